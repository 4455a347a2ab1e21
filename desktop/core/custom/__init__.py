"""A game of one's own (`GameDefinition`): its fields, numbers, rolls and faults."""
