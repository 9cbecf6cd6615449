"""Before the game, on a draft of the table: seats are taken, swapped, drawn for, added."""

from __future__ import annotations

import secrets

from quarterdeck.core.dice import Dice
from quarterdeck.core.info import GameInfo
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.names import bot_name
from quarterdeck.server.session.colours import good_colour, of_people
from quarterdeck.server.storage.schema import Sitting, TableRow

NO_WISH = -1


def move(row: TableRow, info: GameInfo, mine: int, wish: protocol.Move) -> None:
    """A person's wish for another seat or colour, and the answer to somebody else's."""
    seats = row.seats
    if mine < 0:
        raise Trouble(403, "no-seat-yours")
    if wish.how == "draw":
        _forget(row, mine)
        seats[mine].drawn = True
        return
    if wish.how == "paint":
        seats[mine].colour = good_colour(info, of_people(seats, mine), wish.colour)
        return
    if not 0 <= wish.seat < len(seats):
        raise Trouble(404, "no-such-seat")
    there = seats[wish.seat]
    if wish.how == "drop":
        if wish.seat == mine:
            _forget(row, mine)
        elif there.wants == mine:
            there.wants = NO_WISH
    elif wish.seat == mine:
        _forget(row, mine)  # where one sits already is as good
    elif wish.how == "take":
        if there.kind == "person":
            raise Trouble(409, "no-seat-taken")
        swap(row, mine, wish.seat)
    elif there.kind != "person":
        raise Trouble(409, "no-seat-empty" if wish.how == "ask" else "no-swap-gone")
    elif there.wants == mine:
        swap(row, mine, wish.seat)
    elif wish.how == "agree":
        raise Trouble(409, "no-swap-gone")
    else:
        seats[mine].wants, seats[mine].drawn = wish.seat, False


def swap(row: TableRow, one: int, other: int) -> None:
    """Two seats change places; whoever wished for one of them looks again."""
    order = list(range(len(row.seats)))
    order[one], order[other] = other, one
    _put(row, order)
    for seat in (one, other):
        _forget(row, seat)


def leave(row: TableRow, seat: int) -> list[str]:
    """Whoever sits there does not any more; the browsers that held it."""
    _forget(row, seat)
    gone = row.seats[seat].guests
    row.seats[seat] = Sitting("open")
    if row.host == seat:
        row.host = next((n for n, s in enumerate(row.seats) if s.kind == "person"), -1)
    return gone


def resize(row: TableRow, count: int, roles: tuple[tuple[str, ...], ...], least: int) -> None:
    """So many seats. People stay who they are if there is such a seat, and keep one in any case;
    what has to go is an open seat or a bot."""
    people = sum(1 for s in row.seats if s.kind == "person")
    if people > count:
        raise Trouble(409, "no-seats-people", count, people)
    if count == len(row.seats):
        return
    before, after = (
        list(roles[n - least]) if roles else [str(k) for k in range(n)]
        for n in (len(row.seats), count)
    )
    # People first: each to the first free seat of the own role, and then wherever is room.
    rank = {"person": 0, "bot": 1, "open": 2}
    waiting = sorted(range(len(before)), key=lambda n: rank[row.seats[n].kind])
    order = [-1] * count
    for is_picky in (True, False):
        for n in waiting[:]:
            free = [k for k in range(count) if order[k] < 0]
            fit = [k for k in free if not is_picky or after[k] == before[n]]
            if fit:
                order[fit[0]] = n
                waiting.remove(n)
    _put(row, order)
    for seat in range(count):
        _forget(row, seat)


def fill(row: TableRow, level: str) -> None:
    """Bots sit down where nobody does."""
    for n, seat in enumerate(row.seats):
        if seat.kind == "open":
            row.seats[n] = Sitting("bot", bot_name([s.name for s in row.seats]), level)


def draw(row: TableRow) -> None:
    """Who wants to be surprised draws among the seats that no other person chose."""
    seats = row.seats
    order = list(range(len(seats)))
    if any(s.drawn for s in seats):
        pool = [n for n in order if seats[n].kind != "person" or seats[n].drawn]
        dice = Dice(secrets.randbits(60))
        mixed = pool[:]
        for k in range(len(mixed) - 1, 0, -1):
            other = int(dice.below(k + 1))
            mixed[k], mixed[other] = mixed[other], mixed[k]
        for to, of in zip(pool, mixed, strict=True):
            order[to] = of
    _put(row, order)
    for seat in row.seats:
        seat.wants, seat.drawn = NO_WISH, False


def _put(row: TableRow, order: list[int]) -> None:
    """Each seat gets who sat on that seat before; -1: nobody."""
    row.seats = [row.seats[n] if n >= 0 else Sitting("open") for n in order]
    row.host = order.index(row.host) if row.host in order and row.host >= 0 else -1


def _forget(row: TableRow, seat: int) -> None:
    """No wish of a seat's or for it."""
    row.seats[seat].wants, row.seats[seat].drawn = NO_WISH, False
    for other in row.seats:
        if other.wants == seat:
            other.wants = NO_WISH
