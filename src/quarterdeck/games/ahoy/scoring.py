"""The end: who wins, the count line by line, and whether all pieces are there."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.result import Result, ScoreLine, firsts, ranked
from quarterdeck.games.ahoy.cards import CARDS_COUNT, PLAN_CARDS
from quarterdeck.games.ahoy.components import (
    BOARD_ROOM,
    BY_CONCEDING,
    COMRADES,
    CREW,
    DAMAGE,
    DECK,
    DICE,
    DICE_OF,
    EMPTY,
    FIGURES,
    GOLD,
    IN_MARKET,
    MOST_WEALTH,
    NONE,
    PLEDGED,
)
from quarterdeck.games.ahoy.effects import faction, union
from quarterdeck.games.ahoy.ending import pledged_fame
from quarterdeck.games.ahoy.frames import ENLIST, FILL_MARKET, ROLL_DIE
from quarterdeck.games.ahoy.info import END_CONCEDED, END_FAME
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.kit.rewards import by_margin

# Groups of the count, in the order in which it is told.
GROUP_FAME = 0
GROUP_PLEDGES = 1


def places(s: AhoyState) -> list[int]:
    """Ranks: most Fame, then most gold (AH-032); who conceded is last (AH-163)."""
    marks = [s.fame[seat] * 100 + s.gold[seat] for seat in range(s.seats)]
    if s.ended == BY_CONCEDING:
        marks[s.conceded] = -1
    return ranked(marks)


def result(s: AhoyState) -> Result:
    """Still tied, the win is shared (AH-032)."""
    ranks = places(s)
    winners = firsts(ranks)
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines.extend(seat_lines(s, seat))
    reason = END_CONCEDED if s.ended == BY_CONCEDING else END_FAME
    return Result(winners, list(s.fame), ranks, reason, lines)


def seat_lines(s: AhoyState, seat: int) -> list[ScoreLine]:
    """Fame of the game, then each pledged cargo, then gold, which only breaks ties."""
    pledged: list[ScoreLine] = []
    for card in range(CARDS_COUNT):
        pile = s.where[card] - PLEDGED - seat * 2
        if pile == 0 or pile == 1:
            side = 0 if s.pledges[seat] == pile else 1
            fame = int(pledged_fame(s, seat, card, pile)) if s.ended else 0
            refs = (f"card:{card}", f"pile:{seat}:{pile}")
            pledged.append(ScoreLine(seat, "tally-pledge", (card, side), fame, GROUP_PLEDGES, refs))
    earned = s.fame[seat] - sum([line.points for line in pledged])
    first = ScoreLine(seat, "tally-fame", (earned,), earned, GROUP_FAME, (f"seat:{seat}",))
    gold = s.gold[seat]
    last = ScoreLine(seat, "tally-gold", (gold,), 0, GROUP_PLEDGES, (f"gold:{seat}",))
    return [first, *pledged, last]


def rewards(s: AhoyState) -> list[float]:
    """A share of the win, and a little for the margin, so that search prefers clear wins."""
    return by_margin(s.fame, firsts(places(s)), 0.01)


# ---------------------------------------------------------------- are all pieces there


def invariant(s: AhoyState) -> str:
    """Empty if gold, Comrades, dice, cards, plans and figures are all somewhere once."""
    if sum(s.gold) + s.gold_left != GOLD or min(s.gold) < 0 or s.gold_left < 0:
        return f"gold {s.gold} and {s.gold_left}"
    if sum(s.comrades) + s.comrades_left + s.ready != COMRADES:
        return "Comrades are missing or doubled"
    if min(s.comrades) < 0 or s.comrades_left < 0 or s.ready < 0:
        return "fewer Comrades than none"
    return _dice(s) or _cards(s) or _map(s) or _plans(s)


def _dice(s: AhoyState) -> str:
    rolling = [int(f.seat) * DICE + f.args[0] for f in s.stack if f.op == ROLL_DIE]
    for seat in range(s.seats):
        there = len([v for v in s.dice[seat * DICE : seat * DICE + DICE] if v])
        there += len([k for k in rolling if k // DICE == seat])
        mine = s.slots[seat * BOARD_ROOM : (seat + 1) * BOARD_ROOM]
        for card in range(CARDS_COUNT):
            if s.where[card] == CREW + seat:
                mine += [s.crew_slots[card], s.cost_slots[card]]
        if seat == union(s):
            mine += s.ship_slots
        there += len([v for v in mine if v not in (EMPTY, DAMAGE)])
        if there != DICE_OF[faction(s, seat)]:
            return f"seat {seat} has {there} dice"
    return ""


def _cards(s: AhoyState) -> str:
    for card in range(CARDS_COUNT):
        where = s.where[card]
        if (where == DECK) != bool(s.deck >> card & 1):
            return f"card {card} is in the deck or not"
        if (where == IN_MARKET) != (card in s.market):
            return f"card {card} is in the Market or not"
        if not CREW <= where < CREW + s.seats and (s.crew_slots[card] or s.cost_slots[card]):
            return f"something lies on card {card}"
        if where < DECK or where >= PLEDGED + 2 * s.seats:
            return f"card {card} is nowhere"
    empty = len([card for card in s.market if card == NONE])
    filling = len([f for f in s.stack if f.op == FILL_MARKET])
    if empty > filling and s.deck and not s.ended and not _enlisting(s):
        return "the Market was not filled"
    return ""


def _enlisting(s: AhoyState) -> bool:
    """Enlist fills the Market only when it is done (AH-233)."""
    return ENLIST in [f.op for f in s.stack]


def _map(s: AhoyState) -> str:
    lying = s.tiles[: s.regions]
    if len(set(lying)) != s.regions or [t for t in lying if s.stock >> t & 1]:
        return "tiles are missing or doubled"
    for region in range(s.regions):
        if not 1 <= s.wealth[region] <= MOST_WEALTH:
            return f"the wealth of region {region}"
    for figure in range(FIGURES):
        if not NONE <= s.at[figure] < s.regions * 4:
            return f"figure {figure} is off the map"
    return ""


def _plans(s: AhoyState) -> str:
    hand = s.plans[union(s)]
    if len(hand) + sum(s.played) + s.plan_deck != PLAN_CARDS:
        return "plans are missing or doubled"
    if list(hand) != sorted(hand):
        return "the hand is not in order"
    return ""


def standing(s: AhoyState, seat: i64) -> i64:
    """Fame; before the end with what pledges would score now."""
    fame: i64 = s.fame[seat]
    if not s.ended and s.pledges[seat] != NONE:
        card: i64 = 0
        while card < CARDS_COUNT:
            pile: i64 = s.where[card] - PLEDGED - seat * 2
            if pile == 0 or pile == 1:
                fame += pledged_fame(s, seat, card, pile)
            card += 1
    return fame
