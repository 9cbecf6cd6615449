"""Settings come from one file, the environment and the command line; what is wrong is named."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli import main
from quarterdeck.server import run as run_module
from quarterdeck.server.settings import Settings
from quarterdeck.server.settings_read import BadSetting, read_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "q.toml"
    path.write_text('port = 81\nkeep_days = 5\nlimits = 2\nmetrics = true\nhost = "::"\n')
    return path


def test_who_goes_before_whom(file: Path) -> None:
    assert read_settings() == Settings()
    found = read_settings(file, {"QUARTERDECK_PORT": "82", "QUARTERDECK_METRICS": "no"}, port=None)
    assert (found.port, found.keep_days, found.limits, found.host) == (82, 5, 2.0, "::")
    assert found.metrics is False
    assert read_settings(file, {"QUARTERDECK_PORT": "82"}, port=83).port == 83
    assert read_settings(None, {"QUARTERDECK_HEAD_S": "2.5"}).head_s == 2.5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("keep_dayz = 3", "keep_dayz is no setting; did you mean keep_days?"),
        ("port = 70000", "port must be at most 65535"),
        ('port = "80"', "port must be a whole number"),
        ("port = true", "port must be a whole number"),
        ("limits = nan", "limits must be 0 or more"),
        ("bot_workers = -1", "bot_workers must be 0 or more"),
        ('metrics = "yes"', "metrics must be true or false"),
        ('smtp_tls = "ssl"', "smtp_tls must be one of starttls, tls, none"),
        ('base_path = "games/"', "base_path must be like /games"),
        ('public_url = "games.example.org"', "public_url must be like https://"),
        ('public_url = "http://[::1"', "public_url must be like https://"),
        ('smtp_host = "mail"', "smtp_host without mail_from"),
        ('smtp_password_file = "gone"', "smtp_password_file: gone cannot be read: No such file"),
        ("smtp_password_file = 3", "smtp_password_file must be the name of a file"),
        ('port_file = "x"', "port_file is no setting"),
        ("[mail]\nhost = 1", "mail is no setting"),
        ("port = ", "is no TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "q.toml"
    path.write_text(text + "\n")
    with pytest.raises(BadSetting) as no:
        read_settings(path)
    assert why in str(no.value)
    assert str(path) in str(no.value) or "without" in why
    assert "\n" not in str(no.value).strip()


def test_what_is_wrong_in_the_environment_is_named() -> None:
    for variable, value in (
        ("QUARTERDECK_PORT", "eighty"),
        ("QUARTERDECK_METRICS", "maybe"),
        ("QUARTERDECK_LIMITS", "inf"),
        ("QUARTERDECK_LOG_FORMAT", "xml"),
    ):
        with pytest.raises(BadSetting, match=variable):
            read_settings(None, {variable: value})


def test_secrets_come_from_files_and_are_not_shown(tmp_path: Path) -> None:
    (tmp_path / "word").write_text("parrot-17\n")
    path = tmp_path / "q.toml"
    path.write_text('smtp_password_file = "word"\nmetrics_key = "monkey-18"\n')
    found = read_settings(path)
    assert found.smtp_password == "parrot-17"
    assert read_settings(None, {"QUARTERDECK_SMTP_PASSWORD_FILE": str(tmp_path / "word")}) == (
        dataclasses.replace(Settings(), smtp_password="parrot-17")
    )
    for word in ("parrot-17", "monkey-18"):
        assert word not in repr(found)


def test_serve_reads_them(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: dict[str, Any] = {}
    monkeypatch.setattr(run_module, "serve", lambda **asked: seen.update(asked))
    monkeypatch.setenv("QUARTERDECK_KEEP_DAYS", "7")
    with pytest.raises(SystemExit) as end:
        main(["serve", "--config", str(file), "--port", "99"])
    assert end.value.code == 0
    assert (seen["host"], seen["port"]) == ("::", 99)
    assert (seen["settings"].keep_days, seen["settings"].metrics) == (7, True)
    monkeypatch.setenv("QUARTERDECK_CONFIG", str(file))
    with pytest.raises(SystemExit):
        main(["serve"])
    assert seen["port"] == 81
    with pytest.raises(SystemExit) as end:
        main(["serve", "--config", str(file.parent / "gone.toml")])
    assert end.value.code == 2
    assert "gone.toml cannot be read" in capsys.readouterr().err
