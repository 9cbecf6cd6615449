"""``quarterdeck sim``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quarterdeck.bots.levels import LEVEL_NAMES, SPECS
from quarterdeck.cli.show import Oops, errors, out, pairs, print_json, progress
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
from quarterdeck.lab.sim import Plan, make_plan, run_plan


def sim(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            help=f"The bots, with commas between: {', '.join((*SPECS, *LEVEL_NAMES))}. uct "
            "searches by the rules alone, mcts with what is known of the game. The last one takes "
            "the seats left over.",
        ),
    ] = "captain,greedy",
    seats: Seats = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games, in whole sets.")
    ] = 100,
    seed: Seed = 1,
    option: Options = None,
    processes: Processes = 0,
    records: Annotated[
        Path | None, typer.Option("--out", help="Write a record of every game into this folder.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record",
            help="Make a data set of the games in this folder, or go on with the one in it.",
        ),
    ] = None,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and compare them.

    Games are played in sets: once for every rotation of the bots over the seats, and whoever sits
    in a seat draws the same there, so that luck and the first move favour nobody. The intervals
    take that into account. With budgets in iterations (it) a seed always gives the same result, on
    any number of processes, and on a Ray cluster.

    A data set is Parquet with a card (`pip install 'quarterdeck[data]'`). The same command goes on
    where it was stopped or killed; `quarterdeck export` then makes tables of the decisions.

    Examples:

    `quarterdeck sim captain_flip --bots mcts:5000it,greedy --games 200 --seed 7`

    `quarterdeck sim captain_flip --seats 4 --bots captain,greedy --option board=C --json`

    `quarterdeck sim captain_flip --bots greedy,random --games 10 --out records`

    `quarterdeck sim captain_flip --bots bosun --games 1000000 --record flips`
    """
    try:
        plan = make_plan(game, seats, games, bots.split(","), seed, pairs(option or []))
    except BAD_WISHES as error:
        raise Oops(str(error)) from None
    if plan.games != games:
        errors.print(f"{plan.games} games instead of {games}: whole sets of {seats}", markup=False)
    try:
        with progress(f"{game}: {' '.join(plan.bots)}", plan.games) as bar:
            result = run_plan(
                plan,
                processes,
                lambda n: bar.advance(bar.task_ids[0], n),
                out=records,
                record=record,
                ray=ray,
            )
    except BAD_RUNS as error:
        raise Oops(str(error)) from None
    except OSError as error:
        folder = records or record
        if folder is None:
            raise
        raise Oops(f"cannot write records to {folder}: {error.strerror}") from None
    if as_json:
        print_json(result)
    else:
        _tell(plan, result)


def _tell(plan: Plan, result: dict[str, object]) -> None:
    options = ", ".join(f"{k}={v}" for k, v in plan.options.items())
    table = Table(
        title=f"{plan.game}, {plan.seats} seats, {options}: {plan.games} games, seed {plan.seed}",
        title_justify="left",
    )
    table.add_column("bot")
    for heading in ("wins", "win rate", "95 % interval", "mean score"):
        table.add_column(heading, justify="right")
    rows = result["bots"]
    assert isinstance(rows, list)
    for row in rows:
        low, high = row["ci95"]
        table.add_row(
            row["name"],
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['mean_score']:.1f}",
        )
    out.print(table)
    out.print(f"{result['mean_decisions']} decisions a game on average.")
