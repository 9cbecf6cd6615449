"""Control of regions, pledges, and the end of the game (AH-030 to AH-032, AH-153)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.ahoy.cards import CARD_SUIT, CARDS_COUNT
from quarterdeck.games.ahoy.components import (
    CUTTER,
    GUNSHIP,
    NONE,
    PATROLS,
    PLEDGED,
    STRONGHOLDS,
)
from quarterdeck.games.ahoy.effects import suit, union
from quarterdeck.games.ahoy.state import AhoyState


def squadron_control(s: AhoyState, region: i64) -> i64:
    """1 a Patrol, 2 a Stronghold, 2 the Flagship (AH-030)."""
    control: i64 = 2 if s.at[0] >> 2 == region else 0
    figure: i64 = PATROLS
    while figure < CUTTER:
        if s.at[figure] >> 2 == region:
            control += 1 if figure < STRONGHOLDS else 2
        figure += 1
    return control


def union_control(s: AhoyState, region: i64) -> i64:
    """1 a Comrade, 2 with the Cutter there, 1 a ship (AH-030, AH-139)."""
    control: i64 = s.comrades[region]
    if s.at[CUTTER] >> 2 == region:
        control += control + 1
    if s.at[GUNSHIP] >> 2 == region:
        control += 1
    if s.at[union(s)] >> 2 == region:
        control += 1
    return control


def controller(s: AhoyState, region: i64) -> i64:
    """The seat that controls a region, or NONE on a tie (AH-031)."""
    squadron = squadron_control(s, region)
    theirs = union_control(s, region)
    if squadron > theirs:
        return 0
    return union(s) if theirs > squadron else NONE


def pledged_fame(s: AhoyState, seat: i64, card: i64, pile: i64) -> i64:
    """1 Fame for each region of the card's own suit that the pledged faction controls (AH-153)."""
    who = 0 if s.pledges[seat] == pile else union(s)
    fame: i64 = 0
    region: i64 = 0
    while region < s.regions:
        if suit(s, region) == CARD_SUIT[card] and controller(s, region) == who:
            fame += 1
        region += 1
    return fame


def end_game(s: AhoyState, reason: i64) -> None:
    """Nothing is left on the stack; pledges and plans are shown, pledged cargo scores."""
    s.ended = reason
    s.shown_pledges[:] = s.pledges
    for plan in s.plans[union(s)]:
        s.shown_plans[plan] += 1
    if s.loud:
        s.tell("ended", int(reason))
        for seat, pile in enumerate(s.pledges):
            if pile != NONE:
                s.reveal("showed_pledges", seat, pile)
        for plan in s.plans[union(s)]:
            s.reveal("showed_plan", int(union(s)), plan)
    seat_: i64 = 0
    while seat_ < s.seats:
        if s.pledges[seat_] != NONE:
            score_pledges(s, seat_)
        seat_ += 1


def score_pledges(s: AhoyState, seat: i64) -> None:
    """All pledged cargo of a Smuggler."""
    card: i64 = 0
    while card < CARDS_COUNT:
        pile: i64 = s.where[card] - PLEDGED - seat * 2
        if pile == 0 or pile == 1:
            fame = pledged_fame(s, seat, card, pile)
            s.fame[seat] += fame
            if s.loud:
                faction = 0 if s.pledges[seat] == pile else 1
                s.tell("pledge_scored", int(seat), int(card), faction, int(fame))
        card += 1
