"""All that is true at the table."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.event import Event
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A field is an immutable value or a flat list of immutable values, nothing deeper.

    The constructor takes nothing, so that ``clone`` and ``restore`` can fill a blank one. Lists
    are changed in place and ``stack`` is never rebound: the loops that run the game hold on to it.
    ``loud`` says whether anybody listens; events are told only then. ``marks``, if somebody wants
    them, gets a copy of how it stood at each event: a step first changes, then tells. ``version``
    is that of the rules it is played by: where a rule has changed, the step asks it.
    """

    __slots__ = ("events", "loud", "marks", "seats", "stack", "version")

    seats: i64
    version: i64
    stack: list[Frame]
    events: list[Event]
    loud: bool
    marks: list[State] | None

    def __init__(self) -> None:
        self.seats = 0
        self.version = 0
        self.stack = []
        self.events = []
        self.loud = False
        self.marks = None

    def clone(self) -> State:
        """An equal, independent, silent copy (tests/conformance/test_nodes.py holds it)."""
        raise NotImplementedError

    def push(self, op: i64, seat: i64 = NOBODY, args: tuple[int, ...] = ()) -> None:
        """Business to be done before what is on the stack now."""
        self.stack.append(Frame(op, seat, args))

    def tell(self, kind: str, *args: int) -> None:
        """A fact for everybody. Call it behind ``if s.loud``."""
        self._tell(Event(kind, args))

    def reveal(self, kind: str, *args: int) -> None:
        """A fact for everybody that shows something nobody, or not everybody, knew."""
        self._tell(Event(kind, args, (), (), True))

    def whisper(
        self, kind: str, args: tuple[int, ...], knows: tuple[int, ...], secret: tuple[int, ...]
    ) -> None:
        """A fact of which ``secret`` is heard only by the seats in ``knows``."""
        self._tell(Event(kind, args, knows, secret))

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        if self.marks is not None:
            self.marks.append(self.clone())
