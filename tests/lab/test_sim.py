"""Simulations: paired, repeatable, the same on any number of processes."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from quarterdeck import registry
from quarterdeck.bots.levels import BadSpec, parse
from quarterdeck.core.info import BadSetup
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import BadSim, make_plan, play_set, run_plan
from quarterdeck.registry import UnknownGame
from quarterdeck.table import record
from tests.conformance.powder import POWDER


def plan(bots="greedy,random", games=12, seats=2, seed=7, **options):
    return make_plan("captain_flip", seats, games, bots.split(","), seed, options)


def test_the_same_on_one_and_on_two_processes():
    told: list[int] = []
    alone = run_plan(plan("greedy,mcts:30it"), processes=1)
    shared = run_plan(plan("greedy,mcts:30it"), processes=2, progress=told.append)
    assert alone == shared
    assert sum(told) == 12


def test_another_seed_gives_other_games():
    assert run_plan(plan(seed=7), 1)["bots"] != run_plan(plan(seed=8), 1)["bots"]


def test_the_shape_and_the_sums():
    result = run_plan(plan("random,random,random", games=30, seats=3), 1)
    bots = result["bots"]
    assert isinstance(bots, list)
    assert [b["name"] for b in bots] == ["random", "random (2)", "random (3)"]
    assert sum(b["wins"] for b in bots) == pytest.approx(30, abs=0.01)
    for b in bots:
        assert set(b) == {"name", "wins", "win_rate", "ci95", "mean_score"}
        low, high = b["ci95"]
        assert 0 <= low <= b["win_rate"] <= high <= 1
    assert result["games"] == 30
    assert isinstance(result["mean_decisions"], float)


def test_seats_are_rotated_over_the_same_draws():
    """Bot b sits on seat (b + turn) % n, and NATURE's dice are the same in every turn."""
    made = plan("greedy,random,random", games=3, seats=3)
    read = [record.parse(g.record) for g in play_set(made, 0, keep=True).games]
    assert [r.header.seats.index("greedy") for r in read] == [0, 1, 2]
    flags = {r.actions[0].args for r in read}
    draws = {r.actions[1].args for r in read}
    assert len(flags) == len(draws) == 1


def test_each_seat_meets_the_same_luck_whoever_sits_there():
    """Parrots make one captain draw more often than the other: that shifts nobody's draws."""
    played = play_set(plan("greedy,random", games=2), 0, keep=True)
    one, two = (drawn(g.record) for g in played.games)
    for seat in range(2):
        both = list(zip(one[seat], two[seat], strict=False))
        assert len(both) > 8
        # A tile that is gone by then cannot come again: another comes in its place.
        assert sum(a == b for a, b in both) > 0.7 * len(both)


def drawn(text: str) -> dict[int, list[tuple[int, ...]]]:
    """The tiles that each seat of a recorded game drew."""
    read = record.parse(text)
    game = registry.game("captain_flip")
    s = game.new(2, read.header.options)
    out: dict[int, list[tuple[int, ...]]] = {}
    for a in read.actions:
        if a.verb == "draw":
            out.setdefault(int(s.stack[-1].seat), []).append(a.args)
        game.act(s, a)
    return out


def test_a_killed_simulation_leaves_nobody_behind():
    """kill -9 of the command: its processes end by themselves."""
    code = (
        "import sys; from quarterdeck.lab.sim import *\n"
        "if __name__ == '__main__':\n"
        "    p = make_plan('captain_flip', 2, 4000, ['mcts:500it'], 1, {})\n"
        "    sys.stdout.write('ready\\n'); sys.stdout.flush()\n"
        "    run_plan(p, 2)\n"
    )
    main = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert main.stdout is not None
    main.stdout.readline()
    children: list[int] = []
    deadline = time.monotonic() + 30
    while len(children) < 3 and time.monotonic() < deadline:  # two players and a tracker
        time.sleep(0.2)
        found = Path(f"/proc/{main.pid}/task/{main.pid}/children")
        if not found.exists():
            main.kill()
            pytest.skip("no /proc here")
        children = [int(n) for n in found.read_text().split()]
    time.sleep(1)  # until they play
    main.kill()
    main.wait()
    assert len(children) >= 2
    while any(alive(pid) for pid in children) and time.monotonic() < deadline + 30:
        time.sleep(0.1)
    assert not [pid for pid in children if alive(pid)]


def alive(pid: int) -> bool:
    """Still there, and not just waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_records_replay_to_what_they_say(tmp_path):
    run_plan(plan("mcts:20it,greedy", games=4, board="C"), 1, out=tmp_path)
    game = registry.game("captain_flip")
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for path in files:
        read = record.parse(path.read_text())
        s = record.replay(game, read.header, read.actions)
        assert game.is_over(s)
        assert read.end is not None
        assert read.end.scores == game.result(s).scores


def test_sets_are_filled_and_seats_too():
    made = plan("greedy,random", games=10, seats=4)
    assert made.games == 12
    assert made.bots == ("greedy", "random", "random", "random")


def test_a_bot_has_no_edge_over_itself():
    """Both games of a pair have the same draws: random players split them like coin tosses."""
    result = run_plan(plan("random,random", games=400, seed=1), 2)
    bots = result["bots"]
    assert isinstance(bots, list)
    assert bots[0]["ci95"][0] < 0.5 < bots[0]["ci95"][1]


@pytest.mark.parametrize(
    ("error", "change"),
    [
        (BadSim, {"games": 0}),
        (BadSim, {"bots": "random,random,random"}),
        (BadSpec, {"bots": "random,"}),
        (BadSetup, {"seats": 1}),
        (BadSetup, {"board": "E"}),
        (BadSetup, {"deck": "B"}),
    ],
)
def test_what_cannot_be_simulated(error, change):
    with pytest.raises(error):
        plan(**change)


def test_an_unknown_game():
    with pytest.raises(UnknownGame, match="captain_flip"):
        make_plan("chess", 2, 2, ["random"], 1, {})


def test_matches_of_every_kind_of_step():
    """Powder has sealed answers, races, a clock and wide steps: a match gets through them all."""
    bots = [parse("greedy"), parse("mcts:10it"), parse("random")]
    played = play_match(POWDER, {"rounds": "1"}, bots, 3, [1, 2, 3], keep=True)
    assert played.record is not None
    again = play_match(POWDER, {"rounds": "1"}, bots, 3, [1, 2, 3], keep=True)
    assert again.record is not None
    assert again.record.to_lines() == played.record.to_lines()
    assert sum(played.shares) == pytest.approx(1)
    s = record.replay(POWDER, played.record.header, played.record.actions)
    assert POWDER.result(s).scores == played.scores
