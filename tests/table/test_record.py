"""Records: written, read, refused when they are not what they say."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.captain_flip import GAME
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.record import BadRecord, End, Header, Record, parse, replay


def played() -> Record:
    header = Header("captain_flip", GAME.info.version, {"board": "D"}, ["Ann", "Bo"])
    s = GAME.new(2, header.options)
    chance, dice = DiceChance(3), Dice(4)
    actions = []
    while not GAME.is_over(s):
        seat = int(GAME.seat_to_act(s))
        a = chance.act(GAME, s, 0) if seat == NATURE else GAME.sample(s, seat, dice)
        GAME.act(s, a)
        actions.append(a)
    r = GAME.result(s)
    return Record(header, actions, End(r.winners, r.scores, r.reason))


def test_there_and_back() -> None:
    record = played()
    again = parse(record.to_lines())
    assert (again.header, again.actions, again.end) == (record.header, record.actions, record.end)
    assert again.end is not None
    assert GAME.result(replay(GAME, again.header, again.actions)).scores == again.end.scores


def test_a_name_may_hold_what_some_take_for_the_end_of_a_line() -> None:
    record = played()
    record.header.seats[0] = "A\u2028n\x85n"
    assert parse(record.to_lines()).header.seats[0] == "A\u2028n\x85n"
    assert parse(record.to_lines().replace("\n", "\r\n")).actions == record.actions


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda t: "", "empty"),
        (lambda t: "nonsense\n" + t, "line 1"),
        (lambda t: t.replace('"quarterdeck":1', '"quarterdeck":9'), "format 9"),
        (lambda t: t.replace('[-1,"flag"', "[-1,7"), "line 2"),
        (lambda t: t + '[0,"keep",[]]\n', "after the end"),
        (lambda t: t.replace('"keep",[]', '"keep",["x"]', 1), "not an action"),
        (lambda t: t.split("\n")[0] + "\n" + "[" * 100_000, "line 2: brackets"),
        (lambda t: t.split("\n")[0] + '\n{"end":' + "[" * 100_000, "line 2: brackets"),
        (lambda t: '{"more":' + "[" * 100_000 + t, "line 1 .*brackets"),
        (lambda t: t.replace('"board":"D"', '"board":{"D":1}'), "line 1 "),
        (lambda t: t.replace('"seats":[', '"seats":[1.5,'), "line 1 "),
        (lambda t: t.replace('{"game"', '{"parts":[null],"game"'), "line 1 "),
        (lambda t: t.replace('"scores":[', '"scores":["1",'), "line [0-9]+: "),
    ],
)
def test_damaged_records_say_what_is_wrong(spoil, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadRecord, match=says):
        parse(spoil(played().to_lines()))


def test_another_rules_version_is_not_played() -> None:
    record = played()
    newer = GAME.info.version + 1
    header = Header("captain_flip", newer, {"board": "D"}, ["Ann", "Bo"])
    with pytest.raises(BadRecord, match=f"version {newer} of the rules"):
        replay(GAME, header, record.actions)


def test_options_and_seats_out_of_range_are_refused() -> None:
    for header in (
        Header("captain_flip", 1, {"board": "Z"}, ["Ann", "Bo"]),
        Header("captain_flip", 1, {"sails": "9"}, ["Ann", "Bo"]),
        Header("captain_flip", 1, {}, ["alone"]),
    ):
        with pytest.raises(BadRecord):
            replay(GAME, header, [])


def test_an_unlawful_action_is_named() -> None:
    record = played()
    record.actions[3:3] = [record.actions[2]] * 3
    with pytest.raises(BadRecord, match="is refused"):
        replay(GAME, record.header, record.actions)
