"""People play over real WebSockets: alone with bots, together, with undo, as spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.table.record import parse, replay
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, bot, lines

Make = Callable[[], Player]


async def test_two_guests_play_a_whole_game(player: Make) -> None:
    anna, ben, watcher = player(), player(), player()
    await anna.create(ME, OPEN, board="C")
    await anna.look()
    assert anna.table["status"] == "waiting"
    assert anna.stand["view"] == {}
    assert (await ben.join(anna.code.lower().replace("-", " ")))["seat"] == 1
    await asyncio.gather(ben.look(anna.code), watcher.look(anna.code))
    moves = await asyncio.gather(anna.play(), ben.play())
    assert min(moves) > 10
    assert anna.stand["result"] == ben.stand["result"]
    for one in (anna, ben):
        assert not one.stand["can_undo"]  # nobody takes the end back
    assert anna.stand["view"]["board"] == 2
    while not watcher.is_over:
        await watcher.hear()
    assert watcher.log == anna.log == ben.log
    await anna.see(lambda: anna.table["status"] == "over")
    # The record replays to the same end.
    text = (await ben.http.get(f"/api/tables/{anna.code}/record")).text
    record = parse(text)
    game = registry.game("captain_flip")
    assert record.end is not None
    assert game.result(replay(game, record.header, record.actions)).scores == record.end.scores
    assert record.end.scores == anna.stand["result"]["scores"]
    # And the replay for everybody ends as everybody saw it.
    seen = await watcher.get(f"/api/tables/{anna.code}/replay")
    assert len(seen["frames"]) == len(record.actions) + 1
    assert seen["frames"][-1]["view"] == anna.stand["view"]
    assert lines([f for frame in seen["frames"] for f in frame["facts"]]) == anna.log
    assert seen["result"] == anna.stand["result"]


@pytest.mark.parametrize("level", ["cabin_boy", "mate", "captain"])
async def test_a_game_against_bots(player: Make, level: str) -> None:
    anna = player()
    await anna.create(ME, bot(level), bot())
    await anna.look()
    assert anna.table["status"] == "playing"
    assert [s["kind"] for s in anna.table["seats"]] == ["person", "bot", "bot"]
    assert await anna.play() > 10
    assert anna.is_over


async def test_replay_and_record_are_refused_before_the_end(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot())
    for what in ("replay", "record"):
        problem = await anna.get(f"/api/tables/{anna.code}/{what}", 409)
        assert problem["why"]["key"] == "no-not-over"
    problem = await anna.post(f"/api/tables/{anna.code}/rematch", status=409)
    assert problem["why"]["key"] == "no-not-over"


async def test_a_slip_of_the_finger_is_taken_back(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    await asyncio.gather(
        anna.say({"type": "pause", "ms": -1}), ben.say({"type": "pause", "ms": -1})
    )
    await asyncio.gather(anna.resync(), ben.resync())
    me, other = await who_is_asked(anna, ben)
    before = me.stand["view"], len(me.log)
    place = a_place(me)
    assert (await me.act(place["do"]))["type"] == "done"
    assert me.stand["can_undo"]
    assert me.stand["closing"] == 0  # waits for Done
    assert me.stand["ask"] is None
    await other.until(lambda m: m["type"] == "update")
    assert other.stand["closing"] == -1  # not the other one's to close
    assert other.stand["to_act"] == [me.you]
    assert (await me.ask({"type": "undo", "v": me.v}))["type"] == "done"
    assert (me.stand["view"], len(me.log)) == before
    await other.until(lambda m: m["type"] == "update")
    assert other.log == me.log
    # Once more, and this time for good.
    assert (await me.act(place["do"]))["type"] == "done"
    held = me.stand["view"]["left"]
    assert (await me.ask({"type": "close", "v": me.v}))["type"] == "done"
    assert me.stand["view"]["left"] == held - 1  # the next tile is drawn
    assert (await me.ask({"type": "undo", "v": me.v}))["why"]["key"] == "no-undo"


async def test_a_turn_closes_by_itself_after_the_pause(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code))
    for one in (anna, ben):
        await one.say({"type": "pause", "ms": 300})
        await one.resync()
    me, _ = await who_is_asked(anna, ben)
    place = a_place(me)
    assert (await me.act(place["do"]))["type"] == "done"
    assert 0 < me.stand["closing"] <= 300
    closing = me.v
    await me.see(lambda: me.v > closing)
    assert me.stand["closing"] == -1
    # The pause is remembered with the guest: a new table has it.
    await me.leave()
    await me.create(ME, OPEN)
    await me.look()
    assert me.welcome["pause"] == 300


async def test_two_browsers_of_one_seat_hear_the_same(player: Make) -> None:
    anna, again = player(), player()
    await anna.create(ME, bot())
    again.http.cookies.update(anna.http.cookies)
    await asyncio.gather(anna.look(), again.look(anna.code))
    assert again.you == anna.you == 0
    await anna.play(turns=4)
    while again.v < anna.v:
        await again.hear()
    assert again.log[: len(anna.log)] == anna.log


async def test_resync_gives_everything_again(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot())
    await anna.look()
    await anna.play(turns=3)
    await anna.wait_to_be_asked()
    before = (anna.v, anna.log, anna.stand)
    await anna.say({"type": "resync"})
    await anna.until(lambda m: m["type"] == "welcome")
    assert (anna.v, anna.log, anna.stand) == before


async def test_a_rematch_is_one_table_for_all(player: Make) -> None:
    anna, ben, watcher = player(), player(), player()
    await anna.create(ME, OPEN, bot("deckhand"), board="B")
    await ben.join(anna.code)
    await asyncio.gather(anna.look(), ben.look(anna.code), watcher.look(anna.code))
    await asyncio.gather(anna.play(), ben.play())
    assert (await watcher.post(f"/api/tables/{anna.code}/rematch", status=403))["why"]["key"]
    created = await ben.post(f"/api/tables/{anna.code}/rematch")
    assert created["seat"] == 1
    await anna.see(lambda: anna.table["rematch"] == created["code"])
    assert (await anna.post(f"/api/tables/{anna.code}/rematch"))["code"] == created["code"]
    await asyncio.gather(anna.look(created["code"]), ben.look(created["code"]))
    assert (anna.you, ben.you) == (0, 1)
    assert anna.table["status"] == "playing"
    assert anna.table["options"] == {"board": "B"}
    await asyncio.gather(anna.play(), ben.play())


async def test_the_guided_first_game(player: Make) -> None:
    anna = player()
    cards = await anna.get("/api/games")
    assert cards[0]["guides"] == [""]
    anna.code = (await anna.post("/api/guide/captain_flip"))["code"]
    await anna.look()
    assert anna.table["guide"]
    lessons = set()
    while True:
        if anna.stand["lesson"] is not None:
            lessons.add(anna.stand["lesson"]["key"])
        if anna.is_asked:
            choices = anna.stand["ask"]["choices"]
            if not choices:
                break
            # Anything else than the lesson's choice is refused, kindly.
            answer = await anna.act([{"verb": "place", "args": [77]}])
            assert answer["why"]["key"] == "no-not-in-lesson"
            assert (await anna.act(choices[0]["do"]))["type"] == "done"
        elif anna.stand["closing"] >= 0:
            answer = await anna.ask({"type": "close", "v": anna.v})
            assert answer["type"] == "done"
        elif not anna.stand["to_act"]:  # over, or as far as the script goes
            break
        else:
            await anna.hear()
    assert len(lessons) > 5
    last = anna.stand["lesson"]["key"]
    # It comes back where it stood.
    await anna.look()
    assert anna.stand["lesson"]["key"] == last
    assert (await anna.post("/api/guide/nothing", status=404))["why"]["key"] == "no-such-game"


async def who_is_asked(a: Player, b: Player) -> tuple[Player, Player]:
    """Who must choose, and the other one."""
    async with asyncio.timeout(PATIENCE_S):
        while not (a.is_asked or b.is_asked):
            await asyncio.sleep(0.01)
            await asyncio.gather(a.resync(), b.resync())
    await asyncio.gather(a.resync(), b.resync())
    return (a, b) if a.is_asked else (b, a)


def a_place(me: Player) -> dict[str, Any]:
    """A choice that places the tile."""
    return next(c for c in me.stand["ask"]["choices"] if c["do"][-1]["verb"] == "place")
