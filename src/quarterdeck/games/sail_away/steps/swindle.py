"""Insurance Fraud and Unfair Trade: ships change hands."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away.components import (
    BERTHS,
    FRAUD_COINS,
    FROM_FRAUD,
    HOLDS,
    INSURANCE_FRAUD,
    NONE,
    UNFAIR_TRADE,
)
from quarterdeck.games.sail_away.effects import (
    earn,
    empty_holds,
)
from quarterdeck.games.sail_away.frames import (
    REPLACE_FRAMES,
)
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.steps.card import CardStep
from quarterdeck.games.sail_away.verbs import (
    SCUTTLE,
    SCUTTLES,
    TRADE,
    TRADES,
)
from quarterdeck.kit.bits import BIT, HOW_MANY


class ScuttleShip(CardStep):
    """Insurance Fraud: anybody's unlaunched ship, one's own too, is discarded (SA-54).

    Its owner takes 2 coins for each crate on it and a new ship from the incoming row.
    """

    def __init__(self) -> None:
        super().__init__(INSURANCE_FRAUD, SCUTTLE, "no-scuttle-now", "SA-54")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        at: i64 = 0
        while at < s.seats * BERTHS:
            if s.ships[at] != NONE:
                moves.append(SCUTTLES[at])
            at += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        owner = arg(move)
        berth = arg(move, 1)
        if owner >= s.seats or berth >= BERTHS or s.ships[owner * BERTHS + berth] == NONE:
            return self.refuse("no-such-ship")
        return None

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        owner = arg(move)
        berth = arg(move, 1)
        at = owner * BERTHS + berth
        ship: i64 = s.ships[at]
        crates: i64 = HOW_MANY[s.aboard[at]]
        if s.loud:
            s.tell("scuttled", int(seat), int(owner), int(ship), int(crates), int(berth))
        s.ships[at] = NONE
        s.discard |= BIT[ship]
        empty_holds(s, at)
        if crates:
            earn(s, owner, crates * FRAUD_COINS, FROM_FRAUD)
        s.stack.append(REPLACE_FRAMES[at])


class TradeShips(CardStep):
    """Unfair Trade: an own unlaunched ship against an opponent's, crates and all (SA-55)."""

    def __init__(self) -> None:
        super().__init__(UNFAIR_TRADE, TRADE, "no-trade-now", "SA-55")

    def effects(self, s: SailAwayState, seat: i64) -> list[int]:
        moves: list[int] = []
        mine: i64 = 0
        while mine < BERTHS:
            if s.ships[seat * BERTHS + mine] != NONE:
                at: i64 = 0
                while at < s.seats * BERTHS:
                    if s.ships[at] != NONE and at // BERTHS != seat:
                        moves.append(TRADES[mine * 12 + at])
                    at += 1
            mine += 1
        return moves

    def cannot(self, s: SailAwayState, seat: i64, move: i64) -> Refusal | None:
        mine = arg(move)
        other = arg(move, 1)
        theirs = arg(move, 2)
        if mine >= BERTHS or other >= s.seats or theirs >= BERTHS:
            return self.refuse("no-such-ship")
        if other == seat:
            return self.refuse("no-another-player")
        if s.ships[seat * BERTHS + mine] == NONE or s.ships[other * BERTHS + theirs] == NONE:
            return self.refuse("no-such-ship")
        return None

    def do(self, s: SailAwayState, seat: i64, move: i64) -> None:
        other = arg(move, 1)
        here = seat * BERTHS + arg(move)
        there = other * BERTHS + arg(move, 2)
        ship = s.ships[here]
        s.ships[here] = s.ships[there]
        s.ships[there] = ship
        mask = s.aboard[here]
        s.aboard[here] = s.aboard[there]
        s.aboard[there] = mask
        k: i64 = 0
        while k < HOLDS:
            crate = s.holds[here * HOLDS + k]
            s.holds[here * HOLDS + k] = s.holds[there * HOLDS + k]
            s.holds[there * HOLDS + k] = crate
            k += 1
        if s.loud:
            s.tell(
                "traded",
                int(seat),
                int(other),
                s.ships[there],
                s.ships[here],
                int(arg(move)),
                int(arg(move, 2)),
            )
