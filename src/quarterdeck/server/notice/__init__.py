"""Telling people who are not here that it is their turn."""
