"""Paints and edits cells of sheet tables by the schema of their column; decides nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QStyleOptionViewItem, QWidget

from desktop.core.numbers import whole_of
from desktop.core.words import Words
from desktop.models.sheet.rows import RAW_ROLE, SCHEMA_ROLE
from desktop.models.sheet.schema import FieldSchema
from desktop.views.widgets.inputs.spin import NumberSpin, limit_spin
from desktop.views.widgets.lists.narrow_columns import WrappingDelegate

Index = QModelIndex | QPersistentModelIndex


class RowDelegate(WrappingDelegate):
    """Gives a choice a list, a number a spin box with its bounds, and everything else a line."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    # Qt's names from here on

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Write the hint of the empty last row in second ink."""
        super().initStyleOption(option, index)
        last = index.row() + 1 == index.model().rowCount()
        if last and option.text and index.data(RAW_ROLE) is None:
            quiet = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, quiet)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tick a box by a click anywhere in its cell: the cell holds nothing else."""
        ticks = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable and index.flags() & Qt.ItemFlag.ItemIsEnabled)
        if not ticks or not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return super().editorEvent(event, model, option, index)
        if event.button() != Qt.MouseButton.LeftButton or not option.rect.contains(event.position().toPoint()):
            return False
        ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
        other = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
        return model.setData(index, other, Qt.ItemDataRole.CheckStateRole)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make the editor that fits the column."""
        schema: FieldSchema | None = index.data(SCHEMA_ROLE)
        if schema is not None and schema.choices:
            box = QComboBox(parent)
            for value, label in schema.choices:
                box.addItem(self._words.say(label), value)
            box.setEditable(schema.free)
            return box
        if schema is not None and schema.kind is int:
            spin = NumberSpin(parent)
            limit_spin(spin, schema)
            return spin
        return QLineEdit(parent)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the cell's value into the editor."""
        value: Any = index.data(RAW_ROLE)
        if isinstance(editor, QComboBox) and editor.isEditable():
            editor.setEditText("" if value is None else str(value))
        elif isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(value))
        elif isinstance(editor, QSpinBox):
            number = whole_of(value)
            editor.setValue(editor.minimum() if number is None else number)
        elif isinstance(editor, QLineEdit):
            editor.setText("" if value is None else str(value))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Write the editor's value back."""
        value: Any
        if isinstance(editor, QComboBox) and editor.isEditable():
            value = editor.currentText()
        elif isinstance(editor, QComboBox):
            if editor.currentIndex() < 0:
                # a value that is no longer offered stays until another one is chosen
                return
            value = editor.currentData()
        elif isinstance(editor, QSpinBox):
            schema: FieldSchema | None = index.data(SCHEMA_ROLE)
            nothing = schema is not None and schema.optional and editor.value() == editor.minimum()
            value = None if nothing else editor.value()
        else:
            value = editor.text() if isinstance(editor, QLineEdit) else None
        if value != index.data(RAW_ROLE):
            model.setData(index, value, Qt.ItemDataRole.EditRole)
