"""Joins documents, rule systems and screens: one controller per screen, the binder and the undo command."""
