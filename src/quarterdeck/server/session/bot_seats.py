"""The bots of one table: each thinks on its own, and in a race each hand has its own pace."""

from __future__ import annotations

import asyncio
import logging

from quarterdeck.bots.brains import pacer_for
from quarterdeck.bots.levels import is_quick, parse
from quarterdeck.bots.pace import Pacer
from quarterdeck.bots.playout import random_action
from quarterdeck.bots.task import make_task
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.step import TURN
from quarterdeck.server.clock import clock
from quarterdeck.server.errors import NotSaved
from quarterdeck.server.session import luck
from quarterdeck.server.session.acts import Acts
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table

log = logging.getLogger(__name__)

MEND_S = 1.0  # after something failed, before the next try
LEAST_MS = 20  # between two looks of a hand
BLOCKED_MS = 10  # while somebody joins or resyncs


class Hand:
    """A bot in a race: what it will do, and when."""

    __slots__ = ("action", "level", "pacer", "timer")

    def __init__(self, pacer: Pacer, level: str) -> None:
        self.pacer = pacer
        self.level = level
        self.action: Action | None = None
        self.timer: asyncio.TimerHandle | None = None


class BotSeats:
    """Wakes those whose turn it is."""

    def __init__(self, session: SessionInterface, acts: Acts) -> None:
        self.session = session
        self.acts = acts
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hands: dict[int, Hand] = {}
        self._seated_for: TableRow | None = None  # for whom the hands were made
        self._racing: set[int] = set()

    @property
    def are_busy(self) -> bool:
        """Somebody thinks or races."""
        return bool(self._thinking or self._hands)

    def forget(self) -> None:
        """What they were about to do is of no use any more."""
        for hand in self._hands.values():
            if hand.timer is not None:
                hand.timer.cancel()
        self._hands.clear()

    def wake(self) -> None:
        """Those who are waited for and do not think yet; call it after every change."""
        table = self.session.table
        if table is not None and table.race.is_on and table.guidance.is_free:
            if self.session.is_for_somebody:
                self._race(table)
            else:
                self.forget()
            return
        if self._hands:
            self.forget()
        for seat in self._to_act():
            if seat not in self._thinking:
                self._thinking[seat] = self.session.spawn(self._turn(seat))

    # ------------------------------------------------------------ a turn, or a sealed answer

    def _to_act(self) -> list[int]:
        """Seats that wait for a bot or for the script of a guided game."""
        session = self.session
        table = session.table
        if table is None or session.is_broken or table.open_seat != NOBODY:
            return []
        if not session.is_for_somebody:
            return []
        if not table.guidance.is_free:
            scripted = table.scripted()
            return [scripted.seat] if scripted is not None else []
        seats = [s for s in table.to_act() if s >= 0 and session.row.seats[s].is_bot]
        if seats and table.answers_in(clock()) >= 0:
            return []  # there is but one answer, and the table gives it
        return seats

    async def _turn(self, seat: int) -> None:
        try:
            await self._act(seat)
        except NotSaved:
            await asyncio.sleep(MEND_S)
        except Exception:
            log.exception("table %s: a bot's turn failed", self.session.row.code)
            await asyncio.sleep(MEND_S)
        finally:
            del self._thinking[seat]
        self.wake()

    async def _act(self, seat: int) -> None:
        session = self.session
        async with session.lock:
            table = session.table
            if table is None or seat not in self._to_act():
                return
            scripted = table.scripted()
            view, heard, v = table.view(seat), table.heard(seat), table.v
            level = session.row.seats[seat].level
            is_waited_for, who = session.is_looked_at, session.who_waits()
        game = table.game
        action = scripted
        if action is None:
            seed = luck.bot_luck(session.row, v, seat)
            task = make_task(game.info.id, view, heard, seat, level, seed)
            try:
                pool = session.services.pool
                quick = is_quick(parse(level), game.info.id)
                thought = pool.submit(task, is_waited_for, who, quick)
                action = await asyncio.wrap_future(thought)
            except Exception:
                log.exception("table %s: no answer from a bot", session.row.code)
        wait = session.acted + session.services.settings.bot_delay_ms - clock()
        if table.state.stack and game.step(table.state).discreet:
            wait = max(wait, table.discreet_in(clock()))
        if wait > 0:
            await asyncio.sleep(wait / 1000)
        async with session.lock:
            if session.table is not table or seat not in self._to_act():
                return
            if game.step(table.state).timing == TURN and table.v != v:
                return
            for n in range(2):
                if action is None or n > 0:
                    dice = Dice(luck.bot_luck(session.row, v, seat))
                    action = random_action(game, view, heard, seat, dice)
                if await session.bot_acts(seat, action, v):
                    return
            raise RuntimeError("no action of the bot was lawful")

    # ------------------------------------------------------------ a race

    def hear(self, change: Change) -> None:
        """Something happened: those who race hear it as their seats do."""
        for seat, hand in self._hands.items():
            for event in change.events:
                hand.pacer.hear(heard_by(event, seat), change.at)

    def _race(self, table: Table) -> None:
        """Every bot has a hand as long as the race lasts."""
        row = self.session.row
        if row is self._seated_for and self._hands.keys() == self._racing:
            return
        seats = row.seats
        racing = {n for n, seat in enumerate(seats) if seat.is_bot}
        self._seated_for, self._racing = row, racing
        for seat in list(self._hands):
            if seat not in racing or self._hands[seat].level != seats[seat].level:
                timer = self._hands.pop(seat).timer
                if timer is not None:
                    timer.cancel()
        for seat in racing - self._hands.keys():
            level = seats[seat].level
            dice = Dice(luck.bot_luck(row, table.v, seat))
            hand = Hand(pacer_for(table.game, seat, level, dice), level)
            for heard in table.heard(seat):
                hand.pacer.hear(heard, 0)
            self._hands[seat] = hand
            self._look(seat, hand)

    def _look(self, seat: int, hand: Hand) -> None:
        """Have the bot say what it does next."""
        table = self.session.table
        assert table is not None
        wait, hand.action = int(MEND_S * 1000), None
        try:
            wait, hand.action = hand.pacer.act(table.view(seat), clock() - table.race.began)
        except Exception:
            log.exception("table %s: a bot does not know what to do", self.session.row.code)
        self._later(seat, hand, max(LEAST_MS, wait))

    def _later(self, seat: int, hand: Hand, ms: int) -> None:
        loop = asyncio.get_running_loop()
        hand.timer = loop.call_later(ms / 1000, self._reach, seat, hand)

    def _reach(self, seat: int, hand: Hand) -> None:
        """Its time has come."""
        if self._hands.get(seat) is not hand:
            return
        if not self.acts.are_quick:
            self._later(seat, hand, BLOCKED_MS)
            return
        if hand.action is not None:
            self.acts.reach(seat, hand.action)
        if self._hands.get(seat) is hand:  # the race may be over by that
            self._look(seat, hand)
