"""What the screen clicks and names: refs, labels and prompts of Sail Away."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.phrases import Said
from quarterdeck.games.sail_away import frames as fr
from quarterdeck.games.sail_away.components import (
    BERTHS,
    CARD_SPACES,
    HOLD_PRINTS,
    HOLDS,
    KEPT,
    NONE,
    ON_TOP,
    SHIPS,
    SPACES,
)
from quarterdeck.games.sail_away.effects import print_of
from quarterdeck.games.sail_away.info import OWN_ORDER
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.cargo import ON_ISLAND, hold_print
from quarterdeck.games.sail_away.steps.launch import held_by_waiting, launchable
from quarterdeck.games.sail_away.steps.recall import own_space

Prompt = tuple[str, str, tuple[int, ...]]


def space_ref(isle: int, space: int) -> str:
    return f"space:{isle}:{space}"


def hold_ref(seat: int, berth: int, hold: int) -> str:
    return f"hold:{seat}:{berth}:{hold}"


def supply_ref(seat: int, kind: int) -> str:
    return f"supply:{seat}:{kind}"


def refs(s: SailAwayState, a: Action) -> tuple[str, ...]:
    """What to click for an action, in order."""
    verb, args, me = a.verb, a.args, a.seat
    if verb == "place":
        return (supply_ref(me, 0), space_ref(args[0], args[1]))
    if verb == "pirate":
        return (supply_ref(me, 1), space_ref(args[0], args[1]))
    if verb == "board":
        return (supply_ref(me, 1), f"card:{args[0]}")
    if verb == "clear":
        return ("button:clear", f"card:{args[0]}")
    if verb in ("use", "deed", "arm"):
        return (f"slot:{me}:{args[0]}",)
    if verb == "keep":
        return (f"hand:{args[0]}",)
    if verb in ("recall", "stow"):
        return (hold_ref(me, args[0], args[1]),)
    if verb in ("retake", "smuggle", "lift", "shift"):
        return (space_ref(args[0], args[1]),)
    if verb == "withdraw":
        return (f"card:{args[0]}",)
    if verb == "load":
        return (supply_ref(me, args[0]), hold_ref(me, args[1], args[2]))
    if verb == "reload":
        source = hold_ref(me, args[0] // HOLDS, args[0] % HOLDS)
        return (source, hold_ref(me, args[1], args[2]))
    if verb in ("claim", "resolve"):
        return (f"island:{args[0]}",)
    if verb == "send":
        k = int(own_space(s, args[0], args[1]))
        return (f"crew:{args[0]}:{k % CARD_SPACES}",)
    if verb == "buy":
        return (hold_ref(args[0], args[1], args[2]),)
    if verb == "scuttle":
        return (f"ship:{args[0]}:{args[1]}",)
    if verb == "trade":
        return (f"ship:{me}:{args[0]}", f"ship:{args[1]}:{args[2]}")
    if verb in ("ransom", "yield"):
        return (space_ref(s.stack[-1].args[0], args[0]), "button:" + verb)
    if verb == "take":
        return (f"incoming:{args[0]}",)
    if verb == "launch" and len(launching(s)) > 1:
        return (f"ship:{me}:{args[0]}",)
    return ("button:" + verb,)


def label(s: SailAwayState, a: Action) -> Said:
    """The name of a choice."""
    verb, args, me = a.verb, a.args, a.seat
    key = "do-" + verb
    if verb in ("keep", "use", "deed", "arm"):
        return (key, args)
    if verb in ("place", "pirate", "shift", "lift"):
        what = s.spaces[args[0] * SPACES + args[1]]
        here = (s.islands[args[0]], int(print_of(s, args[0], args[1])))
        if verb == "pirate" and what:
            return ("do-top", ((what - 1) >> 1, *here))
        return ("do-exchange" if verb == "shift" and what else key, here)
    if verb in ("retake", "smuggle"):
        what = s.spaces[args[0] * SPACES + args[1]]
        crate = what // ON_TOP if what >= ON_TOP else what
        return (key, ((crate - 1) & 1, s.islands[args[0]], int(print_of(s, args[0], args[1]))))
    if verb in ("board", "clear", "withdraw"):
        return (key, (s.cards[args[0]],))
    if verb == "recall":
        crate = s.holds[(me * BERTHS + args[0]) * HOLDS + args[1]]
        return (key, ((crate - 1) & 1, *hold_named(s, me, args[0], args[1])))
    if verb == "load":
        return (key, (args[0], *hold_named(s, me, args[1], args[2])))
    if verb == "reload":
        source = hold_named(s, me, args[0] // HOLDS, args[0] % HOLDS)
        return (key, (*source, *hold_named(s, me, args[1], args[2])))
    if verb == "stow":
        return (key, hold_named(s, me, args[0], args[1]))
    if verb == "buy":
        return (key, (args[0], *hold_named(s, args[0], args[1], args[2])))
    if verb in ("claim", "resolve"):
        return (key, (s.islands[args[0]],))
    if verb == "send":
        return (key, (args[1], s.cards[args[0]]))
    if verb == "scuttle":
        return (key, (args[0], s.ships[args[0] * BERTHS + args[1]]))
    if verb == "trade":
        mine, theirs = s.ships[me * BERTHS + args[0]], s.ships[args[1] * BERTHS + args[2]]
        return (key, (mine, args[1], theirs))
    if verb in ("ransom", "yield"):
        isle = s.stack[-1].args[0]
        pirate = s.spaces[isle * SPACES + args[0]] // ON_TOP
        return (key, ((pirate - 1) >> 1, int(print_of(s, isle, args[0]))))
    if verb == "launch":
        return (key, (s.ships[me * BERTHS + args[0]],))
    if verb == "wait":
        mask = int(held_by_waiting(s, s.stack[-1]))
        waiting = [s.ships[me * BERTHS + k] for k in range(BERTHS) if mask >> k & 1]
        return (key, (waiting[0],)) if len(waiting) == 1 else ("do-wait-all", ())
    if verb == "take":
        return (key, (s.incoming[args[0]],))
    return (key, ())


def hold_named(s: SailAwayState, seat: int, berth: int, hold: int) -> tuple[int, int]:
    """A hold as its ship and its resource."""
    ship = s.ships[seat * BERTHS + berth]
    return (ship, HOLD_PRINTS[ship * HOLDS + hold])


SIMPLE = {
    fr.LOAD_CRATE: "ask-load",
    fr.CLAIM_ONE: "ask-claim",
    fr.SEND_HOME: "ask-send",
    fr.DO_DEED: "ask-deed",
    fr.SELL_FORCED: "ask-buy",
    fr.SMUGGLE_GOODS: "ask-smuggle",
    fr.LIFT_STACK: "ask-lift",
    fr.SCUTTLE_SHIP: "ask-scuttle",
    fr.TRADE_SHIPS: "ask-trade",
    fr.RESOLVE_CLAIMS: "ask-resolve",
    fr.REPLACE_SHIP: "ask-replace",
}


def prompt(s: SailAwayState, seat: int) -> Prompt:
    """The question put to a seat, its hint, and their arguments."""
    f = s.stack[-1]
    op = int(f.op)
    who = int(f.seat)
    if op in SIMPLE:
        return asked(SIMPLE[op], (who,))
    if op == fr.KEEP_SHIPS:
        return asked("ask-keep", (seat, KEPT - len(s.picks[seat])))
    if op == fr.RECALL_CRATES:
        if f.args[0]:
            return asked("ask-recall-more", (who,))
        aboard = s.holds[who * BERTHS * HOLDS : (who + 1) * BERTHS * HOLDS]
        own = [crate for crate in aboard if crate and (crate - 1) >> 1 == who]
        return asked("ask-recall" if own else "ask-retake", (who,))
    if op == fr.PLACE_CRATES:
        left = int(s.allowed - s.placed)
        if left <= 0 or s.supply[who * 2] + s.supply[who * 2 + 1] == 0:
            return asked("ask-finish", (who,))
        return asked("ask-place-more" if s.placed else "ask-place", (who, left))
    if op == fr.STOW_CRATE:
        if f.args[0] == ON_ISLAND:
            resource = int(print_of(s, f.args[1], f.args[2]))
        else:
            resource = int(hold_print(s, f.args[1] * HOLDS + f.args[2]))
        return asked("ask-stow", (who, resource))
    if op == fr.SHIFT_STACK:
        isle = f.args[0]
        return asked("ask-shift", (who, s.islands[isle], int(print_of(s, isle, f.args[1]))))
    if op == fr.FREE_CRATES:
        return asked("ask-free", (who, s.islands[f.args[0]]))
    if op == fr.UNLOAD_CRATES:
        isle, space = f.args[0], f.args[1]
        kind = (s.spaces[isle * SPACES + space] - 1) & 1
        resource = int(print_of(s, isle, space))
        return asked("ask-unload", (who, kind, resource, s.islands[isle]))
    if op == fr.LAUNCH_SHIPS:
        ships = launching(s)
        if len(ships) > 1:
            return asked("ask-launch-next", (who,))
        return asked("ask-launch", (who, ships[0], SHIPS[ships[0]].smuggler))
    assert op == fr.ARM_SLOT
    return asked("ask-arm", (who, f.args[0]))


def launching(s: SailAwayState) -> list[int]:
    """The ships that may be launched next; before OWN_ORDER one is asked about at a time."""
    f = s.stack[-1]
    first = int(f.seat) * BERTHS
    if s.version < OWN_ORDER:
        mask = int(held_by_waiting(s, f))
    else:
        full, ready = launchable(s, f.seat, f.args[0])
        mask = int(full | ready)
    return [s.ships[first + k] for k in range(BERTHS) if mask >> k & 1]


def asked(key: str, args: tuple[int, ...]) -> Prompt:
    return (key, key + "-hint", args)


def fact_refs(kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
    """The pieces an event speaks of, in the order of their way."""
    seat = args[0] if args else NONE
    if kind == "placed":
        return (supply_ref(seat, args[1]), space_ref(args[4], args[5]))
    if kind == "topped":
        return (supply_ref(seat, 1), space_ref(args[4], args[5]))
    if kind == "boarded":
        return (supply_ref(seat, 1), f"crew:{args[2]}:{args[3]}")
    if kind == "loaded":
        source = supply_ref(seat, args[1]) if args[6] == NONE else hold_ref(seat, args[6], args[7])
        return (source, hold_ref(seat, args[4], args[5]))
    if kind == "recalled":
        return (hold_ref(seat, args[3], args[4]), supply_ref(seat, args[1]))
    if kind == "retook":
        return (space_ref(args[3], args[4]), supply_ref(seat, args[1]))
    if kind in ("withdrew", "cleared"):
        return (f"card:{args[2]}",)
    if kind == "sent":
        return (f"card:{args[3]}", supply_ref(args[1], 1))
    if kind == "stowed":
        return (space_ref(args[4], args[5]), hold_ref(seat, args[6], args[7]))
    if kind == "smuggled":
        return (space_ref(args[5], args[6]), hold_ref(seat, args[7], args[8]))
    if kind == "bought":
        return (hold_ref(args[1], args[6], args[7]), hold_ref(seat, args[8], args[9]))
    if kind in ("shifted", "exchanged"):
        return (space_ref(args[3], args[4]), space_ref(args[5], args[6]))
    if kind in ("ransomed", "gave_up"):
        return (space_ref(args[3], args[4]),)
    if kind in ("sold", "fetched"):
        return (space_ref(args[3], args[4]), supply_ref(seat, args[1]))
    if kind == "scuttled":
        return (f"ship:{args[1]}:{args[4]}",)
    if kind == "traded":
        return (f"ship:{seat}:{args[4]}", f"ship:{args[1]}:{args[5]}")
    if kind == "launched":
        return (f"ship:{seat}:{args[4]}",)
    if kind == "waited":
        return (f"ship:{seat}:{args[2]}",)
    if kind in ("used", "armed", "deed"):
        return (f"slot:{seat}:{args[1]}",)
    if kind == "took":
        return (f"incoming:{args[2]}", f"ship:{seat}:{args[3]}")
    if kind in ("island", "discarded"):
        return (f"island:{args[1]}",)
    if kind in ("claimed", "resolving"):
        return (f"island:{args[2]}",)
    if kind == "card":
        return (f"card:{args[1]}",)
    if kind == "docked":
        return (f"incoming:{args[1]}",)
    if kind == "objective":
        return ("objective:public",)
    if kind in ("secret", "showed"):
        return (f"objective:{seat}",)
    if kind in ("earned", "paid"):
        return (f"coins:{seat}",)
    if kind == "ended" or not args:
        return ()
    return (f"seat:{seat}",)
