"""Where a browser's question about a table is answered: here, or by the server that has it."""

from __future__ import annotations

from typing import Protocol

from quarterdeck.server.addresses import household
from quarterdeck.server.between.hop import Hop, opened
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.codes import read_code
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Elsewhere, Nodes
from quarterdeck.server.storage.queries import holds


class WhoAsks(Protocol):
    """Reads a cookie."""

    def __call__(self, cookie: str, key: bytes, /) -> tuple[str, str]:
        """The guest, and the session's token."""


class Passage:
    """Of one server among several."""

    def __init__(self, lobby: Lobby, nodes: Nodes, limits: Limits, who: WhoAsks) -> None:
        self.lobby = lobby
        self.nodes = nodes
        self.limits = limits
        self._who = who

    async def route(self, typed: str, address: str, cookie: str) -> Elsewhere | None:
        """None: here, where it is in memory now if there is such a table and somebody may ask.

        Whoever guesses codes learns nothing: what is refused here is not asked elsewhere, and not
        sooner where the table is in memory.
        """
        code = read_code(typed)
        if not code:
            return None
        limits, home = self.limits, household(address)
        if limits.requests.is_spent(home):
            return None
        if limits.guessing.is_spent(home):
            guest, _ = self._who(cookie, self.lobby.cookie_key)
            if not guest or not await self.lobby.store.run(holds(code, guest)):
                return None
        if self.lobby.has(code):
            return None
        if self.nodes.is_leaving:
            found = await self.nodes.owner(code)
            return Elsewhere(found[1], found[0]) if found is not None else None
        found = await self.nodes.owner(code)
        if found is None:
            return None
        if found[1]:
            return Elsewhere(found[1], found[0])
        try:
            await self.lobby.wake(code)
        except Elsewhere as elsewhere:
            return elsewhere
        except Trouble:
            pass  # it is said again to whoever asks
        return None

    def came_by(self, value: str, path: str, body: bytes = b"") -> Hop | None:
        """Whether another server passed it on."""
        hop = opened(self.nodes.hop_key, value, path, body) if value else None
        self.nodes.taken += hop is not None
        return hop
