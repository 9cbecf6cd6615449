"""Players made of code: they get a view and what their seat has heard, and nothing else."""
