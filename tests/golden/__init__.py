"""Golden playthroughs: whole games to be read like a story."""
