"""From (state, seat) to a flat row of small ints, by a table: who sees what comes from AUDIENCE."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import COUNT, GIVEN, OWNER, PUBLIC, SECRET
from quarterdeck.research.kernel.field import (
    ANGLE,
    BAG,
    CODE,
    HALF_TURN,
    MASK,
    NUMBER,
    SEAT,
    UNKNOWN,
    Field,
)


class Slice:
    """Where a field is in the row, and what may stand there: the documentation of a layout."""

    __slots__ = ("highest", "length", "lowest", "name", "start")

    def __init__(self, name: str, start: int, length: int, lowest: int, highest: int) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.lowest = lowest
        self.highest = highest

    def __repr__(self) -> str:
        stop = self.start + self.length
        return f"{self.name}[{self.start}:{stop}] {self.lowest}..{self.highest}"


class Pen:
    """A field made ready for writing: its numbers as the loops need them."""

    __slots__ = ("bits", "by_seat", "codes", "count", "each", "high", "how", "low", "table")

    how: i64
    low: i64
    high: i64
    count: i64
    bits: i64
    each: i64
    codes: i64
    by_seat: bool
    table: list[int]  # of a code: ((steps * codes) + value) * each

    def __init__(self, f: Field, seats: int) -> None:
        self.how = f.how
        self.low = f.lowest
        self.high = f.highest
        self.count = f.count
        self.bits = f.bits
        self.each = f.each
        self.codes = f.codes
        self.by_seat = f.by_seat
        self.table = []
        if f.code is not None:
            for steps in range(seats):
                for value in range(f.codes):
                    self.table.extend(f.code(value, steps, seats))


class Layout:
    """The row of one game with one number of seats: its slices, and the pen that writes it."""

    names: list[str]
    pens: list[Pen]
    whose: list[i64]  # 0 public, 1 the owner's, 2 and how many the others have, 3 and whether
    step_pens: list[list[Pen]]  # by step, of its frames' arguments
    slices: list[Slice]
    size: i64
    seats: i64
    frames: i64
    numbers: i64  # of a frame's arguments: how many numbers, how many flags there is room for
    flags: i64
    turned: bool

    def __init__(
        self,
        audience: dict[str, str],
        table: dict[str, Field],
        steps: dict[int, tuple[Field, ...]],
        steps_count: int,
        seats: int,
        frames: int,
        turned: bool,
    ) -> None:
        seen = [name for name, who in audience.items() if who != SECRET]
        for name in seen:
            if name not in table:
                raise ValueError(f"the table has no line for the field {name!r}")
        for name in table:
            if name not in seen:
                raise ValueError(f"the table has a line for {name!r}, which nobody sees")
        seen = [name for name in seen if table[name].count > 0]
        self.names = seen
        self.pens = [Pen(table[name], seats) for name in seen]
        self.whose = [(PUBLIC, OWNER, COUNT, GIVEN).index(audience[name]) for name in seen]
        self.seats = seats
        self.frames = frames
        self.turned = turned  # seats are told as steps from the one who looks
        self.slices = []
        at = self.slice("seat", 0, 1, NOBODY, seats - 1)
        for name in seen:
            at = self.plan(name, table[name], audience[name], at)
        self.step_pens = [[Pen(f, seats) for f in steps.get(op, ())] for op in range(steps_count)]
        spans = argument_spans(steps)
        self.numbers = len(spans)
        self.flags = most_flags(steps)
        for k in range(frames):
            at = self.slice(f"stack.{k}.step", at, 1, 0, steps_count)
            at = self.slice(f"stack.{k}.seat", at, 1, NOBODY, seats - 1)
            for i, (low, high) in enumerate(spans):
                at = self.slice(f"stack.{k}.arg.{i}", at, 1, low, high)
            if self.flags > 0:
                at = self.slice(f"stack.{k}.flags", at, int(self.flags), 0, 1)
        self.size = at

    def slice(self, name: str, at: int, length: int, lowest: int, highest: int) -> int:
        """One slice more; where the next begins."""
        self.slices.append(Slice(name, at, length, lowest, highest))
        return at + length

    def plan(self, name: str, f: Field, who: str, at: int) -> int:
        """The slices of one field."""
        seats = int(self.seats)
        low, high = f.range()
        if f.how == SEAT:
            high = seats - 1
        if who == PUBLIC:
            many = seats if f.by_seat else 1
            return self.slice(name, at, f.count * f.width() * many, low, high)
        at = self.slice(name, at, f.width(), min(low, UNKNOWN), high)  # one's own
        if who == COUNT:
            at = self.slice(name + ".count", at, seats, 0, f.codes or f.highest)
        elif who == GIVEN:
            at = self.slice(name + ".given", at, seats, 0, 1)
        return at

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write the row of ``seat`` from ``at`` on; where the next one begins."""
        seats = self.seats
        turn: i64 = seat if self.turned and seat > 0 else 0
        out[at] = i16(seat)
        at += 1
        k: i64 = 0
        n: i64 = len(self.names)
        while k < n:
            pen = self.pens[k]
            value: object = getattr(s, self.names[k])
            who: i64 = self.whose[k]
            k += 1
            if who == 0:
                if isinstance(value, list):
                    at = write_list(out, at, value, pen, turn, seats)
                elif isinstance(value, int):
                    at = write_one(out, at, value, pen, turn, seats)
                else:
                    assert isinstance(value, tuple)
                    at = write_list(out, at, list(value), pen, turn, seats)
            else:
                assert isinstance(value, list)
                at = self.write_own(out, at, value, pen, seat, who, turn)
        return self.write_stack(s, out, at, turn)

    def write_own(
        self, out: vec[i16], at: i64, value: list[object], pen: Pen, seat: i64, who: i64, turn: i64
    ) -> i64:
        """The looker's own entry, then how many or whether the others have."""
        seats = self.seats
        if seat < 0:
            i: i64 = pen.bits if pen.how == MASK else pen.each
            while i > 0:
                out[at] = UNKNOWN
                at += 1
                i -= 1
        else:
            mine: object = value[seat]
            if pen.how == BAG:
                at = write_bag(out, at, mine, pen)
            else:
                assert isinstance(mine, int)
                at = write_one(out, at, mine, pen, turn, seats)
        if who == 1:
            return at
        j: i64 = 0
        while j < seats:
            entry: object = value[(turn + j) % seats]
            if isinstance(entry, tuple):
                out[at] = i16(len(entry))
            elif isinstance(entry, int):
                out[at] = 1 if entry >= 0 else 0
            at += 1
            j += 1
        return at

    def write_stack(self, s: State, out: vec[i16], at: i64, turn: i64) -> i64:
        """The upper frames: the step + 1 (0: none), whose, its arguments as its table says."""
        stack = s.stack
        k: i64 = 0
        top: i64 = len(stack)
        seats = self.seats
        while k < self.frames:
            if k < top:
                f = stack[top - 1 - k]
                out[at] = i16(f.op + 1)
                out[at + 1] = i16((f.seat - turn) % seats if f.seat >= 0 else f.seat)
                self.write_args(f, out, at + 2, turn)
            else:
                out[at] = 0
                out[at + 1] = NOBODY
                clear(out, at + 2, self.numbers, UNKNOWN)
                clear(out, at + 2 + self.numbers, self.flags, 0)
            at += 2 + self.numbers + self.flags
            k += 1
        return at

    def write_args(self, f: Frame, out: vec[i16], at: i64, turn: i64) -> None:
        """A frame's arguments: numbers first, flags behind them."""
        pens = self.step_pens[f.op]
        args = f.args
        last = at + self.numbers
        flag = last
        end = last + self.flags
        i: i64 = 0
        n: i64 = len(pens)
        while i < n:
            pen = pens[i]
            if i < len(args):
                v: i64 = args[i]
                if pen.how == MASK:
                    flag = write_one(out, flag, v, pen, turn, self.seats)
                else:
                    at = write_one(out, at, v, pen, turn, self.seats)
            i += 1
        clear(out, at, last - at, UNKNOWN)
        clear(out, flag, end - flag, 0)


def argument_spans(steps: dict[int, tuple[Field, ...]]) -> list[tuple[int, int]]:
    """By place, what may stand among a frame's numbers, whatever the step."""
    spans: list[tuple[int, int]] = []
    for fields in steps.values():
        at = 0
        for f in fields:
            if f.how == MASK:
                continue
            low, high = f.range()
            for _ in range(f.width()):
                if at == len(spans):
                    spans.append((UNKNOWN, 0))
                spans[at] = (min(spans[at][0], low), max(spans[at][1], high))
                at += 1
    return spans


def most_flags(steps: dict[int, tuple[Field, ...]]) -> int:
    """Flags that the step with most of them has."""
    return max([0, *[sum([f.bits for f in fs if f.how == MASK]) for fs in steps.values()]])


def empty(size: i64) -> vec[i16]:
    """Room for a row."""
    return vec[i16]([0] * int(size))


def clear(out: vec[i16], at: i64, many: i64, value: i16) -> None:
    """So many of the same."""
    end = at + many
    while at < end:
        out[at] = value
        at += 1


def write_one(out: vec[i16], at: i64, v: i64, pen: Pen, turn: i64, seats: i64) -> i64:
    """One int of a field."""
    how = pen.how
    if how == NUMBER:
        low = pen.low
        high = pen.high
        out[at] = i16(low if v < low else high if v > high else v)
        return at + 1
    if how == SEAT:
        out[at] = UNKNOWN if v < 0 else i16((v - turn) % seats)
        return at + 1
    if how == ANGLE:
        out[at] = i16(v if v < HALF_TURN else v - 2 * HALF_TURN)
        return at + 1
    each = pen.each
    if how == CODE:
        if v < 0 or v >= pen.codes:
            v = 0
        i: i64 = (turn * pen.codes + v) * each
        table = pen.table
        while each > 0:
            part_of: i64 = table[i]
            out[at] = i16(part_of)
            at += 1
            i += 1
            each -= 1
        return at
    many: i64 = pen.bits if how == MASK else each
    if how != MASK and v < 0:
        clear(out, at, many, UNKNOWN)
        return at + many
    width: i64 = 1 if how == MASK else pen.bits
    part: i64 = (1 << width) - 1
    while many > 0:
        out[at] = i16(v & part)
        v >>= width
        at += 1
        many -= 1
    return at


def write_list(out: vec[i16], at: i64, xs: list[int], pen: Pen, turn: i64, seats: i64) -> i64:
    """A public list: rotated so that the one who looks comes first, filled up if short."""
    n: i64 = len(xs)
    want = pen.count
    i: i64 = 0
    if pen.by_seat:
        i = turn * want
        want *= seats
    low = pen.low
    high = pen.high
    done: i64 = 0
    if pen.how == NUMBER:
        while done < n and done < want:
            v: i64 = xs[i]
            out[at] = i16(low if v < low else high if v > high else v)
            at += 1
            done += 1
            i += 1
            if i == n:
                i = 0
        clear(out, at, want - done, i16(low))
        return at + want - done
    while done < n and done < want:
        at = write_one(out, at, xs[i], pen, turn, seats)
        done += 1
        i += 1
        if i == n:
            i = 0
    while done < want:
        at = write_one(out, at, low, pen, turn, seats)
        done += 1
    return at


def write_bag(out: vec[i16], at: i64, held: object, pen: Pen) -> i64:
    """How many of each kind."""
    clear(out, at, pen.each, 0)
    assert isinstance(held, tuple)
    for x in held:
        kind: i64 = x
        out[at + kind] = out[at + kind] + 1
    return at + pen.each
