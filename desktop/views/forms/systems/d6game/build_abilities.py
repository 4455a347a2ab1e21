"""Compiled from ui/systems/d6game/build_abilities.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_abilities.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView

class Ui_D6gameBuildAbilities(object):
    def setupUi(self, D6gameBuildAbilities):
        if not D6gameBuildAbilities.objectName():
            D6gameBuildAbilities.setObjectName(u"D6gameBuildAbilities")
        D6gameBuildAbilities.resize(830, 560)
        self.layout49 = QVBoxLayout(D6gameBuildAbilities)
        self.layout49.setSpacing(12)
        self.layout49.setObjectName(u"layout49")
        self.layout49.setContentsMargins(24, 8, 24, 16)
        self.tell = QLabel(D6gameBuildAbilities)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout49.addWidget(self.tell)

        self.diceView = DiceView(D6gameBuildAbilities)
        self.diceView.setObjectName(u"diceView")
        self.diceView.setMinimumSize(QSize(0, 150))
        self.diceView.setProperty(u"role", u"tray")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy)

        self.layout49.addWidget(self.diceView)

        self.layout47 = QHBoxLayout()
        self.layout47.setSpacing(12)
        self.layout47.setObjectName(u"layout47")
        self.allButton = QPushButton(D6gameBuildAbilities)
        self.allButton.setObjectName(u"allButton")
        self.allButton.setProperty(u"role", u"large")

        self.layout47.addWidget(self.allButton)

        self.message = QLabel(D6gameBuildAbilities)
        self.message.setObjectName(u"message")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setProperty(u"role", u"hint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.layout47.addWidget(self.message)


        self.layout49.addLayout(self.layout47)

        self.rowHost = QWidget(D6gameBuildAbilities)
        self.rowHost.setObjectName(u"rowHost")
        self.rowGrid = QGridLayout(self.rowHost)
        self.rowGrid.setObjectName(u"rowGrid")
        self.rowGrid.setHorizontalSpacing(24)
        self.rowGrid.setVerticalSpacing(0)
        self.rowGrid.setContentsMargins(0, 0, 0, 0)

        self.layout49.addWidget(self.rowHost)

        self.spacer48 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout49.addItem(self.spacer48)


        self.retranslateUi(D6gameBuildAbilities)
    # setupUi

    def retranslateUi(self, D6gameBuildAbilities):
        self.tell.setText("")
#if QT_CONFIG(accessibility)
        self.diceView.setAccessibleName(QCoreApplication.translate("D6gameBuildAbilities", u"\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.allButton.setText(QCoreApplication.translate("D6gameBuildAbilities", u"\u3059\u3079\u3066\u632f\u308b", None))
        self.message.setText("")
        pass
    # retranslateUi

