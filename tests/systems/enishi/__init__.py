"""Tests of the room `enishi`."""
