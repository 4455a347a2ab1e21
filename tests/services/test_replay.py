"""The replay holds what counts and, in the players' edition, nothing that only the GM may know."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.words import Words, phrase
from desktop.services.journal.journal import STEP, Log, LogEntry
from desktop.services.journal.replay import replay
from desktop.services.journal.replay_styles import Recap, RecapPerson, RecapRow, Style
from desktop.services.journal.retelling import COVERED, as_data
from desktop.services.text.language import english

STYLES: tuple[Style, ...] = get_args(Style)
DAY_1, DAY_2 = "2026-11-20T12:00:00+00:00", "2026-12-04T12:00:00+00:00"
SECRET_FACE = 90_000
"""Of dice that only the GM may know, with the line's number added."""
KINDS = ("note", "check", "cancel", "change", "dice", "play", "scene", STEP, "weather")


def thrown(*values: Any) -> dict[str, Any]:
    return {"label": "成功", "throws": [{"faces": [{"sides": 999, "value": value} for value in values]}]}


@st.composite
def journals(draw: st.DrawFn) -> list[LogEntry]:
    """Any lines; secret text contains 秘, public text 公, each with the line's number."""
    found: list[LogEntry] = []
    for n in range(draw(st.integers(0, 12))):
        secret = draw(st.booleans())
        sign = "秘" if secret else "公"
        several = draw(st.booleans())
        found.append(
            LogEntry(
                f"e{n}",
                draw(st.sampled_from([DAY_1, DAY_2, "いつか"])),
                f"{sign}{n}.\n{sign}{n}-" if several else f"{sign}{n}.",
                who=draw(st.sampled_from(["", "七海", "GM"])),
                kind=draw(st.sampled_from(KINDS)),
                outcome=draw(st.sampled_from([None, thrown(SECRET_FACE + n if secret else n)])),
                hand=draw(st.booleans()),
                secret=secret,
                open=draw(st.sampled_from(["", f"公{n}."])) if secret else "",
                voids=tuple(draw(st.lists(st.sampled_from([e.id for e in found]), max_size=2)) if found else ()),
                data={"event": f"秘{n}", "changes": [f"秘{n}"], "said": {"phrase": f"秘{n}"}},
            )
        )
    return found


@given(journals(), st.sampled_from(STYLES), st.booleans())
def test_players_replay_has_everything_public_and_no_secret(entries: list[LogEntry], style: Style, times: bool) -> None:
    log = Log(entries)
    for_players = replay(log, "霧島の夜", style, times=times)
    for_gm = replay(log, "霧島の夜", style, secrets=True, times=times)
    assert "秘" not in for_players
    assert "（隠）" not in for_players
    assert str(SECRET_FACE)[:4] not in for_players
    thrown_secretly = [e for e in log.standing if e.secret and e.outcome and (e.text or e.open)]
    assert for_gm.count(str(SECRET_FACE)[:3]) >= len([e for e in thrown_secretly if e.kind != "scene"])
    lines = [e for e in log.standing if not e.secret or e.open]
    plain = for_players.replace("\\", "")
    assert re.findall(r"公(\d+)\.", plain) == [e.id[1:] for e in lines]
    known = [e.id[1:] for e in log.standing]
    assert re.findall(r"[公秘](\d+)\.", for_gm.replace("\\", "")) == known
    secret = [e for e in log.standing if e.secret]
    sentences = [1 if e.kind == "scene" else sum(bool(t.strip()) for t in e.text.splitlines()) for e in secret]
    assert for_gm.count("（隠）") == sum(sentences)


@given(st.text(), st.text(), st.text(max_size=20))
def test_typed_text_stays_text_in_html(text: str, who: str, title: str) -> None:
    page = replay(
        Log([LogEntry("a", DAY_1, f"x{text}", who=who), LogEntry("b", "", f"y{text}", kind="scene")]), title, "html"
    )

    found: set[str] = set()

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            found.add(tag)

    Tags().feed(page)
    assert found <= {"html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "span"}


def play_session() -> Log:
    return Log(
        [
            LogEntry("a", DAY_1, "第一場　霧の駅", kind="scene"),
            LogEntry("b", DAY_1, "霧が濃くなる。\n鐘が三つ鳴る。"),
            LogEntry("c", DAY_1, "運動 → 7 成功", who="七海", kind="check", outcome=thrown(4, 3), hand=True),
            LogEntry("d", DAY_1, "黒瀬　命中 13 ＞ 9\nダメージ 2", kind="play", outcome=thrown(5, 2)),
            LogEntry("e", DAY_1, "師が犯人", who="GM", secret=True, open="GMが何かを書いた"),
            LogEntry("f", DAY_1, "間違い"),
            LogEntry("g", DAY_1, "取り消し", kind="void", voids=("f",)),
            LogEntry("h", DAY_2, "第二場", kind="scene"),
            LogEntry("i", DAY_2, "- 朝 1. が来る"),
        ]
    )


def test_as_text() -> None:
    assert replay(play_session(), "霧島の夜") == (
        "霧島の夜　2026-11-20\n\n\n"
        "■ 第一場　霧の駅\n"
        "　　霧が濃くなる。\n　　鐘が三つ鳴る。\n"
        "七海：運動 → 7 成功　[4 3]実\n"
        "　　黒瀬　命中 13 ＞ 9\n　　ダメージ 2　[5 2]\n"
        "GM：GMが何かを書いた\n\n"
        "2026-12-04\n\n\n"
        "■ 第二場\n"
        "　　- 朝 1. が来る\n"
    )
    assert "GM：（隠）師が犯人\n" in replay(play_session(), "霧島の夜", secrets=True)


def behind(*counts: int) -> Log:
    text, open_ = "ハガネ：失敗・ウカツ!\nハガネ：値 5 → 4\n番人：HP 9 → 8", "ハガネ：失敗・ウカツ!\n番人：HP が減った"
    data = {"behind": list(counts)}
    entry = LogEntry("a", DAY_1, text, secret=True, open=open_, data={**data, "lay_open": True}, outcome=thrown(4, 1))
    return Log([entry])


def test_dice_follow_the_sentence_of_their_throw() -> None:
    """What it cost, and where the story goes, come behind them in every style; an older journal has them at the end."""
    gm, players = (replay(behind(2, 1), "卓", secrets=secrets).splitlines()[2:] for secrets in (True, False))
    assert gm == ["　　ハガネ：失敗・ウカツ!　[4 1]", "　　（隠）ハガネ：値 5 → 4", "　　（隠）番人：HP 9 → 8"]
    assert players == ["　　ハガネ：失敗・ウカツ!　[4 1]", "　　番人：HP が減った"]
    marked = replay(behind(2, 1), "卓", "markdown")
    assert marked.endswith("*ハガネ：失敗・ウカツ\\!* `[4 1]`  \n*番人：HP が減った*\n")
    page = replay(behind(2, 1), "卓", "html")
    assert '<span class="dice">[4 1]</span><span class="text">\n番人：HP が減った</span></p>' in page
    assert replay(behind(), "卓").endswith("番人：HP が減った　[4 1]\n")
    assert "ウカツ!　[4 1]\n" in replay(behind(9, 9), "卓"), "what a file says is no more than what it holds"


def test_as_markdown() -> None:
    assert replay(play_session(), "霧島の夜", "markdown") == (
        "# 霧島の夜\n\n*2026-11-20*\n\n"
        "## 第一場　霧の駅\n\n"
        "*霧が濃くなる。  \n鐘が三つ鳴る。*\n\n"
        "**七海** 運動 → 7 成功 `[4 3]実`\n\n"
        "*黒瀬　命中 13 ＞ 9  \nダメージ 2* `[5 2]`\n\n"
        "**GM** GMが何かを書いた\n\n"
        "*2026-12-04*\n\n"
        "## 第二場\n\n"
        "*\\- 朝 1. が来る*\n"
    )


def test_as_a_page() -> None:
    page = replay(play_session(), "霧島の夜", "html")
    assert "<h2>第一場　霧の駅</h2>" in page
    assert '<span class="text">霧が濃くなる。\n鐘が三つ鳴る。</span>' in page
    assert ".text{white-space:pre-line}" in page
    assert page.index('<p class="day">2026-11-20</p>') < page.index('<p class="day">2026-12-04</p>')


@pytest.mark.parametrize(
    "typed", ["===", "---", "1. eins", "2) zwei", "+ drei", "# vier", "> fünf", "&lt;", "a\n===\nb"]
)
def test_typed_text_becomes_no_heading_or_list(typed: str) -> None:
    text = replay(Log([LogEntry("a", "", typed, who="七海")]), "題", "markdown")
    for line in text.splitlines()[2:]:
        assert not re.match(r"\s*(===|---|\d+[.)] |[-+] |#|>)", line)
        assert "&lt;" not in line.replace("\\&", "")


@pytest.mark.parametrize("time", ["", "yesterday", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
def test_invalid_time_is_omitted(time: str) -> None:
    assert replay(Log([LogEntry("a", time, "A")]), "題", times=True) == "題\n\n　　A\n"


def test_empty_headings_are_omitted() -> None:
    """A battle ends within a session that has no further line; a round passes without a line."""

    def line(n: int, text: str, scene: str, nth: str = "", **data: Any) -> LogEntry:
        return LogEntry(f"e{n}", DAY_1, text, data={"heading": {"scene": scene, "round": nth}, **data})

    log = Log(
        [
            line(1, "始まり。", "セッション"),
            line(2, "切りかかる。", "戦闘", "1"),
            line(3, "", "戦闘", "2"),
            line(4, "倒れる。", "戦闘", "3"),
            line(5, "", "セッション"),
            line(6, "起きあがる。", "戦闘", "3"),
            line(7, "戦闘が終わりました。", "セッション", close=True),
        ]
    )
    texts = [line for line in replay(log, "夜", "markdown").splitlines() if line and not line.startswith("# ")]
    heads = [line for line in texts if line.startswith("#")]
    assert [head.lstrip("# ") for head in heads] == ["セッション", "戦闘", "1", "3"]
    assert not texts[-1].startswith("#")


@pytest.mark.parametrize(
    ("secret", "heads"),
    [
        (False, ["セッション", "地下三階　戦闘", "1", "地下三階"]),
        (True, ["セッション", "（隠）地下三階", "戦闘", "1", "地下三階"]),
    ],
)
def test_a_typed_heading_and_the_battle_right_after_it_are_one(secret: bool, heads: list[str]) -> None:
    def line(n: int, text: str, scene: str, nth: str = "", **data: Any) -> LogEntry:
        return LogEntry(f"e{n}", DAY_1, text, data={"heading": {"scene": scene, "round": nth, **data}})

    log = Log(
        [
            line(1, "始まり。", "セッション", plain=True),
            LogEntry("t", DAY_1, "地下三階", kind="scene", secret=secret),
            line(2, "切りかかる。", "戦闘", "1"),
            line(3, "静かになる。", "セッション", plain=True),
        ]
    )
    texts = replay(log, "夜", "markdown", secrets=True).splitlines()
    assert [line.lstrip("# ") for line in texts if line.startswith("##")] == heads
    assert replay(Log(log.entries[:2]), "夜", secrets=True).rstrip().endswith("地下三階")


def test_end_of_a_scene_belongs_to_that_scene() -> None:
    """コモンルール: after 「村の広場」 サイクル 1 has no heading without further lines."""

    def line(n: int, text: str, scene: str, **data: Any) -> LogEntry:
        return LogEntry(f"e{n}", DAY_1, text, data={"heading": {"scene": scene, "round": ""}, **data})

    ended = (
        line(1, "広場に集まる。", "サイクル 1　広場"),
        line(2, "広場のシーンを終えました。", "サイクル 1", closes=True),
    )
    after = line(3, "水車が回る。", "サイクル 1　水車小屋")
    assert "サイクル 1\n" not in replay(Log([*ended]), "夜")
    texts = [part.strip() for part in replay(Log([*ended, after]), "夜").splitlines() if part.strip()]
    assert texts[1:] == [
        "■ サイクル 1　広場",
        "広場に集まる。",
        "広場のシーンを終えました。",
        "■ サイクル 1　水車小屋",
        "水車が回る。",
    ]


def test_covered_scene_is_a_heading_in_gm_replay_only() -> None:
    where = {"scene": "サイクル 4　別のエリア", "round": "", COVERED: as_data(phrase("サイクル {n}　地下室", n=4))}
    log = Log([LogEntry("a", DAY_1, "暗い。", data={"heading": where})])
    assert "■ （隠）サイクル 4　地下室" in replay(log, "夜", secrets=True)
    assert "地下室" not in replay(log, "夜")
    assert "■ サイクル 4　別のエリア" in replay(log, "夜")


def test_an_english_text_has_no_wide_spaces() -> None:
    log = Log([LogEntry("a", DAY_1, "A step.\nAnother.", kind="play", outcome=thrown(5, 2))])
    people = (RecapPerson("a", "Sena", True, (RecapRow("LP", "6", "4"),)),)
    recap = Recap("What the session has changed", "2026-11-20", people)
    assert replay(log, "Night", recap=recap, words=english("enishi")).splitlines() == [
        "Night  2026-11-20", "", "    A step.", "    Another.  [5 2]", "",
        "■ What the session has changed  2026-11-20", "", "◇ Sena", "    LP  6 → 4",
    ]  # fmt: skip


def test_no_line_repeats_the_heading_above_it() -> None:
    heading = {"heading": {"scene": "第 1 クール　ゼロステージ", "round": ""}}
    log = Log([LogEntry("a", DAY_1, "ゼロステージ", data=heading), LogEntry("b", DAY_1, "霧。", data=heading)])
    assert replay(log, "夜").splitlines()[-2:] == ["■ 第 1 クール　ゼロステージ", "　　霧。"]


def test_line_that_repeats_its_heading_is_omitted() -> None:
    """A scene that begins in the middle of a round has scene and round in its heading only."""
    before, after = ({"heading": {"scene": scene, "round": "第 2 拍"}} for scene in ("セッション", "場面：地下室"))
    log = Log(
        [
            LogEntry("a", DAY_1, "影の手番", data=before),
            LogEntry("b", DAY_1, "場面：地下室", data=after),
            LogEntry("c", DAY_1, "暗い。", data=after),
        ]
    )
    assert replay(log, "夜").splitlines()[-4:] == ["■ 場面：地下室", "", "◇ 第 2 拍", "　　暗い。"]


@pytest.mark.parametrize(
    ("nth", "text", "sentence"),
    [("第 1 巡", "第 1 巡：影 の手番です。", "影 の手番です。"), ("Round 1", "Round 1: a turn.", "A turn.")],
)
def test_no_line_begins_with_the_heading_above_it(nth: str, text: str, sentence: str) -> None:
    heading = {"heading": {"scene": "戦闘", "round": nth}}
    first, later = LogEntry("a", DAY_1, text, data=heading), LogEntry("b", DAY_1, text, data=heading)
    texts = replay(Log([first, later]), "夜", "markdown").splitlines()
    assert [line for line in texts if line.endswith((".*", "。*"))] == [f"*{sentence}*", f"*{text}*"]


def test_only_differing_sentences_are_marked_secret() -> None:
    entry = LogEntry("a", DAY_1, "番犬 がうなる。\n番犬 HP 3", secret=True, open="番犬 がうなる。")
    assert "　　番犬 がうなる。\n　　（隠）番犬 HP 3\n" in replay(Log((entry,)), "夜", secrets=True)
    assert replay(Log((entry,)), "夜").endswith("　　番犬 がうなる。\n")


def test_an_empty_log_is_a_title() -> None:
    assert [replay(Log(), "題", style).count("題") for style in STYLES] == [1, 1, 2]


def test_each_throw_has_its_own_brackets() -> None:
    """Both sides of a contest and rerolled dice are separated."""
    outcome = {"throws": [*thrown(13)["throws"], *thrown()["throws"], *thrown(10, 2)["throws"]]}
    assert "[13] [10 2]実" in replay(Log((LogEntry("a", DAY_1, "競る", outcome=outcome, hand=True),)), "卓")


@pytest.mark.parametrize("style", STYLES)
def test_non_numeric_face_is_omitted(style: Style) -> None:
    entry = LogEntry("a", DAY_1, "振った", outcome=thrown(3, "`<img src=x>", None, True, [1]))
    text = replay(Log((entry,)), "卓", style)
    assert "img" not in text
    assert "[3 ? ? ? ?]" in text


def test_english_uses_its_own_separator_after_names() -> None:
    log = Log([LogEntry("a", "", "A.", who="七海")])
    assert replay(log, "Night", words=Words(language="en")).splitlines()[-1] == "七海: A."
    assert replay(log, "夜").splitlines()[-1] == "七海：A."
