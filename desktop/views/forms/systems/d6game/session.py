"""Compiled from ui/systems/d6game/session.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'session.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QVBoxLayout, QWidget)

from desktop.views.table.button_row import ButtonRow
from desktop.views.widgets.odds import OddsTable
from desktop.views.widgets.outcome_tag import OutcomeTag
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.param_form import ParamForm

class Ui_D6gameSession(object):
    def setupUi(self, D6gameSession):
        if not D6gameSession.objectName():
            D6gameSession.setObjectName(u"D6gameSession")
        D6gameSession.resize(1040, 560)
        D6gameSession.setFrameShape(QFrame.Shape.NoFrame)
        D6gameSession.setWidgetResizable(True)
        D6gameSession.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = QWidget(D6gameSession.viewport())
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(12)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(12, 12, 12, 12)
        self.gameLabel = Paragraph(self.body)
        self.gameLabel.setObjectName(u"gameLabel")
        self.gameLabel.setProperty(u"role", u"heading")

        self.bodyLayout.addWidget(self.gameLabel)

        self.askLabel = Paragraph(self.body)
        self.askLabel.setObjectName(u"askLabel")
        self.askLabel.setProperty(u"role", u"plain")

        self.bodyLayout.addWidget(self.askLabel)

        self.kinds = ButtonRow(self.body)
        self.kinds.setObjectName(u"kinds")

        self.bodyLayout.addWidget(self.kinds)

        self.form = ParamForm(self.body)
        self.form.setObjectName(u"form")

        self.bodyLayout.addWidget(self.form)

        self.foreseeLabel = QLabel(self.body)
        self.foreseeLabel.setObjectName(u"foreseeLabel")
        self.foreseeLabel.setProperty(u"role", u"strong")

        self.bodyLayout.addWidget(self.foreseeLabel)

        self.foresee = OddsTable(self.body)
        self.foresee.setObjectName(u"foresee")

        self.bodyLayout.addWidget(self.foresee)

        self.stakesLabel = Paragraph(self.body)
        self.stakesLabel.setObjectName(u"stakesLabel")
        self.stakesLabel.setProperty(u"role", u"plain")

        self.bodyLayout.addWidget(self.stakesLabel)

        self.problemLabel = Paragraph(self.body)
        self.problemLabel.setObjectName(u"problemLabel")
        self.problemLabel.setProperty(u"role", u"error-text")

        self.bodyLayout.addWidget(self.problemLabel)

        self.announceLine = QHBoxLayout()
        self.announceLine.setSpacing(8)
        self.announceLine.setObjectName(u"announceLine")
        self.announceLine.setContentsMargins(0, 0, 0, 0)
        self.announceButton = QPushButton(self.body)
        self.announceButton.setObjectName(u"announceButton")
        self.announceButton.setProperty(u"role", u"primary")

        self.announceLine.addWidget(self.announceButton)

        self.withdrawButton = QPushButton(self.body)
        self.withdrawButton.setObjectName(u"withdrawButton")

        self.announceLine.addWidget(self.withdrawButton)

        self.announceSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.announceLine.addItem(self.announceSpace)


        self.bodyLayout.addLayout(self.announceLine)

        self.lastLine = QHBoxLayout()
        self.lastLine.setSpacing(12)
        self.lastLine.setObjectName(u"lastLine")
        self.lastLine.setContentsMargins(0, 0, 0, 0)
        self.lastLabel = QLabel(self.body)
        self.lastLabel.setObjectName(u"lastLabel")
        self.lastLabel.setProperty(u"role", u"total")
        self.lastLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.lastLine.addWidget(self.lastLabel)

        self.lastTag = OutcomeTag(self.body)
        self.lastTag.setObjectName(u"lastTag")

        self.lastLine.addWidget(self.lastTag)

        self.lastText = Paragraph(self.body)
        self.lastText.setObjectName(u"lastText")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.lastText.sizePolicy().hasHeightForWidth())
        self.lastText.setSizePolicy(sizePolicy)
        self.lastText.setProperty(u"role", u"plain")

        self.lastLine.addWidget(self.lastText)


        self.bodyLayout.addLayout(self.lastLine)

        self.personFrame = QFrame(self.body)
        self.personFrame.setObjectName(u"personFrame")
        self.personFrame.setProperty(u"role", u"panel")
        self.personLayout = QVBoxLayout(self.personFrame)
        self.personLayout.setSpacing(8)
        self.personLayout.setObjectName(u"personLayout")
        self.personLayout.setContentsMargins(12, 12, 12, 12)
        self.personLabel = QLabel(self.personFrame)
        self.personLabel.setObjectName(u"personLabel")
        self.personLabel.setProperty(u"role", u"strong")
        self.personLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.personLayout.addWidget(self.personLabel)

        self.personSteps = ButtonRow(self.personFrame)
        self.personSteps.setObjectName(u"personSteps")

        self.personLayout.addWidget(self.personSteps)

        self.givenLine = QHBoxLayout()
        self.givenLine.setSpacing(8)
        self.givenLine.setObjectName(u"givenLine")
        self.givenLabel = QLabel(self.personFrame)
        self.givenLabel.setObjectName(u"givenLabel")

        self.givenLine.addWidget(self.givenLabel)

        self.givenSpin = QSpinBox(self.personFrame)
        self.givenSpin.setObjectName(u"givenSpin")
        self.givenSpin.setMinimum(1)
        self.givenSpin.setMaximum(999)

        self.givenLine.addWidget(self.givenSpin)

        self.given = ButtonRow(self.personFrame)
        self.given.setObjectName(u"given")
        sizePolicy.setHeightForWidth(self.given.sizePolicy().hasHeightForWidth())
        self.given.setSizePolicy(sizePolicy)

        self.givenLine.addWidget(self.given)


        self.personLayout.addLayout(self.givenLine)

        self.tableLabel = QLabel(self.personFrame)
        self.tableLabel.setObjectName(u"tableLabel")
        self.tableLabel.setProperty(u"role", u"strong")

        self.personLayout.addWidget(self.tableLabel)

        self.tableSteps = ButtonRow(self.personFrame)
        self.tableSteps.setObjectName(u"tableSteps")

        self.personLayout.addWidget(self.tableSteps)


        self.bodyLayout.addWidget(self.personFrame)

        self.foot = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.bodyLayout.addItem(self.foot)

        D6gameSession.setWidget(self.body)

        self.retranslateUi(D6gameSession)
    # setupUi

    def retranslateUi(self, D6gameSession):
        self.foreseeLabel.setText(QCoreApplication.translate("D6gameSession", u"\u632f\u308b\u524d\u306e\u898b\u8fbc\u307f", None))
        self.announceButton.setText(QCoreApplication.translate("D6gameSession", u"\u3053\u306e\u5224\u5b9a\u3092\u544a\u3052\u308b", None))
        self.withdrawButton.setText(QCoreApplication.translate("D6gameSession", u"\u53d6\u308a\u4e0b\u3052\u308b", None))
        self.tableLabel.setText(QCoreApplication.translate("D6gameSession", u"\u5353\u305c\u3093\u305f\u3044", None))
        pass
    # retranslateUi

