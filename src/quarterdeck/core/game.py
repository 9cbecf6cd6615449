"""A rulebook: a table of steps, a table of verbs, a table of who sees what."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.action import Action, verb_of
from quarterdeck.core.belief import Belief
from quarterdeck.core.codec import dump, fill
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.info import GameInfo
from quarterdeck.core.phrases import Phrases, Said
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.result import Result
from quarterdeck.core.seat import CLOCK, NOBODY
from quarterdeck.core.step import RACE, S, Step
from quarterdeck.core.verb import Verb
from quarterdeck.core.view import View, redact

BUDGET: Final = 10_000  # automatic steps between two choices; more is a rule that never ends
LONGEST_RACE_MS: Final = 1 << 31
NOT_YOURS: Final = Refusal("no-not-your-turn")

T = TypeVar("T")


def _in_order(numbers: list[int], things: list[T]) -> list[T]:
    """The things by their numbers, which must be all from 0 on and each of one thing only."""
    if sorted(numbers) != list(range(len(numbers))):
        raise ValueError(f"a number is missing or doubled: {sorted(numbers)}")
    numbered = dict(zip(numbers, things, strict=True))
    return [numbered[n] for n in range(len(numbers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Three tables and a few questions. Knows the rules, keeps no state.

    ``steps`` has each step by its number, which frames carry and which is never given to another:
    games under way are saved with it.
    """

    def __init__(
        self,
        info: GameInfo,
        steps: dict[int, Step[S]],
        verbs: list[Verb],
        audience: dict[str, str],
        phrases: Phrases,
    ) -> None:
        self.info = info
        self.steps = _in_order(list(steps), list(steps.values()))
        self.verbs = _in_order([v.number for v in verbs], verbs)
        self.verb_named = {v.name: v for v in verbs}
        self.audience = audience
        self.phrases = phrases

    # ------------------------------------------------------------ each game writes these

    def blank(self) -> S:
        """A state to fill."""
        raise NotImplementedError

    def new(self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0) -> S:
        """The first state, settled up to the first choice. BadSetup for what the game has not.

        ``version`` is that of the rules it is to be played by; 0: the newest.
        """
        raise NotImplementedError

    def belief(self, view: View, heard: list[Heard]) -> Belief[S]:
        """What the seat can make of it; built from these two and nothing else."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Ranks and the count, once it is over."""
        raise NotImplementedError

    def standing(self, s: S, seat: i64) -> i64:
        """What the seat would have if it ended now: what greedy play looks at."""
        raise NotImplementedError

    def purses(self, view: View) -> list[int]:
        """What each seat has that everybody can count: the number beside its name; []: nothing."""
        return []

    def rewards(self, s: S) -> list[float]:
        """Each seat's share of the win, from 0 to 1, once it is over: what search looks at."""
        raise NotImplementedError

    def key(self, s: S, seat: i64) -> i64:
        """What chance has just shown that ``seat`` can tell apart: separates a search's nodes."""
        return 0

    def refs(self, s: S, a: Action) -> tuple[str, ...]:
        """What to click for this action, in order."""
        return ("button:" + a.verb,)

    def meant(self, s: S, seat: i64, ref: str) -> list[Action]:
        """What the seat could mean by a press on this piece, lawful or not, likeliest first."""
        return []

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        """The pieces an event speaks of."""
        return ()

    def prompt(self, s: S, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        """The keys of the question and its hint, and their common arguments."""
        raise NotImplementedError

    def label(self, s: S, a: Action) -> Said:
        """The key and arguments that name a choice."""
        raise NotImplementedError

    def gain(self, s: S, seat: i64, actions: list[Action]) -> tuple[Said, list[Said]] | None:
        """The certain immediate result of a choice and how it adds up; ``s`` is a dealt state."""
        return None

    def risk(self, before: S, after: S | None, told: list[Event], a: Action) -> Said | None:
        """What a choice that ends with ``a`` costs or puts at stake, as its seat can know.

        ``told`` ends with the first event that shows something new, and then there is no ``after``.
        """
        return None

    def odds(self, s: S, a: Action) -> tuple[str, tuple[int, ...]] | None:
        """How likely a choice leads to what it is for, as its seat can know; ``s`` is dealt."""
        return None

    def invariant(self, s: S) -> str:
        """Empty if all pieces and coins are accounted for, else what is wrong."""
        return ""

    # ------------------------------------------------------------ who and what

    def is_over(self, s: S) -> bool:
        """Nothing is left to be done."""
        return not s.stack

    def seat_to_act(self, s: S) -> i64:
        """The seat that must act, or the first of several; NOBODY when it is over."""
        if not s.stack:
            return NOBODY
        f = s.stack[-1]
        return self.steps[f.op].seat(s, f)

    def to_act(self, s: S) -> list[int]:
        """Everybody who may act now; [] means over."""
        if not s.stack:
            return []
        f = s.stack[-1]
        return self.steps[f.op].seats(s, f)

    def step(self, s: S) -> Step[S]:
        """The step that waits for a choice."""
        return self.steps[s.stack[-1].op]

    def legal(self, s: S, seat: i64) -> list[int]:
        """The lawful packed moves of a seat that may act (none for a wide step)."""
        f = s.stack[-1]
        step = self.steps[f.op]
        if step.wide:
            return []
        return step.legal(s, f, seat)

    def word(self, seat: int, move: i64, at: int = 0) -> Action:
        """A packed move in words."""
        return self.verbs[verb_of(move)].action(seat, move, at)

    def sample(self, s: S, seat: i64, dice: Dice) -> Action:
        """Some lawful action of the seat, in words."""
        f = s.stack[-1]
        step = self.steps[f.op]
        if step.wide:
            return step.sample(s, f, seat, dice)
        return self.word(int(seat), step.pick(s, f, seat, dice))

    def ring(self, s: S) -> Action:
        """The clock's act in a race, when it is due."""
        f = s.stack[-1]
        step = self.steps[f.op]
        return self.word(CLOCK, step.legal(s, f, CLOCK)[0], int(step.due(s, f)))

    def view(self, s: S, seat: int) -> View:
        """What the seat may see; NOBODY is a spectator."""
        return redact(s, self.audience, seat)

    def dump(self, s: S) -> dict[str, object]:
        """The whole state as plain values."""
        return dump(s, self.audience)

    def restore(self, data: dict[str, object]) -> S:
        """The state that ``dump`` wrote."""
        s = self.blank()
        fill(s, data, self.audience)
        return s

    # ------------------------------------------------------------ what happens

    def check(self, s: S, a: Action) -> Refusal | None:
        """None if the action is lawful now, else why not. Never raises, whatever it is given."""
        if not s.stack:
            return Refusal("no-game-over")
        f = s.stack[-1]
        step = self.steps[f.op]
        verb = self.verb_named.get(a.verb)
        if a.seat not in step.seats(s, f):
            if a.seat not in range(s.seats):
                return NOT_YOURS
            move = verb.move(a.args) if step.asides and verb is not None else -1
            return step.aside(s, f, a.seat, move) if move >= 0 else step.barred(s, f, a.seat)
        if verb is None:
            return Refusal("no-such-verb")
        if verb.wide != step.wide:
            return Refusal("no-not-now")
        if step.wide:
            return step.check_action(s, f, a)
        move = verb.move(a.args)
        if move < 0 or (step.timing == RACE and not 0 <= a.at <= LONGEST_RACE_MS):
            return Refusal("no-bad-arguments")
        return step.check(s, f, a.seat, move)

    def act(self, s: S, a: Action) -> None:
        """Carry out one lawful action in words, then run on to the next choice."""
        f = s.stack[-1]
        step = self.steps[f.op]
        if step.wide:
            step.take(s, f, a)
        else:
            if step.timing == RACE:
                step.timed(s, f, a.at)
            step.apply(s, f, a.seat, self.verb_named[a.verb].move(a.args))
        self.settle(s)

    def apply(self, s: S, seat: i64, move: i64) -> None:
        """The same for a packed move."""
        f = s.stack[-1]
        self.steps[f.op].apply(s, f, seat, move)
        self.settle(s)

    def settle(self, s: S) -> None:
        """Do what needs nobody's choice: a loop with a budget, no recursion."""
        stack = s.stack
        steps = self.steps
        budget: i64 = BUDGET
        while stack:
            f = stack[-1]
            step = steps[f.op]
            if step.asks or step.enter(s, f):
                return
            budget -= 1
            if budget == 0:
                raise RuntimeError(f"{self.info.id}: step {f} never ends")
