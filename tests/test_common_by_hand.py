"""What came up when a play session of Common Rule was played by hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.main import MainController
from desktop.models.play.recap import recap
from desktop.systems.common.sheet import CommonSheet
from desktop.views.systems.common.play.area_card import AreaCard
from desktop.views.window.hand_over import HandOverDialog
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.controllers.keyboard import type_into
from tests.table_mode import click
from tests.test_session_common import HIGH, LOW, Gm


def moving(main: MainController) -> Gm:
    """Begin, and ask every PC for an area."""
    gm = Gm(main)
    gm.begin()
    gm.next()
    gm.next()
    return gm


def in_the_square(main: MainController) -> Gm:
    """Begin the first scene, with all PCs in it."""
    gm = moving(main)
    for _ in range(4):
        gm.area("村の広場")
    gm.next()
    gm.area("村の広場")
    return gm


def raise_max_ap(gm: Gm) -> CommonSheet:
    """Use the card that raises MAXAP, and return whose it is."""
    who = next(s for s in gm.state.scene_sheets if any(copy.card == "max_ap_up" for copy in s.abilities))
    gm.hand(who.name)
    gm.face(gm.tile("MAXAP増加").buttons, "使う")
    return who


def write_line(gm: Gm, line: str) -> None:
    edit = gm.main.window.ui.commandEdit
    edit.clear()
    type_into(edit, line)
    QTest.keyRelease(edit, Qt.Key.Key_Return)  # of the input method


def type_line(gm: Gm, line: str) -> None:
    write_line(gm, line)
    QTest.keyClick(gm.main.window.ui.commandEdit, Qt.Key.Key_Return)


def card(gm: Gm, name: str) -> AreaCard:
    ui = gm.tracker.ui
    return next(c for g in (ui.normalGrid, ui.unlockGrid, ui.entryGrid) if (c := g.card(name)) is not None)


def test_a_closed_area_can_be_named_on_the_command_line_and_be_ruled_open(main: MainController) -> None:
    """CM-AREA-06, CM-AMB-10: the line accepts closed areas, and the refusal names the reason."""
    gm = moving(main)
    type_line(gm, "エリアを選ぶ 収穫祭")
    hint = gm.main.window.ui.commandHint.text()
    assert "収穫祭" in hint
    assert "! でGM裁定" in hint
    assert gm.state.choices == {}
    type_line(gm, "!エリアを選ぶ 収穫祭")
    assert list(gm.state.choices.values()) == ["収穫祭"]


def test_missing_argument_uses_terms_of_the_book(main: MainController) -> None:
    """CM-SCN-06: cards that could be acquired go by their names, not by what the file calls them."""
    gm = in_the_square(main)
    type_line(gm, "取得")
    hint = gm.main.window.ui.commandHint.text()
    assert "斬撃" in hint
    assert "slash" not in hint
    who = gm.campaign_window.play_page.selected
    write_line(gm, "取得 斬撃")
    assert gm.main.window.ui.commandHint.text().startswith(f"取得　{gm.state.sheets[who].name}　斬撃　")
    type_line(gm, "取得 斬撃")
    assert gm.state.sheets[who].abilities[-1].card == "slash"
    write_line(gm, "取得 ○○強化")
    assert "「」" not in gm.main.window.ui.commandHint.text()


def test_card_name_is_not_taken_for_owned_copy(main: MainController) -> None:
    """CM-AMB-22, CM-AMB-48: what the GM gives or lets a PC acquire is named by card, not by p1-2."""
    gm = in_the_square(main)
    gm.next()
    assert gm.state.phase == "cycle_end"
    who = next(sheet for sheet in gm.state.pcs if any(copy.card == "slash" for copy in sheet.abilities))
    gm.campaign_window.play_page.select(who.id)
    for line in ("!取得 斬撃", "!カードを渡す 斬撃"):
        before = gm.state.sheets[who.id].abilities
        type_line(gm, line)
        assert [copy.card for copy in gm.state.sheets[who.id].abilities[len(before) :]] == ["slash"]
    assert gm.state.sheets[who.id].cp == who.cp - 1


def test_card_choice_is_typed_by_its_reading(main: MainController) -> None:
    """CM-AMB-87: 取得 きょうか とうせき is <投石強化>; the reading itself would be no kind of card."""
    gm = in_the_square(main)
    who = gm.campaign_window.play_page.selected
    type_line(gm, "取得 きょうか とうせき")
    assert gm.state.sheets[who].abilities[-1].choice == "投石"


def test_remaining_cp_can_be_spent_with_visible_buttons(main: MainController) -> None:
    """CM-AMB-22: at the cycle's end the GM lets a PC acquire: the page shows the character, the cards, and the rest."""
    gm = in_the_square(main)
    ui = gm.tracker.ui
    assert not ui.leftPage.isVisible()
    gm.next()
    assert gm.state.phase == "cycle_end"
    assert ui.leftPage.isVisible()
    for sheet in gm.state.pcs:
        assert [face.text for face in ui.leftPeople.faces].count(f"{sheet.name}　CP {sheet.cp}") == 1
    who = gm.state.pcs[1]
    gm.face(ui.leftPeople, who.name)
    line = ui.leftAcquire
    line.card.setCurrentIndex(line.card.findText("<斬撃>"))
    line.card.activated.emit(line.card.currentIndex())
    assert line.after.text() == f"CP {who.cp} → {who.cp - 1}"
    click(line.button)
    after = gm.state.sheets[who.id]
    assert (after.cp, after.abilities[-1].card) == (who.cp - 1, "slash")
    assert "GMが認め" in gm.play_session.log().standing[-1].text
    while gm.state.sheets[who.id].cp:
        click(line.button)
    assert who.name not in "".join(face.text for face in ui.leftPeople.faces)
    gm.next()
    assert gm.state.phase == "setup"
    assert not ui.leftPage.isVisible()


def test_shared_secret_is_given_from_one_row_of_buttons(main: MainController) -> None:
    """CM-AMB-44: the GM gives it to one, to all who wait or to none, with one row of buttons."""
    gm = moving(main)
    for _ in range(4):
        gm.area("水車小屋")
    gm.next()
    gm.area("水車小屋")
    secrets = gm.tracker.ui.secrets
    (row,) = secrets.rows
    assert [face.text for face in row.faces][-3:] == ["トウマ に渡す", "全員に渡す", "全員に渡さない"]
    assert row.height() < 2 * row.button("all").height()

    def holders() -> set[str]:
        return {s.name for s in gm.state.pcs if any(copy.card == "secret" for copy in s.items)}

    gm.face(row, "アヤ に渡す")
    assert holders() == {"アヤ"}
    gm.face(row, "全員に渡す")
    assert len(holders()) == 4
    assert not secrets.isVisible()
    gm.back()
    gm.back()
    gm.face(secrets.rows[0], "全員に渡さない")
    assert len(gm.state.withheld) == 2
    assert not secrets.isVisible()


def test_wheel_changes_no_choice_and_gm_area_is_the_scene(main: MainController) -> None:
    """CM-AMB-50: to scroll the page is not to choose; what the GM shows is first of all the place of the scene."""
    gm = in_the_square(main)
    ui = gm.tracker.ui
    click(ui.toolsButton)
    assert ui.tools.area.currentText() == "村の広場"
    before = [box.currentText() for box in (ui.tools.area, ui.acquire.card, ui.hexBox)]
    for box in (ui.tools.area, ui.acquire.card, ui.hexBox):
        wheel(box)
    assert [box.currentText() for box in (ui.tools.area, ui.acquire.card, ui.hexBox)] == before
    subject = gm.campaign_window.tray.tray.ui.params.inputs["difficulty"]
    shown = subject.property("value")
    wheel(subject)
    assert subject.property("value") == shown


def test_gm_shows_and_hides_characters_with_visible_buttons(main: MainController) -> None:
    """CM-AMB-50, CM-APP-08: an NPC's numbers, that one is there at all, and where a PC goes."""
    gm = in_the_square(main)
    ui = gm.tracker.ui
    miller = next(sheet for sheet in gm.state.sheets.values() if sheet.name == "粉屋")
    gm.campaign_window.play_page.select(miller.id)
    click(ui.toolsButton)
    for text, kept in (("の数とカードを公開", "shown"), ("を伏せる", "hidden"), ("はきまりどおり", None)):
        gm.face(ui.tools.sight_row, f"粉屋 {text}")
        assert gm.state.reveals.get(f"person:{miller.id}") == kept
    pc = gm.state.pcs[0]
    gm.campaign_window.play_page.select(pc.id)
    gm.face(ui.tools.sight_row, "の行き先を公開")
    assert gm.state.reveals == {f"destination:{pc.id}": "shown"}


def test_equal_copies_are_one_choice(main: MainController) -> None:
    """CM-AMB-78: シズ has two herbs: one tile and one line each, until one of them is equipped."""
    gm = in_the_square(main)
    ui = gm.tracker.ui
    gm.hand("シズ")
    assert [tile.kind.text() for tile in gm.tracker.hand_pane.tiles if not tile.isHidden()].count("アイテム　×2") == 1
    assert [face.text for face in ui.items.faces].count("<薬草> を装備") == 1
    gm.face(ui.items, "<薬草> を装備")
    assert {face.text for face in ui.items.faces} >= {"<薬草> を装備", "<薬草> を外す"}
    tiles = [tile for tile in gm.tracker.hand_pane.tiles if not tile.isHidden() and tile.name.text() == "<薬草>"]
    assert [tile.kind.text() for tile in tiles] == ["アイテム", "アイテム"]


def wheel(widget: QWidget) -> None:
    """Turn the wheel over a widget."""
    middle = QPointF(widget.rect().center())
    turned = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, turned)


def test_kiosk_opens_for_selected_character(main: MainController) -> None:
    """CM-APP-08: a secret goal is chosen on one's own sheet; the dialog proposes the selected character."""
    gm = moving(main)
    who = gm.state.pcs[2].id
    assert gm.campaign_window.current is None or gm.campaign_window.current.document.sheet.id != who
    gm.campaign_window.play_page.select(who)
    gm.press(Qt.Key.Key_F5)
    dialog = gm.main.window.findChild(HandOverDialog)
    assert dialog is not None
    assert dialog.ui.ownRadio.isChecked()
    assert dialog.ui.sheetCombo.currentData() == who
    dialog.reject()


def test_tab_enters_the_running_scene(main: MainController) -> None:
    """Cards of a scene are reached without a mouse, not by way of the tool bar."""
    gm = moving(main)
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert gm.tracker.isAncestorOf(focus)


def test_an_npc_in_a_closed_area_does_not_make_it_look_open(main: MainController) -> None:
    """CM-AREA-10: an NPC who lives in the cellar leaves it closed to the PCs."""
    gm = moving(main)
    cellar = card(gm, "水車小屋の地下").face
    assert cellar.people
    assert not cellar.open


def test_strip_selects_the_character_whose_move_is_due(main: MainController) -> None:
    """CM-CYC-06: a line without a name means the one whom the page asks, and whom the GM chose is asked first."""
    gm = moving(main)
    aya, roku, shizu, touma = (sheet.id for sheet in gm.state.pcs)
    gm.area("水車小屋")
    assert gm.campaign_window.play_page.selected == roku
    gm.campaign_window.play_page.select(touma)
    type_line(gm, "エリアを選ぶ 村の広場")
    assert gm.state.choices == {aya: "水車小屋", touma: "村の広場"}
    assert gm.campaign_window.play_page.selected == roku
    type_line(gm, "!エリアを選ぶ 収穫祭")
    assert gm.state.choices[roku] == "収穫祭"
    gm.play_session.play("session", {"kind": "give_card", "who": touma, "card": "key", "choice": "水車小屋"})
    type_line(gm, "エリアを選ぶ 水車小屋の地下")  # only トウマ may go there, but it is シズ who is asked
    assert shizu not in gm.state.choices
    assert gm.state.choices[touma] == "村の広場"
    assert "シズ" in gm.main.window.ui.commandHint.text()
    assert gm.campaign_window.play_page.selected == shizu


def test_scene_start_selects_scene_character(main: MainController) -> None:
    """CM-SCN-04: keys and typed lines apply to a scene character."""
    gm = moving(main)
    first = gm.campaign_window.play_page.selected
    for goal in ("川べりの道", "村の広場", "村の広場", "村の広場"):
        gm.area(goal)
    gm.next()
    gm.campaign_window.play_page.select(first)
    gm.area("村の広場")
    assert first not in gm.state.cast
    assert gm.campaign_window.play_page.selected == gm.state.cast[0]
    gm.campaign_window.play_page.select(first)  # on purpose
    gm.play_session.note("風が出てきた")
    assert gm.campaign_window.play_page.selected == first


def test_search_result_is_logged_with_its_item_for_the_gm(main: MainController) -> None:
    """CM-DROP-02, CM-APP-07: the GM reads the item, players that there was one, both whether it succeeded."""
    gm = moving(main)
    for _ in range(4):
        gm.area("水車小屋")
    gm.next()
    gm.area("水車小屋")
    finder = next(s for s in gm.state.scene_sheets if s.is_pc and any(copy.card == "search" for copy in s.abilities))
    gm.hand(finder.name)
    gm.face(gm.tile("探索").buttons, "ここで探す")
    assert f"{finder.name} が <探索> で <鍵:水車小屋> を探します。" in gm.play_session.log().entries[-1].text
    gm.finish(*LOW)
    assert "失敗" in gm.play_session.log().entries[-1].open
    gm.face(gm.tile("探索").buttons, "ここで探す")
    gm.finish(*HIGH)
    line = gm.play_session.log().entries[-1]
    assert "2178 成功" in line.text
    assert f"{finder.name} が <鍵:水車小屋> を手に入れました。" in line.text
    assert f"{finder.name} がアイテムを手に入れました。" in line.open
    assert "成功" in line.open
    for hidden in ("鍵", "12", "2178"):
        assert hidden not in line.open


def test_lost_cp_are_logged(main: MainController) -> None:
    """CM-AMB-22: the log names the lost amount."""
    gm = moving(main)
    for _ in range(4):
        gm.area("宿屋「灯」")
    for _ in range(4):
        gm.next()
    assert gm.state.phase == "setup"
    texts = gm.play_session.log().entries[-1].text.splitlines()
    assert texts[0] == "サイクルを終えました。"
    assert f"{gm.state.pcs[0].name} は残っていたCP 2 を失いました。" in texts
    assert len(texts) == 1 + len(gm.state.pcs)


def test_undo_of_a_gm_only_step_is_announced(main: MainController) -> None:
    gm = moving(main)
    for _ in range(4):
        gm.area("水車小屋")
    gm.next()
    gm.area("水車小屋")
    gm.face(gm.tracker.ui.secrets.rows[0], "に渡す")
    gm.back()
    assert gm.play_session.log().entries[-1].text == "取り消し：GMだけの手順"
    gm.face(gm.tracker.ui.secrets.rows[0], "に渡す")
    gm.hand(next(s.name for s in gm.state.scene_sheets if any(copy.card == "search" for copy in s.abilities)))
    gm.face(gm.tile("探索").buttons, "ここで探す")
    gm.next()
    assert gm.play_session.log().entries[-1].text == ""  # continuing to the dice is no news
    gm.back()
    assert gm.play_session.log().entries[-1].text == "取り消し：手順ひとつ"


def test_cards_in_hand_are_completed_on_the_command_line(main: MainController) -> None:
    """CM-CARD-04: two may have the same card; the selected character uses the own one."""
    gm = in_the_square(main)
    *_, who = (s.id for s in gm.state.scene_sheets if any(copy.card == "search" for copy in s.abilities))
    gm.campaign_window.play_page.select(who)
    type_line(gm, "使用")
    hint = gm.main.window.ui.commandHint.text()
    assert "探索" in hint
    assert "-" not in hint
    write_line(gm, "探索")
    own = f"{gm.state.sheets[who].name}：<探索> を使う"
    steps = [label for label, _ in gm.main.window.line_list.rows if "を使う" in label]
    assert steps[0].startswith(own)
    type_line(gm, "使用 探索")
    used = gm.state.action or gm.state.last
    assert used is not None
    assert used.user == who


def test_attack_log_names_targets_results_and_changes(main: MainController) -> None:
    """CM-CHK-02, CM-CARD-07: with several targets each result names its target and the changes."""
    gm = in_the_square(main)
    striker = next(s for s in gm.state.scene_sheets if any(copy.card == "slash" for copy in s.abilities))
    struck = next(s for s in gm.state.scene_sheets if s.id != striker.id)
    gm.play_session.play("session", {"kind": "mark", "who": striker.id, "mark": "hostile", "on": True})
    gm.next()
    gm.face(gm.tracker.ui.stepRow, "全員を37へ")
    while gm.state.battle is not None and gm.state.battle.turn != striker.id:
        gm.finish() if gm.state.battle.tied else gm.next()
    type_line(gm, f"使う 斬撃 {struck.name}")  # whose turn it is strikes, so the name is at whom (CM-BTL-09)
    helpers = [option.label for option in gm.play_session.roll.check.options]  # type: ignore[union-attr]
    for sheet in gm.state.scene_sheets:
        named = [str(label) for label in helpers if str(label).startswith(f"{sheet.name}：<")]
        theirs = [c for c in sheet.abilities if c.card.endswith("_up_3")]
        assert len(named) == (0 if sheet.id == striker.id else len(theirs))
    texts = [str(option.effect) for option in gm.play_session.roll.check.options]  # type: ignore[union-attr]
    assert "<斬撃> +10" in texts  # not the beginning of what stands on the card
    gm.finish(*HIGH)
    sentences = gm.play_session.log().entries[-1].text.splitlines()
    assert sentences[0].startswith(f"{striker.name} から {struck.name} への 斬撃 ")
    assert " 成功" in sentences[0]
    assert f"{struck.name}：MAXAP −1（このサイクル）" in sentences
    assert gm.tracker.ui.afterLabel.text() == ""  # the card's words are still to be carried out: no turn to end yet


def test_long_hint_leaves_the_next_button_readable(main: MainController) -> None:
    """A long sentence beside the line is shortened, not the name on the button that N presses."""
    gm = moving(main)
    main.window.resize(1024, 720)
    button = main.window.ui.nextButton
    main.window.tools.name_next("クリンナッププロセス終了", live=True)
    write_line(gm, "エリアを選ぶ ここにはない、とても長い名前のエリアのことを書いてみる")
    QApplication.processEvents()
    assert main.window.ui.commandHint.text()
    assert button.width() >= button.sizeHint().width()
    main.window.tools.name_next("長い名前のエリア" * 20, live=True)
    QApplication.processEvents()
    assert main.window.width() == 1024


def test_key_that_starts_a_battle_by_ruling_does_not_end_it(main: MainController) -> None:
    """CM-AMB-52: 戦闘終了 comes to stand where 戦闘開始（GM裁定） was."""
    gm = in_the_square(main)
    row = gm.tracker.ui.rareRow
    face = next(face for face in row.faces if "戦闘開始" in face.text)
    button = row.button(face.id)
    assert button is not None
    button.setFocus()
    gm.press(Qt.Key.Key_Space)
    gm.press(Qt.Key.Key_Space)
    assert gm.state.battle is not None
    gm.next()  # letters still act
    assert gm.state.battle.process != "setup"


def test_card_change_is_written_with_a_sign(main: MainController) -> None:
    """CM-DATA-01: MAXAP 1 would be a number, MAXAP +1 is a change; strip and log use the sign."""
    gm = in_the_square(main)
    who = raise_max_ap(gm)
    assert gm.play_session.log().entries[-1].text.endswith(f"{who.name}：MAXAP +1（このサイクル）")
    shown = next(p for p in gm.campaign_window.play_page.people() if p.id == who.id)
    assert [str(condition.label) for condition in shown.conditions] == ["MAXAP +1"]


def test_a_series_does_not_look_like_a_card(main: MainController) -> None:
    """CM-DATA-06, CM-CARD-08: <調査アビリティ> would be a card; strip and log name a series as cards do."""
    gm = in_the_square(main)
    who = next(s for s in gm.state.scene_sheets if any(copy.card == "series_up" for copy in s.abilities))
    gm.hand(who.name)
    gm.face(gm.tile("調査アビリティ強化").buttons, "使う")
    assert gm.play_session.log().entries[-1].text.endswith(f"{who.name}：系統:調査アビリティ +1（このサイクル）")
    shown = next(p for p in gm.campaign_window.play_page.people() if p.id == who.id)
    assert [str(condition.label) for condition in shown.conditions] == ["系統:調査アビリティ +1"]


def test_no_start_hint_after_session(main: MainController) -> None:
    gm = moving(main)
    title = gm.campaign_window.play_page.page.ui.emptyTitle
    gm.play_session.back()
    gm.play_session.close("session")
    assert title.isVisible()
    assert title.text() == "いまは何も動いていません"


def test_summary_names_learned_cards_without_use_marks(main: MainController) -> None:
    """CM-SCN-06: players read in the log what was acquired, so they do in the summary; boxes to tick are no news."""
    gm = in_the_square(main)
    who = raise_max_ap(gm)
    gm.play_session.play("session", {"kind": "acquire", "who": who.id, "card": "dodge"})
    open_campaign = gm.campaign_window.open_campaign
    for secrets in (True, False):
        people = open_campaign.people.all_sheets()
        found = recap(
            open_campaign.system,
            open_campaign.game,
            gm.play_session.log(),
            people,
            gm.campaign_window.words,
            secrets=secrets,
        )
        assert found is not None
        rows = next(person.rows for person in found.people if person.id == who.id)
        assert [row.after for row in rows if row.title.startswith("アビリティ")] == ["回避、入手：CP"]


def test_recap_joins_equal_purchases(main: MainController) -> None:
    """CM-SCN-08: three herbs are one line."""
    gm = in_the_square(main)
    who = gm.state.cast[0]
    gm.hand(gm.state.sheets[who].name)
    for _ in range(3):
        gm.face(gm.tracker.ui.trade, "薬草")
    open_campaign = gm.campaign_window.open_campaign
    people = open_campaign.people.all_sheets()
    found = recap(
        open_campaign.system, open_campaign.game, gm.play_session.log(), people, gm.campaign_window.words, secrets=True
    )
    assert found is not None
    rows = next(person.rows for person in found.people if person.id == who)
    assert [row.after for row in rows if row.title.startswith("アイテム")] == ["薬草、入手：購入 ×3"]


def test_purchases_are_above_the_cards_and_below_them_in_battle(main: MainController) -> None:
    """CM-SCN-06, CM-SCN-07: a scene is where CP are spent; in a battle cards are played, and no tale is read."""
    gm = in_the_square(main)
    ui = gm.tracker.ui
    gm.hand(next(s for s in gm.state.scene_sheets if s.cp).name)
    layout = ui.handLayout

    def above() -> list[bool]:
        return [layout.indexOf(part) < layout.indexOf(ui.tiles) for part in (ui.tradeLabel, ui.acquire, ui.trade)]

    assert above() == [True] * 3
    assert ui.sceneText.text()
    assert not ui.sceneText.isHidden()
    gm.face(ui.rareRow, "戦闘開始")
    assert gm.state.battle is not None
    assert above() == [False] * 3
    assert layout.indexOf(ui.tradeLabel) < layout.indexOf(ui.acquire) < layout.indexOf(ui.trade)
    assert ui.sceneText.isHidden()


def test_heading_width_is_restored_after_a_battle(main: MainController) -> None:
    """第 1 ラウンド　イニシアティヴプロセス is long; its room stayed taken for the session, 終える in a second line."""
    gm = in_the_square(main)
    label = gm.campaign_window.play_page.page.ui.phaseLabel
    before = label.minimumWidth()
    gm.face(gm.tracker.ui.rareRow, "戦闘開始")
    gm.next()
    assert label.minimumWidth() > before
    gm.face(gm.tracker.ui.rareRow, "戦闘終了")
    assert label.minimumWidth() == label.sizeHint().width() <= before


def test_single_target_is_requested_without_a_range(main: MainController) -> None:
    """CM-TGT-03: 対象は 1〜1 体 read like a sum."""
    gm = in_the_square(main)
    gm.face(gm.tracker.ui.rareRow, "戦闘開始")
    gm.next()
    gm.finish(1)
    gm.face(gm.tracker.ui.stepRow, "全員を37へ")
    type_line(gm, "使う 斬撃")
    assert "対象は 1 体です（いま 0 体）" in gm.main.window.ui.commandHint.text()
