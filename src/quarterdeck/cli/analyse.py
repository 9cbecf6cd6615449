"""``quarterdeck analyse``: a finished game told apart into luck, decisions and the rest."""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quarterdeck.cli.replay import read_record
from quarterdeck.cli.show import Oops, out, plain, print_json, progress
from quarterdeck.cli.wishes import AsJson, Processes
from quarterdeck.lab.processes import spread
from quarterdeck.lookback.course import Course
from quarterdeck.lookback.page import page
from quarterdeck.lookback.parts import PARTS, LookBack, as_json
from quarterdeck.lookback.task import PIECES, look_at, pieces_of, put_together
from quarterdeck.table.record import BadRecord, parse
from quarterdeck.words.catalogue import LANGUAGES, Catalogue


def analyse(
    file: Annotated[Path, typer.Argument(help="A record (JSON lines); - reads it from stdin.")],
    html: Annotated[
        Path | None, typer.Option(help="Write a page with its curve there, which stands alone.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A coarse look, in a second.")] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: Annotated[str, typer.Option(help=f"Language: {' or '.join(LANGUAGES)}.")] = "en",
    processes: Processes = 0,
    as_json_: AsJson = False,
) -> None:
    """Look back at a finished game: who stood how, what was luck, which decisions cost most.

    Every change of each seat's chance is put down to something, and all of it adds up to the
    result. Decisions are judged by what their seat could know, never by the open board.

    Examples:

    `quarterdeck analyse game.jsonl --html game.html --open`

    `quarterdeck analyse game.jsonl --quick --json`
    """
    if lang not in LANGUAGES:
        raise Oops(f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")
    if show and html is None:
        raise Oops("--open opens the page that --html writes")
    text = read_record(file)
    try:
        course = Course(parse(text))
    except BadRecord as error:
        raise Oops(f"{file}: {error}") from None
    look = look_at(course, "coarse") if quick else _fine(text, processes)
    if html is not None:
        try:
            html.write_text(page(course, look, lang), encoding="utf-8")
        except OSError as error:
            raise Oops(f"cannot write {html}: {error.strerror}") from None
        if show:
            webbrowser.open(html.resolve().as_uri())
    if as_json_:
        print_json(as_json(look))
    else:
        _tell(course, look, lang)


def _fine(text: str, processes: int) -> LookBack:
    """On all cores."""
    pieces: list[list[object]] = [[] for _ in range(PIECES)]
    with progress("looking back", PIECES) as bar:
        for number, rows in spread(partial(pieces_of, text), range(PIECES), processes):
            pieces[number] = rows
            bar.advance(bar.task_ids[0])
    return put_together(text, pieces)


def _tell(course: Course, look: LookBack, lang: str) -> None:
    names = [plain(name) for name in course.record.header.seats]
    words = Catalogue(lang, look.game, names)
    table = Table(title=f"{words.say(f'game-{look.game}')}: {words.say('look-parts')}")
    for name in ("", *names):
        table.add_column(name, justify="right" if name else "left")
    table.add_row(words.say("replay-start"), *[f"{x:.1%}" for x in look.start])
    for part in PARTS:
        table.add_row(words.say(f"look-{part}"), *[f"{x * 100:+.1f}" for x in look.parts[part]])
    table.add_row("=", *[f"{x:.1%}" for x in look.result])
    out.print(table)
    out.print(words.say("look-costs" if look.costs else "look-costs-none"))
    for cost in look.costs:
        made, best = (words.say(act.key, act.args) for act in (cost.made, cost.best))
        out.print(
            f"  {cost.step:>5}  {names[cost.seat]}: −{cost.cost * 100:.0f} ± "
            f"{cost.error * 200:.0f}  {made}  →  {best}",
            markup=False,
            soft_wrap=True,
        )
