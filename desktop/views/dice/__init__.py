"""Dice as they look: solids computed from their corners, and the scene in which they tumble."""

from desktop.views.dice.look import IVORY, Die, Standing
from desktop.views.dice.painting import die_pixmap, paint_die, rest

__all__ = ["IVORY", "Die", "Standing", "die_pixmap", "paint_die", "rest"]
