"""A row of tabs that Designer can place; the pages are the form's own."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar


class PageTabs(QTabBar):
    """A tab bar without a frame of its own."""
