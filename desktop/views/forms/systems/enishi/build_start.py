"""Compiled from ui/systems/enishi/build_start.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_start.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.choice_card import ChoiceCard

class Ui_EnishiBuildStart(object):
    def setupUi(self, EnishiBuildStart):
        if not EnishiBuildStart.objectName():
            EnishiBuildStart.setObjectName(u"EnishiBuildStart")
        EnishiBuildStart.resize(830, 560)
        self.layout111 = QVBoxLayout(EnishiBuildStart)
        self.layout111.setSpacing(16)
        self.layout111.setObjectName(u"layout111")
        self.layout111.setContentsMargins(24, 8, 24, 16)
        self.aButton = ChoiceCard(EnishiBuildStart)
        self.aButton.setObjectName(u"aButton")
        self.aButton.setCheckable(True)
        self.aButton.setAutoExclusive(True)
        self.aButton.setLetter(u"a")

        self.layout111.addWidget(self.aButton)

        self.bButton = ChoiceCard(EnishiBuildStart)
        self.bButton.setObjectName(u"bButton")
        self.bButton.setCheckable(True)
        self.bButton.setAutoExclusive(True)
        self.bButton.setLetter(u"b")

        self.layout111.addWidget(self.bButton)

        self.spacer110 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout111.addItem(self.spacer110)


        self.retranslateUi(EnishiBuildStart)
    # setupUi

    def retranslateUi(self, EnishiBuildStart):
        self.aButton.setText(QCoreApplication.translate("EnishiBuildStart", u"CLV 1\u30fb\u30b9\u30ad\u30eb 6 \u30ec\u30d9\u30eb", None))
        self.aButton.setSays(QCoreApplication.translate("EnishiBuildStart", u"\u30b9\u30ad\u30eb\u306e\u591a\u3044\u4eba\u30021\u3064\u306e\u30b9\u30ad\u30eb\u306f 2 \u307e\u3067\u3001\u30b2\u30fc\u30b8\u306f 1 \u30de\u30b9\u3067\u59cb\u3081\u307e\u3059\u3002", None))
        self.bButton.setText(QCoreApplication.translate("EnishiBuildStart", u"CLV 2\u30fb\u30b9\u30ad\u30eb 3 \u30ec\u30d9\u30eb", None))
        self.bButton.setSays(QCoreApplication.translate("EnishiBuildStart", u"\u5f97\u610f\u3092\u7d5e\u3063\u305f\u4eba\u30021\u3064\u306e\u30b9\u30ad\u30eb\u306f 3 \u307e\u3067\u3001\u30b2\u30fc\u30b8\u306f 2 \u30de\u30b9\u3067\u59cb\u3081\u307e\u3059\u3002", None))
        pass
    # retranslateUi

