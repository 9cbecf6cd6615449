"""Accounts: to become one, to sign in and out, to have or delete everything."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.cookies import new_guest, signed
from quarterdeck.server.http.request import Guest, give_cookie
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.holders import carry_on, carry_seats, leave_for_good
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.people import accounts, passkeys, passwords
from quarterdeck.server.people.carry import carry
from quarterdeck.server.people.doorman import session_id
from quarterdeck.server.people.everything import everything_of, forget
from quarterdeck.server.people.names import clean_name
from quarterdeck.server.protocol.account import (
    Account,
    Forget,
    KeepSettings,
    NewPasskey,
    SetPassword,
    SignIn,
    SignInByPasskey,
    SignOut,
)
from quarterdeck.server.talk.kept import said_by, unsay

AnyRequest = Request[Any, Any, Any]


@get("/api/account", responses=NO)
async def account(guest: NamedDependency[Guest], lobby: NamedDependency[Lobby]) -> Account:
    """Mine, if I have one."""
    return await lobby.store.run(accounts.account_told(guest.id, guest.session))


# ------------------------------------------------------------ to become one


@post("/api/account/password", status_code=200, responses=NO)
async def set_password(
    request: AnyRequest,
    data: JSONBody[SetPassword],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Account:
    """A password to sign in with; a guest becomes an account by it and loses nothing."""
    may_try(guest, limits)
    login = passwords.good_login(data.login)
    password = passwords.good_password(data.password, login)
    known = await lobby.store.run(accounts.account_of(guest.id))
    if known is not None and known.password:
        if not limits.signing_in_as.allows(known.login):
            raise Trouble(429, "no-too-fast")
        if not await passwords.fits(data.old, known.password):
            raise Trouble(403, "no-wrong-password")
    kept = await passwords.hashed(password)
    is_new = await lobby.store.run(accounts.set_password(guest.id, login, kept))
    return await stay(request, guest, lobby, is_new)


@post("/api/account/passkey/begin", status_code=200, responses=NO)
async def begin_passkey(
    request: AnyRequest,
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> dict[str, Any]:
    """What my authenticator is asked for a new passkey."""
    may_try(guest, limits)
    place = passkeys.place_of(request.headers.get("origin"))
    name = (await lobby.guest(guest.id)).name
    challenge = await lobby.store.run(passkeys.new_challenge("register", guest.id))
    keys = await lobby.store.run(lambda c: passkeys.keys_of(c, guest.id))
    return passkeys.to_register(place, guest.id, name, challenge, keys)


@post("/api/account/passkey", status_code=200, responses=NO)
async def add_passkey(
    request: AnyRequest,
    data: JSONBody[NewPasskey],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> Account:
    """What it has made; a guest becomes an account by it and loses nothing."""
    place = passkeys.place_of(request.headers.get("origin"))
    challenge = passkeys.asked_of(data.credential)
    if not await lobby.store.run(passkeys.take_challenge(challenge, "register", guest.id)):
        raise Trouble(403, "no-old-challenge")
    key = passkeys.registered(place, guest.id, data.credential, challenge)
    name = clean_name(data.name) or accounts.browser_of(request.headers.get("user-agent", ""))
    is_new = await lobby.store.run(accounts.set_passkey(key, name))
    return await stay(request, guest, lobby, is_new)


@post("/api/account/passkeys/{key:str}/remove", status_code=200, responses=NO)
async def remove_passkey(
    key: FromPath[str], guest: NamedDependency[Guest], lobby: NamedDependency[Lobby]
) -> Account:
    """It opens nothing any more."""
    await lobby.store.run(accounts.drop_passkey(guest.id, key))
    return await lobby.store.run(accounts.account_told(guest.id, guest.session))


# ------------------------------------------------------------ in and out


@post("/api/sign-in", status_code=200, responses=NO)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[SignIn],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Account:
    """With a password."""
    may_try(guest, limits)
    login = passwords.good_login(data.login)
    if not limits.signing_in_as.allows(login):
        raise Trouble(429, "no-too-fast")
    known = await lobby.store.run(accounts.account_called(login))
    if not await passwords.fits(data.password, known.password if known is not None else ""):
        raise Trouble(403, "no-wrong-password")
    assert known is not None
    return await come_in(request, guest, lobby, known.guest, data.take)


@post("/api/sign-in/passkey/begin", status_code=200, responses=NO)
async def begin_sign_in(
    request: AnyRequest,
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> dict[str, Any]:
    """What my authenticator is asked, whichever passkey it has for us."""
    may_try(guest, limits)
    place = passkeys.place_of(request.headers.get("origin"))
    challenge = await lobby.store.run(passkeys.new_challenge("sign-in", guest.id))
    return passkeys.to_sign_in(place, challenge)


@post("/api/sign-in/passkey", status_code=200, responses=NO)
async def sign_in_by_passkey(
    request: AnyRequest,
    data: JSONBody[SignInByPasskey],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> Account:
    """What it has answered: each question is answered once."""
    place = passkeys.place_of(request.headers.get("origin"))
    challenge = passkeys.asked_of(data.credential)
    if not await lobby.store.run(passkeys.take_challenge(challenge, "sign-in", guest.id)):
        raise Trouble(403, "no-old-challenge")
    key = await lobby.store.run(passkeys.key_of(passkeys.credential_id(data.credential)))
    if key is None:
        raise Trouble(403, "no-such-passkey")
    count = passkeys.signs(place, key, data.credential, challenge)
    if not await lobby.store.run(lambda c: passkeys.note_use(c, key, count)):
        raise Trouble(403, "no-bad-passkey")
    return await come_in(request, guest, lobby, key.guest, data.take)


@post("/api/sign-out", status_code=200, responses=NO)
async def sign_out(
    request: AnyRequest,
    data: JSONBody[SignOut],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> Account:
    """This browser, another of mine, or all others."""
    if not guest.session:
        raise Trouble(409, "no-account")
    work = accounts.close_sessions(guest.id, data.which, guest.session)
    gone, before = await lobby.store.run(work)
    await lobby.lines.ended(*gone)
    if guest.session not in gone:
        return await lobby.store.run(accounts.account_told(guest.id, guest.session))
    id = before or new_guest()
    give_cookie(request, signed(id, lobby.cookie_key))
    return await lobby.store.run(accounts.account_told(id, ""))


# ------------------------------------------------------------ what is kept


@post("/api/account/settings", status_code=200, responses=NO)
async def keep_settings(
    data: JSONBody[KeepSettings], guest: NamedDependency[Guest], lobby: NamedDependency[Lobby]
) -> KeepSettings:
    """How I like it, for all my browsers."""
    await lobby.store.run(accounts.keep_settings(guest.id, data.settings))
    return data


@get("/api/account/everything", responses=NO)
async def everything(
    guest: NamedDependency[Guest], lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> Response[dict[str, Any]]:
    """All that is kept of me, as a file."""
    if not limits.creating.allows(guest.id):
        raise Trouble(429, "no-too-fast")
    told = await lobby.store.run(everything_of(guest.id))
    told |= await lobby.store.run(said_by(guest.id))
    headers = {"content-disposition": 'attachment; filename="quarterdeck.json"'}
    return Response(told, headers=headers)


@post("/api/account/forget", status_code=200, responses=NO)
async def forget_me(
    request: AnyRequest,
    data: JSONBody[Forget],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
) -> Account:
    """Everything about me is deleted; in games of others somebody sat there."""
    if not data.sure:
        raise Trouble(400, "no-bad-request")
    await carry_on(lobby, guest.id)

    def work(connection: Connection) -> list[str]:
        unsay(connection, guest.id)
        return forget(guest.id)(connection)

    codes = await lobby.store.run(work)
    await leave_for_good(lobby, guest.id, codes)
    await lobby.lines.forget(guest.id)
    await lobby.lines.ended(guest.id, guest.session)
    id = new_guest()
    give_cookie(request, signed(id, lobby.cookie_key))
    return await lobby.store.run(accounts.account_told(id, ""))


ACCOUNTS = [
    account,
    set_password,
    begin_passkey,
    add_passkey,
    remove_passkey,
    sign_in,
    begin_sign_in,
    sign_in_by_passkey,
    sign_out,
    keep_settings,
    everything,
    forget_me,
]


def may_try(guest: Guest, limits: Limits) -> None:
    """Trouble for who tries too often."""
    if not limits.signing_in.allows(guest.address):
        raise Trouble(429, "no-too-fast")


async def stay(request: AnyRequest, guest: Guest, lobby: Lobby, is_new: bool) -> Account:
    """A guest that has become an account is signed in: its old cookie alone opens nothing."""
    session = guest.session
    if is_new or not session:
        browser = accounts.browser_of(request.headers.get("user-agent", ""))
        token = await lobby.store.run(lambda c: accounts.open_session(c, guest.id, browser))
        lobby.doorman.forget(guest.id)
        give_cookie(request, signed(guest.id, lobby.cookie_key, token))
        session = session_id(token)
        await lobby.lines.adopt(guest.id, session)
    return await lobby.store.run(accounts.account_told(guest.id, session))


async def come_in(request: AnyRequest, guest: Guest, lobby: Lobby, to: str, take: bool) -> Account:
    """This browser is signed in; what its guest has played comes along, or waits for it."""
    before = "" if guest.session or guest.id == to else guest.id
    browser = accounts.browser_of(request.headers.get("user-agent", ""))

    def work(connection: Connection) -> str:
        if before and take:
            carry(connection, before, to)
        return accounts.open_session(connection, to, browser, "" if take else before)

    token = await lobby.store.run(work)
    session = session_id(token)
    give_cookie(request, signed(to, lobby.cookie_key, token))
    if before and take:
        await carry_seats(lobby, before, to)
        await lobby.lines.adopt(to, session)
    return await lobby.store.run(accounts.account_told(to, session))
