"""What chance does: cards, tiles, dice, plans, pledge markers; and where the Flagships start."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.ahoy.cards import BY_SUIT, CARDS_COUNT, PLAN_COPIES, PLANS
from quarterdeck.games.ahoy.components import (
    BOX,
    DICE,
    IN_MARKET,
    ON_ISLAND,
    PATROLS,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from quarterdeck.games.ahoy.effects import faction
from quarterdeck.games.ahoy.grid import cell_at
from quarterdeck.games.ahoy.mapping import put_down
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.tiles import TILES_COUNT
from quarterdeck.games.ahoy.verbs import (
    DEALS,
    DIE_ROLLS,
    DRAWS,
    PILE_DRAWS,
    PLAN_DRAWS,
    REMOVES,
    ROLLS,
    START,
    STARTS,
)
from quarterdeck.kit.bits import BIT


def show(s: AhoyState, what: i64) -> None:
    """Chance showed something to everybody: a search tells the nodes after it apart."""
    s.shown_last = (s.shown_last * 37 + what + 1) & 0xFFFFFFFFFF


def set_bits(mask: i64, many: i64) -> list[int]:
    """The numbers of the bits that are set."""
    out: list[int] = []
    k: i64 = 0
    while k < many:
        if mask & BIT[k]:
            out.append(int(k))
        k += 1
    return out


class RemoveCard(Step[AhoyState]):
    """With 2 or 3 players one random card of each suit goes to the box (AH-005)."""

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [REMOVES[card] for card in BY_SUIT[f.args[0]]]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        card = arg(move)
        s.where[card] = BOX
        s.deck &= ~BIT[card]
        show(s, card)
        if s.loud:
            s.reveal("removed", int(card))


class FillMarket(Step[AhoyState]):
    """A card from the deck to an empty place of the Market, while there is one (AH-092)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        if s.deck != 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [DEALS[card] for card in set_bits(s.deck, CARDS_COUNT)]

    def draw(self, s: AhoyState, f: Frame, dice: Dice) -> i64:
        cards = set_bits(s.deck, CARDS_COUNT)
        return DEALS[cards[dice.below(len(cards))]]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        card = arg(move)
        s.deck &= ~BIT[card]
        s.where[card] = IN_MARKET
        s.market[f.args[0]] = card
        show(s, card)
        if s.loud:
            s.reveal("dealt", int(card), f.args[0])


class DrawTile(Step[AhoyState]):
    """A region tile (AH-050); the first two are laid as ruled (AH-003)."""

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [DRAWS[tile] for tile in set_bits(s.stock, TILES_COUNT)]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        tile = arg(move)
        show(s, tile)
        if s.regions < 2:  # the Islands at (0, 0) and (3, 2)
            if s.regions == 0:
                region = put_down(s, tile, cell_at(0, 0), 2)
            else:
                region = put_down(s, tile, cell_at(2, 1), 0)
            if s.loud:
                s.reveal("mapped", int(tile), int(region))
            return
        s.drawn = tile
        if s.loud:
            s.reveal("drew_tile", int(f.seat), int(tile))


class RollDie(Step[AhoyState]):
    """An action die of a seat (AH-007, AH-034)."""

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return DIE_ROLLS

    def draw(self, s: AhoyState, f: Frame, dice: Dice) -> i64:
        return ROLLS[1 + dice.below(6)]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        value = arg(move)
        s.dice[f.seat * DICE + f.args[0]] = value
        show(s, value)
        if s.loud:
            s.reveal("rolled", int(f.seat), f.args[0], int(value))


class DrawPlan(Step[AhoyState]):
    """The Union draws a plan in secret, if there is one left (AH-010, AH-034)."""

    def enter(self, s: AhoyState, f: Frame) -> bool:
        if s.plan_deck > 0:
            return True
        s.stack.pop()
        return False

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [PLAN_DRAWS[plan] for plan in range(PLANS) if in_plan_deck(s, f.seat, plan)]

    def odds(self, s: AhoyState, f: Frame) -> list[int]:
        many = [int(in_plan_deck(s, f.seat, plan)) for plan in range(PLANS)]
        return [n for n in many if n]

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        plan = int(arg(move))
        s.plan_deck -= 1
        s.plans[f.seat] = tuple(sorted([*s.plans[f.seat], plan]))
        if s.loud:
            s.whisper("drew_plan", (int(f.seat),), (int(f.seat),), (plan,))


def in_plan_deck(s: AhoyState, seat: i64, plan: i64) -> i64:
    """How many copies of a plan are in the deck: neither played nor in the hand."""
    left: i64 = PLAN_COPIES[plan] - s.played[plan]
    for held in s.plans[seat]:
        if held == plan:
            left -= 1
    return left


class PledgePiles(Step[AhoyState]):
    """Which of a Smuggler's two piles is the Squadron's; only the owner knows (AH-009)."""

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return PILE_DRAWS

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        pile = int(arg(move))
        s.pledges[f.seat] = pile
        if s.loud:
            s.whisper("pledges", (int(f.seat),), (int(f.seat),), (pile,))


class PlaceFlagship(Ask):
    """The Squadron on either Island, Smugglers anywhere else, the Union on the other Island."""

    def __init__(self) -> None:
        super().__init__((START,), "no-start-now", "AH-011")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        side = faction(s, seat)
        if side == SMUGGLER:
            return [STARTS[space] for space in range(8) if space & 3 != 3]
        if side == SQUADRON:
            return [STARTS[3], STARTS[7]]
        return [STARTS[7 if s.at[0] == 3 else 3]]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if faction(s, seat) == SMUGGLER:
            return Refusal("no-start-at-sea", (), "AH-009")
        return Refusal("no-start-on-island", (), "AH-008")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        space = arg(move)
        s.at[seat] = space
        side = faction(s, seat)
        if s.loud:
            s.tell("started", int(seat), int(space >> 2), int(space), s.tiles[space >> 2])
        if side == SQUADRON:
            s.at[PATROLS] = space  # AH-008
        elif side == UNION:
            s.comrades[space >> 2] = ON_ISLAND  # AH-010
            s.comrades_left -= ON_ISLAND
