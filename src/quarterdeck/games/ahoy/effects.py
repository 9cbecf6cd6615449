"""What many steps do: gold and Fame, wealth, Comrades, figures that come and go."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import (
    CREW,
    CUTTER,
    FACTION,
    MOST_WEALTH,
    NONE,
    PATROL_COUNT,
    PATROLS,
    SEATS,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import SUIT_OF, TERRAIN
from quarterdeck.kit.bits import BIT

# ---------------------------------------------------------------- who and where


def faction(s: AhoyState, seat: i64) -> i64:
    """SQUADRON, UNION or SMUGGLER."""
    return FACTION[s.seats * 4 + seat]


def union(s: AhoyState) -> i64:
    """The Union's seat."""
    return 1 if s.seats == 2 else 2


def owner(s: AhoyState, figure: i64) -> i64:
    """Whose figure it is."""
    if figure < SEATS:
        return figure
    return union(s) if figure >= CUTTER else 0


def has_crew(s: AhoyState, seat: i64, card: i64) -> bool:
    """Whether the seat has this crew (AH-093: a card held as cargo has no power)."""
    return s.where[card] == CREW + seat


def terrain(s: AhoyState, space: i64) -> i64:
    """What is printed on a space (tiles.py)."""
    return TERRAIN[s.tiles[space >> 2] * 4 + (space & 3)]


def suit(s: AhoyState, region: i64) -> i64:
    """The suit of a region's Island."""
    return SUIT_OF[s.tiles[region]]


def is_dominated(s: AhoyState, space: i64) -> bool:
    """Whether a Stronghold stands there (AH-115)."""
    return (
        s.at[STRONGHOLDS] == space
        or s.at[STRONGHOLDS + 1] == space
        or s.at[STRONGHOLDS + 2] == space
    )


# ---------------------------------------------------------------- gold, Fame, wealth


def earn(s: AhoyState, seat: i64, gold: i64, source: i64) -> i64:
    """From the supply, as far as it goes (AH-006, AH-160); how much it was."""
    gold = min(gold, s.gold_left)
    if gold > 0:
        s.gold[seat] += gold
        s.gold_left -= gold
        if s.loud:
            s.tell("earned", int(seat), int(gold), int(source))
    return gold


def pay(s: AhoyState, seat: i64, gold: i64, source: i64) -> None:
    """To the supply."""
    s.gold[seat] -= gold
    s.gold_left += gold
    if s.loud:
        s.tell("paid", int(seat), int(gold), int(source))


def gain_fame(s: AhoyState, seat: i64, fame: i64, source: i64) -> None:
    """Fame has no upper limit (AH-006)."""
    s.fame[seat] += fame
    if s.loud:
        s.tell("famed", int(seat), int(fame), int(source))


def raise_wealth(s: AhoyState, region: i64) -> None:
    """By 1, never above 6 (AH-004)."""
    if s.wealth[region] < MOST_WEALTH:
        s.wealth[region] += 1
        if s.loud:
            s.tell("wealth", int(region), s.wealth[region], s.tiles[region])


# ---------------------------------------------------------------- Comrades (AH-133)


def land(s: AhoyState, count: i64, region: i64) -> None:
    """Ready Comrades onto an Island, as many as there are."""
    count = min(count, s.ready)
    if count > 0:
        s.ready -= count
        s.comrades[region] += count
        if s.loud:
            s.tell("landed", int(union(s)), int(count), int(region), s.tiles[region])


def make_ready(s: AhoyState, count: i64) -> None:
    """From the supply to the Ready ones, as many as there are."""
    count = min(count, s.comrades_left)
    if count > 0:
        s.comrades_left -= count
        s.ready += count
        if s.loud:
            s.tell("readied", int(union(s)), int(count))


def shift(s: AhoyState, seat: i64, source: i64, target: i64, count: i64) -> None:
    """Comrades from one Island to another (AH-200, AH-234)."""
    s.comrades[source] -= count
    s.comrades[target] += count
    if s.loud:
        tiles = (s.tiles[source], s.tiles[target])
        s.tell("shifted", int(seat), int(count), int(source), int(target), *tiles)


def drive_off(s: AhoyState, seat: i64, count: i64, region: i64) -> i64:
    """Comrades off an Island to the supply, by whom; as many as there are, and how many."""
    count = min(count, s.comrades[region])
    if count > 0:
        s.comrades[region] -= count
        s.comrades_left += count
        if s.loud:
            s.tell("driven_off", int(seat), int(count), int(region), s.tiles[region])
    return count


# ---------------------------------------------------------------- figures


def spare_patrol(s: AhoyState) -> i64:
    """A Patrol in the supply, or NONE."""
    figure: i64 = PATROLS
    while figure < PATROLS + PATROL_COUNT:
        if s.at[figure] == NONE:
            return figure
        figure += 1
    return NONE


def place_patrol(s: AhoyState, space: i64) -> None:
    """From the supply, without battle or terrain (AH-044); nothing if there is none (AH-160)."""
    figure = spare_patrol(s)
    if figure != NONE:
        s.at[figure] = space
        if s.loud:
            s.tell("stationed", 0, int(figure), int(space))


def remove_figure(s: AhoyState, figure: i64) -> None:
    """Off the map; whatever it was about to do there lapses (AH-041, AH-065)."""
    sweep(s, figure)
    s.at[figure] = NONE


def sweep(s: AhoyState, figure: i64) -> None:
    """The figure leaves its space other than by its own trip's steps.

    Its unfinished battles, terrain and anchoring there lapse, and so do others' battles with it
    (AH-041, AH-060, AH-071). Its trip learns of it.
    """
    stack = s.stack
    k = len(stack) - 1
    while k >= 0:
        f = stack[k]
        op = f.op
        if op >= fr.TRIP:  # none of the others is below it
            if op == fr.BATTLES:
                if f.args[0] == figure:
                    del stack[k]
                elif f.args[2] & BIT[figure]:
                    rest = f.args[2] & ~BIT[figure]
                    stack[k] = Frame(op, f.seat, (f.args[0], f.args[1], rest))
            elif op == fr.TRIP:
                if f.args[0] == figure:
                    args = f.args
                    stack[k] = Frame(op, f.seat, (args[0], 0, args[2], fr.SWEPT, args[4]))
            elif op == fr.WRECK or op == fr.CURRENT or op == fr.ANCHOR or op == fr.EFFECT_ORDER:
                if f.args[0] == figure:
                    del stack[k]
            elif op == fr.TRAWL:
                if f.args[0] == figure:
                    del stack[k]
        k -= 1


def halt(s: AhoyState, figure: i64) -> None:
    """A battle was fought: the figure's movement in this action is over (AH-043)."""
    stack = s.stack
    k = len(stack) - 1
    while k >= 0:
        f = stack[k]
        if f.op == fr.TRIP and f.args[0] == figure:
            args = f.args
            if args[3] < fr.HALTED:
                stack[k] = Frame(fr.TRIP, f.seat, (args[0], 0, args[2], fr.HALTED, args[4]))
            return
        k -= 1
