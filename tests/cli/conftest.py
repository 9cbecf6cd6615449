"""For the tests of the command line: how a line is run."""

from __future__ import annotations

import pytest

from quarterdeck.cli import main
from quarterdeck.cli.show import out


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command line; (exit code, stdout, stderr)."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(out, "_width", 100)

    def go(line: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(line.split())
        text = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return left.value.code, text.out, text.err

    return go
