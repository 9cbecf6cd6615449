"""One server for one database: a second one would overwrite who sits where."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper
from pathlib import Path

if sys.platform != "win32":  # there nobody is kept out
    import fcntl

FAR = 2**62  # a byte of the file that it will never have: SQLite's own locks are elsewhere
_MINE: set[tuple[int, int]] = set()  # device and inode of what this process has


class InUse(RuntimeError):
    """Another server has it; ``address`` says where that one is, if it has said so."""

    def __init__(self, address: str = "") -> None:
        super().__init__("another Quarterdeck is using it" + (f" at {address}" if address else ""))
        self.address = address


class SingleInstance:
    """Held as long as the server runs, and let go by the system however it ends.

    What is locked is the file, whatever it is called: one name may be a link to another. Beside it
    lies a second file with the server's address.
    """

    def __init__(self, database: Path) -> None:
        self._file: TextIOWrapper | None = None
        self._itself = -1  # the database, opened to hold a lock
        self._key = (0, 0)
        if sys.platform == "win32":
            return
        database = database.resolve()
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
        try:
            self._lock_itself(database)
        except InUse:
            file.close()
            raise
        self._file = file
        self.say("")

    def _lock_itself(self, database: Path) -> None:
        """By device and inode: a hard link has another name and another folder."""
        database.touch(mode=0o600)  # it holds the key that signs cookies
        stat = database.stat()
        key = (stat.st_dev, stat.st_ino)
        # Not even opened twice by one process: closing it would let SQLite's locks go.
        if key in _MINE:
            raise InUse
        if sys.platform == "linux":
            itself = os.open(database, os.O_RDWR | os.O_CLOEXEC)
            try:
                fcntl.fcntl(itself, fcntl.F_OFD_SETLK, _write_lock(FAR))
            except (BlockingIOError, PermissionError):
                os.close(itself)
                raise InUse from None
            except OSError:
                os.close(itself)
                itself = -1
            self._itself = itself
        self._key = key
        _MINE.add(key)

    def say(self, address: str) -> None:
        """Where the server is, for whoever starts a second one."""
        if self._file is not None:
            with contextlib.suppress(OSError):  # a full disk: then nobody is told
                self._file.truncate(0)
                self._file.write(address)
                self._file.flush()

    def close(self) -> None:
        """Let others have it."""
        _MINE.discard(self._key)
        if self._itself >= 0:
            os.close(self._itself)
            self._itself = -1
        if self._file is not None:
            self._file.close()


def _write_lock(at: int) -> bytes:
    """A struct flock: of one byte, for writing."""
    import struct

    whence = os.SEEK_SET
    return struct.pack("@hhqqi4x", fcntl.F_WRLCK, whence, at, 1, 0)
