"""Numbered pieces of work on all cores or a cluster, given back in the order they get done in.

The one place through which long runs go. What a piece gives depends on its number alone, so it is
the same wherever it is done.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import TypeVar

T = TypeVar("T")

_JOBS = 32  # for each process, so that progress is seen and all end at about the same time
_AT_MOST = 250  # pieces to a job: of a long run, too, the first results come soon


def spread(
    work: Callable[[int], T],
    numbers: Sequence[int],
    processes: int = 0,
    chunk: int = 0,
    ray: str = "",
) -> Iterator[tuple[int, T]]:
    """``work`` for every number; it must be a function that can be pickled.

    ``chunk`` is how many go to a process at once; 0: whatever is best for getting all done.
    ``ray`` is the address of a Ray cluster to do it on, instead of this machine's processes.
    Whoever stops early, by Ctrl-C or by asking for no more, does not wait for what is under way.
    """
    count = len(numbers)
    if ray:
        from quarterdeck.lab import cluster

        with cluster.joined(ray) as crew:
            many = processes or crew.cores
            yield from crew.spread(work, _jobs(numbers, chunk or _step(count, many)), many)
        return
    processes = min(processes or os.cpu_count() or 1, count)
    if processes <= 1:
        for number in numbers:
            yield number, work(number)
        return
    context = multiprocessing.get_context("spawn")
    jobs = iter(_jobs(numbers, chunk or _step(count, processes)))
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(processes, context, _begin) as pool:
        waiting: dict[Future[list[T]], Sequence[int]] = {}
        try:
            while True:
                with _deaf_to_ctrl_c():
                    for some in islice(jobs, processes * 2 - len(waiting)):
                        waiting[pool.submit(_several, work, some)] = some
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield from zip(waiting.pop(future), future.result(), strict=True)
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.kill()  # then the pool has nothing left to wait for
            _hear_the_end(pool)
            raise


def _hear_the_end(pool: ProcessPoolExecutor) -> None:
    """One that was killed in the middle of an answer leaves half of it, and the pool would wait for
    the other half as long as this process itself could still write it.
    """
    writer = getattr(getattr(pool, "_result_queue", None), "_writer", None)
    if writer is not None:
        writer.close()


def _several(work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """A few pieces one after the other."""
    return [work(number) for number in numbers]


def _step(count: int, processes: int) -> int:
    return max(1, min(_AT_MOST, count // (processes * _JOBS)))


def _jobs(numbers: Sequence[int], step: int) -> list[Sequence[int]]:
    return [numbers[k : k + step] for k in range(0, len(numbers), step)]


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: from their first moment, as it is inherited.

    A terminal sends it to all of them at once, and each would print where it was.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # started with the first process, it would end our deafness
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """A process of a simulation that was killed must not play on by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where nothing is inherited
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="watches the parent", daemon=True).start()
