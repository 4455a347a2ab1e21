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
        self.layout163 = QVBoxLayout(EnishiBuildShop)
        self.layout163.setSpacing(12)
        self.layout163.setObjectName(u"layout163")
        self.layout163.setContentsMargins(24, 4, 24, 12)
        self.layout155 = QHBoxLayout()
        self.layout155.setSpacing(32)
        self.layout155.setObjectName(u"layout155")
        self.layout151 = QVBoxLayout()
        self.layout151.setSpacing(2)
        self.layout151.setObjectName(u"layout151")
        self.label150 = QLabel(EnishiBuildShop)
        self.label150.setObjectName(u"label150")
        self.label150.setProperty(u"role", u"quiet")

        self.layout151.addWidget(self.label150)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildShop)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout151.addWidget(self.wealth_leftNumber)


        self.layout155.addLayout(self.layout151)

        self.layout153 = QVBoxLayout()
        self.layout153.setSpacing(2)
        self.layout153.setObjectName(u"layout153")
        self.label152 = QLabel(EnishiBuildShop)
        self.label152.setObjectName(u"label152")
        self.label152.setProperty(u"role", u"quiet")

        self.layout153.addWidget(self.label152)

        self.mobilityNumber = DerivedNumber(EnishiBuildShop)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout153.addWidget(self.mobilityNumber)


        self.layout155.addLayout(self.layout153)

        self.spacer154 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout155.addItem(self.spacer154)


        self.layout163.addLayout(self.layout155)

        self.shopLayout = QHBoxLayout()
        self.shopLayout.setSpacing(24)
        self.shopLayout.setObjectName(u"shopLayout")
        self.layout158 = QVBoxLayout()
        self.layout158.setSpacing(6)
        self.layout158.setObjectName(u"layout158")
        self.label156 = QLabel(EnishiBuildShop)
        self.label156.setObjectName(u"label156")
        self.label156.setProperty(u"role", u"heading")

        self.layout158.addWidget(self.label156)

        self.offers = QTreeWidget(EnishiBuildShop)
        self.offers.setObjectName(u"offers")
        self.offers.setColumnCount(3)
        self.offers.setUniformRowHeights(True)
        self.offers.setMinimumSize(QSize(0, 240))

        self.layout158.addWidget(self.offers)

        self.layout157 = QHBoxLayout()
        self.layout157.setSpacing(8)
        self.layout157.setObjectName(u"layout157")
        self.offerText = QLabel(EnishiBuildShop)
        self.offerText.setObjectName(u"offerText")
        self.offerText.setWordWrap(True)
        self.offerText.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.offerText.sizePolicy().hasHeightForWidth())
        self.offerText.setSizePolicy(sizePolicy)

        self.layout157.addWidget(self.offerText)

        self.buyButton = QPushButton(EnishiBuildShop)
        self.buyButton.setObjectName(u"buyButton")
        self.buyButton.setProperty(u"role", u"primary")

        self.layout157.addWidget(self.buyButton)


        self.layout158.addLayout(self.layout157)


        self.shopLayout.addLayout(self.layout158)

        self.layout162 = QVBoxLayout()
        self.layout162.setSpacing(6)
        self.layout162.setObjectName(u"layout162")
        self.label159 = QLabel(EnishiBuildShop)
        self.label159.setObjectName(u"label159")
        self.label159.setProperty(u"role", u"heading")

        self.layout162.addWidget(self.label159)

        self.owned = QTreeWidget(EnishiBuildShop)
        self.owned.setObjectName(u"owned")
        self.owned.setColumnCount(3)
        self.owned.setUniformRowHeights(True)
        self.owned.setMinimumSize(QSize(0, 240))

        self.layout162.addWidget(self.owned)

        self.layout161 = QHBoxLayout()
        self.layout161.setSpacing(8)
        self.layout161.setObjectName(u"layout161")
        self.spacer160 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout161.addItem(self.spacer160)

        self.returnButton = QPushButton(EnishiBuildShop)
        self.returnButton.setObjectName(u"returnButton")

        self.layout161.addWidget(self.returnButton)


        self.layout162.addLayout(self.layout161)


        self.shopLayout.addLayout(self.layout162)

        self.shopLayout.setStretch(0, 3)
        self.shopLayout.setStretch(1, 2)

        self.layout163.addLayout(self.shopLayout)


        self.retranslateUi(EnishiBuildShop)
    # setupUi

    def retranslateUi(self, EnishiBuildShop):
        self.label150.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8ca1\u7523\u306e\u6b8b\u308a", None))
        self.label152.setText(QCoreApplication.translate("EnishiBuildShop", u"\u79fb\u52d5\u529b", None))
        self.label156.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.buyButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3046", None))
        self.label159.setText(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.owned.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.returnButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8fd4\u3059", None))
        pass
    # retranslateUi

