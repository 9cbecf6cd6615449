"""Why a press on a piece does nothing now: the law's own reason, by what the seat can know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import NO_MOVE
from quarterdeck.table.table import Table

NOT_YOUR_TURN = "no-not-your-turn"
# Told by the law about actions that nobody can have meant by a press.
VAGUE = frozenset({"no-such-verb", "no-not-now", "no-bad-arguments", "no-such-choice"})
FIRST = "no-first-press"  # another piece comes before this one
INSTEAD = "no-other-press"  # the same is done by pressing another piece

Because = tuple[Refusal, str]  # why not, and the piece to press first or instead ("": none)


def why_at(table: Table, seat: int, refs: tuple[str, ...]) -> Because:
    """Why a press does nothing now; on a state dealt from the seat's view, as its question is."""
    if table.open_seat == seat:
        return Refusal("no-turn-open"), ""
    if table.open_seat != NOBODY:
        return Refusal("no-wait-for", (table.open_seat,)), ""
    if not table.guidance.is_free:
        return Refusal("no-not-in-lesson"), ""
    belief = table.game.belief(table.view(seat), table.heard(seat))
    return why_in(table.game, belief.deal(Dice(seat + 1)), seat, refs)


def why_in(game: Game[Any], dealt: Any, seat: int, refs: tuple[str, ...]) -> Because:
    """Why the last of ``refs`` cannot be pressed after the others; alike in all dealt states."""
    if game.is_over(dealt):
        return Refusal("no-game-over"), ""
    worlds = [dealt, *_behind(game, dealt, seat)]
    usual = _usual(game, dealt, seat)
    if usual.key == NOT_YOUR_TURN:
        waited = [who for who in game.to_act(dealt) if who >= 0]
        if not game.step(dealt).asides:
            return (Refusal("no-wait-for", (waited[0],)) if waited else usual), ""
    best, other = None, ""
    for a in _meant(game, dealt, seat, refs):
        for world in worlds:
            refusal = game.check(world, a)
            if refusal is None:
                clicks = game.refs(world, a)
                if refs[-1] in clicks:
                    return Refusal(FIRST), clicks[0]
                other = other or clicks[0]
            elif best is None and refusal.key != usual.key and refusal.key not in VAGUE:
                best = refusal
    if other:
        return Refusal(INSTEAD), other
    return best or usual, ""


def _behind(game: Game[Any], dealt: Any, seat: int) -> list[Any]:
    """How it would stand after the harmless move whose choices are offered at once."""
    step = game.step(dealt)
    if step.wide or seat not in game.to_act(dealt):
        return []
    through = step.through(dealt, dealt.stack[-1], seat)
    if through == NO_MOVE:
        return []
    then = dealt.clone()
    game.apply(then, seat, through)
    return [then]


def _meant(game: Game[Any], dealt: Any, seat: int, refs: tuple[str, ...]) -> list[Action]:
    """What the press can mean, in the light of what has been pressed before it."""
    meant = game.meant(dealt, seat, refs[-1])
    for ref in refs[:-1]:
        begun = set(game.meant(dealt, seat, ref))
        meant = [a for a in meant if a in begun] or meant
    return meant


def _usual(game: Game[Any], dealt: Any, seat: int) -> Refusal:
    """What the step says to whatever it is not about: what is to be done now."""
    told: list[Refusal] = []
    for verb in game.verbs:
        refusal = game.check(dealt, Action(seat, verb.name, (0,) * len(verb.kinds)))
        if refusal is not None and refusal.key not in VAGUE:
            told.append(refusal)
    if not told:
        return Refusal("no-such-choice")
    key = Counter([refusal.key for refusal in told]).most_common(1)[0][0]
    return next(refusal for refusal in told if refusal.key == key)
