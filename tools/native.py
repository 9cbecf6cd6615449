"""Compile the kernel: `python tools/native.py` fills build/native from src.

build/native/quarterdeck looks like src/quarterdeck, with the compiled modules beside it; run
with PYTHONPATH=build/native to use it.  src never holds an extension module, so an edited .py
can't be shadowed by a stale one there.  Files outside the kernel are links back to src.

On a machine with no C compiler build/native is only links and the same code runs interpreted,
which is said each time.  With QUARTERDECK_PURE=1 it is neither made nor used: src is.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "native"
GROUP = "quarterdeck"  # names the library and its C files

# The kernel: one mypyc unit (calls between units are slow).  This is the only list of it.
KERNEL = (
    "quarterdeck/core/**/*.py",
    "quarterdeck/kit/**/*.py",
    "quarterdeck/games/**/*.py",
    "quarterdeck/bots/**/*.py",
    "quarterdeck/table/**/*.py",
    "quarterdeck/research/kernel/**/*.py",
    # What each act goes through, thousands of times a second; the rest is not worth it.
    "quarterdeck/server/clock.py",
    "quarterdeck/server/limits.py",
    "quarterdeck/server/present.py",
    "quarterdeck/server/connections/**/*.py",
    "quarterdeck/server/session/acts.py",
    "quarterdeck/server/session/alarm.py",
    "quarterdeck/server/session/batch.py",
    "quarterdeck/server/session/bot_seats.py",
    "quarterdeck/server/session/interface.py",
    "quarterdeck/server/session/seating.py",
    "quarterdeck/server/session/session.py",
    "quarterdeck/server/session/time_left.py",
    "quarterdeck/server/session/timekeeper.py",
    "quarterdeck/server/socket/dispatch.py",
)

MYPY = [
    "--config-file=",
    "--strict",
    "--no-warn-unused-ignores",
    "--ignore-missing-imports",  # of what has no types; `make check` has the list
]
# Calls between the kernel's C files stay inside its library, as fast as in a single file.
GNU = ["-fvisibility=hidden", "-fno-semantic-interposition"]

NOTE = "interpreted.txt"  # in the package, for `quarterdeck --version`: why it is not compiled
FAILED = "the kernel could not be compiled (see above); QUARTERDECK_PURE=1 leaves it interpreted"
FAILED_BEFORE = "the kernel did not compile (`make native` shows why)"


def is_pure() -> bool:
    """Tell whether the user asked for interpreted code."""
    return os.environ.get("QUARTERDECK_PURE", "0") not in {"", "0"}


def why_interpreted() -> str:
    """Say why this machine can't or shouldn't compile; empty if it can."""
    if is_pure():
        return "QUARTERDECK_PURE=1"
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
    h.update(repr([os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS")]).encode())
    for tool in ("native.py", "slim.py", "objects.py"):
        h.update(Path(__file__).with_name(tool).read_bytes())
    names = kernel_files(base)
    packages = {p.as_posix() for name in names for p in Path(name).parents}
    inits = [f"{p}/__init__.py" for p in sorted(packages) if (base / p / "__init__.py").exists()]
    for name in [*names, *inits]:
        h.update(name.encode() + b"\0" + (base / name).read_bytes() + b"\0")
    return h.hexdigest()


def modules_for_wheel(target: Path) -> list[Path]:
    """Return the extension modules of src, below target: from build/native if it has just these."""
    with alone():
        if up_to_date():
            for path in extension_modules(TARGET):
                copy = target / path.relative_to(TARGET)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, copy)
            return extension_modules(target)
    return compile_kernel(SOURCE, target)


def extension_modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.so")) + sorted(folder.rglob("*.pyd"))


def up_to_date() -> bool:
    """Tell whether build/native is what would be compiled now."""
    state = TARGET / ".kernel"
    return state.exists() and state.read_text().split("\n", 1)[0] == digest(SOURCE)


@contextmanager
def alone() -> Iterator[None]:
    """Let nobody else change build/native meanwhile."""
    if os.name != "posix":
        yield
        return
    import fcntl

    TARGET.parent.mkdir(exist_ok=True)
    with (TARGET.parent / "native.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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
    return extension_modules(target)


def compile_here() -> None:
    """Do the work of compile_kernel in the current folder, in a process of its own."""
    from mypyc.build import mypycify
    from objects import Build
    from setuptools import Extension, setup
    from slim import Unknown, slim

    names = [*MYPY, *kernel_files(Path())]
    extensions: list[Extension] = mypycify(
        names, opt_level="3", debug_level="0", multi_file=True, group_name=GROUP
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += GNU

    def make() -> None:
        setup(
            name="quarterdeck-kernel",
            packages=[],
            py_modules=[],
            ext_modules=extensions,
            cmdclass={"build_ext": Build},
            script_args=["-q", "build_ext", "--inplace"],
        )

    before: dict[Path, str] = {}
    try:
        files = slim(Path("build"), GROUP) if os.name == "posix" else {}
        before = {path: path.read_text() for path in files}
        for path, text in files.items():
            path.write_text(text)
        make()
    except (Unknown, SystemExit) as what:
        if not before and not isinstance(what, Unknown):
            raise
        # Perhaps a newer mypyc, which writes its C files in another way: take them as they are.
        print(f"{what}; once more without tools/slim.py", file=sys.stderr, flush=True)
        for path, text in before.items():
            path.write_text(text)
        make()


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


def warn(text: str) -> None:
    print(f"*** {text}", file=sys.stderr, flush=True)


def build(*, lenient: bool) -> int:
    """Bring build/native up to date; lenient: a kernel that fails to compile runs interpreted."""
    state = TARGET / ".kernel"
    reason = why_interpreted()
    if reason:
        warn(f"{reason}: the kernel runs interpreted, many times slower")
    wanted = reason or digest(SOURCE)
    names = set() if reason else set(kernel_files(SOURCE))
    have = state.read_text().split("\n", 1) if state.exists() else ["", ""]
    failed = lenient and have[0] == f"failed {wanted}"
    if failed:
        warn(f"{FAILED_BEFORE}; it runs interpreted, many times slower")
        wanted, names, reason = have[0], set(), FAILED_BEFORE
    fresh = have[0] == wanted
    if fresh and have[1] == layout(names):
        return 0

    new = TARGET.with_name("native.new")
    work = TARGET.with_name("native.work")
    shutil.rmtree(new, ignore_errors=True)
    extensions: list[tuple[Path, Path]] = []
    if fresh:  # only files outside the kernel came or went
        extensions = [(p, p.relative_to(TARGET)) for p in extension_modules(TARGET)]
    elif not reason:
        shutil.rmtree(work, ignore_errors=True)
        print(f"compiling the kernel ({len(names)} modules) ...", file=sys.stderr, flush=True)
        try:
            extensions = [(p, p.relative_to(work)) for p in compile_kernel(SOURCE, work)]
        except subprocess.CalledProcessError:
            warn(FAILED)
            if not lenient:
                return 1
            warn("going on interpreted, many times slower")
            wanted, names, reason = f"failed {wanted}", set(), FAILED_BEFORE
    link(SOURCE, new, names)
    for path, name in extensions:
        shutil.copy2(path, new / name)
    if reason:
        (new / "quarterdeck" / NOTE).write_text(f"{reason}\n")
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
    with alone():
        return build(lenient=options.lenient)


if __name__ == "__main__":
    sys.exit(main())
