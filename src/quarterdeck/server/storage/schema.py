"""What the storage keeps of tables and guests, as plain structs and as columns."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.bots.levels import level_called
from quarterdeck.server.protocol.time import Pace

META = sa.MetaData()

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # behind the draws; told when it is over
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("guide", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(20), nullable=False),
    sa.Column("gathers", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("yields", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("changed", sa.BigInteger, nullable=False),  # seconds since 1970
    sa.Column("origin", sa.String(40), nullable=False, server_default=""),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.Text, nullable=False, server_default="{}"),
    sa.Column("parts", sa.Text, nullable=False, server_default="[]"),
    sa.Column("invite", sa.String(40), nullable=False, server_default=""),
    sa.Column("invited", sa.Text, nullable=False, server_default="[]"),
    sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("heat", sa.Text, nullable=False, server_default=""),
    # Where several servers share the database: see lease.py.
    sa.Column("owner", sa.String(80)),  # the one that has it; NULL: nobody has it in memory
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # up with every claim
    sa.Index("tables_owner", "owner"),
)
JOURNAL = sa.Table(
    "journal",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),  # the version it made
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # it was written under
)
NODES = sa.Table(  # the servers of this database, where there are several
    "nodes",
    META,
    sa.Column("id", sa.String(80), primary_key=True),  # one run of one process
    sa.Column("address", sa.String(60), nullable=False),  # where the others reach it
    sa.Column("state", sa.String(10), nullable=False),  # up, draining; dead is for good
    sa.Column("beat", sa.DateTime(timezone=True), nullable=False),  # by the database's clock
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # what it can play, as JSON
)
FINISHED = sa.Table(  # what is shown of games that are over: see finished.py
    "finished",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("ending", sa.LargeBinary, nullable=False),
    sa.Column("frames", sa.LargeBinary, nullable=False),
)
LOOKS = sa.Table(  # what a look back at a finished game found
    "looks",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("version", sa.String(40), nullable=False),  # of whoever looked
    sa.Column("fineness", sa.String(10), nullable=False),
    sa.Column("look", sa.LargeBinary, nullable=False),
)
MOVES = sa.Table(  # when something happened last; of games under way a little out of date
    "moves",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),  # seconds since 1970
)
LISTED = sa.Table(  # tables that anybody may find
    "listed",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),  # seconds since 1970
)
GUESTS = sa.Table(
    "guests",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("pause", sa.Integer, nullable=False),
    sa.Column("avatar", sa.String(40), nullable=False, server_default=""),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # seconds since 1970
)
SEALED = sa.Table(  # secrets whose seals somebody was told, for a table not yet set up
    "sealed",
    META,
    sa.Column("seal", sa.String(64), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # seconds since 1970
)
KEYS = sa.Table(
    "keys",
    META,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(100), nullable=False),
)


class Sitting(msgspec.Struct):
    """One seat: who may play it and how."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""  # of the bot that plays it, for good or for now
    lent: bool = False
    guests: list[str] = []  # the browsers that hold it; several after a seat link was used
    token: str = ""  # the secret of its seat link
    pause: int = 0
    wants: int = -1  # before the game: the seat whose person it asks to swap
    drawn: bool = False  # before the game: it draws for its seat at the start
    part: str = ""  # of the seed, in hex: what its person's browser adds to the secret
    notes: list[tuple[int, str]] = []  # after so many events: left, back, lent, returned
    since: int = 0  # after so many events its person took it over from a bot
    avatar: str = ""  # its person's face
    came: bool = False  # at a table of an event: its person has sat there
    colour: int = -1  # that its person has chosen; -1: none

    def __post_init__(self) -> None:
        self.level = level_called(self.level)  # stored tables may have an old name

    @property
    def is_bot(self) -> bool:
        """A bot acts here, for good or for now."""
        return self.kind == "bot" or self.lent


class Heat(msgspec.Struct, frozen=True):
    """Of which event's round a table is one, and what that means for it."""

    event: str
    name: str  # of the event
    round: int
    level: str  # of the bot that steps in for somebody
    wait: int = 0  # seconds, and who has not come by then is played by one; 0: they may come late
    veiled: bool = False  # until the round is over nobody looks on, and nothing is shown of it


class TableRow(msgspec.Struct):
    """A table without its game's course, which is in the journal."""

    code: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[Sitting]
    host: int
    status: Literal["waiting", "playing", "over"] = "waiting"
    secret: str = msgspec.field(default_factory=lambda: secrets.token_hex(32))
    guide: bool = False
    rematch: str = ""
    gathers: bool = False  # the host starts it
    yields: bool = False  # bots make room for people
    pace: Pace = Pace()
    listed: bool = False  # anybody may find it
    parts: list[str] = []  # of the seed, by seat, as they were when the game began
    origin: str = ""  # it goes on from a finished game: "KRAKEN-42 17", the code and the step
    invite: str = ""  # only for the invited: the key that their link carries
    invited: list[str] = []  # guests who came with it
    unrated: bool = False  # nobody's rating changes by it
    heat: Heat | None = None  # it belongs to an event
    epoch: int = 0  # how often it was claimed, where several servers share the database

    def seat_of(self, guest: str) -> int:
        """Where the guest sits; -1: nowhere."""
        if guest:
            for n, seat in enumerate(self.seats):
                if guest in seat.guests:
                    return n
        return -1

    def join_link(self) -> str:
        """By which others come; browsers keep what follows the # to themselves."""
        return f"/t/{self.code}" + (f"#{self.invite}" if self.invite else "")

    def told_parts(self) -> list[str]:
        """What people's browsers add to the secret; until the game begins only the parts' hashes:
        who sits down later can tell that they stayed, and can make nothing of them.
        """
        if self.status != "waiting":
            return self.parts
        return [hashlib.sha256(s.part.encode()).hexdigest() if s.part else "" for s in self.seats]

    def seats_of(self, guest: str) -> list[int]:
        """All of them: several people may share a screen."""
        return [n for n, seat in enumerate(self.seats) if guest and guest in seat.guests]

    def eyes(self, guest: str, wish: int = -1) -> int:
        """The seat whose view a guest's browser gets; -1: what everybody may see. Where several
        share a screen it says whose turn it is to look, and before that nobody's is shown."""
        mine = self.seats_of(guest)
        if wish in mine:
            return wish
        is_secret = len(mine) > 1 and self.status == "playing"
        return -1 if is_secret or not mine else mine[0]

    def link(self, seat: int) -> str:
        """The private link of a seat: whoever has it may sit there. What follows the # is in no
        request, and so in no log on its way."""
        return f"/s/{self.code}#{self.seats[seat].token}"


class GuestRow(msgspec.Struct):
    """What we remember of a guest."""

    id: str
    name: str
    pause: int
    avatar: str = ""  # a face's code
    seen: int = 0  # seconds since 1970, now and then


def take_over(connection: Connection) -> None:
    """A server that has the database to itself comes after several: none of them may wake."""
    if connection.execute(sa.select(NODES.c.id).where(NODES.c.state != "dead")).first():
        connection.execute(sa.update(NODES).values(state="dead"))
        playing = sa.update(TABLES).where(TABLES.c.status == "playing")
        connection.execute(playing.values(owner="alone"))


def table_columns(row: TableRow) -> dict[str, Any]:
    """For the disk."""
    out = msgspec.structs.asdict(row)
    out["options"] = msgspec.json.encode(row.options).decode()
    out["seats"] = msgspec.json.encode(row.seats).decode()
    out["pace"] = msgspec.json.encode(row.pace).decode()
    out["parts"] = msgspec.json.encode(row.parts).decode()
    out["invited"] = msgspec.json.encode(row.invited).decode()
    out["heat"] = msgspec.json.encode(row.heat).decode() if row.heat is not None else ""
    out["changed"] = int(time.time())
    return out


def table_row(columns: dict[str, Any]) -> TableRow:
    """From the disk."""
    given = {k: columns[k] for k in TableRow.__struct_fields__}
    given["options"] = msgspec.json.decode(given["options"], type=dict[str, str])
    given["seats"] = msgspec.json.decode(given["seats"], type=list[Sitting])
    given["pace"] = msgspec.json.decode(given["pace"], type=Pace)
    given["parts"] = msgspec.json.decode(given["parts"], type=list[str])
    given["invited"] = msgspec.json.decode(given["invited"], type=list[str])
    heat = given["heat"]
    given["heat"] = msgspec.json.decode(heat, type=Heat) if heat else None
    return TableRow(**given)
