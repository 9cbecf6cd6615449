"""Simulation without a network: matches, tournaments, measurements."""
