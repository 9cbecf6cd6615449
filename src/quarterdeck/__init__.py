"""Quarterdeck: five seafaring board games to play, replay, analyse and simulate."""

__version__ = "0.1.0"
