"""The table's trackers of 2d6+SLV: the fight as a chain of steps, the session as a board of stages."""
