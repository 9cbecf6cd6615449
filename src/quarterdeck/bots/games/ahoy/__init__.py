"""How bots play Ahoy."""
