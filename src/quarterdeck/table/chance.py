"""NATURE's hand at a real table: draws that can be verified once the game is over."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
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
    ``parts`` come from the people who play, each made when the secret's hash was known already: so
    nobody can have tried many secrets before the game and kept the one that suits.
    """

    def __init__(self, secret: bytes, parts: Sequence[bytes] = ()) -> None:
        self.secret = secret
        whole = b"".join((b"quarterdeck seed\0", secret, *(b"\0" + part for part in parts)))
        self.seed = hashlib.sha256(whole).digest()

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

    def lots(self, game: Game[Any], s: Any, k: int, a: Action) -> tuple[int, int, int]:
        """How draw ``k`` comes to mean ``a``: of so many lots, from this one on, so many.

        Nothing of it says what was drawn: whoever knows the secret can tell. (0, 0, 0): a step
        with too many outcomes for lots.
        """
        f = s.stack[-1]
        step: Step[Any] = game.steps[f.op]
        if step.wide:
            return 0, 0, 0
        move = game.verb_named[a.verb].move(a.args)
        weights = step.odds(s, f)
        total, low = sum(weights), 0
        drawn = self.number(k) * total >> BITS
        found = (total, 0, 0)
        for other, weight in zip(step.legal(s, f, NATURE), weights, strict=True):
            if other == move and (found[2] == 0 or low <= drawn < low + weight):
                found = (total, low, weight)
            low += weight
        return found

    def seed_of(self, k: int) -> int:
        """What a wide step or an engine draws from."""
        return self.number(k) >> (BITS - 61)

    def number(self, k: int) -> int:
        """256 bits for draw ``k``."""
        return int.from_bytes(hmac.digest(self.seed, str(k).encode(), "sha256"), "big")


def chance_of(secret: str, parts: Sequence[str] = ()) -> SealedChance:
    """From what tables and records keep; no part, and one of zeros alone, count for nothing."""
    given = [bytes.fromhex(part) for part in parts]
    return SealedChance(bytes.fromhex(secret), [part for part in given if any(part)])


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
