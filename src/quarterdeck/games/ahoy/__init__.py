"""Ahoy, for 2 to 4 players."""

from quarterdeck.games.ahoy.game import Ahoy

GAME = Ahoy()
