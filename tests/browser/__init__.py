"""A person at a browser; a package, so that its tests share one browser and one server."""
