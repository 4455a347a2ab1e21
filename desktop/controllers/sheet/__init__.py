"""Controllers of one sheet: its form, the builder, portrait, saving, earlier versions, and its printed page."""
