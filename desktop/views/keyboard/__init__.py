"""Keys: the map of commands, the Enter key, the order of Tab."""
