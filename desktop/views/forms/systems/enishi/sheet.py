"""Compiled from ui/systems/enishi/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFormLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QProgressBar, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.level_boxes import LevelBoxes
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.row_table import RowTable
from desktop.views.widgets.words_edit import WordsEdit

class Ui_EnishiSheet(object):
    def setupUi(self, EnishiSheet):
        if not EnishiSheet.objectName():
            EnishiSheet.setObjectName(u"EnishiSheet")
        EnishiSheet.resize(830, 560)
        self.layout109 = QVBoxLayout(EnishiSheet)
        self.layout109.setSpacing(8)
        self.layout109.setObjectName(u"layout109")
        self.layout109.setContentsMargins(0, 0, 0, 0)
        self.strip = FlowStrip(EnishiSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout37 = QHBoxLayout(self.strip)
        self.layout37.setSpacing(5)
        self.layout37.setObjectName(u"layout37")
        self.layout37.setContentsMargins(10, 8, 10, 6)
        self.clvBlock = QWidget(self.strip)
        self.clvBlock.setObjectName(u"clvBlock")
        self.layout6 = QVBoxLayout(self.clvBlock)
        self.layout6.setSpacing(2)
        self.layout6.setObjectName(u"layout6")
        self.layout6.setContentsMargins(0, 0, 0, 0)
        self.label1 = QLabel(self.clvBlock)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.label1.sizePolicy().hasHeightForWidth())
        self.label1.setSizePolicy(sizePolicy)

        self.layout6.addWidget(self.label1)

        self.layout4 = QHBoxLayout()
        self.layout4.setSpacing(2)
        self.layout4.setObjectName(u"layout4")
        self.clvSpin = PointsSpin(self.clvBlock)
        self.clvSpin.setObjectName(u"clvSpin")
        self.clvSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.clvSpin.setProperty(u"role", u"number")
        self.clvSpin.setProperty(u"field", u"clv")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.clvSpin.sizePolicy().hasHeightForWidth())
        self.clvSpin.setSizePolicy(sizePolicy1)

        self.layout4.addWidget(self.clvSpin)

        self.layout3 = QVBoxLayout()
        self.layout3.setSpacing(0)
        self.layout3.setObjectName(u"layout3")
        self.label2 = QLabel(self.clvBlock)
        self.label2.setObjectName(u"label2")
        self.label2.setProperty(u"role", u"quiet")

        self.layout3.addWidget(self.label2)

        self.slv_capNumber = DerivedNumber(self.clvBlock)
        self.slv_capNumber.setObjectName(u"slv_capNumber")
        self.slv_capNumber.setAutoRaise(True)
        self.slv_capNumber.setProperty(u"role", u"strong")
        self.slv_capNumber.setProperty(u"derived", u"slv_cap")

        self.layout3.addWidget(self.slv_capNumber)


        self.layout4.addLayout(self.layout3)


        self.layout6.addLayout(self.layout4)

        self.strut5 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout6.addItem(self.strut5)

        self.layout6.setStretch(1, 1)

        self.layout37.addWidget(self.clvBlock)

        self.lpBlock = QWidget(self.strip)
        self.lpBlock.setObjectName(u"lpBlock")
        self.layout10 = QVBoxLayout(self.lpBlock)
        self.layout10.setSpacing(2)
        self.layout10.setObjectName(u"layout10")
        self.layout10.setContentsMargins(0, 0, 0, 0)
        self.label7 = QLabel(self.lpBlock)
        self.label7.setObjectName(u"label7")
        self.label7.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label7.sizePolicy().hasHeightForWidth())
        self.label7.setSizePolicy(sizePolicy)

        self.layout10.addWidget(self.label7)

        self.layout9 = QHBoxLayout()
        self.layout9.setSpacing(2)
        self.layout9.setObjectName(u"layout9")
        self.lpSpin = PointsSpin(self.lpBlock)
        self.lpSpin.setObjectName(u"lpSpin")
        self.lpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lpSpin.setProperty(u"role", u"number")
        self.lpSpin.setProperty(u"field", u"lp")
        sizePolicy1.setHeightForWidth(self.lpSpin.sizePolicy().hasHeightForWidth())
        self.lpSpin.setSizePolicy(sizePolicy1)

        self.layout9.addWidget(self.lpSpin)

        self.label8 = QLabel(self.lpBlock)
        self.label8.setObjectName(u"label8")

        self.layout9.addWidget(self.label8)

        self.lp_maxNumber = DerivedNumber(self.lpBlock)
        self.lp_maxNumber.setObjectName(u"lp_maxNumber")
        self.lp_maxNumber.setAutoRaise(True)
        self.lp_maxNumber.setProperty(u"role", u"number")
        self.lp_maxNumber.setProperty(u"derived", u"lp_max")

        self.layout9.addWidget(self.lp_maxNumber)


        self.layout10.addLayout(self.layout9)

        self.lpBar = QProgressBar(self.lpBlock)
        self.lpBar.setObjectName(u"lpBar")
        self.lpBar.setTextVisible(False)
        self.lpBar.setMaximumSize(QSize(16777215, 8))
        self.lpBar.setMinimumSize(QSize(60, 8))

        self.layout10.addWidget(self.lpBar)

        self.layout10.setStretch(1, 1)

        self.layout37.addWidget(self.lpBlock)

        self.spBlock = QWidget(self.strip)
        self.spBlock.setObjectName(u"spBlock")
        self.layout14 = QVBoxLayout(self.spBlock)
        self.layout14.setSpacing(2)
        self.layout14.setObjectName(u"layout14")
        self.layout14.setContentsMargins(0, 0, 0, 0)
        self.label11 = QLabel(self.spBlock)
        self.label11.setObjectName(u"label11")
        self.label11.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label11.sizePolicy().hasHeightForWidth())
        self.label11.setSizePolicy(sizePolicy)

        self.layout14.addWidget(self.label11)

        self.layout13 = QHBoxLayout()
        self.layout13.setSpacing(2)
        self.layout13.setObjectName(u"layout13")
        self.spSpin = PointsSpin(self.spBlock)
        self.spSpin.setObjectName(u"spSpin")
        self.spSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spSpin.setProperty(u"role", u"number")
        self.spSpin.setProperty(u"field", u"sp")
        sizePolicy1.setHeightForWidth(self.spSpin.sizePolicy().hasHeightForWidth())
        self.spSpin.setSizePolicy(sizePolicy1)

        self.layout13.addWidget(self.spSpin)

        self.label12 = QLabel(self.spBlock)
        self.label12.setObjectName(u"label12")

        self.layout13.addWidget(self.label12)

        self.sp_maxNumber = DerivedNumber(self.spBlock)
        self.sp_maxNumber.setObjectName(u"sp_maxNumber")
        self.sp_maxNumber.setAutoRaise(True)
        self.sp_maxNumber.setProperty(u"role", u"number")
        self.sp_maxNumber.setProperty(u"derived", u"sp_max")

        self.layout13.addWidget(self.sp_maxNumber)


        self.layout14.addLayout(self.layout13)

        self.spBar = QProgressBar(self.spBlock)
        self.spBar.setObjectName(u"spBar")
        self.spBar.setTextVisible(False)
        self.spBar.setMaximumSize(QSize(16777215, 8))
        self.spBar.setMinimumSize(QSize(60, 8))
        self.spBar.setProperty(u"role", u"striped")

        self.layout14.addWidget(self.spBar)

        self.layout14.setStretch(1, 1)

        self.layout37.addWidget(self.spBlock)

        self.gaugeBlock = QWidget(self.strip)
        self.gaugeBlock.setObjectName(u"gaugeBlock")
        self.layout19 = QVBoxLayout(self.gaugeBlock)
        self.layout19.setSpacing(2)
        self.layout19.setObjectName(u"layout19")
        self.layout19.setContentsMargins(0, 0, 0, 0)
        self.label15 = QLabel(self.gaugeBlock)
        self.label15.setObjectName(u"label15")
        self.label15.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label15.sizePolicy().hasHeightForWidth())
        self.label15.setSizePolicy(sizePolicy)

        self.layout19.addWidget(self.label15)

        self.layout17 = QHBoxLayout()
        self.layout17.setSpacing(2)
        self.layout17.setObjectName(u"layout17")
        self.gaugeBoxes = LevelBoxes(self.gaugeBlock)
        self.gaugeBoxes.setObjectName(u"gaugeBoxes")
        self.gaugeBoxes.setShowNumber(False)
        self.gaugeBoxes.setProperty(u"field", u"gauge_ticks")

        self.layout17.addWidget(self.gaugeBoxes)

        self.label16 = QLabel(self.gaugeBlock)
        self.label16.setObjectName(u"label16")

        self.layout17.addWidget(self.label16)

        self.gaugeSpin = PointsSpin(self.gaugeBlock)
        self.gaugeSpin.setObjectName(u"gaugeSpin")
        self.gaugeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gaugeSpin.setProperty(u"field", u"gauge_size")
        sizePolicy1.setHeightForWidth(self.gaugeSpin.sizePolicy().hasHeightForWidth())
        self.gaugeSpin.setSizePolicy(sizePolicy1)

        self.layout17.addWidget(self.gaugeSpin)


        self.layout19.addLayout(self.layout17)

        self.strut18 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout19.addItem(self.strut18)

        self.layout19.setStretch(1, 1)

        self.layout37.addWidget(self.gaugeBlock)

        self.moveBlock = QWidget(self.strip)
        self.moveBlock.setObjectName(u"moveBlock")
        self.layout23 = QVBoxLayout(self.moveBlock)
        self.layout23.setSpacing(2)
        self.layout23.setObjectName(u"layout23")
        self.layout23.setContentsMargins(0, 0, 0, 0)
        self.label20 = QLabel(self.moveBlock)
        self.label20.setObjectName(u"label20")
        self.label20.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label20.sizePolicy().hasHeightForWidth())
        self.label20.setSizePolicy(sizePolicy)

        self.layout23.addWidget(self.label20)

        self.layout21 = QHBoxLayout()
        self.layout21.setSpacing(2)
        self.layout21.setObjectName(u"layout21")
        self.mobilityNumber = DerivedNumber(self.moveBlock)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"number")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout21.addWidget(self.mobilityNumber)


        self.layout23.addLayout(self.layout21)

        self.strut22 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout23.addItem(self.strut22)

        self.layout23.setStretch(1, 1)

        self.layout37.addWidget(self.moveBlock)

        self.movesBlock = QWidget(self.strip)
        self.movesBlock.setObjectName(u"movesBlock")
        self.layout27 = QVBoxLayout(self.movesBlock)
        self.layout27.setSpacing(2)
        self.layout27.setObjectName(u"layout27")
        self.layout27.setContentsMargins(0, 0, 0, 0)
        self.label24 = QLabel(self.movesBlock)
        self.label24.setObjectName(u"label24")
        self.label24.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label24.sizePolicy().hasHeightForWidth())
        self.label24.setSizePolicy(sizePolicy)

        self.layout27.addWidget(self.label24)

        self.layout25 = QHBoxLayout()
        self.layout25.setSpacing(2)
        self.layout25.setObjectName(u"layout25")
        self.movesNumber = DerivedNumber(self.movesBlock)
        self.movesNumber.setObjectName(u"movesNumber")
        self.movesNumber.setAutoRaise(True)
        self.movesNumber.setProperty(u"derived", u"moves")

        self.layout25.addWidget(self.movesNumber)


        self.layout27.addLayout(self.layout25)

        self.strut26 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout27.addItem(self.strut26)

        self.layout27Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout27.addItem(self.layout27Foot)

        self.layout27.setStretch(1, 1)

        self.layout37.addWidget(self.movesBlock)

        self.wealthBlock = QWidget(self.strip)
        self.wealthBlock.setObjectName(u"wealthBlock")
        self.layout31 = QVBoxLayout(self.wealthBlock)
        self.layout31.setSpacing(2)
        self.layout31.setObjectName(u"layout31")
        self.layout31.setContentsMargins(0, 0, 0, 0)
        self.label28 = QLabel(self.wealthBlock)
        self.label28.setObjectName(u"label28")
        self.label28.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label28.sizePolicy().hasHeightForWidth())
        self.label28.setSizePolicy(sizePolicy)

        self.layout31.addWidget(self.label28)

        self.layout29 = QHBoxLayout()
        self.layout29.setSpacing(2)
        self.layout29.setObjectName(u"layout29")
        self.wealthSpin = PointsSpin(self.wealthBlock)
        self.wealthSpin.setObjectName(u"wealthSpin")
        self.wealthSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.wealthSpin.setProperty(u"field", u"wealth")
        sizePolicy1.setHeightForWidth(self.wealthSpin.sizePolicy().hasHeightForWidth())
        self.wealthSpin.setSizePolicy(sizePolicy1)

        self.layout29.addWidget(self.wealthSpin)


        self.layout31.addLayout(self.layout29)

        self.strut30 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout31.addItem(self.strut30)

        self.layout31Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout31.addItem(self.layout31Foot)

        self.layout31.setStretch(1, 1)

        self.layout37.addWidget(self.wealthBlock)

        self.stateBlock = QWidget(self.strip)
        self.stateBlock.setObjectName(u"stateBlock")
        self.layout36 = QVBoxLayout(self.stateBlock)
        self.layout36.setSpacing(2)
        self.layout36.setObjectName(u"layout36")
        self.layout36.setContentsMargins(0, 0, 0, 0)
        self.layout33 = QHBoxLayout()
        self.layout33.setSpacing(8)
        self.layout33.setObjectName(u"layout33")
        self.label32 = QLabel(self.stateBlock)
        self.label32.setObjectName(u"label32")
        self.label32.setProperty(u"role", u"quiet")

        self.layout33.addWidget(self.label32)

        self.deadCheck = QCheckBox(self.stateBlock)
        self.deadCheck.setObjectName(u"deadCheck")
        self.deadCheck.setProperty(u"field", u"dead")

        self.layout33.addWidget(self.deadCheck)


        self.layout36.addLayout(self.layout33)

        self.layout34 = QHBoxLayout()
        self.layout34.setSpacing(2)
        self.layout34.setObjectName(u"layout34")
        self.stateLabel = QLabel(self.stateBlock)
        self.stateLabel.setObjectName(u"stateLabel")
        self.stateLabel.setProperty(u"role", u"strong")
        self.stateLabel.setProperty(u"derived", u"state")

        self.layout34.addWidget(self.stateLabel)


        self.layout36.addLayout(self.layout34)

        self.strut35 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout36.addItem(self.strut35)

        self.layout36Foot = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout36.addItem(self.layout36Foot)

        self.layout36.setStretch(1, 1)

        self.layout37.addWidget(self.stateBlock)


        self.layout109.addWidget(self.strip)

        self.skills = FlowStrip(EnishiSheet)
        self.skills.setObjectName(u"skills")
        self.layout63 = QHBoxLayout(self.skills)
        self.layout63.setSpacing(10)
        self.layout63.setObjectName(u"layout63")
        self.layout63.setContentsMargins(0, 0, 0, 0)
        self.skillColumn0 = QWidget(self.skills)
        self.skillColumn0.setObjectName(u"skillColumn0")
        self.layout42 = QVBoxLayout(self.skillColumn0)
        self.layout42.setSpacing(0)
        self.layout42.setObjectName(u"layout42")
        self.layout42.setContentsMargins(0, 0, 0, 0)
        self.layout40 = QGridLayout()
        self.layout40.setObjectName(u"layout40")
        self.layout40.setHorizontalSpacing(0)
        self.layout40.setVerticalSpacing(0)
        self.layout40.setContentsMargins(0, 0, 0, 0)
        self.label38 = QLabel(self.skillColumn0)
        self.label38.setObjectName(u"label38")
        self.label38.setProperty(u"role", u"column-head")

        self.layout40.addWidget(self.label38, 0, 0, 1, 1)

        self.label39 = QLabel(self.skillColumn0)
        self.label39.setObjectName(u"label39")
        self.label39.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label39.setProperty(u"role", u"column-note")

        self.layout40.addWidget(self.label39, 0, 1, 1, 1)

        self.perceptionButton = QPushButton(self.skillColumn0)
        self.perceptionButton.setObjectName(u"perceptionButton")
        self.perceptionButton.setProperty(u"role", u"skill")
        self.perceptionButton.setProperty(u"skill", u"perception")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.perceptionButton.sizePolicy().hasHeightForWidth())
        self.perceptionButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.perceptionButton, 1, 0, 1, 1)

        self.perceptionBoxes = LevelBoxes(self.skillColumn0)
        self.perceptionBoxes.setObjectName(u"perceptionBoxes")
        self.perceptionBoxes.setProperty(u"field", u"skills.perception")

        self.layout40.addWidget(self.perceptionBoxes, 1, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.willButton = QPushButton(self.skillColumn0)
        self.willButton.setObjectName(u"willButton")
        self.willButton.setProperty(u"role", u"skill")
        self.willButton.setProperty(u"skill", u"will")
        sizePolicy2.setHeightForWidth(self.willButton.sizePolicy().hasHeightForWidth())
        self.willButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.willButton, 2, 0, 1, 1)

        self.willBoxes = LevelBoxes(self.skillColumn0)
        self.willBoxes.setObjectName(u"willBoxes")
        self.willBoxes.setProperty(u"field", u"skills.will")

        self.layout40.addWidget(self.willBoxes, 2, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.negotiationButton = QPushButton(self.skillColumn0)
        self.negotiationButton.setObjectName(u"negotiationButton")
        self.negotiationButton.setProperty(u"role", u"skill")
        self.negotiationButton.setProperty(u"skill", u"negotiation")
        sizePolicy2.setHeightForWidth(self.negotiationButton.sizePolicy().hasHeightForWidth())
        self.negotiationButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.negotiationButton, 3, 0, 1, 1)

        self.negotiationBoxes = LevelBoxes(self.skillColumn0)
        self.negotiationBoxes.setObjectName(u"negotiationBoxes")
        self.negotiationBoxes.setProperty(u"field", u"skills.negotiation")

        self.layout40.addWidget(self.negotiationBoxes, 3, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.dexterityButton = QPushButton(self.skillColumn0)
        self.dexterityButton.setObjectName(u"dexterityButton")
        self.dexterityButton.setProperty(u"role", u"skill")
        self.dexterityButton.setProperty(u"skill", u"dexterity")
        sizePolicy2.setHeightForWidth(self.dexterityButton.sizePolicy().hasHeightForWidth())
        self.dexterityButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.dexterityButton, 4, 0, 1, 1)

        self.dexterityBoxes = LevelBoxes(self.skillColumn0)
        self.dexterityBoxes.setObjectName(u"dexterityBoxes")
        self.dexterityBoxes.setProperty(u"field", u"skills.dexterity")

        self.layout40.addWidget(self.dexterityBoxes, 4, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.athleticsButton = QPushButton(self.skillColumn0)
        self.athleticsButton.setObjectName(u"athleticsButton")
        self.athleticsButton.setProperty(u"role", u"skill")
        self.athleticsButton.setProperty(u"skill", u"athletics")
        sizePolicy2.setHeightForWidth(self.athleticsButton.sizePolicy().hasHeightForWidth())
        self.athleticsButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.athleticsButton, 5, 0, 1, 1)

        self.athleticsBoxes = LevelBoxes(self.skillColumn0)
        self.athleticsBoxes.setObjectName(u"athleticsBoxes")
        self.athleticsBoxes.setProperty(u"field", u"skills.athletics")

        self.layout40.addWidget(self.athleticsBoxes, 5, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.vigourButton = QPushButton(self.skillColumn0)
        self.vigourButton.setObjectName(u"vigourButton")
        self.vigourButton.setProperty(u"role", u"skill")
        self.vigourButton.setProperty(u"skill", u"vigour")
        sizePolicy2.setHeightForWidth(self.vigourButton.sizePolicy().hasHeightForWidth())
        self.vigourButton.setSizePolicy(sizePolicy2)

        self.layout40.addWidget(self.vigourButton, 6, 0, 1, 1)

        self.vigourBoxes = LevelBoxes(self.skillColumn0)
        self.vigourBoxes.setObjectName(u"vigourBoxes")
        self.vigourBoxes.setProperty(u"field", u"skills.vigour")

        self.layout40.addWidget(self.vigourBoxes, 6, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)


        self.layout42.addLayout(self.layout40)

        self.spacer41 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout42.addItem(self.spacer41)


        self.layout63.addWidget(self.skillColumn0)

        self.skillColumn1 = QWidget(self.skills)
        self.skillColumn1.setObjectName(u"skillColumn1")
        self.layout47 = QVBoxLayout(self.skillColumn1)
        self.layout47.setSpacing(0)
        self.layout47.setObjectName(u"layout47")
        self.layout47.setContentsMargins(0, 0, 0, 0)
        self.layout45 = QGridLayout()
        self.layout45.setObjectName(u"layout45")
        self.layout45.setHorizontalSpacing(0)
        self.layout45.setVerticalSpacing(0)
        self.layout45.setContentsMargins(0, 0, 0, 0)
        self.label43 = QLabel(self.skillColumn1)
        self.label43.setObjectName(u"label43")
        self.label43.setProperty(u"role", u"column-head")

        self.layout45.addWidget(self.label43, 0, 0, 1, 1)

        self.label44 = QLabel(self.skillColumn1)
        self.label44.setObjectName(u"label44")
        self.label44.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label44.setProperty(u"role", u"column-note")

        self.layout45.addWidget(self.label44, 0, 1, 1, 1)

        self.brawlingButton = QPushButton(self.skillColumn1)
        self.brawlingButton.setObjectName(u"brawlingButton")
        self.brawlingButton.setProperty(u"role", u"skill")
        self.brawlingButton.setProperty(u"skill", u"brawling")
        sizePolicy2.setHeightForWidth(self.brawlingButton.sizePolicy().hasHeightForWidth())
        self.brawlingButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.brawlingButton, 1, 0, 1, 1)

        self.brawlingBoxes = LevelBoxes(self.skillColumn1)
        self.brawlingBoxes.setObjectName(u"brawlingBoxes")
        self.brawlingBoxes.setProperty(u"field", u"skills.brawling")

        self.layout45.addWidget(self.brawlingBoxes, 1, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.meleeButton = QPushButton(self.skillColumn1)
        self.meleeButton.setObjectName(u"meleeButton")
        self.meleeButton.setProperty(u"role", u"skill")
        self.meleeButton.setProperty(u"skill", u"melee")
        sizePolicy2.setHeightForWidth(self.meleeButton.sizePolicy().hasHeightForWidth())
        self.meleeButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.meleeButton, 2, 0, 1, 1)

        self.meleeBoxes = LevelBoxes(self.skillColumn1)
        self.meleeBoxes.setObjectName(u"meleeBoxes")
        self.meleeBoxes.setProperty(u"field", u"skills.melee")

        self.layout45.addWidget(self.meleeBoxes, 2, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.throwingButton = QPushButton(self.skillColumn1)
        self.throwingButton.setObjectName(u"throwingButton")
        self.throwingButton.setProperty(u"role", u"skill")
        self.throwingButton.setProperty(u"skill", u"throwing")
        sizePolicy2.setHeightForWidth(self.throwingButton.sizePolicy().hasHeightForWidth())
        self.throwingButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.throwingButton, 3, 0, 1, 1)

        self.throwingBoxes = LevelBoxes(self.skillColumn1)
        self.throwingBoxes.setObjectName(u"throwingBoxes")
        self.throwingBoxes.setProperty(u"field", u"skills.throwing")

        self.layout45.addWidget(self.throwingBoxes, 3, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.shootingButton = QPushButton(self.skillColumn1)
        self.shootingButton.setObjectName(u"shootingButton")
        self.shootingButton.setProperty(u"role", u"skill")
        self.shootingButton.setProperty(u"skill", u"shooting")
        sizePolicy2.setHeightForWidth(self.shootingButton.sizePolicy().hasHeightForWidth())
        self.shootingButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.shootingButton, 4, 0, 1, 1)

        self.shootingBoxes = LevelBoxes(self.skillColumn1)
        self.shootingBoxes.setObjectName(u"shootingBoxes")
        self.shootingBoxes.setProperty(u"field", u"skills.shooting")

        self.layout45.addWidget(self.shootingBoxes, 4, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.firearmsButton = QPushButton(self.skillColumn1)
        self.firearmsButton.setObjectName(u"firearmsButton")
        self.firearmsButton.setProperty(u"role", u"skill")
        self.firearmsButton.setProperty(u"skill", u"firearms")
        sizePolicy2.setHeightForWidth(self.firearmsButton.sizePolicy().hasHeightForWidth())
        self.firearmsButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.firearmsButton, 5, 0, 1, 1)

        self.firearmsBoxes = LevelBoxes(self.skillColumn1)
        self.firearmsBoxes.setObjectName(u"firearmsBoxes")
        self.firearmsBoxes.setProperty(u"field", u"skills.firearms")

        self.layout45.addWidget(self.firearmsBoxes, 5, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.gunneryButton = QPushButton(self.skillColumn1)
        self.gunneryButton.setObjectName(u"gunneryButton")
        self.gunneryButton.setProperty(u"role", u"skill")
        self.gunneryButton.setProperty(u"skill", u"gunnery")
        sizePolicy2.setHeightForWidth(self.gunneryButton.sizePolicy().hasHeightForWidth())
        self.gunneryButton.setSizePolicy(sizePolicy2)

        self.layout45.addWidget(self.gunneryButton, 6, 0, 1, 1)

        self.gunneryBoxes = LevelBoxes(self.skillColumn1)
        self.gunneryBoxes.setObjectName(u"gunneryBoxes")
        self.gunneryBoxes.setProperty(u"field", u"skills.gunnery")

        self.layout45.addWidget(self.gunneryBoxes, 6, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)


        self.layout47.addLayout(self.layout45)

        self.spacer46 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout47.addItem(self.spacer46)


        self.layout63.addWidget(self.skillColumn1)

        self.skillColumn2 = QWidget(self.skills)
        self.skillColumn2.setObjectName(u"skillColumn2")
        self.layout52 = QVBoxLayout(self.skillColumn2)
        self.layout52.setSpacing(0)
        self.layout52.setObjectName(u"layout52")
        self.layout52.setContentsMargins(0, 0, 0, 0)
        self.layout50 = QGridLayout()
        self.layout50.setObjectName(u"layout50")
        self.layout50.setHorizontalSpacing(0)
        self.layout50.setVerticalSpacing(0)
        self.layout50.setContentsMargins(0, 0, 0, 0)
        self.label48 = QLabel(self.skillColumn2)
        self.label48.setObjectName(u"label48")
        self.label48.setProperty(u"role", u"column-head")

        self.layout50.addWidget(self.label48, 0, 0, 1, 1)

        self.label49 = QLabel(self.skillColumn2)
        self.label49.setObjectName(u"label49")
        self.label49.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label49.setProperty(u"role", u"column-note")

        self.layout50.addWidget(self.label49, 0, 1, 1, 1)

        self.ridingButton = QPushButton(self.skillColumn2)
        self.ridingButton.setObjectName(u"ridingButton")
        self.ridingButton.setProperty(u"role", u"skill")
        self.ridingButton.setProperty(u"skill", u"riding")
        sizePolicy2.setHeightForWidth(self.ridingButton.sizePolicy().hasHeightForWidth())
        self.ridingButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.ridingButton, 1, 0, 1, 1)

        self.ridingBoxes = LevelBoxes(self.skillColumn2)
        self.ridingBoxes.setObjectName(u"ridingBoxes")
        self.ridingBoxes.setProperty(u"field", u"skills.riding")

        self.layout50.addWidget(self.ridingBoxes, 1, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.drivingButton = QPushButton(self.skillColumn2)
        self.drivingButton.setObjectName(u"drivingButton")
        self.drivingButton.setProperty(u"role", u"skill")
        self.drivingButton.setProperty(u"skill", u"driving")
        sizePolicy2.setHeightForWidth(self.drivingButton.sizePolicy().hasHeightForWidth())
        self.drivingButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.drivingButton, 2, 0, 1, 1)

        self.drivingBoxes = LevelBoxes(self.skillColumn2)
        self.drivingBoxes.setObjectName(u"drivingBoxes")
        self.drivingBoxes.setProperty(u"field", u"skills.driving")

        self.layout50.addWidget(self.drivingBoxes, 2, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.boatingButton = QPushButton(self.skillColumn2)
        self.boatingButton.setObjectName(u"boatingButton")
        self.boatingButton.setProperty(u"role", u"skill")
        self.boatingButton.setProperty(u"skill", u"boating")
        sizePolicy2.setHeightForWidth(self.boatingButton.sizePolicy().hasHeightForWidth())
        self.boatingButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.boatingButton, 3, 0, 1, 1)

        self.boatingBoxes = LevelBoxes(self.skillColumn2)
        self.boatingBoxes.setObjectName(u"boatingBoxes")
        self.boatingBoxes.setProperty(u"field", u"skills.boating")

        self.layout50.addWidget(self.boatingBoxes, 3, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.aviationButton = QPushButton(self.skillColumn2)
        self.aviationButton.setObjectName(u"aviationButton")
        self.aviationButton.setProperty(u"role", u"skill")
        self.aviationButton.setProperty(u"skill", u"aviation")
        sizePolicy2.setHeightForWidth(self.aviationButton.sizePolicy().hasHeightForWidth())
        self.aviationButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.aviationButton, 4, 0, 1, 1)

        self.aviationBoxes = LevelBoxes(self.skillColumn2)
        self.aviationBoxes.setObjectName(u"aviationBoxes")
        self.aviationBoxes.setProperty(u"field", u"skills.aviation")

        self.layout50.addWidget(self.aviationBoxes, 4, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.spaceflightButton = QPushButton(self.skillColumn2)
        self.spaceflightButton.setObjectName(u"spaceflightButton")
        self.spaceflightButton.setProperty(u"role", u"skill")
        self.spaceflightButton.setProperty(u"skill", u"spaceflight")
        sizePolicy2.setHeightForWidth(self.spaceflightButton.sizePolicy().hasHeightForWidth())
        self.spaceflightButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.spaceflightButton, 5, 0, 1, 1)

        self.spaceflightBoxes = LevelBoxes(self.skillColumn2)
        self.spaceflightBoxes.setObjectName(u"spaceflightBoxes")
        self.spaceflightBoxes.setProperty(u"field", u"skills.spaceflight")

        self.layout50.addWidget(self.spaceflightBoxes, 5, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.repairButton = QPushButton(self.skillColumn2)
        self.repairButton.setObjectName(u"repairButton")
        self.repairButton.setProperty(u"role", u"skill")
        self.repairButton.setProperty(u"skill", u"repair")
        sizePolicy2.setHeightForWidth(self.repairButton.sizePolicy().hasHeightForWidth())
        self.repairButton.setSizePolicy(sizePolicy2)

        self.layout50.addWidget(self.repairButton, 6, 0, 1, 1)

        self.repairBoxes = LevelBoxes(self.skillColumn2)
        self.repairBoxes.setObjectName(u"repairBoxes")
        self.repairBoxes.setProperty(u"field", u"skills.repair")

        self.layout50.addWidget(self.repairBoxes, 6, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)


        self.layout52.addLayout(self.layout50)

        self.spacer51 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout52.addItem(self.spacer51)


        self.layout63.addWidget(self.skillColumn2)

        self.skillColumn3 = QWidget(self.skills)
        self.skillColumn3.setObjectName(u"skillColumn3")
        self.layout57 = QVBoxLayout(self.skillColumn3)
        self.layout57.setSpacing(0)
        self.layout57.setObjectName(u"layout57")
        self.layout57.setContentsMargins(0, 0, 0, 0)
        self.layout55 = QGridLayout()
        self.layout55.setObjectName(u"layout55")
        self.layout55.setHorizontalSpacing(0)
        self.layout55.setVerticalSpacing(0)
        self.layout55.setContentsMargins(0, 0, 0, 0)
        self.label53 = QLabel(self.skillColumn3)
        self.label53.setObjectName(u"label53")
        self.label53.setProperty(u"role", u"column-head")

        self.layout55.addWidget(self.label53, 0, 0, 1, 1)

        self.label54 = QLabel(self.skillColumn3)
        self.label54.setObjectName(u"label54")
        self.label54.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label54.setProperty(u"role", u"column-note")

        self.layout55.addWidget(self.label54, 0, 1, 1, 1)

        self.stealthButton = QPushButton(self.skillColumn3)
        self.stealthButton.setObjectName(u"stealthButton")
        self.stealthButton.setProperty(u"role", u"skill")
        self.stealthButton.setProperty(u"skill", u"stealth")
        sizePolicy2.setHeightForWidth(self.stealthButton.sizePolicy().hasHeightForWidth())
        self.stealthButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.stealthButton, 1, 0, 1, 1)

        self.stealthBoxes = LevelBoxes(self.skillColumn3)
        self.stealthBoxes.setObjectName(u"stealthBoxes")
        self.stealthBoxes.setProperty(u"field", u"skills.stealth")

        self.layout55.addWidget(self.stealthBoxes, 1, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.survivalButton = QPushButton(self.skillColumn3)
        self.survivalButton.setObjectName(u"survivalButton")
        self.survivalButton.setProperty(u"role", u"skill")
        self.survivalButton.setProperty(u"skill", u"survival")
        sizePolicy2.setHeightForWidth(self.survivalButton.sizePolicy().hasHeightForWidth())
        self.survivalButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.survivalButton, 2, 0, 1, 1)

        self.survivalBoxes = LevelBoxes(self.skillColumn3)
        self.survivalBoxes.setObjectName(u"survivalBoxes")
        self.survivalBoxes.setProperty(u"field", u"skills.survival")

        self.layout55.addWidget(self.survivalBoxes, 2, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.computingButton = QPushButton(self.skillColumn3)
        self.computingButton.setObjectName(u"computingButton")
        self.computingButton.setProperty(u"role", u"skill")
        self.computingButton.setProperty(u"skill", u"computing")
        sizePolicy2.setHeightForWidth(self.computingButton.sizePolicy().hasHeightForWidth())
        self.computingButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.computingButton, 3, 0, 1, 1)

        self.computingBoxes = LevelBoxes(self.skillColumn3)
        self.computingBoxes.setObjectName(u"computingBoxes")
        self.computingBoxes.setProperty(u"field", u"skills.computing")

        self.layout55.addWidget(self.computingBoxes, 3, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.triviaButton = QPushButton(self.skillColumn3)
        self.triviaButton.setObjectName(u"triviaButton")
        self.triviaButton.setProperty(u"role", u"skill")
        self.triviaButton.setProperty(u"skill", u"trivia")
        sizePolicy2.setHeightForWidth(self.triviaButton.sizePolicy().hasHeightForWidth())
        self.triviaButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.triviaButton, 4, 0, 1, 1)

        self.triviaBoxes = LevelBoxes(self.skillColumn3)
        self.triviaBoxes.setObjectName(u"triviaBoxes")
        self.triviaBoxes.setProperty(u"field", u"skills.trivia")

        self.layout55.addWidget(self.triviaBoxes, 4, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.tacticsButton = QPushButton(self.skillColumn3)
        self.tacticsButton.setObjectName(u"tacticsButton")
        self.tacticsButton.setProperty(u"role", u"skill")
        self.tacticsButton.setProperty(u"skill", u"tactics")
        sizePolicy2.setHeightForWidth(self.tacticsButton.sizePolicy().hasHeightForWidth())
        self.tacticsButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.tacticsButton, 5, 0, 1, 1)

        self.tacticsBoxes = LevelBoxes(self.skillColumn3)
        self.tacticsBoxes.setObjectName(u"tacticsBoxes")
        self.tacticsBoxes.setProperty(u"field", u"skills.tactics")

        self.layout55.addWidget(self.tacticsBoxes, 5, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.richesButton = QPushButton(self.skillColumn3)
        self.richesButton.setObjectName(u"richesButton")
        self.richesButton.setProperty(u"role", u"skill")
        self.richesButton.setProperty(u"skill", u"riches")
        sizePolicy2.setHeightForWidth(self.richesButton.sizePolicy().hasHeightForWidth())
        self.richesButton.setSizePolicy(sizePolicy2)

        self.layout55.addWidget(self.richesButton, 6, 0, 1, 1)

        self.richesBoxes = LevelBoxes(self.skillColumn3)
        self.richesBoxes.setObjectName(u"richesBoxes")
        self.richesBoxes.setProperty(u"field", u"skills.riches")

        self.layout55.addWidget(self.richesBoxes, 6, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)


        self.layout57.addLayout(self.layout55)

        self.spacer56 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout57.addItem(self.spacer56)


        self.layout63.addWidget(self.skillColumn3)

        self.skillColumn4 = QWidget(self.skills)
        self.skillColumn4.setObjectName(u"skillColumn4")
        self.layout62 = QVBoxLayout(self.skillColumn4)
        self.layout62.setSpacing(0)
        self.layout62.setObjectName(u"layout62")
        self.layout62.setContentsMargins(0, 0, 0, 0)
        self.layout60 = QGridLayout()
        self.layout60.setObjectName(u"layout60")
        self.layout60.setHorizontalSpacing(0)
        self.layout60.setVerticalSpacing(0)
        self.layout60.setContentsMargins(0, 0, 0, 0)
        self.label58 = QLabel(self.skillColumn4)
        self.label58.setObjectName(u"label58")
        self.label58.setProperty(u"role", u"column-head")

        self.layout60.addWidget(self.label58, 0, 0, 1, 1)

        self.label59 = QLabel(self.skillColumn4)
        self.label59.setObjectName(u"label59")
        self.label59.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label59.setProperty(u"role", u"column-note")

        self.layout60.addWidget(self.label59, 0, 1, 1, 1)

        self.medicineButton = QPushButton(self.skillColumn4)
        self.medicineButton.setObjectName(u"medicineButton")
        self.medicineButton.setProperty(u"role", u"skill")
        self.medicineButton.setProperty(u"skill", u"medicine")
        sizePolicy2.setHeightForWidth(self.medicineButton.sizePolicy().hasHeightForWidth())
        self.medicineButton.setSizePolicy(sizePolicy2)

        self.layout60.addWidget(self.medicineButton, 1, 0, 1, 1)

        self.medicineBoxes = LevelBoxes(self.skillColumn4)
        self.medicineBoxes.setObjectName(u"medicineBoxes")
        self.medicineBoxes.setProperty(u"field", u"skills.medicine")

        self.layout60.addWidget(self.medicineBoxes, 1, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)

        self.languageButton = QPushButton(self.skillColumn4)
        self.languageButton.setObjectName(u"languageButton")
        self.languageButton.setProperty(u"role", u"skill")
        self.languageButton.setProperty(u"skill", u"language")
        sizePolicy2.setHeightForWidth(self.languageButton.sizePolicy().hasHeightForWidth())
        self.languageButton.setSizePolicy(sizePolicy2)

        self.layout60.addWidget(self.languageButton, 2, 0, 1, 1)

        self.languageBoxes = LevelBoxes(self.skillColumn4)
        self.languageBoxes.setObjectName(u"languageBoxes")
        self.languageBoxes.setProperty(u"field", u"skills.language")

        self.layout60.addWidget(self.languageBoxes, 2, 1, 1, 1, Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)


        self.layout62.addLayout(self.layout60)

        self.fieldTable = RowTable(self.skillColumn4)
        self.fieldTable.setObjectName(u"fieldTable")
        self.fieldTable.setFrameShape(QFrame.Shape.NoFrame)
        self.fieldTable.setProperty(u"field", u"fields")
        self.fieldTable.setFitRows(6)
        self.fieldTable.setBare(True)
        sizePolicy2.setHeightForWidth(self.fieldTable.sizePolicy().hasHeightForWidth())
        self.fieldTable.setSizePolicy(sizePolicy2)

        self.layout62.addWidget(self.fieldTable)

        self.spacer61 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout62.addItem(self.spacer61)


        self.layout63.addWidget(self.skillColumn4)


        self.layout109.addWidget(self.skills)

        self.layout66 = QVBoxLayout()
        self.layout66.setSpacing(4)
        self.layout66.setObjectName(u"layout66")
        self.layout65 = QHBoxLayout()
        self.layout65.setSpacing(8)
        self.layout65.setObjectName(u"layout65")
        self.label64 = QLabel(EnishiSheet)
        self.label64.setObjectName(u"label64")
        self.label64.setProperty(u"role", u"heading")

        self.layout65.addWidget(self.label64)

        self.weaponNote = ElidedLabel(EnishiSheet)
        self.weaponNote.setObjectName(u"weaponNote")
        self.weaponNote.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.weaponNote.setProperty(u"role", u"quiet")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.weaponNote.sizePolicy().hasHeightForWidth())
        self.weaponNote.setSizePolicy(sizePolicy3)

        self.layout65.addWidget(self.weaponNote)


        self.layout66.addLayout(self.layout65)

        self.weaponTable = RowTable(EnishiSheet)
        self.weaponTable.setObjectName(u"weaponTable")
        self.weaponTable.setProperty(u"field", u"weapons")
        self.weaponTable.setFitRows(8)

        self.layout66.addWidget(self.weaponTable)


        self.layout109.addLayout(self.layout66)

        self.wearRow = FlowStrip(EnishiSheet)
        self.wearRow.setObjectName(u"wearRow")
        self.wearLayout = QHBoxLayout(self.wearRow)
        self.wearLayout.setSpacing(16)
        self.wearLayout.setObjectName(u"wearLayout")
        self.wearLayout.setContentsMargins(0, 0, 0, 0)
        self.layout78 = QVBoxLayout()
        self.layout78.setSpacing(4)
        self.layout78.setObjectName(u"layout78")
        self.armourHead = FlowStrip(self.wearRow)
        self.armourHead.setObjectName(u"armourHead")
        self.layout71 = QHBoxLayout(self.armourHead)
        self.layout71.setSpacing(4)
        self.layout71.setObjectName(u"layout71")
        self.layout71.setContentsMargins(0, 0, 0, 0)
        self.label67 = QLabel(self.armourHead)
        self.label67.setObjectName(u"label67")
        self.label67.setProperty(u"role", u"heading")

        self.layout71.addWidget(self.label67)

        self.spacer68 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout71.addItem(self.spacer68)

        self.label69 = QLabel(self.armourHead)
        self.label69.setObjectName(u"label69")
        self.label69.setProperty(u"role", u"quiet")

        self.layout71.addWidget(self.label69)

        self.defence_lineNumber = DerivedNumber(self.armourHead)
        self.defence_lineNumber.setObjectName(u"defence_lineNumber")
        self.defence_lineNumber.setAutoRaise(True)
        self.defence_lineNumber.setProperty(u"role", u"strong")
        self.defence_lineNumber.setProperty(u"derived", u"defence_line")

        self.layout71.addWidget(self.defence_lineNumber)

        self.label70 = QLabel(self.armourHead)
        self.label70.setObjectName(u"label70")
        self.label70.setProperty(u"role", u"quiet")

        self.layout71.addWidget(self.label70)

        self.structureNumber = DerivedNumber(self.armourHead)
        self.structureNumber.setObjectName(u"structureNumber")
        self.structureNumber.setAutoRaise(True)
        self.structureNumber.setProperty(u"role", u"strong")
        self.structureNumber.setProperty(u"derived", u"structure")

        self.layout71.addWidget(self.structureNumber)


        self.layout78.addWidget(self.armourHead)

        self.armourTable = RowTable(self.wearRow)
        self.armourTable.setObjectName(u"armourTable")
        self.armourTable.setProperty(u"field", u"armour")
        self.armourTable.setFitRows(6)

        self.layout78.addWidget(self.armourTable)

        self.wornStrut = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.layout78.addItem(self.wornStrut)

        self.itemHead = FlowStrip(self.wearRow)
        self.itemHead.setObjectName(u"itemHead")
        self.layout76 = QHBoxLayout(self.itemHead)
        self.layout76.setSpacing(4)
        self.layout76.setObjectName(u"layout76")
        self.layout76.setContentsMargins(0, 0, 0, 0)
        self.label72 = QLabel(self.itemHead)
        self.label72.setObjectName(u"label72")
        self.label72.setProperty(u"role", u"heading")

        self.layout76.addWidget(self.label72)

        self.spacer73 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout76.addItem(self.spacer73)

        self.label74 = QLabel(self.itemHead)
        self.label74.setObjectName(u"label74")
        self.label74.setProperty(u"role", u"quiet")

        self.layout76.addWidget(self.label74)

        self.mobility_modNumber = DerivedNumber(self.itemHead)
        self.mobility_modNumber.setObjectName(u"mobility_modNumber")
        self.mobility_modNumber.setAutoRaise(True)
        self.mobility_modNumber.setProperty(u"role", u"strong")
        self.mobility_modNumber.setProperty(u"derived", u"mobility_mod")

        self.layout76.addWidget(self.mobility_modNumber)

        self.label75 = QLabel(self.itemHead)
        self.label75.setObjectName(u"label75")
        self.label75.setProperty(u"role", u"quiet")

        self.layout76.addWidget(self.label75)

        self.wealth_leftNumber = DerivedNumber(self.itemHead)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"strong")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout76.addWidget(self.wealth_leftNumber)


        self.layout78.addWidget(self.itemHead)

        self.itemTable = RowTable(self.wearRow)
        self.itemTable.setObjectName(u"itemTable")
        self.itemTable.setProperty(u"field", u"items")
        self.itemTable.setFitRows(8)

        self.layout78.addWidget(self.itemTable)

        self.spacer77 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout78.addItem(self.spacer77)


        self.wearLayout.addLayout(self.layout78)

        self.layout85 = QVBoxLayout()
        self.layout85.setSpacing(4)
        self.layout85.setObjectName(u"layout85")
        self.bondHead = FlowStrip(self.wearRow)
        self.bondHead.setObjectName(u"bondHead")
        self.layout83 = QHBoxLayout(self.bondHead)
        self.layout83.setSpacing(4)
        self.layout83.setObjectName(u"layout83")
        self.layout83.setContentsMargins(0, 0, 0, 0)
        self.bondLabel = QLabel(self.bondHead)
        self.bondLabel.setObjectName(u"bondLabel")
        self.bondLabel.setProperty(u"role", u"heading")

        self.layout83.addWidget(self.bondLabel)

        self.bondCount = QLabel(self.bondHead)
        self.bondCount.setObjectName(u"bondCount")
        self.bondCount.setProperty(u"role", u"quiet")

        self.layout83.addWidget(self.bondCount)

        self.spacer80 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout83.addItem(self.spacer80)

        self.label81 = QLabel(self.bondHead)
        self.label81.setObjectName(u"label81")
        self.label81.setProperty(u"role", u"quiet")

        self.layout83.addWidget(self.label81)

        self.initiative_lineNumber = DerivedNumber(self.bondHead)
        self.initiative_lineNumber.setObjectName(u"initiative_lineNumber")
        self.initiative_lineNumber.setAutoRaise(True)
        self.initiative_lineNumber.setProperty(u"role", u"strong")
        self.initiative_lineNumber.setProperty(u"derived", u"initiative_line")

        self.layout83.addWidget(self.initiative_lineNumber)

        self.gaugeLeftLabel = QLabel(self.bondHead)
        self.gaugeLeftLabel.setObjectName(u"gaugeLeftLabel")
        self.gaugeLeftLabel.setProperty(u"role", u"quiet")

        self.layout83.addWidget(self.gaugeLeftLabel)

        self.gauge_leftNumber = DerivedNumber(self.bondHead)
        self.gauge_leftNumber.setObjectName(u"gauge_leftNumber")
        self.gauge_leftNumber.setAutoRaise(True)
        self.gauge_leftNumber.setProperty(u"role", u"strong")
        self.gauge_leftNumber.setProperty(u"derived", u"gauge_left")

        self.layout83.addWidget(self.gauge_leftNumber)


        self.layout85.addWidget(self.bondHead)

        self.bondTable = RowTable(self.wearRow)
        self.bondTable.setObjectName(u"bondTable")
        self.bondTable.setProperty(u"field", u"bonds")
        self.bondTable.setFitRows(8)

        self.layout85.addWidget(self.bondTable)

        self.spacer84 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout85.addItem(self.spacer84)


        self.wearLayout.addLayout(self.layout85)

        self.wearLayout.setStretch(0, 3)
        self.wearLayout.setStretch(1, 2)

        self.layout109.addWidget(self.wearRow)

        self.low = FlowStrip(EnishiSheet)
        self.low.setObjectName(u"low")
        self.layout106 = QHBoxLayout(self.low)
        self.layout106.setSpacing(16)
        self.layout106.setObjectName(u"layout106")
        self.layout106.setContentsMargins(0, 0, 0, 0)
        self.xpBlock = QWidget(self.low)
        self.xpBlock.setObjectName(u"xpBlock")
        self.layout99 = QVBoxLayout(self.xpBlock)
        self.layout99.setSpacing(8)
        self.layout99.setObjectName(u"layout99")
        self.layout99.setContentsMargins(0, 0, 0, 0)
        self.xpHead = FlowStrip(self.xpBlock)
        self.xpHead.setObjectName(u"xpHead")
        self.layout97 = QHBoxLayout(self.xpHead)
        self.layout97.setSpacing(8)
        self.layout97.setObjectName(u"layout97")
        self.layout97.setContentsMargins(0, 0, 0, 0)
        self.label92 = QLabel(self.xpHead)
        self.label92.setObjectName(u"label92")
        self.label92.setProperty(u"role", u"heading")

        self.layout97.addWidget(self.label92)

        self.spacer93 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout97.addItem(self.spacer93)

        self.label94 = QLabel(self.xpHead)
        self.label94.setObjectName(u"label94")
        self.label94.setProperty(u"role", u"quiet")

        self.layout97.addWidget(self.label94)

        self.xpTotalSpin = PointsSpin(self.xpHead)
        self.xpTotalSpin.setObjectName(u"xpTotalSpin")
        self.xpTotalSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.xpTotalSpin.setProperty(u"field", u"xp_total")
        sizePolicy1.setHeightForWidth(self.xpTotalSpin.sizePolicy().hasHeightForWidth())
        self.xpTotalSpin.setSizePolicy(sizePolicy1)

        self.layout97.addWidget(self.xpTotalSpin)

        self.label95 = QLabel(self.xpHead)
        self.label95.setObjectName(u"label95")
        self.label95.setProperty(u"role", u"quiet")

        self.layout97.addWidget(self.label95)

        self.xpSpentSpin = PointsSpin(self.xpHead)
        self.xpSpentSpin.setObjectName(u"xpSpentSpin")
        self.xpSpentSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.xpSpentSpin.setProperty(u"field", u"xp_spent")
        sizePolicy1.setHeightForWidth(self.xpSpentSpin.sizePolicy().hasHeightForWidth())
        self.xpSpentSpin.setSizePolicy(sizePolicy1)

        self.layout97.addWidget(self.xpSpentSpin)

        self.label96 = QLabel(self.xpHead)
        self.label96.setObjectName(u"label96")
        self.label96.setProperty(u"role", u"quiet")

        self.layout97.addWidget(self.label96)

        self.xp_leftNumber = DerivedNumber(self.xpHead)
        self.xp_leftNumber.setObjectName(u"xp_leftNumber")
        self.xp_leftNumber.setAutoRaise(True)
        self.xp_leftNumber.setProperty(u"role", u"number")
        self.xp_leftNumber.setProperty(u"derived", u"xp_left")

        self.layout97.addWidget(self.xp_leftNumber)


        self.layout99.addWidget(self.xpHead)

        self.finishedCheck = QCheckBox(self.xpBlock)
        self.finishedCheck.setObjectName(u"finishedCheck")
        self.finishedCheck.setProperty(u"field", u"xp_checklist.finished")

        self.layout99.addWidget(self.finishedCheck)

        self.cooperatedCheck = QCheckBox(self.xpBlock)
        self.cooperatedCheck.setObjectName(u"cooperatedCheck")
        self.cooperatedCheck.setProperty(u"field", u"xp_checklist.cooperated")

        self.layout99.addWidget(self.cooperatedCheck)

        self.appearedCheck = QCheckBox(self.xpBlock)
        self.appearedCheck.setObjectName(u"appearedCheck")
        self.appearedCheck.setProperty(u"field", u"xp_checklist.appeared")

        self.layout99.addWidget(self.appearedCheck)

        self.ledCheck = QCheckBox(self.xpBlock)
        self.ledCheck.setObjectName(u"ledCheck")
        self.ledCheck.setProperty(u"field", u"xp_checklist.led")

        self.layout99.addWidget(self.ledCheck)

        self.excellentCheck = QCheckBox(self.xpBlock)
        self.excellentCheck.setObjectName(u"excellentCheck")
        self.excellentCheck.setProperty(u"field", u"xp_checklist.excellent")

        self.layout99.addWidget(self.excellentCheck)

        self.spacer98 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout99.addItem(self.spacer98)


        self.layout106.addWidget(self.xpBlock)

        self.careBlock = QWidget(self.low)
        self.careBlock.setObjectName(u"careBlock")
        self.layout105 = QVBoxLayout(self.careBlock)
        self.layout105.setSpacing(8)
        self.layout105.setObjectName(u"layout105")
        self.layout105.setContentsMargins(0, 0, 0, 0)
        self.label100 = QLabel(self.careBlock)
        self.label100.setObjectName(u"label100")
        self.label100.setProperty(u"role", u"heading")

        self.layout105.addWidget(self.label100)

        self.careRow = FlowStrip(self.careBlock)
        self.careRow.setObjectName(u"careRow")
        self.layout103 = QHBoxLayout(self.careRow)
        self.layout103.setSpacing(8)
        self.layout103.setObjectName(u"layout103")
        self.layout103.setContentsMargins(0, 0, 0, 0)
        self.aidCheck = QCheckBox(self.careRow)
        self.aidCheck.setObjectName(u"aidCheck")
        self.aidCheck.setProperty(u"field", u"first_aid_used")

        self.layout103.addWidget(self.aidCheck)

        self.restCheck = QCheckBox(self.careRow)
        self.restCheck.setObjectName(u"restCheck")
        self.restCheck.setProperty(u"field", u"backstage_rest")

        self.layout103.addWidget(self.restCheck)

        self.label101 = QLabel(self.careRow)
        self.label101.setObjectName(u"label101")

        self.layout103.addWidget(self.label101)

        self.daysSpin = PointsSpin(self.careRow)
        self.daysSpin.setObjectName(u"daysSpin")
        self.daysSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.daysSpin.setProperty(u"field", u"days_towards_lp")
        sizePolicy1.setHeightForWidth(self.daysSpin.sizePolicy().hasHeightForWidth())
        self.daysSpin.setSizePolicy(sizePolicy1)

        self.layout103.addWidget(self.daysSpin)

        self.spacer102 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout103.addItem(self.spacer102)


        self.layout105.addWidget(self.careRow)

        self.effectLabel = QLabel(self.careBlock)
        self.effectLabel.setObjectName(u"effectLabel")
        self.effectLabel.setProperty(u"role", u"strong")

        self.layout105.addWidget(self.effectLabel)

        self.effectTable = RowTable(self.careBlock)
        self.effectTable.setObjectName(u"effectTable")
        self.effectTable.setProperty(u"field", u"effect_log")
        self.effectTable.setLeastRows(2)

        self.layout105.addWidget(self.effectTable)


        self.layout106.addWidget(self.careBlock)


        self.layout109.addWidget(self.low)

        self.label107 = QLabel(EnishiSheet)
        self.label107.setObjectName(u"label107")
        self.label107.setProperty(u"role", u"heading")

        self.layout109.addWidget(self.label107)

        self.layout91 = QFormLayout()
        self.layout91.setObjectName(u"layout91")
        self.layout91.setHorizontalSpacing(8)
        self.layout91.setVerticalSpacing(6)
        self.label86 = QLabel(EnishiSheet)
        self.label86.setObjectName(u"label86")

        self.layout91.setWidget(0, QFormLayout.ItemRole.LabelRole, self.label86)

        self.backgroundEdit = QPlainTextEdit(EnishiSheet)
        self.backgroundEdit.setObjectName(u"backgroundEdit")
        self.backgroundEdit.setTabChangesFocus(True)
        self.backgroundEdit.setMaximumSize(QSize(16777215, 72))
        self.backgroundEdit.setProperty(u"field", u"background")

        self.layout91.setWidget(0, QFormLayout.ItemRole.FieldRole, self.backgroundEdit)

        self.label87 = QLabel(EnishiSheet)
        self.label87.setObjectName(u"label87")

        self.layout91.setWidget(1, QFormLayout.ItemRole.LabelRole, self.label87)

        self.notesEdit = QPlainTextEdit(EnishiSheet)
        self.notesEdit.setObjectName(u"notesEdit")
        self.notesEdit.setTabChangesFocus(True)
        self.notesEdit.setMaximumSize(QSize(16777215, 56))
        self.notesEdit.setProperty(u"field", u"notes")

        self.layout91.setWidget(1, QFormLayout.ItemRole.FieldRole, self.notesEdit)

        self.label88 = QLabel(EnishiSheet)
        self.label88.setObjectName(u"label88")

        self.layout91.setWidget(2, QFormLayout.ItemRole.LabelRole, self.label88)

        self.motherEdit = QLineEdit(EnishiSheet)
        self.motherEdit.setObjectName(u"motherEdit")
        self.motherEdit.setProperty(u"field", u"mother_tongue")

        self.layout91.setWidget(2, QFormLayout.ItemRole.FieldRole, self.motherEdit)

        self.label89 = QLabel(EnishiSheet)
        self.label89.setObjectName(u"label89")

        self.layout91.setWidget(3, QFormLayout.ItemRole.LabelRole, self.label89)

        self.languagesEdit = WordsEdit(EnishiSheet)
        self.languagesEdit.setObjectName(u"languagesEdit")
        self.languagesEdit.setProperty(u"field", u"languages")

        self.layout91.setWidget(3, QFormLayout.ItemRole.FieldRole, self.languagesEdit)

        self.label90 = QLabel(EnishiSheet)
        self.label90.setObjectName(u"label90")

        self.layout91.setWidget(4, QFormLayout.ItemRole.LabelRole, self.label90)

        self.startCombo = QComboBox(EnishiSheet)
        self.startCombo.setObjectName(u"startCombo")
        self.startCombo.setProperty(u"field", u"creation_option")

        self.layout91.setWidget(4, QFormLayout.ItemRole.FieldRole, self.startCombo)


        self.layout109.addLayout(self.layout91)

        self.spacer108 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout109.addItem(self.spacer108)

#if QT_CONFIG(shortcut)
        self.label1.setBuddy(self.clvSpin)
        self.label7.setBuddy(self.lpSpin)
        self.label11.setBuddy(self.spSpin)
        self.label15.setBuddy(self.gaugeBoxes)
        self.label28.setBuddy(self.wealthSpin)
        self.label94.setBuddy(self.xpTotalSpin)
        self.label95.setBuddy(self.xpSpentSpin)
        self.label101.setBuddy(self.daysSpin)
        self.label86.setBuddy(self.backgroundEdit)
        self.label87.setBuddy(self.notesEdit)
        self.label88.setBuddy(self.motherEdit)
        self.label89.setBuddy(self.languagesEdit)
        self.label90.setBuddy(self.startCombo)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiSheet)
    # setupUi

    def retranslateUi(self, EnishiSheet):
        self.label1.setText(QCoreApplication.translate("EnishiSheet", u"CLV", None))
        self.label2.setText(QCoreApplication.translate("EnishiSheet", u"\u4e0a\u9650", None))
        self.label7.setText(QCoreApplication.translate("EnishiSheet", u"LP \u751f\u547d\u529b", None))
        self.label8.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.lpBar.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"LP", None))
#endif // QT_CONFIG(accessibility)
        self.label11.setText(QCoreApplication.translate("EnishiSheet", u"SP \u7cbe\u795e\u529b", None))
        self.label12.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.spBar.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"SP", None))
#endif // QT_CONFIG(accessibility)
        self.label15.setText(QCoreApplication.translate("EnishiSheet", u"\u30b2\u30fc\u30b8", None))
        self.label16.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
        self.label20.setText(QCoreApplication.translate("EnishiSheet", u"\u79fb\u52d5\u529b", None))
        self.label24.setText(QCoreApplication.translate("EnishiSheet", u"\u5de1\u822a/\u88dc\u52a9/\u5168\u529b", None))
        self.label28.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u7523", None))
        self.label32.setText(QCoreApplication.translate("EnishiSheet", u"\u72b6\u614b", None))
        self.deadCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u6b7b\u4ea1", None))
        self.label38.setText(QCoreApplication.translate("EnishiSheet", u"A \u57fa\u790e", None))
        self.label39.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.perceptionButton.setText(QCoreApplication.translate("EnishiSheet", u"\u77e5\u899a", None))
        self.willButton.setText(QCoreApplication.translate("EnishiSheet", u"\u610f\u5fd7", None))
        self.negotiationButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4ea4\u6e09", None))
        self.dexterityButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5668\u7528", None))
        self.athleticsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u904b\u52d5", None))
        self.vigourButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4f53\u529b", None))
        self.label43.setText(QCoreApplication.translate("EnishiSheet", u"B \u6226\u95d8", None))
        self.label44.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.brawlingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u683c\u95d8", None))
        self.meleeButton.setText(QCoreApplication.translate("EnishiSheet", u"\u767d\u5175", None))
        self.throwingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u6295\u64f2", None))
        self.shootingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5c04\u51fa", None))
        self.firearmsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u9283\u6483", None))
        self.gunneryButton.setText(QCoreApplication.translate("EnishiSheet", u"\u7832\u6483", None))
        self.label48.setText(QCoreApplication.translate("EnishiSheet", u"C \u64cd\u7e26", None))
        self.label49.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.ridingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u9a0e\u4e57", None))
        self.drivingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8eca\u4e21", None))
        self.boatingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8239\u8236", None))
        self.aviationButton.setText(QCoreApplication.translate("EnishiSheet", u"\u822a\u7a7a", None))
        self.spaceflightButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5b99\u884c", None))
        self.repairButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4fee\u7406", None))
        self.label53.setText(QCoreApplication.translate("EnishiSheet", u"D \u5c02\u9580", None))
        self.label54.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.stealthButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96a0\u5bc6", None))
        self.survivalButton.setText(QCoreApplication.translate("EnishiSheet", u"\u751f\u5b58", None))
        self.computingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96fb\u5b50", None))
        self.triviaButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96d1\u5b66", None))
        self.tacticsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u6226\u8853", None))
        self.richesButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u529b", None))
        self.label58.setText(QCoreApplication.translate("EnishiSheet", u"E \u5b66\u8853", None))
        self.label59.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.medicineButton.setText(QCoreApplication.translate("EnishiSheet", u"\u533b\u8853", None))
        self.languageButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8a00\u8a9e", None))
#if QT_CONFIG(accessibility)
        self.fieldTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u82b8\u8853\u30fb\u77e5\u8b58", None))
#endif // QT_CONFIG(accessibility)
        self.label64.setText(QCoreApplication.translate("EnishiSheet", u"\u6b66\u5668", None))
        self.weaponNote.setText(QCoreApplication.translate("EnishiSheet", u"\u653b\u6483 \uff1d 2d6\uff0bSLV\uff0b\u653b\u6483\u4fee\u6b63\u3000\u6253\u6483\u70b9 \uff1d \u5a01\u529b\u5024\uff0b\u7834\u58ca\u529b", None))
#if QT_CONFIG(accessibility)
        self.weaponTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u6b66\u5668", None))
#endif // QT_CONFIG(accessibility)
        self.label67.setText(QCoreApplication.translate("EnishiSheet", u"\u9632\u5177", None))
        self.label69.setText(QCoreApplication.translate("EnishiSheet", u"\u9632\u5fa1", None))
        self.label70.setText(QCoreApplication.translate("EnishiSheet", u"\u69cb\u9020\u529b", None))
#if QT_CONFIG(accessibility)
        self.armourTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u9632\u5177", None))
#endif // QT_CONFIG(accessibility)
        self.label72.setText(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6\u306e\u88c5\u5099", None))
        self.label74.setText(QCoreApplication.translate("EnishiSheet", u"\u79fb\u52d5\u4fee\u6b63", None))
        self.label75.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u7523\u306e\u6b8b\u308a", None))
#if QT_CONFIG(accessibility)
        self.itemTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6\u306e\u88c5\u5099", None))
#endif // QT_CONFIG(accessibility)
        self.bondLabel.setText(QCoreApplication.translate("EnishiSheet", u"\u6240\u7e01", None))
        self.label81.setText(QCoreApplication.translate("EnishiSheet", u"\u884c\u52d5\u9806\u756a", None))
        self.gaugeLeftLabel.setText(QCoreApplication.translate("EnishiSheet", u"\u30b2\u30fc\u30b8\u306e\u7a7a\u304d", None))
#if QT_CONFIG(accessibility)
        self.bondTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u6240\u7e01", None))
#endif // QT_CONFIG(accessibility)
        self.label92.setText(QCoreApplication.translate("EnishiSheet", u"\u7d4c\u9a13\u70b9", None))
        self.label94.setText(QCoreApplication.translate("EnishiSheet", u"\u7372\u5f97", None))
        self.label95.setText(QCoreApplication.translate("EnishiSheet", u"\u4f7f\u7528", None))
        self.label96.setText(QCoreApplication.translate("EnishiSheet", u"\u6b8b\u308a", None))
        self.finishedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u6700\u5f8c\u307e\u3067\u53c2\u52a0\u3057\u305f", None))
        self.cooperatedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u4ed6\u306ePC\u3068\u5354\u529b\u3057\u3066\u884c\u52d5\u3067\u304d\u305f", None))
        self.appearedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u4ed6\u306ePC\u304c\u4e3b\u4eba\u516c\u306e\u30b9\u30c6\u30fc\u30b8\u306b\u767b\u5834\u3057\u305f", None))
        self.ledCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u30ea\u30fc\u30c0\u30fc\u5f79\u3092\u7a4d\u6975\u7684\u306b\u679c\u305f\u3057\u305f", None))
        self.excellentCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u7279\u306b\u512a\u79c0\u306a\u6d3b\u8e8d\uff08\u5168\u54e1\u3067\u8a71\u3057\u5408\u3046\uff09", None))
        self.label100.setText(QCoreApplication.translate("EnishiSheet", u"\u56de\u5fa9", None))
        self.aidCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u624b\u5f53\u3066\u6e08", None))
        self.restCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u56de\u5fa9\u306b\u5c02\u5ff5", None))
        self.label101.setText(QCoreApplication.translate("EnishiSheet", u"\u7d4c\u904e\u65e5\u6570", None))
        self.effectLabel.setText(QCoreApplication.translate("EnishiSheet", u"\u4f7f\u7528\u8a18\u9332", None))
#if QT_CONFIG(accessibility)
        self.effectTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u30a8\u30d5\u30a7\u30af\u30c8\u306e\u4f7f\u7528\u8a18\u9332", None))
#endif // QT_CONFIG(accessibility)
        self.label107.setText(QCoreApplication.translate("EnishiSheet", u"\u4eba\u7269", None))
        self.label86.setText(QCoreApplication.translate("EnishiSheet", u"\u8a2d\u5b9a", None))
        self.label87.setText(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6", None))
        self.label88.setText(QCoreApplication.translate("EnishiSheet", u"\u6bcd\u56fd\u8a9e", None))
        self.label89.setText(QCoreApplication.translate("EnishiSheet", u"\u7fd2\u5f97\u8a00\u8a9e", None))
        self.label90.setText(QCoreApplication.translate("EnishiSheet", u"\u4f5c\u6210\u65b9\u6cd5", None))
        pass
    # retranslateUi

