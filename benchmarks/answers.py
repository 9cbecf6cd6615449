"""How long people wait for bots and looks back: processor time of a choice and of a coarse look.

python -m benchmarks.answers
python -m benchmarks.answers --games ahoy sail_away --level captain --most 200
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

from benchmarks.lookback import played
from quarterdeck import registry
from quarterdeck.bots.levels import choose, parse
from quarterdeck.core.dice import Dice
from quarterdeck.lookback.course import CHOICE, Course
from quarterdeck.lookback.task import look_at


def waits(course: Course, level: str, most: int) -> list[float]:
    """Of so many of a game's choices, spread over all of it."""
    game = course.game
    choices = [k for k, m in enumerate(course.moments) if m.kind == CHOICE]
    out = []
    for k in choices[:: max(1, len(choices) // most)]:
        seat = course.moments[k].action.seat
        view, heard = game.view(course.moments[k].before, seat), course.heard(seat, k)
        began = process_time()
        choose(game, view, heard, seat, parse(level), Dice(k))
        out.append(process_time() - began)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(registry.GAMES))
    parser.add_argument("--level", default="admiral")
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--seed", type=int, default=17)
    wish = parser.parse_args()
    for id in wish.games:
        course = next(played(id, ["captain", "mate"], 1, wish.seed))
        spent = waits(course, wish.level, wish.most)
        began = process_time()
        look_at(course, "coarse")
        looked = process_time() - began
        print(
            f"{id}: {wish.level}, {len(spent)} choices: {fmean(spent):.3f} s in the mean, "
            f"{max(spent):.2f} s at most; a coarse look {looked:.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
