"""An event as a page shows it: standings, tables, one's own way through it."""

from __future__ import annotations

from quarterdeck import registry
from quarterdeck.server.events import course
from quarterdeck.server.events.rows import DUPLICATE, HeatRow, HeatSeat, Whole
from quarterdeck.server.events.scoring import BYE
from quarterdeck.server.protocol.events import EventHeat, EventPage, EventRow, EventSeat

HALF = 2  # points are counted in halves


class Teller:
    """Of one event, for one reader."""

    def __init__(self, whole: Whole, guest: str) -> None:
        self.whole = whole
        self.guest = guest
        self.people = {one.guest: one for one in whole.people}
        self.roles = bool(registry.game(whole.event.game).info.roles)
        self._points: dict[int, dict[int, list[int]]] = {}

    def is_veiled(self, round: int) -> bool:
        """Whether nothing of a round's tables is told yet."""
        if self.whole.event.system != DUPLICATE:
            return False
        one = self.whole.round_of(round)
        return one is not None and not one.ended

    def standings(self) -> list[EventRow]:
        """Everybody."""
        out = []
        for row in course.ranking(self.whole):
            one = self.people[row.who]
            out.append(
                EventRow(
                    row.place,
                    one.public,
                    one.name,
                    one.avatar,
                    row.points / HALF,
                    round(row.strength / HALF, 1),
                    row.won,
                    row.games,
                    one.out,
                    row.who == self.guest,
                )
            )
        return out

    def heats(self, round: int) -> list[EventHeat]:
        """The tables of a round, and who sits out."""
        out = [self.heat(heat) for heat in self.whole.heat(round)]
        byes = [seat for seat in self.whole.seats if seat.round == round and seat.no == 0]
        return out + [self.bye(seat) for seat in byes]

    def heat(self, heat: HeatRow) -> EventHeat:
        """One of them."""
        veiled = self.is_veiled(heat.round)
        seats = [s for s in self.whole.seats if (s.round, s.no) == (heat.round, heat.no)]
        mine = any(seat.guest == self.guest for seat in seats)
        points = [] if veiled or not heat.ended else self._of(heat.round)[heat.no]
        told = [self._seat(seat, points[seat.seat] if points else 0, veiled) for seat in seats]
        code = heat.code if mine or not veiled else ""
        return EventHeat(heat.round, heat.no, code, heat.ended > 0, told)

    def bye(self, seat: HeatSeat) -> EventHeat:
        """Somebody sits out."""
        return EventHeat(seat.round, 0, "", True, [self._seat(seat, BYE, False)])

    def history(self) -> list[EventHeat]:
        """The reader's own way."""
        mine = [seat for seat in self.whole.seats if seat.guest == self.guest]
        heats = {(heat.round, heat.no): heat for heat in self.whole.heats}
        out = [
            self.heat(heats[seat.round, seat.no]) if seat.no else self.bye(seat) for seat in mine
        ]
        return sorted(out, key=lambda one: one.round)

    def _seat(self, seat: HeatSeat, points: int, veiled: bool) -> EventSeat:
        one = self.people.get(seat.guest)
        return EventSeat(
            one.name if one is not None else "",
            seat.guest == self.guest,
            seat.role if self.roles else "",
            0 if veiled else seat.place,
            0 if veiled else seat.score,
            (points if seat.came or seat.no == 0 else 0) / HALF,
            seat.came,
        )

    def _of(self, round: int) -> dict[int, list[int]]:
        if round not in self._points:
            self._points[round] = course.heat_points(self.whole, round)
        return self._points[round]


def told(whole: Whole, guest: str, round: int, now: int) -> EventPage:
    """All of it for one reader, with the tables of one round: the last, or the one asked for."""
    event, teller = whole.event, Teller(whole, guest)
    me = teller.people.get(guest)
    shown = round if 0 < round <= event.round else event.round
    history = teller.history()
    return EventPage(
        event.id,
        event.name,
        event.game,
        event.options,
        event.system,  # type: ignore[arg-type]
        event.size,
        event.status,  # type: ignore[arg-type]
        event.round,
        course.planned_rounds(event, len(whole.active)),
        event.pace,
        event.rated,
        event.listed,
        event.level,
        event.wait,
        event.minutes,
        now,
        event.at,
        me is not None and not me.out,
        me is not None and me.out,
        bool(guest) and event.host == guest,
        next((heat.code for heat in history if not heat.over), ""),
        teller.standings(),
        shown,
        teller.heats(shown),
        history,
    )
