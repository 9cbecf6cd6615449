"""The placing step: crates, launch abilities and cleared cards, in any order."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    ALL_SPOTS,
    CARD_SPACES,
    CLEAR_COINS,
    DIRTY_DEEDS,
    FIRST_SPOT,
    FOR_CLEARING,
    FOR_SAME_CARD,
    FORCED_SALE,
    FREE_SPACES,
    INSURANCE_FRAUD,
    ISLANDS_COUNT,
    LANDLUBBER,
    NONE,
    ON_TOP,
    SAME_CARD_COINS,
    SMUGGLED_GOODS,
    SPACES,
    SPOTS,
    UNFAIR_TRADE,
)
from quarterdeck.games.sail_away.effects import claim_if_full, home, pay, print_of, put
from quarterdeck.games.sail_away.frames import (
    DEED_FRAMES,
    LAUNCH_FRAMES,
    LIFT_FRAMES,
    RESOLVE_FRAMES,
    SALE_FRAMES,
    SCUTTLE_FRAMES,
    SMUGGLE_FRAMES,
    TRADE_FRAMES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.abilities import can_do, cannot_do, do_ability
from quarterdeck.games.sail_away.steps.open_space import no_open_space
from quarterdeck.games.sail_away.verbs import (
    BOARD,
    BOARDS,
    CLEAR,
    CLEARS,
    DONE,
    DONE_MOVE,
    FILL_PIRATES,
    PIRATE,
    PIRATES,
    PLACE,
    PLACES,
    USE,
    USES,
)


def within_reach(s: SailAwayState, seat: i64) -> i64:
    """Mask of cards a crate may go on: not used this turn, or 2 coins at hand (SA-11, SA-18).

    Pirate action cards are named whether they have room or not.
    """
    cards = (1 << s.seats + 1) - 1 & ~s.claimed | ALL_SPOTS
    if s.coins[seat] >= SAME_CARD_COINS:
        return cards
    return cards & ~s.used


def has_room(s: SailAwayState, spot: i64) -> bool:
    """Whether a space of the pirate action card is open (SA-16)."""
    return s.manned[spot * CARD_SPACES] == 0 or s.manned[spot * CARD_SPACES + 1] == 0


def is_manned(s: SailAwayState, spot: i64) -> bool:
    """Whether a crate lies on the pirate action card."""
    return s.manned[spot * CARD_SPACES] != 0 or s.manned[spot * CARD_SPACES + 1] != 0


class PlaceCrates(Step[SailAwayState]):
    """One or two crates, each on a card of its own or for 2 coins (SA-10 to SA-17).

    At least one, as long as there is one to place: there is no pass.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        seat = f.seat
        standards: i64 = s.supply[seat * 2]
        pirates: i64 = s.supply[seat * 2 + 1]
        if standards + pirates > 0:
            if s.placed == 0:
                return True
            if s.placed < s.allowed:
                reach = within_reach(s, seat)
                if reach & 31:
                    return True  # an island that is not claimed has an empty space
                if pirates > 0:
                    spot: i64 = 0
                    while spot < SPOTS:
                        if reach >> FIRST_SPOT + spot & 1 and has_room(s, spot):
                            return True
                        spot += 1
        if s.coins[seat] >= CLEAR_COINS:
            k: i64 = 0
            while k < SPOTS:
                if is_manned(s, k):
                    return True
                k += 1
        k = 0
        while k < ABILITIES:
            if is_armed(s, seat, k) and can_do(s, seat, k, False):
                return True
            k += 1
        if s.loud and s.placed == 0:
            s.tell("nothing_to_place", int(seat))
        finish(s, seat)
        return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        standards: i64 = s.supply[seat * 2]
        pirates: i64 = s.supply[seat * 2 + 1]
        if s.placed < s.allowed and standards + pirates > 0:
            reach = within_reach(s, seat)
            mine = 1 + 2 * seat
            isles = s.seats + 1
            isle: i64 = 0
            while isle < isles:
                if reach >> isle & 1:
                    key: i64 = (isle * ISLANDS_COUNT + s.islands[isle]) * 32 + s.filled[isle]
                    if standards > 0:
                        moves.extend(PLACES[key])
                    if pirates > 0:
                        moves.extend(FILL_PIRATES[key])
                        at: i64 = isle * SPACES
                        end: i64 = at + SPACES
                        while at < end:
                            what: i64 = s.spaces[at]
                            if what & 1 and what < ON_TOP and what != mine:
                                moves.append(PIRATES[at])
                            at += 1
                isle += 1
            if pirates > 0:
                spot: i64 = 0
                while spot < SPOTS:
                    if reach >> FIRST_SPOT + spot & 1 and has_room(s, spot):
                        moves.append(BOARDS[spot])
                    spot += 1
        if s.coins[seat] >= CLEAR_COINS:
            spot = 0
            while spot < SPOTS:
                if is_manned(s, spot):
                    moves.append(CLEARS[spot])
                spot += 1
        if s.launches[seat] > 0:
            k: i64 = 0
            while k < ABILITIES:
                if is_armed(s, seat, k) and can_do(s, seat, k, False):
                    moves.append(USES[k])
                k += 1
        if s.placed > 0 or standards + pirates == 0:
            moves.append(DONE_MOVE)
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        verb = verb_of(move)
        a = arg(move)
        if verb == PLACE or verb == PIRATE or verb == BOARD:
            return self.check_crate(s, seat, verb, a, arg(move, 1))
        if verb == CLEAR:
            if a >= SPOTS:
                return Refusal("no-such-card", (), "SA-07")
            if not is_manned(s, a):
                return Refusal("no-empty-card", (), "SA-17")
            if s.coins[seat] < CLEAR_COINS:
                return Refusal("no-coins", (CLEAR_COINS,), "SA-17")
            return None
        if verb == USE:
            if a >= ABILITIES or s.slots[seat * ABILITIES + a] == NONE:
                return Refusal("no-not-armed", (), "SA-46")
            if s.flipped[seat] >> a & 1:
                return Refusal("no-used-up", (), "SA-45")
            return cannot_do(s, seat, a, False)
        if verb == DONE:
            if s.placed == 0 and s.supply[seat * 2] + s.supply[seat * 2 + 1] > 0:
                return Refusal("no-place-one", (), "SA-10")
            return None
        return Refusal("no-place-now", (), "SA-10")

    def check_crate(
        self, s: SailAwayState, seat: i64, verb: i64, a: i64, space: i64
    ) -> Refusal | None:
        """Whether a crate may be put there."""
        kind: i64 = 0 if verb == PLACE else 1
        if s.placed >= s.allowed:
            return Refusal("no-all-placed", (int(s.allowed),), "SA-10")
        if s.supply[seat * 2 + kind] == 0:
            return Refusal("no-crate-left", (int(kind),), "SA-12" if kind == 0 else "SA-13")
        if verb == BOARD:
            if a >= SPOTS:
                return Refusal("no-such-card", (), "SA-07")
            if not has_room(s, a):
                return Refusal("no-card-full", (), "SA-16")
            if not within_reach(s, seat) >> FIRST_SPOT + a & 1:
                return Refusal("no-same-card", (SAME_CARD_COINS,), "SA-11")
            return None
        closed = no_open_space(s, a, space, "SA-12")
        if closed is not None:
            return closed
        if s.filled[a] >> space & 1:
            what: i64 = s.spaces[a * SPACES + space]
            if kind == 0:
                return Refusal("no-space-taken", (), "SA-12")
            if what >= ON_TOP:
                return Refusal("no-topped-already", (), "SA-13")
            if what & 1 == 0:
                return Refusal("no-not-on-pirates", (), "SA-13")
            if what - 1 >> 1 == seat:
                return Refusal("no-not-on-own", (), "SA-13")
        elif int(space) not in FREE_SPACES[s.islands[a] * 32 + s.filled[a]]:
            return Refusal("no-take-the-first", (), "SA-12")
        if not within_reach(s, seat) >> a & 1:
            return Refusal("no-same-card", (SAME_CARD_COINS,), "SA-11")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        a = arg(move)
        if verb == PLACE or verb == PIRATE:
            space = arg(move, 1)
            kind: i64 = verb - PLACE
            s.supply[seat * 2 + kind] -= 1
            crate = 1 + 2 * seat + kind
            at = a * SPACES + space
            what: i64 = s.spaces[at]
            if what == 0:
                put(s, a, space, crate)
                if s.loud:
                    resource = int(print_of(s, a, space))
                    island = s.islands[a]
                    s.tell("placed", int(seat), int(kind), island, resource, int(a), int(space))
                use_card(s, seat, a)
                claim_if_full(s, a)
            else:
                s.spaces[at] = what + ON_TOP * crate
                if s.loud:
                    s.tell(
                        "topped",
                        int(seat),
                        int(what - 1 >> 1),
                        s.islands[a],
                        int(print_of(s, a, space)),
                        int(a),
                        int(space),
                    )
                use_card(s, seat, a)
        elif verb == DONE:
            finish(s, seat)
        elif verb == USE:
            s.flipped[seat] |= 1 << a
            if s.loud:
                s.tell("used", int(seat), int(a), s.slots[seat * ABILITIES + a])
            do_ability(s, seat, a)
        elif verb == BOARD:
            board(s, seat, a)
        elif verb == CLEAR:
            k: i64 = a * CARD_SPACES
            crates = s.manned[k : k + CARD_SPACES]
            s.manned[k : k + CARD_SPACES] = [0] * CARD_SPACES
            if s.loud:
                s.tell("cleared", int(seat), s.cards[a], int(a))
            pay(s, seat, CLEAR_COINS, FOR_CLEARING)
            for crate in crates:
                if crate:
                    home(s, crate)


def is_armed(s: SailAwayState, seat: i64, ability: i64) -> bool:
    """A ship is tucked there and its ability has not been used (SA-45, SA-46)."""
    return s.slots[seat * ABILITIES + ability] != NONE and not s.flipped[seat] >> ability & 1


def use_card(s: SailAwayState, seat: i64, card: i64) -> None:
    """One more crate this turn; on a card used already it costs 2 coins (SA-11)."""
    if s.used >> card & 1:
        pay(s, seat, SAME_CARD_COINS, FOR_SAME_CARD)
    s.used |= 1 << card
    s.placed += 1


def board(s: SailAwayState, seat: i64, spot: i64) -> None:
    """A pirate crate on a pirate action card; a one-time card acts at once (SA-16)."""
    s.supply[seat * 2 + 1] -= 1
    k = spot * CARD_SPACES
    if s.manned[k]:
        k += 1
    s.manned[k] = 2 + 2 * seat
    card: i64 = s.cards[spot]
    if s.loud:
        s.tell("boarded", int(seat), int(card), int(spot), int(k % CARD_SPACES))
    use_card(s, seat, FIRST_SPOT + spot)
    if card == FORCED_SALE:
        s.stack.append(SALE_FRAMES[seat])
    elif card == SMUGGLED_GOODS:
        s.stack.append(SMUGGLE_FRAMES[seat])
    elif card == DIRTY_DEEDS:
        s.stack.append(DEED_FRAMES[seat])
    elif card == LANDLUBBER:
        s.stack.append(LIFT_FRAMES[seat])
    elif card == INSURANCE_FRAUD:
        s.stack.append(SCUTTLE_FRAMES[seat])
    elif card == UNFAIR_TRADE:
        s.stack.append(TRADE_FRAMES[seat])


def finish(s: SailAwayState, seat: i64) -> None:
    """The placing step is over: claims, or without one a launching step (SA-10, SA-34)."""
    s.stack[-1] = RESOLVE_FRAMES[seat] if s.claims else LAUNCH_FRAMES[seat * 8]
