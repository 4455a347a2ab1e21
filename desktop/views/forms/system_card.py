"""Compiled from ui/system_card.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'system_card.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph

class Ui_SystemCard(object):
    def setupUi(self, SystemCard):
        if not SystemCard.objectName():
            SystemCard.setObjectName(u"SystemCard")
        SystemCard.resize(640, 80)
        SystemCard.setMinimumSize(QSize(0, 80))
        SystemCard.setProperty(u"role", u"card")
        self.cardLayout = QHBoxLayout(SystemCard)
        self.cardLayout.setSpacing(16)
        self.cardLayout.setObjectName(u"cardLayout")
        self.cardLayout.setContentsMargins(16, 8, 16, 8)
        self.die = QLabel(SystemCard)
        self.die.setObjectName(u"die")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.die.sizePolicy().hasHeightForWidth())
        self.die.setSizePolicy(sizePolicy)
        self.die.setMinimumSize(QSize(56, 56))

        self.cardLayout.addWidget(self.die)

        self.textLayout = QVBoxLayout()
        self.textLayout.setSpacing(4)
        self.textLayout.setObjectName(u"textLayout")
        self.above = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.textLayout.addItem(self.above)

        self.nameLabel = QLabel(SystemCard)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setProperty(u"role", u"heading")

        self.textLayout.addWidget(self.nameLabel)

        self.lineLabel = Paragraph(SystemCard)
        self.lineLabel.setObjectName(u"lineLabel")
        self.lineLabel.setProperty(u"role", u"quiet")
        self.lineLabel.setWordWrap(True)

        self.textLayout.addWidget(self.lineLabel)

        self.below = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.textLayout.addItem(self.below)


        self.cardLayout.addLayout(self.textLayout)

        self.buttonLayout = QVBoxLayout()
        self.buttonLayout.setSpacing(4)
        self.buttonLayout.setObjectName(u"buttonLayout")
        self.newButton = KeyButton(SystemCard)
        self.newButton.setObjectName(u"newButton")

        self.buttonLayout.addWidget(self.newButton)

        self.sampleButton = QPushButton(SystemCard)
        self.sampleButton.setObjectName(u"sampleButton")
        self.sampleButton.setProperty(u"role", u"flat")

        self.buttonLayout.addWidget(self.sampleButton)


        self.cardLayout.addLayout(self.buttonLayout)

        self.cardLayout.setStretch(1, 1)

        self.retranslateUi(SystemCard)
    # setupUi

    def retranslateUi(self, SystemCard):
        self.newButton.setText(QCoreApplication.translate("SystemCard", u"\u65b0\u3057\u3044\u5353", None))
        self.sampleButton.setText(QCoreApplication.translate("SystemCard", u"\u898b\u672c\u306e\u5353", None))
        pass
    # retranslateUi

