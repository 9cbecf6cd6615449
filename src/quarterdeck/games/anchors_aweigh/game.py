"""Anchors Aweigh!: its tables put together, and what the edges ask of it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import played_version
from quarterdeck.core.phrases import Said
from quarterdeck.core.result import Result
from quarterdeck.core.step import RACE, SEALED, Step
from quarterdeck.core.view import View
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh import presentation, pressed, scoring
from quarterdeck.games.anchors_aweigh.belief import AnchorsAweighBelief
from quarterdeck.games.anchors_aweigh.components import CHEST_COINS, FRONTS
from quarterdeck.games.anchors_aweigh.info import INFO, chosen_options
from quarterdeck.games.anchors_aweigh.setup import first_state
from quarterdeck.games.anchors_aweigh.state import AUDIENCE, AnchorsAweighState, blank
from quarterdeck.games.anchors_aweigh.steps.beat import ChooseActs, ChoosePlaces
from quarterdeck.games.anchors_aweigh.steps.chests import EndRound, NextRound, PlaceChest
from quarterdeck.games.anchors_aweigh.steps.choose import Choose, Declare
from quarterdeck.games.anchors_aweigh.steps.close import EndLoading, FillShips
from quarterdeck.games.anchors_aweigh.steps.draw import DrawCard, TurnUpCard
from quarterdeck.games.anchors_aweigh.steps.free import Exchange
from quarterdeck.games.anchors_aweigh.steps.race import Loading
from quarterdeck.games.anchors_aweigh.steps.reward import StowCargo, TakeReward
from quarterdeck.games.anchors_aweigh.steps.settle import SettleCard
from quarterdeck.games.anchors_aweigh.steps.start import (
    Countdown,
    LayOutCards,
    PourTiles,
    TakeMonkey,
)
from quarterdeck.games.anchors_aweigh.text import PHRASES
from quarterdeck.games.anchors_aweigh.verbs import VERBS


class AnchorsAweigh(Game[AnchorsAweighState]):
    """Load in a rush, sail with what you grabbed; twice. Most coins and chests win."""

    def __init__(self) -> None:
        steps: dict[int, Step[AnchorsAweighState]] = {
            fr.TAKE_MONKEY: TakeMonkey(),
            fr.POUR_TILES: PourTiles(nature=True, wide=True, asks=True),
            fr.COUNTDOWN: Countdown(timing=RACE, asks=True),
            fr.LAY_OUT_CARDS: LayOutCards(nature=True, wide=True, asks=True),
            fr.LOADING: Loading(timing=RACE, asks=True),
            fr.CHOOSE_ACTS: ChooseActs(timing=SEALED, asks=True),
            fr.CHOOSE_PLACES: ChoosePlaces(timing=SEALED, asks=True),
            fr.FILL_SHIPS: FillShips(nature=True, wide=True, asks=True),
            fr.END_LOADING: EndLoading(),
            fr.DRAW_CARD: DrawCard(nature=True),
            fr.DECLARE: Declare(timing=SEALED),
            fr.TURN_UP_CARD: TurnUpCard(nature=True),
            fr.CHOOSE: Choose(timing=SEALED),
            fr.SETTLE_CARD: SettleCard(),
            fr.TAKE_REWARD: TakeReward(),
            fr.STOW_CARGO: StowCargo(),
            fr.EXCHANGE: Exchange(),
            fr.END_ROUND: EndRound(),
            fr.PLACE_CHEST: PlaceChest(),
            fr.NEXT_ROUND: NextRound(),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> AnchorsAweighState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> AnchorsAweighState:
        chosen = chosen_options(seats, options)
        return first_state(seats, chosen, loud, played_version(INFO, version))

    def belief(self, view: View, heard: list[Heard]) -> Belief[AnchorsAweighState]:
        return AnchorsAweighBelief(view, heard)

    def result(self, s: AnchorsAweighState) -> Result:
        return scoring.result(s)

    def standing(self, s: AnchorsAweighState, seat: i64) -> i64:
        return scoring.standing(s, seat)

    def purses(self, view: View) -> list[int]:
        chests = view.numbers("chests")
        return [n + CHEST_COINS * chests[k] for k, n in enumerate(view.numbers("coins"))]

    def rewards(self, s: AnchorsAweighState) -> list[float]:
        return scoring.rewards(s)

    def key(self, s: AnchorsAweighState, seat: i64) -> i64:
        """What was shown last to all, and what the seat alone sees in its hand."""
        return s.shown_last * (FRONTS + 1) + s.held[seat] + 1

    def invariant(self, s: AnchorsAweighState) -> str:
        return scoring.invariant(s)

    # ------------------------------------------------------------ for the edges

    def refs(self, s: AnchorsAweighState, a: Action) -> tuple[str, ...]:
        return presentation.refs(s, a)

    def meant(self, s: AnchorsAweighState, seat: i64, ref: str) -> list[Action]:
        return pressed.meant(s, int(seat), ref)

    def risk(
        self,
        before: AnchorsAweighState,
        after: AnchorsAweighState | None,
        told: list[Event],
        a: Action,
    ) -> Said | None:
        return pressed.risk(before, told, a)

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        return presentation.fact_refs(kind, args)

    def prompt(self, s: AnchorsAweighState, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        return presentation.prompt(s, int(seat))

    def label(self, s: AnchorsAweighState, a: Action) -> Said:
        return presentation.label(s, a)
