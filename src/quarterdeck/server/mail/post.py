"""Sends letters, in a thread of its own: the mail server may take its time, or not answer."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

from msgspec import Struct

from quarterdeck.server.settings import Settings

log = logging.getLogger(__name__)

PLAIN = SMTP.clone(max_line_length=900)  # an address that is folded is none to mail programs
TIMEOUT_S = 20.0
TRIES = 3
AGAIN_S = 30.0  # after the first try; then twice as long
MOST_WAITING = 500


class Letter(Struct, frozen=True):
    """In plain words; ``stop``: an address that, asked once, ends them."""

    to: str
    subject: str
    text: str
    stop: str = ""


class Post:
    """One per server; off where no mail server is set."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.again_s = AGAIN_S
        self._thread = ThreadPoolExecutor(2, "post")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether there is anybody to carry letters."""
        return bool(self.settings.smtp_host)

    def close(self) -> None:
        """What is under way is given up."""
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def send(self, letter: Letter) -> None:
        """Soon; nobody waits for it."""
        if not self.is_on or len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._carry(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, letter: Letter) -> None:
        loop = asyncio.get_running_loop()
        wait = self.again_s
        for tried in range(1, TRIES + 1):
            try:
                await loop.run_in_executor(self._thread, self._send, letter)
                return
            except smtplib.SMTPRecipientsRefused:
                log.info("a letter was not taken: there is no such address")
                return
            except (OSError, smtplib.SMTPException) as error:
                # Neither address nor text: a log is read by others.
                log.warning("a letter could not be sent (try %d): %s", tried, type(error).__name__)
            if tried < TRIES:
                await asyncio.sleep(wait)
                wait *= 2

    def _send(self, letter: Letter) -> None:
        s = self.settings
        safe = ssl.create_default_context()
        me = domain_of(sender(s)) or None  # else it asks for this machine's name, which takes long
        line: smtplib.SMTP
        if s.smtp_tls == "tls":
            line = smtplib.SMTP_SSL(s.smtp_host, s.smtp_port, me, timeout=TIMEOUT_S, context=safe)
        else:
            line = smtplib.SMTP(s.smtp_host, s.smtp_port, me, timeout=TIMEOUT_S)
        with line:
            if s.smtp_tls == "starttls":
                line.starttls(context=safe)
            if s.smtp_user:
                line.login(s.smtp_user, s.smtp_password)
            line.send_message(written(letter, sender(s)))


def sender(settings: Settings) -> str:
    """Who letters come from."""
    return settings.mail_from or f"Quarterdeck <{settings.smtp_user or settings.contact}>"


def domain_of(by: str) -> str:
    """Of an address with or without a name."""
    return parseaddr(by)[1].rpartition("@")[2]


def written(letter: Letter, by: str) -> EmailMessage:
    """As it goes over the wire."""
    out = EmailMessage(PLAIN)
    out["From"] = by
    out["To"] = letter.to
    out["Subject"] = letter.subject
    out["Date"] = formatdate()
    out["Message-ID"] = make_msgid(domain=domain_of(by) or None)
    out["Auto-Submitted"] = "auto-generated"  # nobody's "I am on holiday" comes back
    if letter.stop:
        out["List-Unsubscribe"] = f"<{letter.stop}>"
        out["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    out.set_content(letter.text)
    return out
