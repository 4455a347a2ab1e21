"""Controllers of the dice tray: checks, their dice and words, and the hot seat of a concealed check."""
