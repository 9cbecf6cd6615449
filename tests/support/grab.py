"""Grab: the smallest game with a race, to prove the table and the server with.

After a countdown everybody grabs tiles; a hand needs its time, the clock decides who was first, and
what is under a tile only its owner learns. When no tile is left everybody seals a guess.
"""

from __future__ import annotations

from quarterdeck.core.action import Action, arg, pack, verb_of
from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.info import GameInfo, OptionSpec, played_version, settled_options
from quarterdeck.core.phrases import Phrases
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.result import Result, ScoreLine
from quarterdeck.core.seat import CLOCK, NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.step import RACE, SEALED, Step
from quarterdeck.core.verb import Verb
from quarterdeck.core.view import GIVEN, OWNER, PUBLIC, SECRET, View

READY, GRABBING, GUESSING = range(3)
VERBS = [Verb(0, "grab", ("tile",)), Verb(1, "ring", ()), Verb(2, "guess", ("count",))]
V_GRAB, V_RING, V_GUESS = range(3)
FIELDS = ["at", "arrivals", "floor", "reach", "ready"]
LISTS = ["owners", "under", "found", "acts", "since", "order", "guesses"]


class GrabState(State):
    __slots__ = (*FIELDS, *LISTS)

    at: int  # when the act that is being carried out began
    arrivals: int
    floor: int  # start of the last act the clock decided
    reach: int
    ready: int
    owners: list[int]  # by tile: its seat, or -1
    under: list[int]  # by tile: what is under it
    found: list[int]  # by seat: what was under its tiles, added up
    acts: list[int]  # by seat: the tile its hand reaches for, or -1
    since: list[int]
    order: list[int]
    guesses: list[int]

    def __init__(self) -> None:
        super().__init__()
        for name in FIELDS:
            setattr(self, name, 0)
        for name in LISTS:
            setattr(self, name, [])

    def clone(self) -> GrabState:
        c = GrabState()
        c.seats = self.seats
        c.version = self.version
        c.stack = self.stack[:]
        for name in FIELDS:
            setattr(c, name, getattr(self, name))
        for name in LISTS:
            setattr(c, name, getattr(self, name)[:])
        return c

    def next_hand(self) -> int:
        """Whose act began first, -1: nobody's hand moves."""
        moving = [k for k in range(self.seats) if self.acts[k] >= 0]
        return min(moving, key=lambda k: (self.since[k], self.order[k]), default=-1)


AUDIENCE = {
    **dict.fromkeys(FIELDS + LISTS, PUBLIC),
    "under": SECRET,
    "found": OWNER,
    "guesses": GIVEN,
}


class Ready(Step[GrabState]):
    """Nobody moves yet."""

    def seats(self, s: GrabState, f: Frame) -> list[int]:
        return [CLOCK]

    def seat(self, s: GrabState, f: Frame) -> int:
        return CLOCK

    def due(self, s: GrabState, f: Frame) -> int:
        return s.ready

    def legal(self, s: GrabState, f: Frame, seat: int) -> list[int]:
        return [pack(V_RING)]

    def apply(self, s: GrabState, f: Frame, seat: int, move: int) -> None:
        s.stack[-1] = Frame(GRABBING, NOBODY)
        if s.loud:
            s.tell("began")


class Grabbing(Step[GrabState]):
    """The race."""

    def seats(self, s: GrabState, f: Frame) -> list[int]:
        free = [k for k in range(s.seats) if s.acts[k] < 0]
        return [*free, CLOCK] if len(free) < s.seats else free

    def seat(self, s: GrabState, f: Frame) -> int:
        return self.seats(s, f)[0]

    def barred(self, s: GrabState, f: Frame, seat: int) -> Refusal:
        return Refusal("no-hand-busy")

    def due(self, s: GrabState, f: Frame) -> int:
        k = s.next_hand()
        return s.since[k] + s.reach if k >= 0 else 0

    def earliest(self, s: GrabState, f: Frame, seat: int) -> int:
        return max(s.floor, s.since[seat])

    def timed(self, s: GrabState, f: Frame, at: int) -> None:
        s.at = at

    def legal(self, s: GrabState, f: Frame, seat: int) -> list[int]:
        if seat == CLOCK:
            return [pack(V_RING)]
        return [pack(V_GRAB, n) for n, owner in enumerate(s.owners) if owner < 0]

    def check(self, s: GrabState, f: Frame, seat: int, move: int) -> Refusal | None:
        if seat == CLOCK or verb_of(move) != V_GRAB:
            return super().check(s, f, seat, move)
        is_there = arg(move) < len(s.owners) and s.owners[arg(move)] < 0
        return None if is_there else Refusal("no-tile-gone")

    def apply(self, s: GrabState, f: Frame, seat: int, move: int) -> None:
        if seat != CLOCK:
            s.acts[seat] = arg(move)
            s.since[seat] = max(s.at, self.earliest(s, f, seat))
            s.order[seat] = s.arrivals
            s.arrivals += 1
            if s.loud:
                s.tell("reached", seat, arg(move), s.since[seat])
            return
        seat = s.next_hand()
        tile = s.acts[seat]
        s.floor = s.since[seat]
        s.since[seat] += s.reach
        s.acts[seat] = -1
        if s.owners[tile] >= 0:
            if s.loud:
                s.tell("missed", seat, tile, s.owners[tile])
            return
        s.owners[tile] = seat
        s.found[seat] += s.under[tile]
        if s.loud:
            s.whisper("grabbed", (seat, tile), (seat,), (s.under[tile],))
        if min(s.owners) >= 0:
            s.acts[:] = [-1] * s.seats
            s.stack[-1] = Frame(GUESSING, NOBODY)


class Guessing(Step[GrabState]):
    """Everybody seals a guess."""

    def enter(self, s: GrabState, f: Frame) -> bool:
        if min(s.guesses) < 0:
            return True
        s.stack.pop()
        if s.loud:
            s.reveal("ended")
        return False

    def seats(self, s: GrabState, f: Frame) -> list[int]:
        return [k for k in range(s.seats) if s.guesses[k] < 0]

    def seat(self, s: GrabState, f: Frame) -> int:
        return self.seats(s, f)[0]

    def legal(self, s: GrabState, f: Frame, seat: int) -> list[int]:
        return [pack(V_GUESS, n) for n in range(10)]

    def apply(self, s: GrabState, f: Frame, seat: int, move: int) -> None:
        s.guesses[seat] = arg(move)
        if s.loud:
            s.whisper("sealed", (seat,), (seat,), (arg(move),))


class GrabBelief(Belief[GrabState]):
    """Nothing is known of what lies under the tiles."""

    def __init__(self, view: View) -> None:
        self.view = view

    def deal(self, dice: Dice) -> GrabState:
        s = GrabState()
        s.seats = self.view.seats
        s.stack = self.view.stack[:]
        for name in FIELDS:
            setattr(s, name, self.view.number(name))
        for name in ("owners", "acts", "since", "order"):
            setattr(s, name, self.view.numbers(name))
        s.under = [0] * len(s.owners)
        s.found = [0] * s.seats
        given = self.view.fields["guesses"]
        assert isinstance(given, list)
        s.guesses = [0 if is_given is True else -1 for is_given in given]
        return s


INFO = GameInfo(
    id="grab",
    version=1,
    min_seats=1,
    max_seats=4,
    minutes=1,
    options=(
        OptionSpec("reach", ("200", "400", "5000"), "200"),
        OptionSpec("tiles", ("2", "12", "60", "500"), "12"),
        OptionSpec("ready", ("1", "300", "1000"), "1"),
    ),
    end_reasons=("end-grabbed",),
)
EVENTS: dict[str, tuple[str, ...]] = {
    "began": (),
    "reached": ("seat", "tile", "start"),
    "grabbed": ("seat", "tile", "points"),
    "missed": ("seat", "tile", "seat"),
    "sealed": ("seat", "count"),
    "ended": (),
}
ASKS = ["ask-ready", "ask-grab", "ask-guess"]
PHRASES = Phrases(
    events=EVENTS,
    refusals={"no-hand-busy": (), "no-tile-gone": ()},
    sentences={
        **dict.fromkeys([*ASKS, *[a + "-hint" for a in ASKS], "tally-found", "end-grabbed"], ()),
        **{f"do-{v.name}": v.kinds for v in VERBS},
    },
    silent=frozenset({"reached"}),
    minor=frozenset(),
)


class Grab(Game[GrabState]):
    """Put together."""

    def __init__(self) -> None:
        steps: dict[int, Step[GrabState]] = {
            READY: Ready(timing=RACE, asks=True),
            GRABBING: Grabbing(timing=RACE, asks=True),
            GUESSING: Guessing(timing=SEALED),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> GrabState:
        return GrabState()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> GrabState:
        chosen = settled_options(INFO, seats, options)
        s = GrabState()
        s.seats = seats
        s.version = played_version(INFO, version)
        s.loud = loud
        s.reach = int(chosen["reach"])
        s.ready = int(chosen["ready"])
        tiles = int(chosen["tiles"])
        s.owners = [-1] * tiles
        s.under = [7 * n % 10 for n in range(tiles)]
        s.found = [0] * seats
        s.acts = [-1] * seats
        s.since = [0] * seats
        s.order = [0] * seats
        s.guesses = [-1] * seats
        s.push(READY)
        self.settle(s)
        return s

    def belief(self, view: View, heard: list[Heard]) -> GrabBelief:
        return GrabBelief(view)

    def standing(self, s: GrabState, seat: int) -> int:
        return s.found[seat]

    def rewards(self, s: GrabState) -> list[float]:
        r = self.result(s)
        return [1 / len(r.winners) if k in r.winners else 0.0 for k in range(s.seats)]

    def result(self, s: GrabState) -> Result:
        ranks = [1 + sum(n > mine for n in s.found) for mine in s.found]
        lines = [ScoreLine(k, "tally-found", (), s.found[k]) for k in range(s.seats)]
        winners = [k for k in range(s.seats) if ranks[k] == 1]
        return Result(winners, s.found[:], ranks, "end-grabbed", lines)

    def prompt(self, s: GrabState, seat: int) -> tuple[str, str, tuple[int, ...]]:
        key = ASKS[s.stack[-1].op]
        return (key, key + "-hint", ())

    def label(self, s: GrabState, a: Action) -> tuple[str, tuple[int, ...]]:
        return ("do-" + a.verb, a.args)


GRAB = Grab()
