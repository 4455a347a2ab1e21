"""Dice, faces and exact odds; checks, what a check asks for and what comes of it."""
