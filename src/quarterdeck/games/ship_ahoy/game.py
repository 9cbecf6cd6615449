"""Ship Ahoy: its tables put together, and what the edges ask of it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import played_version
from quarterdeck.core.phrases import Said
from quarterdeck.core.result import Result
from quarterdeck.core.step import Step
from quarterdeck.core.view import View
from quarterdeck.games.ship_ahoy import frames as fr
from quarterdeck.games.ship_ahoy import presentation, pressed, scoring
from quarterdeck.games.ship_ahoy.belief import ShipAhoyBelief
from quarterdeck.games.ship_ahoy.info import INFO, chosen_options
from quarterdeck.games.ship_ahoy.setup import first_state
from quarterdeck.games.ship_ahoy.state import AUDIENCE, ShipAhoyState, blank
from quarterdeck.games.ship_ahoy.steps.combat import Combat, Symbol
from quarterdeck.games.ship_ahoy.steps.flight import Flight
from quarterdeck.games.ship_ahoy.steps.sail import Knots, KrakenMove, Move
from quarterdeck.games.ship_ahoy.steps.salvage import Salvage
from quarterdeck.games.ship_ahoy.steps.shoot import Shoot
from quarterdeck.games.ship_ahoy.steps.turn import DealBarrels, EndTurn, FirstPlayer, StartTurn
from quarterdeck.games.ship_ahoy.text import PHRASES
from quarterdeck.games.ship_ahoy.verbs import VERBS


class ShipAhoy(Game[ShipAhoyState]):
    """A cannon, a rope, two dice: topple and board until somebody has nothing left."""

    def __init__(self) -> None:
        steps: dict[int, Step[ShipAhoyState]] = {
            fr.FIRST_PLAYER: FirstPlayer(nature=True),
            fr.DEAL_BARRELS: DealBarrels(nature=True),
            fr.START_TURN: StartTurn(),
            fr.SHOOT: Shoot(wide=True),
            fr.FLIGHT: Flight(wide=True, nature=True, asks=True),
            fr.MOVE: Move(wide=True),
            fr.KNOTS: Knots(nature=True),
            fr.COMBAT: Combat(),
            fr.SYMBOL: Symbol(nature=True),
            fr.SALVAGE: Salvage(asks=True),
            fr.KRAKEN_MOVE: KrakenMove(wide=True, asks=True),
            fr.END_TURN: EndTurn(),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> ShipAhoyState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> ShipAhoyState:
        chosen = chosen_options(seats, options)
        return first_state(seats, chosen, loud, played_version(INFO, version))

    def belief(self, view: View, heard: list[Heard]) -> Belief[ShipAhoyState]:
        return ShipAhoyBelief(view)

    def result(self, s: ShipAhoyState) -> Result:
        return scoring.result(s)

    def standing(self, s: ShipAhoyState, seat: i64) -> i64:
        return scoring.standing(s, seat)

    def purses(self, view: View) -> list[int]:
        return view.numbers("points")

    def rewards(self, s: ShipAhoyState) -> list[float]:
        return scoring.rewards(s)

    def key(self, s: ShipAhoyState, seat: i64) -> i64:
        return s.shown_last

    def invariant(self, s: ShipAhoyState) -> str:
        return scoring.invariant(s)

    # ------------------------------------------------------------ for the edges

    def refs(self, s: ShipAhoyState, a: Action) -> tuple[str, ...]:
        return presentation.refs(s, a)

    def meant(self, s: ShipAhoyState, seat: i64, ref: str) -> list[Action]:
        return pressed.meant(s, int(seat), ref)

    def risk(
        self, before: ShipAhoyState, after: ShipAhoyState | None, told: list[Event], a: Action
    ) -> Said | None:
        return pressed.risk(before, told, a)

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        return presentation.fact_refs(kind, args)

    def prompt(self, s: ShipAhoyState, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        return presentation.prompt(s)

    def label(self, s: ShipAhoyState, a: Action) -> Said:
        return presentation.label(s, a)

    def gain(
        self, s: ShipAhoyState, seat: i64, actions: list[Action]
    ) -> tuple[Said, list[Said]] | None:
        return presentation.gain(s, actions[-1])
