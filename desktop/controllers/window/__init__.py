"""The main window: the start page, the campaign window and what opens in it, and imported files."""
