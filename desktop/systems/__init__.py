"""One package per rule system; it imports `desktop.core`, nothing else of the program, and no other rule system."""
