"""The ``quarterdeck`` command: one module for each of its words."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import Annotated

import typer

from quarterdeck import __version__
from quarterdeck.cli import (
    analyse,
    bench,
    doctor,
    export,
    gain,
    games,
    host_link,
    keep,
    ladder,
    look,
    new_game,
    play,
    replay,
    sim,
)
from quarterdeck.cli.kernel import kernel_kind
from quarterdeck.cli.show import Oops, errors, plain

app = typer.Typer(
    name="quarterdeck",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""Seafaring board games: play, replay, analyse and simulate them.

- **To play**: `quarterdeck play` opens your browser, `quarterdeck play --lan` invites the phones
  in the room.
- **To explore**: `quarterdeck games`, then `quarterdeck sim captain_flip --bots captain,greedy`.

`quarterdeck COMMAND --help` explains each command with examples.""",
)

# Typer brings its own copy of click or uses the installed one, depending on its version.
USAGE_ERROR = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


STOPPED = 130  # as shells have it for Ctrl-C
NO_RESULTS = ("play", "serve")  # what they print is not what they are for
# What a full disk, a quota or a dead terminal answers to a write.
CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.ENXIO)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quarterdeck {__version__}, kernel {kernel_kind()}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Print the version, and whether the kernel is compiled, and leave.",
        ),
    ] = False,
) -> None:
    """What all commands share."""
    if sys.stdout is None and context.invoked_subcommand not in NO_RESULTS:
        raise Oops("there is nowhere to write to: stdout is closed")


app.command("play")(play.play)
app.command("serve")(play.serve)
app.command("doctor")(doctor.doctor)
app.command("backup")(keep.backup)
app.command("restore")(keep.restore)
app.command("check-upgrade")(keep.check_upgrade)
app.command("host-link")(host_link.host_link)
app.command("games")(games.games)
app.command("sim")(sim.sim)
app.command("look")(look.look)
app.command("gain")(gain.gain)
app.command("export")(export.export)
app.command("ladder")(ladder.ladder)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("bench")(bench.bench)
app.command("new-game")(new_game.new_game)


def main(args: list[str] | None = None) -> None:
    """Run a command line; an error is one line on stderr and exit code 2."""
    try:
        code = app(args=args, standalone_mode=False, prog_name="quarterdeck")
        if sys.stdout is not None:
            sys.stdout.flush()  # here an error can still be told
    except (typer.Abort, KeyboardInterrupt):
        code = STOPPED
    except BrokenPipeError:  # `| head` has seen enough
        _forget_output()
        code = 1
    except OSError as error:
        if error.filename is not None or error.errno not in CANNOT_WRITE:
            raise
        _forget_output()
        _complain(f"cannot write the result: {error.strerror}")
        code = 2
    except Exception as error:
        if not isinstance(error, (Oops, USAGE_ERROR)):
            raise
        text = getattr(error, "format_message", error.__str__)()
        if type(error).__name__ != "NoArgsIsHelpError":
            _complain(" ".join(text.split()))
        elif text.strip():  # else the help has been printed already
            typer.echo(text)
        code = 2
    if code == STOPPED:  # some versions of Typer answer Ctrl-C with this, others raise
        _complain("stopped")
    sys.exit(code if isinstance(code, int) else 0)


def _complain(text: str) -> None:
    with suppress(OSError):  # stderr may be full too
        errors.print(
            plain(f"quarterdeck: {text}"),
            style="red",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )


def _forget_output() -> None:
    """What is left in the buffer goes nowhere, else it would fail once more when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
