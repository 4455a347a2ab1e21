"""Compiled from ui/table_page.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'table_page.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QSplitter, QToolButton, QVBoxLayout, QWidget)

from desktop.views.table.button_row import ButtonRow
from desktop.views.table.notes_panel import NotesPanel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.front_stack import FrontStack
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.tall_scroll import TallScroll

class Ui_TablePage(object):
    def setupUi(self, TablePage):
        if not TablePage.objectName():
            TablePage.setObjectName(u"TablePage")
        TablePage.resize(1040, 560)
        TablePage.setProperty(u"chapter", u"table")
        self.pageLayout = QVBoxLayout(TablePage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.headBar = FlowStrip(TablePage)
        self.headBar.setObjectName(u"headBar")
        self.headBar.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.headBar)
        self.headLayout.setSpacing(4)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(12, 4, 12, 4)
        self.battleTab = QPushButton(self.headBar)
        self.battleTab.setObjectName(u"battleTab")
        self.battleTab.setCheckable(True)
        self.battleTab.setProperty(u"role", u"segment")

        self.headLayout.addWidget(self.battleTab)

        self.sessionTab = QPushButton(self.headBar)
        self.sessionTab.setObjectName(u"sessionTab")
        self.sessionTab.setCheckable(True)
        self.sessionTab.setProperty(u"role", u"segment")

        self.headLayout.addWidget(self.sessionTab)

        self.phaseLabel = QLabel(self.headBar)
        self.phaseLabel.setObjectName(u"phaseLabel")
        self.phaseLabel.setProperty(u"role", u"heading")
        self.phaseLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.headLayout.addWidget(self.phaseLabel)

        self.beginButton = QPushButton(self.headBar)
        self.beginButton.setObjectName(u"beginButton")
        self.beginButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.beginButton)

        self.joinButton = QPushButton(self.headBar)
        self.joinButton.setObjectName(u"joinButton")
        self.joinButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.joinButton)

        self.groupButton = KeyButton(self.headBar)
        self.groupButton.setObjectName(u"groupButton")
        self.groupButton.setProperty(u"keyHint", u"G")
        self.groupButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.groupButton)

        self.markButton = QPushButton(self.headBar)
        self.markButton.setObjectName(u"markButton")
        self.markButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.markButton)

        self.restButton = QPushButton(self.headBar)
        self.restButton.setObjectName(u"restButton")
        self.restButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.restButton)

        self.notesButton = QPushButton(self.headBar)
        self.notesButton.setObjectName(u"notesButton")
        self.notesButton.setCheckable(True)
        self.notesButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.notesButton)

        self.scenarioButton = QPushButton(self.headBar)
        self.scenarioButton.setObjectName(u"scenarioButton")
        self.scenarioButton.setCheckable(True)
        self.scenarioButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.scenarioButton)

        self.boardButton = KeyButton(self.headBar)
        self.boardButton.setObjectName(u"boardButton")
        self.boardButton.setCheckable(True)
        self.boardButton.setProperty(u"keyHint", u"M")
        self.boardButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.boardButton)

        self.recapButton = QPushButton(self.headBar)
        self.recapButton.setObjectName(u"recapButton")
        self.recapButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.recapButton)

        self.closeButton = QPushButton(self.headBar)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setProperty(u"role", u"small")

        self.headLayout.addWidget(self.closeButton)


        self.pageLayout.addWidget(self.headBar)

        self.rulingBar = QFrame(TablePage)
        self.rulingBar.setObjectName(u"rulingBar")
        self.rulingBar.setProperty(u"role", u"warning")
        self.rulingLayout = QHBoxLayout(self.rulingBar)
        self.rulingLayout.setSpacing(8)
        self.rulingLayout.setObjectName(u"rulingLayout")
        self.rulingLayout.setContentsMargins(12, 6, 8, 6)
        self.rulingText = Paragraph(self.rulingBar)
        self.rulingText.setObjectName(u"rulingText")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.rulingText.sizePolicy().hasHeightForWidth())
        self.rulingText.setSizePolicy(sizePolicy)

        self.rulingLayout.addWidget(self.rulingText)

        self.rulingRule = QToolButton(self.rulingBar)
        self.rulingRule.setObjectName(u"rulingRule")
        self.rulingRule.setProperty(u"role", u"flat")

        self.rulingLayout.addWidget(self.rulingRule)

        self.rulingReason = QLineEdit(self.rulingBar)
        self.rulingReason.setObjectName(u"rulingReason")
        self.rulingReason.setMinimumSize(QSize(176, 0))
        self.rulingReason.setMaximumSize(QSize(240, 16777215))
        self.rulingReason.setMaxLength(200)

        self.rulingLayout.addWidget(self.rulingReason)

        self.rulingButton = QPushButton(self.rulingBar)
        self.rulingButton.setObjectName(u"rulingButton")

        self.rulingLayout.addWidget(self.rulingButton)

        self.rulingClose = QToolButton(self.rulingBar)
        self.rulingClose.setObjectName(u"rulingClose")
        self.rulingClose.setProperty(u"role", u"flat")

        self.rulingLayout.addWidget(self.rulingClose)


        self.pageLayout.addWidget(self.rulingBar)

        self.marksBar = QFrame(TablePage)
        self.marksBar.setObjectName(u"marksBar")
        self.marksBar.setProperty(u"role", u"tool")
        self.marksLayout = QHBoxLayout(self.marksBar)
        self.marksLayout.setSpacing(8)
        self.marksLayout.setObjectName(u"marksLayout")
        self.marksLayout.setContentsMargins(12, 4, 12, 4)
        self.marksLabel = QLabel(self.marksBar)
        self.marksLabel.setObjectName(u"marksLabel")
        self.marksLabel.setProperty(u"role", u"quiet")

        self.marksLayout.addWidget(self.marksLabel)

        self.marks = ButtonRow(self.marksBar)
        self.marks.setObjectName(u"marks")
        sizePolicy.setHeightForWidth(self.marks.sizePolicy().hasHeightForWidth())
        self.marks.setSizePolicy(sizePolicy)

        self.marksLayout.addWidget(self.marks)


        self.pageLayout.addWidget(self.marksBar)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(0)
        self.middle.setObjectName(u"middle")
        self.split = QSplitter(TablePage)
        self.split.setObjectName(u"split")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.split.sizePolicy().hasHeightForWidth())
        self.split.setSizePolicy(sizePolicy1)
        self.split.setOrientation(Qt.Orientation.Horizontal)
        self.split.setHandleWidth(6)
        self.split.setChildrenCollapsible(False)
        self.trackerScroll = TallScroll(self.split)
        self.trackerScroll.setObjectName(u"trackerScroll")
        self.trackerScroll.setMinimumSize(QSize(0, 40))
        self.trackerScroll.setWidgetResizable(True)
        self.trackers = FrontStack(self.trackerScroll.viewport())
        self.trackers.setObjectName(u"trackers")
        sizePolicy1.setHeightForWidth(self.trackers.sizePolicy().hasHeightForWidth())
        self.trackers.setSizePolicy(sizePolicy1)
        self.emptyPage = QWidget(self.trackers)
        self.emptyPage.setObjectName(u"emptyPage")
        self.emptyLayout = QVBoxLayout(self.emptyPage)
        self.emptyLayout.setSpacing(12)
        self.emptyLayout.setObjectName(u"emptyLayout")
        self.emptyLayout.setContentsMargins(24, 24, 24, 24)
        self.emptyTitle = QLabel(self.emptyPage)
        self.emptyTitle.setObjectName(u"emptyTitle")
        self.emptyTitle.setProperty(u"role", u"big-heading")

        self.emptyLayout.addWidget(self.emptyTitle)

        self.emptyText = Paragraph(self.emptyPage)
        self.emptyText.setObjectName(u"emptyText")
        self.emptyText.setProperty(u"role", u"plain")

        self.emptyLayout.addWidget(self.emptyText)

        self.emptyButtons = QHBoxLayout()
        self.emptyButtons.setSpacing(12)
        self.emptyButtons.setObjectName(u"emptyButtons")
        self.beginSession = KeyButton(self.emptyPage)
        self.beginSession.setObjectName(u"beginSession")
        self.beginSession.setProperty(u"role", u"large")

        self.emptyButtons.addWidget(self.beginSession)

        self.beginBattle = KeyButton(self.emptyPage)
        self.beginBattle.setObjectName(u"beginBattle")
        self.beginBattle.setProperty(u"role", u"large")

        self.emptyButtons.addWidget(self.beginBattle)

        self.lastRecap = QPushButton(self.emptyPage)
        self.lastRecap.setObjectName(u"lastRecap")
        self.lastRecap.setProperty(u"role", u"large")

        self.emptyButtons.addWidget(self.lastRecap)

        self.emptySpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.emptyButtons.addItem(self.emptySpacer)


        self.emptyLayout.addLayout(self.emptyButtons)

        self.encounterHost = QWidget(self.emptyPage)
        self.encounterHost.setObjectName(u"encounterHost")
        self.encounterLayout = QVBoxLayout(self.encounterHost)
        self.encounterLayout.setObjectName(u"encounterLayout")
        self.encounterLayout.setContentsMargins(0, 12, 0, 0)

        self.emptyLayout.addWidget(self.encounterHost)

        self.emptyFoot = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.emptyFoot)

        self.trackers.addWidget(self.emptyPage)
        self.trackerScroll.setWidget(self.trackers)
        self.split.addWidget(self.trackerScroll)

        self.middle.addWidget(self.split)

        self.notesScroll = QScrollArea(TablePage)
        self.notesScroll.setObjectName(u"notesScroll")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.notesScroll.sizePolicy().hasHeightForWidth())
        self.notesScroll.setSizePolicy(sizePolicy2)
        self.notesScroll.setWidgetResizable(True)
        self.notesScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.notesScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.notesScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.notes = NotesPanel(self.notesScroll.viewport())
        self.notes.setObjectName(u"notes")
        self.notesScroll.setWidget(self.notes)

        self.middle.addWidget(self.notesScroll)


        self.pageLayout.addLayout(self.middle)


        self.retranslateUi(TablePage)
    # setupUi

    def retranslateUi(self, TablePage):
#if QT_CONFIG(accessibility)
        TablePage.setAccessibleName(QCoreApplication.translate("TablePage", u"\u5353", None))
#endif // QT_CONFIG(accessibility)
        self.battleTab.setText(QCoreApplication.translate("TablePage", u"\u6226\u95d8", None))
        self.sessionTab.setText(QCoreApplication.translate("TablePage", u"\u30bb\u30c3\u30b7\u30e7\u30f3", None))
        self.beginButton.setText(QCoreApplication.translate("TablePage", u"\u59cb\u3081\u308b\u2026", None))
        self.joinButton.setText(QCoreApplication.translate("TablePage", u"\u9014\u4e2d\u53c2\u52a0\u2026", None))
        self.groupButton.setText(QCoreApplication.translate("TablePage", u"\u307f\u3093\u306a\u3067\u5224\u5b9a\u2026", None))
        self.markButton.setText(QCoreApplication.translate("TablePage", u"\u72b6\u614b\u30fb\u30bf\u30a4\u30de\u30fc\u2026", None))
        self.restButton.setText(QCoreApplication.translate("TablePage", u"\u4f11\u61a9\u2026", None))
        self.notesButton.setText(QCoreApplication.translate("TablePage", u"\u30e1\u30e2", None))
        self.scenarioButton.setText(QCoreApplication.translate("TablePage", u"\u30b7\u30ca\u30ea\u30aa", None))
        self.boardButton.setText(QCoreApplication.translate("TablePage", u"\u76e4", None))
        self.recapButton.setText(QCoreApplication.translate("TablePage", u"\u307e\u3068\u3081\u3068\u6210\u9577", None))
#if QT_CONFIG(tooltip)
        self.recapButton.setToolTip(QCoreApplication.translate("TablePage", u"\u3053\u306e\u30bb\u30c3\u30b7\u30e7\u30f3\u3067\u5909\u308f\u3063\u305f\u3082\u306e\u3092\u4eba\u3054\u3068\u306b\u898b\u3066\u3001\u6210\u9577\u306b\u9032\u307f\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.closeButton.setText(QCoreApplication.translate("TablePage", u"\u7d42\u3048\u308b", None))
        self.rulingReason.setPlaceholderText(QCoreApplication.translate("TablePage", u"\u7406\u7531\uff08\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044\uff09", None))
#if QT_CONFIG(accessibility)
        self.rulingReason.setAccessibleName(QCoreApplication.translate("TablePage", u"GM\u88c1\u5b9a\u306e\u7406\u7531", None))
#endif // QT_CONFIG(accessibility)
        self.rulingButton.setText(QCoreApplication.translate("TablePage", u"GM\u88c1\u5b9a\u3067\u884c\u3046", None))
#if QT_CONFIG(accessibility)
        self.rulingClose.setAccessibleName(QCoreApplication.translate("TablePage", u"\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.marksLabel.setText(QCoreApplication.translate("TablePage", u"\u7d9a\u3044\u3066\u3044\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.marks.setAccessibleName(QCoreApplication.translate("TablePage", u"\u7d9a\u3044\u3066\u3044\u308b\u72b6\u614b\u3068\u30bf\u30a4\u30de\u30fc", None))
#endif // QT_CONFIG(accessibility)
        self.emptyTitle.setText(QCoreApplication.translate("TablePage", u"\u307e\u3060\u4f55\u3082\u59cb\u307e\u3063\u3066\u3044\u307e\u305b\u3093", None))
        self.emptyText.setText(QCoreApplication.translate("TablePage", u"\u5224\u5b9a\u306f\u3053\u306e\u307e\u307e\u3067\u304d\u307e\u3059\u3002\u4e0a\u306e\u53c2\u52a0\u8005\u3092\u9078\u3073\u3001\u53f3\u306e\u30c8\u30ec\u30a4\u3067\u632f\u308b\u304b\u3001\u4e0b\u306e\u30b3\u30de\u30f3\u30c9\u306b\u66f8\u3044\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.beginSession.setText(QCoreApplication.translate("TablePage", u"\u30bb\u30c3\u30b7\u30e7\u30f3\u3092\u59cb\u3081\u308b\u2026", None))
        self.beginBattle.setText(QCoreApplication.translate("TablePage", u"\u6226\u95d8\u3092\u59cb\u3081\u308b\u2026", None))
        self.lastRecap.setText(QCoreApplication.translate("TablePage", u"\u524d\u306e\u30bb\u30c3\u30b7\u30e7\u30f3\u306e\u307e\u3068\u3081", None))
    # retranslateUi

