"""The five games; each folder knows itself and ``kit``, never its neighbours."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """``quarterdeck.games()`` is a promise, and Python puts this folder under the same name."""

    def __call__(self) -> list[str]:
        """The ids of the games."""
        from importlib import import_module

        ids: list[str] = import_module("quarterdeck.library").games()
        return ids


sys.modules[__name__].__class__ = _Games
