"""``quarterdeck bench``: how fast it is, next to its peers."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from quarterdeck.cli.show import Oops, errors, out, print_json
from quarterdeck.lab.bench import run_bench
from quarterdeck.registry import UnknownGame


def bench(
    game: Annotated[str, typer.Argument(help="A game's id.")] = "captain_flip",
    rounds: Annotated[
        int, typer.Option(help="Rounds; the best of each figure counts.", min=1, max=1000)
    ] = 6,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Measure the speed: random play of four, cloning, and tree search in a game of two.

    Peers are measured in turns in the same run, each in a process of its own, in CPU time: look at
    the ratios. Catanatron is measured if it is installed.

    Example:

    `quarterdeck bench captain_flip --json`
    """
    try:
        with errors.status("starting") as status:
            report = run_bench(game, rounds, status.update)
    except UnknownGame as error:
        raise Oops(str(error)) from None
    except RuntimeError as error:
        raise Oops(str(error)) from None
    if as_json:
        print_json(report)
        return
    _tell(game, report)


def _tell(game: str, report: dict[str, Any]) -> None:
    table = Table(title=f"{game}, 4 players (search: 2)", title_justify="left")
    table.add_column("what")
    for heading in ("mode", "decisions/s", "games/s", "clone µs", "search iterations/s"):
        table.add_column(heading, justify="right")
    ours = report[game]
    rows = {"ours": ours, "ours interpreted": ours.get("interpreted"), **report["peers"]}
    for name, row in rows.items():
        if row is not None:
            table.add_row(
                name.replace("_", " "),
                row["mode"],
                f"{row['decisions_per_s']:,}",
                f"{row['games_per_s']:,.0f}",
                f"{row['clone_us']:.2f}",
                f"{row['mcts_iterations_per_s']:,}" if row.get("mcts_iterations_per_s") else "",
            )
    out.print(table)
    for name, ratio in ours["ratios"].items():
        out.print(f"{name.replace('_', ' ')}: {ratio:g}")
    for note in report.get("notes", []):
        out.print(note, style="dim", markup=False)
