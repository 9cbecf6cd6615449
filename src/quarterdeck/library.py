"""The front door for whoever imports the games: rulebooks, matches, bots and records.

`docs/guide/library.md` is its page. Nothing here decides anything: the rules are asked, chance
and clock act as they do in simulations, and a bot gets its seat's view like everybody else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES, choose
from quarterdeck.bots.levels import parse as parse_bot
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.info import settled_options
from quarterdeck.core.phrases import named
from quarterdeck.core.play import racer
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.result import Result
from quarterdeck.core.seat import CLOCK, NATURE, NOBODY
from quarterdeck.core.step import RACE
from quarterdeck.core.view import View
from quarterdeck.table.record import BadRecord, End, Header, Record, first_state, parse
from quarterdeck.words.catalogue import Catalogue

LEVELS = LEVEL_NAMES


class Unlawful(ValueError):
    """A move the rules refuse: the message is their own sentence, ``clause`` the rule."""

    def __init__(self, sentence: str, clause: str) -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.clause = clause


class Rulebook:
    """One of the games: what it is for, and matches of it."""

    def __init__(self, game: Game[Any]) -> None:
        info = game.info
        self.rules = game  # the kernel's own object, for those who need more
        self.id = info.id
        self.version = info.version
        self.seats = range(info.min_seats, info.max_seats + 1)
        self.options = {o.name: o.choices for o in info.options}

    def match(
        self,
        seats: int = 0,
        seed: int = 0,
        *,
        chance: bool = True,
        lang: str = "en",
        **options: str,
    ) -> Match:
        """A new match; ``seats`` 0 means as few as the game takes.

        The same seed and the same moves give the same match. With ``chance=False`` NATURE's moves
        (draws, dice) are left to the caller, who plays them for the seat ``NATURE``.
        """
        seats = seats or self.seats[0]
        chosen = settled_options(self.rules.info, seats, options)
        header = Header(self.id, self.version, chosen, [f"Seat {k}" for k in range(seats)])
        return Match(self.rules, header, Dice(seed), chance, lang)

    def read(self, record: str | Path, lang: str = "en") -> Match:
        """A match as a record tells it, to look at or, if it is not over, to play on."""
        text = record.read_text(encoding="utf-8") if isinstance(record, Path) else record
        told = parse(text)
        match = Match(self.rules, told.header, Dice(len(told.actions)), False, lang)
        for number, action in enumerate(told.actions, start=1):
            try:
                match.play(action)
            except Unlawful as error:
                raise BadRecord(f"action {number} ({action}) is refused: {error}") from None
        end, result = told.end, match.result
        if end is not None and (result is None or end.scores != result.scores):
            raise BadRecord("the game ended otherwise than the record says")
        match.resume()
        return match

    def __repr__(self) -> str:
        few, many = self.seats[0], self.seats[-1]
        return f"<{self.id}: {few} to {many} seats, rules version {self.version}>"


class Match:
    """One match, whole and open: whoever holds it sees everything; ``view`` shows a seat's part."""

    def __init__(
        self, game: Game[Any], header: Header, dice: Dice, chance: bool, lang: str
    ) -> None:
        self.rules = game
        self.actions: list[Action] = []
        self.log: list[str] = []  # the whole story in sentences, secrets included
        self.turn = NOBODY  # who acts next; of several who may, the first
        self._header = header
        self._dice = dice
        self._chance = chance
        self._words = Catalogue(lang, game.info.id, header.seats)
        self._heard: list[list[Heard]] = [[] for _ in header.seats]
        self.state = first_state(game, header, loud=True)
        self._hear()
        self._go_on()

    # ------------------------------------------------------------ what is so

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._header.seats)

    @property
    def asked(self) -> list[int]:
        """The seats that may act now: several where all choose in secret, or race."""
        seats = self.rules.to_act(self.state)
        return [k for k in seats if k >= 0 or (k == NATURE and not self._chance)]

    @property
    def over(self) -> bool:
        """Nothing is left to be done."""
        return self.rules.is_over(self.state)

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners, once it is over."""
        return self.rules.result(self.state) if self.over else None

    @property
    def stack(self) -> list[str]:
        """The business under way, by the names of its steps; what is asked now comes last."""
        steps = self.rules.steps
        return [f"{type(steps[f.op]).__name__}{tuple(f.args)}" for f in self.state.stack]

    def view(self, seat: int = NOBODY) -> View:
        """What the seat may see, and nothing else; NOBODY is a spectator."""
        return self.rules.view(self.state, seat)

    def heard(self, seat: int) -> list[Heard]:
        """All that the seat has heard."""
        return list(self._heard[seat])

    def legal(self, seat: int | None = None) -> list[Action]:
        """The lawful actions of the seat, else of whose turn it is.

        Where an action takes free numbers (a shot, a rope) there is no list of all: those that
        need none, and one lawful example.
        """
        who = self.turn if seat is None else seat
        if who not in self.asked:
            return []
        s, step = self.state, self.rules.step(self.state)
        if step.wide:
            f = s.stack[-1]
            example = step.sample(s, f, who, Dice(len(self.actions)))
            menu = step.menu(s, f, who)
            return menu if example in menu else [*menu, example]
        return [self.rules.word(who, move) for move in self.rules.legal(s, who)]

    def say(self, action: Action) -> str:
        """An action of a player in words."""
        key, args = self.rules.label(self.state, action)
        return self._words.say(key, named(self.rules.phrases.sentences.get(key, ()), args))

    # ------------------------------------------------------------ what is done

    def play(self, action: Action | str, seat: int | None = None) -> Match:
        """Do it, and all that follows until a player must choose; Unlawful says why not.

        ``"place 2"`` is the verb and its numbers, done by ``seat``, else by whose turn it is.
        """
        a = self._read(action, self.turn if seat is None else seat)
        refusal = self.rules.check(self.state, a)
        if refusal is not None:
            raise Unlawful(self._why(refusal), refusal.clause)
        self._act(a)
        self._go_on()
        return self

    def bot(self, name: str = "captain", seat: int | None = None) -> Action:
        """What a bot of that level (or ``random``, ``mcts:500it`` …) would do in the seat.

        It gets the seat's view and what the seat has heard, like anybody who sits there.
        """
        who = self.turn if seat is None else seat
        dice = Dice(self._dice.x ^ len(self.actions))  # asking changes nothing
        return choose(self.rules, self.view(who), self._heard[who], who, parse_bot(name), dice)

    def copy(self) -> Match:
        """The same match once more, to try things in."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.loud = True
        other.actions, other.log = list(self.actions), list(self.log)
        other._heard = [list(ears) for ears in self._heard]
        other._dice = Dice(0)
        other._dice.x = self._dice.x
        return other

    def record(self) -> str:
        """The match as text, for a file, `quarterdeck replay` and ``Rulebook.read``."""
        r = self.result
        end = End(r.winners, r.scores, r.reason) if r is not None else None
        return Record(self._header, self.actions, end).to_lines()

    def resume(self) -> None:
        """Chance and clock act again, where they were left to the caller."""
        self._chance = True
        self._go_on()

    # ------------------------------------------------------------ to be looked at

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.turn} to act"
        if self.turn == NATURE and not self.over:
            who = "NATURE to act"
        return f"<{self.rules.info.id}: {self.seats} seats, {len(self.actions)} actions, {who}>"

    def __str__(self) -> str:
        """What everybody sees, and what is under way."""
        lines = [repr(self)]
        lines += [f"  {name}: {value}" for name, value in self.view().fields.items()]
        lines.append(f"  under way: {' > '.join(self.stack) or 'nothing'}")
        if (r := self.result) is not None:
            lines.append(f"  scores: {r.scores}, winners: {r.winners}")
        return "\n".join(lines)

    # ------------------------------------------------------------ inside

    def _read(self, action: Action | str, seat: int) -> Action:
        if isinstance(action, str):
            verb, *numbers = action.split()
            try:
                action = Action(seat, verb, tuple([int(n) for n in numbers]))
            except ValueError:
                raise Unlawful(f"{action!r} is not a verb and whole numbers", "") from None
        step = self.rules.step(self.state) if self.state.stack else None
        if step is not None and step.timing == RACE and action.seat >= 0 and not action.at:
            f = self.state.stack[-1]  # a hand is as quick as it can be
            at = int(step.earliest(self.state, f, action.seat))
            return Action(action.seat, action.verb, action.args, at)
        return action

    def _why(self, refusal: Refusal) -> str:
        kinds = self.rules.phrases.refusals.get(refusal.key, ())
        return self._words.say(refusal.key, named(kinds, refusal.args))

    def _act(self, a: Action) -> None:
        self.rules.act(self.state, a)
        self.actions.append(a)
        self._hear()

    def _hear(self) -> None:
        for e in self.state.events:
            for seat, ears in enumerate(self._heard):
                ears.append(heard_by(e, seat))
            if e.kind not in self.rules.phrases.silent:
                self.log.append(self._sentence(e))
        self.state.events.clear()

    def _sentence(self, e: Event) -> str:
        args = named(self.rules.phrases.events[e.kind], e.args + e.secret)
        return self._words.say(f"event-{e.kind}", args)

    def _go_on(self) -> None:
        """Chance and clock act until a player must; then ``turn`` says who."""
        game, s = self.rules, self.state
        while not game.is_over(s):
            f = s.stack[-1]
            step = game.steps[f.op]
            seats = step.seats(s, f)
            self.turn = seats[0]
            if step.timing == RACE:
                self.turn = int(racer(step, s, f, seats, self._dice))
            if self.turn >= 0 or not self._chance:
                return
            if self.turn == CLOCK:
                self._act(game.ring(s))
            elif step.wide:
                self._act(step.sample(s, f, NATURE, self._dice))
            else:
                self._act(game.word(NATURE, step.draw(s, f, self._dice)))
        self.turn = NOBODY


def games() -> list[str]:
    """The ids of the games."""
    return list(registry.GAMES)


def game(id: str) -> Rulebook:
    """A game by its id."""
    return Rulebook(registry.game(id))
