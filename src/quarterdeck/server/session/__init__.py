"""One table that people sit at: its game, its seats, its bots."""
