"""Anchors Aweigh!'s guided first game: a real race that waits for the learner, then a voyage."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK, NATURE
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh.components import (
    BLUE,
    COMPASS,
    CONTRACT,
    DISCOVERY,
    FULL,
    ORANGE,
    PIRATES,
    SHOVEL,
    STORAGE,
    TRADE,
    WHITE,
)
from quarterdeck.games.anchors_aweigh.guide import GUIDE, MATE, STORE, WANTED
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.kit.guide import LEARNER
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from quarterdeck.words.catalogue import HERE, LANGUAGES, Catalogue

LESSONS = [line.lesson for line in GUIDE.lines if line.lesson] + [GUIDE.farewell]
TAKEN = 5  # a tile that nobody wants
ELSEWHERE = (  # lawful somewhere on the way, never where the script asks for something else
    Action(LEARNER, "take", (TAKEN,)),
    Action(LEARNER, "place", (3,)),
    Action(LEARNER, "cargo", (ORANGE,)),
    Action(LEARNER, "flee"),
    Action(LEARNER, "pass"),
    Action(LEARNER, "leave"),
)


def said(a: Action) -> tuple[int, str, tuple[int, ...]]:
    """Without the moment, which is up to the learner."""
    return (a.seat, a.verb, a.args)


class Learner:
    """Follows the light, reads everything, and takes a second for each tap."""

    def __init__(self) -> None:
        self.table = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
        self.now = 0
        self.lessons: list[str] = []
        self.read: list[str] = []  # what stood there when the table waited for the learner
        self.verbs: list[str] = []
        self.reads = 0  # how often the learner had to say so

    def play(self) -> None:
        for _ in range(400):
            lesson = self.table.lesson()
            if lesson and self.lessons[-1:] != [lesson]:
                self.lessons.append(lesson)
            if self.table.is_taught:
                break
            self.step()

    def step(self) -> Change:
        """The next thing that happens."""
        t = self.table
        change: Change | Refusal | None = t.advance(self.now)
        if change is None and t.due_in(self.now) > 0:  # a hand is under way
            self.now += t.due_in(self.now)
            change = t.advance(self.now)
        elif change is None and t.open_seat == LEARNER:
            self.now += 1000
            self.read.append(t.lesson())
            self.reads += 1
            change = t.close(LEARNER)
        elif change is None and (a := t.scripted()) is not None:
            change = t.submit(a.seat, [a], t.v, self.now)
        elif change is None:
            change = self.choose()
        assert isinstance(change, Change)
        return change

    def choose(self) -> Change | Refusal:
        t = self.table
        ask = t.ask(LEARNER)
        assert ask is not None
        assert [option.actions for option in ask.options] == [[GUIDE.expected(len(t.actions))]]
        wanted = ask.options[0].actions[0]
        for other in ELSEWHERE:
            if other != wanted:
                refused = t.submit(LEARNER, [other], t.v, self.now)
                assert isinstance(refused, Refusal)
                assert refused.key == "no-not-in-lesson"
        self.now += 1000
        assert t.advance(self.now) is None  # the race waits, however long it takes
        self.read.append(t.lesson())
        self.verbs.append(wanted.verb)
        return t.submit(LEARNER, [wanted], t.v, self.now)

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [e.args for e in self.table.told if e.kind == kind]


@pytest.fixture
def learner() -> Learner:
    learner = Learner()
    learner.play()
    return learner


def test_every_line_is_lawful_by_itself() -> None:
    """Nobody helps: each line is what the rules allow, chance and clock included."""
    s = GAME.new(GUIDE.seats, GUIDE.options, loud=True)
    for k, line in enumerate(GUIDE.lines):
        assert line.action.seat in GAME.to_act(s), k
        assert GAME.check(s, line.action) is None, (k, line.action)
        GAME.act(s, line.action)
        assert GAME.invariant(s) == "", k


def test_from_the_first_flip_to_the_farewell(learner: Learner) -> None:
    t = learner.table
    assert t.is_taught
    assert [said(a) for a in t.actions] == [said(line.action) for line in GUIDE.lines]
    assert learner.lessons == LESSONS
    assert len(LESSONS) <= 19
    loading = {"flip", "take", "place", "put_back", "cargo"}
    assert set(learner.verbs) == loading | {"encounter", "resolve", "stow"}
    assert GAME.invariant(t.state) == ""


def test_hands_take_their_time(learner: Learner) -> None:
    """The race is a real one: every act of a hand lasts one reach."""
    acts = learner.table.actions
    starts = [a.at for a in acts if a.verb in ("take", "flip", "place", "put_back", "cargo")]
    assert starts == sorted(starts)
    rings = [a.at for a in acts if a.seat == CLOCK][1:]
    assert rings == [start + learner.table.state.reach for start in starts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_five_minutes(learner: Learner, language: str) -> None:
    """Reckoned: 20 characters a second, 2 seconds a tap. Mate loads while the learner reads."""
    words = Catalogue(language, "anchors_aweigh", ["You", "Mate"], LEARNER)
    reading = sum(len(words.say(key, {})) for key in LESSONS) / 20
    tapping = 2 * (len(learner.verbs) + learner.verbs.count("flip") + learner.reads)
    assert reading + tapping <= 300


def test_nobody_has_to_say_more_than_needed(learner: Learner) -> None:
    """Mate's hand does not stop the race; only what is worth reading waits for Got it."""
    assert learner.reads == 3  # the hand at the sword, the captain, the penalty


def test_what_the_lessons_say_while_loading(learner: Learner) -> None:
    """Which tiles they are, who was quicker, and who is captain."""
    assert [front // 2 for seat, _, front in learner.told("flipped")] == [SHOVEL]
    assert learner.told("missed") == [(LEARNER, 1, WANTED, MATE)]
    ((_, _, front),) = learner.told("put_back")
    assert (front // 2, front % 2) == (COMPASS, 1)
    loaded = [(seat, colour) for seat, colour, _ in learner.told("loaded")]
    assert loaded == [(MATE, ORANGE)] * 2 + [(LEARNER, BLUE)] * 2
    assert learner.told("full") == [(LEARNER,), (MATE,)]
    assert learner.told("captain") == [(LEARNER,)]
    assert [seat for seat, *_ in learner.told("washed")] == [MATE, MATE]


def test_what_the_lessons_say_on_the_voyage(learner: Learner) -> None:
    """The order of the cards, what they bring, and the coins of the farewell."""
    s = learner.table.state
    assert learner.told("drawn")[:4] == [(CONTRACT,), (DISCOVERY,), (PIRATES,), (TRADE,)]
    assert learner.told("bottomed") == [(1,)]
    gained = [colour for seat, colour in learner.told("gained") if seat == LEARNER]
    assert gained == [BLUE, WHITE, WHITE, WHITE]
    assert content(s, LEARNER, STORE) == 1 + 2 * STORAGE
    assert learner.told("declared") == [(LEARNER, 1), (MATE, 1)]
    assert [seat for seat, _ in learner.told("resolved")] == [LEARNER] * 4
    assert learner.told("fined") == [(MATE, 0)]
    assert [(seat, colour) for seat, colour, _ in learner.told("robbed")] == [(MATE, ORANGE)]
    assert [coins for _, coins, _ in learner.told("earned")] == [5, 6]
    assert (s.coins, s.ended) == ([11, 0], 0)


def test_mates_hold_stays_secret(learner: Learner) -> None:
    """The learner sees which spaces below Mate's deck are filled, and never hears with what."""
    t = learner.table
    assert t.state.filled[MATE] & 0b1111 << 8 == FULL & 0b1111 << 8
    assert t.view(LEARNER).fields["below"][MATE] != t.state.below[MATE]
    hidden = [e for e in t.heard(LEARNER) if e.kind == "hid" and e.args[0] == MATE]
    assert len(hidden) == 4
    assert all(not e.secret for e in hidden)


def test_every_lesson_stands_until_it_is_read(learner: Learner) -> None:
    """Also those about Mate, though the learner's own lesson follows at once."""
    assert list(dict.fromkeys(learner.read)) == LESSONS[:-1]


def test_after_the_farewell_nothing_happens(learner: Learner) -> None:
    t = learner.table
    v = t.v
    assert not t.is_over
    assert t.result() is None
    assert t.to_act() == []
    assert t.advance(10**9) is None
    assert t.due_in(10**9) == -1
    assert t.scripted() is None
    for seat in range(2):
        assert t.ask(seat) is None
        for verb in ("pass", "resolve"):
            assert isinstance(t.submit(seat, [Action(seat, verb)], t.v, 0), Refusal)
        assert isinstance(t.close(seat), Refusal)
        assert isinstance(t.undo(seat, 0), Refusal)
    assert (t.v, t.lesson()) == (v, GUIDE.farewell)


def test_it_comes_back_where_it_stood() -> None:
    """Everything that was written down, taken in again at every point, amid the race too."""
    learner = Learner()
    t = learner.table
    again = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(1), GUIDE)
    while not t.is_taught:
        again.replay(learner.step().entry, learner.now)
        assert (again.v, again.open_seat, again.lesson()) == (t.v, t.open_seat, t.lesson())
        assert again.view(LEARNER) == t.view(LEARNER)
    assert again.is_taught
    assert [a.seat for a in t.actions].count(NATURE) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_lessons_in_their_order(language: str) -> None:
    text = (HERE / language / "anchors_aweigh.ftl").read_text(encoding="utf-8")
    keys = [row.split(" = ")[0] for row in text.splitlines() if row.startswith("guide-")]
    assert keys == LESSONS
    catalogue = Catalogue(language, "anchors_aweigh", ["You", "Mate"], LEARNER)
    for key in keys:
        assert len(catalogue.say(key, {})) <= 400, key  # short enough to be read
