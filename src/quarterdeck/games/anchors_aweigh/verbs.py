"""The grammar of Anchors Aweigh!'s actions."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.action import pack
from quarterdeck.core.verb import Verb
from quarterdeck.games.anchors_aweigh.components import CARDS, COLOURS, SPACES, TILES, TYPES

# Acts of the hand, in this order: ``reached`` and ``missed`` name them by these numbers.
FLIP: Final = 0  # turn a face-down tile in the pile face up
TAKE: Final = 1  # a tile from the pile, face up or down
PLACE: Final = 2  # the tile in hand on a space
PUT_BACK: Final = 3  # the tile in hand face up to the pile
CARGO: Final = 4  # a token of that colour from the supply to the first open cargo-only space
DISCARD: Final = 5  # a starfish asset off one's ship, face up to the pile
WAIT: Final = 6  # nothing: only for a full ship where starfish act
# NATURE's and the CLOCK's
POUR: Final = 7  # wide: every tile's front * 2 + 1 if it falls face up
LAY_OUT: Final = 8  # wide: the 13 cards of the round
FILL: Final = 9  # wide: what comes on the empty spaces when the time is out
RING: Final = 10  # the clock: begin, carry out an act, or time is out
DRAW: Final = 11  # the type of the next card in the captain's deck
TURN_UP: Final = 12  # its front
# before loading
MONKEY: Final = 13  # take a handicap monkey, on that space
DECLINE: Final = 14  # take none
# travel
ENCOUNTER: Final = 15
FLEE: Final = 16
PASS: Final = 17  # do not resolve the card; with pirates: pay the penalty (no cargo to choose)
RESOLVE: Final = 18  # resolve the card, where there is only one way to pay
PAY: Final = 19  # resolve the card and pay in that of the ways there are (payment.ways)
REPLACE: Final = 20  # no room: throw overboard what lies at that place, the token comes there
LOSE: Final = 21  # pirates: pay the penalty, with the cargo of that place
GAIN: Final = 22  # the colour of a reward token that may be any
STOW: Final = 23  # the token in hand to that place
LEAVE: Final = 24  # the token in hand does not come aboard
TOSS: Final = 25  # throw overboard what lies at that place
LIFT: Final = 26  # the cargo of the first place to the second
PAIR: Final = 27  # Rough Seas: return the tile on that space as one of two alike
GRAB: Final = 28  # Rough Seas: the tile of the pile taken for the two
CHEST: Final = 29  # put a treasure chest on that space

# A place: 0 to 13 the space itself; 14 + n: on the storage asset of space n, and the first cargo
# there; 28 + n: the second cargo there, if it has another colour.
PLACES: Final = 3 * SPACES
WAYS: Final = 256  # there are never as many

VERBS: Final = [
    Verb(FLIP, "flip", ("tile",)),
    Verb(TAKE, "take", ("tile",)),
    Verb(PLACE, "place", ("space",)),
    Verb(PUT_BACK, "put_back", ()),
    Verb(CARGO, "cargo", ("colour",)),
    Verb(DISCARD, "discard", ("space",)),
    Verb(WAIT, "wait", ()),
    Verb(POUR, "pour", (), wide=True),
    Verb(LAY_OUT, "lay_out", (), wide=True),
    Verb(FILL, "fill", (), wide=True),
    Verb(RING, "ring", ()),
    Verb(DRAW, "draw", ("type",)),
    Verb(TURN_UP, "turn_up", ("card",)),
    Verb(MONKEY, "monkey", ("space",)),
    Verb(DECLINE, "decline", ()),
    Verb(ENCOUNTER, "encounter", ()),
    Verb(FLEE, "flee", ()),
    Verb(PASS, "pass", ()),
    Verb(RESOLVE, "resolve", ()),
    Verb(PAY, "pay", ("way",)),
    Verb(REPLACE, "replace", ("place",)),
    Verb(LOSE, "lose", ("place",)),
    Verb(GAIN, "gain", ("colour",)),
    Verb(STOW, "stow", ("place",)),
    Verb(LEAVE, "leave", ()),
    Verb(TOSS, "toss", ("place",)),
    Verb(LIFT, "lift", ("place", "place")),
    Verb(PAIR, "pair", ("space",)),
    Verb(GRAB, "grab", ("tile",)),
    Verb(CHEST, "chest", ("space",)),
]
ACTS: Final = tuple([verb.name for verb in VERBS[:POUR]])  # of the hand, by number

KINDS: Final = {  # of an argument, and how many there are of it
    "tile": TILES,
    "space": SPACES,
    "place": PLACES,
    "way": WAYS,
    "colour": COLOURS,
    "type": TYPES,
    "card": CARDS,
}


# Moves made once: the hot paths only look them up.
def _by(verb: int, count: int) -> list[int]:
    return [int(pack(verb, k)) for k in range(count)]


FLIPS: Final = _by(FLIP, TILES)
TAKES: Final = _by(TAKE, TILES)
PLACINGS: Final = _by(PLACE, SPACES)
CARGOS: Final = _by(CARGO, COLOURS)
DISCARDS: Final = _by(DISCARD, SPACES)
MONKEY_MOVES: Final = _by(MONKEY, SPACES)
DRAWS: Final = _by(DRAW, TYPES)
TURN_UPS: Final = _by(TURN_UP, CARDS)
PAYS: Final = _by(PAY, WAYS)
LOSES: Final = _by(LOSE, PLACES)
GAINS: Final = _by(GAIN, COLOURS)
STOWS: Final = _by(STOW, PLACES)
REPLACES: Final = _by(REPLACE, PLACES)
PAIRS: Final = _by(PAIR, SPACES)
GRABS: Final = _by(GRAB, TILES)
CHEST_MOVES: Final = _by(CHEST, SPACES)
RINGS: Final[list[int]] = [RING]
