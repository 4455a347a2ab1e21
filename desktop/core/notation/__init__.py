"""Dice as players write them (`2D6+3>=7`, `4D6KH3`, `5B6>=4`): read into values, thrown as a check, never evaluated."""
