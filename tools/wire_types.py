"""Writes the browser's types from the wire messages; ``--check`` fails when they are stale."""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from quarterdeck.server import protocol
from quarterdeck.server.protocol import account, events, friends, http, mail, people, watch

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "types.ts"
HEAD = (
    "/* What goes over the wire. "
    "Written by tools/wire_types.py from server/protocol/: change it there. */"
)
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Any: "unknown",
}


def typescript(hint: Any) -> str:
    """A Python type as TypeScript says it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{a}"' if isinstance(a, str) else str(a) for a in args)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(a) for a in args if a is not msgspec.UnsetType)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return f"{typescript(args[0])}[]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the file."""
    files = (protocol, http, people, account, watch, friends, mail, events)
    named = dict.fromkeys(t for file in files for t in vars(file).values() if isinstance(t, type))
    own = [c for c in named if issubclass(c, msgspec.Struct)]
    return [c for c in own if c.__module__.startswith(protocol.__name__)]


def sent_by_browser() -> set[str]:
    """Messages the browser writes: what has a default may be left out there."""
    outgoing = {"Rename", "SeatWish", "NewTable", "Join", "Move", "Arrange", "Start"}
    outgoing |= {"Give", "Practice", "Branch", "Notify", "NewLink"}
    outgoing |= {"CloseTable", "Block", "Announce", "TellMe"}
    outgoing |= {"SetPassword", "NewPasskey", "SignIn", "SignInByPasskey", "SignOut"}
    return outgoing | {c.__name__ for c in get_args(protocol.FromBrowser)}


def interface(struct: type[msgspec.Struct]) -> str:
    hints = get_type_hints(struct)
    loose = struct.__name__ in sent_by_browser()
    lines = []
    doc = inspect.getdoc(struct)
    if doc and doc != inspect.getdoc(msgspec.Struct):
        lines.append(f"/** {' '.join(doc.split())} */")
    lines.append(f"export interface {struct.__name__} {{")
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  type: "{config.tag}";')
    for f in msgspec.structs.fields(struct):
        rare = msgspec.UnsetType in get_args(hints[f.name])  # left out where it says nothing
        mark = "?" if rare or (loose and not f.required) else ""
        lines.append(f"  {f.encode_name}{mark}: {typescript(hints[f.name])};")
    lines.append("}")
    return "\n".join(lines)


def union(name: str) -> str:
    return (
        f"export type {name} = {' | '.join(c.__name__ for c in get_args(getattr(protocol, name)))};"
    )


def written() -> str:
    parts = [
        HEAD,
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        *(interface(s) for s in structs()),
    ]
    parts += [union("ToBrowser"), union("FromBrowser")]
    return "\n\n".join(p.strip("\n") for p in parts) + "\n"


def main(argv: list[str]) -> int:
    text = written()
    if "--check" in argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.name} is stale: run python tools/wire_types.py", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
