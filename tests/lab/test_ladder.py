"""The ladder: it stops by its rule, takes luck out without favour, and rates by all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import correlation, mean, stdev

import pytest

from quarterdeck import registry
from quarterdeck.bots.levels import LEVEL_NAMES, parse
from quarterdeck.lab.draws import luck_of, nobody_knows_more
from quarterdeck.lab.ladder import (
    ANCHOR,
    LOOKS,
    SEATS,
    Compared,
    Ladder,
    Pair,
    Rung,
    make_ladder,
    play_job,
    run_ladder,
)
from quarterdeck.lab.match import play_match
from quarterdeck.lab.ratings import ratings
from quarterdeck.lab.sim import BadSim
from quarterdeck.table.record import Record

CLEAR, CLOSE = Rung("captain_flip", ("mate", "deckhand")), Rung("captain_flip", ("mate", "anchor"))
PLAN = Ladder((CLEAR, CLOSE), seed=1, minutes=5)


def invented(
    work: Callable[[int], Pair], numbers: Sequence[int], processes: int
) -> Iterator[tuple[int, Pair]]:
    """Pairs as if played, the last first: one rung is clear at once, the other never."""
    jobs = work.args[1]  # type: ignore[attr-defined]
    for k in reversed(numbers):
        rung, number = jobs[k]
        noise = (-1) ** number * 4.0
        yield (
            k,
            Pair(noise + (9.0 if rung == CLEAR else 0.0), 0.0, 0.0, 0.9 if rung == CLEAR else 0.5),
        )


def test_a_comparison_stops_at_the_first_look_that_tells_them_apart() -> None:
    found = run_ladder(PLAN, work=invented)
    clear, close = found["games"]["captain_flip"]["rungs"]  # type: ignore[index]
    assert (clear["pairs"], clear["apart"]) == (LOOKS[0], True)
    assert (close["pairs"], close["apart"]) == (LOOKS[-1], False)
    assert clear["ci95"][0] > 0 > close["ci95"][0]
    assert found["time_was_up"] is False


def test_pairs_count_only_without_a_gap_before_them() -> None:
    """Or quick games would count more than long ones when time is up."""

    def late(
        work: Callable[[int], Pair], numbers: Sequence[int], processes: int
    ) -> Iterator[tuple[int, Pair]]:
        yield from (row for row in invented(work, numbers, processes) if row[0] > 7)

    found = run_ladder(PLAN, work=late)
    assert found["games"]["captain_flip"]["rungs"] == []  # type: ignore[index]


def test_luck_taken_out_leaves_the_margin_and_less_noise() -> None:
    dice = Random(4)
    compared = Compared(CLEAR)
    for _ in range(60):
        drawn, shown = dice.gauss(0, 3), dice.gauss(0, 6)
        margin = 2 + 0.5 * drawn + 0.8 * shown + dice.gauss(0, 2)
        compared.pairs.append(Pair(margin, drawn, shown, 0.5))
    plain = [p.margin for p in compared.pairs]
    assert stdev(compared.corrected()) < 0.5 * stdev(plain)
    assert mean(compared.corrected()) == pytest.approx(2, abs=1)


def test_ratings_rise_with_the_share_of_wins() -> None:
    shares = {("b", "a"): [0.75] * 40, ("c", "b"): [0.75] * 40, ("c", "a"): [1.0] * 10}
    found = ratings(shares, "b", 1)
    assert list(found) == ["a", "b", "c"]
    assert found["b"] == (0, 0, 0)
    assert -250 < found["a"][0] < -150
    assert 150 < found["c"][0] < 250
    assert all(low <= rating <= high for rating, low, high in found.values())


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    found = ratings({("b", "a"): [1.0] * 30}, "a", 1)
    assert 400 < found["b"][0] < 1500


def test_every_level_meets_its_neighbour_and_the_anchor() -> None:
    rungs = make_ladder(["ahoy"], 1, 1, 20, {}).rungs
    assert len(rungs) == 2 * len(LEVEL_NAMES) - 1
    assert Rung("ahoy", ("admiral", "captain")) in rungs
    assert Rung("ahoy", ("cabin_boy", ANCHOR)) in rungs
    alone = make_ladder(["ahoy"], 1, 1, 20, {}, anchored=False).rungs
    assert alone == rungs[: len(LEVEL_NAMES) - 1]
    some = make_ladder(["ahoy"], 1, 1, 20, {}, False, ["admiral", "bosun"]).rungs
    assert some == (Rung("ahoy", ("admiral", "mate")),)
    for bad in (["captain"], ["captain", "greedy"]):
        with pytest.raises(BadSim):
            make_ladder(["ahoy"], 1, 1, 20, {}, False, bad)
    with pytest.raises(BadSim):
        make_ladder(["ahoy"], 1, 1, 5, {})


def test_a_pair_is_the_same_whenever_it_is_played() -> None:
    jobs = ((Rung("captain_flip", ("greedy", "random")), 3),)
    pair = play_job(PLAN, jobs, 0)
    assert pair == play_job(PLAN, jobs, 0)
    assert pair.margin != 0


@pytest.mark.parametrize("id", registry.GAMES)
def test_luck_is_told_for_every_seat_of_every_game(id: str) -> None:
    game = registry.game(id)
    bots = [parse("random")] * SEATS
    played = play_match(game, {}, bots, 2, [1, 2], keep=True)
    assert played.record is not None
    luck = luck_of(game, played.record)
    assert len(luck) == SEATS
    if id in ("captain_flip", "ahoy"):
        assert all(abs(mine.drawn) > 0.001 for mine in luck)
    # Only where a thing is hidden from all alike does turning it over tell no choice's secret.
    assert nobody_knows_more(game) == (id in ("captain_flip", "ship_ahoy"))
    assert [mine.shown != 0 for mine in luck] == [id == "captain_flip"] * SEATS


def test_a_back_is_luck_for_who_turns_it_over_and_no_draw() -> None:
    """A tile that is kept on its side: its back was neither luck nor bad luck."""
    game = registry.game("captain_flip")
    played = play_match(game, {}, [parse("greedy")] * SEATS, 3, [4, 5], keep=True)
    assert played.record is not None
    record = played.record
    k = next(k for k, a in enumerate(record.actions) if a.verb in ("flip", "turn"))
    calm = Record(record.header, record.actions[:k], None)
    assert all(mine.shown == 0 for mine in luck_of(game, calm))
    shown = Record(record.header, record.actions[: k + 1], None)
    assert luck_of(game, shown)[record.actions[k].seat].shown != 0


def lucks(games: int) -> tuple[list[float], list[float], list[float]]:
    """Of so many games of greedy play: the margin, what was drawn of it, what was shown."""
    game = registry.game("captain_flip")
    margins, drawn, shown = [], [], []
    for k in range(games):
        played = play_match(game, {}, [parse("greedy")] * SEATS, k, [k, k + 1], keep=True)
        assert played.record is not None
        mine, yours = luck_of(game, played.record)
        margins.append(float(played.scores[0] - played.scores[1]))
        drawn.append(mine.drawn - yours.drawn)
        shown.append(mine.shown - yours.shown)
    return margins, drawn, shown


@pytest.mark.soak
def test_luck_is_nothing_in_the_mean_and_much_of_a_margin() -> None:
    margins, drawn, shown = lucks(200)
    for luck in (drawn, shown):
        assert abs(mean(luck)) < 3 * stdev(luck) / 200**0.5
    assert correlation(margins, shown) > 0.5
