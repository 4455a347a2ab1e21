"""Compiled from ui/systems/d6game/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.point_discs import PointDiscs

class Ui_D6gameBuildSkills(object):
    def setupUi(self, D6gameBuildSkills):
        if not D6gameBuildSkills.objectName():
            D6gameBuildSkills.setObjectName(u"D6gameBuildSkills")
        D6gameBuildSkills.resize(830, 560)
        self.layout56 = QVBoxLayout(D6gameBuildSkills)
        self.layout56.setSpacing(12)
        self.layout56.setObjectName(u"layout56")
        self.layout56.setContentsMargins(24, 8, 24, 16)
        self.layout54 = QHBoxLayout()
        self.layout54.setSpacing(32)
        self.layout54.setObjectName(u"layout54")
        self.layout52 = QVBoxLayout()
        self.layout52.setSpacing(2)
        self.layout52.setObjectName(u"layout52")
        self.label50 = QLabel(D6gameBuildSkills)
        self.label50.setObjectName(u"label50")
        self.label50.setProperty(u"role", u"quiet")

        self.layout52.addWidget(self.label50)

        self.layout51 = QHBoxLayout()
        self.layout51.setSpacing(12)
        self.layout51.setObjectName(u"layout51")
        self.leftNumber = QLabel(D6gameBuildSkills)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setWordWrap(False)
        self.leftNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.leftNumber.setProperty(u"role", u"total")

        self.layout51.addWidget(self.leftNumber)

        self.leftOf = QLabel(D6gameBuildSkills)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setWordWrap(False)
        self.leftOf.setTextFormat(Qt.TextFormat.PlainText)
        self.leftOf.setProperty(u"role", u"hint")

        self.layout51.addWidget(self.leftOf)

        self.discs = PointDiscs(D6gameBuildSkills)
        self.discs.setObjectName(u"discs")

        self.layout51.addWidget(self.discs)


        self.layout52.addLayout(self.layout51)


        self.layout54.addLayout(self.layout52)

        self.spacer53 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout54.addItem(self.spacer53)


        self.layout56.addLayout(self.layout54)

        self.tell = QLabel(D6gameBuildSkills)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout56.addWidget(self.tell)

        self.rowHost = QWidget(D6gameBuildSkills)
        self.rowHost.setObjectName(u"rowHost")
        self.rowLayout = QVBoxLayout(self.rowHost)
        self.rowLayout.setSpacing(0)
        self.rowLayout.setObjectName(u"rowLayout")
        self.rowLayout.setContentsMargins(0, 0, 0, 0)

        self.layout56.addWidget(self.rowHost)

        self.spacer55 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout56.addItem(self.spacer55)


        self.retranslateUi(D6gameBuildSkills)
    # setupUi

    def retranslateUi(self, D6gameBuildSkills):
        self.label50.setText(QCoreApplication.translate("D6gameBuildSkills", u"\u6b8b\u308a", None))
        self.leftNumber.setText("")
        self.leftOf.setText("")
        self.tell.setText("")
        pass
    # retranslateUi

