"""The way to the point of a test, played by protocol: nothing of it is drawn, clicked or seen."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.sync.client import connect

from tests.support.browser import PATIENCE_S, Player

SOON_S = 0.01  # after this long, what another seat has done is looked for


class Deputy:
    """Plays a person's seat over a line of its own, as another device of that person would."""

    def __init__(self, person: Player, code: str) -> None:
        cookies = person.page.context.cookies(person.base)
        crumbs = "; ".join(f"{c['name']}={c['value']}" for c in cookies)  # type: ignore[typeddict-item]
        url = f"{person.base.replace('http', 'ws', 1)}/ws/{code}"
        self.line = connect(url, additional_headers={"Cookie": crumbs}, max_size=None)
        self.stand: dict[str, Any] = {}
        self.you = -1
        self.v = -1
        self.ids = 0

    def hear(self, seconds: float) -> dict[str, Any] | None:
        """The next message, if there is one by then."""
        try:
            message: dict[str, Any] = json.loads(self.line.recv(timeout=seconds))
        except TimeoutError:
            return None
        if message["type"] in ("welcome", "update"):
            self.v, self.stand = message["v"], message["stand"]
            self.you = message.get("you", self.you)
        return message

    def say(self, type: str, **more: Any) -> None:
        """Something that is answered, and the answer."""
        self.ids += 1
        self.line.send(json.dumps({"type": type, "id": self.ids, "v": self.v, **more}))
        while (message := self.hear(PATIENCE_S)) is not None:
            if message.get("id") == self.ids:
                assert message["type"] == "done", message
                return
        raise AssertionError("no answer")

    @property
    def prompt(self) -> str:
        """What is asked."""
        return str(self.stand["ask"]["prompt"]["key"]) if self.stand.get("ask") else ""

    @property
    def has_choice(self) -> bool:
        """It is answered by one of the choices: in a race, or with a tool, it is not."""
        return bool(self.prompt and self.stand["ask"]["choices"])

    @property
    def is_to_close(self) -> bool:
        """The turn waits for Done, as a lesson does that has been read."""
        return self.stand.get("closing") == 0


@contextlib.contextmanager
def deputies(people: list[Player], code: str) -> Iterator[list[Deputy]]:
    """For as long as they are needed."""
    with contextlib.ExitStack() as lines:
        both = [Deputy(person, code) for person in people]
        for deputy in both:
            lines.enter_context(deputy.line)
        yield both


def play_ahead(
    people: list[Player],
    code: str,
    choose: Callable[[Deputy, int], dict[str, Any]],
    enough: Callable[[Deputy], bool],
) -> None:
    """All of these people's choices, until one of them is asked something that is near enough."""
    n = 0
    deadline = time.monotonic() + PATIENCE_S
    with deputies(people, code) as seats:
        while True:
            for seat in seats:
                while seat.hear(SOON_S) is not None:
                    pass
            latest = max(seat.v for seat in seats)
            asked = [s for s in seats if s.v == latest and (s.prompt or s.is_to_close)]
            if any(enough(seat) for seat in asked):
                return
            assert not any(seat.stand.get("result") for seat in seats), "over before that"
            for seat in [s for s in asked if s.has_choice or s.is_to_close][:1]:
                if seat.has_choice:
                    seat.say("act", do=choose(seat, n)["do"])
                else:
                    seat.say("close")
                n += 1
                deadline = time.monotonic() + PATIENCE_S
            assert time.monotonic() < deadline, f"nobody is asked: {seats[0].stand.get('to_act')}"


def sit_near(
    me: Player,
    choose: Callable[[Deputy, int], dict[str, Any]],
    enough: Callable[[Deputy], bool],
    bots: int = 1,
    game: str = "captain_flip",
    seat: int = 0,
) -> None:
    """At a table with quick bots where something is about to happen."""
    code = me.with_bots(bots, game, seat)
    play_ahead([me], code, choose, enough)
    me.look(code)
