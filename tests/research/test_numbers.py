"""Numbers: each lawful move has its own, and nothing else is lawful."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.research.kernel.run import Unlawful
from quarterdeck.research.setting import setting
from tests.research.cases import GAMES, played, setting_of, settings, usual
from tests.support.subjects import Subject


@pytest.mark.parametrize("subject", settings())
def test_number_and_move_are_inverse(subject: Subject) -> None:
    x = setting_of(subject)
    run = x.run(21)
    for _ in played(run, Dice(4)):
        lawful = run.lawful()
        assert len(set(lawful)) == len(lawful)
        assert max(lawful) < x.size
        mask = x.mask(run, run.seat)
        assert mask.nonzero()[0].tolist() == sorted(lawful)
        if not x.game.step(run.s).wide:
            moves = x.game.legal(run.s, run.seat)
            assert [x.moves.move(n, run.seat) for n in lawful] == moves
        for number in lawful[:3]:
            assert x.game.check(run.s, run.action(number)) is None
    assert run.is_over()
    assert sum(x.terms.payoff(run.s)) == pytest.approx(1)


@pytest.mark.parametrize("id", GAMES)
def test_an_unlawful_number_changes_nothing(id: str) -> None:
    x = usual(id)
    run = x.run(2)
    while len(run.lawful()) == x.size:
        run.act(int(run.lawful()[0]))
    before = x.game.dump(run.s)
    free = next(n for n in range(x.size) if n not in run.lawful())
    with pytest.raises(Unlawful, match=f"action {free} is not lawful for seat {run.seat}"):
        run.act(free)
    for number in (-1, x.size, 1 << 40):
        with pytest.raises(Unlawful, match=f"there is no action {number}: they are 0 to"):
            run.act(number)
    assert x.game.dump(run.s) == before


def test_seats_in_actions_are_told_from_the_one_who_acts() -> None:
    x = setting("sail_away", 4)
    verb = x.game.verb_named["send"]
    near = x.moves.number(verb.move((1, 3)), 2)  # the next seat clockwise
    assert near == x.moves.number(verb.move((1, 0)), 3)
    assert x.moves.move(near, 2) == verb.move((1, 3))
    assert x.moves.move(near, 3) == verb.move((1, 0))


def test_shots_and_ropes_are_many_and_differ() -> None:
    x = setting("ship_ahoy", 3, table="small", rounds="5", pirate="yes", wind="yes")
    shots = ropes = 0
    for seed in range(4):
        run = x.run(seed)
        for number in played(run, Dice(seed)):
            if number < x.terms.packed:
                continue
            offered = run.offered
            assert len(offered) == len(set(offered)) <= x.terms.offers.most
            aims = [a for a in offered if a.verb in ("shoot", "sail")]
            assert all(x.game.check(run.s, a) is None for a in offered)
            if any(a.verb == "shoot" for a in offered):
                shots += 1
                assert len(aims) >= 16
                assert len({a.args[3:] for a in aims}) >= 12  # by aim, not only by place
            elif aims:
                ropes += 1
                assert len(aims) >= 16
            again = x.terms.offers.actions(run.s, run.s.stack[-1], run.seat)
            assert again == offered, "the same table, the same offers"
    assert shots > 5
    assert ropes > 5


def test_rewards_are_shares_scores_or_ranks() -> None:
    ends = {}
    for reward in ("share", "score", "rank"):
        x = usual("captain_flip", reward=reward)
        run = x.run(6)
        for _ in played(run, Dice(1)):
            pass
        ends[reward] = x.terms.payoff(run.s)
        result = x.game.result(run.s)
    assert ends["score"] == [float(n) for n in result.scores]
    assert max(ends["rank"]) == 1.0
    assert [k for k, v in enumerate(ends["share"]) if v] == result.winners
