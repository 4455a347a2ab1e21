"""Compiled Designer forms; written by `python packaging/forms.py`, never by hand."""
