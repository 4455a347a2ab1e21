"""Compiled from ui/systems/kotodama/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QFormLayout, QFrame, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QProgressBar, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.systems.kotodama.gear_table import GearTable
from desktop.views.systems.kotodama.pool_matrix import PoolMatrix
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.row_table import RowTable

class Ui_KotodamaSheet(object):
    def setupUi(self, KotodamaSheet):
        if not KotodamaSheet.objectName():
            KotodamaSheet.setObjectName(u"KotodamaSheet")
        KotodamaSheet.resize(830, 560)
        self.layout75 = QVBoxLayout(KotodamaSheet)
        self.layout75.setSpacing(8)
        self.layout75.setObjectName(u"layout75")
        self.layout75.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(KotodamaSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout47 = QVBoxLayout(self.strip)
        self.layout47.setSpacing(6)
        self.layout47.setObjectName(u"layout47")
        self.layout47.setContentsMargins(10, 6, 10, 8)
        self.pointRow = FlowStrip(self.strip)
        self.pointRow.setObjectName(u"pointRow")
        self.layout24 = QHBoxLayout(self.pointRow)
        self.layout24.setSpacing(10)
        self.layout24.setObjectName(u"layout24")
        self.layout24.setContentsMargins(0, 0, 0, 0)
        self.layout6 = QVBoxLayout()
        self.layout6.setSpacing(2)
        self.layout6.setObjectName(u"layout6")
        self.label1 = QLabel(self.pointRow)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout6.addWidget(self.label1)

        self.layout4 = QHBoxLayout()
        self.layout4.setSpacing(4)
        self.layout4.setObjectName(u"layout4")
        self.hpSpin = PointsSpin(self.pointRow)
        self.hpSpin.setObjectName(u"hpSpin")
        self.hpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hpSpin.setProperty(u"field", u"hp")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.hpSpin.sizePolicy().hasHeightForWidth())
        self.hpSpin.setSizePolicy(sizePolicy)

        self.layout4.addWidget(self.hpSpin)

        self.label2 = QLabel(self.pointRow)
        self.label2.setObjectName(u"label2")

        self.layout4.addWidget(self.label2)

        self.hpMaxSpin = PointsSpin(self.pointRow)
        self.hpMaxSpin.setObjectName(u"hpMaxSpin")
        self.hpMaxSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hpMaxSpin.setProperty(u"field", u"hp_max")
        sizePolicy.setHeightForWidth(self.hpMaxSpin.sizePolicy().hasHeightForWidth())
        self.hpMaxSpin.setSizePolicy(sizePolicy)

        self.layout4.addWidget(self.hpMaxSpin)

        self.spacer3 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout4.addItem(self.spacer3)


        self.layout6.addLayout(self.layout4)

        self.hpBar = QProgressBar(self.pointRow)
        self.hpBar.setObjectName(u"hpBar")
        self.hpBar.setTextVisible(False)
        self.hpBar.setMaximumSize(QSize(16777215, 8))
        self.hpBar.setMinimumSize(QSize(90, 8))

        self.layout6.addWidget(self.hpBar)

        self.spacer5 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout6.addItem(self.spacer5)


        self.layout24.addLayout(self.layout6)

        self.layout12 = QVBoxLayout()
        self.layout12.setSpacing(2)
        self.layout12.setObjectName(u"layout12")
        self.label7 = QLabel(self.pointRow)
        self.label7.setObjectName(u"label7")
        self.label7.setProperty(u"role", u"quiet")

        self.layout12.addWidget(self.label7)

        self.layout10 = QHBoxLayout()
        self.layout10.setSpacing(4)
        self.layout10.setObjectName(u"layout10")
        self.karmaSpin = PointsSpin(self.pointRow)
        self.karmaSpin.setObjectName(u"karmaSpin")
        self.karmaSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.karmaSpin.setProperty(u"field", u"karma")
        sizePolicy.setHeightForWidth(self.karmaSpin.sizePolicy().hasHeightForWidth())
        self.karmaSpin.setSizePolicy(sizePolicy)

        self.layout10.addWidget(self.karmaSpin)

        self.label8 = QLabel(self.pointRow)
        self.label8.setObjectName(u"label8")

        self.layout10.addWidget(self.label8)

        self.karmaMaxSpin = PointsSpin(self.pointRow)
        self.karmaMaxSpin.setObjectName(u"karmaMaxSpin")
        self.karmaMaxSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.karmaMaxSpin.setProperty(u"field", u"karma_max")
        sizePolicy.setHeightForWidth(self.karmaMaxSpin.sizePolicy().hasHeightForWidth())
        self.karmaMaxSpin.setSizePolicy(sizePolicy)

        self.layout10.addWidget(self.karmaMaxSpin)

        self.spacer9 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout10.addItem(self.spacer9)


        self.layout12.addLayout(self.layout10)

        self.karmaBar = QProgressBar(self.pointRow)
        self.karmaBar.setObjectName(u"karmaBar")
        self.karmaBar.setTextVisible(False)
        self.karmaBar.setMaximumSize(QSize(16777215, 8))
        self.karmaBar.setMinimumSize(QSize(90, 8))

        self.layout12.addWidget(self.karmaBar)

        self.spacer11 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout12.addItem(self.spacer11)


        self.layout24.addLayout(self.layout12)

        self.layout16 = QVBoxLayout()
        self.layout16.setSpacing(2)
        self.layout16.setObjectName(u"layout16")
        self.label13 = QLabel(self.pointRow)
        self.label13.setObjectName(u"label13")
        self.label13.setProperty(u"role", u"quiet")

        self.layout16.addWidget(self.label13)

        self.layout14 = QHBoxLayout()
        self.layout14.setSpacing(4)
        self.layout14.setObjectName(u"layout14")
        self.dlSpin = PointsSpin(self.pointRow)
        self.dlSpin.setObjectName(u"dlSpin")
        self.dlSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dlSpin.setProperty(u"field", u"dl")
        sizePolicy.setHeightForWidth(self.dlSpin.sizePolicy().hasHeightForWidth())
        self.dlSpin.setSizePolicy(sizePolicy)

        self.layout14.addWidget(self.dlSpin)

        self.isninjaNumber = DerivedNumber(self.pointRow)
        self.isninjaNumber.setObjectName(u"isninjaNumber")
        self.isninjaNumber.setAutoRaise(True)
        self.isninjaNumber.setProperty(u"role", u"strong")
        self.isninjaNumber.setProperty(u"derived", u"is_ninja")

        self.layout14.addWidget(self.isninjaNumber)


        self.layout16.addLayout(self.layout14)

        self.spacer15 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout16.addItem(self.spacer15)


        self.layout24.addLayout(self.layout16)

        self.layout19 = QVBoxLayout()
        self.layout19.setSpacing(2)
        self.layout19.setObjectName(u"layout19")
        self.label17 = QLabel(self.pointRow)
        self.label17.setObjectName(u"label17")
        self.label17.setProperty(u"role", u"quiet")

        self.layout19.addWidget(self.label17)

        self.ninjabonusNumber = DerivedNumber(self.pointRow)
        self.ninjabonusNumber.setObjectName(u"ninjabonusNumber")
        self.ninjabonusNumber.setAutoRaise(True)
        self.ninjabonusNumber.setProperty(u"role", u"strong")
        self.ninjabonusNumber.setProperty(u"derived", u"ninja_bonus")

        self.layout19.addWidget(self.ninjabonusNumber)

        self.spacer18 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout19.addItem(self.spacer18)


        self.layout24.addLayout(self.layout19)

        self.layout22 = QVBoxLayout()
        self.layout22.setSpacing(2)
        self.layout22.setObjectName(u"layout22")
        self.label20 = QLabel(self.pointRow)
        self.label20.setObjectName(u"label20")
        self.label20.setProperty(u"role", u"quiet")

        self.layout22.addWidget(self.label20)

        self.actioncountNumber = DerivedNumber(self.pointRow)
        self.actioncountNumber.setObjectName(u"actioncountNumber")
        self.actioncountNumber.setAutoRaise(True)
        self.actioncountNumber.setProperty(u"role", u"strong")
        self.actioncountNumber.setProperty(u"derived", u"action_count")

        self.layout22.addWidget(self.actioncountNumber)

        self.spacer21 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout22.addItem(self.spacer21)


        self.layout24.addLayout(self.layout22)

        self.spacer23 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout24.addItem(self.spacer23)

        self.layout27 = QVBoxLayout()
        self.layout27.setSpacing(2)
        self.layout27.setObjectName(u"layout27")
        self.label25 = QLabel(self.pointRow)
        self.label25.setObjectName(u"label25")
        self.label25.setProperty(u"role", u"quiet")

        self.layout27.addWidget(self.label25)

        self.initiativeSpin = PointsSpin(self.pointRow)
        self.initiativeSpin.setObjectName(u"initiativeSpin")
        self.initiativeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.initiativeSpin.setProperty(u"field", u"initiative")
        sizePolicy.setHeightForWidth(self.initiativeSpin.sizePolicy().hasHeightForWidth())
        self.initiativeSpin.setSizePolicy(sizePolicy)

        self.layout27.addWidget(self.initiativeSpin)

        self.spacer26 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout27.addItem(self.spacer26)


        self.layout24.addLayout(self.layout27)

        self.layout33 = QVBoxLayout()
        self.layout33.setSpacing(2)
        self.layout33.setObjectName(u"layout33")
        self.label28 = QLabel(self.pointRow)
        self.label28.setObjectName(u"label28")
        self.label28.setProperty(u"role", u"quiet")

        self.layout33.addWidget(self.label28)

        self.layout31 = QHBoxLayout()
        self.layout31.setSpacing(4)
        self.layout31.setObjectName(u"layout31")
        self.moveSpin = PointsSpin(self.pointRow)
        self.moveSpin.setObjectName(u"moveSpin")
        self.moveSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.moveSpin.setProperty(u"field", u"combat_move")
        sizePolicy.setHeightForWidth(self.moveSpin.sizePolicy().hasHeightForWidth())
        self.moveSpin.setSizePolicy(sizePolicy)

        self.layout31.addWidget(self.moveSpin)

        self.label29 = QLabel(self.pointRow)
        self.label29.setObjectName(u"label29")

        self.layout31.addWidget(self.label29)

        self.fullmoveNumber = DerivedNumber(self.pointRow)
        self.fullmoveNumber.setObjectName(u"fullmoveNumber")
        self.fullmoveNumber.setAutoRaise(True)
        self.fullmoveNumber.setProperty(u"role", u"strong")
        self.fullmoveNumber.setProperty(u"derived", u"full_move")

        self.layout31.addWidget(self.fullmoveNumber)

        self.spacer30 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout31.addItem(self.spacer30)


        self.layout33.addLayout(self.layout31)

        self.spacer32 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout33.addItem(self.spacer32)


        self.layout24.addLayout(self.layout33)

        self.layout36 = QVBoxLayout()
        self.layout36.setSpacing(2)
        self.layout36.setObjectName(u"layout36")
        self.label34 = QLabel(self.pointRow)
        self.label34.setObjectName(u"label34")
        self.label34.setProperty(u"role", u"quiet")

        self.layout36.addWidget(self.label34)

        self.stateCombo = QComboBox(self.pointRow)
        self.stateCombo.setObjectName(u"stateCombo")
        self.stateCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.stateCombo.setProperty(u"field", u"char_state")
        sizePolicy.setHeightForWidth(self.stateCombo.sizePolicy().hasHeightForWidth())
        self.stateCombo.setSizePolicy(sizePolicy)

        self.layout36.addWidget(self.stateCombo)

        self.spacer35 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout36.addItem(self.spacer35)


        self.layout24.addLayout(self.layout36)

        self.layout39 = QVBoxLayout()
        self.layout39.setSpacing(2)
        self.layout39.setObjectName(u"layout39")
        self.label37 = QLabel(self.pointRow)
        self.label37.setObjectName(u"label37")
        self.label37.setProperty(u"role", u"quiet")

        self.layout39.addWidget(self.label37)

        self.sideCombo = QComboBox(self.pointRow)
        self.sideCombo.setObjectName(u"sideCombo")
        self.sideCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sideCombo.setProperty(u"field", u"side")
        sizePolicy.setHeightForWidth(self.sideCombo.sizePolicy().hasHeightForWidth())
        self.sideCombo.setSizePolicy(sizePolicy)

        self.layout39.addWidget(self.sideCombo)

        self.spacer38 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout39.addItem(self.spacer38)


        self.layout24.addLayout(self.layout39)

        self.layout42 = QVBoxLayout()
        self.layout42.setSpacing(2)
        self.layout42.setObjectName(u"layout42")
        self.label40 = QLabel(self.pointRow)
        self.label40.setObjectName(u"label40")
        self.label40.setProperty(u"role", u"quiet")

        self.layout42.addWidget(self.label40)

        self.wazamaeSpin = PointsSpin(self.pointRow)
        self.wazamaeSpin.setObjectName(u"wazamaeSpin")
        self.wazamaeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.wazamaeSpin.setProperty(u"field", u"wazamae_counter")
        sizePolicy.setHeightForWidth(self.wazamaeSpin.sizePolicy().hasHeightForWidth())
        self.wazamaeSpin.setSizePolicy(sizePolicy)

        self.layout42.addWidget(self.wazamaeSpin)

        self.spacer41 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout42.addItem(self.spacer41)


        self.layout24.addLayout(self.layout42)


        self.layout47.addWidget(self.pointRow)

        self.spaceRow = FlowStrip(self.strip)
        self.spaceRow.setObjectName(u"spaceRow")
        self.layout46 = QHBoxLayout(self.spaceRow)
        self.layout46.setSpacing(8)
        self.layout46.setObjectName(u"layout46")
        self.layout46.setContentsMargins(0, 0, 0, 0)
        self.connectionLabel = QLabel(self.spaceRow)
        self.connectionLabel.setObjectName(u"connectionLabel")
        self.connectionLabel.setProperty(u"role", u"quiet")

        self.layout46.addWidget(self.connectionLabel)

        self.connectionCombo = QComboBox(self.spaceRow)
        self.connectionCombo.setObjectName(u"connectionCombo")
        self.connectionCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.connectionCombo.setProperty(u"field", u"connection")
        sizePolicy.setHeightForWidth(self.connectionCombo.sizePolicy().hasHeightForWidth())
        self.connectionCombo.setSizePolicy(sizePolicy)

        self.layout46.addWidget(self.connectionCombo)

        self.spaceLabel = QLabel(self.spaceRow)
        self.spaceLabel.setObjectName(u"spaceLabel")
        self.spaceLabel.setWordWrap(True)
        self.spaceLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.spaceLabel.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.spaceLabel.sizePolicy().hasHeightForWidth())
        self.spaceLabel.setSizePolicy(sizePolicy1)

        self.layout46.addWidget(self.spaceLabel)

        self.layout46.setStretch(2, 1)

        self.layout47.addWidget(self.spaceRow)


        self.layout75.addWidget(self.strip)

        self.poolHead = FlowStrip(KotodamaSheet)
        self.poolHead.setObjectName(u"poolHead")
        self.layout66 = QHBoxLayout(self.poolHead)
        self.layout66.setSpacing(8)
        self.layout66.setObjectName(u"layout66")
        self.layout66.setContentsMargins(0, 0, 0, 0)
        self.label64 = QLabel(self.poolHead)
        self.label64.setObjectName(u"label64")
        self.label64.setProperty(u"role", u"heading")

        self.layout66.addWidget(self.label64)

        self.label65 = QLabel(self.poolHead)
        self.label65.setObjectName(u"label65")
        self.label65.setWordWrap(True)
        self.label65.setProperty(u"role", u"quiet")
        sizePolicy1.setHeightForWidth(self.label65.sizePolicy().hasHeightForWidth())
        self.label65.setSizePolicy(sizePolicy1)

        self.layout66.addWidget(self.label65)

        self.layout66.setStretch(1, 1)

        self.layout75.addWidget(self.poolHead)

        self.matrix = PoolMatrix(KotodamaSheet)
        self.matrix.setObjectName(u"matrix")

        self.layout75.addWidget(self.matrix)

        self.poolFrame = QFrame(KotodamaSheet)
        self.poolFrame.setObjectName(u"poolFrame")
        self.poolFrame.setProperty(u"role", u"tint")
        self.layout52 = QVBoxLayout(self.poolFrame)
        self.layout52.setSpacing(4)
        self.layout52.setObjectName(u"layout52")
        self.layout52.setContentsMargins(10, 4, 10, 6)
        self.poolLine = FlowStrip(self.poolFrame)
        self.poolLine.setObjectName(u"poolLine")
        self.layout48 = QHBoxLayout(self.poolLine)
        self.layout48.setSpacing(8)
        self.layout48.setObjectName(u"layout48")
        self.layout48.setContentsMargins(0, 0, 0, 0)
        self.poolSubject = QLabel(self.poolLine)
        self.poolSubject.setObjectName(u"poolSubject")
        self.poolSubject.setTextFormat(Qt.TextFormat.PlainText)
        self.poolSubject.setProperty(u"role", u"strong")

        self.layout48.addWidget(self.poolSubject)

        self.poolNumber = DerivedNumber(self.poolLine)
        self.poolNumber.setObjectName(u"poolNumber")
        self.poolNumber.setAutoRaise(True)
        self.poolNumber.setProperty(u"role", u"number")
        self.poolNumber.setProperty(u"derived", u"pool")

        self.layout48.addWidget(self.poolNumber)

        self.poolSum = QLabel(self.poolLine)
        self.poolSum.setObjectName(u"poolSum")
        self.poolSum.setWordWrap(True)
        self.poolSum.setTextFormat(Qt.TextFormat.PlainText)
        self.poolSum.setProperty(u"role", u"quiet")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(3)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.poolSum.sizePolicy().hasHeightForWidth())
        self.poolSum.setSizePolicy(sizePolicy2)

        self.layout48.addWidget(self.poolSum)

        self.layout48.setStretch(2, 3)

        self.layout52.addWidget(self.poolLine)

        self.kindRow = FlowStrip(self.poolFrame)
        self.kindRow.setObjectName(u"kindRow")
        self.layout51 = QHBoxLayout(self.kindRow)
        self.layout51.setSpacing(6)
        self.layout51.setObjectName(u"layout51")
        self.layout51.setContentsMargins(0, 0, 0, 0)
        self.label49 = QLabel(self.kindRow)
        self.label49.setObjectName(u"label49")
        self.label49.setWordWrap(False)
        self.label49.setProperty(u"role", u"quiet")

        self.layout51.addWidget(self.label49)

        self.normalButton = QPushButton(self.kindRow)
        self.normalButton.setObjectName(u"normalButton")
        self.normalButton.setProperty(u"role", u"small")
        self.normalButton.setProperty(u"kind", u"normal")

        self.layout51.addWidget(self.normalButton)

        self.opposedButton = QPushButton(self.kindRow)
        self.opposedButton.setObjectName(u"opposedButton")
        self.opposedButton.setProperty(u"role", u"small")
        self.opposedButton.setProperty(u"kind", u"opposed")

        self.layout51.addWidget(self.opposedButton)

        self.reactButton = QPushButton(self.kindRow)
        self.reactButton.setObjectName(u"reactButton")
        self.reactButton.setProperty(u"role", u"small")
        self.reactButton.setProperty(u"kind", u"react")

        self.layout51.addWidget(self.reactButton)

        self.extendedButton = QPushButton(self.kindRow)
        self.extendedButton.setObjectName(u"extendedButton")
        self.extendedButton.setProperty(u"role", u"small")
        self.extendedButton.setProperty(u"kind", u"extended")

        self.layout51.addWidget(self.extendedButton)

        self.spacer50 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout51.addItem(self.spacer50)


        self.layout52.addWidget(self.kindRow)


        self.layout75.addWidget(self.poolFrame)

        self.artHead = FlowStrip(KotodamaSheet)
        self.artHead.setObjectName(u"artHead")
        self.layout69 = QHBoxLayout(self.artHead)
        self.layout69.setSpacing(8)
        self.layout69.setObjectName(u"layout69")
        self.layout69.setContentsMargins(0, 0, 0, 0)
        self.label67 = QLabel(self.artHead)
        self.label67.setObjectName(u"label67")
        self.label67.setProperty(u"role", u"heading")

        self.layout69.addWidget(self.label67)

        self.label68 = QLabel(self.artHead)
        self.label68.setObjectName(u"label68")
        self.label68.setWordWrap(True)
        self.label68.setProperty(u"role", u"quiet")
        sizePolicy1.setHeightForWidth(self.label68.sizePolicy().hasHeightForWidth())
        self.label68.setSizePolicy(sizePolicy1)

        self.layout69.addWidget(self.label68)

        self.artExamples = QPushButton(self.artHead)
        self.artExamples.setObjectName(u"artExamples")
        self.artExamples.setProperty(u"role", u"small")

        self.layout69.addWidget(self.artExamples)

        self.layout69.setStretch(1, 1)

        self.layout75.addWidget(self.artHead)

        self.artTable = GearTable(KotodamaSheet)
        self.artTable.setObjectName(u"artTable")
        self.artTable.setFitRows(8)
        self.artTable.setProperty(u"field", u"arts")

        self.layout75.addWidget(self.artTable)

        self.outfitHead = FlowStrip(KotodamaSheet)
        self.outfitHead.setObjectName(u"outfitHead")
        self.layout72 = QHBoxLayout(self.outfitHead)
        self.layout72.setSpacing(8)
        self.layout72.setObjectName(u"layout72")
        self.layout72.setContentsMargins(0, 0, 0, 0)
        self.label70 = QLabel(self.outfitHead)
        self.label70.setObjectName(u"label70")
        self.label70.setProperty(u"role", u"heading")

        self.layout72.addWidget(self.label70)

        self.label71 = QLabel(self.outfitHead)
        self.label71.setObjectName(u"label71")
        self.label71.setWordWrap(True)
        self.label71.setProperty(u"role", u"quiet")
        sizePolicy1.setHeightForWidth(self.label71.sizePolicy().hasHeightForWidth())
        self.label71.setSizePolicy(sizePolicy1)

        self.layout72.addWidget(self.label71)

        self.outfitExamples = QPushButton(self.outfitHead)
        self.outfitExamples.setObjectName(u"outfitExamples")
        self.outfitExamples.setProperty(u"role", u"small")

        self.layout72.addWidget(self.outfitExamples)

        self.layout72.setStretch(1, 1)

        self.layout75.addWidget(self.outfitHead)

        self.outfitTable = GearTable(KotodamaSheet)
        self.outfitTable.setObjectName(u"outfitTable")
        self.outfitTable.setFitRows(8)
        self.outfitTable.setProperty(u"field", u"outfits")

        self.layout75.addWidget(self.outfitTable)

        self.listRow = FlowStrip(KotodamaSheet)
        self.listRow.setObjectName(u"listRow")
        self.listLayout = QHBoxLayout(self.listRow)
        self.listLayout.setSpacing(16)
        self.listLayout.setObjectName(u"listLayout")
        self.listLayout.setContentsMargins(0, 0, 0, 0)
        self.layout56 = QVBoxLayout()
        self.layout56.setSpacing(4)
        self.layout56.setObjectName(u"layout56")
        self.layout55 = QHBoxLayout()
        self.layout55.setSpacing(8)
        self.layout55.setObjectName(u"layout55")
        self.label53 = QLabel(self.listRow)
        self.label53.setObjectName(u"label53")
        self.label53.setProperty(u"role", u"heading")

        self.layout55.addWidget(self.label53)

        self.spacer54 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout55.addItem(self.spacer54)


        self.layout56.addLayout(self.layout55)

        self.abilityTable = RowTable(self.listRow)
        self.abilityTable.setObjectName(u"abilityTable")
        self.abilityTable.setFitRows(16)
        self.abilityTable.setProperty(u"field", u"abilities")

        self.layout56.addWidget(self.abilityTable)


        self.listLayout.addLayout(self.layout56)

        self.layout60 = QVBoxLayout()
        self.layout60.setSpacing(4)
        self.layout60.setObjectName(u"layout60")
        self.layout59 = QHBoxLayout()
        self.layout59.setSpacing(8)
        self.layout59.setObjectName(u"layout59")
        self.label57 = QLabel(self.listRow)
        self.label57.setObjectName(u"label57")
        self.label57.setProperty(u"role", u"heading")

        self.layout59.addWidget(self.label57)

        self.label58 = QLabel(self.listRow)
        self.label58.setObjectName(u"label58")
        self.label58.setWordWrap(True)
        self.label58.setProperty(u"role", u"quiet")
        sizePolicy1.setHeightForWidth(self.label58.sizePolicy().hasHeightForWidth())
        self.label58.setSizePolicy(sizePolicy1)

        self.layout59.addWidget(self.label58)


        self.layout60.addLayout(self.layout59)

        self.skillTable = RowTable(self.listRow)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setFitRows(16)
        self.skillTable.setProperty(u"field", u"skills")

        self.layout60.addWidget(self.skillTable)


        self.listLayout.addLayout(self.layout60)

        self.listLayout.setStretch(0, 1)
        self.listLayout.setStretch(1, 1)

        self.layout75.addWidget(self.listRow)

        self.linksTitle = QLabel(KotodamaSheet)
        self.linksTitle.setObjectName(u"linksTitle")
        self.linksTitle.setProperty(u"role", u"heading")

        self.layout75.addWidget(self.linksTitle)

        self.layout63 = QFormLayout()
        self.layout63.setObjectName(u"layout63")
        self.layout63.setHorizontalSpacing(12)
        self.layout63.setVerticalSpacing(6)
        self.gearLabel = QLabel(KotodamaSheet)
        self.gearLabel.setObjectName(u"gearLabel")

        self.layout63.setWidget(0, QFormLayout.ItemRole.LabelRole, self.gearLabel)

        self.gearEdit = QLineEdit(KotodamaSheet)
        self.gearEdit.setObjectName(u"gearEdit")
        self.gearEdit.setProperty(u"field", u"connection_gear")

        self.layout63.setWidget(0, QFormLayout.ItemRole.FieldRole, self.gearEdit)

        self.actorLabel = QLabel(KotodamaSheet)
        self.actorLabel.setObjectName(u"actorLabel")

        self.layout63.setWidget(1, QFormLayout.ItemRole.LabelRole, self.actorLabel)

        self.actorEdit = QPlainTextEdit(KotodamaSheet)
        self.actorEdit.setObjectName(u"actorEdit")
        self.actorEdit.setTabChangesFocus(True)
        self.actorEdit.setMinimumSize(QSize(0, 64))
        self.actorEdit.setMaximumSize(QSize(16777215, 96))
        self.actorEdit.setProperty(u"field", u"actor")

        self.layout63.setWidget(1, QFormLayout.ItemRole.FieldRole, self.actorEdit)


        self.layout75.addLayout(self.layout63)

        self.spacer74 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout75.addItem(self.spacer74)

#if QT_CONFIG(shortcut)
        self.label1.setBuddy(self.hpSpin)
        self.label7.setBuddy(self.karmaSpin)
        self.label13.setBuddy(self.dlSpin)
        self.label25.setBuddy(self.initiativeSpin)
        self.label28.setBuddy(self.moveSpin)
        self.label34.setBuddy(self.stateCombo)
        self.label37.setBuddy(self.sideCombo)
        self.label40.setBuddy(self.wazamaeSpin)
        self.connectionLabel.setBuddy(self.connectionCombo)
        self.gearLabel.setBuddy(self.gearEdit)
        self.actorLabel.setBuddy(self.actorEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KotodamaSheet)
    # setupUi

    def retranslateUi(self, KotodamaSheet):
        self.label1.setText(QCoreApplication.translate("KotodamaSheet", u"HP\uff08\u3044\u307e\uff0f\u6700\u5927\uff09", None))
        self.label2.setText(QCoreApplication.translate("KotodamaSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.hpBar.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"HP", None))
#endif // QT_CONFIG(accessibility)
        self.label7.setText(QCoreApplication.translate("KotodamaSheet", u"\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u5024\uff08\u3044\u307e\uff0f\u521d\u671f\uff09", None))
        self.label8.setText(QCoreApplication.translate("KotodamaSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.karmaBar.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.label13.setText(QCoreApplication.translate("KotodamaSheet", u"DL", None))
        self.label17.setText(QCoreApplication.translate("KotodamaSheet", u"\u30dc\u30fc\u30ca\u30b9", None))
        self.label20.setText(QCoreApplication.translate("KotodamaSheet", u"\u884c\u52d5\u56de\u6570", None))
        self.label25.setText(QCoreApplication.translate("KotodamaSheet", u"\u30a4\u30cb\u30b7\u30a2\u30c6\u30a3\u30f4\u5024", None))
        self.label28.setText(QCoreApplication.translate("KotodamaSheet", u"\u6226\u95d8\u79fb\u52d5 \u2192 \u5168\u529b\u79fb\u52d5", None))
        self.label29.setText(QCoreApplication.translate("KotodamaSheet", u"\u2192", None))
        self.label34.setText(QCoreApplication.translate("KotodamaSheet", u"\u72b6\u614b", None))
        self.label37.setText(QCoreApplication.translate("KotodamaSheet", u"\u9663\u55b6", None))
        self.label40.setText(QCoreApplication.translate("KotodamaSheet", u"\u30ef\u30b6\u30de\u30a8\u30ab\u30a6\u30f3\u30bf\u30fc", None))
        self.connectionLabel.setText(QCoreApplication.translate("KotodamaSheet", u"\u63a5\u7d9a\u72b6\u614b", None))
        self.label64.setText(QCoreApplication.translate("KotodamaSheet", u"\u30c0\u30a4\u30b9\u30d7\u30fc\u30eb", None))
        self.label65.setText(QCoreApplication.translate("KotodamaSheet", u"\u6570\u5b57\u3092\u62bc\u3059\u3068\u5224\u5b9a\u3092\u7528\u610f\u3057\u307e\u3059\u3002\u898b\u51fa\u3057\u3092\u62bc\u3059\u3068\u5024\u3092\u66f8\u304d\u63db\u3048\u307e\u3059\u3002\u4e00\u89a7\u306f\u30a2\u30d7\u30ea\u72ec\u81ea\u3067\u3059\uff08\u226a\u96fb\u5236\u226b\u3092\u9664\u304f\uff09\u3002", None))
#if QT_CONFIG(accessibility)
        self.matrix.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30c0\u30a4\u30b9\u30d7\u30fc\u30eb\u306e\u8868", None))
#endif // QT_CONFIG(accessibility)
        self.label49.setText(QCoreApplication.translate("KotodamaSheet", u"\u7528\u610f\u3059\u308b", None))
        self.normalButton.setText(QCoreApplication.translate("KotodamaSheet", u"\u901a\u5e38\u5224\u5b9a", None))
        self.opposedButton.setText(QCoreApplication.translate("KotodamaSheet", u"\u5bfe\u6297\u5224\u5b9a\uff08\u80fd\u52d5\u5074\uff09", None))
        self.reactButton.setText(QCoreApplication.translate("KotodamaSheet", u"\u5bfe\u6297\u5224\u5b9a\uff08\u53d7\u52d5\u5074\uff09", None))
        self.extendedButton.setText(QCoreApplication.translate("KotodamaSheet", u"\u7d99\u7d9a\u5224\u5b9a", None))
        self.label67.setText(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30fc\u30c4", None))
        self.label68.setText(QCoreApplication.translate("KotodamaSheet", u"\u5c04\u7a0b\u304c\u30aa\u30fc\u30d0\u30fc\u30ec\u30f3\u30b8\u306e\u6280\u3060\u3051\u304c\u3001\u3082\u3046\u4e00\u65b9\u306e\u7a7a\u9593\u306b\u5c4a\u304d\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.artExamples.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30fc\u30c4\uff1a\u4f8b\u304b\u3089\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.artExamples.setText(QCoreApplication.translate("KotodamaSheet", u"\u4f8b\u304b\u3089\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.artTable.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30fc\u30c4", None))
#endif // QT_CONFIG(accessibility)
        self.label70.setText(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8", None))
        self.label71.setText(QCoreApplication.translate("KotodamaSheet", u"\u8eab\u306b\u3064\u3051\u3066\u3044\u308b\u3082\u306e\u306b\u300c\u88c5\u5099\u300d\u306e\u5370\u3092\u3064\u3051\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.outfitExamples.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8\uff1a\u4f8b\u304b\u3089\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.outfitExamples.setText(QCoreApplication.translate("KotodamaSheet", u"\u4f8b\u304b\u3089\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.outfitTable.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.label53.setText(QCoreApplication.translate("KotodamaSheet", u"\u3010\u80fd\u529b\u5024\u3011", None))
#if QT_CONFIG(accessibility)
        self.abilityTable.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u3010\u80fd\u529b\u5024\u3011", None))
#endif // QT_CONFIG(accessibility)
        self.label57.setText(QCoreApplication.translate("KotodamaSheet", u"\u226a\u6280\u80fd\u226b", None))
        self.label58.setText(QCoreApplication.translate("KotodamaSheet", u"\u7a7a\u6b04\u306f\u672a\u6240\u6301\u3067\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("KotodamaSheet", u"\u226a\u6280\u80fd\u226b", None))
#endif // QT_CONFIG(accessibility)
        self.linksTitle.setText(QCoreApplication.translate("KotodamaSheet", u"\u3064\u306a\u3050\u3082\u306e", None))
        self.gearLabel.setText(QCoreApplication.translate("KotodamaSheet", u"UNIX\u30fbLAN\u30b8\u30e3\u30c3\u30af", None))
        self.actorLabel.setText(QCoreApplication.translate("KotodamaSheet", u"\u30a2\u30af\u30bf\u30fc", None))
        pass
    # retranslateUi

