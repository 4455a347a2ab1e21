"""The words of the sheet that a game may rename."""

from desktop.core.game import Label

LABELS = (
    Label(id="abilities", text="能力値", rule="BL-ABL-01"),
    Label(id="skills", text="技能", rule="BL-SKL-01"),
    Label(id="items", text="持ち物", rule="BL-ITM-01"),
    Label(id="conditions", text="状態", rule="BL-CND-01"),
    Label(id="money", text="お金", rule="BL-ITM-02"),
    Label(id="points", text="成長点", rule="BL-GRW-01"),
    Label(id="check", text="判定", rule="BL-CHK-01"),
    Label(id="contest", text="対抗判定", rule="BL-CHK-07"),
    Label(id="round", text="ラウンド", rule="BL-TRN-03"),
)
