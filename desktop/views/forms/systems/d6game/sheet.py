"""Compiled from ui/systems/d6game/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.d6game.faces_view import FacesView
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.row_table import RowTable

class Ui_D6gameSheet(object):
    def setupUi(self, D6gameSheet):
        if not D6gameSheet.objectName():
            D6gameSheet.setObjectName(u"D6gameSheet")
        D6gameSheet.resize(830, 560)
        self.layout34 = QVBoxLayout(D6gameSheet)
        self.layout34.setSpacing(8)
        self.layout34.setObjectName(u"layout34")
        self.layout34.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(D6gameSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout18 = QVBoxLayout(self.strip)
        self.layout18.setSpacing(8)
        self.layout18.setObjectName(u"layout18")
        self.layout18.setContentsMargins(10, 6, 10, 8)
        self.pointRow = FlowStrip(self.strip)
        self.pointRow.setObjectName(u"pointRow")
        self.layout17 = QHBoxLayout(self.pointRow)
        self.layout17.setSpacing(12)
        self.layout17.setObjectName(u"layout17")
        self.layout17.setContentsMargins(0, 0, 0, 0)
        self.lifeBox = QWidget(self.pointRow)
        self.lifeBox.setObjectName(u"lifeBox")
        self.layout4 = QVBoxLayout(self.lifeBox)
        self.layout4.setSpacing(2)
        self.layout4.setObjectName(u"layout4")
        self.layout4.setContentsMargins(0, 0, 0, 0)
        self.lifeLabel = QLabel(self.lifeBox)
        self.lifeLabel.setObjectName(u"lifeLabel")
        self.lifeLabel.setProperty(u"role", u"quiet")

        self.layout4.addWidget(self.lifeLabel)

        self.layout2 = QHBoxLayout()
        self.layout2.setSpacing(0)
        self.layout2.setObjectName(u"layout2")
        self.lifeSpin = PointsSpin(self.lifeBox)
        self.lifeSpin.setObjectName(u"lifeSpin")
        self.lifeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lifeSpin.setProperty(u"field", u"life")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.lifeSpin.sizePolicy().hasHeightForWidth())
        self.lifeSpin.setSizePolicy(sizePolicy)

        self.layout2.addWidget(self.lifeSpin)

        self.spacer1 = QSpacerItem(0, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout2.addItem(self.spacer1)


        self.layout4.addLayout(self.layout2)

        self.spacer3 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout4.addItem(self.spacer3)


        self.layout17.addWidget(self.lifeBox)

        self.initialBox = QWidget(self.pointRow)
        self.initialBox.setObjectName(u"initialBox")
        self.layout7 = QVBoxLayout(self.initialBox)
        self.layout7.setSpacing(2)
        self.layout7.setObjectName(u"layout7")
        self.layout7.setContentsMargins(0, 0, 0, 0)
        self.initialLabel = QLabel(self.initialBox)
        self.initialLabel.setObjectName(u"initialLabel")
        self.initialLabel.setProperty(u"role", u"quiet")

        self.layout7.addWidget(self.initialLabel)

        self.layout5 = QHBoxLayout()
        self.layout5.setSpacing(4)
        self.layout5.setObjectName(u"layout5")
        self.initialSpin = PointsSpin(self.initialBox)
        self.initialSpin.setObjectName(u"initialSpin")
        self.initialSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.initialSpin.setProperty(u"field", u"life_initial")
        sizePolicy.setHeightForWidth(self.initialSpin.sizePolicy().hasHeightForWidth())
        self.initialSpin.setSizePolicy(sizePolicy)

        self.layout5.addWidget(self.initialSpin)

        self.baseLabel = QLabel(self.initialBox)
        self.baseLabel.setObjectName(u"baseLabel")
        self.baseLabel.setWordWrap(False)
        self.baseLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.baseLabel.setProperty(u"role", u"quiet")

        self.layout5.addWidget(self.baseLabel)

        self.lifeDie = FacesView(self.initialBox)
        self.lifeDie.setObjectName(u"lifeDie")

        self.layout5.addWidget(self.lifeDie)

        self.dieSpin = PointsSpin(self.initialBox)
        self.dieSpin.setObjectName(u"dieSpin")
        self.dieSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dieSpin.setProperty(u"field", u"life_die")
        sizePolicy.setHeightForWidth(self.dieSpin.sizePolicy().hasHeightForWidth())
        self.dieSpin.setSizePolicy(sizePolicy)

        self.layout5.addWidget(self.dieSpin)

        self.equalsLabel = QLabel(self.initialBox)
        self.equalsLabel.setObjectName(u"equalsLabel")
        self.equalsLabel.setProperty(u"role", u"quiet")

        self.layout5.addWidget(self.equalsLabel)

        self.initialNumber = DerivedNumber(self.initialBox)
        self.initialNumber.setObjectName(u"initialNumber")
        self.initialNumber.setAutoRaise(True)
        self.initialNumber.setProperty(u"role", u"strong")
        self.initialNumber.setProperty(u"derived", u"life_initial")

        self.layout5.addWidget(self.initialNumber)


        self.layout7.addLayout(self.layout5)

        self.spacer6 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout7.addItem(self.spacer6)


        self.layout17.addWidget(self.initialBox)

        self.stateBox = QWidget(self.pointRow)
        self.stateBox.setObjectName(u"stateBox")
        self.layout9 = QVBoxLayout(self.stateBox)
        self.layout9.setSpacing(2)
        self.layout9.setObjectName(u"layout9")
        self.layout9.setContentsMargins(0, 0, 0, 0)
        self.stateLabel = QLabel(self.stateBox)
        self.stateLabel.setObjectName(u"stateLabel")
        self.stateLabel.setProperty(u"role", u"quiet")

        self.layout9.addWidget(self.stateLabel)

        self.stateNumber = DerivedNumber(self.stateBox)
        self.stateNumber.setObjectName(u"stateNumber")
        self.stateNumber.setAutoRaise(True)
        self.stateNumber.setProperty(u"role", u"strong")
        self.stateNumber.setProperty(u"derived", u"incapacitated")

        self.layout9.addWidget(self.stateNumber)

        self.spacer8 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout9.addItem(self.spacer8)


        self.layout17.addWidget(self.stateBox)

        self.fateBox = QWidget(self.pointRow)
        self.fateBox.setObjectName(u"fateBox")
        self.layout13 = QVBoxLayout(self.fateBox)
        self.layout13.setSpacing(2)
        self.layout13.setObjectName(u"layout13")
        self.layout13.setContentsMargins(0, 0, 0, 0)
        self.fateLabel = QLabel(self.fateBox)
        self.fateLabel.setObjectName(u"fateLabel")
        self.fateLabel.setProperty(u"role", u"quiet")

        self.layout13.addWidget(self.fateLabel)

        self.layout11 = QHBoxLayout()
        self.layout11.setSpacing(0)
        self.layout11.setObjectName(u"layout11")
        self.fateSpin = PointsSpin(self.fateBox)
        self.fateSpin.setObjectName(u"fateSpin")
        self.fateSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.fateSpin.setProperty(u"field", u"fate")
        sizePolicy.setHeightForWidth(self.fateSpin.sizePolicy().hasHeightForWidth())
        self.fateSpin.setSizePolicy(sizePolicy)

        self.layout11.addWidget(self.fateSpin)

        self.spacer10 = QSpacerItem(0, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout11.addItem(self.spacer10)


        self.layout13.addLayout(self.layout11)

        self.spacer12 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout13.addItem(self.spacer12)


        self.layout17.addWidget(self.fateBox)

        self.betBox = QWidget(self.pointRow)
        self.betBox.setObjectName(u"betBox")
        self.layout15 = QVBoxLayout(self.betBox)
        self.layout15.setSpacing(2)
        self.layout15.setObjectName(u"layout15")
        self.layout15.setContentsMargins(0, 0, 0, 0)
        self.betLabel = QLabel(self.betBox)
        self.betLabel.setObjectName(u"betLabel")
        self.betLabel.setProperty(u"role", u"quiet")

        self.layout15.addWidget(self.betLabel)

        self.betNumber = DerivedNumber(self.betBox)
        self.betNumber.setObjectName(u"betNumber")
        self.betNumber.setAutoRaise(True)
        self.betNumber.setProperty(u"role", u"strong")
        self.betNumber.setProperty(u"derived", u"max_bet")

        self.layout15.addWidget(self.betNumber)

        self.spacer14 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout15.addItem(self.spacer14)


        self.layout17.addWidget(self.betBox)

        self.spacer16 = QSpacerItem(0, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout17.addItem(self.spacer16)


        self.layout18.addWidget(self.pointRow)

        self.resourceHost = FlowStrip(self.strip)
        self.resourceHost.setObjectName(u"resourceHost")
        self.resourceLayout = QHBoxLayout(self.resourceHost)
        self.resourceLayout.setSpacing(8)
        self.resourceLayout.setObjectName(u"resourceLayout")
        self.resourceLayout.setContentsMargins(0, 0, 0, 0)

        self.layout18.addWidget(self.resourceHost)


        self.layout34.addWidget(self.strip)

        self.checkRow = FlowStrip(D6gameSheet)
        self.checkRow.setObjectName(u"checkRow")
        self.layout19 = QHBoxLayout(self.checkRow)
        self.layout19.setSpacing(8)
        self.layout19.setObjectName(u"layout19")
        self.layout19.setContentsMargins(0, 0, 0, 0)
        self.checkButton = QPushButton(self.checkRow)
        self.checkButton.setObjectName(u"checkButton")
        self.checkButton.setProperty(u"role", u"primary")

        self.layout19.addWidget(self.checkButton)

        self.fateCheckButton = QPushButton(self.checkRow)
        self.fateCheckButton.setObjectName(u"fateCheckButton")

        self.layout19.addWidget(self.fateCheckButton)

        self.attackButton = QPushButton(self.checkRow)
        self.attackButton.setObjectName(u"attackButton")

        self.layout19.addWidget(self.attackButton)

        self.checkHint = QLabel(self.checkRow)
        self.checkHint.setObjectName(u"checkHint")
        self.checkHint.setText(u"\u80fd\u529b\u304b\u6280\u80fd\u3092\u62bc\u3059\u3068\u3001\u305d\u306e\u540d\u3067\u884c\u70ba\u5224\u5b9a\u3092\u7528\u610f\u3057\u307e\u3059\u3002")
        self.checkHint.setWordWrap(True)
        self.checkHint.setTextFormat(Qt.TextFormat.PlainText)
        self.checkHint.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.checkHint.sizePolicy().hasHeightForWidth())
        self.checkHint.setSizePolicy(sizePolicy1)

        self.layout19.addWidget(self.checkHint)

        self.layout19.setStretch(3, 1)

        self.layout34.addWidget(self.checkRow)

        self.middleRow = FlowStrip(D6gameSheet)
        self.middleRow.setObjectName(u"middleRow")
        self.middleLayout = QHBoxLayout(self.middleRow)
        self.middleLayout.setSpacing(16)
        self.middleLayout.setObjectName(u"middleLayout")
        self.middleLayout.setContentsMargins(0, 0, 0, 0)
        self.abilityBox = QWidget(self.middleRow)
        self.abilityBox.setObjectName(u"abilityBox")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.abilityBox.sizePolicy().hasHeightForWidth())
        self.abilityBox.setSizePolicy(sizePolicy2)
        self.layout23 = QVBoxLayout(self.abilityBox)
        self.layout23.setSpacing(4)
        self.layout23.setObjectName(u"layout23")
        self.layout23.setContentsMargins(0, 0, 0, 0)
        self.layout21 = QHBoxLayout()
        self.layout21.setSpacing(8)
        self.layout21.setObjectName(u"layout21")
        self.abilityTitle = QLabel(self.abilityBox)
        self.abilityTitle.setObjectName(u"abilityTitle")
        self.abilityTitle.setProperty(u"role", u"heading")

        self.layout21.addWidget(self.abilityTitle)

        self.spacer20 = QSpacerItem(8, 24, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout21.addItem(self.spacer20)

        self.gearLine = QLabel(self.abilityBox)
        self.gearLine.setObjectName(u"gearLine")
        self.gearLine.setWordWrap(False)
        self.gearLine.setTextFormat(Qt.TextFormat.PlainText)
        self.gearLine.setProperty(u"role", u"quiet")

        self.layout21.addWidget(self.gearLine)


        self.layout23.addLayout(self.layout21)

        self.abilityHost = QWidget(self.abilityBox)
        self.abilityHost.setObjectName(u"abilityHost")
        self.abilityGrid = QGridLayout(self.abilityHost)
        self.abilityGrid.setObjectName(u"abilityGrid")
        self.abilityGrid.setHorizontalSpacing(8)
        self.abilityGrid.setVerticalSpacing(2)
        self.abilityGrid.setContentsMargins(0, 0, 0, 0)

        self.layout23.addWidget(self.abilityHost)

        self.spacer22 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout23.addItem(self.spacer22)


        self.middleLayout.addWidget(self.abilityBox)

        self.skillBox = QWidget(self.middleRow)
        self.skillBox.setObjectName(u"skillBox")
        sizePolicy2.setHeightForWidth(self.skillBox.sizePolicy().hasHeightForWidth())
        self.skillBox.setSizePolicy(sizePolicy2)
        self.layout26 = QVBoxLayout(self.skillBox)
        self.layout26.setSpacing(4)
        self.layout26.setObjectName(u"layout26")
        self.layout26.setContentsMargins(0, 0, 0, 0)
        self.layout25 = QHBoxLayout()
        self.layout25.setSpacing(8)
        self.layout25.setObjectName(u"layout25")
        self.skillTitle = QLabel(self.skillBox)
        self.skillTitle.setObjectName(u"skillTitle")
        self.skillTitle.setProperty(u"role", u"heading")

        self.layout25.addWidget(self.skillTitle)

        self.spacer24 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout25.addItem(self.spacer24)

        self.skillCheckButton = QPushButton(self.skillBox)
        self.skillCheckButton.setObjectName(u"skillCheckButton")
        self.skillCheckButton.setText(u"\u9078\u3093\u3060\u6280\u80fd\u3067\u5224\u5b9a")
        self.skillCheckButton.setProperty(u"role", u"small")

        self.layout25.addWidget(self.skillCheckButton)


        self.layout26.addLayout(self.layout25)

        self.skillTable = RowTable(self.skillBox)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setProperty(u"field", u"skills")
        self.skillTable.setLeastRows(5)

        self.layout26.addWidget(self.skillTable)


        self.middleLayout.addWidget(self.skillBox)

        self.middleLayout.setStretch(0, 1)
        self.middleLayout.setStretch(1, 1)

        self.layout34.addWidget(self.middleRow)

        self.layout29 = QVBoxLayout()
        self.layout29.setSpacing(4)
        self.layout29.setObjectName(u"layout29")
        self.itemHead = FlowStrip(D6gameSheet)
        self.itemHead.setObjectName(u"itemHead")
        self.layout28 = QHBoxLayout(self.itemHead)
        self.layout28.setSpacing(6)
        self.layout28.setObjectName(u"layout28")
        self.layout28.setContentsMargins(0, 0, 0, 0)
        self.itemTitle = QLabel(self.itemHead)
        self.itemTitle.setObjectName(u"itemTitle")
        self.itemTitle.setProperty(u"role", u"heading")

        self.layout28.addWidget(self.itemTitle)

        self.spacer27 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout28.addItem(self.spacer27)

        self.damageLabel = QLabel(self.itemHead)
        self.damageLabel.setObjectName(u"damageLabel")
        self.damageLabel.setProperty(u"role", u"quiet")

        self.layout28.addWidget(self.damageLabel)

        self.damageNumber = DerivedNumber(self.itemHead)
        self.damageNumber.setObjectName(u"damageNumber")
        self.damageNumber.setAutoRaise(True)
        self.damageNumber.setProperty(u"role", u"strong")
        self.damageNumber.setProperty(u"derived", u"gear.damage")

        self.layout28.addWidget(self.damageNumber)

        self.armourLabel = QLabel(self.itemHead)
        self.armourLabel.setObjectName(u"armourLabel")
        self.armourLabel.setProperty(u"role", u"quiet")

        self.layout28.addWidget(self.armourLabel)

        self.armourNumber = DerivedNumber(self.itemHead)
        self.armourNumber.setObjectName(u"armourNumber")
        self.armourNumber.setAutoRaise(True)
        self.armourNumber.setProperty(u"role", u"strong")
        self.armourNumber.setProperty(u"derived", u"gear.armour")

        self.layout28.addWidget(self.armourNumber)


        self.layout29.addWidget(self.itemHead)

        self.itemTable = RowTable(D6gameSheet)
        self.itemTable.setObjectName(u"itemTable")
        self.itemTable.setProperty(u"field", u"items")
        self.itemTable.setLeastRows(3)

        self.layout29.addWidget(self.itemTable)


        self.layout34.addLayout(self.layout29)

        self.sideRow = FlowStrip(D6gameSheet)
        self.sideRow.setObjectName(u"sideRow")
        self.layout32 = QHBoxLayout(self.sideRow)
        self.layout32.setSpacing(8)
        self.layout32.setObjectName(u"layout32")
        self.layout32.setContentsMargins(0, 0, 0, 0)
        self.label30 = QLabel(self.sideRow)
        self.label30.setObjectName(u"label30")
        self.label30.setProperty(u"role", u"quiet")

        self.layout32.addWidget(self.label30)

        self.sideEdit = QLineEdit(self.sideRow)
        self.sideEdit.setObjectName(u"sideEdit")
        self.sideEdit.setMinimumSize(QSize(120, 0))
        self.sideEdit.setProperty(u"field", u"side")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.sideEdit.sizePolicy().hasHeightForWidth())
        self.sideEdit.setSizePolicy(sizePolicy3)

        self.layout32.addWidget(self.sideEdit)

        self.partyCheck = QCheckBox(self.sideRow)
        self.partyCheck.setObjectName(u"partyCheck")
        self.partyCheck.setText(u"\u30d1\u30fc\u30c6\u30a3\u306e\u4e00\u54e1\uff08\u5168\u54e1\u304c\u5012\u308c\u308b\u3068\u30b2\u30fc\u30e0\u30aa\u30fc\u30d0\u30fc\uff09")
        self.partyCheck.setProperty(u"field", u"in_party")

        self.layout32.addWidget(self.partyCheck)

        self.spacer31 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout32.addItem(self.spacer31)


        self.layout34.addWidget(self.sideRow)

        self.spacer33 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout34.addItem(self.spacer33)

        self.licence = QLabel(D6gameSheet)
        self.licence.setObjectName(u"licence")
        self.licence.setWordWrap(True)
        self.licence.setTextFormat(Qt.TextFormat.PlainText)
        self.licence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse|Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.licence.setProperty(u"role", u"quiet")

        self.layout34.addWidget(self.licence)

#if QT_CONFIG(shortcut)
        self.lifeLabel.setBuddy(self.lifeSpin)
        self.initialLabel.setBuddy(self.initialSpin)
        self.fateLabel.setBuddy(self.fateSpin)
        self.label30.setBuddy(self.sideEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D6gameSheet)
    # setupUi

    def retranslateUi(self, D6gameSheet):
        self.lifeLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u30e9\u30a4\u30d5", None))
        self.initialLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u521d\u671f\u30e9\u30a4\u30d5", None))
        self.baseLabel.setText("")
        self.equalsLabel.setText(QCoreApplication.translate("D6gameSheet", u"\uff1d", None))
        self.stateLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u884c\u52d5\u4e0d\u80fd", None))
        self.fateLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u547d\u904b", None))
        self.betLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u8ced\u3051\u4e0a\u9650", None))
        self.checkButton.setText(QCoreApplication.translate("D6gameSheet", u"\u884c\u70ba\u5224\u5b9a", None))
        self.fateCheckButton.setText(QCoreApplication.translate("D6gameSheet", u"\u547d\u904b\u5224\u5b9a", None))
        self.attackButton.setText(QCoreApplication.translate("D6gameSheet", u"\u653b\u6483", None))
        self.abilityTitle.setText(QCoreApplication.translate("D6gameSheet", u"\u57fa\u790e\u80fd\u529b", None))
        self.gearLine.setText("")
        self.skillTitle.setText(QCoreApplication.translate("D6gameSheet", u"\u6280\u80fd", None))
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("D6gameSheet", u"\u6280\u80fd", None))
#endif // QT_CONFIG(accessibility)
        self.itemTitle.setText(QCoreApplication.translate("D6gameSheet", u"\u30a2\u30a4\u30c6\u30e0\u30fb\u60c5\u5831", None))
        self.damageLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u4e0e\u3048\u308b\u30c0\u30e1\u30fc\u30b8", None))
        self.armourLabel.setText(QCoreApplication.translate("D6gameSheet", u"\u8efd\u6e1b", None))
#if QT_CONFIG(accessibility)
        self.itemTable.setAccessibleName(QCoreApplication.translate("D6gameSheet", u"\u30a2\u30a4\u30c6\u30e0\u30fb\u60c5\u5831", None))
#endif // QT_CONFIG(accessibility)
        self.label30.setText(QCoreApplication.translate("D6gameSheet", u"\u9663\u55b6", None))
        self.licence.setText("")
        pass
    # retranslateUi

