"""What the shared tests must know of Ahoy."""

from __future__ import annotations

from quarterdeck.games.ahoy.boards import ACTIONS, GRID, WORDS
from quarterdeck.games.ahoy.cards import CARDS_COUNT, NAMES, PLANS
from quarterdeck.games.ahoy.tiles import TILES_COUNT
from quarterdeck.games.ahoy.verbs import KINDS
from tests.support.spec import Lessons, Sideways, Spec

PLAN_NAMES = ["Cutter", "Gunship", "Close-Call", "Dynamic-Entry", "Enlist", "Evacuation"]
PLAN_NAMES += ["Secret-Weapon", "Sneak-Attack", "Weapon-Cache"]
FIGURE_NAMES = [f"Flagship-{k}" for k in range(4)] + [f"Patrol-{k}" for k in range(10)]
FIGURE_NAMES += [f"Stronghold-{k}" for k in range(3)] + ["Cutter", "Gunship"]

SPEC = Spec(
    bound=12000,
    ranges=KINDS,
    unlisted=frozenset({"concede"}),  # who plays at random does not give up
    every=1,
    setups=None,
    usual="ahoy-3",
    plays={"ahoy-2": 17, "ahoy-3": 49, "ahoy-4": 33},
    nouns={
        "card": [name.replace(" ", "-") for name in NAMES],
        "suit": ["Parrot", "Skull", "Swords", "Tree", "Compass", "Fish"],
        "plan": PLAN_NAMES,
        "action": [*WORDS, "Cutter", "Gunship"],
        "figure": FIGURE_NAMES,
        "direction": ["north", "east", "south", "west"],
        "terrain": ["sea", "Fog", "Wreckage", "Harbor", "Strong-Current", "Island"],
        "way": ["a-step", "a-current", "directly", "the-Sea-Witch", "a-push", "exploring"],
        "faction": ["Squadron", "Union", "Smuggler"],
    },
    exceptions={
        "step EndTurn": "nobody acts in it",
        "step RoundEnd": "nobody acts in it",
        "step NextRound": "nobody acts in it",
        "step StartRound": "nobody acts in it",
        "step Spoils": "nobody acts in it",
        "step Delivery": "nobody acts in it",
        "verb sell": "a far corner of the rewards grid: a scene shows it",
        "rewarded grid 0": "the same",
        "paid source 13": "the same",
        "step EffectOrder": "a victory move to a Harbor with gold: a scene shows it",
    },
    details=[
        ("placed", "action", 2, tuple(range(ACTIONS))),
        ("moved", "way", 4, tuple(range(6))),
        ("earned", "source", 2, (0, 1, 3, 4, 5, 6, 14)),
        ("paid", "source", 2, (9, 10, 11, 12, 13)),
        ("famed", "source", 2, (6, 7)),
        ("played", "plan", 1, tuple(range(PLANS))),
        ("victory", "spoils", 1, (0, 1, 2, 3, 4, 6, 7)),  # faction * 3 + option
        ("recruited", "card", 1, tuple(range(CARDS_COUNT))),
        ("mapped", "tile", 0, tuple(range(TILES_COUNT))),
        ("rewarded", "grid", 1, tuple(k for k in range(GRID) if k not in (3, 5, 6, 12, 15, 17))),
        ("ended", "reason", 0, (1, 2)),
    ],
    endings=frozenset(),
    beliefs=("ahoy-4",),
    learns=(4, {}),
    fair=("ahoy-3",),
    secret=frozenset(),
    lessons=Lessons(
        elsewhere=(
            ("start", (7,)),
            ("pick", (4,)),
            ("place", (10,)),
            ("gain", (4,)),
            ("lay", (10,)),
            ("pass", ()),
            ("end", ()),
            ("concede", ()),
        ),
        afterwards=("pass", "wipe", "concede"),
        longest=400,
        in_browser="ends",
        many=8,
        is_race=False,
        is_whole=False,
    ),
    sideways=Sideways(bots=2, is_asked=True, in_sight=()),
)
