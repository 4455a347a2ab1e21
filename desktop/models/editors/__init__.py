"""The models behind the editors of games, scenarios and random tables."""
