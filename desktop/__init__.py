"""卓上 Takujō: sheets, dice and table flow for role-playing at a physical table."""

__version__ = "0.1.0"
