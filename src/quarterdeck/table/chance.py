"""NATURE's hand at a real table: draws that can be verified once the game is over."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Protocol

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step

BITS = 256


class Chance(Protocol):
    """Who acts for NATURE."""

    def act(self, game: Game[Any], s: Any, k: int) -> Action:
        """NATURE's ``k``-th action of the match."""


class SealedChance:
    """Draw k is HMAC(seed, k) over the rules' weights.

    The seed comes from a secret whose hash is in the record from the start, so nobody, the server
    included, can choose draws as the game goes; with the secret anybody can check them afterwards.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.seed = hashlib.sha256(b"quarterdeck seed\0" + secret).digest()

    @property
    def commitment(self) -> str:
        """Published before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def act(self, game: Game[Any], s: Any, k: int) -> Action:
        """Draw with the weights of the step that waits for NATURE."""
        f = s.stack[-1]
        step: Step[Any] = game.steps[f.op]
        if step.wide:
            # A shot's spread: the seed goes to the step, its outcome into the record.
            return step.sample(s, f, NATURE, Dice(self.seed_of(k)))
        moves = step.legal(s, f, NATURE)
        weights = step.odds(s, f)
        left = self.number(k) * sum(weights) >> BITS
        for move, weight in zip(moves, weights, strict=True):
            if left < weight:
                return game.word(NATURE, move)
            left -= weight
        raise AssertionError("weights and draw do not agree")

    def seed_of(self, k: int) -> int:
        """What a wide step or an engine draws from."""
        return self.number(k) >> (BITS - 61)

    def number(self, k: int) -> int:
        """256 bits for draw ``k``."""
        return int.from_bytes(hmac.digest(self.seed, str(k).encode(), "sha256"), "big")


class DiceChance:
    """Fast chance for simulations: a seed and nothing to verify."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def act(self, game: Game[Any], s: Any, k: int) -> Action:
        """Draw with the step's own fast draw."""
        f = s.stack[-1]
        step: Step[Any] = game.steps[f.op]
        if step.wide:
            return step.sample(s, f, NATURE, self.dice)
        return game.word(NATURE, step.draw(s, f, self.dice))


def scene_of(game: Game[Any], s: Any) -> tuple[int, ...]:
    """What an engine outside the rules could be asked now, in NATURE's place; (): nothing."""
    if not s.stack:
        return ()
    f = s.stack[-1]
    step: Step[Any] = game.steps[f.op]
    return step.scene(s, f) if step.nature else ()
