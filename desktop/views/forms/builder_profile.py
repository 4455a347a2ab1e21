"""Compiled from ui/builder_profile.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'builder_profile.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.colour import ColourButton
from desktop.views.widgets.own_fields import OwnFields
from desktop.views.widgets.portrait import PortraitButton

class Ui_BuilderProfile(object):
    def setupUi(self, BuilderProfile):
        if not BuilderProfile.objectName():
            BuilderProfile.setObjectName(u"BuilderProfile")
        BuilderProfile.resize(800, 500)
        self.pageLayout = QVBoxLayout(BuilderProfile)
        self.pageLayout.setSpacing(12)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 8, 24, 16)
        self.topRow = QHBoxLayout()
        self.topRow.setSpacing(24)
        self.topRow.setObjectName(u"topRow")
        self.portraitButton = PortraitButton(BuilderProfile)
        self.portraitButton.setObjectName(u"portraitButton")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.portraitButton.sizePolicy().hasHeightForWidth())
        self.portraitButton.setSizePolicy(sizePolicy)

        self.topRow.addWidget(self.portraitButton, 0, Qt.AlignmentFlag.AlignTop)

        self.form = QFormLayout()
        self.form.setObjectName(u"form")
        self.form.setVerticalSpacing(12)
        self.form.setHorizontalSpacing(16)
        self.nameLabel = QLabel(BuilderProfile)
        self.nameLabel.setObjectName(u"nameLabel")

        self.form.setWidget(0, QFormLayout.ItemRole.LabelRole, self.nameLabel)

        self.nameEdit = QLineEdit(BuilderProfile)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setProperty(u"field", u"name")
        self.nameEdit.setProperty(u"role", u"name")

        self.form.setWidget(0, QFormLayout.ItemRole.FieldRole, self.nameEdit)

        self.readingLabel = QLabel(BuilderProfile)
        self.readingLabel.setObjectName(u"readingLabel")

        self.form.setWidget(1, QFormLayout.ItemRole.LabelRole, self.readingLabel)

        self.readingEdit = QLineEdit(BuilderProfile)
        self.readingEdit.setObjectName(u"readingEdit")
        self.readingEdit.setProperty(u"field", u"reading")

        self.form.setWidget(1, QFormLayout.ItemRole.FieldRole, self.readingEdit)

        self.playerLabel = QLabel(BuilderProfile)
        self.playerLabel.setObjectName(u"playerLabel")

        self.form.setWidget(2, QFormLayout.ItemRole.LabelRole, self.playerLabel)

        self.playerEdit = QLineEdit(BuilderProfile)
        self.playerEdit.setObjectName(u"playerEdit")
        self.playerEdit.setProperty(u"field", u"player")

        self.form.setWidget(2, QFormLayout.ItemRole.FieldRole, self.playerEdit)

        self.colourLabel = QLabel(BuilderProfile)
        self.colourLabel.setObjectName(u"colourLabel")

        self.form.setWidget(3, QFormLayout.ItemRole.LabelRole, self.colourLabel)

        self.colourButton = ColourButton(BuilderProfile)
        self.colourButton.setObjectName(u"colourButton")
        self.colourButton.setProperty(u"field", u"colour")
        self.colourButton.setMinimumSize(QSize(64, 32))

        self.form.setWidget(3, QFormLayout.ItemRole.FieldRole, self.colourButton)


        self.topRow.addLayout(self.form)


        self.pageLayout.addLayout(self.topRow)

        self.systemHost = QWidget(BuilderProfile)
        self.systemHost.setObjectName(u"systemHost")
        self.systemLayout = QVBoxLayout(self.systemHost)
        self.systemLayout.setObjectName(u"systemLayout")
        self.systemLayout.setContentsMargins(0, 0, 0, 0)

        self.pageLayout.addWidget(self.systemHost)

        self.ownFields = OwnFields(BuilderProfile)
        self.ownFields.setObjectName(u"ownFields")

        self.pageLayout.addWidget(self.ownFields)

        self.memoLabel = QLabel(BuilderProfile)
        self.memoLabel.setObjectName(u"memoLabel")

        self.pageLayout.addWidget(self.memoLabel)

        self.memoEdit = QPlainTextEdit(BuilderProfile)
        self.memoEdit.setObjectName(u"memoEdit")
        self.memoEdit.setProperty(u"field", u"memo")
        self.memoEdit.setTabChangesFocus(True)
        self.memoEdit.setMinimumSize(QSize(0, 80))

        self.pageLayout.addWidget(self.memoEdit)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.nameEdit)
        self.readingLabel.setBuddy(self.readingEdit)
        self.playerLabel.setBuddy(self.playerEdit)
        self.memoLabel.setBuddy(self.memoEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(BuilderProfile)
    # setupUi

    def retranslateUi(self, BuilderProfile):
#if QT_CONFIG(accessibility)
        self.portraitButton.setAccessibleName(QCoreApplication.translate("BuilderProfile", u"\u8096\u50cf", None))
#endif // QT_CONFIG(accessibility)
        self.nameLabel.setText(QCoreApplication.translate("BuilderProfile", u"\u540d\u524d", None))
        self.readingLabel.setText(QCoreApplication.translate("BuilderProfile", u"\u3075\u308a\u304c\u306a", None))
        self.playerLabel.setText(QCoreApplication.translate("BuilderProfile", u"\u30d7\u30ec\u30a4\u30e4\u30fc", None))
        self.colourLabel.setText(QCoreApplication.translate("BuilderProfile", u"\u30c0\u30a4\u30b9\u306e\u8272", None))
#if QT_CONFIG(accessibility)
        self.colourButton.setAccessibleName(QCoreApplication.translate("BuilderProfile", u"\u30c0\u30a4\u30b9\u306e\u8272", None))
#endif // QT_CONFIG(accessibility)
        self.memoLabel.setText(QCoreApplication.translate("BuilderProfile", u"\u30e1\u30e2", None))
        pass
    # retranslateUi

