"""The command line: steps of play as typed lines, their names, fields and values, and how a line can continue."""
