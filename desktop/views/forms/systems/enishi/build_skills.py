"""Compiled from ui/systems/enishi/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QSizePolicy, QSpacerItem, QTabWidget, QVBoxLayout, QWidget)

from desktop.views.systems.enishi.skill_picker import SkillPicker
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.point_discs import PointDiscs
from desktop.views.widgets.row_table import RowTable
from desktop.views.widgets.words_edit import WordsEdit

class Ui_EnishiBuildSkills(object):
    def setupUi(self, EnishiBuildSkills):
        if not EnishiBuildSkills.objectName():
            EnishiBuildSkills.setObjectName(u"EnishiBuildSkills")
        EnishiBuildSkills.resize(830, 560)
        self.layout143 = QVBoxLayout(EnishiBuildSkills)
        self.layout143.setSpacing(8)
        self.layout143.setObjectName(u"layout143")
        self.layout143.setContentsMargins(24, 0, 24, 12)
        self.layout139 = QHBoxLayout()
        self.layout139.setSpacing(32)
        self.layout139.setObjectName(u"layout139")
        self.layout133 = QVBoxLayout()
        self.layout133.setSpacing(2)
        self.layout133.setObjectName(u"layout133")
        self.label130 = QLabel(EnishiBuildSkills)
        self.label130.setObjectName(u"label130")
        self.label130.setProperty(u"role", u"quiet")

        self.layout133.addWidget(self.label130)

        self.layout131 = QHBoxLayout()
        self.layout131.setSpacing(12)
        self.layout131.setObjectName(u"layout131")
        self.leftNumber = QLabel(EnishiBuildSkills)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setProperty(u"role", u"total")

        self.layout131.addWidget(self.leftNumber)

        self.leftOf = QLabel(EnishiBuildSkills)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setProperty(u"role", u"hint")

        self.layout131.addWidget(self.leftOf)

        self.discs = PointDiscs(EnishiBuildSkills)
        self.discs.setObjectName(u"discs")

        self.layout131.addWidget(self.discs)


        self.layout133.addLayout(self.layout131)

        self.spacer132 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout133.addItem(self.spacer132)


        self.layout139.addLayout(self.layout133)

        self.layout137 = QVBoxLayout()
        self.layout137.setSpacing(2)
        self.layout137.setObjectName(u"layout137")
        self.label134 = QLabel(EnishiBuildSkills)
        self.label134.setObjectName(u"label134")
        self.label134.setProperty(u"role", u"quiet")

        self.layout137.addWidget(self.label134)

        self.layout135 = QHBoxLayout()
        self.layout135.setSpacing(8)
        self.layout135.setObjectName(u"layout135")
        self.capNumber = DerivedNumber(EnishiBuildSkills)
        self.capNumber.setObjectName(u"capNumber")
        self.capNumber.setAutoRaise(True)
        self.capNumber.setProperty(u"role", u"total")
        self.capNumber.setProperty(u"derived", u"slv_cap")

        self.layout135.addWidget(self.capNumber)

        self.capText = QLabel(EnishiBuildSkills)
        self.capText.setObjectName(u"capText")
        self.capText.setProperty(u"role", u"hint")

        self.layout135.addWidget(self.capText)


        self.layout137.addLayout(self.layout135)

        self.spacer136 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout137.addItem(self.spacer136)


        self.layout139.addLayout(self.layout137)

        self.spacer138 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout139.addItem(self.spacer138)


        self.layout143.addLayout(self.layout139)

        self.tabs = QTabWidget(EnishiBuildSkills)
        self.tabs.setObjectName(u"tabs")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.tabs.sizePolicy().hasHeightForWidth())
        self.tabs.setSizePolicy(sizePolicy)
        self.tabOne = QScrollArea()
        self.tabOne.setObjectName(u"tabOne")
        self.tabOne.setWidgetResizable(True)
        self.tabOne.setFrameShape(QFrame.Shape.NoFrame)
        self.tabOne.setMinimumSize(QSize(0, 64))
        self.tabOne.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tabOneHost = FlowStrip(self.tabOne.viewport())
        self.tabOneHost.setObjectName(u"tabOneHost")
        self.layout140 = QHBoxLayout(self.tabOneHost)
        self.layout140.setSpacing(24)
        self.layout140.setObjectName(u"layout140")
        self.layout140.setContentsMargins(0, 8, 8, 0)
        self.skillColumn0 = QWidget(self.tabOneHost)
        self.skillColumn0.setObjectName(u"skillColumn0")
        self.layout114 = QVBoxLayout(self.skillColumn0)
        self.layout114.setSpacing(4)
        self.layout114.setObjectName(u"layout114")
        self.layout114.setContentsMargins(0, 0, 0, 0)
        self.label112 = QLabel(self.skillColumn0)
        self.label112.setObjectName(u"label112")
        self.label112.setProperty(u"role", u"heading")

        self.layout114.addWidget(self.label112)

        self.perceptionPicker = SkillPicker(self.skillColumn0)
        self.perceptionPicker.setObjectName(u"perceptionPicker")
        self.perceptionPicker.setProperty(u"skill", u"perception")

        self.layout114.addWidget(self.perceptionPicker)

        self.willPicker = SkillPicker(self.skillColumn0)
        self.willPicker.setObjectName(u"willPicker")
        self.willPicker.setProperty(u"skill", u"will")

        self.layout114.addWidget(self.willPicker)

        self.negotiationPicker = SkillPicker(self.skillColumn0)
        self.negotiationPicker.setObjectName(u"negotiationPicker")
        self.negotiationPicker.setProperty(u"skill", u"negotiation")

        self.layout114.addWidget(self.negotiationPicker)

        self.dexterityPicker = SkillPicker(self.skillColumn0)
        self.dexterityPicker.setObjectName(u"dexterityPicker")
        self.dexterityPicker.setProperty(u"skill", u"dexterity")

        self.layout114.addWidget(self.dexterityPicker)

        self.athleticsPicker = SkillPicker(self.skillColumn0)
        self.athleticsPicker.setObjectName(u"athleticsPicker")
        self.athleticsPicker.setProperty(u"skill", u"athletics")

        self.layout114.addWidget(self.athleticsPicker)

        self.vigourPicker = SkillPicker(self.skillColumn0)
        self.vigourPicker.setObjectName(u"vigourPicker")
        self.vigourPicker.setProperty(u"skill", u"vigour")

        self.layout114.addWidget(self.vigourPicker)

        self.spacer113 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout114.addItem(self.spacer113)


        self.layout140.addWidget(self.skillColumn0)

        self.skillColumn1 = QWidget(self.tabOneHost)
        self.skillColumn1.setObjectName(u"skillColumn1")
        self.layout117 = QVBoxLayout(self.skillColumn1)
        self.layout117.setSpacing(4)
        self.layout117.setObjectName(u"layout117")
        self.layout117.setContentsMargins(0, 0, 0, 0)
        self.label115 = QLabel(self.skillColumn1)
        self.label115.setObjectName(u"label115")
        self.label115.setProperty(u"role", u"heading")

        self.layout117.addWidget(self.label115)

        self.brawlingPicker = SkillPicker(self.skillColumn1)
        self.brawlingPicker.setObjectName(u"brawlingPicker")
        self.brawlingPicker.setProperty(u"skill", u"brawling")

        self.layout117.addWidget(self.brawlingPicker)

        self.meleePicker = SkillPicker(self.skillColumn1)
        self.meleePicker.setObjectName(u"meleePicker")
        self.meleePicker.setProperty(u"skill", u"melee")

        self.layout117.addWidget(self.meleePicker)

        self.throwingPicker = SkillPicker(self.skillColumn1)
        self.throwingPicker.setObjectName(u"throwingPicker")
        self.throwingPicker.setProperty(u"skill", u"throwing")

        self.layout117.addWidget(self.throwingPicker)

        self.shootingPicker = SkillPicker(self.skillColumn1)
        self.shootingPicker.setObjectName(u"shootingPicker")
        self.shootingPicker.setProperty(u"skill", u"shooting")

        self.layout117.addWidget(self.shootingPicker)

        self.firearmsPicker = SkillPicker(self.skillColumn1)
        self.firearmsPicker.setObjectName(u"firearmsPicker")
        self.firearmsPicker.setProperty(u"skill", u"firearms")

        self.layout117.addWidget(self.firearmsPicker)

        self.gunneryPicker = SkillPicker(self.skillColumn1)
        self.gunneryPicker.setObjectName(u"gunneryPicker")
        self.gunneryPicker.setProperty(u"skill", u"gunnery")

        self.layout117.addWidget(self.gunneryPicker)

        self.spacer116 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout117.addItem(self.spacer116)


        self.layout140.addWidget(self.skillColumn1)

        self.skillColumn2 = QWidget(self.tabOneHost)
        self.skillColumn2.setObjectName(u"skillColumn2")
        self.layout120 = QVBoxLayout(self.skillColumn2)
        self.layout120.setSpacing(4)
        self.layout120.setObjectName(u"layout120")
        self.layout120.setContentsMargins(0, 0, 0, 0)
        self.label118 = QLabel(self.skillColumn2)
        self.label118.setObjectName(u"label118")
        self.label118.setProperty(u"role", u"heading")

        self.layout120.addWidget(self.label118)

        self.ridingPicker = SkillPicker(self.skillColumn2)
        self.ridingPicker.setObjectName(u"ridingPicker")
        self.ridingPicker.setProperty(u"skill", u"riding")

        self.layout120.addWidget(self.ridingPicker)

        self.drivingPicker = SkillPicker(self.skillColumn2)
        self.drivingPicker.setObjectName(u"drivingPicker")
        self.drivingPicker.setProperty(u"skill", u"driving")

        self.layout120.addWidget(self.drivingPicker)

        self.boatingPicker = SkillPicker(self.skillColumn2)
        self.boatingPicker.setObjectName(u"boatingPicker")
        self.boatingPicker.setProperty(u"skill", u"boating")

        self.layout120.addWidget(self.boatingPicker)

        self.aviationPicker = SkillPicker(self.skillColumn2)
        self.aviationPicker.setObjectName(u"aviationPicker")
        self.aviationPicker.setProperty(u"skill", u"aviation")

        self.layout120.addWidget(self.aviationPicker)

        self.spaceflightPicker = SkillPicker(self.skillColumn2)
        self.spaceflightPicker.setObjectName(u"spaceflightPicker")
        self.spaceflightPicker.setProperty(u"skill", u"spaceflight")

        self.layout120.addWidget(self.spaceflightPicker)

        self.repairPicker = SkillPicker(self.skillColumn2)
        self.repairPicker.setObjectName(u"repairPicker")
        self.repairPicker.setProperty(u"skill", u"repair")

        self.layout120.addWidget(self.repairPicker)

        self.spacer119 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout120.addItem(self.spacer119)


        self.layout140.addWidget(self.skillColumn2)

        self.tabOne.setWidget(self.tabOneHost)
        self.tabs.addTab(self.tabOne, "")
        self.tabTwo = QScrollArea()
        self.tabTwo.setObjectName(u"tabTwo")
        self.tabTwo.setWidgetResizable(True)
        self.tabTwo.setFrameShape(QFrame.Shape.NoFrame)
        self.tabTwo.setMinimumSize(QSize(0, 64))
        self.tabTwo.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tabTwoHost = FlowStrip(self.tabTwo.viewport())
        self.tabTwoHost.setObjectName(u"tabTwoHost")
        self.layout141 = QHBoxLayout(self.tabTwoHost)
        self.layout141.setSpacing(24)
        self.layout141.setObjectName(u"layout141")
        self.layout141.setContentsMargins(0, 8, 8, 0)
        self.skillColumn3 = QWidget(self.tabTwoHost)
        self.skillColumn3.setObjectName(u"skillColumn3")
        self.layout123 = QVBoxLayout(self.skillColumn3)
        self.layout123.setSpacing(4)
        self.layout123.setObjectName(u"layout123")
        self.layout123.setContentsMargins(0, 0, 0, 0)
        self.label121 = QLabel(self.skillColumn3)
        self.label121.setObjectName(u"label121")
        self.label121.setProperty(u"role", u"heading")

        self.layout123.addWidget(self.label121)

        self.stealthPicker = SkillPicker(self.skillColumn3)
        self.stealthPicker.setObjectName(u"stealthPicker")
        self.stealthPicker.setProperty(u"skill", u"stealth")

        self.layout123.addWidget(self.stealthPicker)

        self.survivalPicker = SkillPicker(self.skillColumn3)
        self.survivalPicker.setObjectName(u"survivalPicker")
        self.survivalPicker.setProperty(u"skill", u"survival")

        self.layout123.addWidget(self.survivalPicker)

        self.computingPicker = SkillPicker(self.skillColumn3)
        self.computingPicker.setObjectName(u"computingPicker")
        self.computingPicker.setProperty(u"skill", u"computing")

        self.layout123.addWidget(self.computingPicker)

        self.triviaPicker = SkillPicker(self.skillColumn3)
        self.triviaPicker.setObjectName(u"triviaPicker")
        self.triviaPicker.setProperty(u"skill", u"trivia")

        self.layout123.addWidget(self.triviaPicker)

        self.tacticsPicker = SkillPicker(self.skillColumn3)
        self.tacticsPicker.setObjectName(u"tacticsPicker")
        self.tacticsPicker.setProperty(u"skill", u"tactics")

        self.layout123.addWidget(self.tacticsPicker)

        self.richesPicker = SkillPicker(self.skillColumn3)
        self.richesPicker.setObjectName(u"richesPicker")
        self.richesPicker.setProperty(u"skill", u"riches")

        self.layout123.addWidget(self.richesPicker)

        self.spacer122 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout123.addItem(self.spacer122)


        self.layout141.addWidget(self.skillColumn3)

        self.skillColumn4 = QWidget(self.tabTwoHost)
        self.skillColumn4.setObjectName(u"skillColumn4")
        self.layout129 = QVBoxLayout(self.skillColumn4)
        self.layout129.setSpacing(4)
        self.layout129.setObjectName(u"layout129")
        self.layout129.setContentsMargins(0, 0, 0, 0)
        self.label124 = QLabel(self.skillColumn4)
        self.label124.setObjectName(u"label124")
        self.label124.setProperty(u"role", u"heading")

        self.layout129.addWidget(self.label124)

        self.medicinePicker = SkillPicker(self.skillColumn4)
        self.medicinePicker.setObjectName(u"medicinePicker")
        self.medicinePicker.setProperty(u"skill", u"medicine")

        self.layout129.addWidget(self.medicinePicker)

        self.languagePicker = SkillPicker(self.skillColumn4)
        self.languagePicker.setObjectName(u"languagePicker")
        self.languagePicker.setProperty(u"skill", u"language")

        self.layout129.addWidget(self.languagePicker)

        self.label125 = QLabel(self.skillColumn4)
        self.label125.setObjectName(u"label125")

        self.layout129.addWidget(self.label125)

        self.motherEdit = QLineEdit(self.skillColumn4)
        self.motherEdit.setObjectName(u"motherEdit")
        self.motherEdit.setProperty(u"field", u"mother_tongue")

        self.layout129.addWidget(self.motherEdit)

        self.label126 = QLabel(self.skillColumn4)
        self.label126.setObjectName(u"label126")

        self.layout129.addWidget(self.label126)

        self.languagesEdit = WordsEdit(self.skillColumn4)
        self.languagesEdit.setObjectName(u"languagesEdit")
        self.languagesEdit.setProperty(u"field", u"languages")

        self.layout129.addWidget(self.languagesEdit)

        self.label127 = QLabel(self.skillColumn4)
        self.label127.setObjectName(u"label127")

        self.layout129.addWidget(self.label127)

        self.fieldTable = RowTable(self.skillColumn4)
        self.fieldTable.setObjectName(u"fieldTable")
        self.fieldTable.setMinimumSize(QSize(0, 110))
        self.fieldTable.setProperty(u"field", u"fields")

        self.layout129.addWidget(self.fieldTable)

        self.spacer128 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout129.addItem(self.spacer128)


        self.layout141.addWidget(self.skillColumn4)

        self.tabTwo.setWidget(self.tabTwoHost)
        self.tabs.addTab(self.tabTwo, "")

        self.layout143.addWidget(self.tabs)

        self.tellFrame = QFrame(EnishiBuildSkills)
        self.tellFrame.setObjectName(u"tellFrame")
        self.tellFrame.setProperty(u"role", u"tint")
        self.layout142 = QHBoxLayout(self.tellFrame)
        self.layout142.setSpacing(12)
        self.layout142.setObjectName(u"layout142")
        self.layout142.setContentsMargins(16, 8, 16, 8)
        self.tellIcon = QLabel(self.tellFrame)
        self.tellIcon.setObjectName(u"tellIcon")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.tellIcon.sizePolicy().hasHeightForWidth())
        self.tellIcon.setSizePolicy(sizePolicy1)

        self.layout142.addWidget(self.tellIcon)

        self.tell = ElidedLabel(self.tellFrame)
        self.tell.setObjectName(u"tell")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.tell.sizePolicy().hasHeightForWidth())
        self.tell.setSizePolicy(sizePolicy2)

        self.layout142.addWidget(self.tell)


        self.layout143.addWidget(self.tellFrame)

#if QT_CONFIG(shortcut)
        self.label125.setBuddy(self.motherEdit)
        self.label126.setBuddy(self.languagesEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiBuildSkills)
    # setupUi

    def retranslateUi(self, EnishiBuildSkills):
        self.label130.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u6b8b\u308a\u306e\u30ec\u30d9\u30eb", None))
        self.label134.setText(QCoreApplication.translate("EnishiBuildSkills", u"1\u3064\u306e\u30b9\u30ad\u30eb\u306e\u4e0a\u9650", None))
        self.label112.setText(QCoreApplication.translate("EnishiBuildSkills", u"A \u57fa\u790e", None))
        self.perceptionPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u77e5\u899a", None))
        self.perceptionPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6c17\u3065\u304f\u30fb\u898b\u3064\u3051\u308b", None))
        self.willPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u610f\u5fd7", None))
        self.willPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5fc3\u306e\u5f37\u3055\u30fbSP", None))
        self.negotiationPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4ea4\u6e09", None))
        self.negotiationPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u8a71\u3057\u3066\u52d5\u304b\u3059", None))
        self.dexterityPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5668\u7528", None))
        self.dexterityPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u5148\u306e\u308f\u3056", None))
        self.athleticsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u904b\u52d5", None))
        self.athleticsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u3088\u3051\u308b\u30fb\u79fb\u52d5\u529b", None))
        self.vigourPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4f53\u529b", None))
        self.vigourPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u4e08\u592b\u3055\u30fbLP\u30fb\u79fb\u52d5", None))
        self.label115.setText(QCoreApplication.translate("EnishiBuildSkills", u"B \u6226\u95d8", None))
        self.brawlingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u683c\u95d8", None))
        self.brawlingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u7d20\u624b\u30fb\u8e74\u308a", None))
        self.meleePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u767d\u5175", None))
        self.meleePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5263\u30fb\u69cd\u306a\u3069", None))
        self.throwingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u6295\u64f2", None))
        self.throwingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6295\u3052\u308b\u6b66\u5668", None))
        self.shootingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5c04\u51fa", None))
        self.shootingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5f13\u30fb\u5f29\u306a\u3069", None))
        self.firearmsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u9283\u6483", None))
        self.firearmsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u6301\u3061\u306e\u9283", None))
        self.gunneryPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u7832\u6483", None))
        self.gunneryPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u636e\u3048\u305f\u9283\u7832", None))
        self.label118.setText(QCoreApplication.translate("EnishiBuildSkills", u"C \u64cd\u7e26", None))
        self.ridingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u9a0e\u4e57", None))
        self.ridingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u99ac\u306a\u3069\u306b\u4e57\u308b", None))
        self.drivingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8eca\u4e21", None))
        self.drivingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u9678\u306e\u4e57\u308a\u7269", None))
        self.boatingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8239\u8236", None))
        self.boatingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6c34\u306e\u4e57\u308a\u7269", None))
        self.aviationPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u822a\u7a7a", None))
        self.aviationPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u7a7a\u306e\u4e57\u308a\u7269", None))
        self.spaceflightPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5b99\u884c", None))
        self.spaceflightPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5b87\u5b99\u306e\u4e57\u308a\u7269", None))
        self.repairPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4fee\u7406", None))
        self.repairPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u4e57\u308a\u7269\u306e\u4fee\u7406", None))
        self.tabs.setTabText(self.tabs.indexOf(self.tabOne), QCoreApplication.translate("EnishiBuildSkills", u"\u57fa\u790e\u30fb\u6226\u95d8\u30fb\u64cd\u7e26", None))
        self.label121.setText(QCoreApplication.translate("EnishiBuildSkills", u"D \u5c02\u9580", None))
        self.stealthPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96a0\u5bc6", None))
        self.stealthPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u898b\u3064\u304b\u3089\u305a\u306b\u52d5\u304f", None))
        self.survivalPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u751f\u5b58", None))
        self.survivalPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u91ce\u5916\u3067\u751f\u304d\u5ef6\u3073\u308b", None))
        self.computingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96fb\u5b50", None))
        self.computingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u8a08\u7b97\u6a5f\u3092\u6271\u3046", None))
        self.triviaPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96d1\u5b66", None))
        self.triviaPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u3046\u308f\u3055\u30fb\u4e16\u9593\u306e\u77e5\u8b58", None))
        self.tacticsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u6226\u8853", None))
        self.tacticsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6226\u3044\u306e\u8aad\u307f\u30fb\u9806\u756a", None))
        self.richesPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8ca1\u529b", None))
        self.richesPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u304a\u91d1\u30fb\u8ca1\u7523\u30dd\u30a4\u30f3\u30c8", None))
        self.label124.setText(QCoreApplication.translate("EnishiBuildSkills", u"E \u5b66\u8853", None))
        self.medicinePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u533b\u8853", None))
        self.medicinePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u5f53\u3066\u30fb\u8a3a\u65ad", None))
        self.languagePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8a00\u8a9e", None))
        self.languagePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u307b\u304b\u306e\u8a00\u8449", None))
        self.label125.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u6bcd\u56fd\u8a9e", None))
        self.label126.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u7fd2\u5f97\u8a00\u8a9e\uff08\u8a00\u8a9e 1 \u30ec\u30d9\u30eb\u306b 1 \u3064\uff09", None))
        self.label127.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u82b8\u8853\u30fb\u77e5\u8b58\uff08\u5206\u91ce\u3054\u3068\u306b 1 \u3064\u306e\u30b9\u30ad\u30eb\uff09", None))
#if QT_CONFIG(accessibility)
        self.fieldTable.setAccessibleName(QCoreApplication.translate("EnishiBuildSkills", u"\u82b8\u8853\u30fb\u77e5\u8b58", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.tabTwo), QCoreApplication.translate("EnishiBuildSkills", u"\u5c02\u9580\u30fb\u5b66\u8853", None))
        pass
    # retranslateUi

