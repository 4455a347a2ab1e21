"""Dice as players write them (`2D6+3>=7`, `4D6KH3`, `5B6>=4`): read into values, thrown as a check, never evaluated.

Only the name of such a check is here: the rest is loaded when a player types a dice line.
"""

KIND = "dice-line"
"""Id of this kind of check; no rule system has it, for theirs are words without a dash."""
