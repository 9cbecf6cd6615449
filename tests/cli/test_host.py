"""What a host asks before and around a server: doctor, backup, restore, check-upgrade."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from aiosmtpd.smtp import AuthResult, LoginPassword

from quarterdeck.cli import main
from quarterdeck.server.http import client_files
from quarterdeck.server.storage.store import Store
from quarterdeck.server.storage.upgrade import HEAD
from tests.server.test_upgrade import OLD, old_database
from tests.support.server import Server


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in os.environ:
        if name.startswith("QUARTERDECK_") and name not in ("QUARTERDECK_PURE",):
            monkeypatch.delenv(name)

    def run(*args: object) -> tuple[int, str]:
        with pytest.raises(SystemExit) as end:
            main([str(arg) for arg in args])
        told = capsys.readouterr()
        return int(str(end.value.code)), told.out + told.err

    return run


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def config(tmp_path: Path, **settings: object) -> Path:
    (tmp_path / "dist").mkdir(exist_ok=True)
    (tmp_path / "dist" / "index.html").touch()
    given = {"database": f"sqlite:///{tmp_path}/q.sqlite3", "port": free_port(), **settings}
    words = {True: "true", False: "false"}
    lines = [
        f"{name} = {words[value] if isinstance(value, bool) else repr(value)}"
        for name, value in given.items()
    ]
    path = tmp_path / "q.toml"
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(client_files, "DIST", tmp_path / "dist")


def test_there_and_back(say: Any, tmp_path: Path) -> None:
    database = tmp_path / "q.sqlite3"
    Store(f"sqlite:///{database}").close()
    file = tmp_path / "q.backup"
    code, text = say("backup", file, "--db", f"sqlite:///{database}")
    assert (code, f"{file.stat().st_size:,} bytes" in text) == (0, True)
    code, text = say("restore", file, "--config", config(tmp_path))
    assert code == 0
    assert "What was there before is in" in text
    file.write_bytes(file.read_bytes()[:-9])
    code, text = say("restore", file, "--config", config(tmp_path))
    assert code == 2
    assert "damaged" in text
    code, text = say("backup", tmp_path / "no" / "where", "--db", "sqlite:///gone.sqlite3")
    assert code == 2
    assert "there is no database" in text


def test_check_upgrade(say: Any, tmp_path: Path) -> None:
    settings = config(tmp_path)
    code, text = say("check-upgrade", "--config", settings)
    assert (code, "There is no database yet" in text) == (0, True)
    assert not (tmp_path / "q.sqlite3").exists()
    path = old_database(OLD[0], tmp_path / "q.sqlite3")
    before = path.read_bytes()
    code, text = say("check-upgrade", "--config", settings)
    assert code == 0
    assert f"of version 0000, this Quarterdeck's is {HEAD}" in text
    assert "1 running of captain_flip by rules 1" in text
    assert "they go on" in text
    assert path.read_bytes() == before
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE tables SET rules_version = 99")
        connection.commit()
    code, text = say("check-upgrade", "--config", settings)
    assert (code, "THEY CANNOT GO ON" in text) == (1, True)
    Store(f"sqlite:///{path}").close()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    code, text = say("check-upgrade", "--config", settings)
    assert (code, "a newer Quarterdeck has used it" in text) == (1, True)
    path.write_bytes(b"no database at all, but some text" * 9)
    code, text = say("check-upgrade", "--config", settings)
    assert (code, "not a database" in text) == (2, True)


def bad(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("BAD")]


def test_doctor_finds_nothing_where_nothing_is_wrong(say: Any, tmp_path: Path) -> None:
    code, text = say("doctor", "--config", config(tmp_path))
    assert (code, bad(text)) == (0, [])
    for word in ("Python 3", "the kernel is", "MB are free", "within", "port", "is free"):
        assert word in text
    with Server(tmp_path / "r.sqlite3") as server:
        port = int(server.url.rsplit(":", 1)[1])
        running = config(
            tmp_path, port=port, public_url=server.url, database=f"sqlite:///{tmp_path}/r.sqlite3"
        )
        code, text = say("doctor", "--config", running)
        assert (code, bad(text)) == (0, [])
        assert "a Quarterdeck is serving on" in text
        assert f"{server.url}: answers, and is ready" in text


def test_doctor_finds_what_is_wrong(say: Any, tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/late.sqlite3").close()
    old_database(OLD[0], tmp_path / "ahead.sqlite3")
    with contextlib.closing(sqlite3.connect(tmp_path / "ahead.sqlite3")) as connection:
        connection.execute("UPDATE tables SET changed = ?", (int(time.time()) + 9999,))
        connection.commit()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        (tmp_path / "torn.sqlite3").write_bytes(b"x" * 999)
        nowhere = f"http://127.0.0.1:{free_port()}"
        for settings, why in (
            ({"port": taken.getsockname()[1]}, "cannot listen on 127.0.0.1"),
            ({"database": f"sqlite:///{tmp_path}/no/q.sqlite3"}, "there is no folder"),
            ({"database": f"sqlite:///{tmp_path}/torn.sqlite3"}, "the database cannot be read"),
            ({"database": f"sqlite:///{tmp_path}/ahead.sqlite3"}, "the clock is behind"),
            ({"database": "postgresql://qd@127.0.0.1:1/x"}, "the database cannot be read"),
            ({"public_url": nowhere}, "refused"),
            (
                {"smtp_host": "127.0.0.1", "smtp_port": free_port(), "mail_from": "a@b"},
                "does not take us",
            ),
        ):
            code, text = say("doctor", "--config", config(tmp_path, **settings))
            assert code == 1, settings
            assert any(why in line for line in bad(text)), (settings, text)
    (tmp_path / "dist" / "index.html").unlink()
    path = tmp_path / "q.toml"
    path.write_text(f'port = {free_port()}\ndatabase = "sqlite:///{tmp_path}/late.sqlite3"\n')
    code, text = say("doctor", "--config", path)
    assert (code, "there is no page" in text) == (1, True)
    path.write_text("prot = 80\n")
    code, text = say("doctor", "--config", path)
    assert (code, "did you mean port?" in text) == (2, True)


def test_doctor_tries_the_mail_server(say: Any, tmp_path: Path) -> None:
    def check(*args: Any) -> AuthResult:
        data = args[4]
        ok = isinstance(data, LoginPassword) and data.password == b"parrot-17"
        return AuthResult(success=ok)

    server = Controller(
        Sink(),
        hostname="127.0.0.1",
        port=free_port(),
        authenticator=check,
        auth_require_tls=False,
    )
    server.start()
    try:
        for word, code in (("parrot-17", 0), ("parrot-18", 1)):
            (tmp_path / "word").write_text(word)
            settings = config(
                tmp_path,
                smtp_host="127.0.0.1",
                smtp_port=server.port,
                smtp_tls="none",
                smtp_user="games",
                smtp_password_file="word",
                mail_from="games@example.org",
            )
            found, text = say("doctor", "--config", settings)
            assert found == code, text
            assert word not in text
            assert ("takes us" in text) == (code == 0)
    finally:
        server.stop()
