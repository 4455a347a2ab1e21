"""Compiled from ui/begin.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'begin.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.tick_all import TickAll

class Ui_BeginDialog(object):
    def setupUi(self, BeginDialog):
        if not BeginDialog.objectName():
            BeginDialog.setObjectName(u"BeginDialog")
        BeginDialog.resize(560, 520)
        BeginDialog.setProperty(u"chapter", u"table#begin")
        self.layout = QVBoxLayout(BeginDialog)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.headLabel = QLabel(BeginDialog)
        self.headLabel.setObjectName(u"headLabel")
        self.headLabel.setProperty(u"role", u"heading")
        self.headLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.layout.addWidget(self.headLabel)

        self.hintLabel = Paragraph(BeginDialog)
        self.hintLabel.setObjectName(u"hintLabel")
        self.hintLabel.setProperty(u"role", u"quiet")

        self.layout.addWidget(self.hintLabel)

        self.everybody = TickAll(BeginDialog)
        self.everybody.setObjectName(u"everybody")

        self.layout.addWidget(self.everybody)

        self.people = QTreeWidget(BeginDialog)
        self.people.setObjectName(u"people")
        self.people.setRootIsDecorated(False)
        self.people.setUniformRowHeights(True)

        self.layout.addWidget(self.people)

        self.extraHost = QWidget(BeginDialog)
        self.extraHost.setObjectName(u"extraHost")
        self.extraLayout = QVBoxLayout(self.extraHost)
        self.extraLayout.setObjectName(u"extraLayout")
        self.extraLayout.setContentsMargins(0, 0, 0, 0)

        self.layout.addWidget(self.extraHost)

        self.message = Paragraph(BeginDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(BeginDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.beginButton = QPushButton(BeginDialog)
        self.beginButton.setObjectName(u"beginButton")
        self.beginButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.beginButton)


        self.layout.addLayout(self.buttons)


        self.retranslateUi(BeginDialog)

        self.beginButton.setDefault(True)

    # setupUi

    def retranslateUi(self, BeginDialog):
        self.hintLabel.setText(QCoreApplication.translate("BeginDialog", u"\u3060\u308c\u304c\u52a0\u308f\u308b\u304b\u3092\u9078\u3073\u307e\u3059\u3002\u3053\u306e\u5834\u306b\u3044\u308bPC\u306b\u306f\u5370\u304c\u3064\u3044\u3066\u3044\u307e\u3059\u3002", None))
        self.everybody.setText(QCoreApplication.translate("BeginDialog", u"\u5168\u54e1", None))
        ___qtreewidgetitem = self.people.headerItem()
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("BeginDialog", u"PL\u304b\u3089\u96a0\u3059", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("BeginDialog", u"\u53c2\u52a0\u3059\u308b\u4eba", None))
#if QT_CONFIG(accessibility)
        self.people.setAccessibleName(QCoreApplication.translate("BeginDialog", u"\u53c2\u52a0\u3059\u308b\u4eba", None))
#endif // QT_CONFIG(accessibility)
        self.cancelButton.setText(QCoreApplication.translate("BeginDialog", u"\u3084\u3081\u308b", None))
        self.beginButton.setText(QCoreApplication.translate("BeginDialog", u"\u59cb\u3081\u308b", None))
        pass
    # retranslateUi

