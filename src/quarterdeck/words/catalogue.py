"""Sentences in the reader's language, for the command line and for tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
HERE = Path(__file__).parent
GRID_ROWS = {"captain_flip": 5}  # cell = column * rows + row


@cache
def bundle(language: str, part: str) -> FluentBundle:
    """One catalogue file, parsed once."""
    found = FluentBundle([language], use_isolating=False)
    text = (HERE / language / f"{part}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


class Catalogue:
    """The words of one game in one language, read by one seat (or by nobody)."""

    def __init__(self, language: str, game: str, names: list[str], you: int = -1) -> None:
        self.bundles = [bundle(language, game), bundle(language, "ui")]
        self.rows = GRID_ROWS.get(game, 1)
        self.names = names
        self.you = you

    def say(self, key: str, args: dict[str, int] | None = None) -> str:
        """The sentence; a key that is in no catalogue is an error of ours, so it raises."""
        return self.fill(key, self.values(args or {}))

    def fill(self, key: str, values: dict[str, str | int]) -> str:
        """The same with arguments that are words already."""
        for found in self.bundles:
            if found.has_message(key):
                message = found.get_message(key)
                if message.value is None:
                    break
                text, errors = found.format_pattern(message.value, values)
                if errors:
                    raise LookupError(f"{key}: {errors}")
                return str(text)
        raise LookupError(f"no sentence {key!r}")

    def has(self, key: str) -> bool:
        """Whether there is such a message: a thing with a name of its own, say."""
        return any(found.has_message(key) for found in self.bundles)

    def values(self, args: dict[str, int]) -> dict[str, str | int]:
        """Arguments as the catalogue wants them: their names tell their kinds."""
        out: dict[str, str | int] = {}
        for name, value in args.items():
            kind = re.sub(r"\d+$", "", name)
            tail = name[len(kind) :]
            if kind == "seat":
                out[name] = self.names[value] if 0 <= value < len(self.names) else ""
                out["you" + tail] = "yes" if value == self.you else "no"
                out["has" + tail] = "yes" if value >= 0 else "no"
                if tail:
                    out["same"] = "yes" if value == args.get("seat") else "no"
            elif kind == "column":
                out[name] = value + 1
            elif kind == "cell":
                column, row = divmod(value, self.rows)
                out["column" + tail] = column + 1
                out["row" + tail] = row + 1
            else:
                out |= self.noun(name, f"{kind}-{value}", value)
        return out

    def noun(self, name: str, key: str, value: int) -> dict[str, str | int]:
        """A thing with a name of its own (and its forms), or just the number."""
        for found in self.bundles:
            if found.has_message(key):
                message = found.get_message(key)
                assert message.value is not None
                out: dict[str, str | int] = {name: str(found.format_pattern(message.value, {})[0])}
                for form, pattern in message.attributes.items():
                    out[f"{name}_{form}"] = str(found.format_pattern(pattern, {})[0])
                return out
        return {name: value}
