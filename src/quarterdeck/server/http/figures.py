"""What a server tells Prometheus of itself, if it is set so: figures, and nobody's name or code."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from quarterdeck import __version__
from quarterdeck.server.monitoring.counted import Uncounted
from quarterdeck.server.settings import Settings

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from quarterdeck.server.lobby.lobby import Lobby
    from quarterdeck.server.lobby.nodes import Nodes

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Counting(Uncounted):
    """Of one server; ``told``, ``committed`` and ``refused`` are called where that happens."""

    def __init__(self, lobby: Lobby) -> None:
        from prometheus_client import CollectorRegistry, Counter, Histogram
        from prometheus_client.gc_collector import GCCollector
        from prometheus_client.process_collector import ProcessCollector

        self._lobby = lobby
        self.gate: Any = None  # of the connections, where a server runs and not only its app
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor, open files
        GCCollector(registry=self.registry)
        self._told = Histogram(
            "quarterdeck_act_to_told_seconds",
            "From an act's being carried out until everybody at the table was told",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self._commit = Histogram(
            "quarterdeck_commit_seconds",
            "A transaction on the disk",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self._batch = Histogram(
            "quarterdeck_commit_jobs",
            "Pieces of work in a transaction",
            buckets=BATCHES,
            registry=self.registry,
        )
        self._refused = Counter(
            "quarterdeck_refusals",
            "What the server said no to, by its kind",
            ["kind"],
            registry=self.registry,
        )
        self.registry.register(self)

    def told(self, seconds: float) -> None:
        """An act was told."""
        self._told.observe(seconds)

    def committed(self, seconds: float, jobs: int) -> None:
        """A transaction is on the disk; in the writer's thread."""
        self._commit.observe(seconds)
        self._batch.observe(jobs)

    def refused(self, kind: str) -> None:
        """Somebody was told no; ``kind``: the sentence's key."""
        self._refused.labels(kind).inc()

    def page(self) -> tuple[bytes, str]:
        """As Prometheus reads it, and what kind of text that is."""
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterable[Metric]:
        """What is asked of the server itself, each time."""
        from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

        sessions = self._lobby.sessions()
        tables = GaugeMetricFamily(
            "quarterdeck_tables", "Tables in memory", labels=["game", "status"]
        )
        counts: dict[tuple[str, str], int] = {}
        people: set[str] = set()
        lines = 0
        for session in sessions:
            key = (session.row.game, session.row.status)
            counts[key] = counts.get(key, 0) + 1
            for connection in session.seating.connections:
                lines += 1
                people.add(connection.guest)
        for labels, count in counts.items():
            tables.add_metric(labels, count)
        yield tables
        yield GaugeMetricFamily("quarterdeck_people", "Guests at tables", value=len(people))
        yield GaugeMetricFamily("quarterdeck_lines", "Browsers at tables", value=lines)
        waiting, thinking = self._lobby.services.pool.load()
        yield GaugeMetricFamily(
            "quarterdeck_thinking_waiting", "Questions that wait for a bot worker", value=waiting
        )
        yield GaugeMetricFamily(
            "quarterdeck_thinking_now", "Questions that workers think about", value=thinking
        )
        yield GaugeMetricFamily(
            "quarterdeck_storage_well",
            "1: what was written came back",
            value=not self._lobby.health.why,
        )
        info = GaugeMetricFamily("quarterdeck_info", "Which version runs", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        if (nodes := self._lobby.nodes) is not None:
            yield from _of_nodes(nodes)
        if (gate := self.gate) is not None:
            for name, what, value in (
                ("refused", "Connections there was no room for", gate.refused),
                ("dropped", "Connections that did not get on", gate.dropped),
            ):
                yield CounterMetricFamily(f"quarterdeck_connections_{name}", what, value=value)


def _of_nodes(nodes: Nodes) -> Iterable[Metric]:
    """Of one server among several."""
    from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

    lease = nodes.lease
    for name, what, value in (
        ("lease_sure", "1: the database has heard us, nobody can have our tables", lease.is_sure),
        ("servers", "Servers of this database that are not dead", len(nodes.known)),
        ("lines_passed_on", "Browsers whose table another server has", len(nodes.splices)),
    ):
        yield GaugeMetricFamily(f"quarterdeck_{name}", what, value=value)
    for name, what, value in (
        ("tables_claimed", "Tables taken", lease.claims),
        ("servers_buried", "Servers that we declared dead", lease.burials),
        ("writes_fenced", "Writes to tables that are another server's", nodes.store.fenced),
        ("hops_out", "Lines and requests passed on", nodes.spliced + nodes.passed),
        ("hops_in", "Lines and requests that came by another server", nodes.taken),
        ("hops_refused", "Lines and requests that could not be passed on", nodes.refused),
    ):
        yield CounterMetricFamily(f"quarterdeck_{name}", what, value=value)


def may_read(settings: Settings, address: str, authorization: str) -> bool:
    """Who shows the key; without one, whoever asks from this very machine."""
    if settings.metrics_key:
        wanted = f"Bearer {settings.metrics_key}"
        return hmac.compare_digest(authorization.encode(), wanted.encode())
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
