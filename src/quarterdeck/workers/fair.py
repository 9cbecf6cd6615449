"""Whose question is next: each address has the same share of the workers, and in it each person.

What somebody had is counted in seconds of a worker's time; whoever had least is next. Nobody saves
up for later: who comes back after a pause begins where those are who waited meanwhile.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

MOST_ACCOUNTS = 2000
HEARD_S = 60.0  # for so long somebody counts as being here
GUESS_S = 0.2  # what a long question costs, until that is known


class Who(NamedTuple):
    """For whom somebody thinks; nobody in particular has no limits."""

    address: str = ""
    person: str = ""


class Question(Protocol):
    """What waits."""

    who: Who
    quick: bool


class Account:
    """What an address or one of its persons has had, and has running."""

    __slots__ = ("floor", "heard", "long", "people", "running", "spent", "waiting")

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.floor = 0.0  # its people begin there
        self.people: dict[str, Account] = {}
        self.waiting = 0
        self.running = 0
        self.long = 0  # of them
        self.heard = 0.0

    @property
    def is_idle(self) -> bool:
        """Nothing of it waits or runs."""
        return not self.waiting and not self.running


Lane = dict[Who, tuple[deque[Question], deque[Question]]]  # quick ones, and long ones


class FairQueue:
    """``most`` long questions of one address run at once, if there is anybody else."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = max(1, workers - 1)
        self.most_each = max(1, (workers + 1) // 2)  # of one person
        self._clock = clock
        self._house = Account(0.0)
        self._lanes: tuple[Lane, Lane] = ({}, {})  # what somebody waits for, and the rest

    def put(self, question: Question, urgent: bool) -> None:
        """One more waits."""
        lane = self._lanes[0 if urgent else 1]
        queues = lane.setdefault(question.who, (deque(), deque()))
        queues[0 if question.quick else 1].append(question)
        above = self._house
        for account in self._accounts(question.who):
            if account.is_idle:
                account.spent = max(account.spent, above.floor)
            account.waiting += 1
            account.heard = self._clock()
            above = account

    def take(self, only_quick: bool = False) -> Question | None:
        """The next one for a worker; None: there is none for it now."""
        for lane in self._lanes:
            best: tuple[float, float] | None = None
            chosen: deque[Question] | None = None
            for who, (quick, long) in lane.items():
                address, person = self._accounts(who)
                queue = quick
                if not queue and not only_quick and self._may_think_long(who, address, person):
                    queue = long
                if queue and (best is None or (address.spent, person.spent) < best):
                    best = (address.spent, person.spent)
                    chosen = queue
            if chosen is not None:
                question = chosen.popleft()
                if not any(lane[question.who]):
                    del lane[question.who]
                self._begin(question)
                return question
        return None

    def done(self, question: Question, seconds: float) -> None:
        """It is answered, or nobody wants it any more."""
        guess = 0.0 if question.quick else GUESS_S
        for account in self._accounts(question.who):
            account.running -= 1
            account.long -= not question.quick
            account.spent += seconds - guess
        for account in (self._house, self._accounts(question.who)[0]):
            if len(account.people) > MOST_ACCOUNTS:
                _forget(account)

    def least_served(self, whos: Iterable[Who]) -> Who:
        """Of several for whom somebody thinks, the one who had least."""

        def had(who: Who) -> tuple[float, float, Who]:
            address = self._house.people.get(who.address)
            if address is None:
                return self._house.floor, 0.0, who
            person = address.people.get(who.person)
            spent = person.spent if person is not None else address.floor
            return max(address.spent, self._house.floor), spent, who

        return min(whos, key=had, default=Who())

    def clear(self) -> list[Question]:
        """All that waited, in no order."""
        out = [
            q for lane in self._lanes for queues in lane.values() for queue in queues for q in queue
        ]
        for lane in self._lanes:
            lane.clear()
        return out

    def __len__(self) -> int:
        return sum(len(queue) for lane in self._lanes for both in lane.values() for queue in both)

    def _accounts(self, who: Who) -> tuple[Account, Account]:
        address = self._house.people.get(who.address)
        if address is None:
            address = self._house.people[who.address] = Account(self._house.floor)
        person = address.people.get(who.person)
        if person is None:
            person = address.people[who.person] = Account(address.floor)
        return address, person

    def _begin(self, question: Question) -> None:
        above = self._house
        for account in self._accounts(question.who):
            above.floor = max(above.floor, account.spent)
            account.waiting -= 1
            account.running += 1
            if not question.quick:
                account.long += 1
                account.spent += GUESS_S
            above = account

    def _may_think_long(self, who: Who, address: Account, person: Account) -> bool:
        if not who.address:
            return True
        if address.long >= self.most and self._is_heard(self._house, address):
            return False
        return person.long < self.most_each or not self._is_heard(address, person)

    def _is_heard(self, house: Account, but: Account) -> bool:
        """Whether anybody else is here."""
        since = self._clock() - HEARD_S
        return any(other is not but and other.heard > since for other in house.people.values())


def _forget(house: Account) -> None:
    """Those whose share is what a newcomer's would be, and then those who had least."""
    people = house.people
    for spent, key in sorted((a.spent, key) for key, a in people.items() if a.is_idle):
        if spent > house.floor and len(people) <= MOST_ACCOUNTS:
            return
        del people[key]
