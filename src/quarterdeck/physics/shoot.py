"""The one function behind which the engine hides: a table and a shot in, what NATURE does out."""

from __future__ import annotations

import msgspec

from quarterdeck.core.dice import Dice
from quarterdeck.games.ship_ahoy.spread import aimed, spread
from quarterdeck.physics.engine import simulate
from quarterdeck.physics.flight import flight
from quarterdeck.physics.judge import judge
from quarterdeck.physics.scene import Scene, Shot
from quarterdeck.physics.sizes import MAKER

MOST_BYTES = 3900  # of the whole action as JSON; 4 kB with what the wire adds


def shoot(scene: Scene, shot: Shot, seed: int) -> tuple[int, ...]:
    """The numbers of ``land``; the same for the same three in one version of the engine."""
    drawn = spread(Dice(seed))
    spread_yaw, spread_elevation, spread_power, spin = drawn
    yaw, elevation, power = aimed(shot.yaw, shot.elevation, shot.power, drawn)
    run = simulate(scene, Shot(shot.x, shot.y, yaw, elevation, power), spin)
    outcomes = judge(scene, run)
    changed = [o for o in outcomes if o.moved or o.fell]
    out = [MAKER, spread_yaw, spread_elevation, spread_power, spin, len(changed)]
    for o in changed:
        out += [o.piece, o.x, o.y, o.yaw, int(o.fell)]
    used = len(msgspec.json.encode([-1, "land", out]))
    return (*out, *flight(run.frames, outcomes, MOST_BYTES - used))
