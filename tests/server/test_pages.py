"""The web client's files: found, cached, compressed, fenced in."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from litestar.testing import TestClient

from quarterdeck.server.app import create_app
from quarterdeck.server.http import client_files, pages
from quarterdeck.server.settings import Settings

INDEX = (
    b"<!doctype html><head><script>let a = 1;</script>"
    b'<script type="module" src="/assets/index-abc123.js"></script></head><p>' + b"words " * 300
)


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
        for path in ("/", "/rules/captain_flip", "/practice/ship_ahoy", "/about", "/about/"):
            page = client.get(path)
            assert page.status_code == 200
            assert page.content.startswith(INDEX.split(b"</head>")[0])
            assert page.content.endswith(INDEX.split(b"</head>")[1])
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


def test_an_address_that_leads_nowhere_is_the_page_that_says_so(client: TestClient) -> None:
    nowhere = ("/nope", "/rules/nope", "/rules", "/practice/ahoy", "/t", "/t/KRAKEN-42", "/t/!")
    with client:
        for path in (*nowhere, "/t/KRAKEN-42/replay", "/about/us"):
            page = client.get(path)
            assert page.status_code == 404, path
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert b"</head>" in page.content
            assert client.head(path).status_code == 404
            again = client.get(path, headers={"if-none-match": page.headers["etag"]})
            assert again.status_code == 404


def shown(client: TestClient, path: str, **headers: str) -> dict[str, str]:
    """What a shared link shows."""
    page = client.get(path, headers=headers).text
    found = re.findall(r'<meta property="og:([^"]+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


def test_a_shared_link_shows_the_game_and_the_open_seats(client: TestClient) -> None:
    with client:
        client.post("/api/me", json={"name": "<Anne> & Co"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        made = client.post("/api/tables", json={"game": "ahoy", "seats": seats}).json()
        path = f"/t/{made['code']}"
        card = shown(client, path)
        assert card["title"] == f"Ahoy · {made['code']}"
        assert "2 of 4 seats" in card["description"]
        assert card["url"] == f"http://testserver.local{path}"
        assert card["image"] == "http://testserver.local/preview/ahoy.jpg"
        whole = client.get(path).text
        assert "Anne" not in whole
        assert made["seat_link"] not in whole
        assert shown(client, path.lower())["title"] == card["title"]
        assert shown(client, path + "/replay")["title"] == card["title"]
        german = shown(client, path, **{"accept-language": "de-AT,de;q=0.9"})
        assert "2 von 4 Plätzen" in german["description"]
        assert shown(client, "/rules/ahoy")["image"].endswith("/preview/ahoy.jpg")
        assert shown(client, "/")["title"] == "Quarterdeck"
    said = pages.tags(pages.Preview('"><script>', "&"), "http://here", "t/A-1")
    assert '"><script>' not in said


def test_every_page_knows_which_client_is_there(client: TestClient) -> None:
    with client:
        assert client.get("/api/games").headers["x-client"] == "/assets/index-abc123.js"


def test_headers(client: TestClient) -> None:
    with client:
        for path in ("/", "/api/games", "/api/gone"):
            headers = client.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "strict-transport-security" not in headers  # browsers would not come back
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
        # The page's own inline script is allowed by its hash, and nothing else inline.
        policy = client.get("/").headers["content-security-policy"]
        assert "script-src 'self' 'sha256-" in policy
        assert "unsafe-inline" not in policy.split("style-src")[0]
        assert client.get("/api/games").headers["cache-control"] == "no-store"
        # Nothing goes to another house, whatever a page could be made to do.
        assert "connect-src 'self';" in policy
        # Behind TLS, and where the address itself is a key.
        assert "max-age=" in client.get("https://x/").headers["strict-transport-security"]
        secret = client.get("/s/KRAKEN-42.abc").headers
        assert (secret["referrer-policy"], secret["cache-control"]) == ("no-referrer", "no-store")


def test_without_a_built_client(client: TestClient) -> None:
    (client_files.DIST / "index.html").unlink()
    with client:
        answer = client.get("/")
        assert (answer.status_code, answer.json()["why"]["key"]) == (404, "no-client")
        assert client.get("/api/games").status_code == 200
