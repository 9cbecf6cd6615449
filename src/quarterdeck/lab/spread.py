"""Numbered pieces of work on all cores, given back in the order in which they get done."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

T = TypeVar("T")

_JOBS = 32  # for each process, so that progress is seen and all end at about the same time


def spread(
    work: Callable[[int], T], count: int, processes: int = 0, chunk: int = 0
) -> Iterator[tuple[int, T]]:
    """``work`` for every number below ``count``; it must be a function that can be pickled.

    ``chunk`` is how many go to a process at once; 0: whatever is best for getting all done.
    """
    processes = min(processes or os.cpu_count() or 1, count)
    if processes <= 1:
        for number in range(count):
            yield number, work(number)
        return
    context = multiprocessing.get_context("spawn")
    step = chunk or max(1, count // (processes * _JOBS))
    jobs = iter([range(k, min(k + step, count)) for k in range(0, count, step)])
    with ProcessPoolExecutor(processes, context, leave_with_parent) as pool:
        waiting: dict[Future[list[T]], range] = {}
        try:
            while True:
                for numbers in islice(jobs, processes * 2 - len(waiting)):
                    waiting[pool.submit(_several, work, numbers)] = numbers
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield from zip(waiting.pop(future), future.result(), strict=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _several(work: Callable[[int], T], numbers: range) -> list[T]:
    return [work(number) for number in numbers]


def leave_with_parent() -> None:
    """A process of a simulation that was killed must not play on by itself."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="watches the parent", daemon=True).start()
