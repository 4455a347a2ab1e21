"""Widgets for typing and choosing."""
