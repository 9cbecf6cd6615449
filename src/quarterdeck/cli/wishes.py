"""What several commands ask for in the same words, and what is said when it cannot be had."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from quarterdeck.bots.levels import BadSpec
from quarterdeck.core.info import BadSetup
from quarterdeck.data.card import BadData
from quarterdeck.extra import NotInstalled
from quarterdeck.lab.cluster import NoCluster
from quarterdeck.lab.sim import BadSim
from quarterdeck.registry import UnknownGame

GameId = Annotated[str, typer.Argument(help="A game's id; `quarterdeck games` lists them.")]
Seats = Annotated[int, typer.Option("--seats", "-s", help="How many play.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A game's option, as board=B.")
]
Processes = Annotated[
    int,
    typer.Option(
        "--processes", "-p", help="Processes to use; 0: one for each core.", min=0, max=256
    ),
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on the Ray cluster at this address (host:port, or local) instead.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]

BAD_WISHES: Final = (UnknownGame, BadSetup, BadSpec, BadSim)
# What may turn out later; what was finished until then is on the disk, if it is kept at all.
BAD_RUNS: Final = (BadData, NotInstalled, NoCluster)
