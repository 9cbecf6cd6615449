"""What servers of one database do for each other, beside passing people on."""

from __future__ import annotations

from quarterdeck.server.lobby.holders import at_table_here
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Errand


async def run_errand(lobby: Lobby, errand: Errand) -> None:
    """Asked for by another server; ValueError: it is newer than we are."""
    match errand.what:
        case "renamed":
            await lobby.renamed(await lobby.guest(errand.guest))
        case "signed-out":
            await lobby.lines.ended_here(*errand.keys)
        case "signed-in":
            lobby.lines.adopt_here(errand.guest, errand.to)
        case "forgotten":
            lobby.lines.forget_here(errand.guest)
        case "hand-over" | "leave" | "step-aside":
            await at_table_here(lobby, errand)
        case "befriended" | "shunned":
            lobby.lines.know_here(errand.guest, errand.to, errand.what == "shunned")
        case "news":
            lobby.lines.spread_here(errand.keys)
        case _:
            raise ValueError(errand.what)
