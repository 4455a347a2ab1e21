"""One campaign: its characters, definitions, scenarios and handouts, and its bin."""
