"""What bots know of single games beyond their rules: a folder a game, all of it optional."""
