"""Ahoy's odds of a battle: what is said is what comes of rolling every die there is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from quarterdeck.core.seat import NATURE
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import SECRET_WEAPON, WEAPON_CACHE
from quarterdeck.games.ahoy.odds import percent
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.verbs import PASS_MOVE, REROLL_MOVE
from quarterdeck.table.ask import ask_in, make_ask
from tests.support.ahoy import Scene, card
from tests.support.ahoy_duels import GUNSHIP, STRONGHOLD, duel

FIGHTERS, GROG = card("Fighters"), card("Grogmaster")
LOADED = {0: {7: 5, 8: 6}, 1: {5: 4}, 2: {7: 6}}

# Who meets whom, and what each has.
BATTLES = {
    "loaded, unloaded": lambda: duel(0, 1, slots={0: {7: 5, 8: 6}}),
    "both loaded": lambda: duel(0, 1, slots=LOADED),
    "a Stronghold": lambda: duel(1, STRONGHOLD, slots=LOADED),
    "the Gunship and Fighters": lambda: duel(GUNSHIP, 1, slots=LOADED, crew={1: [FIGHTERS]}),
    "Grogmaster attacks": lambda: duel(0, 1, slots=LOADED, crew={0: [GROG]}),
    "Grogmaster defends": lambda: duel(0, 1, slots=LOADED, crew={1: [GROG]}),
}


def chance(s: AhoyState, seat: int) -> Fraction:
    """Of all rolls those by which the seat wins; who has a Grogmaster uses it when losing."""
    f = s.stack[-1]
    if f.op == fr.VICTORY:
        return Fraction(int(f.seat == seat))
    if f.op == fr.BATTLE_ROLL:
        every = [chance(after(s, move), seat) for move in GAME.legal(s, NATURE)]
        return sum(every, Fraction(0)) / len(every)
    if f.op == fr.GROG:
        kept = chance(after(s, PASS_MOVE), seat)
        is_won = (kept == 1) == (f.seat == seat)
        return kept if is_won else chance(after(s, REROLL_MOVE), seat)
    assert f.op == fr.HURT  # Grogmaster's price: any slot
    return chance(after(s, GAME.legal(s, f.seat)[0]), seat)


def after(s: AhoyState, move: int) -> AhoyState:
    then = s.clone()
    GAME.apply(then, then.stack[-1].seat, move)
    return then


def expected(s: AhoyState, move: int, seat: int) -> tuple[int, ...]:
    """By every answer that the other one has."""
    then = after(s, move)
    if then.stack[-1].op != fr.LOWER:
        return (percent(chance(then, seat)),)
    all_of = [chance(after(then, m), seat) for m in GAME.legal(then, then.stack[-1].seat)]
    found = (percent(min(all_of)), percent(max(all_of)))
    return found if found[0] != found[1] else found[:1]


def said(sc: Scene) -> None:
    """Both sides are asked, and told what is so."""
    s, asked = sc.s, 0
    while s.stack[-1].op == fr.LOWER:
        seat = s.stack[-1].seat
        moves = GAME.legal(s, seat)
        options = ask_in(GAME, s.clone(), seat).options
        assert len(options) == len(moves) > 1
        for move, option in zip(moves, options, strict=True):
            assert option.odds is not None
            assert option.odds[1] == expected(s, move, seat), option.label
        asked += 1
        s = after(s, moves[-1])
    assert asked


@pytest.mark.clause("AH-062", "AH-063")
@pytest.mark.parametrize("battle", BATTLES.values(), ids=BATTLES)
def test_the_odds_are_those_of_all_rolls(battle: object) -> None:
    assert callable(battle)
    said(battle())


@pytest.mark.clause("AH-235", "AH-237")
@pytest.mark.parametrize("plan", [SECRET_WEAPON, WEAPON_CACHE])
def test_plans_that_were_played_count(plan: int) -> None:
    sc = duel(2, 0, slots=LOADED, plans=[plan])
    sc.do("play", plan)
    said(sc)


@pytest.mark.clause("AH-165")
def test_they_say_nothing_that_the_seat_cannot_see() -> None:
    """Whatever the Union holds, the other one is told the same."""
    told = []
    for plans in ([WEAPON_CACHE, SECRET_WEAPON], [0, 1]):
        sc = duel(0, 2, slots=LOADED, plans=plans)
        sc.do("pass")  # the Union keeps them
        assert sc.step == "Lower 0"
        told.append([o.odds for o in make_ask(GAME, sc.s, 0, []).options])
    assert told[0] == told[1]


def test_only_what_is_certain_is_0_or_100() -> None:
    assert [percent(Fraction(n, 300)) for n in (0, 1, 150, 299, 300)] == [0, 1, 50, 99, 100]
