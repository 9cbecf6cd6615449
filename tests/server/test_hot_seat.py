"""Several people on one screen: each sees with the eyes of one seat, and nobody's before that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from tests.support.server import ME, OPEN, Player, bot

Make = Callable[[], Player]


def here(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


async def at(one: Player, seat: int) -> Player:
    """The screen is passed on: a line of its own for that seat."""
    one.heard.clear()
    code = one.code
    one.code = f"{code}?seat={seat}"
    try:
        await one.look()
    finally:
        one.code = code
    return one


async def test_each_sees_only_with_the_own_eyes_and_before_that_with_nobodys(player: Make) -> None:
    anna = player()
    await anna.create(ME, here("Ben"), bot("deckhand"), game="sail_away")
    await anna.look()
    assert (anna.you, anna.welcome["held"]) == (-1, [0, 1])  # whose turn to look is it?
    assert anna.table["watchers"] == 0
    names = [s["name"] for s in anna.table["seats"]]
    assert names[1] == "Ben"
    assert not any(s["away"] for s in anna.table["seats"])
    turns: list[int] = []
    while len(turns) < 5:
        await anna.see(lambda: {0, 1} & set(anna.stand["to_act"]))
        seat = min({0, 1} & set(anna.stand["to_act"]))  # sealed steps ask one after the other
        if anna.you != seat:
            await at(anna, seat)
            turns.append(seat)
        assert anna.you == seat
        if anna.is_asked:
            did = await anna.act(anna.stand["ask"]["choices"][-1]["do"])
            assert did["type"] == "done", did
        else:
            await anna.hear()
        for text in anna.heard:  # nothing on this line is for the other one's eyes
            assert json.loads(text).get("you", seat) == seat
    assert set(turns) == {0, 1}
    await at(anna, 7)  # a seat that is not theirs
    assert anna.you == -1


async def to_its_end(one: Player) -> None:
    """Whoever of the screen is to act does."""
    held = set(one.welcome["held"])
    while not one.is_over:
        await one.see(lambda: one.is_over or held & set(one.stand["to_act"]))
        if one.is_over:
            return
        seat = min(held & set(one.stand["to_act"]))
        if one.you != seat:
            await at(one, seat)
        if one.is_asked:
            await one.act(one.stand["ask"]["choices"][-1]["do"])
        else:
            await one.hear()


async def test_a_game_at_one_screen_is_kept_once_and_rates_nobody_there(player: Make) -> None:
    anna = player()
    await anna.create(ME, here("Ben"), bot("deckhand"))
    await anna.look()
    await to_its_end(anna)
    page = await anna.get("/api/people/me")
    assert page["games"] == 1
    assert page["standings"] == []
    [game] = (await anna.get("/api/people/me/games"))["games"]
    assert game["seat"] == 0
    assert [s["name"] for s in game["seats"]][1] == "Ben"
    assert [s["rated"] for s in game["seats"]] == [False] * 3
    assert [bool(s["level"]) for s in game["seats"]] == [False, False, True]
    only = await anna.get("/api/people/me/games?others=people")
    assert len(only["games"]) == 1  # Ben is not a bot


async def test_who_signs_in_takes_every_seat_of_the_screen_along(player: Make) -> None:
    desk, phone = player(), player()
    sign = {"login": "anna-of-two-seats", "password": "seven seas"}
    await desk.post("/api/account/password", sign)
    await phone.create(ME, here("Ben"), bot("deckhand"), game="sail_away")
    await phone.look()
    await phone.post("/api/sign-in", {**sign, "take": True})
    await desk.look(phone.code)
    assert desk.welcome["held"] == [0, 1]
    await desk.post("/api/account/forget", {"sure": True})
    told = await phone.get(f"/api/tables/{phone.code}")
    assert [(s["name"], s["lent"]) for s in told["seats"][:2]] == [("", True)] * 2


async def test_the_other_at_the_screen_is_neither_away_nor_a_spectator(player: Make) -> None:
    anna, cleo = player(), player()
    await anna.create(here("Anna"), here("Ben"), OPEN)
    await anna.look()
    assert anna.you == 0  # before the game there are no secrets
    await cleo.join(anna.code)
    await cleo.look(anna.code)
    await at(anna, 1)
    await asyncio.sleep(0.3)  # longer than it takes to be away here
    await cleo.resync()
    assert [s["away"] for s in cleo.table["seats"]] == [False, False, False]
    assert cleo.table["watchers"] == 0
    await anna.leave()
    await cleo.see(lambda: [s["away"] for s in cleo.table["seats"]] == [True, True, False])
    # Ben's seat is lent and taken back by the screen that holds it.
    path = f"/api/tables/{anna.code}/seats/1"
    assert (await anna.post(path, {"kind": "bot"}))["seats"][1]["lent"]
    assert not (await anna.post(path, {"kind": "person"}))["seats"][1]["lent"]
    assert (await cleo.post("/api/me", {"name": "Cleo"}))["name"] == "Cleo"


async def test_what_cannot_be_on_one_screen(player: Make) -> None:
    anna = player()
    for seats, game, why in (
        ([ME, ME], "captain_flip", "no-two-seats"),
        ([ME, here(" ")], "captain_flip", "no-two-seats"),
        ([ME, here("Ben")], "anchors_aweigh", "no-hot-race"),
    ):
        body: dict[str, Any] = {"game": game, "seats": seats}
        assert (await anna.post("/api/tables", body, 400))["why"]["key"] == why
    await anna.create(ME, here("Ben"), game="anchors_aweigh", pace="beat")
