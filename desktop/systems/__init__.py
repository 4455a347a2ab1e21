"""One room per rule system; a room imports `desktop.core` and nothing else of the program, never another room."""
