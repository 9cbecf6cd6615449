"""The cannon of Ship Ahoy, simulated by MuJoCo: optional, behind one function.

``available`` says whether the engine is installed; without it the rules' own quick stand-in
(``games/ship_ahoy/standin.py``) shoots. Everything else is imported when the first shot is fired.
"""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("mujoco", "shapely")


def available() -> bool:
    """Whether the engine is installed here."""
    return all(find_spec(name) is not None for name in NEEDED)
