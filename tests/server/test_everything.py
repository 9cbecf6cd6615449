"""What is kept of a person: told, deleted, carried over when a guest turns out to be somebody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.server.people.carry import carry
from quarterdeck.server.people.ratings import Strength, both
from quarterdeck.server.storage.store import Store
from tests.server.test_accounts import sign_in, sign_up
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


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
