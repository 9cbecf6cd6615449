"""What is said of friends: whom I played with, whom I like to, and whom not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Person = Annotated[str, Meta(max_length=40)]


class Friend(Struct, frozen=True):
    """Somebody I know; that I do is nobody else's affair."""

    person: str
    name: str
    avatar: str
    kind: Literal["friend", "shun", "met"]
    games: int  # played together
    last: int  # the last of them: seconds since 1970; 0: none


class Friends(Struct, frozen=True):
    """The people I know: friends, those I played with, those I do not want to meet."""

    people: list[Friend]


class Befriend(Struct, frozen=True):
    """What somebody is to me from now on; met: neither friend nor shunned."""

    person: Person
    kind: Literal["friend", "shun", "met"]


class Invite(Struct, frozen=True):
    """These people are asked to come to my table."""

    people: Annotated[list[Person], Meta(min_length=1, max_length=12)]


class Decline(Struct, frozen=True):
    """Not now; who invites is told nothing."""

    code: Annotated[str, Meta(max_length=40)]
