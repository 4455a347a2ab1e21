"""Compiled from ui/systems/d20fate/build_fate.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_fate.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.systems.d20fate.fate_tokens import FateTokens
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.row_table import RowTable

class Ui_D20FateBuildFate(object):
    def setupUi(self, D20FateBuildFate):
        if not D20FateBuildFate.objectName():
            D20FateBuildFate.setObjectName(u"D20FateBuildFate")
        D20FateBuildFate.resize(830, 560)
        self.layout55 = QVBoxLayout(D20FateBuildFate)
        self.layout55.setSpacing(10)
        self.layout55.setObjectName(u"layout55")
        self.layout55.setContentsMargins(24, 4, 24, 12)
        self.fateFrame = QFrame(D20FateBuildFate)
        self.fateFrame.setObjectName(u"fateFrame")
        self.fateFrame.setProperty(u"role", u"card")
        self.layout49 = QVBoxLayout(self.fateFrame)
        self.layout49.setSpacing(6)
        self.layout49.setObjectName(u"layout49")
        self.layout49.setContentsMargins(16, 12, 16, 12)
        self.label48 = QLabel(self.fateFrame)
        self.label48.setObjectName(u"label48")
        self.label48.setProperty(u"role", u"heading")

        self.layout49.addWidget(self.label48)

        self.fateTokens = FateTokens(self.fateFrame)
        self.fateTokens.setObjectName(u"fateTokens")
        self.fateTokens.setOnlyShown(True)

        self.layout49.addWidget(self.fateTokens)

        self.earnText = Paragraph(self.fateFrame)
        self.earnText.setObjectName(u"earnText")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.earnText.sizePolicy().hasHeightForWidth())
        self.earnText.setSizePolicy(sizePolicy)

        self.layout49.addWidget(self.earnText)

        self.boostText = Paragraph(self.fateFrame)
        self.boostText.setObjectName(u"boostText")
        sizePolicy.setHeightForWidth(self.boostText.sizePolicy().hasHeightForWidth())
        self.boostText.setSizePolicy(sizePolicy)

        self.layout49.addWidget(self.boostText)

        self.rerollText = Paragraph(self.fateFrame)
        self.rerollText.setObjectName(u"rerollText")
        sizePolicy.setHeightForWidth(self.rerollText.sizePolicy().hasHeightForWidth())
        self.rerollText.setSizePolicy(sizePolicy)

        self.layout49.addWidget(self.rerollText)


        self.layout55.addWidget(self.fateFrame)

        self.label50 = QLabel(D20FateBuildFate)
        self.label50.setObjectName(u"label50")
        self.label50.setProperty(u"role", u"heading")

        self.layout55.addWidget(self.label50)

        self.modifierText = Paragraph(D20FateBuildFate)
        self.modifierText.setObjectName(u"modifierText")
        self.modifierText.setProperty(u"role", u"hint")
        sizePolicy.setHeightForWidth(self.modifierText.sizePolicy().hasHeightForWidth())
        self.modifierText.setSizePolicy(sizePolicy)

        self.layout55.addWidget(self.modifierText)

        self.modifierTable = RowTable(D20FateBuildFate)
        self.modifierTable.setObjectName(u"modifierTable")
        self.modifierTable.setMinimumSize(QSize(0, 104))
        self.modifierTable.setMaximumSize(QSize(16777215, 150))
        self.modifierTable.setProperty(u"field", u"modifiers")

        self.layout55.addWidget(self.modifierTable)

        self.addRow = FlowStrip(D20FateBuildFate)
        self.addRow.setObjectName(u"addRow")
        self.layout53 = QHBoxLayout(self.addRow)
        self.layout53.setSpacing(8)
        self.layout53.setObjectName(u"layout53")
        self.layout53.setContentsMargins(0, 0, 0, 0)
        self.label51 = QLabel(self.addRow)
        self.label51.setObjectName(u"label51")
        self.label51.setProperty(u"role", u"strong")

        self.layout53.addWidget(self.label51)

        self.nameEdit = QLineEdit(self.addRow)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(200)

        self.layout53.addWidget(self.nameEdit)

        self.valueSpin = PointsSpin(self.addRow)
        self.valueSpin.setObjectName(u"valueSpin")
        self.valueSpin.setMinimumSize(QSize(64, 0))
        self.valueSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.valueSpin.setMinimum(-99)
        self.valueSpin.setMaximum(99)
        self.valueSpin.setValue(1)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.valueSpin.sizePolicy().hasHeightForWidth())
        self.valueSpin.setSizePolicy(sizePolicy1)

        self.layout53.addWidget(self.valueSpin)

        self.targetCombo = QComboBox(self.addRow)
        self.targetCombo.setObjectName(u"targetCombo")

        self.layout53.addWidget(self.targetCombo)

        self.addButton = QPushButton(self.addRow)
        self.addButton.setObjectName(u"addButton")

        self.layout53.addWidget(self.addButton)

        self.spacer52 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout53.addItem(self.spacer52)

        self.removeButton = QPushButton(self.addRow)
        self.removeButton.setObjectName(u"removeButton")

        self.layout53.addWidget(self.removeButton)

        self.layout53.setStretch(1, 1)

        self.layout55.addWidget(self.addRow)

        self.spacer54 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout55.addItem(self.spacer54)

#if QT_CONFIG(shortcut)
        self.label51.setBuddy(self.nameEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateBuildFate)
    # setupUi

    def retranslateUi(self, D20FateBuildFate):
        self.label48.setText(QCoreApplication.translate("D20FateBuildFate", u"\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9", None))
#if QT_CONFIG(accessibility)
        self.fateTokens.setAccessibleName(QCoreApplication.translate("D20FateBuildFate", u"\u306f\u3058\u3081\u306e\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.rerollText.setText(QCoreApplication.translate("D20FateBuildFate", u"\u30ea\u30ed\u30fc\u30eb\uff1a\u5931\u6557\u3057\u305f\u5224\u5b9a\u306ed20\u3092\u632f\u308a\u76f4\u3057\u307e\u3059\u3002\u30d5\u30a1\u30f3\u30d6\u30eb\u3082\u6d88\u305b\u307e\u3059\u3002", None))
        self.label50.setText(QCoreApplication.translate("D20FateBuildFate", u"\u3044\u3064\u3082\u8db3\u3059\u6570\uff08\u30a2\u30a4\u30c6\u30e0\u3084\u7279\u6b8a\u80fd\u529b\uff09", None))
        self.modifierText.setText(QCoreApplication.translate("D20FateBuildFate", u"\u9b54\u6cd5\u306e\u5263 +1 \u306e\u3088\u3046\u306b\u3001\u3044\u3064\u3082\u52b9\u304f\u3082\u306e\u3060\u3051\u3092\u66f8\u304d\u307e\u3059\u3002\u305d\u306e\u5834\u306e\u6709\u5229\u30fb\u4e0d\u5229\u306f\u3001\u6570\u3067\u306f\u306a\u304f\u30c0\u30a4\u30b9\u306e\u6570\u3067\u8868\u3057\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.modifierTable.setAccessibleName(QCoreApplication.translate("D20FateBuildFate", u"\u5e38\u6642\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.label51.setText(QCoreApplication.translate("D20FateBuildFate", u"\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.nameEdit.setAccessibleName(QCoreApplication.translate("D20FateBuildFate", u"\u30a2\u30a4\u30c6\u30e0\u3084\u7279\u6b8a\u80fd\u529b\u306e\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
        self.nameEdit.setPlaceholderText(QCoreApplication.translate("D20FateBuildFate", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.valueSpin.setAccessibleName(QCoreApplication.translate("D20FateBuildFate", u"\u8db3\u3059\u6570", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.targetCombo.setAccessibleName(QCoreApplication.translate("D20FateBuildFate", u"\u4f55\u306e\u5224\u5b9a\u306b\u8db3\u3059\u304b", None))
#endif // QT_CONFIG(accessibility)
        self.addButton.setText(QCoreApplication.translate("D20FateBuildFate", u"\u8db3\u3059", None))
        self.removeButton.setText(QCoreApplication.translate("D20FateBuildFate", u"\u9078\u3093\u3060\u884c\u3092\u6d88\u3059", None))
        pass
    # retranslateUi

