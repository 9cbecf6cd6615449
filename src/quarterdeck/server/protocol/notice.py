"""What goes over HTTP of notices: that it is one's turn, where the page is not open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Address = Annotated[str, Meta(max_length=600)]
Key = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]*$")]


class Notices(Struct, frozen=True):
    """What this server can do."""

    key: str  # of its pushes; "": it sends none


class Notify(Struct, frozen=True):
    """What a browser's push service gave it, to be told by."""

    endpoint: Address
    p256dh: Key = ""
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    language: Annotated[str, Meta(max_length=5)] = "en"
    wanted: bool = True  # false: not any more
