"""Powder: a made-up game in plain Python with everything hard, to prove the kernel with."""

from tests.conformance.powder.game import Powder

POWDER = Powder()
