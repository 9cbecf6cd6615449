"""Who sits where: joining, being away, lending a seat, a second device, the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from tests.support.server import ME, OPEN, Player, bot

Make = Callable[[], Player]


def notes(one: Player) -> list[str]:
    """What the log tells of coming and going."""
    return [f["say"]["key"] for f in one.log if f["kind"] == "note"]


async def test_a_lost_connection_is_shown_and_comes_back(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    await anna.see(lambda: not any(s["away"] for s in anna.table["seats"]))
    await ben.leave()
    await anna.see(lambda: anna.table["seats"][1]["away"])
    assert not anna.table["seats"][0]["away"]
    await ben.look()
    await anna.see(lambda: not anna.table["seats"][1]["away"])


def placed_by(player: Player, seat: int) -> list[dict[str, Any]]:
    return [f for f in player.log if f["kind"] == "placed" and f["args"]["seat"] == seat]


async def test_the_host_lends_a_seat_to_a_bot_and_gives_it_back(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    path = f"/api/tables/{anna.code}/seats/1"
    for one, seat in ((anna, 1), (ben, 0)):  # nobody lends the seat of somebody who is here
        refused = await one.post(f"/api/tables/{anna.code}/seats/{seat}", {"kind": "bot"}, 409)
        assert refused["why"]["key"] == "no-still-here"
    await ben.leave()
    await anna.see(lambda: anna.table["seats"][1]["away"])
    info = await anna.post(path, {"kind": "bot", "level": "deckhand"})
    assert info["seats"][1]["lent"]
    assert info["seats"][1]["kind"] == "person"
    # The bot plays on: nobody waits for Ben. (A turn of Anna's may be one choice or five.)
    while not placed_by(anna, 1):
        assert await anna.play(turns=1) == 1
    # Ben comes back, sees everything and cannot act, until the seat is his again.
    await ben.look()
    assert ben.you == 1
    assert ben.stand["ask"] is None
    # Both logs tell that he left, that a bot played, and what it did was not his doing.
    await anna.see(lambda: notes(anna)[-1:] == ["note-back"])
    assert notes(ben) == notes(anna)
    assert sorted(notes(anna)) == ["note-back", "note-left", "note-lent"]
    for one in (anna, ben):
        began = [f["say"] and f["say"]["key"] for f in one.log].index("note-lent")
        bens = placed_by(one, 1)
        assert one.log.index(bens[0]) > began
        assert all(f.get("lent") for f in bens)
        assert not any(f.get("lent") for f in one.log if f["args"].get("seat") == 0)
    answer = await ben.act([{"verb": "keep", "args": []}])
    assert answer["why"]["key"] == "no-seat-lent"
    info = await anna.post(path, {"kind": "person"})
    assert not info["seats"][1]["lent"]
    await asyncio.gather(anna.play(), ben.play())
    assert anna.is_over
    await anna.look()  # what is kept of a game that is over says it too
    assert sorted(notes(anna)) == ["note-back", "note-left", "note-lent", "note-returned"]
    assert "lent" not in anna.log[-1]


async def test_one_may_take_the_own_seat_back(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    path = f"/api/tables/{anna.code}/seats/1"
    await anna.post(path, {"kind": "bot"})
    assert not (await ben.post(path, {"kind": "person"}))["seats"][1]["lent"]


async def test_while_the_host_is_away_somebody_else_is(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await ben.look(anna.code)  # Anna never comes
    await ben.see(lambda: ben.table["host"] == 1)
    info = await ben.post(f"/api/tables/{anna.code}/seats/0", {"kind": "bot"})
    assert info["seats"][0]["lent"]
    assert await ben.play(turns=2) == 2
    await anna.look()
    await ben.see(lambda: ben.table["host"] == 0)


async def test_a_seat_link_brings_the_seat_to_another_device(player: Make) -> None:
    anna, phone, stranger = player(), player(), player()
    await anna.create(ME, OPEN)
    await anna.look()
    link = anna.welcome["seat_link"]
    # A robot that only looks at the link, before it is shown somewhere, gets nothing.
    robot = player()
    assert (await robot.http.get(link)).status_code == 200
    await robot.look(anna.code)
    assert robot.you == -1
    answer = await phone.take_seat(link)
    assert answer.status_code == 200
    assert (answer.json()["code"], answer.json()["seat"]) == (anna.code, 0)
    await phone.look(anna.code)
    assert phone.you == 0
    assert (await stranger.take_seat(link + "x")).status_code == 404
    assert (await stranger.take_seat(f"/s/{anna.code}#")).status_code == 404
    await stranger.look(anna.code)
    assert stranger.you == -1
    assert link not in "".join(stranger.heard)
    # Who sits at the table already is not moved by somebody else's link.
    ben = player()
    await ben.join(anna.code)
    await ben.take_seat(link)
    await ben.look(anna.code)
    assert ben.you == 1
    # The first device still plays.
    await anna.act([{"verb": "nonsense"}])
    assert anna.you == 0


async def test_seats_before_the_start(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN, bot("mate"))
    await anna.look()
    seats = f"/api/tables/{anna.code}/seats"
    # Another level, an opened seat, a filled one: it starts when the last is filled.
    assert (await anna.post(f"{seats}/2", {"kind": "bot", "level": "captain"}))["seats"][2][
        "level"
    ] == "captain"
    assert (await anna.post(f"{seats}/2", {"kind": "person"}))["seats"][2]["kind"] == "open"
    assert (await anna.post(f"{seats}/9", {"kind": "bot"}, 404))["why"]["key"] == "no-such-seat"
    assert (await anna.post(f"{seats}/1", {"kind": "bot", "level": "x"}, 400))["why"][
        "key"
    ] == "no-such-level"
    joined = await ben.join(anna.code, 2)
    assert joined["seat"] == 2
    assert (await ben.join(anna.code, 1))["seat"] == 2  # one person, one seat
    assert (await ben.get(f"/api/tables/{anna.code}"))["status"] == "waiting"
    assert (await anna.post(f"{seats}/1", {"kind": "bot"}))["status"] == "playing"
    await anna.see(lambda: anna.table["status"] == "playing")
    late = player()
    assert (await late.post(f"/api/tables/{anna.code}/join", {}, 409))["why"][
        "key"
    ] == "no-seat-open"


async def test_names(player: Make) -> None:
    anna, ben = player(), player()
    for one in (anna, ben):
        me = await one.post("/api/me", {"name": "  Änne\u202e\n  Bonny "})
        assert me["name"] == "Änne Bonny"
    assert (await anna.get("/api/me"))["name"] == "Änne Bonny"
    nothing = ("", "   ", "\u200b\u0000", "\u3164", "\u115f \uffa0", "\u2800\ufe0f", "\u0301\u0301")
    for bad in nothing:
        assert (await anna.post("/api/me", {"name": bad}, 400))["why"]["key"] == "no-bad-name"
    assert len((await ben.post("/api/me", {"name": "x" * 500}))["name"]) <= 24
    await ben.post("/api/me", {"name": "Änne Bonny"})
    await anna.create(ME, OPEN)
    await anna.look()
    await ben.join(anna.code)
    await anna.see(lambda: anna.table["seats"][1]["name"] == "Änne Bonny 2")
    await ben.post("/api/me", {"name": "Mary"})
    await anna.see(lambda: anna.table["seats"][1]["name"] == "Mary")


async def test_watchers_are_counted(player: Make) -> None:
    anna, one, two = player(), player(), player()
    await anna.create(ME, bot())
    await anna.look()
    await asyncio.gather(one.look(anna.code), two.look(anna.code))
    await anna.see(lambda: anna.table["watchers"] == 2)
    await one.leave()
    await anna.see(lambda: anna.table["watchers"] == 1)


async def test_the_join_link_and_its_qr_code(player: Make) -> None:
    anna = player()
    await anna.create(ME, OPEN)
    await anna.look()
    link = urlsplit(anna.welcome["join_link"])
    assert (link.netloc, link.path) == (urlsplit(anna.server.url).netloc, f"/t/{anna.code}")
    answer = await anna.http.get(f"/api/tables/{anna.code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<?xml")
    assert "<path" in answer.text


async def test_a_new_seat_link_kills_the_old_one(player: Make) -> None:
    anna, phone, late, ben = player(), player(), player(), player()
    await anna.create(ME, OPEN)
    await anna.look()
    path = f"/api/tables/{anna.code}/seats/0/link"
    old = anna.welcome["seat_link"]
    assert (await phone.take_seat(old)).status_code == 200
    await phone.look(anna.code)
    assert phone.you == 0
    said = await ben.post(path, {}, 403)
    assert said["why"]["key"] == "no-not-host"
    made = await anna.post(path, {})
    await anna.see(lambda: anna.welcome["seat_link"] == made["seat_link"])
    assert (await late.take_seat(old)).status_code == 404
    await phone.resync()
    assert phone.you == 0  # it was not asked to go
    new = made["seat_link"]
    assert (await late.take_seat(new)).status_code == 200
    await anna.post(path, {"alone": True})
    await phone.until(lambda m: m["type"] == "welcome" and m["you"] == -1)
    await late.look(anna.code)
    assert late.you == -1
    # The host does the same for others, whose first browser stays.
    await ben.join(anna.code)
    await ben.look(anna.code)
    theirs = ben.welcome["seat_link"]
    assert (await late.take_seat(theirs)).status_code == 200
    for_them = await anna.post(f"/api/tables/{anna.code}/seats/1/link", {"alone": True})
    await anna.resync()
    assert for_them["seat"] == 0  # and is not told the new one
    assert for_them["seat_link"] == anna.welcome["seat_link"]
    await late.look(anna.code)
    assert late.you == -1
    await ben.resync()
    assert ben.you == 1
    await anna.post(f"/api/tables/{anna.code}/seats/7/link", {}, 404)
    await ben.post(path, {}, 403)
