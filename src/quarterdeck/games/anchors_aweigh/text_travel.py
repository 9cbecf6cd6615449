"""Which sentences are said on the voyage and when a round ends."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "drawn": ("type",),  # a back is seen
    "bottomed": ("count",),  # a contract goes to the bottom; so many lie there
    "declared": ("seat", "encounter"),  # 1 encounter, 0 flee
    "turned": ("card", "type"),
    "resolved": ("seat", "card"),
    "passed": ("seat", "card"),
    "spent": ("seat", "tile", "front", "space"),
    "used_parrot": ("seat", "asset"),
    # ``place`` -1: on a storage asset below deck; which one is its owner's business.
    "paid_cargo": ("seat", "colour", "place"),
    "fined": ("seat", "coins"),  # the penalty's coins
    "robbed": ("seat", "colour", "place"),  # and its cargo
    "earned": ("seat", "coins", "source"),  # 0 a card, 1 cargo sold
    "gained": ("seat", "colour"),
    "replaced": ("seat", "place"),  # there was no room: what lies there goes for the token
    "stowed": ("seat", "colour", "place"),
    "set_aside": ("seat", "colour"),  # left: it waits until the whole reward is stowed
    "left_behind": ("seat", "colour"),  # and is in the supply now
    "short": ("seat", "colour"),
    "tossed": ("seat", "tile", "front", "space"),
    "tossed_cargo": ("seat", "colour", "place"),
    "restowed": ("seat", "colour", "place", "place"),  # colour -1: all of it below deck
    "exchanged": ("seat", "tile", "front", "space"),  # one of two tiles alike that are returned
    "card_done": ("card",),
    "round_ended": ("round",),
    "unloaded": ("seat", "count"),  # assets back to the pile
    "chest": ("seat", "space"),  # -1: beside the ship
    "parrot": ("seat",),
    "ended": (),
}
SILENT: Final = frozenset({"replaced", "stowed", "restowed", "set_aside", "card_done"})
MINOR: Final[frozenset[str]] = frozenset()
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-choose-now": (),
    "no-declare-now": (),
    "no-not-able": (),
    "no-one-way": (),  # there is but one way to pay: just resolve
    "no-penalty-cargo": (),  # say which cargo is lost
    "no-committed": (),  # encountered: nothing is thrown overboard or moved now
    "no-nothing-there": (),
    "no-no-cargo-there": (),
    "no-place-taken": (),
    "no-storage-full": (),
    "no-no-storage": (),
    "no-stow-now": (),
    "no-there-is-room": (),  # nothing has to go overboard
    "no-same-colour": (),
    "no-gain-now": (),
    "no-handicap": (),  # the handicap monkey stays
    "no-chest": (),  # a chest stays
    "no-calm-seas": (),  # exchange only with Rough Seas
    "no-pair": (),
    "no-exchange-now": (),
    "no-chest-now": (),
    "no-above-deck": (),  # chests go above deck
}
SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    "ask-declare": ("seat",),
    "ask-declare-hint": ("seat",),
    "ask-choose": ("seat", "card"),
    "ask-choose-hint": ("seat", "card"),
    "ask-pirates": ("seat", "card"),
    "ask-pirates-hint": ("seat", "card"),
    "ask-gain": ("seat",),
    "ask-gain-hint": ("seat",),
    "ask-stow": ("seat", "colour"),
    "ask-stow-hint": ("seat", "colour"),
    "ask-pair": ("seat", "front"),
    "ask-pair-hint": ("seat", "front"),
    "ask-grab": ("seat",),
    "ask-grab-hint": ("seat",),
    "ask-chest": ("seat",),
    "ask-chest-hint": ("seat",),
    "risk-penalty": ("coins",),
    "risk-encounter": ("coins",),
    "risk-left-behind": ("colour",),
    "risk-overboard": (),
    "do-encounter": (),
    "do-flee": (),
    "do-pass": (),
    "do-penalty": (),
    "do-resolve": ("card",),
    "do-pay": (),
    "do-lose": ("colour",),
    "do-gain": ("colour",),
    "do-stow": ("place",),
    "do-leave": ("colour",),
    "do-toss": ("front",),
    "do-toss-cargo": ("colour",),
    "do-lift": ("colour", "place"),
    "do-replace": ("front", "colour"),  # an asset (colour -1) or a cargo (front -1) goes overboard
    "do-pair": ("front",),
    "do-grab": ("tile", "front"),
    "do-chest": ("space",),
    "tally-chests": ("count",),
    "tally-coins": ("coins",),
    "end-two-rounds": (),
}
