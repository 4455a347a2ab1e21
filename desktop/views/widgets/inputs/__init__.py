"""Widgets into which somebody types, or with which one chooses."""
