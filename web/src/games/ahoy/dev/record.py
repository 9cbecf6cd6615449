"""Random games of Ahoy and an example of each question, for browser tests and the gallery.

Run from the repository's root: python -m web.src.games.ahoy.dev.record
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import BOARD_ROOM, EMPTY
from web.src.dev.record import Recorder

LATE = 7  # rounds: then the map is full
MOST = 260  # frames of a game that are kept; random games are long
# Asked at every size of table; of the rest the fullest one is kept.
OFTEN = ("ask-turn", "ask-trip", "ask-place-tile", "ask-place-flagship")


def is_kept(key: str, found: dict[str, dict[str, object]]) -> bool:
    """Each question once, the common ones at every size."""
    prompt, seats = key.split("/")
    fuller = [f"{prompt}/{more}" for more in range(int(seats) + 1, 5)]
    return prompt in OFTEN or not any(other in found for other in fuller)


def is_rich(s: Any, seat: int) -> bool:
    """Of damage, what is dealt to others; of tiles, those that can lie in more than one place; of
    trips, those that may explore; of dice, those with two equal slots to go to, and of those for
    crew such as gold may change.
    """
    key = GAME.prompt(s, seat)[0]
    if key == "ask-hurt":
        return int(GAME.prompt(s, seat)[2][1]) != seat
    if key == "ask-place-tile":
        return len({GAME.word(seat, m).args[0] >> 2 for m in GAME.legal(s, seat)}) > 1
    words = [GAME.word(seat, m) for m in GAME.legal(s, seat)]
    if key == "ask-trip":
        return "do-explore" in [GAME.label(s, a)[0] for a in words]
    if key == "ask-place-die":
        first = seat * BOARD_ROOM
        return bool(s.slots[first : first + 2] == [EMPTY, EMPTY])
    if key == "ask-place-die-crew":
        return "change" in [a.verb for a in words]
    return True


if __name__ == "__main__":
    recorder = Recorder("ahoy")
    recorder.write("recorded.json", recorder.three_games(MOST))
    found = recorder.stands(240, LATE, is_rich)
    recorder.write("stands.json", [one for key, one in found.items() if is_kept(key, found)])
