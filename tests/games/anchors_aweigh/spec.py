"""What the shared tests must know of Anchors Aweigh!."""

from __future__ import annotations

from quarterdeck.games.anchors_aweigh.verbs import KINDS
from tests.support.spec import Lessons, Sideways, Spec

ASSETS = ["cannon", "sword", "sailor", "shovel", "spyglass", "rope", "compass", "map"]
ASSETS += ["storage", "monkey"]

SPEC = Spec(
    bound=6000,
    ranges=KINDS,
    unlisted=frozenset({"pair", "lift", "toss"}),  # who plays at random does not tidy up
    every=5,
    # Each option's values somewhere, and the pairs that touch each other.
    setups=[
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"pace": "beat"}),
        (3, {"pace": "beat"}),
        (4, {"pace": "beat", "rough": "yes"}),
        (3, {"limit": "3", "reach": "200", "monkeys": "yes"}),
        (4, {"reach": "800", "rough": "yes", "ocean": "random"}),
        (4, {"pace": "beat", "monkeys": "yes", "ocean": "random"}),
        (
            2,
            {
                "limit": "5",
                "monkeys": "yes",
                "ocean": "own",
                "discovery": "2",
                "trade": "4",
                "pirates": "6",
                "contract": "1",
            },
        ),
        (3, {"pace": "beat", "ocean": "own", "cards": "0+20+38+51"}),
    ],
    usual="anchors_aweigh-3",
    plays={
        "anchors_aweigh-2": 53,
        "anchors_aweigh-2-beat": 29,
        "anchors_aweigh-2-5-yes-own-2-4-6-1": 12,
        "anchors_aweigh-3": 39,
        "anchors_aweigh-3-beat": 20,
        "anchors_aweigh-3-beat-own-0+20+38+51": 4,
        "anchors_aweigh-3-3-200-yes": 6,
        "anchors_aweigh-4-800-yes-random": 15,
        "anchors_aweigh-4-beat-yes-random": 9,
    },
    nouns={
        "front": [name + star for name in ASSETS for star in ("", "*")],
        "asset": ASSETS,
        "colour": ["blue", "white", "orange", "purple", "any"],
        "type": ["discovery", "trade", "pirates", "contract"],
        "act": ["flip", "take", "place", "put-back", "cargo", "discard", "wait"],
        "source": ["a-card", "cargo-sold"],
    },
    exceptions={
        "step EndLoading": "nobody acts in it",
        "step SettleCard": "nobody acts in it",
        "step EndRound": "nobody acts in it",
        "step NextRound": "nobody acts in it",
        "event short": "sixteen tokens of a colour aboard: a scene shows it",
    },
    details=[
        ("missed", "act", 1, (0, 1)),
        ("turned", "card", 0, tuple(range(52))),
        ("declared", "encounter", 1, (0, 1)),
        ("earned", "source", 2, (0, 1)),
        ("loaded", "colour", 1, (0, 1, 2, 3)),
    ],
    endings=frozenset(),
    beliefs=("anchors_aweigh-3", "anchors_aweigh-2-beat"),
    learns=(3, {"pace": "beat"}),
    fair=("anchors_aweigh-3", "anchors_aweigh-3-beat"),
    secret=frozenset({"deck", "fronts", "lying"}),
    lessons=Lessons(
        elsewhere=(),
        afterwards=(),
        longest=480,
        in_browser="ends",
        many=8,
        is_race=True,
        is_whole=False,
    ),
    sideways=Sideways(
        bots=3, is_asked=False, in_sight=(".full .heap", '.full [data-spot="ship:0"]')
    ),
)
