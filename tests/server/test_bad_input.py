"""Everything wrong gets a clear answer, loses nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


async def asked(player: Make) -> Player:
    """A player who must choose."""
    anna = player()
    await anna.create(ME, bot())
    await anna.look()
    await anna.wait_to_be_asked()
    return anna


async def test_wrong_actions_are_refused_and_change_nothing(player: Make) -> None:
    anna = await asked(player)
    stand, v = anna.stand, anna.v
    first = anna.stand["ask"]["choices"][0]["do"]
    for do, key in [
        ([{"verb": "fly", "args": []}], "no-such-verb"),
        ([{"verb": "place", "args": [0, 1, 2]}], "no-bad-arguments"),
        ([{"verb": "place", "args": [-1]}], "no-bad-arguments"),
        ([{"verb": "place", "args": [10**12]}], "no-bad-arguments"),
        ([{"verb": "draw", "args": [0, 0]}], None),
        ([{"verb": "flag", "args": [0]}], None),
        ([], "no-such-choice"),
        (first * 50, None),
    ]:
        answer = await anna.act(do)
        assert answer["type"] == "refused", do
        assert key in (None, answer["why"]["key"])
        assert answer["v"] == v
    for stale in (v - 1, v + 1, -5, 10**15):
        answer = await anna.act(first, v=stale)
        assert answer["why"]["key"] == "no-stale"
    for kind in ("undo", "close"):
        answer = await anna.ask({"type": kind, "v": v - 1})
        assert answer["why"]["key"] == "no-stale"
    await anna.say({"type": "resync"})
    await anna.until(lambda m: m["type"] == "welcome")
    assert (anna.v, anna.stand) == (v, stand)
    assert (await anna.act(first))["type"] == "done"


async def test_only_the_one_whose_turn_it_is_acts(player: Make) -> None:
    anna, ben, watcher = player(), player(), player()
    await anna.create(ME, OPEN)
    await anna.look()
    assert (await anna.act([{"verb": "keep"}]))["why"]["key"] == "no-not-started"
    await ben.join(anna.code)
    await asyncio.gather(ben.look(anna.code), watcher.look(anna.code))
    await anna.see(lambda: anna.stand["to_act"] and anna.stand["to_act"][0] >= 0)
    await ben.see(lambda: ben.v == anna.v)
    await watcher.see(lambda: watcher.v == anna.v)
    me, other = (anna, ben) if anna.is_asked else (ben, anna)
    do = me.stand["ask"]["choices"][0]["do"]
    assert (await other.act(do))["why"]["key"] == "no-not-your-turn"
    assert (await watcher.act(do))["why"]["key"] == "no-watching"
    assert (await watcher.ask({"type": "close", "v": watcher.v}))["why"]["key"] == "no-watching"
    assert (await me.act(do))["type"] == "done"


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "[" * 5000,
    '{"type":"act"}',
    '{"type":"act","id":1,"v":1,"do":[{"verb":1}]}',
    '{"type":"act","id":1,"v":1,"do":[],"seat":1}',
    '{"type":"welcome"}',
    '{"type":"act","id":1e999,"v":1,"do":[]}',
    '{"type":"pause","ms":"x"}',
    b"\x00\xff\xfe",
    b"",
    b"\xff" * 1000,
]


async def test_garbage_is_refused(player: Make) -> None:
    anna = await asked(player)
    for garbage in GARBAGE:
        await anna.say(garbage)
        answer = await anna.until(lambda m: m["type"] == "refused")
        assert answer["why"]["key"] == "no-garbled"
    for ms in (-2, 10**9):
        await anna.say({"type": "pause", "ms": ms})
        assert (await anna.until(lambda m: m["type"] == "refused"))["why"]["key"] == "no-bad-pause"
    await anna.say({"type": "ping", "n": 1, "padding": "x" * 20_000})
    assert (await anna.until(lambda m: m["type"] == "refused"))["why"]["key"] == "no-too-big"
    assert (await anna.act(anna.stand["ask"]["choices"][0]["do"]))["type"] == "done"


async def test_who_goes_on_with_it_is_cut_off_and_may_come_back(player: Make) -> None:
    anna = await asked(player)
    with pytest.raises(ConnectionClosed) as closed:
        await go_on(anna, "rubbish")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    await anna.look()
    with pytest.raises(ConnectionClosed) as closed:
        await go_on(anna, "x" * 1_000_000)
    assert closed.value.sent is not None or closed.value.rcvd is not None
    await anna.look()
    assert (await anna.act(anna.stand["ask"]["choices"][0]["do"]))["type"] == "done"


async def go_on(player: Player, text: str) -> None:
    """Say the same until one is cut off."""
    for _ in range(100):
        await player.say(text)
        await player.hear()


async def test_tables_that_do_not_exist(player: Make) -> None:
    anna = player()
    for code in ("KRAKEN-1", "NOWHERE-99", "x", "%00", quote("KRAKEN-42' or 1=1"), "A" * 3000):
        problem = await anna.get(f"/api/tables/{code}", 404)
        assert problem["why"]["key"] == ("no-such-page" if code == "%00" else "no-such-table")
        with pytest.raises(ConnectionClosed) as closed:
            await anna.look(code)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_forged_cookies_are_new_guests(player: Make) -> None:
    anna, thief = player(), player()
    await anna.create(ME, OPEN)
    good = anna.http.cookies["quarterdeck"]
    guest, _, signature = good.partition(".")
    forged = [
        guest,
        guest + ".",
        guest + "." + signature[:-1] + ("A" if signature[-1] != "A" else "B"),
        guest[:-1] + ("A" if guest[-1] != "A" else "B") + "." + signature,
        "." + signature,
        "x" * 4000,
        "%ff%fe.é",
        '"{}"',
    ]
    for value in forged:
        thief.http.cookies.clear()
        answer = await thief.http.get(
            "/api/me", headers=[(b"cookie", f"quarterdeck={value}".encode())]
        )
        assert answer.status_code == 200
        assert answer.json()["guest"] != guest
        assert "quarterdeck=" in answer.headers["set-cookie"]
        assert "HttpOnly" in answer.headers["set-cookie"]
    thief.http.cookies.clear()
    thief.http.cookies.set("quarterdeck", forged[2])
    await thief.look(anna.code)
    assert thief.you == -1


async def test_setups_the_game_does_not_have(player: Make) -> None:
    anna = player()
    for body, status, key in [
        ({"game": "chess", "seats": [ME, OPEN]}, 404, "no-such-game"),
        ({"game": "captain_flip", "seats": []}, 400, "no-seat-count"),
        ({"game": "captain_flip", "seats": [ME] + [OPEN] * 5}, 400, "no-seat-count"),
        ({"game": "captain_flip", "seats": [ME, ME]}, 400, "no-two-seats"),
        ({"game": "captain_flip", "seats": [ME, bot("god")]}, 400, "no-such-level"),
        (
            {"game": "captain_flip", "seats": [ME, OPEN], "options": {"board": "Z"}},
            400,
            "no-such-option",
        ),
        (
            {"game": "captain_flip", "seats": [ME, OPEN], "options": {"wind": "A"}},
            400,
            "no-such-option",
        ),
        ({"game": "captain_flip", "seats": [{"kind": "ghost"}]}, 400, "no-bad-request"),
        ({"seats": 3}, 400, "no-bad-request"),
        ([], 400, "no-bad-request"),
    ]:
        problem = await anna.post("/api/tables", body, status)
        assert problem["why"]["key"] == key, body
        assert problem["status"] == status
    answer = await anna.http.post("/api/tables", content=b"x" * 100_000)
    assert answer.status_code in (400, 413)
    assert "why" in answer.json()
    huge = {"game": "x" * 100_000, "seats": []}
    assert (await anna.post("/api/tables", huge, 413))["why"]["key"] == "no-too-big"


async def test_other_peoples_pages_are_not_let_in(player: Make) -> None:
    anna = player()
    await anna.create(ME, OPEN)
    answer = await anna.http.post(
        f"/api/tables/{anna.code}/seats/1",
        json={"kind": "bot"},
        headers={"origin": "https://evil.example"},
    )
    assert answer.status_code == 403
    with pytest.raises(ConnectionClosed):
        await anna.look(origin="https://evil.example")
    await anna.look(origin=anna.server.url)
    assert anna.you == 0


KEYS = st.sampled_from(["type", "id", "v", "do", "ms", "n", "verb", "args", "x"])
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(string.printable, max_size=8)
    | st.sampled_from(["act", "undo", "close", "pause", "resync", "ping", "place", "keep", "flip"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8,
)
DOES = st.lists(
    st.fixed_dictionaries(
        {
            "verb": st.sampled_from(["keep", "flip", "place", "turn", "draw", "flag"]),
            "args": st.lists(st.integers(-2, 30) | st.integers(), max_size=3),
        }
    ),
    max_size=3,
)
ACTS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["act", "undo", "close"]),
        "id": st.integers(0, 9),
        "v": st.integers(0, 60),
    },
    optional={"do": DOES},
)
MESSAGES = (
    st.binary(max_size=40)
    | VALUES.map(json.dumps)
    | st.fixed_dictionaries(
        {"type": VALUES}, optional={"id": VALUES, "v": VALUES, "do": VALUES}
    ).map(json.dumps)
    | ACTS.map(json.dumps)
)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(messages=st.lists(MESSAGES, min_size=1, max_size=15))
def test_any_messages_at_all(server: Server, messages: list[str | bytes]) -> None:
    """Whatever one says, the table stands, and the other one hears only lawful changes."""

    async def body() -> None:
        async with Player(server) as fool, Player(server) as other:
            await fool.create(ME, bot("deckhand"))
            await fool.look()
            await other.look(fool.code)
            for message in messages:
                await fool.say(message)
            await fool.say({"type": "resync"})
            await fool.until(lambda m: m["type"] == "welcome")
            await other.say({"type": "ping", "n": 3})
            await other.until(lambda m: m["type"] == "pong")
            assert all(json.loads(t)["type"] != "refused" for t in other.heard)
            problems = [json.loads(t) for t in fool.heard]
            assert not [m for m in problems if m.get("why", {}).get("key") == "no-server-error"]

    asyncio.run(body())
