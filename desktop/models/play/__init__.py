"""The models of play: the session, its board, log, handouts and what players see."""
