"""Games of Ship Ahoy, an example of each question and set tables: for tests, gallery and rules.

Run from the repository's root: python -m web.src.games.ship_ahoy.dev.record
"""

from __future__ import annotations

from typing import Any

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.ship_ahoy.components import LYING, PIRATE
from quarterdeck.games.ship_ahoy.geometry import rectangle
from quarterdeck.games.ship_ahoy.info import SCENARIOS
from quarterdeck.games.ship_ahoy.pieces import base, blocked, owner
from quarterdeck.games.ship_ahoy.routes import cost, in_the_way
from quarterdeck.games.ship_ahoy.steps.shoot import misplaced_cannon
from quarterdeck.server import present
from quarterdeck.table.ask import make_ask
from web.src.dev.record import Recorder

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"rules": "advanced", "treasure": "yes"}),
    (4, {"merchant": "yes", "kraken": "yes"}),
    (2, {"table": "small", "monster": "yes", "wind": "yes"}),
    (4, {"teams": "yes", "pirate": "yes", "rules": "advanced"}),
]
ROUNDS = "10"
GAMES = 15
LATE = 4  # rounds: later tables are emptier
CASES = 400  # of geometry


class Cruises(Recorder):
    """Records examples of every question, and what the law says of random paths."""

    def examples(self) -> list[dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        last: dict[str, dict[str, Any]] = {}
        for seed in range(GAMES):
            seats, options = SETUPS[seed % len(SETUPS)]
            s = self._new(seats, {**options, "rounds": ROUNDS}, loud=True)
            told: list[Any] = []
            self._note(found, s, told)
            for _ in self._acts(s, seed):
                self._note(found, s, told)
            key = f"over/{seats}"
            stand = {"name": key, "you": 0, "view": self._view(s, 0), "ask": None}
            last.setdefault(key, {**stand, "result": self._result(s)})
        return [*found.values(), *self._two_barrels(), *last.values()]

    def tables(self) -> list[dict[str, Any]]:
        """The table as it is set up, for the pictures of the rules: by seats, by scenario."""
        wanted: dict[str, tuple[int, dict[str, str]]] = {
            **{str(seats): (seats, {}) for seats in (2, 3, 4)},
            **{name: (4, {name: "yes"}) for name, _ in SCENARIOS},
        }
        return [{"name": name, "view": self._set_up(*how)} for name, how in wanted.items()]

    def _set_up(self, seats: int, options: dict[str, str]) -> Any:
        s = self._new(seats, options, loud=False)
        dice = Dice(1)
        while (seat := self.game.seat_to_act(s)) < 0:
            self.game.act(s, self.game.sample(s, seat, dice))
        return self._view(s, NOBODY)

    def _two_barrels(self) -> list[dict[str, Any]]:
        """A ship where two barrels lie, before and after the roll: chance hardly comes there."""
        s = self._new(2, {"merchant": "yes", "rounds": ROUNDS}, loud=True)
        dice = Dice(1)
        while self.game.seat_to_act(s) < 0:
            self.game.act(s, self.game.sample(s, self.game.seat_to_act(s), dice))
        seat = self.game.seat_to_act(s)
        ship = next(p for p in range(12) if owner(s, p) == seat)
        s.x[ship], s.y[ship], s.yaw[ship] = 8500, 3500, 0
        for barrel, y in ((1, 3600), (2, 3400)):
            s.barrel_at[barrel], s.barrel_x[barrel], s.barrel_y[barrel] = LYING, 8500, y
        self.game.act(s, Action(seat, "hold"))
        out: list[dict[str, Any]] = []
        for name in ("barrels", "barrels-knots"):
            told: dict[str, dict[str, Any]] = {}
            self._note(told, s, [])
            out += [{**one, "name": f"{name}/2"} for one in told.values()]
            if name == "barrels":
                self.game.act(s, Action(seat, "roll"))
                self.game.act(s, Action(NATURE, "knots", (3,)))
        return out

    def _note(self, found: dict[str, dict[str, Any]], s: Any, told: list[Any]) -> None:
        told += s.events
        s.events.clear()
        seat = NOBODY if self.game.is_over(s) else self.game.seat_to_act(s)
        if seat < 0:
            return
        key = f"{self.game.prompt(s, seat)[0]}/{s.seats}"
        if key in found and s.round > LATE:
            return
        ask = make_ask(self.game, s, seat, [heard_by(e, seat) for e in told])
        question = msgspec.to_builtins(present.question(self.game, ask, 0))
        found[key] = {"name": key, "you": seat, "view": self._view(s, seat), "ask": question}

    def law(self) -> list[dict[str, Any]]:
        """Random muzzles, berths and paths on a crowded table, each with what the law says."""
        s = self._new(4, {"treasure": "yes", "pirate": "yes"}, loud=False)
        dice = Dice(11)
        for n, _ in enumerate(self._acts(s, 3)):
            if n > 60:
                break
        cases = [self._case(s, dice) for _ in range(CASES)]
        return [{"view": self._view(s, 0), "cases": cases}]

    def _case(self, s: Any, dice: Dice) -> dict[str, Any]:
        here = [p for p in (*range(12), PIRATE) if s.stand[p]]
        piece = here[dice.below(len(here))]

        def near(n: int, far: int) -> int:
            return max(0, min(int(s.size), n + int(dice.below(2 * far)) - far))

        muzzle = (near(s.x[piece], 1000), near(s.y[piece], 1000))
        path = [s.x[piece], s.y[piece]]
        far = (1200, 6000)[dice.below(4) == 0]
        for _ in range(1 + int(dice.below(4))):
            path += [near(path[-2], far), near(path[-1], far)]
        yaw = int(dice.below(62832))
        no_cannon = misplaced_cannon(s, piece, *muzzle)
        no_path = in_the_way(s, piece, path, yaw)
        return {
            "piece": piece,
            "muzzle": muzzle,
            "cannon": no_cannon.key if no_cannon else "",
            "path": path,
            "yaw": yaw,
            "way": no_path.key if no_path else "",
            "knots": int(cost(path)),
            "base": base(piece, path[-2], path[-1], yaw),
            "blocked": int(blocked(s, piece, path[-2], path[-1], yaw)),
            "corners": rectangle(path[-2], path[-1], yaw, 300, 125),
        }


if __name__ == "__main__":
    recorder = Cruises("ship_ahoy")
    recorder.write("stands.json", recorder.examples())
    recorder.write("law.json", recorder.law())
    recorder.write("../figures/tables.json", recorder.tables())
    short = {"rounds": "5"}
    games = [
        recorder.play(2, 1, NOBODY, options=short),
        recorder.play(3, 5, 1, options={**short, "rules": "advanced", "treasure": "yes"}),
        recorder.play(4, 7, 0, options={**short, "merchant": "yes", "kraken": "yes"}),
    ]
    recorder.write("recorded.json", games)
