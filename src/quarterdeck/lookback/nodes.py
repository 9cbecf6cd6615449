"""What is reckoned at single moments of a game, each on its own: by many workers, in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.games.ship_ahoy import GAME as SHIP_AHOY
from quarterdeck.lookback.course import CHANCE, CHOICE, RACING, Course
from quarterdeck.lookback.gunner import GunnersJudge
from quarterdeck.lookback.judge import Judge, Shares, best_of, mean

IN_A_RACE: Final = 8  # acts, after which it is looked at again how the ships stand


@dataclass(frozen=True)
class Budget:
    """Iterations at a choice and at each face of a draw, all repeats together."""

    choice: int
    face: int
    faces: int = 9  # of a draw that shows more, so many are tried
    repeats: int = 2


COARSE: Final[dict[str, Budget]] = {
    "captain_flip": Budget(240, 60),
    "sail_away": Budget(60, 20, 5),
    "ahoy": Budget(80, 30, 5),
    "anchors_aweigh": Budget(60, 30, 5),
}
FINE: Final[dict[str, Budget]] = {
    "captain_flip": Budget(4000, 800, 12, 4),
    "sail_away": Budget(800, 200, 9, 4),
    "ahoy": Budget(2000, 300, 9, 4),
    "anchors_aweigh": Budget(800, 200, 9, 4),
}
BUDGETS: Final = {"coarse": COARSE, "fine": FINE}
OTHERWISE: Final = {"coarse": Budget(60, 20, 5), "fine": Budget(600, 150, 9, 4)}


@dataclass
class Node:
    """What was reckoned at one moment; each list has one row of shares a repeat.

    Of a choice: how it stood, what a strong bot would have done, and what the choice made changed
    against that. Of chance: how it stood before anything was drawn, and with what was drawn.
    """

    k: int
    before: list[Shares]
    after: list[Shares] = field(default_factory=list)
    best: Action | None = None


def budget_of(course: Course, fineness: str) -> Budget:
    """For its game."""
    return BUDGETS[fineness].get(course.game.info.id, OTHERWISE[fineness])


def judge_for(course: Course) -> Judge:
    """Who judges its positions."""
    return GunnersJudge() if course.game is SHIP_AHOY else Judge(course.game)


def nodes_of(course: Course) -> list[int]:
    """The moments at which something is reckoned: choices, where chance begins, and now and then
    in a race."""
    out: list[int] = []
    chance = False
    raced = 0
    for k, moment in enumerate(course.moments):
        raced = raced + 1 if moment.kind == RACING else 0
        if moment.kind == CHOICE or (moment.kind == CHANCE and not chance):
            out.append(k)
        elif raced and raced % IN_A_RACE == 0:
            out.append(k)
        chance = moment.kind == CHANCE
    first = next((n for n, k in enumerate(out) if course.moments[k].kind == CHOICE), len(out))
    raced = next((n for n, k in enumerate(out) if course.moments[k].kind == RACING), len(out))
    return out[min(first, raced) :]


def reckon(course: Course, k: int, budget: Budget, seed: int) -> Node:
    """What is to be said about one moment."""
    judge = judge_for(course)
    base = mix(seed & 0x3FFFFFFFFFFFFFFF) ^ mix(k + 1)
    seeds = [mix(base ^ r << 32) for r in range(budget.repeats)]
    if isinstance(judge, GunnersJudge):
        return gunners(judge, course, k)
    if course.moments[k].kind == CHANCE:
        return chance(judge, course, k, budget, seeds)
    if course.moments[k].kind == RACING:
        s = course.moments[k].before
        return Node(k, [judge.seen(judge.outlook(s), course.progress(k))])
    return choice(judge, course, k, budget, seeds)


def choice(judge: Judge, course: Course, k: int, budget: Budget, seeds: list[int]) -> Node:
    """A decision, by what its seat could know: found with one half of the deals, its cost with
    another, else the best of many noisy choices would look too good."""
    moment, progress = course.moments[k], course.progress(k)
    s, made = moment.before, moment.action
    heard = course.heard(made.seat, k)
    n = max(8, budget.choice // budget.repeats)
    tried: dict[Action, int] = {}
    before: list[Shares] = []
    for seed in seeds:
        search = judge.looked(s, made.seat, heard, n, Dice(seed))
        for a, visits, _ in search.opinions():
            tried[a] = tried.get(a, 0) + visits
        a, x = best_of(search)
        before.append(judge.seen(judge.shares(search, made.seat, x, a, seed), progress))
    node = Node(k, before)
    best = max(tried, key=lambda a: tried[a])
    if best == made or len(tried) < 2:
        return node
    for seed in seeds:
        ways = [
            judge.held(s, made.seat, heard, a, n, Dice(mix(seed ^ 0x5EED))) for a in (best, made)
        ]
        if ways[0] is None or ways[1] is None:
            return node
        top, did = (judge.seen(way, progress) for way in ways if way is not None)
        node.after.append([y - x for x, y in zip(top, did, strict=True)])
    node.best = best
    return node


def chance(judge: Judge, course: Course, k: int, budget: Budget, seeds: list[int]) -> Node:
    """A draw: what might have come, and what came."""
    s, end = course.moments[k].before, course.run(k)
    progress = course.progress(k)
    n = max(8, budget.face // budget.repeats)

    def ears(at: int) -> Any:
        return lambda seat: course.heard(seat, at)

    faces = judge.faces(s, ears(k), budget.faces) if end == k + 1 else []
    node = Node(k, [])
    if len(faces) == 1:  # whoever acts next sees no difference
        return node
    for seed in seeds:
        real = judge.value(course.after(end - 1), ears(end), n, Dice(seed), progress)
        node.after.append(real)
        if faces:
            rows = [(p, judge.value(c, e, n, Dice(seed), progress)) for p, c, e in faces]
            node.before.append([sum(p * x[seat] for p, x in rows) for seat in range(course.seats)])
        else:
            dice = Dice(mix(seed ^ 0xFACE))
            drawn = [judge.drawn(s, ears(k), dice) for _ in range(budget.faces)]
            node.before.append(mean([judge.value(c, e, n, Dice(seed), progress) for c, e in drawn]))
    return node


def gunners(judge: GunnersJudge, course: Course, k: int) -> Node:
    """Ship Ahoy, where sums over a shot's spread are exact: the aim, and where it landed."""
    moment, progress = course.moments[k], course.progress(k)
    s, a = moment.before, moment.action
    if moment.kind == CHANCE:
        shot = course.moments[k - 1].action if k else a
        due = judge.due(course.moments[k - 1].before, shot) if shot.verb == "shoot" else 0.0
        after = course.after(course.run(k) - 1)
        before = judge.standing(s, shot.seat, due, progress)
        return Node(k, [before], [judge.standing(after, 0, 0, progress)])
    aimed = judge.aimed(s, a)
    if aimed is None:
        return Node(k, [])
    best, most, due = aimed
    before = judge.standing(s, a.seat, most, progress)
    node = Node(k, [before])
    if best is not None and due < most:
        made = judge.standing(s, a.seat, due, progress)
        node.best = best
        node.after = [[y - x for x, y in zip(before, made, strict=True)]]
    return node
