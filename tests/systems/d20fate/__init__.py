"""Tests of the d20fate rule system."""
