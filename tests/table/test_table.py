"""One match without a network: submitting, undo, closing of turns, the journal."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import (
    COOK,
    EMPTY,
    GUNNER,
    MONKEY,
    PARROT,
    SWABBY,
    pair_of,
)
from quarterdeck.table.change import Change
from quarterdeck.table.guidance import ALWAYS_ASK
from quarterdeck.table.table import Table


class Drawn:
    """Chance that gives the flag to seat 0 and then these tiles (showing, back)."""

    def __init__(self, *tiles: tuple[int, int]) -> None:
        self.tiles = tiles

    def act(self, game: Any, s: Any, k: int) -> Action:
        if k == 0:
            return Action(NATURE, "flag", (0,))
        up, back = self.tiles[k - 1]
        return Action(NATURE, "draw", (pair_of(up, back), 0 if up < back else 1))


def table(*tiles: tuple[int, int], pause: int = 3000) -> Table:
    t = Table(GAME, 2, {"board": "A"}, Drawn(*tiles))
    t.pauses = [pause, pause]
    run(t, 0)
    return t


def run(t: Table, now: int) -> list[Change]:
    out = []
    while (change := t.advance(now)) is not None:
        out.append(change)
    return out


def do(t: Table, seat: int, *words: str, now: int = 0, v: int | None = None) -> Change | Refusal:
    actions = []
    for word in words:
        verb, *args = word.split()
        actions.append(Action(seat, verb, tuple(int(x) for x in args)))
    return t.submit(seat, actions, t.v if v is None else v, now)


def refused(answer: Change | Refusal, key: str) -> None:
    assert isinstance(answer, Refusal)
    assert answer.key == key


def test_a_refusal_after_a_flip_does_not_tell_what_the_flip_would_show() -> None:
    """What comes with a revelation and is refused would be a look at the back for nothing."""
    for back in (MONKEY, GUNNER):
        t = table((COOK, GUNNER), (SWABBY, back))
        assert isinstance(do(t, 0, "keep", "place 0"), Change)
        t.close(0)
        run(t, 0)
        before = t.game.dump(t.state)
        for column in range(5):
            refused(do(t, 1, "flip", f"place {column}", "turn 99"), "no-such-choice")
            refused(do(t, 1, "flip", f"place {column}"), "no-such-choice")
        assert t.game.dump(t.state) == before
        assert not [e for e in t.told if e.kind == "flipped"]


def test_a_turn_stays_open_until_done() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK))
    assert isinstance(do(t, 0, "keep", "place 0"), Change)
    assert t.open_seat == 0
    assert run(t, 2999) == []  # nature and the next seat wait
    assert t.view(1).fields["hand_up"] == EMPTY
    assert isinstance(t.close(0), Change)
    assert [c.by for c in run(t, 0)] == [NATURE]
    assert t.to_act() == [1]


def test_a_turn_closes_by_itself_after_the_pause() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK))
    do(t, 0, "keep", "place 0", now=100)
    assert t.closes_in(1100) == 2000
    run(t, 3100)
    assert t.to_act() == [1]


def test_always_ask_never_closes_by_itself() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK), pause=ALWAYS_ASK)
    do(t, 0, "keep", "place 0")
    assert t.closes_in(10**9) == 0
    assert run(t, 10**9) == []


def test_no_pause_no_wait() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK), pause=0)
    do(t, 0, "keep", "place 0")
    assert t.open_seat == NOBODY
    run(t, 0)
    assert t.to_act() == [1]


def test_undo_takes_back_the_whole_choice() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK))
    before = GAME.dump(t.state)
    do(t, 0, "keep", "place 0")
    change = t.undo(0, 0)
    assert isinstance(change, Change)
    assert change.undone == 4  # kept, placed, earned, and the next turn that began
    assert GAME.dump(t.state) == before
    assert t.to_act() == [0]
    assert isinstance(do(t, 0, "flip"), Change)  # keeping was taken back too


def test_a_flip_bars_undo() -> None:
    t = table((COOK, GUNNER))
    do(t, 0, "flip")
    refused(t.undo(0, 0), "no-undo")
    do(t, 0, "place 0")
    assert isinstance(t.undo(0, 0), Change)  # the placing itself revealed nothing
    refused(t.undo(0, 0), "no-undo")


def test_nature_bars_undo() -> None:
    t = table((PARROT, GUNNER), (COOK, GUNNER), pause=0)
    do(t, 0, "keep", "place 0")
    run(t, 0)
    refused(t.undo(0, 0), "no-undo")


def test_nobody_else_can_undo_or_close() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK))
    do(t, 0, "keep", "place 0")
    refused(t.undo(1, 0), "no-undo")
    refused(t.close(1), "no-nothing-to-close")
    refused(do(t, 1, "keep"), "no-not-your-turn")
    refused(do(t, 0, "keep"), "no-turn-open")


def test_all_of_the_actions_or_none() -> None:
    t = table((COOK, GUNNER))
    before, v, told = GAME.dump(t.state), t.v, len(t.told)
    refused(do(t, 0, "keep", "place 9"), "no-such-column")
    assert (GAME.dump(t.state), t.v, len(t.told)) == (before, v, told)
    assert isinstance(do(t, 0, "flip"), Change)


def test_a_stale_version_is_refused() -> None:
    t = table((COOK, GUNNER))
    refused(do(t, 0, "keep", v=t.v - 1), "no-stale")


def test_acting_for_another_seat_is_refused() -> None:
    t = table((COOK, GUNNER))
    refused(t.submit(0, [Action(1, "keep")], t.v, 0), "no-not-your-turn")
    refused(t.submit(0, [], t.v, 0), "no-such-choice")


def test_the_ask_names_keeping_and_placing_as_one_choice() -> None:
    t = table((COOK, GUNNER))
    ask = t.ask(0)
    assert ask is not None
    assert t.ask(1) is None
    assert t.ask(NOBODY) is None
    words = [[a.verb for a in o.actions] for o in ask.options]
    assert sorted(words) == [["flip"], *[["keep", "place"]] * 5]
    first = next(o for o in ask.options if o.refs == ("cell:0:0",))
    assert first.gain == ("gain-coins", (1,))
    assert first.why == [("why-character", (COOK, 1))]


def test_a_journal_brings_the_table_back() -> None:
    t = table((COOK, GUNNER), (SWABBY, COOK), (PARROT, GUNNER), (GUNNER, SWABBY))
    journal: list[list[object]] = [
        ["do", [[-1, "flag", [0]]]],
        ["do", [[-1, "draw", [pair_of(COOK, GUNNER), 0]]]],
    ]

    def note(*changes: Change | Refusal | None) -> None:
        for change in changes:
            assert isinstance(change, Change)
            journal.append(change.entry)

    note(do(t, 0, "keep", "place 0"), t.undo(0, 0), do(t, 0, "keep", "place 1"), t.close(0))
    note(*run(t, 0))
    note(do(t, 1, "keep", "place 0"))
    assert t.open_seat == 1
    again = Table(GAME, 2, {"board": "A"}, t.chance)
    again.pauses = [3000, 3000]
    for entry in journal:
        again.replay(entry, 5)
    assert GAME.dump(again.state) == GAME.dump(t.state)
    assert (again.v, again.open_seat, again.actions) == (t.v, t.open_seat, t.actions)
    assert [repr(e) for e in again.told] == [repr(e) for e in t.told]
    assert isinstance(again.undo(1, 6), Change)
