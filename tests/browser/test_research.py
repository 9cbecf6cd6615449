"""Learners' games, drawn: the page is the real one, and shows what everybody may see."""

from __future__ import annotations

import json
import webbrowser
from urllib.request import urlopen

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test

from quarterdeck.core.seat import NOBODY
from quarterdeck.research import aec, gym


def test_a_game_as_pixels_and_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)

    def make(render_mode: str) -> aec.OneByOne:
        return aec.raw_env("sail_away", 3, render_mode=render_mode)

    drawn: list[np.ndarray] = []

    def is_drawn(pixels: np.ndarray) -> bool:
        drawn.append(pixels)
        return bool(pixels.std() > 20)

    render_test(make, {"rgb_array": is_drawn})
    assert len(drawn) == 5
    assert (drawn[0] != drawn[-1]).any(), "it moves"
    assert len(opened) == 1, "one window, which follows"

    env = gym.SeatEnv("sail_away", 3, seat=0, render_mode="human")
    env.reset(seed=1)
    page = urlopen(opened[-1]).read()
    assert b"/api/count" in page
    base = opened[-1].split("/t/")[0]
    seen = json.loads(urlopen(f"{base}/api/tables/LEARN/replay").read())["frames"][0]["view"]
    spectator = env.setting.game.view(env.run.s, NOBODY).fields
    assert seen["secrets"] == spectator["secrets"] == [None] * 3
    before = urlopen(f"{base}/api/count").read()
    env.step(int(env.run.lawful()[0]))
    assert urlopen(f"{base}/api/count").read() != before
    env.close()


@pytest.mark.soak
def test_gymnasium_s_check_in_every_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda url: True)
    check_env(gymnasium.make("quarterdeck/captain_flip-v1", render_mode="ansi").unwrapped)
