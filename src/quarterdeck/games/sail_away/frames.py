"""The steps by number, and their frames, made once."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.games.sail_away.components import (
    BERTHS,
    INCOMING,
    MOST_ISLES,
    SEATS,
    SHIPS_COUNT,
    SPACES,
    SPOTS,
)

FIRST_PLAYER: Final = 0
PUBLIC_OBJECTIVE: Final = 1
SECRET_OBJECTIVE: Final = 2
TURN_UP_ISLAND: Final = 3
HIRE_PIRATES: Final = 4
DEAL_SHIP: Final = 5
KEEP_SHIPS: Final = 6
INCOMING_SHIP: Final = 7
RECALL_CRATES: Final = 8
PLACE_CRATES: Final = 9
LOAD_CRATE: Final = 10
CLAIM_ONE: Final = 11
SEND_HOME: Final = 12
DO_DEED: Final = 13
SELL_FORCED: Final = 14
SMUGGLE_GOODS: Final = 15
STOW_CRATE: Final = 16
LIFT_STACK: Final = 17
SHIFT_STACK: Final = 18
SCUTTLE_SHIP: Final = 19
TRADE_SHIPS: Final = 20
RESOLVE_CLAIMS: Final = 21
FREE_CRATES: Final = 22
UNLOAD_CRATES: Final = 23
LAUNCH_SHIPS: Final = 24
ARM_SLOT: Final = 25
REPLACE_SHIP: Final = 26
CLEAN_UP: Final = 27
END_TURN: Final = 28

_SEATS: Final = range(SEATS)
_ISLES: Final = range(MOST_ISLES)
FIRST_PLAYER_FRAME: Final = Frame(FIRST_PLAYER)
PUBLIC_OBJECTIVE_FRAME: Final = Frame(PUBLIC_OBJECTIVE)
KEEP_SHIPS_FRAME: Final = Frame(KEEP_SHIPS)
SECRET_OBJECTIVE_FRAMES: Final = [Frame(SECRET_OBJECTIVE, seat) for seat in _SEATS]
DEAL_SHIP_FRAMES: Final = [Frame(DEAL_SHIP, seat) for seat in _SEATS]
TURN_UP_ISLAND_FRAMES: Final = [Frame(TURN_UP_ISLAND, -3, (isle,)) for isle in _ISLES]
HIRE_PIRATES_FRAMES: Final = [Frame(HIRE_PIRATES, -3, (spot,)) for spot in range(SPOTS)]
INCOMING_SHIP_FRAMES: Final = [Frame(INCOMING_SHIP, -3, (k,)) for k in range(INCOMING)]
RECALL_FRAMES: Final = [  # seat * 2 + whether one has been recalled
    Frame(RECALL_CRATES, seat, (more,)) for seat in _SEATS for more in range(2)
]
PLACE_FRAMES: Final = [Frame(PLACE_CRATES, seat) for seat in _SEATS]
LOAD_FRAMES: Final = [Frame(LOAD_CRATE, seat) for seat in _SEATS]
CLAIM_FRAMES: Final = [Frame(CLAIM_ONE, seat) for seat in _SEATS]
SEND_FRAMES: Final = [Frame(SEND_HOME, seat) for seat in _SEATS]
DEED_FRAMES: Final = [Frame(DO_DEED, seat) for seat in _SEATS]
SALE_FRAMES: Final = [Frame(SELL_FORCED, seat) for seat in _SEATS]
SMUGGLE_FRAMES: Final = [Frame(SMUGGLE_GOODS, seat) for seat in _SEATS]
LIFT_FRAMES: Final = [Frame(LIFT_STACK, seat) for seat in _SEATS]
SHIFT_FRAMES: Final = [  # (seat * 5 + isle) * 5 + space
    Frame(SHIFT_STACK, seat, (isle, k)) for seat in _SEATS for isle in _ISLES for k in range(SPACES)
]
SCUTTLE_FRAMES: Final = [Frame(SCUTTLE_SHIP, seat) for seat in _SEATS]
TRADE_FRAMES: Final = [Frame(TRADE_SHIPS, seat) for seat in _SEATS]
RESOLVE_FRAMES: Final = [Frame(RESOLVE_CLAIMS, seat) for seat in _SEATS]
FREE_FRAMES: Final = [  # seat * 5 + isle
    Frame(FREE_CRATES, seat, (isle,)) for seat in _SEATS for isle in _ISLES
]
UNLOAD_FRAMES: Final = [  # (seat * 5 + isle) * 5 + space
    Frame(UNLOAD_CRATES, seat, (isle, k))
    for seat in _SEATS
    for isle in _ISLES
    for k in range(SPACES)
]
LAUNCH_FRAMES: Final = [  # seat * 8 + mask of berths held back
    Frame(LAUNCH_SHIPS, seat, (held,)) for seat in _SEATS for held in range(1 << BERTHS)
]
ARM_FRAMES: Final = [  # seat * 36 + ship
    Frame(ARM_SLOT, seat, (ship,)) for seat in _SEATS for ship in range(SHIPS_COUNT)
]
REPLACE_FRAMES: Final = [  # seat * 3 + berth
    Frame(REPLACE_SHIP, seat, (berth,)) for seat in _SEATS for berth in range(BERTHS)
]
CLEAN_UP_FRAMES: Final = [Frame(CLEAN_UP, -3, (isle,)) for isle in _ISLES]
END_TURN_FRAMES: Final = [Frame(END_TURN, seat) for seat in _SEATS]
