"""What a battle and a session have in common: who takes part, the present check, what happens to characters."""
