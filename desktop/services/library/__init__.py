"""All campaigns of a GM: the library, templates, samples, exchange with others."""
