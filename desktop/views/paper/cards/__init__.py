"""Cards: their plan, faces and blanks."""
