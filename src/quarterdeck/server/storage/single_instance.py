"""One server for one database: a second one would overwrite who sits where."""

from __future__ import annotations

import contextlib
import sys
from io import TextIOWrapper
from pathlib import Path

if sys.platform != "win32":  # there nobody is kept out
    import fcntl


class InUse(RuntimeError):
    """Another server has it; ``address`` says where that one is, if it has said so."""

    def __init__(self, address: str) -> None:
        super().__init__("another Quarterdeck is using it" + (f" at {address}" if address else ""))
        self.address = address


class SingleInstance:
    """Held as long as the server runs, and let go by the system however it ends."""

    def __init__(self, database: Path) -> None:
        self._file: TextIOWrapper | None = None
        if sys.platform == "win32":
            return
        path = database.with_name(database.name + ".lock")
        file = path.open("a+", encoding="utf-8")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            address = file.read(200).strip()
            file.close()
            raise InUse(address) from None
        except OSError:  # a disk that knows no locks
            file.close()
            return
        self._file = file
        self.say("")

    def say(self, address: str) -> None:
        """Where the server is, for whoever starts a second one."""
        if self._file is not None:
            with contextlib.suppress(OSError):  # a full disk: then nobody is told
                self._file.truncate(0)
                self._file.write(address)
                self._file.flush()

    def close(self) -> None:
        """Let others have it."""
        if self._file is not None:
            self._file.close()
