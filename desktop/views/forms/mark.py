"""Compiled from ui/mark.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'mark.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph

class Ui_MarkDialog(object):
    def setupUi(self, MarkDialog):
        if not MarkDialog.objectName():
            MarkDialog.setObjectName(u"MarkDialog")
        MarkDialog.resize(400, 220)
        MarkDialog.setProperty(u"chapter", u"table#marks")
        self.layout = QVBoxLayout(MarkDialog)
        self.layout.setSpacing(12)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.head = QLabel(MarkDialog)
        self.head.setObjectName(u"head")
        self.head.setProperty(u"role", u"heading")

        self.layout.addWidget(self.head)

        self.form = QFormLayout()
        self.form.setObjectName(u"form")
        self.form.setHorizontalSpacing(12)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.nameLabel = QLabel(MarkDialog)
        self.nameLabel.setObjectName(u"nameLabel")

        self.form.setWidget(0, QFormLayout.ItemRole.LabelRole, self.nameLabel)

        self.name = QLineEdit(MarkDialog)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(40)

        self.form.setWidget(0, QFormLayout.ItemRole.FieldRole, self.name)

        self.whoLabel = QLabel(MarkDialog)
        self.whoLabel.setObjectName(u"whoLabel")

        self.form.setWidget(1, QFormLayout.ItemRole.LabelRole, self.whoLabel)

        self.who = QComboBox(MarkDialog)
        self.who.setObjectName(u"who")

        self.form.setWidget(1, QFormLayout.ItemRole.FieldRole, self.who)

        self.endsLabel = QLabel(MarkDialog)
        self.endsLabel.setObjectName(u"endsLabel")

        self.form.setWidget(2, QFormLayout.ItemRole.LabelRole, self.endsLabel)

        self.ends = QComboBox(MarkDialog)
        self.ends.setObjectName(u"ends")

        self.form.setWidget(2, QFormLayout.ItemRole.FieldRole, self.ends)

        self.numberLabel = QLabel(MarkDialog)
        self.numberLabel.setObjectName(u"numberLabel")

        self.form.setWidget(3, QFormLayout.ItemRole.LabelRole, self.numberLabel)

        self.number = QSpinBox(MarkDialog)
        self.number.setObjectName(u"number")
        self.number.setProperty(u"role", u"number")
        self.number.setMinimum(1)

        self.form.setWidget(3, QFormLayout.ItemRole.FieldRole, self.number)

        self.secret = QCheckBox(MarkDialog)
        self.secret.setObjectName(u"secret")

        self.form.setWidget(4, QFormLayout.ItemRole.FieldRole, self.secret)


        self.layout.addLayout(self.form)

        self.preview = Paragraph(MarkDialog)
        self.preview.setObjectName(u"preview")
        self.preview.setProperty(u"role", u"strong")

        self.layout.addWidget(self.preview)

        self.message = Paragraph(MarkDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(MarkDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.beginButton = QPushButton(MarkDialog)
        self.beginButton.setObjectName(u"beginButton")
        self.beginButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.beginButton)


        self.layout.addLayout(self.buttons)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.name)
        self.whoLabel.setBuddy(self.who)
        self.endsLabel.setBuddy(self.ends)
        self.numberLabel.setBuddy(self.number)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(MarkDialog)

        self.beginButton.setDefault(True)

    # setupUi

    def retranslateUi(self, MarkDialog):
        self.nameLabel.setText(QCoreApplication.translate("MarkDialog", u"\u540d\u524d(&N)", None))
        self.name.setPlaceholderText(QCoreApplication.translate("MarkDialog", u"\u4f8b\u3000\u6bd2\u3001\u795d\u798f\u3001\u6a4b\u304c\u843d\u3061\u308b\u307e\u3067", None))
        self.whoLabel.setText(QCoreApplication.translate("MarkDialog", u"\u3060\u308c\u306e(&W)", None))
        self.endsLabel.setText(QCoreApplication.translate("MarkDialog", u"\u3044\u3064\u307e\u3067(&U)", None))
        self.secret.setText(QCoreApplication.translate("MarkDialog", u"GM\u3060\u3051\uff08\u30d7\u30ec\u30a4\u30e4\u30fc\u306b\u4f0f\u305b\u308b\uff09(&G)", None))
        self.cancelButton.setText(QCoreApplication.translate("MarkDialog", u"\u3084\u3081\u308b", None))
        self.beginButton.setText(QCoreApplication.translate("MarkDialog", u"\u59cb\u3081\u308b", None))
        pass
    # retranslateUi

