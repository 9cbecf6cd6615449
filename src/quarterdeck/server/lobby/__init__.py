"""All tables: set up, found, put away."""
