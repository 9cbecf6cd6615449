"""One table a game: what its rows and numbers are made of."""
