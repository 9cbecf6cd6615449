"""Information-set Monte Carlo tree search: one tree over what the searching seat can tell apart."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic

from mypy_extensions import i64

from quarterdeck.bots.greedy import candidates, clone
from quarterdeck.bots.instinct import Instinct
from quarterdeck.bots.playout import play_a_while
from quarterdeck.bots.tree import Edge, Node, child, edge, surely_better
from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.core.frame import Frame
from quarterdeck.core.game import Game
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import SEALED, S, Step
from quarterdeck.core.view import View

SAMPLES: Final = 32  # actions tried of a wide step, which has too many to list
FIRST_CUT: Final = 16  # tries of each choice before any is given up
FEW: Final = 8  # tries below which the search itself has given a choice up


class Search(Generic[S]):
    """Each iteration deals what is hidden anew, walks down the tree, plays on, and walks back.

    ``run`` never looks at a clock: whoever has one calls it in slices.

    Where the game's instinct says so, the choices at the root are tried in turn, each on the same
    deal with the same dice, so that luck does not part them; what is surely worse is given up, and
    by halves whatever is worse once a share of the budget is spent.
    """

    game: Game[S]
    belief: Belief[S]
    seat: i64
    dice: Dice
    instinct: Instinct[S]
    root: Node
    choices: list[Edge]  # the searcher's own at the root
    asides: list[int]  # lawful moves at the root that are not listed and may pay
    wide: list[Action]  # the actions at the root, if they cannot be packed
    done: i64
    evenly: bool  # the choices at the root are tried in turn, on the same deals
    alive: list[Edge]  # those not given up
    next: i64  # which of them comes next on the deal under way
    common: i64  # the seed of that deal and of its dice
    cut: i64  # tries of each after which some may be given up
    halve: i64  # iterations after which the worse half is, 0: never
    budget: i64

    def __init__(
        self,
        game: Game[S],
        view: View,
        heard: list[Heard],
        seat: int,
        dice: Dice,
        instinct: Instinct[S],
    ) -> None:
        self.game = game
        self.belief = game.belief(view, heard)
        self.seat = seat
        self.dice = dice
        self.instinct = instinct
        self.root = Node()
        self.asides = []
        self.wide = []
        self.done = 0
        self.next = 0
        self.common = 0
        self.cut = FIRST_CUT
        self.halve = 0
        self.budget = 0
        s = self.belief.deal(dice)
        step = game.step(s)
        self.evenly = instinct.evenly and step.plain
        if step.wide:
            self.wide = candidates(game, s, seat, dice, SAMPLES, instinct)
            moves = list(range(len(self.wide)))
        else:
            f = s.stack[-1]
            self.asides = instinct.asides(s, f, seat)
            moves = instinct.narrow(s, f, seat, game.legal(s, seat)) + self.asides
        for move in moves:
            self.root.edges.append(Edge(move, seat))
        self.choices = self.root.edges[:]
        self.alive = self.choices[:]

    def plan(self, budget: i64) -> None:
        """How many iterations there will be at most, so that halving can keep time."""
        self.budget = budget
        self.halve = self.done + budget // rounds(len(self.alive))

    def run(self, iterations: i64) -> None:
        """So many iterations more."""
        if len(self.choices) < 2:
            return
        while iterations > 0:
            iterations -= 1
            self.iterate()
            self.done += 1

    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.choices) < 2

    def settled(self, left: i64) -> bool:
        """Whether ``left`` more iterations could not change the choice."""
        if self.evenly:
            return len(self.alive) < 2
        first: i64 = 0
        second: i64 = 0
        for e in self.choices:
            if e.visits > first:
                second = first
                first = e.visits
            elif e.visits > second:
                second = e.visits
        return len(self.choices) < 2 or first - second > left

    def clear(self) -> bool:
        """Whether no other choice comes near the best, as far as tries can tell.

        Judged at once there is little chance in the tries: they differ because the tree below
        them grows, and one tried eight times only looks surely worse. So nothing is clear then.
        """
        if self.evenly:
            return len(self.alive) < 2
        if self.instinct.at_once:
            return False
        best = self.favourite()
        for e in self.choices:
            if e is not best and e.visits >= FEW and not surely_better(best, e):
                return False
        return best.visits >= FEW

    def best(self) -> Action:
        """The action tried most; of those tried alike the one with the best mean."""
        return self.word(self.favourite())

    def favourite(self) -> Edge:
        """The choice to make if there were no more time."""
        best = self.alive[0]
        for e in self.alive:
            if e.visits > best.visits or (e.visits == best.visits and e.total > best.total):
                best = e
        return best

    def opinions(self) -> list[tuple[Action, int, float]]:
        """Every action, how often it was tried and its mean reward."""
        return [
            (self.word(e), int(e.visits), e.total / float(e.visits) if e.visits else 0.0)
            for e in self.choices
        ]

    def word(self, e: Edge) -> Action:
        """A root choice in words."""
        if self.wide:
            return self.wide[e.move]
        return self.game.word(int(e.seat), e.move)

    # ------------------------------------------------------------ one iteration

    def iterate(self) -> None:
        """Deal, walk down to a choice not tried yet, play on from there, walk back."""
        game = self.game
        dice = self.dice
        if self.evenly:
            if self.next == 0:
                self.common = self.dice.fork()
            dice = Dice(self.common)
        s = self.belief.deal(dice)
        stack = s.stack
        steps = game.steps
        path: list[Edge] = []
        node = self.root
        last: Edge | None = None  # the choice that leads on
        seen: i64 = 0  # what the searcher has seen since
        while stack:
            f = stack[-1]
            step = steps[f.op]
            if step.nature and step.plain:
                step.apply(s, f, NATURE, step.draw(s, f, dice))
                game.settle(s)
                seen = (seen * 1021 + game.key(s, self.seat) + 1) & 0xFFFFFFFF
                continue
            if last is not None:
                node = child(last, seen)
            if step.plain:
                if self.evenly and not path:
                    last = self.alive[self.next]
                else:
                    moves = step.legal(s, f, f.seat)
                    if not path and self.asides:
                        moves = moves + self.asides
                    last = self.pick(node, s, f, f.seat, moves, dice)
                path.append(last)
                step.apply(s, f, f.seat, last.move)
                game.settle(s)
            elif step.timing == SEALED and not step.wide:
                last = self.all_choose(s, step, node, path, dice)
            elif last is None:
                last = self.choose_at_root(s, path, dice)
            else:
                break  # deeper races and wide steps are left to instinct
            if last is None or last.visits == 0:
                break
            seen = game.key(s, self.seat) + 1
        if self.instinct.horizon > 0:
            if stack and not self.instinct.at_once:
                play_a_while(game, s, self.instinct, dice)
            rewards = self.instinct.prospects(s) if stack else game.rewards(s)
        else:
            if stack:
                playout(game, s, dice, self.instinct)
            rewards = game.rewards(s)
        for e in path:
            reward = rewards[e.seat]
            e.visits += 1
            e.total += reward
            e.squares += reward * reward
        if self.evenly:
            self.next += 1
            if self.next == len(self.alive):
                self.next = 0
                self.give_up()

    def give_up(self) -> None:
        """After each round of tries: what is surely worse; in time, whatever is worse."""
        best = self.favourite()
        if best.visits >= self.cut:
            self.cut = self.cut + self.cut // 4
            self.alive = [e for e in self.alive if e is best or not surely_better(best, e)]
        if self.halve > 0 and self.done + 1 >= self.halve and len(self.alive) > 2:
            self.halve += self.budget // rounds(len(self.choices))
            keep: i64 = (len(self.alive) + 1) // 2
            while len(self.alive) > keep:
                worst = self.alive[0]
                for e in self.alive:
                    if e.total < worst.total:
                        worst = e
                self.alive.remove(worst)

    def pick(self, node: Node, s: S, f: Frame, seat: i64, moves: list[int], dice: Dice) -> Edge:
        """The move with the best upper confidence bound among those lawful in this deal."""
        edges = node.edges
        instinct = self.instinct
        explore = instinct.explore if node is self.root else instinct.explore_below
        judged = instinct.horizon > 0 and not self.game.steps[f.op].wide
        if judged:
            if len(moves) > 1 and (not edges or (node is self.root and self.done == 0)):
                self.look(edges, s, seat, moves)
        elif not edges and len(moves) > 1 and self.game.steps[f.op].plain:
            e = Edge(instinct.move(s, f, seat, moves, dice), seat)
            e.available = 1
            edges.append(e)
            return e
        tried: i64 = 0
        total = 0.0
        for e in edges:
            if e.seat == seat:
                tried += e.visits
                total += e.total
                if judged:
                    total -= e.looks * float(e.visits)
        guess = 1.0
        if tried > 0:
            guess = total / float(tried) - instinct.untried
        best: Edge | None = None
        best_value = -1.0
        ties: i64 = 0
        for i, move in enumerate(moves):
            e = edge(edges, i, move, seat)
            e.available += 1
            spread = explore * sqrt(log(float(e.available) + 1.0))
            if e.visits == 0:
                value = guess + e.looks + spread
            else:
                visits = float(e.visits)
                value = e.total / visits + spread / sqrt(visits)
            if value > best_value:
                best_value = value
                best = e
                ties = 1
            elif value == best_value:
                ties += 1
                if dice.below(ties) == 0:
                    best = e
        assert best is not None
        return best

    def look(self, edges: list[Edge], s: S, seat: i64, moves: list[int]) -> None:
        """Judge each move at first sight: the most promising are tried first."""
        game = self.game
        for i, move in enumerate(moves):
            e = edge(edges, i, move, seat)
            t = clone(s)
            game.apply(t, seat, move)
            shares = self.instinct.prospects(t) if t.stack else game.rewards(t)
            e.looks = shares[seat]

    def all_choose(
        self, s: S, step: Step[S], node: Node, path: list[Edge], dice: Dice
    ) -> Edge | None:
        """Everybody's sealed choice, none knowing another's; the searcher's own leads on."""
        leads: Edge | None = None
        for seat in step.seats(s, s.stack[-1]):
            if seat < 0 or not s.stack or self.game.step(s) is not step:
                continue
            f = s.stack[-1]
            moves = self.instinct.narrow(s, f, seat, step.legal(s, f, seat))
            if node is self.root and seat == self.seat:
                moves = moves + self.asides
            e = self.pick(node, s, f, seat, moves, dice)
            path.append(e)
            self.game.apply(s, seat, e.move)
            if leads is None or seat == self.seat:
                leads = e
        return leads

    def choose_at_root(self, s: S, path: list[Edge], dice: Dice) -> Edge | None:
        """A wide step, or one where several race: only the searcher's own choice is in the tree."""
        if not self.wide:
            f = s.stack[-1]
            lawful = self.instinct.narrow(s, f, self.seat, self.game.legal(s, self.seat))
            lawful = lawful + self.asides
            e = self.pick(self.root, s, f, self.seat, lawful, dice)
            path.append(e)
            self.game.apply(s, self.seat, e.move)
            return e
        moves = [int(c.move) for c in self.choices]
        e = self.pick(self.root, s, s.stack[-1], self.seat, moves, dice)
        path.append(e)
        a = self.wide[e.move]
        if self.game.check(s, a) is not None:
            return None  # not lawful in this deal: instinct does something else
        self.game.act(s, a)
        return e


def rounds(choices: i64) -> i64:
    """How often so many can be halved before two are left, and the last round between them."""
    n: i64 = 1
    while choices > 2:
        choices = (choices + 1) // 2
        n += 1
    return n
