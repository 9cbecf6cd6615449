"""How an event goes on: what has been becomes points, and points the next round's tables."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.core.info import BadSetup
from quarterdeck.server.events import pairing, scoring
from quarterdeck.server.events.rows import ARENA, DUPLICATE, ROBIN, Event, HeatSeat, Person, Whole
from quarterdeck.server.people.outcome import sides_of

SEEN_S = 20  # who has not been at an arena's page for so long is not waiting
PATIENCE_S = 15  # before an arena makes do with smaller tables


def allowed_sizes(game: Game[Any], event: Event) -> frozenset[int]:
    """The sizes of table that go with its options."""
    if event.system == DUPLICATE:
        return frozenset({event.size})
    return frozenset(n for n in range(2, event.size + 1) if _goes(game, n, event.options))


def _goes(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    if not game.info.min_seats <= seats <= game.info.max_seats:
        return False
    if any(
        seats < o.seats and options.get(o.name, o.default) != o.default for o in game.info.options
    ):
        return False  # it would be another game there
    try:
        game.new(seats, options)
    except BadSetup:
        return False
    return True


def planned_rounds(event: Event, people: int) -> int:
    """How many there are to be; of an arena that cannot be said."""
    if event.rounds or event.system == ARENA:
        return event.rounds
    if event.system == ROBIN:
        return pairing.robin_rounds(people, event.size)
    return usual_rounds(people, event.size)


def usual_rounds(people: int, size: int) -> int:
    """Of a Swiss system: until one alone can have won everything."""
    rounds, left = 0, max(2, people)
    while left > 1:
        left = -(-left // size)
        rounds += 1
    return max(3, rounds)


# ---------------------------------------------------------------- what has been


def points_of(whole: Whole, until: int = 0) -> list[scoring.Done]:
    """What everybody has of each round. With the same draws at every table a round counts when all
    of its tables are over: till then nobody is told anything of another's."""
    event = whole.event
    done: list[scoring.Done] = []
    for round in whole.rounds:
        if event.system == DUPLICATE and not round.ended:
            continue
        done += _round(whole, round.round)
    for person in whole.people:
        done += [scoring.Done(person.guest, scoring.LATE, played=False)] * person.missed
    return done


def heat_points(whole: Whole, round: int) -> dict[int, list[int]]:
    """By table that is over, what each seat has of it."""
    tables = {heat.no: _seats(whole, round, heat.no) for heat in whole.heat(round) if heat.ended}
    places = {no: [scoring.Place(s.place, s.score) for s in seats] for no, seats in tables.items()}
    if whole.event.system == DUPLICATE and places:
        sides = sides_of(whole.event.size, whole.event.options)
        found = scoring.same_draws_points(list(places.values()), sides)
        return dict(zip(places, found, strict=True))
    return {
        no: scoring.place_points(each, sides_of(len(each), whole.event.options))
        for no, each in places.items()
    }


def _round(whole: Whole, round: int) -> list[scoring.Done]:
    out: list[scoring.Done] = []
    for no, points in heat_points(whole, round).items():
        seats = _seats(whole, round, no)
        people = [seat.guest for seat in seats if seat.guest]
        for seat, mine in zip(seats, points, strict=True):
            if seat.guest:
                met = tuple(other for other in people if other != seat.guest)
                got = mine if seat.came else 0  # a bot has played it throughout
                out.append(scoring.Done(seat.guest, got, seat.won and seat.came, met))
    for seat in _seats(whole, round, 0):
        out.append(scoring.Done(seat.guest, scoring.BYE, played=False))
    return out


def _seats(whole: Whole, round: int, no: int) -> list[HeatSeat]:
    return [seat for seat in whole.seats if seat.round == round and seat.no == no]


def ranking(whole: Whole) -> list[scoring.Row]:
    """The standings."""
    people = [person.guest for person in whole.people]
    return scoring.standings(people, points_of(whole), whole.event.system == ARENA)


# ---------------------------------------------------------------- what comes next


def entrants(whole: Whole, people: Sequence[Person]) -> list[pairing.Entrant]:
    """Those who are to be paired, with all that matters for it."""
    points = {row.who: row.points for row in ranking(whole)}
    met: dict[str, Counter[str]] = {person.guest: Counter() for person in people}
    sat: dict[str, Counter[str]] = {person.guest: Counter() for person in people}
    byes: Counter[str] = Counter()
    tables: dict[tuple[int, int], list[HeatSeat]] = {}
    for seat in whole.seats:
        if seat.no == 0:
            byes[seat.guest] += 1
        elif seat.guest:
            tables.setdefault((seat.round, seat.no), []).append(seat)
    for seats in tables.values():
        for seat in seats:
            if seat.guest in met:
                met[seat.guest].update(s.guest for s in seats if s is not seat)
                sat[seat.guest][seat.role] += 1
    return [
        pairing.Entrant(p.guest, points[p.guest], p.seed, byes[p.guest], met[p.guest], sat[p.guest])
        for p in people
    ]


def role_at(game: Game[Any], seats: int, seat: int) -> str:
    """What is taken in turns: a role, or where all are alike the seat's number."""
    return game.info.role(seats, seat) or str(seat)


class Draw:
    """Tables that are to begin: by seat, who sits there ("" is a bot), and who sits out."""

    def __init__(self, tables: list[list[str]], byes: list[str]) -> None:
        self.tables = tables
        self.byes = byes


def draw(whole: Whole, game: Game[Any]) -> Draw:
    """The next round; an arena's tables are for those who wait."""
    event = whole.event
    luck = Random(secrets.randbits(64))
    people = entrants(whole, whole.active)
    known = {one.who: one for one in people}
    allowed = allowed_sizes(game, event)
    if event.system == DUPLICATE:
        # Nobody sits out: where somebody is missing, bots play.
        tables = max(1, -(-len(people) // event.size))
        sizes = frozenset(len(people) // tables + n for n in (0, 1))
        found = pairing.swiss(people, max(sizes), sizes, luck)
    elif event.system == ROBIN:
        found = pairing.robin(people, event.size, allowed, luck)
    else:
        found = pairing.swiss(people, event.size, allowed, luck)
    return Draw(
        [_seated(game, event, [known[who] for who in t], luck) for t in found.tables], found.byes
    )


def draw_arena(whole: Whole, game: Game[Any], now: int) -> Draw:
    """Tables for those who wait, if there are enough of them."""
    event = whole.event
    running = {(heat.round, heat.no) for heat in whole.heats if not heat.ended}
    busy = {seat.guest for seat in whole.seats if (seat.round, seat.no) in running}
    waiting = [p for p in whole.active if p.guest not in busy and p.seen >= now - SEEN_S]
    began = max((round.began for round in whole.rounds), default=0)
    ended = max((heat.ended for heat in whole.heats), default=0)
    allowed = allowed_sizes(game, event)
    if now < max(began, ended) + PATIENCE_S:
        allowed = frozenset({event.size})
    luck = Random(secrets.randbits(64))
    people = entrants(whole, waiting)
    known = {one.who: one for one in people}
    found = pairing.arena(people, event.size, allowed, luck)
    return Draw([_seated(game, event, [known[who] for who in t], luck) for t in found.tables], [])


def _seated(game: Game[Any], event: Event, group: list[pairing.Entrant], luck: Random) -> list[str]:
    size = event.size if event.system == DUPLICATE else len(group)
    roles = [role_at(game, size, seat) for seat in range(size)]
    if size == len(group):
        return pairing.seated(group, roles, luck)
    bots = set(luck.sample(range(size), size - len(group)))
    mine = [seat for seat in range(size) if seat not in bots]
    found = pairing.seated(group, [roles[seat] for seat in mine], luck)
    out = [""] * size
    for seat, who in zip(mine, found, strict=True):
        out[seat] = who
    return out
