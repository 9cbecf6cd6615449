"""``quarterdeck games``: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES, SPECS
from quarterdeck.cli.show import out, print_json
from quarterdeck.words.catalogue import Catalogue


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """List the games with their seats, options and bots.

    The ids and options are what the other commands want:
    `quarterdeck sim captain_flip --seats 3 --option board=B`.
    """
    rows: list[dict[str, object]] = []
    for id in registry.GAMES:
        info = registry.game(id).info
        rows.append(
            {
                "id": id,
                "name": title(id),
                "rules_version": info.version,
                "seats": [info.min_seats, info.max_seats],
                "minutes": info.minutes,
                "options": [
                    {
                        "name": o.name,
                        "choices": list(o.choices),
                        "default": o.default,
                        "several": o.several,
                    }
                    for o in info.options
                ],
                "bots": list(LEVEL_NAMES),
            }
        )
    if as_json:
        print_json({"games": rows, "specs": list(SPECS)})
        return
    table = Table(title="Games", title_justify="left")
    for heading in ("id", "name", "players", "minutes", "options", "bots"):
        table.add_column(heading, overflow="fold")
    for id in registry.GAMES:
        info = registry.game(id).info
        options = [
            f"{o.name}={o.choices[0]}+…+{o.choices[-1]}, any of them, else none"
            if o.several
            else f"{o.name}={'/'.join(o.choices)}, else {o.default}"
            for o in info.options
        ]
        table.add_row(
            id,
            title(id),
            f"{info.min_seats}-{info.max_seats}",
            str(info.minutes),
            ", ".join(options),
            ", ".join(LEVEL_NAMES),
        )
    out.print(table)
    out.print(
        f"Bots from easy to hard. Simulations also take {', '.join(SPECS)}: uct searches by the "
        "rules alone, mcts with what is known of the game."
    )


def title(id: str) -> str:
    """The game's name in words."""
    return Catalogue("en", id, []).say(id)
