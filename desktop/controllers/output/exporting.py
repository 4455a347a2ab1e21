"""Sheets and the log leave the campaign as files: for a stick, for a player, as a keepsake."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.models.play.recap import recap
from desktop.services.campaign import definitions, embedded
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import Style
from desktop.services.library import exchange
from desktop.services.storage import encoding, files
from desktop.services.storage.file_errors import writing
from desktop.services.storage.files import SHEET, sanitised
from desktop.views.dialogs.export import ExportDialog

GM_NOTE = "gm_note"
"""Field of a row that only the GM reads."""
ENDINGS: dict[Style, str] = {"text": ".txt", "markdown": ".md", "html": ".html"}


class Exporter(QObject):
    """Asks how and where, writes, and says so."""

    def __init__(self, open_campaign: OpenCampaign, window: QWidget, notifier: Notifier, leftovers: StaleFiles) -> None:
        super().__init__()
        self._open_campaign, self._window, self._notifier, self._leftovers = open_campaign, window, notifier, leftovers

    def open_sheet(self, current: Open) -> ExportDialog:
        """Ask for a file for an open sheet."""
        name, path = current.document.sheet.name, current.autosave.stored.path
        dialog = self._ask(
            self.tr("シートを書き出す"),
            self.tr("「{name}」を1つのファイルにします。卓上が入っていれば、どのパソコンでも開けます。").format(
                name=name or path.name
            ),
            self.tr("GMだけのメモも入れる(&G)"),
            self.tr("プレイヤーに渡さないでください。"),
        )

        def write(target: Path) -> None:
            campaign = self._open_campaign.campaign
            current.close()
            secret = dialog.ui.secretCheck.isChecked()
            named = self._own_game()
            exchange.export_sheet(
                campaign.store,
                path,
                target,
                campaign.portraits,
                gm_notes=secret,
                own_game=named,
                rules=self._rules() if named else None,
                rows=self._scenario_rows(current.document.sheet),
                inside=True,
            )

        kind = self.tr("シート (*.takujo)")
        # nothing that is on a stick is written over: a file that exists is refused in one sentence
        dialog.write_requested.connect(lambda: self._place(dialog, name, SHEET, kind, write, replaces=False))
        return dialog

    def _own_game(self) -> str:
        """Name the game that this campaign has made of its system; empty where it plays as published."""
        from desktop.services.campaign.definition_changes import changes

        system, played = self._open_campaign.system, self._open_campaign.game.definition
        named = {"author", "version", "licence", "summary", "notice", "tables"}  # none of these changes a sheet
        base = system.definition(played.title).evolve(**{name: getattr(played, name) for name in named})
        return (played.title or self._open_campaign.campaign.title) if changes(system, base, played) else ""

    def _rules(self) -> dict[str, Any] | None:
        """Return the campaign's definition without the GM's tables and notes; None: it is too large to go along."""
        rules = definitions.dump(self._open_campaign.game.definition.evolve(tables=()))
        for rows in rules["lists"].values():
            for row in rows:
                row.pop(GM_NOTE, None)
        return rules if len(encoding.encode(rules)) <= embedded.LARGEST_RULES else None

    def _scenario_rows(self, sheet: Sheet) -> dict[str, Any]:
        """Return what a sheet holds of scenarios, which stay with the GM."""
        kept = self._open_campaign.system.kept_rows(sheet, self._open_campaign.game)
        return {name: [row.model_dump(mode="json", exclude={GM_NOTE}) for row in rows] for name, rows in kept.items()}

    def open_log(self) -> ExportDialog:
        """Ask for a file for the log as text to read."""
        campaign = self._open_campaign.campaign
        dialog = self._ask(
            self.tr("記録を書き出す"),
            self.tr("「{name}」の記録を、読みもの（リプレイ）にします。取り消した行は入りません。").format(
                name=campaign.title
            ),
            self.tr("GMだけが知ることも書く(&G)"),
            self.tr("プレイヤーに見せないでください。"),
        )
        labels = {"text": self.tr("テキスト"), "markdown": "Markdown", "html": "HTML"}
        dialog.offer_styles(tuple((style, labels[style]) for style in get_args(Style)))

        def write(target: Path) -> None:
            style = next(s for s in ENDINGS if s == dialog.style_id)
            open_campaign, secrets = self._open_campaign, dialog.ui.secretCheck.isChecked()
            open_campaign.edits.post_all()
            log, summary = open_campaign.play_session.log(), None
            if dialog.ui.summaryCheck.isChecked():
                people = open_campaign.people.all_sheets()
                summary = recap(
                    open_campaign.system,
                    open_campaign.game,
                    log,
                    people,
                    open_campaign.words,
                    secrets=secrets,
                    sheets_at=open_campaign.play_session.history.sheets_at,
                )
            text = replay(
                open_campaign.retelling.log(log),
                campaign.title,
                style,
                secrets=secrets,
                times=dialog.ui.timesCheck.isChecked(),
                recap=summary,
                words=open_campaign.words,
            )
            try:
                files.replace(target, text.encode())
            except OSError as error:
                raise writing(error, target) from error

        def place() -> None:
            ending = next(end for style, end in ENDINGS.items() if style == dialog.style_id)
            kind = f"{dialog.ui.styleBox.currentText()} (*{ending})"
            self._place(dialog, campaign.title, ending, kind, write, replaces=True)

        dialog.write_requested.connect(place)
        return dialog

    def _ask(self, title: str, hint: str, secret: str, warning: str) -> ExportDialog:
        dialog = ExportDialog(title, hint, secret, warning, self._window)
        self.setParent(dialog)
        dialog.open()
        return dialog

    def _place(
        self, dialog: ExportDialog, name: str, ending: str, kind: str, write: Callable[[Path], None], *, replaces: bool
    ) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        suggested = str(Path(documents) / f"{sanitised(name)}{ending}")
        ask = dialog.ask_place(suggested, kind, asks_before_replacing=replaces)
        ask.setDefaultSuffix(ending.removeprefix("."))

        def chosen(file: str) -> None:
            try:
                with self._leftovers.expecting(Path(file)):
                    write(Path(file))
            except TakujoError as error:
                dialog.show_message(error.problem.text(self._open_campaign.words), "error-text")
                return
            self._notifier.notify(self.tr("✓ 「{name}」に書き出しました。").format(name=Path(file).name))
            dialog.close()

        ask.fileSelected.connect(chosen)
