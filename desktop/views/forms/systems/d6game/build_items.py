"""Compiled from ui/systems/d6game/build_items.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_items.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.row_table import RowTable

class Ui_D6gameBuildItems(object):
    def setupUi(self, D6gameBuildItems):
        if not D6gameBuildItems.objectName():
            D6gameBuildItems.setObjectName(u"D6gameBuildItems")
        D6gameBuildItems.resize(830, 560)
        self.layout59 = QVBoxLayout(D6gameBuildItems)
        self.layout59.setSpacing(8)
        self.layout59.setObjectName(u"layout59")
        self.layout59.setContentsMargins(24, 8, 24, 16)
        self.tell = QLabel(D6gameBuildItems)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout59.addWidget(self.tell)

        self.offerBox = QWidget(D6gameBuildItems)
        self.offerBox.setObjectName(u"offerBox")
        self.layout58 = QVBoxLayout(self.offerBox)
        self.layout58.setSpacing(4)
        self.layout58.setObjectName(u"layout58")
        self.layout58.setContentsMargins(0, 0, 0, 0)
        self.offerTitle = QLabel(self.offerBox)
        self.offerTitle.setObjectName(u"offerTitle")
        self.offerTitle.setWordWrap(True)
        self.offerTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.offerTitle.setProperty(u"role", u"heading")

        self.layout58.addWidget(self.offerTitle)

        self.offers = QListWidget(self.offerBox)
        self.offers.setObjectName(u"offers")
        self.offers.setMinimumSize(QSize(0, 48))
        self.offers.setMaximumSize(QSize(16777215, 168))

        self.layout58.addWidget(self.offers)

        self.layout57 = QHBoxLayout()
        self.layout57.setSpacing(8)
        self.layout57.setObjectName(u"layout57")
        self.offerText = QLabel(self.offerBox)
        self.offerText.setObjectName(u"offerText")
        self.offerText.setWordWrap(True)
        self.offerText.setTextFormat(Qt.TextFormat.PlainText)
        self.offerText.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.offerText.sizePolicy().hasHeightForWidth())
        self.offerText.setSizePolicy(sizePolicy)

        self.layout57.addWidget(self.offerText)

        self.addButton = QPushButton(self.offerBox)
        self.addButton.setObjectName(u"addButton")
        self.addButton.setProperty(u"role", u"primary")

        self.layout57.addWidget(self.addButton)


        self.layout58.addLayout(self.layout57)


        self.layout59.addWidget(self.offerBox)

        self.itemTitle = QLabel(D6gameBuildItems)
        self.itemTitle.setObjectName(u"itemTitle")
        self.itemTitle.setWordWrap(True)
        self.itemTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.itemTitle.setProperty(u"role", u"heading")

        self.layout59.addWidget(self.itemTitle)

        self.itemTable = RowTable(D6gameBuildItems)
        self.itemTable.setObjectName(u"itemTable")
        self.itemTable.setMinimumSize(QSize(0, 120))
        self.itemTable.setProperty(u"field", u"items")

        self.layout59.addWidget(self.itemTable)


        self.retranslateUi(D6gameBuildItems)
    # setupUi

    def retranslateUi(self, D6gameBuildItems):
        self.tell.setText("")
        self.offerTitle.setText(QCoreApplication.translate("D6gameBuildItems", u"\u3053\u306e\u30b2\u30fc\u30e0\u306e\u54c1", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("D6gameBuildItems", u"\u3053\u306e\u30b2\u30fc\u30e0\u306e\u54c1", None))
#endif // QT_CONFIG(accessibility)
        self.offerText.setText("")
        self.addButton.setText(QCoreApplication.translate("D6gameBuildItems", u"\u6301\u3061\u7269\u306b\u52a0\u3048\u308b", None))
        self.itemTitle.setText(QCoreApplication.translate("D6gameBuildItems", u"\u6301\u3061\u7269\u3068\u3001\u77e5\u3063\u305f\u3053\u3068", None))
#if QT_CONFIG(accessibility)
        self.itemTable.setAccessibleName(QCoreApplication.translate("D6gameBuildItems", u"\u30a2\u30a4\u30c6\u30e0\u30fb\u60c5\u5831", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

