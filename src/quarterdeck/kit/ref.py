"""The name of a clickable thing, taken apart again: ``cell:0:12`` is a cell, 0 and 12."""

from __future__ import annotations


def parted(ref: str) -> tuple[str, list[int]]:
    """Its kind and its numbers; no kind for what no game can have written."""
    parts = ref.split(":")
    numbers: list[int] = []
    for part in parts[1:]:
        if not part.isascii() or not part.isdigit() or len(part) > 4:
            return "", []
        numbers.append(int(part))
    return parts[0], numbers
