"""Every screen at every size in both languages: nothing too small, cut, covered or too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Troubles, launched, watched
from tests.support.browser import Player
from tests.support.measure import faults, resize
from tests.support.screens import PHONES, SIZES, Screen, screens
from tests.support.server import Server

SETTINGS = '{"pause": 0, "speed": "off", "sound": false, "language": "%s"}'
# Quick to reach, and seen by everybody; the tables are in test_stage.
SHORT = ("home", "captain_flip-setup", "ahoy-lobby", "sail_away-rules")
LONG = pytest.mark.soak


def all_screens() -> list[object]:
    return [
        pytest.param(screen, language, id=f"{screen.name}-{language}", marks=marks)
        for screen in screens()
        for language in ("en", "de")
        for marks in [() if screen.name in SHORT and language == "de" else LONG]
    ]


@pytest.mark.parametrize(("screen", "language"), all_screens())
def test_nothing_is_too_small_or_cut_or_covered(
    screen: Screen, language: str, browser: Browser, server: Server, troubles: Troubles
) -> None:
    if screen.name == "lost":
        troubles.expect("404")
    found: dict[str, list[str]] = {}
    for phone in (False, True):
        width, height = SIZES["phone" if phone else "desktop"]
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        settings = SETTINGS % language
        context.add_init_script(f"localStorage.setItem('quarterdeck.settings', '{settings}')")
        me = Player(watched(context, troubles))
        screen.show(me)
        for name, size in SIZES.items():
            if (name in PHONES) == phone:
                resize(me.page, size)
                for fault in faults(me.page, phone, screen.name):
                    found.setdefault(fault, []).append(name)
        context.close()
    assert found == {}


LARGE = (
    "home",
    "captain_flip-setup",
    "captain_flip-lobby",
    "captain_flip-first",
    "count",
    "replay",
)


@LONG
@pytest.mark.parametrize(
    "screen", [pytest.param(s, id=s.name) for s in screens() if s.name in LARGE]
)
def test_twice_as_large_a_text_on_a_desk(
    screen: Screen, browser: Browser, server: Server, troubles: Troubles
) -> None:
    """Who has set their browser's text so reads and reaches everything, too."""
    large = launched(browser.browser_type, "--blink-settings=defaultFontSize=32")
    width, height = SIZES["desktop"]
    context = large.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    me = Player(watched(context, troubles))
    screen.show(me)
    found = faults(me.page, phone=False)
    large.close()
    assert found == []
