"""What goes over the wire, in both directions; the browser's types are generated from this file."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from quarterdeck.server.protocol.events import EventNote
from quarterdeck.server.protocol.harbour import Harbour, ListedTable, QuickMatch
from quarterdeck.server.protocol.http import (
    Arrange,
    Branch,
    Created,
    Enter,
    GameCard,
    Give,
    Join,
    Me,
    Move,
    NewTable,
    OptionInfo,
    Practice,
    Practised,
    Rematch,
    Rename,
    Sealed,
    SeatWish,
    Start,
    TakeSeat,
)
from quarterdeck.server.protocol.look import ChoiceTold, Cost, Hint, LookBack, Reason, Swing
from quarterdeck.server.protocol.notice import Notices, Notify
from quarterdeck.server.protocol.said import Act, Close, Do, Pause, Ping, Ready, Resync, Undo, Why
from quarterdeck.server.protocol.talk import Line, Report, Say, Talk
from quarterdeck.server.protocol.time import Clocks, Pace, PaceChoice
from quarterdeck.server.protocol.watch import Rumour

# What is said over HTTP before a game, and of looks back, has files of its own, and one name for
# all.
__all__ = [
    "Act",
    "Arrange",
    "Branch",
    "ChoiceTold",
    "Clocks",
    "Close",
    "Cost",
    "Created",
    "Enter",
    "TakeSeat",
    "EventNote",
    "Do",
    "GameCard",
    "Give",
    "Harbour",
    "Hint",
    "Join",
    "Line",
    "ListedTable",
    "LookBack",
    "Me",
    "Move",
    "NewTable",
    "Notices",
    "Notify",
    "OptionInfo",
    "Pace",
    "PaceChoice",
    "Pause",
    "Ping",
    "Practice",
    "Practised",
    "QuickMatch",
    "Rematch",
    "Ready",
    "Reason",
    "Rename",
    "Report",
    "Resync",
    "Rumour",
    "Say",
    "Sealed",
    "SeatWish",
    "Start",
    "Swing",
    "Talk",
    "Undo",
    "Why",
]

PROTOCOL = 4  # raised when an old browser could misread a new message

# ---------------------------------------------------------------- words


class Sentence(Struct, frozen=True):
    """A sentence of the catalogue: its key and its arguments by name, rendered by the reader.

    An argument's name tells its kind: seat, seat2, character, column, coins … (digits are cut off).
    """

    key: str
    args: dict[str, int] = {}
    clause: str = ""  # the rule it rests on, e.g. "CF-06"


# ---------------------------------------------------------------- what may I do


class Choice(Struct, frozen=True):
    """One thing a seat may do now: send ``do`` to do it."""

    do: list[Do]  # usually one; two when a harmless step is taken on the way (keep, then place)
    refs: list[str]  # what to click, in order; "button:flip" is a button
    label: Sentence
    gain: Sentence | None = None  # the certain immediate result, short: "+3"
    why: list[Sentence] = []  # how the gain adds up
    risk: Sentence | UnsetType = UNSET  # what it costs or puts at stake
    odds: Sentence | UnsetType = UNSET  # how likely it succeeds


class Tool(Struct, frozen=True):
    """What a choice with many numbers is made with, besides the listed ones: an aim, a path."""

    kind: Literal["aim", "path"]
    pieces: list[int]  # that it may be done with
    reach: list[int] = []  # how far each of them, in the game's own units
    fair: list[list[int]] = []  # for each of them, a use of it to begin from; none is known: []


class Question(Struct, frozen=True):
    """What a seat is asked."""

    prompt: Sentence
    hint: Sentence | None
    timing: Literal["turn", "sealed", "race"]
    choices: list[Choice]
    due: int = 0  # ms until the clock acts; 0: never
    tool: Tool | None = None


# ---------------------------------------------------------------- what happened


class Fact(Struct, frozen=True):
    """An event as this reader may hear it."""

    kind: str
    args: dict[str, int]
    say: Sentence | None = None  # its line in the log
    minor: bool = False  # belongs to the line before it
    refs: list[str] = []  # the pieces it speaks of
    more: list[int] = []  # numbers without names: a flight, a path; not in the log of a welcome
    # How the reader's view changes with it: fields, of a list perhaps only some places; nor in it.
    patch: dict[str, object] = {}
    lent: bool | UnsetType = UNSET  # a bot did it for the person of that seat


class Tally(Struct, frozen=True):
    """One line of the final count."""

    seat: int
    label: Sentence
    points: int
    group: int = -1  # e.g. the column it belongs to
    refs: list[str] = []


class Result(Struct, frozen=True):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]  # 1 is best; 0: not ranked
    reason: Sentence
    tally: list[Tally]


# ---------------------------------------------------------------- the table


class SeatInfo(Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""  # a bot's level
    away: bool = False  # a person whose connection is lost
    lent: bool = False  # a person's seat that a bot plays for now
    wants: int = -1  # before the game: the seat whose person is asked to swap
    drawn: bool = False  # before the game: which seat it will be is drawn at the start
    gone: bool | UnsetType = UNSET  # away for so long that anybody may let a bot play
    avatar: str | UnsetType = UNSET  # a person's face, as a code of its parts
    colour: int | UnsetType = UNSET  # of its pieces, if it is not the one of its number


class TableInfo(Struct, frozen=True):
    """What everyone may know of a table."""

    code: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[SeatInfo]
    host: int  # the seat that may change who sits where; -1: nobody
    status: Literal["waiting", "playing", "over"]
    guide: bool = False  # a guided first game
    rematch: str = ""  # the code of the table that follows this one
    watchers: int = 0
    gathers: bool = False  # it starts when the host says so, not by itself
    yields: bool = False  # a friend may take over a bot's seat
    seal: str = ""  # of the secret behind the draws, told before the first: SHA-256, in hex
    origin: str | UnsetType = UNSET  # it goes on from a finished game: that code and the step
    pace: Pace | UnsetType = UNSET  # how much time there is; as much as one likes
    listed: bool | UnsetType = UNSET  # anybody may find it, to sit down or to watch
    # By seat, what people's browsers added to the secret; before the game only their SHA-256.
    parts: list[str] | UnsetType = UNSET
    locked: bool = False  # only the invited may look on or sit down
    unrated: bool | UnsetType = UNSET  # nobody's rating changes by it
    event: EventNote | UnsetType = UNSET  # it is a table of an event


class Race(Struct, frozen=True):
    """A race that goes on: everybody acts at will, in the server's time."""

    began: int  # by the server's clock, in ms
    now: int  # what that clock showed when this was written


class Muster(Struct, frozen=True):
    """Before a race: who is ready, and which of the people who are here is not."""

    ready: list[int]
    missing: list[int]


class Stand(Struct, frozen=True):
    """How the game stands for one reader."""

    view: dict[str, object]  # only what this reader may see; its fields are the game's own
    to_act: list[int]  # who is being waited for; [] when it is over
    ask: Question | None  # what this reader is asked
    can_undo: bool
    closing: int  # -1: nothing to close; 0: waits for Done; n: ms until the turn closes by itself
    result: Result | None
    lesson: Sentence | None = None  # in a guided game: what to learn now
    race: Race | None = None
    aside: bool = False  # others are waited for, and yet this reader may do something
    muster: Muster | None = None  # a race begins when everybody is ready
    clocks: Clocks | UnsetType = UNSET  # if time is counted


# ---------------------------------------------------------------- server to browser


class Welcome(Struct, frozen=True, tag="welcome"):
    """First message after connecting, and after a resync: everything."""

    protocol: int
    v: int
    you: int  # your seat; -1: you watch
    table: TableInfo
    stand: Stand
    log: list[Fact]
    pause: int  # ms before your turn closes by itself; -1: always ask
    seat_link: str = ""  # your private link, restores the seat elsewhere
    join_link: str = ""  # the table's address as others can reach it
    held: list[int] | UnsetType = UNSET  # the seats of those who share this screen


class Update(Struct, frozen=True, tag="update"):
    """Something happened: version v-1 became v."""

    v: int
    by: int  # the seat that acted; -1 nature, -2 the clock
    facts: list[Fact]
    stand: Stand
    undone: int = 0  # that many log facts were taken back


class Swift(Struct, frozen=True, tag="race"):
    """Something happened in a race that goes on: version v-1 became v, and the facts say it all."""

    v: int
    by: int  # the seat that acted; -2 the clock
    at: int  # ms since the race began: an act's start, or when the clock decided
    facts: list[Fact]


class Seating(Struct, frozen=True, tag="table"):
    """The table changed (someone joined, left, is away), not the game."""

    table: TableInfo
    notes: list[Fact] | UnsetType = UNSET  # lines of it in the log, at its end
    clocks: Clocks | UnsetType = UNSET  # if time is counted


class Refused(Struct, frozen=True, tag="refused"):
    """Your message changed nothing, and why."""

    id: int
    why: Sentence
    v: int


class Because(Struct, frozen=True, tag="because"):
    """Why what you pressed cannot be used now."""

    id: int
    why: Sentence
    ref: str | UnsetType = UNSET  # what is pressed first, or instead


class Done(Struct, frozen=True, tag="done"):
    """Your message was carried out and is on disk."""

    id: int
    v: int


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping, with the server's clock; the browser sets its own by it."""

    n: int
    now: int  # ms
    early: int  # ms by which this line's acts count as begun before they arrive, in a race


ToBrowser = Welcome | Update | Swift | Seating | Refused | Because | Done | Pong | Talk | Rumour

# ---------------------------------------------------------------- browser to server


FromBrowser = Act | Undo | Close | Ready | Why | Pause | Resync | Ping | Say | Report

# ---------------------------------------------------------------- HTTP


class MyTable(Struct, frozen=True):
    """A table in the list of those I sit at."""

    table: TableInfo
    you: int  # my seat; -1: this browser has none there
    waits: bool  # the game waits for me
    scores: list[int]  # by seat, what everybody can count; [] before it begins
    moved: int  # when something happened there last: seconds since 1970


class MyTables(Struct, frozen=True):
    """Of the codes that were asked for."""

    tables: list[MyTable]
    gone: list[str]  # as they were asked: there is no such table


class Drawn(Struct, frozen=True):
    """A draw of chance: of ``total`` lots those from ``low`` on, ``lots`` many, mean this."""

    k: int  # which draw of the game it is
    total: int  # 0: a shot's luck, which only the rules can check
    low: int
    lots: int


class ReplayFrame(Struct, frozen=True):
    """One step of a finished game."""

    by: int
    facts: list[Fact]
    view: dict[str, object]
    drawn: Drawn | UnsetType = UNSET


class Draws(Struct, frozen=True):
    """All draws of a finished game, and what they are checked with."""

    seal: str  # "": nothing was promised
    secret: str
    parts: list[str]  # by seat
    drawn: list[Drawn]


class Replay(Struct, frozen=True):
    table: TableInfo
    frames: list[ReplayFrame]
    result: Result


class Problem(Struct, frozen=True):
    """Every error of the HTTP interface."""

    status: int
    why: Sentence
    said: str | UnsetType = UNSET  # why, in the words of the server's host
