"""A press on what cannot be used now is answered, by what the one who asks may know."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.server import ME, OPEN, Player, bot

Make = Callable[[], Player]


async def test_an_idle_press_is_answered_and_changes_nothing(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot())
    await anna.look()
    await anna.wait_to_be_asked()
    v = anna.v
    # Somebody else's board says what is to be done; a space above the lit one, which one is.
    answer = await anna.ask({"type": "why", "refs": ["cell:1:0"]})
    assert answer["why"]["key"] == "no-keep-or-flip-first"
    assert answer["why"]["clause"] == "CF-05"
    lit = next(c["refs"][0] for c in anna.stand["ask"]["choices"] if len(c["do"]) == 2)
    above = lit.rsplit(":", 1)[0] + f":{int(lit.rsplit(':', 1)[1]) + 1}"
    answer = await anna.ask({"type": "why", "refs": [above]})
    assert (answer["why"]["key"], answer["ref"]) == ("no-other-press", lit)
    for nonsense in ("", "cell", "cell:0", "cell:x:1", "cell:0:-1", "cell:0:99999", "x" * 60):
        answer = await anna.ask({"type": "why", "refs": [nonsense]})
        assert answer["type"] == "because"
    assert anna.v == v


async def test_whom_one_waits_for_is_named(player: Make) -> None:
    anna, ben, watcher = player(), player(), player()
    await anna.create(ME, OPEN)
    await ben.join(anna.code)
    for one in (anna, ben, watcher):
        await one.look(anna.code)
    acting = anna if anna.is_asked else ben
    waiting = ben if acting is anna else anna
    answer = await waiting.ask({"type": "why", "refs": ["cell:0:0"]})
    assert answer["why"]["key"] == "no-wait-for"
    assert answer["why"]["args"] == {"seat": acting.you}
    answer = await watcher.ask({"type": "why", "refs": ["cell:0:0"]})
    assert answer["why"]["key"] == "no-watching"


async def test_what_is_no_question_is_refused(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot())
    await anna.look()
    for refs in ([], ["x"] * 9, ["x" * 61], "cell:0:0", [1]):
        await anna.say({"type": "why", "id": 1, "refs": refs})
        heard = await anna.until(lambda m: m["type"] == "refused")
        assert heard["why"]["key"] == "no-garbled"
