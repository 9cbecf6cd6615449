"""Before a race everybody who is here is ready: who is waited for, who is not, and the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("muster") / "q.sqlite3"
    with Server(file, ready_ms=600_000) as running:
        yield running


def muster(one: Player) -> dict[str, Any] | None:
    found: dict[str, Any] | None = one.stand.get("muster")
    return found


async def ready(one: Player) -> None:
    answer = await one.ask({"type": "ready"})
    assert answer["type"] == "done"


async def test_the_countdown_waits_for_everybody_who_is_here(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN, bot(), game="anchors_aweigh")
    await ben.join(anna.code)
    await anna.look(anna.code)
    await ben.look(anna.code)
    await anna.resync()  # on a slow machine ben was away when she was welcomed
    await anna.see(lambda: muster(anna) == {"ready": [], "missing": [0, 1]})
    await ready(anna)
    await ben.see(lambda: muster(ben) == {"ready": [0], "missing": [1]})
    assert ben.stand["view"]["phase"] == 0
    assert not [f for f in ben.log if f["kind"] == "cards"]  # nothing is turned up
    await ready(ben)
    await anna.see(lambda: muster(anna) is None)
    await anna.see(lambda: any(f["kind"] == "cards" for f in anna.log))


async def test_who_has_left_holds_nobody_up(player: Make) -> None:
    anna, ben = player(), player()
    await anna.create(ME, OPEN, game="anchors_aweigh")
    await ben.join(anna.code)
    await anna.look(anna.code)
    await ben.look(anna.code)
    await anna.resync()  # on a slow machine ben was away when she was welcomed
    await anna.see(lambda: muster(anna) == {"ready": [], "missing": [0, 1]})
    await ready(anna)
    await ben.leave()
    await anna.see(lambda: any(f["kind"] == "cards" for f in anna.log))


async def test_being_ready_when_no_race_waits_is_refused(player: Make) -> None:
    anna = player()
    await anna.create(ME, bot(), game="captain_flip")
    await anna.look(anna.code)
    answer = await anna.ask({"type": "ready"})
    assert answer["why"]["key"] == "no-race-waits"
