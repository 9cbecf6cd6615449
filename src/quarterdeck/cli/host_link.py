"""``quarterdeck host-link``: the link to the page from which a server is watched over."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.play import PORT, Database
from quarterdeck.cli.show import Oops, out


def host_link(
    db: Database = "",
    url: Annotated[
        str, typer.Option("--url", help="The server's address; by default where it runs now.")
    ] = "",
    new: Annotated[
        bool, typer.Option("--new", help="A new key: the link of before opens nothing any more.")
    ] = False,
) -> None:
    """The host's link: tables, people, reports; close, block, tell everybody, announce a restart.

    It is as good as a key: whoever has it is the host. The server must have run once.

    Examples:

    `quarterdeck host-link`

    `quarterdeck host-link --db postgresql://games@localhost/games --url https://games.example.org`
    """
    import sqlalchemy as sa  # heavy: only when it is needed
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from quarterdeck.server.settings import database_url
    from quarterdeck.server.watch.key import host_key, new_host_key

    try:
        where = make_url(database_url(db))
        file = where.database if where.drivername.startswith("sqlite") else None
        if file and not Path(file).exists():
            raise Oops(f"there is no database {file}: start the server once, then ask again")
        engine = sa.create_engine(where)
        with engine.begin() as connection:
            key = new_host_key(connection) if new else host_key(connection)
        engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Oops(f"the database cannot be asked: {why}") from None
    base = url.rstrip("/") or (_running_at(Path(file)) if file else "")
    base = base or f"http://localhost:{PORT}"
    out.print(f"{base}/watch#{key}", markup=False, highlight=False, soft_wrap=True)


def _running_at(file: Path) -> str:
    """What the server that uses this database has said of its address; "": it does not run."""
    lock = file.resolve().with_name(file.name + ".lock")
    try:
        return lock.read_text(encoding="utf-8")[:200].strip()
    except OSError:
        return ""
