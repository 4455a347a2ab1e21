"""A page and its parts, from the canvas to the painting on a device."""
