"""Compiled from ui/systems/enishi/build_values.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_values.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QLabel, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.derived import DerivedNumber

class Ui_EnishiBuildValues(object):
    def setupUi(self, EnishiBuildValues):
        if not EnishiBuildValues.objectName():
            EnishiBuildValues.setObjectName(u"EnishiBuildValues")
        EnishiBuildValues.resize(830, 560)
        self.layout149 = QVBoxLayout(EnishiBuildValues)
        self.layout149.setSpacing(16)
        self.layout149.setObjectName(u"layout149")
        self.layout149.setContentsMargins(24, 8, 24, 16)
        self.layout131 = QHBoxLayout()
        self.layout131.setSpacing(24)
        self.layout131.setObjectName(u"layout131")
        self.layout130 = QVBoxLayout()
        self.layout130.setSpacing(2)
        self.layout130.setObjectName(u"layout130")
        self.label128 = QLabel(EnishiBuildValues)
        self.label128.setObjectName(u"label128")
        self.label128.setProperty(u"role", u"heading")

        self.layout130.addWidget(self.label128)

        self.label129 = QLabel(EnishiBuildValues)
        self.label129.setObjectName(u"label129")
        self.label129.setWordWrap(True)
        self.label129.setProperty(u"role", u"hint")

        self.layout130.addWidget(self.label129)


        self.layout131.addLayout(self.layout130)

        self.lp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.lp_maxNumber.setObjectName(u"lp_maxNumber")
        self.lp_maxNumber.setAutoRaise(True)
        self.lp_maxNumber.setProperty(u"role", u"total")
        self.lp_maxNumber.setProperty(u"derived", u"lp_max")

        self.layout131.addWidget(self.lp_maxNumber)


        self.layout149.addLayout(self.layout131)

        self.layout135 = QHBoxLayout()
        self.layout135.setSpacing(24)
        self.layout135.setObjectName(u"layout135")
        self.layout134 = QVBoxLayout()
        self.layout134.setSpacing(2)
        self.layout134.setObjectName(u"layout134")
        self.label132 = QLabel(EnishiBuildValues)
        self.label132.setObjectName(u"label132")
        self.label132.setProperty(u"role", u"heading")

        self.layout134.addWidget(self.label132)

        self.label133 = QLabel(EnishiBuildValues)
        self.label133.setObjectName(u"label133")
        self.label133.setWordWrap(True)
        self.label133.setProperty(u"role", u"hint")

        self.layout134.addWidget(self.label133)


        self.layout135.addLayout(self.layout134)

        self.sp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.sp_maxNumber.setObjectName(u"sp_maxNumber")
        self.sp_maxNumber.setAutoRaise(True)
        self.sp_maxNumber.setProperty(u"role", u"total")
        self.sp_maxNumber.setProperty(u"derived", u"sp_max")

        self.layout135.addWidget(self.sp_maxNumber)


        self.layout149.addLayout(self.layout135)

        self.layout139 = QHBoxLayout()
        self.layout139.setSpacing(24)
        self.layout139.setObjectName(u"layout139")
        self.layout138 = QVBoxLayout()
        self.layout138.setSpacing(2)
        self.layout138.setObjectName(u"layout138")
        self.label136 = QLabel(EnishiBuildValues)
        self.label136.setObjectName(u"label136")
        self.label136.setProperty(u"role", u"heading")

        self.layout138.addWidget(self.label136)

        self.label137 = QLabel(EnishiBuildValues)
        self.label137.setObjectName(u"label137")
        self.label137.setWordWrap(True)
        self.label137.setProperty(u"role", u"hint")

        self.layout138.addWidget(self.label137)


        self.layout139.addLayout(self.layout138)

        self.mobilityNumber = DerivedNumber(EnishiBuildValues)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout139.addWidget(self.mobilityNumber)


        self.layout149.addLayout(self.layout139)

        self.layout143 = QHBoxLayout()
        self.layout143.setSpacing(24)
        self.layout143.setObjectName(u"layout143")
        self.layout142 = QVBoxLayout()
        self.layout142.setSpacing(2)
        self.layout142.setObjectName(u"layout142")
        self.label140 = QLabel(EnishiBuildValues)
        self.label140.setObjectName(u"label140")
        self.label140.setProperty(u"role", u"heading")

        self.layout142.addWidget(self.label140)

        self.label141 = QLabel(EnishiBuildValues)
        self.label141.setObjectName(u"label141")
        self.label141.setWordWrap(True)
        self.label141.setProperty(u"role", u"hint")

        self.layout142.addWidget(self.label141)


        self.layout143.addLayout(self.layout142)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildValues)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout143.addWidget(self.wealth_leftNumber)


        self.layout149.addLayout(self.layout143)

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

        self.label145 = QLabel(EnishiBuildValues)
        self.label145.setObjectName(u"label145")
        self.label145.setWordWrap(True)
        self.label145.setProperty(u"role", u"hint")

        self.layout146.addWidget(self.label145)


        self.layout147.addLayout(self.layout146)

        self.gauge_boxesNumber = DerivedNumber(EnishiBuildValues)
        self.gauge_boxesNumber.setObjectName(u"gauge_boxesNumber")
        self.gauge_boxesNumber.setAutoRaise(True)
        self.gauge_boxesNumber.setProperty(u"role", u"total")
        self.gauge_boxesNumber.setProperty(u"derived", u"gauge_boxes")

        self.layout147.addWidget(self.gauge_boxesNumber)


        self.layout149.addLayout(self.layout147)

        self.spacer148 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout149.addItem(self.spacer148)


        self.retranslateUi(EnishiBuildValues)
    # setupUi

    def retranslateUi(self, EnishiBuildValues):
        self.label128.setText(QCoreApplication.translate("EnishiBuildValues", u"LP\u3000\u751f\u547d\u529b", None))
        self.label129.setText(QCoreApplication.translate("EnishiBuildValues", u"\u4f53\u306e\u5f37\u3055\u3002\u3051\u304c\u3067\u6e1b\u308a\u3001LP \u304b SP \u304c 0 \u306b\u306a\u308b\u3068\u6c17\u7d76\u3057\u307e\u3059\u3002", None))
        self.label132.setText(QCoreApplication.translate("EnishiBuildValues", u"SP\u3000\u7cbe\u795e\u529b", None))
        self.label133.setText(QCoreApplication.translate("EnishiBuildValues", u"\u5fc3\u306e\u5f37\u3055\u3002\u75b2\u308c\u3067\u6e1b\u308a\u3001\u4e21\u65b9 0 \u306b\u306a\u308b\u3068\u6b7b\u4ea1\u3057\u307e\u3059\u3002", None))
        self.label136.setText(QCoreApplication.translate("EnishiBuildValues", u"\u79fb\u52d5\u529b", None))
        self.label137.setText(QCoreApplication.translate("EnishiBuildValues", u"\u52d5\u3051\u308b\u901f\u3055\u3002\u91cd\u3044\u88c5\u5099\u3067\u6e1b\u308a\u307e\u3059\u3002", None))
        self.label140.setText(QCoreApplication.translate("EnishiBuildValues", u"\u8ca1\u7523\u30dd\u30a4\u30f3\u30c8", None))
        self.label141.setText(QCoreApplication.translate("EnishiBuildValues", u"\u6b21\u306e\u6b21\u306e\u300c\u88c5\u5099\u300d\u3067\u4f7f\u3044\u307e\u3059\u3002", None))
        self.label144.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30b2\u30fc\u30b8", None))
        self.label145.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30a8\u30d5\u30a7\u30af\u30c8\u3092\u4f7f\u3048\u308b\u30de\u30b9\u306e\u6570\u3002\u632f\u308a\u306a\u304a\u3057\u3084\u52a9\u3051\u306b\u4f7f\u3044\u307e\u3059\u3002", None))
        pass
    # retranslateUi

