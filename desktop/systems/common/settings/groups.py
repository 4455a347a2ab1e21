"""Headings of the switches."""

DICE, VALUES, CARDS = "ダイス", "パラメータ", "カード"
AREAS, SCENES, BATTLE, CHECKS, RECORDS = "エリアと移動", "シーン", "戦闘", "判定", "記録"
