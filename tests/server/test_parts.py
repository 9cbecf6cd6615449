"""The small parts: codes, cookies, limits, lines, words."""

from __future__ import annotations

import asyncio
import re

import pytest

from quarterdeck.server.connections import connection
from quarterdeck.server.errors import SENTENCES
from quarterdeck.server.http import cookies
from quarterdeck.server.limits import Limit
from quarterdeck.server.lobby import codes
from quarterdeck.server.people import names
from quarterdeck.server.settings import Settings, database_url, public_base
from quarterdeck.words.catalogue import LANGUAGES, Catalogue
from tests.support.server import ME, OPEN, Player, Server

KEY = b"k" * 32


def test_codes_read_as_they_are_said() -> None:
    assert len(set(codes.WORDS)) == len(codes.WORDS) > 150
    assert all(re.fullmatch("[A-Z]{3,12}", w) for w in codes.WORDS)
    for _ in range(200):
        code = codes.new_code()
        assert codes.read_code(code) == code
    for typed in ("kraken-42", " KRAKEN 42 ", "Kraken42", "kraken_42"):
        assert codes.read_code(typed) == "KRAKEN-42"
    for typed in ("kraken pearl 4217", "KrakenPearl4217", "kraken-pearl_4217"):
        assert codes.read_code(typed) == "KRAKEN-PEARL-4217"
    for typed in ("kraken pearl 42", "kraken-pearl-4217000"):
        assert codes.read_code(typed) == ""
    for typed in ("", "kraken", "42", "kraken-4", "kraken-4242", "kra/ken-42", "KRAKEN-٤٢"):
        assert codes.read_code(typed) == ""


def test_cookies() -> None:
    guest = cookies.new_guest()
    cookie = cookies.signed(guest, KEY)
    assert cookies.read_cookie(cookie, KEY) == (guest, "")
    assert cookies.read_cookie(cookie, b"x" * 32) == ("", "")
    assert cookies.read_cookie(cookie + "=", KEY) == ("", "")
    token = cookies.new_guest()
    entry = cookies.signed(guest, KEY, token)
    assert cookies.read_cookie(entry, KEY) == (guest, token)
    for wrong in (entry.replace(token, guest), f"{guest}.{entry.split('.')[2]}", f"{cookie}.x", ""):
        assert cookies.read_cookie(wrong, KEY) == ("", "")
    assert names.nickname(guest) == names.nickname(guest)


def test_limits_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("quarterdeck.server.limits.time.monotonic", lambda: now[0])
    limit = Limit(3, 1)
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    now[0] = 2.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    assert all(Limit(3, 1, 0).allows("a") for _ in range(99))


async def test_a_slow_browser_is_let_go() -> None:
    """What waits for a browser is bounded; it is cut off, not buffered without end."""
    stuck = connection.Connection("g", 0)
    for _ in range(connection.MOST_MESSAGES + 50):
        stuck.send("x" * 100)
    assert stuck.close_code == connection.TOO_SLOW
    assert not stuck._waiting
    fat = connection.Connection("g", 0)
    for _ in range(10):
        fat.send("x" * (connection.MOST_CHARACTERS // 5))
    assert fat.close_code == connection.TOO_SLOW
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    good = connection.Connection("g", 0)
    session = asyncio.create_task(good.run(send))
    good.send("a")
    good.send("b")
    await asyncio.sleep(0.01)
    good.close(1000)
    await session
    assert sent == ["a", "b"]


async def test_a_browser_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOW_S", 0.05)

    async def never(_: str) -> None:
        await asyncio.sleep(60)

    stuck = connection.Connection("g", 0)
    stuck.send("a")
    async with asyncio.timeout(5):
        await stuck.run(never)
    assert stuck.close_code == connection.TOO_SLOW


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SENTENCES)
def test_every_refusal_has_words(language: str, key: str) -> None:
    catalogue = Catalogue(language, "captain_flip", ["Anna", "Ben"])
    said = catalogue.say(key, dict.fromkeys(SENTENCES[key], 3))
    assert len(said) > 8


def test_database_urls() -> None:
    assert database_url("postgresql://h/d") == "postgresql+psycopg://h/d"
    assert database_url("games.db") == "sqlite:///games.db"
    assert database_url("sqlite:///x") == "sqlite:///x"


def test_links_made_on_the_servers_own_machine_lead_there_from_others() -> None:
    lan = Settings(public_url="http://192.168.1.7:8080")
    assert public_base("http", "localhost:8080", lan) == "http://192.168.1.7:8080"
    assert public_base("http", "127.0.0.1:8080", lan) == "http://192.168.1.7:8080"
    assert public_base("https", "play.example", lan) == "https://play.example"
    assert public_base("http", "localhost:8080", Settings()) == "http://localhost:8080"


async def test_too_many_tables_and_names_are_refused(tmp_path: object) -> None:
    with Server(f"{tmp_path}/q.sqlite3", limits=0.2) as server:
        async with Player(server) as anna:
            body = {"game": "captain_flip", "seats": [ME, OPEN]}
            answers = [await anna.http.post("/api/tables", json=body) for _ in range(8)]
            assert answers[0].status_code == 201
            assert answers[-1].status_code == 429
            assert answers[-1].json()["why"]["key"] in ("no-too-many", "no-too-fast")
            names = [await anna.http.post("/api/me", json={"name": f"A{n}"}) for n in range(8)]
            assert (names[0].status_code, names[-1].status_code) == (200, 429)
            told = [one.json()["name"] for one in names if one.status_code == 200]
            assert (await anna.get("/api/me"))["name"] == told[-1]
