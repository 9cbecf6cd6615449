"""OpenSpiel: its own test with serialisation, its searches, and a clean exit."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from quarterdeck.research.setting import setting
from tests.support.build import COMPILED

pyspiel = pytest.importorskip("pyspiel")  # there is none for Windows

from open_spiel.python.algorithms import (  # noqa: E402
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from quarterdeck.research import spiel  # noqa: E402

# Short games: OpenSpiel saves, loads and clones at every node.
SHORT = {
    "captain_flip": "(players=3,board=C)",
    "ahoy": "(players=2)",
    "ship_ahoy": "(rounds=5,table=small)",
    "anchors_aweigh": "(players=2)",
    "sail_away": "(players=2)",
}
LONG = {"sail_away", "ahoy", "anchors_aweigh"}


def load(id: str, parameters: str = "") -> Any:
    return pyspiel.load_game(spiel.register(id) + (parameters or SHORT[id]))


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.soak if id in LONG else ()) for id in SHORT]
)
def test_random_sim_test(id: str) -> None:
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", SHORT)
def test_a_state_can_be_saved_cloned_and_dealt_anew(id: str) -> None:
    game = load(id)
    state = game.new_initial_state()
    dice = np.random.default_rng(2)
    for k in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(dice.choice(numbers, p=odds)))
            continue
        player = state.current_player()
        if k % 10 == 0:
            told = state.information_state_string(player)
            seen = state.observation_string(player)
            for other in (
                state.clone(),
                pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[
                    1
                ],
                state.resample_from_infostate(player, dice.random),
            ):
                assert other.information_state_string(player) == told
                assert other.observation_string(player) == seen
                assert other.legal_actions() == state.legal_actions()
        number = int(dice.choice(state.legal_actions()))
        assert state.action_to_string(player, number)
        state.apply_action(number)


def test_its_searches_run() -> None:
    game = load("captain_flip", "(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    few = 25 if COMPILED else 5
    blind = ismcts.ISMCTSBot(game, judge, 2.0, few, random_state=np.random.RandomState(1))
    assert blind.step(state) in state.legal_actions()
    open_ = mcts.MCTSBot(game, 2.0, few, judge, random_state=np.random.RandomState(1))
    assert open_.step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_rows_are_those_of_the_other_doors() -> None:
    """Chance is explicit here: the same draws, made by hand, show the same rows."""
    x = setting("captain_flip", 2)
    run = x.run(9)
    state = load("captain_flip", "(players=2)").new_initial_state()
    drawn = run.dice.__class__(9)
    for _ in range(40):
        while state.is_chance_node():
            inner = state.held.run
            f = inner.s.stack[-1]
            move = x.game.steps[f.op].draw(inner.s, f, drawn)
            state.apply_action(x.chances.number(move, 0))
        if run.is_over():
            break
        seat = run.seat
        assert state.current_player() == seat
        assert state.observation_tensor(seat) == x.row(run, seat).tolist()
        assert state.legal_actions() == sorted(run.lawful())
        number = run.lawful()[-1]
        run.act(number)
        state.apply_action(number)
    assert state.is_terminal() == run.is_over()


def test_a_process_that_registered_them_ends_well() -> None:
    code = (
        "import pyspiel; from quarterdeck.research import spiel;"
        "names = [spiel.register(g) for g in ('captain_flip', 'ahoy', 'captain_flip')];"
        "print(names[0] == names[2], pyspiel.load_game(names[1]).num_players())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "2"]
