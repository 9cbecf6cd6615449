"""What a press on a piece of Sail Away could mean, and what a choice puts at stake."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.phrases import Said
from quarterdeck.games.sail_away import frames as fr
from quarterdeck.games.sail_away.components import BERTHS, HOLDS, KINDS, SPACES
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.kit.ref import parted

# kind of piece -> how many numbers its name has
PIECES: Final[dict[str, int]] = {
    "supply": 2,
    "space": 2,
    "card": 1,
    "slot": 2,
    "hand": 1,
    "hold": 3,
    "island": 1,
    "crew": 2,
    "ship": 2,
    "incoming": 1,
}
BY_PIECE: Final[dict[str, tuple[str, ...]]] = {  # verbs that take just these numbers
    "space": ("place", "pirate", "retake", "smuggle", "lift", "shift"),
    "card": ("board", "clear", "withdraw"),
    "hand": ("keep",),
    "island": ("claim", "resolve"),
    "incoming": ("take",),
}


def meant(s: SailAwayState, seat: int, ref: str) -> list[Action]:
    """Likeliest first."""
    kind, at = parted(ref)
    if PIECES.get(kind) != len(at):
        return []
    out = [Action(seat, verb, tuple(at)) for verb in BY_PIECE.get(kind, ())]
    mine = len(at) > 1 and at[0] == seat
    if kind == "space" and s.stack[-1].op == fr.FREE_CRATES and s.stack[-1].args[0] == at[0]:
        out += [Action(seat, "ransom", (at[1],)), Action(seat, "yield", (at[1],))]
    elif kind == "slot" and mine:
        out = [Action(seat, verb, (at[1],)) for verb in ("use", "deed", "arm")]
    elif kind == "crew":
        out = [Action(seat, "send", (at[0], who)) for who in range(s.seats)]
    elif kind == "ship":
        out = [Action(seat, "scuttle", (at[0], at[1])), *_trades(s, seat, at)]
        if mine:
            out.insert(0, Action(seat, "launch", (at[1],)))
    elif kind == "supply" and mine:
        out = _from_supply(s, seat, at[1])
    elif kind == "hold":
        out = _in_hold(seat, at) if mine else [Action(seat, "buy", tuple(at))]
    return out


def _trades(s: SailAwayState, seat: int, at: list[int]) -> list[Action]:
    if at[0] != seat:
        return [Action(seat, "trade", (berth, at[0], at[1])) for berth in range(BERTHS)]
    return [
        Action(seat, "trade", (at[1], other, berth))
        for other in range(s.seats)
        if other != seat
        for berth in range(BERTHS)
    ]


def _from_supply(s: SailAwayState, seat: int, kind: int) -> list[Action]:
    verb = "pirate" if kind else "place"
    isles = range(len(s.islands))
    out = [Action(seat, verb, (isle, space)) for isle in isles for space in range(SPACES)]
    if kind:
        out += [Action(seat, "board", (spot,)) for spot in range(len(s.cards))]
    return out + [
        Action(seat, "load", (kind, berth, hold))
        for berth in range(BERTHS)
        for hold in range(HOLDS)
    ]


def _in_hold(seat: int, at: list[int]) -> list[Action]:
    berth, hold = at[1], at[2]
    out = [Action(seat, verb, (berth, hold)) for verb in ("recall", "stow")]
    out += [Action(seat, "load", (kind, berth, hold)) for kind in range(KINDS)]
    for other in range(BERTHS * HOLDS):
        out.append(Action(seat, "reload", (other, berth, hold)))
        out.append(Action(seat, "reload", (berth * HOLDS + hold, other // HOLDS, other % HOLDS)))
    return out


def risk(told: list[Event], a: Action) -> Said | None:
    """The end that one begins oneself; what goes to others; what is lost."""
    seat = a.seat
    for e in told:
        if e.kind == "last_round" and e.args[0] == seat:
            return ("risk-last-round", ())
    for e in told:
        if e.kind == "turn_began":
            break
        if e.kind == "gave_up" and e.args[0] == seat:
            return ("risk-gives-up", (e.args[1],))
        if e.kind == "scuttled" and e.args[1] == seat:
            return ("risk-scuttles", (e.args[2],))
        if e.kind == "ransomed" and e.args[0] == seat:
            return ("risk-ransom", (e.args[1],))
        if e.kind == "earned" and e.args[0] != seat:
            return ("risk-others", (e.args[0], e.args[1]))
    return None
