"""The steps of Captain Flip, as its rulebook orders a turn."""
