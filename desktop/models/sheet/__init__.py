"""A sheet as a document: its schema, rows and undo."""
