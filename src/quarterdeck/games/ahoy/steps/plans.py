"""The Union's plans played as an action (AH-134, AH-135, AH-230 to AH-236)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, pack, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import CARD_SUIT
from quarterdeck.games.ahoy.components import (
    MARKET,
    NONE,
    PATROLS,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import drive_off, is_dominated, remove_figure, shift, suit
from quarterdeck.games.ahoy.market import is_barred, recruit_free, refill
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.steps.ask import Ask
from quarterdeck.games.ahoy.tiles import ISLAND_QUARTER
from quarterdeck.games.ahoy.verbs import (
    ISLE,
    ISLES,
    PASS,
    PASS_MOVE,
    RECRUIT,
    RECRUITS,
    SHIFT,
    STRIKE,
    STRIKES,
)
from quarterdeck.kit.bits import BIT


class PlayShip(Ask):
    """Two Comrades of an Island make room for the Cutter or the Gunship (AH-135)."""

    def __init__(self) -> None:
        super().__init__((ISLE,), "no-isle-now", "AH-135")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        return [ISLES[region] for region in range(s.regions) if s.comrades[region] >= 2]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        return Refusal("no-two-comrades", (), "AH-135")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        region = arg(move)
        drive_off(s, seat, 2, region)
        s.at[f.args[0]] = region * 4 + ISLAND_QUARTER  # placed: no battle (AH-044)
        if s.loud:
            s.tell("launched", int(seat), f.args[0], int(region), s.tiles[region])


class Enlist(Ask):
    """Crew of one Island's suit for nothing; the Market is refilled when done (AH-233)."""

    def __init__(self) -> None:
        super().__init__((ISLE, RECRUIT, PASS), "no-enlist-now", "AH-233")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        region: i64 = f.args[0]
        if region == NONE:
            if is_barred(s, seat):
                return moves
            region = 0
            while region < s.regions:
                if s.comrades[region] > 0 and not is_dominated(s, region * 4 + ISLAND_QUARTER):
                    moves.append(ISLES[region])
                region += 1
            return moves
        here = suit(s, region)
        for card in s.market:
            if card != NONE and CARD_SUIT[card] == here:
                moves.append(RECRUITS[card])
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        if f.args[0] != NONE:
            key = "no-isle-chosen" if verb_of(move) == ISLE else "no-market-suit"
            return Refusal(key, (), "AH-233")
        if verb_of(move) != ISLE:
            return Refusal("no-isle-first", (), "AH-233")
        region = arg(move)
        if region < s.regions and s.comrades[region] > 0:
            return Refusal("no-stronghold-bars", (), "AH-115")
        return Refusal("no-comrade-there", (), "AH-233")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        if verb_of(move) == ISLE:
            s.stack.pop()
            s.push(fr.ENLIST, seat, (int(arg(move)),))
        elif move == PASS_MOVE:
            s.stack.pop()
            place: i64 = MARKET - 1
            while place >= 0:
                if s.market[place] == NONE:
                    refill(s, place)
                place -= 1
        else:
            recruit_free(s, seat, arg(move))


class Evacuate(Ask):
    """All Comrades of one Island to others, so many to each, in any order (AH-234).

    Args (from, left, mask of the regions that have got theirs).
    """

    def __init__(self) -> None:
        super().__init__((ISLE, SHIFT), "no-isle-now", "AH-234")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        start: i64 = f.args[0]
        if start == NONE:
            return [ISLES[region] for region in range(s.regions) if s.comrades[region] > 0]
        done: i64 = f.args[2] | BIT[start]
        open_regions: list[int] = []
        region: i64 = 0
        while region < s.regions:
            if not done & BIT[region]:
                open_regions.append(int(region))
            region += 1
        left: i64 = f.args[1]
        fewest: i64 = left if len(open_regions) == 1 else 1  # nobody is kept back
        moves: list[int] = []
        for target in open_regions:
            count: i64 = left
            while count >= fewest:
                moves.append(int(pack(SHIFT, start, target, count)))
                count -= 1
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        start = f.args[0]
        if verb_of(move) == ISLE:
            if start != NONE:
                return Refusal("no-isle-chosen", (), "AH-234")
            region = arg(move)
            key = "no-comrade-there" if region < s.regions else "no-such-island"
            return Refusal(key, (), "AH-234")
        if start == NONE:
            return Refusal("no-isle-first", (), "AH-234")
        source = arg(move)
        target = arg(move, 1)
        if source != start:
            return Refusal("no-isle-chosen", (), "AH-234")
        if target >= s.regions:
            return Refusal("no-such-island", (), "AH-234")
        if target == start:
            return Refusal("no-none-kept-back", (), "AH-234")
        if f.args[2] & BIT[target]:
            return Refusal("no-island-done", (), "AH-234")
        return Refusal("no-so-many", (f.args[1],), "AH-234")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if verb_of(move) == ISLE:
            region = arg(move)
            s.push(fr.EVACUATE, seat, (int(region), s.comrades[region], 0))
            return
        target = arg(move, 1)
        count = arg(move, 2)
        shift(s, seat, f.args[0], target, count)
        if f.args[1] > count:
            done = f.args[2] | BIT[target]
            s.push(fr.EVACUATE, seat, (f.args[0], int(f.args[1] - count), int(done)))


class Sneak(Ask):
    """Up to two Patrols off one region whose Island has Comrades (AH-236)."""

    def __init__(self) -> None:
        super().__init__((ISLE, STRIKE, PASS), "no-sneak-now", "AH-236")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        if f.args[0] == NONE:
            region: i64 = 0
            while region < s.regions:
                if s.comrades[region] > 0 and patrols_of(s, region):
                    moves.append(ISLES[region])
                region += 1
            return moves
        if f.args[1] > 0:
            moves = [STRIKES[figure] for figure in patrols_of(s, f.args[0])]
        moves.append(PASS_MOVE)
        return moves

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if f.args[0] == NONE:
            if verb != ISLE:
                return Refusal("no-isle-first", (), "AH-236")
            region = arg(move)
            if region < s.regions and s.comrades[region] > 0:
                return Refusal("no-patrol-there", (), "AH-236")
            return Refusal("no-comrade-there", (), "AH-236")
        if verb == ISLE:
            return Refusal("no-isle-chosen", (), "AH-236")
        figure = arg(move)
        if PATROLS <= figure < STRONGHOLDS and s.at[figure] >> 2 == f.args[0]:
            return Refusal("no-first-alike", (), "AH-236")
        return Refusal("no-patrol-there", (), "AH-236")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        if verb_of(move) == ISLE:
            s.push(fr.SNEAK, seat, (int(arg(move)), 2))
            return
        figure = arg(move)
        if s.loud:
            s.tell("struck", int(seat), int(figure), s.at[figure])
        remove_figure(s, figure)
        s.push(fr.SNEAK, seat, (f.args[0], f.args[1] - 1))


def patrols_of(s: AhoyState, region: i64) -> list[int]:
    """The Patrols in a region, of those in one space the first."""
    out: list[int] = []
    seen: list[int] = []
    figure: i64 = PATROLS
    while figure < STRONGHOLDS:
        space = s.at[figure]
        if space >> 2 == region and space not in seen:
            seen.append(space)
            out.append(int(figure))
        figure += 1
    return out
