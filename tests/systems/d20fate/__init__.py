"""Tests of the d20fate room."""
