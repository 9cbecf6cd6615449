"""What a press on a piece of Ahoy could mean, and what a choice puts at stake."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.phrases import Said
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.components import DICE, FIGURES, NONE, PATROL_COUNT, PATROLS
from quarterdeck.games.ahoy.presentation import beyond, sufferer
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.voyage import witch_goal
from quarterdeck.kit.ref import parted

DIRECTIONS: Final = range(4)
BY_PIECE: Final[dict[str, tuple[str, ...]]] = {  # verbs that take just this number
    "space": ("start", "fly", "put", "aim"),
    "figure": ("engage", "hit", "strike"),
    "card": ("recruit", "smuggle", "deliver", "use", "discard", "crew", "cargo"),
    "plan": ("play",),
}
OWN: Final[dict[str, tuple[str, ...]]] = {  # with the seat before it, which must be one's own
    "slot": ("place", "reload", "mend"),
    "die": ("pick", "aside"),
    "grid": ("mark",),
    "pile": ("pledge",),
}


def meant(s: AhoyState, seat: int, ref: str) -> list[Action]:
    """Likeliest first."""
    if ref.startswith("edge:"):  # its numbers may be below 0
        return _on_map(s, seat, ref)
    kind, at = parted(ref)
    if kind in BY_PIECE and len(at) == 1:
        out = [Action(seat, verb, (at[0],)) for verb in BY_PIECE[kind]]
        if kind == "card":
            out += [Action(seat, "hire", (at[0], die)) for die in range(DICE)]
        elif kind == "figure":
            out += [Action(seat, "march", (at[0], way)) for way in DIRECTIONS]
            out += _on_map(s, seat, f"space:{s.at[at[0]]}") if at[0] < FIGURES else []
        elif kind == "space":
            out = _on_map(s, seat, ref) + out + _ashore(s, seat, at[0])
        return out
    if kind in OWN and len(at) == 2 and at[0] == seat:
        out = [Action(seat, verb, (at[1],)) for verb in OWN[kind]]
        if kind == "die":
            return out + [Action(seat, "hire", (card, at[1])) for card in s.market if card >= 0]
        if kind == "slot":
            out += [Action(seat, "lower", (at[1], n)) for n in range(1, 6)]
            out += _harms(s, seat, at)
        return out
    if kind == "slot" and len(at) == 2:
        return _harms(s, seat, at)
    if kind == "tile" and len(at) == 2:
        return [Action(seat, "lay", (at[0] * 4 + at[1],))]
    return []


def _harms(s: AhoyState, seat: int, at: list[int]) -> list[Action]:
    """A slot on the board of whoever suffers a damage."""
    suffers = s.stack[-1].op == fr.HURT and at[0] == sufferer(s)
    return [Action(seat, "harm", (at[1],))] if suffers else []


def _on_map(s: AhoyState, seat: int, ref: str) -> list[Action]:
    """To this space, or off the map, with whatever moves."""
    f = s.stack[-1]
    out: list[Action] = []
    if f.op in (fr.TRIP, fr.CURRENT, fr.BEAKHEAD):
        here = s.at[f.args[0]]
        for way in DIRECTIONS:
            if beyond(s, here, way) == ref:
                out += [Action(seat, verb, (way,)) for verb in ("step", "push")]
            if f.op == fr.TRIP and f"space:{witch_goal(s, f.args[0], way, f.args[2])}" == ref:
                out.append(Action(seat, "jump", (way,)))
    elif f.op in (fr.ORDER_PATROLS, fr.COMMAND_PATROLS):
        for figure in range(PATROLS, PATROLS + PATROL_COUNT):
            for way in DIRECTIONS:
                if s.at[figure] != NONE and beyond(s, s.at[figure], way) == ref:
                    out.append(Action(seat, "march", (figure, way)))
    elif f.op == fr.ADD_TILE:
        for space in range(s.regions * 4):
            for way in DIRECTIONS:
                if beyond(s, space, way) == ref:
                    out.append(Action(seat, "edge", (space, way)))
    return out


def _ashore(s: AhoyState, seat: int, space: int) -> list[Action]:
    """What is done with the Island of a region."""
    if space % 4 != 3 or space >= s.regions * 4:
        return []
    region = space // 4
    out = [Action(seat, verb, (region,)) for verb in ("build", "raise", "isle")]
    if s.stack[-1].op in (fr.CONVINCE, fr.EVACUATE):
        others = [other for other in range(s.regions) if other != region]
        for other in others:
            for many in range(1, max(s.comrades[other], s.comrades[region], 1) + 1):
                out.append(Action(seat, "shift", (region, other, many)))
                out.append(Action(seat, "shift", (other, region, many)))
    return out


def risk(told: list[Event], a: Action) -> Said | None:
    """Battles one starts, damage, what is lost, and what others get by it."""
    seat = a.seat
    if a.verb == "aside":
        return ("risk-aside", ())
    for e in told:
        if e.kind in ("turn_began", "scored", "round_began"):
            break
        if e.kind == "battle":
            enemy = e.args[2] if e.args[0] == seat else e.args[0]
            return ("risk-battle", (enemy,))
        if e.kind == "wrecked" and e.args[0] == seat:
            return ("risk-wreck", (e.args[1],))
        if e.kind in ("harmed", "destroyed") and e.args[1] == seat:
            return (f"risk-{e.kind}", (e.args[2],))
        if e.kind == "boxed" and e.args[0] == seat:
            return ("risk-boxed", (e.args[1],))
        if e.kind == "famed" and e.args[0] != seat:
            return ("risk-fame", (e.args[0], e.args[1]))
        if e.kind == "earned" and e.args[0] != seat:
            return ("risk-gold", (e.args[0], e.args[1]))
    return None
