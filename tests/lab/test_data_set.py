"""Data sets: the same games whoever plays them, nothing twice and nothing lost, and refusals."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarterdeck.data import card as cards
from quarterdeck.data.card import BadData, read_card, sha256
from quarterdeck.data.folder import UNDER_WAY, Folder
from quarterdeck.lab import sim
from quarterdeck.lab.cluster import NoCluster
from quarterdeck.lab.sim import make_plan, run_plan, source_of
from quarterdeck.table import record

GAMES = 2400  # three parts, the last one short


def plan(games: int = GAMES, bots: str = "random", seed: int = 3) -> sim.Plan:
    return make_plan("captain_flip", 2, games, bots.split(","), seed, {})


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    """A data set that was made on one process, and what was said of it."""
    folder = tmp_path_factory.mktemp("data") / "flips"
    return folder, run_plan(plan(), 1, record=folder)


def hashes(folder: Path) -> list[str]:
    """Of all parts, as they are on the disk."""
    return [sha256(file) for file in sorted(folder.glob("games/*.parquet"))]


def test_every_game_is_there_once_and_can_be_told(unbroken: Any) -> None:
    folder, said = unbroken
    card = read_card(folder)
    assert card is not None
    assert card.is_complete
    assert [part.games for part in card.parts] == [1000, 1000, 400]
    assert [part.sha256 for part in card.parts] == hashes(folder)
    assert said["mean_decisions"] == round(sum(p.decisions for p in card.parts) / GAMES, 2)
    with Folder(folder, source_of(plan()), 2) as kept:
        games = [g for _, pair in kept.outcomes() for g in pair]
        rows = kept.pyarrow.parquet.read_table(folder / card.parts[1].file).to_pylist()
    assert [g.game for g in games] == list(range(GAMES))
    one = record.parse(rows[5]["record"])
    assert one.end is not None
    assert one.end.scores == rows[5]["scores"]
    assert one.header.seats == rows[5]["bots"]
    text = (folder / "README.md").read_text()
    assert all(part.sha256 in text for part in card.parts)
    assert "| seed | 3 |" in text


def test_two_processes_make_the_same_files(unbroken: Any, tmp_path: Path) -> None:
    folder, said = unbroken
    assert run_plan(plan(), 2, record=tmp_path / "two") == said
    assert hashes(tmp_path / "two") == hashes(folder)
    assert run_plan(plan(), 1) == said  # nor does it matter whether they are kept


def test_a_killed_run_goes_on(
    unbroken: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """kill -9 in the middle, and half a line in a journal: nothing twice, nothing lost."""
    folder, said = unbroken
    mine = tmp_path / "killed"
    code = (
        "import sys; from pathlib import Path; from quarterdeck.lab.sim import *\n"
        f"p = make_plan('captain_flip', 2, {GAMES}, ['random'], 3, {{}})\n"
        f"run_plan(p, 1, record=Path({str(mine)!r}))\n"
    )
    run = subprocess.Popen([sys.executable, "-c", code])
    while not list(mine.glob("games/*.parquet")) or not list(mine.glob(f"{UNDER_WAY}/*")):
        assert run.poll() is None
        time.sleep(0.001)
    run.send_signal(signal.SIGKILL)
    run.wait()
    journals = list((mine / UNDER_WAY).glob("*.jsonl"))
    if journals:
        with journals[0].open("ab") as file:
            file.write(b'{"set":7,"games":[{"ga')
    with Folder(mine, source_of(plan()), 2) as kept:
        left = kept.missing()
    assert 0 < len(left) < GAMES // 2
    asked: list[int] = []
    play = sim.play_set

    def watched(p: sim.Plan, number: int, keep: bool = False) -> sim.SetPlayed:
        asked.append(number)
        return play(p, number, keep)

    monkeypatch.setattr(sim, "play_set", watched)
    assert run_plan(plan(), 1, record=mine) == said
    assert asked == left
    assert hashes(mine) == hashes(folder)
    asked.clear()
    assert run_plan(plan(), 1, record=mine) == said  # a finished one is told again, not played
    assert asked == []


def test_what_cannot_be_gone_on_with(tmp_path: Path) -> None:
    mine = tmp_path / "flips"
    run_plan(plan(2), 1, record=mine)
    with pytest.raises(BadData, match="is another data set: seed 3 there, 4 here"):
        run_plan(plan(2, seed=4), 1, record=mine)
    with pytest.raises(BadData, match="is another data set: bots"):
        run_plan(plan(2, bots="greedy"), 1, record=mine)
    with Folder(mine, source_of(plan(2)), 2), pytest.raises(BadData, match="another run is writ"):
        run_plan(plan(2), 1, record=mine)
    (mine / "games/part-00000.parquet").unlink()
    with pytest.raises(BadData, match=r"has lost games/part-00000\.parquet"):
        run_plan(plan(2), 1, record=mine)
    card = (mine / "card.json").read_text()
    (mine / "card.json").write_text(card.replace('"quarterdeck_data": 1', '"quarterdeck_data": 9'))
    with pytest.raises(BadData, match=f"of format 9; this is {cards.FORMAT}"):
        run_plan(plan(2), 1, record=mine)
    (mine / "card.json").write_text("{")
    with pytest.raises(BadData, match=r"card\.json is not the card of a data set"):
        run_plan(plan(2), 1, record=mine)
    (mine / "card.json").unlink()
    with pytest.raises(BadData, match="is not empty, and no data set"):
        run_plan(plan(2), 1, record=mine)


def test_a_rules_version_of_its_own_is_another_data_set(tmp_path: Path) -> None:
    source = source_of(plan(2))
    with Folder(tmp_path / "old", msgspec.structs.replace(source, rules_version=0), 2):
        pass
    with pytest.raises(BadData, match="rules version 0 there, 1 here"):
        run_plan(plan(2), 1, record=tmp_path / "old")


def test_no_cluster_and_no_library_are_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoCluster, match=r"there is no Ray head at 127\.0\.0\.1:1"):
        run_plan(plan(2), ray="127.0.0.1:1")
    with pytest.raises(NoCluster, match="is host:port, or local, not 'here'"):
        run_plan(plan(2), ray="here")
    monkeypatch.setitem(sys.modules, "ray", None)
    with socket.create_server(("127.0.0.1", 0)) as head:
        address = f"127.0.0.1:{head.getsockname()[1]}"
        with pytest.raises(ImportError, match=r"ray is not installed: pip install 'q.*\[ray\]'"):
            run_plan(plan(2), ray=address)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(ImportError, match=r"pyarrow is not installed: pip install 'q.*\[data\]'"):
        run_plan(plan(2), 1, record=tmp_path / "x")
    assert not (tmp_path / "x").exists()
