"""Compiled from ui/systems/blank/build_abilities.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_abilities.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView

class Ui_BlankBuildAbilities(object):
    def setupUi(self, BlankBuildAbilities):
        if not BlankBuildAbilities.objectName():
            BlankBuildAbilities.setObjectName(u"BlankBuildAbilities")
        BlankBuildAbilities.resize(830, 560)
        self.pageLayout = QVBoxLayout(BlankBuildAbilities)
        self.pageLayout.setSpacing(10)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 8, 24, 16)
        self.leftBox = QWidget(BlankBuildAbilities)
        self.leftBox.setObjectName(u"leftBox")
        self.leftLayout = QHBoxLayout(self.leftBox)
        self.leftLayout.setSpacing(12)
        self.leftLayout.setObjectName(u"leftLayout")
        self.leftLayout.setContentsMargins(0, 0, 0, 0)
        self.leftTitle = QLabel(self.leftBox)
        self.leftTitle.setObjectName(u"leftTitle")
        self.leftTitle.setProperty(u"role", u"quiet")

        self.leftLayout.addWidget(self.leftTitle)

        self.leftNumber = QLabel(self.leftBox)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.leftNumber.setProperty(u"role", u"total")

        self.leftLayout.addWidget(self.leftNumber)

        self.leftOf = QLabel(self.leftBox)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setTextFormat(Qt.TextFormat.PlainText)
        self.leftOf.setProperty(u"role", u"hint")

        self.leftLayout.addWidget(self.leftOf)

        self.leftSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.leftLayout.addItem(self.leftSpacer)


        self.pageLayout.addWidget(self.leftBox)

        self.tell = QLabel(BlankBuildAbilities)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.pageLayout.addWidget(self.tell)

        self.diceView = DiceView(BlankBuildAbilities)
        self.diceView.setObjectName(u"diceView")
        self.diceView.setMinimumSize(QSize(0, 150))
        self.diceView.setProperty(u"role", u"tray")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy)

        self.pageLayout.addWidget(self.diceView)

        self.throwLayout = QHBoxLayout()
        self.throwLayout.setSpacing(12)
        self.throwLayout.setObjectName(u"throwLayout")
        self.allButton = QPushButton(BlankBuildAbilities)
        self.allButton.setObjectName(u"allButton")
        self.allButton.setProperty(u"role", u"large")

        self.throwLayout.addWidget(self.allButton)

        self.message = QLabel(BlankBuildAbilities)
        self.message.setObjectName(u"message")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setProperty(u"role", u"hint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.throwLayout.addWidget(self.message)


        self.pageLayout.addLayout(self.throwLayout)

        self.rowHost = QWidget(BlankBuildAbilities)
        self.rowHost.setObjectName(u"rowHost")

        self.pageLayout.addWidget(self.rowHost)

        self.pageSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.pageLayout.addItem(self.pageSpacer)


        self.retranslateUi(BlankBuildAbilities)
    # setupUi

    def retranslateUi(self, BlankBuildAbilities):
        self.leftTitle.setText(QCoreApplication.translate("BlankBuildAbilities", u"\u6b8b\u308a", None))
        self.leftNumber.setText("")
        self.leftOf.setText("")
        self.tell.setText("")
#if QT_CONFIG(accessibility)
        self.diceView.setAccessibleName(QCoreApplication.translate("BlankBuildAbilities", u"\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.allButton.setText(QCoreApplication.translate("BlankBuildAbilities", u"\u3059\u3079\u3066\u632f\u308b", None))
        self.message.setText("")
        pass
    # retranslateUi

