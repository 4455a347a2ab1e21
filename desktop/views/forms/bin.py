"""Compiled from ui/bin.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'bin.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_BinDialog(object):
    def setupUi(self, BinDialog):
        if not BinDialog.objectName():
            BinDialog.setObjectName(u"BinDialog")
        BinDialog.resize(640, 440)
        BinDialog.setProperty(u"chapter", u"files#bin")
        self.rootLayout = QVBoxLayout(BinDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(BinDialog)
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

        self.items = QTreeWidget(self.top)
        self.items.setObjectName(u"items")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.items.sizePolicy().hasHeightForWidth())
        self.items.setSizePolicy(sizePolicy)
        self.items.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.items.setRootIsDecorated(False)
        self.items.setAlternatingRowColors(True)
        self.items.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.items.setAllColumnsShowFocus(True)

        self.topLayout.addWidget(self.items)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(BinDialog)
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

        self.restoreButton = QPushButton(self.foot)
        self.restoreButton.setObjectName(u"restoreButton")
        self.restoreButton.setAutoDefault(False)
        self.restoreButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.restoreButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.items, self.restoreButton)
        QWidget.setTabOrder(self.restoreButton, self.closeButton)

        self.retranslateUi(BinDialog)
    # setupUi

    def retranslateUi(self, BinDialog):
        BinDialog.setWindowTitle(QCoreApplication.translate("BinDialog", u"\u3054\u307f\u7bb1", None))
        self.hint.setText(QCoreApplication.translate("BinDialog", u"\u6368\u3066\u305f\u3082\u306e\u306f\u3053\u3053\u306b\u6b8b\u308a\u307e\u3059\u3002\u9078\u3093\u3067\u300c\u623b\u3059\u300d\u3092\u62bc\u3059\u3068\u3001\u5143\u306e\u5834\u6240\u306b\u623b\u308a\u307e\u3059\u3002", None))
        ___qtreewidgetitem = self.items.headerItem()
        ___qtreewidgetitem.setText(2, QCoreApplication.translate("BinDialog", u"\u3054\u307f\u7bb1\u306b\u5165\u308c\u305f\u65e5\u6642", None))
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("BinDialog", u"\u7a2e\u985e", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("BinDialog", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.items.setAccessibleName(QCoreApplication.translate("BinDialog", u"\u6368\u3066\u305f\u3082\u306e\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.restoreButton.setText(QCoreApplication.translate("BinDialog", u"\u623b\u3059(&R)", None))
        self.closeButton.setText(QCoreApplication.translate("BinDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

