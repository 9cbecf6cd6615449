"""Which sentences are said while ships are made ready and loaded."""

from __future__ import annotations

from typing import Final

# ``front`` is what is printed on a tile: asset * 2 + 1 with a starfish. ``act`` is 0 flip, 1 take,
# 2 place, 3 put back, 4 cargo, 5 discard, 6 wait; ``what`` the tile, space or colour it is for.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "meddled": ("seat", "space"),
    "no_monkey": ("seat",),
    "poured": ("count",),
    "ready": ("round",),
    "cards": ("card",) * 13,
    "loading_began": ("round",),
    "beat": ("beat", "seat"),
    "chose": ("seat",),
    "reached": ("seat", "act", "what", "start"),
    "flipped": ("seat", "tile", "front"),
    "took": ("seat", "tile", "front"),
    "drew": ("seat", "tile", "front"),  # front only for the seat
    "placed": ("seat", "tile", "front", "space"),
    "hid": ("seat", "tile", "space", "front"),  # front only for the seat
    "put_back": ("seat", "tile", "front"),
    "loaded": ("seat", "colour", "space"),
    "discarded": ("seat", "tile", "front", "space"),
    "waited": ("seat",),
    "missed": ("seat", "act", "tile", "seat"),
    "full": ("seat",),
    "captain": ("seat",),
    "time_up": (),
    "loading_ended": (),
    "washed": ("seat", "tile", "front", "space"),  # a starfish asset leaves before travel
}
SILENT: Final = frozenset({"no_monkey", "beat", "chose", "reached", "waited", "ready"})
MINOR: Final[frozenset[str]] = frozenset()
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-monkey-now": (),
    "no-monkey-left": (),
    "no-cargo-only": (),  # assets do not go there
    "no-such-space": (),
    "no-such-tile": (),
    "no-space-taken": (),
    "no-loading-now": (),  # another sort of act is asked
    "no-tile-gone": (),
    "no-face-up": (),  # a face-up tile is not turned
    "no-hand-full": (),
    "no-hand-empty": (),
    "no-room-aboard": (),  # no open space for an asset
    "no-cargo-aboard": (),  # both cargo-only spaces are filled
    "no-ship-full": (),
    "no-supply": ("colour",),
    "no-starfish": (),  # none there
    "no-starfish-here": (),  # starfish do nothing at this table
    "no-wait": (),  # only a full ship waits
    "no-clock": (),
    "no-hand-busy": (),
}
SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    "ask-monkey": ("seat",),
    "ask-monkey-hint": ("seat",),
    "ask-load": ("seat",),
    "ask-load-hint": ("seat",),
    "ask-place": ("seat", "front"),
    "ask-place-hint": ("seat", "front"),
    "ask-full": ("seat",),
    "ask-full-hint": ("seat",),
    "do-flip": ("tile",),
    "do-take": ("tile", "front"),  # front -1: face down
    "do-place": ("space", "front"),
    "do-put-back": ("front",),
    "do-cargo": ("colour",),
    "do-discard": ("space", "front"),
    "do-wait": (),
    "do-monkey": ("space",),
    "do-decline": (),
}
