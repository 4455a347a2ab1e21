"""What a rule system shows: one package per room of the same name, each exporting `VIEW`."""
