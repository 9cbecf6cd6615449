"""How people take a choice: by mouse, by thumb, by keys; and what they see in the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import LIT, Player

Choice = dict[str, Any]


class Asked(Protocol):
    """Whoever is asked something."""

    stand: dict[str, Any]


def best_of(me: Asked, worth: Callable[[Choice], float], n: int) -> Choice:
    """The choice worth most; among equals, another one for another ``n``."""
    choices: list[Choice] = me.stand["ask"]["choices"]
    worths = [worth(choice) for choice in choices]
    equal = [c for c, much in zip(choices, worths, strict=True) if much == max(worths)]
    return equal[n % len(equal)]


def at(me: Player, ref: str) -> Locator:
    there = me.page.locator(f'[data-ref="{ref}"]')
    expect(there).to_have_count(1)
    return there


def clicks(me: Player, choice: Choice) -> list[str]:
    """What of a choice is still to be clicked: neither what all choices begin with, nor what
    lies behind a button that leads to this choice only."""
    choices: list[Choice] = me.stand["ask"]["choices"]
    refs: list[str] = choice["refs"]
    for n, ref in enumerate(refs):
        alike = [c for c in choices if c["refs"][: n + 1] == refs[: n + 1]]
        if ref.startswith("button:") and len(alike) == 1:
            refs = refs[: n + 1]
            break
    chosen = '[data-ref="{}"][data-chosen]'
    return [r for r in refs if me.page.locator(chosen.format(r)).count() == 0]


def take(me: Player, choice: Choice) -> None:
    """Take a choice by clicking along its refs."""
    button = button_of(me, choice)
    for ref in clicks(me, choice):
        if is_laid(choice):
            at(me, ref).focus()
            me.page.get_by_test_id("lay").click()
        else:
            at(me, ref).click()
    if button:
        me.page.get_by_test_id(button).click()
    me.answered()


def is_laid(choice: Choice) -> bool:
    """A tile of Ahoy is dragged to its place; keys and the tests go there by its marks."""
    return bool(choice["do"][0]["verb"] == "lay")


def button_of(me: Player, choice: Choice) -> str:
    """Where other choices go on from the same clicks (all Comrades, or some), a button says it."""
    refs = choice["refs"]
    others = [c["refs"] for c in me.stand["ask"]["choices"] if c["do"] != choice["do"]]
    if refs and not any(r[: len(refs)] == refs for r in others):
        return ""
    words = (" ".join(str(x) for x in (d["verb"], *d["args"])) for d in choice["do"])
    return f"do-{', '.join(words)}"


def tap(me: Player, choice: Choice) -> int:
    """The same with a thumb: what completes a choice is tapped twice. How many taps it took."""
    taps = 0
    button = button_of(me, choice)
    for ref in clicks(me, choice):
        there = at(me, ref)
        if is_laid(choice):
            there.focus()
            me.page.get_by_test_id("lay").tap()
            continue
        there.tap()
        taps += 1
        if ref == choice["refs"][-1] and not ref.startswith("button:") and not button:
            expect(there).to_have_attribute("data-armed", "")
            assert not me.has_acted, "one tap must change nothing"
            there.tap()
            taps += 1
    if button:
        me.page.get_by_test_id(button).tap()
    me.answered()
    return taps


def press(me: Player, choice: Choice, tabs: int = 80) -> None:
    """The same with keys only."""
    button = button_of(me, choice)
    for ref in clicks(me, choice):
        reach(me.page, ref, tabs)
        me.page.keyboard.press("Enter")
    if button:
        reach(me.page, button, tabs, "testid")
        me.page.keyboard.press("Enter")
    me.answered()


def reach(page: Page, name: str, tabs: int, kind: str = "ref") -> None:
    """Move the focus there by Tab; what may be chosen is all in its way."""
    for _ in range(tabs):
        if page.evaluate(f"document.activeElement?.dataset.{kind}") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by keyboard")


def fits_a_thumb(page: Page, what: str = LIT, least: int = 43) -> None:
    """Everything of a kind is as large as a thumb."""
    for lit in page.locator(what).all():
        box = lit.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= least, lit.get_attribute("data-ref")


def victory(winners: list[int], you: int = 0) -> str:
    """How the end names those who won."""
    if len(winners) > 1:
        return "Shared victory"
    return "You win" if winners == [you] else "wins" if winners else ""


def see_the_count(me: Player, you: int = 0) -> Locator:
    """Every seat's points, one line after another, and who won."""
    sheet = me.page.get_by_role("dialog")
    result = me.stand["result"]
    winners = result["winners"]
    expect(sheet).to_contain_text(victory(winners, you))
    totals = [int(text) for text in sheet.locator("article strong").all_inner_texts()]
    assert totals == result["scores"]
    assert sheet.locator("article li").count() == len(result["tally"])
    return sheet


def see_the_replay(me: Player, piece: str) -> None:
    """From the count to the last moment of the replay, where this piece is to be seen."""
    me.page.get_by_role("dialog").get_by_text("Replay").click()
    expect(me.page).to_have_url(re.compile("/replay"))
    me.page.get_by_role("slider").press("End")
    expect(me.page.locator(piece).first).to_be_visible()
