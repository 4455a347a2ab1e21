"""Words and books: the catalogue of phrases, glossary, manual, rules and their search."""
