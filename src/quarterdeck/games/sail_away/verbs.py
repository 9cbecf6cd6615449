"""The grammar of Sail Away's actions."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import pack
from quarterdeck.core.verb import Verb
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARDS_COUNT,
    FREE_HOLDS,
    FREE_SPACES,
    HOLDS,
    INCOMING,
    ISLANDS_COUNT,
    MOST_ISLES,
    RESOURCES,
    SEATS,
    SHIPS_COUNT,
    SPACES,
    SPOTS,
)
from quarterdeck.games.sail_away.components import KINDS as CRATE_KINDS

# NATURE's
FIRST: Final = 0  # who begins
OBJECTIVE: Final = 1  # the public objective
SECRET: Final = 2  # a seat's secret one
OPEN: Final = 3  # an island is turned up
HIRE: Final = 4  # a pirate action card comes into play
DEAL: Final = 5  # a seat is dealt a ship
DOCK: Final = 6  # an incoming ship is turned up
# the players'
KEEP: Final = 7  # one of the six dealt ships
RECALL: Final = 8  # a crate off an own ship
RETAKE: Final = 9  # a crate back from an island
WITHDRAW: Final = 10  # a crate back from a pirate action card
ENOUGH: Final = 11  # no more crates off the ships
PLACE: Final = 12  # a standard crate on an island
PIRATE: Final = 13  # a pirate crate on an island, maybe upon another crate
BOARD: Final = 14  # a pirate crate on a pirate action card
CLEAR: Final = 15  # pay to send all crates on a card home
USE: Final = 16  # a launch ability
DONE: Final = 17  # the placing step is over
LOAD: Final = 18  # ability 2: from the supply
RELOAD: Final = 19  # ability 2: from a ship
CLAIM: Final = 20  # ability 3
SEND: Final = 21  # ability 4
DEED: Final = 22  # Dirty Deeds: an ability
DECLINE: Final = 23  # a card's effect
BUY: Final = 24  # Forced Sale
SMUGGLE: Final = 25  # Smuggled Goods
STOW: Final = 26  # a crate into a hold of an own ship
SELL: Final = 27  # a crate home for a coin
LIFT: Final = 28  # Landlubber: what stands here
SHIFT: Final = 29  # and where it goes
SCUTTLE: Final = 30  # Insurance Fraud
TRADE: Final = 31  # Unfair Trade
RESOLVE: Final = 32  # which claimed island next
RANSOM: Final = 33  # pay to free a crate
YIELD: Final = 34  # leave the space to the pirate
LAUNCH: Final = 35  # the ship of that berth
WAIT: Final = 36  # hold back what need not sail
ARM: Final = 37  # the launch slot, and so its ability
TAKE: Final = 38  # one of the incoming ships

VERBS: Final = [
    Verb(FIRST, "first", ("seat",)),
    Verb(OBJECTIVE, "objective", ("resource",)),
    Verb(SECRET, "secret", ("seat", "resource")),
    Verb(OPEN, "open", ("isle", "island")),
    Verb(HIRE, "hire", ("spot", "card")),
    Verb(DEAL, "deal", ("seat", "ship")),
    Verb(DOCK, "dock", ("place", "ship")),
    Verb(KEEP, "keep", ("ship",)),
    Verb(RECALL, "recall", ("berth", "hold")),
    Verb(RETAKE, "retake", ("isle", "space")),
    Verb(WITHDRAW, "withdraw", ("spot",)),
    Verb(ENOUGH, "enough", ()),
    Verb(PLACE, "place", ("isle", "space")),
    Verb(PIRATE, "pirate", ("isle", "space")),
    Verb(BOARD, "board", ("spot",)),
    Verb(CLEAR, "clear", ("spot",)),
    Verb(USE, "use", ("ability",)),
    Verb(DONE, "done", ()),
    Verb(LOAD, "load", ("crate", "berth", "hold")),
    Verb(RELOAD, "reload", ("stowage", "berth", "hold")),  # stowage = berth * 4 + hold
    Verb(CLAIM, "claim", ("isle",)),
    Verb(SEND, "send", ("spot", "seat")),
    Verb(DEED, "deed", ("ability",)),
    Verb(DECLINE, "decline", ()),
    Verb(BUY, "buy", ("seat", "berth", "hold")),
    Verb(SMUGGLE, "smuggle", ("isle", "space")),
    Verb(STOW, "stow", ("berth", "hold")),
    Verb(SELL, "sell", ()),
    Verb(LIFT, "lift", ("isle", "space")),
    Verb(SHIFT, "shift", ("isle", "space")),
    Verb(SCUTTLE, "scuttle", ("seat", "berth")),
    Verb(TRADE, "trade", ("berth", "seat", "berth")),
    Verb(RESOLVE, "resolve", ("isle",)),
    Verb(RANSOM, "ransom", ("space",)),
    Verb(YIELD, "yield", ("space",)),
    Verb(LAUNCH, "launch", ("berth",)),
    Verb(WAIT, "wait", ()),
    Verb(ARM, "arm", ("ability",)),
    Verb(TAKE, "take", ("place",)),
]

KINDS: Final = {  # of an argument, and how many there are of it
    "seat": SEATS,
    "resource": RESOURCES,
    "isle": MOST_ISLES,
    "island": ISLANDS_COUNT,
    "space": SPACES,
    "spot": SPOTS,
    "card": CARDS_COUNT,
    "ship": SHIPS_COUNT,
    "place": INCOMING,
    "berth": BERTHS,
    "hold": HOLDS,
    "stowage": BERTHS * HOLDS,
    "crate": CRATE_KINDS,
    "ability": ABILITIES,
}


# Moves made once: the hot paths only look them up.
def _by_space(verb: int) -> list[int]:
    """isle * 5 + space."""
    return [int(pack(verb, isle, k)) for isle in range(MOST_ISLES) for k in range(SPACES)]


def _by_hold(verb: int) -> list[int]:
    """berth * 4 + hold."""
    return [int(pack(verb, berth, hold)) for berth in range(BERTHS) for hold in range(HOLDS)]


def _by_filled(verb: int) -> list[list[int]]:
    """(isle * 13 + island) * 32 + mask of filled spaces: the moves to its free spaces."""
    return [
        [int(pack(verb, isle, space)) for space in free]
        for isle in range(MOST_ISLES)
        for free in FREE_SPACES
    ]


KEEPS: Final[list[int]] = [int(pack(KEEP, ship)) for ship in range(SHIPS_COUNT)]
RECALLS: Final[list[int]] = _by_hold(RECALL)
RETAKES: Final[list[int]] = _by_space(RETAKE)
WITHDRAWS: Final[list[int]] = [int(pack(WITHDRAW, spot)) for spot in range(SPOTS)]
ENOUGH_MOVE: Final = int(pack(ENOUGH))
PLACES: Final[list[list[int]]] = _by_filled(PLACE)
FILL_PIRATES: Final[list[list[int]]] = _by_filled(PIRATE)
PIRATES: Final[list[int]] = _by_space(PIRATE)
SHIFT_FREE: Final[list[list[int]]] = _by_filled(SHIFT)
BOARDS: Final[list[int]] = [int(pack(BOARD, spot)) for spot in range(SPOTS)]
CLEARS: Final[list[int]] = [int(pack(CLEAR, spot)) for spot in range(SPOTS)]
USES: Final[list[int]] = [int(pack(USE, k)) for k in range(ABILITIES)]
DONE_MOVE: Final = int(pack(DONE))
LOADS: Final[list[list[int]]] = [  # (kind * 3 + berth) * 576 + ship * 16 + mask of filled holds
    [int(pack(LOAD, kind, berth, hold)) for hold in free]
    for kind in range(CRATE_KINDS)
    for berth in range(BERTHS)
    for free in FREE_HOLDS
]
CLAIMS: Final[list[int]] = [int(pack(CLAIM, isle)) for isle in range(MOST_ISLES)]
SENDS: Final[list[int]] = [  # spot * 4 + seat
    int(pack(SEND, spot, seat)) for spot in range(SPOTS) for seat in range(SEATS)
]
DEEDS: Final[list[int]] = [int(pack(DEED, k)) for k in range(ABILITIES)]
DECLINE_MOVE: Final = int(pack(DECLINE))
BUYS: Final[list[int]] = [  # (seat * 3 + berth) * 4 + hold
    int(pack(BUY, seat, berth, hold))
    for seat in range(SEATS)
    for berth in range(BERTHS)
    for hold in range(HOLDS)
]
SMUGGLES: Final[list[int]] = _by_space(SMUGGLE)
STOWS: Final[list[int]] = _by_hold(STOW)
SELL_MOVE: Final = int(pack(SELL))
LIFTS: Final[list[int]] = _by_space(LIFT)
SHIFTS: Final[list[int]] = _by_space(SHIFT)
SCUTTLES: Final[list[int]] = [  # seat * 3 + berth
    int(pack(SCUTTLE, seat, berth)) for seat in range(SEATS) for berth in range(BERTHS)
]
TRADES: Final[list[int]] = [  # own berth * 12 + seat * 3 + berth
    int(pack(TRADE, mine, seat, berth))
    for mine in range(BERTHS)
    for seat in range(SEATS)
    for berth in range(BERTHS)
]
RESOLVES: Final[list[int]] = [int(pack(RESOLVE, isle)) for isle in range(MOST_ISLES)]
RANSOMS: Final[list[int]] = [int(pack(RANSOM, space)) for space in range(SPACES)]
YIELDS: Final[list[int]] = [int(pack(YIELD, space)) for space in range(SPACES)]
LAUNCHES: Final[list[int]] = [int(pack(LAUNCH, berth)) for berth in range(BERTHS)]
LAUNCH_OR_WAIT: Final[list[list[int]]] = [  # by berth
    [int(pack(LAUNCH, berth)), int(pack(WAIT))] for berth in range(BERTHS)
]
WAIT_MOVE: Final = int(pack(WAIT))
ARMS: Final[list[list[int]]] = [  # by mask of slots with a ship
    [int(pack(ARM, k)) for k in range(ABILITIES) if not mask >> k & 1]
    for mask in range(1 << ABILITIES)
]
TAKES: Final[list[int]] = [int(pack(TAKE, place)) for place in range(INCOMING)]
OPENS: Final[list[int]] = [  # isle * 13 + island
    int(pack(OPEN, isle, island)) for isle in range(MOST_ISLES) for island in range(ISLANDS_COUNT)
]
DOCKS: Final[list[int]] = [  # place * 36 + ship
    int(pack(DOCK, place, ship)) for place in range(INCOMING) for ship in range(SHIPS_COUNT)
]
