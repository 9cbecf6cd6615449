"""The steps of Ahoy, as its rulebook orders a turn."""
