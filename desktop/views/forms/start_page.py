"""Compiled from ui/start_page.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'start_page.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QListView, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_StartPage(object):
    def setupUi(self, StartPage):
        if not StartPage.objectName():
            StartPage.setObjectName(u"StartPage")
        StartPage.resize(1366, 740)
        StartPage.setProperty(u"chapter", u"start#start-page")
        self.pageLayout = QVBoxLayout(StartPage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.pageScroll = QScrollArea(StartPage)
        self.pageScroll.setObjectName(u"pageScroll")
        self.pageScroll.setWidgetResizable(True)
        self.pageScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.pageScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pageScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pageHost = QWidget(self.pageScroll.viewport())
        self.pageHost.setObjectName(u"pageHost")
        self.halves = QHBoxLayout(self.pageHost)
        self.halves.setSpacing(0)
        self.halves.setObjectName(u"halves")
        self.halves.setContentsMargins(0, 0, 0, 0)
        self.leftHalf = QWidget(self.pageHost)
        self.leftHalf.setObjectName(u"leftHalf")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.leftHalf.sizePolicy().hasHeightForWidth())
        self.leftHalf.setSizePolicy(sizePolicy)
        self.leftLayout = QVBoxLayout(self.leftHalf)
        self.leftLayout.setSpacing(12)
        self.leftLayout.setObjectName(u"leftLayout")
        self.leftLayout.setContentsMargins(32, 24, 24, 24)
        self.recentHead = QHBoxLayout()
        self.recentHead.setObjectName(u"recentHead")
        self.recentTitle = QLabel(self.leftHalf)
        self.recentTitle.setObjectName(u"recentTitle")
        self.recentTitle.setProperty(u"role", u"heading")

        self.recentHead.addWidget(self.recentTitle)

        self.recentSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.recentHead.addItem(self.recentSpacer)

        self.openButton = QPushButton(self.leftHalf)
        self.openButton.setObjectName(u"openButton")

        self.recentHead.addWidget(self.openButton)


        self.leftLayout.addLayout(self.recentHead)

        self.recentList = QListView(self.leftHalf)
        self.recentList.setObjectName(u"recentList")
        self.recentList.setProperty(u"role", u"card")
        self.recentList.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.recentList.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.recentList.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(3)
        sizePolicy1.setHeightForWidth(self.recentList.sizePolicy().hasHeightForWidth())
        self.recentList.setSizePolicy(sizePolicy1)

        self.leftLayout.addWidget(self.recentList)

        self.emptyLabel = Paragraph(self.leftHalf)
        self.emptyLabel.setObjectName(u"emptyLabel")
        self.emptyLabel.setAlignment(Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.emptyLabel.sizePolicy().hasHeightForWidth())
        self.emptyLabel.setSizePolicy(sizePolicy2)
        self.emptyLabel.setWordWrap(True)
        self.emptyLabel.setProperty(u"role", u"plain")

        self.leftLayout.addWidget(self.emptyLabel)

        self.cards = QHBoxLayout()
        self.cards.setSpacing(16)
        self.cards.setObjectName(u"cards")
        self.importCard = QFrame(self.leftHalf)
        self.importCard.setObjectName(u"importCard")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.importCard.sizePolicy().hasHeightForWidth())
        self.importCard.setSizePolicy(sizePolicy3)
        self.importCard.setProperty(u"role", u"card")
        self.importLayout = QVBoxLayout(self.importCard)
        self.importLayout.setSpacing(8)
        self.importLayout.setObjectName(u"importLayout")
        self.importLayout.setContentsMargins(16, 16, 16, 16)
        self.importTitle = QLabel(self.importCard)
        self.importTitle.setObjectName(u"importTitle")
        sizePolicy4 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy4.setHorizontalStretch(0)
        sizePolicy4.setVerticalStretch(0)
        sizePolicy4.setHeightForWidth(self.importTitle.sizePolicy().hasHeightForWidth())
        self.importTitle.setSizePolicy(sizePolicy4)
        self.importTitle.setProperty(u"role", u"strong")

        self.importLayout.addWidget(self.importTitle)

        self.importText = Paragraph(self.importCard)
        self.importText.setObjectName(u"importText")
        self.importText.setAlignment(Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        sizePolicy5 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy5.setHorizontalStretch(0)
        sizePolicy5.setVerticalStretch(1)
        sizePolicy5.setHeightForWidth(self.importText.sizePolicy().hasHeightForWidth())
        self.importText.setSizePolicy(sizePolicy5)
        self.importText.setWordWrap(True)
        self.importText.setProperty(u"role", u"quiet")

        self.importLayout.addWidget(self.importText)

        self.importRow = QHBoxLayout()
        self.importRow.setObjectName(u"importRow")
        self.importButton = QPushButton(self.importCard)
        self.importButton.setObjectName(u"importButton")

        self.importRow.addWidget(self.importButton)

        self.importSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.importRow.addItem(self.importSpacer)


        self.importLayout.addLayout(self.importRow)


        self.cards.addWidget(self.importCard)

        self.restoreCard = QFrame(self.leftHalf)
        self.restoreCard.setObjectName(u"restoreCard")
        sizePolicy3.setHeightForWidth(self.restoreCard.sizePolicy().hasHeightForWidth())
        self.restoreCard.setSizePolicy(sizePolicy3)
        self.restoreCard.setProperty(u"role", u"card")
        self.restoreLayout = QVBoxLayout(self.restoreCard)
        self.restoreLayout.setSpacing(8)
        self.restoreLayout.setObjectName(u"restoreLayout")
        self.restoreLayout.setContentsMargins(16, 16, 16, 16)
        self.restoreTitle = QLabel(self.restoreCard)
        self.restoreTitle.setObjectName(u"restoreTitle")
        sizePolicy4.setHeightForWidth(self.restoreTitle.sizePolicy().hasHeightForWidth())
        self.restoreTitle.setSizePolicy(sizePolicy4)
        self.restoreTitle.setProperty(u"role", u"strong")

        self.restoreLayout.addWidget(self.restoreTitle)

        self.restoreText = Paragraph(self.restoreCard)
        self.restoreText.setObjectName(u"restoreText")
        self.restoreText.setAlignment(Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        sizePolicy5.setHeightForWidth(self.restoreText.sizePolicy().hasHeightForWidth())
        self.restoreText.setSizePolicy(sizePolicy5)
        self.restoreText.setWordWrap(True)
        self.restoreText.setProperty(u"role", u"quiet")

        self.restoreLayout.addWidget(self.restoreText)

        self.restoreStrip = FlowStrip(self.restoreCard)
        self.restoreStrip.setObjectName(u"restoreStrip")
        self.restoreRow = QHBoxLayout(self.restoreStrip)
        self.restoreRow.setSpacing(8)
        self.restoreRow.setObjectName(u"restoreRow")
        self.restoreRow.setContentsMargins(0, 0, 0, 0)
        self.earlierButton = QPushButton(self.restoreStrip)
        self.earlierButton.setObjectName(u"earlierButton")

        self.restoreRow.addWidget(self.earlierButton)

        self.restoreButton = QPushButton(self.restoreStrip)
        self.restoreButton.setObjectName(u"restoreButton")

        self.restoreRow.addWidget(self.restoreButton)


        self.restoreLayout.addWidget(self.restoreStrip)


        self.cards.addWidget(self.restoreCard)


        self.leftLayout.addLayout(self.cards)

        self.leftSpacer = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.leftLayout.addItem(self.leftSpacer)

        self.folderRow = QHBoxLayout()
        self.folderRow.setObjectName(u"folderRow")
        self.folderLabel = ElidedLabel(self.leftHalf)
        self.folderLabel.setObjectName(u"folderLabel")
        self.folderLabel.setProperty(u"role", u"quiet")
        self.folderLabel.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy6 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy6.setHorizontalStretch(1)
        sizePolicy6.setVerticalStretch(0)
        sizePolicy6.setHeightForWidth(self.folderLabel.sizePolicy().hasHeightForWidth())
        self.folderLabel.setSizePolicy(sizePolicy6)

        self.folderRow.addWidget(self.folderLabel)

        self.folderButton = QPushButton(self.leftHalf)
        self.folderButton.setObjectName(u"folderButton")
        self.folderButton.setProperty(u"role", u"flat")

        self.folderRow.addWidget(self.folderButton)

        self.helpButton = HelpButton(self.leftHalf)
        self.helpButton.setObjectName(u"helpButton")

        self.folderRow.addWidget(self.helpButton)


        self.leftLayout.addLayout(self.folderRow)


        self.halves.addWidget(self.leftHalf)

        self.rightHalf = QFrame(self.pageHost)
        self.rightHalf.setObjectName(u"rightHalf")
        self.rightHalf.setProperty(u"role", u"panel")
        sizePolicy.setHeightForWidth(self.rightHalf.sizePolicy().hasHeightForWidth())
        self.rightHalf.setSizePolicy(sizePolicy)
        self.rightLayout = QVBoxLayout(self.rightHalf)
        self.rightLayout.setSpacing(12)
        self.rightLayout.setObjectName(u"rightLayout")
        self.rightLayout.setContentsMargins(24, 24, 32, 24)
        self.newHead = QHBoxLayout()
        self.newHead.setObjectName(u"newHead")
        self.newTitle = QLabel(self.rightHalf)
        self.newTitle.setObjectName(u"newTitle")
        self.newTitle.setProperty(u"role", u"heading")

        self.newHead.addWidget(self.newTitle)

        self.newSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.newHead.addItem(self.newSpacer)

        self.definitionButton = QPushButton(self.rightHalf)
        self.definitionButton.setObjectName(u"definitionButton")

        self.newHead.addWidget(self.definitionButton)


        self.rightLayout.addLayout(self.newHead)

        self.systemScroll = QScrollArea(self.rightHalf)
        self.systemScroll.setObjectName(u"systemScroll")
        self.systemScroll.setWidgetResizable(True)
        self.systemScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.systemScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.systemScroll.setProperty(u"role", u"panel")
        self.systemHost = QWidget(self.systemScroll.viewport())
        self.systemHost.setObjectName(u"systemHost")
        self.systemLayout = QVBoxLayout(self.systemHost)
        self.systemLayout.setSpacing(8)
        self.systemLayout.setObjectName(u"systemLayout")
        self.systemLayout.setContentsMargins(0, 0, 0, 0)
        self.systemScroll.setWidget(self.systemHost)

        self.rightLayout.addWidget(self.systemScroll)

        self.quickStrip = FlowStrip(self.rightHalf)
        self.quickStrip.setObjectName(u"quickStrip")
        self.quickRow = QHBoxLayout(self.quickStrip)
        self.quickRow.setSpacing(12)
        self.quickRow.setObjectName(u"quickRow")
        self.quickRow.setContentsMargins(0, 0, 0, 0)
        self.sheetButton = QPushButton(self.quickStrip)
        self.sheetButton.setObjectName(u"sheetButton")
        self.sheetButton.setProperty(u"role", u"large")

        self.quickRow.addWidget(self.sheetButton)

        self.diceButton = QPushButton(self.quickStrip)
        self.diceButton.setObjectName(u"diceButton")
        self.diceButton.setProperty(u"role", u"large")

        self.quickRow.addWidget(self.diceButton)

        self.blankButton = QPushButton(self.quickStrip)
        self.blankButton.setObjectName(u"blankButton")
        self.blankButton.setProperty(u"role", u"large")

        self.quickRow.addWidget(self.blankButton)


        self.rightLayout.addWidget(self.quickStrip)


        self.halves.addWidget(self.rightHalf)

        self.pageScroll.setWidget(self.pageHost)

        self.pageLayout.addWidget(self.pageScroll)


        self.retranslateUi(StartPage)
    # setupUi

    def retranslateUi(self, StartPage):
        StartPage.setWindowTitle(QCoreApplication.translate("StartPage", u"\u3088\u3046\u3053\u305d", None))
        self.recentTitle.setText(QCoreApplication.translate("StartPage", u"\u6700\u8fd1\u306e\u5353", None))
        self.openButton.setText(QCoreApplication.translate("StartPage", u"\u307b\u304b\u306e\u5353\u3092\u958b\u304f", None))
#if QT_CONFIG(accessibility)
        self.recentList.setAccessibleName(QCoreApplication.translate("StartPage", u"\u6700\u8fd1\u306e\u5353", None))
#endif // QT_CONFIG(accessibility)
        self.emptyLabel.setText(QCoreApplication.translate("StartPage", u"\u307e\u3060\u5353\u304c\u3042\u308a\u307e\u305b\u3093\u3002\u53f3\u306e\u300c\u898b\u672c\u306e\u5353\u300d\u3092\u958b\u304f\u3068\u30014\u4eba\u306e\u30ad\u30e3\u30e9\u30af\u30bf\u30fc\u3067\u3059\u3050\u306b\u904a\u3079\u307e\u3059\u3002", None))
        self.importTitle.setText(QCoreApplication.translate("StartPage", u"\u6301\u3063\u3066\u304d\u305f\u30d5\u30a1\u30a4\u30eb", None))
        self.importText.setText(QCoreApplication.translate("StartPage", u"USB\u30e1\u30e2\u30ea\u30fc\u306e\u30b7\u30fc\u30c8\u3084\u30b2\u30fc\u30e0\u3092\u958b\u304d\u307e\u3059\u3002\u5353\u306b\u52a0\u3048\u308b\u30b7\u30fc\u30c8\u306a\u3089\u3001\u5148\u306b\u5353\u3092\u958b\u3044\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.importButton.setText(QCoreApplication.translate("StartPage", u"\u9078\u3076\u2026", None))
        self.restoreTitle.setText(QCoreApplication.translate("StartPage", u"\u524d\u306e\u7248\u306b\u623b\u3059", None))
        self.restoreText.setText(QCoreApplication.translate("StartPage", u"\u30b7\u30fc\u30c8\u306f\u3001\u66f8\u304d\u63db\u3048\u308b\u305f\u3073\u306b\u3072\u3068\u3064\u524d\u306e\u5185\u5bb9\u304c\u6b8b\u308a\u307e\u3059\u3002\u6d88\u3057\u305f\u3082\u306e\u306f\u3001\u3054\u307f\u7bb1\u304b\u3089\u623b\u305b\u307e\u3059\u3002", None))
        self.earlierButton.setText(QCoreApplication.translate("StartPage", u"\u524d\u306e\u7248\u3092\u898b\u308b", None))
        self.restoreButton.setText(QCoreApplication.translate("StartPage", u"\u3054\u307f\u7bb1\u3092\u898b\u308b", None))
        self.folderButton.setText(QCoreApplication.translate("StartPage", u"\u30d5\u30a9\u30eb\u30c0\u30fc\u3092\u958b\u304f", None))
        self.helpButton.setText(QCoreApplication.translate("StartPage", u"\u4f7f\u3044\u65b9", None))
        self.newTitle.setText(QCoreApplication.translate("StartPage", u"\u65b0\u3057\u3044\u5353", None))
        self.definitionButton.setText(QCoreApplication.translate("StartPage", u"\u81ea\u5206\u306e\u30b2\u30fc\u30e0\u5b9a\u7fa9\u304b\u3089\u2026", None))
        self.sheetButton.setText(QCoreApplication.translate("StartPage", u"\u30b7\u30fc\u30c8\u3060\u3051\u4f5c\u308b", None))
        self.diceButton.setText(QCoreApplication.translate("StartPage", u"\u30c0\u30a4\u30b9\u3060\u3051\u4f7f\u3046", None))
        self.blankButton.setText(QCoreApplication.translate("StartPage", u"\u767d\u7d19\u3092\u5370\u5237", None))
    # retranslateUi

