"""Values and pure functions that every rule system shares; knows no Qt, no files and no rule system."""
