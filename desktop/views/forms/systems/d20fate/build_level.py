"""Compiled from ui/systems/d20fate/build_level.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_level.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QVBoxLayout)

from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.paragraph import Paragraph

class Ui_D20FateBuildLevel(object):
    def setupUi(self, D20FateBuildLevel):
        if not D20FateBuildLevel.objectName():
            D20FateBuildLevel.setObjectName(u"D20FateBuildLevel")
        D20FateBuildLevel.resize(760, 80)
        self.layout36 = QVBoxLayout(D20FateBuildLevel)
        self.layout36.setSpacing(8)
        self.layout36.setObjectName(u"layout36")
        self.layout36.setContentsMargins(0, 0, 0, 0)
        self.layout35 = QHBoxLayout()
        self.layout35.setSpacing(24)
        self.layout35.setObjectName(u"layout35")
        self.layout32 = QVBoxLayout()
        self.layout32.setSpacing(2)
        self.layout32.setObjectName(u"layout32")
        self.label30 = QLabel(D20FateBuildLevel)
        self.label30.setObjectName(u"label30")
        self.label30.setProperty(u"role", u"quiet")

        self.layout32.addWidget(self.label30)

        self.layout31 = QHBoxLayout()
        self.layout31.setSpacing(4)
        self.layout31.setObjectName(u"layout31")
        self.lessButton = QToolButton(D20FateBuildLevel)
        self.lessButton.setObjectName(u"lessButton")
        self.lessButton.setMinimumSize(QSize(30, 30))
        self.lessButton.setAutoRepeat(True)

        self.layout31.addWidget(self.lessButton)

        self.levelEdit = QLineEdit(D20FateBuildLevel)
        self.levelEdit.setObjectName(u"levelEdit")
        self.levelEdit.setMaximumSize(QSize(64, 16777215))
        self.levelEdit.setProperty(u"role", u"big-entry")
        self.levelEdit.setProperty(u"field", u"level")

        self.layout31.addWidget(self.levelEdit)

        self.moreButton = QToolButton(D20FateBuildLevel)
        self.moreButton.setObjectName(u"moreButton")
        self.moreButton.setMinimumSize(QSize(30, 30))
        self.moreButton.setAutoRepeat(True)

        self.layout31.addWidget(self.moreButton)


        self.layout32.addLayout(self.layout31)


        self.layout35.addLayout(self.layout32)

        self.layout34 = QVBoxLayout()
        self.layout34.setSpacing(2)
        self.layout34.setObjectName(u"layout34")
        self.label33 = QLabel(D20FateBuildLevel)
        self.label33.setObjectName(u"label33")
        self.label33.setProperty(u"role", u"quiet")

        self.layout34.addWidget(self.label33)

        self.proficiencyNumber = DerivedNumber(D20FateBuildLevel)
        self.proficiencyNumber.setObjectName(u"proficiencyNumber")
        self.proficiencyNumber.setAutoRaise(True)
        self.proficiencyNumber.setProperty(u"role", u"number")
        self.proficiencyNumber.setProperty(u"derived", u"proficiency_bonus")

        self.layout34.addWidget(self.proficiencyNumber)


        self.layout35.addLayout(self.layout34)

        self.levelText = Paragraph(D20FateBuildLevel)
        self.levelText.setObjectName(u"levelText")
        self.levelText.setProperty(u"role", u"hint")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.levelText.sizePolicy().hasHeightForWidth())
        self.levelText.setSizePolicy(sizePolicy)

        self.layout35.addWidget(self.levelText)


        self.layout36.addLayout(self.layout35)

#if QT_CONFIG(shortcut)
        self.label30.setBuddy(self.levelEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateBuildLevel)
    # setupUi

    def retranslateUi(self, D20FateBuildLevel):
        self.label30.setText(QCoreApplication.translate("D20FateBuildLevel", u"\u30ec\u30d9\u30eb", None))
        self.lessButton.setText(QCoreApplication.translate("D20FateBuildLevel", u"\u2212", None))
#if QT_CONFIG(accessibility)
        self.lessButton.setAccessibleName(QCoreApplication.translate("D20FateBuildLevel", u"\u30ec\u30d9\u30eb\u3092\u4e0b\u3052\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.moreButton.setText(QCoreApplication.translate("D20FateBuildLevel", u"\uff0b", None))
#if QT_CONFIG(accessibility)
        self.moreButton.setAccessibleName(QCoreApplication.translate("D20FateBuildLevel", u"\u30ec\u30d9\u30eb\u3092\u4e0a\u3052\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.label33.setText(QCoreApplication.translate("D20FateBuildLevel", u"\u7fd2\u719f\u30dc\u30fc\u30ca\u30b9", None))
        pass
    # retranslateUi

