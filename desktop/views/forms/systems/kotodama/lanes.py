"""Compiled from ui/systems/kotodama/lanes.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'lanes.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.kotodama.play.drawn import Gutter
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.paragraph import Paragraph

class Ui_KotodamaLanes(object):
    def setupUi(self, KotodamaLanes):
        if not KotodamaLanes.objectName():
            KotodamaLanes.setObjectName(u"KotodamaLanes")
        KotodamaLanes.resize(1054, 520)
        self.KotodamaLanesLayout = QHBoxLayout(KotodamaLanes)
        self.KotodamaLanesLayout.setSpacing(0)
        self.KotodamaLanesLayout.setObjectName(u"KotodamaLanesLayout")
        self.KotodamaLanesLayout.setContentsMargins(0, 0, 0, 0)
        self.realLane = QFrame(KotodamaLanes)
        self.realLane.setObjectName(u"realLane")
        self.realLane.setProperty(u"role", u"panel")
        self.realLaneLayout = QVBoxLayout(self.realLane)
        self.realLaneLayout.setSpacing(6)
        self.realLaneLayout.setObjectName(u"realLaneLayout")
        self.realLaneLayout.setContentsMargins(12, 8, 12, 8)
        self.realHead = QWidget(self.realLane)
        self.realHead.setObjectName(u"realHead")
        self.realHeadLayout = QHBoxLayout(self.realHead)
        self.realHeadLayout.setSpacing(8)
        self.realHeadLayout.setObjectName(u"realHeadLayout")
        self.realHeadLayout.setContentsMargins(0, 0, 0, 0)
        self.realTitle = QLabel(self.realHead)
        self.realTitle.setObjectName(u"realTitle")
        self.realTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.realTitle.setProperty(u"role", u"heading")

        self.realHeadLayout.addWidget(self.realTitle)

        self.realSub = ElidedLabel(self.realHead)
        self.realSub.setObjectName(u"realSub")
        self.realSub.setProperty(u"role", u"caption")

        self.realHeadLayout.addWidget(self.realSub)

        self.realCount = QLabel(self.realHead)
        self.realCount.setObjectName(u"realCount")
        self.realCount.setTextFormat(Qt.TextFormat.PlainText)
        self.realCount.setProperty(u"role", u"caption")

        self.realHeadLayout.addWidget(self.realCount)

        self.realHeadLayout.setStretch(1, 1)

        self.realLaneLayout.addWidget(self.realHead)

        self.realCards = QWidget(self.realLane)
        self.realCards.setObjectName(u"realCards")
        self.realCardsLayout = QVBoxLayout(self.realCards)
        self.realCardsLayout.setSpacing(6)
        self.realCardsLayout.setObjectName(u"realCardsLayout")
        self.realCardsLayout.setContentsMargins(0, 0, 0, 0)

        self.realLaneLayout.addWidget(self.realCards)

        self.realLaneSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.realLaneLayout.addItem(self.realLaneSpacer2)

        self.realNote = Paragraph(self.realLane)
        self.realNote.setObjectName(u"realNote")
        self.realNote.setProperty(u"role", u"hint")

        self.realLaneLayout.addWidget(self.realNote)


        self.KotodamaLanesLayout.addWidget(self.realLane)

        self.gutter = Gutter(KotodamaLanes)
        self.gutter.setObjectName(u"gutter")

        self.KotodamaLanesLayout.addWidget(self.gutter)

        self.kotodamaLane = QFrame(KotodamaLanes)
        self.kotodamaLane.setObjectName(u"kotodamaLane")
        self.kotodamaLane.setProperty(u"role", u"tint")
        self.kotodamaLaneLayout = QVBoxLayout(self.kotodamaLane)
        self.kotodamaLaneLayout.setSpacing(6)
        self.kotodamaLaneLayout.setObjectName(u"kotodamaLaneLayout")
        self.kotodamaLaneLayout.setContentsMargins(12, 8, 12, 8)
        self.kotodamaHead = QWidget(self.kotodamaLane)
        self.kotodamaHead.setObjectName(u"kotodamaHead")
        self.kotodamaHeadLayout = QHBoxLayout(self.kotodamaHead)
        self.kotodamaHeadLayout.setSpacing(8)
        self.kotodamaHeadLayout.setObjectName(u"kotodamaHeadLayout")
        self.kotodamaHeadLayout.setContentsMargins(0, 0, 0, 0)
        self.kotodamaTitle = QLabel(self.kotodamaHead)
        self.kotodamaTitle.setObjectName(u"kotodamaTitle")
        self.kotodamaTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.kotodamaTitle.setProperty(u"role", u"heading")

        self.kotodamaHeadLayout.addWidget(self.kotodamaTitle)

        self.kotodamaSub = ElidedLabel(self.kotodamaHead)
        self.kotodamaSub.setObjectName(u"kotodamaSub")
        self.kotodamaSub.setProperty(u"role", u"caption")

        self.kotodamaHeadLayout.addWidget(self.kotodamaSub)

        self.kotodamaCount = QLabel(self.kotodamaHead)
        self.kotodamaCount.setObjectName(u"kotodamaCount")
        self.kotodamaCount.setTextFormat(Qt.TextFormat.PlainText)
        self.kotodamaCount.setProperty(u"role", u"caption")

        self.kotodamaHeadLayout.addWidget(self.kotodamaCount)

        self.kotodamaHeadLayout.setStretch(1, 1)

        self.kotodamaLaneLayout.addWidget(self.kotodamaHead)

        self.kotodamaCards = QWidget(self.kotodamaLane)
        self.kotodamaCards.setObjectName(u"kotodamaCards")
        self.kotodamaCardsLayout = QVBoxLayout(self.kotodamaCards)
        self.kotodamaCardsLayout.setSpacing(6)
        self.kotodamaCardsLayout.setObjectName(u"kotodamaCardsLayout")
        self.kotodamaCardsLayout.setContentsMargins(0, 0, 0, 0)

        self.kotodamaLaneLayout.addWidget(self.kotodamaCards)

        self.kotodamaLaneSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.kotodamaLaneLayout.addItem(self.kotodamaLaneSpacer2)

        self.kotodamaNote = Paragraph(self.kotodamaLane)
        self.kotodamaNote.setObjectName(u"kotodamaNote")
        self.kotodamaNote.setProperty(u"role", u"hint")

        self.kotodamaLaneLayout.addWidget(self.kotodamaNote)


        self.KotodamaLanesLayout.addWidget(self.kotodamaLane)

        self.KotodamaLanesLayout.setStretch(0, 1)
        self.KotodamaLanesLayout.setStretch(2, 1)

        self.retranslateUi(KotodamaLanes)
    # setupUi

    def retranslateUi(self, KotodamaLanes):
        self.realTitle.setText(QCoreApplication.translate("KotodamaLanes", u"\u901a\u5e38\u30b7\u30fc\u30f3", None))
        self.realSub.setText(QCoreApplication.translate("KotodamaLanes", u"\u901a\u5e38\u7a7a\u9593", None))
        self.realCount.setText("")
        self.realNote.setText("")
        self.kotodamaTitle.setText(QCoreApplication.translate("KotodamaLanes", u"\u30b3\u30c8\u30c0\u30de\u30b7\u30fc\u30f3", None))
        self.kotodamaSub.setText(QCoreApplication.translate("KotodamaLanes", u"IRC\u30b3\u30c8\u30c0\u30de\u7a7a\u9593", None))
        self.kotodamaCount.setText("")
        self.kotodamaNote.setText("")
        pass
    # retranslateUi

