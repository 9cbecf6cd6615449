"""Workers: a thinking bot delays nobody, and a dying one loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import CancelledError

import pytest

from quarterdeck.bots.levels import BadSpec, Stopped
from quarterdeck.bots.task import action_of, answer_task, make_task
from quarterdeck.games.captain_flip import GAME
from quarterdeck.workers.pool import NICE, Pool
from tests.support.subjects import subject_named
from tests.support.walk import Walk


@pytest.fixture(scope="module")
def pool():
    with Pool(1) as made:
        made.warm("captain_flip")
        yield made


def task(bot: str, seed: int = 1):
    """A question from the middle of a game."""
    for k, s in enumerate(Walk(subject_named("captain_flip-2-A"), 4)):
        seat = int(GAME.seat_to_act(s))
        if k > 30 and seat >= 0 and len(GAME.legal(s, seat)) > 1:
            break
    return make_task("captain_flip", GAME.view(s, seat), [], seat, bot, seed)


def test_the_answer_is_the_one_given_here(pool):
    for bot in ("random", "greedy", "mcts:200it"):
        assert pool.submit(task(bot)).result(60) == action_of(answer_task(task(bot)))


def test_only_plain_values_go_over():
    def plain(x: object) -> bool:
        if isinstance(x, dict):
            return all(isinstance(k, str) and plain(v) for k, v in x.items())
        if isinstance(x, (list, tuple)):
            return all(plain(v) for v in x)
        return x is None or isinstance(x, (int, str, bool))

    assert plain(task("admiral"))
    assert plain(answer_task(task("greedy")))


def test_the_worker_gives_way_to_the_server(pool):
    pool.submit(task("random")).result(60)
    pid = pool.workers[0].process.pid
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(ours + NICE, 19)


async def test_the_event_loop_goes_on(pool):
    """While a bot thinks for more than a second, the loop ticks on."""
    pool.submit(task("random")).result(60)
    thinking = asyncio.wrap_future(pool.submit(task("mcts:1500ms")))
    began = time.perf_counter()
    gaps = []
    while not thinking.done():
        before = time.perf_counter()
        await asyncio.sleep(0.002)
        gaps.append(time.perf_counter() - before)
    assert time.perf_counter() - began > 1.4
    assert len(gaps) > 50
    gaps.sort()
    assert gaps[len(gaps) // 2] < 0.05
    assert gaps[-1] < 1.0, "something held the loop"
    assert (await thinking).verb in ("keep", "flip", "place", "turn")


def test_a_killed_worker_is_replaced_and_the_task_done(pool):
    pool.submit(task("random")).result(60)
    future = pool.submit(task("mcts:2000ms"))
    time.sleep(0.4)
    old = pool.workers[0].process.pid
    os.kill(old, signal.SIGKILL)
    assert future.result(60).seat == action_of(answer_task(task("random"))).seat
    assert pool.workers[0].process.pid != old


def test_a_worker_killed_while_idle_is_replaced(pool):
    pool.submit(task("random")).result(60)
    os.kill(pool.workers[0].process.pid, signal.SIGKILL)
    assert pool.submit(task("greedy")).result(60) == action_of(answer_task(task("greedy")))


def test_cancel_stops_the_thinking(pool):
    pool.submit(task("random")).result(60)
    running = pool.submit(task("mcts:60000ms"))
    waiting = pool.submit(task("mcts:60000ms"))
    time.sleep(0.2)
    began = time.perf_counter()
    pool.cancel(waiting)
    pool.cancel(running)
    with pytest.raises(Stopped):
        running.result(20)
    with pytest.raises(CancelledError):
        waiting.result(20)
    assert pool.submit(task("greedy")).result(20).verb
    assert time.perf_counter() - began < 15


def test_an_error_comes_back_as_an_error(pool):
    game, view, heard, seat, bot, seed = task("greedy")
    with pytest.raises(RuntimeError, match="no_such_game"):
        pool.submit(("no_such_game", view, heard, seat, bot, seed)).result(60)
    broken = {**view, "fields": {}}
    with pytest.raises(RuntimeError, match="KeyError"):
        pool.submit((game, broken, heard, seat, bot, seed)).result(60)
    assert pool.submit(task("greedy")).result(60).verb, "the worker lives on"


def test_no_such_bot_is_told_at_once():
    with pytest.raises(BadSpec):
        task("genius")


def test_what_somebody_waits_for_comes_first():
    with Pool(1) as made:
        made.submit(task("random")).result(60)
        long = made.submit(task("mcts:400ms"))
        order = []
        patient = [made.submit(task("random", n), urgent=False) for n in range(3)]
        urgent = made.submit(task("random", 9))
        urgent.add_done_callback(lambda _: order.append("urgent"))
        patient[0].add_done_callback(lambda _: order.append("patient"))
        long.result(60)
        for future in patient:
            future.result(60)
        assert order == ["urgent", "patient"]


def test_closing_ends_the_processes():
    with Pool(1) as made:
        made.submit(task("random")).result(60)
        process = made.workers[0].process
        long = made.submit(task("mcts:60000ms"))
        time.sleep(0.2)
    assert process is not None
    process.join(10)
    assert not process.is_alive()
    with pytest.raises((Stopped, CancelledError)):
        long.result(10)
    with pytest.raises(RuntimeError):
        made.submit(task("random"))
