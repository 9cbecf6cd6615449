"""Sending ships to sea: launch, tuck into a slot, take a new ship."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import arg, verb_of
from quarterdeck.core.frame import Frame
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.step import Step
from quarterdeck.games.sail_away.components import (
    ABILITIES,
    BERTHS,
    CARGO,
    FROM_SMUGGLING,
    FULL,
    INCOMING,
    LARGE_COIN,
    LOWEST,
    NONE,
    POINTS,
    READY,
    RESOURCES,
)
from quarterdeck.games.sail_away.effects import dock_fees, earn, empty_holds
from quarterdeck.games.sail_away.frames import (
    ARM_FRAMES,
    INCOMING_SHIP_FRAMES,
    LAUNCH_FRAMES,
    REPLACE_FRAMES,
)
from quarterdeck.games.sail_away.info import OWN_ORDER
from quarterdeck.games.sail_away.state import SailAwayState
from quarterdeck.games.sail_away.verbs import (
    ARM,
    ARMS,
    LAUNCH,
    LAUNCH_OR_WAIT,
    LAUNCHES,
    TAKE,
    TAKES,
    WAIT_MOVE,
)
from quarterdeck.kit.bits import HOW_MANY
from quarterdeck.kit.choice import Choice


class LaunchShips(Step[SailAwayState]):
    """The active player launches all that is full, then the others clockwise (SA-30, SA-31).

    A smuggler's ship whose optional hold is empty may be launched or held back (SA-32). Of several
    ships their owner chooses which comes next; before OWN_ORDER the full ones went by themselves
    and each of the others was asked about. ``args[0]`` is the mask of berths held back here.
    """

    def enter(self, s: SailAwayState, f: Frame) -> bool:
        seat = f.seat
        held: i64 = f.args[0]
        while True:
            full, ready = launchable(s, seat, held)
            if full or ready:
                s.stack[-1] = LAUNCH_FRAMES[seat * 8 + held]
                if full and (s.version < OWN_ORDER or (HOW_MANY[full] == 1 and not ready)):
                    launch(s, seat, LOWEST[full])
                    return False
                return True
            held = 0
            seat += 1
            if seat == s.seats:
                seat = 0
            if seat == s.turn:
                s.stack.pop()
                return False

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        full, ready = launchable(s, seat, f.args[0])
        if s.version < OWN_ORDER:
            return LAUNCH_OR_WAIT[LOWEST[ready]]
        moves: list[int] = []
        berth: i64 = 0
        while berth < BERTHS:
            if (full | ready) >> berth & 1:
                moves.append(LAUNCHES[berth])
            berth += 1
        if full == 0:
            moves.append(WAIT_MOVE)
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if int(move) in self.legal(s, f, seat):
            return None
        if verb_of(move) == LAUNCH:
            return Refusal("no-not-that-ship", (), "SA-32")
        if move == WAIT_MOVE:
            return Refusal("no-full-ship-waits", (), "SA-32")
        return Refusal("no-launch-now", (), "SA-32")

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        if move == WAIT_MOVE:
            waiting = held_by_waiting(s, f)
            s.stack[-1] = LAUNCH_FRAMES[seat * 8 + (f.args[0] | waiting)]
            if s.loud:
                for berth in range(BERTHS):
                    if waiting >> berth & 1:
                        s.tell("waited", int(seat), s.ships[seat * BERTHS + berth], berth)
        else:
            launch(s, seat, arg(move))


def launchable(s: SailAwayState, seat: i64, held: i64) -> tuple[i64, i64]:
    """Masks of a seat's berths: ships that are full, and those that may go or wait (SA-32)."""
    full: i64 = 0
    ready: i64 = 0
    berth: i64 = 0
    while berth < BERTHS:
        mask: i64 = s.aboard[seat * BERTHS + berth]
        if mask:
            ship: i64 = s.ships[seat * BERTHS + berth]
            if mask == FULL[ship]:
                full |= 1 << berth
            elif mask == READY[ship] and not held >> berth & 1:
                ready |= 1 << berth
        berth += 1
    return full, ready


def held_by_waiting(s: SailAwayState, f: Frame) -> i64:
    """Mask of the berths one holds back by waiting now: all that may wait, or the one asked of."""
    _, ready = launchable(s, f.seat, f.args[0])
    return ready if s.version >= OWN_ORDER else ready & -ready


def launch(s: SailAwayState, seat: i64, berth: i64) -> None:
    """Crates home, the ship to sea; then a slot for it and a ship in its place (SA-30)."""
    at = seat * BERTHS + berth
    ship: i64 = s.ships[at]
    bonus = s.aboard[at] == FULL[ship] and FULL[ship] != READY[ship]
    s.ships[at] = NONE
    s.launched[ship] = seat
    s.launches[seat] += 1
    s.points[seat] += POINTS[ship]
    r: i64 = 0
    while r < RESOURCES:
        s.counts[seat * RESOURCES + r] += CARGO[ship * RESOURCES + r]
        r += 1
    if s.loud:
        s.tell("launched", int(seat), int(ship), POINTS[ship], s.launches[seat], int(berth))
    empty_holds(s, at)
    if bonus:
        earn(s, seat, LARGE_COIN, FROM_SMUGGLING)
    dock_fees(s)
    s.stack.append(REPLACE_FRAMES[at])
    if taken_slots(s, seat) != 31:  # a sixth ship takes no slot (SA-33)
        s.stack.append(ARM_FRAMES[seat * 36 + ship])


def taken_slots(s: SailAwayState, seat: i64) -> i64:
    """Mask of launch slots with a ship."""
    mask: i64 = 0
    k: i64 = 0
    while k < ABILITIES:
        if s.slots[seat * ABILITIES + k] != NONE:
            mask |= 1 << k
        k += 1
    return mask


class ArmSlot(Choice[SailAwayState]):
    """The launched ship is tucked into a free slot, which arms its ability (SA-30).

    ``args[0]`` is the ship.
    """

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        return ARMS[taken_slots(s, seat)]

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != ARM or arg(move) >= ABILITIES:
            return Refusal("no-arm-now", (), "SA-30")
        if s.slots[seat * ABILITIES + arg(move)] != NONE:
            return Refusal("no-slot-taken", (), "SA-30")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        s.stack.pop()
        s.slots[seat * ABILITIES + arg(move)] = f.args[0]
        if s.loud:
            s.tell("armed", int(seat), int(arg(move)), f.args[0])


class ReplaceShip(Choice[SailAwayState]):
    """One of the incoming ships takes the empty berth; the row is refilled at once (SA-30).

    ``args[0]`` is the berth. With the row empty no replacement is taken (SA-33).
    """

    def passed_over(self, s: SailAwayState, f: Frame) -> None:
        if s.loud:
            s.tell("no_ship_left", int(f.seat))

    def legal(self, s: SailAwayState, f: Frame, seat: i64) -> list[int]:
        moves: list[int] = []
        place: i64 = 0
        while place < INCOMING:
            if s.incoming[place] != NONE:
                moves.append(TAKES[place])
            place += 1
        return moves

    def check(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> Refusal | None:
        if verb_of(move) != TAKE:
            return Refusal("no-take-now", (), "SA-30")
        if arg(move) >= INCOMING or s.incoming[arg(move)] == NONE:
            return Refusal("no-such-ship", (), "SA-30")
        return None

    def apply(self, s: SailAwayState, f: Frame, seat: i64, move: i64) -> None:
        place = arg(move)
        ship = s.incoming[place]
        s.incoming[place] = NONE
        s.ships[seat * BERTHS + f.args[0]] = ship
        s.stack[-1] = INCOMING_SHIP_FRAMES[place]
        if s.loud:
            s.tell("took", int(seat), ship, int(place), f.args[0])
