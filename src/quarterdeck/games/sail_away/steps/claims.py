"""A claimed island: the stacks, the unloading, and after the launching the clean-up."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import (
    BERTHS,
    FROM_CLAIM,
    FROM_SELLING,
    FROM_TREASURE,
    LOWEST,
    NONE,
    ON_TOP,
    RANSOM_COINS,
    REWARDS,
    SELL_COINS,
    SPACE_COINS,
    SPACES,
    TREASURE,
)
from quarterdeck.games.sail_away.effects import earn, fits, fitting, home, lift, print_of, stow
from quarterdeck.games.sail_away.frames import (
    CLEAN_UP_FRAMES,
    FREE_FRAMES,
    LAUNCH_FRAMES,
    TURN_UP_ISLAND_FRAMES,
    UNLOAD_FRAMES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import (
    RANSOM,
    RANSOMS,
    RESOLVE,
    RESOLVES,
    SELL_MOVE,
    STOW,
    YIELD,
    YIELDS,
)
from quarterdeck.kit.bits import HOW_MANY


class ResolveClaims(Step[SailAwayState]):
    """One island after another, completely, those without a post first (SA-20, SA-24, SA-25)."""

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        if s.claimed == 0:
            s.stack.pop()
            return False
        mask = next_claims(s)
        if HOW_MANY[mask] > 1:
            return True
        resolve(s, f.seat, LOWEST[mask])
        return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        mask = next_claims(s)
        return [RESOLVES[isle] for isle in range(s.seats + 1) if mask >> isle & 1]

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != RESOLVE:
            return Refusal("no-resolve-now", (), "SA-20")
        if arg(move) > s.seats or not s.claimed >> arg(move) & 1:
            return Refusal("no-not-claimed", (), "SA-20")
        if not next_claims(s) >> arg(move) & 1:
            return Refusal("no-postless-first", (), "SA-25")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        resolve(s, seat, arg(move))


def next_claims(s: SailAwayState) -> i64:
    """Mask of islands that may be resolved now (SA-25)."""
    bare = s.claimed & ~s.posted
    return bare if bare else s.claimed


def resolve(s: SailAwayState, seat: i64, isle: i64) -> None:
    """Stacks, unloading, launching, clean-up (SA-24)."""
    if s.loud:
        s.tell("resolving", int(seat), s.islands[isle], int(isle))
    stack = s.stack
    stack.append(CLEAN_UP_FRAMES[isle])
    stack.append(LAUNCH_FRAMES[seat * 8])
    stack.append(UNLOAD_FRAMES[(seat * 5 + isle) * SPACES])
    stack.append(FREE_FRAMES[seat * 5 + isle])


class FreeCrates(Step[SailAwayState]):
    """The owner of a covered standard crate pays 2 coins, or it goes home (SA-21).

    Clockwise from the active player by the owner of the standard crate. ``args[0]`` is the isle.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        isle: i64 = f.args[0]
        seat = f.seat
        while True:
            space: i64 = 0
            while space < SPACES:
                what: i64 = s.spaces[isle * SPACES + space]
                if what >= ON_TOP and what % ON_TOP - 1 >> 1 == seat:
                    if s.coins[seat] >= RANSOM_COINS:
                        s.stack[-1] = FREE_FRAMES[seat * 5 + isle]
                        return True
                    give_up(s, seat, isle, space)
                space += 1
            seat += 1
            if seat == s.seats:
                seat = 0
            if seat == s.turn:
                s.stack.pop()
                return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        space: i64 = 0
        while space < SPACES:
            what: i64 = s.spaces[f.args[0] * SPACES + space]
            if what >= ON_TOP and what % ON_TOP - 1 >> 1 == seat:
                moves.append(RANSOMS[space])
                moves.append(YIELDS[space])
            space += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != RANSOM and verb_of(move) != YIELD:
            return Refusal("no-free-now", (), "SA-21")
        if arg(move) >= SPACES:
            return Refusal("no-such-space", (), "SA-21")
        what: i64 = s.spaces[f.args[0] * SPACES + arg(move)]
        if what < ON_TOP or what % ON_TOP - 1 >> 1 != seat:
            return Refusal("no-not-your-stack", (), "SA-21")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        isle: i64 = f.args[0]
        space = arg(move)
        if verb_of(move) == YIELD:
            give_up(s, seat, isle, space)
            return
        what: i64 = s.spaces[isle * SPACES + space]
        pirate = what // ON_TOP
        other = pirate - 1 >> 1
        s.spaces[isle * SPACES + space] = what % ON_TOP
        s.coins[seat] -= RANSOM_COINS
        s.coins[other] += RANSOM_COINS
        if s.loud:
            resource = int(print_of(s, isle, space))
            s.tell("ransomed", int(seat), int(other), resource, int(isle), int(space))
        home(s, pirate)


def give_up(s: SailAwayState, seat: i64, isle: i64, space: i64) -> None:
    """The standard crate goes home and the pirate crate has the space (SA-21)."""
    what: i64 = s.spaces[isle * SPACES + space]
    pirate = what // ON_TOP
    s.spaces[isle * SPACES + space] = pirate
    if s.loud:
        resource = int(print_of(s, isle, space))
        s.tell("gave_up", int(seat), int(pirate - 1 >> 1), resource, int(isle), int(space))
    home(s, what % ON_TOP)


class UnloadCrates(Step[SailAwayState]):
    """Clockwise from the active player each crate moves to a matching hold of its owner, or goes
    home for 1 coin (SA-22); from Treasure Island for the coins of its space (SA-15).

    ``args``: the isle and the space. A crate that fits nowhere is not asked about.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        isle: i64 = f.args[0]
        seat = f.seat
        space: i64 = f.args[1]
        treasure = s.islands[isle] == TREASURE
        while True:
            while space < SPACES:
                what: i64 = s.spaces[isle * SPACES + space]
                if what and what - 1 >> 1 == seat:
                    if treasure:
                        fetch(s, seat, isle, space)
                    elif fits(s, seat, print_of(s, isle, space)):
                        s.stack[-1] = UNLOAD_FRAMES[(seat * 5 + isle) * SPACES + space]
                        return True
                    else:
                        sell(s, seat, isle, space)
                space += 1
            space = 0
            seat += 1
            if seat == s.seats:
                seat = 0
            if seat == s.turn:
                s.stack.pop()
                return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves = fitting(s, seat, print_of(s, f.args[0], f.args[1]))
        moves.append(SELL_MOVE)
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if move == SELL_MOVE:
            return None
        if verb_of(move) != STOW:
            return Refusal("no-unload-now", (), "SA-22")
        if int(move) not in fitting(s, seat, print_of(s, f.args[0], f.args[1])):
            return Refusal("no-does-not-fit", (), "SA-22")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        isle: i64 = f.args[0]
        space: i64 = f.args[1]
        if move == SELL_MOVE:
            sell(s, seat, isle, space)
            return
        berth = arg(move)
        hold = arg(move, 1)
        at = seat * BERTHS + berth
        crate = lift(s, isle, space)
        stow(s, at, hold, crate)
        if s.loud:
            s.tell(
                "stowed",
                int(seat),
                int(crate - 1 & 1),
                int(print_of(s, isle, space)),
                s.ships[at],
                int(isle),
                int(space),
                int(berth),
                int(hold),
            )


def sell(s: SailAwayState, seat: i64, isle: i64, space: i64) -> None:
    """Home for 1 coin (SA-22)."""
    crate = lift(s, isle, space)
    if s.loud:
        resource = int(print_of(s, isle, space))
        s.tell("sold", int(seat), int(crate - 1 & 1), resource, int(isle), int(space))
    home(s, crate)
    earn(s, seat, SELL_COINS, FROM_SELLING)


def fetch(s: SailAwayState, seat: i64, isle: i64, space: i64) -> None:
    """Treasure Island: the coins printed on the space, and home (SA-15)."""
    crate = lift(s, isle, space)
    coins: i64 = SPACE_COINS[print_of(s, isle, space)]
    if s.loud:
        s.tell("fetched", int(seat), int(crate - 1 & 1), int(coins), int(isle), int(space))
    home(s, crate)
    earn(s, seat, coins, FROM_TREASURE)


class CleanUp(Step[SailAwayState]):
    """The claimer's reward, then a new island in the old one's place (SA-23).

    ``args[0]`` is the isle.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        isle: i64 = f.args[0]
        island: i64 = s.islands[isle]
        earn(s, s.turn, REWARDS[island], FROM_CLAIM)
        s.claimed &= ~(1 << isle)
        s.posted &= ~(1 << isle)
        s.islands[isle] = NONE
        s.island_discard |= 1 << island
        if s.loud:
            s.tell("discarded", int(island), int(isle))
        s.stack[-1] = TURN_UP_ISLAND_FRAMES[isle]
        return False
