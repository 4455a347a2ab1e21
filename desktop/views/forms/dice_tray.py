"""Compiled from ui/dice_tray.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'dice_tray.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView
from desktop.views.help_link import HelpButton
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.entry_columns import EntryColumns
from desktop.views.widgets.face_entry import FaceEntry
from desktop.views.widgets.face_pad import FacePad
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.odds import (OddsBar, OddsTable)
from desktop.views.widgets.option_rows import OptionRows
from desktop.views.widgets.outcome_tag import OutcomeTag
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.param_form import ParamForm
from desktop.views.widgets.tally_entry import TallyEntry
class Ui_DiceTray(object):
    def setupUi(self, DiceTray):
        if not DiceTray.objectName():
            DiceTray.setObjectName(u"DiceTray")
        DiceTray.resize(328, 480)
        DiceTray.setProperty(u"chapter", u"checks")
        DiceTray.setProperty(u"role", u"panel")
        self.outer = QVBoxLayout(DiceTray)
        self.outer.setSpacing(0)
        self.outer.setObjectName(u"outer")
        self.outer.setContentsMargins(0, 0, 0, 0)
        self.header = QFrame(DiceTray)
        self.header.setObjectName(u"header")
        self.header.setProperty(u"role", u"tool")
        self.headerLayout = QHBoxLayout(self.header)
        self.headerLayout.setSpacing(3)
        self.headerLayout.setObjectName(u"headerLayout")
        self.headerLayout.setContentsMargins(8, 3, 8, 3)
        self.titleIcon = QLabel(self.header)
        self.titleIcon.setObjectName(u"titleIcon")

        self.headerLayout.addWidget(self.titleIcon)

        self.title = QLabel(self.header)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"strong")

        self.headerLayout.addWidget(self.title)

        self.titleKey = QLabel(self.header)
        self.titleKey.setObjectName(u"titleKey")
        self.titleKey.setText(u"D")
        self.titleKey.setProperty(u"role", u"keycap")

        self.headerLayout.addWidget(self.titleKey)

        self.headerSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.headerLayout.addItem(self.headerSpacer)

        self.helpButton = HelpButton(self.header)
        self.helpButton.setObjectName(u"helpButton")

        self.headerLayout.addWidget(self.helpButton)

        self.handButton = QPushButton(self.header)
        self.handButton.setObjectName(u"handButton")
        self.handButton.setCheckable(True)
        self.handButton.setChecked(True)
        self.handButton.setAutoExclusive(True)
        self.handButton.setProperty(u"role", u"segment")

        self.headerLayout.addWidget(self.handButton)

        self.throwModeButton = QPushButton(self.header)
        self.throwModeButton.setObjectName(u"throwModeButton")
        self.throwModeButton.setCheckable(True)
        self.throwModeButton.setAutoExclusive(True)
        self.throwModeButton.setProperty(u"role", u"segment")

        self.headerLayout.addWidget(self.throwModeButton)


        self.outer.addWidget(self.header)

        self.scroll = QScrollArea(DiceTray)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.body = QWidget(self.scroll.viewport())
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(6)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(8, 8, 8, 8)
        self.kindBox = QComboBox(self.body)
        self.kindBox.setObjectName(u"kindBox")
        self.kindBox.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kindBox.setMinimumContentsLength(3)

        self.bodyLayout.addWidget(self.kindBox)

        self.params = ParamForm(self.body)
        self.params.setObjectName(u"params")

        self.bodyLayout.addWidget(self.params)

        self.problemBox = QFrame(self.body)
        self.problemBox.setObjectName(u"problemBox")
        self.problemBox.setProperty(u"role", u"error")
        self.problemLayout = QVBoxLayout(self.problemBox)
        self.problemLayout.setObjectName(u"problemLayout")
        self.problemLayout.setContentsMargins(8, 4, 8, 4)
        self.problemLabel = Paragraph(self.problemBox)
        self.problemLabel.setObjectName(u"problemLabel")
        self.problemLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.problemLabel.setWordWrap(True)

        self.problemLayout.addWidget(self.problemLabel)


        self.bodyLayout.addWidget(self.problemBox)

        self.diceView = DiceView(self.body)
        self.diceView.setObjectName(u"diceView")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy)

        self.bodyLayout.addWidget(self.diceView)

        self.stateLine = FlowStrip(self.body)
        self.stateLine.setObjectName(u"stateLine")
        self.stateLineLayout = QHBoxLayout(self.stateLine)
        self.stateLineLayout.setSpacing(8)
        self.stateLineLayout.setObjectName(u"stateLineLayout")
        self.stateLineLayout.setContentsMargins(0, 0, 0, 0)
        self.checkTitle = Paragraph(self.stateLine)
        self.checkTitle.setObjectName(u"checkTitle")
        self.checkTitle.setProperty(u"role", u"strong")

        self.stateLineLayout.addWidget(self.checkTitle)

        self.requestLabel = ElidedLabel(self.stateLine)
        self.requestLabel.setObjectName(u"requestLabel")
        self.requestLabel.setProperty(u"role", u"quiet")

        self.stateLineLayout.addWidget(self.requestLabel)


        self.bodyLayout.addWidget(self.stateLine)

        self.coverButton = QPushButton(self.body)
        self.coverButton.setObjectName(u"coverButton")

        self.bodyLayout.addWidget(self.coverButton)

        self.actsLine = FlowStrip(self.body)
        self.actsLine.setObjectName(u"actsLine")
        self.actsLineLayout = QHBoxLayout(self.actsLine)
        self.actsLineLayout.setSpacing(8)
        self.actsLineLayout.setObjectName(u"actsLineLayout")
        self.actsLineLayout.setContentsMargins(0, 0, 0, 0)
        self.passButton = QPushButton(self.actsLine)
        self.passButton.setObjectName(u"passButton")
        self.passButton.setProperty(u"role", u"small")

        self.actsLineLayout.addWidget(self.passButton)

        self.cancelButton = QPushButton(self.actsLine)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setProperty(u"role", u"small")

        self.actsLineLayout.addWidget(self.cancelButton)


        self.bodyLayout.addWidget(self.actsLine)

        self.resumeButton = QPushButton(self.body)
        self.resumeButton.setObjectName(u"resumeButton")

        self.bodyLayout.addWidget(self.resumeButton)

        self.resultBox = QFrame(self.body)
        self.resultBox.setObjectName(u"resultBox")
        self.resultLayout = QVBoxLayout(self.resultBox)
        self.resultLayout.setSpacing(5)
        self.resultLayout.setObjectName(u"resultLayout")
        self.resultLayout.setContentsMargins(0, 0, 0, 0)
        self.totalLine = FlowStrip(self.resultBox)
        self.totalLine.setObjectName(u"totalLine")
        self.totalLineLayout = QHBoxLayout(self.totalLine)
        self.totalLineLayout.setSpacing(8)
        self.totalLineLayout.setObjectName(u"totalLineLayout")
        self.totalLineLayout.setContentsMargins(0, 0, 0, 0)
        self.totalLabel = Paragraph(self.totalLine)
        self.totalLabel.setObjectName(u"totalLabel")
        self.totalLabel.setProperty(u"role", u"number")

        self.totalLineLayout.addWidget(self.totalLabel)

        self.outcomeTag = OutcomeTag(self.totalLine)
        self.outcomeTag.setObjectName(u"outcomeTag")

        self.totalLineLayout.addWidget(self.outcomeTag)

        self.targetLabel = ElidedLabel(self.totalLine)
        self.targetLabel.setObjectName(u"targetLabel")
        self.targetLabel.setProperty(u"role", u"quiet")

        self.totalLineLayout.addWidget(self.targetLabel)

        self.totalSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.totalLineLayout.addItem(self.totalSpacer)

        self.whyButton = QToolButton(self.totalLine)
        self.whyButton.setObjectName(u"whyButton")
        self.whyButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.whyButton.setProperty(u"role", u"flat")

        self.totalLineLayout.addWidget(self.whyButton)


        self.resultLayout.addWidget(self.totalLine)

        self.sumLabel = QLabel(self.resultBox)
        self.sumLabel.setObjectName(u"sumLabel")
        self.sumLabel.setTextFormat(Qt.TextFormat.RichText)
        self.sumLabel.setWordWrap(True)

        self.resultLayout.addWidget(self.sumLabel)

        self.detailLabel = Paragraph(self.resultBox)
        self.detailLabel.setObjectName(u"detailLabel")
        self.detailLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.detailLabel.setWordWrap(True)
        self.detailLabel.setProperty(u"role", u"quiet")

        self.resultLayout.addWidget(self.detailLabel)


        self.bodyLayout.addWidget(self.resultBox)

        self.oddsBox = QFrame(self.body)
        self.oddsBox.setObjectName(u"oddsBox")
        self.oddsLayout = QVBoxLayout(self.oddsBox)
        self.oddsLayout.setSpacing(2)
        self.oddsLayout.setObjectName(u"oddsLayout")
        self.oddsLayout.setContentsMargins(0, 0, 0, 0)
        self.oddsLine = FlowStrip(self.oddsBox)
        self.oddsLine.setObjectName(u"oddsLine")
        self.oddsLineLayout = QHBoxLayout(self.oddsLine)
        self.oddsLineLayout.setSpacing(8)
        self.oddsLineLayout.setObjectName(u"oddsLineLayout")
        self.oddsLineLayout.setContentsMargins(0, 0, 0, 0)
        self.oddsLabel = QLabel(self.oddsLine)
        self.oddsLabel.setObjectName(u"oddsLabel")
        self.oddsLabel.setWordWrap(True)
        self.oddsLabel.setProperty(u"role", u"strong")

        self.oddsLineLayout.addWidget(self.oddsLabel)

        self.oddsSpacer = QSpacerItem(4, 4, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.oddsLineLayout.addItem(self.oddsSpacer)

        self.waysLabel = ElidedLabel(self.oddsLine)
        self.waysLabel.setObjectName(u"waysLabel")
        self.waysLabel.setProperty(u"role", u"quiet")

        self.oddsLineLayout.addWidget(self.waysLabel)

        self.oddsMore = QToolButton(self.oddsLine)
        self.oddsMore.setObjectName(u"oddsMore")
        self.oddsMore.setCheckable(True)
        self.oddsMore.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.oddsMore.setProperty(u"role", u"flat")

        self.oddsLineLayout.addWidget(self.oddsMore)


        self.oddsLayout.addWidget(self.oddsLine)

        self.oddsBar = OddsBar(self.oddsBox)
        self.oddsBar.setObjectName(u"oddsBar")

        self.oddsLayout.addWidget(self.oddsBar)

        self.oddsTable = OddsTable(self.oddsBox)
        self.oddsTable.setObjectName(u"oddsTable")

        self.oddsLayout.addWidget(self.oddsTable)


        self.bodyLayout.addWidget(self.oddsBox)

        self.options = OptionRows(self.body)
        self.options.setObjectName(u"options")

        self.bodyLayout.addWidget(self.options)

        self.scroll.setWidget(self.body)

        self.outer.addWidget(self.scroll)

        self.foot = QFrame(DiceTray)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QVBoxLayout(self.foot)
        self.footLayout.setSpacing(6)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(8, 6, 8, 8)
        self.pad = FacePad(self.foot)
        self.pad.setObjectName(u"pad")

        self.footLayout.addWidget(self.pad)

        self.tally = TallyEntry(self.foot)
        self.tally.setObjectName(u"tally")

        self.footLayout.addWidget(self.tally)

        self.buttonLine = FlowStrip(self.foot)
        self.buttonLine.setObjectName(u"buttonLine")
        self.buttonLayout = QHBoxLayout(self.buttonLine)
        self.buttonLayout.setSpacing(8)
        self.buttonLayout.setObjectName(u"buttonLayout")
        self.buttonLayout.setContentsMargins(0, 0, 0, 0)
        self.columns = EntryColumns(self.buttonLine)
        self.columns.setObjectName(u"columns")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(2)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.columns.sizePolicy().hasHeightForWidth())
        self.columns.setSizePolicy(sizePolicy1)
        self.columnsLayout = QGridLayout(self.columns)
        self.columnsLayout.setObjectName(u"columnsLayout")
        self.columnsLayout.setHorizontalSpacing(8)
        self.columnsLayout.setVerticalSpacing(2)
        self.columnsLayout.setContentsMargins(0, 0, 0, 0)
        self.leftHeading = ElidedLabel(self.columns)
        self.leftHeading.setObjectName(u"leftHeading")
        self.leftHeading.setProperty(u"role", u"quiet")

        self.columnsLayout.addWidget(self.leftHeading, 0, 0, 1, 1)

        self.rightHeading = ElidedLabel(self.columns)
        self.rightHeading.setObjectName(u"rightHeading")
        self.rightHeading.setProperty(u"role", u"quiet")

        self.columnsLayout.addWidget(self.rightHeading, 0, 1, 1, 1)

        self.entry = FaceEntry(self.columns)
        self.entry.setObjectName(u"entry")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.entry.sizePolicy().hasHeightForWidth())
        self.entry.setSizePolicy(sizePolicy2)

        self.columnsLayout.addWidget(self.entry, 1, 0, 1, 1)

        self.beside = FaceEntry(self.columns)
        self.beside.setObjectName(u"beside")
        sizePolicy2.setHeightForWidth(self.beside.sizePolicy().hasHeightForWidth())
        self.beside.setSizePolicy(sizePolicy2)

        self.columnsLayout.addWidget(self.beside, 1, 1, 1, 1)


        self.buttonLayout.addWidget(self.columns)

        self.againButton = KeyButton(self.buttonLine)
        self.againButton.setObjectName(u"againButton")
        self.againButton.setProperty(u"keyHint", u"R")

        self.buttonLayout.addWidget(self.againButton)

        self.primaryButton = KeyButton(self.buttonLine)
        self.primaryButton.setObjectName(u"primaryButton")
        self.primaryButton.setProperty(u"keyHint", u"Enter")
        self.primaryButton.setProperty(u"role", u"primary")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy3.setHorizontalStretch(3)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.primaryButton.sizePolicy().hasHeightForWidth())
        self.primaryButton.setSizePolicy(sizePolicy3)

        self.buttonLayout.addWidget(self.primaryButton)

        self.buttonLayout.setStretch(0, 2)
        self.buttonLayout.setStretch(2, 3)

        self.footLayout.addWidget(self.buttonLine)


        self.outer.addWidget(self.foot)


        self.retranslateUi(DiceTray)
    # setupUi

    def retranslateUi(self, DiceTray):
#if QT_CONFIG(accessibility)
        DiceTray.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u30c0\u30a4\u30b9\u30c8\u30ec\u30a4", None))
#endif // QT_CONFIG(accessibility)
        DiceTray.setWindowTitle(QCoreApplication.translate("DiceTray", u"\u30c0\u30a4\u30b9", None))
        self.title.setText(QCoreApplication.translate("DiceTray", u"\u30c0\u30a4\u30b9", None))
        self.handButton.setText(QCoreApplication.translate("DiceTray", u"\u624b\u3067\u5165\u529b", None))
#if QT_CONFIG(tooltip)
        self.handButton.setToolTip(QCoreApplication.translate("DiceTray", u"\u5353\u306e\u4e0a\u3067\u632f\u3063\u305f\u30c0\u30a4\u30b9\u306e\u76ee\u3092\u5165\u308c\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.throwModeButton.setText(QCoreApplication.translate("DiceTray", u"\u632f\u308b", None))
#if QT_CONFIG(tooltip)
        self.throwModeButton.setToolTip(QCoreApplication.translate("DiceTray", u"\u5353\u4e0a\u304c\u30c0\u30a4\u30b9\u3092\u632f\u308a\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.kindBox.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u5224\u5b9a\u306e\u7a2e\u985e", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.kindBox.setToolTip(QCoreApplication.translate("DiceTray", u"\u5224\u5b9a\u306e\u7a2e\u985e", None))
#endif // QT_CONFIG(tooltip)
        self.coverButton.setText(QCoreApplication.translate("DiceTray", u"\u62bc\u3057\u3066\u3044\u308b\u9593\u3060\u3051\u898b\u308b", None))
        self.passButton.setText(QCoreApplication.translate("DiceTray", u"\u753b\u9762\u3092\u6e21\u3059", None))
#if QT_CONFIG(tooltip)
        self.passButton.setToolTip(QCoreApplication.translate("DiceTray", u"\u632f\u308b\u4eba\u3068\u5fdc\u3058\u308b\u4eba\u306b\u3001\u307b\u304b\u306e\u3082\u306e\u3092\u96a0\u3057\u305f\u753b\u9762\u3092\u9806\u306b\u6e21\u3057\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.cancelButton.setText(QCoreApplication.translate("DiceTray", u"\u3053\u306e\u5224\u5b9a\u3092\u3084\u3081\u308b", None))
        self.resumeButton.setText(QCoreApplication.translate("DiceTray", u"\u9014\u4e2d\u306e\u5224\u5b9a\u306b\u623b\u308b", None))
        self.whyButton.setText(QCoreApplication.translate("DiceTray", u"\u306a\u305c\uff1f", None))
#if QT_CONFIG(accessibility)
        self.oddsMore.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u307b\u304b\u306e\u898b\u8fbc\u307f", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.oddsMore.setToolTip(QCoreApplication.translate("DiceTray", u"\u307b\u304b\u306e\u898b\u8fbc\u307f", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.entry.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u51fa\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.againButton.setText(QCoreApplication.translate("DiceTray", u"\u3082\u3046\u4e00\u5ea6", None))
        self.primaryButton.setText(QCoreApplication.translate("DiceTray", u"\u632f\u308b", None))
    # retranslateUi

