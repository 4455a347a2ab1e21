"""Random tables (表) of a game of one's own: what they are, what is wrong with one, and throwing on it."""
