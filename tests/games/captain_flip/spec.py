"""What the shared tests must know of Captain Flip."""

from __future__ import annotations

from quarterdeck.games.captain_flip.components import (
    CHARACTERS,
    COOK,
    FROM_BONUS,
    FROM_MAP,
    GUNNER,
    MONKEY,
    NAVIGATOR,
)
from quarterdeck.games.captain_flip.verbs import KINDS
from tests.support.spec import Lessons, Sideways, Spec

CREW = ["Cartographer", "Navigator", "Parrot", "Cook", "Swabby", "Gunner"]
CREW += ["Carpenter", "Monkey", "Lookout"]
PAYING = (NAVIGATOR, COOK, GUNNER, MONKEY, FROM_BONUS, FROM_MAP)  # at once

SPEC = Spec(
    bound=700,
    ranges=KINDS,
    unlisted=frozenset(),
    every=1,
    setups=None,
    usual="captain_flip-3-D",
    plays={
        "captain_flip-2-A": 1,
        "captain_flip-2-B": 2,
        "captain_flip-2-C": 3,
        "captain_flip-2-D": 4,
        "captain_flip-3-B": 5,
        "captain_flip-4-C": 6,
        "captain_flip-5-D": 7,
    },
    nouns={"character": CREW, "source": [*CREW, "top-space", "Treasure-Map"]},
    exceptions={
        "step EndTurn": "nobody acts in it",
        "skipped reason 1": "the bag is empty only if five players place 72 tiles",
    },
    details=[
        ("earned", "source", 3, PAYING),
        ("placed", "character", 1, tuple(range(CHARACTERS))),
        ("turned", "character", 3, tuple(range(CHARACTERS))),  # each brought up by a Monkey
        ("skipped", "reason", 1, (0, 1)),
        ("completed", "column", 1, (0, 1, 2, 3, 4)),
    ],
    endings=frozenset({"won alone", "won by the map", "won together", "won by nobody"}),
    beliefs=("captain_flip-2-A", "captain_flip-4-C"),
    learns=(3, {"board": "D"}),
    fair=("captain_flip-2-A", "captain_flip-3-C", "captain_flip-5-D"),
    secret=frozenset({"bag", "backs", "hand_back"}),
    lessons=Lessons(
        elsewhere=(("turn", (7,)),),
        afterwards=(),
        longest=400,
        in_browser="elsewhere",  # test_captain_flip.py
        many=8,
        is_race=False,
        is_whole=True,
    ),
    sideways=Sideways(bots=2, is_asked=True, in_sight=()),
)
