"""What is printed: 13 islands, 36 ships, 8 pirate action cards, 5 launch abilities.

The contents of islands and ships are reconstructed (docs/rules/sail_away.md): change them here.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4  # at most (SA-01)
NONE: Final = -1  # no ship, no island, no card here

# ---------------------------------------------------------------- resources

COTTON: Final = 0
VANILLA: Final = 1
SUGAR: Final = 2
BANANA: Final = 3
COCONUT: Final = 4
COCOA: Final = 5
RESOURCES: Final = 6  # and as many objective tokens, one of each

TWO_COINS: Final = RESOURCES  # what is printed on Treasure Island's spaces
THREE_COINS: Final = RESOURCES + 1
SPACE_COINS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 2, 3]  # by print (SA-15)

# ---------------------------------------------------------------- crates (SA-02)

# A crate is 1 + 2 * seat + kind, so standard crates are odd and `supply[crate - 1]` is its home.
# 0 is no crate. What stands on an island space is the crate below plus 16 times the one on top.
STANDARD: Final = 0
PIRATE: Final = 1
KINDS: Final = 2
STANDARDS: Final = 7
PIRATES: Final = 3
ON_TOP: Final = 16

COINS: Final = 4  # SA-02
LARGE_COIN: Final = 5  # SA-32
SAME_CARD_COINS: Final = 2  # SA-11
CLEAR_COINS: Final = 4  # SA-17
RANSOM_COINS: Final = 2  # SA-21
SELL_COINS: Final = 1  # SA-22
SALE_COINS: Final = 1  # SA-50
FRAUD_COINS: Final = 2  # SA-54
FEE_COINS: Final = 1  # SA-56, SA-57
CRATES_A_TURN: Final = 2  # SA-10
POSTS: Final = 2  # SA-02
DEALT: Final = 6  # SA-06
KEPT: Final = 3
OBJECTIVE_POINTS: Final = 10  # SA-62
SHIPS_TO_END: Final = 5  # SA-60

# ---------------------------------------------------------------- islands

SPACES: Final = 5
ALL_FILLED: Final = (1 << SPACES) - 1


class Island:
    """The prints of its five spaces, and the coins in its middle."""

    __slots__ = ("reward", "spaces")

    def __init__(self, spaces: tuple[int, int, int, int, int], reward: int) -> None:
        self.spaces = spaces
        self.reward = reward


ISLANDS: Final[list[Island]] = [
    # two and two and one, 2 coins
    Island((COTTON, COTTON, VANILLA, VANILLA, SUGAR), 2),
    Island((VANILLA, VANILLA, SUGAR, SUGAR, BANANA), 2),
    Island((SUGAR, SUGAR, BANANA, BANANA, COCONUT), 2),
    Island((BANANA, BANANA, COCONUT, COCONUT, COCOA), 2),
    Island((COCONUT, COCONUT, COCOA, COCOA, COTTON), 2),
    Island((COCOA, COCOA, COTTON, COTTON, VANILLA), 2),
    # all but one, 1 coin
    Island((VANILLA, SUGAR, BANANA, COCONUT, COCOA), 1),
    Island((COTTON, SUGAR, BANANA, COCONUT, COCOA), 1),
    Island((COTTON, VANILLA, BANANA, COCONUT, COCOA), 1),
    Island((COTTON, VANILLA, SUGAR, COCONUT, COCOA), 1),
    Island((COTTON, VANILLA, SUGAR, BANANA, COCOA), 1),
    Island((COTTON, VANILLA, SUGAR, BANANA, COCONUT), 1),
    # Treasure Island
    Island((TWO_COINS, TWO_COINS, TWO_COINS, THREE_COINS, THREE_COINS), 1),
]
TREASURE: Final = 12
ISLANDS_COUNT: Final = TREASURE + 1
MOST_ISLES: Final = SEATS + 1  # face up, by number of players (SA-05)
REWARDS: Final[list[int]] = [island.reward for island in ISLANDS]
PRINTS: Final[list[int]] = [p for island in ISLANDS for p in island.spaces]  # island * 5 + space

# ---------------------------------------------------------------- ships

HOLDS: Final = 4  # at most, the smuggler's counted
BERTHS: Final = 3  # ships in front of a player
INCOMING: Final = 3


class Ship:
    """Its holds, its points, and the smuggler's hold if it has one."""

    __slots__ = ("holds", "points", "smuggler")

    def __init__(self, holds: tuple[int, ...], points: int, smuggler: int = NONE) -> None:
        self.holds = holds
        self.points = points
        self.smuggler = smuggler


SHIPS: Final[list[Ship]] = [
    # two holds
    Ship((COTTON, VANILLA), 4),
    Ship((VANILLA, SUGAR), 4),
    Ship((SUGAR, BANANA), 4),
    Ship((BANANA, COCONUT), 4),
    Ship((COCONUT, COCOA), 4),
    Ship((COCOA, COTTON), 4),
    # two holds and the smuggler's
    Ship((COTTON, SUGAR), 3, COCONUT),
    Ship((VANILLA, BANANA), 3, COCOA),
    Ship((SUGAR, COCONUT), 3, COTTON),
    Ship((BANANA, COCOA), 3, VANILLA),
    Ship((COCONUT, COTTON), 3, SUGAR),
    Ship((COCOA, VANILLA), 3, BANANA),
    # three holds, two alike
    Ship((COTTON, COTTON, BANANA), 7),
    Ship((VANILLA, VANILLA, COCONUT), 7),
    Ship((SUGAR, SUGAR, COCOA), 7),
    Ship((BANANA, BANANA, COTTON), 7),
    Ship((COCONUT, COCONUT, VANILLA), 7),
    Ship((COCOA, COCOA, SUGAR), 7),
    # three holds and the smuggler's
    Ship((COTTON, VANILLA, SUGAR), 6, COCONUT),
    Ship((VANILLA, SUGAR, BANANA), 6, COCOA),
    Ship((SUGAR, BANANA, COCONUT), 6, COTTON),
    Ship((BANANA, COCONUT, COCOA), 6, VANILLA),
    Ship((COCONUT, COCOA, COTTON), 6, SUGAR),
    Ship((COCOA, COTTON, VANILLA), 6, BANANA),
    # four holds, two and two alike
    Ship((COTTON, COTTON, VANILLA, VANILLA), 11),
    Ship((VANILLA, VANILLA, SUGAR, SUGAR), 11),
    Ship((SUGAR, SUGAR, BANANA, BANANA), 11),
    Ship((BANANA, BANANA, COCONUT, COCONUT), 11),
    Ship((COCONUT, COCONUT, COCOA, COCOA), 11),
    Ship((COCOA, COCOA, COTTON, COTTON), 11),
    # four holds, all different
    Ship((COTTON, VANILLA, SUGAR, BANANA), 10),
    Ship((VANILLA, SUGAR, BANANA, COCONUT), 10),
    Ship((SUGAR, BANANA, COCONUT, COCOA), 10),
    Ship((BANANA, COCONUT, COCOA, COTTON), 10),
    Ship((COCONUT, COCOA, COTTON, VANILLA), 10),
    Ship((COCOA, COTTON, VANILLA, SUGAR), 10),
]


def _prints(ship: Ship) -> tuple[int, ...]:
    """All holds, the smuggler's last."""
    return ship.holds if ship.smuggler == NONE else (*ship.holds, ship.smuggler)


def _first_of_each(prints: tuple[int, ...], taken: int) -> list[int]:
    """The free places, of those with the same print only the first: they are equal."""
    out: list[int] = []
    seen: list[int] = []
    for at, p in enumerate(prints):
        if not taken >> at & 1 and p not in seen:
            seen.append(p)
            out.append(at)
    return out


SHIPS_COUNT: Final = len(SHIPS)
NO_PRINT: Final = 15
POINTS: Final[list[int]] = [ship.points for ship in SHIPS]
HOLD_PRINTS: Final[list[int]] = [  # ship * 4 + hold
    p for ship in SHIPS for p in (*_prints(ship), *([NO_PRINT] * HOLDS))[:HOLDS]
]
HOLD_COUNT: Final[list[int]] = [len(_prints(ship)) for ship in SHIPS]
FULL: Final[list[int]] = [(1 << len(_prints(ship))) - 1 for ship in SHIPS]  # all holds
READY: Final[list[int]] = [(1 << len(ship.holds)) - 1 for ship in SHIPS]  # but the smuggler's
FIT: Final[list[int]] = [  # ship * 8 + resource: mask of holds that take it
    sum([1 << h for h, p in enumerate(_prints(ship)) if p == r]) for ship in SHIPS for r in range(8)
]
CARGO: Final[list[int]] = [  # ship * 6 + resource: how many spaces show it (SA-63)
    _prints(ship).count(r) for ship in SHIPS for r in range(RESOURCES)
]
FREE_HOLDS: Final[list[list[int]]] = [  # ship * 16 + mask of filled holds
    _first_of_each(_prints(ship), mask) for ship in SHIPS for mask in range(1 << HOLDS)
]
FREE_SPACES: Final[list[list[int]]] = [  # island * 32 + mask of filled spaces
    _first_of_each(island.spaces, mask) for island in ISLANDS for mask in range(1 << SPACES)
]
LOWEST: Final[list[int]] = [  # the lowest bit of a mask
    (mask & -mask).bit_length() - 1 for mask in range(1 << SPACES)
]

# ---------------------------------------------------------------- pirate action cards

FORCED_SALE: Final = 0
SMUGGLED_GOODS: Final = 1
DIRTY_DEEDS: Final = 2
LANDLUBBER: Final = 3
INSURANCE_FRAUD: Final = 4
UNFAIR_TRADE: Final = 5
DOCKMASTER: Final = 6  # lasting, as is the next
MAPMAKER: Final = 7
CARDS_COUNT: Final = MAPMAKER + 1
SPOTS: Final = 3  # cards in play (SA-07)
FIRST_SPOT: Final = MOST_ISLES  # the bit of the first of them in ``used``, after the islands
ALL_SPOTS: Final = ((1 << SPOTS) - 1) << FIRST_SPOT
CARD_SPACES: Final = 2  # on each (SA-16)

# ---------------------------------------------------------------- launch abilities

MORE_CRATES: Final = 0  # place one more this turn (SA-40)
STRAIGHT_ABOARD: Final = 1  # a crate straight on a ship (SA-41)
CLAIM_ISLAND: Final = 2  # claim any island (SA-42)
SEND_PIRATE: Final = 3  # send a pirate crate home (SA-43)
TWO_WAITING: Final = 4  # the two waiting crates (SA-44)
ABILITIES: Final = 5

# Where coins came from, for those who listen.
FROM_SELLING: Final = 0
FROM_TREASURE: Final = 1
FROM_CLAIM: Final = 2
FROM_SMUGGLING: Final = 3
FROM_FRAUD: Final = 4
FROM_DOCKMASTER: Final = 5
FROM_MAPMAKER: Final = 6
# And where they went.
FOR_SAME_CARD: Final = 7
FOR_CLEARING: Final = 8
