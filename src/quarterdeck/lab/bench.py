"""How fast are we: our own figures and our peers', measured in turns in one run."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import quarterdeck
from quarterdeck import registry
from quarterdeck.core import game as kernel

KINDS = ("play", "clone", "search")
PACKAGE = Path(quarterdeck.__file__).parent  # maybe in build/native, whose files link back to src


def is_compiled() -> bool:
    """Whether the kernel that runs here is compiled."""
    return not str(kernel.__file__).endswith(".py")


def working_copy() -> Path | None:
    """The src that build/native was compiled from, if that is what runs here."""
    source = Path(__file__).resolve().parents[2]  # outside the kernel, so a link back to src
    return source if is_compiled() and source != PACKAGE.resolve().parent else None


class Runner:
    """A process that measures one subject."""

    def __init__(self, name: str, subject: str, game_id: str, path: list[Path]) -> None:
        self.name = name
        self.kinds = KINDS if subject == "ours" else KINDS[:2]
        self.rounds: dict[str, list[dict[str, float]]] = {k: [] for k in self.kinds}
        entries = [*[str(p) for p in path], *[p for p in sys.path if p]]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quarterdeck.lab.measure", subject, game_id],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(entries)},
            start_new_session=True,  # Ctrl-C is for us alone: we end it then, and it says nothing
        )
        try:
            self.mode = str(self._read()["mode"])
        except BaseException:
            self.close()
            raise

    def measure(self, kind: str) -> None:
        """One moment more."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(kind + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise RuntimeError(f"the measurement of {self.name} failed") from None
        self.rounds[kind].append(self._read())

    def best(self, kind: str, what: str = "amount") -> float:
        """So many a second in the best round."""
        return max(r[what] / r["seconds"] for r in self.rounds[kind])

    def close(self) -> None:
        """End it, whatever it is at: it has nothing to lose."""
        self.process.kill()
        self.process.communicate()

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the measurement of {self.name} failed")
        answer: dict[str, Any] = json.loads(line)
        return answer


def run_bench(game_id: str, rounds: int, told: Callable[[str], None]) -> dict[str, object]:
    """Measure everything there is; ``told`` hears what goes on."""
    registry.game(game_id)
    runners: list[Runner] = []
    notes: list[str] = []
    try:
        _start(game_id, runners, notes, told)
        for k in range(rounds):
            for kind in KINDS:
                for runner in runners:
                    if kind in runner.kinds:
                        told(f"round {k + 1} of {rounds}: {runner.name}, {kind}")
                        runner.measure(kind)
        return _report(game_id, {r.name: r for r in runners}, notes)
    finally:
        for runner in runners:
            runner.close()


def _start(
    game_id: str, runners: list[Runner], notes: list[str], told: Callable[[str], None]
) -> None:
    told("starting")
    runners.append(Runner("ours", "ours", game_id, [PACKAGE.parent]))
    source = working_copy()
    if source is not None and game_id == "captain_flip":  # the others take too long interpreted
        runners.append(Runner("ours interpreted", "ours", game_id, [source]))
    if importlib.util.find_spec("catanatron") is not None:
        runners.append(Runner("catanatron", "catanatron", game_id, [PACKAGE.parent]))
    else:
        notes.append('catanatron: not installed (pip install "quarterdeck[bench]")')


def _report(game_id: str, runners: dict[str, Runner], notes: list[str]) -> dict[str, object]:
    ours = runners["ours"]
    figures = _figures(ours)
    ratios: dict[str, float] = {}
    peers: dict[str, object] = {}
    for name, runner in runners.items():
        if name in ("ours", "ours interpreted"):
            continue
        peers[name] = _figures(runner)
        ratios[f"decisions_vs_{name}"] = round(ours.best("play") / runner.best("play"), 3)
        ratios[f"clone_time_vs_{name}"] = round(runner.best("clone") / ours.best("clone"), 4)
    if "ours interpreted" in runners:
        figures["interpreted"] = _figures(runners["ours interpreted"])
    figures["players"] = 4
    figures["ratios"] = ratios
    report: dict[str, object] = {game_id: figures, "peers": peers}
    if notes:
        report["notes"] = notes
    return report


def _figures(r: Runner) -> dict[str, object]:
    out: dict[str, object] = {
        "mode": r.mode,
        "decisions_per_s": round(r.best("play")),
        "games_per_s": round(r.best("play", "calls"), 1),
        "playouts_per_s": round(r.best("play", "calls"), 1),
        "clone_us": round(1e6 / r.best("clone"), 3),
    }
    if "search" in r.kinds:
        # None: the game's instinct leaves one choice a question, so there is nothing to search.
        out["mcts_iterations_per_s"] = round(r.best("search")) or None
    return out
