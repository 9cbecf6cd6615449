"""What letters say: that it is one's turn, that somebody invites, and the links that open once."""

from __future__ import annotations

import base64
import hmac

from quarterdeck.server.mail.kept import Mailbox
from quarterdeck.server.mail.post import Letter
from quarterdeck.words.catalogue import LANGUAGES, Catalogue


def turn(box: Mailbox, game: str, code: str, stop: str) -> Letter:
    """It is your turn, and where: nothing of the game itself."""
    words = _words(box, game)
    name = words.say(f"game-{game}")
    values: dict[str, str | int] = {"game": name, "code": code, "link": f"{box.base}/t/{code}"}
    return _letter(box, words, "letter-turn", values, stop)


def invitation(box: Mailbox, game: str, link: str, by: str, stop: str) -> Letter:
    """Somebody wants you at their table."""
    words = _words(box, game)
    values: dict[str, str | int] = {
        "game": words.say(f"game-{game}"),
        "name": by,
        "link": f"{box.base}{link}",
    }
    return _letter(box, words, "letter-invitation", values, stop)


def confirm(box: Mailbox, name: str, key: str) -> Letter:
    """Whether the address is right, and its owner agrees."""
    values: dict[str, str | int] = {"name": name, "link": f"{box.base}/letter#confirm.{key}"}
    return _letter(box, _words(box), "letter-confirm", values)


def reset(box: Mailbox, login: str, key: str) -> Letter:
    """A new password may be chosen."""
    values: dict[str, str | int] = {"name": login, "link": f"{box.base}/letter#reset.{key}"}
    return _letter(box, _words(box), "letter-reset", values)


def stop_key(guest: str, key: bytes) -> str:
    """What ends letters to a guest, for as long as they come; it opens nothing else."""
    digest = hmac.digest(key, b"stop\0" + guest.encode(), "sha256")[:16]
    return f"{guest}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def stops(text: str, key: bytes) -> str:
    """The guest who wants no more letters; "": that is not what this is."""
    guest = text.partition(".")[0]
    fits = hmac.compare_digest(text.encode(), stop_key(guest, key).encode())
    return guest if fits else ""


def _words(box: Mailbox, game: str = "ui") -> Catalogue:
    return Catalogue(box.language if box.language in LANGUAGES else LANGUAGES[0], game, [])


def _letter(
    box: Mailbox, words: Catalogue, key: str, values: dict[str, str | int], stop: str = ""
) -> Letter:
    text = words.fill(key, values)
    if stop:
        text += "\n\n" + words.fill("letter-stop", {"link": f"{box.base}/letter#stop.{stop}"})
    subject = words.fill(f"{key}-subject", values)
    one_click = f"{box.base}/api/letter/stop/{stop}" if stop else ""
    return Letter(box.address, " ".join(subject.split()), text, one_click)
