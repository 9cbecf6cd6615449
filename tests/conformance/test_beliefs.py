"""Beliefs are honest: the truth is as likely to be dealt as anything else that could be true."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.games.captain_flip.components import COPIES, EMPTY, PAIRS, pair_of
from tests.support.build import COMPILED
from tests.support.ranks import TOO_FAR, chi_square, honest, ranks
from tests.support.spec import SPECS
from tests.support.subjects import ALL_SPECS, subject_named
from tests.support.walk import Walk, played

FEW, MANY = 350, 1200
HONEST = [name for spec in SPECS.values() for name in spec.beliefs]


def measured(*case: Any) -> list[Any]:
    """With few samples; soaks take many, and interpreted, where it is slow, the few."""
    soak = pytest.mark.soak
    if not COMPILED:
        return [pytest.param(*case, FEW, marks=soak)]
    return [pytest.param(*case, FEW), pytest.param(*case, MANY, marks=soak)]


# Powder is never compiled and quick, and its bias too small for a few.
@pytest.mark.parametrize(
    ("name", "samples"),
    [
        *[case for name in HONEST for case in measured(name)],
        *[(name, MANY) for name in ALL_SPECS["powder"].beliefs],
    ],
)
def test_the_truth_is_one_of_twenty_alike(name: str, samples: int) -> None:
    for counts in ranks(subject_named(name), samples, seed=99):
        assert sum(counts) == samples
        assert chi_square(counts) < TOO_FAR, counts


# ---------------------------------------------------------------- and the test can fail


class InOrder:
    """The tempting mistake: put any fitting tile under one unseen back after the other."""

    def __init__(self, game: Game[Any], walk: Walk, seat: int) -> None:
        self.fair = honest(game, walk, seat)

    def deal(self, dice: Dice) -> Any:
        while True:
            try:
                return self._try(dice)
            except IndexError:  # no fitting tile left: from the start
                continue

    def _try(self, dice: Dice) -> Any:
        s = self.fair.deal(dice)
        bag = [COPIES] * len(PAIRS)
        for at, side in enumerate(s.showing):
            if side != EMPTY and s.known[at] != EMPTY:
                bag[pair_of(side, s.known[at])] -= 1
        if s.hand_up != EMPTY:
            bag[pair_of(s.hand_up, s.hand_back)] -= 1
        for at, side in enumerate(s.showing):
            if side != EMPTY and s.known[at] == EMPTY:
                # As if each kind of tile were as likely, however many of it are left.
                fitting = [p for p, n in enumerate(bag) if n and side in PAIRS[p]]
                pair = fitting[dice.below(len(fitting))]
                bag[pair] -= 1
                s.backs[at] = sum(PAIRS[pair]) - side
        s.bag[:] = bag
        return s


class Superstitious:
    """Thinks that the others' omens are all alike likely; they are 1 : 2 : 3 : 4."""

    def __init__(self, game: Game[Any], walk: Walk, seat: int) -> None:
        self.fair = honest(game, walk, seat)
        self.seat = seat

    def deal(self, dice: Dice) -> Any:
        s = self.fair.deal(dice)
        for seat, omen in enumerate(s.omens):
            if seat != self.seat and omen >= 0:
                s.omens[seat] = dice.below(4)
        return s


@pytest.mark.parametrize(
    ("name", "dealer", "samples"),
    [*measured("captain_flip-3-A", InOrder), ("powder-4-3", Superstitious, MANY)],
)
def test_a_biased_dealer_is_found_out(name: str, dealer: Any, samples: int) -> None:
    found = ranks(subject_named(name), samples, seed=99, make=dealer)
    assert max(chi_square(counts) for counts in found) > TOO_FAR, found


# ---------------------------------------------------------------- one deal after the other


def agreement(deals: list[Any], places: list[int], lag: int) -> float:
    """How often the same back is dealt to the same place, so many deals later."""
    pairs = list(zip(deals, deals[lag:], strict=False))
    same = sum(a.backs[at] == b.backs[at] for a, b in pairs for at in places)
    return same / (len(pairs) * len(places))


@pytest.mark.parametrize(("name", "nodes"), [("captain_flip-2-A", 50), ("captain_flip-5-A", 150)])
def test_each_deal_is_as_good_as_fresh(name: str, nodes: int) -> None:
    """The walk must not dwell: a deal says no more about the next than about one long after."""
    walk = played(subject_named(name), 7, nodes)
    places = [at for at, x in enumerate(walk.s.showing) if x != EMPTY and walk.s.known[at] == EMPTY]
    belief, dice = honest(walk.game, walk, 0), Dice(1)
    deals = [belief.deal(dice) for _ in range(6000 // len(places))]
    assert len(places) > 5
    assert abs(agreement(deals, places, 1) - agreement(deals, places, 40)) < 0.03


# ---------------------------------------------------------------- perfect recall, exactly


def test_a_card_seen_in_private_is_remembered() -> None:
    """It is in no view any more; the seat that saw it deals it where it lies, others do not."""
    subject = subject_named("powder-2-3")
    certain = unsure = 0
    for seed in range(40):
        walk = played(subject, seed)
        for seat in range(2):
            seen = [
                h.secret[0] if h.secret else None for h in walk.heard(seat) if h.kind == "buried"
            ]
            assert len(seen) == walk.s.buried_count
            belief = honest(walk.game, walk, seat)
            deals = [belief.deal(Dice(k)).buried for k in range(12)]
            for i, card in enumerate(seen):
                dealt = {d[i] for d in deals}
                if card is None:
                    unsure += len(dealt) > 1
                else:
                    assert dealt == {card} == {walk.s.buried[i]}
                    certain += 1
    assert certain > 10
    assert unsure > 10
