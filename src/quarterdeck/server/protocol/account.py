"""What is said of accounts: signing in and out, passkeys, what a person may have and delete."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Passkey(Struct, frozen=True):
    """One way to prove to be somebody."""

    id: str
    name: str
    created: int  # seconds since 1970
    used: int


class SignedIn(Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    browser: str
    created: int
    seen: int
    here: bool  # it is this one


class Account(Struct, frozen=True):
    """Mine; ``exists`` is false for a guest."""

    exists: bool
    login: str  # "": none
    has_password: bool
    passkeys: list[Passkey]
    sessions: list[SignedIn]
    settings: dict[str, Any]
    tables: list[str]  # where I sit, as the other browsers of mine may not know


class SetPassword(Struct, frozen=True):
    """A password, and the name to sign in with; a guest becomes an account by it."""

    login: str
    password: str
    old: str = ""  # the one before, if there is one


class NewPasskey(Struct, frozen=True):
    """What a browser's authenticator made; a guest becomes an account by it."""

    credential: dict[str, Any]
    name: str = ""


class SignIn(Struct, frozen=True):
    """With a password."""

    login: str
    password: str
    take: bool = True  # what this browser's guest has played comes along


class SignInByPasskey(Struct, frozen=True):
    credential: dict[str, Any]
    take: bool = True


class SignOut(Struct, frozen=True):
    """This browser, another one, or all others."""

    which: str = ""  # its session; "": this one; "others": all but this one


class KeepSettings(Struct, frozen=True):
    """How I like it, for all my browsers."""

    settings: dict[str, Any]


class Forget(Struct, frozen=True):
    """Everything about me is to be deleted."""

    sure: bool
