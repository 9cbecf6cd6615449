"""One running match without a network: seats, chance, clock and undo."""
