"""What the screen clicks and names while loading; presentation_travel.py has the voyage."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.phrases import Said
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh import presentation_travel
from quarterdeck.games.anchors_aweigh.components import FULL
from quarterdeck.games.anchors_aweigh.ship import content
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState

Prompt = tuple[str, str, tuple[int, ...]]

LOADING_OPS: Final = frozenset({fr.LOADING, fr.CHOOSE_ACTS, fr.CHOOSE_PLACES})
LOADING_VERBS: Final = frozenset(
    {"flip", "take", "place", "put_back", "cargo", "discard", "wait", "monkey", "decline"}
)
# Where in an event's arguments a tile and a space (with the seat first) are named.
TILE_AT: Final[dict[str, int]] = {
    "flipped": 1,
    "took": 1,
    "drew": 1,
    "placed": 1,
    "hid": 1,
    "put_back": 1,
    "discarded": 1,
    "missed": 2,
    "washed": 1,
}
SPACE_AT: Final[dict[str, int]] = {
    "meddled": 1,
    "placed": 3,
    "hid": 2,
    "loaded": 2,
    "discarded": 3,
    "washed": 3,
}


def space_ref(seat: int, space: int) -> str:
    return f"space:{seat}:{space}"


def refs(s: AnchorsAweighState, a: Action) -> tuple[str, ...]:
    """What to click for an action, in order."""
    if a.verb not in LOADING_VERBS:
        return presentation_travel.refs(s, a)
    if a.verb == "flip":
        return (f"tile:{a.args[0]}", "button:flip")
    if a.verb == "take":
        return (f"tile:{a.args[0]}",)
    if a.verb in ("place", "monkey"):
        return (space_ref(a.seat, a.args[0]),)
    if a.verb == "discard":
        return (space_ref(a.seat, a.args[0]), "button:discard")
    if a.verb == "cargo":
        return (f"cargo:{a.args[0]}",)
    return ("button:" + a.verb,)


def label(s: AnchorsAweighState, a: Action) -> Said:
    """How to call an action."""
    if a.verb not in LOADING_VERBS:
        return presentation_travel.label(s, a)
    if a.verb == "take":
        face = s.faces[a.args[0]]
        return ("do-take", (a.args[0], face if face >= 0 else -1))
    if a.verb == "place":
        return ("do-place", (a.args[0], s.held[a.seat]))
    if a.verb == "put_back":
        return ("do-put-back", (s.held[a.seat],))
    if a.verb == "discard":
        return ("do-discard", (a.args[0], int(content(s, a.seat, a.args[0])) - 1))
    return ("do-" + a.verb, a.args)


def prompt(s: AnchorsAweighState, seat: int) -> Prompt:
    """What the seat is asked."""
    f = s.stack[-1]
    if f.op == fr.TAKE_MONKEY:
        return ("ask-monkey", "ask-monkey-hint", (seat,))
    if f.op == fr.COUNTDOWN:
        return ("", "", ())  # nobody is asked yet
    if f.op not in LOADING_OPS:
        return presentation_travel.prompt(s, f, seat)
    if s.hand[seat] >= 0:
        return ("ask-place", "ask-place-hint", (seat, s.held[seat]))
    if s.filled[seat] == FULL:
        return ("ask-full", "ask-full-hint", (seat,))
    return ("ask-load", "ask-load-hint", (seat,))


def fact_refs(kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
    """The pieces an event speaks of."""
    if kind == "cards":
        return tuple([f"card:{card}" for card in args])
    if kind == "captain":
        return (f"seat:{args[0]}", "deck")
    out: list[str] = []
    if kind in TILE_AT:
        out.append(f"tile:{args[TILE_AT[kind]]}")
    if kind in SPACE_AT:
        out.append(space_ref(args[0], args[SPACE_AT[kind]]))
    if kind == "loaded":
        out.append(f"cargo:{args[1]}")
    if kind == "full":
        out.append(f"seat:{args[0]}")
    return tuple(out) if out else presentation_travel.fact_refs(kind, args)
