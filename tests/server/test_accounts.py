"""A guest becomes an account, signs in elsewhere, takes everything along, and can be gone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.accounts import browser_of
from quarterdeck.server.people.passkeys import place_of
from tests.support.authenticator import VERIFIED, Authenticator
from tests.support.server import ME, OPEN, Player, Server, bot

Make = Callable[[], Player]
PASSWORD = "salt and tar"


def at(player: Player) -> str:
    """The server's address as a browser names it: passkeys need a name, not a number."""
    return player.server.url.replace("127.0.0.1", "localhost")


def here(player: Player) -> Authenticator:
    """A passkey of a page of ours."""
    player.http.headers["origin"] = at(player)
    player.http.headers["host"] = at(player).removeprefix("http://")
    return Authenticator(at(player))


async def sign_up(player: Player, login: str) -> dict[str, Any]:
    return await player.post("/api/account/password", {"login": login, "password": PASSWORD})


async def sign_in(player: Player, login: str, status: int = 0, **more: Any) -> Any:
    body = {"login": login, "password": PASSWORD, **more}
    return await player.post("/api/sign-in", body, status)


async def register(player: Player, key: Authenticator, status: int = 0, **lies: Any) -> Any:
    options = await player.post("/api/account/passkey/begin")
    body = {"credential": key.register(options, **lies), "name": "My phone"}
    return await player.post("/api/account/passkey", body, status)


async def sign_in_by(player: Player, key: Authenticator, status: int = 0, **lies: Any) -> Any:
    options = await player.post("/api/sign-in/passkey/begin")
    return await player.post(
        "/api/sign-in/passkey", {"credential": key.sign(options, **lies)}, status
    )


# ---------------------------------------------------------------- becoming one


async def test_a_guest_becomes_an_account_in_mid_game_and_goes_on(player: Make) -> None:
    anna, thief = player(), player()
    await anna.create(ME, bot("deckhand"))
    await anna.look()
    await anna.play(turns=2)
    thief.http.cookies.update(anna.http.cookies)
    before = await anna.get("/api/me")
    assert not (await anna.get("/api/account"))["exists"]
    mine = await sign_up(anna, "Anna.Sails")
    assert (mine["exists"], mine["login"], mine["has_password"]) == (True, "anna.sails", True)
    assert [s["here"] for s in mine["sessions"]] == [True]
    assert await anna.get("/api/me") == before
    await anna.play(turns=2)  # on the line that was open
    await anna.look()
    assert anna.you == 0
    await anna.play()
    assert (await anna.get("/api/people/me"))["games"] == 1
    # The cookie of before opens nothing any more.
    assert (await thief.get("/api/me"))["guest"] != before["guest"]
    await thief.look(anna.code)
    assert thief.you == -1


async def test_another_device_has_games_ratings_settings_and_seats(player: Make) -> None:
    desk, phone = player(), player()
    await desk.post("/api/me", {"name": "Anna"})
    await desk.create(ME, bot("deckhand"))
    await desk.look()
    await desk.play()
    over = desk.code
    running = await desk.create(ME, bot("deckhand"))
    await sign_up(desk, "anna-two")
    await desk.post("/api/account/settings", {"settings": {"theme": "night"}})
    theirs = await phone.create(ME, bot("deckhand"))  # as a guest
    await phone.look()
    await phone.play()
    await phone.post("/api/me", {"name": "Somebody else"})
    mine = await sign_in(phone, "ANNA-two")
    assert mine["settings"] == {"theme": "night"}
    assert set(mine["tables"]) == {over, running, theirs}
    assert await phone.get("/api/me") == await desk.get("/api/me")
    page = await desk.get("/api/people/me")
    assert (page["name"], page["games"]) == ("Anna", 2)
    assert page["standings"][0]["games"] == 2
    for one in (desk, phone):
        for code in (over, running, theirs):
            await one.look(code)
            assert one.you == 0, code
    assert [s["here"] for s in (await phone.get("/api/account"))["sessions"]].count(True) == 1


async def test_who_does_not_take_it_along_finds_it_again(player: Make) -> None:
    desk, phone = player(), player()
    await sign_up(desk, "anna-three")
    code = await phone.create(ME, OPEN)
    guest = await phone.get("/api/me")
    await sign_in(phone, "anna-three", take=False)
    await phone.look(code)
    assert phone.you == -1
    gone = await phone.post("/api/sign-out", {})
    assert not gone["exists"]
    assert await phone.get("/api/me") == guest
    await phone.look(code)
    assert phone.you == 0


async def test_the_line_of_a_guest_who_signs_in_keeps_its_seat(player: Make) -> None:
    desk, phone = player(), player()
    await sign_up(desk, "anna-line")
    await phone.create(ME, bot("deckhand"))
    await phone.look()
    await sign_in(phone, "anna-line")
    await phone.play(turns=1)
    await desk.look(phone.code)
    assert desk.you == 0


# ---------------------------------------------------------------- sessions


async def test_browsers_are_listed_and_signed_out(player: Make) -> None:
    desk, phone, tablet = player(), player(), player()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/144.0"
    await sign_up(desk, "anna-many")
    await desk.create(ME, OPEN)
    for one in (phone, tablet):
        await sign_in(one, "anna-many")
        await one.look(desk.code)
        assert one.you == 0
    sessions = (await desk.get("/api/account"))["sessions"]
    assert len(sessions) == 3
    [hers] = [s for s in sessions if s["browser"] == "Firefox · Android"]
    await desk.post("/api/sign-out", {"which": hers["id"]})
    await is_closed(phone)
    assert not (await phone.get("/api/account"))["exists"]
    await phone.look(desk.code)
    assert phone.you == -1
    assert (await tablet.get("/api/account"))["exists"]
    left = await desk.post("/api/sign-out", {"which": "others"})
    assert len(left["sessions"]) == 1
    assert not (await tablet.get("/api/account"))["exists"]
    await desk.post("/api/sign-out", {"which": "0" * 12}, 404)
    await phone.post("/api/sign-out", {}, 409)


async def is_closed(player: Player) -> None:
    assert player.line is not None
    await player.line.wait_closed()
    player.line = None


def test_a_browser_is_recognised_by_its_owner() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36"
    assert browser_of(chrome) == "Chrome · Windows"
    assert browser_of("Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1") == "Safari · iPhone"
    assert browser_of("curl") == ""


# ---------------------------------------------------------------- passwords


async def test_passwords_are_refused_in_words_and_never_kept(player: Make, server: Server) -> None:
    anna, ben = player(), player()
    said = {
        ("an", PASSWORD): "no-bad-login",
        ("a b c", PASSWORD): "no-bad-login",
        ("x" * 41, PASSWORD): "no-bad-login",
        ("annapass", "short"): "no-bad-password",
        ("annapass", "aaaaaaaaaaa"): "no-bad-password",
        ("annapass", "AnnaPass"): "no-bad-password",
        ("annapass", "x" * 201): "no-bad-password",
    }
    for (login, password), key in said.items():
        body = {"login": login, "password": password}
        answer = await anna.post("/api/account/password", body, 400)
        assert answer["why"]["key"] == key, login
    await sign_up(anna, "annapass")
    taken = await ben.post(
        "/api/account/password", {"login": "ANNAPASS", "password": PASSWORD}, 409
    )
    assert taken["why"]["key"] == "no-login-taken"
    for login, password in (("annapass", "not this one"), ("nobody-here", PASSWORD)):
        wrong = await ben.post("/api/sign-in", {"login": login, "password": password}, 403)
        assert wrong["why"]["key"] == "no-wrong-password"
    new = {"login": "annapass", "password": "another one 7"}
    await anna.post("/api/account/password", new, 403)
    await anna.post("/api/account/password", {**new, "old": PASSWORD})
    await sign_in(ben, "annapass", 403)
    folder = Path(server.settings["database"]).parent
    everything = b"".join(f.read_bytes() for f in folder.glob("quarterdeck.sqlite3*"))
    tokens = [value.split(".")[1] for value in anna.http.cookies.values()]
    for secret in (PASSWORD, "another one 7", "not this one", *tokens):
        assert secret.encode() not in everything
    assert b"$argon2id$" in everything


async def test_who_guesses_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path / "q.sqlite3", limits=1) as server:
        async with Player(server) as anna, Player(server) as ben:
            await sign_up(anna, "anna")
            answers = [
                (await ben.http.post("/api/sign-in", json={"login": "anna", "password": "guess 1"}))
                for _ in range(9)
            ]
            assert [a.status_code for a in answers] == [403] * 8 + [429]
            assert answers[-1].json()["why"]["key"] == "no-too-fast"


# ---------------------------------------------------------------- passkeys


async def test_a_passkey_makes_an_account_and_opens_it_elsewhere(player: Make) -> None:
    desk, phone = player(), player()
    key = here(desk)
    here(phone)
    mine = await register(desk, key)
    assert (mine["exists"], mine["has_password"], mine["login"]) == (True, False, "")
    assert [k["name"] for k in mine["passkeys"]] == ["My phone"]
    found = await sign_in_by(phone, key)
    assert found["exists"]
    assert await phone.get("/api/me") == await desk.get("/api/me")
    last = mine["passkeys"][0]["id"]
    said = await desk.post(f"/api/account/passkeys/{last}/remove", {}, 409)
    assert said["why"]["key"] == "no-last-key"
    await sign_up(desk, "anna-key")
    left = await desk.post(f"/api/account/passkeys/{last}/remove")
    assert left["passkeys"] == []
    said = await sign_in_by(phone, key, 403)
    assert said["why"]["key"] == "no-such-passkey"


async def test_forged_passkeys_are_refused(player: Make) -> None:
    desk, thief = player(), player()
    key = here(desk)
    here(thief)
    for lies in (
        {"origin": "https://evil.example"},
        {"rp": "evil.example"},
        {"type": "webauthn.get"},
    ):
        said = await register(desk, key, 403, **lies)
        assert said["why"]["key"] == "no-bad-passkey", lies
    key.flags &= ~VERIFIED  # nobody was asked for a finger or a number
    await register(desk, key, 403)
    key.flags |= VERIFIED
    assert not (await desk.get("/api/account"))["exists"]
    await register(desk, key)
    others: list[dict[str, Any]] = [
        {"origin": "https://evil.example"},
        {"origin": at(desk).replace("localhost", "localhost.evil.example")},
        {"rp": "evil.example"},
        {"type": "webauthn.create"},
        {"signer": ec.generate_private_key(ec.SECP256R1())},
        {"user": b"somebody else"},
    ]
    for lies in others:
        said = await sign_in_by(thief, key, 403, **lies)
        assert said["why"]["key"] == "no-bad-passkey", lies
    for rubbish in ({}, {"rawId": 1, "response": {}}, {"response": {"clientDataJSON": "é"}}):
        said = await thief.post("/api/sign-in/passkey", {"credential": rubbish}, 400)
        assert said["why"]["key"] == "no-bad-passkey"
    assert not (await thief.get("/api/account"))["exists"]


async def test_an_answer_counts_once_and_for_who_was_asked(player: Make) -> None:
    desk, phone, thief = player(), player(), player()
    key = here(desk)
    for one in (phone, thief):
        here(one)
    await register(desk, key)
    options = await phone.post("/api/sign-in/passkey/begin")
    body = {"credential": key.sign(options)}
    said = await thief.post("/api/sign-in/passkey", body, 403)  # it was not asked
    assert said["why"]["key"] == "no-old-challenge"
    await phone.post("/api/sign-in/passkey", body)
    said = await phone.post("/api/sign-in/passkey", body, 403)  # replayed
    assert said["why"]["key"] == "no-old-challenge"
    invented = {**options, "challenge": "AAAA"}
    said = await thief.post("/api/sign-in/passkey", {"credential": key.sign(invented)}, 403)
    assert said["why"]["key"] == "no-old-challenge"
    key.count = 0  # a copy of it, which does not know how often the true one has signed
    said = await sign_in_by(thief, key, 403)
    assert said["why"]["key"] == "no-bad-passkey"


def test_where_browsers_make_passkeys() -> None:
    assert place_of("https://deck.example").host == "deck.example"
    assert place_of("http://localhost:8000").host == "localhost"
    for origin in ("http://deck.example", "https://10.0.0.7", "http://127.0.0.1:8000", None, ""):
        with pytest.raises(Trouble) as trouble:
            place_of(origin)
        assert trouble.value.why.key == "no-passkey-here"
