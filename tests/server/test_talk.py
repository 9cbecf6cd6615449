"""Talk at a table: who hears it, what may be said, what stays, and what is reported."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.server.errors import Trouble
from quarterdeck.server.protocol.talk import Say
from quarterdeck.server.talk.good import MOST, good_line
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


def heard(one: Player) -> list[str]:
    """What is on its screen: a list that comes whole is in place of what was there."""
    out: list[str] = []
    for text in one.heard:
        m = json.loads(text)
        if m["type"] == "talk":
            lines = [x["text"] or x["emote"] for x in m["lines"]]
            out = lines if m["all"] else out + lines
    return out


async def say(one: Player, text: str = "", emote: str = "") -> dict[str, Any]:
    return await one.ask({"type": "say", "text": text, "emote": emote})


async def table(player: Make) -> tuple[Player, Player, Player]:
    """Anna and Ben play, Cleo looks on."""
    anna, ben, cleo = player(), player(), player()
    await cleo.get("/api/me")
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(*(one.look(anna.code) for one in (anna, ben, cleo)))
    return anna, ben, cleo


async def test_players_do_not_hear_spectators_until_the_game_is_over(player: Make) -> None:
    anna, ben, cleo = await table(player)
    assert (await say(anna, "  Ahoy,\n all! "))["type"] == "done"
    assert (await say(cleo, "Anna should flip it."))["type"] == "done"
    assert (await say(ben, emote="wow"))["type"] == "done"
    both = ["Ahoy, all!", "Anna should flip it.", "wow"]
    await cleo.see(lambda: heard(cleo) == both)
    await anna.see(lambda: heard(anna) == ["Ahoy, all!", "wow"])
    assert "should flip" not in "".join([*anna.heard, *ben.heard])
    await anna.look()  # nor does who comes back
    await anna.see(lambda: heard(anna)[-2:] == ["Ahoy, all!", "wow"])
    assert "should flip" not in "".join(anna.heard)
    await asyncio.gather(anna.play(), ben.play())
    await anna.see(lambda: heard(anna) == both)
    assert (await say(cleo, "Well played"))["type"] == "done"
    await ben.see(lambda: heard(ben)[-1] == "Well played")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no-say-empty"),
        (" \u200b\u202e\n\t ", "no-say-empty"),
        ("x" * (MOST + 1), "no-say-long"),
        ("see https://example.org/x", "no-say-link"),
        ("look at EXAMPLE.com/free", "no-say-link"),
        ("www.example", "no-say-link"),
        ("ｗｗｗ.example.ｃｏｍ", "no-say-link"),  # wide letters are letters
        ("exa\u200bmple.com", "no-say-link"),
    ],
)
def test_what_cannot_be_said(text: str, why: str) -> None:
    with pytest.raises(Trouble) as no:
        good_line(Say(1, text))
    assert no.value.why.key == why


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("z. B. so", "z. B. so"),
        ("ok.then 3.5 to 1", "ok.then 3.5 to 1"),
        ("a\u0300\u0301\u0302\u0303\u0304 b", "à\u0301\u0302 b"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>no</b>", "<b>no</b>"),  # it is text, and shown as text
    ],
)
def test_what_can(text: str, shown: str) -> None:
    assert good_line(Say(1, text)) == (shown, "")


async def test_bad_input_gets_an_answer_and_nobody_else_hears_of_it(player: Make) -> None:
    anna, ben, _ = await table(player)
    assert (await say(anna, "http://x.y"))["why"]["key"] == "no-say-link"
    assert (await say(anna, emote="rude"))["why"]["key"] == "no-such-emote"
    answer = await anna.ask({"type": "report", "n": 77})
    assert answer["why"]["key"] == "no-such-line"
    stranger = player()
    stranger.http.cookies.clear()
    await stranger.look(anna.code)
    assert (await say(stranger, "hello"))["why"]["key"] == "no-say-stranger"
    await ben.resync()
    assert heard(ben) == []


async def test_lines_stay_over_a_restart_and_a_report_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "q.sqlite3"
    server = Server(file, limits=1)
    with server:
        anna, ben = Player(server), Player(server)
        await anna.create(ME, OPEN, bot())
        await ben.join(anna.code)
        await asyncio.gather(anna.look(), ben.look(anna.code))
        assert (await say(anna, "before"))["type"] == "done"
        server.kill()
        server.start()
        for one in (anna, ben):
            one.http.base_url = server.url
            await one.leave()
            one.heard.clear()
        await ben.look()
        await ben.see(lambda: heard(ben) == ["before"])
        assert (await ben.ask({"type": "report", "n": 1}))["type"] == "done"
        assert (await ben.ask({"type": "report", "n": 1}))["type"] == "done"  # it is the same
        with sqlite3.connect(file) as disk:
            kept = disk.execute("SELECT table_code, n, text, whose FROM reports").fetchall()
        id = (await anna.get("/api/me"))["guest"]
        assert kept == [(anna.code, 1, "before", id)]
        # A flood is refused in words, and the talk goes on.
        answers = [await say(ben, f"line {n}") for n in range(12)]
        refused = [a["why"]["key"] for a in answers if a["type"] == "refused"]
        assert refused
        assert set(refused) == {"no-say-fast"}
        assert answers[0]["type"] == "done"
        for one in (anna, ben):
            await one.leave()
            await one.http.aclose()
