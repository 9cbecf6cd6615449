"""Strangers who guess, look on uninvited, or make themselves at home: none of it leads anywhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quarterdeck.server import protocol
from quarterdeck.server.addresses import household
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import codes
from quarterdeck.server.lobby.gathering import LOCKED
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.passage import Passage
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.schema import GuestRow
from quarterdeck.server.storage.store import Store
from tests.support.server import ME, OPEN, Player, Server, bot

ANNA = GuestRow("a" * 22, "Anna", 0)
MISSING = "KRAKEN-PEARL-9999"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    with Server(tmp_path_factory.mktemp("strict") / "q.sqlite3", limits=1.0) as running:
        yield running


@pytest.fixture
async def crew(server: Server) -> AsyncIterator[tuple[Player, Player, Player]]:
    three = (Player(server), Player(server), Player(server))
    yield three
    for one in three:
        await one.leave()
        await one.http.aclose()


async def closed_with(player: Player, code: str) -> tuple[int, str]:
    """How a line to a table ends that the server does not want."""
    cookie = "; ".join(f"{k}={v}" for k, v in player.http.cookies.items())
    url = player.server.url.replace("http", "ws", 1) + f"/ws/{code}"
    async with connect(url, additional_headers={"Cookie": cookie} if cookie else {}) as line:
        with pytest.raises(ConnectionClosed) as end:
            await line.recv()
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


async def answers(player: Player, code: str) -> list[Any]:
    """All that a server says to somebody who tries a code in every way there is."""
    said: list[Any] = []
    for method, path, body in [
        ("GET", "", None),
        ("GET", "/replay", None),
        ("GET", "/record", None),
        ("GET", "/qr.svg", None),
        ("GET", "/look", None),
        ("POST", "/join", {}),
        ("POST", "/enter", {"key": "x"}),
        ("POST", "/hint", {}),
        ("POST", "/rematch", {}),
        ("POST", "/branch", {"step": 1}),
        ("POST", "/start", {}),
    ]:
        got = await player.http.request(method, f"/api/tables/{code}{path}", json=body)
        said.append((path, got.status_code, got.content))
    listed = await player.http.get(f"/api/tables?code={code}")
    said.append(("list", listed.status_code, listed.content))
    link = await player.take_seat(f"/s/{code}#wrong")
    said.append(("link", link.status_code, link.content))
    for page in (f"/t/{code}", f"/t/{code}/replay"):
        got = await player.http.get(page)
        said.append((page.replace(code, ""), got.status_code, got.text.replace(code, "")))
    said.append(await closed_with(player, code))
    return said


async def test_who_guessed_too_often_learns_nothing_from_an_answer(strict: Server) -> None:
    async with Player(strict) as anna, Player(strict) as guesser:
        code = await anna.create(ME, OPEN)
        assert (await guesser.http.get(f"/api/tables/{code}")).status_code == 200
        await guesser.get("/api/me")  # one with a cookie of their own
        for n in range(60):  # more than anybody may
            await guesser.http.get(f"/api/tables/KRAKEN-PEARL-{1000 + n}")
        there, missing = await answers(guesser, code), await answers(guesser, MISSING)
        assert there == missing
        *said, line = there
        assert {status for what, status, _ in said if what != "list" and "/t/" not in what} == {429}
        assert ("list", 200, b'{"tables":[],"gone":[]}') in said
        assert line == (1013, "no-too-fast")
        # Anna has the same address, and goes on: she sits there.
        assert (await anna.look()).you == 0
        assert (await anna.get(f"/api/tables/{code}"))["code"] == code
        # And so does a friend whom she gives a seat's link.
        took = await guesser.take_seat(anna.welcome["seat_link"])
        assert took.status_code == 200
        assert (await guesser.http.get(f"/api/tables/{code}")).status_code == 200


async def test_guesses_at_once_are_no_more_than_one_after_the_other(tmp_path: Path) -> None:
    """Asked before the first of them is answered: codes, links, pages, and lists of codes."""
    most = int(Limits(1.0).guessing.burst)
    with Server(tmp_path / "q.sqlite3", limits=1.0) as server:
        async with Player(server) as anna, Player(server) as guesser:
            code = await anna.create(ME, OPEN)
            await guesser.get("/api/me")

            async def guess(n: int) -> int:
                missing = f"KRAKEN-PEARL-{1000 + n}"
                match n % 3:
                    case 0:
                        path = f"/t/{missing}"
                    case 1:
                        path = f"/api/tables/{missing}"
                    case _:
                        path = f"/api/tables?code={missing}"
                got = await guesser.http.get(path)
                return missing in got.text if n % 3 == 2 else got.status_code == 404

            answered = sum(await asyncio.gather(*(guess(n) for n in range(6 * most))))
            assert answered == most
            # Whoever finds something has not guessed.
            assert (await anna.get(f"/api/tables/{code}"))["code"] == code


async def test_who_finds_what_there_is_has_not_guessed(tmp_path: Path) -> None:
    most = int(Limits(1.0).guessing.burst)
    with Server(tmp_path / "q.sqlite3", limits=1.0) as server:
        async with Player(server) as anna, Player(server) as visitor:
            code = await anna.create(ME, OPEN)
            asked = (visitor.http.get(f"/api/tables/{code}") for _ in range(3 * most))
            assert {got.status_code for got in await asyncio.gather(*asked)} == {200}


async def test_a_refusal_takes_as_long_wherever_the_table_is(tmp_path: Path) -> None:
    """Before a request is passed on to another server, too: memory would answer sooner."""
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    house = Lobby(Settings(away_after_ms=10**6), store, None)  # type: ignore[arg-type]
    wish = protocol.NewTable("captain_flip", [protocol.SeatWish("me"), protocol.SeatWish("open")])
    code = (await house.create(ANNA, wish)).row.code
    limits = Limits(1.0)
    while limits.guessing.allows("192.0.2.7"):
        pass
    passage = Passage(house, None, limits, lambda cookie, _: (cookie, ""))  # type: ignore[arg-type]
    asked = []
    for typed in (code, MISSING):
        before = store.jobs
        assert await passage.route(typed, "192.0.2.7", "a stranger") is None
        asked.append(store.jobs - before)
    assert asked == [1, 1]
    house.close()
    store.close()


def test_guesses_are_few_and_codes_many() -> None:
    """A day's guessing from one address, with 10,000 tables to hit."""
    limit = Limits(1.0).guessing
    pairs = sum(
        1 for a in codes.WORDS for b in codes.WORDS if a != b and len(a + b) <= codes.MOST_LETTERS
    )
    many = pairs * 9 * 10 ** (codes.DIGITS - 1)
    assert many > 150_000_000
    assert (limit.burst + 86_400 * limit.per_second) * 10_000 / many < 0.1


async def test_codes_never_run_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all of a length are in use, they grow; the disk has room for the longest."""
    words = iter(["KRAKEN", "PEARL"] * 100)
    monkeypatch.setattr(secrets, "choice", lambda _: next(words))
    monkeypatch.setattr(secrets, "randbelow", lambda _: 0)
    store = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    house = Lobby(Settings(away_after_ms=10**6), store, None)  # type: ignore[arg-type]
    wish = protocol.NewTable("captain_flip", [protocol.SeatWish("me"), protocol.SeatWish("open")])
    made = [(await house.create(ANNA, wish)).row.code for _ in range(3)]
    assert made == ["KRAKEN-PEARL-1000", "KRAKEN-PEARL-10000", "KRAKEN-PEARL-100000"]
    assert len("KRAKEN-MARINE") == 13  # two words of twelve letters, and six digits
    assert all(len(codes.new_code(n)) <= 20 for n in range(20))
    house.close()
    store.close()


async def test_a_locked_table_is_for_the_invited(crew: tuple[Player, Player, Player]) -> None:
    anna, ben, stranger = crew
    code = await anna.create(ME, OPEN, OPEN)
    await stranger.look(code)  # looks on, until the host locks the door
    info = await anna.post(f"/api/tables/{code}/arrange", {"locked": True})
    assert info["locked"]
    with pytest.raises(ConnectionClosed) as end:
        await stranger.until(lambda m: False)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == LOCKED
    await anna.look()
    link, _, key = anna.welcome["join_link"].partition("#")
    assert link.endswith(f"/t/{code}")
    assert len(key) >= 16
    # The code alone opens nothing.
    assert await closed_with(stranger, code) == (LOCKED, "no-locked")
    for method, path, body in [
        ("GET", "", None),
        ("GET", "/qr.svg", None),
        ("POST", "/join", {}),
        ("POST", "/enter", {"key": ""}),
        ("POST", "/enter", {"key": key[:-1]}),
    ]:
        got = await stranger.http.request(method, f"/api/tables/{code}{path}", json=body)
        assert (got.status_code, got.json()["why"]["key"]) == (403, "no-locked")
    assert await stranger.get(f"/api/tables?code={code}") == {"tables": [], "gone": []}
    shown = (await stranger.http.get(f"/t/{code}")).text
    assert "Captain Flip" not in shown
    # The link does, for looking on and for sitting down, and on every page of the table.
    await ben.post(f"/api/tables/{code}/enter", {"key": key})
    assert (await ben.look(code)).you == -1
    assert (await ben.join(code))["seat"] == 1
    # Locked anew, the link of before is worth nothing, and who sits here stays.
    await anna.post(f"/api/tables/{code}/arrange", {"locked": True})
    assert (await ben.look(code)).you == 1
    old = await stranger.http.post(f"/api/tables/{code}/enter", json={"key": key})
    assert old.status_code == 403
    # Unlocked, everybody who has the code may come.
    await anna.post(f"/api/tables/{code}/arrange", {"locked": False})
    assert (await stranger.look(code)).you == -1


async def test_who_stands_in_for_the_host_opens_no_seat(
    crew: tuple[Player, Player, Player],
) -> None:
    """A stranger sits down, waits until the host's phone sleeps, and would like to rule."""
    anna, ben, stranger = crew
    code = await anna.create(ME, OPEN, bot())
    await anna.post(f"/api/tables/{code}/arrange", {"locked": False, "yields": False})
    await stranger.join(code)
    await stranger.look(code)
    await stranger.see(lambda: stranger.table["host"] == 1)  # Anna is away
    for path, body in [
        ("seats/0", {"kind": "open"}),
        ("arrange", {"yields": True}),
        ("arrange", {"locked": True}),
    ]:
        got = await stranger.http.post(f"/api/tables/{code}/{path}", json=body)
        assert got.status_code in (403, 409), path
    assert (await stranger.get(f"/api/tables/{code}"))["seats"][0]["kind"] == "person"
    for seat in (-1, 0, 1, 2):  # and nobody takes what is not open
        got = await ben.http.post(f"/api/tables/{code}/join", json={"seat": seat})
        assert got.status_code == 409
    await asyncio.gather(anna.leave(), stranger.leave())


def test_one_household_is_one_address() -> None:
    assert (
        household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    )
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("") == ""
