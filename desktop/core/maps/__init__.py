"""Hexes and squares, the ground of a board, and sketches that a GM draws."""
