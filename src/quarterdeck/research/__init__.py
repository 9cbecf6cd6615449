"""The door to research: rows of numbers, numbered actions, and the libraries' own interfaces."""
