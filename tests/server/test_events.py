"""Tournaments at the server: whole ones to their end, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.events import make, page, seated, survive, take_part, until, wish
from tests.support.server import Player, Server

Make = Callable[[], Player]


async def join(id: str, *people: Player) -> None:
    for n, one in enumerate(people):
        await one.post("/api/me", {"name": f"P{n}"})
        await one.post(f"/api/events/{id}/join")


def names(found: dict[str, Any]) -> list[str]:
    return [row["name"] for row in found["standings"]]


async def test_eight_play_a_swiss_to_its_end_over_a_kill(tmp_path: Path) -> None:
    """With somebody who does not come, somebody late, a bye, and kill -9 in the second round."""
    with Server(tmp_path / "q.sqlite3", least_clock_s=1, restore_pause_s=0) as server:
        people = [Player(server) for _ in range(8)]
        host, absent, late = people[0], people[6], people[7]
        id = await make(host, joins=False, rounds=3, wait=1)
        await join(id, *people[:7])
        assert (await page(host, id))["status"] == "open"
        first = await host.post(f"/api/events/{id}/start")
        assert (first["round"], first["rounds"]) == (1, 3)
        assert [len(heat["seats"]) for heat in first["heats"]] == [2, 2, 2, 1]
        await late.post("/api/me", {"name": "Late"})
        told = await late.post(f"/api/events/{id}/join")
        assert sorted(row["points"] for row in told["standings"])[-2:] == [4, 12]
        # Somebody out of the seven never comes; whoever sits out does not count as that.
        back = asyncio.Event()
        playing = [one for one in people if one is not absent]
        tasks = [asyncio.create_task(survive(one, id, server, back)) for one in playing]
        watcher = Player(server)
        second = await until(watcher, id, lambda p: p["round"] == 2)
        gone = next((row for row in second["standings"] if row["out"]), None)
        byes = first["heats"][-1]["seats"][0]["name"]
        assert (gone is None) == (byes == "P6")  # who sits out cannot miss a table
        server.strike()
        await asyncio.to_thread(server.kill)
        server.start()
        watcher.http.base_url = server.url
        back.set()
        pages = await asyncio.gather(*tasks)
        found = pages[0]
        assert found["status"] == "over"
        assert found["round"] == 3
        for seen in pages:  # everybody sees the same
            hide = [{**row, "you": False} for row in seen["standings"]]
            assert hide == [{**row, "you": False} for row in found["standings"]]
        rows = {row["name"]: row for row in found["standings"]}
        assert sorted(rows) == sorted(["Late", *(f"P{n}" for n in range(7))])
        assert [row["place"] for row in found["standings"]] == sorted(
            row["place"] for row in found["standings"]
        )
        assert rows["P6"]["out"]
        # All points: what the tables gave, byes, and what was given for a round missed.
        rounds = [await page(watcher, id, f"?round={n}") for n in (1, 2, 3)]
        given = sum(seat["points"] for p in rounds for heat in p["heats"] for seat in heat["seats"])
        assert sum(row["points"] for row in found["standings"]) == given + 4
        byes_had = [h["seats"][0]["name"] for p in rounds for h in p["heats"] if h["no"] == 0]
        assert len(byes_had) == len(set(byes_had))
        met = [
            tuple(sorted(s["name"] for s in heat["seats"]))
            for p in rounds
            for heat in p["heats"]
            if heat["no"]
        ]
        assert len(met) == len(set(met)), "nobody meets again"
        assert all(heat["over"] for p in rounds for heat in p["heats"])
        for one in [*people, watcher]:
            await one.leave()
            await one.http.aclose()


async def test_who_does_not_come_is_played_by_a_bot_and_may_take_the_seat(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", least_clock_s=1) as server:
        async with Player(server) as anna, Player(server) as ben:
            id = await make(anna, rounds=1, wait=1, level="deckhand")
            await join(id, anna, ben)
            code = (await anna.post(f"/api/events/{id}/start"))["code"]
            await anna.look(code)
            other = 1 - anna.you
            await anna.see(lambda: anna.table["seats"][other]["lent"])
            assert anna.table["seats"][other]["level"] == "deckhand"
            assert anna.table["event"] == {"id": id, "name": "Cup", "round": 1, "veiled": False}
            await ben.look(code)
            assert ben.you == other
            # Nobody has a better bot play than the event's.
            await ben.post(f"/api/tables/{code}/seats/{other}", {"kind": "person"})
            await ben.post(f"/api/tables/{code}/seats/{other}", {"kind": "bot", "level": "admiral"})
            await ben.see(lambda: ben.table["seats"][other]["lent"])
            assert ben.table["seats"][other]["level"] == "deckhand"
            await ben.post(f"/api/tables/{code}/seats/{other}", {"kind": "person"})
            await asyncio.gather(anna.play(), ben.play())
            found = await until(anna, id, lambda p: p["status"] == "over")
            assert sum(row["points"] for row in found["standings"]) == 12
            assert not any(row["out"] for row in found["standings"])


async def test_with_the_same_draws_nobody_sees_another_table_of_the_round(player: Make) -> None:
    people = [player() for _ in range(4)]
    host = people[0]
    id = await make(host, system="duplicate", rounds=1)
    await join(id, *people)
    await host.post(f"/api/events/{id}/start")
    codes = [await seated(one, id) for one in people]
    assert len(set(codes)) == 2
    stranger = player()
    for one, mine in [*zip(people, codes, strict=True), (stranger, "")]:
        told = await until(one, id, lambda p: p["heats"])
        assert {heat["code"] for heat in told["heats"]} == ({mine, ""} if mine else {""})
        for code in set(codes) - {mine}:
            why = (await one.get(f"/api/tables/{code}", 403))["why"]["key"]
            assert why == "no-veiled"
    # A seat's link leads nobody to a second table of the round.
    first = next(one for one in people if codes[people.index(one)] == codes[0])
    other = next(one for one in people if codes[people.index(one)] != codes[0])
    await first.look(codes[0])
    refused = await other.take_seat(first.welcome["seat_link"])
    assert (refused.status_code, refused.json()["why"]["key"]) == (403, "no-veiled")
    await first.leave()
    # One table is through: nothing of its draws is told before the other one is.
    pairs = [[p for p, c in zip(people, codes, strict=True) if c == code] for code in set(codes)]
    for one in pairs[0]:
        await one.look(await seated(one, id))
    done = pairs[0][0].code
    await asyncio.gather(*(one.play() for one in pairs[0]))
    for path in ("record", "draws", "replay", "look"):
        why = (await pairs[0][0].get(f"/api/tables/{done}/{path}", 409))["why"]["key"]
        assert why == "no-veiled", path
    assert (await page(stranger, id))["standings"][0]["points"] == 0
    assert all(s["score"] == 0 for h in (await page(stranger, id))["heats"] for s in h["seats"])
    for one in pairs[1]:
        await one.look(await seated(one, id))
    await asyncio.gather(*(one.play() for one in pairs[1]))
    found = await until(stranger, id, lambda p: p["status"] == "over")
    assert sum(row["points"] for row in found["standings"]) == 24
    one_s, other_s = [await stranger.get(f"/api/tables/{code}/draws") for code in set(codes)]
    assert one_s["seal"] == other_s["seal"]
    assert one_s["secret"] == other_s["secret"]
    for one in people:  # both games are kept, though they have one seal
        assert (await one.get("/api/people/me"))["games"] == 1


async def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        people = [Player(server) for _ in range(3)]
        id = await make(people[0], system="arena", minutes=5)
        await join(id, *people)
        await people[0].post(f"/api/events/{id}/start")
        tasks = [asyncio.create_task(take_part(one, id)) for one in people]
        async with Player(server) as eve:
            # More games than one each; nobody waits for a round to end.
            found = await until(eve, id, lambda p: p["round"] >= 4)
            assert sum(row["games"] for row in found["standings"]) >= 6
            await people[0].post(f"/api/events/{id}/end")
        pages = await asyncio.gather(*tasks)
        assert all(p["status"] == "over" for p in pages)
        for one in people:
            await one.leave()
            await one.http.aclose()


async def test_five_at_tables_of_four_play_as_teams_of_the_game_allow(player: Make) -> None:
    people = [player() for _ in range(5)]
    teams = {"teams": "yes"}
    id = await make(people[0], game="ship_ahoy", size=4, options=teams, rounds=2)
    await join(id, *people)
    told = await people[0].post(f"/api/events/{id}/start")
    assert sorted(len(heat["seats"]) for heat in told["heats"]) == [1, 4]
    assert told["standings"][0]["points"] == 12  # who sits out
    ended = await people[0].post(f"/api/events/{id}/end")
    assert ended["status"] == "over"


async def test_bad_wishes_get_clear_answers(player: Make) -> None:
    anna = player()
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"name": " \u200b "}, "no-event-name"),
        ({"game": "chess"}, "no-such-game"),
        ({"size": 9}, "no-seat-count"),
        ({"size": 1}, "no-seat-count"),
        ({"options": {"board": "Z"}}, "no-such-option"),
        ({"rounds": 51}, "no-event-number"),
        ({"rounds": -1}, "no-event-number"),
        ({"wait": 99_999}, "no-event-number"),
        ({"pause": -5}, "no-event-number"),
        ({"system": "arena", "minutes": 1}, "no-event-number"),
        ({"pace": {"kind": "none"}}, "no-event-clock"),
        ({"pace": {"kind": "move", "time": 1}}, "no-bad-clock"),
        ({"system": "arena", "pace": {"kind": "days", "time": 86_400}}, "no-event-arena-days"),
        ({"starts": 5}, "no-event-time"),
        ({"starts": 1 << 60}, "no-event-time"),
        ({"level": "boss"}, "no-such-level"),
        ({"system": "lottery"}, "no-bad-request"),
        ({"size": "two"}, "no-bad-request"),
    ]
    for wrong, key in wrongs:
        said = await anna.post("/api/events", wish(**wrong), 400 if key != "no-such-game" else 404)
        assert said["why"]["key"] == key, wrong
    assert len((await anna.post("/api/events", wish(name="x" * 500)))["id"]) > 8
    long = await page(anna, (await anna.post("/api/events", wish(name="x" * 500)))["id"])
    assert len(long["name"]) == 48


async def test_who_may_do_what(player: Make) -> None:
    anna, ben, eve = player(), player(), player()
    id = await make(anna)
    path = f"/api/events/{id}"
    assert (await anna.post(f"{path}/start", {}, 409))["why"]["key"] == "no-event-few"
    await join(id, ben)
    await ben.post(f"{path}/join")  # twice is once
    found = await page(eve, id)
    assert len(found["standings"]) == 2
    for act in ("start", "end"):
        assert (await ben.post(f"{path}/{act}", {}, 403))["why"]["key"] == "no-event-host"
    assert (await eve.post(f"{path}/leave", {}, 409))["why"]["key"] == "no-event-not-in"
    mine = next(row["person"] for row in found["standings"] if row["name"] == "P0")
    assert (await eve.post(f"{path}/remove", {"person": mine}, 403))["why"][
        "key"
    ] == "no-event-host"
    assert (await anna.post(f"{path}/remove", {"person": "x"}, 404))["why"][
        "key"
    ] == "no-such-person"
    assert len((await anna.post(f"{path}/remove", {"person": mine}))["standings"]) == 1
    await join(id, ben)
    await anna.post(f"{path}/start")
    assert (await anna.post(f"{path}/start", {}, 409))["why"]["key"] == "no-event-begun"
    assert (await ben.post(f"{path}/leave"))["was"]
    assert (await ben.post(f"{path}/join"))["mine"]
    # Nobody but the two sits at their table, changes it or asks for help there.
    code = await seated(ben, id)
    for one, act, body in [
        (eve, "join", {"seat": 0}),
        (ben, "arrange", {"count": 3}),
        (ben, "start", {}),
    ]:
        answer = await one.http.post(f"/api/tables/{code}/{act}", json=body)
        assert answer.status_code in (403, 409), answer.text
    assert (await ben.post(f"/api/tables/{code}/hint", {}, 403))["why"]["key"] == "no-hint-people"
    assert (await anna.post(f"{path}/end"))["status"] == "over"
    assert (await eve.post(f"{path}/join", {}, 409))["why"]["key"] == "no-event-over"
    for wrong in ("nothing", "%00", "x" * 400):
        assert (await eve.get(f"/api/events/{wrong}", 404))["why"]["key"] in (
            "no-such-event",
            "no-such-page",
        )


async def test_a_list_shows_what_anybody_may_find_and_one_s_own(player: Make) -> None:
    anna, eve = player(), player()
    private, listed = await make(anna, name="Ours"), await make(anna, name="All", listed=True)
    mine = {one["id"]: one for one in await anna.get("/api/events")}
    theirs = {one["id"]: one for one in await eve.get("/api/events")}
    assert mine[private]["host"]
    assert mine[private]["mine"]
    assert private not in theirs
    assert (theirs[listed]["people"], theirs[listed]["mine"]) == (1, False)
    assert (await page(eve, private))["name"] == "Ours"  # by its link


async def test_it_starts_by_itself_and_is_called_off_if_nobody_comes(player: Make) -> None:
    import time

    anna, ben = player(), player()
    for seconds in (1, 5, 25, 125):  # a slow machine joins too late
        soon = int(time.time()) + seconds
        full, empty = await make(anna, starts=soon), await make(anna, starts=soon)
        if (await ben.http.post(f"/api/events/{full}/join")).is_success:
            break
    assert (await until(ben, full, lambda p: p["status"] != "open"))["status"] == "running"
    assert (await until(ben, empty, lambda p: p["status"] != "open"))["status"] == "off"


async def test_joining_again_and_again_is_refused_in_words(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", limits=1.0) as server:
        async with Player(server) as anna, Player(server) as eve:
            id = await make(anna)
            said: dict[str, Any] = {}
            for n in range(30):
                act = "join" if n % 2 == 0 else "leave"
                said = (await eve.http.post(f"/api/events/{id}/{act}")).json()
                if "why" in said:
                    break
            assert said["why"]["key"] == "no-too-fast"
            made = [await anna.http.post("/api/events", json=wish()) for _ in range(20)]
            assert made[-1].status_code == 429
            assert (await page(eve, id))["name"] == "Cup"


@pytest.mark.parametrize("game", ["ahoy", "sail_away", "anchors_aweigh", "ship_ahoy"])
async def test_every_game_has_events(player: Make, game: str) -> None:
    people = [player() for _ in range(5)]
    id = await make(people[0], game=game, size=3, system="robin")
    await join(id, *people)
    told = await people[0].post(f"/api/events/{id}/start")
    assert sorted(len(heat["seats"]) for heat in told["heats"]) == [2, 3]
    codes = {await seated(one, id) for one in people}
    assert len(codes) == 2
    await people[0].look(await seated(people[0], id))
    assert people[0].stand["view"]
    roles = {seat["role"] for heat in told["heats"] for seat in heat["seats"]}
    assert (len(roles) > 1) == (game == "ahoy")
    await people[0].post(f"/api/events/{id}/end")
