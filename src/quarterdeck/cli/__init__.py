"""The ``quarterdeck`` command: one module for each of its words."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from quarterdeck import __version__
from quarterdeck.cli import bench, gain, games, look, play, replay, sim
from quarterdeck.cli.show import Oops, errors

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


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quarterdeck {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    """What all commands share."""


app.command("play")(play.play)
app.command("serve")(play.serve)
app.command("games")(games.games)
app.command("sim")(sim.sim)
app.command("look")(look.look)
app.command("gain")(gain.gain)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)


def main(args: list[str] | None = None) -> None:
    """Run a command line; an error is one line on stderr and exit code 2."""
    try:
        code = app(args=args, standalone_mode=False, prog_name="quarterdeck")
    except (typer.Abort, KeyboardInterrupt):
        _complain("stopped")
        code = 130
    except Exception as error:
        if not isinstance(error, (Oops, USAGE_ERROR)):
            raise
        text = getattr(error, "format_message", error.__str__)()
        if type(error).__name__ != "NoArgsIsHelpError":
            _complain(" ".join(text.split()))
        elif text.strip():  # else the help has been printed already
            typer.echo(text)
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


def _complain(text: str) -> None:
    errors.print(f"quarterdeck: {text}", style="red", markup=False, highlight=False, soft_wrap=True)
