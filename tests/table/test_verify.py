"""The draws of a finished game against its secret: they fit, or it is said which does not."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from quarterdeck import registry
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.info import settled_options
from quarterdeck.core.seat import NATURE
from quarterdeck.server.session.finished import record_of
from quarterdeck.server.session.load import make_table
from quarterdeck.server.storage.schema import Sitting, TableRow
from quarterdeck.table.chance import BITS, chance_of
from quarterdeck.table.change import Change
from quarterdeck.table.record import BadRecord, End, Header, Record, parse
from quarterdeck.table.verify import BadDraws, verify

ROOT = Path(__file__).resolve().parents[2]
SECRET = "5e" * 32
GAMES = [
    ("captain_flip", 3, ()),
    ("sail_away", 2, ()),
    ("ahoy", 2, ()),
    ("ship_ahoy", 2, (("rounds", "5"),)),
    ("anchors_aweigh", 2, (("pace", "beat"),)),
]


@cache
def lines_of(id: str, seats: int, options: tuple[tuple[str, str], ...] = ()) -> str:
    """A random game at a table of the server, as the server writes it down."""
    game = registry.game(id)
    chosen = settled_options(game.info, seats, dict(options))
    crew = [Sitting("person", name) for name in ("Ann", "Bo", "Cy", "Di")[:seats]]
    row = TableRow("CODE", id, game.info.version, chosen, crew, 0, "playing", SECRET)
    table = make_table(row)
    now, dice = 0, Dice(4)
    while not table.is_over:
        now += 10_000
        if table.advance(now) is not None:
            continue
        seat = table.to_act()[0]
        done = table.submit(seat, [game.sample(table.state, seat, dice)], table.v, now)
        assert isinstance(done, Change), done
    return record_of(row, table).to_lines()


def sealed(id: str = "captain_flip", seats: int = 3) -> Record:
    """A fresh one, to be changed at will."""
    return parse(lines_of(id, seats))


def draws_in(r: Record) -> list[int]:
    return [k for k, a in enumerate(r.actions) if a.seat == NATURE]


@pytest.mark.parametrize(("id", "seats", "options"), GAMES, ids=[g[0] for g in GAMES])
def test_every_draw_of_a_table_fits(id: str, seats: int, options: tuple[tuple[str, str]]) -> None:
    r = parse(lines_of(id, seats, options))
    draws = verify(registry.game(id), r)
    assert draws is not None
    assert draws.verified == len(draws_in(r)) > 0
    assert draws.computed == 0


def test_the_example_that_the_page_is_tested_with_is_ours() -> None:
    """Two languages compute draws: this file is what both must agree on."""
    told = msgspec.json.decode((ROOT / "web/src/fair/recorded.json").read_bytes())
    chance = chance_of(told["secret"], told["parts"])
    assert chance.commitment == told["seal"]
    for d in told["drawn"]:
        assert d["low"] <= chance.number(d["k"]) * d["total"] >> BITS < d["low"] + d["lots"]


def with_secret(r: Record, commitment: str, secret: str) -> Record:
    h, end = r.header, r.end
    assert end is not None
    header = Header(h.game, h.rules_version, h.options, h.seats, commitment)
    return Record(header, r.actions, End(end.winners, end.scores, end.reason, secret))


@pytest.mark.parametrize(
    ("secret", "says"), [("5f" * 32, "commitment"), ("5e" * 31, "commitment"), ("xyz", "hexa")]
)
def test_another_secret_does_not_fit(secret: str, says: str) -> None:
    r = sealed()
    with pytest.raises(BadDraws, match=says):
        verify(registry.game("captain_flip"), with_secret(r, r.header.commitment, secret))


def test_a_draw_that_was_chosen_is_named() -> None:
    r = sealed()
    at = draws_in(r)[4]
    pair, side = r.actions[at].args
    r.actions[at] = Action(NATURE, "draw", (pair, 1 - side))  # as lawful as the other
    with pytest.raises(BadDraws, match=rf"draw 5 \(action {at + 1}\)"):
        verify(registry.game("captain_flip"), r)


def test_a_draw_left_out_or_too_many_does_not_pass() -> None:
    for change in ("out", "twice"):
        r = sealed()
        at = draws_in(r)[4]
        r.actions[at : at + 1] = [] if change == "out" else [r.actions[at]] * 2
        with pytest.raises(BadRecord, match="is refused"):
            verify(registry.game("captain_flip"), r)


def test_a_record_that_promises_nothing_is_not_verified() -> None:
    r, game = sealed(), registry.game("captain_flip")
    assert verify(game, with_secret(r, "", "")) is None
    assert verify(game, with_secret(r, r.header.commitment, "")) is None
    assert verify(game, Record(r.header, r.actions)) is None


def shot(r: Record, maker: int, luck: int = 0) -> Record:
    """The last shot as an engine might have computed it: the ball hits nothing."""
    at = next(k for k in reversed(range(len(r.actions))) if r.actions[k].verb == "land")
    _, yaw, *rest = r.actions[at].args[:5]
    del r.actions[at + 1 :]
    r.actions[at] = Action(NATURE, "land", (maker, yaw + luck, *rest, 0, 0))
    return r


def test_a_shot_by_an_engine_counts_apart_but_its_luck_is_the_secrets() -> None:
    game = registry.game("ship_ahoy")
    r = parse(lines_of(*GAMES[3]))
    draws = verify(game, shot(r, maker=1))
    assert draws is not None
    assert (draws.verified, draws.computed) == (len(draws_in(r)) - 1, 1)
    for maker, luck in ((1, 1), (0, 0)):
        with pytest.raises(BadDraws, match="secret gives"):
            verify(game, shot(parse(lines_of(*GAMES[3])), maker, luck))
