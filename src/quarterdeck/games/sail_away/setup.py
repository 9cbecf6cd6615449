"""The table before the first draw (SA-02 to SA-07)."""

from __future__ import annotations

from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARD_SPACES,
    COINS,
    HOLDS,
    INCOMING,
    ISLANDS_COUNT,
    NONE,
    PIRATES,
    RESOURCES,
    SHIPS_COUNT,
    SPACES,
    SPOTS,
    STANDARDS,
)
from quarterdeck.games.sail_away.frames import (
    DEAL_SHIP_FRAMES,
    FIRST_PLAYER_FRAME,
    HIRE_PIRATES_FRAMES,
    INCOMING_SHIP_FRAMES,
    KEEP_SHIPS_FRAME,
    PUBLIC_OBJECTIVE_FRAME,
    SECRET_OBJECTIVE_FRAMES,
    TURN_UP_ISLAND_FRAMES,
)
from quarterdeck.games.sail_away.state import SailAwayState, blank


def first_state(seats: int, loud: bool, version: int) -> SailAwayState:
    """Coins and crates are dealt out; one crate of each kind waits on ability 5 (SA-03)."""
    s = blank()
    s.seats = seats
    s.version = version
    s.loud = loud
    s.deck = (1 << SHIPS_COUNT) - 1
    s.island_deck = (1 << ISLANDS_COUNT) - 1
    s.coins = [COINS] * seats
    s.supply = [STANDARDS - 1, PIRATES - 1] * seats
    s.waiting = [1] * seats
    s.islands = [NONE] * (seats + 1)
    s.spaces = [0] * ((seats + 1) * SPACES)
    s.filled = [0] * (seats + 1)
    s.ships = [NONE] * (seats * BERTHS)
    s.holds = [0] * (seats * BERTHS * HOLDS)
    s.aboard = [0] * (seats * BERTHS)
    s.slots = [NONE] * (seats * ABILITIES)
    s.flipped = [0] * seats
    s.launched = [NONE] * SHIPS_COUNT
    s.launches = [0] * seats
    s.points = [0] * seats
    s.counts = [0] * (seats * RESOURCES)
    s.incoming = [NONE] * INCOMING
    s.cards = [NONE] * SPOTS
    s.manned = [0] * (SPOTS * CARD_SPACES)
    s.secrets = [NONE] * seats
    s.revealed = [NONE] * seats
    s.hands = [()] * seats
    s.picks = [()] * seats
    # The last to happen lies at the bottom.
    s.stack.append(FIRST_PLAYER_FRAME)
    for place in reversed(range(INCOMING)):
        s.stack.append(INCOMING_SHIP_FRAMES[place])
    s.stack.append(KEEP_SHIPS_FRAME)
    for seat in reversed(range(seats)):
        s.stack.append(DEAL_SHIP_FRAMES[seat])
    for spot in reversed(range(SPOTS)):
        s.stack.append(HIRE_PIRATES_FRAMES[spot])
    for isle in reversed(range(seats + 1)):
        s.stack.append(TURN_UP_ISLAND_FRAMES[isle])
    for seat in reversed(range(seats)):
        s.stack.append(SECRET_OBJECTIVE_FRAMES[seat])
    s.stack.append(PUBLIC_OBJECTIVE_FRAME)
    return s
