"""What a browser's maker runs: takes notices, and can read those for its own browser."""

from __future__ import annotations

import json
import os
import queue
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.patience import PATIENCE_S


def based(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class PushService:
    """``with PushService() as service``: at an address of this machine."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.heard: list[dict[str, Any]] = []
        self.status = 201
        self._came: queue.Queue[dict[str, Any]] = queue.Queue()
        service = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                assert self.headers["authorization"].startswith("vapid t=")
                body = self.rfile.read(int(self.headers["content-length"]))
                text = http_ece.decrypt(body, private_key=service.key, auth_secret=service.auth)
                service.heard.append(json.loads(text))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                service._came.put(service.heard[-1])

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self._server.server_port}/push/me"

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next(self) -> dict[str, Any]:
        """The next one that has not been asked for."""
        return self._came.get(timeout=PATIENCE_S)

    @property
    def keys(self) -> dict[str, str]:
        """What a browser tells of itself, so that only it can read what comes."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": based(point), "auth": based(self.auth)}

    def wish(self) -> dict[str, str]:
        """As a page sends it to the server."""
        return {"endpoint": self.url, "language": "de", **self.keys}
