"""What a watcher is told of one random game on each board, for the browser's tests.

Run from the repository's root: python -m web.src.games.captain_flip.dev.record
"""

from __future__ import annotations

from web.src.dev.record import Recorder

GAMES = (("A", 2, 1), ("B", 3, 5), ("C", 2, 3), ("D", 3, 4))  # board, seats, seed

if __name__ == "__main__":
    recorder = Recorder("captain_flip")
    played = [recorder.play(seats, seed, options={"board": board}) for board, seats, seed in GAMES]
    recorder.write("recorded.json", played)
