"""Compiled from ui/systems/kotodama/build_person.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_person.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFormLayout, QLabel, QSizePolicy)

class Ui_KotodamaBuildPerson(object):
    def setupUi(self, KotodamaBuildPerson):
        if not KotodamaBuildPerson.objectName():
            KotodamaBuildPerson.setObjectName(u"KotodamaBuildPerson")
        KotodamaBuildPerson.resize(830, 560)
        self.layout78 = QFormLayout(KotodamaBuildPerson)
        self.layout78.setObjectName(u"layout78")
        self.layout78.setHorizontalSpacing(16)
        self.layout78.setVerticalSpacing(8)
        self.layout78.setContentsMargins(0, 0, 0, 0)
        self.label76 = QLabel(KotodamaBuildPerson)
        self.label76.setObjectName(u"label76")

        self.layout78.setWidget(0, QFormLayout.ItemRole.LabelRole, self.label76)

        self.pcCheck = QCheckBox(KotodamaBuildPerson)
        self.pcCheck.setObjectName(u"pcCheck")
        self.pcCheck.setProperty(u"field", u"is_pc")

        self.layout78.setWidget(0, QFormLayout.ItemRole.FieldRole, self.pcCheck)

        self.label77 = QLabel(KotodamaBuildPerson)
        self.label77.setObjectName(u"label77")

        self.layout78.setWidget(1, QFormLayout.ItemRole.LabelRole, self.label77)

        self.sideCombo = QComboBox(KotodamaBuildPerson)
        self.sideCombo.setObjectName(u"sideCombo")
        self.sideCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sideCombo.setProperty(u"field", u"side")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.sideCombo.sizePolicy().hasHeightForWidth())
        self.sideCombo.setSizePolicy(sizePolicy)

        self.layout78.setWidget(1, QFormLayout.ItemRole.FieldRole, self.sideCombo)

#if QT_CONFIG(shortcut)
        self.label77.setBuddy(self.sideCombo)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KotodamaBuildPerson)
    # setupUi

    def retranslateUi(self, KotodamaBuildPerson):
        self.label76.setText(QCoreApplication.translate("KotodamaBuildPerson", u"\u7a2e\u5225", None))
        self.pcCheck.setText(QCoreApplication.translate("KotodamaBuildPerson", u"\u30d7\u30ec\u30a4\u30e4\u30fc\u304c\u52d5\u304b\u3059\uff08PC\uff09", None))
        self.label77.setText(QCoreApplication.translate("KotodamaBuildPerson", u"\u9663\u55b6", None))
        pass
    # retranslateUi

