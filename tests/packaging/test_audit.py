"""The audit of what is pinned: names what has a hole, is quiet where nobody can be asked."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.support.patience import PATIENCE_S

AUDIT = Path(__file__).resolve().parents[2] / "tools/audit.py"
HOLE = "GHSA-test"


class List(ThreadingHTTPServer):
    """Knows a hole in one package."""

    def __init__(self) -> None:
        self.bad = ""
        self.asked: list[dict[str, Any]] = []
        super().__init__(("127.0.0.1", 0), Answer)


class Answer(BaseHTTPRequestHandler):
    server: List

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        self.server.asked += queries
        results: list[dict[str, Any]] = [
            {"vulns": [{"id": HOLE}]} if q["package"]["name"] == self.server.bad else {}
            for q in queries
        ]
        body = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is said of it."""


@pytest.fixture
def osv() -> Iterator[List]:
    with List() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def audit(port: int, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, AUDIT, *words],
        env={"QUARTERDECK_OSV": f"http://127.0.0.1:{port}", "no_proxy": "*"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def test_a_hole_is_named_in_either_world(osv: List) -> None:
    assert audit(osv.server_port).returncode == 0
    asked = {(q["package"]["ecosystem"], q["package"]["name"]) for q in osv.asked}
    assert {("PyPI", "litestar"), ("PyPI", "hatchling"), ("npm", "svelte")} <= asked
    assert all(q["version"] for q in osv.asked)
    for bad in ("litestar", "svelte"):
        osv.bad = bad
        found = audit(osv.server_port)
        assert found.returncode == 1
        assert bad in found.stdout
        assert HOLE in found.stdout


def test_where_nobody_can_be_asked_it_says_so() -> None:
    nobody = 1  # a port at which nothing listens
    quiet = audit(nobody)
    assert (quiet.returncode, quiet.stdout) == (0, "")
    assert "NOT AUDITED" in quiet.stderr
    assert audit(nobody, "--must").returncode == 2
