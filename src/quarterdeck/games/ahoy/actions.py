"""What a die on a slot sets off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.ahoy import boards as bo
from quarterdeck.games.ahoy import components as co
from quarterdeck.games.ahoy import frames as fr
from quarterdeck.games.ahoy.cards import GUNNERS_MATE
from quarterdeck.games.ahoy.effects import drive_off, has_crew, land, make_ready
from quarterdeck.games.ahoy.state import AhoyState
from quarterdeck.games.ahoy.voyage import start_trip

ALL: Final = 99  # as much as there is


def do_action(s: AhoyState, seat: i64, action: i64, value: i64) -> None:
    """The action of a die of this value (AH-100 to AH-103 and the boards)."""
    if action == bo.DO_SAIL:
        start_trip(s, seat, seat, 2, co.SAIL)
    elif action == bo.DO_TAILWIND:
        s.push(fr.FLY, seat, (int(seat), co.TAILWIND, int(value)))
    elif action == bo.DO_CANNONS:
        loaded(s, seat)
    elif action == bo.DO_REPAIR:
        s.push(fr.REPAIR, seat, (2, 0))
    elif action == bo.DO_FULL_SAIL:
        start_trip(s, seat, seat, value, co.FULL_SAIL)  # AH-154
    elif action == bo.DO_ORDER:
        s.push(fr.ORDER_PATROLS, seat, (0, 4))  # AH-117
    elif action == bo.DO_DEPLOY:
        s.stack.append(fr.DEPLOY_FRAME)
    elif action == bo.DO_INSPIRE:
        s.push(fr.INSPIRE, seat, (0, 4))
    elif action == bo.DO_NEGOTIATE:
        if s.at[seat] & 3 == 3:  # at an Island (AH-155)
            s.push(fr.RECRUIT_FREE, seat, (2, 0))
    elif action == bo.DO_SAILOR:
        start_trip(s, seat, seat, 3, co.SAILOR)  # AH-218
    elif action == bo.DO_TRAWLER:
        start_trip(s, seat, seat, 2, co.TRAWLER)
    elif action == bo.DO_SHIPWRIGHT:
        s.push(fr.REPAIR, seat, (ALL, 0))
    elif action == bo.DO_COMRADE:
        s.stack.append(fr.CONVINCE_FRAMES[seat])
    elif action == bo.DO_OFFICIAL:
        s.push(fr.COMMAND_PATROLS, seat, (0, 2))
    elif action == bo.DO_CUTTER:
        s.push(fr.SHIP_MOVE, seat, (co.CUTTER, int(value)))
    elif action == bo.DO_GUNSHIP:
        s.push(fr.SHIP_MOVE, seat, (co.GUNSHIP, int(value)))
    else:
        ashore(s, seat, action)


def ashore(s: AhoyState, seat: i64, action: i64) -> None:
    """Bombard, Assemble and Rally ask nothing (AH-116, AH-132)."""
    region = s.at[seat] >> 2
    if action == bo.DO_BOMBARD:
        drive_off(s, seat, ALL, region)
    elif action == bo.DO_ASSEMBLE:
        land(s, 4, region)
    elif s.at[seat] & 3 == 3:
        make_ready(s, 4)


def loaded(s: AhoyState, seat: i64) -> None:
    """A die came to the Cannons, by a Harbor too (AH-102, AH-211)."""
    if has_crew(s, seat, GUNNERS_MATE):
        s.stack.append(fr.GUNNERS_MATE_FRAMES[seat])
