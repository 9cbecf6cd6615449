"""The web client's files: found, cached, compressed, fenced in."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from quarterdeck.server.app import create_app
from quarterdeck.server.http import client_files
from quarterdeck.server.settings import Settings

INDEX = b"<!doctype html><script>let a = 1;</script><p>" + b"words " * 300


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_bytes(INDEX)
    (dist / "assets" / "index-abc123.js").write_bytes(b"console.log(1);" * 200)
    (dist / "compass.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client_files, "DIST", dist)
    return TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/q.sqlite3")))


def test_files_and_addresses(client: TestClient) -> None:
    with client:
        for path in ("/", "/t/KRAKEN-42", "/t/KRAKEN-42/replay", "/rules/captain_flip"):
            page = client.get(path)
            assert page.content == INDEX
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            head = client.head(path)
            assert head.status_code == 200
            assert head.content == b""
            known = client.get(path, headers={"if-none-match": page.headers["etag"]})
            assert known.status_code == 304
        asset = client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.text == "console.log(1);" * 200
        plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == asset.text
        assert client.get("/compass.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/assets/gone.js", "/gone.png", "/api/gone", "/assets/../../secret.txt"):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["why"]["key"] == "no-such-page"
        assert client.get("/..%2f..%2fsecret.txt").status_code == 404
        assert client.get("/%2e%2e/secret.txt").status_code == 404


def test_headers(client: TestClient) -> None:
    with client:
        for path in ("/", "/api/games", "/api/gone"):
            headers = client.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
        # The page's own inline script is allowed by its hash, and nothing else inline.
        policy = client.get("/").headers["content-security-policy"]
        assert "script-src 'self' 'sha256-" in policy
        assert "unsafe-inline" not in policy.split("style-src")[0]
        assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_without_a_built_client(client: TestClient) -> None:
    (client_files.DIST / "index.html").unlink()
    with client:
        answer = client.get("/")
        assert (answer.status_code, answer.json()["why"]["key"]) == (404, "no-client")
        assert client.get("/api/games").status_code == 200
