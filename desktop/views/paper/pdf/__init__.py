"""PDF files: their text, and their form fields."""
