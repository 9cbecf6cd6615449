"""Pictures of every screen at every size, by day and night, in both languages: build/pictures/.

`make pictures`, or `python tools/pictures.py home count` for some; index.html leafs through them.
"""

from __future__ import annotations

import html
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.support.browser import PATIENCE_MS, Player
from tests.support.screens import PHONES, SIZES, screens
from tests.support.server import Server

TARGET = Path(__file__).resolve().parent.parent / "build" / "pictures"
# The themes and languages that change a layout little are shown at two sizes only.
LOOKS = {
    ("en", "day"): tuple(SIZES),
    ("en", "night"): ("desktop", "phone"),
    ("de", "day"): ("desktop", "phone"),
}
SETTINGS = '{"pause": 0, "speed": "off", "sound": false, "language": "%s", "theme": "%s"}'


def take(wanted: set[str]) -> list[Path]:
    """All pictures of the screens whose names begin so; of all, if nothing is wanted."""
    made: list[Path] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games.sqlite3") as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(
            executable_path=os.environ["QUARTERDECK_CHROMIUM"],
            chromium_sandbox=os.geteuid() != 0,
            args=["--disable-dev-shm-usage", "--disable-background-networking"],
        )
        for screen in screens():
            if wanted and not any(screen.name.startswith(w) for w in wanted):
                continue
            for (language, theme), sizes in LOOKS.items():
                for size in sizes:
                    server.luck(screen.name)
                    width, height = SIZES[size]
                    context = browser.new_context(
                        base_url=server.url,
                        viewport={"width": width, "height": height},
                        has_touch=size in PHONES,
                        is_mobile=size in PHONES,
                        reduced_motion="reduce",
                    )
                    context.set_default_timeout(PATIENCE_MS)
                    settings = SETTINGS % (language, theme)
                    context.add_init_script(
                        f"localStorage.setItem('quarterdeck.settings', '{settings}');"
                        "localStorage.setItem('quarterdeck.met', '[\"all\"]')"
                    )
                    me = Player(context.new_page())
                    screen.show(me)
                    me.page.wait_for_load_state("networkidle")
                    path = TARGET / f"{screen.name}.{size}.{language}.{theme}.png"
                    me.page.screenshot(path=path)
                    made.append(path)
                    context.close()
            print(screen.name, flush=True)
        browser.close()
    return made


def leaf_through(pictures: list[Path]) -> None:
    """One page with all of them, screen by screen."""
    rows: dict[str, list[str]] = {}
    for path in pictures:
        screen, rest = path.stem.split(".", 1)
        picture = f'<a href="{path.name}"><img loading="lazy" src="{path.name}" alt=""></a>'
        figure = f"<figure>{picture}<figcaption>{html.escape(rest)}</figcaption></figure>"
        rows.setdefault(screen, []).append(figure)
    body = "".join(f"<h2>{html.escape(s)}</h2><div>{''.join(f)}</div>" for s, f in rows.items())
    style = "body{font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}img{height:320px}"
    page = f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{style}</style>{body}"
    (TARGET / "index.html").write_text(page)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    made = take(set(sys.argv[1:]))
    leaf_through(sorted(TARGET.glob("*.png")))
    print(f"{len(made)} pictures: {TARGET / 'index.html'}")


if __name__ == "__main__":
    main()
