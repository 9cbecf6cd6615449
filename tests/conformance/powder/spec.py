"""What the shared tests must know of Powder."""

from __future__ import annotations

from tests.support.spec import Spec

SPEC = Spec(
    bound=700,
    ranges={"card": 4, "coins": 4, "index": 12, "seat": 5, "crate": 3, "side": 2},
    unlisted=frozenset(),
    every=1,
    setups=None,
    usual="powder-3-3",
    plays={},
    nouns={},
    exceptions={"step Round": "nobody acts in it", "step Effect": "nobody acts in it"},
    details=[
        ("played", "card", 2, (0, 1, 2, 3)),
        ("landed", "barrel", 1, (-1, 0, 1, 2)),
    ],
    endings=frozenset(),
    beliefs=("powder-3-3",),
    learns=None,
    fair=("powder-3-3",),
    secret=frozenset({"pool", "buried"}),
    lessons=None,
    sideways=None,
)
