"""How often somebody may do something: buckets that refill."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KEYS = 20_000


class Limit:
    """``burst`` at once, then ``per_second``; each key has its own bucket."""

    def __init__(self, burst: float, per_second: float, factor: float = 1.0) -> None:
        self.burst = burst * factor
        self.per_second = per_second * factor
        self._whole = (self.burst, self.per_second)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def share(self, among: int) -> None:
        """So many servers have a bucket of their own for each key."""
        burst, per_second = self._whole
        self.burst, self.per_second = burst / among, per_second / among

    def is_spent(self, key: str) -> bool:
        """Whether nothing is left just now; takes nothing."""
        if self.burst <= 0 or key not in self._left:
            return False
        left, then = self._left[key]
        return left + (time.monotonic() - then) * self.per_second < 1.0

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take from the key's bucket; False if it is empty. A limit of nothing allows all."""
        if self.burst <= 0:
            return True
        now = time.monotonic()
        left, then = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        ok = left >= cost
        self._left[key] = (left - cost if ok else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)  # the one not heard of for longest
        return ok

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """What was taken was not used after all."""
        if self.burst <= 0 or key not in self._left:
            return
        left, then = self._left[key]
        if left + cost < self.burst:
            self._left[key] = (left + cost, then)
        else:
            del self._left[key]


class Places:
    """So many at once for each key; 0: as many as come."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Take a place, if there is one."""
        taken = self._taken.get(key, 0)
        if self.most and taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Give it back."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class Limits:
    """Generous for playing, tight for setting up tables."""

    def __init__(self, factor: float, lines: int = 0) -> None:
        self.lines = Places(lines if factor > 0 else 0)  # WebSockets at once, per address
        self.requests = Limit(300, 30, factor)  # per address
        self.creating = Limit(15, 0.2, factor)  # per guest
        self.creating_here = Limit(60, 1, factor)  # per address: a room full of friends
        self.renaming = Limit(30, 0.5, factor)  # names and faces, per guest: whole tables are told
        self.sealing = Limit(30, 0.4, factor)  # seals for tables, per guest
        self.sealing_here = Limit(120, 2, factor)
        self.entering = Limit(20, 0.2, factor)  # events, per guest
        self.practising = Limit(20, 1, factor)  # shots at the range, per guest
        self.practising_here = Limit(60, 3, factor)  # per address: one worker shoots for everybody
        self.guessing = Limit(40, 1 / 60, factor)  # codes and links that lead nowhere, per address
        self.signing_in = Limit(20, 1 / 15, factor)  # tries, per address
        self.signing_in_as = Limit(8, 1 / 60, factor)  # tries, per account
        self.inviting = Limit(20, 0.05, factor)  # people to tables, per guest
        self.posting = Limit(5, 1 / 600, factor)  # letters that somebody has sent, per guest
        self.posting_here = Limit(15, 1 / 120, factor)  # per address
        self.posting_to = Limit(3, 1 / 3600, factor)  # to one address, whoever wants it
        self.reading = Limit(60, 5, factor)  # pages of people and lists, per address: they add up
        self.connecting = Limit(200, 20, factor)  # WebSockets, per address
        self.saying = Limit(2000, 500, factor)  # messages on all WebSockets of an address
        self.replaying = Limit(20, 0.5, factor)  # per guest
        self.replaying_here = Limit(60, 2, factor)  # per address

    def share(self, among: int) -> None:
        """Who guesses at several servers of one database gets no more guesses for that."""
        for limit in (self.guessing, self.signing_in, self.signing_in_as):
            limit.share(max(1, among))
