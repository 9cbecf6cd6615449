"""Games begun by rules that were changed since are played on by them, to their end."""

from __future__ import annotations

import json

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NOBODY
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.table import Table
from tests.conformance.powder import POWDER
from tests.conformance.test_nodes import change_the_unseen
from tests.conformance.test_worlds import agree, ask_alike, says_what_it_reveals
from tests.support.subjects import OLDER, REGISTERED, Subject, subject_named
from tests.support.walk import Walk, held, played, text


@pytest.mark.parametrize("subject", OLDER, ids=lambda subject: subject.name)
def test_older_rules_are_kept_to_the_end(subject: Subject) -> None:
    """What must hold at every node, as far as a forgotten version could break it."""
    game, walk, dice = subject.game, Walk(subject, 11), Dice(8)
    while not game.is_over(walk.s):
        s = walk.s
        assert s.version == s.clone().version == subject.version
        assert game.invariant(s) == ""
        assert held(game, game.restore(json.loads(text(game, s)))) == held(game, s)
        worlds = []
        for seat in (*range(s.seats), NOBODY):
            view = game.view(s, seat)
            assert view.version == subject.version
            other = s.clone()
            change_the_unseen(game, other, seat)
            assert game.view(other, seat) == view
            if seat != NOBODY:
                deals = [game.belief(view, walk.heard(seat)).deal(dice)]
                agree(game, s, seat, deals)
                worlds.append(deals)
                if len(walk.record) % subject.spec.every == 0:
                    ask_alike(game, [s, *deals], seat)
        for seat in game.to_act(s):
            for move in game.legal(s, seat):
                assert game.check(s, game.word(seat, move)) is None
        s.marks = []
        a = walk.go_on()
        says_what_it_reveals(subject, walk.s, walk.fresh, a, worlds)
    assert game.invariant(walk.s) == ""
    assert game.result(walk.s).reason in game.info.end_reasons
    assert game.to_act(walk.s) == []


@pytest.mark.parametrize("game", [*REGISTERED.values(), POWDER], ids=lambda game: game.info.id)
def test_only_versions_that_are_known_are_begun(game) -> None:
    info = game.info
    seats = info.max_seats
    for version in range(info.oldest, info.version + 1):
        assert game.new(seats, {}, version=version).version == version
        assert Table(game, seats, {}, SealedChance(b"any"), version=version).view(0).version == (
            version
        )
    assert game.new(seats, {}).version == info.version
    for unknown in (info.oldest - 1 or -1, info.version + 1):
        with pytest.raises(BadSetup, match=f"version {unknown} of the rules"):
            game.new(seats, {}, version=unknown)


def test_a_rule_that_changed_is_as_it_was() -> None:
    """So the tests above walk by other rules: in Powder bids became dearer."""
    dearest = {}
    for subject in (subject_named("powder-3-3"), subject_named("powder-3-3-v1")):
        walks = [played(subject, seed) for seed in range(20)]
        bids = [a.args[0] for walk in walks for a in walk.record if a.verb == "bid"]
        dearest[walks[0].s.version] = max(bids)
    assert dearest == {1: 2, 2: 3}
