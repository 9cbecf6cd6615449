"""What goes over HTTP before a game is played: the games, wishes for a table, practice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quarterdeck.server.protocol.time import Pace, PaceChoice


class OptionInfo(Struct, frozen=True):
    """A choice made when a table is set up."""

    name: str
    choices: list[str]
    default: str
    when: str  # "pace=live": asked only while that option has that value; "": always
    several: bool = False  # any of the choices, joined by "+"; "": none
    apart: str = ""  # another option: only one of the two can differ from its default
    seats: int = 0  # for fewer players there is only the default; 0: for any number


class GameCard(Struct, frozen=True):
    """A game on the home page."""

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    minutes: int
    options: list[OptionInfo]
    levels: list[str]  # of its bots, easiest first
    guides: list[str]  # its guided first games, by the role one learns; "": seats are alike
    roles: list[list[str]] = []  # who each seat is, from the fewest seats on; []: alike
    paces: list[PaceChoice] = []
    colours: int = 0  # among which each seat may choose; 0: pieces have the colours of who it is


class Me(Struct, frozen=True):
    name: str
    guest: str  # an opaque public id
    avatar: str  # my face, as a code of its parts


class Rename(Struct, frozen=True):
    """How I want to be called and to look; what is not given stays as it is."""

    name: str | None = None
    avatar: str | None = None


class SeatWish(Struct, frozen=True):
    kind: Literal["me", "bot", "open"]
    level: str = ""
    name: str = ""  # of who shares my screen
    draw: bool = False  # mine: which seat it will be is drawn at the start
    colour: int = -1  # of its pieces; -1: the seat's


class NewTable(Struct, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    gather: bool = False  # it starts when the host says so, not when nobody is missing
    yields: bool = False  # a friend may take over a bot's seat
    pace: Pace = Pace()
    listed: bool = False  # anybody may find it; else by link or code only
    seal: str = ""  # one that the server has just told: its secret is to be behind the draws
    part: str = ""  # what this browser adds to that secret: 32 hex digits
    locked: bool = False  # only for those who have the link
    unrated: bool = False  # nobody's rating changes by it


class Rematch(Struct, frozen=True):
    """As for a new table: the seal that was told, and what this browser adds to its secret."""

    seal: str = ""
    part: str = ""


class Sealed(Struct, frozen=True):
    """Of a secret that the server has made up, before it knows anybody's part."""

    seal: str


class Created(Struct, frozen=True):
    code: str
    seat: int
    seat_link: str


class Join(Struct, frozen=True):
    seat: int = -1  # -1: any that is free
    colour: int = -1  # that one would like, if nobody has chosen it; -1: the seat's
    part: str = ""  # what this browser adds to the secret behind the draws


class Enter(Struct, frozen=True):
    """Somebody opens the link of a locked table."""

    key: str


class TakeSeat(Struct, frozen=True):
    """Somebody opens the private link of a seat: what it says, "KRAKEN-42.token"."""

    link: str


class Move(Struct, frozen=True):
    """Before the game: to another seat, or what one says to somebody who wants one's own; or the
    colour of one's pieces."""

    # take: nobody's or a bot's; ask: its person to swap; agree: to who asked for mine; drop: my
    # wish (my own seat), or theirs for mine; draw: surprise me
    # paint: in this colour, if no other person has chosen it
    how: Literal["take", "ask", "agree", "drop", "draw", "paint"]
    seat: int = -1
    colour: int = -1


class Arrange(Struct, frozen=True):
    """What the host changes about a table; what is not given stays as it is."""

    count: int | None = None  # of seats, before the game
    options: dict[str, str] | None = None  # before the game
    yields: bool | None = None
    locked: bool | None = None  # anew, and the link of before invites nobody any more
    pace: Pace | None = None  # before the game
    listed: bool | None = None
    unrated: bool | None = None  # before the game


class Start(Struct, frozen=True):
    """The host starts the game; bots of this level sit down where nobody does."""

    level: str = ""


class Give(Struct, frozen=True):
    """The host gives a seat to a bot, or back to its person; before the game, to whoever comes."""

    kind: Literal["bot", "person", "open"]
    level: str = ""


class NewLink(Struct, frozen=True):
    """A seat's link is made anew; the one before leads nowhere."""

    alone: bool = False  # and other browsers that came by it hold the seat no more


class Branch(Struct, frozen=True):
    """Play on from a moment of a finished game, against bots."""

    step: int  # of its replay
    seat: int = -1  # mine; -1: the one I had there, else whose turn it is
    level: str = ""  # of the bots


class Practice(Struct, frozen=True):
    """A shot at the practice range; the numbers are those of Ship Ahoy's table and cannon."""

    size: int  # of the table's side
    shot: list[int]  # piece, x, y, yaw, elevation, power
    pieces: list[int]  # piece, x, y, yaw, stand; and the next one


class Practised(Struct, frozen=True):
    """Where that shot left everything."""

    land: list[int]  # as the fact of a landing tells it
