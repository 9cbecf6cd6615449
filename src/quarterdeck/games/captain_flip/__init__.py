"""Captain Flip, for 2 to 5 players."""

from quarterdeck.games.captain_flip.game import CaptainFlip

GAME = CaptainFlip()
