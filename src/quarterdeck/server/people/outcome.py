"""What a game that is over comes to for those who played it, as it will be kept."""

from __future__ import annotations

import hashlib
import logging
import time

from msgspec import Struct

from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.table import Table

log = logging.getLogger(__name__)

ID_LENGTH = 32
# Ship Ahoy's teams (SH-42), and whatever game comes to have some: who faces one another is one.
TEAMS = ("teams", "yes")
SIDES = 2


class SeatOutcome(Struct, frozen=True):
    """What it comes to for one seat."""

    guest: str  # whose it is; "": a bot's
    name: str
    level: str  # of the bot that played it at the end
    role: str
    place: int  # 1 is best; 0: not ranked
    score: int
    won: bool
    lent: bool  # a bot ended it for its person
    counts_for: str  # whose rating it is: a guest's, a bot's ("bot:mate"), or nobody's ("")
    came: bool = True  # at a table of an event: its person has sat there
    is_beside: bool = False  # a person at the screen of who has an earlier seat: "guest" is ""


class Outcome(Struct, frozen=True):
    """What it comes to."""

    id: str  # of the seal of its draws: no other game ever has it
    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatOutcome]
    sides: list[list[int]]  # who played together
    rated: bool
    ended: int
    is_heat: bool = False  # it is an event's: what it comes to is told there


def outcome_of(row: TableRow, table: Table) -> Outcome | None:
    """Of a game that has just ended; None if it is not worth keeping, as a lesson."""
    if row.guide:
        return None
    try:
        return _outcome(row, table)
    except Exception:  # a game ends all the same
        log.exception("table %s: it cannot be said what came of it", row.code)
        return None


def _outcome(row: TableRow, table: Table) -> Outcome:
    result = table.result()
    assert result is not None
    info = table.game.info
    holders = [s.guests[0] if s.kind == "person" and s.guests else "" for s in row.seats]
    beside = [bool(one) and one in holders[:n] for n, one in enumerate(holders)]
    shared = [bool(one) and holders.count(one) > 1 for one in holders]
    seats = [
        SeatOutcome(
            "" if beside[n] else holders[n],
            sitting.name,
            sitting.level,
            info.role(len(row.seats), n),
            result.ranks[n],
            result.scores[n],
            n in result.winners,
            sitting.lent,
            counts_for(sitting, shared[n]),
            sitting.came or sitting.kind == "bot",
            beside[n],
        )
        for n, sitting in enumerate(row.seats)
    ]
    sides = sides_of(len(row.seats), row.options)
    seal = SealedChance(bytes.fromhex(row.secret)).commitment
    if row.heat is not None and row.heat.veiled:  # other tables have the same draws
        seal = hashlib.sha256(f"{seal} {row.code}".encode()).hexdigest()
    return Outcome(
        seal[:ID_LENGTH],
        row.code,
        row.game,
        row.options,
        seats,
        sides,
        not row.unrated and not row.origin and can_be_rated(seats, sides),
        int(time.time()),
        row.heat is not None,
    )


def counts_for(sitting: Sitting, is_shared: bool = False) -> str:
    """Whose strength a seat's place tells of; ``is_shared``: its screen has other seats too."""
    if sitting.kind == "bot" or was_lent_throughout(sitting):
        return f"bot:{sitting.level}"
    if sitting.since or is_shared:  # a bot had begun it, or who played is not known
        return ""
    return sitting.guests[0] if sitting.guests else ""


def was_lent_throughout(sitting: Sitting) -> bool:
    """Its person never played."""
    if not sitting.lent:
        return False
    return all(what not in ("lent", "returned") for _, what in sitting.notes)


def sides_of(seats: int, options: dict[str, str]) -> list[list[int]]:
    """Who plays together: everybody alone, or in teams."""
    if options.get(TEAMS[0]) == TEAMS[1]:
        return [list(range(side, seats, SIDES)) for side in range(SIDES)]
    return [[seat] for seat in range(seats)]


def can_be_rated(seats: list[SeatOutcome], sides: list[list[int]]) -> bool:
    """Two sides at least, and not the same bot against itself."""
    counted = [{seats[n].counts_for for n in side} - {""} for side in sides]
    counted = [side for side in counted if side]
    return len(counted) > 1 and len(set.union(*counted)) > 1
