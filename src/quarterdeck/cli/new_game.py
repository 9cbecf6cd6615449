"""``quarterdeck new-game``: lays out a small game that runs, to be changed into one's own."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

import typer

from quarterdeck.cli.show import Oops, out
from quarterdeck.words.catalogue import LANGUAGES

TEMPLATES = Path(__file__).parent / "templates"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SHORTEST, LONGEST = 3, 24  # lines of code with the name in them stay readable
RESERVED = ("ui", "powder", "templates", "games")  # files and test games of these names there are
CLAUSE = re.compile(r"\b([A-Z]{2})-\d{2,3}\b")
# Where each folder of templates goes, by what its files are called there.
FOLDERS = {
    "game": "src/quarterdeck/games/{id}",
    "tests": "tests/games/{id}",
    "web": "web/src/games/{id}",
}
SAYS = {"en": "Stow what the sea brings.", "de": "Verstau, was das Meer bringt."}


def new_game(
    name: Annotated[str, typer.Argument(help="Its id: small letters, as in `captain_flip`.")],
) -> None:
    """Lay out a new game in a source tree of Quarterdeck: rules, words, tests, a face.

    It runs at once: a barrel is drawn, a player stows it, holds are counted. Change it from there;
    `docs/guide/add-a-game.md` says what is where. Nothing that exists is overwritten.
    """
    root = source_tree(Path.cwd())
    files = laid_out(root, checked(root, name))
    changed = registered(root, name)
    for path, text in [*files.items(), *changed.items()]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in files:
        out.print(f"new      {path.relative_to(root)}", highlight=False)
    for path in changed:
        out.print(f"a line   {path.relative_to(root)}", highlight=False)
    out.print("docs/guide/add-a-game.md says how to go on.", highlight=False)


def source_tree(here: Path) -> Path:
    """The source tree we are in, from its top or any folder of it."""
    for folder in (here, *here.parents):
        if (folder / "src/quarterdeck/registry.py").is_file() and (folder / "tests/games").is_dir():
            return folder
    raise Oops("new-game writes into a source tree of Quarterdeck: run it inside one")


def checked(root: Path, name: str) -> str:
    """The name, if a game can have it."""
    if not NAME.fullmatch(name):
        raise Oops(f"{name!r} is no id for a game: small letters and digits, as in captain_flip")
    if not SHORTEST <= len(name) <= LONGEST:
        raise Oops(f"an id has {SHORTEST} to {LONGEST} letters, {name!r} has {len(name)}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in RESERVED:
        raise Oops(f"{name!r} is reserved: choose another id")
    if (root / "src/quarterdeck/games" / name).exists():
        raise Oops(f"there is a game {name!r} already")
    return name


def laid_out(root: Path, name: str) -> dict[Path, str]:
    """The new files; Oops if one of them is there already."""
    words = {
        "{{id}}": name,
        "{{Name}}": name.title().replace("_", ""),
        "{{Title}}": name.title().replace("_", " "),
        "{{XX}}": letters(root, name),
    }
    files: dict[Path, str] = {}
    for template, goes_to in templates(name):
        text = template.read_text(encoding="utf-8")
        for hole, word in words.items():
            text = text.replace(hole, word)
        files[root / goes_to] = text
    there = [str(path.relative_to(root)) for path in files if path.exists()]
    if there:
        raise Oops(f"nothing was written: there is {', '.join(there)} already")
    return files


def templates(name: str) -> Iterator[tuple[Path, str]]:
    """Each with where it goes."""
    for folder, goes_to in FOLDERS.items():
        for path in sorted((TEMPLATES / folder).rglob("*.txt")):
            inside = path.relative_to(TEMPLATES / folder).as_posix().removesuffix(".txt")
            yield path, f"{goes_to.format(id=name)}/{inside}"
    yield TEMPLATES / "research.py.txt", f"src/quarterdeck/research/tables/{name}.py"
    for language in LANGUAGES:
        page = name if language == LANGUAGES[0] else f"{name}.{language}"
        yield (
            TEMPLATES / f"words/{language}.ftl.txt",
            f"src/quarterdeck/words/{language}/{name}.ftl",
        )
        yield TEMPLATES / f"rules/{language}.md.txt", f"docs/rules/{page}.md"


def letters(root: Path, name: str) -> str:
    """Two letters for its clauses that no other game has."""
    taken: set[str] = set()
    for page in (root / "docs/rules").glob("*.md"):
        taken |= set(CLAUSE.findall(page.read_text(encoding="utf-8")))
    own = "".join(part[0] for part in name.split("_")) + re.sub(r"[^a-z]", "", name[1:])
    for second in own[1:].upper() + ascii_uppercase:
        if own[0].upper() + second not in taken:
            return own[0].upper() + second
    raise Oops(f"no two letters beginning with {own[0].upper()} are left for its clauses")


# ---------------------------------------------------------------- the lists of games


def registered(root: Path, name: str) -> dict[Path, str]:
    """The files that list games, with the new one in them."""
    title = name.title().replace("_", " ")
    loader = f"""def _{name}() -> Game[Any]:
    from quarterdeck.games.{name} import GAME

    return GAME


"""
    changes = [
        ("src/quarterdeck/registry.py", r"(?=^# By id, in the order of)", loader),
        ("src/quarterdeck/registry.py", r"^GAMES: .*?\n(?=\}$)", f'    "{name}": _{name},\n'),
        (
            "web/src/games/registry.ts",
            r"^const loaders.*?\n(?=\};$)",
            f'  {name}: () => import("./{name}/face"),\n',
        ),
    ]
    for language in LANGUAGES:
        lines = f"game-{name} = {title}\ngame-{name}-blurb = {SAYS[language]}\n"
        file = f"src/quarterdeck/words/{language}/ui.ftl"
        changes.append((file, r".*^game-\w+-blurb = [^\n]*\n", lines))
    texts: dict[Path, str] = {}
    for file, after, line in changes:
        path = root / file
        text = texts.get(path) or path.read_text(encoding="utf-8")
        found = re.search(after, text, re.MULTILINE | re.DOTALL)
        if found is None:
            raise Oops(f"nothing was written: {file} is not as new-game knows it")
        texts[path] = text[: found.end()] + line + text[found.end() :]
    return texts
