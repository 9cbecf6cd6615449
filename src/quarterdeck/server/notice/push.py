"""Web Push: the browser's maker brings a few encrypted words to a page that is not open."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec

from quarterdeck.server.errors import Trouble
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.notices import PushTarget
from quarterdeck.words.catalogue import LANGUAGES, Catalogue

log = logging.getLogger(__name__)

DAY_S = 86_400
TIMEOUT_S = 10.0
GONE = (404, 410)  # the browser does not want it any more


def message(language: str, game: str, code: str) -> bytes:
    """It is your turn, and where: nothing of the game itself."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    words = Catalogue(known, game, [])
    title = words.say("notice-turn")
    name = words.say(f"game-{game}")
    told = {"title": title, "body": f"{name} · {code}", "tag": code, "url": f"/t/{code}"}
    return msgspec.json.encode(told)


class Push:
    """Sends them, in threads of its own; off where the library for it is not installed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.public_key = ""  # what browsers subscribe with
        self._key: Any = None
        self._threads = ThreadPoolExecutor(4, "push")

    @property
    def is_on(self) -> bool:
        """Whether there is anything to ring with."""
        return self._key is not None

    def open(self, key: str) -> None:
        """With this server's own key."""
        from py_vapid import Vapid02

        self._key = Vapid02.from_raw(key.encode())
        self.public_key = public_key(self._key)

    def close(self) -> None:
        """What is under way is given up."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check(self, endpoint: str) -> None:
        """Trouble for an address that no browser's maker has: we shall call it, so mind whom."""
        parts = urlsplit(endpoint)
        if self.settings.push_anywhere:
            return
        if parts.scheme != "https" or not parts.hostname or parts.port not in (None, 443):
            raise Trouble(400, "no-bad-request")

    async def send(self, target: PushTarget, text: bytes) -> bool:
        """False: nobody listens there any more. What fails otherwise is only logged."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, target, text)

    def _send(self, target: PushTarget, text: bytes) -> bool:
        from pywebpush import WebPushException, webpush

        try:
            if not self.settings.push_anywhere and not is_public(target.endpoint):
                return False
            keys = {"p256dh": target.p256dh, "auth": target.auth}
            webpush(
                {"endpoint": target.endpoint, "keys": keys},
                text,
                vapid_private_key=self._key,
                vapid_claims={"sub": f"mailto:{self.settings.contact}"},
                ttl=DAY_S,
                timeout=TIMEOUT_S,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            log.info("a notice was not taken: %d", status)
            return status not in GONE
        except Exception:  # the key is no key, the service does not answer
            log.info("a notice could not be sent", exc_info=True)
        return True


def available() -> bool:
    """Whether the library is there (the extra ``push``); it is loaded when it is needed."""
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """A key of our own: a number on the curve P-256."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    return based(key.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: Any) -> str:
    """As a browser wants it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return based(raw)


def based(raw: bytes) -> str:
    """As keys are written."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def is_public(endpoint: str) -> bool:
    """Whether the address leads out of this machine and its network."""
    host = urlsplit(endpoint).hostname or ""
    found = socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP)
    return all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)
