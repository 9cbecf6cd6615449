"""The launch abilities, used from a slot or by Dirty Deeds."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, pack, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away.components import (
    BERTHS,
    CARD_SPACES,
    CLAIM_ISLAND,
    FREE_HOLDS,
    HOLD_PRINTS,
    HOLDS,
    KINDS,
    MORE_CRATES,
    NONE,
    POSTS,
    SEND_PIRATE,
    SHIPS_COUNT,
    SPOTS,
    STRAIGHT_ABOARD,
    TWO_WAITING,
)
from quarterdeck.games.sail_away.effects import (
    claim,
    has_free_hold,
    has_own_aboard,
    home,
    is_first_free,
    stow,
    unstow,
)
from quarterdeck.games.sail_away.frames import CLAIM_FRAMES, LOAD_FRAMES, SEND_FRAMES
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.recall import own_space
from quarterdeck.games.sail_away.verbs import (
    CLAIM,
    CLAIMS,
    LOAD,
    LOADS,
    RELOAD,
    SEND,
    SENDS,
)
from quarterdeck.kit.choice import Choice


def can_do(s: SailAwayState, seat: i64, ability: i64, by_deed: bool) -> bool:
    """Whether the ability would do something; Dirty Deeds may do ability 5 in vain (SA-52)."""
    if ability == STRAIGHT_ABOARD:
        return has_free_hold(s, seat) and can_spare(s, seat)
    if ability == CLAIM_ISLAND:
        return s.claims < POSTS and s.claimed != (1 << s.seats + 1) - 1
    if ability == SEND_PIRATE:
        for crate in s.manned:  # noqa: SIM110 - any() over a generator is slower
            if crate:
                return True
        return False
    if ability == TWO_WAITING:
        return by_deed or s.waiting[seat] == 1
    return True


def can_spare(s: SailAwayState, seat: i64) -> bool:
    """Whether there is a crate for ability 2: not the last of the supply while nothing has been
    placed; with an empty supply, one from an own ship (SA-41)."""
    crates = s.supply[seat * 2] + s.supply[seat * 2 + 1]
    if crates == 0:
        return has_own_aboard(s, seat)
    return crates > 1 or s.placed > 0


def cannot_do(s: SailAwayState, seat: i64, ability: i64, by_deed: bool) -> Refusal | None:
    """The same, saying why."""
    if can_do(s, seat, ability, by_deed):
        return None
    if ability == STRAIGHT_ABOARD:
        if not has_free_hold(s, seat):
            return Refusal("no-hold-free", (), "SA-41")
        return Refusal("no-keep-one-to-place", (), "SA-41")
    if ability == CLAIM_ISLAND:
        return Refusal("no-post-free", (), "SA-42")
    if ability == SEND_PIRATE:
        return Refusal("no-pirates-there", (), "SA-43")
    return Refusal("no-none-waiting", (), "SA-44")


def do_ability(s: SailAwayState, seat: i64, ability: i64) -> None:
    """Its effect, or the frame that asks for what it needs (SA-40 to SA-44)."""
    if ability == MORE_CRATES:
        s.allowed += 1
    elif ability == STRAIGHT_ABOARD:
        s.stack.append(LOAD_FRAMES[seat])
    elif ability == CLAIM_ISLAND:
        s.stack.append(CLAIM_FRAMES[seat])
    elif ability == SEND_PIRATE:
        s.stack.append(SEND_FRAMES[seat])
    elif s.waiting[seat]:
        s.waiting[seat] = 0
        s.supply[seat * 2] += 1
        s.supply[seat * 2 + 1] += 1
        if s.loud:
            s.tell("joined", int(seat))


class LoadCrate(Choice[SailAwayState]):
    """A crate straight into any free hold of an own ship, whatever the resource (SA-41)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        first = seat * BERTHS
        berth: i64 = 0
        if s.supply[seat * 2] + s.supply[seat * 2 + 1] > 0:
            kind: i64 = 0
            while kind < KINDS:
                if s.supply[seat * 2 + kind] > 0:
                    berth = 0
                    while berth < BERTHS:
                        ship: i64 = s.ships[first + berth]
                        if ship != NONE:
                            table = (kind * BERTHS + berth) * SHIPS_COUNT + ship
                            moves.extend(LOADS[table * 16 + s.aboard[first + berth]])
                        berth += 1
                kind += 1
            return moves
        k: i64 = 0
        while k < BERTHS * HOLDS:
            crate: i64 = s.holds[first * HOLDS + k]
            if crate and crate - 1 >> 1 == seat:
                berth = 0
                while berth < BERTHS:
                    ship = s.ships[first + berth]
                    if ship != NONE:
                        for hold in FREE_HOLDS[ship * 16 + s.aboard[first + berth]]:
                            moves.append(int(pack(RELOAD, k, berth, hold)))
                    berth += 1
            k += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        a = arg(move)
        berth = arg(move, 1)
        hold = arg(move, 2)
        if verb != LOAD and verb != RELOAD:
            return Refusal("no-load-now", (), "SA-41")
        if berth >= BERTHS or hold >= HOLDS or s.ships[seat * BERTHS + berth] == NONE:
            return Refusal("no-such-hold", (), "SA-41")
        at = seat * BERTHS + berth
        if not is_first_free(s.ships[at], s.aboard[at], hold):
            return Refusal("no-hold-taken", (), "SA-41")
        if verb == LOAD:
            if a >= KINDS or s.supply[seat * 2 + a] == 0:
                return Refusal("no-crate-left", (int(a & 1),), "SA-41")
            return None
        if s.supply[seat * 2] + s.supply[seat * 2 + 1] > 0:
            return Refusal("no-supply-first", (), "SA-41")
        if a >= BERTHS * HOLDS:
            return Refusal("no-such-hold", (), "SA-41")
        crate: i64 = s.holds[seat * BERTHS * HOLDS + a]
        if crate == 0 or crate - 1 >> 1 != seat:
            return Refusal("no-not-your-crate", (), "SA-41")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        a = arg(move)
        berth = arg(move, 1)
        hold = arg(move, 2)
        at = seat * BERTHS + berth
        from_berth: i64 = NONE  # where it lay, if on a ship
        from_hold: i64 = NONE
        if verb_of(move) == LOAD:
            s.supply[seat * 2 + a] -= 1
            crate = 1 + 2 * seat + a
        else:
            from_berth = a // HOLDS
            from_hold = a % HOLDS
            crate = unstow(s, seat * BERTHS + from_berth, from_hold)
        stow(s, at, hold, crate)
        if s.loud:
            ship = s.ships[at]
            resource = HOLD_PRINTS[ship * HOLDS + hold]
            s.tell(
                "loaded",
                int(seat),
                int(crate - 1 & 1),
                ship,
                resource,
                int(berth),
                int(hold),
                int(from_berth),
                int(from_hold),
            )


class ClaimOne(Choice[SailAwayState]):
    """A free claim post on any island in play that is not claimed yet (SA-42)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return [CLAIMS[isle] for isle in range(s.seats + 1) if not s.claimed >> isle & 1]

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != CLAIM:
            return Refusal("no-claim-now", (), "SA-42")
        if arg(move) > s.seats:
            return Refusal("no-such-space", (), "SA-42")
        if s.claimed >> arg(move) & 1:
            return Refusal("no-closed", (), "SA-18")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        claim(s, arg(move))


class SendHome(Choice[SailAwayState]):
    """One pirate crate of anybody goes home from a pirate action card (SA-43)."""

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        spot: i64 = 0
        while spot < SPOTS:
            one: i64 = s.manned[spot * CARD_SPACES]
            two: i64 = s.manned[spot * CARD_SPACES + 1]
            if one:
                moves.append(SENDS[spot * 4 + (one - 1 >> 1)])
            if two and two != one:
                moves.append(SENDS[spot * 4 + (two - 1 >> 1)])
            spot += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != SEND:
            return Refusal("no-send-now", (), "SA-43")
        spot = arg(move)
        if spot >= SPOTS:
            return Refusal("no-such-card", (), "SA-07")
        if own_space(s, spot, arg(move, 1)) < 0:
            return Refusal("no-pirates-there", (), "SA-43")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        spot = arg(move)
        k = own_space(s, spot, arg(move, 1))
        crate: i64 = s.manned[k]
        s.manned[k] = 0
        if s.loud:
            s.tell("sent", int(seat), int(arg(move, 1)), s.cards[spot], int(spot))
        home(s, crate)
