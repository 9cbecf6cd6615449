"""``quarterdeck gain``: one bot instead of another in one seat."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from quarterdeck.cli.show import Oops, out, pairs, print_json, progress
from quarterdeck.cli.wishes import (
    BAD_RUNS,
    BAD_WISHES,
    AsJson,
    GameId,
    Options,
    Processes,
    Ray,
    Seats,
    Seed,
)
from quarterdeck.lab.compare import make_pairs, run_pairs


def gain(
    game: GameId,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="The bot that is to gain, and its rival.")
    ] = "mcts:2000it,greedy",
    seats: Seats = 2,
    seat: Annotated[int, typer.Option(help="The seat the two take turns in; 1 is the first.")] = 1,
    others: Annotated[str, typer.Option(help="Who has the other seats.")] = "greedy",
    most: Annotated[int, typer.Option("--pairs", "-n", help="At most so many pairs.")] = 150,
    seed: Seed = 1,
    all_of_them: Annotated[
        bool, typer.Option("--all", help="Do not stop when the interval excludes 0.")
    ] = False,
    option: Options = None,
    processes: Processes = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """How many points more one bot makes than another in the same seat, against the same others.

    For games whose seats differ. Every pair is one game played twice with the same draws. It stops
    when the 95 % interval of the gain excludes 0 (after 20 pairs at least).

    Example:

    `quarterdeck gain sail_away --seats 3 --seat 2 --bots mcts:200it,random --others random`
    """
    options = pairs(option or [])
    try:
        plan = make_pairs(
            game, seats, seat - 1, bots.split(","), others, most, seed, not all_of_them, options
        )
    except BAD_WISHES as error:
        raise Oops(str(error)) from None
    try:
        with progress(f"{game}: {' instead of '.join(plan.bots)}", plan.pairs) as bar:
            result: dict[str, Any] = run_pairs(
                plan, processes, lambda n: bar.advance(bar.task_ids[0], n), ray
            )
    except BAD_RUNS as error:
        raise Oops(str(error)) from None
    if as_json:
        print_json(result)
        return
    low, high = result["ci95"]
    first, second = result["mean_scores"]
    out.print(
        f"{game}, seat {seat} of {seats}: {plan.bots[0]} {first}, {plan.bots[1]} {second}; "
        f"gain {result['gain']} ({low} to {high}) in {result['pairs']} pairs"
    )
