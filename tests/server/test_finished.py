"""What is shown of a finished game is kept when it ends and takes no rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from quarterdeck import registry
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.session import load as tables
from quarterdeck.server.session.finished import read_frames, record_of
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import add_table, load_frames
from quarterdeck.server.storage.schema import FINISHED, TABLES, Sitting, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.change import Change, Entry
from quarterdeck.table.record import action_row, parse
from quarterdeck.table.table import Table
from quarterdeck.workers.pool import Pool
from tests.support.journals import append

VERSIONS = [
    (id, version)
    for id in registry.GAMES
    for version in range(registry.game(id).info.oldest, registry.game(id).info.version + 1)
]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/q.sqlite3")
    yield opened
    opened.close()


def lobby(store: Store) -> Lobby:
    return Lobby(Settings(), store, Pool(0))


async def play_through(store: Store, game: Game[Any], code: str, most: int = 100_000) -> Table:
    """A whole random game, or its first entries, as a server would have left it on the disk."""
    return await play_by(store, game, code, game.info.version, most)


async def play_by(
    store: Store, game: Game[Any], code: str, version: int, most: int = 100_000
) -> Table:
    """The same for a server that played by that version of the rules."""
    row = TableRow(code, game.info.id, version, {}, [Sitting("bot", "A"), Sitting("bot", "B")], -1)
    table = tables.make_table(row)
    entries = play_on(table, Dice(5), most)
    row.status = "over" if table.is_over else "playing"
    await store.run(add_table(row))
    await store.run(append(code, entries))
    return table


def play_on(table: Table, dice: Dice, most: int = 100_000) -> list[tuple[int, Entry]]:
    """Random play; what a journal has of it."""
    entries: list[tuple[int, Entry]] = []
    now = table.now
    while not table.is_over and len(entries) < most:
        now += 1000
        change: Change | Refusal | None = table.advance(now)
        seats = [s for s in table.to_act() if s >= 0]
        if change is None and not seats:
            continue  # every hand is on its way: time passes
        if change is None:
            seat = seats[dice.below(len(seats))]
            change = table.submit(seat, [table.game.sample(table.state, seat, dice)], table.v, now)
        assert isinstance(change, Change)
        entries.append((change.v, change.entry))
    return entries


def no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a game from now on fails."""

    def gone(id: str) -> Game[Any]:
        raise AssertionError(f"the rules of {id} were asked for")

    monkeypatch.setattr(registry, "game", gone)
    monkeypatch.setattr(tables, "game_of", gone)


@pytest.mark.parametrize("id", ["captain_flip", "ahoy"])
async def test_a_finished_game_is_shown_without_rules(
    store: Store, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    game = registry.game(id)
    table = await play_through(store, game, "KRAKEN-42")
    first = await lobby(store).table("KRAKEN-42")  # no ending yet: it is made from the journal
    live = [first.welcome(reader, "") for reader in (0, 1, -1)]
    await first.keeping.ending()
    assert first.table is None
    no_rules(monkeypatch)

    again = await lobby(store).table("KRAKEN-42")
    assert again is not first
    kept = [again.welcome(reader, "") for reader in (0, 1, -1)]
    assert [msgspec.json.encode(w) for w in kept] == [msgspec.json.encode(w) for w in live]
    result = table.result()
    assert result is not None
    record = parse((await again.keeping.ending()).record_lines())
    assert [action_row(a) for a in record.actions] == [action_row(a) for a in table.actions]
    assert record.end is not None
    assert record.end.scores == result.scores
    assert record.end.secret == again.row.secret
    frames = read_frames(await store.run(load_frames("KRAKEN-42")))
    assert len(frames) == len(table.actions) + 1
    assert frames[-1].view == kept[-1].stand.view


async def test_acting_on_a_kept_game_says_that_it_is_over(store: Store) -> None:
    game = registry.game("captain_flip")
    await play_through(store, game, "KRAKEN-42")
    session = await lobby(store).table("KRAKEN-42")
    ending = await session.keeping.ending()
    said = await session.act(0, protocol.Act(3, ending.v, [protocol.Do("keep", [])]))
    assert isinstance(said, protocol.Refused)
    assert said.why.key == "no-game-over"
    assert said.v == ending.v


async def test_games_that_were_not_kept_are_kept_after_a_start(store: Store) -> None:
    game = registry.game("captain_flip")
    for code in ("KRAKEN-42", "KRAKEN-43"):
        await play_through(store, game, code)
    house = lobby(store)
    await house.open()
    async with asyncio.timeout(60):
        while await count(store) < 2:
            await asyncio.sleep(0.01)
    house.close()


async def test_rules_that_are_gone_refuse_only_what_was_never_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("captain_flip")
    for code in ("KRAKEN-42", "KRAKEN-43"):
        await play_through(store, game, code)
    await (await lobby(store).table("KRAKEN-42")).keeping.ending()
    monkeypatch.setattr(game.info, "version", game.info.version + 9)
    monkeypatch.setattr(game.info, "oldest", game.info.version)
    house = lobby(store)
    assert (await house.table("KRAKEN-42")).stand(-1, 0).result is not None
    with pytest.raises(Trouble) as trouble:
        await house.table("KRAKEN-43")
    assert trouble.value.why.key == "no-old-rules"


async def test_a_disk_that_refuses_the_ending_leaves_the_game_as_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("captain_flip")
    await play_through(store, game, "KRAKEN-42")
    monkeypatch.setattr("quarterdeck.server.session.keeping.save_finished", full)
    session = await lobby(store).table("KRAKEN-42")
    with pytest.raises(Trouble) as trouble:
        await session.keeping.ending()
    assert trouble.value.status == 503
    assert session.stand(-1, 0).result is not None
    monkeypatch.undo()
    await session.keeping.ending()
    assert await count(store) == 1


def full(*_: object) -> Any:
    def work(_: object) -> None:
        raise OSError("disk full")

    return work


async def test_a_forgotten_table_leaves_no_ending(store: Store) -> None:
    game = registry.game("captain_flip")
    await play_through(store, game, "KRAKEN-42")
    await (await lobby(store).table("KRAKEN-42")).keeping.ending()
    await store.run(lambda c: c.execute(sa.update(TABLES).values(changed=1)))
    house = Lobby(Settings(keep_days=1), store, Pool(0))
    await house.forget()
    assert await count(store) == 0


@pytest.mark.parametrize(("id", "version"), VERSIONS)
async def test_a_game_goes_on_by_the_rules_it_began_with(
    store: Store, id: str, version: int
) -> None:
    """From the middle of everything to its end, though newer rules are there."""
    game = registry.game(id)
    whole = await play_by(store, game, "KRAKEN-42", version)
    for n, share in enumerate((0.1, 0.35, 0.6, 0.85)):
        code = f"SQUID-{n + 10}"
        await play_by(store, game, code, version, int(whole.v * share))
        loaded = await tables.load(store, code)
        assert loaded is not None
        assert loaded[1] is not None
        assert loaded[1].state.version == version
        play_on(loaded[1], Dice(n))
        result = loaded[1].result()
        assert result is not None
        assert parse(record_of(loaded[0], loaded[1]).to_lines()).header.rules_version == version


async def count(store: Store) -> int:
    """Of the endings on the disk."""
    query = sa.select(sa.func.count()).select_from(FINISHED)
    return int(await store.run(lambda c: c.execute(query).scalar_one()))
