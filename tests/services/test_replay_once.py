"""A replay joins what the log reports line by line."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.view_models import LogMessage
from desktop.core.words import Typed, phrase
from desktop.services.journal.journal import Log, LogEntry
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import Recap, RecapPerson, RecapRow, Style
from desktop.services.journal.retelling import as_data
from desktop.services.text import language

DAY = "2026-11-20T12:00:00+00:00"
ENDED = {"label": "成功", "success": True}


def line(text: str, engine: str = "session", **more: Any) -> LogEntry:
    data = {"engine": engine, **more.pop("data", {})}
    return LogEntry(f"{text}-{more.get('secret', False)}", DAY, text, kind="play", data=data, **more)


def replay_lines(*entries: LogEntry, secrets: bool = True) -> list[str]:
    text = replay(Log(list(entries)), "卓", secrets=secrets)
    return [part.strip() for part in text.splitlines()[1:] if part.strip()]


AGAIN = {"again": True}


def test_check_is_joined_with_its_result() -> None:
    assert replay_lines(
        line("ハル：行為判定：ワンペア以上", data=AGAIN),
        line("ハル：ツーペア（1点）で成功。", outcome=ENDED),
        line("セナ　指定：筋力、DC 12", data=AGAIN),
        line("セナ　筋力、DC 12：24 成功", outcome=ENDED),
    ) == ["ハル：行為判定：ワンペア以上 → ツーペア（1点）で成功。", "セナ　筋力、DC 12：24 成功"]


def test_opponent_is_named_once_in_the_result() -> None:
    assert replay_lines(
        line("セナ　指定：筋力 対 筋力（相手：ハル）", data=AGAIN), line("セナ　筋力 対 筋力：19 成功", outcome=ENDED)
    ) == ["セナ　筋力 対 筋力（相手：ハル）：19 成功"]
    assert replay_lines(
        line("セナ  Designated: STR against STR (opponent: ハル)", data=AGAIN),
        line("セナ  STR against STR: 19 Success", outcome=ENDED),
    ) == ["セナ  STR against STR (opponent: ハル): 19 Success"]


def test_unfinished_check_keeps_its_own_line() -> None:
    given_up = (line("ハル：行為判定：ワンペア以上", data=AGAIN), line("GM操作：ハル の判定を取り下げました。"))
    assert replay_lines(*given_up) == [entry.text for entry in given_up]
    alone = line("ハル：行為判定：ワンペア以上", data=AGAIN)
    assert replay_lines(alone) == [alone.text]
    elsewhere = (alone, line("ハル：7 成功", "battle", outcome=ENDED))
    assert replay_lines(*elsewhere) == [entry.text for entry in elsewhere]


def test_players_keep_the_announcement_of_a_secret_result() -> None:
    asked = line("影　指定：筋力、DC 27", data=AGAIN, secret=True, open="影　指定：筋力、DC ？")
    ended = line("影　筋力、DC 27：12 失敗", secret=True, open="影　筋力：失敗", outcome=ENDED)
    assert replay_lines(asked, ended) == ["（隠）影　筋力、DC 27：12 失敗"]
    assert replay_lines(asked, ended, secrets=False) == ["影　指定：筋力、DC ？", "影　筋力：失敗"]


def test_end_of_battle_is_written_once() -> None:
    closing = line("戦闘を終えました", "battle", data={"close": True})
    assert replay_lines(line("戦闘が終わりました。", "battle", data={"ends": True}), closing) == [
        "戦闘が終わりました。"
    ]
    for other in (line("雨がやむ。", "session", data={"ends": True}), line("立っているのは ハル です。", "battle")):
        assert replay_lines(other, closing) == [other.text, "戦闘を終えました"]


def test_turn_announcement_before_the_turn_is_omitted() -> None:
    """コトダマ omits 「次は X です。」 before 「X のメインフェイズ。」."""
    going = line("シラサギ は行動完了です。\n次は クロガネ です。", data={"passing": "all"})
    covered = line(
        "シラサギ は行動完了です。\n次は 影 です。",
        data={"passing": "gm"},
        secret=True,
        open="シラサギ は行動完了です。",
    )
    alone = line("次は ミヨ です。", data={"passing": "all"})
    turn = line("クロガネ のメインフェイズ。")
    assert replay_lines(going, alone, turn) == ["シラサギ は行動完了です。", "クロガネ のメインフェイズ。"]
    for secrets in (True, False):
        assert replay_lines(covered, secrets=secrets) == ["シラサギ は行動完了です。"]


def test_replay_names_drawn_characters_once() -> None:
    """コモンルール with a concealed fighter: no repeated line without a name before every turn."""
    over, drawn = "ロク がターンを終えました。", "APの割合が同じです：1 ロク、2 番犬。ダイスで決めます。"
    vague = f"{over}\nAPの割合が同じ者がいます。ダイスで決めます。"
    tie = line(f"{over}\n{drawn}", data={"passing": "table"}, secret=True, open=vague)
    assert replay_lines(tie, secrets=False) == [over]
    assert replay_lines(tie) == [over, f"（隠）{drawn}"]


def ticked(who: str, what: str, **more: Any) -> LogEntry:
    text = phrase("{who} の経験点：{what}", who=Typed(who), what=what)
    data = {"joins": "what", "said": as_data(text), "lang": "ja"}
    return line(f"{who} の経験点：{what}", data=data, **more)


@pytest.mark.parametrize(("speaks", "comma"), [("ja", "、"), ("en", ", ")])
def test_repeated_sentences_are_joined_to_one_line(speaks: str, comma: str) -> None:
    """EN-XP-01: five ticks of four people were twenty lines."""
    entries = [ticked("ハル", "最後まで参加"), ticked("ハル", "リーダー役"), ticked("セナ", "最後まで参加")]
    words = language.words(speaks, "enishi")
    both, other = (text.strip() for text in replay(Log(entries), "卓", words=words).splitlines()[1:] if text.strip())
    alone = words.say(phrase("{who} の経験点：{what}", who=Typed("ハル"), what="最後まで参加"))
    if speaks == "ja":
        assert both == "ハル の経験点：最後まで参加、リーダー役"
    assert both == alone + comma + words.say("リーダー役")
    assert "セナ" in other


def test_secret_lines_are_never_joined() -> None:
    entries = [ticked("影", "最後まで参加", secret=True), ticked("影", "リーダー役", secret=True)]
    assert replay_lines(*entries, secrets=False) == []
    assert len(replay_lines(*entries)) == 2


def test_heading_is_not_repeated_by_the_next_line() -> None:
    """A game of one's own begins a round and names who acts in one line."""
    heading = {"heading": {"scene": "セッション", "round": "第 2 拍"}}
    assert replay_lines(line("第 2 拍\n穂村 ハル の手番", data=heading), line("沢渡 ミオ の手番", data=heading)) == [
        "■ セッション",
        "◇ 第 2 拍",
        "穂村 ハル の手番",
        "沢渡 ミオ の手番",
    ]


@pytest.mark.parametrize("style", ["text", "markdown", "html"])
def test_empty_recap_has_no_heading(style: Style) -> None:
    nothing = Recap("セッションのまとめ", "2026-11-23 03:29")
    written = replay(Log([line("終わり。")]), "卓", style, recap=nothing)
    assert "まとめ" not in written
    row = RecapRow("LP", "6", "4")
    assert "まとめ" in replay(
        Log([line("終わり。")]), "卓", style, recap=Recap("まとめ", "", (RecapPerson("a", "ハル", True, (row,)),))
    )


@pytest.mark.parametrize(
    ("secret", "open_", "lays_open", "bare"),
    [
        (False, None, False, True),
        (True, None, True, False),
        (True, "影：失敗", False, False),
        (True, "影：失敗", True, True),
    ],
)
def test_dice_are_open_only_where_players_read_them(
    secret: bool, open_: str | None, lays_open: bool, bare: bool
) -> None:
    message = LogMessage(
        text=phrase("影：12"), secret=secret, open=phrase(open_) if open_ else None, lays_open=lays_open
    )
    assert message.bare is bare


def test_dice_stay_with_their_sentence_when_others_are_omitted() -> None:
    """Sentences removed for a heading or a turn leave the dice with their own sentence."""
    dice = {**ENDED, "throws": [{"faces": [{"value": 9, "sides": 10}]}]}
    heading = {"scene": "対決", "round": "第 2 ラウンド"}
    text = "ハガネ：成功\n第 2 ラウンド\nハガネ は行動完了です。\n次は ミヨ です。"
    data = {"heading": heading, "behind": [3, 3], "passing": "all"}
    assert replay_lines(line(text, data=data, outcome=dice))[2:] == ["ハガネ：成功　[9]", "ハガネ は行動完了です。"]
