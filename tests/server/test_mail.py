"""Letters, through a real mail server: an address is confirmed, turns, a forgotten password."""

from __future__ import annotations

import asyncio
import email
import re
import smtplib
import socket
from collections.abc import Iterator
from email.message import EmailMessage, Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from quarterdeck.server.mail.post import Letter, written
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server


class Letters:
    """All that came; the mail server runs in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.came: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.came.append(email.message_from_bytes(envelope.content))
        return "250 taken"

    async def next(self, many: int) -> Message:
        """The one of this number, once it is there."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.came) < many:
                await asyncio.sleep(0.02)
        return self.came[many - 1]


def text_of(letter: Message) -> str:
    raw = letter.get_payload(decode=True)
    assert isinstance(raw, bytes)
    return raw.decode()


def link_in(letter: Message, what: str) -> str:
    found = re.search(rf"/letter#{what}\.(\S+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found.group(1)


@pytest.fixture
def letters() -> Iterator[Letters]:
    kept = Letters(free_port())
    controller = Controller(kept, hostname="127.0.0.1", port=kept.port)
    controller.start()
    yield kept
    controller.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def turn(one: Player) -> None:
    await one.see(lambda: one.stand["ask"] is not None)
    while one.stand["ask"] is not None:
        await one.act(one.stand["ask"]["choices"][-1]["do"])


async def test_letters_come_when_wanted_and_never_else(tmp_path: Path, letters: Letters) -> None:
    server = Server(
        tmp_path / "q.sqlite3",
        notice_after_s=0,
        smtp_host="127.0.0.1",
        smtp_port=letters.port,
        smtp_tls="none",
        mail_from="Quarterdeck <games@example.org>",
    )
    server.luck("letters")
    with server:
        async with Player(server) as ann, Player(server) as bo, Player(server) as thief:
            assert (await bo.get("/api/told"))["mails"]
            for bad in ("bo", "bo@", "@x.org", "a b@x.org", "bo@x.org\r\nBcc: a@b.c", "x" * 300):
                await bo.post("/api/told", {"address": bad}, 400)
            wish = {"address": "bo@example.org", "language": "de"}
            told = await bo.post("/api/told", wish)
            assert (told["address"], told["confirmed"]) == ("bo@example.org", False)
            first = await letters.next(1)
            assert first["To"] == "bo@example.org"
            assert first["From"] == "Quarterdeck <games@example.org>"
            assert server.url in text_of(first)
            key = link_in(first, "confirm")
            await thief.post("/api/letter/confirm", {"key": key[:-1] + "x"}, 403)
            await thief.post("/api/letter/confirm", {"key": key})  # the owner's other browser
            await thief.post("/api/letter/confirm", {"key": key}, 403)
            assert (await bo.get("/api/told"))["confirmed"]

            # A turn by the day: one letter, also if the server is started again meanwhile.
            pace = {"kind": "days", "time": 86_400, "gain": 0}
            body = {"game": "captain_flip", "seats": [ME, OPEN], "pace": pace}
            code = (await ann.post("/api/tables", body))["code"]
            await bo.join(code)
            await ann.look(code)
            if ann.stand["ask"] is not None:
                await turn(ann)
            second = await letters.next(2)
            assert f"/t/{code}" in text_of(second)
            assert "dran" in text_of(second)
            server.kill()
            server.start()
            for one in (ann, bo, thief):
                one.http.base_url = server.url
            await bo.look(code)
            await turn(bo)
            await bo.leave()
            await ann.look(code)
            await turn(ann)
            third = await letters.next(3)
            assert len(letters.came) == 3

            # A press on "no more" in the mail program, and there are none.
            assert third["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = third["List-Unsubscribe"].strip("<>").split("/api/")[1]
            answer = await thief.http.post(f"/api/{stop[:-2]}xx")
            assert answer.status_code == 403
            answer = await thief.http.post(
                f"/api/{stop}", content="List-Unsubscribe=One-Click", headers={"origin": ""}
            )
            assert answer.status_code in (200, 403)
            await thief.post("/api/letter/stop", {"key": link_in(third, "stop")})
            assert not (await bo.get("/api/told"))["by_mail"]

            # A forgotten password: the answer is the same whoever is asked for.
            sign = {"login": "bo-the-bold", "password": "seven seas"}
            await bo.post("/api/account/password", sign)
            for who in ("nobody", "thief@example.org", "bo-the-bold"):
                assert await thief.post("/api/password/forgotten", {"who": who}) == {"done": True}
            fourth = await letters.next(4)
            assert fourth["To"] == "bo@example.org"
            assert "bo-the-bold" in text_of(fourth)
            key = link_in(fourth, "reset")
            body = {"key": key, "password": "short"}
            await thief.post("/api/password/new", body, 400)
            async with Player(server) as fresh:
                mine = await fresh.post("/api/password/new", {**body, "password": "eight seas!"})
                assert mine["exists"]
                assert mine["login"] == "bo-the-bold"
                await fresh.post("/api/password/new", {**body, "password": "nine seas!!"}, 403)
                await thief.post("/api/sign-in", sign, 403)
                # Who was signed in before is not any more.
                assert not (await bo.get("/api/account"))["exists"]
                everything = await fresh.get("/api/account/everything")
                assert everything["letters"] == [{"address": "bo@example.org", "confirmed": True}]
                await fresh.post("/api/account/forget", {"sure": True})
            await thief.post("/api/password/forgotten", {"who": "bo-the-bold"})
            assert len(letters.came) == 4
    assert b"bo@example.org" not in server.log


async def test_without_a_mail_server_nothing_is_promised(player: Any) -> None:
    one = player()
    assert not (await one.get("/api/told"))["mails"]
    await one.post("/api/told", {"address": "me@example.org"}, 404)
    await one.post("/api/password/forgotten", {"who": "me"}, 404)
    told = await one.post("/api/told", {"turns": False})
    assert (told["turns"], told["invitations"]) == (False, True)


def test_a_name_is_no_header() -> None:
    letter = Letter("a@example.org", "Anne\nBcc: all@example.org", "Text")
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        written(letter, "Quarterdeck <q@example.org>")
    sent = written(Letter("a@example.org", "Ähm", "Grüße"), "Quarterdeck <q@example.org>")
    assert isinstance(sent, EmailMessage)
    assert sent["Auto-Submitted"] == "auto-generated"
    assert issubclass(smtplib.SMTPRecipientsRefused, OSError)
