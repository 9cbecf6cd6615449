"""Whole recorded games that together show everything a game can do."""
