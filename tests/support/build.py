"""Which build of the kernel the tests run on; interpreted runs take smaller samples."""

from __future__ import annotations

import quarterdeck.core.game as kernel

KERNEL = kernel.__file__ or ""
COMPILED = not KERNEL.endswith(".py")
