"""Text on paper: typefaces, line breaks and sizes that fit."""
