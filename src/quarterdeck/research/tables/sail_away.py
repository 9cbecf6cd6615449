"""Sail Away's rows and numbers."""

from quarterdeck.games.sail_away import frames
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARD_SPACES,
    CARDS_COUNT,
    DEALT,
    HOLDS,
    INCOMING,
    ISLANDS_COUNT,
    KINDS,
    MOST_ISLES,
    ON_TOP,
    RESOURCES,
    SEATS,
    SHIPS_COUNT,
    SPACES,
    SPOTS,
    STANDARDS,
)
from quarterdeck.research.kernel.field import BAG, CODE, Field, left_out, mask, seat

VERSION = 1  # raised when a row or a number comes to mean something else
HISTORY = ("1: the first",)
TURNED = True  # seats are told as steps clockwise from the one who looks
FRAMES = 3
CRATES = SEATS * KINDS  # 0 is none, else 1 + 2 * seat + kind


def crate(value: int, steps: int, seats: int) -> tuple[int, ...]:
    """A crate, its owner counted from the one who looks."""
    if not 0 < value <= seats * KINDS:
        return (0,)
    owner, kind = divmod(value - 1, KINDS)
    return (1 + KINDS * ((owner - steps) % seats) + kind,)


def crates(value: int, steps: int, seats: int) -> tuple[int, ...]:
    """What stands on a space: the crate below, the one on top."""
    return crate(value % ON_TOP, steps, seats) + crate(value // ON_TOP, steps, seats)


def _crates(count: int, by_seat: bool = False) -> Field:
    return Field(0, CRATES, count, by_seat, CODE, code=crate, codes=CRATES + 1)


_SHIP = Field(-1, SHIPS_COUNT - 1)
_ISLE = Field(0, MOST_ISLES - 1)
_SPACE = Field(0, SPACES - 1)
FIELDS = {
    "first": seat(),
    "turn": seat(),
    "round": Field(0, 999),
    "placed": Field(0, 10),
    "allowed": Field(0, 10),
    "used": mask(MOST_ISLES + SPOTS),
    "claimed": mask(MOST_ISLES),
    "posted": mask(MOST_ISLES),
    "claims": Field(0, 10),
    "idle": Field(0, 10),
    "last_turns": Field(-1, SEATS),
    "ended": Field(0, 2),
    "objective": Field(-1, RESOURCES - 1),
    "deck": mask(SHIPS_COUNT),
    "discard": mask(SHIPS_COUNT),
    "island_deck": mask(ISLANDS_COUNT),
    "island_discard": mask(ISLANDS_COUNT),
    "shown_last": left_out(),  # a key for search; what it says lies on the table
    "coins": Field(0, 999, by_seat=True),
    "supply": Field(0, STANDARDS, KINDS, by_seat=True),
    "waiting": Field(0, 1, by_seat=True),
    "islands": Field(-1, ISLANDS_COUNT - 1, MOST_ISLES),
    "spaces": Field(
        0, CRATES, MOST_ISLES * SPACES, how=CODE, each=2, code=crates, codes=ON_TOP * ON_TOP
    ),
    "filled": mask(SPACES, MOST_ISLES),
    "ships": Field(-1, SHIPS_COUNT - 1, BERTHS, by_seat=True),
    "holds": _crates(BERTHS * HOLDS, by_seat=True),
    "aboard": mask(HOLDS, BERTHS, by_seat=True),
    "slots": Field(-1, SHIPS_COUNT - 1, ABILITIES, by_seat=True),
    "flipped": mask(ABILITIES, by_seat=True),
    "launched": seat(SHIPS_COUNT),
    "launches": Field(0, 10, by_seat=True),
    "points": Field(0, 200, by_seat=True),
    "counts": Field(0, 30, RESOURCES, by_seat=True),
    "incoming": Field(-1, SHIPS_COUNT - 1, INCOMING),
    "cards": Field(-1, CARDS_COUNT - 1, SPOTS),
    "manned": _crates(SPOTS * CARD_SPACES),
    "secrets": Field(-1, RESOURCES - 1),
    "revealed": Field(-1, RESOURCES - 1, by_seat=True),
    "hands": Field(0, 1, how=BAG, each=SHIPS_COUNT, codes=DEALT),
    "picks": Field(0, 1, how=BAG, each=SHIPS_COUNT, codes=DEALT),
}
STEPS = {
    frames.TURN_UP_ISLAND: (_ISLE,),
    frames.HIRE_PIRATES: (Field(0, SPOTS - 1),),
    frames.INCOMING_SHIP: (Field(0, INCOMING - 1),),
    frames.RECALL_CRATES: (Field(0, 1),),
    frames.STOW_CRATE: (Field(0, 1), Field(0, SEATS * BERTHS - 1), _SPACE),
    frames.SHIFT_STACK: (_ISLE, _SPACE),
    frames.FREE_CRATES: (_ISLE,),
    frames.UNLOAD_CRATES: (_ISLE, _SPACE),
    frames.LAUNCH_SHIPS: (mask(BERTHS),),
    frames.ARM_SLOT: (_SHIP,),
    frames.REPLACE_SHIP: (Field(0, BERTHS - 1),),
    frames.CLEAN_UP: (_ISLE,),
}
NATURE = ("first", "objective", "secret", "open", "hire", "deal", "dock")
UNNUMBERED = ()
LONGEST = 6000  # decisions and draws of the longest game
