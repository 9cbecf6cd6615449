"""Compile the kernel: `python tools/native.py` fills build/native from src.

build/native/quarterdeck looks like src/quarterdeck, with the compiled modules beside it; run
with PYTHONPATH=build/native to use it.  src never holds an extension module, so an edited .py
can't be shadowed by a stale one there.  Files outside the kernel are links back to src.

On a machine with no C compiler build/native is only links and the same code runs interpreted.
With QUARTERDECK_PURE=1 it is neither made nor used: the code runs from src.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "native"
OBJECTS = ROOT / "build" / "objects"

# The kernel: one mypyc unit (calls between units are slow).  This is the only list of it.
KERNEL = (
    "quarterdeck/core/**/*.py",
    "quarterdeck/kit/**/*.py",
    "quarterdeck/games/**/*.py",
    "quarterdeck/bots/search.py",
    "quarterdeck/bots/greedy.py",
    "quarterdeck/bots/random.py",
    "quarterdeck/bots/pace.py",
    "quarterdeck/bots/games/**/*.py",
    "quarterdeck/table/**/*.py",
    # What a race does thousands of times a second; the rest of the server is not worth it.
    "quarterdeck/server/clock.py",
    "quarterdeck/server/present.py",
    "quarterdeck/server/batch.py",
    "quarterdeck/server/lane.py",
    "quarterdeck/server/line.py",
    "quarterdeck/server/outlet.py",
    "quarterdeck/server/trip.py",
    "quarterdeck/server/limits.py",
    "quarterdeck/server/talk.py",
    "quarterdeck/server/host.py",
    "quarterdeck/server/crew.py",
    "quarterdeck/server/running.py",
    "quarterdeck/server/mates.py",
)

MYPY = [
    "--config-file=",
    "--strict",
    "--no-warn-unused-ignores",
    "--ignore-missing-imports",  # pip's isolated builds have few packages; `make check` is strict
]
# Calls between the kernel's C files stay inside its library, as fast as in a single file.
GNU = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def is_pure() -> bool:
    """Tell whether the user asked for interpreted code."""
    return os.environ.get("QUARTERDECK_PURE", "0") not in {"", "0"}


def why_interpreted() -> str:
    """Say why this machine can't or shouldn't compile; empty if it can."""
    if is_pure():
        return "QUARTERDECK_PURE is set"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(command.split()[0]):
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python.h (on Debian: apt install python3-dev)"
    return ""


def kernel_files(base: Path) -> list[str]:
    """List the modules to compile; packages' __init__.py stay interpreted."""
    found = {p for pattern in KERNEL for p in base.glob(pattern) if p.name != "__init__.py"}
    return sorted(p.relative_to(base).as_posix() for p in found)


def digest(base: Path) -> str:
    """Change whenever the compiled kernel might: sources, packages' __init__.py, tools."""
    h = hashlib.sha256(f"{sys.version}{sys.platform}{version('mypy')}".encode())
    h.update(Path(__file__).read_bytes())
    names = kernel_files(base)
    packages = {p.as_posix() for name in names for p in Path(name).parents}
    inits = [f"{p}/__init__.py" for p in sorted(packages) if (base / p / "__init__.py").exists()]
    for name in [*names, *inits]:
        h.update(name.encode() + b"\0" + (base / name).read_bytes() + b"\0")
    return h.hexdigest()


def compile_kernel(source: Path, target: Path) -> list[Path]:
    """Copy the Python files of source to target, compile there, return the extension modules."""
    shutil.copytree(
        source,
        target,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "dist"),
    )
    if not kernel_files(target):
        return []
    # An editable install is on the path too: MYPYPATH makes the copy win.  PYTHONPATH stays
    # as it is, because pip's isolated builds find mypy through it.
    env = os.environ | {"MYPYPATH": str(target)}
    subprocess.run([sys.executable, __file__, "--here"], cwd=target, env=env, check=True)
    shutil.rmtree(target / "build")
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


def compile_here() -> None:
    """Do the work of compile_kernel in the current folder, in a process of its own.

    All cores compile.  Object files are kept under a name made from all that went into them,
    so after an edit only the C files that changed are compiled again.
    """
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1
    used: set[Path] = set()

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = self.compile_all
            library, *modules = sorted(self.extensions, key=lambda e: -len(e.sources))
            self.build_extension(library)
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(self.build_extension, modules))

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
            cc = self.compiler
            _, objects, post, pp, work = cc._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            args = cc._get_cc_args(pp, debug, extra_preargs)
            common = hashlib.sha256(repr((cc.compiler_so, args, post, pp, sys.version)).encode())
            for header in sorted(Path("build").rglob("*.h")):
                common.update(header.read_bytes())

            def one(name: str) -> None:
                source, suffix = work[name]
                key = common.copy()
                key.update(Path(source).read_bytes())
                kept = OBJECTS / f"{key.hexdigest()}.o"
                used.add(kept)
                if not kept.exists():
                    cc._compile(name, source, suffix, args, post, pp)
                    part = kept.with_name(f"{kept.name}.{os.getpid()}.part")
                    shutil.copyfile(name, part)
                    part.rename(kept)
                else:
                    shutil.copyfile(kept, name)

            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(one, sorted(work, key=lambda n: -Path(work[n][0]).stat().st_size)))
            return list(objects)

    names = [*MYPY, *kernel_files(Path())]
    extensions: list[Extension] = mypycify(
        names, opt_level="3", debug_level="0", multi_file=True, group_name="quarterdeck"
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += GNU
    OBJECTS.mkdir(parents=True, exist_ok=True)
    setup(
        name="quarterdeck-kernel",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=["-q", "build_ext", "--inplace"],
    )
    for old in set(OBJECTS.glob("*.o")) - used:
        old.unlink(missing_ok=True)


def link(source: Path, target: Path, compiled: set[str]) -> None:
    """Mirror source in target: links, but real copies of the modules that were compiled.

    A folder with nothing compiled inside becomes one link, so its new files are seen at once.
    """
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.name == "__pycache__" or path.suffix in {".so", ".egg-info"}:
            continue
        copy = target / path.name
        name = path.relative_to(SOURCE).as_posix()
        if path.is_dir() and (
            name == "quarterdeck" or any(c.startswith(f"{name}/") for c in compiled)
        ):
            link(path, copy, compiled)
        elif name in compiled:
            shutil.copy2(path, copy)
        else:
            copy.symlink_to(os.path.relpath(path, target))


def layout(compiled: set[str]) -> str:
    """Name what `link` would make, so that added and removed files are noticed."""
    names = sorted(p.relative_to(SOURCE).as_posix() for p in SOURCE.rglob("*"))
    names = [n for n in names if "__pycache__" not in n and "webclient/dist/" not in n]
    return "\n".join([*names, str(len(compiled))])


def build(*, lenient: bool) -> int:
    """Bring build/native up to date; lenient: a kernel that fails to compile runs interpreted."""
    state = TARGET / ".kernel"
    reason = why_interpreted()
    wanted = reason or digest(SOURCE)
    names = set() if reason else set(kernel_files(SOURCE))
    have = state.read_text().split("\n", 1) if state.exists() else ["", ""]
    fresh = have[0] == wanted or (lenient and have[0] == f"failed {wanted}")
    if fresh and have[1] == layout(set() if have[0].startswith("failed") else names):
        return 0

    new = TARGET.with_name("native.new")
    work = TARGET.with_name("native.work")
    shutil.rmtree(new, ignore_errors=True)
    extensions: list[tuple[Path, Path]] = []
    if reason:
        print(f"{reason}: the kernel runs interpreted", file=sys.stderr)
    elif fresh:  # only files outside the kernel came or went
        extensions = [(p, p.relative_to(TARGET)) for p in TARGET.rglob("*.so")]
    else:
        shutil.rmtree(work, ignore_errors=True)
        print(f"compiling the kernel ({len(names)} modules) ...", file=sys.stderr, flush=True)
        try:
            extensions = [(p, p.relative_to(work)) for p in compile_kernel(SOURCE, work)]
        except subprocess.CalledProcessError:
            print(
                "the kernel could not be compiled (see above); QUARTERDECK_PURE=1 leaves it out",
                file=sys.stderr,
            )
            if not lenient:
                return 1
            print("going on interpreted", file=sys.stderr)
            wanted, names = f"failed {wanted}", set()
    link(SOURCE, new, names)
    for path, name in extensions:
        shutil.copy2(path, new / name)
    (new / ".kernel").write_text(f"{wanted}\n{layout(names)}")
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    new.rename(TARGET)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--lenient", action="store_true", help="run interpreted if compiling fails (make play)"
    )
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        compile_here()
        return 0
    if is_pure():
        return 0
    import fcntl  # not on Windows, where the build hook imports this file

    TARGET.parent.mkdir(exist_ok=True)
    with (TARGET.parent / "native.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build(lenient=options.lenient)


if __name__ == "__main__":
    sys.exit(main())
