"""``quarterdeck export``: records as tables of decisions."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from quarterdeck.cli.show import Oops, out, print_json, progress
from quarterdeck.cli.wishes import BAD_RUNS, BAD_WISHES, AsJson, Processes
from quarterdeck.data.card import BadData, Card, read_card
from quarterdeck.data.folder import exporting
from quarterdeck.lab.processes import spread
from quarterdeck.table.record import BadRecord


def export(
    source: Annotated[
        Path, typer.Argument(help="A data set of `quarterdeck sim --record`, or records (.jsonl).")
    ],
    to: Annotated[
        Path | None, typer.Option("--to", help="The data set to make; needed for records.")
    ] = None,
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Write every decision of recorded games as Parquet: row, lawful actions, action, outcome.

    A row is what the seat saw, in the numbers that learners get (`docs/research/`). The tables go
    into the data set beside its games, part by part: stopped or killed, the same command goes on.
    From a folder or file of records as text a data set is made first, in the folder of `--to`.

    Examples:

    `quarterdeck export flips`

    `quarterdeck export records --to flips --json`
    """
    try:
        card = exported(source, to, processes)
    except (*BAD_WISHES, *BAD_RUNS, BadRecord) as error:
        raise Oops(str(error)) from None
    except OSError as error:
        raise Oops(f"cannot export {source}: {error.strerror}") from None
    folder = to or source
    many = sum(part.decisions for part in card.decisions)
    assert card.table is not None
    name = f"{card.source.game}_v{card.table.version}"
    if as_json:
        told: dict[str, Any] = {
            "folder": str(folder),
            "games": sum(part.games for part in card.decisions),
            "decisions": many,
            "rows": name,
            "parts": len(card.decisions),
        }
        print_json(told)
    else:
        games = sum(part.games for part in card.decisions)
        out.print(f"{folder}: {many} decisions of {games} games, rows of {name}", soft_wrap=True)


def exported(source: Path, to: Path | None = None, processes: int = 0) -> Card:
    """What the command does, for scripts and notebooks."""
    from quarterdeck.research import decisions

    folder = source
    if read_card(source) is None:
        if to is None:
            raise BadData(f"{source} is no data set; for records say where to make one: --to")
        decisions.make_from_records(source, to)
        folder = to
    elif to is not None:
        decisions.take_over(source, to)
        folder = to
    with exporting(folder) as (card, note):
        left = decisions.left_to_do(folder, card)
        work = partial(decisions.write_part, folder, card.source)
        with progress(f"{card.source.game}: {folder}", len(card.parts)) as bar:
            bar.advance(bar.task_ids[0], len(card.parts) - len(left))
            for _, part in spread(work, left, processes, chunk=1):
                note(part)
                bar.advance(bar.task_ids[0], 1)
    return card
