"""Faces that browsers draw from parts: here they are but short codes."""

from __future__ import annotations

import hashlib
import re

from quarterdeck.server.errors import Trouble

# Skin, face, hair's style and colour, hat, extra, clothes, background: how many of each a face may
# have that nobody chose. A browser has these and perhaps more.
USUAL = (6, 6, 8, 6, 8, 7, 6, 8)

_CODE = re.compile(r"a[0-9]{1,2}(-[0-9]{1,2}){7}")


def usual_avatar(guest: str) -> str:
    """The face of somebody who has not chosen one: always the same for the same guest."""
    digest = hashlib.sha256(b"face" + guest.encode()).digest()
    numbers = [str(byte % most) for byte, most in zip(digest, USUAL, strict=False)]
    return "a" + "-".join(numbers)


def good_avatar(code: str) -> str:
    """The code, if it is one."""
    if not _CODE.fullmatch(code):
        raise Trouble(400, "no-bad-avatar")
    return code
