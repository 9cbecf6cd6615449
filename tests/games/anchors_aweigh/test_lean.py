"""In a race a browser hears facts only: from them alone it knows all that its seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.core.event import Heard, heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.components import BACK, FRONTS, GONE, TYPE
from quarterdeck.games.anchors_aweigh.verbs import FLIPS, TAKES
from tests.support.subjects import Subject
from tests.support.walk import Walk

DONE = {"flipped", "took", "drew", "placed", "hid", "put_back", "loaded", "discarded"}
DONE |= {"waited", "missed"}


class Reader:
    """One seat's picture of the table, kept up from what it hears."""

    def __init__(self, fields: dict[str, Any], seat: int) -> None:
        self.v = fields
        self.seat = seat

    def hear(self, h: Heard) -> None:
        v, args = self.v, h.args
        if h.kind == "reached":
            seat, act, what, start = args
            v["acts"][seat] = act | what << 6
            v["since"][seat] = start
            v["order"][seat] = v["arrivals"]
            v["arrivals"] += 1
        elif h.kind in DONE:
            seat = args[0]
            v["floor"] = v["since"][seat]
            v["since"][seat] += v["reach"]
            v["acts"][seat] = v["beaten"][seat] = -1
            getattr(self, h.kind)(*args, *h.secret)
        elif h.kind == "captain":
            v["captain"] = args[0]
            v["left"] = [sum(TYPE[card] == t for card in v["cards"]) for t in range(4)]
            v["cards"] = [-1] * 13
        else:
            assert h.kind == "full"

    def flipped(self, seat: int, tile: int, front: int) -> None:
        self.v["faces"][tile] = front
        self.v["down"] -= 1
        self.shown(tile, front)
        self.outrun(seat, [FLIPS[tile]])

    def took(self, seat: int, tile: int, front: int) -> None:
        self.in_hand(seat, tile, front)
        self.v["shown"][seat] = front
        self.shown(tile, front)

    def drew(self, seat: int, tile: int, front: int = -1) -> None:
        self.in_hand(seat, tile, front)

    def in_hand(self, seat: int, tile: int, front: int) -> None:
        v = self.v
        v["down"] -= v["faces"][tile] == BACK
        v["faces"][tile] = GONE
        v["pile"] -= 1
        v["hand"][seat] = tile
        if seat == self.seat:
            v["held"][seat] = front
        self.outrun(seat, [FLIPS[tile], TAKES[tile]])

    def placed(self, seat: int, tile: int, front: int, space: int) -> None:
        self.empty_hand(seat)
        self.v["above"][seat * 8 + space] = 1 + front
        self.v["filled"][seat] |= 1 << space
        self.shown(tile, front)

    def hid(self, seat: int, tile: int, space: int, front: int = -1) -> None:
        self.empty_hand(seat)
        self.below(seat, space, 1 + front)

    def put_back(self, seat: int, tile: int, front: int) -> None:
        self.empty_hand(seat)
        self.back(tile, front)

    def loaded(self, seat: int, colour: int, space: int) -> None:
        self.v["supply"][colour] -= 1
        self.below(seat, space, 20 + colour)

    def discarded(self, seat: int, tile: int, front: int, space: int) -> None:
        if space < 8:
            self.v["above"][seat * 8 + space] = 0
        elif seat == self.seat:
            self.v["below"][seat] &= ~(31 << 5 * (space - 8))
        self.v["filled"][seat] &= ~(1 << space)
        self.back(tile, front)

    def waited(self, seat: int) -> None:
        pass

    def missed(self, seat: int, act: int, tile: int, by: int) -> None:
        pass

    def below(self, seat: int, space: int, code: int) -> None:
        self.v["filled"][seat] |= 1 << space
        if seat == self.seat:
            self.v["below"][seat] |= code << 5 * (space - 8)

    def back(self, tile: int, front: int) -> None:
        self.v["faces"][tile] = front
        self.v["pile"] += 1
        self.shown(tile, front)

    def empty_hand(self, seat: int) -> None:
        self.v["hand"][seat] = self.v["shown"][seat] = -1
        if seat == self.seat:
            self.v["held"][seat] = -1

    def shown(self, tile: int, front: int) -> None:
        self.v["shown_last"] = tile * FRONTS + front + 1

    def outrun(self, seat: int, moves: list[int]) -> None:
        for k, act in enumerate(self.v["acts"]):
            if act in moves:
                self.v["beaten"][k] = seat


@pytest.mark.clause("AA-11")
@pytest.mark.parametrize(("seats", "rough"), [(2, "no"), (3, "no"), (4, "yes")])
def test_facts_alone_keep_a_view_up_to_date(seats: int, rough: str) -> None:
    walk = Walk(Subject(GAME, seats, (("rough", rough),)), 9)
    readers: list[Reader] = []
    compared = 0
    kinds: set[str] = set()
    for s in walk:
        if s.stack[-1].op != fr.LOADING:
            readers = []
        elif not readers:
            readers = [Reader(GAME.view(s, k).fields, k) for k in (*range(seats), NOBODY)]
        else:
            kinds |= {e.kind for e in walk.fresh}
            for reader in readers:
                for e in walk.fresh:
                    reader.hear(heard_by(e, reader.seat))
                assert reader.v == GAME.view(s, reader.seat).fields
                compared += 1
    assert compared > 500
    assert kinds >= {"reached", "flipped", "took", "drew", "placed", "hid", "loaded", "captain"}
    assert kinds >= ({"discarded", "waited"} if seats != 3 else set())
