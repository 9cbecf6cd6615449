"""``quarterdeck replay``: a recorded game in plain sentences."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quarterdeck import registry
from quarterdeck.cli.show import Oops, out, plain, print_json
from quarterdeck.core.event import Event
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import named
from quarterdeck.core.result import Result
from quarterdeck.table.record import BadRecord, Record, action_row, first_state, parse
from quarterdeck.table.verify import draws_of
from quarterdeck.words.catalogue import LANGUAGES, Catalogue

BIGGEST = 20_000_000  # bytes; a game of an hour has some 100,000
VERIFIED = {"en": "draws verified: {} of {}", "de": "Ziehungen geprüft: {} von {}"}
COMPUTED = {
    "en": "; not verifiable: {} (computed by the engine)",
    "de": "; nicht prüfbar: {} (von der Physik berechnet)",
}
UNVERIFIED = {
    "en": "draws not verified: the record has only one of commitment and secret",
    "de": "Ziehungen nicht geprüft: Von Zusage und Geheimnis fehlt dem Protokoll eines",
}


def replay(
    file: Annotated[Path, typer.Argument(help="A record (JSON lines); - reads it from stdin.")],
    lang: Annotated[str, typer.Option(help=f"Language: {' or '.join(LANGUAGES)}.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Tell a recorded game as text, from the first draw to the count.

    Records come from `quarterdeck sim --out FOLDER` and from finished tables. They are checked
    against the rules as they are told; one of another version of the rules is refused. Those of
    finished tables carry the secret behind their draws: every draw is checked against it.

    Examples:

    `quarterdeck replay records/captain_flip-1-00000-0.jsonl`

    `quarterdeck replay records/captain_flip-1-00000-0.jsonl --lang de`
    """
    if lang not in LANGUAGES:
        raise Oops(f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")
    try:
        record = parse(read_record(file))
        game = registry.game(record.header.game)
        story = Story(game, record, lang)
        story.tell()
    except (BadRecord, registry.UnknownGame) as error:
        raise Oops(f"{file}: {error}") from None
    if as_json:
        print_json(story.as_json())
        return
    for line in story.lines():
        out.print(line, markup=False, soft_wrap=True)


def read_record(file: Path) -> str:
    """A record's text; Oops says why there is none."""
    try:
        if str(file) == "-":
            return sys.stdin.read()
        if file.stat().st_size > BIGGEST:
            raise Oops(f"{file} is too big for a record")
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Oops(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Oops(f"{file} is not a record: it is not text") from None


class Story:
    """A record put into words."""

    def __init__(self, game: Game[Any], record: Record, lang: str) -> None:
        self.game = game
        self.record = record
        self.lang = lang
        self.names = _distinct([plain(name) for name in record.header.seats])
        self.draws = draws_of(record)
        self.words = Catalogue(lang, game.info.id, self.names)
        self.steps: list[dict[str, object]] = []  # one for each action, for machines
        self.told: list[str] = []
        self.result: Result | None = None

    def tell(self) -> None:
        """Play the record through, listening."""
        game = self.game
        s = first_state(game, self.record.header, loud=True)
        self._hear(s.events)
        s.events.clear()
        for number, a in enumerate(self.record.actions, start=1):
            if self.draws is not None:
                self.draws.look(game, s, a)
            refusal = game.check(s, a)
            if refusal is not None:
                kinds = game.phrases.refusals.get(refusal.key, ())
                why = self.words.say(refusal.key, named(kinds, refusal.args))
                raise BadRecord(f"action {number} ({a}) is against the rules: {why}")
            game.act(s, a)
            said = self._hear(s.events)
            self.steps.append({"action": action_row(a), "said": said})
            s.events.clear()
        if game.is_over(s):
            self.result = game.result(s)
            end = self.record.end
            if end is not None and (
                end.scores != self.result.scores or end.winners != self.result.winners
            ):
                raise BadRecord("the game ended otherwise than the record says")
        elif self.record.end is not None:
            raise BadRecord("the record says it is over, but the game is not")

    def _hear(self, events: list[Event]) -> list[str]:
        """Sentences; minor ones go on in the line before."""
        phrases = self.game.phrases
        said: list[str] = []
        for e in events:
            args = named(phrases.events[e.kind], e.args + e.secret)
            if e.kind == "turn_began":
                self.told.append("")
            elif e.kind in phrases.silent:
                continue
            text = self.words.say(f"event-{e.kind}", args)
            said.append(text)
            if e.kind in phrases.minor and self.told and self.told[-1]:
                self.told[-1] += f" {text}"
            else:
                self.told.append(text if e.kind == "turn_began" else f"  {text}")
        return said

    def lines(self) -> list[str]:
        """The story, then the count."""
        header = self.record.header
        options = ", ".join(
            f"{self._title(f'option-{k}')}: {self._title(f'option-{k}-{v}', v)}"
            for k, v in header.options.items()
        )
        lines = [f"{self._title(header.game)} ({options}): {', '.join(self.names)}", *self.told, ""]
        if self.result is None:
            return [*lines, self._title("replay-unfinished", "(the game is not over)")]
        r = self.result
        if len(r.winners) == 1:
            lines.append(self.words.say("won-one", {"seat": r.winners[0]}))
        for seat in sorted(range(len(self.names)), key=lambda k: r.ranks[k] or 99):
            mark = "*" if seat in r.winners else " "
            lines.append(f"{mark} {self.names[seat]}: {max(0, r.scores[seat])}")
            for x in r.lines:
                if x.seat == seat:
                    args = named(self.game.phrases.sentences.get(x.key, ()), x.args)
                    lines.append(f"    {x.points:+4d}  {self.words.say(x.key, args)}")
        return lines + self._verdict()

    def _verdict(self) -> list[str]:
        """What the secret says about the draws."""
        draws, end = self.draws, self.record.end
        if draws is not None:
            said = VERIFIED[self.lang].format(draws.verified, draws.verified)
            if draws.computed:
                said += COMPUTED[self.lang].format(draws.computed)
            return ["", said]
        if end is not None and (end.secret or self.record.header.commitment):
            return ["", UNVERIFIED[self.lang]]
        return []

    def as_json(self) -> dict[str, object]:
        """The same for machines."""
        header = self.record.header
        r = self.result
        return {
            "game": header.game,
            "rules_version": header.rules_version,
            "options": header.options,
            "seats": header.seats,
            "steps": self.steps,
            "result": None
            if r is None
            else {"winners": r.winners, "scores": r.scores, "ranks": r.ranks},
            "draws": None
            if self.draws is None
            else {
                "verified": self.draws.verified,
                "of": self.draws.verified,  # else it would have been refused
                "not_verifiable": self.draws.computed,
            },
        }

    def _title(self, key: str, otherwise: str = "") -> str:
        try:
            return self.words.say(key)
        except LookupError:
            return otherwise or key


def _distinct(names: list[str]) -> list[str]:
    """Two players of one name get numbers."""
    if len(set(names)) == len(names):
        return list(names)
    return [f"{name} {k + 1}" for k, name in enumerate(names)]
