"""What is wrong with a screen, as far as a machine can tell: too small, cut, covered, too wide."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

# Once nothing moves any more: the same places in three frames one after the other.
STILL = """() => new Promise((done) => {
  let before = "", same = 0;
  const look = () => {
    const all = document.querySelectorAll("button, a, main, main *, [role=dialog]");
    const places = [...all].slice(0, 400).map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return [x, y, width, height].map((n) => Math.round(n)).join();
    });
    const now = places.join(";") + document.documentElement.scrollHeight;
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= 3) done();
    else requestAnimationFrame(look);
  };
  document.fonts.ready.then(() => requestAnimationFrame(look));
})"""
# A line that tells the latest may end early: it is whole in the log.
FAULTS = """({ phone, least }) => {
  const MAY_BE_CUT = ".hidden-text, option, [data-testid=ticker], [data-may-be-cut]";
  const found = new Set();
  const seen = (el) => el.checkVisibility({ checkVisibilityCSS: true });
  const dialogs = [...document.querySelectorAll("[role=dialog], dialog[open]")].filter(seen);
  const root = dialogs.at(-1) ?? document.body;
  const named = (el) => {
    const words = (el.getAttribute("aria-label") ?? el.textContent).trim().replace(/\\s+/g, " ");
    return `${el.localName}.${[...el.classList].filter((c) => !c.startsWith("svelte-")).join(".")}`
      + ` "${words.slice(0, 50)}"`;
  };
  const note = (what, el, more = "") => found.add(`${what}: ${named(el)} ${more}`.trim());

  // Not the window's: a phone's grows with what does not fit.
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    found.add(`wide: the page is ${document.documentElement.scrollWidth} px`);

  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || /^(script|style|noscript|title|desc)$/.test(el.localName)) continue;
    if (el.closest(MAY_BE_CUT) || !seen(el) || getComputedStyle(el).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (at.width < 1 || at.height < 1) continue;
    const style = getComputedStyle(el);
    const shown = el.getBoundingClientRect().height / (el.offsetHeight || 1);
    const scale = el.ownerSVGElement
      ? Math.hypot(el.getScreenCTM().a, el.getScreenCTM().b)
      : el.offsetHeight && shown < 0.9 ? shown : 1; // heights are rounded
    const size = parseFloat(style.fontSize) * scale;
    // On covers, thumbnails and pictures in the rules nothing is to be read.
    const picture = el.closest("[inert], [data-shows] .box, .rules .art") ?? el.ownerSVGElement;
    const drawn = picture && !el.closest(".table .box");
    if (size < 11.9 && !drawn) note("small", el, `${size.toFixed(1)} px`);
    if (el.ownerSVGElement) continue;
    const give = Math.max(2, size * 0.3); // letters are less high than their line
    let [across, along] = [true, true];
    for (let up = el; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && across && box.width > 1)
        if (at.right > box.right + 1.5 || at.left < box.left - 1.5) {
          note("cut", el, `(${Math.round(at.width)} of ${Math.round(box.width)} px)`);
          break;
        }
      if (/hidden|clip/.test(overflowY) && along && box.height > 1)
        if (at.bottom > box.bottom + give || at.top < box.top - give) {
          note("cut below", el, `(${Math.round(at.height)} of ${Math.round(box.height)} px)`);
          break;
        }
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) along = false;
      if (up.matches("button, a.btn") && across)
        if (at.right > box.right + 1 || at.left < box.left - 1 || at.bottom > box.bottom + give)
          note("bursts", up);
      if (position === "fixed") break;
    }
  }

  const css = "button, a[href], select, input:not([type=hidden]), textarea, summary, [role=button],"
    + " [data-ref][data-lit]";
  const targets = [...root.querySelectorAll(css)].flatMap((el) => {
    if (!seen(el) || el.disabled || el.closest("[inert], .hidden-text, .gone")) return [];
    if (el.localName === "a" && getComputedStyle(el).display === "inline") return []; // in a text
    const box = el.getBoundingClientRect();
    const label = el.localName === "input" ? el.closest("label") : null;
    if (label) return [label];
    return box.width && box.height ? [el] : [];
  });
  const scrolled = [...document.querySelectorAll("*")].filter((el) => el.scrollTop || el.scrollLeft)
    .map((el) => [el, el.scrollLeft, el.scrollTop]);
  const [left, top] = [scrollX, scrollY];
  const inside = (el, x, y) => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest("label"); // it presses what it names
    return hit && (el.contains(hit) || label?.contains(el)) ? "" : (hit ?? "nothing");
  };
  for (const el of new Set(targets)) {
    el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = el.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = inside(el, x, y);
    const piece = el.matches("[data-ref]"); // it may have a hole, or another lie on it
    if (there === "nothing" && !piece) note("out of reach", el);
    else if (there && there !== "nothing" && !(piece && there.closest("[data-ref], svg")))
      note("covered", el, `by ${named(there)}`);
    // Tiles lie in a heap, as they do on the table.
    if (!phone || there || el.ownerSVGElement || el.closest(".pile")) continue;
    const far = least / 2 - 1;
    if (box.width < least - 0.5 && (inside(el, x - far, y) || inside(el, x + far, y)))
      note("narrow", el, `${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    if (box.height < least - 0.5 && (inside(el, x, y - far) || inside(el, x, y + far)))
      note("low", el, `${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  }
  for (const el of document.querySelectorAll("*"))
    if (el.scrollTop || el.scrollLeft) el.scrollTo(0, 0);
  for (const [el, x, y] of scrolled) el.scrollTo(x, y);
  scrollTo(left, top);
  return [...found].sort();
}"""
LEAST_TARGET = 40  # px, for a thumb
# What is not mended yet, and only that; whoever mends it takes it out.
OPEN: dict[str, str] = {
    "ahoy-first": r"small: em\. |cut below: span\.text",
    "ahoy-middle": r"small: (em|u|text\.n)\b|cut below: span\.text",
    "ahoy-rules": r"cut: b\.who",
    "sail_away-middle": r"small: span\.name .* 11\.5 px|cut: span\.name",
    "sail_away-rules": r"cut below: span\.name",
}


def resize(page: Page, size: tuple[int, int]) -> None:
    """To another size of screen, until all has found its place there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)


def faults(page: Page, phone: bool, screen: str = "") -> list[str]:
    """What is wrong with what is open now, but for what is known; on a phone also targets."""
    page.evaluate(STILL)
    found: list[str] = page.evaluate(FAULTS, {"phone": phone, "least": LEAST_TARGET})
    known = re.compile(OPEN.get(screen, "nothing"))
    return [fault for fault in found if not known.match(fault)]


def places(page: Page, wanted: dict[str, str]) -> dict[str, Any]:
    """Where the first visible one of each of these is."""
    box = """(wanted) => Object.fromEntries(Object.entries(wanted).map(([name, css]) => {
      const seen = (el) => el.checkVisibility({ checkVisibilityCSS: true });
      const el = [...document.querySelectorAll(css)].find(seen);
      if (!el) return [name, null];
      const { x, y, width, height } = el.getBoundingClientRect();
      return [name, { x, y, width, height }];
    }))"""
    found: dict[str, Any] = page.evaluate(box, wanted)
    return found
