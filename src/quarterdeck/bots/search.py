"""Information-set Monte Carlo tree search: one tree over what the searching seat can tell apart."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic

from mypy_extensions import i64

from quarterdeck.bots.greedy import candidates, clone
from quarterdeck.bots.instinct import Instinct
from quarterdeck.bots.playout import play_a_while
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


class Edge:
    """A choice of one seat at one node, and how it went."""

    __slots__ = (
        "available",
        "first",
        "first_seen",
        "looks",
        "move",
        "others",
        "seat",
        "total",
        "visits",
    )

    move: i64
    seat: i64
    visits: i64
    available: i64  # iterations in which it could have been chosen: not all deals allow all moves
    total: float
    looks: float  # what it promised at first sight, if the game can be judged before its end
    # The nodes it leads to, by what the searcher saw between this choice and the next. Most lead
    # to one only, and most are never followed: so the dict is made when it is needed.
    first_seen: i64
    first: Node | None
    others: dict[int, Node] | None

    def __init__(self, move: i64, seat: i64) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.looks = 0.0
        self.first_seen = 0
        self.first = None
        self.others = None


class Node:
    """A point of choice, as the searcher can tell it from others."""

    __slots__ = ("edges",)

    edges: list[Edge]

    def __init__(self) -> None:
        self.edges = []


class Search(Generic[S]):
    """Each iteration deals what is hidden anew, walks down the tree, plays on, and walks back.

    ``run`` never looks at a clock: whoever has one calls it in slices.
    """

    game: Game[S]
    belief: Belief[S]
    seat: i64
    dice: Dice
    instinct: Instinct[S]
    root: Node
    choices: list[Edge]  # the searcher's own at the root
    wide: list[Action]  # the actions at the root, if they cannot be packed
    done: i64

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
        self.wide = []
        self.done = 0
        s = self.belief.deal(dice)
        if game.step(s).wide:
            self.wide = candidates(game, s, seat, dice, SAMPLES, instinct)
            moves = list(range(len(self.wide)))
        else:
            moves = instinct.narrow(s, s.stack[-1], seat, game.legal(s, seat))
        for move in moves:
            self.root.edges.append(Edge(move, seat))
        self.choices = self.root.edges[:]

    def run(self, iterations: i64) -> None:
        """So many iterations more."""
        if len(self.choices) < 2:
            return
        while iterations > 0:
            iterations -= 1
            self.iterate()
            self.done += 1

    def settled(self, left: i64) -> bool:
        """Whether ``left`` more iterations could not change the choice."""
        first: i64 = 0
        second: i64 = 0
        for e in self.choices:
            if e.visits > first:
                second = first
                first = e.visits
            elif e.visits > second:
                second = e.visits
        return len(self.choices) < 2 or first - second > left

    def best(self) -> Action:
        """The action tried most."""
        best = self.choices[0]
        for e in self.choices:
            if e.visits > best.visits or (e.visits == best.visits and e.total > best.total):
                best = e
        return self.word(best)

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
                last = self.pick(node, s, f, f.seat, step.legal(s, f, f.seat))
                path.append(last)
                step.apply(s, f, f.seat, last.move)
                game.settle(s)
            elif step.timing == SEALED and not step.wide:
                last = self.all_choose(s, step, node, path)
            elif last is None:
                last = self.choose_at_root(s, path)
            else:
                break  # deeper races and wide steps are left to instinct
            if last is None or last.visits == 0:
                break
            seen = game.key(s, self.seat) + 1
        if self.instinct.horizon > 0:
            if stack:
                play_a_while(game, s, self.instinct, dice)
            rewards = self.instinct.prospects(s) if stack else game.rewards(s)
        else:
            if stack:
                playout(game, s, dice, self.instinct)
            rewards = game.rewards(s)
        for e in path:
            e.visits += 1
            e.total += rewards[e.seat]

    def pick(self, node: Node, s: S, f: Frame, seat: i64, moves: list[int]) -> Edge:
        """The move with the best upper confidence bound among those lawful in this deal."""
        edges = node.edges
        instinct = self.instinct
        explore = instinct.explore if node is self.root else instinct.explore_below
        judged = instinct.horizon > 0 and not self.game.steps[f.op].wide
        if judged:
            if len(moves) > 1 and (not edges or (node is self.root and self.done == 0)):
                self.look(edges, s, seat, moves)
        elif not edges and len(moves) > 1 and self.game.steps[f.op].plain:
            e = Edge(instinct.move(s, f, seat, moves, self.dice), seat)
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
                if self.dice.below(ties) == 0:
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

    def all_choose(self, s: S, step: Step[S], node: Node, path: list[Edge]) -> Edge | None:
        """Everybody's sealed choice, none knowing another's; the searcher's own leads on."""
        leads: Edge | None = None
        for seat in step.seats(s, s.stack[-1]):
            if seat < 0 or not s.stack or self.game.step(s) is not step:
                continue
            f = s.stack[-1]
            moves = self.instinct.narrow(s, f, seat, step.legal(s, f, seat))
            e = self.pick(node, s, f, seat, moves)
            path.append(e)
            self.game.apply(s, seat, e.move)
            if leads is None or seat == self.seat:
                leads = e
        return leads

    def choose_at_root(self, s: S, path: list[Edge]) -> Edge | None:
        """A wide step, or one where several race: only the searcher's own choice is in the tree."""
        if not self.wide:
            f = s.stack[-1]
            lawful = self.instinct.narrow(s, f, self.seat, self.game.legal(s, self.seat))
            e = self.pick(self.root, s, f, self.seat, lawful)
            path.append(e)
            self.game.apply(s, self.seat, e.move)
            return e
        moves = [int(c.move) for c in self.choices]
        e = self.pick(self.root, s, s.stack[-1], self.seat, moves)
        path.append(e)
        a = self.wide[e.move]
        if self.game.check(s, a) is not None:
            return None  # not lawful in this deal: instinct does something else
        self.game.act(s, a)
        return e


def edge(edges: list[Edge], i: i64, move: i64, seat: i64) -> Edge:
    """The edge of a move; usually the lawful moves are the same as last time, in the same order."""
    if i < len(edges):
        e = edges[i]
        if e.move == move and e.seat == seat:
            return e
        for e in edges:
            if e.move == move and e.seat == seat:
                return e
    e = Edge(move, seat)
    edges.append(e)
    return e


def child(e: Edge, seen: i64) -> Node:
    """The node reached by a choice and what was seen after it."""
    node = e.first
    if node is None:
        node = Node()
        e.first = node
        e.first_seen = seen
        return node
    if e.first_seen == seen:
        return node
    others = e.others
    if others is None:
        others = {}
        e.others = others
    key = int(seen)
    node = others.get(key)
    if node is None:
        node = Node()
        others[key] = node
    return node
