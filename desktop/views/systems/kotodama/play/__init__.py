"""The table of コトダマ d10: the round with its two scenes, and the play session around it."""
