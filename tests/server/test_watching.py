"""Figures for Prometheus and traces for a collector: right, for the right ones, and no secrets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from prometheus_client.parser import text_string_to_metric_families

from quarterdeck.server.http.figures import may_read
from quarterdeck.server.settings import Settings
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server, bot

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def figures(player: Player) -> Figures:
    answer = await player.http.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def one(found: Figures, name: str, **labels: str) -> float:
    return found.get((f"quarterdeck_{name}", frozenset(labels.items())), 0.0)


async def test_the_figures_are_what_happened(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", metrics=True) as server:
        async with Player(server) as anna, Player(server) as ben:
            before = await figures(anna)
            await anna.create(ME, OPEN)
            await ben.join(anna.code)
            await asyncio.gather(anna.look(), ben.look(anna.code))
            await anna.create(ME, OPEN, game="sail_away")
            acts = 0
            while acts < 4:
                for player in (anna, ben):
                    if player.line is not None and player.is_asked and acts < 4:
                        acts += await player.play(turns=1)
                    await player.resync()
            refused = await anna.act([{"verb": "fly"}])
            assert refused["type"] == "refused"
            assert (await ben.http.get("/api/tables/KRAKEN-1")).status_code == 404
            after = await figures(anna)
            playing = {"game": "captain_flip", "status": "playing"}
            assert one(after, "tables", **playing) == 1
            assert one(after, "tables", game="sail_away", status="waiting") == 1
            assert (one(after, "people"), one(after, "lines")) == (2, 2)
            assert one(after, "storage_well") == 1
            count = "act_to_told_seconds_count"
            assert one(after, count) - one(before, count) >= 4
            commits = one(after, "commit_seconds_count") - one(before, "commit_seconds_count")
            assert commits >= 6
            jobs = one(after, "commit_jobs_sum") - one(before, "commit_jobs_sum")
            assert jobs >= commits
            assert one(after, "refusals_total", kind="no-such-table") == 1
            assert one(after, "refusals_total", kind=refused["why"]["key"]) == 1
            assert one(after, "thinking_waiting") == one(after, "thinking_now") == 0
            assert after[("process_resident_memory_bytes", frozenset())] > 1e6
            text = (await anna.http.get("/metrics")).text
            for word in (anna.code, anna.http.cookies["quarterdeck"], anna.welcome["seat_link"]):
                assert word not in text


async def test_nobody_else_may_see_them(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite3") as server:
        async with Player(server) as anna:
            assert (await anna.http.get("/metrics")).status_code == 404
    with Server(tmp_path / "b.sqlite3", metrics=True, metrics_key="monkey-19") as server:
        async with Player(server) as anna:
            assert (await anna.http.get("/metrics")).status_code == 404
            for word, status in (("monkey-18", 404), ("monkey-19", 200)):
                headers = {"authorization": f"Bearer {word}"}
                assert (await anna.http.get("/metrics", headers=headers)).status_code == status
    plain = Settings(metrics=True)
    assert may_read(plain, "127.0.0.1", "")
    assert may_read(plain, "::1", "")
    for address in ("192.168.1.7", "203.0.113.9", "", "testclient"):
        assert not may_read(plain, address, "")
    assert not may_read(Settings(metrics=True, metrics_key="monkey-19"), "127.0.0.1", "")


class Collector(ThreadingHTTPServer):
    """Takes what is sent to it."""

    def __init__(self) -> None:
        self.spans: list[tuple[str, dict[str, str], bytes]] = []
        self.raw = b""
        super().__init__(("127.0.0.1", 0), Take)


class Take(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.raw += body
        request = ExportTraceServiceRequest.FromString(body)
        for group in request.resource_spans:
            for scope in group.scope_spans:
                for span in scope.spans:
                    about = {a.key: str(a.value).strip() for a in span.attributes}
                    self.server.spans.append((span.name, about, span.trace_id))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is said of it."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join(PATIENCE_S)


async def test_traces_go_to_a_collector(tmp_path: Path, collector: Collector) -> None:
    place = f"http://127.0.0.1:{collector.server_port}"
    with Server(tmp_path / "q.sqlite3", tracing=place, metrics=True) as server:
        async with Player(server) as anna:
            await anna.create(ME, bot("deckhand"))
            await anna.look()
            await anna.play(turns=2)
            trace = "0af7651916cd43dd8448eb211c80319c"
            headers = {"traceparent": f"00-{trace}-b7ad6b7169203331-01"}
            await anna.http.get(f"/api/tables/{anna.code}", headers=headers)
            link = anna.welcome["seat_link"]
            await anna.http.get(link.replace("#", "."))
            await anna.leave()
        assert await asyncio.to_thread(server.stop) == 0  # what is left is sent then
        assert b"Traceback" not in server.log
    names = [name for name, _, _ in collector.spans]
    assert {"act", "commit", "POST /api/tables"} <= set(names)
    ours = [name for name, _, id in collector.spans if id.hex() == trace]
    assert ours == ["GET /api/tables/{code}"]
    statuses = [a["http.response.status_code"] for n, a, _ in collector.spans if "/api/" in n]
    assert statuses
    assert all("int_value: 20" in status for status in statuses)
    for word in (anna.code, link.partition("#")[2], anna.http.cookies["quarterdeck"]):
        assert word.encode() not in collector.raw
