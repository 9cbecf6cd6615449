"""Bots think, and shots are computed, in processes of their own: nobody else waits for them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from quarterdeck.bots.levels import Stopped
from quarterdeck.bots.task import action_of
from quarterdeck.workers.fair import FairQueue, Who

NICE = 5  # the server comes first
TRIES = 3  # a task whose worker dies is given to a new one this often in all
LIMIT_S = 300.0  # a worker that answers nothing for so long is replaced
STOP = "stop"


class WorkerDied(RuntimeError):
    """Every worker that was given this task died of it."""


class _Job:
    __slots__ = ("began", "future", "quick", "task", "who", "worker")

    def __init__(self, task: Any, who: Who, quick: bool) -> None:
        self.task = task
        self.who = who
        self.quick = quick
        self.began = 0.0
        self.future: Future[Any] = Future()
        self.worker: _Worker | None = None


class Pool:
    """A few workers and one queue. ``submit`` returns a Future at once; asyncio can wrap it.

    >>> future = pool.submit(make_task("captain_flip", view, heard, 0, "admiral", seed))
    >>> action = await asyncio.wrap_future(future)

    ``trade`` is the module that does the work: its ``answer_task`` makes plain values of plain
    values, its ``prepare`` loads what a game needs. ``read`` makes of an answer what is wanted.
    With ``spare``, one of the workers is kept for what is quick.
    """

    def __init__(
        self,
        workers: int = 0,
        trade: str = "quarterdeck.bots.task",
        limit_s: float = LIMIT_S,
        read: Callable[[Any], Any] = action_of,
        nice: int = NICE,
        spare: bool = False,
    ) -> None:
        self.nice = nice
        self.trade = trade
        self.limit_s = limit_s
        self.read = read
        self._lock = threading.Condition()
        self._running: dict[Future[Any], _Job] = {}
        self._closed = False
        count = workers or max(1 + spare, min(4, (os.cpu_count() or 2) - 1))
        self._spare = 0 if spare and count > 1 else -1  # the number of that worker
        self._waiting = FairQueue(count - (self._spare == 0))
        self.workers = [_Worker(self, n) for n in range(count)]

    def warm(self, game_id: str) -> None:
        """Start the workers now, and have them load a game."""
        for worker in self.workers:
            worker.start(game_id)

    def submit(
        self, task: Any, urgent: bool = True, who: Iterable[Who] = (), quick: bool = False
    ) -> Future[Any]:
        """Have somebody think about it; what is not urgent comes after everything that is.

        ``who`` waits for it, if that is known: it counts as thought for one of them.
        """
        with self._lock:
            if self._closed:
                raise RuntimeError("the pool is closed")
            job = _Job(task, self._waiting.least_served(who), quick)
            self._waiting.put(job, urgent)
            self._lock.notify_all()
        for worker in self.workers:
            worker.start("")
        return job.future

    def cancel(self, future: Future[Any]) -> None:
        """Nobody wants the answer any more: forget it, or stop the thinking within a slice.

        A future whose thinking had begun then ends with ``Stopped``.
        """
        if future.cancel():
            return
        with self._lock:
            job = self._running.get(future)
            worker = job.worker if job is not None else None
        if worker is not None:
            worker.interrupt(future)

    def load(self) -> tuple[int, int]:
        """How many questions wait, and how many are thought about."""
        with self._lock:
            return len(self._waiting), len(self._running)

    def close(self) -> None:
        """Stop everything; what is not answered is cancelled."""
        with self._lock:
            self._closed = True
            waiting = self._waiting.clear()
            self._lock.notify_all()
        for job in waiting:
            assert isinstance(job, _Job)
            job.future.cancel()
        for worker in self.workers:
            worker.end()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _next(self, worker: _Worker) -> _Job | None:
        """The next task for a worker, waiting for one; None once the pool is closed."""
        with self._lock:
            while True:
                if self._closed:
                    return None
                job = self._waiting.take(worker.number == self._spare)
                if job is None:
                    self._lock.wait()
                    continue
                assert isinstance(job, _Job)
                if job.future.set_running_or_notify_cancel():
                    job.worker = worker
                    job.began = time.monotonic()
                    self._running[job.future] = job
                    return job
                self._waiting.done(job, 0.0)

    def _done(self, job: _Job) -> None:
        with self._lock:
            self._running.pop(job.future, None)
            self._waiting.done(job, time.monotonic() - job.began)
            self._lock.notify_all()  # who had as many as they may can go on


class _Worker:
    """A process, and the thread that waits for its answers."""

    def __init__(self, pool: Pool, number: int) -> None:
        self.pool = pool
        self.number = number
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.thread: threading.Thread | None = None
        self.current: Future[Any] | None = None
        self.lock = threading.Lock()
        self.game_id = ""
        self.ended = False

    def start(self, game_id: str) -> None:
        """Once; later calls do nothing."""
        with self.lock:
            if self.thread is None and not self.ended:
                self.game_id = game_id
                self.thread = threading.Thread(
                    target=self._run, name=f"bot worker {self.number}", daemon=True
                )
                self.thread.start()

    def interrupt(self, future: Future[Any]) -> None:
        """Stop thinking, if it is still about this."""
        with self.lock:
            if self.current is future and self.pipe is not None:
                with contextlib.suppress(OSError):
                    self.pipe.send(STOP)

    def end(self) -> None:
        """Kill the process; its thread ends by itself."""
        with self.lock:
            self.ended = True
            if self.process is not None:
                self.process.kill()

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            self._spawn()
        while (job := self.pool._next(self)) is not None:
            try:
                job.future.set_result(self.pool.read(self._answer(job)))
            except BaseException as error:
                job.future.set_exception(error)
            finally:
                self.pool._done(job)
        with self.lock:
            if self.process is not None:
                self.process.kill()

    def _answer(self, job: _Job) -> Any:
        for _ in range(TRIES):
            if self.process is None or not self.process.is_alive():
                self._spawn()
            with self.lock:
                self.current = job.future
                pipe = self.pipe
            assert pipe is not None
            try:
                pipe.send(job.task)
                if not pipe.poll(self.pool.limit_s):
                    raise EOFError
                answer = pipe.recv()
            except (OSError, EOFError):
                self._bury()
                if self.ended:
                    raise Stopped from None
                continue
            finally:
                with self.lock:
                    self.current = None
            if isinstance(answer, BaseException):
                raise answer
            return answer
        raise WorkerDied(f"{TRIES} workers died of this task")

    def _spawn(self) -> None:
        with self.lock:
            if self.ended:
                raise Stopped
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(
                target=work,
                args=(there, self.game_id, self.pool.trade, self.pool.nice),
                name=f"worker {self.number}",
                daemon=True,
            )
            process.start()
            there.close()
            self.pipe, self.process = here, process

    def _bury(self) -> None:
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join(1)
            if self.pipe is not None:
                self.pipe.close()
            self.process = self.pipe = None


def work(pipe: Connection, game_id: str, trade: str, nice: int = NICE) -> None:
    """A worker's life: ends when its pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started it
    if hasattr(os, "nice"):
        os.nice(nice)
    desk = import_module(trade)
    if game_id:
        desk.prepare(game_id)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        if task == STOP:
            continue  # it came too late: the answer was already sent
        try:
            answer: object = desk.answer_task(task, pipe.poll)
        except Stopped as error:
            answer = error
        except Exception as error:
            answer = RuntimeError(f"{type(error).__name__}: {error}")  # any error can be sent so
        with contextlib.suppress(OSError):
            pipe.send(answer)
