"""Sail Away, components and set-up: SA-01 to SA-09."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.sail_away import GAME
from quarterdeck.games.sail_away.components import (
    CARDS_COUNT,
    ISLANDS,
    RESOURCES,
    SHIPS,
    TREASURE,
)
from quarterdeck.games.sail_away.frames import FIRST_PLAYER, PLACE_CRATES
from quarterdeck.games.sail_away.state import SailAwayState
from tests.support.sail_away import at_the_choice


def keep_all(s: SailAwayState) -> None:
    """Everybody keeps the first three ships."""
    while GAME.step(s).timing == "sealed":
        seat = GAME.to_act(s)[0]
        GAME.apply(s, seat, GAME.legal(s, seat)[0])


@pytest.mark.clause("SA-01")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(seats, {})


@pytest.mark.clause("SA-01")
def test_the_printed_islands() -> None:
    """13, one of them Treasure Island; ten spaces of each resource on the others."""
    assert len(ISLANDS) == 13
    spaces = [p for n, island in enumerate(ISLANDS) if n != TREASURE for p in island.spaces]
    assert [spaces.count(r) for r in range(RESOURCES)] == [10] * 6
    assert [island.reward for island in ISLANDS] == [2] * 6 + [1] * 7
    assert ISLANDS[TREASURE].spaces == (6, 6, 6, 7, 7)


@pytest.mark.clause("SA-01")
def test_the_printed_ships_are_all_different() -> None:
    assert len({(ship.holds, ship.smuggler) for ship in SHIPS}) == 36
    holds = [r for ship in SHIPS for r in ship.holds]
    assert [holds.count(r) for r in range(RESOURCES)] == [18] * 6
    smugglers = [ship.smuggler for ship in SHIPS if ship.smuggler >= 0]
    assert [smugglers.count(r) for r in range(RESOURCES)] == [2] * 6
    assert {ship.points for ship in SHIPS} == {3, 4, 6, 7, 10, 11}
    assert CARDS_COUNT == 8


@pytest.mark.clause("SA-02", "SA-03")
def test_coins_and_crates() -> None:
    """Of 7 and 3 crates one each waits on launch ability 5."""
    s = GAME.new(3, {})
    assert s.coins == [4, 4, 4]
    assert s.supply == [6, 2] * 3
    assert s.waiting == [1, 1, 1]
    assert GAME.invariant(s) == ""


@pytest.mark.clause("SA-04")
def test_one_public_objective_and_a_secret_one_for_each() -> None:
    s = at_the_choice(4)
    tokens = [int(s.objective), *s.secrets]
    assert len(set(tokens)) == 5
    for seat in range(4):
        seen = GAME.view(s, seat).fields["secrets"]
        assert seen == [s.secrets[k] if k == seat else None for k in range(4)]
    assert GAME.view(s, NOBODY).fields["secrets"] == [None] * 4


@pytest.mark.clause("SA-04")
def test_nobody_hears_another_objective() -> None:
    s = at_the_choice(2)
    told = [e for e in s.events if e.kind == "secret"]
    assert [heard_by(e, 0).secret for e in told] == [(s.secrets[0],), ()]
    assert [heard_by(e, NOBODY).secret for e in told] == [(), ()]


@pytest.mark.clause("SA-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_are_one_more_than_players(seats: int) -> None:
    s = at_the_choice(seats)
    assert len(set(s.islands)) == seats + 1
    assert bin(s.island_deck).count("1") == 13 - seats - 1


@pytest.mark.clause("SA-06")
def test_six_are_dealt_and_three_kept_by_all_at_once() -> None:
    s = at_the_choice(3)
    assert [len(hand) for hand in s.hands] == [6, 6, 6]
    assert GAME.to_act(s) == [0, 1, 2]
    for _ in range(3):
        GAME.apply(s, 1, GAME.legal(s, 1)[0])
    assert GAME.to_act(s) == [0, 2]  # who is done waits for the others
    mine = s.hands[1][:3]
    keep_all(s)
    assert s.ships[3:6] == sorted(mine)
    assert s.hands == [(), (), ()]
    assert bin(s.deck).count("1") == 36 - 9  # the others are shuffled back


@pytest.mark.clause("SA-06")
def test_one_keeps_what_one_was_dealt() -> None:
    s = at_the_choice(2)
    hand = s.hands[0]
    other = next(n for n in range(36) if n not in hand)
    for verb, args, key in [
        ("keep", (other,), "no-not-dealt"),
        ("done", (), "no-keep-three"),
    ]:
        refusal = GAME.check(s, Action(0, verb, args))
        assert refusal is not None
        assert refusal.key == key
    GAME.act(s, Action(0, "keep", (hand[0],)))
    refusal = GAME.check(s, Action(0, "keep", (hand[0],)))
    assert refusal is not None
    assert refusal.key == "no-picked-already"


@pytest.mark.clause("SA-06")
def test_then_three_incoming_ships_are_turned_up() -> None:
    s = at_the_choice(2)
    keep_all(s)
    for _ in range(3):
        GAME.apply(s, NATURE, GAME.legal(s, NATURE)[0])
    assert len({*s.incoming, *s.ships}) == 9
    assert s.stack[-1].op == FIRST_PLAYER


@pytest.mark.clause("SA-07")
def test_three_pirate_action_cards() -> None:
    s = at_the_choice(2)
    assert len(set(s.cards)) == 3
    assert all(0 <= card < 8 for card in s.cards)


@pytest.mark.clause("SA-08")
def test_anybody_may_be_first_and_play_is_clockwise() -> None:
    s = at_the_choice(3)
    keep_all(s)
    for _ in range(3):
        GAME.apply(s, NATURE, GAME.legal(s, NATURE)[0])
    assert [GAME.word(NATURE, m).args for m in GAME.legal(s, NATURE)] == [(0,), (1,), (2,)]
    GAME.act(s, Action(NATURE, "first", (2,)))
    assert (s.turn, s.stack[-1].op) == (2, PLACE_CRATES)
    GAME.act(s, Action(2, "place", (0, 0)))
    GAME.act(s, Action(2, "done"))
    assert s.turn == 0


@pytest.mark.clause("SA-09")
def test_dealt_ships_are_seen_by_their_owner_alone() -> None:
    s = at_the_choice(2)
    GAME.apply(s, 1, GAME.legal(s, 1)[2])
    view = GAME.view(s, 0)
    assert view.fields["hands"] == [s.hands[0], 6]
    assert view.fields["picks"] == [(), 1]
    dealt = [e for e in s.events if e.kind == "dealt"]
    assert {heard_by(e, 0).secret for e in dealt if e.args[0] == 1} == {()}


@pytest.mark.clause("SA-09")
def test_all_else_is_public_and_decks_have_no_order() -> None:
    hidden = {name for name, who in GAME.audience.items() if who != "public"}
    assert hidden == {"secrets", "hands", "picks"}
    s = at_the_choice(2)
    assert isinstance(int(s.deck), int)


@pytest.mark.clause("SA-09")
def test_a_belief_never_deals_away_what_one_holds() -> None:
    """What one was dealt, also what one will put back, is in nobody else's hand."""
    s = at_the_choice(3)
    belief = GAME.belief(GAME.view(s, 1), [])
    dice = Dice(1)
    for _ in range(30):
        deal = belief.deal(dice)
        assert deal.hands[1] == s.hands[1]
        assert not set(deal.hands[1]) & {*deal.hands[0], *deal.hands[2]}
        assert GAME.invariant(deal) == ""
