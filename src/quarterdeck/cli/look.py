"""``quarterdeck look``: what a game is like, from many games of one bot against itself."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

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
from quarterdeck.lab.balance import look as look_at
from quarterdeck.lab.balance import make_wish


def look(
    game: GameId,
    seats: Seats = 2,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="Who plays on all seats, as in `quarterdeck sim`.")
    ] = "mcts:50it",
    seed: Seed = 1,
    option: Options = None,
    processes: Processes = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """See how balanced a game is: seats, length, where points come from, what is used and wins.

    One bot plays on all seats. Every card, ship, island or whatever else has a name is counted in
    each kind of event, with how often it came up in a game and how large a share of the wins
    those had who did it.

    Examples:

    `quarterdeck look sail_away --seats 3 --games 500 --bot mcts:50it`

    `quarterdeck look captain_flip --games 1000 --bot greedy --option board=B --json`
    """
    try:
        wish = make_wish(game, seats, games, bot, seed, pairs(option or []))
    except BAD_WISHES as error:
        raise Oops(str(error)) from None
    try:
        with progress(f"{game}: {wish.bot}", wish.games) as bar:
            seen: dict[str, Any] = look_at(
                wish, processes, lambda n: bar.advance(bar.task_ids[0], n), ray
            )
    except BAD_RUNS as error:
        raise Oops(str(error)) from None
    if as_json:
        print_json(seen)
    else:
        _tell(seen)


def _tell(seen: dict[str, Any]) -> None:
    for heading, rows in (("seat", seen["by_seat"]), ("turn", seen["by_turn"])):
        table = Table(title=f"{seen['game']}, {seen['games']} games of {seen['bot']}")
        for name in (heading, "share of wins", "95 % interval", "mean score"):
            table.add_column(name, justify="right")
        for k, row in enumerate(rows):
            low, high = row["ci95"]
            table.add_row(
                str(k + 1),
                f"{row['share']:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{row['mean_score']}",
            )
        out.print(table)
    for name in ("rounds", "decisions", "winning_score"):
        row = seen[name]
        out.print(f"{name.replace('_', ' ')}: {row['mean']} ({row['least']} to {row['most']})")
    table = Table(title="what is used, for a game", title_justify="left")
    for name in ("event", "thing", "times", "amount", "players", "won"):
        table.add_column(name, justify="left" if name in ("event", "thing") else "right")
    for event, rows in seen["used"].items():
        for row in rows:
            cells = (row.get("amount", ""), row.get("players", ""))
            won = f"{row['won']:.1%}" if "won" in row else ""
            table.add_row(event, row["name"], f"{row['per_game']}", *map(str, cells), won)
    out.print(table)
