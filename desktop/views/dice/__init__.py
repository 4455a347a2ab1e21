"""Dice as they look: solids computed from their corners, and the scene in which they tumble."""

from desktop.views.dice.look import IVORY, DiceGroup, Die, DieState
from desktop.views.dice.painting import die_pixmap, paint_die, rest
from desktop.views.dice.scene import DiceScene
from desktop.views.dice.view import DiceView

__all__ = ["IVORY", "DiceGroup", "DiceScene", "DiceView", "Die", "DieState", "die_pixmap", "paint_die", "rest"]
