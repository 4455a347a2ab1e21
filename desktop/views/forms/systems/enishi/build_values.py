"""Compiled from ui/systems/enishi/build_values.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_values.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.paragraph import Paragraph

class Ui_EnishiBuildValues(object):
    def setupUi(self, EnishiBuildValues):
        if not EnishiBuildValues.objectName():
            EnishiBuildValues.setObjectName(u"EnishiBuildValues")
        EnishiBuildValues.resize(830, 560)
        self.layout165 = QVBoxLayout(EnishiBuildValues)
        self.layout165.setSpacing(16)
        self.layout165.setObjectName(u"layout165")
        self.layout165.setContentsMargins(24, 8, 24, 16)
        self.layout147 = QHBoxLayout()
        self.layout147.setSpacing(24)
        self.layout147.setObjectName(u"layout147")
        self.layout146 = QVBoxLayout()
        self.layout146.setSpacing(2)
        self.layout146.setObjectName(u"layout146")
        self.label144 = QLabel(EnishiBuildValues)
        self.label144.setObjectName(u"label144")
        self.label144.setProperty(u"role", u"heading")

        self.layout146.addWidget(self.label144)

        self.paragraph145 = Paragraph(EnishiBuildValues)
        self.paragraph145.setObjectName(u"paragraph145")
        self.paragraph145.setWordWrap(True)
        self.paragraph145.setProperty(u"role", u"hint")

        self.layout146.addWidget(self.paragraph145)


        self.layout147.addLayout(self.layout146)

        self.lp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.lp_maxNumber.setObjectName(u"lp_maxNumber")
        self.lp_maxNumber.setAutoRaise(True)
        self.lp_maxNumber.setProperty(u"role", u"total")
        self.lp_maxNumber.setProperty(u"derived", u"lp_max")

        self.layout147.addWidget(self.lp_maxNumber)


        self.layout165.addLayout(self.layout147)

        self.layout151 = QHBoxLayout()
        self.layout151.setSpacing(24)
        self.layout151.setObjectName(u"layout151")
        self.layout150 = QVBoxLayout()
        self.layout150.setSpacing(2)
        self.layout150.setObjectName(u"layout150")
        self.label148 = QLabel(EnishiBuildValues)
        self.label148.setObjectName(u"label148")
        self.label148.setProperty(u"role", u"heading")

        self.layout150.addWidget(self.label148)

        self.paragraph149 = Paragraph(EnishiBuildValues)
        self.paragraph149.setObjectName(u"paragraph149")
        self.paragraph149.setWordWrap(True)
        self.paragraph149.setProperty(u"role", u"hint")

        self.layout150.addWidget(self.paragraph149)


        self.layout151.addLayout(self.layout150)

        self.sp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.sp_maxNumber.setObjectName(u"sp_maxNumber")
        self.sp_maxNumber.setAutoRaise(True)
        self.sp_maxNumber.setProperty(u"role", u"total")
        self.sp_maxNumber.setProperty(u"derived", u"sp_max")

        self.layout151.addWidget(self.sp_maxNumber)


        self.layout165.addLayout(self.layout151)

        self.layout155 = QHBoxLayout()
        self.layout155.setSpacing(24)
        self.layout155.setObjectName(u"layout155")
        self.layout154 = QVBoxLayout()
        self.layout154.setSpacing(2)
        self.layout154.setObjectName(u"layout154")
        self.label152 = QLabel(EnishiBuildValues)
        self.label152.setObjectName(u"label152")
        self.label152.setProperty(u"role", u"heading")

        self.layout154.addWidget(self.label152)

        self.paragraph153 = Paragraph(EnishiBuildValues)
        self.paragraph153.setObjectName(u"paragraph153")
        self.paragraph153.setWordWrap(True)
        self.paragraph153.setProperty(u"role", u"hint")

        self.layout154.addWidget(self.paragraph153)


        self.layout155.addLayout(self.layout154)

        self.mobilityNumber = DerivedNumber(EnishiBuildValues)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout155.addWidget(self.mobilityNumber)


        self.layout165.addLayout(self.layout155)

        self.layout159 = QHBoxLayout()
        self.layout159.setSpacing(24)
        self.layout159.setObjectName(u"layout159")
        self.layout158 = QVBoxLayout()
        self.layout158.setSpacing(2)
        self.layout158.setObjectName(u"layout158")
        self.label156 = QLabel(EnishiBuildValues)
        self.label156.setObjectName(u"label156")
        self.label156.setProperty(u"role", u"heading")

        self.layout158.addWidget(self.label156)

        self.paragraph157 = Paragraph(EnishiBuildValues)
        self.paragraph157.setObjectName(u"paragraph157")
        self.paragraph157.setWordWrap(True)
        self.paragraph157.setProperty(u"role", u"hint")

        self.layout158.addWidget(self.paragraph157)


        self.layout159.addLayout(self.layout158)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildValues)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout159.addWidget(self.wealth_leftNumber)


        self.layout165.addLayout(self.layout159)

        self.layout163 = QHBoxLayout()
        self.layout163.setSpacing(24)
        self.layout163.setObjectName(u"layout163")
        self.layout162 = QVBoxLayout()
        self.layout162.setSpacing(2)
        self.layout162.setObjectName(u"layout162")
        self.gaugeLabel = QLabel(EnishiBuildValues)
        self.gaugeLabel.setObjectName(u"gaugeLabel")
        self.gaugeLabel.setProperty(u"role", u"heading")

        self.layout162.addWidget(self.gaugeLabel)

        self.gaugeHint = Paragraph(EnishiBuildValues)
        self.gaugeHint.setObjectName(u"gaugeHint")
        self.gaugeHint.setWordWrap(True)
        self.gaugeHint.setProperty(u"role", u"hint")

        self.layout162.addWidget(self.gaugeHint)


        self.layout163.addLayout(self.layout162)

        self.gauge_boxesNumber = DerivedNumber(EnishiBuildValues)
        self.gauge_boxesNumber.setObjectName(u"gauge_boxesNumber")
        self.gauge_boxesNumber.setAutoRaise(True)
        self.gauge_boxesNumber.setProperty(u"role", u"total")
        self.gauge_boxesNumber.setProperty(u"derived", u"gauge_boxes")

        self.layout163.addWidget(self.gauge_boxesNumber)


        self.layout165.addLayout(self.layout163)

        self.spacer164 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout165.addItem(self.spacer164)


        self.retranslateUi(EnishiBuildValues)
    # setupUi

    def retranslateUi(self, EnishiBuildValues):
        self.label144.setText(QCoreApplication.translate("EnishiBuildValues", u"LP\u3000\u751f\u547d\u529b", None))
        self.paragraph145.setText(QCoreApplication.translate("EnishiBuildValues", u"\u4f53\u306e\u5f37\u3055\u3002\u3051\u304c\u3067\u6e1b\u308a\u3001LP \u304b SP \u304c 0 \u306b\u306a\u308b\u3068\u6c17\u7d76\u3057\u307e\u3059\u3002", None))
        self.label148.setText(QCoreApplication.translate("EnishiBuildValues", u"SP\u3000\u7cbe\u795e\u529b", None))
        self.paragraph149.setText(QCoreApplication.translate("EnishiBuildValues", u"\u5fc3\u306e\u5f37\u3055\u3002\u75b2\u308c\u3067\u6e1b\u308a\u3001\u4e21\u65b9 0 \u306b\u306a\u308b\u3068\u6b7b\u4ea1\u3057\u307e\u3059\u3002", None))
        self.label152.setText(QCoreApplication.translate("EnishiBuildValues", u"\u79fb\u52d5\u529b", None))
        self.paragraph153.setText(QCoreApplication.translate("EnishiBuildValues", u"\u52d5\u3051\u308b\u901f\u3055\u3002\u91cd\u3044\u88c5\u5099\u3067\u6e1b\u308a\u307e\u3059\u3002", None))
        self.label156.setText(QCoreApplication.translate("EnishiBuildValues", u"\u8ca1\u7523\u30dd\u30a4\u30f3\u30c8", None))
        self.paragraph157.setText(QCoreApplication.translate("EnishiBuildValues", u"\u6b21\u306e\u6b21\u306e\u300c\u88c5\u5099\u300d\u3067\u4f7f\u3044\u307e\u3059\u3002", None))
        self.gaugeLabel.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30b2\u30fc\u30b8", None))
        self.gaugeHint.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30a8\u30d5\u30a7\u30af\u30c8\u3092\u4f7f\u3048\u308b\u30de\u30b9\u306e\u6570\u3002\u632f\u308a\u306a\u304a\u3057\u3084\u52a9\u3051\u306b\u4f7f\u3044\u307e\u3059\u3002", None))
        pass
    # retranslateUi

