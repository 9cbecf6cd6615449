"""Many games of one kind at once: one call writes the rows of all into memory numpy shares."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.seat import NOBODY
from quarterdeck.research.kernel.rivals import Rivals
from quarterdeck.research.kernel.run import Run, Unlawful
from quarterdeck.research.kernel.terms import Terms

EVERYBODY: Final = -1  # no rivals: every seat's choice is asked for (self-play)


def episode_seed(seed: i64, k: i64, episode: i64) -> i64:
    """The seed of one game of a fleet: with it the game can be played again alone."""
    h = mix(seed & 0x3FFFFFFFFFFFFFFF)
    h = mix((h ^ k) & 0x3FFFFFFFFFFFFFFF)
    return mix((h ^ episode << 20) & 0x3FFFFFFFFFFFFFFF)


class Fleet:
    """Between two calls every game waits for a choice of ``seat[k]``; a finished one begins anew.

    ``learner`` is the seat that is asked, by game; the others are played by ``rivals``.
    """

    terms: Terms
    rivals: Rivals
    seed: i64
    runs: list[Run]
    dice: list[Dice]  # the rivals'
    learner: list[int]
    episode: list[int]
    count: i64
    rows: vec[i16]
    last_rows: vec[i16]  # of games that ended in this call, their final row
    masks: vec[u8]
    seat: vec[i16]
    done: vec[u8]
    paid: vec[float]  # count * seats; 0 until the end
    decisions: i64  # of players, rivals' included

    def __init__(self, terms: Terms, rivals: Rivals, learner: list[int], seed: i64) -> None:
        self.terms = terms
        self.rivals = rivals
        self.seed = seed
        self.learner = learner
        n = len(learner)
        self.count = n
        self.rows = vec[i16]([0] * int(n * terms.row_size))
        self.last_rows = vec[i16]([0] * int(n * terms.row_size))
        self.masks = vec[u8]([0] * int(n * terms.size))
        self.seat = vec[i16]([0] * n)
        self.done = vec[u8]([0] * n)
        self.paid = vec[float]([0.0] * int(n * terms.seats))
        self.decisions = 0
        self.episode = [0] * n
        self.runs = []
        self.dice = []
        k: i64 = 0
        while k < n:
            seed_k = episode_seed(seed, k, 0)
            self.runs.append(Run(terms, seed_k, rivals.listening))
            self.dice.append(rivals.dice(seed_k))
            self.to_learner(k)
            self.show(k)
            k += 1

    def step(self, numbers: list[int]) -> None:
        """One choice in every game, then on to the next; Unlawful before any of them is made."""
        size = self.terms.size
        k: i64 = 0
        while k < self.count:
            number: i64 = numbers[k]
            if number < 0 or number >= size or self.masks[k * size + number] == 0:
                raise Unlawful(f"game {k}: action {number} is not lawful now")
            k += 1
        k = 0
        while k < self.count:
            self.advance(k, numbers[k])
            k += 1

    def advance(self, k: i64, number: i64) -> None:
        """One choice in one game."""
        run = self.runs[k]
        seats = self.terms.seats
        if self.done[k] == 1:
            self.done[k] = 0
            j: i64 = 0
            while j < seats:
                self.paid[k * seats + j] = 0.0
                j += 1
        at = k * self.terms.size
        for old in run.lit:
            self.masks[at + old] = 0
        run.carry_out(number)
        run.go_on()
        self.decisions += 1
        self.to_learner(k)
        if run.seat == NOBODY:
            self.end(k, run)
        self.show(k)

    def to_learner(self, k: i64) -> None:
        """Rivals act until the learner must choose or it is over."""
        who: i64 = self.learner[k]
        if who >= 0:
            run = self.runs[k]
            if run.seat != who:
                self.decisions += self.rivals.until(run, who, self.dice[k])

    def end(self, k: i64, run: Run) -> None:
        """Pay out and begin anew."""
        terms = self.terms
        for j, share in enumerate(terms.payoff(run.s)):
            self.paid[k * terms.seats + j] = share
        self.done[k] = 1
        run.write(i64(self.seat[k]), self.last_rows, k * terms.row_size)
        self.episode[k] += 1
        seed = episode_seed(self.seed, k, self.episode[k])
        self.runs[k] = Run(terms, seed, self.rivals.listening)
        self.dice[k] = self.rivals.dice(seed)
        self.to_learner(k)

    def show(self, k: i64) -> None:
        """Write the row and the mask of the one who chooses next."""
        run = self.runs[k]
        self.seat[k] = i16(run.seat)
        run.write(run.seat, self.rows, k * self.terms.row_size)
        at = k * self.terms.size
        for number in run.lawful():
            self.masks[at + number] = 1

    def any(self, dice: Dice) -> list[int]:
        """A lawful number for every game, each as likely."""
        out: list[int] = []
        for run in self.runs:
            lit = run.lawful()
            out.append(int(lit[dice.below(len(lit))]))
        return out
