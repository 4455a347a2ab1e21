"""ハンドアウト: a list, the one that is written, for whom it is, and how players will see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QImage, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.core.prepared.handout import LONGEST
from desktop.models.play.display import HandoutFace, PublicFace
from desktop.views import spoken
from desktop.views.display.screen import Picture
from desktop.views.forms.handouts import Ui_HandoutsPage
from desktop.views.spoken import dotted
from desktop.views.style import icons

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate
ID = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True)
class HandoutLine:
    """One line of the list."""

    id: str
    title: str
    shown: bool
    """Players see it now."""
    private: bool
    """It is for some of them."""

    @property
    def text(self) -> str:
        """Its title and state."""
        title = self.title or translate("HandoutsPage", "題のないハンドアウト")
        shown, private = translate("HandoutsPage", "公開中"), translate("HandoutsPage", "個別")
        signs = [sign for sign, on in ((shown, self.shown), (private, self.private)) if on]
        return f"{title}（{dotted(signs)}）" if signs else title


class HandoutsPage(QWidget):
    """Shows and forwards."""

    appeared = Signal()
    """It has come into sight."""
    chosen = Signal(str)
    new_requested = Signal()
    delete_requested = Signal()
    show_requested = Signal()
    print_requested = Signal()
    title_edited = Signal(str)
    text_edited = Signal(str)
    who_edited = Signal(object)
    """Sheet ids, in order; empty: for all."""
    left = Signal()
    """A field was left: what is typed next is another step."""
    file_chosen = Signal(Path)
    image_pasted = Signal(QImage)
    browse_requested = Signal()
    picture_removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_HandoutsPage()
        self.ui.setupUi(self)
        ui = self.ui
        ui.headBar.flow(spread=1)
        ui.message.hide()
        ui.list.currentItemChanged.connect(self._choose)
        ui.newButton.clicked.connect(self.new_requested)
        ui.deleteButton.clicked.connect(self.delete_requested)
        ui.showButton.clicked.connect(self.show_requested)
        ui.printButton.clicked.connect(self.print_requested)
        ui.titleEdit.textEdited.connect(self.title_edited)
        ui.titleEdit.editingFinished.connect(self.left)
        ui.textEdit.textChanged.connect(self._text_changed)
        ui.whoList.itemChanged.connect(self._recipients_changed)
        picture = ui.pictureButton
        picture.file_chosen.connect(self.file_chosen)
        picture.image_pasted.connect(self.image_pasted)
        picture.browse_requested.connect(self.browse_requested)
        picture.removed.connect(self.picture_removed)

    def show_list(self, lines: Sequence[HandoutLine], chosen: str) -> None:
        """Show these lines, one of them chosen."""
        view = self.ui.list
        with QSignalBlocker(view):
            _fit(view, len(lines))
            for row, line in enumerate(lines):
                item = view.item(row)
                if item.text() != line.text:
                    item.setText(line.text)
                    item.setToolTip(line.text)
                item.setData(ID, line.id)
                item.setIcon(icons.icon("eye" if line.shown else "document"))
                if line.id == chosen:
                    view.setCurrentItem(item)
            if not chosen:
                view.setCurrentRow(-1)

    def show_handout(
        self, face: HandoutFace | None, picture: QPixmap | None, people: Sequence[tuple[str, str, bool]], table: str
    ) -> None:
        """Show the one that is written; None: none is.

        Args:
            people: id, name, and whether it is for this one.
            table: name of the campaign, which is above it on the display.
        """
        ui = self.ui
        for widget in (ui.editor, ui.deleteButton, ui.showButton, ui.printButton):
            widget.setEnabled(face is not None)
        face = face or HandoutFace("")
        if ui.titleEdit.text() != face.title:
            ui.titleEdit.setText(face.title)
        if ui.textEdit.toPlainText() != face.text:
            with QSignalBlocker(ui.textEdit):
                ui.textEdit.setPlainText(face.text)
        ui.pictureButton.show_whole(picture if picture is not None else QPixmap())
        with QSignalBlocker(ui.whoList):
            _fit(ui.whoList, len(people))
            for row, (who, name, on) in enumerate(people):
                item = ui.whoList.item(row)
                item.setText(name)
                item.setData(ID, who)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        some = any(on for _, _, on in people)
        ui.whoHint.setText(
            self.tr("印を付けた人だけが、手渡しの「見る」で読めます。公開画面には出ません。")
            if some
            else self.tr("だれにも印を付けなければ、みんなのものです。公開画面に出ます。")
        )
        ui.previewLabel.setText(self.tr("手渡しの画面では") if some else self.tr("公開画面では"))
        ui.preview.shown.show_picture(Picture(PublicFace(title=table, handout=face), handout=picture))

    def show_state(self, *, shown: bool, private: bool) -> None:
        """Show what the buttons do now."""
        ui = self.ui
        ui.showButton.setText(
            self.tr("しまう(&S)") if shown else self.tr("渡す(&S)") if private else self.tr("見せる(&S)")
        )

    def show_message(self, text: str) -> None:
        """Say one sentence under the head."""
        self.ui.message.setVisible(bool(text))
        spoken.write(self.ui.message, text)

    def keep_shut(self) -> None:
        """Let nothing be written: another program has the campaign."""
        for widget in (self.ui.newButton, self.ui.deleteButton, self.ui.showButton, self.ui.editor):
            widget.hide()

    def _choose(self, item: QListWidgetItem | None, _before: object) -> None:
        self.left.emit()
        self.chosen.emit("" if item is None else str(item.data(ID)))

    def _text_changed(self) -> None:
        text = self.ui.textEdit.toPlainText()
        if len(text) > LONGEST:  # surplus pasted text is cut at once, and reported
            with QSignalBlocker(self.ui.textEdit):
                self.ui.textEdit.setPlainText(text[:LONGEST])
            self.show_message(
                self.tr("△ 文章は {n} 字までです。あとは別のハンドアウトに書いてください。").format(n=LONGEST)
            )
            text = text[:LONGEST]
        self.text_edited.emit(text)

    def _recipients_changed(self, _item: QListWidgetItem) -> None:
        rows = (self.ui.whoList.item(row) for row in range(self.ui.whoList.count()))
        self.who_edited.emit(tuple(str(r.data(ID)) for r in rows if r.checkState() == Qt.CheckState.Checked))

    # Qt's name from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Come into sight: whatever happened meanwhile is wanted."""
        super().showEvent(event)
        self.appeared.emit()


def _fit(view: QListWidget, count: int) -> None:
    """Give a list so many lines; those that stay keep their place."""
    while view.count() > count:
        view.takeItem(view.count() - 1)
    while view.count() < count:
        view.addItem(QListWidgetItem())
