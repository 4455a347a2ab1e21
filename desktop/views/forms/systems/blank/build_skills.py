"""Compiled from ui/systems/blank/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.row_table import RowTable

class Ui_BlankBuildSkills(object):
    def setupUi(self, BlankBuildSkills):
        if not BlankBuildSkills.objectName():
            BlankBuildSkills.setObjectName(u"BlankBuildSkills")
        BlankBuildSkills.resize(830, 560)
        self.pageLayout = QVBoxLayout(BlankBuildSkills)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 8, 24, 16)
        self.leftBox = QWidget(BlankBuildSkills)
        self.leftBox.setObjectName(u"leftBox")
        self.leftLayout = QHBoxLayout(self.leftBox)
        self.leftLayout.setSpacing(12)
        self.leftLayout.setObjectName(u"leftLayout")
        self.leftLayout.setContentsMargins(0, 0, 0, 0)
        self.leftTitle = QLabel(self.leftBox)
        self.leftTitle.setObjectName(u"leftTitle")
        self.leftTitle.setProperty(u"role", u"quiet")

        self.leftLayout.addWidget(self.leftTitle)

        self.leftNumber = QLabel(self.leftBox)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.leftNumber.setProperty(u"role", u"total")

        self.leftLayout.addWidget(self.leftNumber)

        self.leftOf = QLabel(self.leftBox)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setTextFormat(Qt.TextFormat.PlainText)
        self.leftOf.setProperty(u"role", u"hint")

        self.leftLayout.addWidget(self.leftOf)

        self.leftSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.leftLayout.addItem(self.leftSpacer)


        self.pageLayout.addWidget(self.leftBox)

        self.tell = QLabel(BlankBuildSkills)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.pageLayout.addWidget(self.tell)

        self.searchEdit = QLineEdit(BlankBuildSkills)
        self.searchEdit.setObjectName(u"searchEdit")

        self.pageLayout.addWidget(self.searchEdit)

        self.skillTable = RowTable(BlankBuildSkills)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setMinimumSize(QSize(0, 200))

        self.pageLayout.addWidget(self.skillTable)


        self.retranslateUi(BlankBuildSkills)
    # setupUi

    def retranslateUi(self, BlankBuildSkills):
        self.leftTitle.setText(QCoreApplication.translate("BlankBuildSkills", u"\u6b8b\u308a", None))
        self.leftNumber.setText("")
        self.leftOf.setText("")
        self.tell.setText("")
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("BlankBuildSkills", u"\u540d\u524d\u3067\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("BlankBuildSkills", u"\u540d\u524d\u3067\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("BlankBuildSkills", u"\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

