"""Bots know what their seat knows, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quarterdeck.bots.levels as levels_module
from quarterdeck.bots import greedy, random, search
from quarterdeck.bots.games import captain_flip
from quarterdeck.bots.levels import choose, parse
from quarterdeck.bots.task import make_task
from quarterdeck.core.dice import Dice
from quarterdeck.core.view import SECRET
from tests.conformance.powder import POWDER
from tests.support.subjects import SUBJECTS, Subject, subject_named
from tests.support.walk import Walk

BOTS = ["random", "deckhand", "greedy", "uct:60it", "mcts:60it"]
PLACES = ["captain_flip-2-A", "captain_flip-3-C", "captain_flip-5-D", "powder-3-3"]


def nodes(subject: Subject, seed: int, every: int):
    """Some nodes of a random game where a player must choose."""
    walk = Walk(subject, seed)
    for k, s in enumerate(walk):
        seats = [seat for seat in subject.game.to_act(s) if seat >= 0]
        if seats and k % every == 0:
            yield walk, s, seats[0]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_hidden_changes_nothing(place, bot):
    """Another truth that looks the same from the seat gets the same answer."""
    subject = subject_named(place)
    game = subject.game
    differ = 0
    for walk, s, seat in nodes(subject, 5, 5):
        heard = walk.heard(seat)
        other = game.belief(game.view(s, seat), heard).deal(Dice(77))
        differ += game.dump(other) != game.dump(s)
        answers = [
            choose(game, game.view(truth, seat), heard, seat, parse(bot), Dice(3))
            for truth in (s, other)
        ]
        assert answers[0] == answers[1]
        assert game.check(s, answers[0]) is None
    assert differ >= 3, "the test needs nodes where something is hidden"


def test_another_view_can_change_the_answer():
    """So that the test above can fail: the bots do look at what they are given."""
    subject = subject_named("captain_flip-2-A")
    game = subject.game
    answers = set()
    for _, s, seat in nodes(subject, 5, 2):
        a = choose(game, game.view(s, seat), [], seat, parse("greedy"), Dice(3))
        answers.add((a.verb, a.args))
    assert len(answers) > 3


@pytest.mark.parametrize("subject", [s for s in SUBJECTS if s.seats == 3], ids=lambda s: s.name)
def test_a_task_carries_no_secret_field(subject):
    game = subject.game
    secret = {name for name, who in game.audience.items() if who == SECRET}
    for walk, s, seat in nodes(subject, 8, 20):
        task = make_task(game.info.id, game.view(s, seat), walk.heard(seat), seat, "greedy", 1)
        fields = task[1]["fields"]
        assert isinstance(fields, dict)
        assert fields
        assert not secret & set(fields)


def test_no_door_for_the_truth():
    """No entry to a bot takes a state: a view, what was heard, a seat and dice are all it gets."""
    entries = {
        "random": "random_action",
        "greedy": "greedy_action",
        "search": "__init__",  # of Search: the only class there that is given a view
        "levels": "choose",
    }
    for module, entry in entries.items():
        found = [names for names in parameters(module, entry) if "view" in names]
        assert found, f"{module}.{entry}"
        for names in found:
            assert names[:4] == ["game", "view", "heard", "seat"]
            assert not {"s", "state", "table", "record"} & set(names)


def parameters(module: str, function: str) -> list[list[str]]:
    """Read from the source: compiled functions do not tell theirs."""
    path = Path(levels_module.__file__).parent / f"{module}.py"
    return [
        [a.arg for a in node.args.args if a.arg != "self"]
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name == function
    ]


def test_no_chance_or_clock_of_their_own():
    """What is compiled imports nothing that could make two runs differ."""
    banned = {"random", "time", "datetime", "os", "json", "secrets", "uuid", "pickle"}
    folder = Path(levels_module.__file__).parent
    for module in (random, greedy, search, captain_flip):
        path = folder / ("games" if module is captain_flip else ".")
        tree = ast.parse((path / f"{module.__name__.rsplit('.', 1)[1]}.py").read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert not {a.name.split(".")[0] for a in node.names} & banned
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in banned


def test_a_thief_is_remembered():
    """What was heard matters: Powder's beliefs need it, so bots must be given it."""
    subject = next(s for s in SUBJECTS if s.game is POWDER and s.seats == 3)
    for walk, s, seat in nodes(subject, 2, 5):
        if any(h.kind == "drew" and h.secret for h in walk.heard(seat)):
            task = make_task("powder", POWDER.view(s, seat), walk.heard(seat), seat, "greedy", 1)
            assert any(row[0] == "drew" and row[2] for row in task[2])
            return
    raise AssertionError("nobody drew")
