"""What a browser says at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field


class Do(Struct, frozen=True):
    """One action in words."""

    verb: str
    args: list[int] = []


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do this. ``v`` is the version the person saw; a stale one is refused (except in a race)."""

    id: int
    v: int
    do: list[Do] = field(default_factory=list)


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: int
    v: int


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """The turn is done."""

    id: int
    v: int


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """I am ready: the race may begin."""

    id: int


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can the last of these pieces not be used now, after the others? Changes nothing."""

    id: int
    refs: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """How long my turns stay open for undo: 0, 3000, or -1 (until Done)."""

    ms: int


class Resync(Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Send me everything again."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    n: int
