"""One game for learners: chance acts by itself, players by numbers; every door is a shell of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard, heard_by
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.step import RACE
from quarterdeck.research.kernel.terms import Terms

NOTHING: list[Action] = []


class Unlawful(ValueError):
    """A number that the rules do not allow now; nothing has changed."""


class Run:
    """``seat`` is asked now (NOBODY: it is over); ``queue`` answers with it, in secret.

    Who answers in secret is asked one after the other, all once before anybody twice: so the rows
    are the same whether the answers are given one by one or together.
    """

    terms: Terms
    s: State
    dice: Dice  # chance's; nobody else draws from it, so it is the same whoever plays
    seed: i64
    seat: i64
    queue: list[int]
    joint: i64  # the step that the queue belongs to, or -1
    heard: list[list[Heard]]  # by seat; empty if nobody listens
    offered: list[Action]
    lit: list[i64]  # the lawful numbers of ``seat``, once asked for
    is_lit: bool
    with_chance: bool  # False: chance's moves are left to the caller, ``seat`` is NATURE then

    def __init__(
        self,
        terms: Terms,
        seed: i64,
        listening: bool = False,
        with_chance: bool = True,
        s: State | None = None,
    ) -> None:
        self.terms = terms
        self.seed = seed
        self.dice = Dice(seed)
        self.with_chance = with_chance
        self.s = terms.game.new(int(terms.seats), terms.options, listening) if s is None else s
        self.queue = []
        self.joint = -1
        self.heard = [[] for _ in range(terms.seats)] if listening else []
        self.offered = NOTHING
        self.lit = []
        self.is_lit = False
        self.seat = NOBODY
        self.go_on()

    def clone(self) -> Run:
        """The same game once more."""
        s = self.s.clone()
        s.loud = self.s.loud
        other = Run(self.terms, self.seed, False, self.with_chance, s)
        other.dice.x = self.dice.x
        other.heard = [ears[:] for ears in self.heard]
        other.queue = self.queue[:]
        other.joint = self.joint
        other.seat = self.seat
        return other

    # ------------------------------------------------------------ what is so

    def is_over(self) -> bool:
        """Nothing is left to be done."""
        return self.seat == NOBODY

    def asked(self) -> list[int]:
        """Everybody whose answer is waited for, the first of them first."""
        return [] if self.seat == NOBODY else [int(self.seat), *self.queue]

    def lawful(self) -> list[i64]:
        """The lawful numbers of the seat that is asked."""
        if not self.is_lit:
            self.lit = self.lawful_of(self.seat)
            self.is_lit = True
        return self.lit

    def lawful_of(self, seat: i64) -> list[i64]:
        """The same of any seat whose answer is waited for; a wide step waits for one only."""
        terms = self.terms
        s = self.s
        out: list[i64] = []
        if seat < 0:
            return out
        f = s.stack[-1]
        step = terms.game.steps[f.op]
        if step.wide:
            self.offered = terms.offers.actions(s, f, seat)
            k: i64 = 0
            while k < len(self.offered):
                out.append(terms.packed + k)
                k += 1
            return out
        moves = terms.moves
        for move in step.legal(s, f, seat):
            out.append(moves.number(move, seat))
        return out

    def write(self, seat: i64, out: vec[i16], at: i64) -> None:
        """The row of a seat; what is offered stands only in the row of the one who is asked."""
        if seat == self.seat and self.terms.offers.most > 0:
            self.lawful()
            self.terms.write(self.s, seat, self.offered, out, at)
        else:
            self.terms.write(self.s, seat, NOTHING, out, at)

    def action(self, number: i64) -> Action:
        """A lawful number of the seat that is asked, in words."""
        terms = self.terms
        self.lawful()
        if number >= terms.packed:
            return self.offered[number - terms.packed]
        return terms.game.word(int(self.seat), terms.moves.move(number, self.seat))

    # ------------------------------------------------------------ what is done

    def act(self, number: i64) -> None:
        """The seat that is asked does it, then chance does what follows; Unlawful if it may not."""
        if number not in self.lawful():
            self.refuse(number)
        self.carry_out(number)
        self.go_on()

    def refuse(self, number: i64) -> None:
        """Say why."""
        if self.seat == NOBODY:
            raise Unlawful("the game is over")
        if not 0 <= number < self.terms.size:
            raise Unlawful(f"there is no action {number}: they are 0 to {self.terms.size - 1}")
        raise Unlawful(
            f"action {number} is not lawful for seat {self.seat} now; the mask has those that are"
        )

    def carry_out(self, number: i64) -> None:
        """A lawful number; ``go_on`` must follow."""
        terms = self.terms
        if number >= terms.packed:
            terms.game.act(self.s, self.offered[number - terms.packed])
        else:
            terms.game.apply(self.s, self.seat, terms.moves.move(number, self.seat))

    def act_at_will(self, a: Action) -> None:
        """The seat that is asked does something lawful that need not have a number."""
        self.terms.game.act(self.s, a)
        self.go_on()

    def go_on(self) -> None:
        """Chance acts until a player must; then ``seat`` says who."""
        s = self.s
        game = self.terms.game
        dice = self.dice
        steps = game.steps
        stack = s.stack
        self.is_lit = False
        self.offered = NOTHING
        while stack:
            if s.events:
                self.listen()
            f = stack[-1]
            step = steps[f.op]
            if step.plain:
                if not step.nature:
                    self.seat = f.seat
                    self.queue.clear()
                    self.joint = -1
                    return
                if not self.with_chance:
                    self.seat = NATURE
                    return
                step.apply(s, f, NATURE, step.draw(s, f, dice))
                game.settle(s)
                continue
            if step.timing == RACE:
                raise ValueError(f"{game.info.id}: a race has no turns that could be numbered")
            seats = step.seats(s, f)
            if seats[0] >= 0:
                self.wait_for(f.op, seats)
                return
            if not self.with_chance:
                self.seat = NATURE
                return
            self.draw()
        if s.events:
            self.listen()
        self.seat = NOBODY
        self.queue.clear()

    def draw(self) -> None:
        """Chance acts once; ``go_on`` must follow."""
        s = self.s
        f = s.stack[-1]
        game = self.terms.game
        step = game.steps[f.op]
        if step.wide:
            game.act(s, step.sample(s, f, NATURE, self.dice))
        else:
            game.apply(s, NATURE, step.draw(s, f, self.dice))

    def wait_for(self, op: i64, seats: list[int]) -> None:
        """Of several who answer in secret, the next."""
        left = [k for k in self.queue if k in seats] if op == self.joint else []
        if not left:
            left = seats[:]
        self.joint = op
        self.seat = left[0]
        self.queue = left[1:]

    def listen(self) -> None:
        """Everybody hears what they may."""
        events = self.s.events
        for seat, ears in enumerate(self.heard):
            for e in events:
                ears.append(heard_by(e, seat))
        events.clear()
