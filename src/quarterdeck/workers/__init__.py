"""Processes of our own that think and shoot while the server goes on."""
