"""``quarterdeck backup``, ``restore`` and ``check-upgrade``: what a host does around an update."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quarterdeck.cli.play import Config, settings_from
from quarterdeck.cli.show import Oops, out

if TYPE_CHECKING:
    from quarterdeck.server.storage.survey import Survey

OptionalDatabase = Annotated[str | None, typer.Option("--db", help="A database's URL.")]
CANNOT = 1  # what check-upgrade and doctor answer if something is in the way


def url_of(config: Path | None, db: str | None) -> str:
    """Where the database of these settings is."""
    from quarterdeck.server.settings import database_url

    return database_url(settings_from(config, database=db).database)


def backup(
    file: Annotated[Path, typer.Argument(help="Where it goes.")],
    config: Config = None,
    db: OptionalDatabase = None,
) -> None:
    """Backup: all tables, games, people and keys in one file, also while the server runs.

    What was in the file before stays until the new backup is whole. It holds the key that signs
    cookies: whoever has it can be anybody.

    Examples:

    `quarterdeck backup /var/backups/quarterdeck.backup --config /etc/quarterdeck.toml`
    """
    from quarterdeck.server.storage.backup import BadBackup, back_up

    try:
        size = back_up(url_of(config, db), file)
    except BadBackup as error:
        raise Oops(str(error)) from None
    out.print(f"{file}: {size:,} bytes", markup=False, highlight=False, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    config: Config = None,
    db: OptionalDatabase = None,
) -> None:
    """Restore: a backup takes the place of the database, while no server runs.

    What was there before is kept in a file beside it, and it is said which. A backup of SQLite may
    go into PostgreSQL, and the other way round; one of an older version is brought forward.

    Examples:

    `quarterdeck restore quarterdeck.backup --db sqlite:////var/lib/quarterdeck/games.db`
    """
    from quarterdeck.server.storage.backup import BadBackup
    from quarterdeck.server.storage.backup import restore as bring_back

    try:
        old = bring_back(file, url_of(config, db))
    except BadBackup as error:
        raise Oops(str(error)) from None
    out.print(f"{file} is the database now.", markup=False, soft_wrap=True)
    if old is not None:
        out.print(f"What was there before is in {old}", markup=False, soft_wrap=True)


def check_upgrade(config: Config = None, db: OptionalDatabase = None) -> None:
    """Check an upgrade: may this version open that database, and go on with its games?

    Nothing is changed, and the server may run. The exit code is 1 if something is in the way.

    Examples:

    `quarterdeck check-upgrade --config /etc/quarterdeck.toml`
    """
    from quarterdeck.server.storage.probe import Unwell
    from quarterdeck.server.storage.survey import survey

    try:
        found = survey(url_of(config, db))
    except Unwell as error:
        raise Oops(f"the database cannot be read: {error}") from None
    lines, is_bad = upgrade_told(found)
    for line in lines:
        out.print(line, markup=False, highlight=False, soft_wrap=True)
    if is_bad:
        raise typer.Exit(CANNOT)


def upgrade_told(found: Survey) -> tuple[list[str], bool]:
    """In sentences, and whether something is in the way."""
    from quarterdeck import registry
    from quarterdeck.server.storage.probe import Unwell
    from quarterdeck.server.storage.upgrade import EMPTY, HEAD, refuse_unknown

    try:
        refuse_unknown(found.version)
    except Unwell as error:
        return [f"This Quarterdeck cannot open the database: {error}"], True
    if found.version == EMPTY:
        return ["There is no database yet: one is made at the first start."], False
    if found.version == HEAD:
        lines = [f"The database is of this Quarterdeck's version, {HEAD}."]
    else:
        lines = [
            f"The database is of version {found.version}, this Quarterdeck's is {HEAD}: it is"
            " brought forward at the first start. A SQLite file is copied before."
        ]
    is_bad = False
    for (game, rules), count in found.games.items():
        oldest, newest = 0, 0
        if game in registry.GAMES:
            info = registry.game(game).info
            oldest, newest = info.oldest, info.version
        goes_on = oldest <= rules <= newest
        is_bad = is_bad or not goes_on
        played = f"rules {oldest} to {newest} are played here" if newest else "no such game here"
        what = "they go on" if goes_on else "THEY CANNOT GO ON: finish them with the old version"
        lines.append(f"{count} running of {game} by rules {rules} ({played}): {what}.")
    if not found.games:
        lines.append("No game is running.")
    return lines, is_bad
