"""Checks of a game of one's own (自作の判定): what they are, their dice and exact chances, what is wrong with one."""
