"""Passkeys: what an authenticator is asked, each question once, and whether its answer holds."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from quarterdeck.server.errors import Trouble
from quarterdeck.server.storage.account_schema import CHALLENGES, PASSKEYS
from quarterdeck.server.storage.store import Work

HOUSE = "Quarterdeck"
WAIT_S = 300  # for an answer
LOCAL = ("localhost",)

Purpose = Literal["register", "sign-in"]


class Place(Struct, frozen=True):
    """Where a page is that asks: a passkey made for one place opens no other."""

    origin: str
    host: str


class Key(Struct, frozen=True):
    """A passkey, as it is kept."""

    id: str
    guest: str
    credential: bytes
    public_key: bytes
    count: int


def place_of(origin: str | None) -> Place:
    """Of the page that asks; a bare address cannot have passkeys, nor can plain HTTP."""
    parts = urlsplit(origin or "")
    host = parts.hostname or ""
    is_safe = parts.scheme == "https" or host in LOCAL
    try:
        ipaddress.ip_address(host)
        is_name = False
    except ValueError:
        is_name = bool(host)
    if not is_safe or not is_name:
        raise Trouble(409, "no-passkey-here")
    return Place(f"{parts.scheme}://{parts.netloc}", host)


def key_id(credential: bytes) -> str:
    """By which the disk knows it."""
    return hashlib.sha256(credential).hexdigest()


def handle(guest: str) -> bytes:
    """By which an authenticator knows whose it is: nothing that a cookie could be made of."""
    return hashlib.sha256(b"passkey\0" + guest.encode()).digest()[:16]


# ------------------------------------------------------------ questions


def new_challenge(purpose: Purpose, guest: str) -> Work[bytes]:
    """To be signed once, by this guest's browser, before long."""

    def work(connection: Connection) -> bytes:
        now = int(time.time())
        connection.execute(sa.delete(CHALLENGES).where(CHALLENGES.c.until < now))
        challenge = secrets.token_bytes(32)
        row = {"purpose": purpose, "guest": guest, "until": now + WAIT_S}
        connection.execute(sa.insert(CHALLENGES).values(id=challenge.hex(), **row))
        return challenge

    return work


def take_challenge(challenge: bytes, purpose: Purpose, guest: str) -> Work[bool]:
    """It was asked, of this guest, and has not been answered before."""

    def work(connection: Connection) -> bool:
        query = sa.delete(CHALLENGES).where(
            CHALLENGES.c.id == challenge.hex(),
            CHALLENGES.c.purpose == purpose,
            CHALLENGES.c.guest == guest,
            CHALLENGES.c.until >= int(time.time()),
        )
        return connection.execute(query).rowcount == 1

    return work


def to_register(
    place: Place, guest: str, name: str, challenge: bytes, keys: list[Key]
) -> dict[str, Any]:
    """What a browser is asked for a new passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return _plain(
        generate_registration_options(
            rp_id=place.host,
            rp_name=HOUSE,
            user_id=handle(guest),
            user_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=k.credential) for k in keys],
        )
    )


def to_sign_in(place: Place, challenge: bytes) -> dict[str, Any]:
    """What a browser is asked for any passkey it has for this place."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    return _plain(
        generate_authentication_options(
            rp_id=place.host,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


def _plain(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json

    out: dict[str, Any] = msgspec.json.decode(options_to_json(options))
    return out


# ------------------------------------------------------------ answers


def asked_of(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer says it is to."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge: bytes = base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Trouble(400, "no-bad-passkey") from None
    return challenge


def registered(place: Place, guest: str, credential: dict[str, Any], challenge: bytes) -> Key:
    """The new passkey, if its answer holds."""
    from webauthn import verify_registration_response

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception:  # whatever a forged one makes of the library
        raise Trouble(403, "no-bad-passkey") from None
    id = key_id(made.credential_id)
    return Key(id, guest, made.credential_id, made.credential_public_key, made.sign_count)


def signs(place: Place, key: Key, credential: dict[str, Any], challenge: bytes) -> int:
    """How often the passkey has signed by now, if this is its answer."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
            require_user_verification=True,
        )
        said = credential["response"].get("userHandle")
        if said is not None and _bytes(said) != handle(key.guest):
            raise ValueError("somebody else's")
    except Exception:
        raise Trouble(403, "no-bad-passkey") from None
    return found.new_sign_count


def credential_id(credential: dict[str, Any]) -> str:
    """Which passkey an answer says it is of."""
    try:
        return key_id(_bytes(credential["rawId"]))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Trouble(400, "no-bad-passkey") from None


def _bytes(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    out: bytes = base64url_to_bytes(text)
    return out


# ------------------------------------------------------------ the disk


def key_of(id: str) -> Work[Key | None]:
    """A passkey by its id."""

    def work(connection: Connection) -> Key | None:
        found = connection.execute(sa.select(PASSKEYS).where(PASSKEYS.c.id == id)).mappings()
        row = found.first()
        return _key(row) if row is not None else None

    return work


def keys_of(connection: Connection, guest: str) -> list[Key]:
    """Somebody's."""
    query = sa.select(PASSKEYS).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.created)
    return [_key(row) for row in connection.execute(query).mappings()]


def add_key(connection: Connection, key: Key, name: str) -> None:
    """A new one."""
    now = int(time.time())
    values = {**msgspec.structs.asdict(key), "name": name, "created": now, "used": now}
    connection.execute(sa.insert(PASSKEYS).values(values))


def note_use(connection: Connection, key: Key, count: int) -> bool:
    """It has signed. False: meanwhile it has signed something else, so one of the two is a copy."""
    query = sa.update(PASSKEYS).where(PASSKEYS.c.id == key.id, PASSKEYS.c.count == key.count)
    done = connection.execute(query.values(count=count, used=int(time.time())))
    return done.rowcount == 1


def _key(row: Any) -> Key:
    return Key(
        row["id"], row["guest"], bytes(row["credential"]), bytes(row["public_key"]), row["count"]
    )
