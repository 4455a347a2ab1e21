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
        self.layout154 = QVBoxLayout(EnishiBuildValues)
        self.layout154.setSpacing(16)
        self.layout154.setObjectName(u"layout154")
        self.layout154.setContentsMargins(24, 8, 24, 16)
        self.layout136 = QHBoxLayout()
        self.layout136.setSpacing(24)
        self.layout136.setObjectName(u"layout136")
        self.layout135 = QVBoxLayout()
        self.layout135.setSpacing(2)
        self.layout135.setObjectName(u"layout135")
        self.label133 = QLabel(EnishiBuildValues)
        self.label133.setObjectName(u"label133")
        self.label133.setProperty(u"role", u"heading")

        self.layout135.addWidget(self.label133)

        self.label134 = QLabel(EnishiBuildValues)
        self.label134.setObjectName(u"label134")
        self.label134.setWordWrap(True)
        self.label134.setProperty(u"role", u"hint")

        self.layout135.addWidget(self.label134)


        self.layout136.addLayout(self.layout135)

        self.lp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.lp_maxNumber.setObjectName(u"lp_maxNumber")
        self.lp_maxNumber.setAutoRaise(True)
        self.lp_maxNumber.setProperty(u"role", u"total")
        self.lp_maxNumber.setProperty(u"derived", u"lp_max")

        self.layout136.addWidget(self.lp_maxNumber)


        self.layout154.addLayout(self.layout136)

        self.layout140 = QHBoxLayout()
        self.layout140.setSpacing(24)
        self.layout140.setObjectName(u"layout140")
        self.layout139 = QVBoxLayout()
        self.layout139.setSpacing(2)
        self.layout139.setObjectName(u"layout139")
        self.label137 = QLabel(EnishiBuildValues)
        self.label137.setObjectName(u"label137")
        self.label137.setProperty(u"role", u"heading")

        self.layout139.addWidget(self.label137)

        self.label138 = QLabel(EnishiBuildValues)
        self.label138.setObjectName(u"label138")
        self.label138.setWordWrap(True)
        self.label138.setProperty(u"role", u"hint")

        self.layout139.addWidget(self.label138)


        self.layout140.addLayout(self.layout139)

        self.sp_maxNumber = DerivedNumber(EnishiBuildValues)
        self.sp_maxNumber.setObjectName(u"sp_maxNumber")
        self.sp_maxNumber.setAutoRaise(True)
        self.sp_maxNumber.setProperty(u"role", u"total")
        self.sp_maxNumber.setProperty(u"derived", u"sp_max")

        self.layout140.addWidget(self.sp_maxNumber)


        self.layout154.addLayout(self.layout140)

        self.layout144 = QHBoxLayout()
        self.layout144.setSpacing(24)
        self.layout144.setObjectName(u"layout144")
        self.layout143 = QVBoxLayout()
        self.layout143.setSpacing(2)
        self.layout143.setObjectName(u"layout143")
        self.label141 = QLabel(EnishiBuildValues)
        self.label141.setObjectName(u"label141")
        self.label141.setProperty(u"role", u"heading")

        self.layout143.addWidget(self.label141)

        self.label142 = QLabel(EnishiBuildValues)
        self.label142.setObjectName(u"label142")
        self.label142.setWordWrap(True)
        self.label142.setProperty(u"role", u"hint")

        self.layout143.addWidget(self.label142)


        self.layout144.addLayout(self.layout143)

        self.mobilityNumber = DerivedNumber(EnishiBuildValues)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout144.addWidget(self.mobilityNumber)


        self.layout154.addLayout(self.layout144)

        self.layout148 = QHBoxLayout()
        self.layout148.setSpacing(24)
        self.layout148.setObjectName(u"layout148")
        self.layout147 = QVBoxLayout()
        self.layout147.setSpacing(2)
        self.layout147.setObjectName(u"layout147")
        self.label145 = QLabel(EnishiBuildValues)
        self.label145.setObjectName(u"label145")
        self.label145.setProperty(u"role", u"heading")

        self.layout147.addWidget(self.label145)

        self.label146 = QLabel(EnishiBuildValues)
        self.label146.setObjectName(u"label146")
        self.label146.setWordWrap(True)
        self.label146.setProperty(u"role", u"hint")

        self.layout147.addWidget(self.label146)


        self.layout148.addLayout(self.layout147)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildValues)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout148.addWidget(self.wealth_leftNumber)


        self.layout154.addLayout(self.layout148)

        self.layout152 = QHBoxLayout()
        self.layout152.setSpacing(24)
        self.layout152.setObjectName(u"layout152")
        self.layout151 = QVBoxLayout()
        self.layout151.setSpacing(2)
        self.layout151.setObjectName(u"layout151")
        self.label149 = QLabel(EnishiBuildValues)
        self.label149.setObjectName(u"label149")
        self.label149.setProperty(u"role", u"heading")

        self.layout151.addWidget(self.label149)

        self.label150 = QLabel(EnishiBuildValues)
        self.label150.setObjectName(u"label150")
        self.label150.setWordWrap(True)
        self.label150.setProperty(u"role", u"hint")

        self.layout151.addWidget(self.label150)


        self.layout152.addLayout(self.layout151)

        self.gauge_boxesNumber = DerivedNumber(EnishiBuildValues)
        self.gauge_boxesNumber.setObjectName(u"gauge_boxesNumber")
        self.gauge_boxesNumber.setAutoRaise(True)
        self.gauge_boxesNumber.setProperty(u"role", u"total")
        self.gauge_boxesNumber.setProperty(u"derived", u"gauge_boxes")

        self.layout152.addWidget(self.gauge_boxesNumber)


        self.layout154.addLayout(self.layout152)

        self.spacer153 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout154.addItem(self.spacer153)


        self.retranslateUi(EnishiBuildValues)
    # setupUi

    def retranslateUi(self, EnishiBuildValues):
        self.label133.setText(QCoreApplication.translate("EnishiBuildValues", u"LP\u3000\u751f\u547d\u529b", None))
        self.label134.setText(QCoreApplication.translate("EnishiBuildValues", u"\u4f53\u306e\u5f37\u3055\u3002\u3051\u304c\u3067\u6e1b\u308a\u3001LP \u304b SP \u304c 0 \u306b\u306a\u308b\u3068\u6c17\u7d76\u3057\u307e\u3059\u3002", None))
        self.label137.setText(QCoreApplication.translate("EnishiBuildValues", u"SP\u3000\u7cbe\u795e\u529b", None))
        self.label138.setText(QCoreApplication.translate("EnishiBuildValues", u"\u5fc3\u306e\u5f37\u3055\u3002\u75b2\u308c\u3067\u6e1b\u308a\u3001\u4e21\u65b9 0 \u306b\u306a\u308b\u3068\u6b7b\u4ea1\u3057\u307e\u3059\u3002", None))
        self.label141.setText(QCoreApplication.translate("EnishiBuildValues", u"\u79fb\u52d5\u529b", None))
        self.label142.setText(QCoreApplication.translate("EnishiBuildValues", u"\u52d5\u3051\u308b\u901f\u3055\u3002\u91cd\u3044\u88c5\u5099\u3067\u6e1b\u308a\u307e\u3059\u3002", None))
        self.label145.setText(QCoreApplication.translate("EnishiBuildValues", u"\u8ca1\u7523\u30dd\u30a4\u30f3\u30c8", None))
        self.label146.setText(QCoreApplication.translate("EnishiBuildValues", u"\u6b21\u306e\u6b21\u306e\u300c\u88c5\u5099\u300d\u3067\u4f7f\u3044\u307e\u3059\u3002", None))
        self.label149.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30b2\u30fc\u30b8", None))
        self.label150.setText(QCoreApplication.translate("EnishiBuildValues", u"\u30a8\u30d5\u30a7\u30af\u30c8\u3092\u4f7f\u3048\u308b\u30de\u30b9\u306e\u6570\u3002\u632f\u308a\u306a\u304a\u3057\u3084\u52a9\u3051\u306b\u4f7f\u3044\u307e\u3059\u3002", None))
        pass
    # retranslateUi

