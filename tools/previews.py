"""Writes the pictures that a shared link shows (web/public/preview/), from the covers as a running
server's home page draws them: ``python tools/previews.py http://127.0.0.1:8000``."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from quarterdeck import registry
from quarterdeck.server.http.pages import SIZE

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "public" / "preview"
QUALITY = 84
# The whole cover in the middle, and what is beside it is the same, out of focus.
ONE = """(game) => {
  const section = document.querySelector(`#game-${game}`).closest("section");
  const cover = section.querySelector(".cover svg");
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  sheet.style.cssText = "position:fixed;inset:0;z-index:9999;overflow:hidden;background:#12506f";
  for (const css of [
    "left:-60px;top:-195px;width:1320px;height:1020px;filter:blur(22px) brightness(.8)",
    "left:180px;top:0;width:840px;height:630px;box-shadow:0 0 60px #000a",
  ]) {
    const copy = cover.cloneNode(true);
    copy.style.cssText = `position:absolute;${css}`;
    sheet.append(copy);
  }
  document.querySelector("#sheet")?.remove();
  document.body.append(sheet);
}"""
ALL = """() => {
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  sheet.style.cssText = "position:fixed;inset:0;z-index:9999;display:grid;background:var(--paper);"
    + "grid-template:repeat(2,315px)/repeat(3,400px);place-items:center";
  const name = document.createElement("div");
  name.textContent = "Quarterdeck";
  name.style.cssText = "font:600 58px var(--display);color:var(--ink)";
  const covers = [...document.querySelectorAll("div.cover > svg")].map((cover) => {
    const copy = cover.cloneNode(true);
    copy.style.cssText = "width:100%;height:100%";
    return copy;
  });
  sheet.append(...covers, name);
  document.querySelector("#sheet")?.remove();
  document.body.append(sheet);
}"""


def draw(page: Page, base: str) -> None:
    """All of them."""
    OUT.mkdir(parents=True, exist_ok=True)
    page.goto(base)
    expect(page.locator("div.cover > svg")).to_have_count(len(registry.GAMES))
    page.evaluate("document.fonts.ready")
    for game in registry.GAMES:
        page.evaluate(ONE, game)
        page.screenshot(path=OUT / f"{game}.jpg", type="jpeg", quality=QUALITY)
    page.evaluate(ALL)
    page.screenshot(path=OUT / "home.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    chromium = (ROOT / "build" / "stamps" / "chromium").read_text().strip()
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium, chromium_sandbox=False)
        width, height = SIZE
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
        draw(page, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
