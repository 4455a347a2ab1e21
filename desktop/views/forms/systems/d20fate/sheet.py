"""Compiled from ui/systems/d20fate/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.systems.d20fate.ability_rows import AbilityRows
from desktop.views.systems.d20fate.fate_tokens import FateTokens
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.row_table import RowTable
from desktop.views.widgets.spin import NumberSpin

class Ui_D20FateSheet(object):
    def setupUi(self, D20FateSheet):
        if not D20FateSheet.objectName():
            D20FateSheet.setObjectName(u"D20FateSheet")
        D20FateSheet.resize(830, 560)
        self.pageLayout = QVBoxLayout(D20FateSheet)
        self.pageLayout.setSpacing(8)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.strip = FlowStrip(D20FateSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout9 = QHBoxLayout(self.strip)
        self.layout9.setSpacing(16)
        self.layout9.setObjectName(u"layout9")
        self.layout9.setContentsMargins(12, 6, 12, 6)
        self.layout2 = QVBoxLayout()
        self.layout2.setSpacing(2)
        self.layout2.setObjectName(u"layout2")
        self.label1 = QLabel(self.strip)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout2.addWidget(self.label1)

        self.levelSpin = NumberSpin(self.strip)
        self.levelSpin.setObjectName(u"levelSpin")
        self.levelSpin.setMinimumSize(QSize(64, 0))
        self.levelSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.levelSpin.setProperty(u"field", u"level")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.levelSpin.sizePolicy().hasHeightForWidth())
        self.levelSpin.setSizePolicy(sizePolicy)

        self.layout2.addWidget(self.levelSpin)

        self.layout2Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout2.addItem(self.layout2Foot)


        self.layout9.addLayout(self.layout2)

        self.layout4 = QVBoxLayout()
        self.layout4.setSpacing(2)
        self.layout4.setObjectName(u"layout4")
        self.label3 = QLabel(self.strip)
        self.label3.setObjectName(u"label3")
        self.label3.setProperty(u"role", u"quiet")

        self.layout4.addWidget(self.label3)

        self.proficiencyNumber = DerivedNumber(self.strip)
        self.proficiencyNumber.setObjectName(u"proficiencyNumber")
        self.proficiencyNumber.setAutoRaise(True)
        self.proficiencyNumber.setProperty(u"role", u"number")
        self.proficiencyNumber.setProperty(u"derived", u"proficiency_bonus")

        self.layout4.addWidget(self.proficiencyNumber)

        self.layout4Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout4.addItem(self.layout4Foot)


        self.layout9.addLayout(self.layout4)

        self.fateBox = QWidget(self.strip)
        self.fateBox.setObjectName(u"fateBox")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.fateBox.sizePolicy().hasHeightForWidth())
        self.fateBox.setSizePolicy(sizePolicy1)
        self.layout6 = QVBoxLayout(self.fateBox)
        self.layout6.setSpacing(2)
        self.layout6.setObjectName(u"layout6")
        self.layout6.setContentsMargins(0, 0, 0, 0)
        self.label5 = QLabel(self.fateBox)
        self.label5.setObjectName(u"label5")
        self.label5.setProperty(u"role", u"quiet")

        self.layout6.addWidget(self.label5)

        self.fateTokens = FateTokens(self.fateBox)
        self.fateTokens.setObjectName(u"fateTokens")
        self.fateTokens.setProperty(u"field", u"fate_dice")

        self.layout6.addWidget(self.fateTokens)

        self.layout6Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout6.addItem(self.layout6Foot)


        self.layout9.addWidget(self.fateBox)

        self.spacer7 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout9.addItem(self.spacer7)

        self.layout8 = QVBoxLayout()
        self.layout8.setSpacing(4)
        self.layout8.setObjectName(u"layout8")
        self.formula = QLabel(self.strip)
        self.formula.setObjectName(u"formula")
        self.formula.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.formula.setProperty(u"role", u"strong")

        self.layout8.addWidget(self.formula)

        self.formulaGoal = QLabel(self.strip)
        self.formulaGoal.setObjectName(u"formulaGoal")
        self.formulaGoal.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.formulaGoal.setProperty(u"role", u"quiet")

        self.layout8.addWidget(self.formulaGoal)


        self.layout9.addLayout(self.layout8)


        self.pageLayout.addWidget(self.strip)

        self.topRow = FlowStrip(D20FateSheet)
        self.topRow.setObjectName(u"topRow")
        self.topLayout = QHBoxLayout(self.topRow)
        self.topLayout.setSpacing(16)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(0, 0, 0, 0)
        self.layout14 = QVBoxLayout()
        self.layout14.setSpacing(4)
        self.layout14.setObjectName(u"layout14")
        self.layout13 = QHBoxLayout()
        self.layout13.setSpacing(8)
        self.layout13.setObjectName(u"layout13")
        self.label10 = QLabel(self.topRow)
        self.label10.setObjectName(u"label10")
        self.label10.setMinimumSize(QSize(0, 24))
        self.label10.setProperty(u"role", u"heading")

        self.layout13.addWidget(self.label10)

        self.label12 = QLabel(self.topRow)
        self.label12.setObjectName(u"label12")
        self.label12.setProperty(u"role", u"quiet")
        self.label12.setWordWrap(True)
        self.label12.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.label12.sizePolicy().hasHeightForWidth())
        self.label12.setSizePolicy(sizePolicy2)

        self.layout13.addWidget(self.label12)


        self.layout14.addLayout(self.layout13)

        self.abilityRows = AbilityRows(self.topRow)
        self.abilityRows.setObjectName(u"abilityRows")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.abilityRows.sizePolicy().hasHeightForWidth())
        self.abilityRows.setSizePolicy(sizePolicy3)

        self.layout14.addWidget(self.abilityRows)


        self.topLayout.addLayout(self.layout14)

        self.layout19 = QVBoxLayout()
        self.layout19.setSpacing(4)
        self.layout19.setObjectName(u"layout19")
        self.layout18 = QHBoxLayout()
        self.layout18.setSpacing(8)
        self.layout18.setObjectName(u"layout18")
        self.label15 = QLabel(self.topRow)
        self.label15.setObjectName(u"label15")
        self.label15.setProperty(u"role", u"heading")

        self.layout18.addWidget(self.label15)

        self.label17 = QLabel(self.topRow)
        self.label17.setObjectName(u"label17")
        self.label17.setProperty(u"role", u"quiet")
        self.label17.setWordWrap(True)
        self.label17.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        sizePolicy2.setHeightForWidth(self.label17.sizePolicy().hasHeightForWidth())
        self.label17.setSizePolicy(sizePolicy2)

        self.layout18.addWidget(self.label17)

        self.contestButton = QToolButton(self.topRow)
        self.contestButton.setObjectName(u"contestButton")
        self.contestButton.setProperty(u"role", u"small")
        self.contestButton.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

        self.layout18.addWidget(self.contestButton)


        self.layout19.addLayout(self.layout18)

        self.skillTable = RowTable(self.topRow)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setProperty(u"field", u"skills")
        self.skillTable.setLeastRows(8)

        self.layout19.addWidget(self.skillTable)


        self.topLayout.addLayout(self.layout19)

        self.topLayout.setStretch(0, 2)
        self.topLayout.setStretch(1, 3)

        self.pageLayout.addWidget(self.topRow)

        self.lowRow = FlowStrip(D20FateSheet)
        self.lowRow.setObjectName(u"lowRow")
        self.lowLayout = QHBoxLayout(self.lowRow)
        self.lowLayout.setSpacing(16)
        self.lowLayout.setObjectName(u"lowLayout")
        self.lowLayout.setContentsMargins(0, 0, 0, 0)
        self.layout24 = QVBoxLayout()
        self.layout24.setSpacing(4)
        self.layout24.setObjectName(u"layout24")
        self.layout23 = QHBoxLayout()
        self.layout23.setSpacing(8)
        self.layout23.setObjectName(u"layout23")
        self.label20 = QLabel(self.lowRow)
        self.label20.setObjectName(u"label20")
        self.label20.setProperty(u"role", u"heading")

        self.layout23.addWidget(self.label20)

        self.label22 = QLabel(self.lowRow)
        self.label22.setObjectName(u"label22")
        self.label22.setProperty(u"role", u"quiet")
        self.label22.setWordWrap(True)
        self.label22.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        sizePolicy2.setHeightForWidth(self.label22.sizePolicy().hasHeightForWidth())
        self.label22.setSizePolicy(sizePolicy2)

        self.layout23.addWidget(self.label22)


        self.layout24.addLayout(self.layout23)

        self.conditionTable = RowTable(self.lowRow)
        self.conditionTable.setObjectName(u"conditionTable")
        self.conditionTable.setProperty(u"field", u"conditions")
        self.conditionTable.setLeastRows(3)

        self.layout24.addWidget(self.conditionTable)


        self.lowLayout.addLayout(self.layout24)

        self.layout29 = QVBoxLayout()
        self.layout29.setSpacing(4)
        self.layout29.setObjectName(u"layout29")
        self.layout28 = QHBoxLayout()
        self.layout28.setSpacing(8)
        self.layout28.setObjectName(u"layout28")
        self.label25 = QLabel(self.lowRow)
        self.label25.setObjectName(u"label25")
        self.label25.setProperty(u"role", u"heading")

        self.layout28.addWidget(self.label25)

        self.label27 = QLabel(self.lowRow)
        self.label27.setObjectName(u"label27")
        self.label27.setProperty(u"role", u"quiet")
        self.label27.setWordWrap(True)
        self.label27.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        sizePolicy2.setHeightForWidth(self.label27.sizePolicy().hasHeightForWidth())
        self.label27.setSizePolicy(sizePolicy2)

        self.layout28.addWidget(self.label27)


        self.layout29.addLayout(self.layout28)

        self.modifierTable = RowTable(self.lowRow)
        self.modifierTable.setObjectName(u"modifierTable")
        self.modifierTable.setProperty(u"field", u"modifiers")
        self.modifierTable.setLeastRows(3)

        self.layout29.addWidget(self.modifierTable)


        self.lowLayout.addLayout(self.layout29)

        self.lowLayout.setStretch(0, 1)
        self.lowLayout.setStretch(1, 1)

        self.pageLayout.addWidget(self.lowRow)

        self.pageLayout.setStretch(1, 2)
        self.pageLayout.setStretch(2, 1)
#if QT_CONFIG(shortcut)
        self.label1.setBuddy(self.levelSpin)
        self.label5.setBuddy(self.fateTokens)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateSheet)
    # setupUi

    def retranslateUi(self, D20FateSheet):
        self.label1.setText(QCoreApplication.translate("D20FateSheet", u"\u30ec\u30d9\u30eb", None))
        self.label3.setText(QCoreApplication.translate("D20FateSheet", u"\u7fd2\u719f\u30dc\u30fc\u30ca\u30b9", None))
        self.label5.setText(QCoreApplication.translate("D20FateSheet", u"\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9", None))
#if QT_CONFIG(accessibility)
        self.fateTokens.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.formulaGoal.setText(QCoreApplication.translate("D20FateSheet", u"\u5408\u8a08\u304c\u76ee\u6a19\u5024\uff08DC\uff09\u4ee5\u4e0a\u3067\u6210\u529f", None))
        self.label10.setText(QCoreApplication.translate("D20FateSheet", u"\u80fd\u529b", None))
        self.label12.setText(QCoreApplication.translate("D20FateSheet", u"\u540d\u524d\u3092\u62bc\u3059\u3068\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.abilityRows.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u80fd\u529b", None))
#endif // QT_CONFIG(accessibility)
        self.label15.setText(QCoreApplication.translate("D20FateSheet", u"\u6280\u80fd", None))
        self.label17.setText(QCoreApplication.translate("D20FateSheet", u"\u5408\u8a08\u3092\u62bc\u3059\u3068\u5224\u5b9a", None))
        self.contestButton.setText(QCoreApplication.translate("D20FateSheet", u"\u5bfe\u6297\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.contestButton.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u5bfe\u6297\u5224\u5b9a\u3092\u7528\u610f\u3059\u308b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u6280\u80fd", None))
#endif // QT_CONFIG(accessibility)
        self.label20.setText(QCoreApplication.translate("D20FateSheet", u"\u72b6\u614b", None))
        self.label22.setText(QCoreApplication.translate("D20FateSheet", u"\u6709\u5229\u30fb\u4e0d\u5229\u3092\u6c7a\u3081\u308b\u76ee\u5b89", None))
#if QT_CONFIG(accessibility)
        self.conditionTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u72b6\u614b", None))
#endif // QT_CONFIG(accessibility)
        self.label25.setText(QCoreApplication.translate("D20FateSheet", u"\u5e38\u6642\u306e\u4fee\u6b63", None))
        self.label27.setText(QCoreApplication.translate("D20FateSheet", u"\u30a2\u30a4\u30c6\u30e0\u3084\u7279\u6b8a\u80fd\u529b\u306a\u3069\u3001\u3044\u3064\u3082\u8db3\u3059\u6570", None))
#if QT_CONFIG(accessibility)
        self.modifierTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u5e38\u6642\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

