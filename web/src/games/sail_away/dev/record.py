"""Random games of Sail Away and an example of each question, for browser tests and the gallery.

Run from the repository's root: python -m web.src.games.sail_away.dev.record
"""

from __future__ import annotations

from web.src.dev.record import Recorder

LATE = 24  # rounds: then the table is full
MOST = 330  # frames of a game that are kept; random games are long

if __name__ == "__main__":
    recorder = Recorder("sail_away")
    recorder.write("recorded.json", recorder.three_games(MOST))
    recorder.write("stands.json", recorder.stands(30, LATE).values())
