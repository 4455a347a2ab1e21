"""What befalls a play session from outside while a battle runs: to sheets, to journals, to disks."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import Refusal
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer, at
from desktop.services.journal.changes import same
from desktop.services.journal.journal import Journal
from desktop.services.journal.log_lines import sealed
from desktop.services.play.history import History
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Holder, Lock
from desktop.services.text.catalogue import Catalogue
from tests.controllers.conftest import window_over
from tests.services.test_playing import step
from tests.table_mode import click, no_sheet_open

GM = Viewer(gm=True)
SYSTEMS = tuple(info.id for info in Catalogue())
COUNTING = tuple(name for name in SYSTEMS if name != "blank")
"""Rule systems whose engines hold numbers of people themselves; a game of one's own has tracks, which none holds."""
ANY = ("d6game",)
"""Where what befalls a file is met before any room is asked."""
THREE = ("d6game", "d20fate", "kotodama")
"""Where N takes a step, or throws; where it is a session; where it only leads to what is to be chosen."""


@pytest.fixture(scope="module")
def battles(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A campaign of each system, left in mid-battle: nearly every mishap befalls a copy of it."""
    base = tmp_path_factory.mktemp("battles")
    folders = Folders(base / "library", base / "config", base / "state", base / "logs")
    left: dict[str, Path] = {}
    with window_over(qapp, folders) as main:
        for system in SYSTEMS:
            left[system] = fighting(main, system).open_campaign.campaign.folder
            assert main.leave_campaign()
    return left


def fighting(main: MainController, system: str) -> CampaignWindow:
    """A battle (or session, where there are no battles) of all characters in the sample campaign, some steps old."""
    with no_sheet_open():
        main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    play_session = campaign_window.open_campaign.play_session
    play_session.begin(
        name_of(campaign_window), [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    )
    go_on(campaign_window, 6, 3)
    return campaign_window


def going_on(main: MainController, battle: Path) -> CampaignWindow:
    """The same, taken up again where it was left."""
    campaign_window = opened(main, copied(main, battle))
    click(main.window.ui.playButton)
    assert name_of(campaign_window) in campaign_window.open_campaign.play_session.playing.running
    return campaign_window


def copied(main: MainController, battle: Path) -> Path:
    """Copy a campaign into the library of this window."""
    return Path(shutil.copytree(battle, main.library.folder / battle.name))


def name_of(campaign_window: CampaignWindow) -> str:
    return "battle" if campaign_window.open_campaign.system.battle is not None else "session"


def go_on(campaign_window: CampaignWindow, steps: int, seed: int) -> None:
    """Do some steps."""
    rng, name = Random(seed), name_of(campaign_window)
    for _ in range(steps):
        if not campaign_window.open_campaign.play_session.playing.over(name):
            step(campaign_window.open_campaign.play_session, name, rng)  # type: ignore[arg-type] # the model passes everything on
    QCoreApplication.processEvents()


def fighter(campaign_window: CampaignWindow) -> tuple[str, str, int]:
    """Return a character with a number in play: id, field and number."""
    shown = campaign_window.open_campaign.play_session.playing.shown(name_of(campaign_window), GM)
    assert shown is not None
    for person in shown.people:
        for gauge in person.gauges:
            if gauge.field and type(gauge.value) is int and gauge.value > 1:
                return person.id, gauge.field, gauge.value
    raise AssertionError("nobody has a number")


def file_of(campaign_window: CampaignWindow, who: str) -> Path:
    entry = campaign_window.open_campaign.campaign.entry(who)
    assert entry is not None
    return campaign_window.open_campaign.campaign.path_of(entry)


def agree(campaign_window: CampaignWindow) -> None:
    """Assert that the play session equals the fold of its journal, on every sheet too."""
    open_campaign = campaign_window.open_campaign
    history, playing = History(open_campaign.system), open_campaign.play_session.playing
    assert history.read(Journal(open_campaign.campaign.log, table=open_campaign.campaign.id).read()) is None
    assert history.play == open_campaign.play_session.history.play
    shown = playing.shown(name_of(campaign_window), GM)
    for person in shown.people if shown is not None and not playing.over(name_of(campaign_window)) else ():
        sheet = open_campaign.sheet(person.id)
        for gauge in person.gauges if sheet is not None else ():
            if gauge.field and gauge.value is not None:
                assert same(at(sheet, gauge.field), gauge.value), (person.name, gauge.field)


def rewrite(path: Path, field: str, value: object) -> None:
    """Write another value into a sheet's file, in place, as an editor does."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data[field] = value
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def look(main: MainController) -> None:
    """Select a character on the strip, and look at every sheet."""
    QTest.keyClick(main.window, Qt.Key.Key_2)
    assert main.campaign_window is not None
    main.campaign_window.open_campaign.people.all_sheets()
    for _ in range(3):
        QCoreApplication.processEvents()


@pytest.mark.parametrize("system", COUNTING)
def test_external_sheet_edits_reach_the_running_battle(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    """A number, one that is written while a step is made and moves along with it, and another name of the file."""
    campaign_window = going_on(main, battles[system])
    who, field, number = fighter(campaign_window)
    path = file_of(campaign_window, who)
    rewrite(path, field, number - 1)
    look(main)
    agree(campaign_window)
    assert at(campaign_window.open_campaign.sheet(who), field) == number - 1
    assert campaign_window.open_campaign.play_session.log().standing[-1].kind == "found"
    rewrite(path, field, number)
    change = Change(sheet=who, field=field, before=number - 1, after=number - 2)
    campaign_window.open_campaign.play_session.change((change,), "LP")
    look(main)
    assert at(campaign_window.open_campaign.sheet(who), field) == number - 1
    agree(campaign_window)
    path.rename(path.with_name("別の名前.json"))
    go_on(campaign_window, 12, 4)
    look(main)
    assert file_of(campaign_window, who).name == "別の名前.json"
    agree(campaign_window)


@pytest.mark.parametrize("system", COUNTING)
def test_healing_counts_and_deleted_sheet_fights_on(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    folder = copied(main, battles[system])
    campaign_window = opened(main, folder)
    who, field, number = fighter(campaign_window)
    path = file_of(campaign_window, who)
    assert main.leave_campaign()
    rewrite(path, field, number - 1)
    campaign_window = opened(main, folder)
    agree(campaign_window)
    assert at(campaign_window.open_campaign.sheet(who), field) == number - 1
    click(main.window.ui.playButton)
    path.unlink()
    go_on(campaign_window, 12, 4)
    agree(campaign_window)
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    agree(main.campaign_window)
    go_on(main.campaign_window, 6, 5)
    agree(main.campaign_window)


def test_purchases_outside_play_are_kept(main: MainController, battles: dict[str, Path]) -> None:
    """EN-AMB-32, EN-AMB-73: what was bought while the campaign was closed came in with the next edit and not before."""
    folder = copied(main, battles["enishi"])
    campaign_window = opened(main, folder)
    shown: Any = campaign_window.open_campaign.play_session.playing.shown("battle", GM)
    row, person = shown.rows[0], shown.people[0]
    sheet: Any = campaign_window.open_campaign.sheet(row.id)
    most = {gauge.id: gauge.maximum for gauge in person.gauges}
    path = file_of(campaign_window, row.id)
    assert main.leave_campaign()
    rewrite(path, "clv", sheet.clv + 1)
    rewrite(path, "skills", sheet.skills.model_dump() | {"vigour": sheet.skills.vigour + 1})
    campaign_window = opened(main, folder)
    again: Any = campaign_window.open_campaign.play_session.playing.shown("battle", GM)
    assert next(r.clv for r in again.rows if r.id == row.id) == row.clv + 1
    gauges = next(p.gauges for p in again.people if p.id == row.id)
    assert {gauge.id: gauge.maximum for gauge in gauges}["lp"] == most["lp"] + 1
    agree(campaign_window)


@pytest.mark.parametrize("system", THREE)
def test_conflict_of_an_open_sheet_asks_the_user(main: MainController, battles: dict[str, Path], system: str) -> None:
    campaign_window = going_on(main, battles[system])
    who, field, number = fighter(campaign_window)
    entry = campaign_window.open_campaign.campaign.entry(who)
    assert entry is not None
    page = campaign_window.open_campaign.open(entry)
    assert page is not None
    rewrite(file_of(campaign_window, who), field, number - 1)
    page.document.edit("memo", "書きかけ")
    page.autosave.flush()
    (box,) = main.window.findChildren(QMessageBox)
    next(b for b in box.buttons() if "ファイル" in b.text()).click()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert at(campaign_window.open_campaign.sheet(who), field) == number - 1
    agree(campaign_window)


# journals


def played(main: MainController, battle: Path) -> tuple[Path, list[bytes]]:
    """A battle that was left; returns the folder and the journal's lines."""
    folder = copied(main, battle)
    return folder, (folder / "log.jsonl").read_bytes().splitlines(keepends=True)


def opened(main: MainController, folder: Path) -> CampaignWindow:
    with no_sheet_open():
        main.enter_campaign(folder)
    assert main.campaign_window is not None
    return main.campaign_window


@pytest.mark.parametrize("system", THREE)
def test_truncated_journal_opens_at_its_last_whole_line(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    folder, lines = played(main, battles[system])
    raw, chance = b"".join(lines), Random(system)
    for _ in range(4):
        cut = chance.randrange(len(lines[0]) + 1, len(raw) - 1)
        (folder / "log.jsonl").write_bytes(raw[:cut])
        campaign_window = opened(main, folder)
        assert_folded(campaign_window, raw[:cut].splitlines(keepends=True)[1 : raw[:cut].count(b"\n")])
        assert ("行目" in main.window.notice) == (not raw[:cut].endswith(b"\n")), main.window.notice
        campaign_window.open_campaign.record("続き")
        assert main.leave_campaign()


@pytest.mark.parametrize("system", THREE)
def test_changed_byte_ends_the_session_before_its_line_and_names_it(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    folder, lines = played(main, battles[system])
    number = len(lines) - 3
    at_ = len(lines[number]) // 2
    lines[number] = lines[number][:at_] + bytes([lines[number][at_] ^ 1]) + lines[number][at_ + 1 :]
    (folder / "log.jsonl").write_bytes(b"".join(lines))
    campaign_window = opened(main, folder)
    assert str(number + 1) in main.window.notice
    assert_folded(campaign_window, lines[1:number])
    campaign_window.open_campaign.record("続き")
    assert len(list(folder.glob("log-*.damaged.jsonl"))) == 1


def assert_folded(campaign_window: CampaignWindow, lines: list[bytes]) -> None:
    """Assert that the play session equals the fold of these lines and has taken newer numbers of the sheets."""
    entries = campaign_window.open_campaign.play_session.log().entries
    assert [entry.id for entry in entries[: len(lines)]] == [json.loads(line)["id"] for line in lines]
    assert {entry.kind for entry in entries[len(lines) :]} <= {"found"}
    history = History(campaign_window.open_campaign.system)
    assert history.read(campaign_window.open_campaign.play_session.log()) is None
    assert history.play == campaign_window.open_campaign.play_session.history.play


@pytest.mark.parametrize("system", ANY)
def test_journal_of_a_newer_version_is_read_only(main: MainController, battles: dict[str, Path], system: str) -> None:
    folder, lines = played(main, battles[system])
    head = json.loads(lines[0])
    text, _ = sealed(json.dumps(head | {"version": 99}).encode()[:-1], "")
    (folder / "log.jsonl").write_bytes(text + b"".join(lines[1:]))
    before = (folder / "log.jsonl").read_bytes()
    campaign_window = opened(main, folder)
    assert "新しい" in main.window.notice
    click(main.window.ui.playButton)
    refused(main, campaign_window)
    assert (folder / "log.jsonl").read_bytes() == before


@pytest.mark.parametrize("system", ANY)
def test_journal_of_another_campaign_is_not_continued(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    folder, lines = played(main, battles[system])
    head = json.loads(lines[0])
    text, _ = sealed(json.dumps(head | {"table": "somebody-else"}).encode()[:-1], "")
    (folder / "log.jsonl").write_bytes(text + b"".join(lines[1:]))
    campaign_window = opened(main, folder)
    assert main.window.notice.startswith("△")
    assert campaign_window.open_campaign.play_session.playing.running == ()
    campaign_window.open_campaign.record("この卓の一行目")
    assert len(list(folder.glob("log-*.other.jsonl"))) == 1


@pytest.mark.parametrize("system", THREE)
def test_illegal_journal_steps_are_reported_with_their_line(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    folder, lines = played(main, battles[system])
    shutil.rmtree(folder / "snapshots", ignore_errors=True)
    campaign_window = opened(main, folder)
    sheets = {sheet.id: sheet for sheet in campaign_window.open_campaign.people.all_sheets()}
    assert main.leave_campaign()
    first = next(n for n, line in enumerate(lines) if b'"event"' in line)
    wanted = json.loads(lines[first])["event"]["kind"]
    rule_system = Catalogue().system(system)
    battle = rule_system.battle if rule_system.battle is not None else rule_system.session
    usual = battle.apply  # type: ignore[union-attr]

    def stricter(state: Any, event: Any) -> Any:
        if event.kind == wanted:
            raise Refusal.__new__(Refusal)
        return usual(state, event)

    object.__setattr__(battle, "apply", stricter)
    try:
        campaign_window = opened(main, folder)
        assert f"{first + 1} 行目" in main.window.notice
        assert name_of(campaign_window) not in campaign_window.open_campaign.play_session.playing.running
        assert {s.id: s for s in campaign_window.open_campaign.people.all_sheets()} == sheets
        assert main.leave_campaign()
        main.window.quiet()
        campaign_window = opened(main, folder)
        assert main.window.notice == ""
    finally:
        object.__setattr__(battle, "apply", usual)
    agree(campaign_window)


# others, and disks


def refused(main: MainController, campaign_window: CampaignWindow) -> None:
    """N changes nothing, and the screen gives a reason."""
    play_session = campaign_window.open_campaign.play_session
    before, lines = play_session.history.play, play_session.log().count
    sheets = [path.read_bytes() for path in sorted(campaign_window.open_campaign.campaign.characters.glob("*.json"))]
    main.notifier.quiet()
    if campaign_window.play_page.step.primary is not None:
        QTest.keyClick(main.window, Qt.Key.Key_N)
    else:  # N would only lead to what is to be chosen; Shift+Enter gives up the rest of a turn
        QTest.keyClick(QApplication.focusWidget() or main.window, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    roll = play_session.roll
    if roll is not None and roll.open:  # N has led into the tray
        campaign_window.tray.focus()
        throws = roll.check.wants is not None
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space if throws else Qt.Key.Key_Return)
    QCoreApplication.processEvents()
    text = (
        main.window.notice
        + campaign_window.tray.tray.ui.problemLabel.text()
        + campaign_window.play_page.page.ui.rulingText.text()
    )
    assert text
    assert play_session.history.play == before
    assert play_session.log().count == lines
    assert [
        path.read_bytes() for path in sorted(campaign_window.open_campaign.campaign.characters.glob("*.json"))
    ] == sheets


@pytest.mark.parametrize("system", THREE)
def test_step_that_exceeds_the_disk_is_refused_and_reported(
    main: MainController, battles: dict[str, Path], system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign_window = going_on(main, battles[system])

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as tight:
        tight.setattr("desktop.services.journal.log_file.append", full)
        refused(main, campaign_window)
    go_on(campaign_window, 6, 7)
    agree(campaign_window)


@pytest.mark.parametrize("system", THREE)
def test_journal_continued_by_another_program_is_not_overwritten(
    main: MainController, battles: dict[str, Path], system: str
) -> None:
    campaign_window = going_on(main, battles[system])
    Journal(campaign_window.open_campaign.campaign.log, table=campaign_window.open_campaign.campaign.id).append(
        "よその一行"
    )
    theirs = campaign_window.open_campaign.campaign.log.read_bytes()
    refused(main, campaign_window)
    with pytest.raises(FileError):
        campaign_window.open_campaign.play_session.note("こちらの一行")
    assert campaign_window.open_campaign.campaign.log.read_bytes() == theirs


@pytest.mark.parametrize("system", THREE)
def test_campaign_open_in_another_program_is_read_only(
    main: MainController, battles: dict[str, Path], system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = played(main, battles[system])
    monkeypatch.setattr(Lock, "take", lambda self, **more: Holder(1, "ほかの機械"))
    campaign_window = opened(main, folder)
    assert "ほかの機械" in main.window.notice
    before = (folder / "log.jsonl").read_bytes()
    click(main.window.ui.playButton)
    agree(campaign_window)
    assert name_of(campaign_window) in campaign_window.open_campaign.play_session.playing.running
    refused(main, campaign_window)
    assert (folder / "log.jsonl").read_bytes() == before
    who, field, number = fighter(campaign_window)
    main.notifier.quiet()
    rewrite(file_of(campaign_window, who), field, number - 1)  # the other program continues
    look(main)
    assert main.window.notice == ""
    with pytest.raises(FileError):
        campaign_window.open_campaign.play_session.note("こちらの一行")
