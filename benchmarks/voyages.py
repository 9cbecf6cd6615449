"""Anchors Aweigh! by rounds: coins made, what the captain makes, what each card is worth. JSON.

    python benchmarks/voyages.py --seats 3 --games 300

A card's worth: what those who resolved it made in that round more than those who did not, where
some did and some did not. It says what a card goes with, not only what it brings.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.lab.match import play_match
from quarterdeck.lab.processes import spread
from quarterdeck.lab.sim import seed_of
from quarterdeck.words.catalogue import Catalogue

GAME = "anchors_aweigh"
ROUND_END = 3
CHEST = 10  # coins


@dataclass
class Round:
    """One round: who was captain, what everybody made, who resolved which card."""

    captain: int = -1
    made: list[int] = field(default_factory=list)
    resolved: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))


def voyage(seats: int, bot: str, seed: int, number: int) -> tuple[list[Round], list[float]]:
    """A game's rounds and everybody's share of the win."""
    game = registry.game(GAME)
    seeds = [seed_of(seed, number, 1, k + 1) for k in range(seats)]
    nature = seed_of(seed, number, 0, 0)
    played = play_match(game, {}, [parse(bot)] * seats, nature, seeds, keep=True)
    assert played.record is not None
    s = game.new(seats, {}, loud=True)
    rounds = [Round()]
    before = [0] * seats
    for a in played.record.actions:
        game.act(s, a)
        for e in s.events:
            if e.kind == "captain":
                rounds[-1].captain = e.args[0]
            elif e.kind == "resolved":
                rounds[-1].resolved[e.args[1]].add(e.args[0])
        s.events.clear()
        if (s.phase == ROUND_END or game.is_over(s)) and not rounds[-1].made:
            now = [int(s.coins[k] + CHEST * s.chests[k]) for k in range(seats)]
            rounds[-1].made = [b - a for a, b in zip(before, now, strict=True)]
            before = now
        elif s.phase != ROUND_END and rounds[-1].made and not game.is_over(s):
            rounds.append(Round())
    return rounds, played.shares


def figure(values: list[float]) -> dict[str, Any]:
    """A mean and how far it may be off."""
    off = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return {"mean": round(mean(values), 2), "off": off and round(off, 2), "n": len(values)}


def more(made: list[int], who: set[int]) -> float:
    """What some made more than the rest."""
    rest = [m for k, m in enumerate(made) if k not in who]
    return mean(made[k] for k in who) - mean(rest)


def main() -> None:
    """Play, add up, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=int, default=0)
    wish = parser.parse_args()
    play = partial(voyage, wish.seats, wish.bot, wish.seed)
    voyages = [done for _, done in spread(play, wish.games, wish.processes)]
    words = Catalogue("en", GAME, [])
    rounds = []
    for r in range(2):
        seen = [(rows[r], shares) for rows, shares in voyages]
        rounds.append(
            {
                "coins": figure([mean(one.made) for one, _ in seen]),
                "captain_more": figure([more(one.made, {one.captain}) for one, _ in seen]),
                "captain_wins": figure([shares[one.captain] for one, shares in seen]),
            }
        )
    cards: dict[int, list[float]] = defaultdict(list)
    times: dict[int, int] = defaultdict(int)
    for rows, _ in voyages:
        for one in rows:
            for card, who in one.resolved.items():
                times[card] += len(who)
                if len(who) < wish.seats:
                    cards[card].append(more(one.made, who))
    worth = [
        {"card": card, "name": words.say(f"card-{card}"), "resolved": times[card], **figure(seen)}
        for card, seen in sorted(cards.items(), key=lambda item: -mean(item[1]))
    ]
    print(json.dumps({"seats": wish.seats, "games": wish.games, "rounds": rounds, "cards": worth}))


if __name__ == "__main__":
    main()
