"""A scene whose changes wait for the rest of the window; Qt would paint the whole window at once for each of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QGraphicsScene

_LAST = Qt.EventPriority.LowEventPriority.value
_UPDATE = QEvent.Type.UpdateRequest


class BatchedScene(QGraphicsScene):
    """What has changed in it is painted with everything else that changes in the same step."""

    # Qt's names from here on

    def event(self, event: QEvent) -> bool:
        """Take the window's painting out of Qt's hands while the scene says what has changed."""
        if event.type() is not QEvent.Type.MetaCall:
            return super().event(event)
        windows = {view.window() for view in self.views()}
        for window in windows:
            QCoreApplication.removePostedEvents(window, _UPDATE.value)
        done = super().event(event)
        for window in windows:
            QCoreApplication.postEvent(window, QEvent(_UPDATE), _LAST)
        return done
