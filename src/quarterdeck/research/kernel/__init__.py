"""The part of the research door that is compiled: rows, numbers, one game and many."""
