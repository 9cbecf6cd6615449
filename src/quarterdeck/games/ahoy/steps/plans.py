"""The Union's plans played as an action (AH-134, AH-135, AH-230 to AH-236)."""

from __future__ import annotations

from mypy_extensions import i64

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
from quarterdeck.games.ahoy.effects import drive_off, is_dominated, remove_figure, suit
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
    STRIKE,
    STRIKES,
)


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
        region = move >> 6
        drive_off(s, seat, 2, region)
        s.at[f.args[0]] = region * 4 + ISLAND_QUARTER  # placed: no battle (AH-044)
        if s.loud:
            s.tell("launched", int(seat), f.args[0], int(region), int(suit(s, region)))


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
            key = "no-isle-chosen" if move & 63 == ISLE else "no-market-suit"
            return Refusal(key, (), "AH-233")
        if move & 63 != ISLE:
            return Refusal("no-isle-first", (), "AH-233")
        region = move >> 6
        if region < s.regions and s.comrades[region] > 0:
            return Refusal("no-stronghold-bars", (), "AH-115")
        return Refusal("no-comrade-there", (), "AH-233")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        if move & 63 == ISLE:
            s.stack.pop()
            s.push(fr.ENLIST, seat, (int(move >> 6),))
        elif move == PASS_MOVE:
            s.stack.pop()
            place: i64 = MARKET - 1
            while place >= 0:
                if s.market[place] == NONE:
                    refill(s, place)
                place -= 1
        else:
            recruit_free(s, seat, move >> 6)


class Evacuate(Ask):
    """All Comrades of one Island to others, one by one (AH-234).

    Args (from, left, lowest): the next one may not go to a region below ``lowest``, so that every
    way to split them is chosen in one order only.
    """

    def __init__(self) -> None:
        super().__init__((ISLE,), "no-isle-now", "AH-234")

    def legal(self, s: AhoyState, f: Frame, seat: i64) -> list[int]:
        start = f.args[0]
        if start == NONE:
            return [ISLES[region] for region in range(s.regions) if s.comrades[region] > 0]
        return [ISLES[region] for region in range(f.args[2], s.regions) if region != start]

    def why(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> Refusal:
        region = move >> 6
        if region >= s.regions:
            return Refusal("no-such-island", (), "AH-234")
        if f.args[0] == NONE:
            return Refusal("no-comrade-there", (), "AH-234")
        if region == f.args[0]:
            return Refusal("no-none-kept-back", (), "AH-234")
        return Refusal("no-islands-in-order", (), "AH-234")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        region = move >> 6
        start: i64 = f.args[0]
        if start == NONE:
            s.push(fr.EVACUATE, seat, (int(region), s.comrades[region], 0))
            return
        s.comrades[start] -= 1
        s.comrades[region] += 1
        if s.loud:
            suits = (int(suit(s, start)), int(suit(s, region)))
            s.tell("shifted", int(seat), 1, int(start), int(region), *suits)
        if f.args[1] > 1:
            s.push(fr.EVACUATE, seat, (f.args[0], f.args[1] - 1, int(region)))


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
        verb = move & 63
        if f.args[0] == NONE:
            if verb != ISLE:
                return Refusal("no-isle-first", (), "AH-236")
            region = move >> 6
            if region < s.regions and s.comrades[region] > 0:
                return Refusal("no-patrol-there", (), "AH-236")
            return Refusal("no-comrade-there", (), "AH-236")
        if verb == ISLE:
            return Refusal("no-isle-chosen", (), "AH-236")
        figure = move >> 6
        if PATROLS <= figure < STRONGHOLDS and s.at[figure] >> 2 == f.args[0]:
            return Refusal("no-first-alike", (), "AH-236")
        return Refusal("no-patrol-there", (), "AH-236")

    def apply(self, s: AhoyState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        if move == PASS_MOVE:
            return
        if move & 63 == ISLE:
            s.push(fr.SNEAK, seat, (int(move >> 6), 2))
            return
        figure = move >> 6
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
