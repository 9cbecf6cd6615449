"""Why an action without a die is not lawful now, in the words of its rule."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy.cards import (
    AERONAUTS,
    CARD_SUIT,
    CARDS_COUNT,
    COST,
    COSTS_DIE,
    GOES_TO,
    IN_BATTLE,
    MYSTIC,
    NAIVE_NOBLE,
    PLANS,
    WHISPERING_WIND,
)
from quarterdeck.games.ahoy.components import (
    CARGO,
    CREW,
    DICE,
    SMUGGLER,
    UNION,
)
from quarterdeck.games.ahoy.crew import (
    ACTORS,
    AERONAUTS_COST,
    USED_MYSTIC,
    USED_WIND,
    WIND_COST,
)
from quarterdeck.games.ahoy.effects import faction
from quarterdeck.games.ahoy.hand import has_plan
from quarterdeck.games.ahoy.market import at_island, is_barred, place_in_market, suits_here
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.verbs import DELIVER, HIRE, PLAY, RECRUIT, SMUGGLE
from quarterdeck.kit.bits import BIT


def why_not_free(s: AhoyState, seat: i64, move: i64) -> Refusal:
    """The refusal of RECRUIT, HIRE, SMUGGLE, DELIVER, PLAY or USE."""
    verb = verb_of(move)
    card = arg(move)
    if verb == PLAY:
        return why_not_play(s, seat, card)
    if verb == DELIVER:
        return why_not_deliver(s, seat, card)
    if verb == RECRUIT or verb == HIRE or verb == SMUGGLE:
        return why_not_take(s, seat, verb, card, arg(move, 1))
    return why_not_use(s, seat, card)


def why_not_take(s: AhoyState, seat: i64, verb: i64, card: i64, die: i64) -> Refusal:
    """A card of the Market (AH-090 to AH-092, AH-150)."""
    clause = "AH-150" if verb == SMUGGLE else "AH-090"
    if verb == SMUGGLE and faction(s, seat) != SMUGGLER:
        return Refusal("no-smuggler", (), clause)
    if card >= CARDS_COUNT or place_in_market(s, card) < 0:
        return Refusal("no-not-in-market", (), clause)
    if is_barred(s, seat):
        return Refusal("no-stronghold-bars", (), "AH-115")
    suits = suits_here(s, seat)
    if not suits:
        return Refusal("no-at-island", (), clause)
    if not suits & BIT[CARD_SUIT[card]]:
        return Refusal("no-island-suit", (CARD_SUIT[card],), clause)
    if verb == RECRUIT:
        if COSTS_DIE[card]:
            return Refusal("no-costs-die", (), clause)
        return Refusal("no-gold", (COST[card],), clause)
    if not COSTS_DIE[card]:
        return Refusal("no-costs-gold", (COST[card],), clause)
    if s.placed >= s.allowed:
        return Refusal("no-dice-done", (), "AH-091")
    if die >= DICE or s.dice[seat * DICE + die] <= 0:
        return Refusal("no-such-die", (), "AH-091")
    return Refusal("no-equal-die", (), "AH-091")


def why_not_deliver(s: AhoyState, seat: i64, card: i64) -> Refusal:
    """Cargo to an Island (AH-152)."""
    if card >= CARDS_COUNT or s.where[card] != CARGO + seat:
        return Refusal("no-your-cargo", (), "AH-152")
    if is_barred(s, seat):
        return Refusal("no-stronghold-bars", (), "AH-115")
    if not at_island(s, seat):
        return Refusal("no-at-island", (), "AH-152")
    return Refusal("no-island-suit", (GOES_TO[card],), "AH-152")


def why_not_play(s: AhoyState, seat: i64, plan: i64) -> Refusal:
    """A plan as an action (AH-134, AH-135)."""
    if faction(s, seat) != UNION:
        return Refusal("no-union", (), "AH-134")
    if plan >= PLANS or not has_plan(s, seat, plan):
        return Refusal("no-not-in-hand", (), "AH-134")
    if IN_BATTLE[plan]:
        return Refusal("no-plan-only-battle", (int(plan),), "AH-134")
    return Refusal("no-two-comrades", (), "AH-135")


def why_not_use(s: AhoyState, seat: i64, card: i64) -> Refusal:
    """The action of a crew (AH-093)."""
    if card >= CARDS_COUNT or s.where[card] != CREW + seat:
        return Refusal("no-your-crew", (), "AH-093")
    if int(card) not in ACTORS:
        return Refusal("no-crew-action", (int(card),), "AH-093")
    if card == MYSTIC:
        if s.used & USED_MYSTIC:
            return Refusal("no-once-a-turn", (int(card),), "AH-214")
        return Refusal("no-room-for-damage", (), "AH-214")
    if card == WHISPERING_WIND:
        if s.used & USED_WIND:
            return Refusal("no-once-a-turn", (int(card),), "AH-223")
        return Refusal("no-gold", (WIND_COST,), "AH-223")
    if card == NAIVE_NOBLE:
        return Refusal("no-noble-card", (), "AH-215")
    assert card == AERONAUTS
    if not at_island(s, seat):
        return Refusal("no-at-island", (), "AH-224")
    if s.gold[seat] < AERONAUTS_COST:
        return Refusal("no-gold", (AERONAUTS_COST,), "AH-224")
    return Refusal("no-other-island", (), "AH-224")
