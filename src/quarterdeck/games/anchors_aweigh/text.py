"""Which sentences Anchors Aweigh! says; the words are in words/<language>/anchors_aweigh.ftl."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.phrases import Phrases
from quarterdeck.games.anchors_aweigh import text_loading, text_travel

PHRASES: Final = Phrases(
    events={**text_loading.EVENTS, **text_travel.EVENTS},
    refusals={**text_loading.REFUSALS, **text_travel.REFUSALS},
    sentences={**text_loading.SENTENCES, **text_travel.SENTENCES},
    silent=text_loading.SILENT | text_travel.SILENT,
    minor=text_loading.MINOR | text_travel.MINOR,
)
