"""Compiled from ui/systems/common/build_cards.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_cards.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.common.card_face import CardFace
from desktop.views.systems.common.card_tree import CardTree
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.points_spin import PointsSpin

class Ui_CommonBuildCards(object):
    def setupUi(self, CommonBuildCards):
        if not CommonBuildCards.objectName():
            CommonBuildCards.setObjectName(u"CommonBuildCards")
        CommonBuildCards.resize(830, 560)
        self.layout98 = QVBoxLayout(CommonBuildCards)
        self.layout98.setSpacing(10)
        self.layout98.setObjectName(u"layout98")
        self.layout98.setContentsMargins(24, 4, 24, 12)
        self.layout89 = QHBoxLayout()
        self.layout89.setSpacing(16)
        self.layout89.setObjectName(u"layout89")
        self.layout84 = QVBoxLayout()
        self.layout84.setSpacing(4)
        self.layout84.setObjectName(u"layout84")
        self.label81 = QLabel(CommonBuildCards)
        self.label81.setObjectName(u"label81")
        self.label81.setProperty(u"role", u"quiet")

        self.layout84.addWidget(self.label81)

        self.layout83 = QHBoxLayout()
        self.layout83.setSpacing(6)
        self.layout83.setObjectName(u"layout83")
        self.carriedButton = QPushButton(CommonBuildCards)
        self.carriedButton.setObjectName(u"carriedButton")
        self.carriedButton.setCheckable(True)
        self.carriedButton.setAutoExclusive(True)
        self.carriedButton.setProperty(u"role", u"segment")

        self.layout83.addWidget(self.carriedButton)

        self.cpButton = QPushButton(CommonBuildCards)
        self.cpButton.setObjectName(u"cpButton")
        self.cpButton.setCheckable(True)
        self.cpButton.setAutoExclusive(True)
        self.cpButton.setProperty(u"role", u"segment")

        self.layout83.addWidget(self.cpButton)

        self.assetsButton = QPushButton(CommonBuildCards)
        self.assetsButton.setObjectName(u"assetsButton")
        self.assetsButton.setCheckable(True)
        self.assetsButton.setAutoExclusive(True)
        self.assetsButton.setProperty(u"role", u"segment")

        self.layout83.addWidget(self.assetsButton)

        self.spacer82 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout83.addItem(self.spacer82)


        self.layout84.addLayout(self.layout83)


        self.layout89.addLayout(self.layout84)

        self.spacer85 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout89.addItem(self.spacer85)

        self.cpHost = QWidget(CommonBuildCards)
        self.cpHost.setObjectName(u"cpHost")
        self.layout87 = QVBoxLayout(self.cpHost)
        self.layout87.setSpacing(2)
        self.layout87.setObjectName(u"layout87")
        self.layout87.setContentsMargins(0, 0, 0, 0)
        self.label86 = QLabel(self.cpHost)
        self.label86.setObjectName(u"label86")
        self.label86.setProperty(u"role", u"quiet")

        self.layout87.addWidget(self.label86)

        self.cpSpin = PointsSpin(self.cpHost)
        self.cpSpin.setObjectName(u"cpSpin")
        self.cpSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cpSpin.setProperty(u"field", u"cp")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.cpSpin.sizePolicy().hasHeightForWidth())
        self.cpSpin.setSizePolicy(sizePolicy)

        self.layout87.addWidget(self.cpSpin)


        self.layout89.addWidget(self.cpHost)

        self.assetsHost = QWidget(CommonBuildCards)
        self.assetsHost.setObjectName(u"assetsHost")
        self.layout88 = QVBoxLayout(self.assetsHost)
        self.layout88.setSpacing(2)
        self.layout88.setObjectName(u"layout88")
        self.layout88.setContentsMargins(0, 0, 0, 0)
        self.assetsLabel = ElidedLabel(self.assetsHost)
        self.assetsLabel.setObjectName(u"assetsLabel")
        self.assetsLabel.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.assetsLabel.sizePolicy().hasHeightForWidth())
        self.assetsLabel.setSizePolicy(sizePolicy1)

        self.layout88.addWidget(self.assetsLabel)

        self.assetsSpin = PointsSpin(self.assetsHost)
        self.assetsSpin.setObjectName(u"assetsSpin")
        self.assetsSpin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.assetsSpin.setProperty(u"field", u"assets")
        sizePolicy.setHeightForWidth(self.assetsSpin.sizePolicy().hasHeightForWidth())
        self.assetsSpin.setSizePolicy(sizePolicy)

        self.layout88.addWidget(self.assetsSpin)


        self.layout89.addWidget(self.assetsHost)


        self.layout98.addLayout(self.layout89)

        self.wayTell = Paragraph(CommonBuildCards)
        self.wayTell.setObjectName(u"wayTell")
        self.wayTell.setProperty(u"role", u"hint")

        self.layout98.addWidget(self.wayTell)

        self.pickLayout = QHBoxLayout()
        self.pickLayout.setSpacing(16)
        self.pickLayout.setObjectName(u"pickLayout")
        self.offersLayout = QVBoxLayout()
        self.offersLayout.setSpacing(6)
        self.offersLayout.setObjectName(u"offersLayout")
        self.layout91 = QHBoxLayout()
        self.layout91.setSpacing(8)
        self.layout91.setObjectName(u"layout91")
        self.label90 = QLabel(CommonBuildCards)
        self.label90.setObjectName(u"label90")
        self.label90.setProperty(u"role", u"heading")

        self.layout91.addWidget(self.label90)

        self.searchEdit = QLineEdit(CommonBuildCards)
        self.searchEdit.setObjectName(u"searchEdit")
        self.searchEdit.setClearButtonEnabled(True)
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.searchEdit.sizePolicy().hasHeightForWidth())
        self.searchEdit.setSizePolicy(sizePolicy2)

        self.layout91.addWidget(self.searchEdit)


        self.offersLayout.addLayout(self.layout91)

        self.offers = CardTree(CommonBuildCards)
        self.offers.setObjectName(u"offers")
        self.offers.setMinimumSize(QSize(0, 220))
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        sizePolicy3.setHorizontalStretch(0)
        sizePolicy3.setVerticalStretch(1)
        sizePolicy3.setHeightForWidth(self.offers.sizePolicy().hasHeightForWidth())
        self.offers.setSizePolicy(sizePolicy3)

        self.offersLayout.addWidget(self.offers)


        self.pickLayout.addLayout(self.offersLayout)

        self.cardFace = CardFace(CommonBuildCards)
        self.cardFace.setObjectName(u"cardFace")
        sizePolicy4 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy4.setHorizontalStretch(0)
        sizePolicy4.setVerticalStretch(0)
        sizePolicy4.setHeightForWidth(self.cardFace.sizePolicy().hasHeightForWidth())
        self.cardFace.setSizePolicy(sizePolicy4)

        self.pickLayout.addWidget(self.cardFace)

        self.ownedLayout = QVBoxLayout()
        self.ownedLayout.setSpacing(6)
        self.ownedLayout.setObjectName(u"ownedLayout")
        self.choiceLayout = QHBoxLayout()
        self.choiceLayout.setSpacing(8)
        self.choiceLayout.setObjectName(u"choiceLayout")
        self.choiceLabel = QLabel(CommonBuildCards)
        self.choiceLabel.setObjectName(u"choiceLabel")

        self.choiceLayout.addWidget(self.choiceLabel)

        self.choiceCombo = QComboBox(CommonBuildCards)
        self.choiceCombo.setObjectName(u"choiceCombo")
        self.choiceCombo.setEditable(True)
        self.choiceCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choiceCombo.setMinimumContentsLength(6)
        sizePolicy2.setHeightForWidth(self.choiceCombo.sizePolicy().hasHeightForWidth())
        self.choiceCombo.setSizePolicy(sizePolicy2)

        self.choiceLayout.addWidget(self.choiceCombo)


        self.ownedLayout.addLayout(self.choiceLayout)

        self.takeButton = QPushButton(CommonBuildCards)
        self.takeButton.setObjectName(u"takeButton")
        self.takeButton.setProperty(u"role", u"primary")

        self.ownedLayout.addWidget(self.takeButton)

        self.backButton = QPushButton(CommonBuildCards)
        self.backButton.setObjectName(u"backButton")

        self.ownedLayout.addWidget(self.backButton)

        self.reason = Paragraph(CommonBuildCards)
        self.reason.setObjectName(u"reason")
        self.reason.setProperty(u"role", u"warning-text")

        self.ownedLayout.addWidget(self.reason)

        self.layout94 = QHBoxLayout()
        self.layout94.setSpacing(8)
        self.layout94.setObjectName(u"layout94")
        self.label92 = QLabel(CommonBuildCards)
        self.label92.setObjectName(u"label92")
        self.label92.setProperty(u"role", u"heading")

        self.layout94.addWidget(self.label92)

        self.ownedCount = QLabel(CommonBuildCards)
        self.ownedCount.setObjectName(u"ownedCount")
        self.ownedCount.setProperty(u"role", u"quiet")

        self.layout94.addWidget(self.ownedCount)

        self.spacer93 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout94.addItem(self.spacer93)


        self.ownedLayout.addLayout(self.layout94)

        self.owned = CardTree(CommonBuildCards)
        self.owned.setObjectName(u"owned")
        self.owned.setMinimumSize(QSize(0, 110))
        sizePolicy3.setHeightForWidth(self.owned.sizePolicy().hasHeightForWidth())
        self.owned.setSizePolicy(sizePolicy3)

        self.ownedLayout.addWidget(self.owned)


        self.pickLayout.addLayout(self.ownedLayout)

        self.pickLayout.setStretch(0, 5)
        self.pickLayout.setStretch(1, 5)
        self.pickLayout.setStretch(2, 4)

        self.layout98.addLayout(self.pickLayout)

#if QT_CONFIG(shortcut)
        self.label86.setBuddy(self.cpSpin)
        self.assetsLabel.setBuddy(self.assetsSpin)
        self.choiceLabel.setBuddy(self.choiceCombo)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(CommonBuildCards)
    # setupUi

    def retranslateUi(self, CommonBuildCards):
        self.label81.setText(QCoreApplication.translate("CommonBuildCards", u"\u5165\u624b\u65b9\u6cd5", None))
        self.carriedButton.setText(QCoreApplication.translate("CommonBuildCards", u"\u524d\u306e\u5192\u967a\u304b\u3089", None))
        self.cpButton.setText(QCoreApplication.translate("CommonBuildCards", u"CP\u3067\u53d6\u5f97", None))
        self.assetsButton.setText(QCoreApplication.translate("CommonBuildCards", u"\u8cb7\u3046", None))
        self.label86.setText(QCoreApplication.translate("CommonBuildCards", u"CP", None))
        self.assetsLabel.setText(QCoreApplication.translate("CommonBuildCards", u"\u8ca1\u7523\u70b9", None))
        self.label90.setText(QCoreApplication.translate("CommonBuildCards", u"\u30ab\u30fc\u30c9", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("CommonBuildCards", u"\u30ab\u30fc\u30c9\u3092\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("CommonBuildCards", u"\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.offers.setAccessibleName(QCoreApplication.translate("CommonBuildCards", u"\u30ab\u30fc\u30c9", None))
#endif // QT_CONFIG(accessibility)
        self.choiceLabel.setText(QCoreApplication.translate("CommonBuildCards", u"\u25cb\u25cb", None))
#if QT_CONFIG(accessibility)
        self.choiceCombo.setAccessibleName(QCoreApplication.translate("CommonBuildCards", u"\u25cb\u25cb\u30fb\u25a1\u25a1\u306b\u5165\u308c\u308b\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
        self.takeButton.setText(QCoreApplication.translate("CommonBuildCards", u"\u52a0\u3048\u308b", None))
        self.backButton.setText(QCoreApplication.translate("CommonBuildCards", u"\u5916\u3059", None))
        self.label92.setText(QCoreApplication.translate("CommonBuildCards", u"\u6301\u3063\u3066\u3044\u308b\u30ab\u30fc\u30c9", None))
#if QT_CONFIG(accessibility)
        self.owned.setAccessibleName(QCoreApplication.translate("CommonBuildCards", u"\u6301\u3063\u3066\u3044\u308b\u30ab\u30fc\u30c9", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

