"""Ahoy: its tables put together, and what the edges ask of it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import played_version, settled_options
from quarterdeck.core.phrases import Said
from quarterdeck.core.result import Result
from quarterdeck.core.step import Step
from quarterdeck.core.view import View
from quarterdeck.games.ahoy import facts, odds, presentation, pressed, scoring
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.belief import AhoyBelief
from quarterdeck.games.ahoy.info import INFO
from quarterdeck.games.ahoy.setup import first_state
from quarterdeck.games.ahoy.state import AUDIENCE, AhoyState, blank
from quarterdeck.games.ahoy.steps.anchor import Anchor, EffectOrder
from quarterdeck.games.ahoy.steps.ashore import Convince, Deploy, Inspire
from quarterdeck.games.ahoy.steps.battle import Battles, Emissary, PlanBattle
from quarterdeck.games.ahoy.steps.cargo import Delivery, Jettison, Marker, PledgeCargo
from quarterdeck.games.ahoy.steps.deal import (
    DrawPlan,
    DrawTile,
    FillMarket,
    PlaceFlagship,
    PledgePiles,
    RemoveCard,
    RollDie,
)
from quarterdeck.games.ahoy.steps.dice import HarborDie, LoadCannons, PlaceDie
from quarterdeck.games.ahoy.steps.fleet import CommandPatrols, Fly, OrderPatrols, ShipMove
from quarterdeck.games.ahoy.steps.harm import Beakhead, Hurt
from quarterdeck.games.ahoy.steps.plans import Enlist, Evacuate, PlayShip, Sneak
from quarterdeck.games.ahoy.steps.recruit import Noble, RecruitFree
from quarterdeck.games.ahoy.steps.repair import Hit, Repair
from quarterdeck.games.ahoy.steps.rewards import AddTile, Reward
from quarterdeck.games.ahoy.steps.rolls import BattleRoll, Grog, Lower
from quarterdeck.games.ahoy.steps.round import (
    NextRound,
    RaiseWealth,
    RoundEnd,
    StartRound,
    WipeMarket,
)
from quarterdeck.games.ahoy.steps.trip import Current, PlaceTile, Trawl, Trip, Wreck
from quarterdeck.games.ahoy.steps.turn import BuildStrongholds, EndTurn, TakeTurn
from quarterdeck.games.ahoy.steps.victory import Buccaneer, GunnersMate, Spoils, Victory
from quarterdeck.games.ahoy.text import PHRASES
from quarterdeck.games.ahoy.verbs import VERBS


class Ahoy(Game[AhoyState]):
    """Sail, explore, battle, smuggle; most Fame wins once somebody has thirty."""

    def __init__(self) -> None:
        steps: dict[int, Step[AhoyState]] = {
            fr.REMOVE_CARD: RemoveCard(nature=True),
            fr.FILL_MARKET: FillMarket(nature=True),
            fr.DRAW_TILE: DrawTile(nature=True),
            fr.ROLL_DIE: RollDie(nature=True),
            fr.DRAW_PLAN: DrawPlan(nature=True),
            fr.PLEDGE_PILES: PledgePiles(nature=True),
            fr.PLACE_FLAGSHIP: PlaceFlagship(),
            fr.TAKE_TURN: TakeTurn(),
            fr.PLACE_DIE: PlaceDie(),
            fr.LOAD_CANNONS: LoadCannons(),
            fr.END_TURN: EndTurn(),
            fr.BUILD_STRONGHOLDS: BuildStrongholds(),
            fr.TRIP: Trip(),
            fr.PLACE_TILE: PlaceTile(),
            fr.WRECK: Wreck(),
            fr.CURRENT: Current(),
            fr.ANCHOR: Anchor(),
            fr.EFFECT_ORDER: EffectOrder(),
            fr.HARBOR_DIE: HarborDie(),
            fr.FLY: Fly(),
            fr.SHIP_MOVE: ShipMove(),
            fr.ORDER_PATROLS: OrderPatrols(),
            fr.COMMAND_PATROLS: CommandPatrols(),
            fr.DEPLOY: Deploy(),
            fr.INSPIRE: Inspire(),
            fr.CONVINCE: Convince(),
            fr.ROUND_END: RoundEnd(),
            fr.RAISE_WEALTH: RaiseWealth(),
            fr.WIPE_MARKET: WipeMarket(),
            fr.NEXT_ROUND: NextRound(),
            fr.BATTLES: Battles(),
            fr.EMISSARY: Emissary(),
            fr.PLAN_BATTLE: PlanBattle(),
            fr.LOWER: Lower(),
            fr.BATTLE_ROLL: BattleRoll(),
            fr.GROG: Grog(),
            fr.VICTORY: Victory(),
            fr.HURT: Hurt(),
            fr.BEAKHEAD: Beakhead(),
            fr.SPOILS: Spoils(),
            fr.BUCCANEER: Buccaneer(),
            fr.GUNNERS_MATE: GunnersMate(),
            fr.REPAIR: Repair(),
            fr.HIT: Hit(),
            fr.RECRUIT_FREE: RecruitFree(),
            fr.JETTISON: Jettison(),
            fr.DELIVERY: Delivery(),
            fr.MARKER: Marker(),
            fr.REWARD: Reward(),
            fr.PLEDGE_CARGO: PledgeCargo(),
            fr.ADD_TILE: AddTile(),
            fr.NOBLE: Noble(),
            fr.PLAY_SHIP: PlayShip(),
            fr.ENLIST: Enlist(),
            fr.EVACUATE: Evacuate(),
            fr.SNEAK: Sneak(),
            fr.START_ROUND: StartRound(),
            fr.TRAWL: Trawl(),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> AhoyState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> AhoyState:
        settled_options(INFO, seats, options)
        return first_state(seats, loud, played_version(INFO, version))

    def belief(self, view: View, heard: list[Heard]) -> Belief[AhoyState]:
        return AhoyBelief(view)  # everything heard is still to be seen on the table

    def result(self, s: AhoyState) -> Result:
        return scoring.result(s)

    def standing(self, s: AhoyState, seat: i64) -> i64:
        return scoring.standing(s, seat)

    def purses(self, view: View) -> list[int]:
        return view.numbers("fame")

    def rewards(self, s: AhoyState) -> list[float]:
        return scoring.rewards(s)

    def key(self, s: AhoyState, seat: i64) -> i64:
        """All that chance has shown; the Union also tells its hands apart."""
        key: i64 = s.shown_last
        for plan in s.plans[seat]:
            key = (key * 13 + plan + 1) & 0xFFFFFFFFFFFF
        return key

    def invariant(self, s: AhoyState) -> str:
        return scoring.invariant(s)

    # ------------------------------------------------------------ for the edges

    def refs(self, s: AhoyState, a: Action) -> tuple[str, ...]:
        return presentation.refs(s, a)

    def meant(self, s: AhoyState, seat: i64, ref: str) -> list[Action]:
        return pressed.meant(s, int(seat), ref)

    def risk(
        self, before: AhoyState, after: AhoyState | None, told: list[Event], a: Action
    ) -> Said | None:
        return pressed.risk(told, a)

    def odds(self, s: AhoyState, a: Action) -> Said | None:
        return odds.odds(s, a)

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        return facts.fact_refs(kind, args)

    def prompt(self, s: AhoyState, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        return presentation.prompt(s)

    def label(self, s: AhoyState, a: Action) -> Said:
        return presentation.label(s, a)

    def gain(
        self, s: AhoyState, seat: i64, actions: list[Action]
    ) -> tuple[Said, list[Said]] | None:
        """Gold and Fame a choice certainly brings or costs at once."""
        s.loud = True
        s.events.clear()
        for a in actions:
            self.act(s, a)
        return _gain(s.events, int(seat))


def _gain(events: list[Event], seat: int) -> tuple[Said, list[Said]] | None:
    gold = fame = 0
    why: list[Said] = []
    for e in events:
        if e.kind in ("turn_began", "scored", "ended"):
            break
        if e.kind in ("earned", "paid") and e.args[0] == seat:
            n = e.args[1] if e.kind == "earned" else -e.args[1]
            gold += n
            why.append(("why-gold", (e.args[2], n)))
        elif e.kind == "famed" and e.args[0] == seat:
            fame += e.args[1]
            why.append(("why-fame", (e.args[2], e.args[1])))
    if not why:
        return None
    if fame and gold:
        return ("gain-fame-gold", (fame, gold)), why
    if fame:
        return ("gain-fame", (fame,)), why
    return ("gain-gold", (gold,)), why
