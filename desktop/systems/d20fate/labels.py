"""The words that a campaign may replace in every sentence."""

from desktop.core.game import Label

_WORDS = (
    ("fate_dice", "フェイト・ダイス", "D20-FATE-01"),
    ("fate", "フェイト", "D20-FATE-01"),
    ("boost", "ブースト", "D20-FATE-02"),
    ("reroll", "リロール", "D20-FATE-03"),
    ("stunt", "スタント", "D20-FATE-06"),
    ("proficiency", "習熟", "D20-CORE-04"),
    ("advantage", "有利", "D20-ADV-02"),
    ("disadvantage", "不利", "D20-ADV-03"),
    ("critical", "クリティカル", "D20-RES-03"),
    ("fumble", "ファンブル", "D20-RES-04"),
    ("dc", "DC", "D20-CORE-05"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""
