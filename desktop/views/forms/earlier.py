"""Compiled from ui/earlier.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'earlier.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_EarlierDialog(object):
    def setupUi(self, EarlierDialog):
        if not EarlierDialog.objectName():
            EarlierDialog.setObjectName(u"EarlierDialog")
        EarlierDialog.resize(640, 440)
        EarlierDialog.setProperty(u"chapter", u"files#versions")
        self.rootLayout = QVBoxLayout(EarlierDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(EarlierDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(8)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(12, 12, 12, 12)
        self.hint = QLabel(self.top)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"quiet")

        self.topLayout.addWidget(self.hint)

        self.files = QTreeWidget(self.top)
        self.files.setObjectName(u"files")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.files.sizePolicy().hasHeightForWidth())
        self.files.setSizePolicy(sizePolicy)
        self.files.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.files.setRootIsDecorated(True)
        self.files.setAlternatingRowColors(True)
        self.files.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.files.setAllColumnsShowFocus(True)

        self.topLayout.addWidget(self.files)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(EarlierDialog)
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

        self.showButton = QPushButton(self.foot)
        self.showButton.setObjectName(u"showButton")
        self.showButton.setAutoDefault(False)
        self.showButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.showButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.files, self.showButton)
        QWidget.setTabOrder(self.showButton, self.closeButton)

        self.retranslateUi(EarlierDialog)
    # setupUi

    def retranslateUi(self, EarlierDialog):
        EarlierDialog.setWindowTitle(QCoreApplication.translate("EarlierDialog", u"\u524d\u306e\u7248\u306b\u623b\u3059", None))
        self.hint.setText(QCoreApplication.translate("EarlierDialog", u"\u30b7\u30fc\u30c8\u3092\u66f8\u304d\u63db\u3048\u308b\u305f\u3073\u306b\u3001\u3072\u3068\u3064\u524d\u306e\u5185\u5bb9\u304c\u6b8b\u308a\u307e\u3059\u3002\u9078\u3076\u3068\u5353\u3092\u958b\u304d\u3001\u3044\u307e\u306e\u5185\u5bb9\u3068\u6bd4\u3079\u3066\u623b\u305b\u307e\u3059\u3002", None))
        ___qtreewidgetitem = self.files.headerItem()
        ___qtreewidgetitem.setText(2, QCoreApplication.translate("EarlierDialog", u"\u65b0\u3057\u3044\u7248\u306e\u65e5\u6642", None))
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("EarlierDialog", u"\u524d\u306e\u7248", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("EarlierDialog", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.files.setAccessibleName(QCoreApplication.translate("EarlierDialog", u"\u524d\u306e\u7248\u304c\u3042\u308b\u30b7\u30fc\u30c8\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.showButton.setText(QCoreApplication.translate("EarlierDialog", u"\u524d\u306e\u7248\u3092\u898b\u308b(&V)", None))
        self.closeButton.setText(QCoreApplication.translate("EarlierDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

