"""The settings of a server from one file (TOML) and the environment; whatever is wrong is named."""

from __future__ import annotations

import dataclasses
import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from quarterdeck.server.settings import Settings

PREFIX = "QUARTERDECK_"
FILE = "_file"  # smtp_password_file: the value is what is in that file
TRUE, FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
CHOICES = {
    "smtp_tls": ("starttls", "tls", "none"),
    "log_format": ("plain", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}
PORTS = ("port", "smtp_port")
MOST = {"keep_days": 36_500, "keep_guests_days": 36_500, "keep_sessions_days": 36_500}
ADDRESSES = ("public_url", "tracing")
PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
FIELDS: dict[str, Any] = {field.name: type(field.default) for field in dataclasses.fields(Settings)}
SECRET = tuple(field.name for field in dataclasses.fields(Settings) if not field.repr)


class BadSetting(ValueError):
    """The message says which one, where it was given, and what is wrong."""


def read_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **given: Any
) -> Settings:
    """``given`` (the command line) goes before the environment, that before the file."""
    values = dict(_in_file(file)) if file is not None else {}
    values |= _in_environment(environment or {})
    values |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**values)
    _check_together(settings)
    return settings


def _in_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSetting(f"{path} is no text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(f"{path} is no TOML: {error}") from None
    out: dict[str, Any] = {}
    for key, value in found.items():
        where = f"{path}: {key}"
        name, value = _from_file(key, value, where, path.parent)
        if name not in FIELDS:
            near = difflib.get_close_matches(key, FIELDS, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadSetting(f"{where} is no setting{hint}")
        if name in out:
            raise BadSetting(f"{where}: {name} is there twice")
        out[name] = _good(name, value, where)
    return out


def _in_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in FIELDS:
        variable = PREFIX + name.upper()
        for key in (variable, variable + FILE.upper()):
            if key in environment:
                known = key.removeprefix(PREFIX).lower()
                _, text = _from_file(known, environment[key], key, Path())
                out[name] = _good(name, _parsed(name, text, key), key)
    return out


def _from_file(key: str, value: Any, where: str, folder: Path) -> tuple[str, Any]:
    """A secret may be in a file of its own."""
    name = key.removesuffix(FILE)
    if name == key or name not in SECRET:
        return key, value
    if not isinstance(value, str):
        raise BadSetting(f"{where} must be the name of a file")
    try:
        return name, (folder / value).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is no text"
        raise BadSetting(f"{where}: {value} cannot be read: {why}") from None


def _parsed(name: str, text: str, where: str) -> Any:
    """From the environment, where everything is text."""
    kind = FIELDS[name]
    if kind is bool:
        if text.lower() not in TRUE + FALSE:
            raise BadSetting(f"{where} must be true or false")
        return text.lower() in TRUE
    if kind is str:
        return text
    try:
        return kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise BadSetting(f"{where} must be {what}") from None


def _good(name: str, value: Any, where: str) -> Any:
    kind = FIELDS[name]
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind:
        names = {bool: "true or false", int: "a whole number", float: "a number", str: "text"}
        raise BadSetting(f"{where} must be {names[kind]}")
    if isinstance(value, int | float) and not 0 <= value < 2**53:  # no NaN either
        raise BadSetting(f"{where} must be 0 or more")
    most = 65_535 if name in PORTS else MOST.get(name)
    if most is not None and value > most:
        raise BadSetting(f"{where} must be at most {most}")
    if name in CHOICES and value not in CHOICES[name]:
        raise BadSetting(f"{where} must be one of {', '.join(CHOICES[name])}")
    if name == "base_path" and not PATH.fullmatch(value):
        raise BadSetting(f"{where} must be like /games, without a slash at its end")
    if name in ADDRESSES and value and not _is_address(value):
        raise BadSetting(f"{where} must be like https://games.example.org")
    return value


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _check_together(settings: Settings) -> None:
    if settings.smtp_host and not settings.mail_from:
        raise BadSetting("smtp_host without mail_from: say who the mail comes from")
