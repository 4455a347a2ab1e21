"""Compiled from ui/systems/d20fate/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.row_table import RowTable

class Ui_D20FateBuildSkills(object):
    def setupUi(self, D20FateBuildSkills):
        if not D20FateBuildSkills.objectName():
            D20FateBuildSkills.setObjectName(u"D20FateBuildSkills")
        D20FateBuildSkills.resize(830, 560)
        self.layout47 = QVBoxLayout(D20FateBuildSkills)
        self.layout47.setSpacing(12)
        self.layout47.setObjectName(u"layout47")
        self.layout47.setContentsMargins(24, 4, 24, 12)
        self.ruleLayout = QHBoxLayout()
        self.ruleLayout.setSpacing(32)
        self.ruleLayout.setObjectName(u"ruleLayout")
        self.layout43 = QVBoxLayout()
        self.layout43.setSpacing(2)
        self.layout43.setObjectName(u"layout43")
        self.label40 = QLabel(D20FateBuildSkills)
        self.label40.setObjectName(u"label40")
        self.label40.setProperty(u"role", u"quiet")

        self.layout43.addWidget(self.label40)

        self.layout42 = QHBoxLayout()
        self.layout42.setSpacing(8)
        self.layout42.setObjectName(u"layout42")
        self.trainedNumber = QLabel(D20FateBuildSkills)
        self.trainedNumber.setObjectName(u"trainedNumber")
        self.trainedNumber.setProperty(u"role", u"total")

        self.layout42.addWidget(self.trainedNumber)

        self.trainedOf = QLabel(D20FateBuildSkills)
        self.trainedOf.setObjectName(u"trainedOf")
        self.trainedOf.setProperty(u"role", u"hint")

        self.layout42.addWidget(self.trainedOf)

        self.spacer41 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout42.addItem(self.spacer41)


        self.layout43.addLayout(self.layout42)


        self.ruleLayout.addLayout(self.layout43)

        self.ruleText = Paragraph(D20FateBuildSkills)
        self.ruleText.setObjectName(u"ruleText")
        self.ruleText.setProperty(u"role", u"hint")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.ruleText.sizePolicy().hasHeightForWidth())
        self.ruleText.setSizePolicy(sizePolicy)

        self.ruleLayout.addWidget(self.ruleText)

        self.ruleLayout.setStretch(1, 1)

        self.layout47.addLayout(self.ruleLayout)

        self.skillTable = RowTable(D20FateBuildSkills)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setMinimumSize(QSize(0, 216))
        self.skillTable.setProperty(u"field", u"skills")

        self.layout47.addWidget(self.skillTable)

        self.addRow = FlowStrip(D20FateBuildSkills)
        self.addRow.setObjectName(u"addRow")
        self.layout46 = QHBoxLayout(self.addRow)
        self.layout46.setSpacing(8)
        self.layout46.setObjectName(u"layout46")
        self.layout46.setContentsMargins(0, 0, 0, 0)
        self.label44 = QLabel(self.addRow)
        self.label44.setObjectName(u"label44")
        self.label44.setProperty(u"role", u"strong")

        self.layout46.addWidget(self.label44)

        self.nameEdit = QLineEdit(self.addRow)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(200)

        self.layout46.addWidget(self.nameEdit)

        self.abilityCombo = QComboBox(self.addRow)
        self.abilityCombo.setObjectName(u"abilityCombo")

        self.layout46.addWidget(self.abilityCombo)

        self.addButton = QPushButton(self.addRow)
        self.addButton.setObjectName(u"addButton")

        self.layout46.addWidget(self.addButton)

        self.spacer45 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout46.addItem(self.spacer45)

        self.removeButton = QPushButton(self.addRow)
        self.removeButton.setObjectName(u"removeButton")

        self.layout46.addWidget(self.removeButton)

        self.layout46.setStretch(1, 1)

        self.layout47.addWidget(self.addRow)

        self.tellFrame = QFrame(D20FateBuildSkills)
        self.tellFrame.setObjectName(u"tellFrame")
        self.tellFrame.setProperty(u"role", u"tint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.tellFrame.sizePolicy().hasHeightForWidth())
        self.tellFrame.setSizePolicy(sizePolicy1)
        self.layout37 = QHBoxLayout(self.tellFrame)
        self.layout37.setSpacing(8)
        self.layout37.setObjectName(u"layout37")
        self.layout37.setContentsMargins(16, 8, 16, 8)
        self.tell = Paragraph(self.tellFrame)
        self.tell.setObjectName(u"tell")
        sizePolicy.setHeightForWidth(self.tell.sizePolicy().hasHeightForWidth())
        self.tell.setSizePolicy(sizePolicy)

        self.layout37.addWidget(self.tell)


        self.layout47.addWidget(self.tellFrame)

#if QT_CONFIG(shortcut)
        self.label44.setBuddy(self.nameEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateBuildSkills)
    # setupUi

    def retranslateUi(self, D20FateBuildSkills):
        self.label40.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u5370\u3092\u3064\u3051\u305f\u6280\u80fd", None))
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u6280\u80fd", None))
#endif // QT_CONFIG(accessibility)
        self.label44.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u6280\u80fd\u3092\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.nameEdit.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059\u6280\u80fd\u306e\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
        self.nameEdit.setPlaceholderText(QCoreApplication.translate("D20FateBuildSkills", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.abilityCombo.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059\u6280\u80fd\u306e\u80fd\u529b\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.addButton.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059", None))
        self.removeButton.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u9078\u3093\u3060\u6280\u80fd\u3092\u6d88\u3059", None))
        pass
    # retranslateUi

