"""Compiled from ui/touch.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'touch.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph

class Ui_TouchDialog(object):
    def setupUi(self, TouchDialog):
        if not TouchDialog.objectName():
            TouchDialog.setObjectName(u"TouchDialog")
        TouchDialog.resize(320, 160)
        TouchDialog.setProperty(u"chapter", u"table#strip")
        self.layout = QVBoxLayout(TouchDialog)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.headLabel = QLabel(TouchDialog)
        self.headLabel.setObjectName(u"headLabel")
        self.headLabel.setProperty(u"role", u"heading")
        self.headLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.layout.addWidget(self.headLabel)

        self.line = QHBoxLayout()
        self.line.setSpacing(8)
        self.line.setObjectName(u"line")
        self.gauge = QComboBox(TouchDialog)
        self.gauge.setObjectName(u"gauge")

        self.line.addWidget(self.gauge)

        self.way = QComboBox(TouchDialog)
        self.way.setObjectName(u"way")

        self.line.addWidget(self.way)

        self.amount = QSpinBox(TouchDialog)
        self.amount.setObjectName(u"amount")
        self.amount.setMaximum(9999)
        self.amount.setProperty(u"role", u"number")

        self.line.addWidget(self.amount)


        self.layout.addLayout(self.line)

        self.previewLabel = QLabel(TouchDialog)
        self.previewLabel.setObjectName(u"previewLabel")
        self.previewLabel.setProperty(u"role", u"strong")
        self.previewLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.layout.addWidget(self.previewLabel)

        self.message = Paragraph(TouchDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(TouchDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.doButton = QPushButton(TouchDialog)
        self.doButton.setObjectName(u"doButton")
        self.doButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.doButton)


        self.layout.addLayout(self.buttons)


        self.retranslateUi(TouchDialog)

        self.doButton.setDefault(True)

    # setupUi

    def retranslateUi(self, TouchDialog):
#if QT_CONFIG(accessibility)
        self.gauge.setAccessibleName(QCoreApplication.translate("TouchDialog", u"\u5909\u3048\u308b\u5024", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.way.setAccessibleName(QCoreApplication.translate("TouchDialog", u"\u5909\u3048\u65b9", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.amount.setAccessibleName(QCoreApplication.translate("TouchDialog", u"\u70b9\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.cancelButton.setText(QCoreApplication.translate("TouchDialog", u"\u3084\u3081\u308b", None))
        self.doButton.setText(QCoreApplication.translate("TouchDialog", u"\u5909\u3048\u308b", None))
        pass
    # retranslateUi

