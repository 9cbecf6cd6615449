"""Ahoy: bots or rules? And is a choice better judged after the rival's answer?

    python -m benchmarks.ahoy seats --seats 2 --games 80 --bot mcts:500it --seed 51
    python -m benchmarks.ahoy seats --seats 3 --games 60 --bot mcts:200it --seed 53 --anybody-first
    python -m benchmarks.ahoy fit --games 12 --iterations 200 --seed 55
    python -m benchmarks.ahoy fitted --games 12 --iterations 2000 --seed 56 --times ready=2,ships=2
    python -m benchmarks.ahoy answer --games 40 --iterations 1000 --against 1600 --seed 57

``seats`` counts wins by faction and by who goes first in the first round, which by the rules is the
Squadron: ``--anybody-first`` gives that to each in turn, and so tells faction and place apart.
``fit`` looks for what of the Union's judgement is worth more or less against a Squadron that stays
as it is, ``fitted`` plays what was found on other draws. ``answer`` compares search as it is with
one whose best choices are judged once more, when the rival has answered, in the same time.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.games.ahoy import control, outlook
from quarterdeck.bots.levels import choose, parse
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import FACTION, SEATS, SQUADRON, UNION
from quarterdeck.lab.match import Luck
from quarterdeck.lab.sim import seed_of
from quarterdeck.words.catalogue import Catalogue

Player = Callable[[Any, int, Dice], Action]
Times = dict[str, float]

NAMES = ("Squadron", "Union", "Smuggler")
# What the Union's judgement weighs, by name: lists of numbers, and which of them are its own.
WEIGHTS: dict[str, list[tuple[list[int], slice]]] = {
    "ready": [(outlook.READY_VALUE, slice(None))],
    "plans": [(outlook.PLAN_VALUE, slice(None))],
    "ships": [(x, slice(None)) for x in (outlook.SHIP_HERE, outlook.SHIP_VALUE)],
    "landing": [(x, slice(None)) for x in (outlook.LANDING, outlook.SHIP_COMRADES)],
    "cannons": [(x, slice(UNION, UNION + 1)) for x in (outlook.LOADED, outlook.LOADED_DIE)],
    "dice": [(outlook.UNPLACED, slice(UNION, UNION + 1))],
    "control": [(x, slice(None)) for x in (control.SQUADRONS, control.UNIONS)],
}
FACTORS = (0.5, 2.0)
BEST = 3  # choices judged after the answer
DEALS = 4  # dice each of them is judged with
LONGEST = 80  # decisions of a turn and of the answer to it


# ---------------------------------------------------------------- games


def play(
    players: list[Player],
    number: int,
    seed: int,
    first: int = SQUADRON,
    plans: Counter[int] | None = None,
) -> list[int]:
    """A game, by seat its Fame; draws by its number alone. Plans that are played are counted."""
    seats = len(players)
    s = GAME.new(seats, {}, loud=True)
    s.first = first
    luck = Luck(seed_of(seed, number, 0, 0))
    own = [Dice(seed_of(seed, number, 1, seat + 1)) for seat in range(seats)]
    while not GAME.is_over(s):
        seat = GAME.to_act(s)[0]
        step = GAME.step(s)
        if seat == NATURE:
            f = s.stack[-1]
            a = GAME.word(NATURE, step.draw(s, f, luck.of(int(f.seat))))
        else:
            moves = GAME.legal(s, seat)
            a = GAME.word(seat, moves[0])
            if len(moves) > 1:
                a = players[seat](s, seat, own[seat])
        if plans is not None and a.verb == "play":
            plans[a.args[0]] += 1
        GAME.act(s, a)
        s.events.clear()
    return list(GAME.result(s).scores)


def bot(name: str) -> Player:
    """A bot as anywhere else, by the seat's view."""
    spec = parse(name)
    return lambda s, seat, dice: choose(GAME, GAME.view(s, seat), [], seat, spec, dice)


def won(scores: list[int]) -> list[float]:
    """Shares of the win by Fame; a tie is shared (gold decides one in a hundred games)."""
    best = max(scores)
    return [(x == best) / scores.count(best) for x in scores]


def told(values: list[float], unit: str = "") -> str:
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{fmean(values):+.1f} ± {half:.1f}{unit}"


# ---------------------------------------------------------------- by seat


def seats(wish: argparse.Namespace) -> None:
    n = wish.seats
    shares: dict[tuple[int, int], list[float]] = {}
    leads: dict[tuple[int, int], list[float]] = {}
    plans: Counter[int] = Counter()
    for number in range(wish.games):
        first = number % n if wish.anybody_first else SQUADRON
        scores = play([bot(wish.bot)] * n, number, wish.seed, first, plans)
        for seat, share in enumerate(won(scores)):
            key = (seat, (seat - first) % n)
            shares.setdefault(key, []).append(100 * share)
            others = [x for k, x in enumerate(scores) if k != seat]
            leads.setdefault(key, []).append(scores[seat] - max(others))
    print(f"{n} players, {wish.games} games, {wish.bot}, seed {wish.seed}")
    for seat in range(n):
        mine = [key for key in sorted(shares) if key[0] == seat]
        all_shares = [x for key in mine for x in shares[key]]
        all_leads = [x for key in mine for x in leads[key]]
        name = NAMES[FACTION[n * SEATS + seat]]
        print(f"{name} (seat {seat + 1}): wins {told(all_shares, ' %')}, lead {told(all_leads)}")
        if wish.anybody_first:
            for key in mine:
                print(f"    place {key[1] + 1}: {told(shares[key], ' %')}, {told(leads[key])}")
    if wish.anybody_first:
        for place in range(n):
            rows = [x for key, xs in shares.items() if key[1] == place for x in xs]
            print(f"place {place + 1}, all factions: {told(rows, ' %')}")
    words = Catalogue("en", "ahoy", [])
    uses = [f"{words.say(f'plan-{k}')} {x / wish.games:.2f}" for k, x in sorted(plans.items())]
    print("plans a game:", ", ".join(uses))


# ---------------------------------------------------------------- a Union fitted


@contextmanager
def weighed(times: Times) -> Iterator[None]:
    """The numbers of the outlook, so many times as great, as long as one chooses by them."""
    kept = [(numbers, numbers[:]) for name in times for numbers, _ in WEIGHTS[name]]
    for name, factor in times.items():
        for numbers, which in WEIGHTS[name]:
            most = 100 if name == "control" else 10**6
            numbers[which] = [min(most, round(x * factor)) for x in numbers[which]]
    try:
        yield
    finally:
        for numbers, old in kept:
            numbers[:] = old


def taught(name: str, times: Times) -> Player:
    """A bot that weighs so; nobody else does."""
    plain = bot(name)

    def player(s: Any, seat: int, dice: Dice) -> Action:
        with weighed(times):
            return plain(s, seat, dice)

    return player


def leads(times: Times, name: str, games: range, seed: int) -> list[float]:
    """The Union's lead over a Squadron that stays as it is."""
    out = []
    for number in games:
        squadron, union = play([bot(name), taught(name, times)], number, seed)
        out.append(float(union - squadron))
    return out


def gained(base: list[float], values: list[float]) -> list[float]:
    return [y - x for x, y in zip(base, values, strict=True)]


def fit(wish: argparse.Namespace) -> None:
    """One weight after the other on the same draws; then those together that gained more than a
    standard error, on other draws."""
    name = f"mcts:{wish.iterations}it"
    base = leads({}, name, range(wish.games), wish.seed)
    print(f"as it is: {told(base)}", flush=True)
    best: Times = {}
    for weight in WEIGHTS:
        most = 0.0
        for factor in FACTORS:
            gain = gained(base, leads({weight: factor}, name, range(wish.games), wish.seed))
            sure = fmean(gain) - stdev(gain) / sqrt(len(gain))
            print(f"{weight} x {factor}: {told(gain)}", flush=True)
            if sure > most:
                most, best[weight] = sure, factor
    print("kept:", ",".join(f"{k}={x:g}" for k, x in best.items()) or "nothing")


def fitted(wish: argparse.Namespace) -> None:
    name = f"mcts:{wish.iterations}it"
    rows = [row.partition("=") for row in wish.times.split(",") if row]
    times = {weight: float(factor) for weight, _, factor in rows}
    games = range(wish.games)
    base, then = (leads(each, name, games, wish.seed) for each in ({}, times))
    for word, rows in (("as it is", base), ("fitted", then)):
        wins = [100.0 * (x > 0) + 50.0 * (x == 0) for x in rows]
        print(f"Union {word}: lead {told(rows)}, wins {told(wins, ' %')}")
    print(f"gain {told(gained(base, then))}")


# ---------------------------------------------------------------- after the answer


def answered(iterations: int, spent: list[float]) -> Player:
    """Search, and of its best choices the one that stands best when the rival has answered."""
    instinct = instinct_for(GAME)

    def player(s: Any, seat: int, dice: Dice) -> Action:
        began = process_time()
        view = GAME.view(s, seat)
        search: Search[Any] = Search(GAME, view, [], seat, Dice(dice.fork()), instinct)
        search.run(iterations)
        rows = sorted(search.opinions(), key=lambda row: -row[1])[:BEST]
        luck = dice.fork()
        means = []
        for a, _, _ in rows:
            values = []
            for d in range(DEALS):
                fate = Dice(mix(luck ^ d))
                c = search.belief.deal(fate)
                if GAME.check(c, a) is None:
                    GAME.act(c, a)
                    play_to_answer(c, seat, fate)
                    values.append(after(c, seat))
            means.append(fmean(values) if values else -1.0)
        spent.append(process_time() - began)
        return rows[means.index(max(means))][0]

    return player


def after(s: Any, seat: int) -> float:
    shares = instinct_for(GAME).prospects(s) if s.stack else GAME.rewards(s)
    return float(shares[seat])


def play_to_answer(s: Any, seat: int, dice: Dice) -> None:
    """Everybody takes what looks best at once, until the rival's next turn is over."""
    left, answering = LONGEST, s.turn != seat
    while s.stack and left:
        if s.turn != seat:
            answering = True
        elif answering:
            return
        f = s.stack[-1]
        step = GAME.steps[f.op]
        if step.nature:
            GAME.apply(s, NATURE, step.draw(s, f, dice))
            continue
        left -= 1
        who = int(f.seat)
        best, most = 0, -1.0
        moves = step.legal(s, f, who)
        if len(moves) > 1:
            for move in moves:
                c = s.clone()
                GAME.apply(c, who, move)
                worth = after(c, who)
                if worth > most:
                    best, most = move, worth
        else:
            best = moves[0]
        GAME.apply(s, who, best)


def timed(player: Player, spent: list[float]) -> Player:
    def choose_and_tell(s: Any, seat: int, dice: Dice) -> Action:
        began = process_time()
        a = player(s, seat, dice)
        spent.append(process_time() - began)
        return a

    return choose_and_tell


def answer(wish: argparse.Namespace) -> None:
    """Pairs of games with the seats exchanged, both with the same time for a choice."""
    mine: list[float] = []
    theirs: list[float] = []
    judge = answered(wish.iterations, mine)
    plain = timed(bot(f"mcts:{wish.against}it"), theirs)
    margins, wins = [], []
    for number in range(wish.games // 2):
        pair = []
        for seat in (SQUADRON, UNION):
            players = [plain, plain]
            players[seat] = judge
            scores = play(players, number, wish.seed)
            pair.append(float(scores[seat] - scores[1 - seat]))
            wins.append(100 * won(scores)[seat])
        margins.append(fmean(pair))
    print(
        f"after the answer ({wish.iterations} it, {BEST} x {DEALS}) over {wish.against} it: "
        f"{told(margins)} a pair in {len(margins)}, wins {told(wins, ' %')}; CPU a choice "
        f"{1000 * fmean(mine):.0f} ms and {1000 * fmean(theirs):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    what = {"seats": seats, "fit": fit, "fitted": fitted, "answer": answer}
    parser.add_argument("what", choices=what)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--bot", default="mcts:500it")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--against", type=int, default=3000)
    parser.add_argument("--times", default="")
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--anybody-first", action="store_true")
    wish = parser.parse_args()
    what[wish.what](wish)


if __name__ == "__main__":
    main()
