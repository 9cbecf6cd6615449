"""Scenes of Ship Ahoy: pieces where a test wants them, dice and shots that fall as it says.

Ships 0 to 2 and tower 12 belong to harbour 0, and so on clockwise; with two players seat 0 has
harbours 0 and 2. What is not placed stands where a game begins. Open sea: around (8500, 3500).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from quarterdeck.core.action import Action
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.boarding import call_combats
from quarterdeck.games.ship_ahoy.components import FIGHTING, FLAT, GONE, LOST, MOVING, NONE, TILE
from quarterdeck.games.ship_ahoy.fate import count
from quarterdeck.games.ship_ahoy.frames import (
    COMBAT_FRAMES,
    END_TURN_FRAMES,
    MOVE_FRAMES,
    SHOOT_FRAMES,
    START_TURN_FRAMES,
)
from quarterdeck.games.ship_ahoy.geometry import ONE, TURN, cosine, sine
from quarterdeck.games.ship_ahoy.sailing import downwind
from quarterdeck.games.ship_ahoy.sighting import direction
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.games.ship_ahoy.steps.shoot import misplaced_cannon
from tests.support.scene import BaseScene

PIRATE, MONSTER = 16, 17
SEA = (8500, 3500)  # free water between harbours 0 and 3
EAST, NORTH = 0, 15708

Pose = tuple[int, ...]  # x, y or x, y, yaw


class Scene(BaseScene[ShipAhoyState]):
    """A table in the middle of a turn."""

    def __init__(self, s: ShipAhoyState) -> None:
        super().__init__(GAME, s)
        self.forced: list[Action] = []

    # ------------------------------------------------------------ acts

    def _drawn(self) -> Action:
        if self.forced:
            a = self.forced.pop(0)
            refusal = self.game.check(self.s, a)
            assert refusal is None, f"{a}: {refusal}"
            return a
        if self.game.step(self.s).wide:
            return self.game.sample(self.s, NATURE, self.dice)
        return super()._drawn()

    def next(self, verb: str, *args: int) -> Self:
        """What NATURE will do when it is asked."""
        self.forced.append(Action(NATURE, verb, args))
        return self

    def cannon(self, piece: int, target: int) -> tuple[int, ...]:
        """The numbers of a lawful shot from next to a piece at another."""
        s = self.s
        yaw = direction(s.x[target] - s.x[piece], s.y[target] - s.y[piece])
        for turn in range(0, TURN, 1000):
            x, y = along(s.x[piece], s.y[piece], (yaw + turn) % TURN, 600)
            if misplaced_cannon(s, piece, x, y) is None:
                return (piece, x, y, yaw, 500, 4500)
        raise AssertionError("no room for the cannon")

    def fire(self, piece: int, *falls: int, shifts: Mapping[int, Pose] | None = None) -> Self:
        """A shot after which these pieces lie on their sides and those stand elsewhere."""
        target = falls[0] if falls else next(iter(shifts or {}), 3)
        numbers = self.cannon(piece, target)
        return self.next("land", *landing(self.s, falls, shifts or {})).do("shoot", *numbers)

    def roll(self, knots: int) -> Self:
        """The number die."""
        return self.next("knots", knots).do("roll")

    def sail(self, piece: int, *way: tuple[int, int], load: int = 0, yaw: int = -1) -> Self:
        """Along a path from where it is."""
        return self.do("sail", *self.path(piece, *way, load=load, yaw=yaw))

    def path(self, piece: int, *way: tuple[int, int], load: int = 0, yaw: int = -1) -> Pose:
        """The numbers of a sail."""
        s = self.s
        start = (s.x[piece], s.y[piece])
        end = s.yaw[piece] if yaw < 0 else yaw
        return (piece, load, end, *start, *[n for point in way for n in point])

    def no_sail(self, piece: int, *way: tuple[int, int], load: int = 0, yaw: int = -1) -> str:
        """Why it may not."""
        return self.why_not("sail", *self.path(piece, *way, load=load, yaw=yaw))

    def fight(self, piece: int, enemy: int, flag: bool = True) -> Self:
        """An attack and its roll."""
        return self.next("symbol", int(flag)).do("fight", piece, enemy)

    # ------------------------------------------------------------ questions

    def where(self, piece: int) -> tuple[int, int, int]:
        return self.s.x[piece], self.s.y[piece], self.s.yaw[piece]

    @property
    def combats(self) -> list[tuple[int, int]]:
        c = self.s.combats
        return [(c[k], c[k + 1]) for k in range(0, len(c), 2)]

    @property
    def tool(self) -> tuple[str, list[int], list[int]]:
        return self.game.step(self.s).tool(self.s, self.s.stack[-1], self.waits)

    @property
    def menu(self) -> list[str]:
        actions = self.game.step(self.s).menu(self.s, self.s.stack[-1], self.waits)
        return [" ".join([a.verb, *map(str, a.args)]) for a in actions]


def along(x: int, y: int, yaw: int, far: int) -> tuple[int, int]:
    """The point so far in a direction."""
    return x + far * int(cosine(yaw)) // ONE, y + far * int(sine(yaw)) // ONE


def landing(s: ShipAhoyState, falls: tuple[int, ...], shifts: Mapping[int, Pose]) -> list[int]:
    """The numbers of a ``land`` without anything to be seen."""
    pieces = [*falls, *[p for p in shifts if p not in falls]]
    out = [0, 0, 0, 0, 0, len(pieces)]
    for p in pieces:
        x, y, yaw = (*shifts.get(p, (s.x[p], s.y[p], s.yaw[p])), s.yaw[p])[:3]
        out += [p, x, y, yaw, int(p in falls)]
    return [*out, 0]


def scene(
    at: Mapping[int, Pose] | None = None,
    *,
    seats: int = 2,
    turn: int = 0,
    step: str = "shoot",
    gone: tuple[int, ...] = (),
    taken: dict[int, int] | None = None,
    flat: tuple[int, ...] = (),
    combats: tuple[tuple[int, int], ...] = (),
    backer: int = NONE,
    chest: int | None = None,
    barrels: tuple[int, ...] = (),
    aboard: dict[int, int] | None = None,
    round: int = 1,
    first: int = 0,
    version: int = 0,
    **options: str,
) -> Scene:
    """A table at one step of ``turn``'s turn: ``shoot``, ``move`` or ``fight``.

    ``taken`` is trophies (piece: seat), ``gone`` pieces lost to all, ``barrels`` the colour of each
    harbour's barrel, ``aboard`` the ship that carries a barrel; ``version`` is that of the rules.
    """
    s = GAME.new(seats, options, True, version)
    s.stack.clear()
    s.first = first
    s.round = round - 1 if turn == first else round
    for piece, pose in (at or {}).items():
        s.x[piece], s.y[piece] = pose[0], pose[1]
        if len(pose) > 2:
            s.yaw[piece] = pose[2]
        elif piece != TILE:
            s.yaw[piece] = EAST
    for piece, by in {**dict.fromkeys(gone, LOST), **(taken or {})}.items():
        s.stand[piece] = GONE
        s.taken[piece] = by
    for h, colour in enumerate(barrels):
        s.barrel_to[h] = colour
    for barrel, ship in (aboard or {}).items():
        s.barrel_at[barrel] = ship
    if chest is not None:
        s.chest = chest
    s.stack.append(START_TURN_FRAMES[turn])
    GAME.settle(s)
    for piece in flat:
        s.stand[piece] = FLAT
    for a, b in combats:
        s.combats += [a, b]
        s.backers.append(backer if PIRATE in (a, b) else NONE)
        s.due.append(0)
    count(s)
    s.stack[:] = [s.stack[0]]
    assert s.stack[0] == END_TURN_FRAMES[turn]
    if step == "shoot":
        s.stack += [COMBAT_FRAMES[turn], MOVE_FRAMES[turn], SHOOT_FRAMES[turn]]
    elif step == "move":
        s.stack += [COMBAT_FRAMES[turn], MOVE_FRAMES[turn]]
        s.phase = MOVING
        s.windy = downwind(s, turn)
    else:
        s.stack.append(COMBAT_FRAMES[turn])
        s.phase = FIGHTING
        call_combats(s, turn)
    GAME.settle(s)
    assert GAME.invariant(s) == "", GAME.invariant(s)
    return Scene(s)


def rare_choices() -> list[ShipAhoyState]:
    """Questions that chance hardly ever brings about: a captured barrel, a kraken that let go."""
    here, there = {0: (8500, 2500), 3: (8500, 3100)}, {0: (8500, 2500), TILE: (8500, 3300)}
    merchant = scene(here, step="fight", merchant="yes", barrels=(1, 2, 3, 0), aboard={0: 3})
    kraken = scene(there, step="fight", kraken="yes")
    return [merchant.fight(0, 3).s, kraken.fight(0, TILE).s]
