"""The main window and the panels around the work screen."""
