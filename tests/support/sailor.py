"""A player at several servers: comes back by itself as a browser does, and keeps account of it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.fleet import Fleet
from tests.support.patience import PATIENCE_S
from tests.support.server import ME, OPEN, Player, Server

PAUSE_S = 0.1  # before an act, at most
GIVE_UP_S = 4.0  # after which a browser takes a line for dead while it waits for an answer
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)


@dataclass
class Account:
    """What the people at one table did and were told, to be compared with the disk."""

    code: str
    game: str
    sent: Counter[int] = field(default_factory=Counter)  # acts by seat, answered or not
    acked: list[tuple[int, int, Any]] = field(default_factory=list)  # seat, version, what
    told: int = 0  # the last version that anybody heard of


@dataclass
class Ship:
    """People who play one table after another."""

    game: str
    crew: list[Sailor]
    accounts: dict[str, Account] = field(default_factory=dict)  # by code
    at: list[float] = field(default_factory=list)  # when acts were acknowledged

    @property
    def code(self) -> str:
        """Of the table where they are."""
        return list(self.accounts)[-1]

    def account(self, code: str) -> Account:
        """Of a table, new or known."""
        return self.accounts.setdefault(code, Account(code, self.game))


# Of Ahoy: with nothing to answer the table does so itself, after a while (AH-134).
BY_ITSELF = frozenset({"pass", "hold"})


class Sailor(Player):
    """Connects through the balancer, or to a server that has not got the table."""

    def __init__(self, fleet: Fleet, is_lost: bool = False, seed: int = 0) -> None:
        super().__init__(fleet.servers[0])
        self.http.base_url = fleet.front
        self.fleet = fleet
        self.is_lost = is_lost  # always comes to a wrong server
        self.ship: Ship | None = None
        self.chance = random.Random(seed)
        self.returns = 0
        self._pings = 0

    async def ashore(self) -> None:
        """For good."""
        self.drop()
        await self.http.aclose()

    def drop(self) -> None:
        """The line is cut, without a word."""
        if self.line is not None:
            self.line.transport.abort()
            self.line = None

    # ------------------------------------------------------------ the line

    async def hear(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        """As everybody; what was told last is kept."""
        m = await super().hear(timeout)
        if self.ship is not None:
            account = self.ship.account(self.code)
            account.told = max(account.told, self.v)
        return m

    def there(self) -> str:
        """Where to go now."""
        if not self.is_lost:
            return self.fleet.front
        owner = self.fleet.owner(self.code)
        others = [s.url for s in self.fleet.servers if s.pid and s is not owner]
        # Not where it was in vain: one that stands still keeps it for seconds each time.
        others = [url for url in others if url != self.url] or others
        return self.chance.choice(others) if others else self.fleet.front

    async def come(self) -> None:
        """To the table, as often as it takes; nothing that was heard is missing then."""
        v, log = self.v, said(self.log)
        self.drop()
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    self.url = await asyncio.to_thread(self.there)
                    async with asyncio.timeout(GIVE_UP_S):
                        await self.look()
                    break
                except LOST:
                    self.drop()
                    await asyncio.sleep(self.chance.uniform(0.1, 0.4))
        self.returns += 1
        assert self.v >= v, f"{self.code}: version {v} was told, now it is {self.v}"
        assert said(self.log)[: len(log)] == log, f"{self.code}: what was told is not so any more"

    async def listen(self) -> None:
        """The next message; after some silence it is asked whether anybody is there."""
        try:
            await self.hear(GIVE_UP_S / 2)
        except TimeoutError:
            self._pings += 1
            await self.say({"type": "ping", "n": self._pings})
            await self.until(lambda m: m["type"] == "pong", GIVE_UP_S)

    # ------------------------------------------------------------ playing

    async def sail(self, stop: asyncio.Event) -> None:
        """Play until told to stop, whatever happens to the servers."""
        while not stop.is_set():
            try:
                if self.line is None:
                    await self.come()
                await self.go_on()
            except LOST:
                self.drop()

    async def go_on(self) -> None:
        """One thing: an act, or the next message."""
        if self.is_over:
            await self.rematch()
            return
        do = self.wish()
        if do is None:
            await self.listen()
            return
        await asyncio.sleep(self.chance.uniform(0, PAUSE_S))
        assert self.ship is not None
        account = self.ship.account(self.code)
        account.sent[self.you] += 1
        async with asyncio.timeout(GIVE_UP_S):
            answer = await self.act(do)
        if answer["type"] == "done":
            account.acked.append((self.you, answer["v"], do))
            account.told = max(account.told, answer["v"])
            self.ship.at.append(time.monotonic())
        else:
            await asyncio.sleep(0.02)  # somebody was quicker, or it was not saved

    async def rematch(self) -> None:
        """The same people once more; asked for by all of them, it is one table."""
        answer = await self.http.post(f"/api/tables/{self.code}/rematch", json={})
        if answer.status_code >= 500:
            await asyncio.sleep(0.2)
            return
        assert answer.is_success, answer.text
        self.drop()
        self.code, self.v, self.log, self.stand = answer.json()["code"], -1, [], {}

    def wish(self) -> list[dict[str, Any]] | None:
        """What to do now, if anything."""
        ask = self.stand.get("ask")
        if self.stand.get("race"):
            return self.reach()
        if ask is None:
            return None
        tool = ask.get("tool") or {}
        if tool.get("kind") == "aim" and tool.get("fair") and self.chance.random() < 0.7:
            return [{"verb": "shoot", "args": self.chance.choice(tool["fair"])}]
        if not ask["choices"]:
            return None
        chosen: list[dict[str, Any]] = self.chance.choice(ask["choices"])["do"]
        return chosen

    def reach(self) -> list[dict[str, Any]] | None:
        """In a race: a tile taken and put back, again and again, so that it goes on."""
        holds = False
        for fact in self.log:
            if fact["args"].get("seat") == self.you:
                if fact["kind"] in ("took", "drew"):
                    holds = True
                elif fact["kind"] in ("placed", "hid", "put_back"):
                    holds = False
        if holds:
            return [{"verb": "put_back"}]
        return [{"verb": "take", "args": [self.you * 20 + self.chance.randrange(20)]}]


def said(log: list[dict[str, Any]]) -> list[Any]:
    """What a log says, without numbers that are told only while they happen, and notes."""
    return [(f["kind"], f["args"]) for f in log if f["kind"] != "note"]


def compare(fleet: Fleet, account: Account) -> None:
    """The disk has everything that was acknowledged, once, and everything that was told."""
    query = "SELECT n, epoch, entry FROM journal WHERE code = %s ORDER BY n"
    rows = fleet.ask(query, account.code)
    what = f"{account.game} at {account.code}"
    assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1)), f"{what}: a hole"
    epochs = [epoch for _, epoch, _ in rows]
    assert epochs == sorted(epochs), f"{what}: an old owner wrote after a new one"
    assert account.told <= len(rows), f"{what}: told, and not on the disk"
    entries = {n: json.loads(entry) for n, _, entry in rows}
    versions = [v for _, v, _ in account.acked]
    assert len(versions) == len(set(versions)), f"{what}: one version for two acts"
    for seat, v, do in account.acked:
        kind, actions = entries[v][0], entries[v][1]
        assert kind == "do", f"{what}: {v} was acknowledged as an act"
        wanted = [[seat, d["verb"], d.get("args", [])] for d in do]
        found = [row[:3] for row in actions[: len(wanted)]]
        assert found == wanted, f"{what}: {v} is lost: {wanted}, {found}"
    acts = [e[1][0] for e in entries.values() if e[0] == "do"]
    done = Counter(seat for seat, verb, *_ in acts if verb not in BY_ITSELF)
    for seat, most in account.sent.items():
        assert done[seat] <= most, f"{what}: an act was done twice"


async def moored(
    fleet: Fleet,
    crew: list[Sailor],
    game: str,
    at: Server,
    options: dict[str, str] | None = None,
    pace: dict[str, Any] | None = None,
) -> Ship:
    """A table with these people, made by that server."""
    first, *others = crew
    first.http.base_url = at.url
    ship = Ship(game, crew)
    seats = [ME, *[OPEN for _ in others]]
    body: dict[str, Any] = {"game": game, "seats": seats, "options": options or {}}
    if pace is not None:
        body["pace"] = pace
    code = (await first.post("/api/tables", body))["code"]
    ship.account(code)
    for one in others:
        await one.join(code)
    for one in crew:
        one.code, one.ship = code, ship
    first.http.base_url = fleet.front
    return ship
