"""Own states, timers, breaks and notes at the table, by keys and clicks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from desktop.controllers.campaign.timers import LONGEST_WAIT, Timers
from desktop.controllers.main import MainController
from desktop.controllers.play.gm_notes import GmNotesController
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.value import Viewer
from desktop.models.play.log import LogFilter
from desktop.services.journal.replay import replay
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.mark import MarkDialog
from desktop.views.play.notes_panel import NotesPanel
from tests.table_mode import SHIFT, TableGm, click

SYSTEMS = tuple(info.id for info in Catalogue())
ANY = ("enishi", "blank")
"""What the GM keeps beside the rules asks no room."""
NOON = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)

CONTROL = Qt.KeyboardModifier.ControlModifier


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


def asked(gm: TableGm) -> MarkDialog:
    return next(d for d in gm.main.window.findChildren(MarkDialog) if d.isVisible())


def names(gm: TableGm) -> list[str]:
    return [mark.name for mark in gm.play_session.gm_notes.marks]


def notes(gm: TableGm) -> NotesPanel:
    found: NotesPanel = gm.campaign_window.play_page.page.ui.notes
    return found


def texts(rows: object) -> list[str]:
    return [rows.item(n).text() for n in range(rows.count())]  # type: ignore[attr-defined]


@pytest.mark.parametrize("system", ANY)
def test_custom_state_is_shown_on_strip_and_bar(main: MainController, system: str) -> None:
    gm = TableGm(main, system)
    hero = gm.players[0]
    gm.select(hero.id)
    gm.press(Qt.Key.Key_T, CONTROL | SHIFT)
    dialog = asked(gm)
    QTest.keyClicks(dialog.ui.name, "kasa")
    click(dialog.ui.beginButton)
    page, card = gm.campaign_window.play_page.page, gm.campaign_window.play_page.strip.card(hero.id)
    assert card is not None
    assert "kasa" in card.toolTip()
    assert "手で終える" in card.toolTip()
    assert "kasa" in card.accessibleDescription()
    face = page.ui.marks.faces[0]
    assert hero.name in face.text
    gm.face(page.ui.marks, "kasa")
    assert names(gm) == []
    assert page.ui.marksBar.isHidden()
    assert "kasa" not in card.toolTip()


def test_a_state_without_a_name_is_refused_in_one_sentence(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_T, CONTROL | SHIFT)
    dialog = asked(gm)
    click(dialog.ui.beginButton)
    assert dialog.isVisible()
    assert "名前がありません" in dialog.ui.message.text()
    assert names(gm) == []


def test_state_for_some_rounds_ends_automatically(main: MainController) -> None:
    gm = TableGm(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in gm.players])
    gm.press(Qt.Key.Key_T, CONTROL | SHIFT)
    dialog = asked(gm)
    QTest.keyClicks(dialog.ui.name, "kiri")
    dialog.ui.ends.setCurrentIndex(dialog.ui.ends.findData("round"))
    dialog.ui.number.setValue(2)
    click(dialog.ui.beginButton)
    mark = gm.play_session.gm_notes.marks[0]
    first = gm.state("battle").round
    assert (mark.round, str(mark.until)) == (first + 1, f"第 {first + 1} ラウンドの終わりまで")
    for _ in range(80):
        if gm.state("battle").round > first + 1 or not names(gm):
            break
        assert names(gm) == ["kiri"]
        gm.give_up() if gm.state("battle").phase == "main" else gm.next()
    assert names(gm) == []
    assert gm.state("battle").round == first + 2
    gm.back()
    assert names(gm) == ["kiri"]
    assert "kiri" in gm.campaign_window.play_page.page.ui.marks.faces[0].text


def test_break_counts_down_and_its_end_is_announced(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    gm, clock = TableGm(main, "enishi"), Clock()
    spoken: list[str] = []
    monkeypatch.setattr("desktop.views.spoken.announce", lambda _widget, text, **_more: spoken.append(text))
    timers: Timers = gm.campaign_window.timers
    timers.clock = clock
    gm_notes: GmNotesController = gm.campaign_window.play_page.gm_notes
    gm_notes.clock = clock
    gm.press(Qt.Key.Key_R, CONTROL | SHIFT)
    dialog = asked(gm)
    assert not dialog.ui.name.isVisible()
    assert dialog.ui.number.value() == 10
    click(dialog.ui.beginButton)
    row = gm.campaign_window.play_page.page.ui.marks
    assert "あと 10:00" in row.faces[0].text
    clock.now += timedelta(minutes=3, seconds=5)
    gm_notes.tick()
    assert "あと 6:55" in row.faces[0].text
    timers.look()
    assert names(gm) == ["休憩"]
    clock.now += timedelta(minutes=7)
    timers.look()
    assert names(gm) == []
    assert main.window.notice == "休憩が終わりました。"
    assert list(filter(None, spoken)) == ["休憩が終わりました。"]
    assert not [d for d in main.window.findChildren(QDialog) if d.isVisible() and d.isModal()]
    assert gm.play_session.log().standing[-1].text == "休憩が終わりました。"


def test_break_end_during_sleep_is_reported_once(main: MainController) -> None:
    gm, clock = TableGm(main, "enishi"), Clock()
    timers: Timers = gm.campaign_window.timers
    timers.clock = gm.campaign_window.play_page.gm_notes.clock = clock
    gm.press(Qt.Key.Key_R, CONTROL | SHIFT)
    click(asked(gm).ui.beginButton)
    assert timers.due.isActive()
    assert timers.due.interval() <= LONGEST_WAIT  # of a clock that stands while the machine sleeps
    clock.now += timedelta(hours=9)
    lines = len(gm.play_session.log().entries)
    timers.due.timeout.emit()
    timers.due.timeout.emit()
    assert names(gm) == []
    assert main.window.notice == "休憩が終わりました。"
    assert len(gm.play_session.log().entries) == lines + 1
    assert not timers.due.isActive()
    gm.campaign_window.play_page.gm_notes.tick()


def test_break_that_ended_while_closed_is_announced_at_start(main: MainController) -> None:
    gm, early = TableGm(main, "enishi"), datetime(2020, 1, 1, tzinfo=UTC)
    gm.campaign_window.timers.clock = gm.campaign_window.play_page.gm_notes.clock = lambda: early
    gm.press(Qt.Key.Key_R, CONTROL | SHIFT)
    click(asked(gm).ui.beginButton)
    assert names(gm) == ["休憩"]
    folder = gm.campaign_window.open_campaign.campaign.folder
    main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.play_session.gm_notes.marks == ()
    assert main.window.notice == "休憩が終わりました。"


def test_notes_are_written_beside_the_tracker_and_logged(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    panel = notes(gm)
    assert not panel.isVisible()
    gm.press(Qt.Key.Key_W, CONTROL | SHIFT)
    assert panel.isVisible()
    assert panel.ui.empty.isVisible()
    QTest.keyClicks(panel.ui.entry, "hashi wa ochita")
    QTest.keyClick(panel.ui.entry, Qt.Key.Key_Return)
    assert texts(panel.ui.open) == ["hashi wa ochita"]
    assert panel.ui.entry.toPlainText() == ""
    panel.ui.gm.setChecked(True)
    QTest.keyClicks(panel.ui.entry, "hashimori")
    click(panel.ui.writeButton)
    assert texts(panel.ui.open) == ["hashi wa ochita"]
    assert panel.ui.secret.isHidden()
    click(panel.ui.coverButton)
    assert texts(panel.ui.secret) == ["hashimori"]
    log = gm.campaign_window.log.panel.model
    log.set_filter(LogFilter(text="hashi"))
    assert log.rowCount() == 2
    assert log.texts([0]).endswith("（GMだけ）")
    assert gm.campaign_window.play_page.page.tools.notes.text() == "メモ（2）"


def test_note_is_edited_and_removed_with_undo(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    panel = notes(gm)
    gm.press(Qt.Key.Key_W, CONTROL | SHIFT)
    for text in ("one", "two"):
        QTest.keyClicks(panel.ui.entry, text)
        QTest.keyClick(panel.ui.entry, Qt.Key.Key_Return)
    panel.ui.open.setCurrentRow(0)
    click(panel.ui.editButton)
    assert panel.ui.entry.toPlainText() == "one"
    panel.ui.entry.setPlainText("uno")
    click(panel.ui.writeButton)
    assert texts(panel.ui.open) == ["uno", "two"]
    panel.ui.open.setCurrentRow(1)
    click(panel.ui.removeButton)
    assert texts(panel.ui.open) == ["uno"]
    gm.campaign_window.play_page.back()
    assert texts(panel.ui.open) == ["uno", "two"]
    gm.campaign_window.play_page.back()
    assert texts(panel.ui.open) == ["one", "two"]


@pytest.mark.styled
def test_folded_notes_stay_folded_until_some_exist(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    panel = notes(gm)
    page = gm.campaign_window.play_page.page
    page.resize(700, page.height())
    gm.play_session.memo("yoru", gm=False)
    assert not panel.isVisible(), "the tracker needs the room"
    assert page.tools.notes.text() == "メモ（1）"
    page.resize(1100, page.height())
    gm.play_session.memo("kiri", gm=False)
    assert panel.isVisible()
    click(panel.ui.foldButton)
    assert not panel.isVisible()
    gm.play_session.memo("kaze", gm=False)
    assert not panel.isVisible()
    gm.campaign_window.play_page.page.tools.notes.trigger()
    assert texts(panel.ui.open) == ["yoru", "kiri", "kaze"]


def test_notes_of_an_earlier_scene_can_be_looked_at(main: MainController) -> None:
    gm = TableGm(main, "d20fate")
    panel = notes(gm)
    gm.play_session.head("第一場")
    gm.play_session.memo("kiri", gm=False)
    gm.play_session.head("第二場")
    assert not panel.isVisible()
    gm.press(Qt.Key.Key_W, CONTROL | SHIFT)
    box = panel.ui.scene
    assert [box.itemText(n) for n in range(box.count())] == ["第一場", "いま：第二場"]
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert texts(panel.ui.open) == ["kiri"]
    QTest.keyClicks(panel.ui.entry, "kaze")
    QTest.keyClick(panel.ui.entry, Qt.Key.Key_Return)
    assert texts(panel.ui.open) == ["kiri", "kaze"]


def test_a_scene_with_a_long_name_ends_in_an_ellipsis(main: MainController) -> None:
    gm = TableGm(main, "d20fate")
    panel = notes(gm)
    gm.press(Qt.Key.Key_W, CONTROL | SHIFT)
    box = panel.ui.scene
    gm.play_session.head("駅")
    assert box.drawn == "いま：駅"
    gm.play_session.head("霧の駅の三番線に最終列車が着くまで")
    assert box.drawn.startswith("いま：霧の駅")
    assert box.drawn.endswith("…")
    assert box.fontMetrics().horizontalAdvance(box.drawn) < box.width()


def test_stage_end_is_named_by_the_system_term(main: MainController) -> None:
    """えにし has stages and no phases."""
    gm = TableGm(main, "enishi")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.next()
    gm.press(Qt.Key.Key_T, CONTROL | SHIFT)
    ends = asked(gm).ui.ends
    shown = gm.play_session.playing.shown("session", Viewer(gm=True))
    assert shown is not None
    phase = gm.campaign_window.open_campaign.words.say(shown.phase)
    assert phase.endswith("ステージ")
    assert [ends.itemText(n) for n in range(ends.count())][1] == f"{phase}の終わりまで"


def test_refused_note_is_not_written_and_reported(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    log: Path = gm.campaign_window.open_campaign.campaign.log
    log.write_bytes(log.read_bytes() + b'{"x": 1}\n') if log.exists() else log.write_bytes(b"x\n")
    gm.play_session.log()
    gm.press(Qt.Key.Key_W, CONTROL | SHIFT)
    panel = notes(gm)
    QTest.keyClicks(panel.ui.entry, "kiri")
    QTest.keyClick(panel.ui.entry, Qt.Key.Key_Return)
    assert main.window.notice.startswith("△")
    assert gm.play_session.gm_notes.memos == ()
    assert panel.ui.entry.toPlainText() == "kiri"


def test_timer_name_is_hidden_in_kiosk_mode(main: MainController) -> None:
    gm, clock = TableGm(main, "enishi"), Clock()
    gm.campaign_window.timers.clock = clock
    gm.campaign_window.timers.locked = lambda: True
    gm.play_session.mark(CustomState(name="kuromaku", ends="clock", due=NOON))
    gm.campaign_window.timers.look()
    assert main.window.notice == "タイマーの時間になりました。"


def test_party_timer_can_be_gm_only(main: MainController) -> None:
    gm, clock = TableGm(main, "d20fate"), Clock()
    gm.campaign_window.timers.clock = gm.campaign_window.play_page.gm_notes.clock = clock
    gm.press(Qt.Key.Key_T, CONTROL | SHIFT)
    dialog = asked(gm)
    QTest.keyClicks(dialog.ui.name, "bakudan")
    dialog.ui.who.setCurrentIndex(0)
    dialog.ui.ends.setCurrentIndex(dialog.ui.ends.findData("clock"))
    click(dialog.ui.secret)
    click(dialog.ui.beginButton)
    assert gm.play_session.gm_notes.marks[0].secret
    assert "bakudan（GMだけ）" in gm.campaign_window.play_page.page.ui.marks.faces[0].text
    clock.now += timedelta(minutes=11)
    gm.campaign_window.timers.look()
    assert main.window.notice == "タイマーの時間になりました。"
    assert "bakudan" not in replay(gm.play_session.log(), "夜")
    assert "bakudan" in replay(gm.play_session.log(), "夜", secrets=True)


def test_break_cannot_be_secret(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_R, CONTROL | SHIFT)
    assert not asked(gm).ui.secret.isVisible()


def test_missing_journal_keeps_known_states(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    gm.play_session.mark(CustomState(name="kasa"))
    gm.campaign_window.open_campaign.campaign.log.unlink()
    gm.campaign_window.timers.look()
    assert names(gm) == ["kasa"]
    gm.face(gm.campaign_window.play_page.page.ui.marks, "kasa")
    assert main.window.notice.startswith("△")
    assert names(gm) == ["kasa"]


def test_timer_end_that_cannot_be_written_is_retried_later(main: MainController) -> None:
    gm, clock = TableGm(main, "enishi"), Clock()
    timers: Timers = gm.campaign_window.timers
    timers.clock = clock
    gm.play_session.mark(CustomState(name="kasa", ends="clock", due=NOON))
    gm.campaign_window.open_campaign.campaign.log.unlink()
    timers.look()
    assert main.window.notice.startswith("△")
    assert names(gm) == ["kasa"]
    assert timers.due.isActive()
    assert timers.due.interval() == LONGEST_WAIT


def test_step_reads_gm_notes_from_disk_once(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = TableGm(main, "enishi")
    gm.play_session.memo("hashi", gm=True)
    asked_for: list[JournalWriter] = []
    read = JournalWriter.read
    monkeypatch.setattr(
        JournalWriter, "read", lambda journal_writer: asked_for.append(journal_writer) or read(journal_writer)
    )
    gm_notes = gm.campaign_window.play_page.gm_notes
    gm_notes.refresh(gm.campaign_window.play_page.people(), gm.players[0].id)
    assert len(asked_for) == 2, "who carries a state, and what stands there"
    assert not notes(gm).isHidden()
