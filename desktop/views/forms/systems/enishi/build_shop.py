"""Compiled from ui/systems/enishi/build_shop.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_shop.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QHeaderView, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QTreeWidget,
    QTreeWidgetItem, QVBoxLayout, QWidget)

from desktop.views.widgets.derived import DerivedNumber

class Ui_EnishiBuildShop(object):
    def setupUi(self, EnishiBuildShop):
        if not EnishiBuildShop.objectName():
            EnishiBuildShop.setObjectName(u"EnishiBuildShop")
        EnishiBuildShop.resize(830, 560)
        self.layout168 = QVBoxLayout(EnishiBuildShop)
        self.layout168.setSpacing(12)
        self.layout168.setObjectName(u"layout168")
        self.layout168.setContentsMargins(24, 4, 24, 12)
        self.layout160 = QHBoxLayout()
        self.layout160.setSpacing(32)
        self.layout160.setObjectName(u"layout160")
        self.layout156 = QVBoxLayout()
        self.layout156.setSpacing(2)
        self.layout156.setObjectName(u"layout156")
        self.label155 = QLabel(EnishiBuildShop)
        self.label155.setObjectName(u"label155")
        self.label155.setProperty(u"role", u"quiet")

        self.layout156.addWidget(self.label155)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildShop)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout156.addWidget(self.wealth_leftNumber)


        self.layout160.addLayout(self.layout156)

        self.layout158 = QVBoxLayout()
        self.layout158.setSpacing(2)
        self.layout158.setObjectName(u"layout158")
        self.label157 = QLabel(EnishiBuildShop)
        self.label157.setObjectName(u"label157")
        self.label157.setProperty(u"role", u"quiet")

        self.layout158.addWidget(self.label157)

        self.mobilityNumber = DerivedNumber(EnishiBuildShop)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout158.addWidget(self.mobilityNumber)


        self.layout160.addLayout(self.layout158)

        self.spacer159 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout160.addItem(self.spacer159)


        self.layout168.addLayout(self.layout160)

        self.shopLayout = QHBoxLayout()
        self.shopLayout.setSpacing(24)
        self.shopLayout.setObjectName(u"shopLayout")
        self.layout163 = QVBoxLayout()
        self.layout163.setSpacing(6)
        self.layout163.setObjectName(u"layout163")
        self.label161 = QLabel(EnishiBuildShop)
        self.label161.setObjectName(u"label161")
        self.label161.setProperty(u"role", u"heading")

        self.layout163.addWidget(self.label161)

        self.offers = QTreeWidget(EnishiBuildShop)
        self.offers.setObjectName(u"offers")
        self.offers.setColumnCount(3)
        self.offers.setUniformRowHeights(True)
        self.offers.setMinimumSize(QSize(0, 240))

        self.layout163.addWidget(self.offers)

        self.layout162 = QHBoxLayout()
        self.layout162.setSpacing(8)
        self.layout162.setObjectName(u"layout162")
        self.offerText = QLabel(EnishiBuildShop)
        self.offerText.setObjectName(u"offerText")
        self.offerText.setWordWrap(True)
        self.offerText.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.offerText.sizePolicy().hasHeightForWidth())
        self.offerText.setSizePolicy(sizePolicy)

        self.layout162.addWidget(self.offerText)

        self.buyButton = QPushButton(EnishiBuildShop)
        self.buyButton.setObjectName(u"buyButton")
        self.buyButton.setProperty(u"role", u"primary")

        self.layout162.addWidget(self.buyButton)


        self.layout163.addLayout(self.layout162)


        self.shopLayout.addLayout(self.layout163)

        self.layout167 = QVBoxLayout()
        self.layout167.setSpacing(6)
        self.layout167.setObjectName(u"layout167")
        self.label164 = QLabel(EnishiBuildShop)
        self.label164.setObjectName(u"label164")
        self.label164.setProperty(u"role", u"heading")

        self.layout167.addWidget(self.label164)

        self.owned = QTreeWidget(EnishiBuildShop)
        self.owned.setObjectName(u"owned")
        self.owned.setColumnCount(3)
        self.owned.setUniformRowHeights(True)
        self.owned.setMinimumSize(QSize(0, 240))

        self.layout167.addWidget(self.owned)

        self.layout166 = QHBoxLayout()
        self.layout166.setSpacing(8)
        self.layout166.setObjectName(u"layout166")
        self.spacer165 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout166.addItem(self.spacer165)

        self.returnButton = QPushButton(EnishiBuildShop)
        self.returnButton.setObjectName(u"returnButton")

        self.layout166.addWidget(self.returnButton)


        self.layout167.addLayout(self.layout166)


        self.shopLayout.addLayout(self.layout167)

        self.shopLayout.setStretch(0, 3)
        self.shopLayout.setStretch(1, 2)

        self.layout168.addLayout(self.shopLayout)


        self.retranslateUi(EnishiBuildShop)
    # setupUi

    def retranslateUi(self, EnishiBuildShop):
        self.label155.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8ca1\u7523\u306e\u6b8b\u308a", None))
        self.label157.setText(QCoreApplication.translate("EnishiBuildShop", u"\u79fb\u52d5\u529b", None))
        self.label161.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.buyButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3046", None))
        self.label164.setText(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.owned.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.returnButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8fd4\u3059", None))
        pass
    # retranslateUi

