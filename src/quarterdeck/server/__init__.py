"""People at tables over HTTP and WebSockets: lobby, guests, storage, fan-out."""
