"""From one server of a database to another."""
