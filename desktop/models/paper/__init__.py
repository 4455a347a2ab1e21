"""Values read from a sheet on paper, line by line, before they reach a sheet."""
