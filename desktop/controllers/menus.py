"""The only table of commands: menu text, key, condition and action.

The modules of a command are loaded when it is chosen, so that the first window opens quickly.
"""

from __future__ import annotations

from functools import partial

from desktop.controllers import window_commands as window
from desktop.controllers.acts import Act, CampaignAct, PlayAct
from desktop.controllers.window import campaign_commands as campaign_window
from desktop.views.keyboard.key_map import SEPARATOR, Command
from desktop.views.translate import QT_TRANSLATE_NOOP

MENUS: tuple[tuple[str, tuple[Command, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "ファイル(&F)"),
        (
            Act("new_campaign", QT_TRANSLATE_NOOP("Menu", "新しい卓…"), "Ctrl+Shift+N", do=window.start_page),
            Act("open_campaign", QT_TRANSLATE_NOOP("Menu", "卓を開く…"), "Ctrl+O", do=window.choose_campaign),
            Act("start_page", QT_TRANSLATE_NOOP("Menu", "ようこそ画面"), do=window.start_page),
            CampaignAct("close_tab", QT_TRANSLATE_NOOP("Menu", "タブを閉じる"), "Ctrl+W", do=campaign_window.close_tab),
            SEPARATOR,
            Act("import_files", QT_TRANSLATE_NOOP("Menu", "シートを読み込む…"), "Ctrl+I", do=window.import_files),
            CampaignAct(
                "export_sheet",
                QT_TRANSLATE_NOOP("Menu", "シートを書き出す…"),
                "Ctrl+E",
                needs="sheet",
                do=campaign_window.export_sheet,
            ),
            SEPARATOR,
            CampaignAct(
                "versions",
                QT_TRANSLATE_NOOP("Menu", "前の版…"),
                "Ctrl+Shift+H",
                needs="sheet",
                do=campaign_window.versions,
            ),
            Act("earlier", QT_TRANSLATE_NOOP("Menu", "前の版に戻す…"), do=window.earlier),
            Act("bin", QT_TRANSLATE_NOOP("Menu", "ごみ箱…"), do=window.show_bin),
            Act("library_folder", QT_TRANSLATE_NOOP("Menu", "保存先フォルダーを開く"), do=window.library_folder),
            Act("move_library", QT_TRANSLATE_NOOP("Menu", "保存先を変える…"), do=window.move_library),
            SEPARATOR,
            Act("quit", QT_TRANSLATE_NOOP("Menu", "終わる"), "Ctrl+Q", do=window.leave),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "編集(&E)"),
        (
            CampaignAct("undo", QT_TRANSLATE_NOOP("Menu", "元に戻す"), "Ctrl+Z", needs="undo", do=campaign_window.undo),
            CampaignAct(
                "redo", QT_TRANSLATE_NOOP("Menu", "やり直す"), "Ctrl+Shift+Z", needs="redo", do=campaign_window.redo
            ),
            CampaignAct("history", QT_TRANSLATE_NOOP("Menu", "変更の一覧…"), needs="sheet", do=campaign_window.history),
            SEPARATOR,
            CampaignAct("find", QT_TRANSLATE_NOOP("Menu", "名前・かなで探す"), "Ctrl+F", do=campaign_window.find),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "表示(&V)"),
        (
            Act("larger", QT_TRANSLATE_NOOP("Menu", "文字を大きく"), "Ctrl++", do=window.larger),
            Act("smaller", QT_TRANSLATE_NOOP("Menu", "文字を小さく"), "Ctrl+-", do=window.smaller),
            Act("normal_size", QT_TRANSLATE_NOOP("Menu", "文字をふつうの大きさに"), "Ctrl+0", do=window.normal_size),
            SEPARATOR,
            Act(
                "theme_auto",
                QT_TRANSLATE_NOOP("Menu", "テーマ：システムに合わせる"),
                checkable=True,
                do=partial(window.set_theme, name="system"),
                ticked=partial(window.has_theme, name="system"),
            ),
            Act(
                "theme_light",
                QT_TRANSLATE_NOOP("Menu", "テーマ：ライト"),
                checkable=True,
                do=partial(window.set_theme, name="light"),
                ticked=partial(window.has_theme, name="light"),
            ),
            Act(
                "theme_dark",
                QT_TRANSLATE_NOOP("Menu", "テーマ：ダーク"),
                checkable=True,
                do=partial(window.set_theme, name="dark"),
                ticked=partial(window.has_theme, name="dark"),
            ),
            SEPARATOR,
            Act(
                "language_ja",
                QT_TRANSLATE_NOOP("Menu", "表示言語：日本語"),
                checkable=True,
                do=partial(window.set_language, language="ja"),
                ticked=partial(window.has_language, language="ja"),
            ),
            Act(
                "language_en",
                QT_TRANSLATE_NOOP("Menu", "表示言語：English"),
                checkable=True,
                do=partial(window.set_language, language="en"),
                ticked=partial(window.has_language, language="en"),
            ),
            SEPARATOR,
            Act(
                "animation",
                QT_TRANSLATE_NOOP("Menu", "ダイスを転がす"),
                checkable=True,
                do=window.animation,
                ticked=window.is_animated,
            ),
            Act(
                "motion_auto",
                QT_TRANSLATE_NOOP("Menu", "動きを減らす：システムに合わせる"),
                checkable=True,
                do=partial(window.set_motion, motion="system"),
                ticked=partial(window.has_motion, motion="system"),
            ),
            Act(
                "motion_less",
                QT_TRANSLATE_NOOP("Menu", "動きを減らす：はい"),
                checkable=True,
                do=partial(window.set_motion, motion="less"),
                ticked=partial(window.has_motion, motion="less"),
            ),
            Act(
                "motion_full",
                QT_TRANSLATE_NOOP("Menu", "動きを減らす：いいえ"),
                checkable=True,
                do=partial(window.set_motion, motion="full"),
                ticked=partial(window.has_motion, motion="full"),
            ),
            SEPARATOR,
            Act("full_screen", QT_TRANSLATE_NOOP("Menu", "全画面"), "F11", checkable=True, do=window.full_screen),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "キャラクター(&C)"),
        (
            CampaignAct("build", QT_TRANSLATE_NOOP("Menu", "作る…"), "Ctrl+N", do=campaign_window.build),
            CampaignAct(
                "random", QT_TRANSLATE_NOOP("Menu", "おまかせで作る"), "Ctrl+R", do=campaign_window.random_character
            ),
            CampaignAct("blank_npc", QT_TRANSLATE_NOOP("Menu", "NPCを作る"), do=campaign_window.blank_npc),
            CampaignAct(
                "from_template", QT_TRANSLATE_NOOP("Menu", "ひな形から作る…"), do=campaign_window.from_template
            ),
            SEPARATOR,
            CampaignAct(
                "duplicate",
                QT_TRANSLATE_NOOP("Menu", "複製"),
                "Ctrl+D",
                needs="selection",
                do=campaign_window.duplicate,
            ),
            CampaignAct(
                "save_template",
                QT_TRANSLATE_NOOP("Menu", "ひな形にする"),
                needs="selection",
                do=campaign_window.save_template,
            ),
            CampaignAct(
                "rename", QT_TRANSLATE_NOOP("Menu", "名前を変える…"), "F2", needs="selection", do=campaign_window.rename
            ),
            CampaignAct(
                "archive",
                QT_TRANSLATE_NOOP("Menu", "アーカイブする・一覧に戻す"),
                needs="selection",
                do=campaign_window.archive,
            ),
            CampaignAct("delete", QT_TRANSLATE_NOOP("Menu", "ごみ箱へ"), needs="selection", do=campaign_window.delete),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "卓(&T)"),
        (
            CampaignAct("definition", QT_TRANSLATE_NOOP("Menu", "ゲーム定義"), "Ctrl+G", do=campaign_window.definition),
            CampaignAct(
                "rename_campaign", QT_TRANSLATE_NOOP("Menu", "卓の名前を変える…"), do=campaign_window.rename_campaign
            ),
            CampaignAct(
                "campaign_template",
                QT_TRANSLATE_NOOP("Menu", "卓をひな形にする…"),
                do=campaign_window.campaign_template,
            ),
            CampaignAct(
                "chances",
                QT_TRANSLATE_NOOP("Menu", "確率を見せる"),
                "Ctrl+Shift+O",
                checkable=True,
                do=campaign_window.chances,
                ticked=campaign_window.shows_chances,
            ),
            CampaignAct(
                "switch_mode",
                QT_TRANSLATE_NOOP("Menu", "準備と卓を切りかえる"),
                "Ctrl+Tab",
                do=campaign_window.switch_mode,
            ),
            CampaignAct("hand_over", QT_TRANSLATE_NOOP("Menu", "手渡し…"), "F5", do=campaign_window.hand_over),
            SEPARATOR,
            CampaignAct(
                "display",
                QT_TRANSLATE_NOOP("Menu", "公開画面"),
                "F12",
                do=lambda campaign_window: campaign_window.display.toggle(),
            ),
            CampaignAct(
                "display_control",
                QT_TRANSLATE_NOOP("Menu", "公開画面の手もと…"),
                "Ctrl+Shift+F12",
                do=campaign_window.display_control,
            ),
            CampaignAct(
                "display_dark",
                QT_TRANSLATE_NOOP("Menu", "公開画面を暗くする・戻す"),
                "Shift+F12",
                do=lambda campaign_window: campaign_window.display.darken(),
            ),
            CampaignAct(
                "display_hold",
                QT_TRANSLATE_NOOP("Menu", "公開画面を止める・続ける"),
                "Ctrl+F12",
                do=lambda campaign_window: campaign_window.display.hold(),
            ),
            CampaignAct(
                "display_turn",
                QT_TRANSLATE_NOOP("Menu", "公開画面を席へ回す"),
                do=lambda campaign_window: campaign_window.display.turn(),
            ),
            SEPARATOR,
            CampaignAct("scenario", QT_TRANSLATE_NOOP("Menu", "シナリオ"), "Ctrl+Shift+Y", do=campaign_window.scenario),
            CampaignAct(
                "handouts", QT_TRANSLATE_NOOP("Menu", "ハンドアウト"), "Ctrl+Shift+U", do=campaign_window.handouts
            ),
            SEPARATOR,
            CampaignAct(
                "recap", QT_TRANSLATE_NOOP("Menu", "セッションのまとめ"), "Ctrl+Shift+M", do=campaign_window.recap
            ),
            CampaignAct("replay_text", QT_TRANSLATE_NOOP("Menu", "記録を書き出す…"), do=campaign_window.replay_text),
            Act("delete_campaign", QT_TRANSLATE_NOOP("Menu", "卓をごみ箱へ"), do=window.delete_campaign),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "進行(&G)"),
        (
            PlayAct(
                "next_step", QT_TRANSLATE_NOOP("Menu", "次の手順"), "N", do=lambda play_page: play_page.step.take()
            ),
            PlayAct(
                "give_up",
                QT_TRANSLATE_NOOP("Menu", "残りを使わずに手番や場面を終える"),
                "Shift+Return",
                do=lambda play_page: play_page.step.give_up(),
            ),
            PlayAct(
                "story_back",
                QT_TRANSLATE_NOOP("Menu", "ひとつ前の手順へ戻す"),
                "Shift+N",
                do=lambda play_page: play_page.back(),
            ),
            PlayAct(
                "story_again",
                QT_TRANSLATE_NOOP("Menu", "戻した手順をやり直す"),
                "",
                do=lambda play_page: play_page.again(),
            ),
            SEPARATOR,
            PlayAct(
                "begin_session",
                QT_TRANSLATE_NOOP("Menu", "セッションを始める…"),
                do=lambda play_page: play_page.joining.begin("session"),
            ),
            PlayAct(
                "begin_battle",
                QT_TRANSLATE_NOOP("Menu", "戦闘を始める…"),
                "Ctrl+B",
                do=lambda play_page: play_page.joining.begin("battle"),
            ),
            PlayAct(
                "prepare_encounter",
                QT_TRANSLATE_NOOP("Menu", "遭遇を用意する…"),
                do=lambda play_page: play_page.encounters.new(),
            ),
            PlayAct(
                "quick_npc",
                QT_TRANSLATE_NOOP("Menu", "すぐ出すNPC…"),
                "Ctrl+Shift+B",
                do=lambda play_page: play_page.encounters.quick(),
            ),
            SEPARATOR,
            PlayAct(
                "group_check",
                QT_TRANSLATE_NOOP("Menu", "みんなで判定…"),
                "",
                do=lambda play_page: play_page.group_check(),
            ),
            PlayAct(
                "board",
                QT_TRANSLATE_NOOP("Menu", "盤を出す・しまう"),
                "Ctrl+M",
                do=lambda play_page: play_page.boards.toggle(),
            ),
            PlayAct(
                "mark",
                QT_TRANSLATE_NOOP("Menu", "状態・タイマー…"),
                "Ctrl+Shift+T",
                do=lambda play_page: play_page.gm_notes.ask(),
            ),
            PlayAct(
                "hand_character",
                QT_TRANSLATE_NOOP("Menu", "選んだPCのプレイヤーを替える…"),
                "",
                do=lambda play_page: play_page.hand_character(),
            ),
            PlayAct(
                "rest",
                QT_TRANSLATE_NOOP("Menu", "休憩…"),
                "Ctrl+Shift+R",
                do=lambda play_page: play_page.gm_notes.ask_rest(),
            ),
            PlayAct(
                "scenario_hand",
                QT_TRANSLATE_NOOP("Menu", "シナリオを手元に出す・たたむ"),
                "",
                do=lambda play_page: play_page.scenario.toggle(),
            ),
            PlayAct(
                "note",
                QT_TRANSLATE_NOOP("Menu", "場面のメモを書く"),
                "Ctrl+Shift+W",
                do=lambda play_page: play_page.gm_notes.note(),
            ),
            PlayAct(
                "scene_head",
                QT_TRANSLATE_NOOP("Menu", "場面の見出し…"),
                "Ctrl+Shift+S",
                do=lambda play_page: play_page.gm_notes.head(),
            ),
            SEPARATOR,
            PlayAct(
                "damage",
                QT_TRANSLATE_NOOP("Menu", "選んだ人にダメージ…"),
                "",
                do=lambda play_page: play_page.damage.ask(harm=True),
            ),
            PlayAct(
                "heal",
                QT_TRANSLATE_NOOP("Menu", "選んだ人を回復…"),
                "",
                do=lambda play_page: play_page.damage.ask(harm=False),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "ダイス(&D)"),
        (
            CampaignAct("tray", QT_TRANSLATE_NOOP("Menu", "ダイスへ"), "Ctrl+T", do=campaign_window.tray),
            CampaignAct(
                "command_line", QT_TRANSLATE_NOOP("Menu", "コマンドへ"), "Ctrl+K", do=campaign_window.command_line
            ),
            SEPARATOR,
            Act("dice_only", QT_TRANSLATE_NOOP("Menu", "ダイスだけ使う…"), do=window.dice_only),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "印刷(&P)"),
        (
            CampaignAct(
                "print_sheet",
                QT_TRANSLATE_NOOP("Menu", "このシートを印刷…"),
                "Ctrl+P",
                needs="sheet",
                do=campaign_window.print_sheet,
            ),
            CampaignAct(
                "print_party",
                QT_TRANSLATE_NOOP("Menu", "全員のシートを印刷…"),
                "Ctrl+Shift+P",
                do=campaign_window.print_party,
            ),
            CampaignAct(
                "print_tonight",
                QT_TRANSLATE_NOOP("Menu", "今夜の印刷…"),
                "Ctrl+Alt+P",
                do=campaign_window.print_tonight,
            ),
            CampaignAct("print_blank", QT_TRANSLATE_NOOP("Menu", "白紙を印刷…"), do=campaign_window.print_blank),
            SEPARATOR,
            CampaignAct(
                "paper_back", QT_TRANSLATE_NOOP("Menu", "紙から戻す…"), "Ctrl+Alt+R", do=campaign_window.paper_back
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "ヘルプ(&H)"),
        (
            Act("guide", QT_TRANSLATE_NOOP("Menu", "使い方"), "F1", do=window.guide),
            Act("terms", QT_TRANSLATE_NOOP("Menu", "用語の説明…"), "Shift+F1", do=window.terms),
            Act("whats_this", QT_TRANSLATE_NOOP("Menu", "これは何？（指して調べる）"), do=window.whats_this),
            Act("keys", QT_TRANSLATE_NOOP("Menu", "すべてのキー…"), "?", do=window.keys),
            CampaignAct("rules", QT_TRANSLATE_NOOP("Menu", "きまりを読む…"), "Ctrl+F1", do=campaign_window.rules),
            Act("about", QT_TRANSLATE_NOOP("Menu", "卓上について"), do=window.about),
        ),
    ),
)

ACTS = {act.id: act for _, lines in MENUS for act in lines if isinstance(act, Act | CampaignAct | PlayAct)}
TICKED = tuple(act for act in ACTS.values() if isinstance(act, Act | CampaignAct) and act.ticked is not None)
"""The lines that say how things are; they are asked at every step."""
