"""A look back at finished games: how each seat stood, what was luck and which decisions cost."""
