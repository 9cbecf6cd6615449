"""Which kernel runs: compiled, or interpreted and why."""

from __future__ import annotations

import os
from pathlib import Path

import quarterdeck
from quarterdeck.lab.bench import is_compiled

# Left beside the package by tools/native.py and hatch_build.py if they did not compile.
NOTE = "interpreted.txt"


def kernel_kind() -> str:
    """Say it in words: "compiled", or as "interpreted (no C compiler when it was built)"."""
    if is_compiled():
        return "compiled"
    why = _why(Path(quarterdeck.__file__).parent)
    return f"interpreted ({why})" if why else "interpreted"


def _why(home: Path) -> str:
    if (home / NOTE).exists():
        return (home / NOTE).read_text(encoding="utf-8").strip()
    if os.environ.get("QUARTERDECK_PURE", "0") not in {"", "0"}:
        return "QUARTERDECK_PURE is set"
    if (home.parents[1] / "tools" / "native.py").exists():
        return "run from src; build/native is for the compiled one"
    return ""
