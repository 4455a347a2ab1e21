"""Runs in the frozen program before PyInstaller's own beginnings, one of which imports PySide."""

from desktop import quick_qt

quick_qt.install()
