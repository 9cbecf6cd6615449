"""What is said of events: made, joined, how they stand."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quarterdeck.server.protocol.time import Pace

System = Literal["swiss", "robin", "arena", "duplicate"]
Status = Literal["open", "running", "over", "off"]


class EventNote(Struct, frozen=True):
    """Of a table: to which event's round it belongs."""

    id: str
    name: str
    round: int
    veiled: bool = False  # nobody else sees anything of it before the round is over


class NewEvent(Struct, frozen=True):
    name: str
    game: str
    system: System
    size: int  # of a table, if enough come
    options: dict[str, str] = {}
    rounds: int = 0  # 0: as many as the system takes
    minutes: int = 60  # of an arena
    pace: Pace = Pace()
    rated: bool = True
    listed: bool = False  # anybody may find it; else by its link only
    level: str = ""  # of bots that step in
    wait: int = 120  # seconds for who has not come to the table; 0: for ever
    pause: int = 30  # seconds between two rounds
    starts: int = 0  # seconds since 1970; 0: when the host says so
    joins: bool = True  # the host takes part


class EventMade(Struct, frozen=True):
    id: str


class EventPerson(Struct, frozen=True):
    """Whom the host takes out."""

    person: str


class EventCard(Struct, frozen=True):
    """An event in a list."""

    id: str
    name: str
    game: str
    system: System
    status: Status
    people: int
    round: int  # the last one that began; 0: none has
    at: int  # when it goes on by itself, in seconds since 1970; 0: that is not known
    mine: bool  # I take part
    host: bool  # I made it
    code: str  # of my table, while it is played


class EventRow(Struct, frozen=True):
    """Somebody in the standings."""

    place: int
    person: str
    name: str
    avatar: str
    points: float
    strength: float  # of those one met: their points, on the average
    won: int
    games: int
    out: bool  # does not play on
    you: bool


class EventSeat(Struct, frozen=True):
    """A seat of a heat."""

    name: str  # "": a bot
    you: bool
    role: str  # who the seat is; "": all are alike
    place: int  # 1 is best; 0: not ranked, or not over
    score: int
    points: float
    came: bool  # else a bot has played it


class EventHeat(Struct, frozen=True):
    """A table of a round; without seats but one: it sits out."""

    round: int
    no: int  # 0: sits out
    code: str  # "": it is not to be looked at
    over: bool
    seats: list[EventSeat]


class EventPage(Struct, frozen=True):
    """An event as one reader may know it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    system: System
    size: int
    status: Status
    round: int
    rounds: int  # planned; 0: that cannot be said
    pace: Pace
    rated: bool
    listed: bool
    level: str
    wait: int
    minutes: int
    now: int  # by the server's clock, in seconds since 1970
    at: int  # when it goes on by itself; 0: when all tables are through, or when the host says so
    mine: bool  # I take part
    was: bool  # I took part, and left
    host: bool
    code: str  # of my table, while it is played
    standings: list[EventRow]
    shown: int  # the round whose tables follow
    heats: list[EventHeat]
    history: list[EventHeat]  # mine
