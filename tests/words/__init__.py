"""The program's texts, read as a copy editor would: one term, one spelling, a remedy, real names of buttons."""
