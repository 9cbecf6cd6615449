"""What the screen clicks and names: refs, labels and prompts of Ship Ahoy."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.phrases import Said
from quarterdeck.games.ship_ahoy import frames as fr
from quarterdeck.games.ship_ahoy.boarding import must_roll
from quarterdeck.games.ship_ahoy.components import FLAT, NONE, PIRATE, TILE
from quarterdeck.games.ship_ahoy.fate import combat_of, worth
from quarterdeck.games.ship_ahoy.pieces import can_shoot
from quarterdeck.games.ship_ahoy.sailing import loaded_by, movers
from quarterdeck.games.ship_ahoy.state import ShipAhoyState

Prompt = tuple[str, str, tuple[int, ...]]

# By kind of event: which of its arguments are pieces.
PIECES_OF: Final[dict[str, tuple[int, ...]]] = {
    "fired": (1,),
    "landed": (1,),
    "toppled": (1,),
    "destroyed": (1,),
    "stood_up": (1,),
    "parted": (0, 1),
    "sailed": (1,),
    "chest_taken": (1,),
    "chest_back": (0,),
    "loaded": (1,),
    "delivered": (1,),
    "fought": (1, 2),
    "kraken_fought": (1,),
    "locked": (0, 1),
    "captured": (1, 2),
    "swallowed": (1, 2),
    "raised": (1,),
}
SEATS_OF: Final = frozenset({"begins", "held", "rolled", "flag", "swords", "out"})


def refs(s: ShipAhoyState, a: Action) -> tuple[str, ...]:
    """What to click for an action, in order."""
    if a.verb == "fight":
        return (f"piece:{a.args[0]}", f"piece:{a.args[1]}")
    if a.verb == "load":
        ship = (f"piece:{a.args[0]}", "button:load")
        return ship if len(a.args) == 1 else (*ship, f"barrel:{a.args[1]}")
    if a.verb in ("shoot", "sail"):
        return (f"piece:{a.args[0]}",)
    return ("button:" + a.verb,)


def fact_refs(kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
    """The pieces an event speaks of."""
    if kind in PIECES_OF:
        return tuple([f"piece:{args[k]}" for k in PIECES_OF[kind]])
    if kind in ("tile_moved", "kraken_let_go"):
        return (f"piece:{TILE}",)
    if kind == "monster_hit":
        return (f"piece:{PIRATE + 1}",)
    if kind in ("barrel_dealt", "barrel_back", "barrel_lies"):
        return (f"barrel:{args[0]}",)
    return (f"seat:{args[0]}",) if kind in SEATS_OF else ()


def label(s: ShipAhoyState, a: Action) -> Said:
    """The name of a choice."""
    verb, args = a.verb, a.args
    if verb == "shoot":
        return ("do-shoot", (args[0],))
    if verb == "sail":
        if args[0] == TILE:
            return ("do-move-tile", (int(s.tile),))
        return ("do-sail", (args[0],))
    if verb == "load":
        return ("do-load", (args[0], s.barrel_to[loaded_by(s, a)]))
    if verb in ("take", "leave"):
        return ("do-" + verb, (s.barrel_to[s.stack[-1].args[1]],))
    if verb == "fight":
        if args[1] == TILE:
            return ("do-fight-kraken", (args[0],))
        if s.stand[args[1]] == FLAT:
            return ("do-capture", args)
        return ("do-fight" if combat_of(s, args[0], args[1]) == NONE else "do-go-on", args)
    return ("do-" + verb, ())


def prompt(s: ShipAhoyState) -> Prompt:
    """The question put to a seat, its hint, and their arguments."""
    f = s.stack[-1]
    op = int(f.op)
    who = int(f.seat)
    if op == fr.SHOOT:
        if can_shoot(s, f.seat, PIRATE):
            return ("ask-shoot", "ask-shoot-pirate-hint", (who,))
        return asked("ask-shoot", (who,))
    if op == fr.MOVE:
        if s.rolled == 0:
            return asked("ask-roll" if movers(s, f.seat, False) else "ask-load", (who,))
        if s.knots + s.extra == 0 or not movers(s, f.seat, True):
            return asked("ask-load", (who,))
        return asked("ask-sail", (who, int(s.knots), int(s.extra)))
    if op == fr.COMBAT:
        must = len(must_roll(s, f.seat))
        return asked("ask-combats", (who, must)) if must else asked("ask-fight", (who,))
    if op == fr.KRAKEN_MOVE:
        return asked("ask-kraken", (who,))
    assert op == fr.SALVAGE
    return asked("ask-salvage", (who, f.args[0], s.barrel_to[f.args[1]]))


def asked(key: str, args: tuple[int, ...]) -> Prompt:
    return (key, key + "-hint", args)


def gain(s: ShipAhoyState, a: Action) -> tuple[Said, list[Said]] | None:
    """What a choice certainly gives at once: a flat piece is captured without a roll (SH-53)."""
    if a.verb != "fight" or a.args[1] == TILE or s.stand[a.args[1]] != FLAT:
        return None
    if a.args[0] >= PIRATE:
        return ("gain-lost", ()), []
    points = int(worth(a.args[1]))
    return ("gain-points", (points,)), [("why-trophy", (a.args[1], points))]
