"""Records from elsewhere: their names are only told, their draws are checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quarterdeck.table.record import parse
from tests.table.test_verify import SECRET, lines_of

GAME = Path(__file__).parent / "golden" / "game.jsonl"

# ---------------------------------------------------------------- what a terminal would obey

ESC = "\x1b]0;owned\x07\x1b[2J"
BIDI = "\u202egnihtemos\u2066"
C1 = "\x9b31m"


@pytest.mark.parametrize("name", [ESC, BIDI, C1, "\u2028new", "\U000e0041\u200b"])
def test_a_name_cannot_command_the_terminal(run, tmp_path, name):
    record = parse(GAME.read_text(encoding="utf-8"))
    record.header.seats[0] = f"A{name}Z"
    path = tmp_path / "r"
    path.write_text(record.to_lines(), encoding="utf-8")
    code, told, _ = run(f"replay {path}")
    assert code == 0
    assert "A\ufffd" in told
    as_json = run(f"replay {path} --json")[1]
    assert json.loads(as_json)["seats"][0] == f"A{name}Z", "machines get it as it is"
    for text in (told, as_json):
        assert text.replace("\n", "").isprintable()


def test_nor_can_an_action(run, tmp_path):
    path = tmp_path / "r"
    header = GAME.read_text(encoding="utf-8").splitlines()[0]
    path.write_text(header + '\n[-1,"\\u001b[2J\\u202e",[0]]', encoding="utf-8")
    code, _, err = run(f"replay {path}")
    assert code == 2
    assert err.rstrip("\n").isprintable()


# ---------------------------------------------------------------- draws and their secret


def sealed(path: Path, **changed: str) -> Path:
    """A finished game of a real table, with something exchanged."""
    text = lines_of("captain_flip", 3)
    for old, new in changed.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "draws verified: {n} of {n}"), ("de", "geprüft: {n} von {n}")]
)
def test_the_draws_of_a_table_are_verified(run, tmp_path, lang, says):
    file = sealed(tmp_path / "r")
    n = file.read_text().count("[-1,")
    code, text, _ = run(f"replay {file} --lang {lang}")
    assert code == 0
    assert text.splitlines()[-1].endswith(says.format(n=n))
    data = json.loads(run(f"replay {file} --json")[1])
    assert data["draws"] == {"verified": n, "of": n, "not_verifiable": 0}


def test_another_secret_is_told(run, tmp_path):
    code, text, err = run(f"replay {sealed(tmp_path / 'r', **{SECRET: '5f' * 32})}")
    assert (code, text) == (2, "")
    assert "the secret does not fit the commitment" in err


def test_a_chosen_draw_is_told(run, tmp_path):
    file = sealed(tmp_path / "r")
    lines = file.read_text().splitlines()
    at = [k for k, line in enumerate(lines) if line.startswith('[-1,"draw"')][2]
    pair, side = json.loads(lines[at])[2]
    lines[at] = f'[-1,"draw",[{pair},{1 - side}]]'
    file.write_text("\n".join(lines))
    code, text, err = run(f"replay {file}")
    assert (code, text) == (2, "")
    assert f"draw 4 (action {at}) is not the one that the secret gives" in err
    assert err.count("\n") == 1


def test_a_secret_left_out_is_told(run, tmp_path):
    file = sealed(tmp_path / "r", **{f',"secret":"{SECRET}"': ""})
    code, text, _ = run(f"replay {file}")
    assert code == 0
    assert "draws not verified" in text.splitlines()[-1]
    assert json.loads(run(f"replay {file} --json")[1])["draws"] is None
