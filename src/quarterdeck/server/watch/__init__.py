"""The host of the server watches over it."""
