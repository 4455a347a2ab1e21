"""The look: theme, fonts, icons and motion."""
