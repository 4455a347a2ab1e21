"""Compiled from ui/systems/d20fate/loop.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'loop.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QFrame, QHBoxLayout,
    QLabel, QLineEdit, QPlainTextEdit, QPushButton,
    QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

from desktop.views.table.button_row import ButtonRow
from desktop.views.table.step_strip import StepStrip
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.odds import OddsTable
from desktop.views.widgets.option_rows import OptionRows
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
        self.body = QWidget()
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(12)
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
        self.declarationLabel = Paragraph(self.designatePage)
        self.declarationLabel.setObjectName(u"declarationLabel")
        self.declarationLabel.setProperty(u"role", u"plain")

        self.designateLayout.addWidget(self.declarationLabel)

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

        self.kindRest = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.kindLine.addItem(self.kindRest)


        self.designateLayout.addLayout(self.kindLine)

        self.designation = ParamForm(self.designatePage)
        self.designation.setObjectName(u"designation")

        self.designateLayout.addWidget(self.designation)

        self.goodLabel = QLabel(self.designatePage)
        self.goodLabel.setObjectName(u"goodLabel")
        self.goodLabel.setProperty(u"role", u"caption")

        self.designateLayout.addWidget(self.goodLabel)

        self.goodReasons = ButtonRow(self.designatePage)
        self.goodReasons.setObjectName(u"goodReasons")

        self.designateLayout.addWidget(self.goodReasons)

        self.badLabel = QLabel(self.designatePage)
        self.badLabel.setObjectName(u"badLabel")
        self.badLabel.setProperty(u"role", u"caption")

        self.designateLayout.addWidget(self.badLabel)

        self.badReasons = ButtonRow(self.designatePage)
        self.badReasons.setObjectName(u"badReasons")

        self.designateLayout.addWidget(self.badReasons)

        self.foreseeLabel = QLabel(self.designatePage)
        self.foreseeLabel.setObjectName(u"foreseeLabel")
        self.foreseeLabel.setProperty(u"role", u"strong")

        self.designateLayout.addWidget(self.foreseeLabel)

        self.foresee = OddsTable(self.designatePage)
        self.foresee.setObjectName(u"foresee")

        self.designateLayout.addWidget(self.foresee)

        self.designateProblem = Paragraph(self.designatePage)
        self.designateProblem.setObjectName(u"designateProblem")
        self.designateProblem.setProperty(u"role", u"error-text")

        self.designateLayout.addWidget(self.designateProblem)

        self.designateButtons = FlowStrip(self.designatePage)
        self.designateButtons.setObjectName(u"designateButtons")
        self.designateButtonLine = QHBoxLayout(self.designateButtons)
        self.designateButtonLine.setSpacing(8)
        self.designateButtonLine.setObjectName(u"designateButtonLine")
        self.designateButtonLine.setContentsMargins(0, 0, 0, 0)
        self.designateButton = QPushButton(self.designateButtons)
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
        self.rollLayout.setSpacing(12)
        self.rollLayout.setObjectName(u"rollLayout")
        self.rollLayout.setContentsMargins(0, 0, 0, 0)
        self.rollTitle = Paragraph(self.rollPage)
        self.rollTitle.setObjectName(u"rollTitle")
        self.rollTitle.setProperty(u"role", u"heading")

        self.rollLayout.addWidget(self.rollTitle)

        self.sumLine = QHBoxLayout()
        self.sumLine.setSpacing(12)
        self.sumLine.setObjectName(u"sumLine")
        self.sumLine.setContentsMargins(0, 0, 0, 0)
        self.totalLabel = QLabel(self.rollPage)
        self.totalLabel.setObjectName(u"totalLabel")
        self.totalLabel.setProperty(u"role", u"total")
        self.totalLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.sumLine.addWidget(self.totalLabel)

        self.resultTag = OutcomeTag(self.rollPage)
        self.resultTag.setObjectName(u"resultTag")

        self.sumLine.addWidget(self.resultTag)

        self.sumLabel = Paragraph(self.rollPage)
        self.sumLabel.setObjectName(u"sumLabel")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.sumLabel.sizePolicy().hasHeightForWidth())
        self.sumLabel.setSizePolicy(sizePolicy)
        self.sumLabel.setProperty(u"role", u"plain")

        self.sumLine.addWidget(self.sumLabel)


        self.rollLayout.addLayout(self.sumLine)

        self.fateLabel = QLabel(self.rollPage)
        self.fateLabel.setObjectName(u"fateLabel")
        self.fateLabel.setProperty(u"role", u"strong")

        self.rollLayout.addWidget(self.fateLabel)

        self.fateRows = OptionRows(self.rollPage)
        self.fateRows.setObjectName(u"fateRows")

        self.rollLayout.addWidget(self.fateRows)

        self.rollHint = Paragraph(self.rollPage)
        self.rollHint.setObjectName(u"rollHint")
        self.rollHint.setProperty(u"role", u"quiet")

        self.rollLayout.addWidget(self.rollHint)

        self.rollRest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rollLayout.addItem(self.rollRest)


        self.stackLayout.addWidget(self.rollPage)

        self.resolvePage = QWidget(self.stack)
        self.resolvePage.setObjectName(u"resolvePage")
        self.resolveLayout = QVBoxLayout(self.resolvePage)
        self.resolveLayout.setSpacing(8)
        self.resolveLayout.setObjectName(u"resolveLayout")
        self.resolveLayout.setContentsMargins(0, 0, 0, 0)
        self.resolveTitle = Paragraph(self.resolvePage)
        self.resolveTitle.setObjectName(u"resolveTitle")
        self.resolveTitle.setProperty(u"role", u"heading")

        self.resolveLayout.addWidget(self.resolveTitle)

        self.resolveHint = Paragraph(self.resolvePage)
        self.resolveHint.setObjectName(u"resolveHint")
        self.resolveHint.setProperty(u"role", u"plain")

        self.resolveLayout.addWidget(self.resolveHint)

        self.describeEdit = QPlainTextEdit(self.resolvePage)
        self.describeEdit.setObjectName(u"describeEdit")
        self.describeEdit.setMaximumSize(QSize(16777215, 96))
        self.describeEdit.setTabChangesFocus(True)

        self.resolveLayout.addWidget(self.describeEdit)

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

        self.resolveButtons = QHBoxLayout()
        self.resolveButtons.setSpacing(8)
        self.resolveButtons.setObjectName(u"resolveButtons")
        self.resolveButtons.setContentsMargins(0, 0, 0, 0)
        self.describeButton = QPushButton(self.resolvePage)
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
        self.stuntLabel = QLabel(self.besideFrame)
        self.stuntLabel.setObjectName(u"stuntLabel")
        self.stuntLabel.setProperty(u"role", u"strong")

        self.besideLayout.addWidget(self.stuntLabel)

        self.stunts = ButtonRow(self.besideFrame)
        self.stunts.setObjectName(u"stunts")

        self.besideLayout.addWidget(self.stunts)

        self.stateLabel = QLabel(self.besideFrame)
        self.stateLabel.setObjectName(u"stateLabel")
        self.stateLabel.setProperty(u"role", u"strong")
        self.stateLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.besideLayout.addWidget(self.stateLabel)

        self.states = ButtonRow(self.besideFrame)
        self.states.setObjectName(u"states")

        self.besideLayout.addWidget(self.states)

        self.stateLine = QHBoxLayout()
        self.stateLine.setSpacing(8)
        self.stateLine.setObjectName(u"stateLine")
        self.stateLine.setContentsMargins(0, 0, 0, 0)
        self.stateBox = QComboBox(self.besideFrame)
        self.stateBox.setObjectName(u"stateBox")
        self.stateBox.setEditable(True)

        self.stateLine.addWidget(self.stateBox)

        self.untilEdit = QLineEdit(self.besideFrame)
        self.untilEdit.setObjectName(u"untilEdit")
        self.untilEdit.setMaxLength(100)

        self.stateLine.addWidget(self.untilEdit)

        self.stateButton = QPushButton(self.besideFrame)
        self.stateButton.setObjectName(u"stateButton")

        self.stateLine.addWidget(self.stateButton)


        self.besideLayout.addLayout(self.stateLine)

        self.orderLabel = QLabel(self.besideFrame)
        self.orderLabel.setObjectName(u"orderLabel")
        self.orderLabel.setProperty(u"role", u"strong")

        self.besideLayout.addWidget(self.orderLabel)

        self.orderStrip = ButtonRow(self.besideFrame)
        self.orderStrip.setObjectName(u"orderStrip")

        self.besideLayout.addWidget(self.orderStrip)

        self.besideButtons = QHBoxLayout()
        self.besideButtons.setSpacing(8)
        self.besideButtons.setObjectName(u"besideButtons")
        self.besideButtons.setContentsMargins(0, 0, 0, 0)
        self.startButton = QPushButton(self.besideFrame)
        self.startButton.setObjectName(u"startButton")
        self.startButton.setProperty(u"role", u"small")

        self.besideButtons.addWidget(self.startButton)

        self.leaveButton = QPushButton(self.besideFrame)
        self.leaveButton.setObjectName(u"leaveButton")
        self.leaveButton.setProperty(u"role", u"small")

        self.besideButtons.addWidget(self.leaveButton)

        self.besideSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.besideButtons.addItem(self.besideSpace)


        self.besideLayout.addLayout(self.besideButtons)


        self.bodyLayout.addWidget(self.besideFrame)

        self.foot = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.bodyLayout.addItem(self.foot)

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
        self.goodLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u6709\u5229\u306b\u306a\u308b\u7406\u7531", None))
        self.badLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u4e0d\u5229\u306b\u306a\u308b\u7406\u7531", None))
        self.foreseeLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u632f\u308b\u524d\u306e\u898b\u8fbc\u307f", None))
        self.designateButton.setText(QCoreApplication.translate("D20FateLoop", u"\u3053\u308c\u3067\u6307\u5b9a\u3059\u308b", None))
        self.trivialButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5224\u5b9a\u4e0d\u8981\uff08\u5fc5\u305a\u3067\u304d\u308b\uff09", None))
        self.impossibleButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5224\u5b9a\u4e0d\u8981\uff08\u3067\u304d\u306a\u3044\uff09", None))
        self.withdrawButton.setText(QCoreApplication.translate("D20FateLoop", u"\u5ba3\u8a00\u3092\u53d6\u308a\u4e0b\u3052\u308b", None))
        self.fateLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9", None))
        self.describeEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u4f55\u304c\u8d77\u304d\u305f\u304b\u3092\u8a9e\u308b\uff08\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044\uff09", None))
#if QT_CONFIG(accessibility)
        self.describeEdit.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u89e3\u6c7a\u306e\u8a00\u8449", None))
#endif // QT_CONFIG(accessibility)
        self.consequenceLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u60aa\u304f\u306a\u308b\u3053\u3068", None))
        self.consequenceEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u81ea\u5206\u306e\u8a00\u8449\u3067\u66f8\u304f", None))
        self.describeButton.setText(QCoreApplication.translate("D20FateLoop", u"\u8a9e\u308a\u7d42\u3048\u3066\u6b62\u307e\u308b", None))
        self.stuntLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u30b9\u30bf\u30f3\u30c8\uff08\u3059\u3070\u3089\u3057\u3044\u30ed\u30fc\u30eb\u30d7\u30ec\u30a4\u306b 1 \u500b\uff09", None))
#if QT_CONFIG(accessibility)
        self.stateBox.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u72b6\u614b", None))
#endif // QT_CONFIG(accessibility)
        self.untilEdit.setPlaceholderText(QCoreApplication.translate("D20FateLoop", u"\u3044\u3064\u307e\u3067", None))
#if QT_CONFIG(accessibility)
        self.untilEdit.setAccessibleName(QCoreApplication.translate("D20FateLoop", u"\u3044\u3064\u307e\u3067", None))
#endif // QT_CONFIG(accessibility)
        self.stateButton.setText(QCoreApplication.translate("D20FateLoop", u"\u72b6\u614b\u306b\u3059\u308b", None))
        self.orderLabel.setText(QCoreApplication.translate("D20FateLoop", u"\u5ba3\u8a00\u306e\u9806\u756a", None))
        self.startButton.setText(QCoreApplication.translate("D20FateLoop", u"\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9\u3092\u914d\u308a\u76f4\u3059\uff08\u30bb\u30c3\u30b7\u30e7\u30f3\u958b\u59cb\uff09", None))
        self.leaveButton.setText(QCoreApplication.translate("D20FateLoop", u"\u9078\u3093\u3060\u4eba\u304c\u5e2d\u3092\u7acb\u3064", None))
        pass
    # retranslateUi

