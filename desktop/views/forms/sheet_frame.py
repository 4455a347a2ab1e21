"""Compiled from ui/sheet_frame.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet_frame.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.colour import ColourButton
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.front_stack import FrontStack
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.own_fields import OwnFields
from desktop.views.widgets.page_scroll import PageScroll
from desktop.views.widgets.page_tabs import PageTabs
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.portrait import PortraitButton

class Ui_SheetFrame(object):
    def setupUi(self, SheetFrame):
        if not SheetFrame.objectName():
            SheetFrame.setObjectName(u"SheetFrame")
        SheetFrame.resize(854, 640)
        SheetFrame.setProperty(u"chapter", u"sheets")
        self.frameLayout = QVBoxLayout(SheetFrame)
        self.frameLayout.setSpacing(0)
        self.frameLayout.setObjectName(u"frameLayout")
        self.frameLayout.setContentsMargins(0, 0, 0, 0)
        self.head = QFrame(SheetFrame)
        self.head.setObjectName(u"head")
        self.headLayout = QHBoxLayout(self.head)
        self.headLayout.setSpacing(12)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(12, 8, 12, 4)
        self.portraitButton = PortraitButton(self.head)
        self.portraitButton.setObjectName(u"portraitButton")

        self.headLayout.addWidget(self.portraitButton, 0, Qt.AlignmentFlag.AlignTop)

        self.headRows = QVBoxLayout()
        self.headRows.setSpacing(4)
        self.headRows.setObjectName(u"headRows")
        self.nameRow = FlowStrip(self.head)
        self.nameRow.setObjectName(u"nameRow")
        self.nameLayout = QHBoxLayout(self.nameRow)
        self.nameLayout.setSpacing(8)
        self.nameLayout.setObjectName(u"nameLayout")
        self.nameLayout.setContentsMargins(0, 0, 0, 0)
        self.nameBox = QWidget(self.nameRow)
        self.nameBox.setObjectName(u"nameBox")
        self.nameBoxLayout = QHBoxLayout(self.nameBox)
        self.nameBoxLayout.setSpacing(8)
        self.nameBoxLayout.setObjectName(u"nameBoxLayout")
        self.nameBoxLayout.setContentsMargins(0, 0, 0, 0)
        self.nameLabel = QLabel(self.nameBox)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setProperty(u"role", u"quiet")

        self.nameBoxLayout.addWidget(self.nameLabel)

        self.nameEdit = QLineEdit(self.nameBox)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setProperty(u"field", u"name")
        self.nameEdit.setProperty(u"role", u"name")
        self.nameEdit.setMinimumSize(QSize(60, 0))

        self.nameBoxLayout.addWidget(self.nameEdit)


        self.nameLayout.addWidget(self.nameBox)

        self.readingBox = QWidget(self.nameRow)
        self.readingBox.setObjectName(u"readingBox")
        self.readingBoxLayout = QHBoxLayout(self.readingBox)
        self.readingBoxLayout.setSpacing(8)
        self.readingBoxLayout.setObjectName(u"readingBoxLayout")
        self.readingBoxLayout.setContentsMargins(0, 0, 0, 0)
        self.readingLabel = QLabel(self.readingBox)
        self.readingLabel.setObjectName(u"readingLabel")
        self.readingLabel.setProperty(u"role", u"quiet")

        self.readingBoxLayout.addWidget(self.readingLabel)

        self.readingEdit = QLineEdit(self.readingBox)
        self.readingEdit.setObjectName(u"readingEdit")
        self.readingEdit.setProperty(u"field", u"reading")
        self.readingEdit.setMinimumSize(QSize(60, 0))

        self.readingBoxLayout.addWidget(self.readingEdit)


        self.nameLayout.addWidget(self.readingBox)

        self.playerBox = QWidget(self.nameRow)
        self.playerBox.setObjectName(u"playerBox")
        self.playerBoxLayout = QHBoxLayout(self.playerBox)
        self.playerBoxLayout.setSpacing(8)
        self.playerBoxLayout.setObjectName(u"playerBoxLayout")
        self.playerBoxLayout.setContentsMargins(0, 0, 0, 0)
        self.playerLabel = QLabel(self.playerBox)
        self.playerLabel.setObjectName(u"playerLabel")
        self.playerLabel.setProperty(u"role", u"quiet")

        self.playerBoxLayout.addWidget(self.playerLabel)

        self.playerEdit = QLineEdit(self.playerBox)
        self.playerEdit.setObjectName(u"playerEdit")
        self.playerEdit.setProperty(u"field", u"player")
        self.playerEdit.setMinimumSize(QSize(60, 0))

        self.playerBoxLayout.addWidget(self.playerEdit)


        self.nameLayout.addWidget(self.playerBox)

        self.toolBox = QWidget(self.nameRow)
        self.toolBox.setObjectName(u"toolBox")
        self.toolBoxLayout = QHBoxLayout(self.toolBox)
        self.toolBoxLayout.setSpacing(8)
        self.toolBoxLayout.setObjectName(u"toolBoxLayout")
        self.toolBoxLayout.setContentsMargins(0, 0, 0, 0)
        self.colourButton = ColourButton(self.toolBox)
        self.colourButton.setObjectName(u"colourButton")
        self.colourButton.setProperty(u"field", u"colour")
        self.colourButton.setMinimumSize(QSize(44, 26))

        self.toolBoxLayout.addWidget(self.colourButton)

        self.pcCheck = QCheckBox(self.toolBox)
        self.pcCheck.setObjectName(u"pcCheck")
        self.pcCheck.setProperty(u"field", u"is_pc")

        self.toolBoxLayout.addWidget(self.pcCheck)


        self.nameLayout.addWidget(self.toolBox)

        self.nameLayout.setStretch(0, 3)
        self.nameLayout.setStretch(1, 2)
        self.nameLayout.setStretch(2, 2)

        self.headRows.addWidget(self.nameRow)

        self.tabRow = FlowStrip(self.head)
        self.tabRow.setObjectName(u"tabRow")
        self.tabLayout = QHBoxLayout(self.tabRow)
        self.tabLayout.setSpacing(8)
        self.tabLayout.setObjectName(u"tabLayout")
        self.tabLayout.setContentsMargins(0, 0, 0, 0)
        self.pageTabs = PageTabs(self.tabRow)
        self.pageTabs.setObjectName(u"pageTabs")

        self.tabLayout.addWidget(self.pageTabs)

        self.tabSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.tabLayout.addItem(self.tabSpacer)

        self.printButton = QPushButton(self.tabRow)
        self.printButton.setObjectName(u"printButton")
        self.printButton.setProperty(u"role", u"small")

        self.tabLayout.addWidget(self.printButton)


        self.headRows.addWidget(self.tabRow)


        self.headLayout.addLayout(self.headRows)


        self.frameLayout.addWidget(self.head)

        self.pages = FrontStack(SheetFrame)
        self.pages.setObjectName(u"pages")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.pages.sizePolicy().hasHeightForWidth())
        self.pages.setSizePolicy(sizePolicy)
        self.scroll = PageScroll(self.pages)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.host = QWidget(self.scroll.viewport())
        self.host.setObjectName(u"host")
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(8)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(12, 4, 12, 8)
        self.scroll.setWidget(self.host)
        self.pages.addWidget(self.scroll)
        self.growthPage = QWidget(self.pages)
        self.growthPage.setObjectName(u"growthPage")
        self.growthLayout = QHBoxLayout(self.growthPage)
        self.growthLayout.setSpacing(16)
        self.growthLayout.setObjectName(u"growthLayout")
        self.growthLayout.setContentsMargins(12, 8, 12, 8)
        self.offerColumn = QVBoxLayout()
        self.offerColumn.setObjectName(u"offerColumn")
        self.growthTitle = QLabel(self.growthPage)
        self.growthTitle.setObjectName(u"growthTitle")
        self.growthTitle.setProperty(u"role", u"heading")

        self.offerColumn.addWidget(self.growthTitle)

        self.growthLeft = QLabel(self.growthPage)
        self.growthLeft.setObjectName(u"growthLeft")
        self.growthLeft.setText(u"")
        self.growthLeft.setProperty(u"role", u"quiet")

        self.offerColumn.addWidget(self.growthLeft)

        self.offers = QTreeWidget(self.growthPage)
        self.offers.setObjectName(u"offers")
        self.offers.setRootIsDecorated(True)
        self.offers.setColumnCount(3)
        self.offers.setUniformRowHeights(True)

        self.offerColumn.addWidget(self.offers)

        self.growRow = QHBoxLayout()
        self.growRow.setObjectName(u"growRow")
        self.growReason = Paragraph(self.growthPage)
        self.growReason.setObjectName(u"growReason")
        self.growReason.setTextFormat(Qt.TextFormat.PlainText)
        self.growReason.setWordWrap(True)
        self.growReason.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.growReason.sizePolicy().hasHeightForWidth())
        self.growReason.setSizePolicy(sizePolicy1)

        self.growRow.addWidget(self.growReason)

        self.growButton = QPushButton(self.growthPage)
        self.growButton.setObjectName(u"growButton")
        self.growButton.setProperty(u"role", u"primary")

        self.growRow.addWidget(self.growButton)


        self.offerColumn.addLayout(self.growRow)


        self.growthLayout.addLayout(self.offerColumn)

        self.historyColumn = QVBoxLayout()
        self.historyColumn.setObjectName(u"historyColumn")
        self.historyTitle = QLabel(self.growthPage)
        self.historyTitle.setObjectName(u"historyTitle")
        self.historyTitle.setProperty(u"role", u"heading")

        self.historyColumn.addWidget(self.historyTitle)

        self.historyList = QListWidget(self.growthPage)
        self.historyList.setObjectName(u"historyList")
        self.historyList.setWordWrap(True)

        self.historyColumn.addWidget(self.historyList)


        self.growthLayout.addLayout(self.historyColumn)

        self.growthLayout.setStretch(0, 3)
        self.growthLayout.setStretch(1, 2)
        self.pages.addWidget(self.growthPage)
        self.memoScroll = QScrollArea(self.pages)
        self.memoScroll.setObjectName(u"memoScroll")
        self.memoScroll.setWidgetResizable(True)
        self.memoScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.memoPage = QWidget(self.memoScroll.viewport())
        self.memoPage.setObjectName(u"memoPage")
        self.memoLayout = QVBoxLayout(self.memoPage)
        self.memoLayout.setObjectName(u"memoLayout")
        self.memoLayout.setContentsMargins(12, 8, 12, 8)
        self.ownTitle = QLabel(self.memoPage)
        self.ownTitle.setObjectName(u"ownTitle")
        self.ownTitle.setProperty(u"role", u"heading")

        self.memoLayout.addWidget(self.ownTitle)

        self.ownFields = OwnFields(self.memoPage)
        self.ownFields.setObjectName(u"ownFields")

        self.memoLayout.addWidget(self.ownFields)

        self.memoTitle = QLabel(self.memoPage)
        self.memoTitle.setObjectName(u"memoTitle")
        self.memoTitle.setProperty(u"role", u"heading")

        self.memoLayout.addWidget(self.memoTitle)

        self.memoEdit = QPlainTextEdit(self.memoPage)
        self.memoEdit.setObjectName(u"memoEdit")
        self.memoEdit.setProperty(u"field", u"memo")
        self.memoEdit.setTabChangesFocus(True)
        self.memoEdit.setMinimumSize(QSize(0, 120))

        self.memoLayout.addWidget(self.memoEdit)

        self.memoScroll.setWidget(self.memoPage)
        self.pages.addWidget(self.memoScroll)
        self.gmPage = QWidget(self.pages)
        self.gmPage.setObjectName(u"gmPage")
        self.gmLayout = QVBoxLayout(self.gmPage)
        self.gmLayout.setObjectName(u"gmLayout")
        self.gmLayout.setContentsMargins(12, 8, 12, 8)
        self.gmTitle = QLabel(self.gmPage)
        self.gmTitle.setObjectName(u"gmTitle")
        self.gmTitle.setProperty(u"role", u"heading")

        self.gmLayout.addWidget(self.gmTitle)

        self.gmEdit = QPlainTextEdit(self.gmPage)
        self.gmEdit.setObjectName(u"gmEdit")
        self.gmEdit.setProperty(u"field", u"gm_notes")
        self.gmEdit.setTabChangesFocus(True)

        self.gmLayout.addWidget(self.gmEdit)

        self.rulingTitle = QLabel(self.gmPage)
        self.rulingTitle.setObjectName(u"rulingTitle")
        self.rulingTitle.setProperty(u"role", u"heading")

        self.gmLayout.addWidget(self.rulingTitle)

        self.rulingList = QListWidget(self.gmPage)
        self.rulingList.setObjectName(u"rulingList")

        self.gmLayout.addWidget(self.rulingList)

        self.rulingRow = QHBoxLayout()
        self.rulingRow.setObjectName(u"rulingRow")
        self.rulingSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.rulingRow.addItem(self.rulingSpacer)

        self.rulingRemove = QPushButton(self.gmPage)
        self.rulingRemove.setObjectName(u"rulingRemove")

        self.rulingRow.addWidget(self.rulingRemove)


        self.gmLayout.addLayout(self.rulingRow)

        self.pages.addWidget(self.gmPage)

        self.frameLayout.addWidget(self.pages)

        self.problemBox = QFrame(SheetFrame)
        self.problemBox.setObjectName(u"problemBox")
        self.problemBox.setProperty(u"role", u"error")
        self.problemLayout = QVBoxLayout(self.problemBox)
        self.problemLayout.setSpacing(4)
        self.problemLayout.setObjectName(u"problemLayout")
        self.problemLayout.setContentsMargins(14, 8, 12, 8)
        self.problemText = Paragraph(self.problemBox)
        self.problemText.setObjectName(u"problemText")
        self.problemText.setTextFormat(Qt.TextFormat.PlainText)
        self.problemText.setWordWrap(True)
        self.problemText.setProperty(u"role", u"strong")

        self.problemLayout.addWidget(self.problemText)

        self.problemRemedy = Paragraph(self.problemBox)
        self.problemRemedy.setObjectName(u"problemRemedy")
        self.problemRemedy.setTextFormat(Qt.TextFormat.PlainText)
        self.problemRemedy.setWordWrap(True)

        self.problemLayout.addWidget(self.problemRemedy)

        self.problemButtons = QHBoxLayout()
        self.problemButtons.setObjectName(u"problemButtons")
        self.fixButton = QPushButton(self.problemBox)
        self.fixButton.setObjectName(u"fixButton")
        self.fixButton.setProperty(u"role", u"primary")

        self.problemButtons.addWidget(self.fixButton)

        self.rulingButton = QPushButton(self.problemBox)
        self.rulingButton.setObjectName(u"rulingButton")

        self.problemButtons.addWidget(self.rulingButton)

        self.problemRule = QLabel(self.problemBox)
        self.problemRule.setObjectName(u"problemRule")
        self.problemRule.setProperty(u"role", u"quiet")

        self.problemButtons.addWidget(self.problemRule)

        self.problemSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.problemButtons.addItem(self.problemSpacer)

        self.problemClose = QToolButton(self.problemBox)
        self.problemClose.setObjectName(u"problemClose")

        self.problemButtons.addWidget(self.problemClose)


        self.problemLayout.addLayout(self.problemButtons)


        self.frameLayout.addWidget(self.problemBox)

        self.footer = QFrame(SheetFrame)
        self.footer.setObjectName(u"footer")
        self.footer.setProperty(u"role", u"tool")
        self.footerLayout = QHBoxLayout(self.footer)
        self.footerLayout.setObjectName(u"footerLayout")
        self.footerLayout.setContentsMargins(12, 2, 12, 2)
        self.footerState = QLabel(self.footer)
        self.footerState.setObjectName(u"footerState")
        self.footerState.setTextFormat(Qt.TextFormat.PlainText)

        self.footerLayout.addWidget(self.footerState)

        self.footerProblem = KeyButton(self.footer)
        self.footerProblem.setObjectName(u"footerProblem")
        self.footerProblem.setProperty(u"leadingText", True)
        self.footerProblem.setProperty(u"role", u"flat")

        self.footerLayout.addWidget(self.footerProblem)

        self.footerSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footerLayout.addItem(self.footerSpacer)

        self.termsButton = QToolButton(self.footer)
        self.termsButton.setObjectName(u"termsButton")
        self.termsButton.setAutoRaise(True)

        self.footerLayout.addWidget(self.termsButton)

        self.footerHint = ElidedLabel(self.footer)
        self.footerHint.setObjectName(u"footerHint")
        self.footerHint.setProperty(u"role", u"quiet")

        self.footerLayout.addWidget(self.footerHint)

        self.helpButton = HelpButton(self.footer)
        self.helpButton.setObjectName(u"helpButton")

        self.footerLayout.addWidget(self.helpButton)


        self.frameLayout.addWidget(self.footer)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.nameEdit)
        self.readingLabel.setBuddy(self.readingEdit)
        self.playerLabel.setBuddy(self.playerEdit)
        self.memoTitle.setBuddy(self.memoEdit)
        self.gmTitle.setBuddy(self.gmEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(SheetFrame)
    # setupUi

    def retranslateUi(self, SheetFrame):
#if QT_CONFIG(accessibility)
        self.portraitButton.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u8096\u50cf", None))
#endif // QT_CONFIG(accessibility)
        self.nameLabel.setText(QCoreApplication.translate("SheetFrame", u"\u540d\u524d", None))
        self.readingLabel.setText(QCoreApplication.translate("SheetFrame", u"\u3075\u308a\u304c\u306a", None))
        self.playerLabel.setText(QCoreApplication.translate("SheetFrame", u"\u30d7\u30ec\u30a4\u30e4\u30fc", None))
#if QT_CONFIG(accessibility)
        self.colourButton.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u8272", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.colourButton.setToolTip(QCoreApplication.translate("SheetFrame", u"\u8272", None))
#endif // QT_CONFIG(tooltip)
        self.pcCheck.setText(QCoreApplication.translate("SheetFrame", u"PC", None))
#if QT_CONFIG(accessibility)
        self.pageTabs.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u30b7\u30fc\u30c8\u306e\u30da\u30fc\u30b8", None))
#endif // QT_CONFIG(accessibility)
        self.printButton.setText(QCoreApplication.translate("SheetFrame", u"PDF", None))
        self.growthTitle.setText(QCoreApplication.translate("SheetFrame", u"\u6210\u9577", None))
        ___qtreewidgetitem = self.offers.headerItem()
        ___qtreewidgetitem.setText(2, QCoreApplication.translate("SheetFrame", u"\u3044\u307e", None))
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("SheetFrame", u"\u8cbb\u7528", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("SheetFrame", u"\u9078\u3079\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u6210\u9577\u3067\u9078\u3079\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.growButton.setText(QCoreApplication.translate("SheetFrame", u"\u6210\u9577\u3059\u308b", None))
        self.historyTitle.setText(QCoreApplication.translate("SheetFrame", u"\u3053\u308c\u307e\u3067", None))
#if QT_CONFIG(accessibility)
        self.historyList.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u6210\u9577\u3068\u88c1\u5b9a\u306e\u5c65\u6b74", None))
#endif // QT_CONFIG(accessibility)
        self.ownTitle.setText(QCoreApplication.translate("SheetFrame", u"\u30d7\u30ed\u30d5\u30a3\u30fc\u30eb", None))
        self.memoTitle.setText(QCoreApplication.translate("SheetFrame", u"\u30e1\u30e2", None))
        self.gmTitle.setText(QCoreApplication.translate("SheetFrame", u"GM\u3060\u3051\u304c\u898b\u308b\u30e1\u30e2", None))
        self.rulingTitle.setText(QCoreApplication.translate("SheetFrame", u"GM\u88c1\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.rulingList.setAccessibleName(QCoreApplication.translate("SheetFrame", u"GM\u88c1\u5b9a\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.rulingRemove.setText(QCoreApplication.translate("SheetFrame", u"\u9078\u3093\u3060\u88c1\u5b9a\u3092\u53d6\u308a\u6d88\u3059", None))
        self.rulingButton.setText(QCoreApplication.translate("SheetFrame", u"GM\u88c1\u5b9a\u3067\u8a31\u53ef", None))
#if QT_CONFIG(accessibility)
        self.problemClose.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.termsButton.setText(QCoreApplication.translate("SheetFrame", u"\u7528\u8a9e", None))
#if QT_CONFIG(tooltip)
        self.termsButton.setToolTip(QCoreApplication.translate("SheetFrame", u"\u3053\u306e\u753b\u9762\u306e\u7528\u8a9e\u306e\u8aac\u660e", None))
#endif // QT_CONFIG(tooltip)
        self.footerHint.setText(QCoreApplication.translate("SheetFrame", u"\u70b9\u7dda\u306e\u6570\u5b57\u3092\u62bc\u3059\u3068 \u306a\u305c\uff1f", None))
        pass
    # retranslateUi

