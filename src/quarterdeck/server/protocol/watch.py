"""What the host of a server sees and does, and what everybody hears of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.server.protocol.time import Pace

Words = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=60)]


class Announced(Struct, frozen=True):
    """The host of the server says something, to all or to me."""

    id: int
    kind: Literal["say", "restart", "closed"]
    text: str  # in the host's words; "": there are none
    about: str  # closed: the table's code
    at: int  # seconds since 1970
    until: int  # a restart begins then; else it is shown so long


class Invitation(Struct, frozen=True):
    """Somebody who sits at a table wants me there."""

    code: str
    game: str
    name: str  # who invites
    avatar: str
    person: str
    link: str
    at: int


class News(Struct, frozen=True):
    """What is new for me, wherever I am."""

    said: list[Announced]
    invitations: list[Invitation]


class Rumour(Struct, frozen=True, tag="news"):
    """There is something new: ask for it."""


class EnterWatch(Struct, frozen=True):
    """The key that the host's link carries."""

    key: Annotated[str, Meta(max_length=100)]


class WatchSeat(Struct, frozen=True):
    """Who sits where; nothing of the game."""

    kind: Literal["person", "bot", "open"]
    name: str
    person: str
    lent: bool


class WatchTable(Struct, frozen=True):
    """A table that waits or plays."""

    code: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[WatchSeat]
    pace: Pace
    listed: bool
    locked: bool
    moved: int  # when something happened there last: seconds since 1970
    here: int  # lines to it just now


class WatchPerson(Struct, frozen=True):
    """Somebody who is here."""

    person: str
    name: str
    addresses: list[str]
    tables: list[str]


class WatchReport(Struct, frozen=True):
    """A line that somebody found bad."""

    id: int
    code: str
    person: str  # who said it; "": not known
    name: str
    text: str
    by: str  # who reported it
    at: int


class WatchBlock(Struct, frozen=True):
    """Who may not come in."""

    kind: Literal["person", "address"]
    whom: str
    name: str
    why: str
    at: int
    until: int  # 0: for good


class ClosedTable(Struct, frozen=True):
    """A table that nobody may come to."""

    code: str
    game: str
    why: str
    at: int


class Watch(Struct, frozen=True):
    """All that the host of a server looks after."""

    version: str
    since: int  # when the server was started
    waiting: int  # tables
    playing: int
    people: list[WatchPerson]
    tables: list[WatchTable]  # the last ones that moved
    reports: list[WatchReport]
    blocked: list[WatchBlock]
    closed: list[ClosedTable]
    said: list[Announced]


class CloseTable(Struct, frozen=True):
    """Nobody may come to it from now on; its people are told why. Or it is opened again."""

    code: Annotated[str, Meta(max_length=40)]
    why: Words = ""
    open: bool = False


class Block(Struct, frozen=True):
    """Somebody may not come in, or may again."""

    kind: Literal["person", "address"]
    whom: Name
    why: Words = ""
    days: Annotated[int, Meta(ge=0, le=3650)] = 0  # 0: for good
    lift: bool = False


class Announce(Struct, frozen=True):
    """A message to all, or that the server will be restarted; or that one of them is taken back."""

    text: Words = ""
    restart_in: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0  # seconds; 0: it is a message
    take_back: int = 0  # the one of this number


class ReportSeen(Struct, frozen=True):
    """A report needs no more looking at."""

    id: int
