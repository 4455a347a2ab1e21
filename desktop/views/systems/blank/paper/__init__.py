"""The printed pages of a game of one's own (the lead is writing this package: leave it, do the generic table page and the screens)."""
