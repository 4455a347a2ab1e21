"""What the program keeps about itself: preferences, recent files, the PIN, crashes, the running instance."""
