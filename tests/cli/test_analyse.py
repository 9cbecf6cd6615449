"""A look back from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.table.test_verify import lines_of

GAME = Path(__file__).parent / "golden" / "game.jsonl"


def test_it_adds_up_and_its_page_stands_alone(run, tmp_path):
    page = tmp_path / "page.html"
    code, told, err = run(f"analyse {GAME} --quick --json --html {page} --lang de")
    assert (code, err) == (0, "")
    look = json.loads(told)
    for seat, share in enumerate(look["result"]):
        parts = sum(row[seat] for row in look["parts"].values())
        assert abs(look["start"][seat] + parts - share) < 1e-9
    text = page.read_text(encoding="utf-8")
    assert text.count("<path") == 2 * look["seats"]
    assert "So lief es" in text
    assert not re.search(r"(src|href)=|<script|url\(", text)


def test_what_cannot_be_looked_back_at_is_told_in_one_line(run, tmp_path):
    path = tmp_path / "r.jsonl"
    path.write_text("\n".join(GAME.read_text(encoding="utf-8").splitlines()[:20]))
    code, told, err = run(f"analyse {path} --quick")
    assert (code, told) == (2, "")
    assert "the game is not over" in err
    path.write_text(lines_of("captain_flip", 3).replace('"secret":"', '"secret":"00', 1))
    code, _, err = run(f"analyse {path} --quick")
    assert code == 2
    assert "does not fit the commitment" in err
    code, _, err = run(f"analyse {GAME} --quick --open")
    assert code == 2
    assert "--html" in err
