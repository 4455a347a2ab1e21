"""Compiled from ui/systems/d6game/build_fate.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_fate.ui'
##
##
################################################################################

from PySide6.QtCore import (Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.flow_strip import FlowStrip

class Ui_D6gameBuildFate(object):
    def setupUi(self, D6gameBuildFate):
        if not D6gameBuildFate.objectName():
            D6gameBuildFate.setObjectName(u"D6gameBuildFate")
        D6gameBuildFate.resize(830, 560)
        self.layout46 = QVBoxLayout(D6gameBuildFate)
        self.layout46.setSpacing(12)
        self.layout46.setObjectName(u"layout46")
        self.layout46.setContentsMargins(24, 8, 24, 16)
        self.layout43 = QHBoxLayout()
        self.layout43.setSpacing(24)
        self.layout43.setObjectName(u"layout43")
        self.layout42 = QVBoxLayout()
        self.layout42.setSpacing(4)
        self.layout42.setObjectName(u"layout42")
        self.fateTitle = QLabel(D6gameBuildFate)
        self.fateTitle.setObjectName(u"fateTitle")
        self.fateTitle.setWordWrap(True)
        self.fateTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.fateTitle.setProperty(u"role", u"heading")

        self.layout42.addWidget(self.fateTitle)

        self.fateTell = QLabel(D6gameBuildFate)
        self.fateTell.setObjectName(u"fateTell")
        self.fateTell.setWordWrap(True)
        self.fateTell.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.fateTell.sizePolicy().hasHeightForWidth())
        self.fateTell.setSizePolicy(sizePolicy)

        self.layout42.addWidget(self.fateTell)


        self.layout43.addLayout(self.layout42)

        self.fateNumber = QLabel(D6gameBuildFate)
        self.fateNumber.setObjectName(u"fateNumber")
        self.fateNumber.setWordWrap(False)
        self.fateNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.fateNumber.setProperty(u"role", u"total")

        self.layout43.addWidget(self.fateNumber)


        self.layout46.addLayout(self.layout43)

        self.moveFrame = QFrame(D6gameBuildFate)
        self.moveFrame.setObjectName(u"moveFrame")
        self.moveFrame.setProperty(u"role", u"tint")
        self.layout44 = QVBoxLayout(self.moveFrame)
        self.layout44.setSpacing(8)
        self.layout44.setObjectName(u"layout44")
        self.layout44.setContentsMargins(16, 8, 16, 8)
        self.moveTell = QLabel(self.moveFrame)
        self.moveTell.setObjectName(u"moveTell")
        self.moveTell.setWordWrap(True)
        self.moveTell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout44.addWidget(self.moveTell)


        self.layout46.addWidget(self.moveFrame)

        self.resourceTitle = QLabel(D6gameBuildFate)
        self.resourceTitle.setObjectName(u"resourceTitle")
        self.resourceTitle.setWordWrap(True)
        self.resourceTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.resourceTitle.setProperty(u"role", u"heading")

        self.layout46.addWidget(self.resourceTitle)

        self.resourceHost = FlowStrip(D6gameBuildFate)
        self.resourceHost.setObjectName(u"resourceHost")
        self.resourceLayout = QHBoxLayout(self.resourceHost)
        self.resourceLayout.setSpacing(16)
        self.resourceLayout.setObjectName(u"resourceLayout")
        self.resourceLayout.setContentsMargins(0, 0, 0, 0)

        self.layout46.addWidget(self.resourceHost)

        self.message = QLabel(D6gameBuildFate)
        self.message.setObjectName(u"message")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setProperty(u"role", u"warning-text")

        self.layout46.addWidget(self.message)

        self.spacer45 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout46.addItem(self.spacer45)


        self.retranslateUi(D6gameBuildFate)
    # setupUi

    def retranslateUi(self, D6gameBuildFate):
        self.fateTitle.setText("")
        self.fateTell.setText("")
        self.fateNumber.setText("")
        self.moveTell.setText("")
        self.resourceTitle.setText("")
        self.message.setText("")
        pass
    # retranslateUi

