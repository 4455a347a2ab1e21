"""Compiled from ui/systems/enishi/sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QCheckBox, QComboBox, QFormLayout,
    QFrame, QGridLayout, QHBoxLayout, QHeaderView,
    QLabel, QLineEdit, QPlainTextEdit, QProgressBar,
    QPushButton, QSizePolicy, QSpacerItem, QSpinBox,
    QVBoxLayout, QWidget)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.level_boxes import LevelBoxes
from desktop.views.widgets.row_table import RowTable
from desktop.views.widgets.words_edit import WordsEdit

class Ui_EnishiSheet(object):
    def setupUi(self, EnishiSheet):
        if not EnishiSheet.objectName():
            EnishiSheet.setObjectName(u"EnishiSheet")
        EnishiSheet.resize(830, 560)
        self.layout100 = QVBoxLayout(EnishiSheet)
        self.layout100.setSpacing(8)
        self.layout100.setObjectName(u"layout100")
        self.layout100.setContentsMargins(0, 0, 0, 0)
        self.strip = QFrame(EnishiSheet)
        self.strip.setObjectName(u"strip")
        self.strip.setProperty(u"role", u"card")
        self.layout31 = QHBoxLayout(self.strip)
        self.layout31.setSpacing(10)
        self.layout31.setObjectName(u"layout31")
        self.layout31.setContentsMargins(10, 6, 10, 6)
        self.layout4 = QVBoxLayout()
        self.layout4.setSpacing(2)
        self.layout4.setObjectName(u"layout4")
        self.label1 = QLabel(self.strip)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout4.addWidget(self.label1)

        self.layout3 = QHBoxLayout()
        self.layout3.setSpacing(4)
        self.layout3.setObjectName(u"layout3")
        self.clvSpin = QSpinBox(self.strip)
        self.clvSpin.setObjectName(u"clvSpin")
        self.clvSpin.setMinimumSize(QSize(52, 0))
        self.clvSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.clvSpin.setProperty(u"field", u"clv")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.clvSpin.sizePolicy().hasHeightForWidth())
        self.clvSpin.setSizePolicy(sizePolicy)

        self.layout3.addWidget(self.clvSpin)

        self.label2 = QLabel(self.strip)
        self.label2.setObjectName(u"label2")
        self.label2.setProperty(u"role", u"quiet")

        self.layout3.addWidget(self.label2)

        self.slv_capNumber = DerivedNumber(self.strip)
        self.slv_capNumber.setObjectName(u"slv_capNumber")
        self.slv_capNumber.setAutoRaise(True)
        self.slv_capNumber.setProperty(u"role", u"strong")
        self.slv_capNumber.setProperty(u"derived", u"slv_cap")

        self.layout3.addWidget(self.slv_capNumber)


        self.layout4.addLayout(self.layout3)


        self.layout31.addLayout(self.layout4)

        self.layout9 = QVBoxLayout()
        self.layout9.setSpacing(2)
        self.layout9.setObjectName(u"layout9")
        self.label5 = QLabel(self.strip)
        self.label5.setObjectName(u"label5")
        self.label5.setProperty(u"role", u"quiet")

        self.layout9.addWidget(self.label5)

        self.layout8 = QHBoxLayout()
        self.layout8.setSpacing(4)
        self.layout8.setObjectName(u"layout8")
        self.lpSpin = QSpinBox(self.strip)
        self.lpSpin.setObjectName(u"lpSpin")
        self.lpSpin.setMinimumSize(QSize(52, 0))
        self.lpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lpSpin.setProperty(u"field", u"lp")
        sizePolicy.setHeightForWidth(self.lpSpin.sizePolicy().hasHeightForWidth())
        self.lpSpin.setSizePolicy(sizePolicy)

        self.layout8.addWidget(self.lpSpin)

        self.label6 = QLabel(self.strip)
        self.label6.setObjectName(u"label6")

        self.layout8.addWidget(self.label6)

        self.lp_maxNumber = DerivedNumber(self.strip)
        self.lp_maxNumber.setObjectName(u"lp_maxNumber")
        self.lp_maxNumber.setAutoRaise(True)
        self.lp_maxNumber.setProperty(u"role", u"strong")
        self.lp_maxNumber.setProperty(u"derived", u"lp_max")

        self.layout8.addWidget(self.lp_maxNumber)

        self.spacer7 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout8.addItem(self.spacer7)


        self.layout9.addLayout(self.layout8)

        self.lpBar = QProgressBar(self.strip)
        self.lpBar.setObjectName(u"lpBar")
        self.lpBar.setTextVisible(False)
        self.lpBar.setMaximumSize(QSize(16777215, 8))
        self.lpBar.setMinimumSize(QSize(60, 8))

        self.layout9.addWidget(self.lpBar)


        self.layout31.addLayout(self.layout9)

        self.layout14 = QVBoxLayout()
        self.layout14.setSpacing(2)
        self.layout14.setObjectName(u"layout14")
        self.label10 = QLabel(self.strip)
        self.label10.setObjectName(u"label10")
        self.label10.setProperty(u"role", u"quiet")

        self.layout14.addWidget(self.label10)

        self.layout13 = QHBoxLayout()
        self.layout13.setSpacing(4)
        self.layout13.setObjectName(u"layout13")
        self.spSpin = QSpinBox(self.strip)
        self.spSpin.setObjectName(u"spSpin")
        self.spSpin.setMinimumSize(QSize(52, 0))
        self.spSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spSpin.setProperty(u"field", u"sp")
        sizePolicy.setHeightForWidth(self.spSpin.sizePolicy().hasHeightForWidth())
        self.spSpin.setSizePolicy(sizePolicy)

        self.layout13.addWidget(self.spSpin)

        self.label11 = QLabel(self.strip)
        self.label11.setObjectName(u"label11")

        self.layout13.addWidget(self.label11)

        self.sp_maxNumber = DerivedNumber(self.strip)
        self.sp_maxNumber.setObjectName(u"sp_maxNumber")
        self.sp_maxNumber.setAutoRaise(True)
        self.sp_maxNumber.setProperty(u"role", u"strong")
        self.sp_maxNumber.setProperty(u"derived", u"sp_max")

        self.layout13.addWidget(self.sp_maxNumber)

        self.spacer12 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout13.addItem(self.spacer12)


        self.layout14.addLayout(self.layout13)

        self.spBar = QProgressBar(self.strip)
        self.spBar.setObjectName(u"spBar")
        self.spBar.setTextVisible(False)
        self.spBar.setMaximumSize(QSize(16777215, 8))
        self.spBar.setMinimumSize(QSize(60, 8))

        self.layout14.addWidget(self.spBar)


        self.layout31.addLayout(self.layout14)

        self.layout19 = QVBoxLayout()
        self.layout19.setSpacing(2)
        self.layout19.setObjectName(u"layout19")
        self.label15 = QLabel(self.strip)
        self.label15.setObjectName(u"label15")
        self.label15.setProperty(u"role", u"quiet")

        self.layout19.addWidget(self.label15)

        self.layout18 = QHBoxLayout()
        self.layout18.setSpacing(4)
        self.layout18.setObjectName(u"layout18")
        self.gaugeBoxes = LevelBoxes(self.strip)
        self.gaugeBoxes.setObjectName(u"gaugeBoxes")
        self.gaugeBoxes.setShowNumber(False)
        self.gaugeBoxes.setProperty(u"field", u"gauge_ticks")

        self.layout18.addWidget(self.gaugeBoxes)

        self.label16 = QLabel(self.strip)
        self.label16.setObjectName(u"label16")

        self.layout18.addWidget(self.label16)

        self.gaugeSpin = QSpinBox(self.strip)
        self.gaugeSpin.setObjectName(u"gaugeSpin")
        self.gaugeSpin.setMinimumSize(QSize(48, 0))
        self.gaugeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gaugeSpin.setProperty(u"field", u"gauge_size")
        sizePolicy.setHeightForWidth(self.gaugeSpin.sizePolicy().hasHeightForWidth())
        self.gaugeSpin.setSizePolicy(sizePolicy)

        self.layout18.addWidget(self.gaugeSpin)

        self.spacer17 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout18.addItem(self.spacer17)


        self.layout19.addLayout(self.layout18)


        self.layout31.addLayout(self.layout19)

        self.layout22 = QVBoxLayout()
        self.layout22.setSpacing(2)
        self.layout22.setObjectName(u"layout22")
        self.label20 = QLabel(self.strip)
        self.label20.setObjectName(u"label20")
        self.label20.setProperty(u"role", u"quiet")

        self.layout22.addWidget(self.label20)

        self.layout21 = QHBoxLayout()
        self.layout21.setSpacing(6)
        self.layout21.setObjectName(u"layout21")
        self.stateLabel = QLabel(self.strip)
        self.stateLabel.setObjectName(u"stateLabel")
        self.stateLabel.setProperty(u"role", u"strong")
        self.stateLabel.setProperty(u"derived", u"state")

        self.layout21.addWidget(self.stateLabel)

        self.deadCheck = QCheckBox(self.strip)
        self.deadCheck.setObjectName(u"deadCheck")
        self.deadCheck.setProperty(u"field", u"dead")

        self.layout21.addWidget(self.deadCheck)


        self.layout22.addLayout(self.layout21)


        self.layout31.addLayout(self.layout22)

        self.layout24 = QVBoxLayout()
        self.layout24.setSpacing(2)
        self.layout24.setObjectName(u"layout24")
        self.label23 = QLabel(self.strip)
        self.label23.setObjectName(u"label23")
        self.label23.setProperty(u"role", u"quiet")

        self.layout24.addWidget(self.label23)

        self.mobilityNumber = DerivedNumber(self.strip)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"number")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout24.addWidget(self.mobilityNumber)


        self.layout31.addLayout(self.layout24)

        self.layout26 = QVBoxLayout()
        self.layout26.setSpacing(2)
        self.layout26.setObjectName(u"layout26")
        self.label25 = QLabel(self.strip)
        self.label25.setObjectName(u"label25")
        self.label25.setProperty(u"role", u"quiet")

        self.layout26.addWidget(self.label25)

        self.movesNumber = DerivedNumber(self.strip)
        self.movesNumber.setObjectName(u"movesNumber")
        self.movesNumber.setAutoRaise(True)
        self.movesNumber.setProperty(u"derived", u"moves")

        self.layout26.addWidget(self.movesNumber)


        self.layout31.addLayout(self.layout26)

        self.layout29 = QVBoxLayout()
        self.layout29.setSpacing(2)
        self.layout29.setObjectName(u"layout29")
        self.label27 = QLabel(self.strip)
        self.label27.setObjectName(u"label27")
        self.label27.setProperty(u"role", u"quiet")

        self.layout29.addWidget(self.label27)

        self.layout28 = QHBoxLayout()
        self.layout28.setSpacing(2)
        self.layout28.setObjectName(u"layout28")
        self.wealthSpin = QSpinBox(self.strip)
        self.wealthSpin.setObjectName(u"wealthSpin")
        self.wealthSpin.setMinimumSize(QSize(56, 0))
        self.wealthSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.wealthSpin.setProperty(u"field", u"wealth")
        sizePolicy.setHeightForWidth(self.wealthSpin.sizePolicy().hasHeightForWidth())
        self.wealthSpin.setSizePolicy(sizePolicy)

        self.layout28.addWidget(self.wealthSpin)


        self.layout29.addLayout(self.layout28)


        self.layout31.addLayout(self.layout29)

        self.spacer30 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout31.addItem(self.spacer30)


        self.layout100.addWidget(self.strip)

        self.skillLayout = QHBoxLayout()
        self.skillLayout.setSpacing(10)
        self.skillLayout.setObjectName(u"skillLayout")
        self.layout36 = QVBoxLayout()
        self.layout36.setSpacing(0)
        self.layout36.setObjectName(u"layout36")
        self.layout34 = QGridLayout()
        self.layout34.setObjectName(u"layout34")
        self.layout34.setHorizontalSpacing(4)
        self.layout34.setVerticalSpacing(0)
        self.layout34.setContentsMargins(0, 0, 0, 0)
        self.label32 = QLabel(EnishiSheet)
        self.label32.setObjectName(u"label32")
        self.label32.setProperty(u"role", u"strong")

        self.layout34.addWidget(self.label32, 0, 0, 1, 1)

        self.label33 = QLabel(EnishiSheet)
        self.label33.setObjectName(u"label33")
        self.label33.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label33.setProperty(u"role", u"quiet")

        self.layout34.addWidget(self.label33, 0, 1, 1, 1)

        self.perceptionButton = QPushButton(EnishiSheet)
        self.perceptionButton.setObjectName(u"perceptionButton")
        self.perceptionButton.setProperty(u"role", u"skill")
        self.perceptionButton.setProperty(u"skill", u"perception")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.perceptionButton.sizePolicy().hasHeightForWidth())
        self.perceptionButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.perceptionButton, 1, 0, 1, 1)

        self.perceptionBoxes = LevelBoxes(EnishiSheet)
        self.perceptionBoxes.setObjectName(u"perceptionBoxes")
        self.perceptionBoxes.setProperty(u"field", u"skills.perception")

        self.layout34.addWidget(self.perceptionBoxes, 1, 1, 1, 1)

        self.willButton = QPushButton(EnishiSheet)
        self.willButton.setObjectName(u"willButton")
        self.willButton.setProperty(u"role", u"skill")
        self.willButton.setProperty(u"skill", u"will")
        sizePolicy1.setHeightForWidth(self.willButton.sizePolicy().hasHeightForWidth())
        self.willButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.willButton, 2, 0, 1, 1)

        self.willBoxes = LevelBoxes(EnishiSheet)
        self.willBoxes.setObjectName(u"willBoxes")
        self.willBoxes.setProperty(u"field", u"skills.will")

        self.layout34.addWidget(self.willBoxes, 2, 1, 1, 1)

        self.negotiationButton = QPushButton(EnishiSheet)
        self.negotiationButton.setObjectName(u"negotiationButton")
        self.negotiationButton.setProperty(u"role", u"skill")
        self.negotiationButton.setProperty(u"skill", u"negotiation")
        sizePolicy1.setHeightForWidth(self.negotiationButton.sizePolicy().hasHeightForWidth())
        self.negotiationButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.negotiationButton, 3, 0, 1, 1)

        self.negotiationBoxes = LevelBoxes(EnishiSheet)
        self.negotiationBoxes.setObjectName(u"negotiationBoxes")
        self.negotiationBoxes.setProperty(u"field", u"skills.negotiation")

        self.layout34.addWidget(self.negotiationBoxes, 3, 1, 1, 1)

        self.dexterityButton = QPushButton(EnishiSheet)
        self.dexterityButton.setObjectName(u"dexterityButton")
        self.dexterityButton.setProperty(u"role", u"skill")
        self.dexterityButton.setProperty(u"skill", u"dexterity")
        sizePolicy1.setHeightForWidth(self.dexterityButton.sizePolicy().hasHeightForWidth())
        self.dexterityButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.dexterityButton, 4, 0, 1, 1)

        self.dexterityBoxes = LevelBoxes(EnishiSheet)
        self.dexterityBoxes.setObjectName(u"dexterityBoxes")
        self.dexterityBoxes.setProperty(u"field", u"skills.dexterity")

        self.layout34.addWidget(self.dexterityBoxes, 4, 1, 1, 1)

        self.athleticsButton = QPushButton(EnishiSheet)
        self.athleticsButton.setObjectName(u"athleticsButton")
        self.athleticsButton.setProperty(u"role", u"skill")
        self.athleticsButton.setProperty(u"skill", u"athletics")
        sizePolicy1.setHeightForWidth(self.athleticsButton.sizePolicy().hasHeightForWidth())
        self.athleticsButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.athleticsButton, 5, 0, 1, 1)

        self.athleticsBoxes = LevelBoxes(EnishiSheet)
        self.athleticsBoxes.setObjectName(u"athleticsBoxes")
        self.athleticsBoxes.setProperty(u"field", u"skills.athletics")

        self.layout34.addWidget(self.athleticsBoxes, 5, 1, 1, 1)

        self.vigourButton = QPushButton(EnishiSheet)
        self.vigourButton.setObjectName(u"vigourButton")
        self.vigourButton.setProperty(u"role", u"skill")
        self.vigourButton.setProperty(u"skill", u"vigour")
        sizePolicy1.setHeightForWidth(self.vigourButton.sizePolicy().hasHeightForWidth())
        self.vigourButton.setSizePolicy(sizePolicy1)

        self.layout34.addWidget(self.vigourButton, 6, 0, 1, 1)

        self.vigourBoxes = LevelBoxes(EnishiSheet)
        self.vigourBoxes.setObjectName(u"vigourBoxes")
        self.vigourBoxes.setProperty(u"field", u"skills.vigour")

        self.layout34.addWidget(self.vigourBoxes, 6, 1, 1, 1)


        self.layout36.addLayout(self.layout34)

        self.spacer35 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout36.addItem(self.spacer35)


        self.skillLayout.addLayout(self.layout36)

        self.layout41 = QVBoxLayout()
        self.layout41.setSpacing(0)
        self.layout41.setObjectName(u"layout41")
        self.layout39 = QGridLayout()
        self.layout39.setObjectName(u"layout39")
        self.layout39.setHorizontalSpacing(4)
        self.layout39.setVerticalSpacing(0)
        self.layout39.setContentsMargins(0, 0, 0, 0)
        self.label37 = QLabel(EnishiSheet)
        self.label37.setObjectName(u"label37")
        self.label37.setProperty(u"role", u"strong")

        self.layout39.addWidget(self.label37, 0, 0, 1, 1)

        self.label38 = QLabel(EnishiSheet)
        self.label38.setObjectName(u"label38")
        self.label38.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label38.setProperty(u"role", u"quiet")

        self.layout39.addWidget(self.label38, 0, 1, 1, 1)

        self.brawlingButton = QPushButton(EnishiSheet)
        self.brawlingButton.setObjectName(u"brawlingButton")
        self.brawlingButton.setProperty(u"role", u"skill")
        self.brawlingButton.setProperty(u"skill", u"brawling")
        sizePolicy1.setHeightForWidth(self.brawlingButton.sizePolicy().hasHeightForWidth())
        self.brawlingButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.brawlingButton, 1, 0, 1, 1)

        self.brawlingBoxes = LevelBoxes(EnishiSheet)
        self.brawlingBoxes.setObjectName(u"brawlingBoxes")
        self.brawlingBoxes.setProperty(u"field", u"skills.brawling")

        self.layout39.addWidget(self.brawlingBoxes, 1, 1, 1, 1)

        self.meleeButton = QPushButton(EnishiSheet)
        self.meleeButton.setObjectName(u"meleeButton")
        self.meleeButton.setProperty(u"role", u"skill")
        self.meleeButton.setProperty(u"skill", u"melee")
        sizePolicy1.setHeightForWidth(self.meleeButton.sizePolicy().hasHeightForWidth())
        self.meleeButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.meleeButton, 2, 0, 1, 1)

        self.meleeBoxes = LevelBoxes(EnishiSheet)
        self.meleeBoxes.setObjectName(u"meleeBoxes")
        self.meleeBoxes.setProperty(u"field", u"skills.melee")

        self.layout39.addWidget(self.meleeBoxes, 2, 1, 1, 1)

        self.throwingButton = QPushButton(EnishiSheet)
        self.throwingButton.setObjectName(u"throwingButton")
        self.throwingButton.setProperty(u"role", u"skill")
        self.throwingButton.setProperty(u"skill", u"throwing")
        sizePolicy1.setHeightForWidth(self.throwingButton.sizePolicy().hasHeightForWidth())
        self.throwingButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.throwingButton, 3, 0, 1, 1)

        self.throwingBoxes = LevelBoxes(EnishiSheet)
        self.throwingBoxes.setObjectName(u"throwingBoxes")
        self.throwingBoxes.setProperty(u"field", u"skills.throwing")

        self.layout39.addWidget(self.throwingBoxes, 3, 1, 1, 1)

        self.shootingButton = QPushButton(EnishiSheet)
        self.shootingButton.setObjectName(u"shootingButton")
        self.shootingButton.setProperty(u"role", u"skill")
        self.shootingButton.setProperty(u"skill", u"shooting")
        sizePolicy1.setHeightForWidth(self.shootingButton.sizePolicy().hasHeightForWidth())
        self.shootingButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.shootingButton, 4, 0, 1, 1)

        self.shootingBoxes = LevelBoxes(EnishiSheet)
        self.shootingBoxes.setObjectName(u"shootingBoxes")
        self.shootingBoxes.setProperty(u"field", u"skills.shooting")

        self.layout39.addWidget(self.shootingBoxes, 4, 1, 1, 1)

        self.firearmsButton = QPushButton(EnishiSheet)
        self.firearmsButton.setObjectName(u"firearmsButton")
        self.firearmsButton.setProperty(u"role", u"skill")
        self.firearmsButton.setProperty(u"skill", u"firearms")
        sizePolicy1.setHeightForWidth(self.firearmsButton.sizePolicy().hasHeightForWidth())
        self.firearmsButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.firearmsButton, 5, 0, 1, 1)

        self.firearmsBoxes = LevelBoxes(EnishiSheet)
        self.firearmsBoxes.setObjectName(u"firearmsBoxes")
        self.firearmsBoxes.setProperty(u"field", u"skills.firearms")

        self.layout39.addWidget(self.firearmsBoxes, 5, 1, 1, 1)

        self.gunneryButton = QPushButton(EnishiSheet)
        self.gunneryButton.setObjectName(u"gunneryButton")
        self.gunneryButton.setProperty(u"role", u"skill")
        self.gunneryButton.setProperty(u"skill", u"gunnery")
        sizePolicy1.setHeightForWidth(self.gunneryButton.sizePolicy().hasHeightForWidth())
        self.gunneryButton.setSizePolicy(sizePolicy1)

        self.layout39.addWidget(self.gunneryButton, 6, 0, 1, 1)

        self.gunneryBoxes = LevelBoxes(EnishiSheet)
        self.gunneryBoxes.setObjectName(u"gunneryBoxes")
        self.gunneryBoxes.setProperty(u"field", u"skills.gunnery")

        self.layout39.addWidget(self.gunneryBoxes, 6, 1, 1, 1)


        self.layout41.addLayout(self.layout39)

        self.spacer40 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout41.addItem(self.spacer40)


        self.skillLayout.addLayout(self.layout41)

        self.layout46 = QVBoxLayout()
        self.layout46.setSpacing(0)
        self.layout46.setObjectName(u"layout46")
        self.layout44 = QGridLayout()
        self.layout44.setObjectName(u"layout44")
        self.layout44.setHorizontalSpacing(4)
        self.layout44.setVerticalSpacing(0)
        self.layout44.setContentsMargins(0, 0, 0, 0)
        self.label42 = QLabel(EnishiSheet)
        self.label42.setObjectName(u"label42")
        self.label42.setProperty(u"role", u"strong")

        self.layout44.addWidget(self.label42, 0, 0, 1, 1)

        self.label43 = QLabel(EnishiSheet)
        self.label43.setObjectName(u"label43")
        self.label43.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label43.setProperty(u"role", u"quiet")

        self.layout44.addWidget(self.label43, 0, 1, 1, 1)

        self.ridingButton = QPushButton(EnishiSheet)
        self.ridingButton.setObjectName(u"ridingButton")
        self.ridingButton.setProperty(u"role", u"skill")
        self.ridingButton.setProperty(u"skill", u"riding")
        sizePolicy1.setHeightForWidth(self.ridingButton.sizePolicy().hasHeightForWidth())
        self.ridingButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.ridingButton, 1, 0, 1, 1)

        self.ridingBoxes = LevelBoxes(EnishiSheet)
        self.ridingBoxes.setObjectName(u"ridingBoxes")
        self.ridingBoxes.setProperty(u"field", u"skills.riding")

        self.layout44.addWidget(self.ridingBoxes, 1, 1, 1, 1)

        self.drivingButton = QPushButton(EnishiSheet)
        self.drivingButton.setObjectName(u"drivingButton")
        self.drivingButton.setProperty(u"role", u"skill")
        self.drivingButton.setProperty(u"skill", u"driving")
        sizePolicy1.setHeightForWidth(self.drivingButton.sizePolicy().hasHeightForWidth())
        self.drivingButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.drivingButton, 2, 0, 1, 1)

        self.drivingBoxes = LevelBoxes(EnishiSheet)
        self.drivingBoxes.setObjectName(u"drivingBoxes")
        self.drivingBoxes.setProperty(u"field", u"skills.driving")

        self.layout44.addWidget(self.drivingBoxes, 2, 1, 1, 1)

        self.boatingButton = QPushButton(EnishiSheet)
        self.boatingButton.setObjectName(u"boatingButton")
        self.boatingButton.setProperty(u"role", u"skill")
        self.boatingButton.setProperty(u"skill", u"boating")
        sizePolicy1.setHeightForWidth(self.boatingButton.sizePolicy().hasHeightForWidth())
        self.boatingButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.boatingButton, 3, 0, 1, 1)

        self.boatingBoxes = LevelBoxes(EnishiSheet)
        self.boatingBoxes.setObjectName(u"boatingBoxes")
        self.boatingBoxes.setProperty(u"field", u"skills.boating")

        self.layout44.addWidget(self.boatingBoxes, 3, 1, 1, 1)

        self.aviationButton = QPushButton(EnishiSheet)
        self.aviationButton.setObjectName(u"aviationButton")
        self.aviationButton.setProperty(u"role", u"skill")
        self.aviationButton.setProperty(u"skill", u"aviation")
        sizePolicy1.setHeightForWidth(self.aviationButton.sizePolicy().hasHeightForWidth())
        self.aviationButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.aviationButton, 4, 0, 1, 1)

        self.aviationBoxes = LevelBoxes(EnishiSheet)
        self.aviationBoxes.setObjectName(u"aviationBoxes")
        self.aviationBoxes.setProperty(u"field", u"skills.aviation")

        self.layout44.addWidget(self.aviationBoxes, 4, 1, 1, 1)

        self.spaceflightButton = QPushButton(EnishiSheet)
        self.spaceflightButton.setObjectName(u"spaceflightButton")
        self.spaceflightButton.setProperty(u"role", u"skill")
        self.spaceflightButton.setProperty(u"skill", u"spaceflight")
        sizePolicy1.setHeightForWidth(self.spaceflightButton.sizePolicy().hasHeightForWidth())
        self.spaceflightButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.spaceflightButton, 5, 0, 1, 1)

        self.spaceflightBoxes = LevelBoxes(EnishiSheet)
        self.spaceflightBoxes.setObjectName(u"spaceflightBoxes")
        self.spaceflightBoxes.setProperty(u"field", u"skills.spaceflight")

        self.layout44.addWidget(self.spaceflightBoxes, 5, 1, 1, 1)

        self.repairButton = QPushButton(EnishiSheet)
        self.repairButton.setObjectName(u"repairButton")
        self.repairButton.setProperty(u"role", u"skill")
        self.repairButton.setProperty(u"skill", u"repair")
        sizePolicy1.setHeightForWidth(self.repairButton.sizePolicy().hasHeightForWidth())
        self.repairButton.setSizePolicy(sizePolicy1)

        self.layout44.addWidget(self.repairButton, 6, 0, 1, 1)

        self.repairBoxes = LevelBoxes(EnishiSheet)
        self.repairBoxes.setObjectName(u"repairBoxes")
        self.repairBoxes.setProperty(u"field", u"skills.repair")

        self.layout44.addWidget(self.repairBoxes, 6, 1, 1, 1)


        self.layout46.addLayout(self.layout44)

        self.spacer45 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout46.addItem(self.spacer45)


        self.skillLayout.addLayout(self.layout46)

        self.layout51 = QVBoxLayout()
        self.layout51.setSpacing(0)
        self.layout51.setObjectName(u"layout51")
        self.layout49 = QGridLayout()
        self.layout49.setObjectName(u"layout49")
        self.layout49.setHorizontalSpacing(4)
        self.layout49.setVerticalSpacing(0)
        self.layout49.setContentsMargins(0, 0, 0, 0)
        self.label47 = QLabel(EnishiSheet)
        self.label47.setObjectName(u"label47")
        self.label47.setProperty(u"role", u"strong")

        self.layout49.addWidget(self.label47, 0, 0, 1, 1)

        self.label48 = QLabel(EnishiSheet)
        self.label48.setObjectName(u"label48")
        self.label48.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label48.setProperty(u"role", u"quiet")

        self.layout49.addWidget(self.label48, 0, 1, 1, 1)

        self.stealthButton = QPushButton(EnishiSheet)
        self.stealthButton.setObjectName(u"stealthButton")
        self.stealthButton.setProperty(u"role", u"skill")
        self.stealthButton.setProperty(u"skill", u"stealth")
        sizePolicy1.setHeightForWidth(self.stealthButton.sizePolicy().hasHeightForWidth())
        self.stealthButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.stealthButton, 1, 0, 1, 1)

        self.stealthBoxes = LevelBoxes(EnishiSheet)
        self.stealthBoxes.setObjectName(u"stealthBoxes")
        self.stealthBoxes.setProperty(u"field", u"skills.stealth")

        self.layout49.addWidget(self.stealthBoxes, 1, 1, 1, 1)

        self.survivalButton = QPushButton(EnishiSheet)
        self.survivalButton.setObjectName(u"survivalButton")
        self.survivalButton.setProperty(u"role", u"skill")
        self.survivalButton.setProperty(u"skill", u"survival")
        sizePolicy1.setHeightForWidth(self.survivalButton.sizePolicy().hasHeightForWidth())
        self.survivalButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.survivalButton, 2, 0, 1, 1)

        self.survivalBoxes = LevelBoxes(EnishiSheet)
        self.survivalBoxes.setObjectName(u"survivalBoxes")
        self.survivalBoxes.setProperty(u"field", u"skills.survival")

        self.layout49.addWidget(self.survivalBoxes, 2, 1, 1, 1)

        self.computingButton = QPushButton(EnishiSheet)
        self.computingButton.setObjectName(u"computingButton")
        self.computingButton.setProperty(u"role", u"skill")
        self.computingButton.setProperty(u"skill", u"computing")
        sizePolicy1.setHeightForWidth(self.computingButton.sizePolicy().hasHeightForWidth())
        self.computingButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.computingButton, 3, 0, 1, 1)

        self.computingBoxes = LevelBoxes(EnishiSheet)
        self.computingBoxes.setObjectName(u"computingBoxes")
        self.computingBoxes.setProperty(u"field", u"skills.computing")

        self.layout49.addWidget(self.computingBoxes, 3, 1, 1, 1)

        self.triviaButton = QPushButton(EnishiSheet)
        self.triviaButton.setObjectName(u"triviaButton")
        self.triviaButton.setProperty(u"role", u"skill")
        self.triviaButton.setProperty(u"skill", u"trivia")
        sizePolicy1.setHeightForWidth(self.triviaButton.sizePolicy().hasHeightForWidth())
        self.triviaButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.triviaButton, 4, 0, 1, 1)

        self.triviaBoxes = LevelBoxes(EnishiSheet)
        self.triviaBoxes.setObjectName(u"triviaBoxes")
        self.triviaBoxes.setProperty(u"field", u"skills.trivia")

        self.layout49.addWidget(self.triviaBoxes, 4, 1, 1, 1)

        self.tacticsButton = QPushButton(EnishiSheet)
        self.tacticsButton.setObjectName(u"tacticsButton")
        self.tacticsButton.setProperty(u"role", u"skill")
        self.tacticsButton.setProperty(u"skill", u"tactics")
        sizePolicy1.setHeightForWidth(self.tacticsButton.sizePolicy().hasHeightForWidth())
        self.tacticsButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.tacticsButton, 5, 0, 1, 1)

        self.tacticsBoxes = LevelBoxes(EnishiSheet)
        self.tacticsBoxes.setObjectName(u"tacticsBoxes")
        self.tacticsBoxes.setProperty(u"field", u"skills.tactics")

        self.layout49.addWidget(self.tacticsBoxes, 5, 1, 1, 1)

        self.richesButton = QPushButton(EnishiSheet)
        self.richesButton.setObjectName(u"richesButton")
        self.richesButton.setProperty(u"role", u"skill")
        self.richesButton.setProperty(u"skill", u"riches")
        sizePolicy1.setHeightForWidth(self.richesButton.sizePolicy().hasHeightForWidth())
        self.richesButton.setSizePolicy(sizePolicy1)

        self.layout49.addWidget(self.richesButton, 6, 0, 1, 1)

        self.richesBoxes = LevelBoxes(EnishiSheet)
        self.richesBoxes.setObjectName(u"richesBoxes")
        self.richesBoxes.setProperty(u"field", u"skills.riches")

        self.layout49.addWidget(self.richesBoxes, 6, 1, 1, 1)


        self.layout51.addLayout(self.layout49)

        self.spacer50 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout51.addItem(self.spacer50)


        self.skillLayout.addLayout(self.layout51)

        self.layout56 = QVBoxLayout()
        self.layout56.setSpacing(2)
        self.layout56.setObjectName(u"layout56")
        self.layout54 = QGridLayout()
        self.layout54.setObjectName(u"layout54")
        self.layout54.setHorizontalSpacing(4)
        self.layout54.setVerticalSpacing(0)
        self.layout54.setContentsMargins(0, 0, 0, 0)
        self.label52 = QLabel(EnishiSheet)
        self.label52.setObjectName(u"label52")
        self.label52.setProperty(u"role", u"strong")

        self.layout54.addWidget(self.label52, 0, 0, 1, 1)

        self.label53 = QLabel(EnishiSheet)
        self.label53.setObjectName(u"label53")
        self.label53.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.label53.setProperty(u"role", u"quiet")

        self.layout54.addWidget(self.label53, 0, 1, 1, 1)

        self.medicineButton = QPushButton(EnishiSheet)
        self.medicineButton.setObjectName(u"medicineButton")
        self.medicineButton.setProperty(u"role", u"skill")
        self.medicineButton.setProperty(u"skill", u"medicine")
        sizePolicy1.setHeightForWidth(self.medicineButton.sizePolicy().hasHeightForWidth())
        self.medicineButton.setSizePolicy(sizePolicy1)

        self.layout54.addWidget(self.medicineButton, 1, 0, 1, 1)

        self.medicineBoxes = LevelBoxes(EnishiSheet)
        self.medicineBoxes.setObjectName(u"medicineBoxes")
        self.medicineBoxes.setProperty(u"field", u"skills.medicine")

        self.layout54.addWidget(self.medicineBoxes, 1, 1, 1, 1)

        self.languageButton = QPushButton(EnishiSheet)
        self.languageButton.setObjectName(u"languageButton")
        self.languageButton.setProperty(u"role", u"skill")
        self.languageButton.setProperty(u"skill", u"language")
        sizePolicy1.setHeightForWidth(self.languageButton.sizePolicy().hasHeightForWidth())
        self.languageButton.setSizePolicy(sizePolicy1)

        self.layout54.addWidget(self.languageButton, 2, 0, 1, 1)

        self.languageBoxes = LevelBoxes(EnishiSheet)
        self.languageBoxes.setObjectName(u"languageBoxes")
        self.languageBoxes.setProperty(u"field", u"skills.language")

        self.layout54.addWidget(self.languageBoxes, 2, 1, 1, 1)


        self.layout56.addLayout(self.layout54)

        self.label55 = QLabel(EnishiSheet)
        self.label55.setObjectName(u"label55")
        self.label55.setProperty(u"role", u"quiet")

        self.layout56.addWidget(self.label55)

        self.fieldTable = RowTable(EnishiSheet)
        self.fieldTable.setObjectName(u"fieldTable")
        self.fieldTable.setMinimumSize(QSize(0, 70))
        self.fieldTable.setProperty(u"field", u"fields")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.fieldTable.sizePolicy().hasHeightForWidth())
        self.fieldTable.setSizePolicy(sizePolicy2)

        self.layout56.addWidget(self.fieldTable)


        self.skillLayout.addLayout(self.layout56)

        self.skillLayout.setStretch(0, 1)
        self.skillLayout.setStretch(1, 1)
        self.skillLayout.setStretch(2, 1)
        self.skillLayout.setStretch(3, 1)
        self.skillLayout.setStretch(4, 1)

        self.layout100.addLayout(self.skillLayout)

        self.layout61 = QVBoxLayout()
        self.layout61.setSpacing(4)
        self.layout61.setObjectName(u"layout61")
        self.layout60 = QHBoxLayout()
        self.layout60.setSpacing(8)
        self.layout60.setObjectName(u"layout60")
        self.label57 = QLabel(EnishiSheet)
        self.label57.setObjectName(u"label57")
        self.label57.setProperty(u"role", u"heading")

        self.layout60.addWidget(self.label57)

        self.spacer58 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout60.addItem(self.spacer58)

        self.label59 = QLabel(EnishiSheet)
        self.label59.setObjectName(u"label59")
        self.label59.setProperty(u"role", u"quiet")

        self.layout60.addWidget(self.label59)


        self.layout61.addLayout(self.layout60)

        self.weaponTable = RowTable(EnishiSheet)
        self.weaponTable.setObjectName(u"weaponTable")
        self.weaponTable.setMinimumSize(QSize(0, 96))
        self.weaponTable.setProperty(u"field", u"weapons")

        self.layout61.addWidget(self.weaponTable)


        self.layout100.addLayout(self.layout61)

        self.wearLayout = QHBoxLayout()
        self.wearLayout.setSpacing(16)
        self.wearLayout.setObjectName(u"wearLayout")
        self.layout67 = QVBoxLayout()
        self.layout67.setSpacing(4)
        self.layout67.setObjectName(u"layout67")
        self.layout66 = QHBoxLayout()
        self.layout66.setSpacing(4)
        self.layout66.setObjectName(u"layout66")
        self.label62 = QLabel(EnishiSheet)
        self.label62.setObjectName(u"label62")
        self.label62.setProperty(u"role", u"heading")

        self.layout66.addWidget(self.label62)

        self.spacer63 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout66.addItem(self.spacer63)

        self.label64 = QLabel(EnishiSheet)
        self.label64.setObjectName(u"label64")
        self.label64.setProperty(u"role", u"quiet")

        self.layout66.addWidget(self.label64)

        self.defence_lineNumber = DerivedNumber(EnishiSheet)
        self.defence_lineNumber.setObjectName(u"defence_lineNumber")
        self.defence_lineNumber.setAutoRaise(True)
        self.defence_lineNumber.setProperty(u"role", u"strong")
        self.defence_lineNumber.setProperty(u"derived", u"defence_line")

        self.layout66.addWidget(self.defence_lineNumber)

        self.label65 = QLabel(EnishiSheet)
        self.label65.setObjectName(u"label65")
        self.label65.setProperty(u"role", u"quiet")

        self.layout66.addWidget(self.label65)

        self.structureNumber = DerivedNumber(EnishiSheet)
        self.structureNumber.setObjectName(u"structureNumber")
        self.structureNumber.setAutoRaise(True)
        self.structureNumber.setProperty(u"role", u"strong")
        self.structureNumber.setProperty(u"derived", u"structure")

        self.layout66.addWidget(self.structureNumber)


        self.layout67.addLayout(self.layout66)

        self.armourTable = RowTable(EnishiSheet)
        self.armourTable.setObjectName(u"armourTable")
        self.armourTable.setMinimumSize(QSize(0, 96))
        self.armourTable.setProperty(u"field", u"armour")

        self.layout67.addWidget(self.armourTable)


        self.wearLayout.addLayout(self.layout67)

        self.layout72 = QVBoxLayout()
        self.layout72.setSpacing(4)
        self.layout72.setObjectName(u"layout72")
        self.layout71 = QHBoxLayout()
        self.layout71.setSpacing(4)
        self.layout71.setObjectName(u"layout71")
        self.label68 = QLabel(EnishiSheet)
        self.label68.setObjectName(u"label68")
        self.label68.setProperty(u"role", u"heading")

        self.layout71.addWidget(self.label68)

        self.spacer69 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout71.addItem(self.spacer69)

        self.label70 = QLabel(EnishiSheet)
        self.label70.setObjectName(u"label70")
        self.label70.setProperty(u"role", u"quiet")

        self.layout71.addWidget(self.label70)

        self.mobility_modNumber = DerivedNumber(EnishiSheet)
        self.mobility_modNumber.setObjectName(u"mobility_modNumber")
        self.mobility_modNumber.setAutoRaise(True)
        self.mobility_modNumber.setProperty(u"role", u"strong")
        self.mobility_modNumber.setProperty(u"derived", u"mobility_mod")

        self.layout71.addWidget(self.mobility_modNumber)


        self.layout72.addLayout(self.layout71)

        self.itemTable = RowTable(EnishiSheet)
        self.itemTable.setObjectName(u"itemTable")
        self.itemTable.setMinimumSize(QSize(0, 96))
        self.itemTable.setProperty(u"field", u"items")

        self.layout72.addWidget(self.itemTable)


        self.wearLayout.addLayout(self.layout72)

        self.wearLayout.setStretch(0, 3)
        self.wearLayout.setStretch(1, 2)

        self.layout100.addLayout(self.wearLayout)

        self.lowLayout = QHBoxLayout()
        self.lowLayout.setSpacing(16)
        self.lowLayout.setObjectName(u"lowLayout")
        self.layout81 = QVBoxLayout()
        self.layout81.setSpacing(4)
        self.layout81.setObjectName(u"layout81")
        self.layout75 = QHBoxLayout()
        self.layout75.setSpacing(8)
        self.layout75.setObjectName(u"layout75")
        self.label73 = QLabel(EnishiSheet)
        self.label73.setObjectName(u"label73")
        self.label73.setProperty(u"role", u"heading")

        self.layout75.addWidget(self.label73)

        self.spacer74 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout75.addItem(self.spacer74)

        self.bondCount = QLabel(EnishiSheet)
        self.bondCount.setObjectName(u"bondCount")
        self.bondCount.setProperty(u"role", u"quiet")

        self.layout75.addWidget(self.bondCount)


        self.layout81.addLayout(self.layout75)

        self.bondTable = RowTable(EnishiSheet)
        self.bondTable.setObjectName(u"bondTable")
        self.bondTable.setMinimumSize(QSize(0, 200))
        self.bondTable.setProperty(u"field", u"bonds")

        self.layout81.addWidget(self.bondTable)

        self.layout80 = QHBoxLayout()
        self.layout80.setSpacing(4)
        self.layout80.setObjectName(u"layout80")
        self.label76 = QLabel(EnishiSheet)
        self.label76.setObjectName(u"label76")
        self.label76.setProperty(u"role", u"quiet")

        self.layout80.addWidget(self.label76)

        self.initiative_lineNumber = DerivedNumber(EnishiSheet)
        self.initiative_lineNumber.setObjectName(u"initiative_lineNumber")
        self.initiative_lineNumber.setAutoRaise(True)
        self.initiative_lineNumber.setProperty(u"role", u"strong")
        self.initiative_lineNumber.setProperty(u"derived", u"initiative_line")

        self.layout80.addWidget(self.initiative_lineNumber)

        self.label77 = QLabel(EnishiSheet)
        self.label77.setObjectName(u"label77")
        self.label77.setProperty(u"role", u"quiet")

        self.layout80.addWidget(self.label77)

        self.wealth_leftNumber = DerivedNumber(EnishiSheet)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"strong")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout80.addWidget(self.wealth_leftNumber)

        self.label78 = QLabel(EnishiSheet)
        self.label78.setObjectName(u"label78")
        self.label78.setProperty(u"role", u"quiet")

        self.layout80.addWidget(self.label78)

        self.gauge_leftNumber = DerivedNumber(EnishiSheet)
        self.gauge_leftNumber.setObjectName(u"gauge_leftNumber")
        self.gauge_leftNumber.setAutoRaise(True)
        self.gauge_leftNumber.setProperty(u"role", u"strong")
        self.gauge_leftNumber.setProperty(u"derived", u"gauge_left")

        self.layout80.addWidget(self.gauge_leftNumber)

        self.spacer79 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout80.addItem(self.spacer79)


        self.layout81.addLayout(self.layout80)


        self.lowLayout.addLayout(self.layout81)

        self.layout98 = QVBoxLayout()
        self.layout98.setSpacing(4)
        self.layout98.setObjectName(u"layout98")
        self.layout93 = QHBoxLayout()
        self.layout93.setSpacing(4)
        self.layout93.setObjectName(u"layout93")
        self.label88 = QLabel(EnishiSheet)
        self.label88.setObjectName(u"label88")
        self.label88.setProperty(u"role", u"heading")

        self.layout93.addWidget(self.label88)

        self.spacer89 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout93.addItem(self.spacer89)

        self.label90 = QLabel(EnishiSheet)
        self.label90.setObjectName(u"label90")
        self.label90.setProperty(u"role", u"quiet")

        self.layout93.addWidget(self.label90)

        self.xpTotalSpin = QSpinBox(EnishiSheet)
        self.xpTotalSpin.setObjectName(u"xpTotalSpin")
        self.xpTotalSpin.setMinimumSize(QSize(52, 0))
        self.xpTotalSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.xpTotalSpin.setProperty(u"field", u"xp_total")
        sizePolicy.setHeightForWidth(self.xpTotalSpin.sizePolicy().hasHeightForWidth())
        self.xpTotalSpin.setSizePolicy(sizePolicy)

        self.layout93.addWidget(self.xpTotalSpin)

        self.label91 = QLabel(EnishiSheet)
        self.label91.setObjectName(u"label91")
        self.label91.setProperty(u"role", u"quiet")

        self.layout93.addWidget(self.label91)

        self.xpSpentSpin = QSpinBox(EnishiSheet)
        self.xpSpentSpin.setObjectName(u"xpSpentSpin")
        self.xpSpentSpin.setMinimumSize(QSize(52, 0))
        self.xpSpentSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.xpSpentSpin.setProperty(u"field", u"xp_spent")
        sizePolicy.setHeightForWidth(self.xpSpentSpin.sizePolicy().hasHeightForWidth())
        self.xpSpentSpin.setSizePolicy(sizePolicy)

        self.layout93.addWidget(self.xpSpentSpin)

        self.label92 = QLabel(EnishiSheet)
        self.label92.setObjectName(u"label92")
        self.label92.setProperty(u"role", u"quiet")

        self.layout93.addWidget(self.label92)

        self.xp_leftNumber = DerivedNumber(EnishiSheet)
        self.xp_leftNumber.setObjectName(u"xp_leftNumber")
        self.xp_leftNumber.setAutoRaise(True)
        self.xp_leftNumber.setProperty(u"role", u"strong")
        self.xp_leftNumber.setProperty(u"derived", u"xp_left")

        self.layout93.addWidget(self.xp_leftNumber)


        self.layout98.addLayout(self.layout93)

        self.finishedCheck = QCheckBox(EnishiSheet)
        self.finishedCheck.setObjectName(u"finishedCheck")
        self.finishedCheck.setProperty(u"field", u"xp_checklist.finished")

        self.layout98.addWidget(self.finishedCheck)

        self.cooperatedCheck = QCheckBox(EnishiSheet)
        self.cooperatedCheck.setObjectName(u"cooperatedCheck")
        self.cooperatedCheck.setProperty(u"field", u"xp_checklist.cooperated")

        self.layout98.addWidget(self.cooperatedCheck)

        self.appearedCheck = QCheckBox(EnishiSheet)
        self.appearedCheck.setObjectName(u"appearedCheck")
        self.appearedCheck.setProperty(u"field", u"xp_checklist.appeared")

        self.layout98.addWidget(self.appearedCheck)

        self.ledCheck = QCheckBox(EnishiSheet)
        self.ledCheck.setObjectName(u"ledCheck")
        self.ledCheck.setProperty(u"field", u"xp_checklist.led")

        self.layout98.addWidget(self.ledCheck)

        self.excellentCheck = QCheckBox(EnishiSheet)
        self.excellentCheck.setObjectName(u"excellentCheck")
        self.excellentCheck.setProperty(u"field", u"xp_checklist.excellent")

        self.layout98.addWidget(self.excellentCheck)

        self.layout96 = QHBoxLayout()
        self.layout96.setSpacing(8)
        self.layout96.setObjectName(u"layout96")
        self.aidCheck = QCheckBox(EnishiSheet)
        self.aidCheck.setObjectName(u"aidCheck")
        self.aidCheck.setProperty(u"field", u"first_aid_used")

        self.layout96.addWidget(self.aidCheck)

        self.restCheck = QCheckBox(EnishiSheet)
        self.restCheck.setObjectName(u"restCheck")
        self.restCheck.setProperty(u"field", u"backstage_rest")

        self.layout96.addWidget(self.restCheck)

        self.label94 = QLabel(EnishiSheet)
        self.label94.setObjectName(u"label94")

        self.layout96.addWidget(self.label94)

        self.daysSpin = QSpinBox(EnishiSheet)
        self.daysSpin.setObjectName(u"daysSpin")
        self.daysSpin.setMinimumSize(QSize(44, 0))
        self.daysSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.daysSpin.setProperty(u"field", u"days_towards_lp")
        sizePolicy.setHeightForWidth(self.daysSpin.sizePolicy().hasHeightForWidth())
        self.daysSpin.setSizePolicy(sizePolicy)

        self.layout96.addWidget(self.daysSpin)

        self.spacer95 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout96.addItem(self.spacer95)


        self.layout98.addLayout(self.layout96)

        self.label97 = QLabel(EnishiSheet)
        self.label97.setObjectName(u"label97")
        self.label97.setProperty(u"role", u"quiet")

        self.layout98.addWidget(self.label97)

        self.effectTable = RowTable(EnishiSheet)
        self.effectTable.setObjectName(u"effectTable")
        self.effectTable.setMinimumSize(QSize(0, 76))
        self.effectTable.setProperty(u"field", u"effect_log")

        self.layout98.addWidget(self.effectTable)


        self.lowLayout.addLayout(self.layout98)

        self.lowLayout.setStretch(0, 1)
        self.lowLayout.setStretch(1, 1)

        self.layout100.addLayout(self.lowLayout)

        self.layout87 = QFormLayout()
        self.layout87.setObjectName(u"layout87")
        self.layout87.setHorizontalSpacing(8)
        self.layout87.setVerticalSpacing(6)
        self.label82 = QLabel(EnishiSheet)
        self.label82.setObjectName(u"label82")

        self.layout87.setWidget(0, QFormLayout.ItemRole.LabelRole, self.label82)

        self.backgroundEdit = QPlainTextEdit(EnishiSheet)
        self.backgroundEdit.setObjectName(u"backgroundEdit")
        self.backgroundEdit.setTabChangesFocus(True)
        self.backgroundEdit.setMaximumSize(QSize(16777215, 72))
        self.backgroundEdit.setProperty(u"field", u"background")

        self.layout87.setWidget(0, QFormLayout.ItemRole.FieldRole, self.backgroundEdit)

        self.label83 = QLabel(EnishiSheet)
        self.label83.setObjectName(u"label83")

        self.layout87.setWidget(1, QFormLayout.ItemRole.LabelRole, self.label83)

        self.notesEdit = QPlainTextEdit(EnishiSheet)
        self.notesEdit.setObjectName(u"notesEdit")
        self.notesEdit.setTabChangesFocus(True)
        self.notesEdit.setMaximumSize(QSize(16777215, 56))
        self.notesEdit.setProperty(u"field", u"notes")

        self.layout87.setWidget(1, QFormLayout.ItemRole.FieldRole, self.notesEdit)

        self.label84 = QLabel(EnishiSheet)
        self.label84.setObjectName(u"label84")

        self.layout87.setWidget(2, QFormLayout.ItemRole.LabelRole, self.label84)

        self.motherEdit = QLineEdit(EnishiSheet)
        self.motherEdit.setObjectName(u"motherEdit")
        self.motherEdit.setProperty(u"field", u"mother_tongue")

        self.layout87.setWidget(2, QFormLayout.ItemRole.FieldRole, self.motherEdit)

        self.label85 = QLabel(EnishiSheet)
        self.label85.setObjectName(u"label85")

        self.layout87.setWidget(3, QFormLayout.ItemRole.LabelRole, self.label85)

        self.languagesEdit = WordsEdit(EnishiSheet)
        self.languagesEdit.setObjectName(u"languagesEdit")
        self.languagesEdit.setProperty(u"field", u"languages")

        self.layout87.setWidget(3, QFormLayout.ItemRole.FieldRole, self.languagesEdit)

        self.label86 = QLabel(EnishiSheet)
        self.label86.setObjectName(u"label86")

        self.layout87.setWidget(4, QFormLayout.ItemRole.LabelRole, self.label86)

        self.startCombo = QComboBox(EnishiSheet)
        self.startCombo.setObjectName(u"startCombo")
        self.startCombo.setProperty(u"field", u"creation_option")

        self.layout87.setWidget(4, QFormLayout.ItemRole.FieldRole, self.startCombo)


        self.layout100.addLayout(self.layout87)

        self.spacer99 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout100.addItem(self.spacer99)

#if QT_CONFIG(shortcut)
        self.label1.setBuddy(self.clvSpin)
        self.label5.setBuddy(self.lpSpin)
        self.label10.setBuddy(self.spSpin)
        self.label15.setBuddy(self.gaugeBoxes)
        self.label27.setBuddy(self.wealthSpin)
        self.label90.setBuddy(self.xpTotalSpin)
        self.label91.setBuddy(self.xpSpentSpin)
        self.label94.setBuddy(self.daysSpin)
        self.label82.setBuddy(self.backgroundEdit)
        self.label83.setBuddy(self.notesEdit)
        self.label84.setBuddy(self.motherEdit)
        self.label85.setBuddy(self.languagesEdit)
        self.label86.setBuddy(self.startCombo)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiSheet)
    # setupUi

    def retranslateUi(self, EnishiSheet):
        self.label1.setText(QCoreApplication.translate("EnishiSheet", u"CLV", None))
        self.label2.setText(QCoreApplication.translate("EnishiSheet", u"SLV\u4e0a\u9650", None))
        self.label5.setText(QCoreApplication.translate("EnishiSheet", u"LP \u751f\u547d\u529b", None))
        self.label6.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.lpBar.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"LP", None))
#endif // QT_CONFIG(accessibility)
        self.label10.setText(QCoreApplication.translate("EnishiSheet", u"SP \u7cbe\u795e\u529b", None))
        self.label11.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
#if QT_CONFIG(accessibility)
        self.spBar.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"SP", None))
#endif // QT_CONFIG(accessibility)
        self.label15.setText(QCoreApplication.translate("EnishiSheet", u"\u30b2\u30fc\u30b8", None))
        self.label16.setText(QCoreApplication.translate("EnishiSheet", u"\uff0f", None))
        self.label20.setText(QCoreApplication.translate("EnishiSheet", u"\u72b6\u614b", None))
        self.deadCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u6b7b\u4ea1", None))
        self.label23.setText(QCoreApplication.translate("EnishiSheet", u"\u79fb\u52d5\u529b", None))
        self.label25.setText(QCoreApplication.translate("EnishiSheet", u"\u5de1\u822a / \u88dc\u52a9 / \u5168\u529b", None))
        self.label27.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u7523", None))
        self.label32.setText(QCoreApplication.translate("EnishiSheet", u"A \u57fa\u790e", None))
        self.label33.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.perceptionButton.setText(QCoreApplication.translate("EnishiSheet", u"\u77e5\u899a", None))
        self.willButton.setText(QCoreApplication.translate("EnishiSheet", u"\u610f\u5fd7", None))
        self.negotiationButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4ea4\u6e09", None))
        self.dexterityButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5668\u7528", None))
        self.athleticsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u904b\u52d5", None))
        self.vigourButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4f53\u529b", None))
        self.label37.setText(QCoreApplication.translate("EnishiSheet", u"B \u6226\u95d8", None))
        self.label38.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.brawlingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u683c\u95d8", None))
        self.meleeButton.setText(QCoreApplication.translate("EnishiSheet", u"\u767d\u5175", None))
        self.throwingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u6295\u64f2", None))
        self.shootingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5c04\u51fa", None))
        self.firearmsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u9283\u6483", None))
        self.gunneryButton.setText(QCoreApplication.translate("EnishiSheet", u"\u7832\u6483", None))
        self.label42.setText(QCoreApplication.translate("EnishiSheet", u"C \u64cd\u7e26", None))
        self.label43.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.ridingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u9a0e\u4e57", None))
        self.drivingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8eca\u4e21", None))
        self.boatingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8239\u8236", None))
        self.aviationButton.setText(QCoreApplication.translate("EnishiSheet", u"\u822a\u7a7a", None))
        self.spaceflightButton.setText(QCoreApplication.translate("EnishiSheet", u"\u5b99\u884c", None))
        self.repairButton.setText(QCoreApplication.translate("EnishiSheet", u"\u4fee\u7406", None))
        self.label47.setText(QCoreApplication.translate("EnishiSheet", u"D \u5c02\u9580", None))
        self.label48.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.stealthButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96a0\u5bc6", None))
        self.survivalButton.setText(QCoreApplication.translate("EnishiSheet", u"\u751f\u5b58", None))
        self.computingButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96fb\u5b50", None))
        self.triviaButton.setText(QCoreApplication.translate("EnishiSheet", u"\u96d1\u5b66", None))
        self.tacticsButton.setText(QCoreApplication.translate("EnishiSheet", u"\u6226\u8853", None))
        self.richesButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u529b", None))
        self.label52.setText(QCoreApplication.translate("EnishiSheet", u"E \u5b66\u8853", None))
        self.label53.setText(QCoreApplication.translate("EnishiSheet", u"SLV", None))
        self.medicineButton.setText(QCoreApplication.translate("EnishiSheet", u"\u533b\u8853", None))
        self.languageButton.setText(QCoreApplication.translate("EnishiSheet", u"\u8a00\u8a9e", None))
        self.label55.setText(QCoreApplication.translate("EnishiSheet", u"\u82b8\u8853\u30fb\u77e5\u8b58", None))
#if QT_CONFIG(accessibility)
        self.fieldTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u82b8\u8853\u30fb\u77e5\u8b58", None))
#endif // QT_CONFIG(accessibility)
        self.label57.setText(QCoreApplication.translate("EnishiSheet", u"\u6b66\u5668", None))
        self.label59.setText(QCoreApplication.translate("EnishiSheet", u"\u653b\u6483 \uff1d 2D6\uff0bSLV\uff0b\u653b\u6483\u4fee\u6b63\u3000\u6253\u6483\u70b9 \uff1d \u5a01\u529b\u5024\uff0b\u7834\u58ca\u529b", None))
#if QT_CONFIG(accessibility)
        self.weaponTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u6b66\u5668", None))
#endif // QT_CONFIG(accessibility)
        self.label62.setText(QCoreApplication.translate("EnishiSheet", u"\u9632\u5177", None))
        self.label64.setText(QCoreApplication.translate("EnishiSheet", u"\u9632\u5fa1", None))
        self.label65.setText(QCoreApplication.translate("EnishiSheet", u"\u69cb\u9020\u529b", None))
#if QT_CONFIG(accessibility)
        self.armourTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u9632\u5177", None))
#endif // QT_CONFIG(accessibility)
        self.label68.setText(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6\u306e\u88c5\u5099", None))
        self.label70.setText(QCoreApplication.translate("EnishiSheet", u"\u79fb\u52d5\u4fee\u6b63", None))
#if QT_CONFIG(accessibility)
        self.itemTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6\u306e\u88c5\u5099", None))
#endif // QT_CONFIG(accessibility)
        self.label73.setText(QCoreApplication.translate("EnishiSheet", u"\u6240\u7e01", None))
#if QT_CONFIG(accessibility)
        self.bondTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u6240\u7e01", None))
#endif // QT_CONFIG(accessibility)
        self.label76.setText(QCoreApplication.translate("EnishiSheet", u"\u884c\u52d5\u9806\u756a", None))
        self.label77.setText(QCoreApplication.translate("EnishiSheet", u"\u8ca1\u7523\u306e\u6b8b\u308a", None))
        self.label78.setText(QCoreApplication.translate("EnishiSheet", u"\u30b2\u30fc\u30b8\u306e\u7a7a\u304d", None))
        self.label88.setText(QCoreApplication.translate("EnishiSheet", u"\u7d4c\u9a13\u70b9", None))
        self.label90.setText(QCoreApplication.translate("EnishiSheet", u"\u7372\u5f97", None))
        self.label91.setText(QCoreApplication.translate("EnishiSheet", u"\u4f7f\u7528", None))
        self.label92.setText(QCoreApplication.translate("EnishiSheet", u"\u6b8b\u308a", None))
        self.finishedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u6700\u5f8c\u307e\u3067\u53c2\u52a0\u3057\u305f", None))
        self.cooperatedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u4ed6\u306ePC\u3068\u5354\u529b\u3057\u3066\u884c\u52d5\u3067\u304d\u305f", None))
        self.appearedCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u4ed6\u306ePC\u304c\u4e3b\u4eba\u516c\u306e\u30b9\u30c6\u30fc\u30b8\u306b\u767b\u5834\u3057\u305f", None))
        self.ledCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u30ea\u30fc\u30c0\u30fc\u5f79\u3092\u7a4d\u6975\u7684\u306b\u679c\u305f\u3057\u305f", None))
        self.excellentCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u7279\u306b\u512a\u79c0\u306a\u6d3b\u8e8d\uff08\u5168\u54e1\u3067\u8a71\u3057\u5408\u3046\uff09", None))
        self.aidCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u624b\u5f53\u3066\u6e08", None))
        self.restCheck.setText(QCoreApplication.translate("EnishiSheet", u"\u56de\u5fa9\u306b\u5c02\u5ff5", None))
        self.label94.setText(QCoreApplication.translate("EnishiSheet", u"\u7d4c\u904e\u65e5\u6570", None))
        self.label97.setText(QCoreApplication.translate("EnishiSheet", u"\u4f7f\u7528\u8a18\u9332", None))
#if QT_CONFIG(accessibility)
        self.effectTable.setAccessibleName(QCoreApplication.translate("EnishiSheet", u"\u30a8\u30d5\u30a7\u30af\u30c8\u306e\u4f7f\u7528\u8a18\u9332", None))
#endif // QT_CONFIG(accessibility)
        self.label82.setText(QCoreApplication.translate("EnishiSheet", u"\u8a2d\u5b9a", None))
        self.label83.setText(QCoreApplication.translate("EnishiSheet", u"\u305d\u306e\u4ed6", None))
        self.label84.setText(QCoreApplication.translate("EnishiSheet", u"\u6bcd\u56fd\u8a9e", None))
        self.label85.setText(QCoreApplication.translate("EnishiSheet", u"\u7fd2\u5f97\u8a00\u8a9e", None))
        self.label86.setText(QCoreApplication.translate("EnishiSheet", u"\u4f5c\u6210\u65b9\u6cd5", None))
        pass
    # retranslateUi

