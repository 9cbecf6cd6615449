"""The sea of Ship Ahoy as one seat sees it: how good it is for a ship to stand somewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.bots.games.ship_ahoy.judgement import (
    POINT,
    Ridges,
    boarding,
    chance_from,
    distance,
    is_gun,
    is_target,
    knots_chance,
    loss,
    prizes,
    trophy,
)
from quarterdeck.games.ship_ahoy.components import (
    BARREL_POINTS,
    FLAT,
    GONE,
    HARBOUR_RADIUS,
    IN_HARBOUR,
    ISLE_RADIUS,
    KRAKEN,
    LYING,
    NEXT_TO,
    NONE,
    ON_ISLE,
    PIRATE,
    SHIPS,
    STANDING,
    TILE,
    TILE_RADIUS,
    TOWERS,
    UPRIGHT,
)
from quarterdeck.games.ship_ahoy.geometry import outlines_close
from quarterdeck.games.ship_ahoy.pieces import base, cargo, in_combat, is_enemy, is_friend, owner
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.kit.bits import BIT

AHEAD: Final = 14_000  # enemies farther away do not draw a ship
DRAW: Final = 30  # what a trophy of one point draws a ship by, next to it
SECOND: Final = 4  # a second target or danger counts a quarter
LATER: Final = 8  # tenths that a shot next turn counts: others act before it
GUARD: Final = 25  # what each enemy at a barrel's destination takes from its worth
GUARDED: Final = 3500
CAUGHT: Final = 30  # by the kraken
DELIVERY: Final = BARREL_POINTS * POINT


class Chart:
    """What does not change while one ship looks for a place; made anew for every decision."""

    __slots__ = (
        "best_hit",
        "best_shot",
        "danger",
        "foes",
        "price",
        "prize",
        "ridges",
        "s",
        "seat",
        "win",
    )

    s: ShipAhoyState
    seat: i64
    ridges: Ridges
    foes: list[int]  # enemy pieces, the pirate too
    prize: list[int]  # by piece, of a shot
    win: list[int]  # by piece, of boarding it
    price: list[int]  # by own piece, of losing it
    best_shot: list[int]  # by own piece: the best next shot of the others
    best_hit: list[int]  # by own piece: the worst the enemies' shots do to the others
    danger: i64  # the worst a shot from next to an enemy's own piece does

    def __init__(self, s: ShipAhoyState, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.ridges = Ridges(s)
        self.prize = prizes(s, seat)
        self.foes = []
        self.win = [0] * STANDING
        self.price = [0] * STANDING
        p: i64 = 0
        while p <= PIRATE:
            if is_enemy(s, seat, p):
                self.foes.append(int(p))
                self.win[p] = int(trophy(s, seat, p))
            elif s.stand[p] != GONE and p < PIRATE and owner(s, p) == seat:
                self.price[p] = int(loss(s, seat, p))
            p += 1
        self.look_around()

    def look_around(self) -> None:
        """The best shot and the worst danger of each own piece where it stands."""
        s = self.s
        shot: list[int] = [0] * STANDING
        hit: list[int] = [0] * STANDING
        self.danger = 0
        p: i64 = 0
        while p < PIRATE:
            if self.price[p]:
                guns = is_gun(s, p)
                for e in self.foes:
                    if self.ridges.hide(s.x[p], s.y[p], s.x[e], s.y[e]):
                        continue
                    chance = chance_from(distance(s.x[p], s.y[p], s.x[e], s.y[e]))
                    if guns and is_target(s, e):
                        shot[p] = int(max(shot[p], chance * self.prize[e] // 1000))
                    if is_gun(s, e):
                        loss_by = chance * self.price[p] // 1000
                        hit[p] = int(max(hit[p], loss_by))
                        if e != PIRATE:
                            self.danger = max(self.danger, loss_by)
            p += 1
        if s.stand[PIRATE] != GONE and is_gun(s, PIRATE):
            shot[PIRATE] = int(self.broadside(s.x[PIRATE], s.y[PIRATE]))
        self.best_shot = [max(shot[:p] + shot[p + 1 :]) for p in range(STANDING)]
        self.best_hit = [max(hit[:p] + hit[p + 1 :]) for p in range(STANDING)]

    # ------------------------------------------------------------ one ship in one place

    def place(self, ship: i64, x: i64, y: i64, yaw: i64) -> i64:
        """How good it is for one's ship to end its move there."""
        s = self.s
        price: i64 = self.price[ship]
        laden = cargo(s, ship) != NONE
        shape = base(ship, x, y, yaw)
        shot: i64 = 0
        hit: i64 = 0
        board: i64 = 0
        boarded: i64 = 0
        chased: i64 = 0
        drawn: i64 = 0
        fresh = not s.attacked & BIT[ship]
        for e in self.foes:
            ex: i64 = s.x[e]
            ey: i64 = s.y[e]
            far = distance(x, y, ex, ey)
            if not laden and far < AHEAD:
                drawn = max(drawn, self.win[e] * DRAW // POINT * (AHEAD - far) // AHEAD)
            if far < 1300 and outlines_close(shape, base(e, ex, ey, s.yaw[e]), NEXT_TO):
                if s.stand[e] == FLAT:
                    board = max(board, self.win[e])
                    continue
                if fresh and not laden:
                    board = max(board, boarding(self.win[e], price))
                if self.may_board(e):
                    boarded += price // 8
                continue
            if e < SHIPS and self.may_board(e) and not in_combat(s, e):
                chased = max(chased, knots_chance(far - 450) * price // 6000)
            if far < 30_000 and not self.ridges.hide(x, y, ex, ey):
                chance = chance_from(far)
                if not laden and is_target(s, e):
                    shot = max(shot, chance * self.prize[e] // 1000)
                if is_gun(s, e):
                    hit = max(hit, chance * price // 1000)
        others: i64 = self.best_shot[ship]
        total = (shot // SECOND + max(0, shot - others)) * LATER // 10
        worse: i64 = self.best_hit[ship]
        total -= hit // SECOND + max(0, hit - worse)
        total += board + drawn - boarded - chased
        return total + self.errand(ship, x, y) - self.held(x, y)

    def may_board(self, e: i64) -> bool:
        """Whether an enemy piece can attack in its owner's next turn."""
        return e < PIRATE and self.s.stand[e] == UPRIGHT and cargo(self.s, e) == NONE

    def held(self, x: i64, y: i64) -> i64:
        """The kraken holds whoever ends over it."""
        s = self.s
        if s.tile != KRAKEN:
            return 0
        return CAUGHT if distance(x, y, s.x[TILE], s.y[TILE]) < TILE_RADIUS + 250 else 0

    # ------------------------------------------------------------ chest and barrels

    def errand(self, ship: i64, x: i64, y: i64) -> i64:
        """How near a ship is to what it could fetch or deliver."""
        s = self.s
        gain: i64 = 0
        if s.chest == ON_ISLE:
            gap = distance(x, y, s.isle_x, s.isle_y) - ISLE_RADIUS
            gain = 250 if gap <= 0 else max(0, 150 - gap // 60)
        barrel = cargo(s, ship)
        if barrel != NONE:
            h: i64 = s.barrel_to[barrel]
            gap = distance(x, y, s.harbours[2 * h], s.harbours[2 * h + 1]) - HARBOUR_RADIUS
            return gain + (DELIVERY + 80 if gap <= 0 else max(0, DELIVERY + 60 - gap // 40))
        if s.scenarios & 16 and not self.carriers():
            k: i64 = 0
            while k < 4:
                gain = max(gain, self.fetching(k, x, y))
                k += 1
        return gain

    def fetching(self, barrel: i64, x: i64, y: i64) -> i64:
        """What a free barrel is worth to a ship there: less, the longer the whole way is."""
        s = self.s
        at: i64 = s.barrel_at[barrel]
        to: i64 = s.barrel_to[barrel]
        if to < 0 or not (at == IN_HARBOUR or at == LYING):
            return 0
        bx: i64 = s.harbours[2 * barrel] if at == IN_HARBOUR else s.barrel_x[barrel]
        by: i64 = s.harbours[2 * barrel + 1] if at == IN_HARBOUR else s.barrel_y[barrel]
        way = distance(x, y, bx, by) + distance(bx, by, s.harbours[2 * to], s.harbours[2 * to + 1])
        return max(0, 110 - way // 150 - GUARD * self.guards(to))

    def guards(self, harbour: i64) -> i64:
        """How many enemies would shoot at a ship that comes to a harbour."""
        s = self.s
        n: i64 = 0
        for e in self.foes:
            if is_gun(s, e):
                far = distance(s.x[e], s.y[e], s.harbours[2 * harbour], s.harbours[2 * harbour + 1])
                if far < GUARDED:
                    n += 1
        return n

    def carriers(self) -> i64:
        """How many of the seat's ships carry a barrel."""
        n: i64 = 0
        for at in self.s.barrel_at:
            if at >= 0 and owner(self.s, at) == self.seat:
                n += 1
        return n

    # ------------------------------------------------------------ pirate, monster, kraken

    def haunt(self, piece: i64, x: i64, y: i64, yaw: i64) -> i64:
        """How good it is for pirate or monster to stand there: whom it can take, whom it may."""
        s = self.s
        shape = base(piece, x, y, yaw)
        best: i64 = 0
        fear: i64 = 0
        p: i64 = 0
        while p < PIRATE:
            if s.stand[p] != GONE and distance(x, y, s.x[p], s.y[p]) < 1300:
                if outlines_close(shape, base(p, s.x[p], s.y[p], s.yaw[p]), NEXT_TO):
                    if is_friend(s, self.seat, owner(s, p)):
                        fear += 20
                    else:
                        best = max(best, self.bane(p))
            p += 1
        if piece == PIRATE and is_gun(s, PIRATE):
            shot = self.broadside(x, y)
            best += (shot // SECOND + max(0, shot - self.best_shot[PIRATE])) * LATER // 10
            hit = self.exposed(x, y)
            fear += hit // SECOND + max(0, hit - self.danger)
        return best - fear

    def broadside(self, x: i64, y: i64) -> i64:
        """The best that a shot from the pirate there brings this seat (SH-61)."""
        s = self.s
        best: i64 = 0
        for e in self.foes:
            ex: i64 = s.x[e]
            ey: i64 = s.y[e]
            if e != PIRATE and is_target(s, e) and not self.ridges.hide(x, y, ex, ey):
                best = max(best, chance_from(distance(x, y, ex, ey)) * self.prize[e] // 1000)
        return best

    def exposed(self, x: i64, y: i64) -> i64:
        """The worst that the others do to this seat by a shot from the pirate there."""
        s = self.s
        worst: i64 = 0
        p: i64 = 0
        while p < PIRATE:
            if self.price[p] and not self.ridges.hide(x, y, s.x[p], s.y[p]):
                chance = chance_from(distance(x, y, s.x[p], s.y[p]))
                worst = max(worst, chance * self.price[p] // 1000)
            p += 1
        return worst

    def bane(self, p: i64) -> i64:
        """What it gives to have an enemy's piece lost to everyone, half the time."""
        prize: i64 = self.win[p]
        if prize < 0 or prize > 10 * POINT:
            return prize // 2  # it would end the game
        lost = prize // 3 if self.s.seats == 2 else prize // 6
        return lost if self.s.stand[p] == FLAT else lost // 2

    def clutch(self, x: i64, y: i64) -> i64:
        """How good it is for the kraken to lie there: whom it would hold."""
        s = self.s
        total: i64 = 0
        p: i64 = 0
        while p < SHIPS:
            if s.stand[p] != GONE and distance(x, y, s.x[p], s.y[p]) < TILE_RADIUS + 120:
                total += -CAUGHT if is_friend(s, self.seat, owner(s, p)) else CAUGHT
            p += 1
        return total

    def breeze(self, x: i64, y: i64) -> i64:
        """How good it is for the wind to blow there: next to whose ships."""
        s = self.s
        total: i64 = 0
        p: i64 = 0
        while p < SHIPS:
            if s.stand[p] != GONE and distance(x, y, s.x[p], s.y[p]) < 3000 + TILE_RADIUS:
                total += 3 if is_friend(s, self.seat, owner(s, p)) else -3
            p += 1
        return total


def foes_first(chart: Chart, x: i64, y: i64) -> list[int]:
    """The enemies, packed with their distance, the nearest first; towers seem nearer."""
    s = chart.s
    out: list[int] = []
    for e in chart.foes:
        if chart.win[e] > 0:
            far = distance(x, y, s.x[e], s.y[e])
            out.append(int((far * 3 // 4 if TOWERS <= e < PIRATE else far) * 32 + e))
    out.sort()
    return out
