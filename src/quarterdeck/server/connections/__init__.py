"""One browser's connection: what is sent to it, and how long that takes."""
