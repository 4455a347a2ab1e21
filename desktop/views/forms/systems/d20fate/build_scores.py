"""Compiled from ui/systems/d20fate/build_scores.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_scores.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.systems.d20fate.ability_rows import AbilityRows
from desktop.views.widgets.paragraph import Paragraph

class Ui_D20FateBuildScores(object):
    def setupUi(self, D20FateBuildScores):
        if not D20FateBuildScores.objectName():
            D20FateBuildScores.setObjectName(u"D20FateBuildScores")
        D20FateBuildScores.resize(830, 560)
        self.layout39 = QVBoxLayout(D20FateBuildScores)
        self.layout39.setSpacing(12)
        self.layout39.setObjectName(u"layout39")
        self.layout39.setContentsMargins(24, 4, 24, 12)
        self.rangeText = Paragraph(D20FateBuildScores)
        self.rangeText.setObjectName(u"rangeText")
        self.rangeText.setProperty(u"role", u"hint")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.rangeText.sizePolicy().hasHeightForWidth())
        self.rangeText.setSizePolicy(sizePolicy)

        self.layout39.addWidget(self.rangeText)

        self.abilityRows = AbilityRows(D20FateBuildScores)
        self.abilityRows.setObjectName(u"abilityRows")
        self.abilityRows.setGuided(True)

        self.layout39.addWidget(self.abilityRows)

        self.tellFrame = QFrame(D20FateBuildScores)
        self.tellFrame.setObjectName(u"tellFrame")
        self.tellFrame.setProperty(u"role", u"tint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.tellFrame.sizePolicy().hasHeightForWidth())
        self.tellFrame.setSizePolicy(sizePolicy1)
        self.layout37 = QHBoxLayout(self.tellFrame)
        self.layout37.setSpacing(8)
        self.layout37.setObjectName(u"layout37")
        self.layout37.setContentsMargins(16, 8, 16, 8)
        self.tell = Paragraph(self.tellFrame)
        self.tell.setObjectName(u"tell")
        sizePolicy.setHeightForWidth(self.tell.sizePolicy().hasHeightForWidth())
        self.tell.setSizePolicy(sizePolicy)

        self.layout37.addWidget(self.tell)


        self.layout39.addWidget(self.tellFrame)

        self.spacer38 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout39.addItem(self.spacer38)


        self.retranslateUi(D20FateBuildScores)
    # setupUi

    def retranslateUi(self, D20FateBuildScores):
#if QT_CONFIG(accessibility)
        self.abilityRows.setAccessibleName(QCoreApplication.translate("D20FateBuildScores", u"\u80fd\u529b", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

