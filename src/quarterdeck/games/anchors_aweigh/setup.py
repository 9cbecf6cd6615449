"""The table before the first draw, and the business of one round (AA-01 to AA-07)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    COLOURS,
    DEALT,
    GONE,
    LIMITS,
    NONE,
    REACHES,
    SETUP,
    SPACES,
    STANDARD_MIX,
    TILES,
    TOKENS,
    TYPES,
)
from quarterdeck.games.anchors_aweigh.frames import (
    ACTS_FRAME,
    COUNTDOWN_FRAME,
    DRAW_CARD_FRAME,
    END_LOADING_FRAME,
    END_ROUND_FRAME,
    LAY_OUT_FRAME,
    LOADING_FRAME,
    NEXT_ROUND_FRAME,
    POUR_FRAME,
    TAKE_MONKEY_FRAMES,
)
from quarterdeck.games.anchors_aweigh.info import (
    LIVE,
    OWN,
    RANDOM,
    TYPE_NAMES,
    YES,
    chosen_cards,
)
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState, blank
from quarterdeck.kit.bits import BIT


def first_state(
    seats: int, options: dict[str, str], loud: bool, version: int
) -> AnchorsAweighState:
    """Empty ships, a full supply; handicap monkeys come before the tiles are poured (AA-60)."""
    s = blank()
    s.seats = seats
    s.version = version
    s.loud = loud
    s.live = 1 if options["pace"] == LIVE else 0
    s.reach = REACHES[options["reach"]]
    s.limit = LIMITS[options["limit"]]
    s.rough = 1 if options["rough"] == YES else 0
    s.stars = 1 if seats == 2 or options["rough"] == YES else 0  # AA-17, AA-62
    s.ocean = 1 if options["ocean"] == RANDOM else 0
    own = options["ocean"] == OWN
    s.mix = [int(options[name]) for name in TYPE_NAMES] if own else STANDARD_MIX[:]
    s.picked = sum([BIT[card] for card in chosen_cards(options)]) if own else 0
    s.fronts = [NONE] * TILES
    s.faces = [GONE] * TILES
    s.hand = [NONE] * seats
    s.shown = [NONE] * seats
    s.held = [NONE] * seats
    s.acts = [NONE] * seats
    s.since = [0] * seats
    s.order = [0] * seats
    s.beaten = [NONE] * seats
    s.filled = [0] * seats
    s.above = [0] * (seats * ABOVE)
    s.below = [0] * seats
    s.lying = [NONE] * (seats * SPACES)
    s.loads = [0] * (seats * ABOVE)
    s.below_loads = [0] * seats
    s.meddled = [0] * seats
    s.monkey_at = [NONE] * seats
    s.coins = [0] * seats
    s.chests = [0] * seats
    s.parrots = [0] * seats
    s.supply = [TOKENS] * COLOURS
    s.cards = [NONE] * DEALT
    s.left = [0] * TYPES
    s.chosen = [NONE] * seats
    s.stack.append(POUR_FRAME)
    if options["monkeys"] == YES:
        for seat in reversed(range(seats)):
            s.stack.append(TAKE_MONKEY_FRAMES[seat])
    return s


def begin_round(s: AnchorsAweighState) -> None:
    """All hands free, no captain, 13 cards to be laid out; the last pushed happens first."""
    s.round += 1
    s.phase = SETUP
    s.captain = NONE
    s.arrivals = 0
    s.floor = 0
    s.beat = 0
    s.deck = 0
    s.bottom = 0
    s.back = NONE
    s.card = NONE
    k: i64 = 0
    while k < s.seats:
        s.since[k] = 0
        s.order[k] = 0
        k += 1
    s.stack.append(NEXT_ROUND_FRAME)
    s.stack.append(END_ROUND_FRAME)
    s.stack.append(DRAW_CARD_FRAME)
    s.stack.append(END_LOADING_FRAME)
    s.stack.append(LOADING_FRAME if s.live else ACTS_FRAME)
    s.stack.append(LAY_OUT_FRAME)
    if s.live:
        s.stack.append(COUNTDOWN_FRAME)
    if s.loud:
        s.tell("ready", int(s.round))
