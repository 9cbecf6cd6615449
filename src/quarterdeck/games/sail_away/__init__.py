"""Sail Away, for 2 to 4 players."""

from quarterdeck.games.sail_away.game import SailAway

GAME = SailAway()
