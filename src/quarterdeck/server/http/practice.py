"""The practice range: one shot at a bare table, computed by a worker; nothing is kept of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quarterdeck import registry
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.core.state import State
from quarterdeck.server import present, protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.request import Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.session.interface import Services

log = logging.getLogger(__name__)

SEED_BITS = 62
ID = next(iter(registry.RANGES))  # there is one
LARGEST = 2**31  # no number of a lawful shot is near it


@post("/api/practice", status_code=200, responses=NO)
async def practice(
    data: JSONBody[protocol.Practice],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> protocol.Practised:
    """Fire once at the practice range."""
    if not limits.practising.allows(guest.id) or not limits.practising_here.allows(guest.address):
        raise Trouble(429, "no-too-fast")
    if any(abs(n) > LARGEST for n in (data.size, *data.shot, *data.pieces)):
        raise Trouble(400, "no-bad-request")
    game, place = registry.game(ID), registry.RANGES[ID]()
    s = place.lay(data.size, data.pieces)
    f = s if isinstance(s, Refusal) else place.fired(s, data.shot)
    if isinstance(s, Refusal) or isinstance(f, Refusal):
        assert isinstance(f, Refusal)
        raise Trouble.of(400, present.refusal(game, f))
    return protocol.Practised(list(await _computed(lobby.services, game, s, f)))


async def _computed(services: Services, game: Game[Any], s: State, f: Frame) -> tuple[int, ...]:
    """By the engine; by the quick stand-in where there is none, or if it fails."""
    seed = secrets.randbits(SEED_BITS)
    step = game.steps[f.op]
    if services.engine is not None:
        task = (ID, step.scene(s, f), seed)
        try:
            action: Action = await asyncio.wrap_future(services.engine.submit(task))
            return action.args
        except Exception:
            log.exception("practice: no answer from the engine, the quick stand-in shoots")
    guess = await asyncio.to_thread(step.sample, s, f, NATURE, Dice(seed))
    return guess.args
