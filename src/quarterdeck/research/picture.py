"""How a game is shown to somebody who watches: as text, as pixels, or in the browser."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NOBODY
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.page import Camera, Page, Window
from quarterdeck.research.setting import Setting

ANSI, PIXELS, HUMAN = "ansi", "rgb_array", "human"
MODES = (ANSI, PIXELS, HUMAN)


class Picture:
    """What everybody at the table sees, and nothing that only a seat may."""

    def __init__(self, setting: Setting, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadSetup(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.setting = setting
        self.mode = mode
        self.page: Page | None = None

    def show(self, run: Run) -> Any:
        """The game as it stands: a text, an array, or nothing but a page that was opened."""
        if self.mode is None:
            return None
        if self.mode == ANSI:
            return as_text(self.setting, run)
        if self.page is None:
            self.page = Camera() if self.mode == PIXELS else Window()
        if isinstance(self.page, Camera):
            return self.page.pixels(self.setting, run)
        self.page.show(self.setting, run)
        return None

    def follow(self, run: Run) -> None:
        """After each step: a person who watches sees it without asking."""
        if self.mode == HUMAN:
            self.show(run)

    def close(self) -> None:
        """The page is gone."""
        if self.page is not None:
            self.page.close()
            self.page = None


def as_text(x: Setting, run: Run) -> str:
    """One line a field, then what is under way and who is asked."""
    view = x.game.view(run.s, NOBODY)
    who = "over" if run.is_over() else f"asked: {', '.join(f'seat {k}' for k in run.asked())}"
    lines = [f"{x.name}, {x.seats} seats, {who}"]
    lines += [f"  {name}: {_short(value)}" for name, value in view.fields.items()]
    steps = [type(x.game.steps[f.op]).__name__ for f in view.stack]
    lines.append(f"  under way: {' > '.join(steps) or 'nothing'}")
    if run.is_over():
        lines.append(f"  scores: {x.game.result(run.s).scores}")
    return "\n".join(lines)


def _short(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(["?" if v is None else str(v) for v in value])
    return str(value)
