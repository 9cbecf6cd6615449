"""How bots play Sail Away."""
