"""The table of Common Rule: areas and cycles, scenes, battle by AP."""
