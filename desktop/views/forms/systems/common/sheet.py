"""Compiled from ui/systems/common/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.common.card_adder import CardAdder
from desktop.views.systems.common.card_list import CardList
from desktop.views.systems.common.names_edit import NamesEdit
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.points_spin import PointsSpin
from desktop.views.widgets.row_table import RowTable

class Ui_CommonSheet(object):
    def setupUi(self, CommonSheet):
        if not CommonSheet.objectName():
            CommonSheet.setObjectName(u"CommonSheet")
        CommonSheet.resize(830, 560)
        self.layout57 = QVBoxLayout(CommonSheet)
        self.layout57.setSpacing(12)
        self.layout57.setObjectName(u"layout57")
        self.layout57.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(CommonSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout28 = QVBoxLayout(self.strip)
        self.layout28.setSpacing(6)
        self.layout28.setObjectName(u"layout28")
        self.layout28.setContentsMargins(10, 6, 10, 8)
        self.numberRow = FlowStrip(self.strip)
        self.numberRow.setObjectName(u"numberRow")
        self.numberLayout = QHBoxLayout(self.numberRow)
        self.numberLayout.setSpacing(10)
        self.numberLayout.setObjectName(u"numberLayout")
        self.numberLayout.setContentsMargins(0, 0, 0, 0)
        self.layout4 = QVBoxLayout()
        self.layout4.setSpacing(2)
        self.layout4.setObjectName(u"layout4")
        self.label1 = QLabel(self.numberRow)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout4.addWidget(self.label1)

        self.layout3 = QHBoxLayout()
        self.layout3.setSpacing(4)
        self.layout3.setObjectName(u"layout3")
        self.ap_fractionNumber = DerivedNumber(self.numberRow)
        self.ap_fractionNumber.setObjectName(u"ap_fractionNumber")
        self.ap_fractionNumber.setAutoRaise(True)
        self.ap_fractionNumber.setProperty(u"role", u"number")
        self.ap_fractionNumber.setProperty(u"derived", u"ap_fraction")

        self.layout3.addWidget(self.ap_fractionNumber)

        self.spacer2 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout3.addItem(self.spacer2)


        self.layout4.addLayout(self.layout3)

        self.apBar = QProgressBar(self.numberRow)
        self.apBar.setObjectName(u"apBar")
        self.apBar.setTextVisible(False)
        self.apBar.setMaximumSize(QSize(16777215, 8))
        self.apBar.setMinimumSize(QSize(60, 8))

        self.layout4.addWidget(self.apBar)


        self.numberLayout.addLayout(self.layout4)

        self.layout7 = QVBoxLayout()
        self.layout7.setSpacing(2)
        self.layout7.setObjectName(u"layout7")
        self.apLabel = QLabel(self.numberRow)
        self.apLabel.setObjectName(u"apLabel")
        self.apLabel.setProperty(u"role", u"quiet")

        self.layout7.addWidget(self.apLabel)

        self.layout5 = QHBoxLayout()
        self.layout5.setSpacing(4)
        self.layout5.setObjectName(u"layout5")
        self.apSpin = PointsSpin(self.numberRow)
        self.apSpin.setObjectName(u"apSpin")
        self.apSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.apSpin.setProperty(u"field", u"ap")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.apSpin.sizePolicy().hasHeightForWidth())
        self.apSpin.setSizePolicy(sizePolicy)

        self.layout5.addWidget(self.apSpin)


        self.layout7.addLayout(self.layout5)

        self.spacer6 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout7.addItem(self.spacer6)


        self.numberLayout.addLayout(self.layout7)

        self.layout12 = QVBoxLayout()
        self.layout12.setSpacing(2)
        self.layout12.setObjectName(u"layout12")
        self.baseLabel = QLabel(self.numberRow)
        self.baseLabel.setObjectName(u"baseLabel")
        self.baseLabel.setProperty(u"role", u"quiet")

        self.layout12.addWidget(self.baseLabel)

        self.layout10 = QHBoxLayout()
        self.layout10.setSpacing(4)
        self.layout10.setObjectName(u"layout10")
        self.baseSpin = PointsSpin(self.numberRow)
        self.baseSpin.setObjectName(u"baseSpin")
        self.baseSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.baseSpin.setProperty(u"field", u"max_ap_base")
        sizePolicy.setHeightForWidth(self.baseSpin.sizePolicy().hasHeightForWidth())
        self.baseSpin.setSizePolicy(sizePolicy)

        self.layout10.addWidget(self.baseSpin)

        self.label8 = QLabel(self.numberRow)
        self.label8.setObjectName(u"label8")
        self.label8.setProperty(u"role", u"quiet")

        self.layout10.addWidget(self.label8)

        self.max_apNumber = DerivedNumber(self.numberRow)
        self.max_apNumber.setObjectName(u"max_apNumber")
        self.max_apNumber.setAutoRaise(True)
        self.max_apNumber.setProperty(u"role", u"strong")
        self.max_apNumber.setProperty(u"derived", u"max_ap")

        self.layout10.addWidget(self.max_apNumber)

        self.spacer9 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout10.addItem(self.spacer9)


        self.layout12.addLayout(self.layout10)

        self.spacer11 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout12.addItem(self.spacer11)


        self.numberLayout.addLayout(self.layout12)

        self.layout15 = QVBoxLayout()
        self.layout15.setSpacing(2)
        self.layout15.setObjectName(u"layout15")
        self.cpLabel = QLabel(self.numberRow)
        self.cpLabel.setObjectName(u"cpLabel")
        self.cpLabel.setProperty(u"role", u"quiet")

        self.layout15.addWidget(self.cpLabel)

        self.layout13 = QHBoxLayout()
        self.layout13.setSpacing(4)
        self.layout13.setObjectName(u"layout13")
        self.cpSpin = PointsSpin(self.numberRow)
        self.cpSpin.setObjectName(u"cpSpin")
        self.cpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cpSpin.setProperty(u"field", u"cp")
        sizePolicy.setHeightForWidth(self.cpSpin.sizePolicy().hasHeightForWidth())
        self.cpSpin.setSizePolicy(sizePolicy)

        self.layout13.addWidget(self.cpSpin)


        self.layout15.addLayout(self.layout13)

        self.spacer14 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout15.addItem(self.spacer14)


        self.numberLayout.addLayout(self.layout15)

        self.layout18 = QVBoxLayout()
        self.layout18.setSpacing(2)
        self.layout18.setObjectName(u"layout18")
        self.assetsLabel = ElidedLabel(self.numberRow)
        self.assetsLabel.setObjectName(u"assetsLabel")
        self.assetsLabel.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.assetsLabel.sizePolicy().hasHeightForWidth())
        self.assetsLabel.setSizePolicy(sizePolicy1)

        self.layout18.addWidget(self.assetsLabel)

        self.layout16 = QHBoxLayout()
        self.layout16.setSpacing(4)
        self.layout16.setObjectName(u"layout16")
        self.assetsSpin = PointsSpin(self.numberRow)
        self.assetsSpin.setObjectName(u"assetsSpin")
        self.assetsSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.assetsSpin.setProperty(u"field", u"assets")
        sizePolicy.setHeightForWidth(self.assetsSpin.sizePolicy().hasHeightForWidth())
        self.assetsSpin.setSizePolicy(sizePolicy)

        self.layout16.addWidget(self.assetsSpin)


        self.layout18.addLayout(self.layout16)

        self.spacer17 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout18.addItem(self.spacer17)


        self.numberLayout.addLayout(self.layout18)

        self.layout21 = QVBoxLayout()
        self.layout21.setSpacing(2)
        self.layout21.setObjectName(u"layout21")
        self.levelLabel = QLabel(self.numberRow)
        self.levelLabel.setObjectName(u"levelLabel")
        self.levelLabel.setProperty(u"role", u"quiet")

        self.layout21.addWidget(self.levelLabel)

        self.layout19 = QHBoxLayout()
        self.layout19.setSpacing(4)
        self.layout19.setObjectName(u"layout19")
        self.levelSpin = PointsSpin(self.numberRow)
        self.levelSpin.setObjectName(u"levelSpin")
        self.levelSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.levelSpin.setProperty(u"field", u"level")
        sizePolicy.setHeightForWidth(self.levelSpin.sizePolicy().hasHeightForWidth())
        self.levelSpin.setSizePolicy(sizePolicy)

        self.layout19.addWidget(self.levelSpin)


        self.layout21.addLayout(self.layout19)

        self.spacer20 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout21.addItem(self.spacer20)


        self.numberLayout.addLayout(self.layout21)

        self.layout24 = QVBoxLayout()
        self.layout24.setSpacing(2)
        self.layout24.setObjectName(u"layout24")
        self.rateLabel = QLabel(self.numberRow)
        self.rateLabel.setObjectName(u"rateLabel")
        self.rateLabel.setProperty(u"role", u"quiet")

        self.layout24.addWidget(self.rateLabel)

        self.layout22 = QHBoxLayout()
        self.layout22.setSpacing(4)
        self.layout22.setObjectName(u"layout22")
        self.rateSpin = PointsSpin(self.numberRow)
        self.rateSpin.setObjectName(u"rateSpin")
        self.rateSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rateSpin.setProperty(u"field", u"growth_rate")
        sizePolicy.setHeightForWidth(self.rateSpin.sizePolicy().hasHeightForWidth())
        self.rateSpin.setSizePolicy(sizePolicy)

        self.layout22.addWidget(self.rateSpin)


        self.layout24.addLayout(self.layout22)

        self.spacer23 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout24.addItem(self.spacer23)


        self.numberLayout.addLayout(self.layout24)

        self.spacer25 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.numberLayout.addItem(self.spacer25)

        self.numberLayout.setStretch(0, 1)

        self.layout28.addWidget(self.numberRow)

        self.placeRow = FlowStrip(self.strip)
        self.placeRow.setObjectName(u"placeRow")
        self.placeLayout = QHBoxLayout(self.placeRow)
        self.placeLayout.setSpacing(10)
        self.placeLayout.setObjectName(u"placeLayout")
        self.placeLayout.setContentsMargins(0, 0, 0, 0)
        self.areaLayout = QHBoxLayout()
        self.areaLayout.setSpacing(10)
        self.areaLayout.setObjectName(u"areaLayout")
        self.label26 = QLabel(self.placeRow)
        self.label26.setObjectName(u"label26")
        self.label26.setProperty(u"role", u"quiet")

        self.areaLayout.addWidget(self.label26)

        self.areaEdit = QLineEdit(self.placeRow)
        self.areaEdit.setObjectName(u"areaEdit")
        self.areaEdit.setMinimumSize(QSize(80, 0))
        self.areaEdit.setProperty(u"field", u"area")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(2)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.areaEdit.sizePolicy().hasHeightForWidth())
        self.areaEdit.setSizePolicy(sizePolicy2)

        self.areaLayout.addWidget(self.areaEdit)

        self.label27 = QLabel(self.placeRow)
        self.label27.setObjectName(u"label27")
        self.label27.setProperty(u"role", u"quiet")

        self.areaLayout.addWidget(self.label27)

        self.hexSpin = PointsSpin(self.placeRow)
        self.hexSpin.setObjectName(u"hexSpin")
        self.hexSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hexSpin.setProperty(u"field", u"hex")
        sizePolicy.setHeightForWidth(self.hexSpin.sizePolicy().hasHeightForWidth())
        self.hexSpin.setSizePolicy(sizePolicy)

        self.areaLayout.addWidget(self.hexSpin)


        self.placeLayout.addLayout(self.areaLayout)

        self.markLayout = QHBoxLayout()
        self.markLayout.setSpacing(10)
        self.markLayout.setObjectName(u"markLayout")
        self.capableCheck = QCheckBox(self.placeRow)
        self.capableCheck.setObjectName(u"capableCheck")
        self.capableCheck.setProperty(u"field", u"battle_capable")

        self.markLayout.addWidget(self.capableCheck)

        self.hostileCheck = QCheckBox(self.placeRow)
        self.hostileCheck.setObjectName(u"hostileCheck")
        self.hostileCheck.setProperty(u"field", u"hostile")

        self.markLayout.addWidget(self.hostileCheck)

        self.stateLine = ElidedLabel(self.placeRow)
        self.stateLine.setObjectName(u"stateLine")
        self.stateLine.setMinimumSize(QSize(64, 0))
        self.stateLine.setProperty(u"role", u"warning-text")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.stateLine.sizePolicy().hasHeightForWidth())
        self.stateLine.setSizePolicy(sizePolicy3)

        self.markLayout.addWidget(self.stateLine)


        self.placeLayout.addLayout(self.markLayout)

        self.placeLayout.setStretch(0, 3)
        self.placeLayout.setStretch(1, 2)

        self.layout28.addWidget(self.placeRow)


        self.layout57.addWidget(self.strip)

        self.cardRow = FlowStrip(CommonSheet)
        self.cardRow.setObjectName(u"cardRow")
        self.cardLayout = QHBoxLayout(self.cardRow)
        self.cardLayout.setSpacing(16)
        self.cardLayout.setObjectName(u"cardLayout")
        self.cardLayout.setContentsMargins(0, 0, 0, 0)
        self.abilityPanel = QWidget(self.cardRow)
        self.abilityPanel.setObjectName(u"abilityPanel")
        sizePolicy4 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy4.setHorizontalStretch(3)
        sizePolicy4.setVerticalStretch(0)
        sizePolicy4.setHeightForWidth(self.abilityPanel.sizePolicy().hasHeightForWidth())
        self.abilityPanel.setSizePolicy(sizePolicy4)
        self.layout32 = QVBoxLayout(self.abilityPanel)
        self.layout32.setSpacing(4)
        self.layout32.setObjectName(u"layout32")
        self.layout32.setContentsMargins(0, 0, 0, 0)
        self.layout30 = QHBoxLayout()
        self.layout30.setSpacing(8)
        self.layout30.setObjectName(u"layout30")
        self.abilityTitle = QLabel(self.abilityPanel)
        self.abilityTitle.setObjectName(u"abilityTitle")
        self.abilityTitle.setProperty(u"role", u"heading")

        self.layout30.addWidget(self.abilityTitle)

        self.abilityCount = QLabel(self.abilityPanel)
        self.abilityCount.setObjectName(u"abilityCount")
        self.abilityCount.setProperty(u"role", u"quiet")

        self.layout30.addWidget(self.abilityCount)

        self.spacer29 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout30.addItem(self.spacer29)


        self.layout32.addLayout(self.layout30)

        self.abilityCards = CardList(self.abilityPanel)
        self.abilityCards.setObjectName(u"abilityCards")
        self.abilityCards.setProperty(u"field", u"abilities")

        self.layout32.addWidget(self.abilityCards)

        self.abilityAdder = CardAdder(self.abilityPanel)
        self.abilityAdder.setObjectName(u"abilityAdder")

        self.layout32.addWidget(self.abilityAdder)

        self.spacer31 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout32.addItem(self.spacer31)


        self.cardLayout.addWidget(self.abilityPanel)

        self.itemPanel = QWidget(self.cardRow)
        self.itemPanel.setObjectName(u"itemPanel")
        sizePolicy5 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy5.setHorizontalStretch(2)
        sizePolicy5.setVerticalStretch(0)
        sizePolicy5.setHeightForWidth(self.itemPanel.sizePolicy().hasHeightForWidth())
        self.itemPanel.setSizePolicy(sizePolicy5)
        self.layout36 = QVBoxLayout(self.itemPanel)
        self.layout36.setSpacing(4)
        self.layout36.setObjectName(u"layout36")
        self.layout36.setContentsMargins(0, 0, 0, 0)
        self.layout34 = QHBoxLayout()
        self.layout34.setSpacing(8)
        self.layout34.setObjectName(u"layout34")
        self.itemTitle = QLabel(self.itemPanel)
        self.itemTitle.setObjectName(u"itemTitle")
        self.itemTitle.setProperty(u"role", u"heading")

        self.layout34.addWidget(self.itemTitle)

        self.itemCount = QLabel(self.itemPanel)
        self.itemCount.setObjectName(u"itemCount")
        self.itemCount.setProperty(u"role", u"quiet")

        self.layout34.addWidget(self.itemCount)

        self.spacer33 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout34.addItem(self.spacer33)


        self.layout36.addLayout(self.layout34)

        self.itemCards = CardList(self.itemPanel)
        self.itemCards.setObjectName(u"itemCards")
        self.itemCards.setProperty(u"field", u"items")

        self.layout36.addWidget(self.itemCards)

        self.itemAdder = CardAdder(self.itemPanel)
        self.itemAdder.setObjectName(u"itemAdder")

        self.layout36.addWidget(self.itemAdder)

        self.spacer35 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout36.addItem(self.spacer35)


        self.cardLayout.addWidget(self.itemPanel)

        self.cardLayout.setStretch(0, 3)
        self.cardLayout.setStretch(1, 2)

        self.layout57.addWidget(self.cardRow)

        self.stateRow = FlowStrip(CommonSheet)
        self.stateRow.setObjectName(u"stateRow")
        self.stateLayout = QHBoxLayout(self.stateRow)
        self.stateLayout.setSpacing(16)
        self.stateLayout.setObjectName(u"stateLayout")
        self.stateLayout.setContentsMargins(0, 0, 0, 0)
        self.layout37 = QVBoxLayout()
        self.layout37.setSpacing(4)
        self.layout37.setObjectName(u"layout37")
        self.stateTitle = ElidedLabel(self.stateRow)
        self.stateTitle.setObjectName(u"stateTitle")
        self.stateTitle.setProperty(u"role", u"heading")
        sizePolicy1.setHeightForWidth(self.stateTitle.sizePolicy().hasHeightForWidth())
        self.stateTitle.setSizePolicy(sizePolicy1)

        self.layout37.addWidget(self.stateTitle)

        self.stateTable = RowTable(self.stateRow)
        self.stateTable.setObjectName(u"stateTable")
        self.stateTable.setProperty(u"field", u"states")
        sizePolicy6 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        sizePolicy6.setHorizontalStretch(1)
        sizePolicy6.setVerticalStretch(0)
        sizePolicy6.setHeightForWidth(self.stateTable.sizePolicy().hasHeightForWidth())
        self.stateTable.setSizePolicy(sizePolicy6)
        self.stateTable.setLeastRows(3)

        self.layout37.addWidget(self.stateTable)


        self.stateLayout.addLayout(self.layout37)

        self.layout41 = QVBoxLayout()
        self.layout41.setSpacing(4)
        self.layout41.setObjectName(u"layout41")
        self.layout40 = QHBoxLayout()
        self.layout40.setSpacing(8)
        self.layout40.setObjectName(u"layout40")
        self.label38 = QLabel(self.stateRow)
        self.label38.setObjectName(u"label38")
        self.label38.setProperty(u"role", u"heading")

        self.layout40.addWidget(self.label38)

        self.spacer39 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout40.addItem(self.spacer39)


        self.layout41.addLayout(self.layout40)

        self.effectTable = RowTable(self.stateRow)
        self.effectTable.setObjectName(u"effectTable")
        self.effectTable.setProperty(u"field", u"effects")
        sizePolicy6.setHeightForWidth(self.effectTable.sizePolicy().hasHeightForWidth())
        self.effectTable.setSizePolicy(sizePolicy6)
        self.effectTable.setLeastRows(3)

        self.layout41.addWidget(self.effectTable)


        self.stateLayout.addLayout(self.layout41)

        self.stateLayout.setStretch(0, 2)
        self.stateLayout.setStretch(1, 3)

        self.layout57.addWidget(self.stateRow)

        self.changeFrame = QFrame(CommonSheet)
        self.changeFrame.setObjectName(u"changeFrame")
        self.changeFrame.setProperty(u"role", u"card")
        self.layout42 = QVBoxLayout(self.changeFrame)
        self.layout42.setSpacing(4)
        self.layout42.setObjectName(u"layout42")
        self.layout42.setContentsMargins(10, 6, 10, 8)
        self.changeTitle = ElidedLabel(self.changeFrame)
        self.changeTitle.setObjectName(u"changeTitle")
        self.changeTitle.setProperty(u"role", u"strong")
        sizePolicy1.setHeightForWidth(self.changeTitle.sizePolicy().hasHeightForWidth())
        self.changeTitle.setSizePolicy(sizePolicy1)

        self.layout42.addWidget(self.changeTitle)

        self.changeLayout = QVBoxLayout()
        self.changeLayout.setObjectName(u"changeLayout")
        self.changeLayout.setContentsMargins(0, 0, 0, 0)

        self.layout42.addLayout(self.changeLayout)


        self.layout57.addWidget(self.changeFrame)

        self.layout55 = QVBoxLayout()
        self.layout55.setSpacing(4)
        self.layout55.setObjectName(u"layout55")
        self.layout54 = QHBoxLayout()
        self.layout54.setSpacing(8)
        self.layout54.setObjectName(u"layout54")
        self.listTitle = QLabel(CommonSheet)
        self.listTitle.setObjectName(u"listTitle")
        self.listTitle.setProperty(u"role", u"heading")

        self.layout54.addWidget(self.listTitle)

        self.label52 = QLabel(CommonSheet)
        self.label52.setObjectName(u"label52")
        self.label52.setProperty(u"role", u"quiet")
        self.label52.setWordWrap(True)
        sizePolicy3.setHeightForWidth(self.label52.sizePolicy().hasHeightForWidth())
        self.label52.setSizePolicy(sizePolicy3)

        self.layout54.addWidget(self.label52)


        self.layout55.addLayout(self.layout54)

        self.listRow = FlowStrip(CommonSheet)
        self.listRow.setObjectName(u"listRow")
        self.listLayout = QHBoxLayout(self.listRow)
        self.listLayout.setSpacing(10)
        self.listLayout.setObjectName(u"listLayout")
        self.listLayout.setContentsMargins(0, 0, 0, 0)
        self.layout43 = QVBoxLayout()
        self.layout43.setSpacing(4)
        self.layout43.setObjectName(u"layout43")
        self.visitedLabel = QLabel(self.listRow)
        self.visitedLabel.setObjectName(u"visitedLabel")
        self.visitedLabel.setProperty(u"role", u"strong")

        self.layout43.addWidget(self.visitedLabel)

        self.visitedEdit = NamesEdit(self.listRow)
        self.visitedEdit.setObjectName(u"visitedEdit")
        self.visitedEdit.setMinimumSize(QSize(0, 96))
        self.visitedEdit.setProperty(u"field", u"visited")
        sizePolicy6.setHeightForWidth(self.visitedEdit.sizePolicy().hasHeightForWidth())
        self.visitedEdit.setSizePolicy(sizePolicy6)

        self.layout43.addWidget(self.visitedEdit)


        self.listLayout.addLayout(self.layout43)

        self.layout44 = QVBoxLayout()
        self.layout44.setSpacing(4)
        self.layout44.setObjectName(u"layout44")
        self.metLabel = QLabel(self.listRow)
        self.metLabel.setObjectName(u"metLabel")
        self.metLabel.setProperty(u"role", u"strong")

        self.layout44.addWidget(self.metLabel)

        self.metEdit = NamesEdit(self.listRow)
        self.metEdit.setObjectName(u"metEdit")
        self.metEdit.setMinimumSize(QSize(0, 96))
        self.metEdit.setProperty(u"field", u"met")
        sizePolicy6.setHeightForWidth(self.metEdit.sizePolicy().hasHeightForWidth())
        self.metEdit.setSizePolicy(sizePolicy6)

        self.layout44.addWidget(self.metEdit)


        self.listLayout.addLayout(self.layout44)

        self.layout45 = QVBoxLayout()
        self.layout45.setSpacing(4)
        self.layout45.setObjectName(u"layout45")
        self.obtainedLabel = QLabel(self.listRow)
        self.obtainedLabel.setObjectName(u"obtainedLabel")
        self.obtainedLabel.setProperty(u"role", u"strong")

        self.layout45.addWidget(self.obtainedLabel)

        self.obtainedEdit = NamesEdit(self.listRow)
        self.obtainedEdit.setObjectName(u"obtainedEdit")
        self.obtainedEdit.setMinimumSize(QSize(0, 96))
        self.obtainedEdit.setProperty(u"field", u"obtained")
        sizePolicy6.setHeightForWidth(self.obtainedEdit.sizePolicy().hasHeightForWidth())
        self.obtainedEdit.setSizePolicy(sizePolicy6)

        self.layout45.addWidget(self.obtainedEdit)


        self.listLayout.addLayout(self.layout45)

        self.layout47 = QVBoxLayout()
        self.layout47.setSpacing(4)
        self.layout47.setObjectName(u"layout47")
        self.label46 = QLabel(self.listRow)
        self.label46.setObjectName(u"label46")
        self.label46.setProperty(u"role", u"strong")

        self.layout47.addWidget(self.label46)

        self.successTable = RowTable(self.listRow)
        self.successTable.setObjectName(u"successTable")
        self.successTable.setProperty(u"field", u"successes")
        sizePolicy6.setHeightForWidth(self.successTable.sizePolicy().hasHeightForWidth())
        self.successTable.setSizePolicy(sizePolicy6)
        self.successTable.setLeastRows(3)

        self.layout47.addWidget(self.successTable)


        self.listLayout.addLayout(self.layout47)

        self.listLayout.setStretch(0, 1)
        self.listLayout.setStretch(1, 1)
        self.listLayout.setStretch(2, 1)
        self.listLayout.setStretch(3, 1)

        self.layout55.addWidget(self.listRow)


        self.layout57.addLayout(self.layout55)

        self.lowRow = FlowStrip(CommonSheet)
        self.lowRow.setObjectName(u"lowRow")
        self.lowLayout = QHBoxLayout(self.lowRow)
        self.lowLayout.setSpacing(16)
        self.lowLayout.setObjectName(u"lowLayout")
        self.lowLayout.setContentsMargins(0, 0, 0, 0)
        self.layout49 = QVBoxLayout()
        self.layout49.setSpacing(4)
        self.layout49.setObjectName(u"layout49")
        self.label48 = QLabel(self.lowRow)
        self.label48.setObjectName(u"label48")
        self.label48.setProperty(u"role", u"heading")

        self.layout49.addWidget(self.label48)

        self.customTable = RowTable(self.lowRow)
        self.customTable.setObjectName(u"customTable")
        self.customTable.setProperty(u"field", u"custom")
        sizePolicy6.setHeightForWidth(self.customTable.sizePolicy().hasHeightForWidth())
        self.customTable.setSizePolicy(sizePolicy6)
        self.customTable.setLeastRows(3)

        self.layout49.addWidget(self.customTable)


        self.lowLayout.addLayout(self.layout49)

        self.layout51 = QVBoxLayout()
        self.layout51.setSpacing(4)
        self.layout51.setObjectName(u"layout51")
        self.label50 = QLabel(self.lowRow)
        self.label50.setObjectName(u"label50")
        self.label50.setProperty(u"role", u"heading")

        self.layout51.addWidget(self.label50)

        self.scenarioTable = RowTable(self.lowRow)
        self.scenarioTable.setObjectName(u"scenarioTable")
        self.scenarioTable.setProperty(u"field", u"scenarios")
        sizePolicy6.setHeightForWidth(self.scenarioTable.sizePolicy().hasHeightForWidth())
        self.scenarioTable.setSizePolicy(sizePolicy6)
        self.scenarioTable.setLeastRows(3)

        self.layout51.addWidget(self.scenarioTable)


        self.lowLayout.addLayout(self.layout51)

        self.lowLayout.setStretch(0, 3)
        self.lowLayout.setStretch(1, 2)

        self.layout57.addWidget(self.lowRow)

        self.spacer56 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout57.addItem(self.spacer56)

#if QT_CONFIG(shortcut)
        self.apLabel.setBuddy(self.apSpin)
        self.baseLabel.setBuddy(self.baseSpin)
        self.cpLabel.setBuddy(self.cpSpin)
        self.assetsLabel.setBuddy(self.assetsSpin)
        self.levelLabel.setBuddy(self.levelSpin)
        self.rateLabel.setBuddy(self.rateSpin)
        self.label26.setBuddy(self.areaEdit)
        self.label27.setBuddy(self.hexSpin)
        self.visitedLabel.setBuddy(self.visitedEdit)
        self.metLabel.setBuddy(self.metEdit)
        self.obtainedLabel.setBuddy(self.obtainedEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(CommonSheet)
    # setupUi

    def retranslateUi(self, CommonSheet):
        self.label1.setText(QCoreApplication.translate("CommonSheet", u"AP / MAXAP", None))
#if QT_CONFIG(accessibility)
        self.apBar.setAccessibleName(QCoreApplication.translate("CommonSheet", u"AP", None))
#endif // QT_CONFIG(accessibility)
        self.apLabel.setText(QCoreApplication.translate("CommonSheet", u"AP", None))
        self.baseLabel.setText(QCoreApplication.translate("CommonSheet", u"MAXAP\uff08\u57fa\u672c\u5024\uff09", None))
        self.label8.setText(QCoreApplication.translate("CommonSheet", u"\u2192", None))
        self.cpLabel.setText(QCoreApplication.translate("CommonSheet", u"CP", None))
        self.assetsLabel.setText(QCoreApplication.translate("CommonSheet", u"\u8ca1\u7523\u70b9", None))
        self.levelLabel.setText(QCoreApplication.translate("CommonSheet", u"\u30ec\u30d9\u30eb", None))
        self.rateLabel.setText(QCoreApplication.translate("CommonSheet", u"\u6210\u9577\u901f\u5ea6", None))
        self.label26.setText(QCoreApplication.translate("CommonSheet", u"\u73fe\u5728\u306e\u30a8\u30ea\u30a2", None))
        self.label27.setText(QCoreApplication.translate("CommonSheet", u"\u30d8\u30af\u30b9\u756a\u53f7", None))
        self.capableCheck.setText(QCoreApplication.translate("CommonSheet", u"\u6226\u95d8\u53ef\u80fd", None))
        self.hostileCheck.setText(QCoreApplication.translate("CommonSheet", u"\u6226\u610f", None))
        self.abilityTitle.setText(QCoreApplication.translate("CommonSheet", u"\u30a2\u30d3\u30ea\u30c6\u30a3", None))
#if QT_CONFIG(accessibility)
        self.abilityCards.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u30a2\u30d3\u30ea\u30c6\u30a3", None))
#endif // QT_CONFIG(accessibility)
        self.itemTitle.setText(QCoreApplication.translate("CommonSheet", u"\u30a2\u30a4\u30c6\u30e0", None))
#if QT_CONFIG(accessibility)
        self.itemCards.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u30a2\u30a4\u30c6\u30e0", None))
#endif // QT_CONFIG(accessibility)
        self.stateTitle.setText(QCoreApplication.translate("CommonSheet", u"\u30b9\u30c6\u30fc\u30c8", None))
#if QT_CONFIG(accessibility)
        self.stateTable.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u30b9\u30c6\u30fc\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.label38.setText(QCoreApplication.translate("CommonSheet", u"\u7d9a\u3044\u3066\u3044\u308b\u52b9\u679c", None))
#if QT_CONFIG(accessibility)
        self.effectTable.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u7d9a\u3044\u3066\u3044\u308b\u52b9\u679c", None))
#endif // QT_CONFIG(accessibility)
        self.listTitle.setText(QCoreApplication.translate("CommonSheet", u"\u8a18\u9332", None))
        self.label52.setText(QCoreApplication.translate("CommonSheet", u"\u30a8\u30ea\u30a2\u3084\u79d8\u5bc6\u306e\u6761\u4ef6\u306b\u4f7f\u3044\u307e\u3059\u30021\u884c\u306b1\u3064\u66f8\u304d\u307e\u3059\u3002", None))
        self.visitedLabel.setText(QCoreApplication.translate("CommonSheet", u"\u884c\u3063\u305f\u5834\u6240", None))
#if QT_CONFIG(accessibility)
        self.visitedEdit.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u884c\u3063\u305f\u5834\u6240", None))
#endif // QT_CONFIG(accessibility)
        self.metLabel.setText(QCoreApplication.translate("CommonSheet", u"\u4f1a\u3063\u305f\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
#if QT_CONFIG(accessibility)
        self.metEdit.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u4f1a\u3063\u305f\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
#endif // QT_CONFIG(accessibility)
        self.obtainedLabel.setText(QCoreApplication.translate("CommonSheet", u"\u5165\u624b\u3057\u305f\u30a2\u30a4\u30c6\u30e0", None))
#if QT_CONFIG(accessibility)
        self.obtainedEdit.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u5165\u624b\u3057\u305f\u30a2\u30a4\u30c6\u30e0", None))
#endif // QT_CONFIG(accessibility)
        self.label46.setText(QCoreApplication.translate("CommonSheet", u"\u6210\u529f\u3057\u305f\u5224\u5b9a", None))
#if QT_CONFIG(accessibility)
        self.successTable.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u6210\u529f\u3057\u305f\u5224\u5b9a", None))
#endif // QT_CONFIG(accessibility)
        self.label48.setText(QCoreApplication.translate("CommonSheet", u"\u8ffd\u52a0\u6b04", None))
#if QT_CONFIG(accessibility)
        self.customTable.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u8ffd\u52a0\u6b04", None))
#endif // QT_CONFIG(accessibility)
        self.label50.setText(QCoreApplication.translate("CommonSheet", u"\u53c2\u52a0\u3057\u305f\u30b7\u30ca\u30ea\u30aa", None))
#if QT_CONFIG(accessibility)
        self.scenarioTable.setAccessibleName(QCoreApplication.translate("CommonSheet", u"\u53c2\u52a0\u3057\u305f\u30b7\u30ca\u30ea\u30aa", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

