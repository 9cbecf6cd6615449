"""Draws the app's icons from the compass, into web/public/: run it when the compass changes.

`QUARTERDECK_CHROMIUM=... python tools/icons.py`
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SAND = "#f5eddc"
# name -> size, the compass's share of it, ground ("": none)
ICONS = {
    "icon-192": (192, 1.0, ""),
    "icon-512": (512, 1.0, ""),
    "icon-maskable": (512, 0.72, SAND),  # systems cut off the rim
    "apple-touch-icon": (180, 0.84, SAND),
}
# Notices on some phones show only where a picture is not clear.
BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17"'
    ' fill="none" stroke="#fff" stroke-width="4"/>'
    '<path d="M20 6l5 14-5 14-5-14z" fill="#fff"/></svg>'
)


def main() -> None:
    """Each at its own size."""
    compass = (PUBLIC / "compass.svg").read_text(encoding="utf-8")
    with sync_playwright() as p:
        browser = p.chromium.launch(
            executable_path=os.environ["QUARTERDECK_CHROMIUM"],
            chromium_sandbox=os.geteuid() != 0,
        )
        for name, (size, share, ground) in {**ICONS, "badge": (96, 1.0, "")}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = BADGE if name == "badge" else compass
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-content:center;'
                f'background:{ground or "transparent"}"><style>svg{{width:{size * share}px;'
                f"display:block}}</style>{drawn}</body>"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not ground)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
