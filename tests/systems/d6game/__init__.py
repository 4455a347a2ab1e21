"""Tests of the d6game rule system."""
