"""Compiled from ui/passing.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'passing.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView
from desktop.views.table.button_row import ButtonRow
from desktop.views.widgets.face_entry import FaceEntry
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph

class Ui_PassingScreen(object):
    def setupUi(self, PassingScreen):
        if not PassingScreen.objectName():
            PassingScreen.setObjectName(u"PassingScreen")
        PassingScreen.resize(1366, 720)
        PassingScreen.setProperty(u"chapter", u"checks#covered")
        self.layout = QVBoxLayout(PassingScreen)
        self.layout.setSpacing(0)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(0, 0, 0, 0)
        self.edge = QFrame(PassingScreen)
        self.edge.setObjectName(u"edge")
        self.edge.setProperty(u"role", u"banner")
        self.edge.setMinimumSize(QSize(0, 8))
        self.edge.setMaximumSize(QSize(16777215, 8))

        self.layout.addWidget(self.edge)

        self.headLine = QHBoxLayout()
        self.headLine.setObjectName(u"headLine")
        self.headLine.setContentsMargins(32, 12, 32, -1)
        self.hiddenLabel = QLabel(PassingScreen)
        self.hiddenLabel.setObjectName(u"hiddenLabel")
        self.hiddenLabel.setProperty(u"role", u"quiet")

        self.headLine.addWidget(self.hiddenLabel)

        self.headSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.headLine.addItem(self.headSpace)

        self.roundLabel = QLabel(PassingScreen)
        self.roundLabel.setObjectName(u"roundLabel")
        self.roundLabel.setProperty(u"role", u"quiet")
        self.roundLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.headLine.addWidget(self.roundLabel)


        self.layout.addLayout(self.headLine)

        self.scroll = QScrollArea(PassingScreen)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.middle = QWidget(self.scroll.viewport())
        self.middle.setObjectName(u"middle")
        self.middleLayout = QVBoxLayout(self.middle)
        self.middleLayout.setSpacing(16)
        self.middleLayout.setObjectName(u"middleLayout")
        self.middleLayout.setContentsMargins(64, 12, 64, 12)
        self.above = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.middleLayout.addItem(self.above)

        self.nextLabel = Paragraph(self.middle)
        self.nextLabel.setObjectName(u"nextLabel")
        self.nextLabel.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nextLabel.setProperty(u"role", u"plain")

        self.middleLayout.addWidget(self.nextLabel)

        self.nameLabel = Paragraph(self.middle)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nameLabel.setProperty(u"role", u"total")

        self.middleLayout.addWidget(self.nameLabel)

        self.diceView = DiceView(self.middle)
        self.diceView.setObjectName(u"diceView")

        self.middleLayout.addWidget(self.diceView)

        self.toldLabel = Paragraph(self.middle)
        self.toldLabel.setObjectName(u"toldLabel")
        self.toldLabel.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.toldLabel.setProperty(u"role", u"number")

        self.middleLayout.addWidget(self.toldLabel)

        self.resultLabel = Paragraph(self.middle)
        self.resultLabel.setObjectName(u"resultLabel")
        self.resultLabel.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.resultLabel.setProperty(u"role", u"heading")

        self.middleLayout.addWidget(self.resultLabel)

        self.receiveLine = QHBoxLayout()
        self.receiveLine.setObjectName(u"receiveLine")
        self.receiveLeft = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.receiveLine.addItem(self.receiveLeft)

        self.receiveButton = KeyButton(self.middle)
        self.receiveButton.setObjectName(u"receiveButton")
        self.receiveButton.setMinimumSize(QSize(320, 56))
        self.receiveButton.setProperty(u"keyHint", u"Enter")
        self.receiveButton.setAutoDefault(True)
        self.receiveButton.setProperty(u"role", u"primary-large")

        self.receiveLine.addWidget(self.receiveButton)

        self.receiveRight = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.receiveLine.addItem(self.receiveRight)


        self.middleLayout.addLayout(self.receiveLine)

        self.diceLine = QHBoxLayout()
        self.diceLine.setSpacing(8)
        self.diceLine.setObjectName(u"diceLine")
        self.diceLeft = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.diceLine.addItem(self.diceLeft)

        self.lookButton = QPushButton(self.middle)
        self.lookButton.setObjectName(u"lookButton")
        self.lookButton.setMinimumSize(QSize(240, 40))
        self.lookButton.setAutoDefault(False)
        self.lookButton.setProperty(u"role", u"large")

        self.diceLine.addWidget(self.lookButton)

        self.entry = FaceEntry(self.middle)
        self.entry.setObjectName(u"entry")
        self.entry.setMinimumSize(QSize(160, 40))
        self.entry.setMaximumSize(QSize(240, 16777215))

        self.diceLine.addWidget(self.entry)

        self.throwButton = KeyButton(self.middle)
        self.throwButton.setObjectName(u"throwButton")
        self.throwButton.setMinimumSize(QSize(200, 40))
        self.throwButton.setProperty(u"keyHint", u"Enter")
        self.throwButton.setAutoDefault(False)
        self.throwButton.setProperty(u"role", u"primary-large")

        self.diceLine.addWidget(self.throwButton)

        self.diceRight = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.diceLine.addItem(self.diceRight)


        self.middleLayout.addLayout(self.diceLine)

        self.options = ButtonRow(self.middle)
        self.options.setObjectName(u"options")

        self.middleLayout.addWidget(self.options)

        self.pinLine = QHBoxLayout()
        self.pinLine.setSpacing(8)
        self.pinLine.setObjectName(u"pinLine")
        self.pinLeft = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.pinLine.addItem(self.pinLeft)

        self.pinEdit = QLineEdit(self.middle)
        self.pinEdit.setObjectName(u"pinEdit")
        self.pinEdit.setMinimumSize(QSize(200, 40))
        self.pinEdit.setMaximumSize(QSize(240, 16777215))
        self.pinEdit.setMaxLength(32)
        self.pinEdit.setEchoMode(QLineEdit.EchoMode.Password)
        self.pinEdit.setProperty(u"role", u"big-entry")

        self.pinLine.addWidget(self.pinEdit)

        self.pinButton = KeyButton(self.middle)
        self.pinButton.setObjectName(u"pinButton")
        self.pinButton.setMinimumSize(QSize(200, 40))
        self.pinButton.setProperty(u"keyHint", u"Enter")
        self.pinButton.setAutoDefault(False)
        self.pinButton.setProperty(u"role", u"primary-large")

        self.pinLine.addWidget(self.pinButton)

        self.pinRight = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.pinLine.addItem(self.pinRight)


        self.middleLayout.addLayout(self.pinLine)

        self.pinTell = Paragraph(self.middle)
        self.pinTell.setObjectName(u"pinTell")
        self.pinTell.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pinTell.setProperty(u"role", u"warning-text")

        self.middleLayout.addWidget(self.pinTell)

        self.below = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.middleLayout.addItem(self.below)

        self.scroll.setWidget(self.middle)

        self.layout.addWidget(self.scroll)

        self.foot = QFrame(PassingScreen)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(32, -1, 32, -1)
        self.leaveButton = KeyButton(self.foot)
        self.leaveButton.setObjectName(u"leaveButton")
        self.leaveButton.setProperty(u"keyHint", u"Esc")
        self.leaveButton.setAutoDefault(False)
        self.leaveButton.setProperty(u"role", u"flat")

        self.footLayout.addWidget(self.leaveButton)

        self.footSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footLayout.addItem(self.footSpace)

        self.awayLabel = QLabel(self.foot)
        self.awayLabel.setObjectName(u"awayLabel")
        self.awayLabel.setProperty(u"role", u"quiet")

        self.footLayout.addWidget(self.awayLabel)


        self.layout.addWidget(self.foot)


        self.retranslateUi(PassingScreen)
    # setupUi

    def retranslateUi(self, PassingScreen):
        self.hiddenLabel.setText(QCoreApplication.translate("PassingScreen", u"\u4f0f\u305b\u305f\u51fa\u76ee\u306f\u96a0\u308c\u3066\u3044\u307e\u3059", None))
        self.nextLabel.setText(QCoreApplication.translate("PassingScreen", u"\u6b21\u306b\u898b\u308b\u4eba", None))
        self.receiveButton.setText(QCoreApplication.translate("PassingScreen", u"\u53d7\u3051\u53d6\u308a\u307e\u3057\u305f", None))
        self.lookButton.setText(QCoreApplication.translate("PassingScreen", u"\u62bc\u3057\u3066\u3044\u308b\u9593\u3060\u3051\u898b\u308b", None))
#if QT_CONFIG(accessibility)
        self.entry.setAccessibleName(QCoreApplication.translate("PassingScreen", u"\u51fa\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.entry.setPlaceholderText(QCoreApplication.translate("PassingScreen", u"\u5b9f\u969b\u306e\u51fa\u76ee", None))
#if QT_CONFIG(accessibility)
        self.pinEdit.setAccessibleName(QCoreApplication.translate("PassingScreen", u"PIN", None))
#endif // QT_CONFIG(accessibility)
        self.leaveButton.setText(QCoreApplication.translate("PassingScreen", u"\u5353\u306b\u623b\u308b\uff08GM\u306ePIN\uff09", None))
        self.awayLabel.setText(QCoreApplication.translate("PassingScreen", u"\u753b\u9762\u3092\u96e2\u308c\u308b\u3068\u3001\u3053\u306e\u753b\u9762\u306b\u623b\u308a\u307e\u3059", None))
        pass
    # retranslateUi

