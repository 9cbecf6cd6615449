"""The steps by number, and their frames, made once."""

from __future__ import annotations

from typing import Final

from quarterdeck.core.frame import Frame
from quarterdeck.games.anchors_aweigh.components import GREY, REWARD, SEATS

# setting up and loading
TAKE_MONKEY: Final = 0  # AA-60, one seat after the other
POUR_TILES: Final = 1  # NATURE, wide
COUNTDOWN: Final = 2  # a race in which only the clock acts
LAY_OUT_CARDS: Final = 3  # NATURE, wide: the 13 cards, at once face up
LOADING: Final = 4  # the race
CHOOSE_ACTS: Final = 5  # a beat: what each hand does, sealed
CHOOSE_PLACES: Final = 6  # and where what it took goes, sealed
FILL_SHIPS: Final = 7  # NATURE, wide: time is out (AA-21)
END_LOADING: Final = 8  # automatic
# travel
DRAW_CARD: Final = 9  # NATURE: the back of the next card
DECLARE: Final = 10  # pirates: encounter or flee, sealed
TURN_UP_CARD: Final = 11  # NATURE: its front; (mask of those who will choose,)
CHOOSE: Final = 12  # resolve it or not, and how, sealed: (the same mask,)
SETTLE_CARD: Final = 13  # automatic: all pay, then rewards clockwise from the captain
# A seat takes and stows its reward: (blue, white, orange, purple, grey) to come; once something
# was left, also how many of each colour go to the supply afterwards (AA-40).
TAKE_REWARD: Final = 14
STOW_CARGO: Final = 15  # a token in hand: (colour,)
EXCHANGE: Final = 16  # Rough Seas: (first space,) asks for the second; () for a tile, its space
END_ROUND: Final = 17  # automatic: sell, return, chests
PLACE_CHEST: Final = 18  # a seat puts a chest on its ship
NEXT_ROUND: Final = 19  # automatic: parrots, the second round or the end

_SEATS: Final = range(SEATS)
TAKE_MONKEY_FRAMES: Final = [Frame(TAKE_MONKEY, seat) for seat in _SEATS]
POUR_FRAME: Final = Frame(POUR_TILES)
COUNTDOWN_FRAME: Final = Frame(COUNTDOWN)
LAY_OUT_FRAME: Final = Frame(LAY_OUT_CARDS)
LOADING_FRAME: Final = Frame(LOADING)
ACTS_FRAME: Final = Frame(CHOOSE_ACTS)
PLACES_FRAME: Final = Frame(CHOOSE_PLACES)
FILL_FRAME: Final = Frame(FILL_SHIPS)
END_LOADING_FRAME: Final = Frame(END_LOADING)
DRAW_CARD_FRAME: Final = Frame(DRAW_CARD)
DECLARE_FRAME: Final = Frame(DECLARE)
_WHO: Final = range(1 << SEATS)  # masks of those who take part; fleeing from pirates is no part
TURN_UP_FRAMES: Final = [Frame(TURN_UP_CARD, args=(who,)) for who in _WHO]
CHOOSE_FRAMES: Final = [Frame(CHOOSE, args=(who,)) for who in _WHO]
SETTLE_FRAME: Final = Frame(SETTLE_CARD)
TAKE_REWARD_FRAMES: Final = [  # seat * 52 + card
    Frame(TAKE_REWARD, seat, tuple([cargo.count(colour) for colour in range(GREY + 1)]))
    for seat in _SEATS
    for cargo in REWARD
]
LEFT: Final = GREY + 1  # where in its args the tokens that were left begin
STOW_FRAMES: Final = [  # seat * 4 + colour
    Frame(STOW_CARGO, seat, (colour,)) for seat in _SEATS for colour in range(4)
]
EXCHANGE_FRAMES: Final = [  # seat * 14 + space
    Frame(EXCHANGE, seat, (space,)) for seat in _SEATS for space in range(14)
]
GRAB_FRAMES: Final = [Frame(EXCHANGE, seat) for seat in _SEATS]
END_ROUND_FRAME: Final = Frame(END_ROUND)
PLACE_CHEST_FRAMES: Final = [Frame(PLACE_CHEST, seat) for seat in _SEATS]
NEXT_ROUND_FRAME: Final = Frame(NEXT_ROUND)
