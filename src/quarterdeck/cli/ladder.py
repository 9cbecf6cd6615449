"""``quarterdeck ladder``: how strong the levels of bots are."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import typer

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES
from quarterdeck.cli.show import Oops, out, pairs, print_json
from quarterdeck.cli.wishes import BAD_RUNS, BAD_WISHES, AsJson, Options, Processes, Ray, Seed
from quarterdeck.lab.ladder import LOOKS, Compared, make_ladder, run_ladder
from quarterdeck.lab.processes import spread


def ladder(
    game: Annotated[str, typer.Argument(help="A game; without one, all of them.")] = "",
    minutes: Annotated[float, typer.Option(help="Stop after so long, whatever is known.")] = 30,
    most: Annotated[
        int, typer.Option("--pairs", "-n", help="At most so many pairs of each two bots.")
    ] = LOOKS[-1],
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Without the anchor: less than half of the games.")
    ] = False,
    levels: Annotated[
        str, typer.Option(help="Only these, as captain,admiral: each against the next of them.")
    ] = "",
    seed: Seed = 1,
    option: Options = None,
    processes: Processes = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Is each level above the one below, and how far: margins with luck taken out, and ratings.

    Two bots play pairs of games with the same draws and the seats exchanged, until the margin's
    interval excludes 0 at one of the looks fixed beforehand, or time is up.

    Example:

    `quarterdeck ladder captain_flip --minutes 0.2`
    """
    try:
        games = [game] if game else list(registry.GAMES)
        wishes = pairs(option or [])
        some = [level.strip() for level in levels.split(",")] if levels else LEVEL_NAMES
        plan = make_ladder(games, seed, minutes, most, wishes, not neighbours, some)
    except BAD_WISHES as error:
        raise Oops(str(error)) from None

    def told(c: Compared) -> None:
        if not as_json:
            word = "apart" if c.apart else "open"
            out.print(f"{c.rung.game}: {' over '.join(c.rung.bots)}, {len(c.pairs)} pairs: {word}")

    try:
        result: dict[str, Any] = run_ladder(plan, processes, told, partial(spread, ray=ray))
    except BAD_RUNS as error:
        raise Oops(str(error)) from None
    if as_json:
        print_json(result)
        return
    for id, found in result["games"].items():
        out.print(f"\n{id}")
        for row in found["rungs"]:
            low, high = row["ci95"]
            out.print(
                f"  {' over '.join(row['bots'])}: {row['corrected']} ({low} to {high}) in "
                f"{row['pairs']} pairs, {row['share']:.0%} of wins"
            )
        for name, rated in found["ratings"].items():
            low, high = rated["ci95"]
            out.print(f"  {name}: {rated['rating']} ({low} to {high})")
    if result["time_was_up"]:
        out.print("\nTime was up before everything was clear.")
