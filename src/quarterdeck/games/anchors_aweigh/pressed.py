"""What a press on a piece of Anchors Aweigh! could mean, and what a choice puts at stake."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.phrases import Said
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.components import PENALTY_COINS, PIRATES, SPACES
from quarterdeck.games.anchors_aweigh.payment import ways
from quarterdeck.games.anchors_aweigh.presentation_travel import refs
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.games.anchors_aweigh.verbs import PLACES
from quarterdeck.kit.ref import parted

ON_TILE: Final = ("take", "flip", "grab")
ON_SPACE: Final = ("place", "monkey", "chest", "discard", "pair")
ON_PLACE: Final = ("lose", "stow", "replace", "toss")
ON_COLOUR: Final = ("cargo", "gain")


def meant(s: AnchorsAweighState, seat: int, ref: str) -> list[Action]:
    """Likeliest first."""
    kind, at = parted(ref)
    if kind == "tile" and len(at) == 1:
        return [Action(seat, verb, (at[0],)) for verb in ON_TILE]
    if kind == "cargo" and len(at) == 1:
        return [Action(seat, verb, (at[0],)) for verb in ON_COLOUR]
    if kind == "card" and len(at) == 1:
        return [Action(seat, "resolve")] if at[0] == s.card else []
    if len(at) < 1 or at[0] != seat:
        return []
    if kind == "parrot":
        return _pays(s, seat, ref)
    out: list[Action] = []
    place = -1
    if kind == "space" and len(at) == 2 and at[1] < SPACES:
        place = at[1]
        out = [Action(seat, verb, (place,)) for verb in ON_SPACE]
    elif kind == "load" and len(at) in (2, 3) and at[1] < SPACES:
        place = at[1] + SPACES * (len(at) - 1)
    if place < 0:
        return []
    out += [Action(seat, verb, (place,)) for verb in ON_PLACE]
    for other in range(PLACES):
        out += [Action(seat, "lift", (place, other)), Action(seat, "lift", (other, place))]
    return out + _pays(s, seat, ref)


def _pays(s: AnchorsAweighState, seat: int, ref: str) -> list[Action]:
    """The ways to pay for the card that take this piece; otherwise what the card asks for."""
    if s.stack[-1].op != fr.CHOOSE:
        return []
    pays = [Action(seat, "pay", (n,)) for n in range(len(ways(s, seat, s.card)))]
    return [a for a in pays if ref in refs(s, a)] or [Action(seat, "resolve")]


def risk(s: AnchorsAweighState, told: list[Event], a: Action) -> Said | None:
    """The pirates' penalty, and what goes overboard or stays behind."""
    seat = a.seat
    if s.stack[-1].op == fr.CHOOSE and s.back == PIRATES and a.verb in ("pass", "lose"):
        coins = min(s.coins[seat], PENALTY_COINS)
        return ("risk-penalty", (coins,)) if coins else None
    if a.verb == "encounter":
        return ("risk-encounter", (PENALTY_COINS,))
    for e in told:
        if e.kind == "left_behind" and e.args[0] == seat:
            return ("risk-left-behind", (e.args[1],))
        if e.kind in ("tossed", "tossed_cargo", "replaced") and e.args[0] == seat:
            return ("risk-overboard", ())
    return None
