"""Draws nobody can have chosen: a seal first, then everybody's part, and a check of every draw."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.table.chance import BITS, chance_of
from quarterdeck.table.record import parse
from quarterdeck.table.verify import BadDraws, Draws, verify
from tests.support.server import ME, OPEN, Player, bot

ANN, BO = "a1" * 16, "b0" * 16


def wish(*seats: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "captain_flip", "seats": list(seats), **more}


async def sealed(ann: Player) -> str:
    return str((await ann.post("/api/seal"))["seal"])


async def test_the_seed_has_a_part_of_everybody_and_the_page_can_check_every_draw(
    player: Callable[[], Player],
) -> None:
    ann, bo = player(), player()
    seal = await sealed(ann)
    body = wish(ME, OPEN, seal=seal, part=ANN)
    code = (await ann.post("/api/tables", body))["code"]
    waiting = await bo.get(f"/api/tables/{code}")
    assert waiting["seal"] == seal, "known before the second part"
    assert waiting["parts"] == [sha256(ANN.encode()).hexdigest(), ""], "no part before the game"
    await bo.post(f"/api/tables/{code}/join", {"part": BO})
    assert (await bo.get(f"/api/tables/{code}"))["parts"] == [ANN, BO]
    await ann.look(code)
    await bo.look(code)
    while ann.stand["result"] is None:
        one, other = (ann, bo) if ann.stand["ask"] is not None else (bo, ann)
        await one.act(one.stand["ask"]["choices"][0]["do"])
        while other.v < one.v:
            await other.hear()
    told = await ann.get(f"/api/tables/{code}/draws")
    assert told["seal"] == seal
    assert told["parts"] == [ANN, BO]
    chance = chance_of(told["secret"], told["parts"])
    drawn = told["drawn"]
    assert [d["k"] for d in drawn] == list(range(len(drawn)))
    assert len(drawn) > 5
    for d in drawn:
        lot = chance.number(d["k"]) * d["total"] >> BITS
        assert d["low"] <= lot < d["low"] + d["lots"]
    record = parse((await ann.http.get(f"/api/tables/{code}/record")).text)
    game = registry.game("captain_flip")
    draws = verify(game, record)
    assert draws is not None
    assert draws.verified == len(drawn)
    with pytest.raises(BadDraws):
        verify_without(game, record, told)
    # Once more: a new secret, sealed before who asks for it adds a part; asked twice, it is one.
    seal = await sealed(bo)
    again = (await bo.post(f"/api/tables/{code}/rematch", {"seal": seal, "part": BO}))["code"]
    late = {"seal": await sealed(ann), "part": ANN}
    assert (await ann.post(f"/api/tables/{code}/rematch", late))["code"] == again
    table = await ann.get(f"/api/tables/{again}")
    assert (table["seal"], table["parts"]) == (seal, ["", BO])
    await ann.post(f"/api/tables/{code}/rematch", {"part": "zz"}, 400)


def verify_without(game: Any, record: Any, told: dict[str, Any]) -> None:
    """The same record, but for a part that somebody leaves out."""
    draws = Draws(told["seal"], told["secret"], told["parts"][:1])
    s = game.new(2, record.header.options)
    for a in record.actions:
        draws.look(game, s, a)
        game.act(s, a)


async def test_a_seal_serves_once_and_only_if_it_was_told(player: Callable[[], Player]) -> None:
    ann = player()
    seal = await sealed(ann)
    alone = wish(ME, bot(), seal=seal, part=ANN)
    await ann.post("/api/tables", alone)
    for bad in (alone, wish(ME, bot(), seal="ab" * 32)):
        assert (await ann.post("/api/tables", bad, 409))["why"]["key"] == "no-seal"
    for part in ("zz" * 16, ANN.upper(), ANN + "00"):
        await ann.post("/api/tables", wish(ME, bot(), part=part), 400)


async def test_who_comes_later_does_not_change_the_seed(player: Callable[[], Player]) -> None:
    ann, bo = player(), player()
    body = wish(ME, bot(), seal=await sealed(ann), part=ANN, yields=True)
    code = (await ann.post("/api/tables", body))["code"]
    await bo.post(f"/api/tables/{code}/join", {"part": BO})
    assert (await ann.get(f"/api/tables/{code}"))["parts"] == [ANN, ""]
