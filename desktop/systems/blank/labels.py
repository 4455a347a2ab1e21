"""The words of the sheet that a game may rename."""

from desktop.core.game import Label

LABELS = (
    Label(id="abilities", text="能力値", rule="BL-ABL-01", spoken=True),
    Label(id="skills", text="技能", rule="BL-SKL-01", spoken=True),
    Label(id="items", text="持ち物", rule="BL-ITM-01", spoken=True),
    Label(id="conditions", text="状態", rule="BL-CND-01", spoken=True),
    Label(id="money", text="お金", rule="BL-ITM-02", spoken=True),
    Label(id="points", text="成長点", rule="BL-GRW-01", spoken=True),
    Label(id="check", text="判定", rule="BL-CHK-01", spoken=True),
    Label(id="contest", text="対抗判定", rule="BL-CHK-07", spoken=True),
    Label(id="round", text="ラウンド", rule="BL-TRN-03", spoken=True),
)
