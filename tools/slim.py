"""Give each C file of the kernel only the declarations that it uses.

mypyc lets every C file include two headers that declare the whole kernel, and numbers all
constants in one row.  So one constant more changes every file, and each reads a megabyte first.
Here the declarations a file needs are written into it, and constants get names that do not
depend on each other: what is compiled anew after an edit is what the edit was about.  Short
functions that only reckon (`arg`, `verb_of`) are written in whole, so that they cost no call.

Nothing can go wrong in silence.  A declaration left out is an error of the compiler, and an
object is kept by its file's text (`objects.py`), in which now all stands that it depends on.
"""

from __future__ import annotations

import hashlib
import re
import struct
import sys
from collections import defaultdict
from pathlib import Path

WORD = re.compile(r"\w+")
# The headers, piece by piece: a struct, with or without a guard; a line; what goes without saying.
PIECE = re.compile(
    r"""
    (?P<struct>
        (?:\#ifndef\ (?P<guard>MYPYC_DECLARED_\w+)\n\#define\ (?P=guard)\n)?
        typedef\ struct\ \w*\s*\{[^{}]*\}\ (?P<type>\w+);\n
        (?(guard)\#endif\n)
    )
    | (?P<line> [^#{};]*?\b(?P<name>\w+)\s*[(\[;][^#{};\n]*;?\n )
    | (?P<include> \#include\ .*\n )
    | \n | \#ifndef\ MYPYC_\w+_H\n\#define\ .*\n | \#endif\n
    """,
    re.VERBOSE,
)
# A constant; mypyc says which, if that is short.
CONSTANT = re.compile(r"\bCPyStatics\[(\d+)\]( \| 1)?;(?: /\* (.*) \*/)?")
CONSTANTS = re.compile(r"\bCPyStatics\[\d+\]")
ARRAY = re.compile(r"^(PyObject \*CPyStatics\[\d+\]);", re.MULTILINE)
TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
# A short function that only reckons: numbers in, a number out, and it calls nothing.
RECKONS = re.compile(
    r"""
    ^(?:int64_t|char)\ (?P<name>CPyDef_\w+)\((?:(?:int64_t|uint32_t|char)\ \w+(?:,\ )?)+\)\ \{\n
    (?: (?:\ {4}(?:if\ \(!?\w+\)\ )?[^(){}\n]* | CPyL\d+:\ );\n ){1,30}
    \}\n
    """,
    re.VERBOSE | re.MULTILINE,
)
PASSING = re.compile(r"\b__(tmp|LL)\d+\b")  # names in functions, numbered through all files
STABLE_NAMES = sys.platform == "linux"  # names for places in an array: GNU assembler, ELF


class Unknown(Exception):
    """mypyc writes something that this file has not seen yet."""


class Header:
    """The declarations of the whole kernel, by name."""

    def __init__(self, text: str) -> None:
        self.first: list[str] = []  # what all files need
        self.parts: list[str] = []
        self.names: dict[str, int] = {}
        self.needs: list[set[int]] = []
        self.short: dict[int, str] = {}  # functions that are given whole
        self._read(text)
        for number, part in enumerate(self.parts):
            self.needs.append(self._named(part) - {number})

    def _read(self, text: str) -> None:
        at = 0
        while at < len(text):
            piece = PIECE.match(text, at)
            if not piece:
                raise Unknown(text[at : at + 80].splitlines()[0])
            at = piece.end()
            name = piece["type"] or piece["name"]
            if name and name not in self.names:
                self.names[name] = len(self.parts)
                self.parts.append(CONSTANTS.sub("CPyStatics[]", piece[0]))
            elif piece["include"] and '"__native' not in piece[0] and piece[0] not in self.first:
                self.first.append(piece[0])

    def _named(self, text: str) -> set[int]:
        return {self.names[word] for word in set(WORD.findall(text)) if word in self.names}

    def give_whole(self, text: str) -> None:
        """Let all C files have the short functions of this one: a call would cost more."""
        for found in RECKONS.finditer(text):
            if found["name"] in self.names and "CPyStatic" not in found[0]:
                self.short[self.names[found["name"]]] = found[0]

    def for_file(self, text: str) -> str:
        """The declarations that a C file needs, and those which these need, in their order."""
        wanted: set[int] = set()
        new = self._named(text)
        while new:
            wanted |= new
            new = set().union(*(self.needs[number] for number in new)) - wanted
        parts = [
            self.parts[number]
            if number not in self.short or self.short[number] in text
            else f"static inline {self.short[number]}"
            for number in sorted(wanted)
        ]
        # All of it is in one library: the compiler may go straight there.
        return "".join([*self.first, "#pragma GCC visibility push(hidden)\n", *parts])


class Constants:
    """A name for each constant: from what it is, or from where it stands first."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.unnamed: defaultdict[str, int] = defaultdict(int)

    def rename(self, file: str, text: str) -> str:
        """The C file with names instead of numbers, declared at its beginning."""
        used: set[str] = set()

        def name(found: re.Match[str]) -> str:
            number = int(found[1])
            called = self._name(found[3] or "")
            if not found[3] or self.numbers.get(called, number) != number:
                self.unnamed[file] += 1
                called = self._name(f"{file} {self.unnamed[file]}")
            self.numbers[called] = number
            used.add(called)
            return f"{called}{found[2] or ''};"

        text = CONSTANT.sub(name, text)
        return "".join(f"extern PyObject *{called};\n" for called in sorted(used)) + text

    def _name(self, what: str) -> str:
        return f"CPyLiteral_{hashlib.sha256(what.encode()).hexdigest()[:20]}"

    def place(self, text: str) -> str:
        """The C file that holds the array, telling the assembler which name is where in it."""
        size = struct.calcsize("P")
        lines = [
            f'".globl {name}; .hidden {name}; .set {name}, CPyStatics + {number * size}\\n"\n'
            for name, number in sorted(self.numbers.items())
        ]
        # With a value the array is surely in this file; without, older compilers leave it open.
        text = ARRAY.sub(r"\1 = {NULL};", text)
        return "".join([text, '__asm__("\\n"\n', *lines, ");\n"])


def renumber(text: str) -> str:
    """The C file with the names inside its functions numbered by itself."""
    seen: dict[str, str] = {}
    return PASSING.sub(lambda m: seen.setdefault(m[0], f"__{m[1]}{len(seen)}"), text)


def slim(folder: Path, group: str) -> dict[Path, str]:
    """Make slim C files of those that mypyc left in a folder: their texts, to be written there."""
    headers = [f"__native_{group}.h", f"__native_internal_{group}.h"]
    header = Header("".join((folder / name).read_text() for name in headers))
    includes = "".join(f'#include "{name}"\n' for name in headers)
    whole = folder / f"__native_{group}.c"
    constants = Constants()
    sources = {p: p.read_text() for p in [*sorted(folder.glob(f"__native_{group}_*.c")), whole]}
    for text in sources.values():
        header.give_whole(text)
    texts = {}
    for path, text in sources.items():
        if text.count(includes) != 1:
            raise Unknown(f"{path.name} does not include the kernel's headers")
        before, body = renumber(text).split(includes)
        # A module's own statements run once: the compiler need not think long about them.
        body = TOP_LEVEL.sub("__attribute__((cold))\n", body)
        if STABLE_NAMES and path == whole:
            body = constants.place(body)
        elif STABLE_NAMES:
            body = constants.rename(path.name, body)
        texts[path] = before + header.for_file(before + body) + body
    return texts
