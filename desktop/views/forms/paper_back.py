"""Compiled from ui/paper_back.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'paper_back.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QScrollArea, QSizePolicy, QSplitter, QTableView, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_PaperBack(object):
    def setupUi(self, PaperBack):
        if not PaperBack.objectName():
            PaperBack.setObjectName(u"PaperBack")
        PaperBack.resize(980, 640)
        PaperBack.setProperty(u"chapter", u"printing#back")
        self.rootLayout = QVBoxLayout(PaperBack)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.parts = QSplitter(PaperBack)
        self.parts.setObjectName(u"parts")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.parts.sizePolicy().hasHeightForWidth())
        self.parts.setSizePolicy(sizePolicy)
        self.parts.setOrientation(Qt.Orientation.Horizontal)
        self.parts.setHandleWidth(1)
        self.parts.setChildrenCollapsible(False)
        self.side = QWidget(self.parts)
        self.side.setObjectName(u"side")
        self.side.setMinimumSize(QSize(220, 0))
        self.side.setProperty(u"role", u"panel")
        self.sideLayout = QVBoxLayout(self.side)
        self.sideLayout.setSpacing(8)
        self.sideLayout.setObjectName(u"sideLayout")
        self.sideLayout.setContentsMargins(8, 12, 8, 8)
        self.people = QListWidget(self.side)
        self.people.setObjectName(u"people")
        self.people.setFrameShape(QFrame.Shape.NoFrame)
        self.people.setSpacing(2)
        self.people.setWordWrap(True)
        self.people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        self.sideLayout.addWidget(self.people)

        self.codeLabel = QLabel(self.side)
        self.codeLabel.setObjectName(u"codeLabel")
        self.codeLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.sideLayout.addWidget(self.codeLabel)

        self.codeEdit = QLineEdit(self.side)
        self.codeEdit.setObjectName(u"codeEdit")
        self.codeEdit.setClearButtonEnabled(True)

        self.sideLayout.addWidget(self.codeEdit)

        self.photoButton = QPushButton(self.side)
        self.photoButton.setObjectName(u"photoButton")
        self.photoButton.setAutoDefault(False)

        self.sideLayout.addWidget(self.photoButton)

        self.parts.addWidget(self.side)
        self.detail = QWidget(self.parts)
        self.detail.setObjectName(u"detail")
        self.detailLayout = QVBoxLayout(self.detail)
        self.detailLayout.setSpacing(8)
        self.detailLayout.setObjectName(u"detailLayout")
        self.detailLayout.setContentsMargins(12, 12, 12, 12)
        self.title = QLabel(self.detail)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"heading")

        self.detailLayout.addWidget(self.title)

        self.hint = Paragraph(self.detail)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"quiet")

        self.detailLayout.addWidget(self.hint)

        self.scroll = QScrollArea(self.detail)
        self.scroll.setObjectName(u"scroll")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(3)
        sizePolicy1.setHeightForWidth(self.scroll.sizePolicy().hasHeightForWidth())
        self.scroll.setSizePolicy(sizePolicy1)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.lines = QWidget(self.scroll.viewport())
        self.lines.setObjectName(u"lines")
        self.scroll.setWidget(self.lines)

        self.detailLayout.addWidget(self.scroll)

        self.differencesTitle = QLabel(self.detail)
        self.differencesTitle.setObjectName(u"differencesTitle")
        self.differencesTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.differencesTitle.setProperty(u"role", u"strong")

        self.detailLayout.addWidget(self.differencesTitle)

        self.differences = QTableView(self.detail)
        self.differences.setObjectName(u"differences")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(2)
        sizePolicy2.setHeightForWidth(self.differences.sizePolicy().hasHeightForWidth())
        self.differences.setSizePolicy(sizePolicy2)
        self.differences.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.differences.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.differences.setAlternatingRowColors(True)
        self.differences.setShowGrid(False)
        self.differences.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.differences.horizontalHeader().setStretchLastSection(True)
        self.differences.verticalHeader().setVisible(False)

        self.detailLayout.addWidget(self.differences)

        self.parts.addWidget(self.detail)

        self.rootLayout.addWidget(self.parts)

        self.foot = QFrame(PaperBack)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.message = Paragraph(self.foot)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy3)

        self.footLayout.addWidget(self.message)

        self.takeButton = QPushButton(self.foot)
        self.takeButton.setObjectName(u"takeButton")
        self.takeButton.setAutoDefault(False)
        self.takeButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.takeButton)

        self.nextButton = QPushButton(self.foot)
        self.nextButton.setObjectName(u"nextButton")
        self.nextButton.setAutoDefault(False)

        self.footLayout.addWidget(self.nextButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.codeLabel.setBuddy(self.codeEdit)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.people, self.codeEdit)
        QWidget.setTabOrder(self.codeEdit, self.photoButton)
        QWidget.setTabOrder(self.photoButton, self.differences)
        QWidget.setTabOrder(self.differences, self.takeButton)
        QWidget.setTabOrder(self.takeButton, self.nextButton)
        QWidget.setTabOrder(self.nextButton, self.closeButton)

        self.retranslateUi(PaperBack)
    # setupUi

    def retranslateUi(self, PaperBack):
        PaperBack.setWindowTitle(QCoreApplication.translate("PaperBack", u"\u7d19\u304b\u3089\u623b\u3059", None))
#if QT_CONFIG(accessibility)
        self.people.setAccessibleName(QCoreApplication.translate("PaperBack", u"\u30b7\u30fc\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.codeLabel.setText(QCoreApplication.translate("PaperBack", u"\u7d19\u306e\u30b3\u30fc\u30c9(&Q)", None))
#if QT_CONFIG(tooltip)
        self.codeEdit.setToolTip(QCoreApplication.translate("PaperBack", u"QR\u30b3\u30fc\u30c9\u306e\u6587\u5b57\u3092\u5165\u308c\u3066 Enter \u3092\u62bc\u3059\u3068\u3001\u305d\u306e\u30b7\u30fc\u30c8\u306b\u306a\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.photoButton.setText(QCoreApplication.translate("PaperBack", u"\u5199\u771f\u304b\u3089\u63a2\u3059(&F)\u2026", None))
#if QT_CONFIG(tooltip)
        self.photoButton.setToolTip(QCoreApplication.translate("PaperBack", u"\u7d19\u306e\u53f3\u4e0a\u306eQR\u30b3\u30fc\u30c9\u3092\u5199\u3057\u305f\u5199\u771f\u304b\u3089\u3001\u3069\u306e\u30b7\u30fc\u30c8\u304b\u3092\u8aad\u307f\u53d6\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.hint.setText(QCoreApplication.translate("PaperBack", u"\u7d19\u306e\u6570\u3092\u4e0a\u304b\u3089\u9806\u306b\u5165\u308c\u3066 Enter\u3002\u5909\u308f\u3089\u306a\u3044\u6240\u306f Enter \u3060\u3051\u3067\u9032\u307f\u307e\u3059\u3002", None))
        self.differencesTitle.setText(QCoreApplication.translate("PaperBack", u"\u5909\u308f\u308b\u3068\u3053\u308d", None))
#if QT_CONFIG(accessibility)
        self.differences.setAccessibleName(QCoreApplication.translate("PaperBack", u"\u5909\u308f\u308b\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
        self.takeButton.setText(QCoreApplication.translate("PaperBack", u"\u53d6\u308a\u8fbc\u3093\u3067\u6b21\u3078(&T)", None))
#if QT_CONFIG(tooltip)
        self.takeButton.setToolTip(QCoreApplication.translate("PaperBack", u"\u5909\u308f\u308b\u3068\u3053\u308d\u3092\u30b7\u30fc\u30c8\u306b\u66f8\u304d\u3001\u6b21\u306e\u30b7\u30fc\u30c8\u3078\u9032\u307f\u307e\u3059\uff08Ctrl+Enter\uff09\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.nextButton.setText(QCoreApplication.translate("PaperBack", u"\u6b21\u306e\u30b7\u30fc\u30c8(&N)", None))
#if QT_CONFIG(tooltip)
        self.nextButton.setToolTip(QCoreApplication.translate("PaperBack", u"\u3053\u306e\u30b7\u30fc\u30c8\u306f\u305d\u306e\u307e\u307e\u306b\u3057\u3066\u9032\u307f\u307e\u3059\uff08PageDown\uff09\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.closeButton.setText(QCoreApplication.translate("PaperBack", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

