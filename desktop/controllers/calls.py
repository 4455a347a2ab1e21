"""Receives messages of later instances, which arrive in a thread of their own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.services.instance import Instance, Message


class Calls(QObject):
    """Brings messages from that thread to the window's."""

    _heard = Signal(object)

    def __init__(self, instance: Instance, answer: Callable[[Message], None], parent: QObject) -> None:
        super().__init__(parent)
        self._instance, self._answer = instance, answer
        self._heard.connect(self._pass)

    def start(self) -> None:
        """Listen from now on."""
        self._instance.listen(self._heard.emit)

    def _pass(self, message: Message) -> None:
        self._answer(message)
