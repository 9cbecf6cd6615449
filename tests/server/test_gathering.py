"""Friends gather at a table: seats and factions are chosen, the host changes it and starts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from quarterdeck import registry
from quarterdeck.games.ahoy.components import FACTION, SEATS
from quarterdeck.games.ahoy.info import FACTION_NAMES
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session import arrange
from quarterdeck.server.storage.queries import load_table
from quarterdeck.server.storage.schema import TABLES, Sitting, TableRow
from quarterdeck.server.storage.store import Store
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


async def gather(host: Player, *seats: dict[str, Any], game: str = "ahoy", **more: Any) -> str:
    body = {"game": game, "seats": list(seats), "gather": True, **more}
    host.code = (await host.post("/api/tables", body))["code"]
    return host.code


async def ask(who: Player, code: str, what: str, status: int = 200, **body: Any) -> Any:
    """Something the table is asked to do; refused, the sentence's key."""
    answer = await who.post(f"/api/tables/{code}/{what}", body, status)
    return answer if status == 200 else answer["why"]["key"]


def kinds(info: dict[str, Any]) -> list[str]:
    return [s["kind"] for s in info["seats"]]


async def three(player: Make) -> tuple[Player, Player, Player, str]:
    """Anna (host), Ben and Cleo are Squadron, Smuggler, Union; the last Smuggler's seat is open."""
    anna, ben, cleo = player(), player(), player()
    code = await gather(anna, ME, OPEN, OPEN, OPEN)
    await ben.join(code)
    await cleo.join(code)
    return anna, ben, cleo, code


async def where(code: str, *people: Player) -> list[int]:
    """Their seats, as each of them is told."""
    for one in people:
        await one.look(code)
    return [one.you for one in people]


# ---------------------------------------------------------------- the start


async def test_the_host_starts_and_bots_fill_what_is_empty(player: Make) -> None:
    anna, ben, cleo, code = await three(player)
    await asyncio.gather(*(p.look(code) for p in (anna, ben, cleo)))
    assert await ask(ben, code, "start", 403) == "no-not-host"
    assert await ask(anna, code, "start", 400, level="kraken") == "no-such-level"
    assert (await anna.get(f"/api/tables/{code}"))["status"] == "waiting"
    info = await ask(anna, code, "start", level="captain")
    assert info["status"] == "playing"
    assert kinds(info) == ["person"] * 3 + ["bot"]
    assert info["seats"][3]["level"] == "captain"
    await ben.see(lambda: ben.table["status"] == "playing" and ben.stand["view"])
    assert await ask(anna, code, "start", 409) == "no-started"


async def test_it_does_not_start_by_itself_when_it_is_full(player: Make) -> None:
    anna, ben = player(), player()
    code = await gather(anna, ME, OPEN, game="captain_flip")
    await ben.join(code)
    info = await anna.get(f"/api/tables/{code}")
    assert (info["status"], info["gathers"]) == ("waiting", True)
    assert (await ask(anna, code, "start"))["status"] == "playing"


# ---------------------------------------------------------------- seats


async def test_people_choose_their_seats(player: Make) -> None:
    anna, ben, cleo, code = await three(player)
    # The host takes the open seat and stays the host; her old one is free.
    info = await ask(anna, code, "move", how="take", seat=3)
    assert (info["host"], kinds(info)) == (3, ["open", "person", "person", "person"])
    # A bot gives way and sits where one came from.
    await anna.post(f"/api/tables/{code}/seats/0", {"kind": "bot", "level": "admiral"})
    info = await ask(ben, code, "move", how="take", seat=0)
    assert kinds(info) == ["person", "bot", "person", "person"]
    assert info["seats"][1]["level"] == "admiral"
    assert await where(code, anna, ben, cleo) == [3, 0, 2]
    # A seat that somebody has is not taken; none that does not exist; not by somebody who watches.
    assert await ask(ben, code, "move", 409, how="take", seat=2) == "no-seat-taken"
    for nowhere in (-1, 4, 10**9):
        assert await ask(ben, code, "move", 404, how="take", seat=nowhere) == "no-such-seat"
    assert await ask(player(), code, "move", 403, how="take", seat=1) == "no-seat-yours"
    assert await ask(ben, code, "move", 400, how="steal", seat=1) == "no-bad-request"
    await ask(anna, code, "start")
    assert await ask(ben, code, "move", 409, how="take", seat=1) == "no-started"
    assert await where(code, anna, ben, cleo) == [3, 0, 2]


async def test_two_who_run_for_one_seat(player: Make) -> None:
    _, ben, cleo, code = await three(player)
    path = f"/api/tables/{code}/move"
    wish = {"how": "take", "seat": 3}
    answers = await asyncio.gather(*(p.http.post(path, json=wish) for p in (ben, cleo)))
    assert sorted(a.status_code for a in answers) == [200, 409]
    late = next(a for a in answers if a.status_code == 409)
    assert late.json()["why"]["key"] == "no-seat-taken"
    assert sorted(await where(code, ben, cleo)) in ([1, 3], [2, 3])


async def test_two_people_swap_when_both_want_to(player: Make) -> None:
    anna, ben, cleo, code = await three(player)
    assert await ask(ben, code, "move", 409, how="ask", seat=3) == "no-seat-empty"
    assert await ask(anna, code, "move", 409, how="agree", seat=1) == "no-swap-gone"
    info = await ask(ben, code, "move", how="ask", seat=0)
    assert info["seats"][1]["wants"] == 0
    assert (await ask(ben, code, "move", how="drop", seat=1))["seats"][1]["wants"] == -1
    # Anna says no; asked again she says yes.
    await ask(ben, code, "move", how="ask", seat=0)
    assert (await ask(anna, code, "move", how="drop", seat=1))["seats"][1]["wants"] == -1
    assert await ask(anna, code, "move", 409, how="agree", seat=1) == "no-swap-gone"
    await ask(ben, code, "move", how="ask", seat=0)
    info = await ask(anna, code, "move", how="agree", seat=1)
    assert [s["wants"] for s in info["seats"]] == [-1] * 4
    assert info["host"] == 1
    assert await where(code, anna, ben, cleo) == [1, 0, 2]
    # Who moves away is not asked any more.
    await ask(cleo, code, "move", how="ask", seat=0)
    info = await ask(ben, code, "move", how="take", seat=3)
    assert info["seats"][2]["wants"] == -1


async def test_surprise_me(player: Make) -> None:
    anna, ben, _, code = await three(player)
    assert (await ask(ben, code, "move", how="draw"))["seats"][1]["drawn"]
    assert not (await ask(ben, code, "move", how="drop", seat=1))["seats"][1]["drawn"]
    await ask(ben, code, "move", how="draw")
    info = await ask(anna, code, "start")
    assert not any(s["drawn"] for s in info["seats"])
    assert sorted(kinds(info)) == ["bot"] + ["person"] * 3


def test_who_wants_a_surprise_draws_among_the_seats_nobody_chose() -> None:
    seen = set()
    for _ in range(60):
        seats = [Sitting("bot"), Sitting("person", "Anna"), Sitting("person", "Ben"), OPEN_SEAT]
        seats[2].drawn = True
        row = TableRow("X-10", "ahoy", 1, {}, seats, 2)
        arrange.draw(row)
        assert row.seats[1].name == "Anna"
        assert row.seats[row.host].name == "Ben"
        assert not row.seats[row.host].drawn
        seen.add(row.host)
    assert seen == {0, 2, 3}


async def test_alone_one_may_be_anybody(player: Make) -> None:
    anna = player()
    await anna.create(bot("deckhand"), ME, game="ahoy")
    await anna.look()
    assert anna.you == 1
    body = {"game": "ahoy", "seats": [{"kind": "me", "draw": True}, bot("deckhand")]}
    made = await anna.post("/api/tables", body)
    await anna.look(made["code"])
    assert (anna.you, anna.table["host"]) == (made["seat"], made["seat"])


async def test_people_leave_and_are_sent_away(player: Make) -> None:
    anna, ben, cleo, code = await three(player)
    await asyncio.gather(anna.look(code), ben.look(code))
    seats = f"/api/tables/{code}/seats"
    assert (await cleo.post(f"{seats}/1", {"kind": "open"}, 403))["why"]["key"] == "no-not-host"
    assert kinds(await anna.post(f"{seats}/1", {"kind": "open"}))[1] == "open"
    await ben.see(lambda: ben.you == -1)
    assert (await ben.join(code))["seat"] == 1
    # The host leaves: the next person is it.
    info = await anna.post(f"{seats}/0", {"kind": "open"})
    assert (info["host"], kinds(info)) == (1, ["open", "person", "person", "open"])
    await ask(ben, code, "start")
    assert (await ben.post(f"{seats}/2", {"kind": "open"}, 409))["why"]["key"] == "no-started"


# ---------------------------------------------------------------- what the host changes


async def test_more_and_fewer_seats_keep_people_who_they_are(player: Make) -> None:
    anna, ben, cleo, code = await three(player)  # Squadron, Smuggler, Union
    info = await ask(anna, code, "arrange", count=3)
    assert kinds(info) == ["person"] * 3
    assert await ask(anna, code, "arrange", 409, count=2) == "no-seats-people"
    await anna.post(f"/api/tables/{code}/seats/1", {"kind": "open"})
    await ask(anna, code, "arrange", count=2)
    assert await where(code, anna, ben, cleo) == [0, -1, 1]  # the Union still is the Union
    info = await ask(anna, code, "arrange", count=4)
    assert kinds(info) == ["person", "open", "person", "open"]
    for bad in (0, -1, 1, 5, 10**6):
        assert await ask(anna, code, "arrange", 400, count=bad) == "no-seat-count"
    assert await ask(cleo, code, "arrange", 403, count=3) == "no-not-host"
    assert len((await anna.get(f"/api/tables/{code}"))["seats"]) == 4


async def test_options_until_the_start(player: Make) -> None:
    anna, ben = player(), player()
    code = await gather(anna, ME, OPEN, OPEN, OPEN, game="ship_ahoy")
    await ben.join(code)
    await asyncio.gather(anna.look(), ben.look(code))
    assert (await ask(anna, code, "arrange", options={"teams": "yes"}))["options"]["teams"] == "yes"
    await ben.see(lambda: ben.table["options"]["teams"] == "yes")
    # Nothing of what is refused is done.
    for bad, key in (
        ({"options": {"wind": "yes", "kraken": "yes"}}, "no-setup-wind-kraken"),
        ({"options": {"sails": "red"}}, "no-such-option"),
        ({"options": {"rules": "none"}}, "no-such-option"),
        ({"count": 3}, "no-setup-teams"),
    ):
        assert await ask(anna, code, "arrange", 400, yields=True, **bad) == key
    assert await ask(ben, code, "arrange", 403, options={"teams": "no"}) == "no-not-host"
    info = await anna.get(f"/api/tables/{code}")
    assert (info["options"]["wind"], info["yields"], len(info["seats"])) == ("no", False, 4)
    await ask(anna, code, "start")
    assert await ask(anna, code, "arrange", 409, options={"teams": "no"}) == "no-started"
    assert await ask(anna, code, "arrange", 409, count=3) == "no-started"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_the_seats_of_ahoy_are(seats: int) -> None:
    roles = registry.game("ahoy").info.roles[seats - 2]
    assert roles == tuple(FACTION_NAMES[FACTION[seats * SEATS + n]] for n in range(seats))


def test_alike_seats_keep_their_number() -> None:
    seats = [Sitting("open"), Sitting("person", "Anna", token="a"), Sitting("bot", "B"), OPEN_SEAT]
    row = TableRow("X-10", "captain_flip", 1, {}, seats, 1)
    arrange.resize(row, 5, (), 2)
    assert [s.kind for s in row.seats] == ["open", "person", "bot", "open", "open"]
    arrange.resize(row, 2, (), 2)
    assert ([s.kind for s in row.seats], row.host) == (["open", "person"], 1)
    with pytest.raises(Trouble):
        arrange.resize(row, 0, (), 2)


OPEN_SEAT = Sitting("open")

# ---------------------------------------------------------------- a bot makes room


async def test_a_friend_takes_over_a_bots_seat_if_the_host_allows_it(player: Make) -> None:
    anna, ben, late = player(), player(), player()
    await anna.create(ME, bot("deckhand"), bot("deckhand"))
    await anna.look()
    assert await anna.play(turns=1) == 1
    await ben.get("/api/me")  # a browser has its cookie before it looks
    await ben.look(anna.code)
    assert await ask(ben, anna.code, "join", 409) == "no-seat-open"
    assert await ask(ben, anna.code, "join", 409, seat=1) == "no-seat-open"
    assert await ask(ben, anna.code, "arrange", 403, yields=True) == "no-not-host"
    await ask(anna, anna.code, "arrange", yields=True)
    await ben.see(lambda: ben.table["yields"])
    # Two want the same one: the second is told so, and nobody else's seat is touched.
    path = f"/api/tables/{anna.code}/join"
    answers = await asyncio.gather(*(p.http.post(path, json={"seat": 2}) for p in (ben, late)))
    assert sorted(a.status_code for a in answers) == [200, 409]
    if answers[0].status_code == 409:
        ben, late = late, ben
        await ben.look(anna.code)
    await ben.see(lambda: ben.you == 2)
    assert ben.table["seats"][1]["kind"] == "bot"
    # He sees what his seat sees, and plays on from where the bot was.
    assert ben.stand["view"]
    assert ben.log
    await asyncio.gather(anna.play(), ben.play())
    assert anna.is_over
    assert await ask(late, anna.code, "join", 409) == "no-seat-open"
    assert await ask(anna, anna.code, "arrange", 409, yields=False) == "no-game-over"


async def test_a_lesson_has_no_seats_to_give(player: Make) -> None:
    anna = player()
    code = (await anna.post("/api/guide/captain_flip"))["code"]
    assert await ask(anna, code, "arrange", 409, yields=True) == "no-not-in-lesson"
    assert await ask(anna, code, "start", 409) == "no-started"


# ---------------------------------------------------------------- the disk


async def test_what_was_arranged_survives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna, Player(server) as ben, Player(server) as cleo:
            code = await gather(anna, ME, OPEN, OPEN, yields=True)
            await ben.join(code)
            await ask(ben, code, "move", how="take", seat=2)
            await ask(anna, code, "move", how="ask", seat=2)
            await ask(anna, code, "arrange", count=4)
            before = await ask(ben, code, "move", how="draw")
            server.kill()
            server.start()
            for one in (anna, ben, cleo):
                one.http.base_url = server.url
            after = await anna.get(f"/api/tables/{code}")
            for info in (before, after):
                for seat in info["seats"]:
                    seat.pop("away")
                info.pop("host")
            assert after == before
            assert after["seats"][2]["drawn"]
            await ask(anna, code, "start")
            server.kill()
            server.start()
            for one in (anna, ben, cleo):
                one.http.base_url = server.url
            # A friend takes over a bot, and still has the seat after one more kill.
            seat = (await cleo.join(code))["seat"]
            server.kill()
            server.start()
            cleo.http.base_url = server.url
            await cleo.look(code)
            assert cleo.you == seat
            assert cleo.table["status"] == "playing"


def test_a_database_from_before_opens(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.sqlite3"
    new = {"gathers", "yields", "listed", "pace", "invite", "invited", "parts", "unrated"}
    new |= {"heat", "owner", "epoch"}
    old = sa.Table(
        "tables",
        sa.MetaData(),
        *[sa.Column(c.name, c.type, nullable=c.nullable) for c in TABLES.c if c.name not in new],
    )
    engine = sa.create_engine(url)
    old.metadata.create_all(engine)
    with engine.begin() as connection:
        values: dict[str, Any] = dict.fromkeys((c.name for c in old.c), "")
        seats = '[{"kind":"open"},{"kind":"bot","name":"Nelly","level":"bosun"}]'
        values |= {"code": "KRAKEN-42", "game": "captain_flip", "options": "{}", "seats": seats}
        values |= {"rules_version": 1, "host": -1, "guide": False, "changed": 7}
        connection.execute(sa.insert(old).values(values | {"status": "waiting"}))
    engine.dispose()
    for _ in range(2):  # and again, when it has them
        store = Store(url)
        found = asyncio.run(store.run(load_table("KRAKEN-42")))
        store.close()
        assert found is not None
        assert (found[0].gathers, found[0].yields, found[0].listed) == (False, False, False)
        assert found[0].pace.kind == "none"
        assert found[0].seats[0].wants == -1
