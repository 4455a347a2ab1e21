"""Compiled from ui/manual.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'manual.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLineEdit, QListWidget, QPushButton, QSizePolicy, QSplitter, QStackedWidget, QToolButton, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.widgets.manual_text import ManualText
from desktop.views.widgets.paragraph import Paragraph

class Ui_ManualWindow(object):
    def setupUi(self, ManualWindow):
        if not ManualWindow.objectName():
            ManualWindow.setObjectName(u"ManualWindow")
        ManualWindow.resize(1000, 680)
        self.rootLayout = QVBoxLayout(ManualWindow)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.head = QFrame(ManualWindow)
        self.head.setObjectName(u"head")
        self.head.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.head)
        self.headLayout.setSpacing(8)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(12, 8, 12, 8)
        self.backButton = QToolButton(self.head)
        self.backButton.setObjectName(u"backButton")

        self.headLayout.addWidget(self.backButton)

        self.forwardButton = QToolButton(self.head)
        self.forwardButton.setObjectName(u"forwardButton")

        self.headLayout.addWidget(self.forwardButton)

        self.searchEdit = QLineEdit(self.head)
        self.searchEdit.setObjectName(u"searchEdit")
        self.searchEdit.setClearButtonEnabled(True)

        self.headLayout.addWidget(self.searchEdit)

        self.keysButton = QPushButton(self.head)
        self.keysButton.setObjectName(u"keysButton")

        self.headLayout.addWidget(self.keysButton)

        self.closeButton = QPushButton(self.head)
        self.closeButton.setObjectName(u"closeButton")

        self.headLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.head)

        self.columns = QSplitter(ManualWindow)
        self.columns.setObjectName(u"columns")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.columns.sizePolicy().hasHeightForWidth())
        self.columns.setSizePolicy(sizePolicy)
        self.columns.setOrientation(Qt.Orientation.Horizontal)
        self.columns.setHandleWidth(1)
        self.columns.setChildrenCollapsible(False)
        self.left = QStackedWidget(self.columns)
        self.left.setObjectName(u"left")
        self.contentsPage = QWidget(self.left)
        self.contentsPage.setObjectName(u"contentsPage")
        self.contentsLayout = QVBoxLayout(self.contentsPage)
        self.contentsLayout.setObjectName(u"contentsLayout")
        self.contentsLayout.setContentsMargins(0, 0, 0, 0)
        self.contents = QTreeWidget(self.contentsPage)
        self.contents.headerItem().setText(0, "")
        self.contents.setObjectName(u"contents")
        self.contents.setHeaderHidden(True)
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.contents.setProperty(u"role", u"panel")
        self.contents.setWordWrap(True)
        self.contents.setIndentation(14)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.contentsLayout.addWidget(self.contents)

        self.left.addWidget(self.contentsPage)
        self.hitsPage = QWidget(self.left)
        self.hitsPage.setObjectName(u"hitsPage")
        self.hitsLayout = QVBoxLayout(self.hitsPage)
        self.hitsLayout.setSpacing(4)
        self.hitsLayout.setObjectName(u"hitsLayout")
        self.hitsLayout.setContentsMargins(0, 0, 0, 0)
        self.found = Paragraph(self.hitsPage)
        self.found.setObjectName(u"found")
        self.found.setProperty(u"role", u"quiet")
        self.found.setMargin(8)

        self.hitsLayout.addWidget(self.found)

        self.hits = QListWidget(self.hitsPage)
        self.hits.setObjectName(u"hits")
        self.hits.setFrameShape(QFrame.Shape.NoFrame)
        self.hits.setProperty(u"role", u"panel")
        self.hits.setWordWrap(True)
        self.hits.setSpacing(5)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.hitsLayout.addWidget(self.hits)

        self.left.addWidget(self.hitsPage)
        self.columns.addWidget(self.left)
        self.text = ManualText(self.columns)
        self.text.setObjectName(u"text")
        self.columns.addWidget(self.text)

        self.rootLayout.addWidget(self.columns)

        QWidget.setTabOrder(self.backButton, self.forwardButton)
        QWidget.setTabOrder(self.forwardButton, self.searchEdit)
        QWidget.setTabOrder(self.searchEdit, self.keysButton)
        QWidget.setTabOrder(self.keysButton, self.closeButton)
        QWidget.setTabOrder(self.closeButton, self.contents)
        QWidget.setTabOrder(self.contents, self.hits)
        QWidget.setTabOrder(self.hits, self.text)

        self.retranslateUi(ManualWindow)
    # setupUi

    def retranslateUi(self, ManualWindow):
        ManualWindow.setWindowTitle(QCoreApplication.translate("ManualWindow", u"\u4f7f\u3044\u65b9 \u2014 \u5353\u4e0a Takuj\u014d", None))
#if QT_CONFIG(accessibility)
        self.backButton.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u524d\u306e\u30da\u30fc\u30b8", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.forwardButton.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u6b21\u306e\u30da\u30fc\u30b8", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u4f7f\u3044\u65b9\u3092\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("ManualWindow", u"\u4f7f\u3044\u65b9\u3092\u63a2\u3059\uff08\u304b\u306a\u30fb\u30ed\u30fc\u30de\u5b57\u3067\u3082\uff09", None))
        self.keysButton.setText(QCoreApplication.translate("ManualWindow", u"\u3059\u3079\u3066\u306e\u30ad\u30fc", None))
        self.closeButton.setText(QCoreApplication.translate("ManualWindow", u"\u9589\u3058\u308b(&C)", None))
#if QT_CONFIG(accessibility)
        self.contents.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u76ee\u6b21", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.hits.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u898b\u3064\u304b\u3063\u305f\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.text.setAccessibleName(QCoreApplication.translate("ManualWindow", u"\u4f7f\u3044\u65b9\u306e\u672c\u6587", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

