"""One quick server for all tests that do not kill it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.support.server import Player, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "quarterdeck.sqlite3") as running:
        yield running


@pytest.fixture
async def player(
    request: pytest.FixtureRequest, server: Server
) -> AsyncIterator[Callable[[], Player]]:
    """Makes as many players as a test needs, each with a cookie jar of its own.

    The server's luck is of the test's name, whatever other tests did before.
    """
    server.luck(request.node.nodeid)
    made: list[Player] = []

    def make() -> Player:
        made.append(Player(server))
        return made[-1]

    yield make
    for one in made:
        await one.leave()
        await one.http.aclose()
