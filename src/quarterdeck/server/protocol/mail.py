"""What is said of letters and notices: where they go and which are wanted."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Token = Annotated[str, Meta(max_length=120)]


class Told(Struct, frozen=True):
    """How I am told of things where no page is open."""

    mails: bool  # this server sends letters
    address: str  # mine; "": none
    confirmed: bool  # letters go there
    turns: bool  # I want to hear that it is my turn
    invitations: bool
    by_mail: bool  # by letter, too


class TellMe(Struct, frozen=True):
    """What I want to be told; what is not given stays as it is."""

    turns: bool | None = None
    invitations: bool | None = None
    by_mail: bool | None = None
    address: Annotated[str, Meta(max_length=254)] | None = None  # a new one; "": none any more
    language: Annotated[str, Meta(max_length=5)] = "en"


class Letter(Struct, frozen=True):
    """What the link in a letter carried."""

    key: Token


class Forgotten(Struct, frozen=True):
    """A password: a letter goes to whoever has that name or address, if anybody has."""

    who: Annotated[str, Meta(max_length=254)]


class NewPassword(Struct, frozen=True):
    """With the key that came by letter."""

    key: Token
    password: Annotated[str, Meta(max_length=400)]


class Posted(Struct, frozen=True):
    """Done, whatever it was."""

    done: bool = True
