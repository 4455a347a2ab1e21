"""Compiled from ui/group_check.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'group_check.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QSpacerItem, QTreeWidget, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.param_form import ParamForm
from desktop.views.widgets.tick_all import TickAll

class Ui_GroupCheckDialog(object):
    def setupUi(self, GroupCheckDialog):
        if not GroupCheckDialog.objectName():
            GroupCheckDialog.setObjectName(u"GroupCheckDialog")
        GroupCheckDialog.resize(560, 520)
        GroupCheckDialog.setProperty(u"chapter", u"table#group")
        self.layout = QVBoxLayout(GroupCheckDialog)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(16, 16, 16, 16)
        self.kind = QComboBox(GroupCheckDialog)
        self.kind.setObjectName(u"kind")

        self.layout.addWidget(self.kind)

        self.params = ParamForm(GroupCheckDialog)
        self.params.setObjectName(u"params")

        self.layout.addWidget(self.params)

        self.everybody = TickAll(GroupCheckDialog)
        self.everybody.setObjectName(u"everybody")

        self.layout.addWidget(self.everybody)

        self.people = QTreeWidget(GroupCheckDialog)
        self.people.setObjectName(u"people")
        self.people.setRootIsDecorated(False)
        self.people.setUniformRowHeights(True)

        self.layout.addWidget(self.people)

        self.message = Paragraph(GroupCheckDialog)
        self.message.setObjectName(u"message")

        self.layout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.closeButton = QPushButton(GroupCheckDialog)
        self.closeButton.setObjectName(u"closeButton")

        self.buttons.addWidget(self.closeButton)

        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.typeButton = QPushButton(GroupCheckDialog)
        self.typeButton.setObjectName(u"typeButton")

        self.buttons.addWidget(self.typeButton)

        self.throwButton = QPushButton(GroupCheckDialog)
        self.throwButton.setObjectName(u"throwButton")
        self.throwButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.throwButton)


        self.layout.addLayout(self.buttons)


        self.retranslateUi(GroupCheckDialog)

        self.throwButton.setDefault(True)

    # setupUi

    def retranslateUi(self, GroupCheckDialog):
        GroupCheckDialog.setWindowTitle(QCoreApplication.translate("GroupCheckDialog", u"\u307f\u3093\u306a\u3067\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.kind.setAccessibleName(QCoreApplication.translate("GroupCheckDialog", u"\u5224\u5b9a\u306e\u7a2e\u985e", None))
#endif // QT_CONFIG(accessibility)
        self.everybody.setText(QCoreApplication.translate("GroupCheckDialog", u"\u5168\u54e1", None))
        ___qtreewidgetitem = self.people.headerItem()
        ___qtreewidgetitem.setText(2, QCoreApplication.translate("GroupCheckDialog", u"\u7d50\u679c", None))
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("GroupCheckDialog", u"\u898b\u8fbc\u307f", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("GroupCheckDialog", u"\u5224\u5b9a\u3059\u308b\u4eba", None))
#if QT_CONFIG(accessibility)
        self.people.setAccessibleName(QCoreApplication.translate("GroupCheckDialog", u"\u5224\u5b9a\u3059\u308b\u4eba", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("GroupCheckDialog", u"\u9589\u3058\u308b", None))
        self.typeButton.setText(QCoreApplication.translate("GroupCheckDialog", u"\u4e00\u4eba\u305a\u3064\u51fa\u76ee\u3092\u5165\u308c\u308b", None))
        self.throwButton.setText(QCoreApplication.translate("GroupCheckDialog", u"\u307e\u3068\u3081\u3066\u632f\u308b", None))
    # retranslateUi

