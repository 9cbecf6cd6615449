"""Sail Away: its tables put together, and what the edges ask of it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import played_version, settled_options
from quarterdeck.core.phrases import Said
from quarterdeck.core.result import Result
from quarterdeck.core.step import SEALED, Step
from quarterdeck.core.view import View
from quarterdeck.games.sail_away import frames as fr
from quarterdeck.games.sail_away import presentation, pressed, scoring
from quarterdeck.games.sail_away.belief import SailAwayBelief
from quarterdeck.games.sail_away.components import RANSOM_COINS, SALE_COINS
from quarterdeck.games.sail_away.info import INFO
from quarterdeck.games.sail_away.setup import first_state
from quarterdeck.games.sail_away.state import AUDIENCE, SailAwayState, blank
from quarterdeck.games.sail_away.steps.abilities import ClaimOne, LoadCrate, SendHome
from quarterdeck.games.sail_away.steps.cargo import SellForced, SmuggleGoods, StowCrate
from quarterdeck.games.sail_away.steps.claims import (
    CleanUp,
    FreeCrates,
    ResolveClaims,
    UnloadCrates,
)
from quarterdeck.games.sail_away.steps.deal import (
    DealShip,
    FirstPlayer,
    HirePirates,
    IncomingShip,
    KeepShips,
    PublicObjective,
    SecretObjective,
    TurnUpIsland,
)
from quarterdeck.games.sail_away.steps.deeds import DoDeed, LiftStack, ShiftStack
from quarterdeck.games.sail_away.steps.launch import ArmSlot, LaunchShips, ReplaceShip
from quarterdeck.games.sail_away.steps.place import PlaceCrates
from quarterdeck.games.sail_away.steps.recall import RecallCrates
from quarterdeck.games.sail_away.steps.swindle import ScuttleShip, TradeShips
from quarterdeck.games.sail_away.steps.turn import EndTurn
from quarterdeck.games.sail_away.text import PHRASES
from quarterdeck.games.sail_away.verbs import VERBS


class SailAway(Game[SailAwayState]):
    """Place crates, claim islands, load ships and launch them; most points win."""

    def __init__(self) -> None:
        steps: dict[int, Step[SailAwayState]] = {
            fr.FIRST_PLAYER: FirstPlayer(nature=True),
            fr.PUBLIC_OBJECTIVE: PublicObjective(nature=True),
            fr.SECRET_OBJECTIVE: SecretObjective(nature=True),
            fr.TURN_UP_ISLAND: TurnUpIsland(nature=True),
            fr.HIRE_PIRATES: HirePirates(nature=True),
            fr.DEAL_SHIP: DealShip(nature=True),
            fr.KEEP_SHIPS: KeepShips(timing=SEALED, asks=True),
            fr.INCOMING_SHIP: IncomingShip(nature=True),
            fr.RECALL_CRATES: RecallCrates(),
            fr.PLACE_CRATES: PlaceCrates(),
            fr.LOAD_CRATE: LoadCrate(),
            fr.CLAIM_ONE: ClaimOne(),
            fr.SEND_HOME: SendHome(),
            fr.DO_DEED: DoDeed(),
            fr.SELL_FORCED: SellForced(),
            fr.SMUGGLE_GOODS: SmuggleGoods(),
            fr.STOW_CRATE: StowCrate(),
            fr.LIFT_STACK: LiftStack(),
            fr.SHIFT_STACK: ShiftStack(asks=True),
            fr.SCUTTLE_SHIP: ScuttleShip(),
            fr.TRADE_SHIPS: TradeShips(),
            fr.RESOLVE_CLAIMS: ResolveClaims(),
            fr.FREE_CRATES: FreeCrates(),
            fr.UNLOAD_CRATES: UnloadCrates(),
            fr.LAUNCH_SHIPS: LaunchShips(),
            fr.ARM_SLOT: ArmSlot(),
            fr.REPLACE_SHIP: ReplaceShip(),
            fr.CLEAN_UP: CleanUp(),
            fr.END_TURN: EndTurn(),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> SailAwayState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> SailAwayState:
        settled_options(INFO, seats, options)
        return first_state(seats, loud, played_version(INFO, version))

    def belief(self, view: View, heard: list[Heard]) -> Belief[SailAwayState]:
        return SailAwayBelief(view)  # everything heard is still to be seen on the table

    def result(self, s: SailAwayState) -> Result:
        return scoring.result(s)

    def standing(self, s: SailAwayState, seat: i64) -> i64:
        return scoring.score(s, seat)

    def purses(self, view: View) -> list[int]:
        return view.numbers("coins")

    def rewards(self, s: SailAwayState) -> list[float]:
        return scoring.rewards(s)

    def key(self, s: SailAwayState, seat: i64) -> i64:
        return s.shown_last

    def invariant(self, s: SailAwayState) -> str:
        return scoring.invariant(s)

    # ------------------------------------------------------------ for the edges

    def refs(self, s: SailAwayState, a: Action) -> tuple[str, ...]:
        return presentation.refs(s, a)

    def meant(self, s: SailAwayState, seat: i64, ref: str) -> list[Action]:
        return pressed.meant(s, int(seat), ref)

    def risk(
        self, before: SailAwayState, after: SailAwayState | None, told: list[Event], a: Action
    ) -> Said | None:
        return pressed.risk(told, a)

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        return presentation.fact_refs(kind, args)

    def prompt(self, s: SailAwayState, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        return presentation.prompt(s, int(seat))

    def label(self, s: SailAwayState, a: Action) -> Said:
        return presentation.label(s, a)

    def gain(
        self, s: SailAwayState, seat: i64, actions: list[Action]
    ) -> tuple[Said, list[Said]] | None:
        """What a choice certainly brings or costs at once: coins, points of launches, claims."""
        if actions[-1].verb in ("keep", "arm", "take"):
            return None
        s.loud = True
        s.events.clear()
        for a in actions:
            self.act(s, a)
        return _gain(s.events, int(seat))


def _gain(events: list[Event], seat: int) -> tuple[Said, list[Said]] | None:
    total = 0
    points = 0
    coins_move = False
    why: list[Said] = []
    for e in events:
        if e.kind == "turn_began":
            break
        if e.kind == "claimed":
            why.append(("why-claims", (e.args[1],)))
        elif e.kind == "launched" and e.args[0] == seat:
            points += e.args[2]
            why.append(("why-launches", (e.args[1], e.args[2])))
        elif e.kind in ("earned", "paid") and e.args[0] == seat:
            coins = e.args[1] if e.kind == "earned" else -e.args[1]
            total += coins
            coins_move = True
            why.append(("why-source", (e.args[2], coins)))
        elif e.kind in ("ransomed", "bought") and seat in e.args[:2]:
            coins = RANSOM_COINS if e.kind == "ransomed" else SALE_COINS
            coins_move = True
            if e.args[0] == seat:
                total -= coins
                why.append(("why-pays-seat", (e.args[1], coins)))
            else:
                total += coins
                why.append(("why-seat-pays", (e.args[0], coins)))
    if not why:
        return None
    if not coins_move:
        return ("gain-points", (points,)) if points else ("gain-claim", ()), why
    if total == 0:
        return ("gain-nothing", ()), why
    return ("gain-coins", (total,)), why
