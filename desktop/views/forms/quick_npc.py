"""Compiled from ui/quick_npc.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'quick_npc.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.param_form import ParamForm

class Ui_QuickNpcDialog(object):
    def setupUi(self, QuickNpcDialog):
        if not QuickNpcDialog.objectName():
            QuickNpcDialog.setObjectName(u"QuickNpcDialog")
        QuickNpcDialog.resize(400, 240)
        QuickNpcDialog.setProperty(u"chapter", u"table#encounters")
        self.layout = QVBoxLayout(QuickNpcDialog)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.nameLine = QHBoxLayout()
        self.nameLine.setSpacing(6)
        self.nameLine.setObjectName(u"nameLine")
        self.nameLabel = QLabel(QuickNpcDialog)
        self.nameLabel.setObjectName(u"nameLabel")

        self.nameLine.addWidget(self.nameLabel)

        self.nameEdit = QLineEdit(QuickNpcDialog)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(100)

        self.nameLine.addWidget(self.nameEdit)


        self.layout.addLayout(self.nameLine)

        self.fields = ParamForm(QuickNpcDialog)
        self.fields.setObjectName(u"fields")

        self.layout.addWidget(self.fields)

        self.message = Paragraph(QuickNpcDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.rest = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout.addItem(self.rest)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(QuickNpcDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.makeButton = QPushButton(QuickNpcDialog)
        self.makeButton.setObjectName(u"makeButton")
        self.makeButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.makeButton)


        self.layout.addLayout(self.buttons)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.nameEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(QuickNpcDialog)

        self.makeButton.setDefault(True)

    # setupUi

    def retranslateUi(self, QuickNpcDialog):
        QuickNpcDialog.setWindowTitle(QCoreApplication.translate("QuickNpcDialog", u"\u3059\u3050\u51fa\u3059NPC", None))
        self.nameLabel.setText(QCoreApplication.translate("QuickNpcDialog", u"\u540d\u524d", None))
        self.cancelButton.setText(QCoreApplication.translate("QuickNpcDialog", u"\u3084\u3081\u308b", None))
        self.makeButton.setText(QCoreApplication.translate("QuickNpcDialog", u"\u51fa\u3059", None))
    # retranslateUi

