"""Prompts and labels of battles, damage, crew, cargo and plans."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.frame import Frame
from quarterdeck.core.phrases import Said
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import GOES_TO
from quarterdeck.games.ahoy.components import DICE, NONE
from quarterdeck.games.ahoy.effects import faction, owner, suit, terrain
from quarterdeck.games.ahoy.info import TILE_SEEN
from quarterdeck.games.ahoy.slots import action_of
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.recruit import BY_NEGOTIATE

PROMPTS: Final[dict[int, str]] = {  # op -> key of a question whose only argument is the seat
    fr.GUNNERS_MATE: "ask-gunners-mate",
    fr.JETTISON: "ask-jettison",
    fr.MARKER: "ask-marker",
    fr.NOBLE: "ask-noble",
}
PLAIN: Final[dict[int, str]] = {  # with the first argument of the frame besides
    fr.BATTLES: "ask-battles",
    fr.REPAIR: "ask-repair",
    fr.HIT: "ask-hit",
    fr.REWARD: "ask-reward",
    fr.PLEDGE_CARGO: "ask-pledge-cargo",
    fr.PLAY_SHIP: "ask-play-ship",
}
FIGURES_SUFFER: Final[dict[int, tuple[str, int]]] = {  # and which argument the figure is
    fr.EMISSARY: ("ask-emissary", 1),
    fr.VICTORY: ("ask-victory", 1),
    fr.HURT: ("ask-hurt", 0),
    fr.BEAKHEAD: ("ask-beakhead", 0),
}


def prompt(s: AhoyState, f: Frame) -> Said:
    """The question of an op that PROMPTS does not have."""
    op = int(f.op)
    who = int(f.seat)
    args = f.args
    if op in PLAIN:
        return (PLAIN[op], (who, args[0]))
    if op in FIGURES_SUFFER:
        key, which = FIGURES_SUFFER[op]
        return (key, (who, int(owner(s, args[which])), args[which]))
    if op in (fr.PLAN_BATTLE, fr.LOWER):
        mine = int(owner(s, args[0]))
        other = int(owner(s, args[1])) if mine == who else mine
        if op == fr.LOWER:
            return ("ask-lower", (who, other))
        if s.waived[who]:
            return ("ask-plan-battle-held", (who,))
        return ("ask-plan-battle", (who, other))
    if op == fr.GROG:
        return ("ask-grog", (who, args[6] if args[0] == who else args[7]))
    if op == fr.BUCCANEER:
        return ("ask-buccaneer", (who, args[0], args[1]))
    if op == fr.RECRUIT_FREE:
        if args[1] != BY_NEGOTIATE:
            return ("ask-recruit-free", (who,))
        return ("ask-negotiate" if args[0] > 1 else "ask-negotiate-again", (who,))
    if op == fr.ADD_TILE:
        if s.version < TILE_SEEN:
            return ("ask-add-tile", (who,))
        return ("ask-add-tile-drawn", (who, int(s.drawn)))
    if op == fr.ENLIST:
        if args[0] == NONE:
            return ("ask-enlist", (who,))
        return ("ask-enlist-crew", (who, int(suit(s, args[0]))))
    key = "ask-evacuate" if op == fr.EVACUATE else "ask-sneak"
    if args[0] == NONE:
        return (key, (who,))
    more = "-to" if op == fr.EVACUATE else "-patrol"
    return (key + more, (who, s.tiles[args[0]], args[1]))


def label(s: AhoyState, a: Action) -> Said:
    """The name of a choice."""
    verb, args = a.verb, a.args
    key = "do-" + verb
    if verb == "pass" and s.stack[-1].op == fr.PLAN_BATTLE:
        return ("do-pass-battle", ())
    if verb == "hire":
        return (key, (args[0], s.dice[a.seat * DICE + args[1]]))
    if verb in ("engage", "hit", "strike"):
        return (key, (int(owner(s, args[0])), args[0]))
    if verb == "lower":
        return (key, (args[1],))
    if verb in ("smuggle", "deliver"):
        return (key, (args[0], GOES_TO[args[0]]))
    if verb == "win":
        return (key, (int(faction(s, a.seat)) * 3 + args[0],))
    if verb == "harm":
        return (key, (int(action_of(s, owner(s, s.stack[-1].args[0]), args[0])),))
    if verb == "mend":
        return (key, (int(action_of(s, a.seat, args[0])),))
    if verb == "aim":
        return (key, (int(terrain(s, args[0])), s.tiles[args[0] >> 2]))
    if verb == "reward":
        return (key, (s.stack[-1].args[0],))
    if verb == "edge":
        return (key, (args[1],))
    if verb == "isle":
        return (key, (s.tiles[args[0]],))
    return (key, args)
