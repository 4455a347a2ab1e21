"""Compiled from ui/systems/common/build_growth.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_growth.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.points_spin import PointsSpin

class Ui_CommonBuildGrowth(object):
    def setupUi(self, CommonBuildGrowth):
        if not CommonBuildGrowth.objectName():
            CommonBuildGrowth.setObjectName(u"CommonBuildGrowth")
        CommonBuildGrowth.resize(830, 560)
        self.layout80 = QVBoxLayout(CommonBuildGrowth)
        self.layout80.setSpacing(20)
        self.layout80.setObjectName(u"layout80")
        self.layout80.setContentsMargins(24, 8, 24, 16)
        self.layout65 = QHBoxLayout()
        self.layout65.setSpacing(24)
        self.layout65.setObjectName(u"layout65")
        self.layout64 = QVBoxLayout()
        self.layout64.setSpacing(2)
        self.layout64.setObjectName(u"layout64")
        self.rateTitle = QLabel(CommonBuildGrowth)
        self.rateTitle.setObjectName(u"rateTitle")
        self.rateTitle.setWordWrap(True)
        self.rateTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.rateTitle.setProperty(u"role", u"heading")

        self.layout64.addWidget(self.rateTitle)

        self.rateTell = QLabel(CommonBuildGrowth)
        self.rateTell.setObjectName(u"rateTell")
        self.rateTell.setWordWrap(True)
        self.rateTell.setTextFormat(Qt.TextFormat.PlainText)
        self.rateTell.setProperty(u"role", u"hint")

        self.layout64.addWidget(self.rateTell)


        self.layout65.addLayout(self.layout64)

        self.rateSpin = PointsSpin(CommonBuildGrowth)
        self.rateSpin.setObjectName(u"rateSpin")
        self.rateSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rateSpin.setProperty(u"role", u"big-entry")
        self.rateSpin.setProperty(u"field", u"growth_rate")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.rateSpin.sizePolicy().hasHeightForWidth())
        self.rateSpin.setSizePolicy(sizePolicy)

        self.layout65.addWidget(self.rateSpin)


        self.layout80.addLayout(self.layout65)

        self.layout68 = QVBoxLayout()
        self.layout68.setSpacing(4)
        self.layout68.setObjectName(u"layout68")
        self.label66 = QLabel(CommonBuildGrowth)
        self.label66.setObjectName(u"label66")
        self.label66.setProperty(u"role", u"strong")

        self.layout68.addWidget(self.label66)

        self.layout67 = QHBoxLayout()
        self.layout67.setSpacing(6)
        self.layout67.setObjectName(u"layout67")
        self.gain1Frame = QFrame(CommonBuildGrowth)
        self.gain1Frame.setObjectName(u"gain1Frame")
        self.gain1Frame.setProperty(u"role", u"card")
        self.layout58 = QVBoxLayout(self.gain1Frame)
        self.layout58.setSpacing(2)
        self.layout58.setObjectName(u"layout58")
        self.layout58.setContentsMargins(4, 6, 4, 6)
        self.gain1Label = QLabel(self.gain1Frame)
        self.gain1Label.setObjectName(u"gain1Label")
        self.gain1Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain1Label.setProperty(u"role", u"quiet")

        self.layout58.addWidget(self.gain1Label)

        self.gain1 = QLabel(self.gain1Frame)
        self.gain1.setObjectName(u"gain1")
        self.gain1.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain1.setProperty(u"role", u"number")

        self.layout58.addWidget(self.gain1)


        self.layout67.addWidget(self.gain1Frame)

        self.gain2Frame = QFrame(CommonBuildGrowth)
        self.gain2Frame.setObjectName(u"gain2Frame")
        self.gain2Frame.setProperty(u"role", u"card")
        self.layout59 = QVBoxLayout(self.gain2Frame)
        self.layout59.setSpacing(2)
        self.layout59.setObjectName(u"layout59")
        self.layout59.setContentsMargins(4, 6, 4, 6)
        self.gain2Label = QLabel(self.gain2Frame)
        self.gain2Label.setObjectName(u"gain2Label")
        self.gain2Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain2Label.setProperty(u"role", u"quiet")

        self.layout59.addWidget(self.gain2Label)

        self.gain2 = QLabel(self.gain2Frame)
        self.gain2.setObjectName(u"gain2")
        self.gain2.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain2.setProperty(u"role", u"number")

        self.layout59.addWidget(self.gain2)


        self.layout67.addWidget(self.gain2Frame)

        self.gain3Frame = QFrame(CommonBuildGrowth)
        self.gain3Frame.setObjectName(u"gain3Frame")
        self.gain3Frame.setProperty(u"role", u"card")
        self.layout60 = QVBoxLayout(self.gain3Frame)
        self.layout60.setSpacing(2)
        self.layout60.setObjectName(u"layout60")
        self.layout60.setContentsMargins(4, 6, 4, 6)
        self.gain3Label = QLabel(self.gain3Frame)
        self.gain3Label.setObjectName(u"gain3Label")
        self.gain3Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain3Label.setProperty(u"role", u"quiet")

        self.layout60.addWidget(self.gain3Label)

        self.gain3 = QLabel(self.gain3Frame)
        self.gain3.setObjectName(u"gain3")
        self.gain3.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain3.setProperty(u"role", u"number")

        self.layout60.addWidget(self.gain3)


        self.layout67.addWidget(self.gain3Frame)

        self.gain4Frame = QFrame(CommonBuildGrowth)
        self.gain4Frame.setObjectName(u"gain4Frame")
        self.gain4Frame.setProperty(u"role", u"card")
        self.layout61 = QVBoxLayout(self.gain4Frame)
        self.layout61.setSpacing(2)
        self.layout61.setObjectName(u"layout61")
        self.layout61.setContentsMargins(4, 6, 4, 6)
        self.gain4Label = QLabel(self.gain4Frame)
        self.gain4Label.setObjectName(u"gain4Label")
        self.gain4Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain4Label.setProperty(u"role", u"quiet")

        self.layout61.addWidget(self.gain4Label)

        self.gain4 = QLabel(self.gain4Frame)
        self.gain4.setObjectName(u"gain4")
        self.gain4.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain4.setProperty(u"role", u"number")

        self.layout61.addWidget(self.gain4)


        self.layout67.addWidget(self.gain4Frame)

        self.gain5Frame = QFrame(CommonBuildGrowth)
        self.gain5Frame.setObjectName(u"gain5Frame")
        self.gain5Frame.setProperty(u"role", u"card")
        self.layout62 = QVBoxLayout(self.gain5Frame)
        self.layout62.setSpacing(2)
        self.layout62.setObjectName(u"layout62")
        self.layout62.setContentsMargins(4, 6, 4, 6)
        self.gain5Label = QLabel(self.gain5Frame)
        self.gain5Label.setObjectName(u"gain5Label")
        self.gain5Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain5Label.setProperty(u"role", u"quiet")

        self.layout62.addWidget(self.gain5Label)

        self.gain5 = QLabel(self.gain5Frame)
        self.gain5.setObjectName(u"gain5")
        self.gain5.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain5.setProperty(u"role", u"number")

        self.layout62.addWidget(self.gain5)


        self.layout67.addWidget(self.gain5Frame)

        self.gain6Frame = QFrame(CommonBuildGrowth)
        self.gain6Frame.setObjectName(u"gain6Frame")
        self.gain6Frame.setProperty(u"role", u"card")
        self.layout63 = QVBoxLayout(self.gain6Frame)
        self.layout63.setSpacing(2)
        self.layout63.setObjectName(u"layout63")
        self.layout63.setContentsMargins(4, 6, 4, 6)
        self.gain6Label = QLabel(self.gain6Frame)
        self.gain6Label.setObjectName(u"gain6Label")
        self.gain6Label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain6Label.setProperty(u"role", u"quiet")

        self.layout63.addWidget(self.gain6Label)

        self.gain6 = QLabel(self.gain6Frame)
        self.gain6.setObjectName(u"gain6")
        self.gain6.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.gain6.setProperty(u"role", u"number")

        self.layout63.addWidget(self.gain6)


        self.layout67.addWidget(self.gain6Frame)


        self.layout68.addLayout(self.layout67)

        self.gainTell = QLabel(CommonBuildGrowth)
        self.gainTell.setObjectName(u"gainTell")
        self.gainTell.setWordWrap(True)
        self.gainTell.setProperty(u"role", u"hint")

        self.layout68.addWidget(self.gainTell)


        self.layout80.addLayout(self.layout68)

        self.layout70 = QHBoxLayout()
        self.layout70.setSpacing(24)
        self.layout70.setObjectName(u"layout70")
        self.layout69 = QVBoxLayout()
        self.layout69.setSpacing(2)
        self.layout69.setObjectName(u"layout69")
        self.assetsTitle = QLabel(CommonBuildGrowth)
        self.assetsTitle.setObjectName(u"assetsTitle")
        self.assetsTitle.setWordWrap(True)
        self.assetsTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.assetsTitle.setProperty(u"role", u"heading")

        self.layout69.addWidget(self.assetsTitle)

        self.assetsTell = QLabel(CommonBuildGrowth)
        self.assetsTell.setObjectName(u"assetsTell")
        self.assetsTell.setWordWrap(True)
        self.assetsTell.setTextFormat(Qt.TextFormat.PlainText)
        self.assetsTell.setProperty(u"role", u"hint")

        self.layout69.addWidget(self.assetsTell)


        self.layout70.addLayout(self.layout69)

        self.assetsSpin = PointsSpin(CommonBuildGrowth)
        self.assetsSpin.setObjectName(u"assetsSpin")
        self.assetsSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.assetsSpin.setProperty(u"role", u"big-entry")
        self.assetsSpin.setProperty(u"field", u"assets")
        sizePolicy.setHeightForWidth(self.assetsSpin.sizePolicy().hasHeightForWidth())
        self.assetsSpin.setSizePolicy(sizePolicy)

        self.layout70.addWidget(self.assetsSpin)


        self.layout80.addLayout(self.layout70)

        self.startFrame = QFrame(CommonBuildGrowth)
        self.startFrame.setObjectName(u"startFrame")
        self.startFrame.setProperty(u"role", u"tint")
        self.layout78 = QVBoxLayout(self.startFrame)
        self.layout78.setSpacing(4)
        self.layout78.setObjectName(u"layout78")
        self.layout78.setContentsMargins(16, 8, 16, 8)
        self.label71 = QLabel(self.startFrame)
        self.label71.setObjectName(u"label71")
        self.label71.setProperty(u"role", u"strong")

        self.layout78.addWidget(self.label71)

        self.layout77 = QHBoxLayout()
        self.layout77.setSpacing(8)
        self.layout77.setObjectName(u"layout77")
        self.label72 = QLabel(self.startFrame)
        self.label72.setObjectName(u"label72")

        self.layout77.addWidget(self.label72)

        self.ap_fractionNumber = DerivedNumber(self.startFrame)
        self.ap_fractionNumber.setObjectName(u"ap_fractionNumber")
        self.ap_fractionNumber.setAutoRaise(True)
        self.ap_fractionNumber.setProperty(u"role", u"strong")
        self.ap_fractionNumber.setProperty(u"derived", u"ap_fraction")

        self.layout77.addWidget(self.ap_fractionNumber)

        self.label73 = QLabel(self.startFrame)
        self.label73.setObjectName(u"label73")

        self.layout77.addWidget(self.label73)

        self.levelText = QLabel(self.startFrame)
        self.levelText.setObjectName(u"levelText")
        self.levelText.setProperty(u"role", u"strong")

        self.layout77.addWidget(self.levelText)

        self.label74 = QLabel(self.startFrame)
        self.label74.setObjectName(u"label74")

        self.layout77.addWidget(self.label74)

        self.cpText = QLabel(self.startFrame)
        self.cpText.setObjectName(u"cpText")
        self.cpText.setProperty(u"role", u"strong")

        self.layout77.addWidget(self.cpText)

        self.label75 = QLabel(self.startFrame)
        self.label75.setObjectName(u"label75")

        self.layout77.addWidget(self.label75)

        self.skillText = QLabel(self.startFrame)
        self.skillText.setObjectName(u"skillText")
        self.skillText.setProperty(u"role", u"strong")

        self.layout77.addWidget(self.skillText)

        self.spacer76 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout77.addItem(self.spacer76)


        self.layout78.addLayout(self.layout77)

        self.startTell = QLabel(self.startFrame)
        self.startTell.setObjectName(u"startTell")
        self.startTell.setWordWrap(True)
        self.startTell.setProperty(u"role", u"quiet")

        self.layout78.addWidget(self.startTell)


        self.layout80.addWidget(self.startFrame)

        self.spacer79 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout80.addItem(self.spacer79)

#if QT_CONFIG(shortcut)
        self.rateTitle.setBuddy(self.rateSpin)
        self.assetsTitle.setBuddy(self.assetsSpin)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(CommonBuildGrowth)
    # setupUi

    def retranslateUi(self, CommonBuildGrowth):
        self.rateTitle.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u6210\u9577\u901f\u5ea6", None))
        self.rateTell.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u3069\u308c\u3060\u3051\u65e9\u304f\u65b0\u3057\u3044\u30a2\u30d3\u30ea\u30c6\u30a3\u3092\u899a\u3048\u308b\u304b\u306e\u6570\u3067\u3059\u3002\u3075\u3064\u3046\u306f 1\u3002\u3042\u3068\u3067\u5909\u308f\u3089\u306a\u3044\u306e\u3067\u3001\u4ef2\u9593\u3068\u305d\u308d\u3048\u308b\u3068\u904a\u3073\u3084\u3059\u304f\u306a\u308a\u307e\u3059\u3002", None))
        self.label66.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u30b5\u30a4\u30af\u30eb\u304c\u9032\u3093\u3060\u3068\u304d\u306b\u3082\u3089\u3048\u308bCP", None))
        self.gain1Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"1 \u30b5\u30a4\u30af\u30eb", None))
        self.gain2Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"2 \u30b5\u30a4\u30af\u30eb", None))
        self.gain3Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"3 \u30b5\u30a4\u30af\u30eb", None))
        self.gain4Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"4 \u30b5\u30a4\u30af\u30eb", None))
        self.gain5Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"5 \u30b5\u30a4\u30af\u30eb", None))
        self.gain6Label.setText(QCoreApplication.translate("CommonBuildGrowth", u"6 \u30b5\u30a4\u30af\u30eb", None))
        self.gainTell.setText(QCoreApplication.translate("CommonBuildGrowth", u"CP\u306f\u30a2\u30d3\u30ea\u30c6\u30a3\u3092\u899a\u3048\u308b\u306e\u306b\u4f7f\u3044\u307e\u3059\u3002\u9032\u3080\u305f\u3073\u306b\u65b0\u3057\u3044\u6570\u306b\u5165\u308c\u304b\u308f\u308a\u3001\u524d\u306e\u6b8b\u308a\u306f\u6d88\u3048\u307e\u3059\u3002", None))
        self.assetsTitle.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u8ca1\u7523\u70b9", None))
        self.assetsTell.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u30a2\u30a4\u30c6\u30e0\u3092\u8cb7\u3046\u304a\u91d1\u3067\u3059\u3002\u30b7\u30ca\u30ea\u30aa\u304bGM\u304c\u6570\u3092\u6c7a\u3081\u307e\u3059\u3002", None))
        self.label71.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u306f\u3058\u3081\u304b\u3089\u6c7a\u307e\u3063\u3066\u3044\u308b\u6570", None))
        self.label72.setText(QCoreApplication.translate("CommonBuildGrowth", u"AP / MAXAP", None))
        self.label73.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u30ec\u30d9\u30eb", None))
        self.label74.setText(QCoreApplication.translate("CommonBuildGrowth", u"CP", None))
        self.label75.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u6280\u80fd\u5024", None))
        self.startTell.setText(QCoreApplication.translate("CommonBuildGrowth", u"\u3069\u306e\u30ab\u30fc\u30c9\u3082\u6280\u80fd\u5024\u306f 10 \u304b\u3089\u3002AP\u306f\u6226\u95d8\u304c\u59cb\u307e\u308b\u307e\u3067 \u22121 \u3067\u3059\u3002", None))
        pass
    # retranslateUi

