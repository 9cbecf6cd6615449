"""Each reader gets what its eyes may see: in a race, and when it loses the seat it looked from."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Event
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.server.present import raced
from quarterdeck.server.session.seating import MOST_GUESTS
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.change import Change
from quarterdeck.table.table import Table
from tests.support.server import ME, Player, bot

Make = Callable[[], Player]
READERS = {0, 1, 2, NOBODY}


# ---------------------------------------------------------------- a race


@pytest.fixture
def table() -> Table:
    """Where the race has just begun."""
    t = Table(GAME, 3, {}, SealedChance(b"any"))
    while not t.race.is_on:
        assert t.advance(10**6) is not None
    return t


def race(t: Table) -> Iterator[Change]:
    """All that happens in it; hands that reach for anything at all."""
    dice, now = Dice(4), 10**6
    while t.race.is_on:
        now += 60
        while (change := t.advance(now)) is not None:
            yield change
        seats = [seat for seat in t.to_act() if seat >= 0]
        if seats and t.race.is_on:
            seat = seats[dice.below(len(seats))]
            done = t.submit(seat, [GAME.sample(t.state, seat, dice)], t.v, now)
            assert isinstance(done, Change)
            yield done


def check(t: Table, change: Change) -> dict[int, bytes]:
    """Everybody hears what is for all, and of the rest what is for them, word for word."""
    told = {reader: m.text for reader, m in raced(t, change, READERS).items()}
    assert set(told) == READERS
    for reader, text in told.items():
        heard = json.loads(text)["facts"]
        assert [f["kind"] for f in heard] == [e.kind for e in change.events]
        for fact, e in zip(heard, change.events, strict=True):
            secret = e.secret if reader in e.knows else ()
            names = GAME.phrases.events[e.kind]
            if e.secret:
                assert len(names) == len(e.args) + len(e.secret)
            numbers = [*fact["args"].values(), *fact["more"]]
            assert numbers == [*e.args, *secret], f"{reader}: {e}"
    return told


def test_two_readers_of_a_race_hear_what_their_seats_may(table: Table) -> None:
    """As the race goes: what a hand draws unseen and what goes below deck."""
    told: dict[str, set[int]] = {"drew": set(), "hid": set()}
    n = 0
    for change in race(table):
        if not change.raced:
            continue
        n += 1
        texts = check(table, change)
        secrets = [e for e in change.events if e.secret]
        if not secrets:
            assert len(set(texts.values())) == 1  # made once for all
        for secret in secrets:  # the clock carries out what one hand began
            (owner,) = secret.knows
            others = {text for reader, text in texts.items() if reader != owner}
            assert len(others) == 1
            assert texts[owner] not in others
            told[secret.kind].add(owner)
    assert n > 100
    assert told == {"drew": {0, 1, 2}, "hid": {0, 1, 2}}


@pytest.mark.parametrize("owners", [(0, 1), (1, 0), (2, 0), (1, 2), (0, 2, 1)])
def test_secrets_of_several_seats_in_one_message(table: Table, owners: tuple[int, ...]) -> None:
    """Each of them hears its own and not the other's, in whatever order they are served."""
    events = [Event("drew", (seat, 40 + seat), (seat,), (7 + seat,)) for seat in owners]
    texts = check(table, Change(5, 0, ["do", []], [Event("waited", (2,)), *events]))
    assert len(set(texts.values())) == len(owners) + 1


# ---------------------------------------------------------------- more browsers than a seat holds


async def all_in_seat(player: Make) -> tuple[Player, list[Player]]:
    """Anna at a table of Sail Away and all her devices; each has Anna's eyes."""
    anna = player()
    await anna.create(ME, bot(), game="sail_away")
    await anna.look()
    await anna.see(lambda: secret_of(anna) is not None)
    devices = [player() for _ in range(MOST_GUESTS - 1)]
    for device in devices:
        await open_link(device, anna)
        assert device.you == 0
        assert secret_of(device) == secret_of(anna)
    return anna, devices


async def open_link(device: Player, anna: Player) -> None:
    answer = await device.take_seat(anna.welcome["seat_link"])
    assert answer.status_code == 200
    await device.look(anna.code)


def secret_of(one: Player) -> Any:
    """The objective that only seat 0 knows."""
    secrets = one.stand["view"].get("secrets", [None])
    return secrets[0] if secrets[0] != -1 else None


async def test_one_device_too_many_and_the_oldest_but_the_first_looks_on(player: Make) -> None:
    anna, devices = await all_in_seat(player)
    dropped, *others = devices
    seventh = player()
    dropped.heard.clear()
    await open_link(seventh, anna)
    assert seventh.you == 0  # it got in
    assert secret_of(seventh) == secret_of(anna)
    # The one dropped is told at once: it sees the table as everybody does.
    await dropped.see(lambda: dropped.you == -1)
    assert secret_of(dropped) is None
    assert dropped.stand["ask"] is None
    assert not dropped.stand["can_undo"]
    assert dropped.welcome["seat_link"] == ""
    known = [f["args"] for f in dropped.log if f["kind"] == "secret"]
    assert known == [{"seat": 0}, {"seat": 1}]
    answer = await dropped.act([{"verb": "nonsense"}])
    assert answer["why"]["key"] == "no-watching"
    assert (await dropped.post(f"/api/tables/{anna.code}/seats/0", {"kind": "bot"}, 403))["why"][
        "key"
    ] == "no-not-host"
    # Anna, who was first, and all the others still hold the seat and hear of what it does.
    await anna.see(lambda: anna.table["watchers"] == 1)
    before = len(dropped.heard)
    await anna.wait_to_be_asked()
    done = await anna.act(anna.stand["ask"]["choices"][0]["do"])
    assert done["type"] == "done"
    for one in (*others, seventh):
        await one.until(lambda m: m["type"] == "update" and m["v"] == done["v"])
        assert one.you == 0
        assert secret_of(one) == secret_of(anna)
    # And what the dropped one hears of it is what a spectator hears.
    await dropped.see(lambda: dropped.v >= done["v"])
    later = [json.loads(text) for text in dropped.heard[before:]]
    assert any(m["type"] == "update" for m in later)
    for m in later:
        if "stand" in m:
            assert m["stand"]["view"]["secrets"][0] is None
            assert m["stand"]["ask"] is None
    await dropped.look()  # coming back makes no difference
    assert dropped.you == -1
    assert secret_of(dropped) is None


async def test_the_link_brings_the_dropped_one_back_and_the_next_goes(player: Make) -> None:
    """So nobody is locked out; whoever was first at the seat never goes."""
    anna, devices = await all_in_seat(player)
    await open_link(player(), anna)
    first, second, *_ = devices
    await first.see(lambda: first.you == -1)
    await open_link(first, anna)
    assert first.you == 0
    await second.see(lambda: second.you == -1)
    await anna.say({"type": "resync"})
    await anna.until(lambda m: m["type"] == "welcome")
    assert anna.you == 0


async def test_a_device_whose_seat_is_gone_does_not_keep_it_present(player: Make) -> None:
    """Only the dropped browser is still here: the seat is away."""
    anna, devices = await all_in_seat(player)
    dropped, *others = devices
    seventh = player()
    await open_link(seventh, anna)
    await dropped.see(lambda: dropped.you == -1)
    await asyncio.gather(*[one.leave() for one in (anna, seventh, *others)])
    await dropped.see(lambda: dropped.table["seats"][0]["away"], timeout=5)
