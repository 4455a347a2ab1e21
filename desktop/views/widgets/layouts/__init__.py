"""Layouts, scroll areas and overlays."""
