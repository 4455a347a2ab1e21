"""The words that a campaign may replace in every sentence."""

from desktop.core.game import Label

_WORDS = (
    ("lp", "LP", "EN-CRE-03"),
    ("sp", "SP", "EN-CRE-04"),
    ("clv", "CLV", "EN-CRE-01"),
    ("slv", "SLV", "EN-SKL-01"),
    ("gauge_size", "ゲージ", "EN-TMP-01"),
    ("effect", "エフェクト", "EN-TMP-01"),
    ("bonds", "所縁", "EN-ENI-01"),
    ("wealth", "財産ポイント", "EN-EQP-01"),
    ("experience", "経験点", "EN-XP-01"),
    ("achievement", "達成値", "EN-CHK-01"),
    ("fumble", "ファンブル", "EN-CHK-05"),
    ("double_up", "ダブルアップ", "EN-CHK-06"),
    ("mobility", "移動力", "EN-MOV-01"),
    ("power", "威力値", "EN-PWR-01"),
    ("cycle", "クール", "EN-SES-11"),
    ("protagonist", "主人公", "EN-SES-09"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""
