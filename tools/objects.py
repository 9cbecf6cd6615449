"""Compile the kernel's C files on all cores, and keep what came of them.

An object file is kept under a name made from all that went into it: the C file, every header it
includes, the compiler and its flags; not the folder it was made in.  So after an edit only the C
files that changed are compiled again, and pip finds here what `make native` has compiled.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

KEPT = Path(__file__).resolve().parent.parent / "build" / "objects"
ROOM = 100_000_000  # bytes: several whole kernels
CORES = os.cpu_count() or 1
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)

# Nearly all C files begin with these headers: the compiler may read them once for all.
BEGINNING = b"#include <Python.h>\n"
COMMON = Path("build/common.h")
COMMON_TEXT = BEGINNING + b"#include <CPy.h>\n"
PRECOMPILED = COMMON.with_name("common.h.gch")
MANY = 8  # files, for which it is worth it


class Build(build_ext):  # type: ignore[misc]
    """For setuptools: the library that is the kernel, and a small module for each of its files."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = self.compile_all
        KEPT.mkdir(parents=True, exist_ok=True)
        library, *modules = sorted(self.extensions, key=lambda e: -len(e.sources))
        self.build_extension(library)
        with ThreadPoolExecutor(CORES) as pool:
            list(pool.map(self.build_extension, modules))
        tidy()

    def compile_all(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """Stand in for `compile` of setuptools' compiler."""
        cc = self.compiler
        _, objects, post, pp, work = cc._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        args = cc._get_cc_args(pp, debug, extra_preargs)
        flags = [arg for arg in [*args, *post] if not arg.startswith("-I")]
        folders = [Path(arg[2:]) for arg in pp if arg.startswith("-I")]
        tools = repr((compiler_version(cc.compiler_so[0]), cc.compiler_so, flags, sys.version))

        missing: dict[str, Path] = {}
        for name, (source, _) in work.items():
            text = Path(source).read_bytes()
            if text.startswith(BEGINNING):
                text = COMMON_TEXT + text
            headers = included((Path(source).parent, *folders), *INCLUDE.findall(text))
            kept = KEPT / f"{hashlib.sha256(tools.encode() + headers + text).hexdigest()}.o"
            try:
                shutil.copyfile(kept, name)
                os.utime(kept)
            except FileNotFoundError:
                missing[name] = kept
        if len(missing) >= MANY:
            COMMON.write_bytes(COMMON_TEXT)
            line = [*cc.compiler_so, *args, *post, "-x", "c-header", COMMON, "-o", PRECOMPILED]
            subprocess.run(line, capture_output=True, check=False)  # saves time, or does not

        def one(name: str) -> None:
            source, suffix = work[name]
            begins = Path(source).read_bytes().startswith(BEGINNING)
            more = ["-include", str(COMMON)] if begins and PRECOMPILED.exists() else []
            cc._compile(name, source, suffix, [*args, *more], post, pp)
            part = missing[name].with_suffix(f".o{os.getpid()}")
            shutil.copyfile(name, part)
            part.replace(missing[name])

        with ThreadPoolExecutor(CORES) as pool:
            by_size = sorted(missing, key=lambda name: -Path(work[name][0]).stat().st_size)
            list(pool.map(one, by_size))
        return list(objects)


@cache
def compiler_version(command: str) -> str:
    """What a compiler says about itself; all that setuptools calls `unix` know this word."""
    line = [command, "--version"]
    return subprocess.run(line, capture_output=True, text=True, check=False).stdout


@cache
def included(folders: tuple[Path, ...], *names: bytes) -> bytes:
    """Digest the headers and all that they include: mypyc's and Python's.

    Those of the system are in none of the folders: the compiler's version stands for them.
    """
    found: dict[Path, bytes] = {}

    def follow(names: list[bytes], places: list[Path]) -> None:
        for name in names:
            path = next((p for place in places if (p := place / os.fsdecode(name)).is_file()), None)
            if path and path not in found:
                found[path] = path.read_bytes()
                follow(INCLUDE.findall(found[path]), [path.parent, *folders])

    follow(list(names), list(folders))
    return hashlib.sha256(b"\0".join(found.values())).digest()


def tidy() -> None:
    """Make room: what was not used for longest goes first."""
    room = ROOM
    files = [(path.stat(), path) for path in KEPT.iterdir()]
    for about, path in sorted(files, key=lambda file: -file[0].st_mtime):
        room -= about.st_size
        if room < 0:
            with suppress(FileNotFoundError):
                path.unlink()
