"""A real Ray cluster of several workers: the same games, whoever of them is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.data.card import sha256
from quarterdeck.data.folder import UNDER_WAY, Folder
from quarterdeck.lab.balance import look, make_wish
from quarterdeck.lab.compare import make_pairs, run_pairs
from quarterdeck.lab.sim import make_plan, run_plan, source_of

pytestmark = pytest.mark.soak
pytest.importorskip("ray")

SIM = ("captain_flip", "--bots", "mcts:60it,greedy", "--games", "160", "--seed", "4", "--json")
PLAN = make_plan("captain_flip", 2, 160, ["mcts:60it", "greedy"], 4, {})


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head without cores and two workers with one each."""
    from ray.cluster_utils import Cluster

    # Workers import what we import.
    os.environ["PYTHONPATH"] = os.pathsep.join(p for p in sys.path if p)
    small = {"object_store_memory": 80_000_000}
    made = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False, **small}
    )
    made.extra = [made.add_node(num_cpus=1, **small) for _ in range(2)]
    yield made
    made.shutdown()


def simulate(*words: str) -> subprocess.Popen[str]:
    """The command, as a person would start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", "sim", *SIM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def until_games(folder: Path, run: subprocess.Popen[str], many: int) -> None:
    """So many sets are in its journal."""
    journal = folder / UNDER_WAY / "00000.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < many:
        assert run.poll() is None, run.communicate()
        time.sleep(0.01)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, object], str]:
    """The same games on one process."""
    folder = tmp_path_factory.mktemp("alone") / "set"
    return run_plan(PLAN, 1, record=folder), sha256(folder / "games/part-00000.parquet")


def test_a_lost_worker_loses_no_game(cluster: Any, alone: Any, tmp_path: Path) -> None:
    """And no game is another than on one process."""
    run = simulate("--ray", cluster.address, "--record", str(tmp_path / "set"))
    until_games(tmp_path / "set", run, 10)
    cluster.remove_node(cluster.extra[0], allow_graceful=False)
    out, err = run.communicate(timeout=300)
    assert run.returncode == 0, err
    said, file = alone
    assert json.loads(out) == said
    assert sha256(tmp_path / "set/games/part-00000.parquet") == file


def test_a_lost_head_is_told_and_the_run_goes_on_without_it(
    cluster: Any, alone: Any, tmp_path: Path
) -> None:
    run = simulate("--ray", cluster.address, "--record", str(tmp_path / "set"))
    until_games(tmp_path / "set", run, 10)
    address = cluster.address
    cluster.remove_node(cluster.head_node, allow_graceful=False)
    _, err = run.communicate(timeout=120)
    assert run.returncode == 2, err
    assert err.strip().splitlines()[-1] == (
        f"quarterdeck: the Ray head at {address} is lost; what was finished is kept, and "
        "the same command goes on"
    )
    with Folder(tmp_path / "set", source_of(PLAN), 2) as kept:
        assert len(kept.missing()) <= PLAN.sets - 10
    said, file = alone
    assert run_plan(PLAN, 2, record=tmp_path / "set") == said
    assert sha256(tmp_path / "set/games/part-00000.parquet") == file


def test_look_and_gain_see_the_same_on_a_cluster(cluster: Any) -> None:
    wish = make_wish("captain_flip", 2, 30, "greedy", 5, {})
    assert look(wish, ray=cluster.address) == look(wish, 1)
    pairs = make_pairs("captain_flip", 2, 0, ["mcts:30it", "random"], "random", 40, 5, True, {})
    assert run_pairs(pairs, ray=cluster.address) == run_pairs(pairs, 1)
