"""Handouts through the window: written, with pictures, shown to all players or some, and concealed again."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QInputMethodEvent
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.prepared.handout import LONGEST
from desktop.services.campaign.handouts import Handouts
from desktop.services.storage import encoding
from desktop.views.display.screen import Picture
from desktop.views.editors.handouts import HandoutsPage
from desktop.views.output.print_preview import PrintPreview
from tests.table_mode import click


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


@pytest.fixture(autouse=True)
def _none_yet(campaign_window: CampaignWindow) -> None:
    """The sample brings handouts of its own; here is a campaign without any."""
    (campaign_window.open_campaign.campaign.folder / "handouts.json").unlink(missing_ok=True)


def opened(main: MainController) -> HandoutsPage:
    """Open the page of handouts."""
    main.run("handouts")
    page = main.window.page
    assert isinstance(page, HandoutsPage)
    return page


def write(page: HandoutsPage, title: str, text: str = "") -> None:
    """Begin a handout and type its words."""
    click(page.ui.newButton)
    committed = QInputMethodEvent()
    committed.setCommitString(title)
    QApplication.sendEvent(page.ui.titleEdit, committed)
    page.ui.textEdit.setFocus()
    page.ui.textEdit.insertPlainText(text)


def photo(folder: Path, name: str = "photo.png", side: int = 3000) -> Path:
    """A large picture file."""
    return _written(folder / name, _png(side))


@cache
def _png(side: int) -> bytes:
    image, buffer = QImage(side, side // 2, QImage.Format.Format_RGB32), QBuffer()
    image.fill(QColor("#2F8B4F"))
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def test_handouts_are_saved_and_undone(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    assert not page.ui.editor.isEnabled()
    write(page, "古い手紙", "駅で待つ。")
    write(page, "地図")
    handouts = campaign_window.open_campaign.handouts
    assert [(one.title, one.text) for one in handouts.known] == [("古い手紙", "駅で待つ。"), ("地図", "")]
    assert page.ui.list.count() == 2
    assert campaign_window.open_campaign.flush()
    assert Handouts(campaign_window.open_campaign.campaign).read() == handouts.known
    for _ in range(2):
        click(main.window.ui.undoButton)
    assert [one.title for one in handouts.known] == ["古い手紙"]
    click(main.window.ui.redoButton)
    assert len(handouts.known) == 2
    click(page.ui.deleteButton)
    assert len(handouts.known) == 1
    click(main.window.ui.noticeAction)
    assert len(handouts.known) == 2
    gone = handouts.known[page.ui.list.currentRow()]
    click(page.ui.deleteButton)
    kept = handouts.known[0]
    handouts.edit(kept.id, {"title": "新しい手紙"}, "題")
    click(main.window.ui.noticeAction)
    assert [one.title for one in handouts.known] == ["新しい手紙", gone.title]
    click(page.ui.deleteButton)
    assert main.window.ui.noticeAction.isVisible()
    assert main.leave_campaign()  # and what would be brought back goes with it
    assert not main.window.ui.noticeAction.isVisible()
    assert not main.window.notice


def test_handout_covers_the_display_and_is_hidden_again(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    write(page, "古い手紙", "駅で待つ。\n七時。")
    campaign_window.display.open()
    view = campaign_window.display.view
    assert view is not None
    before = view.picture
    click(page.ui.showButton)
    view.grab()
    assert view.picture.face.handout is not None
    assert {"古い手紙", "駅で待つ。\n七時。"} <= set(view.written)
    assert "駅で待つ" in view.spoken_value()
    assert "公開中" in page.ui.list.item(0).text()
    assert campaign_window.open_campaign.play_session.log().entries[-1].text == "ハンドアウト「古い手紙」を見せました。"
    click(page.ui.showButton)
    assert view.picture == before
    main.run("undo")
    assert view.picture.face.handout is not None
    click(page.ui.deleteButton)
    assert view.picture == before


def test_undo_reverts_the_latest_of_page_and_session(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    write(page, "古い手紙")
    model, play_session = campaign_window.open_campaign.handouts, campaign_window.open_campaign.play_session
    one = model.known[-1]
    click(page.ui.showButton)
    page.who_edited.emit(("a",))
    assert model.known[-1].who == ("a",)
    main.run("undo")
    assert model.known[-1].who == ()
    assert one.id in play_session.handed.shown
    main.run("undo")
    assert one.id not in play_session.handed.shown
    main.run("undo")
    assert model.known[-1].title == ""
    main.run("redo")
    assert model.known[-1].title == "古い手紙"
    main.run("redo")
    assert one.id in play_session.handed.shown


def test_session_still_shows_the_handout_after_reopening(main: MainController, campaign_window: CampaignWindow) -> None:
    write(opened(main), "古い手紙")
    folder = campaign_window.open_campaign.campaign.folder
    click(main.window.page.ui.showButton)  # type: ignore[union-attr]
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    shown = main.campaign_window.display.pictures.handouts()
    assert [one.title for one in shown] == ["古い手紙"]


def test_a_picture_is_copied_small_and_its_file_untouched(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    page = opened(main)
    write(page, "地図")
    source = photo(tmp_path)
    raw = source.read_bytes()
    page.file_chosen.emit(source)
    one = campaign_window.open_campaign.handouts.known[0]
    kept = campaign_window.open_campaign.campaign.portrait_path(one.picture)
    assert kept is not None
    assert source.read_bytes() == raw
    stored = QImage(str(kept))
    assert (stored.width(), stored.height()) == (1920, 960)
    campaign_window.display.open()
    click(page.ui.showButton)
    assert campaign_window.display.view is not None
    image = campaign_window.display.view.grab().toImage()
    assert image.pixelColor(image.rect().center()) == QColor("#2F8B4F")
    small = page.ui.preview.grab().toImage()
    assert small.pixelColor(small.width() // 2, small.width() * 9 // 32) == QColor("#2F8B4F")


def noisy(folder: Path) -> Path:
    """A picture that PNG does not make smaller, as a photograph is."""
    raw = Random(3).randbytes(1000 * 1000 * 4)
    image = QImage(raw, 1000, 1000, QImage.Format.Format_RGB32)
    image.save(str(folder / "noise.bmp"))
    return folder / "noise.bmp"


def test_photograph_is_stored_small(main: MainController, campaign_window: CampaignWindow, tmp_path: Path) -> None:
    page = opened(main)
    write(page, "写真")
    page.file_chosen.emit(noisy(tmp_path))
    name = campaign_window.open_campaign.handouts.known[0].picture
    kept = campaign_window.open_campaign.campaign.portrait_path(name)
    assert kept is not None
    assert name.endswith(".jpg")
    assert kept.stat().st_size < 1_500_000


def bad_pictures(folder: Path) -> dict[str, Path]:
    return {
        "missing": folder / "gone.png",
        "folder": folder,
        "svg": _written(folder / "x.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        "damaged": _written(folder / "x.png", b"\x89PNG\r\n\x1a\n" + b"x" * 40),
        "20000 × 20000": _written(folder / "huge.png", _huge_png()),
    }


def test_invalid_picture_is_one_sentence_and_changes_nothing(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    page = opened(main)
    write(page, "地図")
    before = campaign_window.open_campaign.handouts.known
    for name, picture in bad_pictures(tmp_path).items():
        main.window.ui.noticeBar.hide()
        page.file_chosen.emit(picture)
        assert main.window.notice.startswith("△ "), name
        assert campaign_window.open_campaign.handouts.known == before, name


def _written(path: Path, raw: bytes) -> Path:
    path.write_bytes(raw)
    return path


def _huge_png() -> bytes:
    """The head of a PNG of 20,000 × 20,000 px."""
    head = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0)
    chunk = struct.pack(">I", 13) + b"IHDR" + head + struct.pack(">I", zlib.crc32(b"IHDR" + head))
    return b"\x89PNG\r\n\x1a\n" + chunk


def test_missing_picture_is_reported_and_the_text_stays(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    page = opened(main)
    write(page, "地図", "北は上")
    page.file_chosen.emit(photo(tmp_path))
    kept = campaign_window.open_campaign.campaign.portrait_path(campaign_window.open_campaign.handouts.known[0].picture)
    assert kept is not None
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    kept.unlink()
    again = main.campaign_window
    assert again is not None
    one = again.open_campaign.handouts.known[0]
    again.display.open()
    again.open_campaign.play_session.hand(one, on=True)
    assert "「地図」の画像が見つかりません" in main.window.notice
    view = again.display.view
    assert view is not None
    view.grab()
    assert view.picture.face.handout is not None
    assert not view.picture.face.handout.picture
    assert "北は上" in view.written


def test_private_handout_is_never_on_the_display(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    write(page, "密命", "駅長を見張れ")
    hero = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc)
    page.ui.whoList.item(0).setCheckState(Qt.CheckState.Checked)
    one = campaign_window.open_campaign.handouts.known[0]
    assert one.who == (hero.id,)
    campaign_window.display.open()
    view = campaign_window.display.view
    assert view is not None
    click(page.ui.showButton)
    view.grab()
    everything = "\n".join((*view.picture.face.texts, *view.written, view.spoken_value()))
    assert "密命" not in everything
    assert "駅長" not in everything
    line = campaign_window.open_campaign.play_session.log().entries[-1]
    assert line.secret
    assert hero.name in line.text


def test_too_long_handout_is_cut_and_paged(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    write(page, "長い", "長" * (LONGEST + 10))
    assert len(campaign_window.open_campaign.handouts.known[0].text) == LONGEST
    assert str(LONGEST) in page.ui.message.text()
    campaign_window.display.open()
    click(page.ui.showButton)
    assert campaign_window.display.view is not None
    shown, found = campaign_window.display.view.shown, 0
    for _ in range(shown.leaves):
        campaign_window.display.view.grab()
        found += sum(len(text) for text in shown.written if set(text) == {"長"})
        shown.turn_leaf()
    assert found == LONGEST  # nothing is left out: it is turned over


@pytest.mark.styled
def test_markup_in_a_handout_is_only_text(main: MainController, campaign_window: CampaignWindow) -> None:
    page = opened(main)
    evil = "<img src='file:///etc/passwd'><b>x</b>"
    write(page, evil, evil)
    campaign_window.display.open()
    click(page.ui.showButton)
    assert campaign_window.display.view is not None
    campaign_window.display.view.grab()
    assert evil in campaign_window.display.view.written


def test_frozen_display_keeps_its_picture_while_handouts_change(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    page = opened(main)
    write(page, "古い手紙")
    campaign_window.display.open()
    campaign_window.display.hold()
    view = campaign_window.display.view
    assert view is not None
    held: Picture = view.picture
    click(page.ui.showButton)
    assert view.picture == held
    campaign_window.display.hold()
    assert view.picture.face.handout is not None


def test_external_handout_change_is_asked_about_without_loss(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    page = opened(main)
    write(page, "古い手紙")
    model, campaign = campaign_window.open_campaign.handouts, campaign_window.open_campaign.campaign
    assert model.save()
    path = Handouts(campaign).path
    theirs = {"format": "takujo-handouts", "schema_version": 1, "handouts": [{"id": "x", "title": "よそで書いた"}]}
    path.write_bytes(encoding.encode(theirs))
    page.title_edited.emit("新しい手紙")
    assert not model.save()
    assert "別の場所" in main.window.notice
    assert [one.title for one in Handouts(campaign).read()] == ["よそで書いた"]
    click(main.window.ui.noticeAction)
    assert [one.title for one in Handouts(campaign).read()] == [one.title for one in model.known]
    assert "新しい手紙" in {one.title for one in model.known}
    kept = [campaign.store.read_version(path, version) for version in campaign.store.versions(path)]
    assert any(row["title"] == "よそで書いた" for data in kept for row in data["handouts"])


def test_read_only_campaign_shows_its_handouts(main: MainController, campaign_window: CampaignWindow) -> None:
    write(opened(main), "古い手紙")
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    campaign = main.library.open(folder)
    campaign.take()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.read_only
    page = opened(main)
    assert page.ui.list.count() == len(main.campaign_window.open_campaign.handouts.known) > 0
    assert not page.ui.newButton.isVisible()
    assert not page.ui.editor.isVisible()
    campaign.close()


def test_handout_is_printed(main: MainController, campaign_window: CampaignWindow, tmp_path: Path) -> None:
    page = opened(main)
    assert not page.ui.printButton.isEnabled()
    write(page, "古い手紙", "駅で待つ。")
    page.file_chosen.emit(photo(tmp_path, side=400))
    click(page.ui.printButton)
    (preview,) = page.findChildren(PrintPreview)
    assert preview.isVisible()
    texts = [text for drawing in preview.pages for text in drawing.texts()]
    assert {"古い手紙", "駅で待つ。", campaign_window.open_campaign.campaign.title} <= set(texts)
    preview.close()
