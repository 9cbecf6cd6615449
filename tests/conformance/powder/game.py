"""Powder: its tables put together."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.event import Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import GameInfo, OptionSpec, played_version, settled_options
from quarterdeck.core.phrases import Phrases
from quarterdeck.core.result import Result, ScoreLine
from quarterdeck.core.step import RACE, SEALED
from quarterdeck.core.view import View
from tests.conformance.powder import steps, wide
from tests.conformance.powder.belief import PowderBelief
from tests.conformance.powder.state import AUDIENCE, DECK, NOT_SEALED, PowderState, blank

STEPS = ["round", "omen", "deal", "bid", "play", "effect", "rob", "steal", "bury", "load"]
STEPS += ["shoot", "flight", "rope"]

INFO = GameInfo(
    id="powder",
    version=steps.DEARER_BIDS,
    oldest=1,
    min_seats=2,
    max_seats=5,
    minutes=1,
    options=(OptionSpec("rounds", ("1", "3"), "1"),),
    end_reasons=("end-rounds",),
)

PHRASES = Phrases(
    events={
        "omened": ("seat", "card"),
        "drew": ("seat", "card"),
        "sealed": ("seat", "coins"),
        "opened": ("seat", "coins"),
        "passed": ("seat",),
        "played": ("seat", "index", "card"),
        "stole": ("seat", "seat", "index", "card"),
        "buried": ("seat", "card"),
        "loaded": ("seat", "crate", "side"),
        "rang": (),
        "fired": ("seat", "angle", "power"),
        "landed": ("seat", "barrel", "x", "y"),
        "roped": ("seat", "count", "reach"),
        "ended": (),
    },
    refusals={
        "no-must-shoot": (),
        "no-too-far-round": (),
        "no-such-powder": (),
        "no-such-barrel": (),
        "no-off-the-sea": (),
        "no-must-rope": (),
        "no-not-your-mast": (),
        "no-rope-too-short": ("reach",),
        "no-barrel-in-the-way": ("barrel",),
    },
    sentences={
        **{f"ask-{name}": ("seat",) for name in STEPS},
        **{f"ask-{name}-hint": ("seat",) for name in STEPS},
        **{f"do-{v.name}": v.kinds for v in steps.VERBS},
        "tally-coins": (),
        "tally-omen": ("card",),
        "end-rounds": (),
    },
    silent=frozenset({"rang"}),
    minor=frozenset({"landed"}),
)


class Powder(Game[PowderState]):
    """Interpreted subclasses of the kernel's classes, compiled or not."""

    def __init__(self) -> None:
        super().__init__(
            INFO,
            {
                steps.ROUND: steps.Round(),
                steps.OMEN: steps.Omen(nature=True),
                steps.DEAL: steps.Deal(nature=True),
                steps.BID: steps.Bid(timing=SEALED),
                steps.PLAY: steps.Play(),
                steps.EFFECT: steps.Effect(),
                steps.ROB: steps.Rob(),
                steps.STEAL: steps.Steal(nature=True),
                steps.BURY: steps.Bury(nature=True),
                steps.LOAD: steps.Load(timing=RACE, asks=True),
                steps.SHOOT: wide.Shoot(wide=True, asks=True),
                steps.FLIGHT: wide.Flight(wide=True, nature=True, asks=True),
                steps.ROPE: wide.Rope(wide=True, asks=True),
            },
            steps.VERBS,
            AUDIENCE,
            PHRASES,
        )

    def blank(self) -> PowderState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> PowderState:
        chosen = settled_options(INFO, seats, options)
        s = blank()
        s.seats = seats
        s.version = played_version(INFO, version)
        s.loud = loud
        s.rounds = int(chosen["rounds"])
        s.hands = [()] * seats
        s.omens = [-1] * seats
        s.bids = [NOT_SEALED] * seats
        s.coins = [2] * seats
        s.crates = [0] * seats
        s.barrels = [250, 300, 500, 200, 750, 400]
        s.push(steps.ROUND)
        for seat in reversed(range(seats)):
            s.push(steps.OMEN, seat)
        self.settle(s)
        return s

    def belief(self, view: View, heard: list[Heard]) -> PowderBelief:
        return PowderBelief(view, heard)

    def score(self, s: PowderState, seat: int) -> int:
        omen = s.omens[seat]
        return s.coins[seat] + (s.spent[omen] if omen >= 0 else 0)

    def standing(self, s: PowderState, seat: int) -> int:
        return self.score(s, seat)

    def rewards(self, s: PowderState) -> list[float]:
        r = self.result(s)
        return [1 / len(r.winners) if k in r.winners else 0.0 for k in range(s.seats)]

    def result(self, s: PowderState) -> Result:
        scores = [self.score(s, k) for k in range(s.seats)]
        ranks = [1 + sum(n > mine for n in scores) for mine in scores]
        lines = []
        for k in range(s.seats):
            lines.append(ScoreLine(k, "tally-coins", (), s.coins[k]))
            lines.append(ScoreLine(k, "tally-omen", (s.omens[k],), s.spent[s.omens[k]]))
        return Result(
            [k for k in range(s.seats) if ranks[k] == 1], scores, ranks, "end-rounds", lines
        )

    def prompt(self, s: PowderState, seat: int) -> tuple[str, str, tuple[int, ...]]:
        name = type(self.step(s)).__name__.lower()
        return (f"ask-{name}", f"ask-{name}-hint", (int(seat),))

    def label(self, s: PowderState, a: Action) -> tuple[str, tuple[int, ...]]:
        return ("do-" + a.verb, a.args)

    def invariant(self, s: PowderState) -> str:
        held = [c for hand in s.hands for c in hand] + s.buried
        for k, n in enumerate(DECK):
            if s.pool[k] + s.spent[k] + held.count(k) != n:
                return f"cards of kind {k} are missing or doubled"
        if len(s.buried) != s.buried_count:
            return "the buried cards are miscounted"
        return "somebody owes coins" if min(s.coins) < 0 else ""
