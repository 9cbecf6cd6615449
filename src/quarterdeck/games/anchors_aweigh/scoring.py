"""The end: who wins, the count line by line, and whether all pieces are there."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.result import Result, ScoreLine, firsts, ranked
from quarterdeck.games.anchors_aweigh.cargo import count, is_storage
from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BACK,
    CARDS,
    CARGO,
    CHEST,
    CHEST_COINS,
    COLOURS,
    FRONT_COUNT,
    FRONTS,
    FULL,
    GONE,
    LOADS,
    MIXED,
    NONE,
    PARROTS,
    SPACES,
    TILES,
    TOKENS,
    TRAVEL,
)
from quarterdeck.games.anchors_aweigh.frames import LEFT, STOW_CARGO, TAKE_REWARD
from quarterdeck.games.anchors_aweigh.info import END_TWO_ROUNDS
from quarterdeck.games.anchors_aweigh.ship import content, load_on
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.kit.bits import BIT
from quarterdeck.kit.rewards import by_margin

# Groups of the count, in the order in which it is told.
GROUP_CHESTS = 0
GROUP_COINS = 1


def total(s: AnchorsAweighState, seat: i64) -> i64:
    """Coins and chests (AA-55)."""
    return s.coins[seat] + CHEST_COINS * s.chests[seat]


def standing(s: AnchorsAweighState, seat: i64) -> i64:
    """Coins and chests, and what the cargo aboard would be sold for."""
    return total(s, seat) + sum(count(s, seat))


def places(s: AnchorsAweighState) -> list[int]:
    """Ranks by coins and chests."""
    return ranked([int(total(s, seat)) for seat in range(s.seats)])


def result(s: AnchorsAweighState) -> Result:
    """Tied players share the win (AA-55)."""
    ranks = places(s)
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        chests = s.chests[seat]
        coins = s.coins[seat]
        refs = (f"seat:{seat}",)
        worth = CHEST_COINS * chests
        lines.append(ScoreLine(seat, "tally-chests", (chests,), worth, GROUP_CHESTS, refs))
        purse = (f"coins:{seat}",)
        lines.append(ScoreLine(seat, "tally-coins", (coins,), coins, GROUP_COINS, purse))
    winners = firsts(ranks)
    scores = [int(total(s, seat)) for seat in range(s.seats)]
    return Result(winners, scores, ranks, END_TWO_ROUNDS, lines)


def rewards(s: AnchorsAweighState) -> list[float]:
    """A share of the win, and a little for the margin, so that search prefers clear wins."""
    scores = [int(total(s, seat)) for seat in range(s.seats)]
    return by_margin(scores, firsts(places(s)), 0.01)


# ---------------------------------------------------------------- are all pieces there


def invariant(s: AnchorsAweighState) -> str:
    """Empty if tiles, cargo, cards, coins, chests and parrots are all somewhere once."""
    if min(s.coins) < 0 or min(s.chests) < 0 or min(s.parrots) < 0 or sum(s.parrots) > PARROTS:
        return f"coins {s.coins}, chests {s.chests}, parrots {s.parrots}"
    for seat in range(s.seats):
        wrong = _ship(s, seat)
        if wrong:
            return wrong
    return _tiles(s) or _tokens(s) or _cards(s)


def _ship(s: AnchorsAweighState, seat: int) -> str:
    """What is written down twice must agree."""
    chests = 0
    for space in range(SPACES):
        code = content(s, seat, space)
        tile = s.lying[seat * SPACES + space]
        load = load_on(s, seat, space)
        if bool(code) != bool(s.filled[seat] & BIT[space]):
            return f"seat {seat}, space {space}: filled or not"
        if (0 < code <= FRONTS) != (tile >= 0) or (tile >= 0 and code != 1 + s.fronts[tile]):
            return f"seat {seat}, space {space}: tile {tile} lies there as {code}"
        if space >= MIXED and code and not CARGO <= code < CHEST:
            return f"seat {seat}: {code} on a space for cargo only"
        if load and (not is_storage(code) or load % LOADS == 0 or 0 < load // LOADS < load % LOADS):
            return f"seat {seat}, space {space}: load {load}"
        if code == CHEST:
            chests += 1
            if space >= ABOVE:
                return f"seat {seat}: a chest below deck"
    if s.filled[seat] & ~FULL:
        return f"seat {seat}: more spaces than there are"
    if chests > s.chests[seat] or (s.meddled[seat] == 1) != (s.monkey_at[seat] >= 0):
        return f"seat {seat}: chests or a monkey"
    return ""


def _tiles(s: AnchorsAweighState) -> str:
    """Each tile is in the pile, in a hand or aboard, once."""
    elsewhere = [t for t in [*s.lying, *s.hand] if t != NONE]
    pile = [t for t in range(TILES) if s.faces[t] != GONE]
    if s.round == 0:  # not poured yet
        return "" if not pile else "poured too early"
    if sorted([*elsewhere, *pile]) != list(range(TILES)):
        return "tiles are missing or doubled"
    fronts = s.fronts
    if [fronts.count(f) for f in range(FRONTS)] != FRONT_COUNT:
        return "fronts are missing or doubled"
    if s.pile != len(pile) or s.down != s.faces.count(BACK):
        return "the pile is not counted right"
    for t in pile:
        if s.faces[t] != BACK and s.faces[t] != fronts[t]:
            return f"tile {t} shows another front"
    for seat in range(s.seats):
        tile = s.hand[seat]
        if s.held[seat] != (fronts[tile] if tile >= 0 else NONE):
            return f"seat {seat} does not see what it holds"
        if s.shown[seat] not in (NONE, s.held[seat]):
            return f"seat {seat} shows another front"
    return ""


def _tokens(s: AnchorsAweighState) -> str:
    left = s.supply[:]
    for seat in range(s.seats):
        for colour, n in enumerate(count(s, seat)):
            left[colour] += n
    for f in s.stack:
        if f.op == STOW_CARGO:
            left[f.args[0]] += 1
        elif f.op == TAKE_REWARD:
            for colour, n in enumerate(f.args[LEFT:]):
                left[colour] += n
    if left != [TOKENS] * COLOURS or min(s.supply) < 0:
        return f"cargo: {left} of each, {s.supply} in the supply"
    return ""


def _cards(s: AnchorsAweighState) -> str:
    out = [c for c in range(CARDS) if s.deck & BIT[c]]
    if s.deck & s.used:
        return "a card that left the game is in the deck"
    if s.phase == TRAVEL and len(out) != sum(s.left) + s.bottom + (
        s.back != NONE and s.card == NONE
    ):
        return f"{len(out)} cards in the deck, {s.left} and {s.bottom}"
    return ""
