"""Tests; the folders mirror the program."""
