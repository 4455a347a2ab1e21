"""The editors of a campaign's game definition and of its scenarios."""
