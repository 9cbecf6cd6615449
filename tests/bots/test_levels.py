"""Bots by name, and that stronger ones are stronger."""

from __future__ import annotations

import pytest

from quarterdeck.bots.levels import LEVEL_NAMES, LEVELS, SPECS, BadSpec, parse
from quarterdeck.games.captain_flip import GAME
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import make_plan, run_plan
from tests.support.build import COMPILED


def test_every_level_is_a_spec_of_its_own_name():
    assert LEVEL_NAMES == ("deckhand", "bosun", "captain", "admiral")
    for name, spec in LEVELS.items():
        assert spec.name == name
        assert parse(name) == spec


@pytest.mark.parametrize("text", [*SPECS, "admiral"])
def test_a_name_reads_back(text):
    assert parse(parse(text).name) == parse(text)


@pytest.mark.parametrize(
    "text",
    ["", "mcts", "mcts:", "mcts:0it", "mcts:-5it", "mcts:5", "mcts:1e9it", "mcts:99999999999it",
     "mcts:700000ms", "Greedy", "greedy:3", "mcts:５it", "mcts:5it;rm", "uct:0it", "uct",
     "random,random"],
)  # fmt: skip
def test_what_is_no_bot(text):
    with pytest.raises(BadSpec) as error:
        parse(text)
    assert "\n" not in str(error.value)


def rate(bots: list[str], games: int, seats: int = 2) -> float:
    plan = make_plan("captain_flip", seats, games, bots, 5, {})
    rows = run_plan(plan, processes=1)["bots"]
    assert isinstance(rows, list)
    return float(rows[0]["win_rate"])


def test_greedy_beats_random():
    assert rate(["greedy", "random"], 60) >= 0.75


@pytest.mark.soak
def test_search_beats_random():
    bot, games = ("mcts:300it", 40) if COMPILED else ("mcts:60it", 10)
    assert rate([bot, "random"], games) >= 0.8


@pytest.mark.soak
def test_search_by_the_rules_alone_beats_random_but_not_search_that_knows_the_game():
    bot, games = ("uct:300it", 40) if COMPILED else ("uct:60it", 10)
    assert rate([bot, "random"], games) >= 0.7
    if COMPILED:
        assert rate(["mcts:300it", "uct:300it"], games) >= 0.6


@pytest.mark.soak
def test_the_levels_rise():
    assert rate(["bosun", "deckhand"], 80 if COMPILED else 20) > 0.55
    if COMPILED:
        assert rate(["captain", "bosun"], 60) > 0.55


@pytest.mark.soak
def test_search_holds_its_own_among_four():
    bot, games = ("mcts:300it", 40) if COMPILED else ("mcts:40it", 8)
    assert rate([bot, "greedy"], games, seats=4) > 0.25


def test_a_deckhand_errs_but_not_always():
    """Its choices differ from the bosun's in some places only."""
    specs = [parse("deckhand"), parse("bosun")]
    scores = [play_match(GAME, {}, specs, n, [n, n + 1]).scores for n in range(8)]
    assert len({tuple(s) for s in scores}) > 1
