"""The web client: its files from the package, its page for the addresses it has."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

from quarterdeck.server.errors import Trouble

DIST = Path(__file__).resolve().parents[2] / "webclient" / "dist"
OTHERWISE = "application/octet-stream"
SMALL = 512  # bytes; smaller files are not worth compressing
PACKED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_ENTRY = re.compile(rb''' src="\.?(/assets/[^"]+\.js)"''')
_HERE = re.compile(rb'( (?:src|href)=")\./')
_HEAD_ENDS = b"</head>"


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    data: bytes
    packed: bytes | None  # gzip
    media: str
    etag: str
    policy: str  # content security policy, for pages


def index() -> Path:
    """The client's page."""
    path = DIST / "index.html"
    if not path.is_file():
        raise Trouble(404, "no-client")
    return path


def build() -> str:
    """Which client is there: the script that its page begins with, named by what is in it."""
    try:
        found = _ENTRY.search(read(DIST / "index.html").data)
    except OSError:
        return ""
    return found[1].decode() if found else ""


def read(path: Path) -> File:
    """From memory, as long as the file has not changed."""
    stat = path.stat()
    return _read(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=512)
def _read(path: Path, _mtime: int, _size: int) -> File:
    return _file(path.read_bytes(), mimetypes.guess_type(path.name)[0] or OTHERWISE)


@lru_cache(maxsize=512)
def with_tags(page: bytes, tags: str, base: str = "") -> File:
    """The page with something more in its head, and all that it fetches below a path."""
    page = _HERE.sub(rb"\g<1>" + base.encode() + b"/", page)
    return _file(page.replace(_HEAD_ENDS, tags.encode() + _HEAD_ENDS, 1), "text/html")


def _file(data: bytes, media: str) -> File:
    packed = None
    if len(data) > SMALL and media.startswith(PACKED):
        packed = gzip.compress(data, 9, mtime=0)
    etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return File(data, packed, media, etag, policy(data) if media == "text/html" else "")


def policy(page: bytes = b"") -> str:
    """Everything from this server only; a page's own inline scripts are named by their hash."""
    scripts = "".join(
        f" 'sha256-{base64.b64encode(hashlib.sha256(s).digest()).decode()}'"
        for s in _INLINE.findall(page)
    )
    return (
        f"default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def answer(
    request: Request[Any, Any, Any], file: File, cache: str, status: int = 200
) -> Response[bytes]:
    """The file, or that the browser has it already."""
    headers = {"cache-control": cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.policy:
        headers["content-security-policy"] = file.policy
    if status == 200 and file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media)
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(data))
    body = b"" if request.method == "HEAD" else data
    return Response(body, status_code=status, headers=headers, media_type=file.media)


def client_file(request: Request[Any, Any, Any], name: str) -> Response[bytes] | None:
    """A file of the client; None: there is none of that name, but there may be a page."""
    if name.split("/", maxsplit=1)[0] in ("api", "ws"):
        raise Trouble(404, "no-such-page")
    index()
    try:
        wanted = (DIST / name).resolve()
        is_there = bool(name) and wanted.is_relative_to(DIST) and wanted.is_file()
    except (OSError, ValueError):  # no name that a file could have
        raise Trouble(404, "no-such-page") from None
    hashed = name.startswith("assets/")
    if is_there:
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return answer(request, read(wanted), cache)
    if hashed or ("." in name.rsplit("/", 1)[-1] and not name.startswith("s/")):
        raise Trouble(404, "no-such-page")
    return None
