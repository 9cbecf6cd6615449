"""A race at the table: when acts count as begun, who was first, and again from the disk."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import CLOCK
from quarterdeck.games.anchors_aweigh import GAME as ANCHORS
from quarterdeck.kit.guide import Guide, Line
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.change import Change
from quarterdeck.table.record import Header, parse, replay
from quarterdeck.table.record import Record as Match
from quarterdeck.table.table import Table
from tests.support.grab import GRAB, GRABBING

OPTIONS = {"reach": "200", "tiles": "12", "ready": "300"}
T0 = 50_000  # the table's clock when it was made


def table(seats: int = 3, guide: Guide | None = None, **options: str) -> Table:
    made = Table(GRAB, seats, {**OPTIONS, **options}, DiceChance(1), guide)
    made.advance(T0)
    return made


def racing(seats: int = 3, **options: str) -> Table:
    """Just after the countdown: the race began at T0 + 300."""
    t = Table(GRAB, seats, {**OPTIONS, **options}, DiceChance(1))
    t.now = 0
    t.race.began = T0
    change = t.advance(T0 + 300)
    assert change is not None
    assert t.state.stack[-1].op == GRABBING
    return t


BEGAN = T0 + 300


def grab(t: Table, seat: int, tile: int, at: int, early: int = 0) -> Change | Refusal:
    return t.submit(seat, [Action(seat, "grab", (tile,))], -99, BEGAN + at, early)


def run_to(t: Table, at: int) -> list[tuple[int, str, tuple[int, ...]]]:
    """What the clock decides until then: (when, what, of whom)."""
    out = []
    while (change := t.advance(BEGAN + at)) is not None:
        assert change.by == CLOCK
        out += [(change.at, e.kind, e.args) for e in change.events]
    return out


def started(change: Change | Refusal) -> int:
    assert isinstance(change, Change), change
    return change.at


def test_the_countdown_is_the_clocks() -> None:
    t = Table(GRAB, 2, OPTIONS, DiceChance(1))
    t.race.began = T0
    assert t.due_in(T0) == 300
    refusal = t.submit(0, [Action(0, "grab", (1,))], 0, T0 + 10)
    assert isinstance(refusal, Refusal)
    assert t.advance(T0 + 299) is None
    change = t.advance(T0 + 305)
    assert change is not None
    assert (change.by, change.at, change.raced) == (CLOCK, 300, False)  # a new race: a whole stand
    # However late the clock was looked at, the race began when it was due.
    assert t.race.began == T0 + 300


def test_who_began_first_has_it_though_it_came_later() -> None:
    t = racing()
    assert started(grab(t, 0, 5, 1000)) == 1000
    assert started(grab(t, 1, 5, 1080, early=100)) == 980
    assert t.due_in(BEGAN + 1100) == 80  # of the one who began first
    assert run_to(t, 1180) == [(1180, "grabbed", (1, 5))]
    assert run_to(t, 1200) == [(1200, "missed", (0, 5, 1))]
    assert t.state.owners[5] == 1


def test_two_at_the_same_instant_the_first_to_come() -> None:
    t = racing()
    grab(t, 2, 5, 1000)
    grab(t, 0, 5, 1050, early=50)
    assert run_to(t, 1200)[0] == (1200, "grabbed", (2, 5))


def test_nothing_begins_before_the_race_or_before_the_hand_was_free() -> None:
    t = racing()
    assert started(grab(t, 0, 1, 40, early=150)) == 0
    assert run_to(t, 210) == [(200, "grabbed", (0, 1))]
    assert started(grab(t, 0, 2, 220, early=150)) == 200  # its own hand came back at 200


def test_nothing_begins_before_what_is_decided() -> None:
    t = racing()
    grab(t, 0, 1, 1000)
    run_to(t, 1200)
    # However large the allowance were: 1000 is decided.
    assert started(grab(t, 1, 2, 1201, early=900)) == 1000


def test_a_busy_hand_is_refused_in_words_and_changes_nothing() -> None:
    t = racing()
    grab(t, 0, 1, 100)
    v, actions = t.v, len(t.actions)
    refusal = grab(t, 0, 2, 150)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "no-hand-busy"
    gone = grab(t, 1, 99, 150)
    assert isinstance(gone, Refusal)
    assert (t.v, len(t.actions)) == (v, actions)


def test_all_or_none_of_several() -> None:
    t = racing()
    both = [Action(0, "grab", (1,)), Action(0, "grab", (2,))]
    before = GRAB.dump(t.state)
    assert isinstance(t.submit(0, both, 0, BEGAN + 10), Refusal)
    assert GRAB.dump(t.state) == before
    assert not [e for e in t.told if e.kind == "reached"]
    assert isinstance(grab(t, 0, 1, 11), Change)
    assert t.state.loud


def test_stale_versions_race_and_there_is_no_undo() -> None:
    t = racing()
    change = grab(t, 0, 1, 10)  # with a version of long ago
    assert isinstance(change, Change)
    assert change.raced
    assert not t.can_undo(0)
    assert isinstance(t.undo(0, BEGAN + 20), Refusal)


def test_everybody_is_asked_without_choices() -> None:
    t = racing()
    grab(t, 0, 1, 10)
    for seat in range(3):
        ask = t.ask(seat)
        assert ask is not None
        assert (ask.timing, ask.options) == ("race", [])
    assert t.ask(-3) is None


def play(t: Table, seed: int, until: int) -> list[Change]:
    """A lively race: everybody grabs what is there, with all sorts of lines."""
    changes = []
    for at in range(10, until, 17):
        while (due := t.advance(BEGAN + at)) is not None:
            changes.append(due)
        if not t.race.is_on:
            break
        seat = (at * seed) % 3
        did = grab(t, seat, (at // 7 * seed) % 12, at, early=(at * 31) % 151)
        if isinstance(did, Change):
            changes.append(did)
    return changes


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_same_again_from_the_disk(seed: int) -> None:
    """After every entry: state, version and the clock stand as they did."""
    t = racing()
    changes = play(t, seed, 900)
    assert len(changes) > 8
    run = t.advance(BEGAN + 2000)
    while run is not None:
        changes.append(run)
        run = t.advance(BEGAN + 2000)
    last = grab(t, 1, t.state.owners.index(-1), 2010, early=20)  # a hand in flight
    assert isinstance(last, Change)
    changes.append(last)
    for kept in range(len(changes) + 1):
        again = Table(GRAB, 3, OPTIONS, DiceChance(1))
        later = 9_000_000
        again.replay(["do", [[CLOCK, "ring", [], 300]]], later)
        for change in changes[:kept]:
            again.replay(change.entry, later)
        latest = max((c.at for c in changes[:kept]), default=0)
        assert again.race.is_on
        assert later - again.race.began == latest  # the race goes on where it stood
    assert GRAB.dump(again.state) == GRAB.dump(t.state)
    assert again.v == t.v
    assert [repr(e) for e in again.told] == [repr(e) for e in t.told]
    # Hands in flight arrive after as long as they still had.
    assert again.due_in(later) == 200
    assert again.advance(later + 199) is None
    assert again.advance(later + 200) is not None


def test_a_race_that_was_not_written_yet_begins_anew() -> None:
    t = Table(GRAB, 3, OPTIONS, DiceChance(1))
    t.replay(["do", [[CLOCK, "ring", [], 300]]], 777_000)
    assert t.race.began == 777_000


def test_starts_are_in_the_record_and_replay() -> None:
    t = racing(seats=2, tiles="2")
    t.actions[:] = [Action(CLOCK, "ring", (), 300)]
    grab(t, 0, 0, 10, 5)
    grab(t, 1, 0, 20, 19)
    run_to(t, 400)
    grab(t, 0, 1, 500)
    run_to(t, 700)
    assert not t.race.is_on
    for seat in (0, 1):
        assert isinstance(t.submit(seat, [Action(seat, "guess", (3,))], t.v, BEGAN + 800), Change)
    assert t.is_over
    header = Header("grab", 1, {**OPTIONS, "tiles": "2"}, ["Ann", "Bo"])
    again = parse(Match(header, t.actions).to_lines())
    assert [a.at for a in again.actions] == [300, 5, 1, 201, 205, 500, 700, 0, 0]
    assert GRAB.dump(replay(GRAB, again.header, again.actions)) == GRAB.dump(t.state)


def test_what_follows_the_race_is_told_in_full_and_who_is_waited_for() -> None:
    t = racing(seats=3, tiles="2")
    grab(t, 0, 0, 10)
    grab(t, 1, 1, 10)
    first = t.advance(BEGAN + 210)
    last = t.advance(BEGAN + 210)
    assert first is not None
    assert last is not None
    assert (first.raced, last.raced) == (True, False)
    # Sealed answers: who still has to answer is known, what was answered is not.
    assert t.to_act() == [0, 1, 2]
    assert isinstance(t.submit(1, [Action(1, "guess", (7,))], t.v, BEGAN + 300), Change)
    assert t.to_act() == [0, 2]
    assert t.view(0).fields["guesses"] == [-1, True, False]
    assert t.heard(0)[-1].secret == ()


LINES = [
    Line(CLOCK, "ring", (), "guide-ready"),
    Line(0, "grab", (3,), "guide-grab"),
    Line(1, "grab", (3,), "guide-theirs"),
    Line(CLOCK, "ring", ()),
    Line(CLOCK, "ring", (), "guide-missed"),
    Line(0, "grab", (4,), "guide-again"),
    Line(CLOCK, "ring", ()),
]


def test_a_guided_game_with_a_race() -> None:
    """The script holds the clock and the hands; the learner may take as long as they like."""
    t = Table(GRAB, 2, OPTIONS, DiceChance(1), Guide(2, OPTIONS, LINES, "guide-bye"))
    now = T0
    t.race.began = now
    assert t.due_in(now) == 300
    assert t.advance(now + 300) is not None
    began = t.race.began
    assert t.due_in(began + 60_000) == -1  # it is the learner's turn to act
    ask = t.ask(0)
    assert ask is not None
    assert [o.actions for o in ask.options] == [[Action(0, "grab", (3,))]]
    wrong = t.submit(0, [Action(0, "grab", (5,))], t.v, began + 50)
    assert isinstance(wrong, Refusal)
    assert wrong.key == "no-not-in-lesson"
    change = t.submit(0, [Action(0, "grab", (3,))], t.v, began + 60_000)
    assert isinstance(change, Change)
    assert not change.raced  # lessons come with whole stands
    other = t.scripted()
    assert other is not None
    assert isinstance(t.submit(1, [other], t.v, began + 60_100), Change)
    assert t.open_seat == 0  # read first
    assert t.due_in(began + 90_000) == -1
    assert isinstance(t.close(0), Change)
    facts: list[Any] = []
    while (rung := t.advance(began + 90_000)) is not None:
        facts += [(e.kind, e.args) for e in rung.events]
    assert facts == [("grabbed", (0, 3)), ("missed", (1, 3, 0))]
    assert isinstance(t.submit(0, [Action(0, "grab", (4,))], t.v, began + 95_000), Change)
    assert t.advance(began + 95_200) is not None
    assert t.is_taught
    assert t.due_in(began + 99_000) == -1


def test_a_countdown_waits_until_people_are_ready_and_the_record_knows_nothing_of_it() -> None:
    held, plain = (Table(GRAB, 2, OPTIONS, DiceChance(1)) for _ in range(2))
    held.race.musters = True
    for t in (held, plain):
        t.race.op = -1  # the countdown is looked at anew
        t.now = T0
        t._collect()
    assert held.race.is_held
    assert not plain.race.is_held
    assert held.due_in(T0) == -1
    assert held.advance(T0 + 60_000) is None  # however long it takes
    held.race.release(T0 + 60_000)
    assert held.due_in(T0 + 60_000) == 300
    late, soon = held.advance(T0 + 60_300), plain.advance(T0 + 300)
    assert late is not None
    assert soon is not None
    assert (late.entry, late.at) == (soon.entry, soon.at)
    assert not held.race.is_held  # the race itself waits for nobody


def test_both_rounds_of_anchors_aweigh_begin_when_people_are_ready() -> None:
    t = Table(ANCHORS, 2, {}, DiceChance(1))
    t.race.musters = True
    dice, now, rounds = Dice(5), T0, []
    while not t.game.is_over(t.state):
        now += 1000
        if t.race.is_held:
            rounds.append(int(t.state.round))
            t.race.release(now)
        if t.advance(now) is not None:
            continue
        seats = [seat for seat in t.game.to_act(t.state) if seat >= 0]
        if seats:
            seat = seats[int(dice.below(len(seats)))]
            t.submit(seat, [t.game.sample(t.state, seat, dice)], t.v, now)
    assert rounds == [1, 2]
