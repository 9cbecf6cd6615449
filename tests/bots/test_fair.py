"""Bots know what their seat knows, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import quarterdeck.bots.levels as levels_module
from quarterdeck.bots.brains import pacer_for
from quarterdeck.bots.levels import LEVEL_NAMES, choose, parse
from quarterdeck.bots.task import make_task
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.step import RACE
from quarterdeck.core.view import PUBLIC, SECRET
from tests.conformance.powder import POWDER
from tests.support.subjects import ALL_SPECS, SUBJECTS, Subject, subject_named
from tests.support.walk import Walk, held, played

BOTS = ["random", "anchor", "cabin_boy", "greedy", "uct:20it", "mcts:30it"]
PLACES = [name for spec in ALL_SPECS.values() for name in spec.fair]
NODES = 12  # of a game, at which a bot is asked


def nodes(subject: Subject, seed: int, every: int = 0):
    """Some nodes of a random game where a player must choose."""
    every = every or max(1, len(played(subject, seed).record) // NODES)
    walk = Walk(subject, seed)
    for k, s in enumerate(walk):
        seats = [seat for seat in subject.game.to_act(s) if seat >= 0]
        if seats and k % every == 0:
            yield walk, s, seats[k // every % len(seats)]


class Known:
    """What a bot in a seat is given: made from a truth, as the server makes it."""

    def __init__(self, game: Game[Any], truth: Any, told: list[Event], seat: int) -> None:
        self.game = game
        self.view = game.view(truth, seat)
        self.heard = [heard_by(e, seat) for e in told]
        self.seat = seat

    def choice(self, bot: str) -> Action:
        return choose(self.game, self.view, self.heard, self.seat, parse(bot), Dice(3))

    def reach(self, level: str) -> tuple[int, Action | None]:
        """Of a hand in a race: when, and what."""
        hand = pacer_for(self.game, self.seat, level, Dice(3))
        for heard in self.heard:
            hand.hear(heard, 0)
        return hand.act(self.view, 0)


def two_truths(walk: Walk, s: Any, seat: int) -> tuple[Known, Known, bool]:
    """The truth and another that looks the same from the seat; whether they differ.

    Whatever is hidden is dealt anew, and what was whispered to others was something else.
    """
    game = walk.game
    belief = game.belief(game.view(s, seat), walk.heard(seat))
    deals = [belief.deal(Dice(77 + k)) for k in range(4)]
    other = next((deal for deal in deals if held(game, deal) != held(game, s)), deals[0])
    told = [
        e if seat in e.knows else Event(e.kind, e.args, e.knows, tuple(x + 1 for x in e.secret))
        for e in walk.told
    ]
    differs = held(game, other) != held(game, s)
    return Known(game, s, walk.told, seat), Known(game, other, told, seat), differs


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_hidden_changes_nothing(place, bot):
    """Another truth that looks the same from the seat gets the same answer."""
    subject = subject_named(place)
    game = subject.game
    differ = 0
    for walk, s, seat in nodes(subject, 5):
        one, two, differs = two_truths(walk, s, seat)
        answer = one.choice(bot)
        assert answer == two.choice(bot)
        assert game.check(s, answer) is None
        differ += differs
    is_open = all(who == PUBLIC for who in game.audience.values())
    assert is_open or differ >= 3, "the test needs nodes where something is hidden"


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_what_is_hidden_does_not_move_a_hand_in_a_race(level):
    """Not even by a millisecond."""
    subject = subject_named("anchors_aweigh-3")
    reached = differ = 0
    for walk, s, seat in nodes(subject, 6, 9):
        if subject.game.step(s).timing == RACE:
            one, two, differs = two_truths(walk, s, seat)
            wait, answer = one.reach(level)
            assert (wait, answer) == two.reach(level)
            reached += answer is not None
            differ += differs
    assert reached > 10
    assert differ > 10


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
        "playout": "random_action",
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
    """What thinks imports nothing that could make two runs differ."""
    banned = {"random", "time", "datetime", "os", "json", "secrets", "uuid", "pickle"}
    folder = Path(levels_module.__file__).parent
    thinking = [folder / f"{name}.py" for name in ("instinct", "playout", "greedy", "search")]
    thinking += sorted((folder / "games").rglob("*.py"))
    assert len(thinking) > 10
    for path in thinking:
        for node in ast.walk(ast.parse(path.read_text())):
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
