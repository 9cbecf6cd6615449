"""Anchors Aweigh!, for 2 to 4 players."""

from quarterdeck.games.anchors_aweigh.game import AnchorsAweigh

GAME = AnchorsAweigh()
