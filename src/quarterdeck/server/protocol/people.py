"""What is said of people: their games, how strong they are, who is best."""

from __future__ import annotations

from msgspec import Struct


class PlayedSeat(Struct, frozen=True):
    """One seat of a game that is over."""

    name: str  # as it was then; "": somebody who is forgotten
    person: str  # whose page tells more; "": a bot
    level: str  # of the bot that played it at the end
    role: str  # who the seat was; "": all are alike
    place: int  # 1 is best; 0: not ranked
    score: int
    won: bool
    lent: bool  # a bot ended it for its person
    points: int  # the rating after it
    change: int  # and what it has changed by
    rated: bool


class Played(Struct, frozen=True):
    """A game that is over."""

    code: str  # "": its table is not there any more, or not for this reader
    game: str
    ended: int  # seconds since 1970
    rated: bool
    seats: list[PlayedSeat]
    seat: int  # of the person whose history it is; -1: of nobody's


class PlayedGames(Struct, frozen=True):
    """Some of somebody's games, the last one first."""

    games: list[Played]
    more: str  # where the next ones begin; "": there are no more


class Standing(Struct, frozen=True):
    """How strong somebody is at a game, almost surely: ``points`` give or take ``give``."""

    game: str
    points: int
    give: int
    games: int
    won: int
    place: int  # in the game's list of people; 0: not in it yet


class Course(Struct, frozen=True):
    """Somebody's rating at a game after each of the last games."""

    game: str
    at: list[int]  # seconds since 1970
    points: list[int]
    give: list[int]


class Favourite(Struct, frozen=True):
    """A game, and who somebody liked to be in it."""

    game: str
    role: str  # "": all seats are alike
    games: int  # played as that
    won: int
    of: int  # all games of it


class Fortune(Struct, frozen=True):
    """What looks back have found: shares of the win, on the average of a game."""

    luck: float
    decisions: float
    games: list[list[float]]  # luck, decisions, and 1 for a win


class PersonPage(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str  # "": nobody could ask for this page yet
    name: str
    avatar: str
    you: bool
    games: int
    won: int
    since: int  # the first game; 0: there is none
    standings: list[Standing]
    courses: list[Course]
    favourites: list[Favourite]
    fortune: Fortune | None  # None: too few games were looked back at


class BoardRow(Struct, frozen=True):
    """Somebody in the list of a game's best."""

    place: int  # among people; of a bot, 0
    name: str  # "": a bot
    avatar: str
    person: str
    level: str  # of a bot
    points: int
    give: int
    games: int
    won: int
    you: bool


class Board(Struct, frozen=True):
    """A game's best, by what they are at least; and where I stand, however far down."""

    game: str
    rows: list[BoardRow]
    people: int  # all that are rated at it
