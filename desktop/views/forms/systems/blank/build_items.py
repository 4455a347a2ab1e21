"""Compiled from ui/systems/blank/build_items.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_items.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.row_table import RowTable

class Ui_BlankBuildItems(object):
    def setupUi(self, BlankBuildItems):
        if not BlankBuildItems.objectName():
            BlankBuildItems.setObjectName(u"BlankBuildItems")
        BlankBuildItems.resize(830, 560)
        self.pageLayout = QVBoxLayout(BlankBuildItems)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 8, 24, 16)
        self.leftBox = QWidget(BlankBuildItems)
        self.leftBox.setObjectName(u"leftBox")
        self.leftLayout = QHBoxLayout(self.leftBox)
        self.leftLayout.setSpacing(12)
        self.leftLayout.setObjectName(u"leftLayout")
        self.leftLayout.setContentsMargins(0, 0, 0, 0)
        self.leftTitle = QLabel(self.leftBox)
        self.leftTitle.setObjectName(u"leftTitle")
        self.leftTitle.setProperty(u"role", u"quiet")

        self.leftLayout.addWidget(self.leftTitle)

        self.leftNumber = QLabel(self.leftBox)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.leftNumber.setProperty(u"role", u"total")

        self.leftLayout.addWidget(self.leftNumber)

        self.leftOf = QLabel(self.leftBox)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setTextFormat(Qt.TextFormat.PlainText)
        self.leftOf.setProperty(u"role", u"hint")

        self.leftLayout.addWidget(self.leftOf)

        self.leftSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.leftLayout.addItem(self.leftSpacer)


        self.pageLayout.addWidget(self.leftBox)

        self.tell = QLabel(BlankBuildItems)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.pageLayout.addWidget(self.tell)

        self.offerBox = QWidget(BlankBuildItems)
        self.offerBox.setObjectName(u"offerBox")
        self.offerLayout = QVBoxLayout(self.offerBox)
        self.offerLayout.setSpacing(4)
        self.offerLayout.setObjectName(u"offerLayout")
        self.offerLayout.setContentsMargins(0, 0, 0, 0)
        self.offerTitle = QLabel(self.offerBox)
        self.offerTitle.setObjectName(u"offerTitle")
        self.offerTitle.setProperty(u"role", u"heading")

        self.offerLayout.addWidget(self.offerTitle)

        self.offers = QListWidget(self.offerBox)
        self.offers.setObjectName(u"offers")
        self.offers.setMinimumSize(QSize(0, 48))

        self.offerLayout.addWidget(self.offers)

        self.addLayout = QHBoxLayout()
        self.addLayout.setSpacing(8)
        self.addLayout.setObjectName(u"addLayout")
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

        self.addLayout.addWidget(self.offerText)

        self.addButton = QPushButton(self.offerBox)
        self.addButton.setObjectName(u"addButton")
        self.addButton.setProperty(u"role", u"primary")

        self.addLayout.addWidget(self.addButton)


        self.offerLayout.addLayout(self.addLayout)


        self.pageLayout.addWidget(self.offerBox)

        self.itemTitle = QLabel(BlankBuildItems)
        self.itemTitle.setObjectName(u"itemTitle")
        self.itemTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.itemTitle.setProperty(u"role", u"heading")

        self.pageLayout.addWidget(self.itemTitle)

        self.itemTable = RowTable(BlankBuildItems)
        self.itemTable.setObjectName(u"itemTable")
        self.itemTable.setMinimumSize(QSize(0, 120))
        self.itemTable.setProperty(u"field", u"items")

        self.pageLayout.addWidget(self.itemTable)


        self.retranslateUi(BlankBuildItems)
    # setupUi

    def retranslateUi(self, BlankBuildItems):
        self.leftTitle.setText(QCoreApplication.translate("BlankBuildItems", u"\u6b8b\u308a", None))
        self.leftNumber.setText("")
        self.leftOf.setText("")
        self.tell.setText("")
        self.offerTitle.setText(QCoreApplication.translate("BlankBuildItems", u"\u3053\u306e\u30b2\u30fc\u30e0\u306e\u54c1", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("BlankBuildItems", u"\u3053\u306e\u30b2\u30fc\u30e0\u306e\u54c1", None))
#endif // QT_CONFIG(accessibility)
        self.offerText.setText("")
        self.addButton.setText(QCoreApplication.translate("BlankBuildItems", u"\u6301\u3061\u7269\u306b\u52a0\u3048\u308b", None))
        self.itemTitle.setText("")
        pass
    # retranslateUi

