"""What people have played and how strong they are: kept with the end of a game, once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from quarterdeck.server.people.history import Wish, games_of, told
from quarterdeck.server.people.keep import note_look, save_over
from quarterdeck.server.people.outcome import (
    Outcome,
    SeatOutcome,
    can_be_rated,
    counts_for,
    sides_of,
)
from quarterdeck.server.people.pages import board_of, page_of
from quarterdeck.server.storage.people_schema import PLAYED, PLAYED_SEATS, RATINGS
from quarterdeck.server.storage.queries import add_table, forget_tables
from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.server.storage.store import Store
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]
GAME = "captain_flip"
ANNA, BEN = "a" * 22, "b" * 22


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    yield opened
    opened.close()


def seat(who: str, place: int, **more: Any) -> SeatOutcome:
    is_bot = who.startswith("bot:")
    fields: dict[str, Any] = {
        "guest": "" if is_bot else who,
        "name": who[:3],
        "level": who[4:] if is_bot else "",
        "role": "",
        "place": place,
        "score": 50 - place,
        "won": place == 1,
        "lent": False,
        "counts_for": who,
    }
    return SeatOutcome(**{**fields, **more})


def outcome(id: str, *seats: SeatOutcome, sides: list[list[int]] | None = None) -> Outcome:
    alone = [[n] for n in range(len(seats))]
    rated = can_be_rated(list(seats), sides or alone)
    return Outcome(id, f"KRAKEN-{id}", GAME, {}, list(seats), sides or alone, rated, int(id))


def row(code: str) -> TableRow:
    return TableRow(code, GAME, 1, {}, [Sitting("bot", "A", "mate")], -1, "over")


async def end(store: Store, *games: Outcome) -> None:
    for game in games:
        await store.run(save_over(row(game.code), game))


async def strengths(store: Store) -> dict[str, Any]:
    query = sa.select(RATINGS)
    return {r["who"]: r for r in await store.run(lambda c: c.execute(query).mappings().all())}


# ---------------------------------------------------------------- who is counted


async def test_a_game_is_kept_and_counted_once(store: Store) -> None:
    game = outcome("1", seat(ANNA, 1), seat(BEN, 2))
    await end(store, game, game)
    known = await strengths(store)
    assert (known[ANNA]["games"], known[ANNA]["won"]) == (1, 1)
    assert (known[BEN]["games"], known[BEN]["won"]) == (1, 0)
    assert known[ANNA]["mu"] > 25 > known[BEN]["mu"]
    assert known[ANNA]["sigma"] < 25 / 3
    assert known[ANNA]["least"] == pytest.approx(known[ANNA]["mu"] - 2 * known[ANNA]["sigma"])
    page = await store.run(games_of(ANNA, ANNA, Wish("", "", "", "")))
    assert [g.ended for g in page.games] == [1]


async def test_what_the_disk_refuses_is_not_counted(store: Store) -> None:
    game = outcome("1", seat(ANNA, 1), seat(BEN, 2))
    keep = save_over(row(game.code), game)

    def full(connection: Any) -> None:
        keep(connection)
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        await store.run(full)
    assert await strengths(store) == {}
    await end(store, game)
    assert (await strengths(store))[ANNA]["games"] == 1


async def test_teams_win_together_and_bots_are_rated_by_level(store: Store) -> None:
    sides = sides_of(4, {"teams": "yes"})
    assert sides == [[0, 2], [1, 3]]
    assert sides_of(3, {"teams": "no"}) == [[0], [1], [2]]
    seats = [seat(ANNA, 1), seat("bot:mate", 2), seat("bot:captain", 1), seat("bot:mate", 2)]
    await end(store, outcome("1", *seats, sides=sides))
    known = await strengths(store)
    assert known[ANNA]["mu"] == pytest.approx(known["bot:captain"]["mu"])
    assert known["bot:mate"]["mu"] < 25
    assert known["bot:mate"]["games"] == 2
    assert known["bot:mate"]["sigma"] == pytest.approx(known[ANNA]["sigma"], abs=0.2)


async def test_who_is_not_ranked_comes_last(store: Store) -> None:
    await end(store, outcome("1", seat(ANNA, 0), seat(BEN, 2), seat("bot:mate", 1)))
    known = await strengths(store)
    assert known[ANNA]["mu"] < known[BEN]["mu"] < known["bot:mate"]["mu"]


def test_whose_strength_a_seat_tells_of() -> None:
    mine = Sitting("person", "Anna", guests=[ANNA, BEN])
    assert counts_for(mine) == ANNA
    assert counts_for(Sitting("bot", "Nelly", "captain")) == "bot:captain"
    replace = msgspec.structs.replace
    assert counts_for(replace(mine, lent=True, level="mate")) == "bot:mate"
    left = replace(mine, lent=True, level="mate", notes=[(9, "left"), (9, "lent")])
    assert counts_for(left) == ANNA
    assert counts_for(replace(mine, since=5)) == ""


def test_a_bot_against_itself_tells_nothing() -> None:
    mates = [seat("bot:mate", 1), seat("bot:mate", 2)]
    assert not can_be_rated(mates, [[0], [1]])
    assert can_be_rated([*mates, seat(ANNA, 3)], [[0], [1], [2]])
    assert not can_be_rated([seat(ANNA, 1), seat("bot:mate", 2, counts_for="")], [[0], [1]])


# ---------------------------------------------------------------- pages


async def test_somebody_s_page_sums_up_what_was_played(store: Store) -> None:
    await end(
        store,
        outcome("1", seat(ANNA, 1, role="union"), seat(BEN, 2)),
        outcome("2", seat(ANNA, 2, role="union"), seat("bot:mate", 1)),
        outcome("3", seat(ANNA, 1, role="squadron"), seat("bot:mate", 2)),
    )
    page = await store.run(page_of(ANNA, BEN))
    assert (page.games, page.won, page.since, page.you) == (3, 2, 1, False)
    [favourite] = page.favourites
    assert (favourite.role, favourite.games, favourite.won, favourite.of) == ("union", 2, 1, 3)
    [course] = page.courses
    assert course.at == [1, 2, 3]
    [standing] = page.standings
    assert (standing.points, standing.give) == (course.points[-1], course.give[-1])
    assert standing.place == 1
    assert page.fortune is None
    for n, luck in (("1", 0.1), ("2", -0.2), ("3", 0.4)):
        parts = {"luck": [luck - 0.1, 0.0], "hidden": [0.1, 0.0], "decisions": [0.3, -0.3]}
        await store.run(note_look(f"KRAKEN-{n}", parts, [0.1, 0.4]))
    fortune = (await store.run(page_of(ANNA, ANNA))).fortune
    assert fortune is not None
    assert fortune.luck == pytest.approx(0.1)
    assert fortune.decisions == pytest.approx(-0.1)
    assert fortune.games[0] == pytest.approx([0.4, -0.1, 1.0])


async def test_the_history_is_filtered_and_leafed_through(store: Store) -> None:
    for n in range(50):
        other = seat(BEN, 1 + (n + 1) % 2) if n % 5 == 0 else seat("bot:mate", 1 + (n + 1) % 2)
        await end(store, outcome(str(n), seat(ANNA, 1 + n % 2), other))

    async def ended(how: Any = "", others: Any = "") -> list[int]:
        out: list[int] = []
        after = ""
        while True:
            page = await store.run(games_of(ANNA, ANNA, Wish(GAME, how, others, after)))
            out += [g.ended for g in page.games]
            if not page.more:
                return out
            after = page.more

    assert await ended() == list(range(49, -1, -1))
    assert await ended(how="won") == list(range(48, -1, -2))
    assert await ended(how="lost") == list(range(49, -1, -2))
    assert await ended(others="people") == list(range(45, -1, -5))
    assert len(await ended(others="bots")) == 40
    nothing = await store.run(games_of(ANNA, ANNA, Wish("ahoy", "", "", "rubbish")))
    assert nothing.games == []


async def test_the_list_has_bots_and_the_reader_however_far_down(store: Store) -> None:
    many = [f"{n:022d}" for n in range(60)]
    for n, guest in enumerate(many):
        await end(store, outcome(str(n), seat(guest, 1), seat("bot:mate", 2)))
    await end(store, outcome("99", seat(ANNA, 2), seat("bot:mate", 1)))
    board = await store.run(board_of(GAME, ANNA))
    assert board.people == 61
    assert len(board.rows) == 51
    assert [r.place for r in board.rows if not r.level][-2:] == [50, 61]
    assert board.rows[-1].you
    least = [r.points - r.give for r in board.rows]
    assert least == sorted(least, reverse=True)


async def test_a_game_outlives_its_table(store: Store) -> None:
    game = outcome("7", seat(ANNA, 1), seat(BEN, 2))
    await store.run(add_table(row(game.code)))
    await end(store, game)
    assert await store.run(forget_tables(1 << 40, list, 50)) == 1
    page = await store.run(games_of(ANNA, ANNA, Wish("", "", "", "")))
    assert [(g.code, g.ended) for g in page.games] == [("", 7)]


async def test_only_who_played_is_led_to_a_game_that_is_not_rated(store: Store) -> None:
    game = msgspec.structs.replace(outcome("7", seat(ANNA, 1), seat(BEN, 2)), rated=False)
    await end(store, game)
    assert await strengths(store) == {}
    for reader, code in ((ANNA, game.code), (BEN, game.code), ("c" * 22, ""), ("", "")):
        [shown] = await store.run(partial(told, ids=["7"], guest=ANNA, reader=reader))
        assert (shown.code, shown.seat) == (code, 0)


# ---------------------------------------------------------------- the whole server


async def test_a_game_of_people_and_bots_is_in_everybody_s_history(player: Make) -> None:
    anna, ben, eve = player(), player(), player()
    await anna.post("/api/me", {"name": "Anna"})
    code = await anna.create(ME, OPEN, bot("deckhand"))
    await eve.get(f"/api/tables/{code}/outcome", 409)
    await ben.join(code)
    await anna.look()
    await ben.look(code)
    while not anna.is_over:
        await anna.resync()
        await ben.resync()
        for one in (anna, ben):
            if one.is_asked:
                await one.play(turns=1)
    mine = await anna.get("/api/people/me")
    assert (mine["name"], mine["games"], mine["you"]) == ("Anna", 1, True)
    [game] = (await anna.get("/api/people/me/games"))["games"]
    assert (game["code"], game["seat"], game["rated"]) == (code, 0, True)
    scores = anna.stand["result"]["scores"]
    assert [s["score"] for s in game["seats"]] == scores
    assert [s["level"] for s in game["seats"]] == ["", "", "deckhand"]
    assert await eve.get(f"/api/tables/{code}/outcome") == {**game, "seat": -1}
    theirs = await eve.get(f"/api/people/{mine['id']}")
    assert {**theirs, "you": True} == mine
    [his] = (await eve.get(f"/api/people/{game['seats'][1]['person']}/games"))["games"]
    assert his == {**game, "seat": 1}
    assert (await eve.get("/api/people/nobody", 404))["why"]["key"] == "no-such-person"
    assert (await eve.get("/api/people/me"))["games"] == 0
    board = await ben.get("/api/ratings/captain_flip")
    found = {row["person"]: row for row in board["rows"]}
    assert found[game["seats"][0]["person"]]["name"] == "Anna"
    assert found[game["seats"][1]["person"]]["you"]
    for one in (anna, ben):  # a guest's id is its own affair
        secret = (await one.get("/api/me"))["guest"]
        for page in (mine, game, theirs, board):
            assert secret not in msgspec.json.encode(page).decode()


async def test_lessons_and_branches_count_for_nobody(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot("deckhand"))
    await anna.look()
    await anna.play()
    first = anna.code
    before = await anna.get("/api/people/me")
    made = await anna.post(f"/api/tables/{first}/branch", {"step": 3})
    await anna.look(made["code"])
    await anna.play()
    body = {"game": GAME, "seats": [ME, bot("deckhand")], "unrated": True}
    free = await anna.post("/api/tables", body)
    await anna.look(free["code"])
    assert anna.table["unrated"]
    await anna.play()
    again = await anna.post(f"/api/tables/{free['code']}/rematch")
    assert (await anna.get(f"/api/tables/{again['code']}"))["unrated"]
    after = await anna.get("/api/people/me")
    assert after["games"] == 3
    assert after["standings"] == before["standings"]
    games = (await anna.get("/api/people/me/games"))["games"]
    assert [g["rated"] for g in games if g["code"] != first] == [False, False]


async def test_the_host_says_before_the_game_whether_it_is_rated(player: Make) -> None:
    anna = player()
    code = await anna.create(ME, OPEN)
    for unrated in (True, False):
        await anna.post(f"/api/tables/{code}/arrange", {"unrated": unrated})
        table = await anna.get(f"/api/tables/{code}")
        assert table.get("unrated", False) == unrated
    await anna.post(f"/api/tables/{code}/start", {"level": "deckhand"})
    said = await anna.post(f"/api/tables/{code}/arrange", {"unrated": True}, 409)
    assert said["why"]["key"] == "no-started"


async def test_who_takes_over_from_a_bot_is_not_rated(player: Make) -> None:
    anna, ben = player(), player()
    body = {"game": GAME, "seats": [ME, bot("deckhand"), bot("mate")], "yields": True}
    code = (await anna.post("/api/tables", body))["code"]
    await anna.look(code)
    await anna.play(turns=2)
    await ben.join(code, 1)
    await ben.post(f"/api/tables/{code}/seats/1", {"kind": "bot"})
    await anna.resync()
    await anna.play()
    [game] = (await ben.get("/api/people/me/games"))["games"]
    assert [s["rated"] for s in game["seats"]] == [True, False, True]
    assert game["seats"][1]["lent"]


async def test_a_kill_after_the_end_loses_and_doubles_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3") as server:
        async with Player(server) as anna:
            await anna.create(ME, bot("deckhand"))
            await anna.look()
            await anna.play()
            server.kill()
            server.start()
            async with Player(server) as again:
                again.http.cookies = anna.http.cookies
                page = await again.get("/api/people/me")
                await again.look(anna.code)
                assert page == await again.get("/api/people/me")
    assert (page["games"], page["standings"][0]["games"]) == (1, 1)


async def count(store: Store, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return int(await store.run(lambda c: c.execute(query).scalar_one()))


async def test_nothing_is_kept_of_a_game_without_an_outcome(store: Store) -> None:
    await store.run(save_over(row("KRAKEN-1"), None))
    assert (await count(store, PLAYED), await count(store, PLAYED_SEATS)) == (0, 0)


async def test_a_face_is_seen_at_the_table_and_a_wrong_one_refused(player: Make) -> None:
    anna, ben = player(), player()
    code = await anna.create(ME, OPEN)
    await anna.look()
    usual = anna.table["seats"][0]["avatar"]
    assert (await anna.get("/api/me"))["avatar"] == usual
    assert "avatar" not in anna.table["seats"][1]
    face = "a1-0-5-3-1-2-0-7"
    mine = await anna.post("/api/me", {"avatar": face})
    assert mine["avatar"] == face
    await anna.see(lambda: anna.table["seats"][0].get("avatar") == face)
    for wrong in ("", "a1", "<svg>", face + "-1", face.replace("1", "١"), "a" + "9" * 99):
        said = await anna.post("/api/me", {"avatar": wrong}, 400)
        assert said["why"]["key"] == "no-bad-avatar"
    await anna.post("/api/me", {"name": "Anna"})
    assert (await anna.get("/api/me"))["avatar"] == face
    await ben.join(code)
    await ben.look(code)
    assert ben.table["seats"][0]["avatar"] == face
    assert ben.table["seats"][1]["avatar"] != ""
