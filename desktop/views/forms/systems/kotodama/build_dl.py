"""Compiled from ui/systems/kotodama/build_dl.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_dl.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.spin import NumberSpin

class Ui_KotodamaBuildDl(object):
    def setupUi(self, KotodamaBuildDl):
        if not KotodamaBuildDl.objectName():
            KotodamaBuildDl.setObjectName(u"KotodamaBuildDl")
        KotodamaBuildDl.resize(830, 560)
        self.layout98 = QVBoxLayout(KotodamaBuildDl)
        self.layout98.setSpacing(16)
        self.layout98.setObjectName(u"layout98")
        self.layout98.setContentsMargins(24, 8, 24, 16)
        self.label79 = QLabel(KotodamaBuildDl)
        self.label79.setObjectName(u"label79")
        self.label79.setWordWrap(True)
        self.label79.setProperty(u"role", u"hint")

        self.layout98.addWidget(self.label79)

        self.layout81 = QHBoxLayout()
        self.layout81.setSpacing(12)
        self.layout81.setObjectName(u"layout81")
        self.dl0Button = QPushButton(KotodamaBuildDl)
        self.dl0Button.setObjectName(u"dl0Button")
        self.dl0Button.setCheckable(True)
        self.dl0Button.setAutoExclusive(True)
        self.dl0Button.setProperty(u"role", u"large")
        self.dl0Button.setProperty(u"dl", 0)

        self.layout81.addWidget(self.dl0Button)

        self.dl1Button = QPushButton(KotodamaBuildDl)
        self.dl1Button.setObjectName(u"dl1Button")
        self.dl1Button.setCheckable(True)
        self.dl1Button.setAutoExclusive(True)
        self.dl1Button.setProperty(u"role", u"large")
        self.dl1Button.setProperty(u"dl", 1)

        self.layout81.addWidget(self.dl1Button)

        self.dl2Button = QPushButton(KotodamaBuildDl)
        self.dl2Button.setObjectName(u"dl2Button")
        self.dl2Button.setCheckable(True)
        self.dl2Button.setAutoExclusive(True)
        self.dl2Button.setProperty(u"role", u"large")
        self.dl2Button.setProperty(u"dl", 2)

        self.layout81.addWidget(self.dl2Button)

        self.spacer80 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout81.addItem(self.spacer80)


        self.layout98.addLayout(self.layout81)

        self.layout84 = QHBoxLayout()
        self.layout84.setSpacing(8)
        self.layout84.setObjectName(u"layout84")
        self.label82 = QLabel(KotodamaBuildDl)
        self.label82.setObjectName(u"label82")

        self.layout84.addWidget(self.label82)

        self.dlSpin = NumberSpin(KotodamaBuildDl)
        self.dlSpin.setObjectName(u"dlSpin")
        self.dlSpin.setMinimumSize(QSize(72, 0))
        self.dlSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.dlSpin.setProperty(u"field", u"dl")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.dlSpin.sizePolicy().hasHeightForWidth())
        self.dlSpin.setSizePolicy(sizePolicy)

        self.layout84.addWidget(self.dlSpin)

        self.spacer83 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout84.addItem(self.spacer83)


        self.layout98.addLayout(self.layout84)

        self.layout88 = QHBoxLayout()
        self.layout88.setSpacing(24)
        self.layout88.setObjectName(u"layout88")
        self.layout87 = QVBoxLayout()
        self.layout87.setSpacing(2)
        self.layout87.setObjectName(u"layout87")
        self.label85 = QLabel(KotodamaBuildDl)
        self.label85.setObjectName(u"label85")
        self.label85.setProperty(u"role", u"heading")

        self.layout87.addWidget(self.label85)

        self.label86 = QLabel(KotodamaBuildDl)
        self.label86.setObjectName(u"label86")
        self.label86.setWordWrap(True)
        self.label86.setProperty(u"role", u"hint")

        self.layout87.addWidget(self.label86)


        self.layout88.addLayout(self.layout87)

        self.isninjaNumber = DerivedNumber(KotodamaBuildDl)
        self.isninjaNumber.setObjectName(u"isninjaNumber")
        self.isninjaNumber.setAutoRaise(True)
        self.isninjaNumber.setProperty(u"role", u"total")
        self.isninjaNumber.setProperty(u"derived", u"is_ninja")

        self.layout88.addWidget(self.isninjaNumber)


        self.layout98.addLayout(self.layout88)

        self.layout92 = QHBoxLayout()
        self.layout92.setSpacing(24)
        self.layout92.setObjectName(u"layout92")
        self.layout91 = QVBoxLayout()
        self.layout91.setSpacing(2)
        self.layout91.setObjectName(u"layout91")
        self.label89 = QLabel(KotodamaBuildDl)
        self.label89.setObjectName(u"label89")
        self.label89.setProperty(u"role", u"heading")

        self.layout91.addWidget(self.label89)

        self.label90 = QLabel(KotodamaBuildDl)
        self.label90.setObjectName(u"label90")
        self.label90.setWordWrap(True)
        self.label90.setProperty(u"role", u"hint")

        self.layout91.addWidget(self.label90)


        self.layout92.addLayout(self.layout91)

        self.ninjabonusNumber = DerivedNumber(KotodamaBuildDl)
        self.ninjabonusNumber.setObjectName(u"ninjabonusNumber")
        self.ninjabonusNumber.setAutoRaise(True)
        self.ninjabonusNumber.setProperty(u"role", u"total")
        self.ninjabonusNumber.setProperty(u"derived", u"ninja_bonus")

        self.layout92.addWidget(self.ninjabonusNumber)


        self.layout98.addLayout(self.layout92)

        self.layout96 = QHBoxLayout()
        self.layout96.setSpacing(24)
        self.layout96.setObjectName(u"layout96")
        self.layout95 = QVBoxLayout()
        self.layout95.setSpacing(2)
        self.layout95.setObjectName(u"layout95")
        self.label93 = QLabel(KotodamaBuildDl)
        self.label93.setObjectName(u"label93")
        self.label93.setProperty(u"role", u"heading")

        self.layout95.addWidget(self.label93)

        self.label94 = QLabel(KotodamaBuildDl)
        self.label94.setObjectName(u"label94")
        self.label94.setWordWrap(True)
        self.label94.setProperty(u"role", u"hint")

        self.layout95.addWidget(self.label94)


        self.layout96.addLayout(self.layout95)

        self.actioncountNumber = DerivedNumber(KotodamaBuildDl)
        self.actioncountNumber.setObjectName(u"actioncountNumber")
        self.actioncountNumber.setAutoRaise(True)
        self.actioncountNumber.setProperty(u"role", u"total")
        self.actioncountNumber.setProperty(u"derived", u"action_count")

        self.layout96.addWidget(self.actioncountNumber)


        self.layout98.addLayout(self.layout96)

        self.spacer97 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout98.addItem(self.spacer97)

#if QT_CONFIG(shortcut)
        self.label82.setBuddy(self.dlSpin)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KotodamaBuildDl)
    # setupUi

    def retranslateUi(self, KotodamaBuildDl):
        self.label79.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u3075\u3064\u3046\u306e\u4eba\uff08\u30e2\u30fc\u30bf\u30eb\uff09\u306a\u3089DL 0\u3001\u30cb\u30f3\u30b8\u30e3\u306a\u3089DL 1\u4ee5\u4e0a\u3067\u3059\u3002\u3044\u304f\u3064\u306b\u3059\u308b\u304b\u306fGM\u3068\u6c7a\u3081\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.dl0Button.setText(QCoreApplication.translate("KotodamaBuildDl", u"0\u3000\u30e2\u30fc\u30bf\u30eb", None))
        self.dl1Button.setText(QCoreApplication.translate("KotodamaBuildDl", u"1\u3000\u30cb\u30f3\u30b8\u30e3", None))
        self.dl2Button.setText(QCoreApplication.translate("KotodamaBuildDl", u"2\u3000\u30cb\u30f3\u30b8\u30e3", None))
        self.label82.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u307b\u304b\u306e\u6570", None))
        self.label85.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u3044\u307e\u306f", None))
        self.label86.setText(QCoreApplication.translate("KotodamaBuildDl", u"DL\u304c1\u4ee5\u4e0a\u306a\u3089\u30cb\u30f3\u30b8\u30e3\u3067\u3059\u3002", None))
        self.label89.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u5897\u3048\u308b\u30c0\u30a4\u30b9", None))
        self.label90.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u901a\u5e38\u30fb\u5bfe\u6297\u30fb\u7d99\u7d9a\u306e\u3069\u306e\u5224\u5b9a\u3067\u3082\u3001\u3053\u308c\u3060\u3051\u591a\u304f\u632f\u308a\u307e\u3059\uff08DL\u306e2\u500d\uff09\u3002", None))
        self.label93.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u884c\u52d5\u56de\u6570", None))
        self.label94.setText(QCoreApplication.translate("KotodamaBuildDl", u"\u6226\u95d8\u306e\u30e1\u30a4\u30f3\u30d5\u30a7\u30a4\u30ba\u3067\u4f7f\u3048\u308b\u6570\u3067\u3059\u3002\u653b\u6483\u3084\u6226\u95d8\u79fb\u52d5\u306b1\u3001\u5168\u529b\u79fb\u52d5\u306b2\u4f7f\u3044\u307e\u3059\u3002", None))
        pass
    # retranslateUi

