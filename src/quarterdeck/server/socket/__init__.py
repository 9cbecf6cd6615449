"""What speaks WebSocket."""
