"""How a command ends when something else wants it to: Ctrl-C, a full disk, a closed pipe."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.patience import PATIENCE_S

GAME = Path(__file__).parent / "golden" / "game.jsonl"
# Whoever runs the tests in the background has Ctrl-C ignored.
PROGRAM = """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from quarterdeck.cli import main
main()"""

Start = Callable[[str], subprocess.Popen[str]]

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


def descendants(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_for(what: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


@pytest.fixture
def start() -> Iterator[Start]:
    """Start commands, each in a group of its own, as a shell does it."""
    started: list[subprocess.Popen[str]] = []

    def go(line: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *line.split()],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        return process

    yield go
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def ctrl_c(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """What a terminal does: everybody in the group hears it."""
    os.killpg(process.pid, signal.SIGINT)
    text, err = process.communicate(timeout=PATIENCE_S)
    return process.returncode, text, err


LONG = "--bots mcts:2000it,random -p 2"


@needs_proc
@pytest.mark.parametrize(
    ("line", "workers"),
    [
        (f"sim captain_flip -n 5000 {LONG}", 3),  # two, and one that keeps the books for them
        ("look captain_flip -n 5000 --bot mcts:2000it -p 2", 3),
        (f"gain captain_flip -n 5000 --all {LONG}", 3),
        ("bench captain_flip --rounds 1000", 1),
    ],
)
def test_ctrl_c_stops_quietly_while_its_processes_start(
    start: Start, line: str, workers: int
) -> None:
    process = start(line)
    wait_for(lambda: len(descendants(process.pid)) >= workers)
    started = descendants(process.pid)
    assert ctrl_c(process) == (130, "", "quarterdeck: stopped\n")
    wait_for(lambda: not any(is_there(pid) for pid in started))


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_stops_quietly_while_they_play(start: Start, tmp_path: Path, processes: str) -> None:
    line = f"sim captain_flip -n 100000 --bots greedy,random --out {tmp_path} -p {processes}"
    process = start(line)
    wait_for(lambda: next(tmp_path.iterdir(), None))
    assert ctrl_c(process) == (130, "", "quarterdeck: stopped\n")


@needs_proc
def test_ctrl_c_does_not_wait_for_long_work_when_only_we_hear_it(start: Start) -> None:
    process = start("sim captain_flip --bots mcts:600000ms -p 2")
    wait_for(lambda: len(descendants(process.pid)) >= 3)
    process.send_signal(signal.SIGINT)
    text, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, text, err) == (130, "", "quarterdeck: stopped\n")


def test_ctrl_c_while_a_record_is_read(start: Start, tmp_path: Path) -> None:
    pipe = tmp_path / "record"
    os.mkfifo(pipe)
    process = start(f"replay {pipe}")
    with pipe.open("w"):  # opens when the other end does
        assert ctrl_c(process) == (130, "", "quarterdeck: stopped\n")


# ---------------------------------------------------------------- where to write


def run(shell: str, *words: str, unbuffered: bool = False) -> subprocess.CompletedProcess[str]:
    """The command with its output led elsewhere by the shell."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    if unbuffered:
        env["PYTHONUNBUFFERED"] = "1"
    return subprocess.run(
        ["sh", "-c", f'"$0" "$@" {shell}', sys.executable, "-m", "quarterdeck", *words],
        capture_output=True,
        text=True,
        env=env,
        timeout=PATIENCE_S,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    ("line", "unbuffered"),
    [
        (f"replay {GAME}", False),
        (f"replay {GAME}", True),
        (f"replay {GAME} --json", False),
        ("games --json", True),
        ("--version", False),
    ],
)
def test_a_full_disk_is_told(line: str, unbuffered: bool) -> None:
    done = run("> /dev/full", *line.split(), unbuffered=unbuffered)
    assert done.returncode == 2
    assert done.stderr == "quarterdeck: cannot write the result: No space left on device\n"


@pytest.mark.parametrize("line", [f"replay {GAME}", f"replay {GAME} --json", "games"])
def test_a_closed_stdout_is_told(line: str) -> None:
    done = run(">&-", *line.split())
    assert done.returncode == 2
    assert done.stderr == "quarterdeck: there is nowhere to write to: stdout is closed\n"


@pytest.mark.parametrize(("flag", "unbuffered"), [((), False), ((), True), (("--json",), False)])
def test_a_reader_who_has_seen_enough_is_nobodys_fault(
    flag: tuple[str, ...], unbuffered: bool
) -> None:
    for reader in ("head -1", "true"):
        done = run(f"| {reader}", "replay", str(GAME), *flag, unbuffered=unbuffered)
        assert done.stderr == ""
        assert done.stdout.count("\n") == (reader == "head -1")
