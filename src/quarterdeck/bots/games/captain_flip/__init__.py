"""How bots play Captain Flip."""
