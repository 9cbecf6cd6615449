"""Ctrl-C while several processes work: they are ended without a word, then we stop."""

from __future__ import annotations

import _thread
import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def stoppable() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C; on Ctrl-C they are killed.

    A terminal sends it to all of them at once. Each would print where it was, and a pool waits
    for the work its processes are at. A blocked signal is blocked in the processes started
    meanwhile too, from their first moment; so it is blocked here, and a thread waits for it.
    """
    if not _hears_ctrl_c():
        yield
        return
    resource_tracker.ensure_running()  # started later, it would unblock the signal again
    over = threading.Event()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    watch = threading.Thread(target=_watch, args=(over,), name="waits for Ctrl-C", daemon=True)
    try:
        watch.start()
        yield
    except BaseException:
        _end_processes()  # one may have been started just now
        raise
    finally:
        over.set()
        if watch.ident is not None:
            signal.pthread_kill(watch.ident, signal.SIGINT)  # so that it looks
            watch.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _hears_ctrl_c() -> bool:
    """Not in the background, nor where a test or another program has its own way with it."""
    return (
        hasattr(signal, "pthread_sigmask")  # Windows has none
        and threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )


def _watch(over: threading.Event) -> None:
    while True:
        signal.sigwait({signal.SIGINT})
        if over.is_set():
            return
        _thread.interrupt_main()
        _end_processes()  # whoever waits for them wakes up


def _end_processes() -> None:
    for process in multiprocessing.active_children():
        process.kill()
