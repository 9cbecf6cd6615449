"""Write docs/research/<game>.md from the games' tables: `python tools/research_pages.py [--check]`.

What a field is comes from its comment in the game's state.py, so there is one place to say it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from quarterdeck import registry
from quarterdeck.core.view import COUNT, GIVEN, OWNER, PUBLIC, SECRET
from quarterdeck.research.kernel.field import HOWS, NUMBER, Field
from quarterdeck.research.setting import Setting, researched, setting, table_of

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "research"
WHO = {
    PUBLIC: "everybody",
    OWNER: "its owner",
    COUNT: "its owner; the others, how many",
    GIVEN: "its owner; the others, whether",
}


def comments(game: str) -> dict[str, str]:
    """By field, what state.py says of it."""
    source = (ROOT / "src/quarterdeck/games" / game / "state.py").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    before: list[str] = []
    for line in source.splitlines():
        field = re.match(r"    (\w+): Annotated\[.*\](?:  # (.*))?$", line)
        if field:
            found[field[1]] = field[2] or " ".join(before)
        above = re.match(r"    # (.*)", line)
        before = [*before, above[1]] if above else []
    return found


def seats_span(game: str) -> range:
    info = registry.game(game).info
    return range(info.min_seats, info.max_seats + 1)


def table(heads: tuple[str, ...], rows: list[tuple[object, ...]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    cells = [[str(cell).replace("|", "\\|") for cell in row] for row in rows]
    return [*lines, *["| " + " | ".join(row) + " |" for row in cells], ""]


def page(game: str) -> str:
    """The whole page."""
    few = setting(game)
    source = table_of(game)
    lines = [
        f"# {game} v{source.VERSION}",
        "",
        "Written by `tools/research_pages.py` from the game's table"
        f" (`src/quarterdeck/research/tables/{game}.py`); [how to use it](../guide/learn.md),"
        f" [the rules](../rules/{game}.md).",
        "",
        *about_seats(game, few),
        *about_actions(few),
        *about_rows(game, few),
        *about_stack(few),
        *about_offers(few),
        *about_chance(few),
        "## Version and history",
        "",
        f"`quarterdeck/{game}-v{source.VERSION}` in PettingZoo and Gymnasium,"
        f" `quarterdeck_{game}_v{source.VERSION}` in OpenSpiel."
        " A new version means that a row or a number means something else.",
        "",
        *[f"- {line}" for line in source.HISTORY],
        "",
    ]
    return "\n".join(lines)


def about_seats(game: str, x: Setting) -> list[str]:
    span = seats_span(game)
    always = getattr(x.table, "ALWAYS", {})
    rows: list[tuple[object, ...]] = []
    for option in x.game.info.options:
        value = always.get(option.name)
        choices = f"{value} only" if value else ", ".join(option.choices)
        rows.append((f"`{option.name}`", choices, value or option.default))
    sizes: list[tuple[object, ...]] = [
        (n, setting(game, n).row_size, setting(game, n).size) for n in span
    ]
    turned = (
        "Seats in rows and actions are steps clockwise from the one who looks: 0 is oneself."
        if x.table.TURNED
        else "Seats keep their numbers, since they are not alike; the row's first number says who"
        " looks."
    )
    return [
        "## Seats",
        "",
        f"{span[0]} to {span[-1]}. {turned}",
        "",
        *table(("seats", "numbers in a row", "actions"), sizes),
        *(table(("option", "choices", "default"), rows) if rows else []),
    ]


def about_actions(x: Setting) -> list[str]:
    rows: list[tuple[object, ...]] = []
    for block in x.blocks():
        verb = x.game.verb_named.get(block.name)
        kinds = verb.kinds if verb else ("place in the list",)
        sizes = zip(kinds, block.sizes, strict=True)
        last = block.start + block.length - 1
        numbers = f"{block.start}" if last == block.start else f"{block.start} to {last}"
        rows.append((numbers, f"`{block.name}`", ", ".join(f"{k} ({n})" for k, n in sizes)))
    left = x.table.UNNUMBERED
    return [
        "## Actions",
        "",
        "The number is the block's first plus the arguments read as one number, the first argument"
        " counting most. The mask says which are lawful."
        + (f" Not numbered: {', '.join(f'`{verb}`' for verb in left)}." if left else "")
        + " In PettingZoo's parallel door one more, the last, is `wait`.",
        "",
        *table(("numbers", "verb", "arguments (how many)"), rows),
    ]


def about_rows(game: str, x: Setting) -> list[str]:
    said = comments(game)
    starts = {part.name: part for part in x.terms.slices}
    rows: list[tuple[object, ...]] = [
        (0, "`seat`", 1, span_of(x, "seat"), "", "", "who looks; -3: a spectator")
    ]
    left: list[str] = []
    for name, who in x.game.audience.items():
        if who == SECRET:
            continue
        field: Field = x.table.FIELDS[name]
        if field.count == 0:
            left.append(f"`{name}`")
            continue
        for more, what in (("", said.get(name, "")), (".count", "how many"), (".given", "whether")):
            part = starts.get(name + more)
            if part is None:
                continue
            how = "" if field.how == NUMBER or more else HOWS[field.how]
            by = "by seat" if field.by_seat or more else ""
            rows.append(
                (
                    part.start,
                    f"`{part.name}`",
                    part.length,
                    span_of(x, part.name),
                    WHO[who] if not more else "everybody",
                    f"{by} {how}".strip(),
                    what,
                )
            )
    hidden = [f"`{name}`" for name, who in x.game.audience.items() if who == SECRET]
    return [
        "## Observation",
        "",
        f"int16, here for {x.seats} seats (`Setting.terms.slices` has it for any). Who sees a field"
        " is the rules' own table; what a seat may not see is -1. How numbers are written: `seat`"
        " in steps from the one who looks (-1 nobody), `mask` one 0 or 1 a flag, `packed` and"
        " `code` several numbers, `bag` how many of each kind, `angle` from -31416 to 31415.",
        "",
        *table(("at", "field", "numbers", "range", "who sees it", "written", "what it is"), rows),
        *([f"In no row, for nobody may see it: {', '.join(hidden)}.", ""] if hidden else []),
        f"Left out (the table says why): {', '.join(left)}.",
        "",
    ]


def span_of(x: Setting, name: str) -> str:
    part = next(p for p in x.terms.slices if p.name == name)
    return f"{part.lowest} to {part.highest}"


def about_stack(x: Setting) -> list[str]:
    rows: list[tuple[object, ...]] = []
    for op, step in enumerate(x.game.steps):
        fields = x.table.STEPS.get(op, ())
        numbers = [f"{f.range()[0]} to {f.range()[1]}" for f in fields for _ in written(f)]
        flags = sum(f.bits for f in fields if not written(f))
        more = [f"{flags} flags"] if flags else []
        rows.append((op + 1, type(step).__name__, ", ".join([*numbers, *more])))
    first = next(p.start for p in x.terms.slices if p.name == "stack.0.step")
    return [
        "### What is under way",
        "",
        f"From {first} on the upper {x.table.FRAMES} frames of the stack, the question asked now"
        " first (a deeper stack is cut): the step's number (0: none), whose it is, its arguments as"
        " numbers (-1: none), then its flags.",
        "",
        *table(("number", "step", "arguments"), rows),
    ]


def written(f: Field) -> range:
    """The numbers that a frame's argument becomes; none for flags."""
    return range(0 if f.how == HOWS.index("mask") else f.width())


def about_offers(x: Setting) -> list[str]:
    offers = x.terms.offers
    if offers.most == 0:
        return []
    rows: list[tuple[object, ...]] = [
        (name, f"{low} to {high}") for name, low, high in offers.ranges
    ]
    return [
        "### Offers",
        "",
        f"A shot or a rope takes free numbers. Up to {offers.most} that differ in target, aim or"
        " way are offered by place, the likeliest first, and described at the end of the row of"
        " the one who is asked (verb 0: no more of them). The same table gives the same offers.",
        "",
        *table(("number", "range"), rows),
        'For continuous control, `gym.SeatEnv(…, control="box")` takes six numbers from -1 to 1;'
        " everything but shots and ropes is then answered by instinct. For a shot: shoot (from"
        " -0.5 on) or hold, which of the pieces that may shoot, the muzzle's bearing from it, the"
        " aim's angle off that bearing (up to a quarter turn), elevation, power. For a rope: sail"
        " or be done, which piece, heading, how far, the bow's direction at the end, load barrels"
        " on the way or not. What the rules refuse becomes `hold` or `done`, and"
        ' `info["refused"]` says why.',
        "",
    ]


def about_chance(x: Setting) -> list[str]:
    verbs = [v for v in x.game.verbs if v.name in x.table.NATURE]
    listed = ", ".join(f"`{v.name}`" for v in verbs if not v.wide)
    wide = ", ".join(f"`{v.name}`" for v in verbs if v.wide)
    return [
        "## Chance",
        "",
        "Drawn from the game's seed, by dice that nobody else uses."
        f" In OpenSpiel {listed} have their outcomes listed with their odds"
        f" ({int(x.chances.size)} numbers)"
        + (f"; {wide} cannot be listed: a thousand are drawn, each as likely." if wide else "."),
        "",
        "## Reward",
        "",
        "At the end, the share of one win: 1 for a winner alone, shared equally otherwise; the"
        ' sum is 1. `reward="score"` gives the points, `reward="rank"` 1 to 0 by rank.',
        "",
    ]


def main() -> int:
    wrong = []
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in researched():
        path = PAGES / f"{game}.md"
        text = page(game)
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                wrong.append(path.relative_to(ROOT).as_posix())
        else:
            path.write_text(text, encoding="utf-8")
    if wrong:
        print(f"not as the tables say: {', '.join(wrong)}; python tools/research_pages.py")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
