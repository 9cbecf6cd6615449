"""Bots by name, and that stronger ones are stronger."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES, LEVELS, SPECS, BadSpec, budget, parse
from quarterdeck.games.captain_flip import GAME
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import make_plan, run_plan
from quarterdeck.server.lobby.wishes import good_level
from quarterdeck.server.storage.schema import Sitting
from tests.support.build import COMPILED


def test_every_level_is_a_spec_of_its_own_name():
    assert LEVEL_NAMES == ("cabin_boy", "deckhand", "mate", "captain", "admiral")
    for name, spec in LEVELS.items():
        assert spec.name == name
        assert parse(name) == spec


def test_old_names_are_understood():
    """In records, on stored tables and in links of before there were five levels."""
    assert parse("bosun") == LEVELS["mate"]
    assert good_level("bosun") == "mate"
    assert Sitting("bot", "Nelly", "bosun").level == "mate"
    assert msgspec.json.decode(b'{"kind":"bot","level":"bosun"}', type=Sitting).level == "mate"


@pytest.mark.parametrize("id", list(registry.GAMES))
def test_every_game_has_a_budget_for_every_level(id):
    """None is more careless than the one below it, and none searches less."""
    budgets = [budget(parse(level), id) for level in LEVEL_NAMES]
    assert [b.name for b in budgets] == list(LEVEL_NAMES)
    assert [b.slips for b in budgets] == sorted([b.slips for b in budgets], reverse=True)
    assert [b.iterations for b in budgets] == sorted(b.iterations for b in budgets)
    assert all(0 < b.ms <= 3000 for b in budgets if b.iterations)


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
    assert rate(["deckhand", "cabin_boy"], 80 if COMPILED else 20) > 0.55
    assert rate(["mate", "deckhand"], 80 if COMPILED else 20) > 0.55
    if COMPILED:
        assert rate(["captain", "mate"], 60) > 0.55


@pytest.mark.soak
def test_search_holds_its_own_among_four():
    bot, games = ("mcts:300it", 40) if COMPILED else ("mcts:40it", 8)
    assert rate([bot, "greedy"], games, seats=4) > 0.25


def test_a_deckhand_errs_but_not_always():
    """Its choices differ from the mate's in some places only."""
    specs = [parse("deckhand"), parse("mate")]
    scores = [play_match(GAME, {}, specs, n, [n, n + 1]).scores for n in range(8)]
    assert len({tuple(s) for s in scores}) > 1
