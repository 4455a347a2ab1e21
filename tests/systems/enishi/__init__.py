"""Tests of the rule system `enishi`."""
