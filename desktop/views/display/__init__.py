"""The players' own screen."""
