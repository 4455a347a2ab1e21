"""Compiled from ui/systems/d20fate/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QHeaderView,
    QLabel, QSizePolicy, QSpacerItem, QSpinBox,
    QToolButton, QVBoxLayout, QWidget)

from desktop.views.systems.d20fate.ability_rows import AbilityRows
from desktop.views.systems.d20fate.fate_tokens import FateTokens
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.row_table import RowTable

class Ui_D20FateSheet(object):
    def setupUi(self, D20FateSheet):
        if not D20FateSheet.objectName():
            D20FateSheet.setObjectName(u"D20FateSheet")
        D20FateSheet.resize(830, 560)
        self.pageLayout = QVBoxLayout(D20FateSheet)
        self.pageLayout.setSpacing(8)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(D20FateSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout8 = QHBoxLayout(self.strip)
        self.layout8.setSpacing(16)
        self.layout8.setObjectName(u"layout8")
        self.layout8.setContentsMargins(12, 6, 12, 6)
        self.layout2 = QVBoxLayout()
        self.layout2.setSpacing(2)
        self.layout2.setObjectName(u"layout2")
        self.label1 = QLabel(self.strip)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout2.addWidget(self.label1)

        self.levelSpin = QSpinBox(self.strip)
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


        self.layout8.addLayout(self.layout2)

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


        self.layout8.addLayout(self.layout4)

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


        self.layout8.addWidget(self.fateBox)

        self.spacer7 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout8.addItem(self.spacer7)

        self.formula = QLabel(self.strip)
        self.formula.setObjectName(u"formula")
        self.formula.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.formula.setProperty(u"role", u"strong")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.formula.sizePolicy().hasHeightForWidth())
        self.formula.setSizePolicy(sizePolicy2)

        self.layout8.addWidget(self.formula)


        self.pageLayout.addWidget(self.strip)

        self.topLayout = QHBoxLayout()
        self.topLayout.setSpacing(16)
        self.topLayout.setObjectName(u"topLayout")
        self.layout13 = QVBoxLayout()
        self.layout13.setSpacing(4)
        self.layout13.setObjectName(u"layout13")
        self.layout12 = QHBoxLayout()
        self.layout12.setSpacing(8)
        self.layout12.setObjectName(u"layout12")
        self.label9 = QLabel(D20FateSheet)
        self.label9.setObjectName(u"label9")
        self.label9.setProperty(u"role", u"heading")

        self.layout12.addWidget(self.label9)

        self.spacer10 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout12.addItem(self.spacer10)

        self.label11 = QLabel(D20FateSheet)
        self.label11.setObjectName(u"label11")
        self.label11.setProperty(u"role", u"quiet")

        self.layout12.addWidget(self.label11)


        self.layout13.addLayout(self.layout12)

        self.abilityRows = AbilityRows(D20FateSheet)
        self.abilityRows.setObjectName(u"abilityRows")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.abilityRows.sizePolicy().hasHeightForWidth())
        self.abilityRows.setSizePolicy(sizePolicy3)

        self.layout13.addWidget(self.abilityRows)


        self.topLayout.addLayout(self.layout13)

        self.layout18 = QVBoxLayout()
        self.layout18.setSpacing(4)
        self.layout18.setObjectName(u"layout18")
        self.layout17 = QHBoxLayout()
        self.layout17.setSpacing(8)
        self.layout17.setObjectName(u"layout17")
        self.label14 = QLabel(D20FateSheet)
        self.label14.setObjectName(u"label14")
        self.label14.setProperty(u"role", u"heading")

        self.layout17.addWidget(self.label14)

        self.spacer15 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout17.addItem(self.spacer15)

        self.label16 = QLabel(D20FateSheet)
        self.label16.setObjectName(u"label16")
        self.label16.setProperty(u"role", u"quiet")

        self.layout17.addWidget(self.label16)

        self.contestButton = QToolButton(D20FateSheet)
        self.contestButton.setObjectName(u"contestButton")
        self.contestButton.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

        self.layout17.addWidget(self.contestButton)


        self.layout18.addLayout(self.layout17)

        self.skillTable = RowTable(D20FateSheet)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setMinimumSize(QSize(0, 222))
        self.skillTable.setProperty(u"field", u"skills")

        self.layout18.addWidget(self.skillTable)


        self.topLayout.addLayout(self.layout18)

        self.topLayout.setStretch(0, 2)
        self.topLayout.setStretch(1, 3)

        self.pageLayout.addLayout(self.topLayout)

        self.lowLayout = QHBoxLayout()
        self.lowLayout.setSpacing(16)
        self.lowLayout.setObjectName(u"lowLayout")
        self.layout23 = QVBoxLayout()
        self.layout23.setSpacing(4)
        self.layout23.setObjectName(u"layout23")
        self.layout22 = QHBoxLayout()
        self.layout22.setSpacing(8)
        self.layout22.setObjectName(u"layout22")
        self.label19 = QLabel(D20FateSheet)
        self.label19.setObjectName(u"label19")
        self.label19.setProperty(u"role", u"heading")

        self.layout22.addWidget(self.label19)

        self.spacer20 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout22.addItem(self.spacer20)

        self.label21 = QLabel(D20FateSheet)
        self.label21.setObjectName(u"label21")
        self.label21.setProperty(u"role", u"quiet")

        self.layout22.addWidget(self.label21)


        self.layout23.addLayout(self.layout22)

        self.conditionTable = RowTable(D20FateSheet)
        self.conditionTable.setObjectName(u"conditionTable")
        self.conditionTable.setMinimumSize(QSize(0, 92))
        self.conditionTable.setProperty(u"field", u"conditions")

        self.layout23.addWidget(self.conditionTable)


        self.lowLayout.addLayout(self.layout23)

        self.layout28 = QVBoxLayout()
        self.layout28.setSpacing(4)
        self.layout28.setObjectName(u"layout28")
        self.layout27 = QHBoxLayout()
        self.layout27.setSpacing(8)
        self.layout27.setObjectName(u"layout27")
        self.label24 = QLabel(D20FateSheet)
        self.label24.setObjectName(u"label24")
        self.label24.setProperty(u"role", u"heading")

        self.layout27.addWidget(self.label24)

        self.spacer25 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout27.addItem(self.spacer25)

        self.label26 = QLabel(D20FateSheet)
        self.label26.setObjectName(u"label26")
        self.label26.setProperty(u"role", u"quiet")

        self.layout27.addWidget(self.label26)


        self.layout28.addLayout(self.layout27)

        self.modifierTable = RowTable(D20FateSheet)
        self.modifierTable.setObjectName(u"modifierTable")
        self.modifierTable.setMinimumSize(QSize(0, 92))
        self.modifierTable.setProperty(u"field", u"modifiers")

        self.layout28.addWidget(self.modifierTable)


        self.lowLayout.addLayout(self.layout28)

        self.lowLayout.setStretch(0, 1)
        self.lowLayout.setStretch(1, 1)

        self.pageLayout.addLayout(self.lowLayout)

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
        self.label9.setText(QCoreApplication.translate("D20FateSheet", u"\u80fd\u529b", None))
        self.label11.setText(QCoreApplication.translate("D20FateSheet", u"\u540d\u524d\u3092\u62bc\u3059\u3068\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.abilityRows.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u80fd\u529b", None))
#endif // QT_CONFIG(accessibility)
        self.label14.setText(QCoreApplication.translate("D20FateSheet", u"\u6280\u80fd", None))
        self.label16.setText(QCoreApplication.translate("D20FateSheet", u"\u5408\u8a08\u3092\u62bc\u3059\u3068\u5224\u5b9a", None))
        self.contestButton.setText(QCoreApplication.translate("D20FateSheet", u"\u5bfe\u6297\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.contestButton.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u5bfe\u6297\u5224\u5b9a\u3092\u7528\u610f\u3059\u308b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u6280\u80fd", None))
#endif // QT_CONFIG(accessibility)
        self.label19.setText(QCoreApplication.translate("D20FateSheet", u"\u72b6\u614b", None))
        self.label21.setText(QCoreApplication.translate("D20FateSheet", u"\u6709\u5229\u30fb\u4e0d\u5229\u3092\u6c7a\u3081\u308b\u76ee\u5b89", None))
#if QT_CONFIG(accessibility)
        self.conditionTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u72b6\u614b", None))
#endif // QT_CONFIG(accessibility)
        self.label24.setText(QCoreApplication.translate("D20FateSheet", u"\u5e38\u6642\u306e\u4fee\u6b63", None))
        self.label26.setText(QCoreApplication.translate("D20FateSheet", u"\u54c1\u3084\u529b\u306a\u3069\u3001\u3044\u3064\u3082\u8db3\u3059\u6570", None))
#if QT_CONFIG(accessibility)
        self.modifierTable.setAccessibleName(QCoreApplication.translate("D20FateSheet", u"\u5e38\u6642\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

