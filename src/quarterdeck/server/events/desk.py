"""What people ask of events: make one, join, leave, look how it stands."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from quarterdeck import registry
from quarterdeck.core.game import Game
from quarterdeck.server.errors import Trouble
from quarterdeck.server.events import course, rows
from quarterdeck.server.events.organiser import Organiser
from quarterdeck.server.events.rows import ARENA, OFF, OPEN, OVER, RUNNING, Event, Whole
from quarterdeck.server.events.told import told
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.wishes import good_level, good_options
from quarterdeck.server.people.names import clean_name
from quarterdeck.server.protocol.events import EventCard, EventPage, NewEvent
from quarterdeck.server.session.load import game_of
from quarterdeck.server.session.pace import good_pace, races
from quarterdeck.server.storage.queries import save_guest

MOST_PEOPLE = 200
MOST_ROUNDS = 50
MINUTES = (5, 24 * 60)
LONGEST_WAIT = 3600
PAUSES = (0, 24 * 3600)
FARTHEST_S = 60 * 86_400  # in which it starts
ID_BYTES = 8
FRESH_S = 0.7  # for so long one reading of the disk serves everybody
SEEN_S = 5  # being here is written down at most so often
MOST_KEPT = 200  # events that were read a moment ago
RACE_LIMIT = "5"  # minutes: a race that nobody ends would hold up everybody


class Desk:
    """Of one server."""

    def __init__(self, lobby: Lobby, organiser: Organiser) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.organiser = organiser
        self._kept: dict[str, tuple[float, asyncio.Task[Whole | None]]] = {}
        self._seen: dict[tuple[str, str], int] = {}

    # ------------------------------------------------------------ looking

    async def listed(self, guest: str) -> list[EventCard]:
        """What the home page shows."""
        found = await self.store.run(rows.listed(guest, _now()))
        found = [one for one in found if one.event.game in registry.GAMES]
        cards = [_card(one, guest) for one in found]
        return sorted(cards, key=lambda c: (not c.code, c.status == OVER, not c.mine))

    async def page(self, id: str, guest: str, round: int = 0) -> EventPage:
        """An event as a guest may know it; whoever takes part is here now."""
        whole = await self._whole(id)
        me = next((one for one in whole.people if one.guest == guest), None)
        if me is not None and not me.out and whole.event.status in (OPEN, RUNNING):
            await self._note_seen(id, guest)
        return told(whole, guest, round, _now())

    async def _note_seen(self, id: str, guest: str) -> None:
        now = _now()
        if self._seen.get((id, guest), 0) + SEEN_S <= now:
            self._seen[id, guest] = now
            if len(self._seen) > MOST_KEPT * 100:
                self._seen.clear()
            await self.store.run(rows.set_person(id, guest, seen=now))

    async def _whole(self, id: str, is_fresh: bool = False) -> Whole:
        since, task = self._kept.get(id, (0.0, None))
        if task is None or is_fresh or time.monotonic() > since + FRESH_S:
            task = asyncio.create_task(self.store.run(rows.load(id)))
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[id] = (time.monotonic(), task)
        try:
            whole = await asyncio.shield(task)
        except Exception:
            self._kept.pop(id, None)
            raise
        if whole is None or whole.event.game not in registry.GAMES:
            self._kept.pop(id, None)
            raise Trouble(404, "no-such-event")
        return whole

    # ------------------------------------------------------------ doing

    async def make(self, guest: str, wish: NewEvent) -> Event:
        """A new event, by good sense or not at all."""
        event = self._good(guest, wish)
        await self.store.run(rows.add_event(event))
        if wish.joins:
            await self._enter(event, guest)
        return event

    async def join(self, id: str, guest: str) -> None:
        """Take part, from the next round on; asked for twice it is the same."""
        whole = await self._whole(id, True)
        event = whole.event
        if event.status not in (OPEN, RUNNING):
            raise Trouble(409, "no-event-over")
        if event.status == RUNNING and event.system != ARENA:
            active = len(whole.active) + 1
            if event.round >= course.planned_rounds(event, active):
                raise Trouble(409, "no-event-last")
        if not await self._enter(event, guest):
            raise Trouble(409, "no-event-full", MOST_PEOPLE)
        self._kept.pop(id, None)

    async def _enter(self, event: Event, guest: str) -> bool:
        """From now on the guest is kept by name, and forgotten as one who was here is."""
        await self.store.run(save_guest(await self.lobby.guest(guest)))
        return await self.store.run(rows.enter(event, guest, MOST_PEOPLE, _now()))

    async def leave(self, id: str, guest: str) -> None:
        """Not any more. What one has stays."""
        whole = await self._whole(id, True)
        if not any(one.guest == guest for one in whole.people):
            raise Trouble(409, "no-event-not-in")
        await self._take_out(whole, guest)

    async def remove(self, id: str, by: str, public: str) -> None:
        """The host takes somebody out."""
        whole = await self._hosted(id, by)
        guest = next((one.guest for one in whole.people if one.public == public), "")
        if not guest:
            raise Trouble(404, "no-such-person")
        await self._take_out(whole, guest)

    async def start(self, id: str, by: str) -> None:
        """The host begins it."""
        await self._hosted(id, by)
        await self.organiser.start(id)
        self._kept.pop(id, None)

    async def end(self, id: str, by: str) -> None:
        """The host calls it off, or ends it where it is: what is over counts."""
        whole = await self._hosted(id, by)
        event = whole.event
        if event.status not in (OPEN, RUNNING):
            raise Trouble(409, "no-event-over")
        status = OFF if event.status == OPEN else OVER
        await self.store.run(rows.finish(event, status, _now()))
        self._kept.pop(id, None)

    async def _take_out(self, whole: Whole, guest: str) -> None:
        id = whole.event.id
        if whole.event.status == OPEN:
            await self.store.run(rows.strike(id, guest))
        else:
            await self.store.run(rows.set_person(id, guest, out=True))
        self._kept.pop(id, None)

    async def _hosted(self, id: str, by: str) -> Whole:
        whole = await self._whole(id, True)
        if whole.event.host != by:
            raise Trouble(403, "no-event-host")
        return whole

    def _good(self, guest: str, wish: NewEvent) -> Event:
        name = clean_name(wish.name, rows.NAME_LENGTH)
        if not name:
            raise Trouble(400, "no-event-name", rows.NAME_LENGTH)
        game = game_of(wish.game)
        options = _ending_races(game, good_options(game, wish.size, wish.options))
        _within(wish.wait, (self.lobby.settings.least_clock_s, LONGEST_WAIT), 0)
        _within(wish.pause, PAUSES)
        _within(wish.rounds, (1, MOST_ROUNDS), 0)
        if wish.system == ARENA:
            _within(wish.minutes, MINUTES)
        now = _now()
        if wish.starts and not now - 60 <= wish.starts <= now + FARTHEST_S:
            raise Trouble(400, "no-event-time")
        pace = good_pace(wish.pace, self.lobby.settings.least_clock_s)
        if pace.kind == "none":  # one who does not move would hold up everybody
            raise Trouble(400, "no-event-clock")
        if wish.system == ARENA and pace.kind == "days":
            raise Trouble(400, "no-event-arena-days")
        if not course.allowed_sizes(game, _probe(wish, options)):
            raise Trouble(400, "no-bad-request")
        return Event(
            secrets.token_urlsafe(ID_BYTES),
            name,
            wish.game,
            options,
            wish.system,
            wish.size,
            wish.rounds,
            wish.minutes if wish.system == ARENA else 0,
            pace,
            wish.rated,
            wish.listed,
            good_level(wish.level),
            wish.wait,
            wish.pause,
            guest,
            at=wish.starts,
            changed=now,
        )


def _probe(wish: NewEvent, options: dict[str, str]) -> Event:
    none: Any = ""
    return Event(
        none,
        none,
        wish.game,
        options,
        wish.system,
        wish.size,
        0,
        0,
        wish.pace,
        True,
        True,
        none,
        0,
        0,
        none,
    )


def _within(value: int, limits: tuple[int, int], also: int | None = None) -> None:
    if value != also and not limits[0] <= value <= limits[1]:
        raise Trouble(400, "no-event-number", value, *limits)


def _ending_races(game: Game[Any], options: dict[str, str]) -> dict[str, str]:
    """A race that nobody ends would go on for ever."""
    if races(game, options) and options.get("limit") == "none":
        return {**options, "limit": RACE_LIMIT}
    return options


def _card(one: rows.Listed, guest: str) -> EventCard:
    event = one.event
    return EventCard(
        event.id,
        event.name,
        event.game,
        event.system,  # type: ignore[arg-type]
        event.status,  # type: ignore[arg-type]
        one.people,
        event.round,
        event.at,
        one.mine,
        event.host == guest,
        one.code,
    )


def _now() -> int:
    return int(time.time())
