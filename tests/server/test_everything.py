"""What is kept of a person: told, deleted, carried over when a guest turns out to be somebody."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server.people.carry import carry
from quarterdeck.server.people.ratings import Strength, both
from quarterdeck.server.session.finished import Finished
from quarterdeck.server.storage.store import Store
from tests.server.test_accounts import sign_in, sign_up
from tests.server.test_watch import key_of as host_key
from tests.support.events import make
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]
WAITING = {"game": "captain_flip", "seats": [ME, OPEN]}


# ---------------------------------------------------------------- everything


async def test_everything_is_told_and_deleted(player: Make) -> None:
    anna, ben = player(), player()
    await anna.post("/api/me", {"name": "Anna Blau"})
    await ben.post("/api/me", {"name": "Ben"})
    await anna.create(ME, OPEN)
    over = anna.code
    await ben.join(over)
    await anna.look()
    await ben.look(over)
    while not anna.is_over:
        for one in (anna, ben):
            await one.resync()
            if one.is_asked:
                await one.play(turns=1)
    await sign_up(anna, "anna-gone")
    running = await anna.create(ME, OPEN)
    await ben.join(running)
    waiting = await anna.create(ME, OPEN)
    told = await anna.get("/api/account/everything")
    assert told["guest"][0]["name"] == "Anna Blau"
    assert told["account"]["login"] == "anna-gone"
    assert [g["code"] for g in told["games"]] == [over]
    assert set(told["tables"]) == {over, running, waiting}
    assert len(told["ratings"]) == 1
    text = msgspec.json.encode(told).decode()
    assert "argon2" not in text
    assert all(value.split(".")[1] not in text for value in anna.http.cookies.values())
    page = (await anna.get("/api/people/me"))["id"]
    await anna.post("/api/account/forget", {"sure": False}, 400)
    await anna.post("/api/account/forget", {"sure": True})
    assert not (await anna.get("/api/account"))["exists"]
    assert (await anna.get("/api/people/me"))["games"] == 0
    await ben.get(f"/api/people/{page}", 404)
    await sign_in(anna, "anna-gone", 403)
    [game] = (await ben.get("/api/people/me/games"))["games"]
    assert [s["name"] for s in game["seats"]] == ["", "Ben"]
    assert [s["name"] for s in (await ben.get(f"/api/tables/{over}"))["seats"]] == ["", "Ben"]
    record = (await ben.http.get(f"/api/tables/{over}/record")).text
    assert '"Somebody","Ben"' in record
    assert "Anna" not in record
    seats = (await ben.get(f"/api/tables/{running}"))["seats"]
    assert (seats[0]["name"], seats[0]["lent"]) == ("", True)
    await ben.look(running)
    await ben.play()
    assert ben.is_over
    assert (await ben.get(f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"
    assert len((await ben.get("/api/account/everything"))["games"]) == 2  # a guest has it as well


def all_of_the_disk(disk: str) -> str:
    """Every value of every table, as text; what is packed is unpacked."""
    out: list[str] = []
    with sqlite3.connect(f"file:{disk}?mode=ro", uri=True) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            for row in connection.execute(f'SELECT * FROM "{table}"'):
                for value in row:
                    out += texts_in(value) if isinstance(value, bytes) else [str(value)]
    return "\n".join(out)


def texts_in(packed: bytes) -> list[str]:
    """Of a game that is over: its record and what each reader sees; or a replay."""
    with suppress(zlib.error):
        return [zlib.decompress(packed).decode(errors="replace")]
    with suppress(msgspec.DecodeError, msgspec.ValidationError):
        ending = msgspec.msgpack.decode(packed, type=Finished)
        return [zlib.decompress(part).decode() for part in (ending.record, *ending.readers)]
    return [packed.decode(errors="replace")]


async def test_no_table_of_the_disk_names_who_is_deleted(tmp_path: Path) -> None:
    disk = str(tmp_path / "q.sqlite3")
    with Server(disk) as server:
        anna, ben, cleo, host = (Player(server) for _ in range(4))
        await anna.post("/api/me", {"name": "Anna Blau", "avatar": "a1-2-3-4-5-6-3-2"})
        for one, name in ((ben, "Ben"), (cleo, "Cleo")):
            await one.post("/api/me", {"name": name})
        me = read_cookie_of(anna)
        # Games that are over, that go on, that wait; a lesson; others at her screen.
        for seats in ([ME, bot("deckhand")], [ME, {"kind": "me", "name": "Oma Blau"}, OPEN]):
            await anna.create(*seats)
            if OPEN in seats:
                await ben.join(anna.code)
            await anna.look()
            await anna.ask({"type": "say", "text": "ahoy from Blau"})
        shared = anna.code
        lesson = (await anna.post("/api/guide/captain_flip"))["code"]
        over = await anna.create(ME, OPEN)
        await cleo.join(over)
        await anna.look(over)
        await cleo.look(over)
        while not anna.is_over:
            for one in (anna, cleo):
                await one.resync()
                if one.is_asked:
                    await one.play(turns=1)
        waiting = await anna.create(ME, OPEN)
        # What she says, as a player and as one who looks on; reports by her and about her.
        elsewhere = await ben.create(ME, OPEN)
        await cleo.join(elsewhere)
        await ben.look()
        await ben.ask({"type": "say", "text": "hello"})
        await anna.look(elsewhere)
        await anna.ask({"type": "say", "text": "Blau looks on"})
        await anna.ask({"type": "report", "n": 1})
        await ben.leave()
        async with Player(server) as eve:
            await eve.get("/api/me")
            await eve.look(elsewhere)
            await eve.ask({"type": "report", "n": 2})
        # Invited by a key, a friend, an invitation, an event, wishes, an account with two ways in.
        locked = await ben.post("/api/tables", {**WAITING, "locked": True})
        await ben.look(locked["code"])
        key = ben.welcome["join_link"].partition("#")[2]
        await anna.post(f"/api/tables/{locked['code']}/enter", {"key": key})
        [friend] = (await anna.get("/api/friends"))["people"]
        await anna.post("/api/friends", {"person": friend["person"], "kind": "friend"})
        await anna.post(f"/api/tables/{waiting}/invitations", {"people": [friend["person"]]})
        event = await make(anna)
        await ben.post(f"/api/events/{event}/join")
        await anna.post(f"/api/events/{event}/start")
        await anna.post("/api/told", {"turns": False})
        await sign_up(anna, "anna-blau")
        await anna.post("/api/account/settings", {"settings": {"theme": "blau"}})
        # A table that nobody can open any more.
        closed = await anna.create(ME, bot("deckhand"))
        await host.post("/api/watch/enter", {"key": host_key(Path(disk))})
        await host.post("/api/watch/close", {"code": closed, "why": "late"})
        told = await anna.get("/api/account/everything")
        assert {line["text"] for line in told["said"]} == {"ahoy from Blau", "Blau looks on"}
        assert [report["text"] for report in told["reports"]] == ["hello"]
        before = all_of_the_disk(disk)
        for word in (me, "Anna Blau", "Oma Blau", "from Blau", "anna-blau", "looks on"):
            assert word in before, word
        assert lesson in before

        await anna.post("/api/account/forget", {"sure": True})
        await ben.look(shared)
        await ben.play()  # and whatever is still in memory is written, too
        await ben.leave()
        server.stop()
        after = all_of_the_disk(disk)
        for word in (me, "Blau", "blau", "a1-2-3-4-5-6-3-2"):
            assert word not in after, after[max(0, after.index(word) - 300) :][:600]
        assert "hello" in after  # what others have said stays
        for one in (anna, ben, cleo, host):
            await one.leave()
            await one.http.aclose()


def read_cookie_of(one: Player) -> str:
    """The id that its cookie carries."""
    return str(one.http.cookies["quarterdeck"]).split(".")[0]


# ---------------------------------------------------------------- the disk


async def test_what_a_stop_interrupts_is_carried_on_after_a_start(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as desk, Player(server) as phone:
            await sign_up(desk, "anna")
            await phone.create(ME, bot("deckhand"))
            who = [(await one.get("/api/me"))["guest"] for one in (phone, desk)]
            server.stop()
            store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
            await store.run(lambda c: carry(c, *who))
            store.close()
            server.start()
            async with Player(server) as again:
                again.http.cookies = desk.http.cookies
                await again.look(phone.code)
                await again.see(lambda: again.you == 0)


async def test_two_ratings_become_one(tmp_path: Path) -> None:
    fresh = Strength()
    same = both(Strength(30, 2), fresh)  # who has played nothing adds nothing
    assert same.mu == pytest.approx(30)
    assert same.sigma == pytest.approx(2)
    mixed = both(Strength(30, 2), Strength(20, 2))
    assert mixed.mu == pytest.approx(25, abs=0.3)
    assert mixed.sigma == pytest.approx(2**0.5, abs=0.05)


async def test_an_account_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            await sign_up(anna, "anna")
            me = await anna.get("/api/me")
            server.kill()
            server.start()
            async with Player(server) as again:
                again.http.cookies = anna.http.cookies
                assert await again.get("/api/me") == me
            async with Player(server) as elsewhere:
                await sign_in(elsewhere, "anna")
                assert await elsewhere.get("/api/me") == me
