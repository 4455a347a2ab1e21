"""The command line: one module per command, and the parser that knows them all."""
