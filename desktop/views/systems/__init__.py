"""What a rule system shows: one package per rule system of the same name, each with its `VIEW`."""
