"""What a guided game lets the learner do: the script's next line, or what comes near enough."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.kit.guide import Guide
from quarterdeck.table.ask import Ask


def light(ask: Ask, guide: Guide | None, played: int) -> None:
    """Leave only what the next line says: its choice, or its piece for the tool in hand."""
    if guide is None:
        return
    ask.options = [o for o in ask.options if guide.allows(played, o.actions)]
    kind, pieces, reach = ask.tool
    lit = guide.in_hand(played, pieces)
    ask.tool = (kind, [pieces[k] for k in lit], [reach[k] for k in lit if reach])


def as_taught(
    game: Game[Any], s: Any, guide: Guide | None, played: int, actions: list[Action]
) -> list[Action] | Refusal:
    """What the actions count as. Near enough but not lawful: the learner hears why."""
    if guide is None:
        return actions
    meant = guide.meant(played, actions)
    if not guide.allows(played, meant):
        return Refusal("no-not-in-lesson")
    refusal = None if meant is actions else game.check(s, actions[0])
    return meant if refusal is None else refusal
