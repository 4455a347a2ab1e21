"""What leaves a campaign: printed pages, exported files, and the summary of a session."""
