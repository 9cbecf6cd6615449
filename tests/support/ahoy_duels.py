"""Battles of Ahoy put on the table at once: who meets whom, and what the dice will show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy.frames import BATTLES
from tests.support.ahoy import Scene, Where, scene

SQUADRON, SMUGGLER, UNION = 0, 1, 2  # seats at a table of three
PATROL, STRONGHOLD, CUTTER, GUNSHIP = 4, 14, 17, 18
SEA = 4  # the space where they meet: a Harbor at (2, 1), in the region of Island 7


def owner(figure: int) -> int:
    """Whose figure, at a table of three."""
    return figure if figure < 4 else UNION if figure >= CUTTER else SQUADRON


def duel(
    figure: int,
    *enemies: int,
    space: int = SEA,
    rolls: Iterable[int] = (),
    others: dict[int, Where] | None = None,
    **rest: Any,
) -> Scene:
    """``figure`` has just entered ``space`` and must battle the enemies there, at three players.

    Patrols are 4, 5 …, Strongholds 14, 15 … in this order; the turn is the attacker's.
    """
    all_of = (figure, *enemies)
    ships: dict[int, Where] = {f: space for f in all_of if f < 4 or f >= CUTTER}
    ships.update(others or {})
    patrols = [space for f in all_of if PATROL <= f < STRONGHOLD] + list(rest.pop("patrols", ()))
    forts = [space for f in all_of if STRONGHOLD <= f < CUTTER]
    mask = sum(1 << enemy for enemy in enemies)
    return scene(
        turn=rest.pop("turn", owner(figure)),
        ships=ships,
        patrols=patrols,
        strongholds=forts + list(rest.pop("strongholds", ())),
        stack=(Frame(BATTLES, owner(figure), (figure, space, mask)),),
        rolls=rolls,
        **rest,
    )
