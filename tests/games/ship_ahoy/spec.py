"""What the shared tests must know of Ship Ahoy."""

from __future__ import annotations

from quarterdeck.games.ship_ahoy.verbs import KINDS
from tests.support.spec import Lessons, Sideways, Spec

COLOURS = ["red", "teal", "golden", "violet"]

SPEC = Spec(
    bound=6000,
    ranges=KINDS,
    unlisted=frozenset(),
    every=3,
    # Short games: a random one would last as long as its limit of rounds.
    setups=[
        (2, {"rounds": "10"}),
        (2, {"table": "small", "rules": "advanced", "rounds": "5", "monster": "yes"}),
        (
            3,
            {
                "rounds": "5",
                "table": "small",
                "treasure": "yes",
                "merchant": "yes",
                "kraken": "yes",
            },
        ),
        (3, {"table": "small", "rounds": "5", "pirate": "yes", "monster": "yes", "wind": "yes"}),
        (4, {"rules": "advanced", "teams": "yes", "rounds": "5", "pirate": "yes"}),
        (
            4,
            {
                "rules": "advanced",
                "rounds": "5",
                "treasure": "yes",
                "pirate": "yes",
                "merchant": "yes",
                "kraken": "yes",
            },
        ),
    ],
    usual="ship_ahoy-3-small-5-yes-yes-yes",
    plays={
        "ship_ahoy-2-10": 44,
        "ship_ahoy-2-small-advanced-5-yes": 3,
        "ship_ahoy-3-5-small-yes-yes-yes": 1,
        "ship_ahoy-3-small-5-yes-yes-yes": 54,
        "ship_ahoy-4-advanced-yes-5-yes": 46,
        "ship_ahoy-4-advanced-5-yes-yes-yes-yes": 25,
    },
    nouns={
        "piece": [
            *[f"{COLOURS[p // 3]}-ship-{p}" for p in range(12)],
            *[f"{colour}-tower" for colour in COLOURS],
            *("pirate-ship", "sea-monster", "tile"),
        ],
        "harbour": COLOURS,
        "tile": ["none", "wind", "kraken"],
    },
    exceptions={"step StartTurn": "nobody acts in it", "step EndTurn": "nobody acts in it"},
    details=[
        ("fired", "piece", 1, tuple(range(17))),
        ("loaded", "barrel", 3, (0, 1, 2, 3)),
        ("destroyed", "piece", 1, tuple(range(16))),
        ("captured", "piece", 2, (3, 16)),
        ("sailed", "piece", 1, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17)),
        ("tile_moved", "tile", 1, (1, 2)),
        ("ended", "reason", 0, (1, 2)),
    ],
    endings=frozenset(),
    beliefs=(),
    learns=(
        3,
        {"table": "small", "rounds": "5", "pirate": "yes", "monster": "yes", "wind": "yes"},
    ),
    fair=("ship_ahoy-3-small-5-yes-yes-yes",),
    secret=frozenset(),
    lessons=Lessons(
        elsewhere=(("hold", ()), ("done", ()), ("finish", ())),
        afterwards=("hold", "roll", "finish"),
        longest=480,
        in_browser="whole",
        many=7,
        is_race=False,
        is_whole=False,
    ),
    sideways=Sideways(bots=2, is_asked=True, in_sight=("main canvas, main svg",)),
)
