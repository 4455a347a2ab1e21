"""Controllers of an open campaign: its sheets and rules, their list and tabs, and sheets that come into it."""
