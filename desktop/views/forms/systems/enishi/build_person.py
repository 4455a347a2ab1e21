"""Compiled from ui/systems/enishi/build_person.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_person.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QLabel, QPlainTextEdit, QVBoxLayout)

class Ui_EnishiBuildPerson(object):
    def setupUi(self, EnishiBuildPerson):
        if not EnishiBuildPerson.objectName():
            EnishiBuildPerson.setObjectName(u"EnishiBuildPerson")
        EnishiBuildPerson.resize(830, 560)
        self.layout181 = QVBoxLayout(EnishiBuildPerson)
        self.layout181.setSpacing(4)
        self.layout181.setObjectName(u"layout181")
        self.layout181.setContentsMargins(0, 0, 0, 0)
        self.label180 = QLabel(EnishiBuildPerson)
        self.label180.setObjectName(u"label180")

        self.layout181.addWidget(self.label180)

        self.backgroundEdit = QPlainTextEdit(EnishiBuildPerson)
        self.backgroundEdit.setObjectName(u"backgroundEdit")
        self.backgroundEdit.setTabChangesFocus(True)
        self.backgroundEdit.setMinimumSize(QSize(0, 80))
        self.backgroundEdit.setProperty(u"field", u"background")

        self.layout181.addWidget(self.backgroundEdit)

#if QT_CONFIG(shortcut)
        self.label180.setBuddy(self.backgroundEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiBuildPerson)
    # setupUi

    def retranslateUi(self, EnishiBuildPerson):
        self.label180.setText(QCoreApplication.translate("EnishiBuildPerson", u"\u8a2d\u5b9a", None))
        pass
    # retranslateUi

