"""Draws that can be checked once the secret is known."""

from __future__ import annotations

import hashlib
from collections import Counter

from quarterdeck.games.captain_flip import GAME
from quarterdeck.table.chance import SealedChance


def test_the_same_secret_draws_the_same_and_the_commitment_binds_it() -> None:
    s = GAME.new(3, {})
    a, b = SealedChance(b"one secret"), SealedChance(b"one secret")
    assert [a.act(GAME, s, k) for k in range(20)] == [b.act(GAME, s, k) for k in range(20)]
    other = SealedChance(b"another")
    assert [a.act(GAME, s, k) for k in range(20)] != [other.act(GAME, s, k) for k in range(20)]
    assert a.commitment == hashlib.sha256(b"one secret").hexdigest()


def test_draws_follow_the_weights() -> None:
    s = GAME.new(2, {})
    GAME.act(s, SealedChance(b"x").act(GAME, s, 0))
    s.bag[:] = [2, 1] + [0] * 34  # three tiles left: two of one pair, one of another
    chance = SealedChance(b"weights")
    seen = Counter(chance.act(GAME, s, k).args for k in range(6000))
    assert set(seen) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    for args, n in seen.items():
        expected = 2000 if args[0] == 0 else 1000
        assert abs(n - expected) < 150, seen
