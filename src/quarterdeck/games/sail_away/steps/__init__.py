"""The steps of Sail Away, as its rulebook orders a turn."""
