"""Compiled from ui/systems/blank/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip

class Ui_BlankSheet(object):
    def setupUi(self, BlankSheet):
        if not BlankSheet.objectName():
            BlankSheet.setObjectName(u"BlankSheet")
        BlankSheet.resize(830, 560)
        self.pageLayout = QVBoxLayout(BlankSheet)
        self.pageLayout.setSpacing(8)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.nothing = QLabel(BlankSheet)
        self.nothing.setObjectName(u"nothing")
        self.nothing.setWordWrap(True)
        self.nothing.setProperty(u"role", u"quiet")

        self.pageLayout.addWidget(self.nothing)

        self.columns = FlowStrip(BlankSheet)
        self.columns.setObjectName(u"columns")
        self.columnLayout = QHBoxLayout(self.columns)
        self.columnLayout.setSpacing(12)
        self.columnLayout.setObjectName(u"columnLayout")
        self.columnLayout.setContentsMargins(0, 0, 0, 0)
        self.first = QWidget(self.columns)
        self.first.setObjectName(u"first")

        self.columnLayout.addWidget(self.first)

        self.second = QWidget(self.columns)
        self.second.setObjectName(u"second")

        self.columnLayout.addWidget(self.second)

        self.third = QWidget(self.columns)
        self.third.setObjectName(u"third")

        self.columnLayout.addWidget(self.third)

        self.columnLayout.setStretch(0, 1)
        self.columnLayout.setStretch(1, 1)
        self.columnLayout.setStretch(2, 1)

        self.pageLayout.addWidget(self.columns)

        self.licence = QLabel(BlankSheet)
        self.licence.setObjectName(u"licence")
        self.licence.setTextFormat(Qt.TextFormat.PlainText)
        self.licence.setWordWrap(True)
        self.licence.setProperty(u"role", u"quiet")

        self.pageLayout.addWidget(self.licence)

        self.pageLayout.setStretch(1, 1)

        self.retranslateUi(BlankSheet)
    # setupUi

    def retranslateUi(self, BlankSheet):
        self.nothing.setText(QCoreApplication.translate("BlankSheet", u"\u3053\u306e\u30b2\u30fc\u30e0\u306e\u30b7\u30fc\u30c8\u306b\u306f\u3001\u307e\u3060\u4f55\u3082\u4e26\u3093\u3067\u3044\u307e\u305b\u3093\u3002\u30b2\u30fc\u30e0\u5b9a\u7fa9\u306e\u300c\u30b7\u30fc\u30c8\u306e\u4e26\u3073\u300d\u3067\u8db3\u305b\u307e\u3059\u3002", None))
        pass
    # retranslateUi

