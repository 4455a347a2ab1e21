"""The words that a campaign may replace in every sentence."""

from desktop.core.game import Label

_WORDS = (
    ("karma", "インガオホー", "KO-SHT-12"),
    ("hp", "HP", "KO-SHT-11"),
    ("dl", "DL", "KO-SHT-05"),
    ("tatsujin", "タツジン!", "KO-TAT-02"),
    ("ukatsu", "ウカツ!", "KO-UKA-01"),
    ("initiative", "イニシアティヴ", "KO-SHT-13"),
    ("pool", "ダイスプール", "KO-CHK-07"),
    ("hits", "達成数", "KO-CHK-08"),
    ("arts", "アーツ", "KO-SHT-21"),
    ("outfits", "アウトフィット", "KO-SHT-22"),
    ("space", "コトダマ空間", "KO-KTD-01"),
    ("ninja", "ニンジャ", "KO-SHT-05"),
    ("mortal", "モータル", "KO-SHT-05"),
)
LABELS = tuple(Label(id=f"word_{key}", text=text, rule=rule, spoken=True) for key, text, rule in _WORDS)
"""Their ids are no fields of a sheet: a field keeps its own title, in which the word is replaced as everywhere."""
