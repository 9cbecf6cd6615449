"""A guided game that has got somewhere, put on a server's disk as if it had been played there."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.core.refusal import Refusal
from quarterdeck.kit.guide import Guide
from quarterdeck.registry import game as game_of
from quarterdeck.registry import guide as guide_of
from quarterdeck.server.lobby.codes import new_code
from quarterdeck.server.settings import database_url
from quarterdeck.server.storage.queries import add_table
from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change, Entry
from quarterdeck.table.table import Table
from tests.support.browser import Player
from tests.support.journals import append
from tests.support.server import Server


def guide(game: str, role: str = "") -> Guide:
    found = guide_of(game, role)
    assert found is not None
    return found


def entries_until(game: str, lessons: list[str], role: str = "") -> list[tuple[int, Entry]]:
    """The journal of a learner who does as told, until one of these lessons is to be read."""
    script = guide(game, role)
    t = Table(game_of(game), script.seats, script.options, DiceChance(0), script)
    out: list[tuple[int, Entry]] = []
    now = 0
    while t.lesson() not in lessons:
        line = script.expected(len(t.actions))
        assert line is not None, f"{lessons} are never reached"
        did: Change | Refusal | None = t.advance(now)
        if did is None and t.open_seat == script.learner:
            did = t.close(script.learner)
        elif did is None and line.seat >= 0:
            did = t.submit(line.seat, [line], t.v, now)
        if did is None:  # the clock is next
            now += max(1, t.due_in(now))
            continue
        assert isinstance(did, Change), did
        out.append((did.v, did.entry))
    return out


def put_guide(me: Player, server: Server, game: str, lessons: list[str], role: str = "") -> str:
    """A guided game of this person's, with one of these lessons to be read; its code."""
    person = me.page.request.get("/api/me").json()
    info = game_of(game).info
    script = guide(game, role)
    seats = [Sitting("bot", "Mate", "deckhand") for _ in range(script.seats)]
    seats[script.learner] = Sitting(
        "person", person["name"], guests=[person["guest"]], token="token"
    )
    code = new_code()
    row = TableRow(code, game, info.version, dict(script.options), seats, script.learner)
    row.status, row.guide = "playing", True
    disk = sa.create_engine(database_url(server.settings["database"]))
    with disk.begin() as connection:
        add_table(row)(connection)
        append(code, entries_until(game, lessons, role))(connection)
    disk.dispose()
    return code
