"""Compiled from ui/encounter.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'encounter.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QTreeWidget, QTreeWidgetItem, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph

class Ui_EncounterDialog(object):
    def setupUi(self, EncounterDialog):
        if not EncounterDialog.objectName():
            EncounterDialog.setObjectName(u"EncounterDialog")
        EncounterDialog.resize(480, 480)
        EncounterDialog.setProperty(u"chapter", u"table#encounters")
        self.layout = QVBoxLayout(EncounterDialog)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.nameLine = QHBoxLayout()
        self.nameLine.setSpacing(8)
        self.nameLine.setObjectName(u"nameLine")
        self.nameLabel = QLabel(EncounterDialog)
        self.nameLabel.setObjectName(u"nameLabel")

        self.nameLine.addWidget(self.nameLabel)

        self.nameEdit = QLineEdit(EncounterDialog)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(100)

        self.nameLine.addWidget(self.nameEdit)


        self.layout.addLayout(self.nameLine)

        self.hintLabel = Paragraph(EncounterDialog)
        self.hintLabel.setObjectName(u"hintLabel")
        self.hintLabel.setProperty(u"role", u"quiet")

        self.layout.addWidget(self.hintLabel)

        self.npcs = QTreeWidget(EncounterDialog)
        __qtreewidgetitem = QTreeWidgetItem()
        __qtreewidgetitem.setText(0, u"NPC")
        self.npcs.setHeaderItem(__qtreewidgetitem)
        self.npcs.setObjectName(u"npcs")
        self.npcs.setRootIsDecorated(False)

        self.layout.addWidget(self.npcs)

        self.hiddenCheck = QCheckBox(EncounterDialog)
        self.hiddenCheck.setObjectName(u"hiddenCheck")

        self.layout.addWidget(self.hiddenCheck)

        self.message = Paragraph(EncounterDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.deleteButton = QPushButton(EncounterDialog)
        self.deleteButton.setObjectName(u"deleteButton")

        self.buttons.addWidget(self.deleteButton)

        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(EncounterDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.keepButton = QPushButton(EncounterDialog)
        self.keepButton.setObjectName(u"keepButton")
        self.keepButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.keepButton)


        self.layout.addLayout(self.buttons)

#if QT_CONFIG(shortcut)
        self.nameLabel.setBuddy(self.nameEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EncounterDialog)

        self.keepButton.setDefault(True)

    # setupUi

    def retranslateUi(self, EncounterDialog):
        EncounterDialog.setWindowTitle(QCoreApplication.translate("EncounterDialog", u"\u906d\u9047\u3092\u7528\u610f\u3059\u308b", None))
        self.nameLabel.setText(QCoreApplication.translate("EncounterDialog", u"\u540d\u524d", None))
        self.nameEdit.setPlaceholderText(QCoreApplication.translate("EncounterDialog", u"\u6a4b\u306e\u4e0a\u306e\u5f85\u3061\u4f0f\u305b", None))
        self.hintLabel.setText(QCoreApplication.translate("EncounterDialog", u"NPC\u3054\u3068\u306b\u4eba\u6570\u3092\u6c7a\u3081\u307e\u3059\u30022 \u4eba\u4ee5\u4e0a\u306f\u3001\u756a\u53f7\u306e\u3064\u3044\u305f\u5199\u3057\u3067\u51fa\u307e\u3059\u3002", None))
        ___qtreewidgetitem = self.npcs.headerItem()
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("EncounterDialog", u"\u4eba\u6570", None))
#if QT_CONFIG(accessibility)
        self.npcs.setAccessibleName(QCoreApplication.translate("EncounterDialog", u"NPC\u3068\u4eba\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.hiddenCheck.setText(QCoreApplication.translate("EncounterDialog", u"PL\u304b\u3089\u96a0\u3057\u3066\u51fa\u3059", None))
#if QT_CONFIG(tooltip)
        self.hiddenCheck.setToolTip(QCoreApplication.translate("EncounterDialog", u"\u516c\u958b\u3059\u308b\u307e\u3067\u3001\u8a18\u9332\u306b\u3082\u516c\u958b\u753b\u9762\u306b\u3082\u51fa\u307e\u305b\u3093\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.deleteButton.setText(QCoreApplication.translate("EncounterDialog", u"\u3053\u306e\u906d\u9047\u3092\u6d88\u3059", None))
        self.cancelButton.setText(QCoreApplication.translate("EncounterDialog", u"\u3084\u3081\u308b", None))
        self.keepButton.setText(QCoreApplication.translate("EncounterDialog", u"\u7528\u610f\u3059\u308b", None))
    # retranslateUi

