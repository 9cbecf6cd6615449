"""People: what they played, how well, and who they are to others."""
