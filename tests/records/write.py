"""Finds random games that together show everything: `python -m tests.records.write`.

Only needed when a game learns something new or plays by a new version of its rules: the records
of versions before stay as long as those are played, they prove that old games replay.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.games.ahoy.frames import TAKE_TURN
from quarterdeck.table.record import End, Header, Record, parse
from tests.conformance.powder import POWDER
from tests.records.coverage import needed, shown
from tests.support.anchors_travel import played_freely
from tests.support.subjects import REGISTERED, Subject, every_setup
from tests.support.walk import Walk, played

HERE = Path(__file__).parent
GAMES: list[Game[Any]] = [*REGISTERED.values(), POWDER]
NAMES = ["Anne", "Mary", "Grace", "Ching", "Jacquotte"]
SEEDS = 4000


def record_of(subject: Subject, seed: int) -> Record:
    """A whole random game."""
    walk = walked(subject, seed)
    info = subject.game.info
    r = subject.game.result(walk.s)
    header = Header(info.id, info.version, dict(subject.options), NAMES[: subject.seats])
    return Record(header, walk.record, End(r.winners, r.scores, r.reason))


def recorded_setups(game: Game[Any], seed: int) -> list[Subject]:
    """As they are tested; every other game of Ship Ahoy lasts longer, until a fleet is gone."""
    subjects = every_setup(game)
    if game.info.id != "ship_ahoy" or seed % 2 == 0:
        return subjects
    more = [tuple({**dict(s.options), "rounds": "30"}.items()) for s in subjects]
    return [Subject(game, s.seats, o) for s, o in zip(subjects, more, strict=True)]


def walked(subject: Subject, seed: int) -> Walk:
    """Every other game of Anchors Aweigh! has the free acts that random play leaves out, and of
    Ahoy for two every other one is conceded, which nobody does at random.
    """
    if subject.name == "ahoy-2" and seed % 2:
        return conceded(subject, seed)
    if subject.game.info.id != "anchors_aweigh" or seed % 2 == 0:
        return played(subject, seed)
    *_, walk = played_freely(subject, seed, often=8)
    return walk


def conceded(subject: Subject, seed: int) -> Walk:
    """A game of Ahoy that somebody gives up in its second round."""
    walk = Walk(subject, seed)
    for s in walk:
        if s.round == 2 and s.stack[-1].op == TAKE_TURN:
            walk.act(Action(int(s.turn), "concede"))
            break
    return walk


def files(game: Game[Any]) -> list[Path]:
    """The records of a game."""
    return sorted(HERE.glob(f"{game.info.id}-*.jsonl"))


def records(game: Game[Any]) -> list[Record]:
    """Those of a game, of every version."""
    return [parse(path.read_text(encoding="utf-8")) for path in files(game)]


def write() -> None:
    """Add games until nothing is missing."""
    for game in GAMES:
        version = game.info.version
        missing = needed(game)
        for record in records(game):
            if record.header.rules_version == version:
                missing -= shown(game, record)
        for seed in range(SEEDS):
            for subject in recorded_setups(game, seed):
                if not missing:
                    break
                record = record_of(subject, seed)
                new = shown(game, record) & missing
                if new:
                    missing -= new
                    path = HERE / f"{subject.name}-v{version}-{seed}.jsonl"
                    path.write_text(record.to_lines(), encoding="utf-8")
        if missing:
            raise SystemExit(f"{game.info.id}: not found: {sorted(missing)}")


if __name__ == "__main__":
    write()
