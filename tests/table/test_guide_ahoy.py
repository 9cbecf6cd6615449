"""Ahoy's guided first game: one round on the real rules, up to the farewell and no further."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.boards import DO_ASSEMBLE, DO_BOMBARD, DO_CANNONS, DO_REPAIR, DO_SAIL
from quarterdeck.games.ahoy.cards import FIGHTERS
from quarterdeck.games.ahoy.components import CREW, NONE, STRONGHOLDS
from quarterdeck.games.ahoy.guide import GUIDE, MATE, PARROT_ISLAND
from quarterdeck.kit.guide import LEARNER
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Change, Table
from quarterdeck.words.catalogue import HERE, LANGUAGES, Catalogue

LESSONS = [line.lesson for line in GUIDE.lines if line.lesson] + [GUIDE.farewell]
ELSEWHERE = (  # lawful somewhere on the way, never where the script asks for something else
    Action(LEARNER, "start", (7,)),
    Action(LEARNER, "pick", (4,)),
    Action(LEARNER, "place", (10,)),
    Action(LEARNER, "gain", (4,)),
    Action(LEARNER, "lay", (10,)),
    Action(LEARNER, "pass"),
    Action(LEARNER, "end"),
    Action(LEARNER, "concede"),
)


class Learner:
    """Follows the light and reads everything."""

    def __init__(self) -> None:
        self.table = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
        self.lessons: list[str] = []
        self.read: list[str] = []  # what stood there when the table waited for the learner
        self.verbs: list[str] = []
        self.reads = 0  # how often the learner had to say so

    def play(self) -> None:
        t = self.table
        for _ in range(300):
            if t.lesson() and self.lessons[-1:] != [t.lesson()]:
                self.lessons.append(t.lesson())
            if t.is_taught:
                break
            if t.advance(0) is not None:
                continue
            if t.open_seat == LEARNER:
                self.read.append(t.lesson())
                self.reads += 1
                assert isinstance(t.close(LEARNER), Change)
            elif (a := t.scripted()) is not None:
                assert isinstance(t.submit(a.seat, [a], t.v, 0), Change)
            else:
                self.choose()

    def choose(self) -> None:
        t = self.table
        ask = t.ask(LEARNER)
        assert ask is not None
        assert len(ask.options) == 1  # only the lesson's own choice is lit
        wanted = GUIDE.expected(len(t.actions))
        assert ask.options[0].actions == [wanted]
        for other in ELSEWHERE:
            if other != wanted:
                refused = t.submit(LEARNER, [other], t.v, 0)
                assert isinstance(refused, Refusal)
                assert refused.key == "no-not-in-lesson"
        self.read.append(t.lesson())
        self.verbs.append(ask.options[0].actions[0].verb)
        assert isinstance(t.submit(LEARNER, ask.options[0].actions, t.v, 0), Change)

    def told(self, kind: str) -> list[tuple[int, ...]]:
        return [e.args for e in self.table.told if e.kind == kind]


@pytest.fixture
def learner() -> Learner:
    learner = Learner()
    learner.play()
    return learner


def test_every_line_is_lawful_by_itself() -> None:
    """Nobody helps: each line is what the rules allow whoever must act, chance included."""
    s = GAME.new(GUIDE.seats, GUIDE.options, loud=True)
    for k, line in enumerate(GUIDE.lines):
        assert GAME.to_act(s) == [line.action.seat], k
        assert GAME.check(s, line.action) is None, (k, line.action)
        GAME.act(s, line.action)
        assert GAME.invariant(s) == "", k


def test_from_the_first_island_to_the_farewell(learner: Learner) -> None:
    t = learner.table
    assert t.is_taught
    assert t.actions == [line.action for line in GUIDE.lines]
    assert learner.lessons == LESSONS
    assert len(LESSONS) <= 19
    shown = {"start", "pick", "place", "step", "stop", "lay", "harm", "gain", "recruit", "end"}
    assert set(learner.verbs) == shown | {"lower", "win", "build", "change", "raise"}
    assert GAME.invariant(t.state) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_five_minutes(learner: Learner, language: str) -> None:
    """Reckoned: 20 characters a second, 2 seconds a tap. Mate moves while the learner reads."""
    words = Catalogue(language, "ahoy", ["You", "Mate"], LEARNER)
    reading = sum(len(words.say(key, {})) for key in LESSONS) / 20
    tapping = 2 * (len(learner.verbs) + learner.reads)
    assert reading + tapping <= 300


def test_what_the_lessons_say_is_what_happens(learner: Learner) -> None:
    """The numbers in the sentences."""
    s = learner.table.state
    # guide-die and the following: which die goes where
    did = [(seat, value, action) for seat, value, action, *_ in learner.told("placed")]
    assert did == [
        (LEARNER, 1, DO_SAIL),
        (LEARNER, 2, DO_SAIL),
        (MATE, 4, DO_SAIL),
        (MATE, 5, DO_SAIL),
        (LEARNER, 6, DO_CANNONS),
        (LEARNER, 5, DO_SAIL),
        (MATE, 2, DO_REPAIR),
        (MATE, 1, DO_ASSEMBLE),
        (LEARNER, 4, DO_BOMBARD),
    ]
    # guide-wreckage, guide-anchor, guide-crew
    assert [(by, whose) for by, whose, *_ in learner.told("harmed")] == [(0, 0), (0, 1)]
    assert [gold for _, gold, _ in learner.told("earned")] == [2]
    assert s.where[FIGHTERS] == CREW + LEARNER
    # guide-mate-lands, guide-mate-assembles: two currents, two Comrades, four more
    assert [way for seat, *_, way in learner.told("moved") if seat == MATE].count(1) == 2
    assert [many for _, many, *_ in learner.told("landed")] == [2, 4]
    # guide-lower, guide-victory: 6 to 5, and a gold
    assert learner.told("totals") == [(LEARNER, 6, MATE, 5)]
    assert learner.told("stole") == [(LEARNER, MATE, 1)]
    # guide-stronghold, guide-gold
    assert (s.at[LEARNER], s.at[MATE], s.at[STRONGHOLDS]) == (PARROT_ISLAND,) * 3
    assert [many for _, many, *_ in learner.told("driven_off")] == [6]
    # guide-scored
    scored = [(seat, fame, suit) for seat, fame, _, suit in learner.told("scored")]
    assert scored == [(LEARNER, 1, 0), (MATE, 1, 3), (LEARNER, 1, 2)]
    assert (s.fame, s.gold, s.wealth[:3]) == ([2, 1], [1, 0], [2, 1, 1])
    assert (s.ended, s.conceded) == (0, NONE)


def test_mates_plans_stay_secret(learner: Learner) -> None:
    """Mate passes in the battle, and the learner never hears which plans there are."""
    t = learner.table
    plans = [line.action.args[0] for line in GUIDE.lines if line.action.verb == "plan"]
    assert sorted(t.state.plans[MATE]) == sorted(plans)
    assert t.view(LEARNER).fields["plans"] == [(), 2]
    drawn = [e for e in t.heard(LEARNER) if e.kind == "drew_plan"]
    assert len(drawn) == 2
    assert all(not e.secret for e in drawn)


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
    assert t.due_in(0) == -1
    assert t.scripted() is None
    for seat in range(2):
        assert t.ask(seat) is None
        for verb in ("pass", "wipe", "concede"):
            assert isinstance(t.submit(seat, [Action(seat, verb)], t.v, 0), Refusal)
        assert isinstance(t.close(seat), Refusal)
        assert isinstance(t.undo(seat, 0), Refusal)
    assert (t.v, t.lesson()) == (v, GUIDE.farewell)


def test_it_comes_back_where_it_stood() -> None:
    """Everything that was written down, taken in again at every point."""
    t = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
    again = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(1), GUIDE)
    while not t.is_taught:
        change: Change | Refusal | None = t.advance(0)
        if change is None:
            a = GUIDE.expected(len(t.actions))
            assert a is not None
            assert a.seat != NATURE or t.open_seat == LEARNER
            change = t.close(LEARNER) if t.open_seat == 0 else t.submit(a.seat, [a], t.v, 0)
        assert isinstance(change, Change)
        again.replay(change.entry, 0)
        assert (again.v, again.open_seat, again.lesson()) == (t.v, t.open_seat, t.lesson())
    assert again.is_taught


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_lessons_in_their_order(language: str) -> None:
    text = (HERE / language / "ahoy.ftl").read_text(encoding="utf-8")
    keys = [row.split(" = ")[0] for row in text.splitlines() if row.startswith("guide-")]
    assert keys == LESSONS
    catalogue = Catalogue(language, "ahoy", ["You", "Mate"], LEARNER)
    for key in keys:
        assert len(catalogue.say(key, {})) <= 400, key  # short enough to be read
