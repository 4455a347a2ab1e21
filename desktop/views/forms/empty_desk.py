"""Compiled from ui/empty_desk.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'empty_desk.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QGridLayout, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph

class Ui_EmptyDesk(object):
    def setupUi(self, EmptyDesk):
        if not EmptyDesk.objectName():
            EmptyDesk.setObjectName(u"EmptyDesk")
        EmptyDesk.resize(800, 400)
        EmptyDesk.setProperty(u"chapter", u"start#window")
        self.pageLayout = QVBoxLayout(EmptyDesk)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.scroll = QScrollArea(EmptyDesk)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.place = QWidget(self.scroll.viewport())
        self.place.setObjectName(u"place")
        self.emptyLayout = QVBoxLayout(self.place)
        self.emptyLayout.setSpacing(12)
        self.emptyLayout.setObjectName(u"emptyLayout")
        self.emptyLayout.setContentsMargins(24, 24, 24, 24)
        self.title = Paragraph(self.place)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"big-heading")

        self.emptyLayout.addWidget(self.title)

        self.text = Paragraph(self.place)
        self.text.setObjectName(u"text")
        self.text.setProperty(u"role", u"plain")

        self.emptyLayout.addWidget(self.text)

        self.ways = QWidget(self.place)
        self.ways.setObjectName(u"ways")
        self.waysLayout = QGridLayout(self.ways)
        self.waysLayout.setObjectName(u"waysLayout")
        self.waysLayout.setHorizontalSpacing(16)
        self.waysLayout.setVerticalSpacing(12)
        self.waysLayout.setContentsMargins(0, 0, 0, 0)
        self.buildButton = KeyButton(self.ways)
        self.buildButton.setObjectName(u"buildButton")
        self.buildButton.setProperty(u"role", u"large")

        self.waysLayout.addWidget(self.buildButton, 0, 0, 1, 1)

        self.buildText = Paragraph(self.ways)
        self.buildText.setObjectName(u"buildText")
        self.buildText.setProperty(u"role", u"quiet")

        self.waysLayout.addWidget(self.buildText, 0, 1, 1, 1)

        self.randomButton = KeyButton(self.ways)
        self.randomButton.setObjectName(u"randomButton")
        self.randomButton.setProperty(u"role", u"large")

        self.waysLayout.addWidget(self.randomButton, 1, 0, 1, 1)

        self.randomText = Paragraph(self.ways)
        self.randomText.setObjectName(u"randomText")
        self.randomText.setProperty(u"role", u"quiet")

        self.waysLayout.addWidget(self.randomText, 1, 1, 1, 1)

        self.importButton = KeyButton(self.ways)
        self.importButton.setObjectName(u"importButton")
        self.importButton.setProperty(u"role", u"large")

        self.waysLayout.addWidget(self.importButton, 2, 0, 1, 1)

        self.importText = Paragraph(self.ways)
        self.importText.setObjectName(u"importText")
        self.importText.setProperty(u"role", u"quiet")

        self.waysLayout.addWidget(self.importText, 2, 1, 1, 1)

        self.definitionButton = KeyButton(self.ways)
        self.definitionButton.setObjectName(u"definitionButton")
        self.definitionButton.setProperty(u"role", u"large")

        self.waysLayout.addWidget(self.definitionButton, 3, 0, 1, 1)

        self.definitionText = Paragraph(self.ways)
        self.definitionText.setObjectName(u"definitionText")
        self.definitionText.setProperty(u"role", u"quiet")

        self.waysLayout.addWidget(self.definitionText, 3, 1, 1, 1)

        self.waysLayout.setColumnStretch(1, 1)

        self.emptyLayout.addWidget(self.ways)

        self.emptySpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.emptyLayout.addItem(self.emptySpacer)

        self.scroll.setWidget(self.place)

        self.pageLayout.addWidget(self.scroll)


        self.retranslateUi(EmptyDesk)
    # setupUi

    def retranslateUi(self, EmptyDesk):
        self.title.setText(QCoreApplication.translate("EmptyDesk", u"\u3053\u306e\u5353\u306b\u306f\u3001\u307e\u3060\u3060\u308c\u3082\u3044\u307e\u305b\u3093", None))
        self.buildButton.setText(QCoreApplication.translate("EmptyDesk", u"\u30ad\u30e3\u30e9\u30af\u30bf\u30fc\u3092\u4f5c\u308b", None))
        self.buildText.setText(QCoreApplication.translate("EmptyDesk", u"\u9806\u306b\u9078\u3093\u3067\u30011\u4eba\u3092\u4f5c\u308a\u307e\u3059\u3002", None))
        self.randomButton.setText(QCoreApplication.translate("EmptyDesk", u"\u304a\u307e\u304b\u305b\u3067\u4f5c\u308b", None))
        self.randomText.setText(QCoreApplication.translate("EmptyDesk", u"\u62bc\u3059\u305f\u3073\u306b\u3001\u30eb\u30fc\u30eb\u306b\u5408\u3063\u305f1\u4eba\u304c\u3067\u304d\u307e\u3059\u3002\u4eca\u591c\u3059\u3050\u306b\u904a\u3076\u3068\u304d\u306b\u3002", None))
        self.importButton.setText(QCoreApplication.translate("EmptyDesk", u"\u30b7\u30fc\u30c8\u3092\u8aad\u307f\u8fbc\u3080\u2026", None))
        self.importText.setText(QCoreApplication.translate("EmptyDesk", u"\u30d7\u30ec\u30a4\u30e4\u30fc\u304c\u6301\u3063\u3066\u304d\u305f\u30d5\u30a1\u30a4\u30eb\u304b\u3089\u3002\u3053\u306e\u30a6\u30a3\u30f3\u30c9\u30a6\u306b\u30c9\u30e9\u30c3\u30b0\u3057\u3066\u3082\u8aad\u307f\u8fbc\u3081\u307e\u3059\u3002", None))
        self.definitionButton.setText(QCoreApplication.translate("EmptyDesk", u"\u30b2\u30fc\u30e0\u5b9a\u7fa9", None))
        self.definitionText.setText(QCoreApplication.translate("EmptyDesk", u"\u3053\u306e\u5353\u306e\u30eb\u30fc\u30eb\u3092\u6c7a\u3081\u307e\u3059\u3002\u81ea\u5206\u306e\u30b2\u30fc\u30e0\u3092\u4f5c\u308b\u306a\u3089\u3001\u3053\u3053\u304b\u3089\u3002", None))
        pass
    # retranslateUi

