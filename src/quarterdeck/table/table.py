"""The single writer of one match: checks, applies, records; undo and the closing of turns."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.result import Result
from quarterdeck.core.seat import CLOCK, NATURE, NOBODY
from quarterdeck.core.step import RACE, TURN
from quarterdeck.core.view import View
from quarterdeck.kit.guide import Guide
from quarterdeck.table.ask import Ask, leads_on, make_ask
from quarterdeck.table.chance import Chance, scene_of
from quarterdeck.table.change import Before, Change, Entry, Marks
from quarterdeck.table.guidance import ALWAYS_ASK, Guidance, Guided
from quarterdeck.table.race import RaceClock
from quarterdeck.table.record import action_row, row_action

DISCREET_MS = 2000  # before a discreet question is answered, whatever the answer and its reason


class Table:
    """No network, no disk, no clock of its own: it is told the time in ms.

    NATURE and the change of turn wait until the acting seat closes its turn, so that a slip of
    the finger can be taken back: by Done, or by itself after the seat's pause.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        chance: Chance,
        guide: Guide | None = None,
        version: int = 0,
    ) -> None:
        self.game = game
        self.chance = chance
        self.has_engine = False  # one that computes NATURE's acts where a step says how
        self.guidance = Guidance() if guide is None else Guided(guide)
        self.state = game.new(seats, options, True, version)
        self.v = 0
        self.actions: list[Action] = []
        self.told: list[Event] = []  # everything that happened
        self.pauses = [0] * seats  # ms a turn stays open; set by whoever sits there
        self.open_seat = NOBODY  # whose turn is still to be closed
        self.open_since = 0
        self.now = 0
        self.since = 0  # when the last thing happened
        self.discreet_ms = DISCREET_MS
        self.marking = False  # whether a change says how it stood at each event
        self._marks = Marks()
        self.race = RaceClock()
        self._due = (-1, 0)  # the clock's next act, as of a version: asked for again and again
        self._befores: list[Before] = []
        self._collect()

    # ------------------------------------------------------------ questions

    @property
    def is_over(self) -> bool:
        """Over, and no turn left open."""
        return self.open_seat == NOBODY and self.game.is_over(self.state)

    @property
    def is_taught(self) -> bool:
        """A guided game whose script is done: nothing happens any more, be it over or not."""
        return self.guidance.is_done(len(self.actions))

    def to_act(self) -> list[int]:
        """Whom everybody waits for."""
        if self.open_seat != NOBODY:
            return [self.open_seat]
        if self.is_taught:
            return []
        return self.game.to_act(self.state)

    def is_aside(self, seat: int) -> bool:
        """Whether the seat may do something now though nobody waits for it."""
        s = self.state
        if seat < 0 or self.open_seat != NOBODY or not self.guidance.is_free or not s.stack:
            return False
        return self.game.step(s).asides and seat not in self.game.to_act(s)

    def view(self, seat: int) -> View:
        """What the seat may see; NOBODY for spectators."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[Heard]:
        """What the seat has heard, from the ``since``-th event on."""
        return [heard_by(e, seat) for e in self.told[since:]]

    def ask(self, seat: int) -> Ask | None:
        """What the seat is asked now."""
        if seat < 0 or self.open_seat != NOBODY:
            return None
        # In a race everybody may act, though not at this very moment, and choices would be stale
        # before they are read: the law is asked at each act.
        is_free = self.race.is_on and self.guidance.is_free
        if not is_free and seat not in self.to_act():
            return None
        ask = make_ask(self.game, self.state, seat, self.heard(seat), not is_free)
        if not ask.prompt[0]:
            return None
        self.guidance.light(ask, len(self.actions))
        return ask

    def can_undo(self, seat: int) -> bool:
        """Nothing but this seat's own acts since, and nothing was revealed; in a race never."""
        if not self._befores or self.race.is_on:
            return False
        return self._befores[-1].seat == seat and not self._befores[-1].is_final

    def closes_in(self, now: int) -> int:
        """ms until the open turn closes by itself; 0: only Done closes it; -1: none is open."""
        if self.open_seat == NOBODY:
            return -1
        pause = self._pause()
        if pause == ALWAYS_ASK:
            return 0
        return max(1, self.open_since + pause - now)

    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.game.result(self.state) if self.is_over else None

    def lesson(self) -> str:
        """In a guided game, what to read now."""
        return self.guidance.lesson(len(self.actions), self.open_seat != NOBODY)

    # ------------------------------------------------------------ what people do

    def submit(
        self, seat: int, actions: list[Action], v: int, now: int, early: int = 0
    ) -> Change | Refusal:
        """Carry out all of the actions or none.

        All but the last must be such as reveal nothing (``Step.through``): a refusal that came
        after a revelation would tell what was revealed, and nobody would have paid for it.
        In a race they count as begun ``early`` ms before now: what the line took to bring them.
        """
        self.now = now
        if not actions:
            return Refusal("no-such-choice")
        if self.open_seat != NOBODY:
            return Refusal("no-turn-open" if seat == self.open_seat else "no-not-your-turn")
        game, s = self.game, self.state
        if game.is_over(s):
            return Refusal("no-game-over")
        timing = game.step(s).timing
        if timing == TURN and v != self.v:
            return Refusal("no-stale")
        taught = self.guidance.as_taught(game, s, len(self.actions), actions)
        if isinstance(taught, Refusal):
            return taught
        actions = taught
        if timing == RACE:
            return self._submit_in_race(seat, actions, now - early)
        if seat == NATURE:  # an engine has computed it
            return game.check(s, actions[0]) or self._by_itself(actions[0])
        is_final = self._is_final(seat)
        before = Before(seat, s.clone(), len(self.actions), len(self.told))
        self._mark()
        for n, a in enumerate(actions):
            refusal = Refusal("no-not-your-turn") if a.seat != seat else game.check(s, a)
            if refusal is None and n + 1 < len(actions) and not leads_on(game, s, a):
                refusal = Refusal("no-such-choice")
            if refusal is not None:
                self._go_back(before)
                return refusal
            self._act(a)
        events = self._collect()
        self._keep(before, events, is_final)
        self._open_turn(seat, now)
        rows: list[object] = [action_row(a) for a in actions]
        return self._change(seat, ["do", rows], events)

    def undo(self, seat: int, now: int) -> Change | Refusal:
        """Take back the seat's last choice."""
        self.now = now
        return self._take_back() if self.can_undo(seat) else Refusal("no-undo")

    def _take_back(self) -> Change:
        before = self._befores.pop()
        taken = len(self.actions) - before.actions
        undone = len(self.told) - before.told
        self._go_back(before)
        self.open_seat = NOBODY
        return self._change(before.seat, ["undo", taken], [], undone)

    def close(self, seat: int) -> Change | Refusal:
        """Done: what follows may happen."""
        if self.open_seat != seat:
            return Refusal("no-nothing-to-close")
        self.open_seat = NOBODY
        self._befores.clear()
        return self._change(seat, ["close", seat], [])

    # ------------------------------------------------------------ what happens by itself

    def advance(self, now: int) -> Change | None:
        """The next thing that needs no person: call it until it returns None."""
        self.now = now
        if self.open_seat != NOBODY:
            pause = self._pause()
            if pause == ALWAYS_ASK or now < self.open_since + pause:
                return None
            change = self.close(self.open_seat)
            assert isinstance(change, Change)
            return change
        s = self.state
        if self.game.is_over(s) or self.is_taught:
            return None
        if not self.race.is_on and NATURE in self.game.to_act(s):
            return None if self.scene() else self._by_itself(self._nature())
        if self.due_in(now) == 0:
            return self._by_itself(self.game.ring(s))
        if self.answers_in(now) == 0:
            seat = self.game.to_act(s)[0]
            return self._by_itself(self.game.word(seat, self.game.legal(s, seat)[0]))
        return None

    def scene(self) -> tuple[int, ...]:
        """What an engine is asked, whose answer is submitted for NATURE; (): none is waited for."""
        is_free = self.has_engine and self.open_seat == NOBODY and self.guidance.is_free
        return scene_of(self.game, self.state) if is_free else ()

    @property
    def draws(self) -> int:
        """How often NATURE has acted."""
        return sum(1 for a in self.actions if a.seat == NATURE)

    def answers_in(self, now: int) -> int:
        """ms until the only answer to a discreet question is given; -1: nothing of the kind."""
        s = self.state
        if self.open_seat != NOBODY or not s.stack or not self.guidance.is_free:
            return -1
        if not self.game.step(s).discreet or len(self.game.legal(s, self.game.to_act(s)[0])) > 1:
            return -1
        return self.discreet_in(now)

    def discreet_in(self, now: int) -> int:
        """ms until a discreet question may be answered by whoever is no person."""
        return max(0, self.since + self.discreet_ms - now)

    def due_in(self, now: int) -> int:
        """ms until the clock must act; -1: never."""
        s = self.state
        if not s.stack or self.is_taught or self.open_seat != NOBODY or self.race.is_held:
            return -1
        if self._due[0] != self.v:
            f = s.stack[-1]
            self._due = (self.v, int(self.game.steps[f.op].due(s, f)))
        due = self._due[1]
        if not due or not self.guidance.lets_ring(len(self.actions)):
            return -1
        return max(0, self.race.began + due - now)

    def scripted(self) -> Action | None:
        """In a guided game, the act of a seat that is not the learner's, if it is its turn."""
        if self.open_seat != NOBODY:
            return None
        line = self.guidance.scripted(len(self.actions))
        return line if line and 0 <= line.seat != self.guidance.learner else None

    # ------------------------------------------------------------ again, from the disk

    def replay(self, entry: Entry, now: int) -> None:
        """Take in one entry of the journal; the disk has it already."""
        self.now = now
        kind = entry[0]
        if kind == "do":
            self.open_seat = NOBODY
            rows = entry[1]
            assert isinstance(rows, list)
            actions = [row_action(row) for row in rows]
            by = actions[0].seat
            if self.race.is_on:
                self.race.resume(actions[-1].at, now)
            if by < 0:
                self._by_itself(actions[0])
            else:
                is_final = self._is_final(by)
                before = Before(by, self.state.clone(), len(self.actions), len(self.told))
                for a in actions:
                    self._act(a)
                self._keep(before, self._collect(), is_final)
                self._open_turn(by, now, replaying=True)
                self.v += 1
        elif kind == "undo":
            self._take_back()  # though what was lawful then may be barred by now
        else:
            self.open_seat = NOBODY
            self._befores.clear()
            self.v += 1

    # ------------------------------------------------------------ inside

    def _pause(self) -> int:
        return self.guidance.pause(self.pauses[self.open_seat])

    def _submit_in_race(self, seat: int, actions: list[Action], then: int) -> Change | Refusal:
        """Nobody's acts wait for anybody's, and none is taken back: one at a time."""
        game, s = self.game, self.state
        if len(actions) > 1:
            return Refusal("no-such-choice")
        a, f = actions[0], s.stack[-1]
        a = Action(a.seat, a.verb, a.args, self.race.start(game.steps[f.op], s, f, seat, then))
        refusal = Refusal("no-not-your-turn") if a.seat != seat else game.check(s, a)
        if refusal is not None:
            return refusal
        self._mark()
        self._act(a)
        self._befores.clear()
        number, events = self.race.number, self._collect()
        self._open_turn(seat, self.now)
        return self._raced(self._change(seat, ["do", [action_row(a)]], events), a.at, number)

    def _raced(self, change: Change, at: int, number: int) -> Change:
        change.at = at
        change.raced = self.race.is_on and self.race.number == number and self.guidance.is_free
        return change

    def _nature(self) -> Action:
        line = self.guidance.scripted(len(self.actions))
        return line or self.chance.act(self.game, self.state, self.draws)

    def _by_itself(self, a: Action) -> Change:
        self._befores.clear()
        self.open_seat = NOBODY
        number = self.race.number
        self._mark()
        self._act(a)
        events = self._collect(self.race.began + a.at if a.seat == CLOCK else self.now)
        return self._raced(self._change(a.seat, ["do", [action_row(a)]], events), a.at, number)

    def _is_final(self, seat: int) -> bool:
        """Whether what the seat does now stays done: others wait for it, or nobody asked."""
        return self.race.is_on or self.game.step(self.state).discreet or self.is_aside(seat)

    def _keep(self, before: Before, events: list[Event], is_final: bool) -> None:
        """How it stood, for undo; not past a revelation, nor past what stays done."""
        before.is_final = is_final or any(e.reveals for e in events)
        self._befores = [b for b in self._befores if b.seat == before.seat]
        self._befores.append(before)

    def _mark(self) -> None:
        """Not in a race, where a change must cost next to nothing."""
        if self.marking and not (self.race.is_on and self.guidance.is_free):
            self._marks.begin(self.state)

    def _act(self, a: Action) -> None:
        self.game.act(self.state, a)
        self.actions.append(a)

    def _collect(self, moment: int = -1) -> list[Event]:
        events: list[Event] = self.state.events[:]
        self.state.events.clear()
        self._marks.end(self.state)
        self.told += events
        at = self.now if moment < 0 else moment
        self.race.watch(self.game, self.state, at, self.guidance.is_free)
        return events

    def _open_turn(self, seat: int, now: int, replaying: bool = False) -> None:
        """Hold what follows while the seat may still take its choice back."""
        if not self.guidance.is_free:
            self._befores.clear()
            if self.guidance.reads_after(len(self.actions), seat):
                self.open_seat = self.guidance.learner  # who reads, then goes on
            return
        if not self.can_undo(seat) or (self.pauses[seat] == 0 and not replaying):
            return
        following = self.game.to_act(self.state)
        if self.game.is_over(self.state) or following != [seat]:
            if following and self.game.step(self.state).timing != TURN:
                return  # sealed answers and races do not wait for anybody's second thoughts
            self.open_seat = seat
            self.open_since = now

    def _go_back(self, before: Before) -> None:
        self.state = before.state.clone()
        self.state.loud = True
        del self.actions[before.actions :]
        del self.told[before.told :]

    def _change(self, by: int, entry: Entry, events: list[Event], undone: int = 0) -> Change:
        self.v += 1
        self.since = self.now
        change = Change(self.v, by, entry, events, undone)
        change.marks = self._marks.taken()
        return change
