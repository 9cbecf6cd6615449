"""What speaks HTTP."""
