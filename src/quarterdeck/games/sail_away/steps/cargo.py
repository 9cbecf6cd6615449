"""Forced Sale and Smuggled Goods: a crate comes to one of your holds."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away.components import (
    BERTHS,
    FORCED_SALE,
    HOLD_PRINTS,
    HOLDS,
    SALE_COINS,
    SMUGGLED_GOODS,
    SPACES,
    TREASURE,
)
from quarterdeck.games.sail_away.effects import (
    fits,
    fitting,
    lift,
    movable,
    print_of,
    stow,
    unstow,
)
from quarterdeck.games.sail_away.frames import (
    STOW_CRATE,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.card import CardStep
from quarterdeck.games.sail_away.steps.open_space import no_open_space
from quarterdeck.games.sail_away.verbs import (
    BUY,
    BUYS,
    SMUGGLE,
    SMUGGLES,
    STOW,
)
from quarterdeck.kit.choice import Choice

ON_ISLAND = 0  # where the crate comes from
ON_SHIP = 1


class SellForced(CardStep):
    """Forced Sale: a standard crate off another player's ship, for 1 coin to them (SA-50)."""

    def __init__(self) -> None:
        super().__init__(FORCED_SALE, BUY, "no-buy-now", "SA-50")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.coins[seat] >= SALE_COINS:
            k: i64 = 0
            end = s.seats * BERTHS * HOLDS
            while k < end:
                if s.holds[k] & 1 and k // (BERTHS * HOLDS) != seat:
                    if fits(s, seat, hold_print(s, k)):
                        moves.append(BUYS[k])
                k += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        victim = arg(move)
        berth = arg(move, 1)
        hold = arg(move, 2)
        if victim >= s.seats or berth >= BERTHS or hold >= HOLDS:
            return self.refuse("no-such-hold")
        if victim == seat:
            return self.refuse("no-another-player")
        k = (victim * BERTHS + berth) * HOLDS + hold
        if s.holds[k] & 1 == 0:
            return self.refuse("no-standard-there")
        if not fits(s, seat, hold_print(s, k)):
            return self.refuse("no-fitting-hold")
        if s.coins[seat] < SALE_COINS:
            return self.refuse("no-coins", SALE_COINS)
        return None

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        at = arg(move) * BERTHS + arg(move, 1)
        s.push(STOW_CRATE, seat, (ON_SHIP, int(at), int(arg(move, 2))))


def hold_print(s: SailAwayState, k: i64) -> i64:
    """The resource of a hold; ``k`` is (seat * 3 + berth) * 4 + hold."""
    return HOLD_PRINTS[s.ships[k // HOLDS] * HOLDS + k % HOLDS]


class SmuggleGoods(CardStep):
    """Smuggled Goods: an own bare crate from an island to a matching own hold (SA-51)."""

    def __init__(self) -> None:
        super().__init__(SMUGGLED_GOODS, SMUGGLE, "no-smuggle-now", "SA-51")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        isle: i64 = 0
        while isle <= s.seats:
            if not s.claimed >> isle & 1 and s.islands[isle] != TREASURE:
                space: i64 = 0
                while space < SPACES:
                    if movable(s, seat, isle, space):
                        if fits(s, seat, print_of(s, isle, space)):
                            moves.append(SMUGGLES[isle * SPACES + space])
                    space += 1
            isle += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        isle = arg(move)
        space = arg(move, 1)
        closed = no_open_space(s, isle, space, self.clause)
        if closed is not None:
            return closed
        if s.islands[isle] == TREASURE:
            return self.refuse("no-not-treasure")
        if not movable(s, seat, isle, space):
            return self.refuse("no-bare-crate")
        if not fits(s, seat, print_of(s, isle, space)):
            return self.refuse("no-fitting-hold")
        return None

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        s.push(STOW_CRATE, seat, (ON_ISLAND, int(arg(move)), int(arg(move, 1))))


class StowCrate(Choice[SailAwayState]):
    """Which of one's holds takes the crate bought or smuggled (SA-50, SA-51).

    ``args``: ON_ISLAND, isle, space; or ON_SHIP, seat * 3 + berth, hold.
    """

    def resource(self, s: SailAwayState, f: Frame) -> i64:
        """What the crate stands for."""
        if f.args[0] == ON_ISLAND:
            return print_of(s, f.args[1], f.args[2])
        return hold_print(s, f.args[1] * HOLDS + f.args[2])

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return fitting(s, seat, self.resource(s, f))

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != STOW:
            return Refusal("no-stow-now", (), "SA-22")
        if int(move) not in self.legal(s, f, seat):
            return Refusal("no-does-not-fit", (), "SA-22")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        berth = arg(move)
        hold = arg(move, 1)
        at = seat * BERTHS + berth
        resource = int(self.resource(s, f))
        if f.args[0] == ON_ISLAND:
            isle: i64 = f.args[1]
            crate = lift(s, isle, f.args[2])
            stow(s, at, hold, crate)
            if s.loud:
                s.tell(
                    "smuggled",
                    int(seat),
                    int(crate - 1 & 1),
                    s.islands[isle],
                    resource,
                    s.ships[at],
                    int(isle),
                    f.args[2],
                    int(berth),
                    int(hold),
                )
        else:
            victim: i64 = f.args[1] // BERTHS
            crate = unstow(s, f.args[1], f.args[2])
            stow(s, at, hold, crate)
            s.coins[seat] -= SALE_COINS
            s.coins[victim] += SALE_COINS
            if s.loud:
                s.tell(
                    "bought",
                    int(seat),
                    int(victim),
                    int(crate - 1 >> 1),
                    resource,
                    s.ships[f.args[1]],
                    s.ships[at],
                    f.args[1] % BERTHS,
                    f.args[2],
                    int(berth),
                    int(hold),
                )
