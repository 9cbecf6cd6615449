"""One at a time at a table, and nobody before what is under way is on the disk."""

from __future__ import annotations

import asyncio


class SettledLock(asyncio.Lock):
    """A table's lock.

    What races may be on its way to the disk while nobody holds it (Acts); whoever takes it waits
    until that is settled, so that memory and disk agree.
    """

    def __init__(self) -> None:
        super().__init__()
        self._under_way = 0
        self._settled: asyncio.Future[None] | None = None

    def set_out(self) -> None:
        """Something goes to the disk while nobody waits for it."""
        self._under_way += 1

    def arrive(self) -> None:
        """And is there, or never will be."""
        self._under_way -= 1
        if self._under_way == 0 and self._settled is not None:
            if not self._settled.done():
                self._settled.set_result(None)
            self._settled = None

    @property
    def is_under_way(self) -> bool:
        """Something is on its way to the disk."""
        return self._under_way > 0

    async def acquire(self) -> bool:  # type: ignore[override]
        """Alone, with everything settled."""
        await super().acquire()
        try:
            while self._under_way:
                if self._settled is None:
                    self._settled = asyncio.get_running_loop().create_future()
                await self._settled
        except BaseException:
            self.release()
            raise
        return True
