"""Tests of the d6game room."""
