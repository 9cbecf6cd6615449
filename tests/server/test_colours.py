"""Who sits at a table chooses the colour of their pieces, where a game leaves it to them."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.server.session.colours import COLOURS, colours_of
from quarterdeck.server.storage.schema import Sitting
from tests.server.test_gathering import Make, ask, gather, where
from tests.support.server import ME, OPEN, bot


def worn(info: dict[str, Any]) -> list[int]:
    return [seat.get("colour", n) for n, seat in enumerate(info["seats"])]


@pytest.mark.parametrize(
    ("chosen", "all_of_them"),
    [
        ([-1, -1, -1], [0, 1, 2]),
        ([1, -1, -1], [1, 0, 2]),  # whose colour was taken has the first that is free
        ([4, 0, -1, -1, -1], [4, 0, 2, 3, 1]),
    ],
)
def test_everybody_has_a_colour_of_their_own(chosen: list[int], all_of_them: list[int]) -> None:
    assert colours_of([Sitting("person", colour=c) for c in chosen]) == all_of_them


async def test_two_choose_and_nobody_takes_the_others(player: Make) -> None:
    anna, ben, cleo = player(), player(), player()
    code = await gather(anna, ME, OPEN, bot(), game="sail_away")
    assert worn(await ask(anna, code, "move", how="paint", colour=2)) == [2, 1, 0]
    await ben.post(f"/api/tables/{code}/join", {"seat": 1, "colour": 2})  # who likes what is taken
    assert worn(await ask(ben, code, "move", how="paint", colour=0)) == [2, 0, 1]
    assert await ask(ben, code, "move", 409, how="paint", colour=2) == "no-colour-taken"
    assert await ask(ben, code, "move", 404, how="paint", colour=COLOURS) == "no-such-colour"
    assert await ask(cleo, code, "move", 403, how="paint", colour=4) == "no-seat-yours"
    # It goes along to another seat, into the game and into the next one.
    assert await where(code, anna, ben) == [0, 1]
    info = await ask(anna, code, "move", how="take", seat=2)
    assert worn(info) == [1, 0, 2]
    info = await ask(anna, code, "start")
    assert worn(info) == [1, 0, 2]
    assert await ask(anna, code, "move", 409, how="paint", colour=4) == "no-started"


async def test_a_colour_that_one_likes_and_one_at_the_set_up(player: Make) -> None:
    anna, ben = player(), player()
    code = await gather(anna, {**ME, "colour": 3}, OPEN, game="captain_flip")
    await ben.post(f"/api/tables/{code}/join", {"colour": 4})
    assert worn(await anna.get(f"/api/tables/{code}")) == [3, 4]
    shared = [{**ME, "colour": 3}, {**ME, "name": "Cleo", "colour": 3}]
    refused = await anna.post("/api/tables", {"game": "captain_flip", "seats": shared}, 409)
    assert refused["why"]["key"] == "no-colour-taken"


@pytest.mark.parametrize("game", ["ahoy", "ship_ahoy"])
async def test_printed_pieces_keep_their_colours(player: Make, game: str) -> None:
    anna, ben = player(), player()
    assert registry.game(game).info.printed
    assert next(c for c in await anna.get("/api/games") if c["id"] == game)["colours"] == 0
    code = await gather(anna, ME, OPEN, game=game)
    assert await ask(anna, code, "move", 409, how="paint", colour=1) == "no-colour-printed"
    await ben.post(f"/api/tables/{code}/join", {"colour": 4})  # a wish only
    assert worn(await anna.get(f"/api/tables/{code}")) == [0, 1]
