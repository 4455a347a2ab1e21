"""The dice tray and the cover of the hot seat."""
