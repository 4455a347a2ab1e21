"""What menu lines do with the window, the library and how the program looks; each is loaded when it is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWhatsThis

from desktop.views.help_link import chapter_of

if TYPE_CHECKING:
    from desktop.controllers.main import MainController


def start_page(main: MainController) -> None:
    """Go to ようこそ, where new campaigns are made too."""
    main.show_start()


def choose_campaign(main: MainController) -> None:
    """Open a campaign from any folder, a stick for example."""
    from desktop.views.dialogs import asking

    title = QCoreApplication.translate("Commands", "卓のフォルダー")
    asking.ask_folder(main.window, title, str(main.library.folder), main.enter_campaign)


def import_files(main: MainController) -> None:
    """Choose sheet files to bring in."""
    from desktop.views.dialogs import asking

    title = QCoreApplication.translate("Commands", "シートを読み込む")
    kind = QCoreApplication.translate(
        "Commands", "シート (*.takujo *.json *.pdf);;QRコードの写真 (*.png *.jpg *.jpeg);;すべて (*)"
    )
    asking.ask_files(main.window, title, kind, main.take_files)


def show_bin(main: MainController) -> None:
    """Show what was deleted."""
    from desktop.controllers.campaign.bins import BinController

    open_campaign = main.campaign_window.open_campaign if main.campaign_window is not None else None
    controller = BinController(main.window, main.library, main.store, main.appearance, open_campaign)
    controller.restored.connect(main.list_again)
    controller.open()


def earlier(main: MainController) -> None:
    """Show every sheet that has earlier versions."""
    main.way_back.open()


def dice_only(main: MainController) -> None:
    """Throw dice that belong to no campaign."""
    from desktop.controllers.program.dice_only import show_dice

    show_dice(main.window, main.appearance.words(), animated=main.appearance.tumbling)


def library_folder(main: MainController) -> None:
    """Open the library's folder in the desktop's file manager."""
    from desktop.views.folder_opening import open_folder

    main.library.folder.mkdir(parents=True, exist_ok=True)
    open_folder(main.library.folder, main.notifier.notify)


def move_library(main: MainController) -> None:
    """Move the whole library to another folder."""
    from desktop.views.dialogs import asking

    title = QCoreApplication.translate("Commands", "保存先を選ぶ（空のフォルダー）")
    asking.ask_folder(main.window, title, "", lambda folder: main.notifier.guard(lambda: _move_to(main, folder)))


def _move_to(main: MainController, folder: Path) -> None:
    if not main.leave_campaign():
        return
    try:
        main.library.move(folder, lambda place: main.preferences.commit(library=str(place)))
    finally:
        main.show_start()  # the campaign has been left, whether the library moved or not


def delete_campaign(main: MainController) -> None:
    """Close the campaign and move it to the bin; the notice offers to bring it back."""
    if main.campaign_window is None:
        return
    folder, title = (
        main.campaign_window.open_campaign.campaign.folder,
        main.campaign_window.open_campaign.campaign.title,
    )
    if not main.leave_campaign():
        return
    binned = main.library.delete(folder)
    main.show_start()

    def bring_back() -> None:
        main.notifier.quiet()
        main.enter_campaign(main.library.restore(binned))

    text = QCoreApplication.translate("Commands", "卓「{title}」をごみ箱へ移しました。").format(title=title[:40])
    again = QCoreApplication.translate("Commands", "元に戻す")
    main.notifier.notify(text, again, lambda: main.notifier.guard(bring_back))


def leave(main: MainController) -> None:
    """End the program; everything is written first."""
    main.window.close()


# how it looks


def full_screen(main: MainController) -> None:
    """Fill the screen, or stop doing so."""
    main.window.setWindowState(main.window.windowState() ^ Qt.WindowState.WindowFullScreen)


def larger(main: MainController) -> None:
    """Make everything a step larger."""
    main.appearance.set_scale(main.appearance.scale + 10)


def smaller(main: MainController) -> None:
    """Make everything a step smaller."""
    main.appearance.set_scale(main.appearance.scale - 10)


def normal_size(main: MainController) -> None:
    """Back to the size things were made for."""
    main.appearance.set_scale(100)


def set_theme(main: MainController, name: str) -> None:
    """Set the theme: light, dark, or as the desktop (`system`)."""
    main.appearance.set_theme(name)


def has_theme(main: MainController, name: str) -> bool:
    """Tell whether a theme was chosen."""
    return main.preferences.value.theme == name


def set_language(main: MainController, language: str) -> None:
    """Speak another language from the next start on."""
    main.preferences.change(language=language)
    text = QCoreApplication.translate(
        "Commands", "表示言語は、次に起動したときに変わります。（The language changes at the next start.）"
    )
    main.notifier.notify(text)


def has_language(main: MainController, language: str) -> bool:
    """Tell whether the program speaks a language now."""
    return main.appearance.language == language


def animation(main: MainController) -> None:
    """Let dice tumble, or show them at once."""
    main.appearance.set_tumbling(not main.appearance.tumbling)


def is_animated(main: MainController) -> bool:
    """Tell whether dice tumble."""
    return main.appearance.tumbling


def set_motion(main: MainController, motion: str) -> None:
    """Reduce movement as the `system` says, always (`less`) or never (`full`)."""
    main.appearance.set_motion(motion)


def has_motion(main: MainController, motion: str) -> bool:
    """Tell whether that was chosen."""
    return main.preferences.value.motion == motion


# help


def guide(main: MainController) -> None:
    """Open the manual where it explains what has the focus."""
    main.show_manual(chapter_of(QApplication.focusWidget()) or chapter_of(main.window.page))


def terms(main: MainController) -> None:
    """Explain the words of what is in front."""
    from desktop.views.sheet.terms_popover import open_terms_in

    open_terms_in(main.window)


def whats_this(main: MainController) -> None:
    """Let a person point at a word to have it explained."""
    QWhatsThis.enterWhatsThisMode()


def keys(main: MainController) -> None:
    """List every key."""
    from desktop.controllers.program.help import show_keys

    show_keys(main.window, main.preferences, main.notifier)


def about(main: MainController) -> None:
    """Say what this program is and under which licences its parts stand."""
    from desktop.controllers.program.help import show_about

    show_about(main.window, main.appearance, main.catalogue)
