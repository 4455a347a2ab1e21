"""The session: scenario, cycles, scenes and the actions in them, as a reducer over events."""
