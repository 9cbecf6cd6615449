"""Numbered pieces of work on all cores, given back in the order in which they get done."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import TypeVar

T = TypeVar("T")

_JOBS = 32  # for each process, so that progress is seen and all end at about the same time


def spread(
    work: Callable[[int], T], count: int, processes: int = 0, chunk: int = 0
) -> Iterator[tuple[int, T]]:
    """``work`` for every number below ``count``; it must be a function that can be pickled.

    ``chunk`` is how many go to a process at once; 0: whatever is best for getting all done.
    Whoever stops early, by Ctrl-C or by asking for no more, does not wait for what is under way.
    """
    processes = min(processes or os.cpu_count() or 1, count)
    if processes <= 1:
        for number in range(count):
            yield number, work(number)
        return
    context = multiprocessing.get_context("spawn")
    step = chunk or max(1, count // (processes * _JOBS))
    jobs = iter([range(k, min(k + step, count)) for k in range(0, count, step)])
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(processes, context, _begin) as pool:
        waiting: dict[Future[list[T]], range] = {}
        try:
            while True:
                with _deaf_to_ctrl_c():
                    for numbers in islice(jobs, processes * 2 - len(waiting)):
                        waiting[pool.submit(_several, work, numbers)] = numbers
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield from zip(waiting.pop(future), future.result(), strict=True)
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.kill()  # then the pool has nothing left to wait for
            raise


def _several(work: Callable[[int], T], numbers: range) -> list[T]:
    return [work(number) for number in numbers]


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
