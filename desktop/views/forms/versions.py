"""Compiled from ui/versions.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'versions.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QSplitter, QTableView, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_VersionsDialog(object):
    def setupUi(self, VersionsDialog):
        if not VersionsDialog.objectName():
            VersionsDialog.setObjectName(u"VersionsDialog")
        VersionsDialog.resize(960, 560)
        VersionsDialog.setProperty(u"chapter", u"files#versions")
        self.rootLayout = QVBoxLayout(VersionsDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.parts = QSplitter(VersionsDialog)
        self.parts.setObjectName(u"parts")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.parts.sizePolicy().hasHeightForWidth())
        self.parts.setSizePolicy(sizePolicy)
        self.parts.setOrientation(Qt.Orientation.Horizontal)
        self.parts.setHandleWidth(1)
        self.parts.setChildrenCollapsible(False)
        self.versions = QListWidget(self.parts)
        self.versions.setObjectName(u"versions")
        self.versions.setMinimumSize(QSize(240, 0))
        self.versions.setFrameShape(QFrame.Shape.NoFrame)
        self.versions.setProperty(u"role", u"panel")
        self.versions.setSpacing(2)
        self.versions.setWordWrap(True)
        self.versions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.parts.addWidget(self.versions)
        self.detail = QWidget(self.parts)
        self.detail.setObjectName(u"detail")
        self.detailLayout = QVBoxLayout(self.detail)
        self.detailLayout.setSpacing(8)
        self.detailLayout.setObjectName(u"detailLayout")
        self.detailLayout.setContentsMargins(12, 8, 12, 8)
        self.heading = QLabel(self.detail)
        self.heading.setObjectName(u"heading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        self.heading.setProperty(u"role", u"strong")

        self.detailLayout.addWidget(self.heading)

        self.differences = QTableView(self.detail)
        self.differences.setObjectName(u"differences")
        sizePolicy.setHeightForWidth(self.differences.sizePolicy().hasHeightForWidth())
        self.differences.setSizePolicy(sizePolicy)
        self.differences.setFrameShape(QFrame.Shape.NoFrame)
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

        self.foot = QFrame(VersionsDialog)
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

        QWidget.setTabOrder(self.versions, self.differences)
        QWidget.setTabOrder(self.differences, self.restoreButton)
        QWidget.setTabOrder(self.restoreButton, self.closeButton)

        self.retranslateUi(VersionsDialog)
    # setupUi

    def retranslateUi(self, VersionsDialog):
        VersionsDialog.setWindowTitle(QCoreApplication.translate("VersionsDialog", u"\u524d\u306e\u7248", None))
#if QT_CONFIG(accessibility)
        self.versions.setAccessibleName(QCoreApplication.translate("VersionsDialog", u"\u524d\u306e\u7248\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.differences.setAccessibleName(QCoreApplication.translate("VersionsDialog", u"\u9078\u3093\u3060\u7248\u3068\u3044\u307e\u306e\u9055\u3044", None))
#endif // QT_CONFIG(accessibility)
        self.restoreButton.setText(QCoreApplication.translate("VersionsDialog", u"\u3053\u306e\u7248\u306b\u623b\u3059(&R)", None))
        self.closeButton.setText(QCoreApplication.translate("VersionsDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

