"""Editors of games, scenarios and handouts."""
