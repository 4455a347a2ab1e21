"""Bounds of a model field applied to a spin box."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from desktop.models.schema import FieldSchema

WIDEST = 999_999
"""Bounds where the model sets none."""


class OptionalSpin(QSpinBox):
    """A number that may be missing: its least value stands for none, and the first step from there leads to zero."""

    def stepBy(self, steps: int) -> None:
        """Step up or down; from none to the number nearest to zero, not to the least one."""
        if self.value() == self.minimum() and steps > 0:
            self.setValue(min(max(0, self.minimum() + 1), self.maximum()))
        else:
            super().stepBy(steps)


def limit_spin(spin: QSpinBox, schema: FieldSchema) -> None:
    """Take the field's bounds; an optional number gets one more step below, shown as a dash."""
    low = schema.minimum if schema.minimum is not None else -WIDEST
    high = schema.maximum if schema.maximum is not None else WIDEST
    spin.setRange(low - (1 if schema.optional else 0), high)
    if schema.optional:
        spin.setSpecialValueText("—")
