"""Marks what holds only for the Python that the quick beginning was written for; others begin as they always did."""

from __future__ import annotations

import sys

import pytest

from desktop.quick_enums import KNOWN

quick_python = pytest.mark.skipif(sys.version_info[:2] != KNOWN, reason="this Python begins in its own way")
