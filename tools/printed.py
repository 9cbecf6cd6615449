"""Writes what the browser knows of each game's components and views, from the game's own tables;
``--check`` fails when it is stale.

Every number and word that a game's ``components.py`` names goes along; tables go when named here,
for most of them only spare the rules a calculation.
"""

from __future__ import annotations

import importlib
import json
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

from mypy_extensions import i64

from quarterdeck.core.state import State
from quarterdeck.core.view import COUNT, GIVEN, OWNER, PUBLIC, SECRET

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
WIDTH = 140


@dataclass(frozen=True)
class Printed:
    """What goes along of one game: by module, names; a whole module's numbers and words."""

    whole: tuple[str, ...] = ("components",)
    named: dict[str, tuple[str, ...]] = field(default_factory=dict)
    fields: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of a class, if not all


PRINTED: dict[str, Printed] = {
    "captain_flip": Printed(
        named={"components": ("SWABBY_COINS", "BOARDS")},
        fields={"Board": ("columns",)},
    ),
    "sail_away": Printed(named={"components": ("SPACE_COINS", "ISLANDS", "SHIPS")}),
    "ahoy": Printed(
        whole=("components", "tiles", "cards", "boards"),
        named={
            "components": ("FACTION", "UNION_SEAT"),
            "tiles": ("SUIT_OF", "TERRAIN", "TREASURE", "WIND", "ARROW", "SANDBAR"),
            "cards": ("CARD_SUIT", "COST", "COSTS_DIE", "GOES_TO", "HAS_SLOT", "PLAN_COPIES"),
            "boards": (
                *("SLOT_COUNT", "ACTION", "DASHED", "FITS", "SHIP_FITS", "CREW_ACTION"),
                *("REWARD", "AMOUNT"),
            ),
            "crew": ("USED_MYSTIC", "USED_WIND"),
            "grid": ("WALL", "WIDTH", "ORIGIN", "LIES"),
            "voyage": ("BY_CURRENT", "BY_WIND", "BY_WITCH"),
        },
    ),
    "anchors_aweigh": Printed(
        named={
            "components": ("ALL_FRONTS", "FIRST_CARD", "TYPE", "ASKS", "REWARD", "COINS"),
            "verbs": ("FLIP", "TAKE", "ACTS"),
            "info": ("LOOK_AND_PUT_BACK",),
        },
    ),
    "ship_ahoy": Printed(
        named={
            "geometry": ("TURN", "QUARTER", "ONE"),
            "ballistics": ("BALL_RADIUS", "MUZZLE_HEIGHT", "GRAVITY_MM"),
            "sailing": ("WIND_REACH",),
            "scene": ("BIG_CORNERS", "BIG_HEIGHT", "SMALL_HEIGHT"),
            "rest": ("POSE",),
            "steps.flight": ("HEAD", "KEY"),
            "info": ("PIRATE_SHOOTS", "BARREL_CHOSEN"),
        },
    ),
}


def printed_of(game: str) -> Printed:
    """A game without a row here has nothing but numbers and words."""
    return PRINTED.get(game, Printed())


def module_of(game: str, name: str) -> ModuleType:
    return importlib.import_module(f"quarterdeck.games.{game}.{name}")


def named_in(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The module's own constants that have a public name."""
    for name, hint in module.__annotations__.items():
        if str(hint).startswith("Final") and not name.startswith("_"):
            yield name, getattr(module, name)


def constants(game: str) -> dict[str, object]:
    """By name, in the order of the files; one name for two values is no name."""
    wanted = printed_of(game)
    out: dict[str, object] = {}
    for source in dict.fromkeys((*wanted.whole, *wanted.named)):
        tables = wanted.named.get(source, ())
        found = {
            name: value
            for name, value in named_in(module_of(game, source))
            if name in tables or (source in wanted.whole and isinstance(value, int | str))
        }
        if missing := [*(set(tables) - set(found)), *(set(out) & set(found))]:
            raise ValueError(f"{game}/{source}.py: missing or named twice: {missing}")
        out.update(found)
    return out


def shown_fields(game: str, value: object) -> tuple[str, ...]:
    """Of a printed thing, the fields that the browser is told."""
    kind = type(value)
    slots: tuple[str, ...] = getattr(kind, "__slots__", ())
    return printed_of(game).fields.get(kind.__name__, slots)


def things(game: str, value: object) -> Iterator[object]:
    """One of each class in a table, the inner ones first."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from things(game, one)
    elif not isinstance(value, int | str):
        for name in shown_fields(game, value):
            yield from things(game, getattr(value, name))
        yield value


def literal(game: str, value: object) -> str:
    """A value as TypeScript writes it."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(literal(game, one) for one in value) + "]"
    if isinstance(value, int | str):
        return json.dumps(value, ensure_ascii=False)
    parts = [f"{n}: {literal(game, getattr(value, n))}" for n in shown_fields(game, value)]
    return "{ " + ", ".join(parts) + " }"


def kind_of(value: object) -> str:
    """A value's type as TypeScript says it; of a list, that of all its entries."""
    if isinstance(value, list | tuple):
        inner = {kind_of(one) for one in value if one != ()} or {"number"}
        if len(inner) > 1:
            raise TypeError(f"a table of {sorted(inner)}")
        name = inner.pop()
        return f"readonly ({name})[]" if " " in name else f"readonly {name}[]"
    if isinstance(value, bool):
        return "boolean"
    return {int: "number", str: "string"}.get(type(value), type(value).__name__)


def constant(game: str, name: str, value: object) -> str:
    if isinstance(value, int | str):
        return f"export const {name} = {literal(game, value)};"
    assert isinstance(value, list | tuple)
    rows = [literal(game, one) for one in value]
    line = f"export const {name}: {kind_of(value)} = [{', '.join(rows)}];"
    if len(line) <= WIDTH:
        return line
    if all(isinstance(one, int | str) for one in value):
        inner = textwrap.fill(", ".join(rows) + ",", WIDTH - 2, break_long_words=False)
    else:
        inner = "\n".join(f"{row}," for row in rows)
    return f"export const {name}: {kind_of(value)} = [\n{textwrap.indent(inner, '  ')}\n];"


def interface(game: str, thing: object) -> str:
    lines = [f"  {n}: {kind_of(getattr(thing, n))};" for n in shown_fields(game, thing)]
    return "\n".join([f"export interface {type(thing).__name__} {{", *lines, "}"])


def typed(hint: Any) -> str:
    """The type of a state's field as TypeScript says it."""
    if hint in (int, bool, i64):
        return "number"
    if get_origin(hint) in (list, tuple):
        inner = typed(get_args(hint)[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    raise TypeError(f"no TypeScript for {hint!r}")


def seen(hint: Any, audience: str) -> str:
    """The type of a field as a reader sees it: as `redact` leaves it."""
    if audience == PUBLIC:
        return typed(hint)
    entry = typed(get_args(hint)[0])
    other = {OWNER: "null", COUNT: "number", GIVEN: "boolean"}[audience]
    return f"({entry} | {other})[]"


def view(game: str) -> str:
    module = module_of(game, "state")
    (state,) = [
        c
        for c in vars(module).values()
        if isinstance(c, type) and issubclass(c, State) and c.__module__ == module.__name__
    ]
    hints = get_type_hints(state)
    audience: dict[str, str] = module.AUDIENCE
    lines = [
        f"  {name}: {seen(hints[name], who)};" for name, who in audience.items() if who != SECRET
    ]
    head = "/** What one reader sees; what each field means stands in the game's state.py. */"
    return "\n".join([head, "export interface View {", "  seats: number;", *lines, "}"])


def written(game: str) -> str:
    found = constants(game)
    classes: dict[str, object] = {}
    for value in found.values():
        for thing in things(game, value):
            classes.setdefault(type(thing).__name__, thing)
    head = (
        "/* What is printed on the game's components, and what a reader sees of its state. "
        f"Written by tools/printed.py from games/{game}/: change it there. */"
    )
    numbers = [constant(game, n, v) for n, v in found.items() if isinstance(v, int | str)]
    tables = [constant(game, n, v) for n, v in found.items() if not isinstance(v, int | str)]
    parts = [head, "\n".join(numbers), *(interface(game, c) for c in classes.values()), *tables]
    return "\n\n".join([*parts, view(game)]) + "\n"


def main(argv: list[str]) -> int:
    stale = 0
    for game in sorted(face.parent.name for face in GAMES.glob("*/face.ts")):
        target, text = GAMES / game / "printed.ts", written(game)
        if "--check" not in argv:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{game}/printed.ts is stale: run python tools/printed.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
