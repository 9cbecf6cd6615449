"""Scenes of Ahoy that read like the table.

Tiles are numbered as in tiles.py and lie at (x, y), turned clockwise. Spaces are named by their
coordinates, ``sc.at(1, 1)``, or as region * 4 + printed quarter (3 is the Island). Figures: 0 to 3
are the Flagships, 4 to 13 Patrols, 14 to 16 Strongholds, 17 the Cutter, 18 the Gunship. What is not
said is as at the start: dice 1 2 3 4 (5), 1 gold each, six Ready Comrades.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from typing_extensions import override

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.boards import COST_SLOT, SHIP_SLOT
from quarterdeck.games.ahoy.cards import CARDS_COUNT, NAMES, PLAN_COPIES, PLANS
from quarterdeck.games.ahoy.components import (
    BOX,
    CARGO,
    COMRADES,
    CREW,
    CUTTER_SLOT,
    DICE,
    DICE_OF,
    FACTION,
    GOLD,
    GUNSHIP_FOUR,
    GUNSHIP_SIX,
    IN_MARKET,
    NONE,
    PATROLS,
    PLEDGED,
    STRONGHOLDS,
    UNION_SEAT,
    VICTORY_MOVE,
)
from quarterdeck.games.ahoy.frames import FRESH, TRIP
from quarterdeck.games.ahoy.grid import cell_at, cell_of, x_of, y_of
from quarterdeck.games.ahoy.mapping import put_down
from quarterdeck.games.ahoy.slots import set_slot
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.turn import begin_turn
from tests.support.scene import BaseScene

N, E, S, W = range(4)
Tile = tuple[int, int, int, int]  # tile, x, y, turn
# As the game starts: tile 5 (Compass, T2 and a Sandbar), tile 7 (Skull, a Harbor and Treasure).
START: tuple[Tile, ...] = ((5, 0, 0, 2), (7, 2, 1, 0))
X = 7  # damage
CUTTERS, FOUR, SIX = (SHIP_SLOT + k for k in (CUTTER_SLOT, GUNSHIP_FOUR, GUNSHIP_SIX))


def card(name: str, which: int = 0) -> int:
    """A market card by its crew's name."""
    return [k for k, n in enumerate(NAMES) if n == name][which]


class Scene(BaseScene[AhoyState]):
    """A table in the middle of a game; what chance shows can be said beforehand."""

    def __init__(
        self,
        s: AhoyState,
        rolls: Iterable[int] = (),
        draws: Iterable[int] = (),
        deals: Iterable[int] = (),
    ) -> None:
        super().__init__(GAME, s)
        self.rolls = list(rolls)  # what the next battle dice and dice show
        self.draws = list(draws)  # the next tiles
        self.deals = list(deals)  # the next market cards
        self._chance()

    def rolling(self, *values: int) -> Scene:
        """What the next dice show."""
        self.rolls += values
        return self

    def drawing(self, *tiles: int) -> Scene:
        """The next tiles."""
        self.draws += tiles
        return self

    def dealing(self, *cards: int) -> Scene:
        """The next market cards."""
        self.deals += cards
        return self

    def die(self, value: int, slot: int) -> Scene:
        """The seat that must act places a die of this value on a slot."""
        me = self.waits
        k = self.s.dice[me * DICE : me * DICE + DICE].index(value)
        self.do("pick", k)
        return self.do("place", slot) if self.asked == "PlaceDie" else self

    @override
    def _drawn(self) -> Action:
        step = GAME.step(self.s)
        verb = GAME.word(NATURE, step.legal(self.s, self.s.stack[-1], NATURE)[0]).verb
        given = {"roll": self.rolls, "tile": self.draws, "deal": self.deals}.get(verb)
        if not given:
            return super()._drawn()
        a = Action(NATURE, verb, (given.pop(0),))
        assert GAME.check(self.s, a) is None, a
        return a

    def at(self, x: int, y: int) -> int:
        """The space lying there."""
        return space_at(self.s, x, y)

    def place(self, figure: int) -> tuple[int, int] | None:
        """Where a figure is."""
        space = self.s.at[figure]
        if space == NONE:
            return None
        cell = cell_of(self.s.xs, self.s.ys, self.s.turns, space)
        return int(x_of(cell)), int(y_of(cell))

    def board(self, seat: int) -> list[int]:
        """The slots of a seat's board."""
        return self.s.slots[seat * 12 : seat * 12 + 12]

    @property
    def gold(self) -> list[int]:
        return list(self.s.gold)

    @property
    def fame(self) -> list[int]:
        return list(self.s.fame)


def space_at(s: AhoyState, x: int, y: int) -> int:
    """The space at these coordinates."""
    for space in range(s.regions * 4):
        if cell_of(s.xs, s.ys, s.turns, space) == cell_at(x, y):
            return space
    raise AssertionError(f"nothing lies at ({x}, {y})")


Where = int | tuple[int, int]  # a space, or its coordinates


def scene(
    tiles: Iterable[Tile] = START,
    *,
    seats: int = 3,
    turn: int = 0,
    ships: Mapping[int, Where] | None = None,
    patrols: Iterable[Where] = (),
    strongholds: Iterable[Where] = (),
    comrades: Mapping[int, int] | None = None,
    ready: int | None = None,
    dice: Mapping[int, tuple[int, ...]] | None = None,
    slots: Mapping[int, Mapping[int, int]] | None = None,
    crew: Mapping[int, Iterable[int]] | None = None,
    cargo: Mapping[int, Iterable[int]] | None = None,
    pledged: Mapping[tuple[int, int], Iterable[int]] | None = None,
    market: tuple[int, ...] | None = None,
    gold: Mapping[int, int] | None = None,
    fame: Mapping[int, int] | None = None,
    wealth: Mapping[int, int] | None = None,
    plans: tuple[int, ...] = (),
    played: Mapping[int, int] | None = None,
    piles: Mapping[int, int] | None = None,
    deck: Iterable[int] | None = None,
    first: int = 0,
    round: int = 1,
    allowed: int | None = None,
    stack: Iterable[Frame] = (),
    rolls: Iterable[int] = (),
    draws: Iterable[int] = (),
    deals: Iterable[int] = (),
    version: int = 0,
) -> Scene:
    """A table at the start of ``turn``'s turn. ``comrades``: by region. ``slots``: seat -> slot ->
    a die's value or X. ``piles``: seat -> which pile is the Squadron's. ``stack``: put on top.
    ``version``: of the rules; 0 the newest.
    """
    s = GAME.new(seats, {}, True, version)
    s.stack.clear()
    for tile, x, y, lying in tiles:
        put_down(s, tile, cell_at(x, y), lying)
    union = UNION_SEAT[seats]

    def space(where: Where) -> int:
        return where if isinstance(where, int) else space_at(s, *where)

    homes: dict[int, Where] = {0: 3, union: 7}
    for seat in range(seats):
        homes.setdefault(seat, 0)
    homes.update(ships or {})
    for figure, where in homes.items():
        s.at[figure] = space(where) if where != NONE else NONE
    for k, where in enumerate(patrols):
        s.at[PATROLS + k] = space(where)
    for k, where in enumerate(strongholds):
        s.at[STRONGHOLDS + k] = space(where)
    for region, n in (comrades or {}).items():
        s.comrades[region] = n
    s.ready = 6 if ready is None else ready
    s.comrades_left = COMRADES - s.ready - sum(s.comrades)
    lay_cards(s, crew or {}, cargo or {}, pledged or {}, market, deck)
    lay_dice(s, dice or {}, slots or {})
    for seat in range(seats):
        s.gold[seat] = (gold or {}).get(seat, 1)
        s.fame[seat] = (fame or {}).get(seat, 0)
    s.gold_left = GOLD - sum(s.gold)
    for region, n in (wealth or {}).items():
        s.wealth[region] = n
    for plan, n in (played or {}).items():
        s.played[plan] = n
    for figure, plan in ((17, 0), (18, 1)):
        if s.at[figure] != NONE:
            s.played[plan] = 1
    s.plans[union] = tuple(sorted(plans))
    assert all(plans.count(k) + s.played[k] <= PLAN_COPIES[k] for k in range(PLANS))
    s.plan_deck = 12 - len(plans) - sum(s.played)
    for seat in range(seats):
        if FACTION[seats * 4 + seat] == 2:
            s.pledges[seat] = (piles or {}).get(seat, 0)
    s.first = first
    s.round = round
    begin_turn(s, turn)
    if allowed is not None:
        s.allowed = allowed
    s.stack += stack
    GAME.settle(s)
    assert GAME.invariant(s) == "", GAME.invariant(s)
    return Scene(s, rolls, draws, deals)


def lay_cards(
    s: AhoyState,
    crew: Mapping[int, Iterable[int]],
    cargo: Mapping[int, Iterable[int]],
    pledged: Mapping[tuple[int, int], Iterable[int]],
    market: tuple[int, ...] | None,
    deck: Iterable[int] | None,
) -> None:
    for seat, cards in crew.items():
        for k in cards:
            s.where[k] = CREW + seat
    for seat, cards in cargo.items():
        for k in cards:
            s.where[k] = CARGO + seat
    for (seat, pile), cards in pledged.items():
        for k in cards:
            s.where[k] = PLEDGED + seat * 2 + pile
    free = [k for k in range(CARDS_COUNT) if s.where[k] == 0]
    lying = market if market is not None else tuple(free[:3])
    for place, k in enumerate(lying):
        s.market[place] = k
        if k != NONE:
            s.where[k] = IN_MARKET
    left = set(range(CARDS_COUNT) if deck is None else deck)
    if NONE in lying:  # the Market is not full because the deck is empty
        left = set()
    for k in range(CARDS_COUNT):
        if s.where[k] == 0 and k not in left:
            s.where[k] = BOX
    s.deck = sum(1 << k for k in range(CARDS_COUNT) if s.where[k] == 0)


def lay_dice(
    s: AhoyState, dice: Mapping[int, tuple[int, ...]], slots: Mapping[int, Mapping[int, int]]
) -> None:
    for seat in range(s.seats):
        many = DICE_OF[FACTION[s.seats * 4 + seat]]
        for slot, what in slots.get(seat, {}).items():
            assert slot < COST_SLOT or what != X
            set_slot(s, seat, slot, what)
            many -= what != X
        hand = dice.get(seat, (1, 2, 3, 4, 5)[:many])
        for k in range(many):  # those not named are spent
            s.dice[seat * DICE + k] = hand[k] if k < len(hand) else -1


def rare_questions() -> list[AhoyState]:
    """States at the questions that random play hardly ever asks."""
    harbor = ((11, 0, 0, 0), (7, 2, 1, 0))  # a Harbor with gold at (1, 0)
    order = scene(
        harbor,
        ships={0: (0, 0), 1: (0, 0), 2: 7},
        slots={1: {0: X}},
        stack=[Frame(TRIP, 1, (1, 2, VICTORY_MOVE, FRESH, 0))],
    )
    order.say(f"step {E}", "stop")
    emissary = scene(
        ships={0: (0, 1), 1: (1, 1)},
        slots={0: {8: 6}},
        dice={0: (1, 1, 1, 1)},
        crew={0: [card("Emissary")]},
    )
    emissary.die(1, 0).do("step", E)
    noble, loot = card("Naive Noble"), [card("Pilot"), card("Sailor")]
    noble_scene = scene(ships={0: (0, 1), 1: (1, 1)}, crew={0: [noble], 1: loot})
    noble_scene.do("use", noble)
    trawler = card("Trawler")
    trawl = scene(turn=1, ships={0: 3, 1: (2, 1)}, crew={1: [trawler]})
    trawl.die(1, 12 + trawler).do("step", E)
    scenes = (order, emissary, noble_scene, trawl)
    assert [sc.asked for sc in scenes] == ["EffectOrder", "Emissary", "Noble", "Trawl"]
    return [sc.s for sc in scenes]
