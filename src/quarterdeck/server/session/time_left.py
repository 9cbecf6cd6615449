"""What each seat of a table has left of its time; told the time, like the table itself."""

from __future__ import annotations

from quarterdeck.server.protocol.time import Clocks, Pace

GRACE_MS = 1000  # past the end, for what is on its way
SPARE = 10  # who comes back to a clock that is empty has that part of the whole

Kept = list[object]  # in an entry of the journal: what each seat had left, and when (Unix, ms)


class TimeLeft:
    """Clocks run for the seats that are waited for; while NATURE is at work they stand still."""

    def __init__(self, pace: Pace, seats: int, now: int) -> None:
        self.pace = pace
        self.full = pace.time * 1000
        self.left = [self.full] * seats
        self.turn: frozenset[int] = frozenset()  # who was asked last
        self.runs = False
        self.since = now  # as of when ``left`` is true

    def take_up(self, left: list[int], turn: frozenset[int], since: int) -> None:
        """Go on from what was kept."""
        self.left = [ms if ms > 0 else self._spare() for ms in left]
        self.turn, self.runs, self.since = turn, bool(turn), since

    def look(self, waited: frozenset[int] | None, now: int, is_undone: bool = False) -> None:
        """Who is waited for from now on; None: nobody who could think."""
        self._spend(now)
        if waited is None:
            self.runs = False
            return
        gain = self.pace.gain * 1000
        if not is_undone:
            for seat in self.turn - waited:
                self.left[seat] += gain
        for seat in waited - self.turn:
            if is_undone:  # as if it had not been done
                self.left[seat] = max(1, self.left[seat] - gain)
            elif self.pace.kind != "game":
                self.left[seat] = self.full
        self.turn, self.runs = waited, bool(waited)

    def give_back(self, seat: int) -> None:
        """Its person plays it again."""
        self.left[seat] = max(self.left[seat], self._spare())

    def forget(self, seat: int, now: int) -> None:
        """A bot plays it: no move of the person's has come to its end."""
        self._spend(now)
        self.turn -= {seat}
        self.runs = self.runs and bool(self.turn)

    def late(self, now: int) -> list[int]:
        """Whose time is up."""
        if not self.runs:
            return []
        spent = now - self.since - GRACE_MS
        return [seat for seat in sorted(self.turn) if self.left[seat] <= spent]

    def due_in(self, now: int) -> int:
        """ms until the next one's is; -1: nobody's clock runs."""
        if not self.runs:
            return -1
        least = min(self.left[seat] for seat in self.turn)
        return max(0, least + GRACE_MS - (now - self.since))

    def told(self, now: int) -> Clocks:
        """For everybody."""
        spent = max(0, now - self.since)
        running = self.turn if self.runs else frozenset()
        left = [max(0, ms - spent) if n in running else ms for n, ms in enumerate(self.left)]
        return Clocks(left, sorted(running))

    def _spend(self, now: int) -> None:
        spent = max(0, now - self.since)
        self.since = now
        if self.runs:
            for seat in self.turn:
                self.left[seat] = max(0, self.left[seat] - spent)

    def _spare(self) -> int:
        return self.full // SPARE if self.pace.kind == "game" else self.full
