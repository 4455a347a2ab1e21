"""Qt documents and item models over core values."""
