"""The print preview and the recap."""
