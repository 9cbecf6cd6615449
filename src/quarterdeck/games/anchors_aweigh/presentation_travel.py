"""What the screen clicks and names on the voyage and at the end of a round."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.phrases import Said
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.cargo import token_at
from quarterdeck.games.anchors_aweigh.components import ASKS, PIRATES, SPACES
from quarterdeck.games.anchors_aweigh.payment import BY_PARROT, DIGIT, ways
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState

Prompt = tuple[str, str, tuple[int, ...]]

PLACED: Final = frozenset({"lose", "stow", "replace", "toss", "lift"})  # with a place
SPACED: Final = frozenset({"pair", "chest"})  # with a space
BUTTON: Final = frozenset({"pair", "toss", "lift"})  # that needs a second click
# Where an event with the seat first names a tile, a space, a place or a colour.
TILE_AT: Final[dict[str, int]] = {"spent": 1, "tossed": 1, "exchanged": 1}
SPACE_AT: Final[dict[str, int]] = {"spent": 3, "tossed": 3, "exchanged": 3, "chest": 1}
PLACE_AT: Final[dict[str, int]] = {
    "paid_cargo": 2,
    "robbed": 2,
    "tossed_cargo": 2,
    "replaced": 1,
    "stowed": 2,
    "restowed": 3,
}
CARGO_AT: Final[dict[str, int]] = {
    "gained": 1,
    "set_aside": 1,
    "left_behind": 1,
    "short": 1,
}
CARD_AT: Final[dict[str, int]] = {"turned": 0, "card_done": 0, "resolved": 1, "passed": 1}
PURSE: Final = frozenset({"earned", "fined"})
WITH_SEAT: Final = frozenset({"declared", "resolved", "passed", "unloaded"})


def place_ref(seat: int, place: int) -> str:
    """The piece at a place: on a space, or the first or second cargo on a storage asset."""
    if place < SPACES:
        return f"space:{seat}:{place}"
    second = ":1" if place >= 2 * SPACES else ""
    return f"load:{seat}:{place % SPACES}{second}"


def parrot_or_space(seat: int, digit: int) -> str:
    """What a payment takes for one symbol."""
    return f"parrot:{seat}" if digit == BY_PARROT else f"space:{seat}:{digit - 1}"


def refs(s: AnchorsAweighState, a: Action) -> tuple[str, ...]:
    """What to click for an action, in order."""
    verb = a.verb
    if verb == "lift":
        return (place_ref(a.seat, a.args[0]), "button:lift", place_ref(a.seat, a.args[1]))
    if verb in PLACED or verb in SPACED:
        first = place_ref(a.seat, a.args[0])
        starts = verb in BUTTON and s.stack[-1].op != fr.EXCHANGE
        return (first, f"button:{verb}") if starts else (first,)
    if verb == "pay":
        pack = ways(s, a.seat, s.card)[a.args[0]]
        digits = [pack >> DIGIT * k & 15 for k in range(len(ASKS[s.card]))]
        return tuple([parrot_or_space(a.seat, digit) for digit in digits])
    if verb == "gain":
        return (f"cargo:{a.args[0]}",)
    if verb == "grab":
        return (f"tile:{a.args[0]}",)
    return ("button:" + verb,)


def front_at(s: AnchorsAweighState, seat: int, space: int) -> int:
    return int(content(s, seat, space)) - 1


def label(s: AnchorsAweighState, a: Action) -> Said:
    """How to call an action."""
    verb = a.verb
    if verb in ("lose", "lift", "toss", "replace"):
        return _label_of_cargo(s, a)
    if verb == "pass":
        return ("do-penalty" if s.back == PIRATES else "do-pass", ())
    if verb == "resolve":
        return ("do-resolve", (int(s.card),))
    if verb == "pay":
        return ("do-pay", ())
    if verb == "pair":
        return ("do-pair", (front_at(s, a.seat, a.args[0]),))
    if verb == "leave":
        return ("do-leave", s.stack[-1].args)
    if verb == "grab":
        face = s.faces[a.args[0]]
        return ("do-grab", (a.args[0], face if face >= 0 else -1))
    return ("do-" + verb, a.args)


def _label_of_cargo(s: AnchorsAweighState, a: Action) -> Said:
    colour = int(token_at(s, a.seat, a.args[0]))
    if a.verb == "lose":
        return ("do-lose", (colour,))
    if a.verb == "lift":
        return ("do-lift", (colour, a.args[1]))
    front = front_at(s, a.seat, a.args[0]) if colour < 0 else -1
    if a.verb == "replace":
        return ("do-replace", (front, colour))
    return ("do-toss", (front,)) if colour < 0 else ("do-toss-cargo", (colour,))


def prompt(s: AnchorsAweighState, f: Frame, seat: int) -> Prompt:
    """What the seat is asked."""
    key, args = _asked(s, f, seat)
    return (key, key + "-hint", args)


def _asked(s: AnchorsAweighState, f: Frame, seat: int) -> Said:
    if f.op == fr.DECLARE:
        return ("ask-declare", (seat,))
    if f.op == fr.CHOOSE:
        return ("ask-pirates" if s.back == PIRATES else "ask-choose", (seat, int(s.card)))
    if f.op == fr.TAKE_REWARD:
        return ("ask-gain", (seat,))
    if f.op == fr.STOW_CARGO:
        return ("ask-stow", (seat, f.args[0]))
    if f.op == fr.PLACE_CHEST:
        return ("ask-chest", (seat,))
    if len(f.args) == 1:
        return ("ask-pair", (seat, front_at(s, seat, f.args[0])))
    if s.hand[seat] < 0:
        return ("ask-grab", (seat,))
    return ("ask-place", (seat, s.held[seat]))


def fact_refs(kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
    """The pieces an event speaks of."""
    out: list[str] = []
    if kind in WITH_SEAT:
        out.append(f"seat:{args[0]}")
    if kind in TILE_AT:
        out.append(f"tile:{args[TILE_AT[kind]]}")
    if kind in CARD_AT:
        out.append(f"card:{args[CARD_AT[kind]]}")
    if kind in SPACE_AT and args[SPACE_AT[kind]] >= 0:
        out.append(place_ref(args[0], args[SPACE_AT[kind]]))
    if kind in PLACE_AT and args[PLACE_AT[kind]] >= 0:
        out.append(place_ref(args[0], args[PLACE_AT[kind]]))
    if kind in CARGO_AT:
        out.append(f"cargo:{args[CARGO_AT[kind]]}")
    if kind in PURSE:
        out.append(f"coins:{args[0]}")
    if kind == "used_parrot" or kind == "parrot":
        out.append(f"parrot:{args[0]}")
    if kind == "drawn" or kind == "bottomed":
        out.append("deck")
    return tuple(out)
