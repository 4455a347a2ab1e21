"""Compiled from ui/print_preview.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'print_preview.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QListView, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.paper_sheet import PaperSheet
from desktop.views.widgets.paragraph import Paragraph

class Ui_PrintPreview(object):
    def setupUi(self, PrintPreview):
        if not PrintPreview.objectName():
            PrintPreview.setObjectName(u"PrintPreview")
        PrintPreview.resize(1040, 700)
        PrintPreview.setProperty(u"chapter", u"printing")
        self.rootLayout = QVBoxLayout(PrintPreview)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.tools = QFrame(PrintPreview)
        self.tools.setObjectName(u"tools")
        self.tools.setProperty(u"role", u"tool")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(12, 8, 12, 8)
        self.modeRow = QHBoxLayout()
        self.modeRow.setSpacing(0)
        self.modeRow.setObjectName(u"modeRow")
        self.filledButton = QPushButton(self.tools)
        self.filledButton.setObjectName(u"filledButton")
        self.filledButton.setCheckable(True)
        self.filledButton.setAutoExclusive(True)
        self.filledButton.setAutoDefault(False)
        self.filledButton.setProperty(u"role", u"segment")

        self.modeRow.addWidget(self.filledButton)

        self.pencilButton = QPushButton(self.tools)
        self.pencilButton.setObjectName(u"pencilButton")
        self.pencilButton.setCheckable(True)
        self.pencilButton.setAutoExclusive(True)
        self.pencilButton.setAutoDefault(False)
        self.pencilButton.setProperty(u"role", u"segment")

        self.modeRow.addWidget(self.pencilButton)

        self.blankButton = QPushButton(self.tools)
        self.blankButton.setObjectName(u"blankButton")
        self.blankButton.setCheckable(True)
        self.blankButton.setAutoExclusive(True)
        self.blankButton.setAutoDefault(False)
        self.blankButton.setProperty(u"role", u"segment")

        self.modeRow.addWidget(self.blankButton)


        self.toolsLayout.addLayout(self.modeRow)

        self.modeSpacer = QSpacerItem(16, 8, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

        self.toolsLayout.addItem(self.modeSpacer)

        self.sizeLabel = QLabel(self.tools)
        self.sizeLabel.setObjectName(u"sizeLabel")

        self.toolsLayout.addWidget(self.sizeLabel)

        self.sizeBox = QComboBox(self.tools)
        self.sizeBox.setObjectName(u"sizeBox")

        self.toolsLayout.addWidget(self.sizeBox)

        self.toolsSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.toolsLayout.addItem(self.toolsSpacer)

        self.countLabel = QLabel(self.tools)
        self.countLabel.setObjectName(u"countLabel")
        self.countLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.countLabel.setProperty(u"role", u"quiet")

        self.toolsLayout.addWidget(self.countLabel)

        self.helpButton = HelpButton(self.tools)
        self.helpButton.setObjectName(u"helpButton")

        self.toolsLayout.addWidget(self.helpButton)

        self.widthButton = QPushButton(self.tools)
        self.widthButton.setObjectName(u"widthButton")
        self.widthButton.setCheckable(True)
        self.widthButton.setAutoDefault(False)

        self.toolsLayout.addWidget(self.widthButton)


        self.rootLayout.addWidget(self.tools)

        self.looks = QFrame(PrintPreview)
        self.looks.setObjectName(u"looks")
        self.looks.setProperty(u"role", u"tool")
        self.looksLayout = QHBoxLayout(self.looks)
        self.looksLayout.setSpacing(8)
        self.looksLayout.setObjectName(u"looksLayout")
        self.looksLayout.setContentsMargins(12, 0, 12, 8)
        self.inkLabel = QLabel(self.looks)
        self.inkLabel.setObjectName(u"inkLabel")

        self.looksLayout.addWidget(self.inkLabel)

        self.inkBox = QComboBox(self.looks)
        self.inkBox.setObjectName(u"inkBox")

        self.looksLayout.addWidget(self.inkBox)

        self.largeBox = QCheckBox(self.looks)
        self.largeBox.setObjectName(u"largeBox")

        self.looksLayout.addWidget(self.largeBox)

        self.codeLabel = QLabel(self.looks)
        self.codeLabel.setObjectName(u"codeLabel")

        self.looksLayout.addWidget(self.codeLabel)

        self.codeBox = QComboBox(self.looks)
        self.codeBox.setObjectName(u"codeBox")

        self.looksLayout.addWidget(self.codeBox)

        self.looksSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.looksLayout.addItem(self.looksSpacer)


        self.rootLayout.addWidget(self.looks)

        self.body = QHBoxLayout()
        self.body.setSpacing(0)
        self.body.setObjectName(u"body")
        self.thumbnails = QListView(PrintPreview)
        self.thumbnails.setObjectName(u"thumbnails")
        self.thumbnails.setMinimumSize(QSize(152, 0))
        self.thumbnails.setMaximumSize(QSize(152, 16777215))
        self.thumbnails.setFrameShape(QFrame.Shape.NoFrame)
        self.thumbnails.setProperty(u"role", u"panel")
        self.thumbnails.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.thumbnails.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.thumbnails.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.thumbnails.setMovement(QListView.Movement.Static)
        self.thumbnails.setFlow(QListView.Flow.TopToBottom)
        self.thumbnails.setProperty(u"isWrapping", False)
        self.thumbnails.setResizeMode(QListView.ResizeMode.Adjust)
        self.thumbnails.setSpacing(8)
        self.thumbnails.setViewMode(QListView.ViewMode.IconMode)
        self.thumbnails.setUniformItemSizes(True)

        self.body.addWidget(self.thumbnails)

        self.scroll = QScrollArea(PrintPreview)
        self.scroll.setObjectName(u"scroll")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.scroll.sizePolicy().hasHeightForWidth())
        self.scroll.setSizePolicy(sizePolicy)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter|Qt.AlignmentFlag.AlignTop)
        self.page = PaperSheet(self.scroll.viewport())
        self.page.setObjectName(u"page")
        self.scroll.setWidget(self.page)

        self.body.addWidget(self.scroll)


        self.rootLayout.addLayout(self.body)

        self.foot = QFrame(PrintPreview)
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
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.footLayout.addWidget(self.message)

        self.pdfButton = QPushButton(self.foot)
        self.pdfButton.setObjectName(u"pdfButton")
        self.pdfButton.setAutoDefault(False)
        self.pdfButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.pdfButton)

        self.formButton = QPushButton(self.foot)
        self.formButton.setObjectName(u"formButton")
        self.formButton.setAutoDefault(False)

        self.footLayout.addWidget(self.formButton)

        self.printButton = QPushButton(self.foot)
        self.printButton.setObjectName(u"printButton")
        self.printButton.setAutoDefault(False)

        self.footLayout.addWidget(self.printButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.sizeLabel.setBuddy(self.sizeBox)
        self.inkLabel.setBuddy(self.inkBox)
        self.codeLabel.setBuddy(self.codeBox)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.filledButton, self.pencilButton)
        QWidget.setTabOrder(self.pencilButton, self.blankButton)
        QWidget.setTabOrder(self.blankButton, self.sizeBox)
        QWidget.setTabOrder(self.sizeBox, self.widthButton)
        QWidget.setTabOrder(self.widthButton, self.inkBox)
        QWidget.setTabOrder(self.inkBox, self.largeBox)
        QWidget.setTabOrder(self.largeBox, self.codeBox)
        QWidget.setTabOrder(self.codeBox, self.thumbnails)
        QWidget.setTabOrder(self.thumbnails, self.scroll)
        QWidget.setTabOrder(self.scroll, self.pdfButton)
        QWidget.setTabOrder(self.pdfButton, self.formButton)
        QWidget.setTabOrder(self.formButton, self.printButton)
        QWidget.setTabOrder(self.printButton, self.closeButton)

        self.retranslateUi(PrintPreview)

        self.pdfButton.setDefault(True)

    # setupUi

    def retranslateUi(self, PrintPreview):
        PrintPreview.setWindowTitle(QCoreApplication.translate("PrintPreview", u"\u5370\u5237", None))
        self.filledButton.setText(QCoreApplication.translate("PrintPreview", u"\u8a18\u5165\u6e08\u307f(&F)", None))
#if QT_CONFIG(tooltip)
        self.filledButton.setToolTip(QCoreApplication.translate("PrintPreview", u"\u3044\u307e\u306e\u5024\u3092\u3059\u3079\u3066\u5370\u5237\u3057\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.pencilButton.setText(QCoreApplication.translate("PrintPreview", u"\u925b\u7b46\u7528(&E)", None))
#if QT_CONFIG(tooltip)
        self.pencilButton.setToolTip(QCoreApplication.translate("PrintPreview", u"\u904a\u3073\u306a\u304c\u3089\u5909\u308f\u308b\u5024\u3092\u7a7a\u3051\u3066\u5370\u5237\u3057\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.blankButton.setText(QCoreApplication.translate("PrintPreview", u"\u767d\u7d19(&B)", None))
#if QT_CONFIG(tooltip)
        self.blankButton.setToolTip(QCoreApplication.translate("PrintPreview", u"\u4f55\u3082\u66f8\u3044\u3066\u3044\u306a\u3044\u30b7\u30fc\u30c8\u3092\u5370\u5237\u3057\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.sizeLabel.setText(QCoreApplication.translate("PrintPreview", u"\u7528\u7d19(&S)", None))
#if QT_CONFIG(accessibility)
        self.sizeBox.setAccessibleName(QCoreApplication.translate("PrintPreview", u"\u7528\u7d19\u306e\u5927\u304d\u3055", None))
#endif // QT_CONFIG(accessibility)
        self.widthButton.setText(QCoreApplication.translate("PrintPreview", u"\u5927\u304d\u304f\u898b\u308b(&W)", None))
#if QT_CONFIG(tooltip)
        self.widthButton.setToolTip(QCoreApplication.translate("PrintPreview", u"\u30da\u30fc\u30b8\u3092\u5e45\u3044\u3063\u3071\u3044\u306b\u5e83\u3052\u307e\u3059\u3002\u3082\u3046\u4e00\u5ea6\u62bc\u3059\u3068\u5168\u4f53\u304c\u898b\u3048\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.inkLabel.setText(QCoreApplication.translate("PrintPreview", u"\u30a4\u30f3\u30af(&I)", None))
#if QT_CONFIG(accessibility)
        self.inkBox.setAccessibleName(QCoreApplication.translate("PrintPreview", u"\u30a4\u30f3\u30af\u306e\u4f7f\u3044\u65b9", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.inkBox.setToolTip(QCoreApplication.translate("PrintPreview", u"\u7bc0\u7d04\u306f\u5730\u306e\u8272\u3068\u9ed2\u3044\u5e2f\u3092\u5237\u308a\u307e\u305b\u3093\u3002\u8272\u4ed8\u304d\u306f\u5e2f\u3092\u30eb\u30fc\u30eb\u306e\u8272\u3067\u5237\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.largeBox.setText(QCoreApplication.translate("PrintPreview", u"\u5927\u304d\u306a\u6587\u5b57(&G)", None))
#if QT_CONFIG(tooltip)
        self.largeBox.setToolTip(QCoreApplication.translate("PrintPreview", u"\u7d19\u3092\u6a2a\u306b\u3057\u3066\u3001\u30da\u30fc\u30b8\u3092\u5206\u3051\u3066\u5927\u304d\u304f\u5237\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.codeLabel.setText(QCoreApplication.translate("PrintPreview", u"QR(&Q)", None))
#if QT_CONFIG(tooltip)
        self.codeBox.setToolTip(QCoreApplication.translate("PrintPreview", u"\u540d\u672d\uff1a\u53f3\u4e0a\u306e\u5c0f\u3055\u306a\u30b3\u30fc\u30c9\u3067\u3001\u3069\u306e\u30b7\u30fc\u30c8\u306e\u7d19\u304b\u5206\u304b\u308a\u307e\u3059\u3002\u63a7\u3048\uff1a\u30b7\u30fc\u30c8\u306e\u5168\u90e8\u304c\u5165\u3063\u305f\u30da\u30fc\u30b8\u3082\u4ed8\u3051\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.codeBox.setAccessibleName(QCoreApplication.translate("PrintPreview", u"QR\u30b3\u30fc\u30c9", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.thumbnails.setAccessibleName(QCoreApplication.translate("PrintPreview", u"\u30da\u30fc\u30b8\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.scroll.setAccessibleName(QCoreApplication.translate("PrintPreview", u"\u9078\u3093\u3060\u30da\u30fc\u30b8", None))
#endif // QT_CONFIG(accessibility)
        self.pdfButton.setText(QCoreApplication.translate("PrintPreview", u"PDF\u306b\u3059\u308b(&D)\u2026", None))
        self.formButton.setText(QCoreApplication.translate("PrintPreview", u"\u66f8\u304d\u8fbc\u3081\u308bPDF(&K)\u2026", None))
#if QT_CONFIG(tooltip)
        self.formButton.setToolTip(QCoreApplication.translate("PrintPreview", u"\u753b\u9762\u3067\u66f8\u304d\u8fbc\u3081\u308bPDF\u306b\u3059\u308b\u3002\u66f8\u304d\u8fbc\u3093\u3060\u3089\u300c\u30b7\u30fc\u30c8\u3092\u8aad\u307f\u8fbc\u3080\u300d\u3067\u623b\u305b\u308b", None))
#endif // QT_CONFIG(tooltip)
        self.printButton.setText(QCoreApplication.translate("PrintPreview", u"\u5370\u5237(&P)\u2026", None))
        self.closeButton.setText(QCoreApplication.translate("PrintPreview", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

