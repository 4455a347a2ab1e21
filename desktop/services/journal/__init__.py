"""The journal of a campaign: its lines and changes, the log drawn from it, replays."""
