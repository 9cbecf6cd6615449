"""HTTP below the application: whoever does not finish a head or a body is not waited for."""

from __future__ import annotations

import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quarterdeck.server.lobby.passage import Passage
from quarterdeck.server.socket.gate import Gate, Stuck
from quarterdeck.server.socket.uvicorn_protocol import QuickProtocol

# For which a connection is kept for the next request: longer than proxies keep theirs, so that we
# are never the one that hangs up in the moment in which something is said.
KEPT_S = 75


class PatientProtocol(H11Protocol):
    """Uvicorn's own, with deadlines: from the first byte of a request to its last."""

    gate: Gate

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.late_at = 0.0
        self.stuck = Stuck()
        self._phase: object = None  # of the request that comes in
        self._is_kept = False  # nothing of the next one has come

    def connection_made(self, transport: Any) -> None:
        """Somebody is there, if there is room."""
        super().connection_made(transport)
        if self.gate.admit(transport):
            self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        """From the network; a byte now and then makes nothing later."""
        if self._is_kept:
            self._is_kept = False
            self._wait_for(h11.IDLE)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """The next request may take its time, once it has begun as little as the first."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._phase, self._is_kept = h11.IDLE, True
            self.late_at = time.monotonic() + KEPT_S
        else:
            self._phase = None
            self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def _look(self) -> None:
        phase = self.conn.their_state
        if phase is not self._phase:
            self._wait_for(phase)

    def _wait_for(self, phase: object) -> None:
        self._phase = phase
        is_coming = phase is h11.IDLE or phase is h11.SEND_BODY
        self.late_at = time.monotonic() + self.gate.head_s if is_coming else 0.0


def guarded(
    gate: Gate, passage: Passage | None = None
) -> tuple[type[PatientProtocol], type[QuickProtocol]]:
    """Both protocols, behind a gate; Uvicorn makes them itself, so they find it in their class."""
    http = type("GuardedHttp", (PatientProtocol,), {"gate": gate})
    if passage is None:
        return http, type("GuardedSocket", (QuickProtocol,), {"gate": gate})
    from quarterdeck.server.socket.splice import SplicingProtocol

    passing = {"gate": gate, "passage": passage}
    return http, type("SplicingSocket", (SplicingProtocol,), passing)
