"""The same work on a Ray cluster: a lost worker's pieces are done again, a lost head is told."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from itertools import islice
from typing import Any, TypeVar

import quarterdeck
from quarterdeck.extra import missing

T = TypeVar("T")

LOCAL = "local"  # an address: a cluster of one machine, started for this run
AGAIN = 20  # a piece whose worker is lost is done so often again
PATIENCE_S = 10.0  # a head that does not answer for so long is lost
LOOK_S = 1.0


class NoCluster(RuntimeError):
    """There is no such cluster, or it is no more; the message says which."""


class WrongVersion(Exception):
    """A worker has another Quarterdeck: its games would be others."""


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The cluster at an address, until it is left again."""
    place = None if address == LOCAL else _place(address)
    if place is not None and not _answers(place):
        raise NoCluster(f"there is no Ray head at {address}")
    try:
        import ray
    except ImportError as error:
        raise missing(error, "ray") from None
    alone = {"include_dashboard": False} if place is None else {}
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level="ERROR",
            configure_logging=False,
            **alone,
        )
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise NoCluster(f"cannot join the Ray cluster at {address}: {_line(error)}") from None
    cluster = Cluster(address, place, ray)
    with redirect_stdout(sys.stderr):  # Ray tells of lost machines, the last of it as we leave
        try:
            yield cluster
        finally:
            cluster.leave()


class Cluster:
    """Looks every second whether the head still answers: Ray itself would wait for a minute."""

    def __init__(self, address: str, place: tuple[str, int] | None, ray: Any) -> None:
        self.address = address
        self.place = place
        self.ray = ray
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.is_lost = False
        self._is_over = threading.Event()
        if place is not None:
            threading.Thread(target=self._watch, name="watches Ray's head", daemon=True).start()

    def leave(self) -> None:
        """Nothing is left there of what was asked; a head that is gone is not asked."""
        self._is_over.set()
        if not self.is_lost:
            with suppress(Exception):
                self.ray.shutdown()

    def spread(
        self, work: Callable[[int], T], jobs: Sequence[Sequence[int]], at_once: int
    ) -> Iterator[tuple[int, T]]:
        """As ``processes.spread``, so many jobs at once."""
        ray = self.ray
        done_there: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(_several)
        left = iter(jobs)
        waiting: dict[Any, Sequence[int]] = {}
        try:
            while True:
                for numbers in islice(left, at_once * 2 - len(waiting)):
                    waiting[done_there.remote(quarterdeck.__version__, work, numbers)] = numbers
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), timeout=LOOK_S)
                if self.is_lost:
                    raise NoCluster(
                        f"the Ray head at {self.address} is lost; what was finished is kept, and "
                        "the same command goes on"
                    )
                for one in done:
                    results = ray.get(one, timeout=PATIENCE_S * 6)
                    yield from zip(waiting.pop(one), results, strict=True)
        except (ray.exceptions.RaySystemError, ray.exceptions.GetTimeoutError) as error:
            self.is_lost = True
            raise NoCluster(f"the Ray cluster at {self.address} is lost: {_line(error)}") from None
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ImportError | WrongVersion):
                raise NoCluster(f"a worker of {self.address} cannot play: {error.cause}") from None
            raise
        except ray.exceptions.RayError as error:
            raise NoCluster(f"a piece of work was lost too often: {_line(error)}") from None
        finally:
            if not self.is_lost:
                for one in waiting:
                    with suppress(Exception):
                        ray.cancel(one, force=True)

    def _watch(self) -> None:
        assert self.place is not None
        silent = 0.0
        while not self._is_over.wait(LOOK_S):
            silent = 0.0 if _answers(self.place) else silent + LOOK_S
            if silent >= PATIENCE_S:
                self.is_lost = True
                return


def _several(version: str, work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """Done by a worker."""
    here = quarterdeck.__version__
    if here != version:
        raise WrongVersion(f"it has Quarterdeck {here}, not {version}")
    return [work(number) for number in numbers]


def _place(address: str) -> tuple[str, int]:
    """The host and the port of an address."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise NoCluster(f"an address of a Ray head is host:port, or {LOCAL}, not {address!r}")
    return host, int(port)


def _answers(place: tuple[str, int]) -> bool:
    try:
        socket.create_connection(place, timeout=5).close()
    except OSError:
        return False
    return True


def _line(error: Exception) -> str:
    """Its first line."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]
