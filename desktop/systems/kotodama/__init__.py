"""コトダマ d10: pools of ten-sided dice, rounds of four phases, two scenes at once."""
