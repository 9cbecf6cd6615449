"""One bot instead of another in one seat: paired, in order, and stopped honestly."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.info import BadSetup
from quarterdeck.lab.compare import FEWEST, make_pairs, play_pair, run_pairs
from quarterdeck.lab.sim import BadSim


def plan(pairs: int, stop: bool = True, bots: str = "mcts:30it,random") -> Any:
    return make_pairs("captain_flip", 3, 1, bots.split(","), "random", pairs, 4, stop, {})


def test_the_same_on_any_number_of_processes() -> None:
    assert run_pairs(plan(6), processes=1) == run_pairs(plan(6), processes=2)


def test_search_gains_over_chance_and_then_it_stops() -> None:
    found: dict[str, Any] = run_pairs(plan(60), processes=1)
    assert found["pairs"] == FEWEST  # it is clear at the first look
    assert found["ci95"][0] > 0
    first, second = found["mean_scores"]
    assert first - second == pytest.approx(found["gain"], abs=0.02)


def test_without_stopping_all_are_played() -> None:
    assert run_pairs(plan(FEWEST + 2, stop=False, bots="random,random"), processes=1)["pairs"] == 22


def test_a_bot_gains_nothing_over_itself() -> None:
    one, two = play_pair(plan(2, bots="greedy,greedy"), 0)
    assert one == two


@pytest.mark.parametrize(
    ("seat", "bots", "pairs"),
    [(3, "random,random", 5), (-1, "random,random", 5), (0, "random", 5), (0, "random,random", 1)],
)
def test_nonsense_is_refused(seat: int, bots: str, pairs: int) -> None:
    with pytest.raises(BadSim):
        make_pairs("captain_flip", 3, seat, bots.split(","), "random", pairs, 4, True, {})


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="Rough Seas"):
        make_pairs("anchors_aweigh", 2, 0, ["random"] * 2, "random", 5, 4, True, {"rough": "yes"})
