"""Inputs of the tray's first line have no caption beside them: empty ones show their purpose."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue
from desktop.views.play.plain_tracker import AskBox
from desktop.views.widgets.inputs.param_form import ParamForm
from desktop.views.widgets.inputs.param_input import make_input

SYSTEMS = [info.id for info in Catalogue()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_empty_subject_names_its_purpose(qtbot: QtBot, system: str) -> None:
    page, words, rule_system = QWidget(), Words(), Catalogue().system(system)
    qtbot.addWidget(page)
    sheet = rule_system.randomise(rule_system.game(), Random(3))
    subjects = [p for kind in rule_system.check_kinds(sheet, rule_system.game()) for p in kind.params if p.subject]
    for param in subjects:
        made = make_input(param, words, page, lambda: None)
        made.write(param.default)
        if isinstance(made.widget, QComboBox):
            line = made.widget.lineEdit()
            shown = made.widget.currentText() or (line.placeholderText() if line is not None else "")
            assert shown, param.id
        elif isinstance(made.widget, QLineEdit):
            assert made.widget.text() or made.widget.placeholderText(), param.id


@pytest.mark.parametrize("words", [Words(), language.english("d20fate")], ids=["ja", "en"])
def test_two_switches_are_side_by_side(qtbot: QtBot, words: Words) -> None:
    """D20-ADV-01: advantage beside disadvantage, also where the word before them is short enough to share a line."""
    rule_system = Catalogue().system("d20fate")
    form = ParamForm()
    qtbot.addWidget(form)
    form.resize(600, 200)
    form.show_kind(rule_system.check_kinds(None, rule_system.game())[0], {}, words)
    form.show()
    switches = [form.inputs["advantage"], form.inputs["disadvantage"]]
    assert all(isinstance(switch, QCheckBox) for switch in switches)
    middles = [switch.geometry().center().y() for switch in switches]
    assert abs(middles[0] - middles[1]) <= 2
    assert form.inputs["dc"].geometry().bottom() < switches[0].geometry().top()


def offered(entry: QWidget) -> list[tuple[str, object, object, bool]]:
    """All choices of an input: words, value, note, and whether it is available."""
    if not isinstance(entry, QComboBox):
        return []
    model, tip, flag = entry.model(), Qt.ItemDataRole.ToolTipRole, Qt.ItemFlag.ItemIsEnabled
    rows = range(entry.count())
    return [
        (entry.itemText(n), entry.itemData(n), entry.itemData(n, tip), bool(model.index(n, 0).flags() & flag))
        for n in rows
    ]


def form_showing(qtbot: QtBot, *kinds: CheckKind) -> ParamForm:
    form = ParamForm()
    qtbot.addWidget(form)
    form.resize(400, 300)
    for kind in kinds:
        form.show_kind(kind, {}, Words())
    form.show()
    return form


@pytest.mark.parametrize("system", SYSTEMS)
def test_other_character_resets_form_choices(qtbot: QtBot, system: str) -> None:
    rule_system = Catalogue().system(system)
    game, rng = rule_system.game(), Random(11)
    people = [rule_system.randomise(game, rng).evolve(name=name) for name in ("七海", "ハル", "神宮寺 茉莉花")]
    before, after = (rule_system.check_kinds(who, game, party=tuple(people)) for who in people[:2])
    for old, new in zip(before, after, strict=True):
        used, fresh = form_showing(qtbot, old, new), form_showing(qtbot, new)
        assert used.values == fresh.values
        for name, entry in fresh.inputs.items():
            other = used.inputs[name]
            assert type(other) is type(entry)
            assert offered(other) == offered(entry)
            assert (other.geometry(), other.isHidden()) == (entry.geometry(), entry.isHidden()), (new.id, name)
            if isinstance(entry, QComboBox) and isinstance(other, QComboBox):
                assert other.currentText() == entry.currentText()


def test_inputs_are_kept_when_choices_of_another_change(qtbot: QtBot) -> None:
    """Turns change at nearly every step: making all inputs anew was a tenth of what a key took."""
    one, two = ParamChoice(value="a", label="七海"), ParamChoice(value="b", label="ハル")
    param = Param(id="to", label="相手", kind=ParamKind.CHOICE, choices=(one, two))
    number = Param(id="n", label="数", default=0)
    first, second = (CheckKind(id="k", label="判定", params=(p, number)) for p in (param, param.evolve(choices=(two,))))
    form = form_showing(qtbot, first)
    rows: list[object] = []
    form.edited.connect(rows.append)
    entry = form.inputs["to"]
    form.show_kind(second, {"to": "b", "n": 3}, Words())
    assert form.inputs["to"] is entry
    assert [text for text, *_ in offered(entry)] == ["なし", "ハル"]
    assert form.values == {"to": "b", "n": 3}
    assert rows == []
    free = param.evolve(free=True, default="a")
    form.show_kind(CheckKind(id="k", label="判定", params=(free, number)), {}, Words())
    entry = form.inputs["to"]
    form.show_kind(CheckKind(id="k", label="判定", params=(free.evolve(default="b"), number)), {"to": None}, Words())
    assert form.inputs["to"] is entry
    assert form.values["to"] == "b", "what counts where nothing is typed is somebody else's now"
    longer = param.evolve(choices=(ParamChoice(value="c", label="とても長い名前の、遠い国から来た旅の人"),))
    form.show_kind(CheckKind(id="k", label="判定", params=(longer, number)), {}, Words())
    assert form.inputs["to"] is not entry, "it cannot share its line any more"
    form.show_kind(CheckKind(id="k", label="判定", params=(param.evolve(label="敵"), number)), {}, Words())
    assert form.inputs["to"].accessibleName() == "敵"


def test_more_button_has_a_label_when_alone(qtbot: QtBot) -> None:
    """Beside the list of kinds it is a bare sign."""
    text, until = (
        Param(id=name, label=name, kind=ParamKind.TEXT, advanced=name == "until") for name in ("text", "until")
    )
    kind = CheckKind(id="condition", label="状態", params=(text, until))
    alone, led = ParamForm(), ParamForm()
    led.set_lead(QComboBox())
    for form in (alone, led):
        qtbot.addWidget(form)
        form.show_kind(kind, {}, Words())
        form.resize(600, 200)
        form.show()
    assert alone.more.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert (alone.more.text(), alone.more.x() < 20) == ("ほかの条件", True)
    assert led.more.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly


def test_enter_confirms_the_requested_parameter(qtbot: QtBot) -> None:
    """A scene is named and Enter begins it, as on every other page."""
    ask = AskBox()
    qtbot.addWidget(ask)
    name = Param(id="name", label="名前", kind=ParamKind.TEXT, default="")
    ask.ask(Offer(event={"kind": "scene"}, label="場面を始める", asks=(name,)), Words())
    line = ask.findChild(QLineEdit)
    assert line is not None
    qtbot.keyClicks(line, "Dawn")
    with qtbot.waitSignal(ask.given) as given:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert given.args == [{"kind": "scene", "name": "Dawn"}]
    assert ask.isHidden()


def test_long_choice_shows_its_beginning(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    long = ParamChoice(value="a", label="STR Strength and everything beside it")
    made = make_input(Param(id="x", label="X", kind=ParamKind.CHOICE, choices=(long,), free=True), Words(), page, list)
    made.write("a")
    assert isinstance(made.widget, QComboBox)
    line = made.widget.lineEdit()
    assert line is not None
    assert line.text() == long.label
    assert line.cursorPosition() == 0


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_enter_that_completes_a_name_confirms_nothing_else(qtbot: QtBot) -> None:
    """D20-PHY-02: a part of a name, ↓ and Enter chose an opponent, and designated the check as well."""
    offered = tuple(ParamChoice(value=name, label=name) for name in ("Torva", "Mezz"))
    opponent = Param(id="opponent", label="相手", kind=ParamKind.CHOICE, choices=offered, free=True)
    form, confirmed = ParamForm(), []
    qtbot.addWidget(form)
    form.show_kind(CheckKind(id="contest", label="対抗判定", params=(opponent,)), {}, Words())
    form.confirmed.connect(lambda: confirmed.append(True))
    form.show()
    box = form.inputs["opponent"]
    assert isinstance(box, QComboBox)
    line = box.lineEdit()
    assert line is not None
    line.setFocus()
    QTest.keyClicks(line, "to")
    completer = line.completer()
    assert completer is not None
    popup = completer.popup()
    qtbot.waitUntil(popup.isVisible)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(popup, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
    assert form.values["opponent"] == "Torva"
    assert not confirmed
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert confirmed
