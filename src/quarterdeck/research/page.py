"""The real table, drawn by the web client: served on this machine only, and looked at."""

from __future__ import annotations

import io
import json
import mimetypes
import os
import shutil
import sys
import threading
import webbrowser
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Any

import numpy as np

from quarterdeck.core.seat import NOBODY
from quarterdeck.extra import missing
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.setting import Array, Setting

CODE = "LEARN"
ADDRESS = f"/t/{CODE}/replay?motion=off"
WATCH = b"""<script type="module">
const now = async () => (await fetch("/api/count")).text(), first = await now();
setInterval(async () => (await now()) !== first && location.reload(), 400);
</script>"""
WIDE, HIGH = 1280, 800
PATIENCE_MS = 60_000
EXTRA = "pictures"

mimetypes.add_type("text/javascript", ".js")


def told(x: Setting, run: Run) -> dict[str, Any]:
    """What a spectator sees, as the replay page asks for it: a game of one step."""
    view = x.game.view(run.s, NOBODY)
    names = [{"kind": "bot", "name": f"Seat {k}"} for k in range(x.seats)]
    table = {
        "code": CODE,
        "game": x.id,
        "rules_version": x.game.info.version,
        "options": x.options,
        "seats": [{"level": "", "away": False, "lent": False, **name} for name in names],
        "host": -1,
        "status": "playing",
        "guide": False,
        "rematch": "",
        "watchers": 0,
        "seal": "",
    }
    frame = {"by": int(run.seat), "facts": [], "view": {"seats": view.seats, **view.fields}}
    nothing = [0] * x.seats
    reason = {"key": "", "args": {}, "clause": ""}
    result = {"winners": [], "scores": nothing, "ranks": nothing, "reason": reason, "tally": []}
    return {"table": table, "frames": [frame], "result": result}


class Quiet(ThreadingHTTPServer):
    """A browser that goes away in the middle of an answer is nobody's trouble."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Page:
    """A server of one page, on a free port of this machine."""

    more = b""  # at the end of the page

    def __init__(self) -> None:
        client = files("quarterdeck") / "webclient" / "dist"
        if not (client / "index.html").is_file():
            raise RuntimeError("there is no web client to draw with: make client builds it")
        self.data = b"{}"
        self.count = 0
        page = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = self.path.split("?")[0]
                kind, data = "application/json", b""
                if path == f"/api/tables/{CODE}/replay":
                    data = page.data
                elif path == "/api/count":
                    data = str(page.count).encode()
                elif not path.startswith("/api/"):
                    file = client.joinpath(*[p for p in path.split("/") if p not in ("", "..")])
                    if not file.is_file():
                        file = client / "index.html"
                    data = file.read_bytes()
                    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                    if file.name == "index.html":
                        data = data.replace(b'="./', b'="/')  # its files lie at the top
                        data = data.replace(b"</body>", page.more + b"</body>")
                self.send_response(200 if data else 404)
                self.send_header("content-type", kind)
                self.send_header("cache-control", "no-store")
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, format: str, *args: object) -> None:
                """Nobody wants to read it."""

        self.server = Quiet(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server.server_port}{ADDRESS}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, x: Setting, run: Run) -> None:
        """This, from now on."""
        self.data = json.dumps(told(x, run)).encode()
        self.count += 1

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Window(Page):
    """The page in the browser of the person who watches; it follows by itself."""

    more = WATCH

    def show(self, x: Setting, run: Run) -> None:
        super().show(x, run)
        if self.count == 1:
            webbrowser.open(self.url)


class Camera(Page):
    """The page in a browser without a window, as pixels.

    The browser is driven from a thread of its own: a notebook's has an event loop already.
    """

    def __init__(self) -> None:
        try:
            from PIL import Image
            from playwright.sync_api import sync_playwright
        except ImportError as error:
            raise missing(error, EXTRA) from None
        super().__init__()
        self.image = Image
        self.thread = ThreadPoolExecutor(max_workers=1)
        self.driver: Any = self.thread.submit(lambda: sync_playwright().start()).result()
        self.view: Any = self.thread.submit(self._open).result()

    def _open(self) -> Any:
        found = os.environ.get("QUARTERDECK_CHROMIUM")
        found = found or shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = self.driver.chromium.launch(executable_path=found)  # or the one playwright knows
        return browser.new_page(viewport={"width": WIDE, "height": HIGH})

    def _shoot(self) -> bytes:
        self.view.goto(self.url)
        self.view.wait_for_selector("html[data-settled=true]", timeout=PATIENCE_MS)
        return bytes(self.view.screenshot())

    def pixels(self, x: Setting, run: Run) -> Array:
        """High, wide, three colours."""
        self.show(x, run)
        picture = self.image.open(io.BytesIO(self.thread.submit(self._shoot).result()))
        return np.array(picture.convert("RGB"), np.uint8)

    def close(self) -> None:
        self.thread.submit(self.driver.stop).result()
        self.thread.shutdown()
        super().close()
