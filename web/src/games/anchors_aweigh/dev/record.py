"""Games of Anchors Aweigh! and an example of each question, for browser tests and the gallery.

The play is random, but keen on resolving cards, and now and then ships are tidied.
Run from the repository's root: python -m web.src.games.anchors_aweigh.dev.record
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import present
from quarterdeck.table.ask import make_ask
from web.src.dev.record import Recorder

LOG = 70  # facts of a stand that are kept: two cards and more
SETUPS: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {"pace": "beat"}),
    (2, {"monkeys": "yes"}),
    (3, {"rough": "yes", "pace": "beat"}),
    (4, {"rough": "yes"}),
    (2, {"pace": "beat"}),
]
GAMES = 36
KEEN = ("resolve", "encounter", "pay", "stow")
PLACES = 42
MIXED = 12
TRAVEL = 2
OFTEN = ("ask-load", "ask-place", "ask-choose", "ask-stow")  # kept at every size of table
Found = dict[str, dict[str, Any]]


class Voyages(Recorder):
    """Records games that get somewhere, with the log that led to each question."""

    def _acts(self, s: Any, seed: int) -> Iterator[int]:
        dice = Dice(seed)
        n = 0
        while not self.game.is_over(s):
            self.game.act(s, self._pick(s, self.game.seat_to_act(s), dice))
            n += 1
            yield n

    def _free(self, s: Any, seat: int) -> list[Action]:
        """What the seat may do aboard though the question does not list it."""
        out = [Action(seat, "toss", (place,)) for place in range(PLACES)]
        out += [Action(seat, "pair", (space,)) for space in range(MIXED)]
        out += [Action(seat, "lift", (a, b)) for a in range(PLACES) for b in range(PLACES)]
        words = (self.game.word(seat, m) for m in self.game.legal(s, seat))
        listed = {(a.verb, a.args) for a in words}
        return [a for a in out if (a.verb, a.args) not in listed and not self.game.check(s, a)]

    def _pick(self, s: Any, seat: int, dice: Dice) -> Action:
        if seat >= 0 and s.phase == TRAVEL:
            acts = self._free(s, seat) if dice.below(14) == 0 else []
            if acts:
                verbs = sorted({a.verb for a in acts})
                verb = verbs[dice.below(len(verbs))]
                some = [a for a in acts if a.verb == verb]
                return some[dice.below(len(some))]
            words = [self.game.word(seat, m) for m in self.game.legal(s, seat)]
            keen = [a for a in words if a.verb in KEEN]
            if keen and dice.below(5) > 0:
                return keen[dice.below(len(keen))]
        return self.game.sample(s, seat, dice)

    def examples(self) -> list[dict[str, Any]]:
        """For every question one example at the largest table, and finished games."""
        found: Found = {}
        last: Found = {}
        for seed in range(GAMES):
            seats, options = SETUPS[seed % len(SETUPS)]
            s = self._new(seats, options, loud=True)
            told: list[Any] = []
            self._note(found, s, told)
            for _ in self._acts(s, seed):
                self._note(found, s, told)
            key = f"over/{seats}"
            if key not in last:
                last[key] = {**self._stand(s, key, 0, told), "result": self._result(s)}
        kept = [one for key, one in found.items() if is_kept(key, found)]
        return [*kept, *last.values()]

    def _stand(self, s: Any, name: str, you: int, told: list[Any]) -> dict[str, Any]:
        log = msgspec.to_builtins(present.facts(self.game, told[-LOG:], you))
        return {"name": name, "you": you, "view": self._view(s, you), "ask": None, "log": log}

    def _note(self, found: Found, s: Any, told: list[Any]) -> None:
        """Keeps the stand if it is the best one for its question so far."""
        told += s.events
        s.events.clear()
        seat = NOBODY if self.game.is_over(s) else self.game.seat_to_act(s)
        if seat < 0:
            return
        key = f"{self.game.prompt(s, seat)[0]}/{s.seats}"
        if key in found and not is_better(self._view(s, seat), found[key]["view"]):
            return
        ask = make_ask(self.game, s, seat, [heard_by(e, seat) for e in told])
        found[key] = {
            **self._stand(s, key, seat, told),
            "acting": [k for k in self.game.to_act(s) if k >= 0],
            "ask": msgspec.to_builtins(present.question(self.game, ask, 0)),
            "free": [[a.verb, *a.args] for a in self._free(s, seat)],
        }

    def whole(self, seats: int, seed: int, reader: int, options: dict[str, str]) -> dict[str, Any]:
        """One game to its end."""
        return {"seats": seats, "reader": reader, **self.play(seats, seed, reader, options=options)}


def is_better(view: dict[str, Any], old: dict[str, Any]) -> bool:
    """A fuller table is a better example: later in the second voyage."""
    if view["round"] != old["round"]:
        return bool(view["round"] > old["round"])
    gone: int = 13 - sum(view["left"]) - view["bottom"]
    before: int = 13 - sum(old["left"]) - old["bottom"]
    return 4 <= gone <= 9 and gone > before


def is_kept(key: str, found: Found) -> bool:
    """Each question once, the common ones at every size."""
    prompt, seats = key.split("/")
    larger = [f"{prompt}/{more}" for more in range(int(seats) + 1, 5)]
    return prompt in OFTEN or not any(other in found for other in larger)


if __name__ == "__main__":
    recorder = Voyages("anchors_aweigh")
    games = [
        recorder.whole(2, 1, NOBODY, {"pace": "beat"}),
        recorder.whole(3, 5, 1, {"pace": "beat", "rough": "yes"}),
        recorder.whole(4, 7, 0, {}),
        recorder.whole(2, 3, 1, {}),
    ]
    recorder.write("recorded.json", games)
    recorder.write("stands.json", recorder.examples())
