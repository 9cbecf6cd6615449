"""Test what was changed, in half a minute: `make quick`.

Looks at what differs from the last commit (or, with nothing changed, at the last commit itself),
runs the checks, and of the tests those that stand nearest: interpreted, so nothing is compiled.
`make test` remains the judge.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
GAMES = sorted(p.name for p in (ROOT / "src/quarterdeck/games").iterdir() if p.is_dir())

# What a change of the first is tested by, beside tests called like it. {game}: of that one,
# and then by nothing more.
NEAR: list[tuple[str, list[str]]] = [
    (
        "src/quarterdeck/games/{game}/",
        [
            "tests/games/{game}",
            "tests/conformance -k {game}",
            "tests/records -k {game}",
            "tests/golden -k {game}",
            "tests/architecture -k {game}",
        ],
    ),
    ("tests/games/{game}/", ["tests/games/{game}", "tests/games/test_clauses.py"]),
    ("docs/rules/{game}", ["tests/games/test_clauses.py"]),
    ("src/quarterdeck/bots/games/{game}/", ["tests/bots -k {game}"]),
    ("src/quarterdeck/core/", ["tests/conformance", "tests/games", "tests/kit", "tests/table"]),
    ("src/quarterdeck/kit/", ["tests/kit", "tests/games", "tests/conformance/test_digests.py"]),
    ("src/quarterdeck/table/", ["tests/table", "tests/records"]),
    ("src/quarterdeck/bots/", ["tests/bots"]),
    ("src/quarterdeck/workers/", ["tests/workers"]),
    ("src/quarterdeck/lab/", ["tests/lab"]),
    ("src/quarterdeck/lookback/", ["tests/lookback"]),
    ("src/quarterdeck/physics/", ["tests/physics"]),
    ("src/quarterdeck/cli/", ["tests/cli/test_cli.py", "tests/cli/test_replay.py"]),
    (
        "src/quarterdeck/server/storage/",
        ["tests/server/test_disk.py", "tests/server/test_upgrade.py"],
    ),
    ("src/quarterdeck/server/monitoring/", ["tests/server/test_watching.py"]),
    ("src/quarterdeck/server/between/", ["tests/server/test_fence.py"]),
    ("src/quarterdeck/server/", ["tests/server/test_parts.py", "tests/server/test_play.py"]),
    ("tools/", ["tests/packaging --override-ini=addopts=--import-mode=importlib"]),  # soak too
    ("hatch_build.py", ["tests/packaging --override-ini=addopts=--import-mode=importlib"]),
    ("src/quarterdeck/words/", ["tests/architecture"]),
    ("src/", ["tests/architecture"]),
]


def changed() -> list[str]:
    """Files that differ from the last commit, or those of the last commit."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return [line for line in done.stdout.splitlines() if line]

    now = git("diff", "--name-only", "HEAD") + git("ls-files", "-o", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1", "HEAD")


def tests_near(path: str) -> list[str]:
    """The tests of one changed file, each with the words pytest is told."""
    if path.startswith("tests/") and path.endswith(".py") and Path(path).name.startswith("test_"):
        return [path] if "browser" not in path and (ROOT / path).exists() else []
    out: list[str] = []
    for start, tests in NEAR:
        for game in GAMES if "{game}" in start else [""]:
            if path.startswith(start.format(game=game)):
                out += [t.format(game=game) for t in tests]
        if out and "{game}" in start:
            break
    return list(dict.fromkeys(out + called_alike(path)))


def called_alike(path: str) -> list[str]:
    """server/events/pairing.py is tested by tests/server/test_events.py and test_pairing.py."""
    parts = Path(path).with_suffix("").parts
    if parts[:2] != ("src", "quarterdeck"):
        return []
    found = [
        f"tests/{parts[2]}/test_{name.rstrip('s')}{s}.py" for name in parts[3:] for s in ("", "s")
    ]
    return [test for test in found if (ROOT / test).exists()]


def chosen(paths: list[str]) -> dict[str, list[str]]:
    """By the words that pick among them, the places to run."""
    by_words: dict[str, list[str]] = {}
    for path in paths:
        for test in tests_near(path):
            place, _, words = test.partition(" ")
            places = by_words.setdefault(words, [])
            if place not in places:
                places.append(place)
    return by_words


def run(*command: str, where: Path = ROOT) -> bool:
    print("+", *command, file=sys.stderr, flush=True)
    env = os.environ | {"QUARTERDECK_PURE": "1"}
    return subprocess.run(command, cwd=where, env=env, check=False).returncode in {0, 5}


def main() -> int:
    began = time.monotonic()
    paths = changed()
    tool = {name: str(BIN / name) for name in ("ruff", "mypy", "lint-imports")}
    is_fine = run(tool["ruff"], "check", "-q", ".")
    is_fine &= run(tool["ruff"], "format", "-q", "--check", ".")
    if any(p.endswith(".py") for p in paths):
        is_fine &= run(tool["mypy"])
        is_fine &= run(tool["lint-imports"], "--no-logo")
        is_fine &= run(sys.executable, "tools/fields.py", "--check")
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"]
    for words, places in chosen(paths).items():
        is_fine &= run(*pytest, *places, *words.split())
    if any(p.startswith("web/") for p in paths):
        is_fine &= run("npx", "vitest", "run", "--changed", where=ROOT / "web")
    verdict = "fine" if is_fine else "NOT fine"
    print(f"{verdict}, in {time.monotonic() - began:.0f} s; `make test` has the rest")
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
