"""Sentences of Ahoy about battles, damage, crew, cargo and plans."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.phrases import Kinds

EVENTS: Final[dict[str, Kinds]] = {
    "battle": ("seat", "figure", "seat", "figure", "space"),
    "bribed": ("seat", "seat"),
    "played": ("seat", "plan"),
    "passed": ("seat",),
    "lowered": ("seat", "amount", "value", "slot"),
    "battle_rolled": ("seat", "value", "figure"),
    "rerolled": ("seat",),
    "totals": ("seat", "total", "seat", "total"),
    "avoided": ("seat", "seat"),
    "won": ("seat", "figure", "seat", "figure"),
    "victory": ("seat", "spoils"),
    "harmed": ("seat", "seat", "figure", "slot", "action"),
    "unharmed": ("seat", "figure"),
    "destroyed": ("seat", "seat", "figure", "space"),
    "stole": ("seat", "seat", "gold"),
    "mended": ("seat", "slot", "action"),
    "recruited": ("seat", "card", "place"),
    "hired": ("seat", "card", "value", "place", "die"),
    "smuggled": ("seat", "card", "place"),
    "delivered": ("seat", "card", "region", "tile"),
    "marked": ("seat", "grid", "grid"),
    "rewarded": ("seat", "grid"),
    "pledged": ("seat", "card", "pile"),
    "boxed": ("seat", "card"),
    "used": ("seat", "card"),
    "took": ("seat", "seat", "card", "form"),
    "launched": ("seat", "figure", "region", "tile"),
    "struck": ("seat", "figure", "space"),
    "aimed": ("seat", "space"),
    "boosted": ("seat", "value", "slot"),
}
SILENT: Final = frozenset({"passed"})  # whether a plan was kept back is nobody's business
MINOR: Final = frozenset({"unharmed", "totals"})

REFUSALS: Final[dict[str, Kinds]] = {
    "no-first-alike": (),  # of equal pieces, slots, edges: the first
    "no-engage-now": (),
    "no-such-enemy": (),
    "no-bribe-now": (),
    "no-plan-now": (),
    "no-plans-held": (),
    "no-not-in-hand": (),
    "no-plan-in-battle": ("plan",),  # is not for battles
    "no-plan-only-battle": ("plan",),  # is for battles only
    "no-lower-now": (),
    "no-cannons-there": (),
    "no-cannons-die": (),
    "no-lower-so": ("amount",),  # the most it can be lowered by
    "no-reroll-now": (),
    "no-win-now": (),
    "no-union-ship": (),
    "no-harm-now": (),
    "no-slot-empty": (),
    "no-harm-there": (),
    "no-push-now": (),
    "no-push-sandbar": (),
    "no-push-off": (),
    "no-buccaneer-now": (),
    "no-second-crew": (),
    "no-losers-crew": ("seat",),
    "no-aim-now": (),
    "no-not-this-region": (),
    "no-battle-in-fog": (),
    "no-enemy-there": (),
    "no-mend-now": (),
    "no-damage-there": (),
    "no-hit-now": (),
    "no-hit-paid": (),
    "no-recruit-now": (),
    "no-not-in-market": (),
    "no-stronghold-bars": (),
    "no-at-island": (),
    "no-island-suit": ("suit",),  # the Island it would need
    "no-costs-die": (),
    "no-costs-gold": ("gold",),
    "no-smuggler": (),  # only Smugglers have cargo
    "no-union": (),  # only the Union has plans
    "no-your-cargo": (),
    "no-your-crew": (),
    "no-crew-action": ("card",),
    "no-once-a-turn": ("card",),
    "no-room-for-damage": (),
    "no-other-island": (),
    "no-noble-now": (),
    "no-noble-card": (),
    "no-jettison-now": (),
    "no-mark-now": (),
    "no-black-marker": (),
    "no-not-beside": (),
    "no-reward-now": (),
    "no-so-much-gold": (),
    "no-such-reward": (),
    "no-pledge-now": (),
    "no-edge-now": (),
    "no-edge-there": (),
    "no-isle-now": (),
    "no-isle-first": (),
    "no-isle-chosen": (),
    "no-two-comrades": (),
    "no-comrade-there": (),
    "no-enlist-now": (),
    "no-market-suit": (),
    "no-such-island": (),
    "no-none-kept-back": (),
    "no-island-done": (),
    "no-so-many": ("count",),
    "no-sneak-now": (),
    "no-patrol-there": (),
}

QUESTIONS: Final[dict[str, Kinds]] = {
    "ask-battles": ("seat", "figure"),
    "ask-emissary": ("seat", "seat", "figure"),  # whose figure would be battled
    "ask-plan-battle": ("seat", "seat"),  # against whom
    "ask-plan-battle-held": ("seat",),  # after "hold": only to pass
    "ask-lower": ("seat", "seat"),
    "ask-grog": ("seat", "value"),  # what was rolled
    "ask-victory": ("seat", "seat", "figure"),  # who lost, with what
    "ask-hurt": ("seat", "seat", "figure"),  # whose figure is damaged
    "ask-beakhead": ("seat", "seat", "figure"),
    "ask-buccaneer": ("seat", "seat", "count"),
    "ask-gunners-mate": ("seat",),
    "ask-repair": ("seat", "count"),
    "ask-hit": ("seat", "card"),
    "ask-recruit-free": ("seat",),
    "ask-negotiate": ("seat",),
    "ask-negotiate-again": ("seat",),  # a Comrade would leave the Island
    "ask-jettison": ("seat",),
    "ask-marker": ("seat",),
    "ask-reward": ("seat", "grid"),
    "ask-pledge-cargo": ("seat", "card"),
    "ask-add-tile": ("seat",),  # before TILE_SEEN
    "ask-add-tile-drawn": ("seat", "tile"),
    "ask-noble": ("seat",),
    "ask-play-ship": ("seat", "figure"),
    "ask-enlist": ("seat",),
    "ask-enlist-crew": ("seat", "suit"),
    "ask-evacuate": ("seat",),
    "ask-evacuate-to": ("seat", "tile", "count"),
    "ask-sneak": ("seat",),
    "ask-sneak-patrol": ("seat", "tile", "count"),
}

CHOICES: Final[dict[str, Kinds]] = {
    "do-recruit": ("card",),
    "do-hire": ("card", "value"),
    "do-smuggle": ("card", "suit"),
    "do-deliver": ("card", "suit"),
    "do-play": ("plan",),
    "do-use": ("card",),
    "do-engage": ("seat", "figure"),
    "do-bribe": (),
    "do-hold": (),
    "do-pass-battle": (),
    "do-lower": ("amount",),
    "do-reroll": (),
    "do-win": ("spoils",),
    "do-harm": ("action",),
    "do-push": ("direction",),
    "do-discard": ("card",),
    "do-aim": ("terrain", "tile"),
    "do-mend": ("action",),
    "do-hit": ("seat", "figure"),
    "do-mark": ("grid",),
    "do-reward": ("grid",),
    "do-sell": ("amount",),
    "do-pledge": ("pile",),
    "do-edge": ("direction",),
    "do-crew": ("card",),
    "do-cargo": ("card",),
    "do-isle": ("tile",),
    "do-strike": ("seat", "figure"),
}

SENTENCES: Final[dict[str, Kinds]] = {
    **QUESTIONS,
    **{key + "-hint": kinds for key, kinds in QUESTIONS.items()},
    **CHOICES,
}
