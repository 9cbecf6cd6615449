"""One step of a rulebook: who acts, what is legal, what happens."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.state import State

TURN: Final = "turn"  # the game waits for one seat
SEALED: Final = "sealed"  # several seats answer in secret; opened together
RACE: Final = "race"  # several seats and the clock act at will

NO_MOVE: Final = -1

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Stateless: all it knows is in the state and the frame.

    A plain step works on packed moves. A ``wide`` step (a shot, a rope path) needs more numbers
    than an int holds: it takes the Action itself and writes ``check_action``, ``sample`` and
    ``take`` instead of ``legal`` and ``apply``.
    """

    timing: str
    wide: bool
    nature: bool  # NATURE decides it
    asks: bool  # always waits for a choice: ``enter`` need not be called
    # The question itself must tell nobody what the asked one holds: it is always put, and when only
    # one answer is lawful the table gives it after the same pause a bot takes.
    discreet: bool
    asides: bool  # others may do something too, though nobody waits for it: see ``aside``
    plain: bool  # one seat, packed moves: the fast path of the loops

    def __init__(
        self,
        timing: str = TURN,
        wide: bool = False,
        nature: bool = False,
        asks: bool = False,
        discreet: bool = False,
        asides: bool = False,
    ) -> None:
        self.timing = timing
        self.wide = wide
        self.nature = nature
        self.asks = asks
        self.discreet = discreet
        self.asides = asides
        self.plain = timing == TURN and not wide

    # ------------------------------------------------------------ what happens by itself

    def enter(self, s: S, f: Frame) -> bool:
        """Do what needs nobody's choice. True: somebody must choose. False: the stack changed."""
        return True

    # ------------------------------------------------------------ who acts

    def seat(self, s: S, f: Frame) -> i64:
        """Who must act; where several may, the first of them. Plain steps do not change it."""
        return NATURE if self.nature else f.seat

    def seats(self, s: S, f: Frame) -> list[int]:
        """Everybody who may act now, the clock included."""
        return [int(self.seat(s, f))]

    def barred(self, s: S, f: Frame, seat: i64) -> Refusal:
        """Why a seat that is not among ``seats`` may not act now."""
        return Refusal("no-not-your-turn")

    def aside(self, s: S, f: Frame, seat: i64, move: i64) -> Refusal | None:
        """The law for a seat that is not among ``seats``: what it may do all the same, unasked."""
        return self.barred(s, f, seat)

    # ------------------------------------------------------------ races

    def due(self, s: S, f: Frame) -> i64:
        """Milliseconds since the race began at which the clock must act; 0: never."""
        return 0

    def earliest(self, s: S, f: Frame, seat: i64) -> i64:
        """An act of this seat counts as begun no earlier than this (ms since the race began)."""
        return 0

    def timed(self, s: S, f: Frame, at: i64) -> None:
        """Told before ``apply`` when the act began; a packed move is as early as it can be."""

    # ------------------------------------------------------------ plain steps

    def legal(self, s: S, f: Frame, seat: i64) -> list[int]:
        """All lawful moves, as packed ints. May be a shared constant list: do not change it."""
        raise NotImplementedError

    def check(self, s: S, f: Frame, seat: i64, move: i64) -> Refusal | None:
        """None if lawful, otherwise why not. The law: ``legal`` only spells it out."""
        if move in self.legal(s, f, seat):
            return None
        return Refusal("no-such-choice")

    def pick(self, s: S, f: Frame, seat: i64, dice: Dice) -> i64:
        """Any lawful move, for random play; a step with many moves may know a faster way."""
        moves = self.legal(s, f, seat)
        return moves[dice.below(len(moves))]

    def apply(self, s: S, f: Frame, seat: i64, move: i64) -> None:
        """Carry out a lawful move: change the state, pop or replace ``f``, push what follows."""
        raise NotImplementedError

    def through(self, s: S, f: Frame, seat: i64) -> i64:
        """A move that reveals nothing and that people take on the way to the next choice.

        The table offers the choices after it at once (keep the tile and place it there). -1: none.
        """
        return NO_MOVE

    # ------------------------------------------------------------ nature

    def draw(self, s: S, f: Frame, dice: Dice) -> i64:
        """NATURE's move, drawn with the right odds: the fast way used in playouts."""
        moves = self.legal(s, f, f.seat)
        weights = self.odds(s, f)
        total: i64 = 0
        for w in weights:
            total += w
        left = dice.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return moves[i]

    def odds(self, s: S, f: Frame) -> list[int]:
        """NATURE's weights along ``legal``."""
        return [1] * len(self.legal(s, f, f.seat))

    def scene(self, s: S, f: Frame) -> tuple[int, ...]:
        """What an engine outside the rules must know to act for NATURE here; (): there is none.

        A real table waits for the engine's answer, if it has one; everybody else, and a table
        without one, takes what ``sample`` gives.
        """
        return ()

    # ------------------------------------------------------------ wide steps

    def check_action(self, s: S, f: Frame, a: Action) -> Refusal | None:
        """The law of a wide step."""
        raise NotImplementedError

    def sample(self, s: S, f: Frame, seat: i64, dice: Dice) -> Action:
        """Some lawful action of a wide step, for bots and fuzzers."""
        raise NotImplementedError

    def take(self, s: S, f: Frame, a: Action) -> None:
        """Carry out a lawful action of a wide step."""
        raise NotImplementedError

    def menu(self, s: S, f: Frame, seat: i64) -> list[Action]:
        """The lawful actions of a wide step that need no numbers of the player's: its buttons."""
        return []

    def tool(self, s: S, f: Frame, seat: i64) -> tuple[str, list[int], list[int]]:
        """What a wide step is done with: its kind ("": none), with which pieces, how far each."""
        return ("", [], [])
