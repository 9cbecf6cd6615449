"""A second server on the same database is kept out, whatever name it knows it by."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from quarterdeck.server.settings import database_url
from quarterdeck.server.storage.schema import KEYS
from quarterdeck.server.storage.single_instance import InUse
from quarterdeck.server.storage.store import CannotOpen, Store
from tests.support import postgres

OPEN_IT = """
import sys
from quarterdeck.server.storage.store import CannotOpen, Store
try:
    Store(sys.argv[1]).close()
except CannotOpen as no:
    sys.exit(f"no: {no}")
"""


def elsewhere(url: str) -> str:
    """What another process is told that opens it; empty: it could."""
    done = subprocess.run([sys.executable, "-c", OPEN_IT, url], capture_output=True, text=True)
    assert done.returncode == 0 or "no:" in done.stderr, done.stderr
    return done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is kept out")
def test_a_link_to_the_database_is_the_database(tmp_path: Path) -> None:
    real = tmp_path / "q.sqlite3"
    (tmp_path / "other").mkdir()
    store = Store(f"sqlite:///{real}")
    names = [tmp_path / "soft.sqlite3", tmp_path / "other" / "soft.sqlite3"]
    for name in names:
        name.symlink_to(real)
    if sys.platform == "linux":
        names.append(tmp_path / "other" / "hard.sqlite3")
        os.link(real, names[-1])
    for name in (real, *names, tmp_path / "other" / ".." / "q.sqlite3"):
        assert "another Quarterdeck" in elsewhere(f"sqlite:///{name}"), name
        with pytest.raises(CannotOpen, match="another Quarterdeck"):
            Store(f"sqlite:///{name}")  # nor this process, and what it holds stays held
    assert "another Quarterdeck" in elsewhere(f"sqlite:///{names[-1]}")
    store.close()
    assert elsewhere(f"sqlite:///{names[-1]}") == ""


@postgres.needed
async def test_postgres_has_one_server_and_one_that_lost_its_line_comes_back() -> None:
    with postgres.server() as given:
        url = database_url(given)
        store = Store(url)
        with pytest.raises(CannotOpen, match="another Quarterdeck"):
            Store(url)
        # Another schema of the same database is another house.
        with store.engine.connect() as plain:
            plain.exec_driver_sql("CREATE SCHEMA harbour")
            plain.commit()
        assert elsewhere(url + "&options=-csearch_path%3Dharbour") == ""
        # Every connection breaks: it is the first to come back.
        other = sa.create_engine(url)
        with other.connect() as stranger:
            kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> %s"
            mine = stranger.exec_driver_sql("SELECT pg_backend_pid()").scalar()
            stranger.exec_driver_sql(kill + " AND backend_type = 'client backend'", (mine,))
            stranger.commit()
        assert await store.run(lambda c: c.exec_driver_sql("SELECT 7").scalar()) == 7
        assert "another Quarterdeck" in elsewhere(url)
        # Whoever took it meanwhile keeps it: nothing more is written here.
        store._hang_up()
        store.engine.dispose()
        second = Store(url)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(KEYS).values(name="late", value="x"))

        with pytest.raises(InUse):
            await store.run(write)
        with second.engine.connect() as plain:
            found = plain.execute(sa.select(KEYS.c.name).where(KEYS.c.name == "late")).all()
        assert found == []
        second.close()
        store.close()
        other.dispose()
