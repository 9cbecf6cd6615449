"""How somebody is told of things where no page is open: wishes, an address, a letter's links."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from quarterdeck.server.errors import Trouble
from quarterdeck.server.http.account import come_in, may_try
from quarterdeck.server.http.request import AnyRequest, Guest
from quarterdeck.server.http.routes import NO
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.mail import kept, letters
from quarterdeck.server.mail.post import Post
from quarterdeck.server.people import accounts, passwords
from quarterdeck.server.protocol.account import Account
from quarterdeck.server.protocol.mail import Forgotten, Letter, NewPassword, Posted, TellMe, Told
from quarterdeck.server.settings import public_base
from quarterdeck.server.storage.store import Work


@get("/api/told", responses=NO)
async def told(
    guest: NamedDependency[Guest], lobby: NamedDependency[Lobby], carrier: NamedDependency[Post]
) -> Told:
    """What I want to be told, and where letters to me go."""
    return await lobby.store.run(_told(guest.id, carrier.is_on))


@post("/api/told", status_code=200, responses=NO)
async def tell_me(
    request: AnyRequest,
    data: JSONBody[TellMe],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    carrier: NamedDependency[Post],
) -> Told:
    """Otherwise than before. A new address gets a letter that asks whether it is the right one."""
    if data.address is not None:
        await _new_address(request, data, guest, lobby, limits, carrier)

    def work(connection: Connection) -> None:
        wishes = kept.wishes_of(guest.id)(connection)
        given = {
            name: value
            for name in ("turns", "invitations", "by_mail")
            if (value := getattr(data, name)) is not None
        }
        if given:
            kept.save_wishes(guest.id, msgspec.structs.replace(wishes, **given))(connection)

    await lobby.store.run(work)
    return await lobby.store.run(_told(guest.id, carrier.is_on))


async def _new_address(
    request: AnyRequest, data: TellMe, guest: Guest, lobby: Lobby, limits: Limits, carrier: Post
) -> None:
    if not data.address:
        await lobby.store.run(kept.drop_mailbox(guest.id))
        return
    if not carrier.is_on:
        raise Trouble(404, "no-mail")
    address = kept.good_address(data.address)
    base = public_base(request.url.scheme, request.headers.get("host", ""), lobby.settings)
    may_post(guest, address, limits)
    box = kept.Mailbox(guest.id, address, False, data.language, base)

    def work(connection: Connection) -> str:
        kept.set_mailbox(box)(connection)
        return kept.new_letter_key(guest.id, "confirm")(connection)

    key = await lobby.store.run(work)
    carrier.send(letters.confirm(box, (await lobby.guest(guest.id)).name, key))


@post("/api/letter/confirm", status_code=200, responses=NO)
async def confirm(
    data: JSONBody[Letter],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Posted:
    """The address is right: its owner has opened the link, in whatever browser."""
    may_try(guest, limits)
    await lobby.store.run(kept.confirm_mailbox(data.key))
    return Posted()


@post("/api/letter/stop", status_code=200, responses=NO)
async def stop(data: JSONBody[Letter], lobby: NamedDependency[Lobby]) -> Posted:
    """No more letters; the link in each of them says so."""
    await _stop(data.key, lobby)
    return Posted()


@post("/api/letter/stop/{key:str}", status_code=200, responses=NO)
async def stop_at_once(key: FromPath[str], lobby: NamedDependency[Lobby]) -> Posted:
    """The same from a mail program's own button."""
    await _stop(key, lobby)
    return Posted()


async def _stop(key: str, lobby: Lobby) -> None:
    guest = letters.stops(key, lobby.cookie_key)
    if not guest:
        raise Trouble(403, "no-old-letter")

    def work(connection: Connection) -> None:
        wishes = kept.wishes_of(guest)(connection)
        kept.save_wishes(guest, msgspec.structs.replace(wishes, by_mail=False))(connection)

    await lobby.store.run(work)


@post("/api/password/forgotten", status_code=200, responses=NO)
async def forgotten(
    data: JSONBody[Forgotten],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
    carrier: NamedDependency[Post],
) -> Posted:
    """A letter with a link, if anybody is called that; the answer is the same if nobody is."""
    may_try(guest, limits)
    if not carrier.is_on:
        raise Trouble(404, "no-mail")
    found = await lobby.store.run(kept.who_forgot(data.who.strip()))
    if found is not None:
        box, login = found
        if limits.posting_to.allows(box.address):
            key = await lobby.store.run(kept.new_letter_key(box.guest, "reset"))
            carrier.send(letters.reset(box, login, key))
    return Posted()


@post("/api/password/new", status_code=200, responses=NO)
async def new_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    guest: NamedDependency[Guest],
    lobby: NamedDependency[Lobby],
    limits: NamedDependency[Limits],
) -> Account:
    """With the letter's key; other browsers of the account are signed out, this one is in."""
    may_try(guest, limits)
    password = passwords.good_password(data.password, "")
    hashed = await passwords.hashed(password)

    def work(connection: Connection) -> tuple[str, list[str]]:
        owner = kept.take_letter_key(connection, data.key, "reset")
        known = accounts.account_of(owner)(connection)
        if known is None:
            raise Trouble(403, "no-old-letter")
        accounts.set_password(owner, known.login, hashed)(connection)
        return owner, accounts.close_sessions(owner, "others", "")(connection)[0]

    owner, gone = await lobby.store.run(work)
    await lobby.lines.ended(*gone)
    return await come_in(request, guest, lobby, owner, False)


def may_post(guest: Guest, address: str, limits: Limits) -> None:
    """Trouble for who has too many letters sent."""
    ok = limits.posting.allows(guest.id) and limits.posting_here.allows(guest.address)
    if not ok or not limits.posting_to.allows(address):
        raise Trouble(429, "no-too-fast")


def _told(guest: str, mails: bool) -> Work[Told]:
    def work(connection: Connection) -> Told:
        box = kept.mailbox_of(guest)(connection)
        wishes = kept.wishes_of(guest)(connection)
        return Told(
            mails,
            box.address if box is not None else "",
            box is not None and box.confirmed,
            wishes.turns,
            wishes.invitations,
            wishes.by_mail,
        )

    return work


LETTERS = [told, tell_me, confirm, stop, stop_at_once, forgotten, new_password]
