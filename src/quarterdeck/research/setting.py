"""A game set up for research: its rules, seats and options, its rows and its numbers."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quarterdeck import registry
from quarterdeck.core.info import BadSetup, settled_options
from quarterdeck.extra import missing

try:
    import numpy as np

    from quarterdeck.research.kernel.layout import Layout, empty
    from quarterdeck.research.kernel.numbering import Block, Numbering
    from quarterdeck.research.kernel.offers import Offers
    from quarterdeck.research.kernel.run import Run
    from quarterdeck.research.kernel.terms import REWARDS, SHARE, Terms
except ImportError as error:
    raise missing(error) from None

Array = np.ndarray[Any, Any]


TABLES = "quarterdeck.research.tables"


def table_of(id: str) -> Any:
    """A game's table; a new game may have none yet."""
    registry.game(id)
    if id not in researched():
        raise BadSetup(f"{id} has no table for research yet: research/tables/{id}.py")
    return import_module(f"{TABLES}.{id}")


@cache
def researched() -> list[str]:
    """The games that have a table."""
    return [id for id in registry.GAMES if find_spec(f"{TABLES}.{id}") is not None]


class Setting:
    """Nothing in it changes, so all games of a setting share one."""

    def __init__(self, id: str, seats: int, options: dict[str, str], reward: str) -> None:
        self.id = id
        self.game = game = registry.game(id)
        self.table = table = table_of(id)
        if reward not in REWARDS:
            raise BadSetup(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        always: dict[str, str] = getattr(table, "ALWAYS", {})
        for name, value in always.items():
            if options.get(name, value) != value:
                raise BadSetup(table.WHY_ALWAYS)
        self.seats = seats
        self.options = settled_options(game.info, seats, options | always)
        game.new(seats, self.options)  # what does not go together is said here
        self.version: int = table.VERSION
        self.name = f"{id}_v{table.VERSION}"
        layout = Layout(
            game.audience,
            table.FIELDS,
            table.STEPS,
            len(game.steps),
            seats,
            table.FRAMES,
            table.TURNED,
        )
        sizes = import_module(f"quarterdeck.games.{id}.verbs").KINDS
        players = [v.name for v in game.verbs if v.name not in (*table.NATURE, *table.UNNUMBERED)]
        self.moves = Numbering(game.verbs, sizes, players, seats, table.TURNED)
        self.chances = Numbering(game.verbs, sizes, list(table.NATURE), seats, False)
        offers: Offers = getattr(table, "OFFERS", Offers)()
        self.terms = Terms(game, self.options, seats, layout, self.moves, offers, reward)
        self.size = int(self.terms.size)
        self.row_size = int(self.terms.row_size)
        self.low = np.zeros(self.row_size, np.int16)
        self.high = np.zeros(self.row_size, np.int16)
        for part in self.terms.slices:
            self.low[part.start : part.start + part.length] = part.lowest
            self.high[part.start : part.start + part.length] = part.highest

    def run(self, seed: int, listening: bool = False) -> Run:
        """A new game of it."""
        return Run(self.terms, int(seed) & 0x3FFFFFFFFFFFFFFF, listening)

    def blocks(self) -> list[Block]:
        """The numbering's blocks, the offers' last."""
        many = int(self.terms.offers.most)
        offers = [Block("offer", int(self.terms.packed), [many], many)] if many else []
        return [*self.moves.blocks, *offers]

    def row(self, run: Run, seat: int) -> Array:
        """What the seat sees."""
        out = empty(self.row_size)
        run.write(seat, out, 0)
        return np.frombuffer(memoryview(out), np.int16).copy()

    def mask(self, run: Run, seat: int, size: int = 0) -> Array:
        """What the seat may do; nothing, if it is not asked."""
        out = np.zeros(size or self.size, np.int8)
        if seat == run.seat:
            out[run.lawful()] = 1
        elif seat in run.asked():
            out[run.lawful_of(seat)] = 1
        return out


@cache
def _setting(id: str, seats: int, options: tuple[tuple[str, str], ...], reward: str) -> Setting:
    return Setting(id, seats, dict(options), reward)


def setting(id: str, seats: int | None = None, reward: str = SHARE, **options: str) -> Setting:
    """The one setting of these; no seats: as few as the game takes."""
    few = registry.game(id).info.min_seats
    return _setting(id, few if seats is None else seats, tuple(sorted(options.items())), reward)
