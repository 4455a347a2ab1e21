"""Compiled from ui/systems/enishi/build_shop.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_shop.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QTreeWidget, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_EnishiBuildShop(object):
    def setupUi(self, EnishiBuildShop):
        if not EnishiBuildShop.objectName():
            EnishiBuildShop.setObjectName(u"EnishiBuildShop")
        EnishiBuildShop.resize(830, 560)
        self.layout179 = QVBoxLayout(EnishiBuildShop)
        self.layout179.setSpacing(12)
        self.layout179.setObjectName(u"layout179")
        self.layout179.setContentsMargins(24, 4, 24, 12)
        self.layout171 = QHBoxLayout()
        self.layout171.setSpacing(32)
        self.layout171.setObjectName(u"layout171")
        self.layout167 = QVBoxLayout()
        self.layout167.setSpacing(2)
        self.layout167.setObjectName(u"layout167")
        self.label166 = QLabel(EnishiBuildShop)
        self.label166.setObjectName(u"label166")
        self.label166.setProperty(u"role", u"quiet")

        self.layout167.addWidget(self.label166)

        self.wealth_leftNumber = DerivedNumber(EnishiBuildShop)
        self.wealth_leftNumber.setObjectName(u"wealth_leftNumber")
        self.wealth_leftNumber.setAutoRaise(True)
        self.wealth_leftNumber.setProperty(u"role", u"total")
        self.wealth_leftNumber.setProperty(u"derived", u"wealth_left")

        self.layout167.addWidget(self.wealth_leftNumber)


        self.layout171.addLayout(self.layout167)

        self.layout169 = QVBoxLayout()
        self.layout169.setSpacing(2)
        self.layout169.setObjectName(u"layout169")
        self.label168 = QLabel(EnishiBuildShop)
        self.label168.setObjectName(u"label168")
        self.label168.setProperty(u"role", u"quiet")

        self.layout169.addWidget(self.label168)

        self.mobilityNumber = DerivedNumber(EnishiBuildShop)
        self.mobilityNumber.setObjectName(u"mobilityNumber")
        self.mobilityNumber.setAutoRaise(True)
        self.mobilityNumber.setProperty(u"role", u"total")
        self.mobilityNumber.setProperty(u"derived", u"mobility")

        self.layout169.addWidget(self.mobilityNumber)


        self.layout171.addLayout(self.layout169)

        self.spacer170 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout171.addItem(self.spacer170)


        self.layout179.addLayout(self.layout171)

        self.shopRow = FlowStrip(EnishiBuildShop)
        self.shopRow.setObjectName(u"shopRow")
        self.shopLayout = QHBoxLayout(self.shopRow)
        self.shopLayout.setSpacing(24)
        self.shopLayout.setObjectName(u"shopLayout")
        self.shopLayout.setContentsMargins(0, 0, 0, 0)
        self.layout174 = QVBoxLayout()
        self.layout174.setSpacing(6)
        self.layout174.setObjectName(u"layout174")
        self.label172 = QLabel(self.shopRow)
        self.label172.setObjectName(u"label172")
        self.label172.setProperty(u"role", u"heading")

        self.layout174.addWidget(self.label172)

        self.offers = QTreeWidget(self.shopRow)
        self.offers.setObjectName(u"offers")
        self.offers.setColumnCount(3)
        self.offers.setUniformRowHeights(True)
        self.offers.setMinimumSize(QSize(0, 240))

        self.layout174.addWidget(self.offers)

        self.layout173 = QHBoxLayout()
        self.layout173.setSpacing(8)
        self.layout173.setObjectName(u"layout173")
        self.offerText = Paragraph(self.shopRow)
        self.offerText.setObjectName(u"offerText")
        self.offerText.setWordWrap(True)
        self.offerText.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.offerText.sizePolicy().hasHeightForWidth())
        self.offerText.setSizePolicy(sizePolicy)

        self.layout173.addWidget(self.offerText)

        self.buyButton = QPushButton(self.shopRow)
        self.buyButton.setObjectName(u"buyButton")
        self.buyButton.setProperty(u"role", u"primary")

        self.layout173.addWidget(self.buyButton)


        self.layout174.addLayout(self.layout173)


        self.shopLayout.addLayout(self.layout174)

        self.layout178 = QVBoxLayout()
        self.layout178.setSpacing(6)
        self.layout178.setObjectName(u"layout178")
        self.label175 = QLabel(self.shopRow)
        self.label175.setObjectName(u"label175")
        self.label175.setProperty(u"role", u"heading")

        self.layout178.addWidget(self.label175)

        self.owned = QTreeWidget(self.shopRow)
        self.owned.setObjectName(u"owned")
        self.owned.setColumnCount(3)
        self.owned.setUniformRowHeights(True)
        self.owned.setMinimumSize(QSize(0, 240))

        self.layout178.addWidget(self.owned)

        self.layout177 = QHBoxLayout()
        self.layout177.setSpacing(8)
        self.layout177.setObjectName(u"layout177")
        self.spacer176 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout177.addItem(self.spacer176)

        self.returnButton = QPushButton(self.shopRow)
        self.returnButton.setObjectName(u"returnButton")

        self.layout177.addWidget(self.returnButton)


        self.layout178.addLayout(self.layout177)


        self.shopLayout.addLayout(self.layout178)

        self.shopLayout.setStretch(0, 3)
        self.shopLayout.setStretch(1, 2)

        self.layout179.addWidget(self.shopRow)


        self.retranslateUi(EnishiBuildShop)
    # setupUi

    def retranslateUi(self, EnishiBuildShop):
        self.label166.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8ca1\u7523\u306e\u6b8b\u308a", None))
        self.label168.setText(QCoreApplication.translate("EnishiBuildShop", u"\u79fb\u52d5\u529b", None))
        self.label172.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3048\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.buyButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8cb7\u3046", None))
        self.label175.setText(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#if QT_CONFIG(accessibility)
        self.owned.setAccessibleName(QCoreApplication.translate("EnishiBuildShop", u"\u6301\u3063\u3066\u3044\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.returnButton.setText(QCoreApplication.translate("EnishiBuildShop", u"\u8fd4\u3059", None))
        pass
    # retranslateUi

