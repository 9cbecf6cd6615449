"""What many steps do: crates come and go, coins are paid, islands are claimed."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.sail_away.components import (
    ALL_FILLED,
    BERTHS,
    CARD_SPACES,
    DOCKMASTER,
    FEE_COINS,
    FIT,
    FREE_HOLDS,
    FROM_DOCKMASTER,
    FROM_MAPMAKER,
    FULL,
    HOLDS,
    LOWEST,
    MAPMAKER,
    NONE,
    ON_TOP,
    POSTS,
    PRINTS,
    SPACES,
    SPOTS,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import STOWS

# ---------------------------------------------------------------- crates


def home(s: SailAwayState, crate: i64) -> None:
    """Back to the supply of its own colour (SA-30)."""
    s.supply[crate - 1] += 1
    if s.loud:
        s.tell("went_home", int(crate - 1 >> 1), int(crate - 1 & 1))


def put(s: SailAwayState, isle: i64, space: i64, what: i64) -> None:
    """Something now stands on an empty space."""
    s.spaces[isle * SPACES + space] = what
    s.filled[isle] |= 1 << space


def lift(s: SailAwayState, isle: i64, space: i64) -> i64:
    """The space is empty now; what stood on it."""
    at = isle * SPACES + space
    what: i64 = s.spaces[at]
    s.spaces[at] = 0
    s.filled[isle] &= ~(1 << space)
    return what


def stow(s: SailAwayState, at: i64, hold: i64, crate: i64) -> None:
    """Into a free hold; ``at`` is seat * 3 + berth."""
    s.holds[at * HOLDS + hold] = crate
    s.aboard[at] |= 1 << hold


def unstow(s: SailAwayState, at: i64, hold: i64) -> i64:
    """Out of a hold; which crate it was."""
    crate: i64 = s.holds[at * HOLDS + hold]
    s.holds[at * HOLDS + hold] = 0
    s.aboard[at] &= ~(1 << hold)
    return crate


def print_of(s: SailAwayState, isle: i64, space: i64) -> i64:
    """What is printed on an island's space."""
    return PRINTS[s.islands[isle] * SPACES + space]


def fitting(s: SailAwayState, seat: i64, resource: i64) -> list[int]:
    """The moves that stow this resource, one for each ship with a free hold for it (SA-22)."""
    moves: list[int] = []
    berth: i64 = 0
    while berth < BERTHS:
        at = seat * BERTHS + berth
        ship: i64 = s.ships[at]
        if ship != NONE:
            free: i64 = FIT[ship * 8 + resource] & ~s.aboard[at]
            if free:
                moves.append(STOWS[berth * HOLDS + LOWEST[free]])
        berth += 1
    return moves


def fits(s: SailAwayState, seat: i64, resource: i64) -> bool:
    """Whether a free hold on the seat's ships takes this resource."""
    at: i64 = seat * BERTHS
    end: i64 = at + BERTHS
    while at < end:
        ship: i64 = s.ships[at]
        if ship != NONE and FIT[ship * 8 + resource] & ~s.aboard[at]:
            return True
        at += 1
    return False


def has_free_hold(s: SailAwayState, seat: i64) -> bool:
    """Whether any hold of the seat's ships is free."""
    at: i64 = seat * BERTHS
    end: i64 = at + BERTHS
    while at < end:
        ship: i64 = s.ships[at]
        if ship != NONE and s.aboard[at] != FULL[ship]:
            return True
        at += 1
    return False


def has_own_aboard(s: SailAwayState, seat: i64) -> bool:
    """Whether a crate of the seat's colour is on one of its own ships."""
    k: i64 = seat * BERTHS * HOLDS
    end: i64 = k + BERTHS * HOLDS
    while k < end:
        crate: i64 = s.holds[k]
        if crate and crate - 1 >> 1 == seat:
            return True
        k += 1
    return False


def is_first_free(ship: i64, aboard: i64, hold: i64) -> bool:
    """Free, and the first of the free holds with its print: they are equal."""
    return int(hold) in FREE_HOLDS[ship * 16 + aboard]


def movable(s: SailAwayState, seat: i64, isle: i64, space: i64) -> bool:
    """Whether the seat's crate stands there on the space itself, with nothing on it (SA-51)."""
    what: i64 = s.spaces[isle * SPACES + space]
    return 0 < what < ON_TOP and what - 1 >> 1 == seat


def empty_holds(s: SailAwayState, at: i64) -> None:
    """All crates on a ship go home, each to its own colour (SA-30)."""
    s.aboard[at] = 0
    k: i64 = at * HOLDS
    end: i64 = k + HOLDS
    while k < end:
        crate: i64 = s.holds[k]
        if crate:
            s.holds[k] = 0
            home(s, crate)
        k += 1


# ---------------------------------------------------------------- coins


def earn(s: SailAwayState, seat: i64, coins: i64, source: i64) -> None:
    """From the loot pile, which never runs out (SA-02)."""
    s.coins[seat] += coins
    if s.loud:
        s.tell("earned", int(seat), int(coins), int(source))


def pay(s: SailAwayState, seat: i64, coins: i64, purpose: i64) -> None:
    """To the loot pile."""
    s.coins[seat] -= coins
    if s.loud:
        s.tell("paid", int(seat), int(coins), int(purpose))


def fees(s: SailAwayState, card: i64, source: i64) -> None:
    """A lasting card pays the owner of each crate on it (SA-56, SA-57)."""
    spot: i64 = 0
    while spot < SPOTS:
        if s.cards[spot] == card:
            k: i64 = spot * CARD_SPACES
            while k < spot * CARD_SPACES + CARD_SPACES:
                crate: i64 = s.manned[k]
                if crate:
                    earn(s, crate - 1 >> 1, FEE_COINS, source)
                k += 1
        spot += 1


def dock_fees(s: SailAwayState) -> None:
    """Somebody launched a ship (SA-56)."""
    fees(s, DOCKMASTER, FROM_DOCKMASTER)


# ---------------------------------------------------------------- claims


def claim(s: SailAwayState, isle: i64) -> None:
    """The active player claims it: a post while there is one, and the fees at once (SA-20)."""
    s.claimed |= 1 << isle
    if s.claims < POSTS:  # the first two of a turn carry the posts (SA-25)
        s.posted |= 1 << isle
    s.claims += 1
    if s.loud:
        posted = 1 if s.posted >> isle & 1 else 0
        s.tell("claimed", int(s.turn), s.islands[isle], int(isle), posted)
    fees(s, MAPMAKER, FROM_MAPMAKER)


def claim_if_full(s: SailAwayState, isle: i64) -> None:
    """All five spaces filled (SA-20)."""
    if s.filled[isle] == ALL_FILLED:
        claim(s, isle)
