"""Fixed random games come out as they always have, interpreted and compiled."""

from __future__ import annotations

import json

import pytest

from quarterdeck.core.dice import Dice, mix
from tests.conformance.digests import FILE, digest
from tests.support.subjects import OLDER, SUBJECTS, Subject

KNOWN = json.loads(FILE.read_text())


@pytest.mark.parametrize("subject", [*SUBJECTS, *OLDER], ids=lambda s: s.name)
def test_digest(subject: Subject) -> None:
    """If a rule was meant to change: raise its version, then write the digests anew."""
    assert digest(subject) == KNOWN[subject.name]


def test_no_digest_is_left_over() -> None:
    assert set(KNOWN) == {s.name for s in [*SUBJECTS, *OLDER]}


def test_the_dice_are_the_same_everywhere() -> None:
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(5)] == [974, 80, 443, 436, 690]
    assert dice.fork() == 3499150356843146231
    assert mix(1) == 3505919734606121040


def test_the_dice_are_fair_enough() -> None:
    """Chi-square over 100 faces and over neighbouring seeds; 5 sigma away would be 170."""
    for streams in (1, 2000):
        counts = [0] * 100
        for k in range(20000):
            if k % (20000 // streams) == 0:
                dice = Dice(k)
            counts[dice.below(100)] += 1
        assert 40 < sum((n - 200) ** 2 / 200 for n in counts) < 170
