"""What the screen clicks and names: refs, labels and prompts of Ahoy."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.phrases import Said
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy import presentation_battle
from quarterdeck.games.ahoy.boards import COST_SLOT
from quarterdeck.games.ahoy.components import CONVINCED, CUTTER, DICE, SEATS, SMUGGLER, UNION_SEAT
from quarterdeck.games.ahoy.effects import faction, terrain
from quarterdeck.games.ahoy.grid import WALL, x_of, y_of
from quarterdeck.games.ahoy.mapping import cell_beyond
from quarterdeck.games.ahoy.slots import action_of, on_slot
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.dice import waiting_crew
from quarterdeck.games.ahoy.tiles import FOG, TREASURE
from quarterdeck.games.ahoy.voyage import witch_goal

Prompt = tuple[str, str, tuple[int, ...]]

# Verbs whose first argument is what one clicks.
CLICKED: Final = {
    "start": "space",
    "fly": "space",
    "put": "space",
    "aim": "space",
    "engage": "figure",
    "hit": "figure",
    "strike": "figure",
    "smuggle": "card",
    "deliver": "card",
    "use": "card",
    "discard": "card",
    "play": "plan",
}


def beyond(s: AhoyState, space: int, direction: int) -> str:
    """The space that way, or the bare cell off the map."""
    there = s.near[space * 4 + direction]
    if there <= WALL:
        there = WALL - there
    if there >= 0:
        return f"space:{there}"
    cell = cell_beyond(s, space, direction)
    return f"edge:{x_of(cell)}:{y_of(cell)}"


def sufferer(s: AhoyState) -> int:
    """Whose slots a HURT frame is about."""
    figure = s.stack[-1].args[0]
    if figure < SEATS:
        return figure
    return UNION_SEAT[s.seats] if figure >= CUTTER else 0


def most(s: AhoyState, region: int) -> int:
    """The most Comrades that can be brought from an Island at once: what one usually wants."""
    there = s.comrades[region]
    return min(there, CONVINCED) if s.stack[-1].op == fr.CONVINCE else there


def refs(s: AhoyState, a: Action) -> tuple[str, ...]:
    """What to click for an action, in order."""
    verb, args, me = a.verb, a.args, a.seat
    if verb in CLICKED:
        if verb == "use" and s.stack[-1].op == fr.WRECK:
            return ("button:use",)
        return (f"{CLICKED[verb]}:{args[0]}",)
    if verb == "pick":
        return (f"die:{me}:{args[0]}",)
    if verb == "aside":
        return (f"die:{me}:{args[0]}", "button:aside")
    if verb in ("place", "reload", "mend"):
        return (f"slot:{me}:{args[0]}",)
    if verb == "harm":
        return (f"slot:{sufferer(s)}:{args[0]}",)
    if verb in ("step", "push"):
        return (beyond(s, s.at[s.stack[-1].args[0]], args[0]),)
    if verb == "jump":
        f = s.stack[-1]
        return (f"space:{witch_goal(s, f.args[0], args[0], f.args[2])}", "button:jump")
    if verb == "march":
        return (f"figure:{args[0]}", beyond(s, s.at[args[0]], args[1]))
    if verb == "edge":
        return (beyond(s, args[0], args[1]),)
    if verb == "lay":
        return (f"tile:{args[0] >> 2}:{args[0] & 3}",)
    if verb in ("build", "raise", "isle"):
        return (f"space:{args[0] * 4 + 3}",)
    if verb == "shift":
        ends = (f"space:{args[0] * 4 + 3}", f"space:{args[1] * 4 + 3}")
        return ends if args[2] == most(s, args[0]) else (*ends, f"button:count-{args[2]}")
    if verb == "recruit":
        if s.stack[-1].op == fr.TAKE_TURN and faction(s, me) == SMUGGLER:
            return (f"card:{args[0]}", "button:recruit")
        return (f"card:{args[0]}",)
    if verb == "hire":
        if s.stack[-1].op == fr.PLACE_DIE:  # the die is in hand
            return (f"card:{args[0]}",)
        return (f"card:{args[0]}", f"die:{me}:{args[1]}")
    if verb in ("crew", "cargo"):
        return (f"card:{args[0]}", "button:" + verb)
    if verb == "mark":
        return (f"grid:{me}:{args[0]}",)
    if verb == "pledge":
        return (f"pile:{me}:{args[0]}",)
    if verb == "lower":
        return (f"slot:{me}:{args[0]}", f"button:lower-{args[1]}")
    if verb in ("change", "gain", "win", "sell"):
        return (f"button:{verb}-{args[0]}",)
    return ("button:" + verb,)


# ---------------------------------------------------------------- names of choices

SEA_VERBS: Final = (
    *("start", "pick", "aside", "end", "concede", "change", "place", "reload", "build"),
    *("step", "jump", "stop", "lay", "pass", "gain", "fly", "sail"),
    *("march", "put", "raise", "wipe"),
)


def label(s: AhoyState, a: Action) -> Said:
    """The name of a choice."""
    verb, args, me = a.verb, a.args, a.seat
    op = s.stack[-1].op
    key = "do-" + verb
    if verb == "shift":
        all_of_them = args[2] > 1 and args[2] == most(s, args[0])
        key = "do-shift-all" if all_of_them and op == fr.EVACUATE else key
        return (key, (args[2], s.tiles[args[0]], s.tiles[args[1]]))
    if op == fr.WRECK:
        return ("do-ignore", (args[0],)) if verb == "use" else ("do-suffer", ())
    if verb not in SEA_VERBS or fr.BATTLES <= op < fr.START_ROUND:
        return presentation_battle.label(s, a)
    if verb in ("start", "fly", "put"):
        return (key, (int(terrain(s, args[0])), s.tiles[args[0] >> 2]))
    if verb in ("pick", "aside"):
        return (key, (s.dice[me * DICE + args[0]],))
    if verb == "place":
        return (key, (int(action_of(s, me, args[0])),))
    if verb == "reload":
        return (key, (int(on_slot(s, me, args[0])), lies_on(s, me, args[0])))
    if verb == "build":
        return (key, (s.tiles[args[0]],))
    if verb == "step":
        there = s.near[s.at[s.stack[-1].args[0]] * 4 + args[0]]
        return ("do-explore" if there < 0 else key, args)
    if verb == "lay":
        return (key, (args[0] + 1,))
    if verb == "pass":
        if op == fr.CURRENT:
            return ("do-stay", ())
        return ("do-keep" if op == fr.WIPE_MARKET else key, ())
    if verb == "raise":
        return (key, (s.tiles[args[0]], s.wealth[args[0]] + 1))
    return (key, args)


def lies_on(s: AhoyState, seat: int, slot: int) -> int:
    """The action a die lies on; on the cost of a crew it is none, so -1."""
    return -1 if slot >= COST_SLOT else int(action_of(s, seat, slot))


# ---------------------------------------------------------------- questions

SIMPLE: Final = {
    fr.PLACE_FLAGSHIP: "ask-place-flagship",
    fr.BUILD_STRONGHOLDS: "ask-build",
    fr.WRECK: "ask-wreck",
    fr.HARBOR_DIE: "ask-harbor-die",
    fr.DEPLOY: "ask-deploy",
    fr.CONVINCE: "ask-convince",
    fr.RAISE_WEALTH: "ask-raise-wealth",
    fr.WIPE_MARKET: "ask-wipe-market",
}
COUNTED: Final = {
    fr.ORDER_PATROLS: "ask-order",
    fr.COMMAND_PATROLS: "ask-official",
    fr.INSPIRE: "ask-inspire",
}


def prompt(s: AhoyState) -> Prompt:
    """The question put to a seat, its hint, and their arguments."""
    f = s.stack[-1]
    op = int(f.op)
    who = int(f.seat)
    if op in SIMPLE:
        return asked(SIMPLE[op], (who,))
    if op in COUNTED:
        return asked(COUNTED[op], (who, f.args[1]))
    if op == fr.TAKE_TURN:
        left = int(s.allowed - s.placed)
        return asked("ask-turn", (who, left)) if left > 0 else asked("ask-turn-end", (who,))
    if op == fr.PLACE_DIE:
        key = "ask-place-die-crew" if waiting_crew(s, who) else "ask-place-die"
        return asked(key, (who, s.dice[who * DICE + f.args[0]], f.args[0]))
    if op == fr.LOAD_CANNONS:
        return asked("ask-load", (who, int(on_slot(s, who, f.args[0])), f.args[0]))
    if op == fr.TRIP:
        key = "ask-trip" if f.args[3] == fr.FRESH else "ask-trip-on"
        return asked(key, (who, f.args[0], f.args[1]))
    if op == fr.PLACE_TILE:
        return asked("ask-place-tile", (who, int(s.drawn)))
    if op == fr.CURRENT:
        fog = terrain(s, s.at[f.args[0]]) == FOG
        return asked("ask-fog" if fog else "ask-current", (who,))
    if op == fr.TRAWL:
        space = s.at[f.args[0]]
        return asked("ask-trawl", (who, TREASURE[s.tiles[space >> 2] * 4 + (space & 3)]))
    if op == fr.ANCHOR:
        return asked("ask-anchor", (who, f.args[0]))
    if op == fr.EFFECT_ORDER:
        return asked("ask-effect-order", (who, f.args[0]))
    if op in (fr.FLY, fr.SHIP_MOVE):
        return asked("ask-fly" if op == fr.FLY else "ask-ship", (who, f.args[0]))
    if op in presentation_battle.PROMPTS:
        return asked(presentation_battle.PROMPTS[op], (who,))
    key, args = presentation_battle.prompt(s, f)
    return asked(key, args)


def asked(key: str, args: tuple[int, ...]) -> Prompt:
    return (key, key + "-hint", args)
