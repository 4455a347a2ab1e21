"""PySide begun quickly is PySide: the same enumerations and messages, and nothing loaded that nobody asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SHARED = """
import sys
from pathlib import Path
from desktop import quick_qt
if sys.argv[1] == "another":
    quick_qt.KNOWN = frozenset([("6", "10", "0")])
if sys.argv[1] != "ever":
    quick_qt.install()
    quick_qt.install()
import enum
from PySide6 import QtCore, QtGui, QtPrintSupport, QtWidgets
import shiboken6
"""
ENUMS = """
def told(value):
    if isinstance(value, enum.Enum):
        return [type(value).__qualname__, str(value), value.value, value.name, value._sort_order_, value.__objclass__]
    if isinstance(value, enum.property):
        return ["property", told(value.member)]
    if isinstance(value, dict):
        return [(key, told(one)) for key, one in value.items()]
    return repr(value).partition(" at 0x")[0]

def walk(holder, depth=0):
    for name in sorted(vars(holder)):
        kind = getattr(holder, name, None)
        if not isinstance(kind, type) or not kind.__module__.startswith("PySide6"):
            continue
        if issubclass(kind, enum.Enum):
            own = sorted((key, told(value)) for key, value in vars(kind).items() if key != "_value2member_map_")
            print(kind.__mro__, own, [told(one) for one in kind], [told(kind(one.value)) for one in kind])
        elif depth < 2:
            walk(kind, depth + 1)

for module in (QtCore, QtGui, QtWidgets, QtPrintSupport):
    walk(module)
Flags = QtCore.Qt.AlignmentFlag
print(Flags.AlignLeft | Flags.AlignTop, Flags(0x21), ~Flags.AlignLeft, Flags.AlignLeft in Flags.AlignHorizontal_Mask)
"""
MACHINE = """
WIDGETS = '''QWidget QFrame QLabel QPushButton QToolButton QComboBox QLineEdit QTextEdit QPlainTextEdit QSpinBox
QDateEdit QSlider QProgressBar QTabWidget QTabBar QSplitter QScrollArea QTableView QTreeView QListView QGraphicsView
QMdiArea QDockWidget QToolBar QMainWindow QCalendarWidget QDialogButtonBox QMessageBox QMenu QFormLayout QCompleter'''
app = QtWidgets.QApplication([])
heard = []
def hear(*said):
    heard.append([repr(one) for one in said])
QtCore.Qt, QtGui.QPainter, QtGui.QTextOption, QtGui.QPalette, QtGui.QFont  # PySide loads them when they are named
for name in WIDGETS.split():
    made = getattr(QtWidgets, name)()
    about = made.metaObject()
    for number in range(about.propertyCount()):
        field = about.property(number)
        if field.isEnumType() or field.isFlagType():
            keys = field.enumerator()
            told = [(keys.key(place), keys.value(place)) for place in range(keys.keyCount())]
            print(name, field.name(), keys.name(), told, repr(field.read(made)), repr(made.property(field.name())))
class Style(QtWidgets.QProxyStyle):
    def pixelMetric(self, *asked):
        hear(asked[0])
        return super().pixelMetric(*asked)
    def drawControl(self, *asked):
        hear(asked[0], asked[1].state, asked[1].direction)
        super().drawControl(*asked)
class Model(QtGui.QStandardItemModel):
    def data(self, place, role):
        hear(role)
        return super().data(place, role)
    def headerData(self, section, orientation, role):
        hear(orientation)
        return super().headerData(section, orientation, role)
class Widget(QtWidgets.QWidget):
    def event(self, event):
        hear(event.type())
        return super().event(event)
class Sender(QtCore.QObject):
    ticked = QtCore.Signal(QtCore.Qt.CheckState)
    dropped = QtCore.Signal(QtCore.Qt.DropAction, QtWidgets.QFrame.Shape)
widget, box, sender, model = Widget(), QtWidgets.QCheckBox(), Sender(), Model(2, 2)
print([sender.metaObject().method(number).methodSignature() for number in range(sender.metaObject().methodCount())])
box.checkStateChanged.connect(hear)
sender.ticked.connect(hear)
sender.dropped.connect(hear)
box.click()
sender.ticked.emit(box.checkState())
sender.dropped.emit(QtCore.Qt.DropAction.MoveAction, QtWidgets.QFrame.Shape.Box)
table = QtWidgets.QTableView(widget)
table.setModel(model)
widget.setStyle(Style())
button = QtWidgets.QPushButton("b", widget)
button.setStyle(Style())
widget.grab()
item = QtGui.QStandardItem()
for value in (QtCore.Qt.CursorShape.WaitCursor, widget.windowFlags(), QtGui.QPalette.ColorRole.Base):
    item.setData(value)
    widget.setProperty("kept", value)
    print(repr(item.data()), repr(widget.property("kept")))
print(repr(QtGui.QKeySequence("Ctrl+S")[0].key()), repr(QtCore.QLocale.c().language()), repr(QtGui.QFont().weight()))
for line in heard:
    print(line)
"""
MESSAGES = """
app = QtWidgets.QApplication([])
for wrong in (
    lambda: QtWidgets.QWidget().resize("wide"),
    lambda: QtWidgets.QWidget().resize("wide", 3),
    lambda: QtCore.QSize(1, 2, 3, 4),
    lambda: QtCore.QPoint().setX(),
    lambda: QtWidgets.QLabel(colour="red"),
    lambda: QtPrintSupport.QPrinter("loud"),
    lambda: QtWidgets.QWidget().foo,
    lambda: QtCore.QTimer.singleShot("soon"),
):
    try:
        wrong()
    except (TypeError, AttributeError, ValueError) as error:
        print(type(error), error)
print(object.__new__.__doc__, dict.fromkeys.__doc__, str.maketrans.__doc__, QtCore.QObject.__new__.__doc__)
print(QtWidgets.QLabel.__doc__, QtWidgets.QLabel.setText.__doc__)
from PySide6.support.signature import get_signature
print(get_signature(QtWidgets.QWidget.resize), get_signature(QtGui.QColor), shiboken6.__version__)
print(shiboken6.isValid(app), shiboken6.__minimum_python_version__)
"""
THREADS = """
import threading
sys.setswitchinterval(1e-6)
def wrong():
    try:
        QtCore.QSize(1, 2, 3, 4)
    except TypeError as error:
        said.append(str(error))
said = []
threads = [threading.Thread(target=wrong) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for one in said:
    print(one.splitlines()[0])
"""
LOADED = """
print(*sorted(name for name in sys.modules if name.startswith("shibokensupport.")))
print([name for name in ("argparse", "inspect", "logging", "zipfile", "tempfile") if name in sys.modules])
"""


SIGNATURES = "shibokensupport.signature.mapping"
"""What is there in any case: machine code looks there."""


def told(how: str, code: str, **variables: str) -> list[str]:
    """Run a piece in a process of its own, with PySide begun `quick`, as `another` version or as `ever`."""
    command = [sys.executable, "-c", SHARED + code, how]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **variables}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("code", [ENUMS, MACHINE, MESSAGES], ids=["enumerations", "machine code", "messages"])
def test_pyside_is_the_same_however_it_was_begun(code: str) -> None:
    ever = told("ever", code)
    assert len(ever) > 10
    assert told("quick", code) == ever


def test_nothing_is_loaded_that_nobody_asked_for() -> None:
    assert told("quick", LOADED) == [SIGNATURES, "[]"]


def test_docstrings_of_python_itself_load_nothing() -> None:
    assert told("quick", "assert object.__new__.__doc__" + LOADED) == [SIGNATURES, "[]"]


def test_another_version_and_one_who_asks_for_it_have_pyside_as_it_is() -> None:
    ever = told("ever", LOADED)
    assert len(ever[0].split()) > 5
    assert "zipfile" in ever[1]
    assert told("another", LOADED) == ever
    assert told("quick", LOADED, TAKUJO_PLAIN_QT="1") == ever


def test_two_threads_that_ask_at_once_wait_for_each_other() -> None:
    told_twice = told("quick", THREADS)
    assert len(told_twice) == 8
    assert len(set(told_twice)) == 1
