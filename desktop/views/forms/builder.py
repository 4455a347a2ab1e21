"""Compiled from ui/builder.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'builder.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QListView, QPushButton, QSizePolicy, QSpacerItem, QStackedWidget, QToolButton, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.page_preview import PagePreview
from desktop.views.widgets.paragraph import Paragraph

class Ui_Builder(object):
    def setupUi(self, Builder):
        if not Builder.objectName():
            Builder.setObjectName(u"Builder")
        Builder.resize(1366, 768)
        Builder.setProperty(u"chapter", u"building")
        self.rootLayout = QVBoxLayout(Builder)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.banner = QFrame(Builder)
        self.banner.setObjectName(u"banner")
        self.banner.setMinimumSize(QSize(0, 56))
        self.banner.setProperty(u"role", u"banner")
        self.bannerLayout = QHBoxLayout(self.banner)
        self.bannerLayout.setSpacing(12)
        self.bannerLayout.setObjectName(u"bannerLayout")
        self.bannerLayout.setContentsMargins(24, 4, 24, 4)
        self.bannerIcon = QLabel(self.banner)
        self.bannerIcon.setObjectName(u"bannerIcon")

        self.bannerLayout.addWidget(self.bannerIcon)

        self.bannerTitle = QLabel(self.banner)
        self.bannerTitle.setObjectName(u"bannerTitle")
        self.bannerTitle.setProperty(u"role", u"banner-title")

        self.bannerLayout.addWidget(self.bannerTitle)

        self.bannerTable = ElidedLabel(self.banner)
        self.bannerTable.setObjectName(u"bannerTable")
        self.bannerTable.setTextFormat(Qt.TextFormat.PlainText)
        self.bannerTable.setProperty(u"role", u"banner-text")

        self.bannerLayout.addWidget(self.bannerTable)

        self.bannerSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bannerLayout.addItem(self.bannerSpacer)

        self.undoButton = QToolButton(self.banner)
        self.undoButton.setObjectName(u"undoButton")
        self.undoButton.setProperty(u"role", u"banner-button")

        self.bannerLayout.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.banner)
        self.redoButton.setObjectName(u"redoButton")
        self.redoButton.setProperty(u"role", u"banner-button")

        self.bannerLayout.addWidget(self.redoButton)

        self.leaveButton = QPushButton(self.banner)
        self.leaveButton.setObjectName(u"leaveButton")
        self.leaveButton.setProperty(u"role", u"banner-button")

        self.bannerLayout.addWidget(self.leaveButton)


        self.rootLayout.addWidget(self.banner)

        self.body = QHBoxLayout()
        self.body.setSpacing(0)
        self.body.setObjectName(u"body")
        self.stepList = QListView(Builder)
        self.stepList.setObjectName(u"stepList")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.stepList.sizePolicy().hasHeightForWidth())
        self.stepList.setSizePolicy(sizePolicy)
        self.stepList.setProperty(u"role", u"panel")
        self.stepList.setFrameShape(QFrame.Shape.NoFrame)
        self.stepList.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.stepList.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.stepList.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.body.addWidget(self.stepList)

        self.centre = QVBoxLayout()
        self.centre.setSpacing(0)
        self.centre.setObjectName(u"centre")
        self.stepHead = FlowStrip(Builder)
        self.stepHead.setObjectName(u"stepHead")
        self.stepHeadLayout = QHBoxLayout(self.stepHead)
        self.stepHeadLayout.setSpacing(16)
        self.stepHeadLayout.setObjectName(u"stepHeadLayout")
        self.stepHeadLayout.setContentsMargins(24, 16, 24, 8)
        self.stepTexts = QVBoxLayout()
        self.stepTexts.setSpacing(4)
        self.stepTexts.setObjectName(u"stepTexts")
        self.stepTitle = QLabel(self.stepHead)
        self.stepTitle.setObjectName(u"stepTitle")
        self.stepTitle.setWordWrap(True)
        self.stepTitle.setProperty(u"role", u"big-heading")

        self.stepTexts.addWidget(self.stepTitle)

        self.stepHint = Paragraph(self.stepHead)
        self.stepHint.setObjectName(u"stepHint")
        self.stepHint.setWordWrap(True)
        self.stepHint.setProperty(u"role", u"hint")

        self.stepTexts.addWidget(self.stepHint)


        self.stepHeadLayout.addLayout(self.stepTexts)

        self.stepTools = QWidget(self.stepHead)
        self.stepTools.setObjectName(u"stepTools")
        self.stepToolsLayout = QHBoxLayout(self.stepTools)
        self.stepToolsLayout.setSpacing(12)
        self.stepToolsLayout.setObjectName(u"stepToolsLayout")
        self.stepToolsLayout.setContentsMargins(0, 0, 0, 0)
        self.termsButton = QPushButton(self.stepTools)
        self.termsButton.setObjectName(u"termsButton")
        self.termsButton.setProperty(u"role", u"large")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.termsButton.sizePolicy().hasHeightForWidth())
        self.termsButton.setSizePolicy(sizePolicy1)

        self.stepToolsLayout.addWidget(self.termsButton)

        self.helpButton = HelpButton(self.stepTools)
        self.helpButton.setObjectName(u"helpButton")

        self.stepToolsLayout.addWidget(self.helpButton)

        self.randomButton = QPushButton(self.stepTools)
        self.randomButton.setObjectName(u"randomButton")
        self.randomButton.setProperty(u"role", u"large")
        sizePolicy1.setHeightForWidth(self.randomButton.sizePolicy().hasHeightForWidth())
        self.randomButton.setSizePolicy(sizePolicy1)

        self.stepToolsLayout.addWidget(self.randomButton)


        self.stepHeadLayout.addWidget(self.stepTools)

        self.stepHeadLayout.setStretch(0, 1)

        self.centre.addWidget(self.stepHead)

        self.askBar = QFrame(Builder)
        self.askBar.setObjectName(u"askBar")
        self.askBar.setProperty(u"role", u"tint")
        self.askLayout = QHBoxLayout(self.askBar)
        self.askLayout.setSpacing(12)
        self.askLayout.setObjectName(u"askLayout")
        self.askLayout.setContentsMargins(24, 8, 24, 8)
        self.askText = Paragraph(self.askBar)
        self.askText.setObjectName(u"askText")
        self.askText.setWordWrap(True)
        self.askText.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.askText.sizePolicy().hasHeightForWidth())
        self.askText.setSizePolicy(sizePolicy2)

        self.askLayout.addWidget(self.askText)

        self.askYes = QPushButton(self.askBar)
        self.askYes.setObjectName(u"askYes")

        self.askLayout.addWidget(self.askYes)

        self.askNo = QPushButton(self.askBar)
        self.askNo.setObjectName(u"askNo")

        self.askLayout.addWidget(self.askNo)


        self.centre.addWidget(self.askBar)

        self.pages = QStackedWidget(Builder)
        self.pages.setObjectName(u"pages")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(1)
        sizePolicy3.setHeightForWidth(self.pages.sizePolicy().hasHeightForWidth())
        self.pages.setSizePolicy(sizePolicy3)

        self.centre.addWidget(self.pages)

        self.foot = FlowStrip(Builder)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(16)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(24, 12, 24, 12)
        self.backButton = QPushButton(self.foot)
        self.backButton.setObjectName(u"backButton")
        self.backButton.setProperty(u"role", u"large")

        self.footLayout.addWidget(self.backButton)

        self.reason = Paragraph(self.foot)
        self.reason.setObjectName(u"reason")
        self.reason.setWordWrap(True)
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.reason.setProperty(u"role", u"warning-text")
        sizePolicy2.setHeightForWidth(self.reason.sizePolicy().hasHeightForWidth())
        self.reason.setSizePolicy(sizePolicy2)

        self.footLayout.addWidget(self.reason)

        self.allowButton = QPushButton(self.foot)
        self.allowButton.setObjectName(u"allowButton")

        self.footLayout.addWidget(self.allowButton)

        self.nextButton = KeyButton(self.foot)
        self.nextButton.setObjectName(u"nextButton")
        self.nextButton.setProperty(u"keyHint", u"Enter")
        self.nextButton.setProperty(u"role", u"primary-large")

        self.footLayout.addWidget(self.nextButton)

        self.footLayout.setStretch(1, 1)

        self.centre.addWidget(self.foot)


        self.body.addLayout(self.centre)

        self.previewPanel = QFrame(Builder)
        self.previewPanel.setObjectName(u"previewPanel")
        self.previewPanel.setMaximumSize(QSize(344, 16777215))
        self.previewPanel.setProperty(u"role", u"panel")
        self.previewLayout = QVBoxLayout(self.previewPanel)
        self.previewLayout.setSpacing(8)
        self.previewLayout.setObjectName(u"previewLayout")
        self.previewLayout.setContentsMargins(20, 16, 20, 16)
        self.previewHead = QHBoxLayout()
        self.previewHead.setObjectName(u"previewHead")
        self.previewTitle = QLabel(self.previewPanel)
        self.previewTitle.setObjectName(u"previewTitle")
        self.previewTitle.setProperty(u"role", u"heading")

        self.previewHead.addWidget(self.previewTitle)

        self.previewNote = QLabel(self.previewPanel)
        self.previewNote.setObjectName(u"previewNote")
        self.previewNote.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.previewNote.setProperty(u"role", u"quiet")

        self.previewHead.addWidget(self.previewNote)


        self.previewLayout.addLayout(self.previewHead)

        self.preview = PagePreview(self.previewPanel)
        self.preview.setObjectName(u"preview")

        self.previewLayout.addWidget(self.preview)

        self.numbers = Paragraph(self.previewPanel)
        self.numbers.setObjectName(u"numbers")
        self.numbers.setTextFormat(Qt.TextFormat.PlainText)
        self.numbers.setWordWrap(True)

        self.previewLayout.addWidget(self.numbers)

        self.previewSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.previewLayout.addItem(self.previewSpacer)


        self.body.addWidget(self.previewPanel)


        self.rootLayout.addLayout(self.body)


        self.retranslateUi(Builder)
    # setupUi

    def retranslateUi(self, Builder):
#if QT_CONFIG(accessibility)
        Builder.setAccessibleName(QCoreApplication.translate("Builder", u"\u65b0\u3057\u3044\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
#endif // QT_CONFIG(accessibility)
        Builder.setWindowTitle(QCoreApplication.translate("Builder", u"\u65b0\u3057\u3044\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
        self.bannerTitle.setText(QCoreApplication.translate("Builder", u"\u65b0\u3057\u3044\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("Builder", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("Builder", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.leaveButton.setText(QCoreApplication.translate("Builder", u"\u3042\u3068\u3067\u7d9a\u3051\u308b", None))
#if QT_CONFIG(accessibility)
        self.stepList.setAccessibleName(QCoreApplication.translate("Builder", u"\u4f5c\u308b\u624b\u9806", None))
#endif // QT_CONFIG(accessibility)
        self.termsButton.setText(QCoreApplication.translate("Builder", u"\u7528\u8a9e", None))
#if QT_CONFIG(tooltip)
        self.termsButton.setToolTip(QCoreApplication.translate("Builder", u"\u3053\u306e\u753b\u9762\u306e\u7528\u8a9e\u306e\u8aac\u660e", None))
#endif // QT_CONFIG(tooltip)
        self.randomButton.setText(QCoreApplication.translate("Builder", u"\u304a\u307e\u304b\u305b", None))
        self.askYes.setText(QCoreApplication.translate("Builder", u"\u4f5c\u308a\u76f4\u3059", None))
        self.askNo.setText(QCoreApplication.translate("Builder", u"\u3053\u306e\u307e\u307e\u306b\u3059\u308b", None))
        self.backButton.setText(QCoreApplication.translate("Builder", u"\u623b\u308b", None))
        self.allowButton.setText(QCoreApplication.translate("Builder", u"GM\u88c1\u5b9a\u3067\u8a31\u53ef", None))
        self.nextButton.setText(QCoreApplication.translate("Builder", u"\u6b21\u3078", None))
        self.previewTitle.setText(QCoreApplication.translate("Builder", u"\u5237\u308a\u4e0a\u304c\u308a", None))
        self.previewNote.setText(QCoreApplication.translate("Builder", u"\u3044\u307e\u306e\u5185\u5bb9", None))
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("Builder", u"\u5370\u5237\u3057\u305f\u3068\u304d\u306e\u898b\u305f\u76ee", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

