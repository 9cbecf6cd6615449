"""The words every game speaks: no game, no I/O, no chance and no clock live here."""
