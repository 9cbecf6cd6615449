"""Ahoy, each reward of the Smugglers' grid: AH-156, AH-157."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.boards import BESIDE
from quarterdeck.games.ahoy.frames import MARKER
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Table
from tests.support.ahoy import E as EAST
from tests.support.ahoy import Scene, X, card, scene

COINS = card("Middleman")


def reward(grid: int, **rest: object) -> Scene:
    """The Smuggler has delivered at the Skull Island and moves the white marker to a space."""
    make: dict[str, object] = {
        "turn": 1,
        "ships": {0: 3, 1: 7, 2: 0},
        "cargo": {1: [COINS]},
        **rest,
    }
    sc = scene(**make)  # type: ignore[arg-type]
    white = sc.s.white[1] = BESIDE[grid][-1]
    sc.s.black[1] = next(k for k in range(25) if k not in (grid, white, *BESIDE[white]))
    sc.do("deliver", COINS).do("mark", grid)
    return sc


@pytest.mark.clause("AH-157")
@pytest.mark.parametrize(("grid", "gold"), [(7, 1), (10, 2), (18, 2), (21, 2), (23, 1)], ids=str)
def test_gold(grid: int, gold: int) -> None:
    sc = reward(grid)
    assert sc.may == ["reward", "pass"]
    assert sc.why_not("sell", 1) == "no-such-reward AH-157"
    assert sc.why_not("mark", 1) == "no-reward-now AH-152"
    assert sc.say("reward").gold == [1, 1 + gold, 1]


@pytest.mark.clause("AH-157")
@pytest.mark.parametrize(
    ("grid", "fame"), [(2, 2), (8, 1), (11, 1), (14, 2), (20, 3), (22, 2)], ids=str
)
def test_fame(grid: int, fame: int) -> None:
    assert reward(grid).say("reward").fame == [0, 2 + fame, 0]
    assert reward(grid).say("pass").fame == [0, 2, 0]


@pytest.mark.clause("AH-157")
def test_four_fame_and_the_wealth_of_the_flagships_region() -> None:
    sc = reward(4).say("reward")
    assert sc.fame[1] == 2 + 4
    assert sc.s.wealth[:2] == [1, 3]  # one for delivering, one for the reward


@pytest.mark.clause("AH-157")
def test_up_to_five_gold_into_fame() -> None:
    sc = reward(0, gold={1: 7})
    assert sc.may == [f"sell {n}" for n in range(1, 6)] + ["pass"]
    assert sc.why_not("sell", 6) == "no-so-much-gold AH-157"
    assert sc.why_not("reward") == "no-such-reward AH-157"
    sc.say("sell 4")
    assert (sc.gold[1], sc.fame[1]) == (3, 6)
    assert reward(0, gold={1: 0}).step == "PledgeCargo 1"
    assert reward(0, gold={1: 2}).mays("sell") == ["sell 1", "sell 2"]


@pytest.mark.clause("AH-157")
@pytest.mark.parametrize("grid", [3, 5, 17])
def test_recruit_one_ignoring_cost_and_suit(grid: int) -> None:
    sc = reward(grid, gold={1: 0}, market=(card("Sailor"), card("Elder"), card("Diver")))
    assert sc.step == "RecruitFree 1"
    assert len(sc.mays("recruit")) == 3
    sc.do("recruit", card("Elder"))
    assert sc.s.where[card("Elder")] == 4
    assert sc.s.market[1] >= 0  # refilled
    assert sc.step == "PledgeCargo 1"
    assert reward(grid).say("pass").step == "PledgeCargo 1"


@pytest.mark.clause("AH-157", "AH-115")
def test_recruiting_so_works_anywhere_but_at_a_stronghold() -> None:
    for space, step in ((6, "RecruitFree 1"), (7, "TakeTurn 1")):
        sc = scene(turn=1, ships={0: 3, 1: space, 2: 0}, strongholds=(7,))
        sc.s.white[1], sc.s.black[1] = 2, 8
        sc.s.push(MARKER, 1, ())
        sc.say("mark 3")
        assert sc.step == step


@pytest.mark.clause("AH-157")
@pytest.mark.parametrize("grid", [6, 15])
def test_a_free_tailwind_to_any_tailwind_space(grid: int) -> None:
    sc = reward(grid)
    assert sc.step == "Fly 1"
    assert sc.may == ["fly 2", "pass"]  # the only die printed on the map
    sc.say("fly 2")
    assert sc.place(1) == (1, 0)
    assert sc.step == "PledgeCargo 1"


@pytest.mark.clause("AH-157")
@pytest.mark.parametrize("grid", [1, 19])
def test_move_two(grid: int) -> None:
    sc = reward(grid, ships={0: (2, 2), 1: 7, 2: 0}, slots={0: {7: 1}})
    sc.say("reward")
    assert sc.step == "Trip 1"
    assert "stop" not in sc.may  # who takes it moves (ruling)
    sc.rolling(1, 6).do("step", 3)  # into the loaded Squadron
    assert sc.step == "Victory 0"
    sc = reward(grid).say("reward").do("step", 0).say("stop", "gain 2")  # anchors at a Treasure
    assert sc.gold[1] == 2
    assert sc.step == "PledgeCargo 1"


@pytest.mark.clause("AH-157")
def test_move_two_ignoring_battles() -> None:
    sc = reward(16, ships={0: (2, 2), 1: 7, 2: 0}, slots={0: {7: 1}, 1: {5: 1}})
    sc.say("reward").do("step", 3)
    assert sc.told("battle") == []
    assert sc.step == "Trip 1"


@pytest.mark.clause("AH-157")
def test_repair_all() -> None:
    sc = reward(9, slots={1: {0: X, 1: X, 3: X}}).say("reward")
    assert sc.board(1)[:4] == [0, 0, 0, 0]
    assert sc.fame[1] == 2
    assert reward(9).step == "PledgeCargo 1"  # nothing to repair


@pytest.mark.clause("AH-157")
def test_repair_all_for_a_fame_each() -> None:
    crew = {1: [card("Powder Monkey"), card("Sailor")]}
    sc = reward(24, slots={1: {0: X, 1: X, 12 + card("Sailor"): X}}, crew=crew).say("reward")
    assert sc.fame[1] == 2 + 3
    assert sc.step == "Hit 1"  # the Powder Monkey works for it too


@pytest.mark.clause("AH-157")
def test_a_tile_added_at_any_edge_that_can_be_explored() -> None:
    sc = reward(13, draws=(9,)).say("reward")
    assert sc.step == "AddTile 1"
    assert sc.s.drawn == 9  # seen before its place is chosen
    assert sc.told("drew_tile") == [(1, 9)]
    assert GAME.prompt(sc.s, 1)[::2] == ("ask-add-tile-drawn", (1, 9))
    cells = {int(word.split()[1]) * 4 + int(word.split()[2]) for word in sc.may}
    assert len(cells) == len(sc.may) > 6
    assert sc.why_not("edge", 0, EAST) == "no-edge-there AH-157"  # region 1 lies there
    assert sc.why_not("edge", 90, 0) == "no-edge-there AH-157"
    assert sc.why_not("pass") == "no-edge-now AH-157"
    sc.do("edge", 7, EAST)
    assert sc.step == "PlaceTile 1"
    sc.say(sc.may[0])
    assert sc.s.regions == 3
    assert sc.s.tiles[2] == 9
    assert sc.s.wealth[2] == 1
    assert sc.place(1) == (3, 2)  # no figure moves
    assert sc.step == "PledgeCargo 1"


@pytest.mark.clause("AH-157", "AH-165")
def test_everybody_sees_the_tile_before_its_place_is_chosen() -> None:
    """And who guesses at what is hidden does not guess at it."""
    sc = reward(13, draws=(9,)).say("reward")
    for seat in (*range(3), NOBODY):
        view = GAME.view(sc.s, seat)
        assert (view.fields["drawn"], view.fields["goal"]) == (9, -1)
    belief = GAME.belief(GAME.view(sc.s, 0), [])
    assert {belief.deal(Dice(k)).drawn for k in range(5)} == {9}
    assert [e.reveals for e in sc.events if e.kind == "drew_tile"] == [True]


@pytest.mark.clause("AH-157")
def test_the_choice_is_taken_back_only_till_the_tile_is_drawn() -> None:
    """The edge may be thought over again: nothing is revealed by choosing it."""
    t = Table(GAME, 3, {}, DiceChance(1))
    t.state = reward(13).s
    t.pauses[1] = 1000
    assert not isinstance(t.submit(1, [Action(1, "reward")], t.v, 0), Refusal)
    assert t.can_undo(1)
    while t.advance(2000) is not None:
        pass
    assert t.state.drawn >= 0
    assert not t.can_undo(1)
    edge = GAME.word(1, GAME.legal(t.state, 1)[0])
    assert not isinstance(t.submit(1, [edge], t.v, 3000), Refusal)
    assert t.can_undo(1)
    assert not isinstance(t.undo(1, 3000), Refusal)
    assert (t.state.drawn >= 0, t.state.goal) == (True, -1)


@pytest.mark.clause("AH-157")
def test_an_edge_seen_from_two_spaces_is_one() -> None:
    """The cell (2, 0) is north of (2, 1) and east of (1, 0)."""
    sc = reward(13).say("reward")
    both = [word for word in ("edge 2 1", "edge 4 0") if word in sc.may]
    assert both == ["edge 2 1"]
    assert sc.why_not("edge", 4, 0) == "no-first-alike AH-157"


@pytest.mark.clause("AH-157")
def test_nothing_if_no_tile_is_left() -> None:
    tiles = (
        (5, 0, 0, 2),
        (7, 2, 1, 0),
        *[(k, 4 + 2 * n, 1, 0) for n, k in enumerate((0, 1, 2, 3, 4, 6, 8, 9, 10))],
    )
    assert reward(13, tiles=tiles).step == "PledgeCargo 1"


@pytest.mark.clause("AH-156", "AH-152")
def test_a_reward_for_a_battle_moves_the_markers_too() -> None:
    """A reward within a reward: the markers are where they belong at each time."""
    ships = {0: (2, 2), 1: 7, 2: 0}
    sc = reward(19, ships=ships, slots={1: {5: 1}}, rolls=()).say("reward")
    sc.rolling(6, 1).do("step", 3).say("win 1", "harm 0")
    assert sc.step == "Marker 1"
    assert sc.s.white[1] == 19
    assert sc.may == ["mark 14", "mark 18"]  # not back to 24
    sc.say("mark 14")
    assert (sc.s.white[1], sc.s.black[1]) == (14, 19)
    while sc.asked != "PledgeCargo":
        sc.say(sc.may[-1])
    assert sc.s.where[COINS] == 8  # only now it goes under a marker
