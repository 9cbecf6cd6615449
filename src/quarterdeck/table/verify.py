"""Whether the draws of a finished game are those that its secret gives, as was promised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from quarterdeck.table.chance import chance_of, scene_of
from quarterdeck.table.record import BadRecord, Record, first_state

# What an engine answers begins with who made it (0: the rules' own stand-in) and the luck it was
# given, the same for both: games/ship_ahoy/steps/flight.py.
MAKER = 0
LUCK = slice(1, 5)


class BadDraws(BadRecord):
    """Draws that were chosen, or a record that was changed; the message says where."""


class Draws:
    """Looks at every action before it is carried out; BadDraws at the first that does not fit."""

    def __init__(self, commitment: str, secret: str, parts: Sequence[str] = ()) -> None:
        try:
            self.chance = chance_of(secret, parts)
        except ValueError:
            raise BadDraws("the secret behind the draws is not a hexadecimal number") from None
        if self.chance.commitment != commitment:
            raise BadDraws("the secret does not fit the commitment made before the first draw")
        self.verified = 0
        self.computed = 0  # by an engine, from the secret's luck: the rest cannot be checked here
        self.actions = 0
        self.counted = 0  # draws whose lots were asked for

    @property
    def seen(self) -> int:
        """How often NATURE has acted."""
        return self.verified + self.computed

    def lots(self, game: Game[Any], s: Any, a: Action) -> tuple[int, int, int, int] | None:
        """Of an action about to be done that is NATURE's: which draw it is, and by which lots."""
        if a.seat != NATURE or NATURE not in game.to_act(s) or not game.step(s).nature:
            return None
        k = self.counted
        self.counted += 1
        return (k, *self.chance.lots(game, s, k, a))

    def look(self, game: Game[Any], s: Any, a: Action) -> None:
        """``a`` is about to be done in ``s``. What is against the rules is for others to tell."""
        self.actions += 1
        if a.seat != NATURE or NATURE not in game.to_act(s) or not game.step(s).nature:
            return
        watched = s.clone()
        watched.loud = True  # as at the table: what nobody looks at may be drawn without its flight
        drawn = self.chance.act(game, watched, self.seen)
        if a == drawn:
            self.verified += 1
        elif scene_of(game, s) and _is_computed(a, drawn):
            self.computed += 1
        else:
            raise BadDraws(
                f"draw {self.seen + 1} (action {self.actions}) is not the one that the secret "
                f"gives: {_short(a)} instead of {_short(drawn)}"
            )


def draws_of(record: Record) -> Draws | None:
    """Ready to look; None: the record has no commitment or no secret, so it promises nothing."""
    if record.end is None or not record.end.secret or not record.header.commitment:
        return None
    return Draws(record.header.commitment, record.end.secret, record.header.parts)


def verify(game: Game[Any], record: Record) -> Draws | None:
    """Play a record through and look at all of its draws."""
    draws = draws_of(record)
    if draws is None:
        return None
    s = first_state(game, record.header)
    for number, a in enumerate(record.actions, start=1):
        draws.look(game, s, a)
        refusal = game.check(s, a)
        if refusal is not None:
            raise BadRecord(f"action {number} {a} is refused: {refusal}")
        game.act(s, a)
    return draws


def _is_computed(a: Action, drawn: Action) -> bool:
    """Whether an engine may have made this of the same luck."""
    return (
        a.verb == drawn.verb
        and len(a.args) > LUCK.stop
        and a.args[MAKER] > 0
        and a.args[LUCK] == drawn.args[LUCK]
    )


def _short(a: Action) -> str:
    return f"{a.verb:.40}{a.args}" if len(a.args) <= 8 else f"{a.verb:.40}({a.args[0]}, …)"
