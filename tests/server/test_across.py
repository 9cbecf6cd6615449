"""What one server does, three do together: tests of one server, each request and each line of which
comes to the next of three.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.server import (
    test_accounts,
    test_events,
    test_everything,
    test_fair_draws,
    test_friends,
    test_gathering,
    test_harbour,
    test_hidden,
    test_hot_seat,
    test_lookback,
    test_mine,
    test_people,
    test_play,
    test_replays,
    test_seats,
    test_talk,
)
from tests.support import postgres
from tests.support.fleet import Fleet
from tests.support.places import find_haproxy

pytestmark = [
    postgres.needed,
    pytest.mark.skipif(find_haproxy() is None, reason="no HAProxy here (see tools/cluster.py)"),
]
MODULES = [
    test_accounts,
    test_events,
    test_gathering,
    test_hot_seat,
    test_lookback,
    test_people,
    test_fair_draws,
    test_everything,
    test_friends,
    test_harbour,
    test_hidden,
    test_mine,
    test_play,
    test_replays,
    test_seats,
    test_talk,
]
# What one has just done is on another server's pages of events within a second: not at once.
AT_ONCE = {"test_with_the_same_draws_nobody_sees_another_table_of_the_round"}


class Anywhere:
    """Three servers as if they were one."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.url = fleet.front

    def luck(self, name: str) -> None:
        """Each has its own, or they would think of the same secrets."""
        for n, server in enumerate(self.fleet.servers):
            server.luck(f"{name} {n}")


@pytest.fixture(scope="module")
def server() -> Iterator[Anywhere]:
    with postgres.server() as url, Fleet(url, 3, bot_workers=1) as fleet:
        fleet.balance("roundrobin")
        yield Anywhere(fleet)


def at_any(module: ModuleType) -> dict[str, object]:
    """The tests of a module that need no more than players."""
    return {
        f"{name}_{module.__name__.rpartition('_')[2]}": value
        for name, value in vars(module).items()
        if name.startswith("test_")
        and name not in AT_ONCE
        and "player" in inspect.signature(value).parameters
        and not {"server", "tmp_path"} & set(inspect.signature(value).parameters)
    }


for _module in MODULES:
    globals().update(at_any(_module))
