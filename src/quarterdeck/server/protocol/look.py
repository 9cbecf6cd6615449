"""What is said of a finished game looked back at, and a hint."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why one choice is better than another: ``more`` or ``less`` of a source of the count in the
    end, less for a ``rival``, less ``risk`` to be out of it, ``sooner`` over, a greater ``lead``.
    In Ship Ahoy a better ``aim``, its ``target``, another one that is ``as_good``, how a ``duel``
    goes, the ``prey`` a ship comes next to."""

    kind: Literal[
        "more",
        "less",
        "rival",
        "risk",
        "sooner",
        "lead",
        "aim",
        "target",
        "as_good",
        "duel",
        "prey",
    ]
    source: str = ""  # its name; of a target and a prey, the piece
    amount: float = 0.0  # points; of what may or may not be, a share of games
    seat: int = -1


class ChoiceTold(Struct, frozen=True):
    """A choice: as the record has it, its label's key and arguments, and what is clicked."""

    row: list[object]
    key: str
    args: dict[str, int]
    refs: list[str]


class Cost(Struct, frozen=True):
    """A decision that cost its seat something, by what that seat could know."""

    step: int  # of the replay: it shows how it stood before
    seat: int
    cost: float  # of the win
    error: float
    made: ChoiceTold
    best: ChoiceTold
    why: list[Reason] = []


class Swing(Struct, frozen=True):
    """What chance did at once to a seat that it moved most."""

    step: int
    seat: int
    gain: float


class LookBack(Struct, frozen=True):
    """A finished game told apart: start + parts = result, for every seat."""

    version: str  # of whoever looked
    fineness: Literal["coarse", "fine"]
    start: list[float]
    result: list[float]  # shares of the win
    chances: list[list[float]]  # for each step of the replay: by seat
    error: list[float]  # likewise: its standard error
    kinds: list[str]  # for each action: choice, chance, forced, race
    parts: dict[str, list[float]]  # luck, decisions, hidden, pace, rest: by seat
    spent: list[float]  # what each seat's own decisions cost it
    costs: list[Cost]  # the costliest first
    swings: list[Swing]
    finer: bool = False  # a finer look is on its way


class Hint(Struct, frozen=True):
    """What a strong bot would do now, by what the seat can see. Some choices are two acts."""

    v: int  # the version it is about
    acts: list[ChoiceTold]
    alike: bool  # ``other`` is about as good
    other: ChoiceTold | None
    why: list[Reason]
