"""Writes what follows from a state's fields; ``--check`` fails when it is stale.

A field is one line in the class of a game's ``state.py``: its type, who sees it, and what a blank
state has there, if that is not 0 or empty. Everything below the class's marker is written from
these lines: the rules are compiled, so a clone has to be spelled out.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
POWDER = ROOT / "tests" / "conformance" / "powder" / "state.py"
MARKER = "    # From here on written by `make fields` from the fields above.\n"
# What every state has (core/state.py): in a blank one, and in a clone.
COMMON = {
    "seats": ("0", "self.seats"),
    "version": ("0", "self.version"),
    "stack": ("[]", "self.stack[:]"),
    "events": ("[]", "[]"),
    "loud": ("False", "False"),
    "marks": ("None", "None"),
}
EMPTY = {"i64": "0", "int": "0", "str": '""', "bool": "False"}


class BadField(Exception):
    """A field that does not say what it must."""


@dataclass
class Field:
    """``name: Annotated[type, audience, first value]``, the last of them only where it matters."""

    name: str
    type: str
    audience: str
    first: str

    def is_list(self) -> bool:
        return self.type.startswith("list[")


def state_files() -> list[Path]:
    return [*sorted((ROOT / "src" / "quarterdeck" / "games").glob("*/state.py")), POWDER]


def read(text: str) -> tuple[str, list[Field]]:
    """The name of the State class and its fields."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and [ast.unparse(b) for b in node.bases] == ["State"]:
            return node.name, [_field(n, text) for n in node.body if isinstance(n, ast.AnnAssign)]
    raise BadField("no class of State")


def _field(node: ast.AnnAssign, text: str) -> Field:
    match node:
        case ast.AnnAssign(
            target=ast.Name(id=name),
            annotation=ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=parts)),
            value=None,
        ) if len(parts) in {2, 3}:
            kind, audience, *first = [ast.get_source_segment(text, part) or "" for part in parts]
            empty = "()" if kind.startswith("tuple[") else EMPTY.get(kind, "[]")
            return Field(name, kind, audience, first[0] if first else empty)
    raise BadField(f"not `name: Annotated[type, audience]`: {ast.unparse(node)}")


def written(text: str) -> str:
    """The file as it should be."""
    above, marker, _ = text.partition(MARKER)
    if not marker:
        above = text.rstrip("\n") + "\n\n"
    name, fields = read(above)
    blank = {n: first for n, (first, _) in COMMON.items()} | {f.name: f.first for f in fields}
    clone = {n: copy for n, (_, copy) in COMMON.items()}
    clone |= {f.name: f"self.{f.name}[:]" if f.is_list() else f"self.{f.name}" for f in fields}
    lines = [
        "    __slots__ = (",
        *[f'        "{n}",' for n in sorted(f.name for f in fields)],
        "    )",
        "",
        "    def __init__(self) -> None:",
        '        """Fills nothing: ``clone`` is hot. A first state comes from ``blank``."""',
        "",
        f"    def clone(self) -> {name}:",
        f"        c = {name}()",
        *[f"        c.{n} = {value}" for n, value in clone.items()],
        "        return c",
        "",
        "",
        f"def blank() -> {name}:",
        '    """A state with every field there and nothing in it."""',
        f"    s = {name}()",
        *[f"    s.{n} = {value}" for n, value in blank.items()],
        "    return s",
        "",
        "",
        "AUDIENCE: Final[dict[str, str]] = {",
        *[f'    "{f.name}": {f.audience},' for f in fields],
        "}",
    ]
    return above + MARKER + "\n".join(lines) + "\n"


def main(argv: list[str]) -> int:
    stale = 0
    for path in state_files():
        text = path.read_text(encoding="utf-8")
        try:
            fresh = written(text)
        except BadField as why:
            print(f"{path.relative_to(ROOT)}: {why}", file=sys.stderr)
            return 1
        if fresh == text:
            continue
        if "--check" in argv:
            print(f"{path.relative_to(ROOT)} is stale: run `make fields`", file=sys.stderr)
            stale = 1
        else:
            path.write_text(fresh, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
