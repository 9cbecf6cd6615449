"""Tables of decisions: every one, as the seat saw it, in the numbers that learners get."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quarterdeck.cli import main
from quarterdeck.data.card import BadData, read_card
from quarterdeck.data.folder import arrow
from quarterdeck.lab.sim import make_plan, run_plan
from quarterdeck.research.decisions import DataSet
from quarterdeck.research.setting import setting
from quarterdeck.table.record import parse, replay
from tests.research.cases import GAMES, USUAL


def made(id: str, folder: Path, **more: str) -> None:
    """One set of random games, as usual."""
    seats, options = USUAL[id]
    run_plan(make_plan(id, seats, seats, ["random"], 5, options | more), 1, record=folder)


def export(*words: object) -> None:
    """The command line, which must end well."""
    with pytest.raises(SystemExit) as ended:
        main(["export", *map(str, words), "-p", "1", "--json"])
    assert ended.value.code == 0


def refusal(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What is said in one line."""
    with pytest.raises(SystemExit) as ended:
        main(["export", *map(str, words), "-p", "1"])
    assert ended.value.code == 2
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize("id", GAMES)
def test_every_decision_of_a_game_is_there(
    id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(id, tmp_path / "set")
    export(tmp_path / "set")
    said = json.loads(capsys.readouterr().out)
    card = read_card(tmp_path / "set")
    assert card is not None
    assert said["decisions"] == card.parts[0].decisions == card.decisions[0].decisions
    parquet = arrow().parquet
    rows = parquet.read_table(tmp_path / "set" / card.decisions[0].file).to_pylist()
    games = parquet.read_table(tmp_path / "set" / card.parts[0].file).to_pylist()
    at = 0
    for g in games:
        record = parse(g["record"])
        for a in record.actions:
            if a.seat < 0:
                continue
            d = rows[at]
            at += 1
            assert (d["game"], d["seat"], d["level"]) == (g["game"], a.seat, "random")
            assert json.loads(d["words"]) == [a.verb, list(a.args)]
            assert d["row"][0] == a.seat
            assert d["action"] in d["lawful"] or (d["action"] is None and id == "ship_ahoy")
            assert (d["share"], d["score"]) == (
                pytest.approx(g["shares"][a.seat]),
                g["scores"][a.seat],
            )
    assert at == len(rows)
    data = DataSet(tmp_path / "set")
    assert len(data) == len(rows)
    numbered = 0
    for batch in data.batches(97):
        n = len(batch["actions"])
        numbered += n
        assert batch["rows"].shape == (n, data.setting.row_size)
        assert batch["masks"][np.arange(n), batch["actions"]].all()
    assert numbered == sum(d["action"] is not None for d in rows)


def test_rows_are_those_of_the_doors_and_numbers_play_the_game_again(tmp_path: Path) -> None:
    made("captain_flip", tmp_path / "set")
    export(tmp_path / "set")
    x = setting("captain_flip", 3, board="D")
    batch = next(DataSet(tmp_path / "set").batches())
    games = arrow().parquet.read_table(tmp_path / "set/games/part-00000.parquet").to_pylist()
    record = parse(games[0]["record"])
    end = replay(x.game, record.header, record.actions)
    s = x.game.new(3, record.header.options)
    k = 0
    for a in record.actions:
        if a.seat < 0:
            x.game.act(s, a)
            continue
        run = x.run(0)
        run.s = s
        assert (batch["rows"][k] == x.row(run, a.seat)).all()
        move = x.moves.move(int(batch["actions"][k]), a.seat)
        x.game.apply(s, a.seat, move)
        k += 1
    assert x.game.dump(s) == x.game.dump(end)


def test_records_as_text_become_a_data_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = make_plan("captain_flip", 2, 4, ["greedy", "random"], 5, {})
    run_plan(plan, 1, out=tmp_path / "text")
    said = refusal(capsys, tmp_path / "text")
    assert "is no data set; for records say where to make one: --to" in said
    first = min((tmp_path / "text").iterdir())
    lines = first.read_text().replace('["greedy","random"]', '["Ann","random"]')
    first.write_text(lines)
    export(tmp_path / "text", "--to", tmp_path / "set")
    rows = arrow().parquet.read_table(tmp_path / "set/decisions/part-00000.parquet").to_pylist()
    assert {d["level"] for d in rows} == {"greedy", "random", "person"}
    assert {d["level"] for d in rows if d["game"] == 0} == {"random", "person"}
    capsys.readouterr()
    first.write_text("\n".join(lines.splitlines()[:-1]))
    assert "the game is not over" in refusal(capsys, tmp_path / "text", "--to", tmp_path / "b")
    first.write_text(lines.replace('"board":"A"', '"board":"B"'))
    said = refusal(capsys, tmp_path / "text", "--to", tmp_path / "c")
    assert "is not of the same game and options as" in said


def test_another_version_is_refused_and_can_be_made_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made("captain_flip", tmp_path / "old")
    export(tmp_path / "old")
    capsys.readouterr()
    card = (tmp_path / "old/card.json").read_text()
    (tmp_path / "old/card.json").write_text(
        card.replace('"table": {\n  "version": 1', '"table": {\n  "version": 9')
    )
    with pytest.raises(BadData, match=r"rows and numbers of captain_flip_v9, not of captain_fl"):
        DataSet(tmp_path / "old")
    assert "captain_flip_v9, not of captain_flip_v1" in refusal(capsys, tmp_path / "old")
    export(tmp_path / "old", "--to", tmp_path / "new")
    assert len(DataSet(tmp_path / "new")) > 100
    newer = card.replace('"rules_version": 1', '"rules_version": 7')
    (tmp_path / "old/card.json").write_text(newer)
    capsys.readouterr()
    assert "version 7 of the rules of captain_flip" in refusal(capsys, tmp_path / "old")


def test_an_export_that_was_killed_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from quarterdeck.data import folder
    from quarterdeck.research import decisions

    monkeypatch.setattr(folder, "PART_GAMES", 2)
    run_plan(make_plan("captain_flip", 2, 6, ["random"], 5, {}), 1, record=tmp_path / "set")
    write = decisions.write_part
    asked: list[int] = []

    def killed(*args: Any) -> Any:
        asked.append(args[2])
        if len(asked) == 2:
            raise BadData("killed")
        return write(*args)

    monkeypatch.setattr(decisions, "write_part", killed)
    assert "killed" in refusal(capsys, tmp_path / "set")
    with pytest.raises(BadData, match="is no data set"):
        DataSet(tmp_path)
    export(tmp_path / "set")
    assert asked == [0, 1, 1, 2]
    assert not list((tmp_path / "set").glob("**/.*.new"))
    capsys.readouterr()
    assert "is no data set; for records" in refusal(capsys, tmp_path / "none")
    part = tmp_path / "set/games/part-00001.parquet"
    part.write_bytes(part.read_bytes()[:-9])
    (tmp_path / "set/card.json").write_text(card_without_decisions(tmp_path / "set"))
    assert "part-00001.parquet is damaged" in refusal(capsys, tmp_path / "set")


def card_without_decisions(folder: Path) -> str:
    card = json.loads((folder / "card.json").read_text())
    return json.dumps(card | {"decisions": []})


def test_a_race_has_no_decisions_to_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made("anchors_aweigh", tmp_path / "set", pace="live")
    assert "a race of hands has no turns to number" in refusal(capsys, tmp_path / "set")
