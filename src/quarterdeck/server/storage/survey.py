"""What is in a database, without changing anything: its version, and which games go on in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.storage.opening import is_file
from quarterdeck.server.storage.probe import Unwell
from quarterdeck.server.storage.upgrade import EMPTY, version_of


@dataclass
class Survey:
    """Of one database."""

    version: str = EMPTY
    games: dict[tuple[str, int], int] = field(default_factory=dict)  # that go on, by rules
    latest: int = 0  # when somebody was at a table last, in seconds since 1970


def survey(url: str) -> Survey:
    """Unwell: it cannot be read. A file that is not there is an empty one."""
    parsed = make_url(url)
    if is_file(parsed) and not Path(parsed.database or "").is_file():
        return Survey()
    with _reading(url) as connection:
        found = Survey(version_of(connection))
        if found.version != EMPTY:
            text = "SELECT game, rules_version, count(*) FROM tables WHERE status = 'playing'"
            grouped = sa.text(text + " GROUP BY game, rules_version ORDER BY game, rules_version")
            for game, rules, count in connection.execute(grouped):
                found.games[game, rules] = count
            latest = connection.execute(sa.text("SELECT max(changed) FROM tables")).scalar()
            found.latest = int(latest or 0)
        return found


@contextlib.contextmanager
def _reading(url: str) -> Iterator[Connection]:
    parsed = make_url(url)
    if is_file(parsed):
        place = Path(parsed.database or "").resolve().as_uri()
        engine = sa.create_engine(f"sqlite:///{place}?mode=ro&uri=true")
    else:
        engine = sa.create_engine(parsed, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Unwell(why) from error
    finally:
        engine.dispose()
