"""Compiled from ui/systems/d20fate/loop.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'loop.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.d20fate.fact_list import FactList
from desktop.views.systems.d20fate.fate_rows import FateRows
from desktop.views.table.button_row import ButtonRow
from desktop.views.table.step_strip import StepStrip
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.odds import OddsTable
from desktop.views.widgets.outcome_tag import OutcomeTag
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.param_form import ParamForm

class Ui_D20FateLoop(object):
    def setupUi(self, D20FateLoop):
        if not D20FateLoop.objectName():
            D20FateLoop.setObjectName(u"D20FateLoop")
        D20FateLoop.resize(1040, 560)
        D20FateLoop.setFrameShape(QFrame.Shape.NoFrame)
        D20FateLoop.setWidgetResizable(True)
        D20FateLoop.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = QWidget(D20FateLoop.viewport())
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(8)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(12, 12, 12, 12)
        self.steps = StepStrip(self.body)
        self.steps.setObjectName(u"steps")

        self.bodyLayout.addWidget(self.steps)

        self.promptLabel = Paragraph(self.body)
        self.promptLabel.setObjectName(u"promptLabel")
        self.promptLabel.setProperty(u"role", u"heading")

        self.bodyLayout.addWidget(self.promptLabel)

        self.reminderLabel = Paragraph(self.body)
        self.reminderLabel.setObjectName(u"reminderLabel")
        self.reminderLabel.setProperty(u"role", u"warning-text")

        self.bodyLayout.addWidget(self.reminderLabel)

        self.stack = QWidget(self.body)
        self.stack.setObjectName(u"stack")
        self.stackLayout = QVBoxLayout(self.stack)
        self.stackLayout.setSpacing(0)
        self.stackLayout.setObjectName(u"stackLayout")
        self.stackLayout.setContentsMargins(0, 0, 0, 0)
        self.declarePage = QWidget(self.stack)
        self.declarePage.setObjectName(u"declarePage")
        self.declareLayout = QVBoxLayout(self.declarePage)
        self.declareLayout.setSpacing(8)
        self.declareLayout.setObjectName(u"declareLayout")
        self.declareLayout.setContentsMargins(0, 0, 0, 0)
        self.lastLabel = Paragraph(self.declarePage)
        self.lastLabel.setObjectName(u"lastLabel")
        self.lastLabel.setProperty(u"role", u"quiet")

        self.declareLayout.addWidget(self.lastLabel)

        self.deal = ButtonRow(self.declarePage)
        self.deal.setObjectName(u"deal")

        self.declareLayout.addWidget(self.deal)

        self.declareLine = QHBoxLayout()
        self.declareLine.setSpacing(8)
        self.declareLine.setObjectName(u"declareLine")
        self.declareLine.setContentsMargins(0, 0, 0, 0)
        self.declareLabel = QLabel(self.declarePage)
        self.declareLabel.setObjectName(u"declareLabel")

        self.declareLine.addWidget(self.declareLabel)

        self.declareEdit = QLineEdit(self.declarePage)
        self.declareEdit.setObjectName(u"declareEdit")
        self.declareEdit.setMaxLength(500)

        self.declareLine.addWidget(self.declareEdit)


        self.declareLayout.addLayout(self.declareLine)

        self.players = ButtonRow(self.declarePage)
        self.players.setObjectName(u"players")

        self.declareLayout.addWidget(self.players)

        self.npcs = ButtonRow(self.declarePage)
        self.npcs.setObjectName(u"npcs")

        self.declareLayout.addWidget(self.npcs)

        self.declareRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.declareLayout.addItem(self.declareRest)


        self.stackLayout.addWidget(self.declarePage)

        self.designatePage = QWidget(self.stack)
        self.designatePage.setObjectName(u"designatePage")
        self.designateLayout = QVBoxLayout(self.designatePage)
        self.designateLayout.setSpacing(8)
        self.designateLayout.setObjectName(u"designateLayout")
        self.designateLayout.setContentsMargins(0, 0, 0, 0)
        self.kindLine = QHBoxLayout()
        self.kindLine.setSpacing(0)
        self.kindLine.setObjectName(u"kindLine")
        self.kindLine.setContentsMargins(0, 0, 0, 0)
        self.plainButton = QPushButton(self.designatePage)
        self.plainButton.setObjectName(u"plainButton")
        self.plainButton.setCheckable(True)
        self.plainButton.setChecked(True)
        self.plainButton.setProperty(u"role", u"segment")

        self.kindLine.addWidget(self.plainButton)

        self.contestButton = QPushButton(self.designatePage)
        self.contestButton.setObjectName(u"contestButton")
        self.contestButton.setCheckable(True)
        self.contestButton.setProperty(u"role", u"segment")

        self.kindLine.addWidget(self.contestButton)

        self.declarationLabel = Paragraph(self.designatePage)
        self.declarationLabel.setObjectName(u"declarationLabel")
        self.declarationLabel.setProperty(u"role", u"plain")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.declarationLabel.sizePolicy().hasHeightForWidth())
        self.declarationLabel.setSizePolicy(sizePolicy)

        self.kindLine.addWidget(self.declarationLabel)


        self.designateLayout.addLayout(self.kindLine)

        self.designateColumns = FlowStrip(self.designatePage)
        self.designateColumns.setObjectName(u"designateColumns")
        self.designateColumnsLayout = QHBoxLayout(self.designateColumns)
        self.designateColumnsLayout.setSpacing(24)
        self.designateColumnsLayout.setObjectName(u"designateColumnsLayout")
        self.designateColumnsLayout.setContentsMargins(0, 0, 0, 0)
        self.designateForm = QWidget(self.designateColumns)
        self.designateForm.setObjectName(u"designateForm")
        self.designateFormLayout = QVBoxLayout(self.designateForm)
        self.designateFormLayout.setSpacing(8)
        self.designateFormLayout.setObjectName(u"designateFormLayout")
        self.designateFormLayout.setContentsMargins(0, 0, 0, 0)
        self.designation = ParamForm(self.designateForm)
        self.designation.setObjectName(u"designation")

        self.designateFormLayout.addWidget(self.designation)

        self.formRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.designateFormLayout.addItem(self.formRest)


        self.designateColumnsLayout.addWidget(self.designateForm)

        self.foreseePane = QWidget(self.designateColumns)
        self.foreseePane.setObjectName(u"foreseePane")
        self.foreseeLayout = QVBoxLayout(self.foreseePane)
        self.foreseeLayout.setSpacing(4)
        self.foreseeLayout.setObjectName(u"foreseeLayout")
        self.foreseeLayout.setContentsMargins(0, 0, 0, 0)
        self.foreseeLabel = QLabel(self.foreseePane)
        self.foreseeLabel.setObjectName(u"foreseeLabel")
        self.foreseeLabel.setProperty(u"role", u"strong")

        self.foreseeLayout.addWidget(self.foreseeLabel)

        self.foresee = OddsTable(self.foreseePane)
        self.foresee.setObjectName(u"foresee")

        self.foreseeLayout.addWidget(self.foresee)

        self.designateProblem = Paragraph(self.foreseePane)
        self.designateProblem.setObjectName(u"designateProblem")
        self.designateProblem.setProperty(u"role", u"error-text")

        self.foreseeLayout.addWidget(self.designateProblem)

        self.foreseeRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.foreseeLayout.addItem(self.foreseeRest)


        self.designateColumnsLayout.addWidget(self.foreseePane)

        self.designateColumnsLayout.setStretch(0, 3)
        self.designateColumnsLayout.setStretch(1, 2)

        self.designateLayout.addWidget(self.designateColumns)

        self.goodLine = QWidget(self.designatePage)
        self.goodLine.setObjectName(u"goodLine")
        self.goodLineLayout = QHBoxLayout(self.goodLine)
        self.goodLineLayout.setSpacing(8)
        self.goodLineLayout.setObjectName(u"goodLineLayout")
        self.goodLineLayout.setContentsMargins(0, 0, 0, 0)
        self.goodLabel = QLabel(self.goodLine)
        self.goodLabel.setObjectName(u"goodLabel")
        self.goodLabel.setProperty(u"role", u"caption")

        self.goodLineLayout.addWidget(self.goodLabel)

        self.goodReasons = ButtonRow(self.goodLine)
        self.goodReasons.setObjectName(u"goodReasons")

        self.goodLineLayout.addWidget(self.goodReasons)

        self.goodLineLayout.setStretch(1, 1)

        self.designateLayout.addWidget(self.goodLine)

        self.badLine = QWidget(self.designatePage)
        self.badLine.setObjectName(u"badLine")
        self.badLineLayout = QHBoxLayout(self.badLine)
        self.badLineLayout.setSpacing(8)
        self.badLineLayout.setObjectName(u"badLineLayout")
        self.badLineLayout.setContentsMargins(0, 0, 0, 0)
        self.badLabel = QLabel(self.badLine)
        self.badLabel.setObjectName(u"badLabel")
        self.badLabel.setProperty(u"role", u"caption")

        self.badLineLayout.addWidget(self.badLabel)

        self.badReasons = ButtonRow(self.badLine)
        self.badReasons.setObjectName(u"badReasons")

        self.badLineLayout.addWidget(self.badReasons)

        self.badLineLayout.setStretch(1, 1)

        self.designateLayout.addWidget(self.badLine)

        self.foeLine = QWidget(self.designatePage)
        self.foeLine.setObjectName(u"foeLine")
        self.foeLineLayout = QHBoxLayout(self.foeLine)
        self.foeLineLayout.setSpacing(8)
        self.foeLineLayout.setObjectName(u"foeLineLayout")
        self.foeLineLayout.setContentsMargins(0, 0, 0, 0)
        self.foeLabel = QLabel(self.foeLine)
        self.foeLabel.setObjectName(u"foeLabel")
        self.foeLabel.setProperty(u"role", u"caption")

        self.foeLineLayout.addWidget(self.foeLabel)

        self.foeReasons = ButtonRow(self.foeLine)
        self.foeReasons.setObjectName(u"foeReasons")

        self.foeLineLayout.addWidget(self.foeReasons)

        self.foeLineLayout.setStretch(1, 1)

        self.designateLayout.addWidget(self.foeLine)

        self.designateButtons = FlowStrip(self.designatePage)
        self.designateButtons.setObjectName(u"designateButtons")
        self.designateButtonLine = QHBoxLayout(self.designateButtons)
        self.designateButtonLine.setSpacing(8)
        self.designateButtonLine.setObjectName(u"designateButtonLine")
        self.designateButtonLine.setContentsMargins(0, 0, 0, 0)
        self.designateButton = KeyButton(self.designateButtons)
        self.designateButton.setObjectName(u"designateButton")
        self.designateButton.setProperty(u"role", u"primary")

        self.designateButtonLine.addWidget(self.designateButton)

        self.trivialButton = QPushButton(self.designateButtons)
        self.trivialButton.setObjectName(u"trivialButton")

        self.designateButtonLine.addWidget(self.trivialButton)

        self.impossibleButton = QPushButton(self.designateButtons)
        self.impossibleButton.setObjectName(u"impossibleButton")

        self.designateButtonLine.addWidget(self.impossibleButton)

        self.withdrawButton = QPushButton(self.designateButtons)
        self.withdrawButton.setObjectName(u"withdrawButton")

        self.designateButtonLine.addWidget(self.withdrawButton)


        self.designateLayout.addWidget(self.designateButtons)

        self.designateRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.designateLayout.addItem(self.designateRest)


        self.stackLayout.addWidget(self.designatePage)

        self.rollPage = QWidget(self.stack)
        self.rollPage.setObjectName(u"rollPage")
        self.rollLayout = QVBoxLayout(self.rollPage)
        self.rollLayout.setSpacing(8)
        self.rollLayout.setObjectName(u"rollLayout")
        self.rollLayout.setContentsMargins(0, 0, 0, 0)
        self.rollTitle = Paragraph(self.rollPage)
        self.rollTitle.setObjectName(u"rollTitle")
        self.rollTitle.setProperty(u"role", u"heading")

        self.rollLayout.addWidget(self.rollTitle)

        self.rollSumLine = QHBoxLayout()
        self.rollSumLine.setSpacing(12)
        self.rollSumLine.setObjectName(u"rollSumLine")
        self.rollSumLine.setContentsMargins(0, 0, 0, 0)
        self.rollTotalLabel = QLabel(self.rollPage)
        self.rollTotalLabel.setObjectName(u"rollTotalLabel")
        self.rollTotalLabel.setProperty(u"role", u"total")
        self.rollTotalLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.rollSumLine.addWidget(self.rollTotalLabel)

        self.rollTag = OutcomeTag(self.rollPage)
        self.rollTag.setObjectName(u"rollTag")

        self.rollSumLine.addWidget(self.rollTag)

        self.rollSumPane = QWidget(self.rollPage)
        self.rollSumPane.setObjectName(u"rollSumPane")
        sizePolicy.setHeightForWidth(self.rollSumPane.sizePolicy().hasHeightForWidth())
        self.rollSumPane.setSizePolicy(sizePolicy)
        self.rollSumPaneLayout = QVBoxLayout(self.rollSumPane)
        self.rollSumPaneLayout.setSpacing(2)
        self.rollSumPaneLayout.setObjectName(u"rollSumPaneLayout")
        self.rollSumPaneLayout.setContentsMargins(0, 0, 0, 0)
        self.rollPartsLabel = Paragraph(self.rollSumPane)
        self.rollPartsLabel.setObjectName(u"rollPartsLabel")
        self.rollPartsLabel.setProperty(u"role", u"strong")

        self.rollSumPaneLayout.addWidget(self.rollPartsLabel)

        self.rollSumLabel = Paragraph(self.rollSumPane)
        self.rollSumLabel.setObjectName(u"rollSumLabel")
        self.rollSumLabel.setProperty(u"role", u"plain")

        self.rollSumPaneLayout.addWidget(self.rollSumLabel)


        self.rollSumLine.addWidget(self.rollSumPane)


        self.rollLayout.addLayout(self.rollSumLine)

        self.fateRows = FateRows(self.rollPage)
        self.fateRows.setObjectName(u"fateRows")

        self.rollLayout.addWidget(self.fateRows)

        self.rollHint = Paragraph(self.rollPage)
        self.rollHint.setObjectName(u"rollHint")
        self.rollHint.setProperty(u"role", u"quiet")

        self.rollLayout.addWidget(self.rollHint)

        self.designatedLabel = QLabel(self.rollPage)
        self.designatedLabel.setObjectName(u"designatedLabel")
        self.designatedLabel.setProperty(u"role", u"strong")

        self.rollLayout.addWidget(self.designatedLabel)

        self.designated = FactList(self.rollPage)
        self.designated.setObjectName(u"designated")

        self.rollLayout.addWidget(self.designated)

        self.rollRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rollLayout.addItem(self.rollRest)


        self.stackLayout.addWidget(self.rollPage)

        self.resolvePage = QWidget(self.stack)
        self.resolvePage.setObjectName(u"resolvePage")
        self.resolveLayout = QVBoxLayout(self.resolvePage)
        self.resolveLayout.setSpacing(8)
        self.resolveLayout.setObjectName(u"resolveLayout")
        self.resolveLayout.setContentsMargins(0, 0, 0, 0)
        self.resolveSumLine = QHBoxLayout()
        self.resolveSumLine.setSpacing(12)
        self.resolveSumLine.setObjectName(u"resolveSumLine")
        self.resolveSumLine.setContentsMargins(0, 0, 0, 0)
        self.resolveTotalLabel = QLabel(self.resolvePage)
        self.resolveTotalLabel.setObjectName(u"resolveTotalLabel")
        self.resolveTotalLabel.setProperty(u"role", u"total")
        self.resolveTotalLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.resolveSumLine.addWidget(self.resolveTotalLabel)

        self.resolveTag = OutcomeTag(self.resolvePage)
        self.resolveTag.setObjectName(u"resolveTag")

        self.resolveSumLine.addWidget(self.resolveTag)

        self.resolveSumPane = QWidget(self.resolvePage)
        self.resolveSumPane.setObjectName(u"resolveSumPane")
        sizePolicy.setHeightForWidth(self.resolveSumPane.sizePolicy().hasHeightForWidth())
        self.resolveSumPane.setSizePolicy(sizePolicy)
        self.resolveSumPaneLayout = QVBoxLayout(self.resolveSumPane)
        self.resolveSumPaneLayout.setSpacing(2)
        self.resolveSumPaneLayout.setObjectName(u"resolveSumPaneLayout")
        self.resolveSumPaneLayout.setContentsMargins(0, 0, 0, 0)
        self.resolvePartsLabel = Paragraph(self.resolveSumPane)
        self.resolvePartsLabel.setObjectName(u"resolvePartsLabel")
        self.resolvePartsLabel.setProperty(u"role", u"strong")

        self.resolveSumPaneLayout.addWidget(self.resolvePartsLabel)

        self.resolveSumLabel = Paragraph(self.resolveSumPane)
        self.resolveSumLabel.setObjectName(u"resolveSumLabel")
        self.resolveSumLabel.setProperty(u"role", u"plain")

        self.resolveSumPaneLayout.addWidget(self.resolveSumLabel)


        self.resolveSumLine.addWidget(self.resolveSumPane)


        self.resolveLayout.addLayout(self.resolveSumLine)

        self.resolveHint = Paragraph(self.resolvePage)
        self.resolveHint.setObjectName(u"resolveHint")
        self.resolveHint.setProperty(u"role", u"plain")

        self.resolveLayout.addWidget(self.resolveHint)

        self.consequenceLabel = QLabel(self.resolvePage)
        self.consequenceLabel.setObjectName(u"consequenceLabel")
        self.consequenceLabel.setProperty(u"role", u"strong")

        self.resolveLayout.addWidget(self.consequenceLabel)

        self.hints = ButtonRow(self.resolvePage)
        self.hints.setObjectName(u"hints")

        self.resolveLayout.addWidget(self.hints)

        self.consequenceEdit = QLineEdit(self.resolvePage)
        self.consequenceEdit.setObjectName(u"consequenceEdit")
        self.consequenceEdit.setMaxLength(200)

        self.resolveLayout.addWidget(self.consequenceEdit)

        self.stateTick = QCheckBox(self.resolvePage)
        self.stateTick.setObjectName(u"stateTick")

        self.resolveLayout.addWidget(self.stateTick)

        self.describeEdit = QPlainTextEdit(self.resolvePage)
        self.describeEdit.setObjectName(u"describeEdit")
        self.describeEdit.setMaximumSize(QSize(16777215, 72))
        self.describeEdit.setTabChangesFocus(True)

        self.resolveLayout.addWidget(self.describeEdit)

        self.resolveButtons = QHBoxLayout()
        self.resolveButtons.setSpacing(8)
        self.resolveButtons.setObjectName(u"resolveButtons")
        self.resolveButtons.setContentsMargins(0, 0, 0, 0)
        self.describeButton = KeyButton(self.resolvePage)
        self.describeButton.setObjectName(u"describeButton")
        self.describeButton.setProperty(u"role", u"primary")

        self.resolveButtons.addWidget(self.describeButton)

        self.resolveSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.resolveButtons.addItem(self.resolveSpace)


        self.resolveLayout.addLayout(self.resolveButtons)

        self.resolveRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.resolveLayout.addItem(self.resolveRest)


        self.stackLayout.addWidget(self.resolvePage)


        self.bodyLayout.addWidget(self.stack)

        self.besideFrame = QFrame(self.body)
        self.besideFrame.setObjectName(u"besideFrame")
        self.besideFrame.setProperty(u"role", u"panel")
        self.besideLayout = QVBoxLayout(self.besideFrame)
        self.besideLayout.setSpacing(8)
        self.besideLayout.setObjectName(u"besideLayout")
        self.besideLayout.setContentsMargins(12, 12, 12, 12)
        self.stuntLine = QWidget(self.besideFrame)
        self.stuntLine.setObjectName(u"stuntLine")
        self.stuntLineLayout = QHBoxLayout(self.stuntLine)
        self.stuntLineLayout.setSpacing(8)
        self.stuntLineLayout.setObjectName(u"stuntLineLayout")
        self.stuntLineLayout.setContentsMargins(0, 0, 0, 0)
        self.stuntLabel = QLabel(self.stuntLine)
        self.stuntLabel.setObjectName(u"stuntLabel")
        self.stuntLabel.setProperty(u"role", u"strong")

        self.stuntLineLayout.addWidget(self.stuntLabel)

        self.stunts = ButtonRow(self.stuntLine)
        self.stunts.setObjectName(u"stunts")

        self.stuntLineLayout.addWidget(self.stunts)

        self.stuntLineLayout.setStretch(1, 1)

        self.besideLayout.addWidget(self.stuntLine)

        self.orderLine = QWidget(self.besideFrame)
        self.orderLine.setObjectName(u"orderLine")
        self.orderLineLayout = QHBoxLayout(self.orderLine)
        self.orderLineLayout.setSpacing(8)
        self.orderLineLayout.setObjectName(u"orderLineLayout")
        self.orderLineLayout.setContentsMargins(0, 0, 0, 0)
        self.orderLabel = QLabel(self.orderLine)
        self.orderLabel.setObjectName(u"orderLabel")
        self.orderLabel.setProperty(u"role", u"strong")

        self.orderLineLayout.addWidget(self.orderLabel)

        self.orderStrip = ButtonRow(self.orderLine)
        self.orderStrip.setObjectName(u"orderStrip")

        self.orderLineLayout.addWidget(self.orderStrip)

        self.orderLineLayout.setStretch(1, 1)

        self.besideLayout.addWidget(self.orderLine)

        self.statePane = FlowStrip(self.besideFrame)
        self.statePane.setObjectName(u"statePane")
        self.statePaneLayout = QHBoxLayout(self.statePane)
        self.statePaneLayout.setSpacing(8)
        self.statePaneLayout.setObjectName(u"statePaneLayout")
        self.statePaneLayout.setContentsMargins(0, 0, 0, 0)
        self.stateLabel = QLabel(self.statePane)
        self.stateLabel.setObjectName(u"stateLabel")
        self.stateLabel.setProperty(u"role", u"strong")
        self.stateLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.statePaneLayout.addWidget(self.stateLabel)

        self.states = ButtonRow(self.statePane)
        self.states.setObjectName(u"states")

        self.statePaneLayout.addWidget(self.states)

        self.stateBox = QComboBox(self.statePane)
        self.stateBox.setObjectName(u"stateBox")
        self.stateBox.setEditable(True)

        self.statePaneLayout.addWidget(self.stateBox)

        self.untilEdit = QLineEdit(self.statePane)
        self.untilEdit.setObjectName(u"untilEdit")
        self.untilEdit.setMaxLength(100)

        self.statePaneLayout.addWidget(self.untilEdit)

        self.stateButton = QPushButton(self.statePane)
        self.stateButton.setObjectName(u"stateButton")

        self.statePaneLayout.addWidget(self.stateButton)

        self.statePaneLayout.setStretch(2, 1)
        self.statePaneLayout.setStretch(3, 1)

        self.besideLayout.addWidget(self.statePane)

        self.besideButtons = FlowStrip(self.besideFrame)
        self.besideButtons.setObjectName(u"besideButtons")
        self.besideButtonsLayout = QHBoxLayout(self.besideButtons)
        self.besideButtonsLayout.setSpacing(8)
        self.besideButtonsLayout.setObjectName(u"besideButtonsLayout")
        self.besideButtonsLayout.setContentsMargins(0, 0, 0, 0)
        self.startButton = QPushButton(self.besideButtons)
        self.startButton.setObjectName(u"startButton")
        self.startButton.setProperty(u"role", u"small")

        self.besideButtonsLayout.addWidget(self.startButton)

        self.leaveButton = QPushButton(self.besideButtons)
        self.leaveButton.setObjectName(u"leaveButton")
        self.leaveButton.setProperty(u"role", u"small")

        self.besideButtonsLayout.addWidget(self.leaveButton)


        self.besideLayout.addWidget(self.besideButtons)


        self.bodyLayout.addWidget(self.besideFrame)

        self.rest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.bodyLayout.addItem(self.rest)

        D20FateLoop.setWidget(self.body)
#if QT_CONFIG(shortcut)
        self.declareLabel.setBuddy(self.declareEdit)
        self.consequenceLabel.setBuddy(self.consequenceEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateLoop)
    # setupUi

    def retranslateUi(self, D20FateLoop):
        self.declareLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u4f55\u3092\u3057\u307e\u3059\u304b", None))
        self.declareEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u5ba3\u8a00\u306e\u8a00\u8449\uff08\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044\uff09", None))
        self.plainButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5224\u5b9a", None))
        self.contestButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5bfe\u6297\u5224\u5b9a", None))
        self.foreseeLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u632f\u308b\u524d\u306e\u898b\u8fbc\u307f", None))
        self.goodLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u6709\u5229\u306b\u306a\u308b\u7406\u7531", None))
        self.badLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u4e0d\u5229\u306b\u306a\u308b\u7406\u7531", None))
        self.foeLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u76f8\u624b\u306e\u6709\u5229\u30fb\u4e0d\u5229", None))
        self.designateButton.setText(QCoreApplication.translate("D20FateLoop", u"\u3053\u308c\u3067\u6307\u5b9a\u3059\u308b", None))
        self.trivialButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5224\u5b9a\u4e0d\u8981\uff08\u5fc5\u305a\u3067\u304d\u308b\uff09", None))
        self.impossibleButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5224\u5b9a\u4e0d\u8981\uff08\u3067\u304d\u306a\u3044\uff09", None))
        self.withdrawButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5ba3\u8a00\u3092\u53d6\u308a\u4e0b\u3052\u308b", None))
        self.designatedLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u6307\u5b9a", None))
        self.consequenceEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u81ea\u5206\u306e\u8a00\u8449\u3067\u66f8\u304f", None))
        self.describeEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u4f55\u304c\u8d77\u304d\u305f\u304b\u3092\u8a9e\u308b\uff08\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044\uff09", None))
#if QT_CONFIG(accessibility)
        self.describeEdit.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u89e3\u6c7a\u306e\u8a00\u8449", None))
#endif // QT_CONFIG(accessibility)
        self.describeButton.setText(QCoreApplication.translate("D20FateLoop", u"\u8a9e\u308a\u7d42\u3048\u3066\u6b62\u307e\u308b", None))
        self.stuntLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u30b9\u30bf\u30f3\u30c8", None))
#if QT_CONFIG(tooltip)
        self.stuntLabel.setToolTip(QCoreApplication.translate("D20FateLoop", u"\u3059\u3070\u3089\u3057\u3044\u30ed\u30fc\u30eb\u30d7\u30ec\u30a4\u306b 1 \u500b", None))
#endif // QT_CONFIG(tooltip)
        self.orderLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u5ba3\u8a00\u306e\u9806\u756a", None))
#if QT_CONFIG(accessibility)
        self.stateBox.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u72b6\u614b", None))
#endif // QT_CONFIG(accessibility)
        self.untilEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u3044\u3064\u307e\u3067", None))
#if QT_CONFIG(accessibility)
        self.untilEdit.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u3044\u3064\u307e\u3067", None))
#endif // QT_CONFIG(accessibility)
        self.stateButton.setText(QCoreApplication.translate("D20FateLoop", u"\u72b6\u614b\u306b\u3059\u308b", None))
        self.leaveButton.setText(QCoreApplication.translate("D20FateLoop", u"\u9078\u3093\u3060\u4eba\u304c\u5e2d\u3092\u7acb\u3064", None))
        pass
    # retranslateUi

