"""Compiled from ui/systems/enishi/person_tools.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'person_tools.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.spin import NumberSpin

class Ui_PersonTools(object):
    def setupUi(self, PersonTools):
        if not PersonTools.objectName():
            PersonTools.setObjectName(u"PersonTools")
        PersonTools.resize(800, 200)
        self.PersonToolsLayout = QVBoxLayout(PersonTools)
        self.PersonToolsLayout.setSpacing(4)
        self.PersonToolsLayout.setObjectName(u"PersonToolsLayout")
        self.PersonToolsLayout.setContentsMargins(0, 0, 0, 0)
        self.toolsBar = QFrame(PersonTools)
        self.toolsBar.setObjectName(u"toolsBar")
        self.toolsBar.setProperty(u"role", u"row")
        self.toolsBarLayout = QHBoxLayout(self.toolsBar)
        self.toolsBarLayout.setSpacing(8)
        self.toolsBarLayout.setObjectName(u"toolsBarLayout")
        self.toolsBarLayout.setContentsMargins(0, 2, 0, 2)
        self.toolsHead = QLabel(self.toolsBar)
        self.toolsHead.setObjectName(u"toolsHead")
        self.toolsHead.setTextFormat(Qt.TextFormat.PlainText)
        self.toolsHead.setProperty(u"role", u"strong")

        self.toolsBarLayout.addWidget(self.toolsHead)

        self.toolsBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.toolsBarLayout.addItem(self.toolsBarLayoutSpacer1)

        self.toolsToggle = QPushButton(self.toolsBar)
        self.toolsToggle.setObjectName(u"toolsToggle")
        self.toolsToggle.setProperty(u"role", u"small")
        self.toolsToggle.setCheckable(True)

        self.toolsBarLayout.addWidget(self.toolsToggle)


        self.PersonToolsLayout.addWidget(self.toolsBar)

        self.effectStrip = FlowStrip(PersonTools)
        self.effectStrip.setObjectName(u"effectStrip")
        self.effectStripLayout = QHBoxLayout(self.effectStrip)
        self.effectStripLayout.setSpacing(8)
        self.effectStripLayout.setObjectName(u"effectStripLayout")
        self.effectStripLayout.setContentsMargins(0, 0, 0, 0)
        self.effectLabel = QLabel(self.effectStrip)
        self.effectLabel.setObjectName(u"effectLabel")
        self.effectLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.effectLabel.setProperty(u"role", u"caption")

        self.effectStripLayout.addWidget(self.effectLabel)

        self.payer = QComboBox(self.effectStrip)
        self.payer.setObjectName(u"payer")
        self.payer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.effectStripLayout.addWidget(self.payer)

        self.healButton = QPushButton(self.effectStrip)
        self.healButton.setObjectName(u"healButton")

        self.effectStripLayout.addWidget(self.healButton)

        self.reviveButton = QPushButton(self.effectStrip)
        self.reviveButton.setObjectName(u"reviveButton")

        self.effectStripLayout.addWidget(self.reviveButton)


        self.PersonToolsLayout.addWidget(self.effectStrip)

        self.toolsBody = QWidget(PersonTools)
        self.toolsBody.setObjectName(u"toolsBody")
        self.toolsBodyLayout = QVBoxLayout(self.toolsBody)
        self.toolsBodyLayout.setSpacing(8)
        self.toolsBodyLayout.setObjectName(u"toolsBodyLayout")
        self.toolsBodyLayout.setContentsMargins(0, 0, 0, 0)
        self.numberStrip = FlowStrip(self.toolsBody)
        self.numberStrip.setObjectName(u"numberStrip")
        self.numberStripLayout = QHBoxLayout(self.numberStrip)
        self.numberStripLayout.setSpacing(8)
        self.numberStripLayout.setObjectName(u"numberStripLayout")
        self.numberStripLayout.setContentsMargins(0, 0, 0, 0)
        self.numberLabel = QLabel(self.numberStrip)
        self.numberLabel.setObjectName(u"numberLabel")
        self.numberLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.numberLabel.setProperty(u"role", u"caption")

        self.numberStripLayout.addWidget(self.numberLabel)

        self.field = QComboBox(self.numberStrip)
        self.field.setObjectName(u"field")
        self.field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.numberStripLayout.addWidget(self.field)

        self.value = NumberSpin(self.numberStrip)
        self.value.setObjectName(u"value")
        self.value.setMaximum(99999)

        self.numberStripLayout.addWidget(self.value)

        self.setButton = QPushButton(self.numberStrip)
        self.setButton.setObjectName(u"setButton")

        self.numberStripLayout.addWidget(self.setButton)


        self.toolsBodyLayout.addWidget(self.numberStrip)

        self.harmStrip = FlowStrip(self.toolsBody)
        self.harmStrip.setObjectName(u"harmStrip")
        self.harmStripLayout = QHBoxLayout(self.harmStrip)
        self.harmStripLayout.setSpacing(8)
        self.harmStripLayout.setObjectName(u"harmStripLayout")
        self.harmStripLayout.setContentsMargins(0, 0, 0, 0)
        self.harmLabel = QLabel(self.harmStrip)
        self.harmLabel.setObjectName(u"harmLabel")
        self.harmLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.harmLabel.setProperty(u"role", u"caption")

        self.harmStripLayout.addWidget(self.harmLabel)

        self.amount = NumberSpin(self.harmStrip)
        self.amount.setObjectName(u"amount")
        self.amount.setMinimum(1)
        self.amount.setMaximum(99)

        self.harmStripLayout.addWidget(self.amount)

        self.woundButton = QPushButton(self.harmStrip)
        self.woundButton.setObjectName(u"woundButton")

        self.harmStripLayout.addWidget(self.woundButton)

        self.fatigueButton = QPushButton(self.harmStrip)
        self.fatigueButton.setObjectName(u"fatigueButton")

        self.harmStripLayout.addWidget(self.fatigueButton)


        self.toolsBodyLayout.addWidget(self.harmStrip)

        self.bondStrip = FlowStrip(self.toolsBody)
        self.bondStrip.setObjectName(u"bondStrip")
        self.bondStripLayout = QHBoxLayout(self.bondStrip)
        self.bondStripLayout.setSpacing(8)
        self.bondStripLayout.setObjectName(u"bondStripLayout")
        self.bondStripLayout.setContentsMargins(0, 0, 0, 0)
        self.bondLabel = QLabel(self.bondStrip)
        self.bondLabel.setObjectName(u"bondLabel")
        self.bondLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.bondLabel.setProperty(u"role", u"caption")

        self.bondStripLayout.addWidget(self.bondLabel)

        self.bondRow = QComboBox(self.bondStrip)
        self.bondRow.setObjectName(u"bondRow")
        self.bondRow.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.bondStripLayout.addWidget(self.bondRow)

        self.person = QComboBox(self.bondStrip)
        self.person.setObjectName(u"person")
        self.person.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.person.setEditable(True)

        self.bondStripLayout.addWidget(self.person)

        self.relation = QComboBox(self.bondStrip)
        self.relation.setObjectName(u"relation")
        self.relation.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.bondStripLayout.addWidget(self.relation)

        self.bondButton = QPushButton(self.bondStrip)
        self.bondButton.setObjectName(u"bondButton")

        self.bondStripLayout.addWidget(self.bondButton)


        self.toolsBodyLayout.addWidget(self.bondStrip)

        self.moreStrip = FlowStrip(self.toolsBody)
        self.moreStrip.setObjectName(u"moreStrip")
        self.moreStripLayout = QHBoxLayout(self.moreStrip)
        self.moreStripLayout.setSpacing(8)
        self.moreStripLayout.setObjectName(u"moreStripLayout")
        self.moreStripLayout.setContentsMargins(0, 0, 0, 0)
        self.drinkButton = QPushButton(self.moreStrip)
        self.drinkButton.setObjectName(u"drinkButton")

        self.moreStripLayout.addWidget(self.drinkButton)

        self.revealButton = QPushButton(self.moreStrip)
        self.revealButton.setObjectName(u"revealButton")

        self.moreStripLayout.addWidget(self.revealButton)

        self.leaveButton = QPushButton(self.moreStrip)
        self.leaveButton.setObjectName(u"leaveButton")

        self.moreStripLayout.addWidget(self.leaveButton)


        self.toolsBodyLayout.addWidget(self.moreStrip)


        self.PersonToolsLayout.addWidget(self.toolsBody)


        self.retranslateUi(PersonTools)
    # setupUi

    def retranslateUi(self, PersonTools):
        self.toolsHead.setText("")
        self.toolsToggle.setText(QCoreApplication.translate("PersonTools", u"\u76f4\u3059", None))
        self.effectLabel.setText(QCoreApplication.translate("PersonTools", u"\u30a8\u30d5\u30a7\u30af\u30c8", None))
#if QT_CONFIG(accessibility)
        self.payer.setAccessibleName(QCoreApplication.translate("PersonTools", u"CLV\u3092\u6255\u3046\u4eba", None))
#endif // QT_CONFIG(accessibility)
        self.healButton.setText(QCoreApplication.translate("PersonTools", u"\u5168\u56de\u5fa9", None))
        self.reviveButton.setText(QCoreApplication.translate("PersonTools", u"\u8607\u751f", None))
        self.numberLabel.setText(QCoreApplication.translate("PersonTools", u"\u6570", None))
#if QT_CONFIG(accessibility)
        self.field.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u76f4\u3059\u6570", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.value.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u65b0\u3057\u3044\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.setButton.setText(QCoreApplication.translate("PersonTools", u"\u3053\u306e\u6570\u306b\u3059\u308b", None))
        self.harmLabel.setText(QCoreApplication.translate("PersonTools", u"\u30c0\u30e1\u30fc\u30b8", None))
#if QT_CONFIG(accessibility)
        self.amount.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u30c0\u30e1\u30fc\u30b8\u306e\u70b9\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.woundButton.setText(QCoreApplication.translate("PersonTools", u"\u8ca0\u50b7", None))
        self.fatigueButton.setText(QCoreApplication.translate("PersonTools", u"\u75b2\u52b4", None))
        self.bondLabel.setText(QCoreApplication.translate("PersonTools", u"\u6240\u7e01", None))
#if QT_CONFIG(accessibility)
        self.bondRow.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u66f8\u304d\u63db\u3048\u308b\u6240\u7e01", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.person.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u6240\u7e01\u306e\u76f8\u624b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.relation.setAccessibleName(QCoreApplication.translate("PersonTools", u"\u95a2\u4fc2", None))
#endif // QT_CONFIG(accessibility)
        self.bondButton.setText(QCoreApplication.translate("PersonTools", u"GM\u304c\u8a8d\u3081\u3066\u66f8\u304f", None))
        self.drinkButton.setText(QCoreApplication.translate("PersonTools", u"\u6804\u990a\u30c9\u30ea\u30f3\u30af\u3092\u98f2\u3080", None))
        self.revealButton.setText(QCoreApplication.translate("PersonTools", u"\u59ff\u3092\u898b\u305b\u308b", None))
        self.leaveButton.setText(QCoreApplication.translate("PersonTools", u"\u96e2\u308c\u308b", None))
        pass
    # retranslateUi

