"""What the program says, read as a copy editor would: one term, one spelling, a way out, real names of buttons."""
