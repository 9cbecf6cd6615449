"""What pip installs: a wheel with the client and the compiled kernel, that runs by itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import httpx
import pytest

from quarterdeck import registry
from tests.support.build import COMPILED
from tests.support.packages import (
    PATIENCE_S,
    ROOT,
    build,
    clean,
    contents,
    install,
    run,
    serving,
)

GAMES = set(registry.GAMES)
MODULE = re.compile(r"\.(so|pyd)$")
KIND = "compiled" if COMPILED else "interpreted (QUARTERDECK_PURE=1, when it was built)"
# The wheel is of the kind that is tested; `make native` has compiled it already.
PURE = {} if COMPILED else {"QUARTERDECK_PURE": "1"}


def works(bin_: Path, folder: Path, kind: str) -> None:
    """The installed command says what it is, knows its games, and serves its page."""
    quarterdeck = bin_ / "quarterdeck"
    told = run(quarterdeck, "--version", cwd=folder)
    assert told.stdout.endswith(f", kernel {kind}\n"), told
    games = json.loads(run(quarterdeck, "games", "--json", cwd=folder).stdout)["games"]
    assert {game["id"] for game in games} == GAMES
    with serving(quarterdeck, folder) as url:
        page = httpx.get(f"{url}/", timeout=PATIENCE_S)
        assert page.status_code == 200
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts, "the web client"
        for script in scripts:
            assert httpx.get(f"{url}{script}", timeout=PATIENCE_S).status_code == 200


def test_the_wheel_runs_where_nothing_is(tmp_path: Path) -> None:
    wheel = build("wheel", ROOT, tmp_path / "wheel", **PURE)
    names = set(contents(wheel))
    assert "quarterdeck/webclient/dist/index.html" in names
    modules = {MODULE.sub("", name).split(".")[0] for name in names if MODULE.search(name)}
    if COMPILED:
        hot = {"quarterdeck/core/game", "quarterdeck/server/session/acts"}
        assert {"quarterdeck__mypyc", *hot} <= modules
        assert all(f"{m}.py" in names for m in modules - {"quarterdeck__mypyc"})
        assert not wheel.name.endswith("-any.whl"), "it fits this kind of machine only"
    else:
        assert modules == set()
        assert wheel.name.endswith("-py3-none-any.whl")
    works(install(wheel, tmp_path / "home"), tmp_path, KIND)


@pytest.mark.soak
def test_the_sdist_makes_the_same_wheel(tmp_path: Path) -> None:
    """Outside of any repository, from nothing but the archive."""
    ours = contents(build("wheel", ROOT, tmp_path / "ours", QUARTERDECK_PURE="1"))
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.glob("quarterdeck-*")
    theirs = contents(build("wheel", tree, tmp_path / "theirs", QUARTERDECK_PURE="1"))
    assert theirs.keys() == ours.keys()
    assert [name for name in ours if ours[name] != theirs[name]] == []


def test_to_build_it_takes_all_that_the_kernel_imports() -> None:
    """Else a build of its own, as pip makes it, could not tell the kernel's types."""
    ask = "from hatchling.build import get_requires_for_build_wheel as f; print('\\n'.join(f()))"
    wanted = run(sys.executable, "-c", ask, cwd=ROOT).stdout
    for name in ("mypy>", "setuptools>", "msgspec", "sqlalchemy", "mypy-extensions"):
        assert name in wanted
    assert "mypy>" not in run(sys.executable, "-c", ask, cwd=ROOT, QUARTERDECK_PURE="1").stdout


@pytest.mark.soak
def test_pip_install_compiles(tmp_path: Path) -> None:
    """The real thing, from nothing: minutes on all cores."""
    tree = tmp_path / "tree"
    left_out = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", ".*_cache")
    shutil.copytree(ROOT, tree, ignore=left_out)
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    words: list[str | Path] = [home / "bin" / "pip", "install", "--disable-pip-version-check", "."]
    done = subprocess.run(words, cwd=tree, env=clean(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    works(home / "bin", tmp_path, "compiled")
