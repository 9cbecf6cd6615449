"""The command line: what it prints, its JSON, and one clear line for every mistake."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.cli import kernel as kernel_module
from quarterdeck.cli import play as play_module
from quarterdeck.cli.kernel import kernel_kind
from quarterdeck.server import run as run_module
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.store import CannotOpen
from tests.support.build import COMPILED

GOLDEN = Path(__file__).parent / "golden"
GAME = GOLDEN / "game.jsonl"


def same_as_golden(name: str, text: str) -> None:
    """Compare with a kept text; QUARTERDECK_GOLDEN=1 keeps a new one instead."""
    text = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
    path = GOLDEN / name
    if os.environ.get("QUARTERDECK_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


# ---------------------------------------------------------------- golden texts


def test_games(run):
    code, text, _ = run("games")
    assert code == 0
    same_as_golden("games.txt", text)


def test_sim_table(run):
    code, text, err = run("sim captain_flip --bots random --seats 3 --games 30 --seed 4 -p 1")
    assert (code, err) == (0, "")
    same_as_golden("sim.txt", text)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_tells_a_game(run, lang):
    code, text, _ = run(f"replay {GAME} --lang {lang}")
    assert code == 0
    same_as_golden(f"replay.{lang}.txt", text)


def test_help_teaches(run):
    code, text, _ = run("--help")
    assert code == 0
    for word in ("play", "serve", "games", "sim", "look", "gain", "export", "replay", "bench"):
        assert word in text
        code, page, _ = run(f"{word} --help")
        assert code == 0
        assert f"quarterdeck {word}" in page or word == "games", "an example"


# ---------------------------------------------------------------- for machines


def test_sim_json(run):
    line = "sim captain_flip --seats 2 --games 20 --bots mcts:20it,greedy --seed 7 --json"
    code, text, _ = run(line)
    assert code == 0
    data = json.loads(text)
    assert {"game", "games", "bots", "mean_decisions"} <= set(data)
    assert (data["game"], data["games"]) == ("captain_flip", 20)
    assert [b["name"] for b in data["bots"]] == ["mcts:20it", "greedy"]
    for b in data["bots"]:
        assert set(b) == {"name", "wins", "win_rate", "ci95", "mean_score"}
    assert run(line)[1] == text, "the same seed, the same games"


def test_games_json(run):
    data = json.loads(run("games --json")[1])
    card = data["games"][0]
    assert (card["id"], card["seats"]) == ("captain_flip", [2, 5])
    board = {"name": "board", "choices": ["A", "B", "C", "D"], "default": "A", "several": False}
    assert card["options"] == [board]


def test_gain_json(run):
    line = "gain captain_flip --bots random,random --others random --pairs 3 --seed 5 -p 1 --json"
    code, text, err = run(line)
    assert (code, err) == (0, "")
    data = json.loads(text, parse_constant=pytest.fail)  # no NaN, no Infinity
    assert (data["game"], data["bots"], data["pairs"]) == ("captain_flip", ["random"] * 2, 3)
    assert data["ci95"][0] <= data["gain"] <= data["ci95"][1]
    assert run(line)[1] == text, "the same seed, the same games"


def test_ladder_json(run):
    """So little time is up at once, which is said."""
    code, text, err = run("ladder captain_flip --minutes 0.001 -p 1 --json")
    assert (code, err) == (0, "")
    data = json.loads(text, parse_constant=pytest.fail)
    assert data["time_was_up"] is True
    assert list(data["games"]) == ["captain_flip"]


def test_replay_json(run):
    data = json.loads(run(f"replay {GAME} --json")[1])
    assert data["game"] == "captain_flip"
    assert len(data["steps"]) == len(GAME.read_text().splitlines()) - 2
    assert data["steps"][0]["said"][0].endswith("goes first.")
    assert data["result"]["winners"]
    assert data["draws"] is None, "a simulation has no secret"


def test_bench_json(run):
    code, text, _ = run("bench captain_flip --rounds 1 --json")
    assert code == 0
    data = json.loads(text)
    ours = data["captain_flip"]
    assert ours["mode"] in ("compiled", "interpreted")
    for name in (
        "decisions_per_s",
        "games_per_s",
        "playouts_per_s",
        "clone_us",
        "mcts_iterations_per_s",
    ):
        assert ours[name] > 0
    assert "catanatron" in data["peers"] or any("catanatron" in n for n in data["notes"])
    assert all(ratio > 0 for ratio in ours["ratios"].values())


def test_records_out_and_back(run, tmp_path):
    made = f"sim captain_flip --bots greedy --games 2 --seed 3 --option board=D --out {tmp_path}"
    assert run(made)[0] == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        code, text, _ = run(f"replay {file}")
        assert code == 0
        assert "desert island" in text


# ---------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("frobnicate", "No such command"),
        ("sim", "Missing argument"),
        ("sim captain_flip --nope", "No such option"),
        ("sim captain_flip --games many", "--games"),
        ("sim captain_flip --games 0", "at least 1 game"),
        ("sim captain_flip --games -4", "at least 1 game"),
        ("sim chess", "there is no game 'chess'"),
        ("sim captain_flip --seats 9", "2 to 5 players"),
        ("sim captain_flip --bots genius,greedy", "no bot 'genius'"),
        ("sim captain_flip --bots greedy,greedy,greedy", "3 bots for 2 seats"),
        ("sim captain_flip --option board=Z", "A, B, C, D"),
        ("sim captain_flip --option board", "name=value"),
        ("sim captain_flip --option colour=red", "no option 'colour'"),
        ("sim captain_flip --option board=A --option board=B", "'board' is given twice"),
        ("sim anchors_aweigh --option rough=yes", "Rough Seas is for three or four players"),
        ("look anchors_aweigh --option rough=yes", "Rough Seas is for three or four players"),
        ("gain anchors_aweigh --option rough=yes", "Rough Seas is for three or four players"),
        ("sim ship_ahoy --option teams=yes --seats 3", "teams of two are for four players"),
        ("sim captain_flip --games 2 --bots random --out /dev/null/x", "cannot write records"),
        ("sim captain_flip --games 2 --bots random --record /dev/null/x", "cannot write records"),
        ("sim captain_flip --games 2 --record src", "src is not empty, and no data set"),
        ("sim captain_flip --games 2 --ray 127.0.0.1:1", "there is no Ray head at 127.0.0.1:1"),
        ("look captain_flip --games 2 --ray nowhere", "host:port, or local, not 'nowhere'"),
        ("gain captain_flip --pairs 2 --ray nowhere", "host:port, or local, not 'nowhere'"),
        ("export src", "src is no data set; for records say where to make one: --to"),
        ("export src --to new", "src has neither a card.json nor records"),
        ("bench chess", "there is no game 'chess'"),
        ("replay no/such/file", "No such file"),
        ("replay / ", "cannot read"),
        ("play --port 99999", "--port"),
    ],
)
def test_a_mistake_is_one_line(run, line, says):
    code, text, err = run(line)
    assert code == 2
    assert text == ""
    assert says in err
    assert err.startswith("quarterdeck: ")
    assert err.count("\n") == 1


def damaged(kind: str) -> bytes:
    """A record with something wrong."""
    lines = GAME.read_text().splitlines()
    if kind == "empty":
        return b""
    if kind == "garbage":
        return b"\x00\xff\xfe" * 50
    if kind == "text":
        return b"Dear diary"
    if kind == "version":
        lines[0] = re.sub(r'"rules_version":\d+', '"rules_version":99', lines[0])
    elif kind == "format":
        lines[0] = lines[0].replace('"quarterdeck":1', '"quarterdeck":7')
    elif kind == "game":
        lines[0] = lines[0].replace("captain_flip", "../etc/passwd")
    elif kind == "seats":
        lines[0] = re.sub(r'"seats":\[.*?\]', '"seats":["a"]', lines[0])
    elif kind == "line":
        lines[5] = lines[5][:-3]
    elif kind == "swapped":
        lines[1], lines[2] = lines[2], lines[1]
    elif kind == "missing":
        del lines[8]
    elif kind == "score":
        lines[-1] = re.sub(r'"scores":\[(\d+)', '"scores":[999', lines[-1])
    elif kind == "deep":
        lines[3] = "[" * 100_000
    elif kind == "deep header":
        lines[0] = '{"more":' + "[" * 100_000
    elif kind == "unlawful":
        lines.insert(-1, '[0,"keep",[]]')
    return "\n".join(lines).encode()


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("empty", "empty"),
        ("garbage", "not text"),
        ("text", "line 1"),
        ("version", "version 99"),
        ("format", "format 7"),
        ("game", "there is no game"),
        ("seats", "players"),
        ("line", "line 6"),
        ("swapped", "action 1"),
        ("missing", "action"),
        ("score", "otherwise than the record says"),
        ("unlawful", "against the rules"),
        ("deep", "line 4: brackets within brackets"),
        ("deep header", "line 1 is not a record's header: brackets"),
    ],
)
def test_a_damaged_record_is_told_so(run, tmp_path, kind, says):
    path = tmp_path / "r"
    path.write_bytes(damaged(kind))
    code, text, err = run(f"replay {path}")
    assert code == 2
    assert text == ""
    assert says in err
    assert err.count("\n") == 1


def test_an_unfinished_record_is_told_as_far_as_it_goes(run, tmp_path):
    path = tmp_path / "r"
    path.write_text("\n".join(GAME.read_text().splitlines()[:20]))
    code, text, _ = run(f"replay {path}")
    assert code == 0
    assert "Round 1" in text
    assert json.loads(run(f"replay {path} --json")[1])["result"] is None


# ---------------------------------------------------------------- the server's door


@pytest.mark.parametrize(
    ("line", "host"), [("play --no-browser", "127.0.0.1"), ("play --lan --no-browser", "0.0.0.0")]
)
def test_play_binds_to_this_machine_unless_asked(run, monkeypatch, line, host):
    seen: dict[str, object] = {}

    def fake(**asked: object) -> None:
        seen.update(asked)
        asked["on_ready"](f"http://192.0.2.7:{asked['port']}")  # type: ignore[operator]

    monkeypatch.setattr(run_module, "serve", fake)
    code, text, _ = run(f"{line} --port 8123 --db sqlite:///x.db")
    assert code == 0
    assert (seen["host"], seen["port"]) == (host, 8123)
    settings = seen["settings"]
    assert isinstance(settings, Settings)
    assert settings.database == "sqlite:///x.db"
    assert "http://localhost:8123" in text
    assert ("http://192.0.2.7:8123" in text) == ("--lan" in line)
    assert ("█" in text or "▀" in text or "▄" in text) == ("--lan" in line), "the QR code"


def test_play_opens_the_browser(run, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(
        run_module, "serve", lambda **asked: asked["on_ready"]("http://127.0.0.1:8124")
    )
    assert run("play --port 8124")[0] == 0
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and not opened:
            thread.join(1)
    assert opened == ["http://localhost:8124"]


def test_a_port_in_use_is_told(run, monkeypatch):
    def taken(**_: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(run_module, "serve", taken)
    code, _, err = run("serve --port 8125")
    assert code == 2
    assert "8125: Address already in use" in err


def test_the_module_runs():
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", "--version"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    kind = "compiled" if COMPILED else r"interpreted \(.+\)"
    assert re.fullmatch(rf"quarterdeck \d+\.\d+\.\d+, kernel {kind}\n", done.stdout)


def test_an_interpreted_kernel_says_why(monkeypatch, tmp_path):
    monkeypatch.setattr(kernel_module, "is_compiled", lambda: False)
    home = tmp_path / "src" / "quarterdeck"
    home.mkdir(parents=True)
    monkeypatch.setattr(quarterdeck, "__file__", str(home / "__init__.py"))
    monkeypatch.setenv("QUARTERDECK_PURE", "0")
    assert kernel_kind() == "interpreted", "nobody knows"
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "native.py").touch()
    assert kernel_kind() == "interpreted (run from src; build/native is for the compiled one)"
    monkeypatch.setenv("QUARTERDECK_PURE", "1")
    assert kernel_kind() == "interpreted (QUARTERDECK_PURE is set)"
    (home / "interpreted.txt").write_text("no C compiler, when it was built\n")
    assert kernel_kind() == "interpreted (no C compiler, when it was built)"


def test_a_server_that_is_interpreted_says_so(run, monkeypatch):
    monkeypatch.setattr(run_module, "serve", lambda **_: None)
    monkeypatch.setattr(play_module, "is_compiled", lambda: False)
    monkeypatch.setattr(play_module, "kernel_kind", lambda: "interpreted (no C compiler)")
    assert "The kernel is interpreted (no C compiler): bots think slowly." in run("serve")[2]
    monkeypatch.setattr(play_module, "is_compiled", lambda: True)
    assert "kernel" not in run("serve")[2]


def test_play_finds_the_one_that_runs_already(run, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)

    def fake(**_: object) -> None:
        no = CannotOpen("cannot open the database: another Quarterdeck is using it")
        no.running_at = "http://127.0.0.1:8083"
        raise no

    monkeypatch.setattr(run_module, "serve", fake)
    code, text, _ = run("play --port 8123")
    assert code == 0
    assert "running already: http://localhost:8083" in text
    assert opened == ["http://localhost:8083"]
    code, _, err = run("serve --port 8123")
    assert code == 2
    assert "another Quarterdeck" in err
