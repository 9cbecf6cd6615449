"""The end: who wins, the count line by line, and whether the table is as it can be (SH-40 ff.)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.result import Result, ScoreLine, firsts, ranked
from quarterdeck.games.ship_ahoy.components import (
    BARREL_POINTS,
    BY_ELIMINATION,
    CHEST_POINTS,
    DELIVERED,
    FLAT,
    GONE,
    LOST,
    NO_CHEST,
    NONE,
    ON_ISLE,
    PIECES,
    PIRATE,
    SHIPS,
    STANDING,
    TILE,
    TOWERS,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.fate import count, is_out, worth
from quarterdeck.games.ship_ahoy.info import BY_TOWERS, END_LIMIT, END_OUT
from quarterdeck.games.ship_ahoy.pieces import blocked, next_to, owner
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.rewards import by_margin

# Groups of the count, in the order in which it is told.
GROUP_TROPHIES = 0
GROUP_SCENARIO = 1


def towers_of(s: ShipAhoyState, seat: int) -> int:
    """Captured towers: they break ties (SH-41)."""
    return len([p for p in range(TOWERS, PIRATE) if s.taken[p] == seat])


def marks(s: ShipAhoyState) -> list[int]:
    """What ranks the seats: points, then towers; teams together; who is out comes last."""
    out: list[int] = []
    for seat in range(s.seats):
        mates = [k for k in range(s.seats) if k == seat or (s.teams and (k ^ seat) & 1 == 0)]
        mark = sum([100 * s.points[k] + towers_of(s, k) for k in mates])
        if not s.teams and is_out(s, seat):
            mark = -1  # SH-40: has lost
        out.append(mark)
    return out


def places(s: ShipAhoyState) -> list[int]:
    """Ranks; equals share (SH-41, SH-42)."""
    return ranked(marks(s))


def is_by_towers(s: ShipAhoyState) -> bool:
    """Whether others have as many points as the first (SH-41)."""
    all_marks = marks(s)
    best = max(all_marks)
    return any(mark != best and mark // 100 == best // 100 for mark in all_marks)


def result(s: ShipAhoyState) -> Result:
    """How it ended."""
    ranks = places(s)
    winners = firsts(ranks)
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines.extend(seat_lines(s, seat))
    reason = END_OUT if s.ended == BY_ELIMINATION else END_LIMIT
    if is_by_towers(s):
        reason += BY_TOWERS
    return Result(winners, list(s.points), ranks, reason, lines)


def seat_lines(s: ShipAhoyState, seat: int) -> list[ScoreLine]:
    """Each trophy, then barrels and the chest; a line for nobody's nothing."""
    lines: list[ScoreLine] = []
    for piece in range(PIECES):
        if s.taken[piece] == seat:
            refs = (f"trophy:{piece}",)
            points = int(worth(piece))
            lines.append(ScoreLine(seat, "tally-trophy", (piece,), points, GROUP_TROPHIES, refs))
    for k in range(4):
        if s.barrel_at[k] == DELIVERED and s.barrel_by[k] == seat:
            args = (s.barrel_to[k],)
            refs = (f"barrel:{k}",)
            lines.append(ScoreLine(seat, "tally-barrel", args, BARREL_POINTS, GROUP_SCENARIO, refs))
    if s.chest >= 0 and owner(s, s.chest) == seat:
        refs = (f"piece:{int(s.chest)}",)
        lines.append(ScoreLine(seat, "tally-chest", (), CHEST_POINTS, GROUP_SCENARIO, refs))
    if not lines:
        lines.append(ScoreLine(seat, "tally-nothing", (), 0, GROUP_TROPHIES, (f"seat:{seat}",)))
    if not s.teams and is_out(s, seat):
        lines.append(ScoreLine(seat, "tally-out", (), 0, GROUP_SCENARIO, (f"seat:{seat}",)))
    return lines


def rewards(s: ShipAhoyState) -> list[float]:
    """A share of the win, and a little for the margin, so that search prefers clear wins."""
    return by_margin(s.points, firsts(places(s)), 0.02)


def standing(s: ShipAhoyState, seat: i64) -> i64:
    """Points so far."""
    return s.points[seat]


# ---------------------------------------------------------------- is all as it can be


def invariant(s: ShipAhoyState) -> str:
    """Empty if every piece is somewhere once, clear of the others, and the count is right."""
    return _pieces(s) or _combats(s) or _cargo(s) or _points(s)


def _pieces(s: ShipAhoyState) -> str:
    for piece in range(STANDING):
        if s.stand[piece] == GONE:
            continue
        if s.stand[piece] not in (UPRIGHT, FLAT) or s.taken[piece] != NONE:
            return f"piece {piece} stands and is taken"
        other = blocked(s, piece, s.x[piece], s.y[piece], s.yaw[piece])
        if other != NONE:
            return f"piece {piece} is not clear of {other}"
        if s.stand[piece] == FLAT and not s.advanced:
            return f"piece {piece} lies flat"
    for piece in range(PIRATE):
        here = s.harbour_seat[piece // 3 if piece < SHIPS else piece - TOWERS] != NONE
        if here != (s.stand[piece] != GONE or s.taken[piece] != NONE):
            return f"piece {piece} is nowhere"
        if s.taken[piece] >= 0 and s.taken[piece] == owner(s, piece):
            return f"piece {piece} was taken by its owner"
    if (s.stand[TILE] != GONE) != (s.tile != 0):
        return "the tile"
    return ""


def _combats(s: ShipAhoyState) -> str:
    if len(s.combats) != 2 * len(s.backers) or len(s.due) != len(s.backers):
        return "combats are miscounted"
    for k in range(len(s.backers)):
        a, b = s.combats[2 * k], s.combats[2 * k + 1]
        if s.stand[a] == GONE or s.stand[b] == GONE or not next_to(s, a, b):
            return f"{a} and {b} cannot be in combat"
    return ""


def _cargo(s: ShipAhoyState) -> str:
    if not (NO_CHEST <= s.chest < PIRATE) or (s.chest == ON_ISLE and s.isle_x < 0):
        return "the chest is nowhere"
    if s.chest >= 0 and s.stand[s.chest] == GONE:
        return "the chest went down"
    carriers = [at for k, at in enumerate(s.barrel_at) if s.barrel_to[k] >= 0 and at >= 0]
    if len(set(carriers)) != len(carriers):
        return "two barrels on a ship"
    if [p for p in carriers if p >= SHIPS or s.stand[p] == GONE]:
        return "a barrel went down"
    return ""


def _points(s: ShipAhoyState) -> str:
    t = s.clone()
    count(t)
    if t.points != s.points:
        return f"points {s.points}, not {t.points}"
    if min(s.taken) < LOST:
        return "taken by nobody we know"
    return ""
