"""Compiled from ui/systems/kotodama/build_gear.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_gear.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize)
from PySide6.QtWidgets import (QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.systems.kotodama.gear_table import GearTable

class Ui_KotodamaBuildGear(object):
    def setupUi(self, KotodamaBuildGear):
        if not KotodamaBuildGear.objectName():
            KotodamaBuildGear.setObjectName(u"KotodamaBuildGear")
        KotodamaBuildGear.resize(830, 560)
        self.layout142 = QVBoxLayout(KotodamaBuildGear)
        self.layout142.setSpacing(8)
        self.layout142.setObjectName(u"layout142")
        self.layout142.setContentsMargins(24, 4, 24, 12)
        self.layout134 = QHBoxLayout()
        self.layout134.setSpacing(8)
        self.layout134.setObjectName(u"layout134")
        self.label132 = QLabel(KotodamaBuildGear)
        self.label132.setObjectName(u"label132")
        self.label132.setProperty(u"role", u"heading")

        self.layout134.addWidget(self.label132)

        self.label133 = QLabel(KotodamaBuildGear)
        self.label133.setObjectName(u"label133")
        self.label133.setWordWrap(True)
        self.label133.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.label133.sizePolicy().hasHeightForWidth())
        self.label133.setSizePolicy(sizePolicy)

        self.layout134.addWidget(self.label133)

        self.artExamples = QPushButton(KotodamaBuildGear)
        self.artExamples.setObjectName(u"artExamples")
        self.artExamples.setProperty(u"role", u"small")

        self.layout134.addWidget(self.artExamples)


        self.layout142.addLayout(self.layout134)

        self.artTable = GearTable(KotodamaBuildGear)
        self.artTable.setObjectName(u"artTable")
        self.artTable.setMinimumSize(QSize(0, 72))
        self.artTable.setFitRows(6)
        self.artTable.setProperty(u"field", u"arts")

        self.layout142.addWidget(self.artTable)

        self.layout137 = QHBoxLayout()
        self.layout137.setSpacing(8)
        self.layout137.setObjectName(u"layout137")
        self.label135 = QLabel(KotodamaBuildGear)
        self.label135.setObjectName(u"label135")
        self.label135.setProperty(u"role", u"heading")

        self.layout137.addWidget(self.label135)

        self.label136 = QLabel(KotodamaBuildGear)
        self.label136.setObjectName(u"label136")
        self.label136.setWordWrap(True)
        self.label136.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label136.sizePolicy().hasHeightForWidth())
        self.label136.setSizePolicy(sizePolicy)

        self.layout137.addWidget(self.label136)

        self.outfitExamples = QPushButton(KotodamaBuildGear)
        self.outfitExamples.setObjectName(u"outfitExamples")
        self.outfitExamples.setProperty(u"role", u"small")

        self.layout137.addWidget(self.outfitExamples)


        self.layout142.addLayout(self.layout137)

        self.outfitTable = GearTable(KotodamaBuildGear)
        self.outfitTable.setObjectName(u"outfitTable")
        self.outfitTable.setMinimumSize(QSize(0, 72))
        self.outfitTable.setFitRows(6)
        self.outfitTable.setProperty(u"field", u"outfits")

        self.layout142.addWidget(self.outfitTable)

        self.layout140 = QFormLayout()
        self.layout140.setObjectName(u"layout140")
        self.layout140.setHorizontalSpacing(16)
        self.layout140.setVerticalSpacing(8)
        self.gearLabel = QLabel(KotodamaBuildGear)
        self.gearLabel.setObjectName(u"gearLabel")

        self.layout140.setWidget(0, QFormLayout.ItemRole.LabelRole, self.gearLabel)

        self.gearEdit = QLineEdit(KotodamaBuildGear)
        self.gearEdit.setObjectName(u"gearEdit")
        self.gearEdit.setProperty(u"field", u"connection_gear")

        self.layout140.setWidget(0, QFormLayout.ItemRole.FieldRole, self.gearEdit)

        self.actorLabel = QLabel(KotodamaBuildGear)
        self.actorLabel.setObjectName(u"actorLabel")

        self.layout140.setWidget(1, QFormLayout.ItemRole.LabelRole, self.actorLabel)

        self.actorEdit = QPlainTextEdit(KotodamaBuildGear)
        self.actorEdit.setObjectName(u"actorEdit")
        self.actorEdit.setTabChangesFocus(True)
        self.actorEdit.setMinimumSize(QSize(0, 56))
        self.actorEdit.setMaximumSize(QSize(16777215, 80))
        self.actorEdit.setProperty(u"field", u"actor")

        self.layout140.setWidget(1, QFormLayout.ItemRole.FieldRole, self.actorEdit)


        self.layout142.addLayout(self.layout140)

        self.spacer141 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout142.addItem(self.spacer141)

#if QT_CONFIG(shortcut)
        self.gearLabel.setBuddy(self.gearEdit)
        self.actorLabel.setBuddy(self.actorEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KotodamaBuildGear)
    # setupUi

    def retranslateUi(self, KotodamaBuildGear):
        self.label132.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30fc\u30c4", None))
        self.label133.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u5c04\u7a0b\u304c\u30aa\u30fc\u30d0\u30fc\u30ec\u30f3\u30b8\u306e\u6280\u3060\u3051\u304c\u3001\u3082\u3046\u4e00\u65b9\u306e\u7a7a\u9593\u306b\u5c4a\u304d\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.artExamples.setAccessibleName(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30fc\u30c4\uff1a\u4f8b\u304b\u3089\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.artExamples.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u4f8b\u304b\u3089\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.artTable.setAccessibleName(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30fc\u30c4", None))
#endif // QT_CONFIG(accessibility)
        self.label135.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8", None))
        self.label136.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u8eab\u306b\u3064\u3051\u3066\u3044\u308b\u3082\u306e\u306b\u300c\u88c5\u5099\u300d\u306e\u5370\u3092\u3064\u3051\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.outfitExamples.setAccessibleName(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8\uff1a\u4f8b\u304b\u3089\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.outfitExamples.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u4f8b\u304b\u3089\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.outfitTable.setAccessibleName(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30a6\u30c8\u30d5\u30a3\u30c3\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.gearLabel.setText(QCoreApplication.translate("KotodamaBuildGear", u"UNIX\u30fbLAN\u30b8\u30e3\u30c3\u30af", None))
        self.gearEdit.setPlaceholderText(QCoreApplication.translate("KotodamaBuildGear", u"\u8a8d\u8b58\u306b\u79fb\u308b\u3068\u304d\u306b\u4f7f\u3046\u3082\u306e", None))
        self.actorLabel.setText(QCoreApplication.translate("KotodamaBuildGear", u"\u30a2\u30af\u30bf\u30fc", None))
        pass
    # retranslateUi

