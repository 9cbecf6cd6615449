"""What may be said: no links, nothing too long, nothing invisible."""

from __future__ import annotations

import re
import unicodedata

from quarterdeck.server.errors import Trouble
from quarterdeck.server.protocol.talk import Say

MOST = 300  # characters of a line
EMOTES = ("hello", "well_played", "thanks", "wow", "laugh", "oops", "think", "sorry")
_ENDINGS = (
    "com net org info biz io dev app gg tv me de at ch eu uk us fr nl pl ru cn xyz top site online"
    " shop club link live ly co to"
)
_LINK = re.compile(
    r"(?:[a-z][a-z0-9+.-]*://|\bwww\.|\bmailto:)\S"
    rf"|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:{'|'.join(_ENDINGS.split())})\b(?!\.\w)",
    re.IGNORECASE,
)


def good_line(wish: Say) -> tuple[str, str]:
    """The text and the emote as they can be shown to others, or why they cannot."""
    if wish.emote:
        if wish.emote not in EMOTES:
            raise Trouble(400, "no-such-emote")
        return "", wish.emote
    text = _shown(wish.text)
    if not text:
        raise Trouble(400, "no-say-empty")
    if len(text) > MOST:
        raise Trouble(400, "no-say-long", MOST, len(text))
    if _LINK.search(unicodedata.normalize("NFKC", text)):
        raise Trouble(403, "no-say-link")
    return text, ""


def _shown(text: str) -> str:
    """One line without anything that cannot be seen; marks on a letter only a few."""
    out: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind[0] == "Z" or c in "\t\r\n":
            c = " "
        elif kind[0] == "C" and c != "\u200d":  # that one joins the parts of a picture
            continue
        marks = marks + 1 if kind == "Mn" else 0
        if marks <= 2:
            out.append(c)
    return " ".join("".join(out).split()).strip("\u200d ")
