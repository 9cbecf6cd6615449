"""The rewards of the Smugglers' grid (AH-152, AH-157)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.boards import (
    AMOUNT,
    GIVES_CREW,
    GIVES_FAME,
    GIVES_GOLD,
    GIVES_MOVE,
    GIVES_QUIET_MOVE,
    GIVES_REPAIR,
    GIVES_TILE,
    GIVES_WEALTH,
    GIVES_WIND,
    SELLS_FAME,
)
from quarterdeck.games.ahoy.boards import REWARD as REWARDS
from quarterdeck.games.ahoy.components import (
    DIRECT,
    FOR_REWARD,
    FROM_REWARD,
    QUIET_MOVE,
    REWARD_MOVE,
    SPACES,
)
from quarterdeck.games.ahoy.effects import earn, gain_fame, pay, raise_wealth
from quarterdeck.games.ahoy.grid import OPEN
from quarterdeck.games.ahoy.info import TILE_SEEN
from quarterdeck.games.ahoy.mapping import cell_beyond
from quarterdeck.games.ahoy.slots import damage_count
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.steps.recruit import BY_REWARD
from quarterdeck.games.ahoy.steps.repair import mend_all, powder
from quarterdeck.games.ahoy.verbs import (
    EDGE,
    EDGES,
    PASS,
    PASS_MOVE,
    REWARD,
    SELL,
    SELLS,
)
from quarterdeck.games.ahoy.verbs import (
    REWARD_MOVE as TAKE_IT,
)
from quarterdeck.games.ahoy.voyage import can_step, start_trip, witch_goal


class Reward(Ask):
    """Take the reward of the space the white marker came to, or leave it (AH-152).

    What is a choice of its own with a way out (crew, a Tailwind) is asked there only.
    """

    def __init__(self) -> None:
        super().__init__((REWARD, SELL, PASS), "no-reward-now", "AH-152")

    def enter(self, s: AhoyState, f: Frame) -> bool:
        kind = REWARDS[f.args[0]]
        if kind == GIVES_CREW:
            s.stack.pop()
            s.push(fr.RECRUIT_FREE, f.seat, (1, BY_REWARD))
            return False
        if kind == GIVES_WIND:
            s.stack.pop()
            s.push(fr.FLY, f.seat, (int(f.seat), DIRECT, fr.ANY_WIND))
            return False
        return super().enter(s, f)

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        kind = REWARDS[f.args[0]]
        moves: list[int] = []
        if kind == SELLS_FAME:
            most: i64 = AMOUNT[f.args[0]]
            gold: i64 = 1
            while gold <= most and gold <= s.gold[seat]:
                moves.append(SELLS[gold])
                gold += 1
        elif is_any_use(s, seat, kind):
            moves.append(TAKE_IT)
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == SELL and REWARDS[f.args[0]] == SELLS_FAME:
            return Refusal("no-so-much-gold", (), "AH-157")
        return Refusal("no-such-reward", (), "AH-157")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        grid: i64 = f.args[0]
        if s.loud:
            s.tell("rewarded", int(seat), int(grid))
        if verb_of(move) == SELL:
            gold = arg(move)
            pay(s, seat, gold, FOR_REWARD)
            gain_fame(s, seat, gold, FROM_REWARD)
            return
        kind = REWARDS[grid]
        amount: i64 = AMOUNT[grid]
        if kind == GIVES_GOLD:
            earn(s, seat, amount, FROM_REWARD)
        elif kind == GIVES_FAME:
            gain_fame(s, seat, amount, FROM_REWARD)
        elif kind == GIVES_WEALTH:
            gain_fame(s, seat, amount, FROM_REWARD)
            raise_wealth(s, s.at[seat] >> 2)
        elif kind == GIVES_REPAIR:
            mended = mend_all(s, seat)
            if amount * mended > 0:
                gain_fame(s, seat, amount * mended, FROM_REWARD)
            powder(s, seat, mended)
        elif kind == GIVES_MOVE:
            start_trip(s, seat, seat, 2, REWARD_MOVE)
        elif kind == GIVES_QUIET_MOVE:
            start_trip(s, seat, seat, 2, QUIET_MOVE)
        elif kind == GIVES_TILE:
            s.stack.append(fr.ADD_TILE_FRAMES[seat])
            if s.version >= TILE_SEEN:
                s.stack.append(fr.DRAW_TILE_FRAMES[seat])


def is_any_use(s: AhoyState, seat: i64, kind: i64) -> bool:
    """Whether the reward can do anything now; gold and Fame are always offered."""
    if kind == GIVES_REPAIR:
        return damage_count(s, seat) > 0
    if kind == GIVES_TILE:
        return OPEN in s.near[: s.regions * 4 * 4]
    if kind == GIVES_MOVE or kind == GIVES_QUIET_MOVE:
        d: i64 = 0
        while d < 4:
            if can_step(s, seat, seat, d, REWARD_MOVE) or witch_goal(s, seat, d, REWARD_MOVE) >= 0:
                return True
            d += 1
        return False
    return True


class AddTile(Ask):
    """The tile drawn, at any edge that can be explored; no figure moves (AH-157)."""

    def __init__(self) -> None:
        super().__init__((EDGE,), "no-edge-now", "AH-157")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        seen: set[int] = set()  # several edges may look at the same bare cell
        k: i64 = 0
        while k < s.regions * 4 * 4:
            if s.near[k] == OPEN:
                cell = int(cell_beyond(s, k >> 2, k & 3))
                if cell not in seen:
                    seen.add(cell)
                    moves.append(EDGES[k])
            k += 1
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        space = arg(move)
        direction = arg(move, 1)
        if space < SPACES and direction < 4 and s.near[space * 4 + direction] == OPEN:
            return Refusal("no-first-alike", (), "AH-157")
        return Refusal("no-edge-there", (), "AH-157")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.goal = cell_beyond(s, arg(move), arg(move, 1))
        s.push(fr.PLACE_TILE, seat, (-1, 0, 0))
        if s.version < TILE_SEEN:
            s.stack.append(fr.DRAW_TILE_FRAMES[seat])
