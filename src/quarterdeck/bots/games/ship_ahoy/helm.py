"""Where to sail: places worth reaching, a rope laid around what is in the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.chart import Chart, foes_first
from quarterdeck.bots.games.ship_ahoy.judgement import distance, is_gun
from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy.components import (
    GONE,
    HARBOUR_RADIUS,
    IN_HARBOUR,
    KNOT,
    LYING,
    NONE,
    ON_ISLE,
    PIRATE,
    SHIPS,
    STANDING,
    TILE,
    WIND,
)
from quarterdeck.games.ship_ahoy.geometry import (
    QUARTER,
    TURN,
    east,
    length,
    north,
    segment_close,
)
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN
from quarterdeck.games.ship_ahoy.pieces import cargo, outline, owner
from quarterdeck.games.ship_ahoy.routes import barrels_along
from quarterdeck.games.ship_ahoy.sailing import (
    OWN_REACH,
    bad_sail,
    loaded_by,
    loads,
    movers,
    reach_of,
)
from quarterdeck.games.ship_ahoy.sighting import direction
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

ALONGSIDE: Final = 800  # from a ship's middle to an enemy's: next to each other, and clear
WAYS: Final = 8  # directions looked at, around oneself and around an enemy
CHASED: Final = 4  # enemies sailed after
KNOT_WORTH: Final = 4  # what a knot must at least bring
TRIES: Final = 12  # of the best places, so many paths are laid
ROPES: Final = 14  # ropes laid to one place before it is given up
BENDS: Final = 3  # corners of a rope, at most
ROOM: Final = 170  # a path keeps so far from what it goes around
EDGE: Final = 330
LEE: Final = 400  # from a mountain's side to the middle of a ship that hides behind it


class Berth:
    """A place a piece could go to, and what that is worth more than staying."""

    __slots__ = ("gain", "piece", "x", "y", "yaw")

    def __init__(self, gain: int, piece: int, x: int, y: int, yaw: int) -> None:
        self.gain = gain
        self.piece = piece
        self.x = x
        self.y = y
        self.yaw = yaw


def by_gain(b: Berth) -> int:
    """For sorting."""
    return -b.gain


def sailing(s: ShipAhoyState, seat: i64) -> Action:
    """What to do in the moving step, the number die cast."""
    chart = Chart(s, seat)
    berths: list[Berth] = []
    for piece in movers(s, seat, True):
        berths += berths_of(chart, piece, reach_of(s, piece))
    berths.sort(key=by_gain)
    for b in berths[:TRIES]:
        if b.gain <= 0:
            break
        a = voyage(chart, b, OWN_REACH)
        if a is not None:
            return a
    return Action(int(seat), "done")


def berths_of(chart: Chart, piece: i64, knots: i64) -> list[Berth]:
    """The places a piece can reach that are better than where it is."""
    s = chart.s
    x: i64 = s.x[piece]
    y: i64 = s.y[piece]
    now = standing(chart, piece, x, y, s.yaw[piece])
    out: list[Berth] = []
    far = knots * KNOT
    n: i64 = 0
    ends = goals(chart, piece, far)
    while n < len(ends):
        gx: i64 = ends[n]
        gy: i64 = ends[n + 1]
        yaw: i64 = ends[n + 2]
        n += 3
        gap = distance(x, y, gx, gy)
        if gap > far:
            gx = x + (gx - x) * far // gap
            gy = y + (gy - y) * far // gap
            gap = far
        if not (EDGE <= gx <= s.size - EDGE and EDGE <= gy <= s.size - EDGE) or gap < 100:
            continue
        price = KNOT_WORTH * ((gap + KNOT - 1) // KNOT)
        gain = standing(chart, piece, gx, gy, yaw) - now - price
        if gain > 0:
            out.append(Berth(int(gain), int(piece), int(gx), int(gy), int(yaw)))
    return out


def standing(chart: Chart, piece: i64, x: i64, y: i64, yaw: i64) -> i64:
    """How good it is for a piece to be there."""
    if piece < SHIPS:
        return chart.place(piece, x, y, yaw)
    if piece == TILE:
        return chart.breeze(x, y) if chart.s.tile == WIND else chart.clutch(x, y)
    return chart.haunt(piece, x, y, yaw)


def goals(chart: Chart, piece: i64, far: i64) -> list[int]:
    """Where it could want to be: x, y, yaw, x, y, yaw …; farther ones are sailed towards."""
    s = chart.s
    x: i64 = s.x[piece]
    y: i64 = s.y[piece]
    out: list[int] = []
    chased = 0
    for one in foes_first(chart, x, y):
        e = one % 32
        if piece >= PIRATE and e == PIRATE:
            continue
        ex: i64 = s.x[e]
        ey: i64 = s.y[e]
        if piece == TILE:
            out += [int(ex), int(ey), 0]
        elif distance(x, y, ex, ey) < far + 2 * ALONGSIDE:
            out += around(x, y, ex, ey)
        elif chased < CHASED:
            toward = direction(ex - x, ey - y)
            out += [int(ex), int(ey), toward]
            chased += 1
    if piece < SHIPS:
        out += errands(chart, piece)
        out += lees(chart, x, y, far)
    k: i64 = 0
    while k < WAYS:
        angle = int(k * TURN // WAYS)
        step: i64 = KNOT
        while step <= far:
            nx = x + east(step, angle)
            ny = y + north(step, angle)
            out += [int(nx), int(ny), angle]
            step += KNOT
        k += 1
    return out


def around(x: i64, y: i64, ex: i64, ey: i64) -> list[int]:
    """Places alongside an enemy, on the near side first, broadside to it."""
    out: list[int] = []
    back = direction(x - ex, y - ey)
    k: i64 = 0
    while k < WAYS:
        angle = (back + k * TURN // WAYS) % TURN
        nx = ex + east(ALONGSIDE, angle)
        ny = ey + north(ALONGSIDE, angle)
        out += [int(nx), int(ny), int((angle + QUARTER) % TURN)]
        k += 1
    return out


def errands(chart: Chart, ship: i64) -> list[int]:
    """The island with the chest, a barrel, the harbour a barrel goes to."""
    s = chart.s
    x: i64 = s.x[ship]
    y: i64 = s.y[ship]
    out: list[int] = []
    if s.chest == ON_ISLE:
        out += near_to(x, y, s.isle_x, s.isle_y, 500)
    barrel = cargo(s, ship)
    if barrel != NONE:
        h: i64 = s.barrel_to[barrel]
        out += near_to(x, y, s.harbours[2 * h], s.harbours[2 * h + 1], HARBOUR_RADIUS - 60)
        return out
    k: i64 = 0
    while k < 4:
        if s.barrel_to[k] >= 0 and s.barrel_at[k] == IN_HARBOUR:
            out += near_to(x, y, s.harbours[2 * k], s.harbours[2 * k + 1], HARBOUR_RADIUS - 60)
        elif s.barrel_to[k] >= 0 and s.barrel_at[k] == LYING:
            out += near_to(x, y, s.barrel_x[k], s.barrel_y[k], 100)
        k += 1
    return out


def lees(chart: Chart, x: i64, y: i64, far: i64) -> list[int]:
    """Within reach, the places behind mountains, seen from each enemy gun that has a free shot."""
    s = chart.s
    out: list[int] = []
    for e in chart.foes:
        ex: i64 = s.x[e]
        ey: i64 = s.y[e]
        if not is_gun(s, e) or chart.ridges.hide(x, y, ex, ey):
            continue
        k: i64 = 0
        middles = chart.ridges.middles
        while k < len(middles):
            mx: i64 = middles[k]
            my: i64 = middles[k + 1]
            behind = direction(mx - ex, my - ey)
            off: i64 = middles[k + 2] + LEE
            lx = mx + east(off, behind)
            ly = my + north(off, behind)
            if distance(x, y, lx, ly) <= far:
                out += [int(lx), int(ly), int((behind + QUARTER) % TURN)]
            k += 3
    return out


def near_to(x: i64, y: i64, gx: i64, gy: i64, r: i64) -> list[int]:
    """The point on this side of a circle; inside it, where it is."""
    gap = distance(x, y, gx, gy)
    toward = direction(gx - x, gy - y)
    if gap <= r:
        return []
    return [int(gx + (x - gx) * r // gap), int(gy + (y - gy) * r // gap), toward]


# ---------------------------------------------------------------- the rope


def voyage(chart: Chart, b: Berth, reach: i64) -> Action | None:
    """A lawful path there, as short as can be: straight, or around whatever is in the way."""
    s = chart.s
    piece = b.piece
    x: i64 = s.x[piece]
    y: i64 = s.y[piece]
    knots: i64 = reach_of(s, piece) if reach == OWN_REACH else reach
    ways: list[list[int]] = [[int(x), int(y), b.x, b.y]]
    tile = piece == TILE
    yaw = 0 if tile else b.yaw
    laid: i64 = 0
    while ways and laid < ROPES:
        ways.sort(key=how_long)
        way = ways.pop(0)
        laid += 1
        a = Action(int(chart.seat), "sail", (piece, 0, yaw, *way))
        if bad_sail(s, a, reach) is None:
            return Action(a.seat, "sail", (piece, to_load(chart, piece, way), yaw, *way))
        if not tile and len(way) < 2 * BENDS + 4:
            for bent in bends(s, piece, way):
                if how_long(bent) <= knots * KNOT:
                    ways.append(bent)
    return None


def bends(s: ShipAhoyState, piece: i64, way: list[int]) -> list[list[int]]:
    """The same way with one corner more, around what is in its first part that is not free."""
    out: list[list[int]] = []
    k: i64 = 0
    while k + 3 < len(way):
        found = corners(s, piece, way[k], way[k + 1], way[k + 2], way[k + 3])
        for corner in found:
            out.append([*way[: k + 2], corner // 65536, corner % 65536, *way[k + 2 :]])
        if found:
            break
        k += 2
    return out


def how_long(way: list[int]) -> int:
    """For sorting: the shortest first."""
    return int(length(way))


def corners(s: ShipAhoyState, piece: i64, x: i64, y: i64, gx: i64, gy: i64) -> list[int]:
    """On either side of each thing in the straight way, a packed point to go through."""
    out: list[int] = []
    p: i64 = 0
    while p < STANDING:
        if p != piece and s.stand[p] != GONE:
            if segment_close(outline(s, p), x, y, gx, gy, 125):
                out += sides(s, s.x[p], s.y[p], 330, x, y, gx, gy)
        p += 1
    walls = s.mountains
    k: i64 = 0
    while k < len(walls):
        n: i64 = walls[k]
        wall = list(walls[k + 1 : k + 1 + 2 * n])
        if segment_close(wall, x, y, gx, gy, 125):
            mx = sum(wall[::2]) // n
            my = sum(wall[1::2]) // n
            out += sides(s, mx, my, distance(mx, my, wall[0], wall[1]), x, y, gx, gy)
        k += 1 + 2 * n
    return out


def sides(
    s: ShipAhoyState, px: i64, py: i64, r: i64, x: i64, y: i64, gx: i64, gy: i64
) -> list[int]:
    """Left and right of a thing so wide, seen along a way."""
    across = direction(gx - x, gy - y) + QUARTER
    out: list[int] = []
    for angle in (across, across + TURN // 2):
        cx = px + east(r + ROOM, angle)
        cy = py + north(r + ROOM, angle)
        if 125 <= cx <= s.size - 125 and 125 <= cy <= s.size - 125:
            out.append(int(cx * 65536 + cy))
    return out


# ---------------------------------------------------------------- barrels and the kraken


def wants_barrel(chart: Chart, ship: i64) -> bool:
    """One carrier at a time, and never the last ship that can fight."""
    s = chart.s
    if not s.scenarios & 16 or cargo(s, ship) != NONE or chart.carriers():
        return False
    ships = [p for p in range(SHIPS) if s.stand[p] != GONE and owner(s, p) == chart.seat]
    return len(ships) > 1 and s.limit - s.round > 4


def loading(s: ShipAhoyState, seat: i64) -> Action | None:
    """What a ship should load where it stands: the barrel with the shortest way; None: nothing."""
    best: Action | None = None
    ready = loads(s, seat)
    if not ready:
        return best
    chart = Chart(s, seat)
    most: i64 = 10  # farther is not worth it
    for a in ready:
        ship = a.args[0]
        if wants_barrel(chart, ship):
            gain = chart.fetching(loaded_by(s, a), s.x[ship], s.y[ship])
            if gain > most:
                most = gain
                best = a
    return best


def to_load(chart: Chart, ship: i64, path: list[int]) -> int:
    """What a sail along that path says of barrels: the best one on the way, or none."""
    s = chart.s
    if ship >= SHIPS or not wants_barrel(chart, ship):
        return 0
    if s.version < BARREL_CHOSEN:
        return 1  # whichever comes first
    best = 0
    most: i64 = 0
    for k in barrels_along(s, path):
        gain = chart.fetching(k, path[-2], path[-1])
        if gain > most:
            most = gain
            best = BIT[k]
    return best


def kraken_move(s: ShipAhoyState, seat: i64, rope: i64) -> Action:
    """The kraken let go: to where it holds others."""
    chart = Chart(s, seat)
    berths = berths_of(chart, TILE, rope)
    berths.sort(key=by_gain)
    for b in berths[:TRIES]:
        a = voyage(chart, b, rope)
        if a is not None:
            return a
    return Action(int(seat), "done")
