"""The practice range over HTTP: a lawful shot lands, bad numbers are refused in words, no haste."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import physics
from quarterdeck.core.frame import Frame
from quarterdeck.games.ship_ahoy.practice import fired, lay
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.steps.flight import bad_poses, is_flight, poses
from tests.support.server import Player, Server

SIZE = 17000
OWN = [0, 8500, 700, 0, 1]
TARGET = [3, 8500, 5400, 0, 1]  # 40 cm from the muzzle
TOWER = [13, 8500, 5400, 0, 1]
SHOT = [0, 8500, 1400, 15708, 400, 4500]
URL = "/api/practice"


def body(**other: Any) -> dict[str, Any]:
    return {"size": SIZE, "shot": SHOT, "pieces": [*OWN, *TARGET], **other}


def check_land(sent: dict[str, Any], land: list[int]) -> list[int]:
    """The rules would take it; the poses in it."""
    s = lay(sent["size"], sent["pieces"])
    assert isinstance(s, ShipAhoyState)
    flight = fired(s, sent["shot"])
    assert isinstance(flight, Frame)
    moved = poses(tuple(land))
    assert len(moved) == 5 * land[5]
    assert is_flight(tuple(land), 6 + len(moved))
    assert bad_poses(s, flight, moved) is None
    return moved


@pytest.mark.skipif(not physics.available(), reason="the engine is not installed")
async def test_the_engine_shoots_and_draws_its_own_luck(player: Callable[[], Player]) -> None:
    anna = player()
    lands = [(await anna.post(URL, body(), 200))["land"] for _ in range(8)]
    moved = [check_land(body(), land) for land in lands]
    assert all(land[0] > 0 for land in lands), "the stand-in has shot"
    assert len({tuple(land[1:5]) for land in lands}) == 8, "the cannon strays always alike"
    assert any(3 in one[::5] for one in moved), "eight shots at 40 cm and none touched the ship"


async def test_a_tower_can_be_the_target(player: Callable[[], Player]) -> None:
    sent = body(pieces=[*OWN, *TOWER])
    check_land(sent, (await player().post(URL, sent, 200))["land"])


@pytest.mark.parametrize("engine", ["tests.support.bad_engine", ""])
async def test_without_an_engine_the_stand_in_shoots(tmp_path: Path, engine: str) -> None:
    with Server(tmp_path / "q.sqlite3", engine=engine) as server:
        async with Player(server) as anna:
            land = (await anna.post(URL, body(), 200))["land"]
            assert land[0] == 0
            check_land(body(), land)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no pieces": ({"pieces": []}, "no-bad-arguments"),
    "half a piece": ({"pieces": [*OWN, 3, 8500]}, "no-bad-arguments"),
    "too many": (
        {"pieces": [n for p in range(7) for n in (p, 700 + 900 * p, 700, 0, 1)]},
        "no-bad-arguments",
    ),
    "tiny table": ({"size": 10}, "no-bad-arguments"),
    "huge table": ({"size": 10**6}, "no-bad-arguments"),
    "huge number": ({"size": 10**30}, "no-bad-request"),
    "no such piece": ({"pieces": [*OWN, 18, 8500, 5400, 0, 1]}, "no-such-piece"),
    "twice": ({"pieces": [*OWN, *OWN]}, "no-such-piece"),
    "off the table": ({"pieces": [*OWN, 3, 8500, 17400, 0, 1]}, "no-off-table"),
    "over the edge": ({"pieces": [*OWN, 3, 8500, 16950, 0, 1]}, "no-end-edge"),
    "inside each other": ({"pieces": [*OWN, 3, 8600, 750, 0, 1]}, "no-end-piece"),
    "standing on its head": ({"pieces": [*OWN, 3, 8500, 5400, 0, 3]}, "no-bad-arguments"),
    "a short shot": ({"shot": SHOT[:5]}, "no-bad-arguments"),
    "not one's own": ({"shot": [3, *SHOT[1:]]}, "no-not-yours"),
    "not there": ({"shot": [1, *SHOT[1:]]}, "no-not-yours"),
    "no piece": ({"shot": [-1, *SHOT[1:]]}, "no-such-piece"),
    "too weak": ({"shot": [*SHOT[:5], 1000]}, "no-too-weak"),
    "too strong": ({"shot": [*SHOT[:5], 9000]}, "no-such-aim"),
    "too steep": ({"shot": [*SHOT[:4], 9000, 4500]}, "no-such-aim"),
    "beside the target": ({"shot": [0, 8500, 4900, *SHOT[3:]]}, "no-cannon-far"),
    "in the ship": ({"shot": [0, 8500, 800, *SHOT[3:]]}, "no-cannon-in-piece"),
    "words": ({"shot": ["a"] * 6}, "no-bad-request"),
}


@pytest.mark.parametrize("name", BAD)
async def test_bad_numbers_are_refused_in_words(player: Callable[[], Player], name: str) -> None:
    other, key = BAD[name]
    problem = await player().post(URL, body(**other), 400)
    assert problem["why"]["key"] == key


async def test_nobody_keeps_the_cannon_busy(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", engine="", limits=0.25) as server:
        async with Player(server) as anna:
            codes = [(await anna.http.post(URL, json=body())).status_code for _ in range(7)]
            assert codes[:5] == [200] * 5
            assert 429 in codes[5:]
            problem = (await anna.http.post(URL, json=body())).json()
            assert problem["why"]["key"] == "no-too-fast"
