"""``quarterdeck sim``: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quarterdeck.bots.levels import BadSpec
from quarterdeck.cli.show import Oops, errors, out, pairs, print_json, progress
from quarterdeck.core.info import BadSetup
from quarterdeck.lab.sim import BadSim, Plan, make_plan, run_plan
from quarterdeck.registry import UnknownGame


def sim(
    game: Annotated[str, typer.Argument(help="A game's id; `quarterdeck games` lists them.")],
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            help="The bots, with commas between: random, greedy, mcts:5000it, mcts:100ms, "
            "deckhand, bosun, captain, admiral. The last one takes the seats left over.",
        ),
    ] = "captain,greedy",
    seats: Annotated[int, typer.Option("--seats", "-s", help="How many play.")] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games, in whole sets.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A game's option, as board=B.")
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", "-p", help="Processes to use; 0: one for each core.", min=0, max=256
        ),
    ] = 0,
    records: Annotated[
        Path | None, typer.Option("--out", help="Write a record of every game into this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Let bots play many games and compare them.

    Games are played in sets: the same draws once for every rotation of the bots over the seats, so
    that luck and the first move favour nobody. The intervals take that into account. With budgets
    in iterations (it) a seed always gives the same result, on any number of processes.

    Examples:

    `quarterdeck sim captain_flip --bots mcts:5000it,greedy --games 200 --seed 7`

    `quarterdeck sim captain_flip --seats 4 --bots captain,greedy --option board=C --json`

    `quarterdeck sim captain_flip --bots greedy,random --games 10 --out records`
    """
    try:
        plan = make_plan(game, seats, games, bots.split(","), seed, pairs(option or []))
    except (UnknownGame, BadSetup, BadSpec, BadSim) as error:
        raise Oops(str(error)) from None
    if plan.games != games:
        errors.print(f"{plan.games} games instead of {games}: whole sets of {seats}", markup=False)
    try:
        with progress(f"{game}: {' '.join(plan.bots)}", plan.games) as bar:
            result = run_plan(plan, processes, lambda n: bar.advance(bar.task_ids[0], n), records)
    except OSError as error:
        raise Oops(f"cannot write records to {records}: {error.strerror}") from None
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
