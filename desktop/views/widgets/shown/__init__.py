"""Widgets that only show: text, odds, pages."""
