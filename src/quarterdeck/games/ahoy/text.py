"""Which sentences Ahoy says; the words are in words/<language>/ahoy.ftl."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.phrases import Phrases
from quarterdeck.games.ahoy import text_battle, text_sea

PHRASES: Final = Phrases(
    events={**text_sea.EVENTS, **text_battle.EVENTS},
    refusals={**text_sea.REFUSALS, **text_battle.REFUSALS},
    sentences={**text_sea.SENTENCES, **text_battle.SENTENCES},
    silent=text_sea.SILENT | text_battle.SILENT,
    minor=text_sea.MINOR | text_battle.MINOR,
)
