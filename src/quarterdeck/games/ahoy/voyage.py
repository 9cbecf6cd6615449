"""Moving a figure: steps, currents, exploring, arriving, anchoring (AH-040 to AH-053, AH-070)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import BARRELMAN, DIVER, MERCHANT, SEA_WITCH
from quarterdeck.games.ahoy.components import (
    DIRECT,
    NO_BATTLE,
    NO_WRECKAGE,
    NONE,
    PUSHED,
    SAIL,
    SEATS,
    SHIP_SAIL,
    SQUADRON,
    TAILWIND,
    TRAWLER,
    UNION,
)
from quarterdeck.games.ahoy.effects import (
    faction,
    halt,
    has_crew,
    owner,
    spare_patrol,
    sweep,
)
from quarterdeck.games.ahoy.foes import foes
from quarterdeck.games.ahoy.grid import OPEN, WALL, across
from quarterdeck.games.ahoy.info import COMRADES_BY_SHIP, JUDGED_IN_TURN, TREASURE_LEFT
from quarterdeck.games.ahoy.mapping import cell_beyond
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import CURRENT, FOG, HARBOR, ISLAND, TERRAIN, TREASURE, WRECKAGE
from quarterdeck.kit.bits import BIT

# Ways of getting from space to space, as the event "moved" tells them.
BY_STEP: Final = 0
BY_CURRENT: Final = 1
BY_WIND: Final = 2  # directly
BY_WITCH: Final = 3  # Sea Witch
BY_PUSH: Final = 4
BY_EXPLORING: Final = 5


def start_trip(s: AhoyState, seat: i64, figure: i64, left: i64, kind: i64) -> None:
    """``seat`` moves the figure up to ``left`` spaces; it anchors when it stops."""
    s.push(fr.TRIP, seat, (int(figure), int(left), int(kind), fr.FRESH, 0))


def fly_to(s: AhoyState, seat: i64, figure: i64, space: i64, kind: i64) -> None:
    """Directly to a space: battle, terrain and anchoring apply there (AH-044)."""
    if kind >= DIRECT:  # it may come in the middle of another trip
        sweep(s, figure)
    s.push(fr.TRIP, seat, (int(figure), 0, int(kind), fr.UNDER_WAY, 0))
    enter_space(s, seat, figure, space, 0, kind, BY_WIND)


def push_figure(s: AhoyState, figure: i64, direction: i64) -> None:
    """Battering Beakhead moves a figure one space over a plain edge (AH-226)."""
    sweep(s, figure)
    there = s.near[s.at[figure] * 4 + direction]
    enter_space(s, owner(s, figure), figure, there, 0, PUSHED, BY_PUSH)


def enter_space(
    s: AhoyState, seat: i64, figure: i64, space: i64, used: i64, kind: i64, way: i64
) -> None:
    """The figure goes there; what the space does to it waits on the stack (AH-041)."""
    whence = s.at[figure]
    s.at[figure] = space
    if s.loud:
        s.tell("moved", int(owner(s, figure)), int(figure), whence, int(space), int(way))
    k = s.tiles[space >> 2] * 4 + (space & 3)
    land = TERRAIN[k]
    if land == CURRENT:
        if not used & BIT[space]:
            s.push(fr.CURRENT, seat, (int(figure), int(used), int(kind)))
    elif land == FOG:
        if figure < SEATS and not used & BIT[space] and has_crew(s, figure, BARRELMAN):
            s.push(fr.CURRENT, seat, (int(figure), int(used), int(kind)))
    elif kind == TRAWLER and TREASURE[k]:
        if s.version < TREASURE_LEFT:
            s.push(fr.CURRENT, seat, (int(figure), int(used), int(kind)))
        else:
            s.push(fr.TRAWL, seat, (int(figure),))
    if land == WRECKAGE and not NO_WRECKAGE[kind]:
        s.push(fr.WRECK, owner(s, figure), (int(figure), int(kind)))
    if not NO_BATTLE[kind]:
        mask = foes(s, figure, space)
        if mask:
            s.push(fr.BATTLES, owner(s, figure), (int(figure), int(space), int(mask)))


def may_explore(s: AhoyState, seat: i64, figure: i64, kind: i64) -> bool:
    """Only a figure's owner explores with it (AH-201), and none that is pushed (AH-226)."""
    return kind != PUSHED and owner(s, figure) == seat


def explore(s: AhoyState, seat: i64, figure: i64, direction: i64, used: i64, kind: i64) -> None:
    """Off the map: a tile is drawn, then put down (AH-050); that ends the movement (AH-053)."""
    s.goal = cell_beyond(s, s.at[figure], direction)
    halt(s, figure)
    s.push(fr.PLACE_TILE, seat, (int(figure), int(used), int(kind)))
    s.stack.append(fr.DRAW_TILE_FRAMES[seat])


def witch_goal(s: AhoyState, figure: i64, direction: i64, kind: i64) -> i64:
    """Where Sea Witch takes a Flagship that leaves the map that way, or NONE (AH-220)."""
    if figure >= SEATS or kind == PUSHED or not has_crew(s, figure, SEA_WITCH):
        return NONE
    here: i64 = s.at[figure]
    edge: i64 = s.near[here * 4 + direction]
    if edge >= 0 or edge <= WALL:
        return NONE
    goal = across(s.near, here, direction ^ 2)
    return NONE if goal == here else goal


def can_step(s: AhoyState, seat: i64, figure: i64, direction: i64, kind: i64) -> bool:
    """One space that way: on the map and no Sandbar, or off it and it can be explored."""
    there = s.near[s.at[figure] * 4 + direction]
    return there >= 0 or (there == OPEN and may_explore(s, seat, figure, kind))


def go(
    s: AhoyState, seat: i64, figure: i64, direction: i64, used: i64, kind: i64, way: i64
) -> None:
    """A step for which ``can_step`` holds."""
    there = s.near[s.at[figure] * 4 + direction]
    if there == OPEN:
        explore(s, seat, figure, direction, used, kind)
    else:
        enter_space(s, seat, figure, there, used, kind, way)


def anchor(s: AhoyState, figure: i64, kind: i64, taken: i64, swept: bool) -> None:
    """The figure stops. ``taken``: mask of spaces whose Treasure was trawled; ``swept``: it was
    pushed here, so Harbor and Treasure are not for it (AH-226)."""
    space: i64 = s.at[figure]
    k = s.tiles[space >> 2] * 4 + (space & 3)
    land = TERRAIN[k]
    if figure >= SEATS:
        if kind == SHIP_SAIL and land == ISLAND and s.version >= COMRADES_BY_SHIP:
            s.push(fr.ANCHOR, owner(s, figure), (int(figure), fr.COMRADES, 0))
        return
    side = faction(s, figure)
    mask: i64 = 0
    gold: i64 = 0
    if not swept:
        if land == HARBOR:
            mask = 3
            if has_crew(s, figure, MERCHANT):
                mask |= BIT[fr.TAKE_MERCHANT]
        gold = TREASURE[k]
        if gold:
            if taken & BIT[space]:
                gold = 0
            if land == WRECKAGE and has_crew(s, figure, DIVER):
                gold += 1
            if gold:
                mask |= BIT[fr.TAKE_TREASURE]
    if side == SQUADRON:
        if kind == SAIL or kind == TAILWIND:
            if s.version >= JUDGED_IN_TURN or spare_patrol(s) != NONE:
                mask |= BIT[fr.PLACE_PATROL]
    elif side == UNION and kind == SAIL and land == ISLAND:
        mask |= fr.COMRADES
    if mask:
        if s.turn == figure:
            s.push(fr.ANCHOR, figure, (int(figure), int(mask), int(gold)))
        else:
            s.push(fr.EFFECT_ORDER, s.turn, (int(figure), int(mask), int(gold)))
