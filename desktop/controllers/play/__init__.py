"""Controllers of the play page: battles, sessions, boards, party, the command line, and the panel beside them."""
