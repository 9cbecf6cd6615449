"""What bots do without looking ahead, and how they judge a position: a game's own knows better."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.play import Mover
from quarterdeck.core.step import S
from quarterdeck.kit.rewards import strongest_rival


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(Mover[S]):
    """What one does without looking ahead: anything. A game's own may know better (bots/games).

    It is only ever shown dealt states, so what it reads is guessed, not known.
    """

    game: Game[S]
    horizon: i64  # decisions a playout goes on before it is judged; 0: to the end
    at_once: bool  # no playout at all: what a choice leads to is judged as it stands
    # For greedy play: how often it guesses what is hidden, how many own choices it looks ahead, and
    # how many of the best at first sight it follows at each (0: all).
    deals: i64
    depth: i64
    breadth: i64
    # For search: weights of what has been tried little, at the root and below, and how much worse
    # than the others' mean an untried choice is thought to be. Rewards are from 0 to 1. At the
    # root all choices must be told apart; below it, exploring much would make everybody play
    # badly in the searcher's mind.
    explore: float
    explore_below: float
    untried: float
    evenly: bool  # search tries the choices at the root in turn, on the same deals
    # For a game that is judged early: a lead of ``scale`` is worth half of what is left to win;
    # ``envy`` is how much the strongest rival's worth counts against one's own.
    scale: float
    envy: float

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.horizon = 0
        self.at_once = False
        self.deals = 8
        self.depth = 4
        self.breadth = 0
        self.explore = 0.5
        self.explore_below = 0.1
        self.untried = 0.05
        self.evenly = False
        self.scale = 1000.0
        self.envy = 1.0

    def narrow(self, s: S, f: Frame, seat: i64, moves: list[int]) -> list[int]:
        """The moves worth telling apart: of several that are alike to this seat, one is enough.

        It must be the same one whenever things look the same to the seat.
        """
        return moves

    def asides(self, s: S, f: Frame, seat: i64) -> list[int]:
        """Lawful moves that ``legal`` leaves out and that may pay here: free acts."""
        return []

    def offers(self, s: S, f: Frame, seat: i64, dice: Dice) -> list[Action]:
        """Of a wide step, the actions worth telling apart, the best at first sight first.

        None: any samples will do.
        """
        return []

    def worth(self, s: S, seat: i64) -> i64:
        """How well the seat stands: what greedy play makes as great as it can."""
        return self.game.standing(s, seat)

    def worths(self, s: S) -> list[int]:
        """How well each seat stands, for search that judges early."""
        raise NotImplementedError  # with a horizon a game's own must say

    def prospects(self, s: S) -> list[float]:
        """Each seat's share of the win, 0 to 1, as far as one can tell before the end."""
        worths = self.worths(s)
        out: list[float] = []
        seat: i64 = 0
        while seat < len(worths):
            rival = float(strongest_rival(worths, seat))
            lead = (float(worths[seat]) - self.envy_of(s, seat) * rival) / self.scale
            out.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
            seat += 1
        return out

    def foresees(self, f: Frame) -> bool:
        """Whether worths already count by its odds what NATURE will bring in this frame."""
        return False

    def envy_of(self, s: S, seat: i64) -> float:
        """How much a seat minds its strongest rival."""
        return self.envy

    def calm(self, s: S) -> bool:
        """Whether this is a moment to judge: a playout goes on past its horizon until it is."""
        return True
