"""A game as it was begun under an older version of its rules, which it keeps to its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.conformance import test_nodes as nodes
from tests.conformance.digests import digest
from tests.support.subjects import Subject, subject_named
from tests.support.walk import Walk


@dataclass(frozen=True)
class Before(Subject):
    """The same set-up under that version."""

    version: int = 0

    def new(self, loud: bool = False) -> Any:
        return self.game.new(self.seats, dict(self.options), loud, self.version)


def before(name: str, version: int) -> Before:
    """The subject of that name under that version."""
    subject = subject_named(name)
    return Before(subject.game, subject.seats, subject.options, version)


def comes_out_as_then(name: str, version: int, then: str) -> None:
    """Random games, node by node and event by event, have the digest that began so then."""
    assert digest(before(name, version)).startswith(then)


def goes_on_in_one_piece(name: str, version: int, seed: int) -> None:
    """At every node of a whole game: pieces, views, beliefs, saving, words; and it replays."""
    subject = before(name, version)
    for holds in (
        nodes.test_pieces_and_coins_are_accounted_for,
        nodes.test_a_deal_agrees_with_the_view_and_what_was_heard,
        nodes.test_a_view_hides_what_it_must,
        nodes.test_legal_is_what_check_allows,
        nodes.test_saving_and_going_on_is_the_same,
        nodes.test_prompts_and_labels_can_be_said,
        nodes.test_the_record_replays_to_the_same_state,
    ):
        walk = Walk(subject, seed)
        holds(walk)
        assert walk.s.version == version
        assert walk.game.view(walk.s, 0).version == version
