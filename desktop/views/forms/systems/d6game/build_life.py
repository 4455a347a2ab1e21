"""Compiled from ui/systems/d6game/build_life.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_life.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.dice.view import DiceView
from desktop.views.widgets.face_pad import FacePad
from desktop.views.widgets.roll_line import RollLine

class Ui_D6gameBuildLife(object):
    def setupUi(self, D6gameBuildLife):
        if not D6gameBuildLife.objectName():
            D6gameBuildLife.setObjectName(u"D6gameBuildLife")
        D6gameBuildLife.resize(830, 560)
        self.layout41 = QVBoxLayout(D6gameBuildLife)
        self.layout41.setSpacing(12)
        self.layout41.setObjectName(u"layout41")
        self.layout41.setContentsMargins(24, 8, 24, 16)
        self.tell = QLabel(D6gameBuildLife)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout41.addWidget(self.tell)

        self.diceView = DiceView(D6gameBuildLife)
        self.diceView.setObjectName(u"diceView")
        self.diceView.setMinimumSize(QSize(0, 150))
        self.diceView.setProperty(u"role", u"tray")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy)

        self.layout41.addWidget(self.diceView)

        self.layout36 = QHBoxLayout()
        self.layout36.setSpacing(16)
        self.layout36.setObjectName(u"layout36")
        self.sumLabel = QLabel(D6gameBuildLife)
        self.sumLabel.setObjectName(u"sumLabel")
        self.sumLabel.setWordWrap(False)
        self.sumLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.sumLabel.setProperty(u"role", u"total")

        self.layout36.addWidget(self.sumLabel)

        self.spacer35 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout36.addItem(self.spacer35)


        self.layout41.addLayout(self.layout36)

        self.line = RollLine(D6gameBuildLife)
        self.line.setObjectName(u"line")

        self.layout41.addWidget(self.line)

        self.layout38 = QHBoxLayout()
        self.layout38.setSpacing(8)
        self.layout38.setObjectName(u"layout38")
        self.pad = FacePad(D6gameBuildLife)
        self.pad.setObjectName(u"pad")

        self.layout38.addWidget(self.pad)

        self.spacer37 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout38.addItem(self.spacer37)


        self.layout41.addLayout(self.layout38)

        self.message = QLabel(D6gameBuildLife)
        self.message.setObjectName(u"message")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setProperty(u"role", u"warning-text")

        self.layout41.addWidget(self.message)

        self.layout39 = QHBoxLayout()
        self.layout39.setSpacing(12)
        self.layout39.setObjectName(u"layout39")
        self.gmButton = QPushButton(D6gameBuildLife)
        self.gmButton.setObjectName(u"gmButton")

        self.layout39.addWidget(self.gmButton)

        self.gmHint = QLabel(D6gameBuildLife)
        self.gmHint.setObjectName(u"gmHint")
        self.gmHint.setWordWrap(True)
        self.gmHint.setTextFormat(Qt.TextFormat.PlainText)
        self.gmHint.setProperty(u"role", u"hint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.gmHint.sizePolicy().hasHeightForWidth())
        self.gmHint.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.gmHint)


        self.layout41.addLayout(self.layout39)

        self.spacer40 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout41.addItem(self.spacer40)


        self.retranslateUi(D6gameBuildLife)
    # setupUi

    def retranslateUi(self, D6gameBuildLife):
        self.tell.setText("")
#if QT_CONFIG(accessibility)
        self.diceView.setAccessibleName(QCoreApplication.translate("D6gameBuildLife", u"\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.sumLabel.setText("")
        self.message.setText("")
        self.gmButton.setText(QCoreApplication.translate("D6gameBuildLife", u"GM\u304c\u8a31\u53ef\uff1a\u3082\u3046\u4e00\u5ea6\u632f\u308b", None))
        self.gmHint.setText("")
        pass
    # retranslateUi

