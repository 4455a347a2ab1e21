"""The words that a definition may replace, e.g. ライフ by アーマー (D6G-GMV-03)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import Label
from desktop.systems.d6game.tables import HAND_ROWS

_WORDS = (
    ("name", "名前", "D6G-PRO-01"),
    ("life", "ライフ", "D6G-LIFE-01"),
    ("life_initial", "初期ライフ", "D6G-LIFE-04"),
    ("fate", "命運", "D6G-FATE-01"),
    ("incapacitated", "行動不能", "D6G-LIFE-02"),
    ("out_of_combat", "戦闘不能", "D6G-CMB-12"),
    ("game_over", "ゲームオーバー", "D6G-LIFE-03"),
    ("check", "行為判定", "D6G-CHK-01"),
    ("fate_check", "命運判定", "D6G-FCK-01"),
    ("combat", "戦闘", "D6G-CMB-01"),
    ("hand", "役", "D6G-CHK-03"),
    ("score", "得点", "D6G-CHK-03"),
    ("success", "成功", "D6G-CHK-04"),
    ("failure", "失敗", "D6G-CHK-08"),
    ("fumble", "ファンブル", "D6G-CHK-06"),
    ("critical", "クリティカル", "D6G-HND-07"),
    ("super_critical", "スーパークリティカル", "D6G-HND-08"),
    ("power", "パワー", "D6G-CMB-07"),
    ("fight_back", "応戦", "D6G-CMB-09"),
    ("dodge", "回避", "D6G-CMB-11"),
    ("abilities", "基礎能力", "D6G-ABL-05"),
    ("skills", "技能", "D6G-SKL-01"),
    ("specialty", "得意分野", "D6G-SKL-02"),
    ("items", "アイテム・情報", "D6G-CMB-02"),
    ("challenge", "チャレンジ！", "D6G-GMV-02"),
    ("sheet", "キャラクターシート", "D6G-GMV-05"),
)

LABELS = tuple(Label(id=key, text=text, rule=rule, spoken=key != "name") for key, text, rule in _WORDS)
"""What the hands are called is in their list."""

DEFAULTS: Mapping[str, str] = {label.id: label.text for label in LABELS} | {row.id: row.name for row in HAND_ROWS}
"""The book's words, by label or hand."""
