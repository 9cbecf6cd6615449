"""Tournaments: who meets whom, what it counts, and how one round follows another."""
