"""Ahoy, components and set-up: AH-001 to AH-012."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.action import arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.boards import (
    ACTION,
    AMOUNT,
    BESIDE,
    CANNONS,
    DASHED,
    DO_REPAIR,
    FITS,
    REWARD,
    SLOT_COUNT,
)
from quarterdeck.games.ahoy.cards import (
    CARD_SUIT,
    CARDS_COUNT,
    COST,
    COSTS_DIE,
    GOES_TO,
    HAS_SLOT,
    NAMES,
)
from quarterdeck.games.ahoy.components import BOX, DECK, IN_MARKET, MARKET, NONE
from quarterdeck.games.ahoy.frames import PLACE_FLAGSHIP, TAKE_TURN
from quarterdeck.games.ahoy.grid import cell_of, x_of, y_of
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.tiles import ISLAND, SANDBAR, SUIT_OF, TERRAIN, TREASURE, WIND, WRECKAGE


def at_placement(seats: int, seed: int = 3) -> AhoyState:
    """A table where the first Flagship is placed."""
    return chance(GAME.new(seats, {}, loud=True), seed)


def chance(s: AhoyState, seed: int = 5) -> AhoyState:
    dice = Dice(seed)
    while s.stack and GAME.seat_to_act(s) == NATURE:
        GAME.apply(s, NATURE, GAME.step(s).draw(s, s.stack[-1], dice))
    return s


def place(s: AhoyState, space: int) -> AhoyState:
    seat = GAME.seat_to_act(s)
    [move] = [m for m in GAME.legal(s, seat) if arg(m) == space]
    GAME.apply(s, seat, move)
    return chance(s)


def started(seats: int) -> AhoyState:
    """A table at the Squadron's first turn."""
    s = at_placement(seats)
    while s.stack[-1].op == PLACE_FLAGSHIP:
        place(s, arg(GAME.legal(s, GAME.seat_to_act(s))[0]))
    return s


def where(s: AhoyState, space: int) -> tuple[int, int]:
    cell = cell_of(s.xs, s.ys, s.turns, space)
    return int(x_of(cell)), int(y_of(cell))


@pytest.mark.clause("AH-001")
@pytest.mark.parametrize(
    ("seats", "dice", "markers"),
    [(2, [5, 4], []), (3, [5, 4, 4], [1]), (4, [5, 4, 4, 4], [1, 3])],
)
def test_who_sits_where(seats: int, dice: list[int], markers: list[int]) -> None:
    """The Squadron has five dice, only Smugglers have reward markers and pledges."""
    s = started(seats)
    assert [sum(v > 0 for v in s.dice[k * 5 : k * 5 + 5]) for k in range(seats)] == dice
    assert [k for k in range(seats) if s.white[k] != NONE] == markers
    assert [k for k in range(seats) if s.pledges[k] != NONE] == markers
    assert [k for k in range(seats) if s.plans[k]] == [1 if seats == 2 else 2]


@pytest.mark.clause("AH-001")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(seats, {})


@pytest.mark.clause("AH-002")
def test_the_printed_tiles() -> None:
    """Two of each suit, one Island each; all Wreckage has Treasure, no Island has a Tailwind."""
    assert sorted(SUIT_OF) == sorted([*range(6), *range(6)])
    assert [TERRAIN.count(k) for k in range(6)] == [17, 4, 7, 4, 4, 12]
    assert all(TERRAIN[tile * 4 + 3] == ISLAND for tile in range(12))
    assert all(TREASURE[k] > 0 for k in range(48) if TERRAIN[k] == WRECKAGE)
    assert [WIND.count(n) for n in range(1, 7)] == [0, 2, 1, 2, 2, 3]
    assert all(WIND[k] == TREASURE[k] == 0 for k in range(48) if TERRAIN[k] == ISLAND)
    assert sum(q >= 0 for q in SANDBAR) == 6


@pytest.mark.clause("AH-002")
def test_one_tile_is_put_away_unseen() -> None:
    """Eleven tiles come to the map in the longest game; the twelfth is never known."""
    s = started(4)
    assert bin(s.stock).count("1") == 10
    assert len(s.tiles) == 11
    assert "stock" in GAME.view(s, NOBODY).fields  # by elimination everybody knows these ten


@pytest.mark.clause("AH-003")
def test_the_first_two_tiles() -> None:
    s = at_placement(3)
    assert (where(s, 3), where(s, 7)) == ((0, 0), (3, 2))
    corners = sorted(where(s, k) for k in range(8))
    assert corners == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2)]
    touching = [(a, b) for a in range(4) for b in range(4, 8) if b in s.near[a * 4 : a * 4 + 4]]
    assert len(touching) == 1
    assert [where(s, k) for k in touching[0]] == [(1, 1), (2, 1)]


@pytest.mark.clause("AH-004")
def test_every_region_on_the_map_has_a_wealth_of_1() -> None:
    assert at_placement(2).wealth == [1, 1] + [0] * 9


@pytest.mark.clause("AH-005")
@pytest.mark.parametrize(("seats", "removed"), [(2, 6), (3, 6), (4, 0)])
def test_the_market(seats: int, removed: int) -> None:
    s = at_placement(seats)
    out = [k for k in range(CARDS_COUNT) if s.where[k] == BOX]
    assert sorted(CARD_SUIT[k] for k in out) == ([*range(6)] if removed else [])
    assert [s.where[k] for k in s.market] == [IN_MARKET] * 3
    assert sum(w == DECK for w in s.where) == CARDS_COUNT - MARKET - removed
    assert sorted(e.args[0] for e in s.events if e.kind == "removed") == out  # seen by all


@pytest.mark.clause("AH-005")
def test_the_printed_cards() -> None:
    """All ordered pairs of two suits occur once."""
    assert len(set(zip(CARD_SUIT, GOES_TO, strict=True))) == 30
    assert all(a != b for a, b in zip(CARD_SUIT, GOES_TO, strict=True))
    assert [CARD_SUIT.count(k) for k in range(6)] == [5] * 6
    assert [NAMES[k] for k in range(CARDS_COUNT) if COSTS_DIE[k]] == [
        "Elder",
        "Gunner",
        "Powder Monkey",
        "Cutpurse",
        "Whispering Wind",
        "Pilot",
    ]
    assert all((COST[k] == 0) == COSTS_DIE[k] for k in range(CARDS_COUNT))
    assert sum(HAS_SLOT) == 7


@pytest.mark.clause("AH-006")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_and_fame(seats: int) -> None:
    s = started(seats)
    assert s.fame == [0] * seats
    assert s.gold == [1] * seats
    assert s.gold_left == 20 - seats
    assert s.comrades_left + s.ready + sum(s.comrades) == 20


@pytest.mark.clause("AH-007")
def test_dice_are_rolled_and_public() -> None:
    s = at_placement(4)
    assert [v > 0 for v in s.dice] == [True] * 9 + [False] + ([True] * 4 + [False]) * 2
    assert GAME.view(s, 3).fields["dice"] == s.dice


@pytest.mark.clause("AH-008", "AH-011")
def test_the_squadron_starts_on_either_island() -> None:
    s = at_placement(4)
    assert (s.stack[-1].op, GAME.to_act(s)) == (PLACE_FLAGSHIP, [0])
    assert [arg(m) for m in GAME.legal(s, 0)] == [3, 7]
    place(s, 7)
    assert (s.at[0], [k for k in range(4, 19) if s.at[k] != NONE], s.at[4]) == (7, [4], 7)


@pytest.mark.clause("AH-008")
def test_the_squadron_goes_first() -> None:
    s = started(3)
    assert (s.stack[-1].op, s.first, s.turn, s.round) == (TAKE_TURN, 0, 0, 1)


@pytest.mark.clause("AH-009", "AH-011")
def test_a_smuggler_starts_anywhere_but_on_an_island() -> None:
    s = place(at_placement(4), 3)
    assert GAME.to_act(s) == [1]
    assert [arg(m) for m in GAME.legal(s, 1)] == [0, 1, 2, 4, 5, 6]
    place(s, 4)
    assert GAME.to_act(s) == [3]  # the Union had no choice
    place(s, 4)  # others may be there
    assert [s.at[k] for k in range(4)] == [3, 4, 7, 4]
    assert (s.white, s.black) == ([NONE, 12, NONE, 12], [NONE, 12, NONE, 12])


@pytest.mark.clause("AH-009")
def test_only_the_owner_knows_the_pledge_piles() -> None:
    s = started(4)
    assert GAME.view(s, 1).fields["pledges"] == [None, s.pledges[1], None, None]
    told = [e for e in s.events if e.kind == "pledges"]
    assert [heard_by(told[0], k).secret for k in range(4)] == [(), (s.pledges[1],), (), ()]
    s = at_placement(3)
    GAME.apply(s, 0, GAME.legal(s, 0)[0])
    assert GAME.step(s).odds(s, s.stack[-1]) == [1, 1]  # either pile


@pytest.mark.clause("AH-010")
def test_the_union_starts_on_the_other_island() -> None:
    s = place(at_placement(2), 7)
    assert (s.at[1], s.comrades[:2], s.ready, s.comrades_left) == (3, [2, 0], 6, 12)
    assert (s.at[17], s.at[18], len(s.plans[1]), s.plan_deck) == (NONE, NONE, 2, 10)
    drawn = [heard_by(e, k).secret for e in s.events if e.kind == "drew_plan" for k in (0, 1)]
    assert drawn[0] == drawn[2] == ()
    assert sorted(drawn[1] + drawn[3]) == list(s.plans[1])
    assert GAME.view(s, 0).fields["plans"] == [(), 2]


@pytest.mark.clause("AH-011")
def test_a_flagship_cannot_start_elsewhere() -> None:
    s = at_placement(3)
    assert why(s, 0, 0) == "no-start-on-island AH-008"
    place(s, 3)
    assert why(s, 1, 7) == "no-start-at-sea AH-009"


def why(s: AhoyState, seat: int, space: int) -> str:
    refusal: Any = GAME.check(s, GAME.word(seat, 6 | space << 6))
    return f"{refusal.key} {refusal.clause}"


@pytest.mark.clause("AH-012")
def test_the_boards() -> None:
    """12, 11 and 8 slots; Repair alone is dashed; what each slot takes."""
    assert SLOT_COUNT == [12, 11, 8]
    assert [k for k in range(36) if ACTION[k] == DO_REPAIR] == [11, 22, 31]
    assert [DASHED[k] for k in (11, 22, 31)] == [True] * 3
    assert sum(not d for d in DASHED) == 11 + 10 + 7
    takes = ["".join(str(v) for v in range(1, 7) if FITS[k * 7 + v]) for k in range(36)]
    assert takes[:12] == ["123456"] * 6 + ["3", "5", "6", "4", "123456", "2"]
    assert takes[12:24] == ["123456"] * 6 + ["1", "123456", "6", "6", "246", ""]
    assert takes[24:32] == ["123456"] * 6 + ["246", "246"]
    assert CANNONS == [[7, 8], [7], [5]]


@pytest.mark.clause("AH-012")
def test_the_rewards_grid() -> None:
    assert len(REWARD) == len(AMOUNT) == 25
    assert [len(b) for b in BESIDE] == [
        *[2, 3, 3, 3, 2],
        *[3, 4, 4, 4, 3] * 3,
        *[2, 3, 3, 3, 2],
    ]
