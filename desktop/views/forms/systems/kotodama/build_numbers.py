"""Compiled from ui/systems/kotodama/build_numbers.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_numbers.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.spin import NumberSpin

class Ui_KotodamaBuildNumbers(object):
    def setupUi(self, KotodamaBuildNumbers):
        if not KotodamaBuildNumbers.objectName():
            KotodamaBuildNumbers.setObjectName(u"KotodamaBuildNumbers")
        KotodamaBuildNumbers.resize(830, 560)
        self.layout131 = QVBoxLayout(KotodamaBuildNumbers)
        self.layout131.setSpacing(16)
        self.layout131.setObjectName(u"layout131")
        self.layout131.setContentsMargins(24, 8, 24, 16)
        self.numberGrid = QGridLayout()
        self.numberGrid.setObjectName(u"numberGrid")
        self.numberGrid.setHorizontalSpacing(16)
        self.numberGrid.setVerticalSpacing(10)
        self.numberGrid.setContentsMargins(0, 0, 0, 0)
        self.label117 = QLabel(KotodamaBuildNumbers)
        self.label117.setObjectName(u"label117")
        self.label117.setProperty(u"role", u"strong")

        self.numberGrid.addWidget(self.label117, 0, 0, 1, 1)

        self.hpSpin = NumberSpin(KotodamaBuildNumbers)
        self.hpSpin.setObjectName(u"hpSpin")
        self.hpSpin.setMinimumSize(QSize(88, 0))
        self.hpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.hpSpin.sizePolicy().hasHeightForWidth())
        self.hpSpin.setSizePolicy(sizePolicy)

        self.numberGrid.addWidget(self.hpSpin, 0, 1, 1, 1)

        self.label118 = QLabel(KotodamaBuildNumbers)
        self.label118.setObjectName(u"label118")
        self.label118.setWordWrap(True)
        self.label118.setProperty(u"role", u"hint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.label118.sizePolicy().hasHeightForWidth())
        self.label118.setSizePolicy(sizePolicy1)

        self.numberGrid.addWidget(self.label118, 0, 2, 1, 1)

        self.hpCheck = QCheckBox(KotodamaBuildNumbers)
        self.hpCheck.setObjectName(u"hpCheck")

        self.numberGrid.addWidget(self.hpCheck, 1, 1, 1, 2)

        self.label119 = QLabel(KotodamaBuildNumbers)
        self.label119.setObjectName(u"label119")
        self.label119.setProperty(u"role", u"strong")

        self.numberGrid.addWidget(self.label119, 2, 0, 1, 1)

        self.karmaSpin = NumberSpin(KotodamaBuildNumbers)
        self.karmaSpin.setObjectName(u"karmaSpin")
        self.karmaSpin.setMinimumSize(QSize(88, 0))
        self.karmaSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sizePolicy.setHeightForWidth(self.karmaSpin.sizePolicy().hasHeightForWidth())
        self.karmaSpin.setSizePolicy(sizePolicy)

        self.numberGrid.addWidget(self.karmaSpin, 2, 1, 1, 1)

        self.label120 = QLabel(KotodamaBuildNumbers)
        self.label120.setObjectName(u"label120")
        self.label120.setWordWrap(True)
        self.label120.setProperty(u"role", u"hint")
        sizePolicy1.setHeightForWidth(self.label120.sizePolicy().hasHeightForWidth())
        self.label120.setSizePolicy(sizePolicy1)

        self.numberGrid.addWidget(self.label120, 2, 2, 1, 1)

        self.karmaCheck = QCheckBox(KotodamaBuildNumbers)
        self.karmaCheck.setObjectName(u"karmaCheck")

        self.numberGrid.addWidget(self.karmaCheck, 3, 1, 1, 2)

        self.label121 = QLabel(KotodamaBuildNumbers)
        self.label121.setObjectName(u"label121")
        self.label121.setProperty(u"role", u"strong")

        self.numberGrid.addWidget(self.label121, 4, 0, 1, 1)

        self.initiativeSpin = NumberSpin(KotodamaBuildNumbers)
        self.initiativeSpin.setObjectName(u"initiativeSpin")
        self.initiativeSpin.setMinimumSize(QSize(88, 0))
        self.initiativeSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.initiativeSpin.setProperty(u"field", u"initiative")
        sizePolicy.setHeightForWidth(self.initiativeSpin.sizePolicy().hasHeightForWidth())
        self.initiativeSpin.setSizePolicy(sizePolicy)

        self.numberGrid.addWidget(self.initiativeSpin, 4, 1, 1, 1)

        self.label122 = QLabel(KotodamaBuildNumbers)
        self.label122.setObjectName(u"label122")
        self.label122.setWordWrap(True)
        self.label122.setProperty(u"role", u"hint")
        sizePolicy1.setHeightForWidth(self.label122.sizePolicy().hasHeightForWidth())
        self.label122.setSizePolicy(sizePolicy1)

        self.numberGrid.addWidget(self.label122, 4, 2, 1, 1)

        self.label123 = QLabel(KotodamaBuildNumbers)
        self.label123.setObjectName(u"label123")
        self.label123.setProperty(u"role", u"strong")

        self.numberGrid.addWidget(self.label123, 5, 0, 1, 1)

        self.moveSpin = NumberSpin(KotodamaBuildNumbers)
        self.moveSpin.setObjectName(u"moveSpin")
        self.moveSpin.setMinimumSize(QSize(88, 0))
        self.moveSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.moveSpin.setProperty(u"field", u"combat_move")
        sizePolicy.setHeightForWidth(self.moveSpin.sizePolicy().hasHeightForWidth())
        self.moveSpin.setSizePolicy(sizePolicy)

        self.numberGrid.addWidget(self.moveSpin, 5, 1, 1, 1)

        self.label124 = QLabel(KotodamaBuildNumbers)
        self.label124.setObjectName(u"label124")
        self.label124.setWordWrap(True)
        self.label124.setProperty(u"role", u"hint")
        sizePolicy1.setHeightForWidth(self.label124.sizePolicy().hasHeightForWidth())
        self.label124.setSizePolicy(sizePolicy1)

        self.numberGrid.addWidget(self.label124, 5, 2, 1, 1)


        self.layout131.addLayout(self.numberGrid)

        self.layout128 = QHBoxLayout()
        self.layout128.setSpacing(24)
        self.layout128.setObjectName(u"layout128")
        self.layout127 = QVBoxLayout()
        self.layout127.setSpacing(2)
        self.layout127.setObjectName(u"layout127")
        self.label125 = QLabel(KotodamaBuildNumbers)
        self.label125.setObjectName(u"label125")
        self.label125.setProperty(u"role", u"heading")

        self.layout127.addWidget(self.label125)

        self.label126 = QLabel(KotodamaBuildNumbers)
        self.label126.setObjectName(u"label126")
        self.label126.setWordWrap(True)
        self.label126.setProperty(u"role", u"hint")

        self.layout127.addWidget(self.label126)


        self.layout128.addLayout(self.layout127)

        self.fullmoveNumber = DerivedNumber(KotodamaBuildNumbers)
        self.fullmoveNumber.setObjectName(u"fullmoveNumber")
        self.fullmoveNumber.setAutoRaise(True)
        self.fullmoveNumber.setProperty(u"role", u"total")
        self.fullmoveNumber.setProperty(u"derived", u"full_move")

        self.layout128.addWidget(self.fullmoveNumber)


        self.layout131.addLayout(self.layout128)

        self.label129 = QLabel(KotodamaBuildNumbers)
        self.label129.setObjectName(u"label129")
        self.label129.setWordWrap(True)
        self.label129.setProperty(u"role", u"hint")

        self.layout131.addWidget(self.label129)

        self.spacer130 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout131.addItem(self.spacer130)

#if QT_CONFIG(shortcut)
        self.label117.setBuddy(self.hpSpin)
        self.label119.setBuddy(self.karmaSpin)
        self.label121.setBuddy(self.initiativeSpin)
        self.label123.setBuddy(self.moveSpin)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KotodamaBuildNumbers)
    # setupUi

    def retranslateUi(self, KotodamaBuildNumbers):
        self.label117.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"HP\u6700\u5927\u5024", None))
#if QT_CONFIG(accessibility)
        self.hpSpin.setAccessibleName(QCoreApplication.translate("KotodamaBuildNumbers", u"HP\u6700\u5927\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.label118.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u53d7\u3051\u3089\u308c\u308b\u30c0\u30e1\u30fc\u30b8\u306e\u91cf\u3067\u3059\u3002\u6e80\u30bf\u30f3\u3067\u59cb\u3081\u307e\u3059\u3002", None))
        self.hpCheck.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"HP\u3092\u6570\u3048\u308b", None))
        self.label119.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u521d\u671f\u5024", None))
#if QT_CONFIG(accessibility)
        self.karmaSpin.setAccessibleName(QCoreApplication.translate("KotodamaBuildNumbers", u"\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u521d\u671f\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.label120.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u30a6\u30ab\u30c4!\u306e\u305f\u3073\u306b1\u6e1b\u308a\u307e\u3059\u3002", None))
        self.karmaCheck.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u5024\u3092\u6570\u3048\u308b", None))
        self.label121.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u30a4\u30cb\u30b7\u30a2\u30c6\u30a3\u30f4\u5024", None))
        self.label122.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u5927\u304d\u3044\u4eba\u304b\u3089\u5148\u306b\u52d5\u304d\u307e\u3059\u3002", None))
        self.label123.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u6226\u95d8\u79fb\u52d5", None))
        self.label124.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u884c\u52d5\u56de\u65701\u3067\u52d5\u3051\u308b\u8ddd\u96e2\u3067\u3059\u3002", None))
        self.label125.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u5168\u529b\u79fb\u52d5", None))
        self.label126.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u884c\u52d5\u56de\u65702\u3067\u52d5\u3051\u308b\u8ddd\u96e2\u3067\u3059\u3002\u305d\u306e\u5834\u304b\u3089\u96e2\u8131\u3067\u304d\u307e\u3059\u3002", None))
        self.label129.setText(QCoreApplication.translate("KotodamaBuildNumbers", u"\u305d\u306e\u5834\u304b\u304e\u308a\u306e\u6575\u306a\u3069\u3001HP\u3084\u30a4\u30f3\u30ac\u30aa\u30db\u30fc\u5024\u306e\u3044\u3089\u306a\u3044\u4eba\u306f\u5370\u3092\u5916\u3057\u307e\u3059\u3002", None))
        pass
    # retranslateUi

