"""Bounds of a model field applied to a spin box."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from desktop.models.schema import FieldSchema

WIDEST = 999_999
"""Bounds where the model sets none."""


def limit_spin(spin: QSpinBox, schema: FieldSchema) -> None:
    """Take the field's bounds; an optional number gets one more step below, shown as a dash."""
    low = schema.minimum if schema.minimum is not None else -WIDEST
    high = schema.maximum if schema.maximum is not None else WIDEST
    spin.setRange(low - (1 if schema.optional else 0), high)
    if schema.optional:
        spin.setSpecialValueText("—")
