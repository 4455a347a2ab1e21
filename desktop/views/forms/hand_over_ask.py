"""Compiled from ui/hand_over_ask.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'hand_over_ask.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QRadioButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.paragraph import Paragraph

class Ui_HandOverAsk(object):
    def setupUi(self, HandOverAsk):
        if not HandOverAsk.objectName():
            HandOverAsk.setObjectName(u"HandOverAsk")
        HandOverAsk.resize(440, 300)
        HandOverAsk.setProperty(u"chapter", u"hand-over")
        self.layout13 = QVBoxLayout(HandOverAsk)
        self.layout13.setSpacing(12)
        self.layout13.setObjectName(u"layout13")
        self.layout13.setContentsMargins(20, 20, 20, 20)
        self.intro = Paragraph(HandOverAsk)
        self.intro.setObjectName(u"intro")
        self.intro.setWordWrap(True)

        self.layout13.addWidget(self.intro)

        self.newRadio = QRadioButton(HandOverAsk)
        self.newRadio.setObjectName(u"newRadio")
        self.newRadio.setChecked(True)

        self.layout13.addWidget(self.newRadio)

        self.ownRadio = QRadioButton(HandOverAsk)
        self.ownRadio.setObjectName(u"ownRadio")

        self.layout13.addWidget(self.ownRadio)

        self.sheetRow = QHBoxLayout()
        self.sheetRow.setObjectName(u"sheetRow")
        self.sheetRow.setContentsMargins(22, -1, -1, -1)
        self.sheetCombo = QComboBox(HandOverAsk)
        self.sheetCombo.setObjectName(u"sheetCombo")

        self.sheetRow.addWidget(self.sheetCombo)


        self.layout13.addLayout(self.sheetRow)

        self.layout10 = QFormLayout()
        self.layout10.setObjectName(u"layout10")
        self.layout10.setHorizontalSpacing(12)
        self.layout10.setVerticalSpacing(8)
        self.label8 = QLabel(HandOverAsk)
        self.label8.setObjectName(u"label8")

        self.layout10.setWidget(0, QFormLayout.ItemRole.LabelRole, self.label8)

        self.pinEdit = QLineEdit(HandOverAsk)
        self.pinEdit.setObjectName(u"pinEdit")
        self.pinEdit.setMaxLength(32)
        self.pinEdit.setEchoMode(QLineEdit.EchoMode.Password)

        self.layout10.setWidget(0, QFormLayout.ItemRole.FieldRole, self.pinEdit)

        self.label9 = QLabel(HandOverAsk)
        self.label9.setObjectName(u"label9")

        self.layout10.setWidget(1, QFormLayout.ItemRole.LabelRole, self.label9)

        self.againEdit = QLineEdit(HandOverAsk)
        self.againEdit.setObjectName(u"againEdit")
        self.againEdit.setMaxLength(32)
        self.againEdit.setEchoMode(QLineEdit.EchoMode.Password)

        self.layout10.setWidget(1, QFormLayout.ItemRole.FieldRole, self.againEdit)


        self.layout13.addLayout(self.layout10)

        self.freeCheck = QCheckBox(HandOverAsk)
        self.freeCheck.setObjectName(u"freeCheck")

        self.layout13.addWidget(self.freeCheck)

        self.tell = Paragraph(HandOverAsk)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setProperty(u"role", u"warning-text")

        self.layout13.addWidget(self.tell)

        self.layout12 = QHBoxLayout()
        self.layout12.setSpacing(8)
        self.layout12.setObjectName(u"layout12")
        self.helpButton = HelpButton(HandOverAsk)
        self.helpButton.setObjectName(u"helpButton")

        self.layout12.addWidget(self.helpButton)

        self.spacer11 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout12.addItem(self.spacer11)

        self.cancelButton = QPushButton(HandOverAsk)
        self.cancelButton.setObjectName(u"cancelButton")

        self.layout12.addWidget(self.cancelButton)

        self.goButton = QPushButton(HandOverAsk)
        self.goButton.setObjectName(u"goButton")
        self.goButton.setProperty(u"role", u"primary")

        self.layout12.addWidget(self.goButton)


        self.layout13.addLayout(self.layout12)

#if QT_CONFIG(shortcut)
        self.label8.setBuddy(self.pinEdit)
        self.label9.setBuddy(self.againEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(HandOverAsk)

        self.goButton.setDefault(True)

    # setupUi

    def retranslateUi(self, HandOverAsk):
        self.intro.setText(QCoreApplication.translate("HandOverAsk", u"\u3053\u306e\u753b\u9762\u3092\u30d7\u30ec\u30a4\u30e4\u30fc\u306b\u6e21\u3057\u307e\u3059\u3002\n"
"\u623b\u308b\u306b\u306f\u3001\u3053\u3053\u3067\u6c7a\u3081\u308b PIN \u304c\u8981\u308a\u307e\u3059\u3002", None))
        self.newRadio.setText(QCoreApplication.translate("HandOverAsk", u"\u65b0\u3057\u3044\u30ad\u30e3\u30e9\u30af\u30bf\u30fc\u3092\u4f5c\u3063\u3066\u3082\u3089\u3046", None))
        self.ownRadio.setText(QCoreApplication.translate("HandOverAsk", u"\u3053\u306e\u30ad\u30e3\u30e9\u30af\u30bf\u30fc\u3092\u6e21\u3059", None))
#if QT_CONFIG(accessibility)
        self.sheetCombo.setAccessibleName(QCoreApplication.translate("HandOverAsk", u"\u6e21\u3059\u30ad\u30e3\u30e9\u30af\u30bf\u30fc", None))
#endif // QT_CONFIG(accessibility)
        self.label8.setText(QCoreApplication.translate("HandOverAsk", u"PIN\uff084\u6587\u5b57\u4ee5\u4e0a\uff09", None))
        self.label9.setText(QCoreApplication.translate("HandOverAsk", u"\u3082\u3046\u4e00\u5ea6", None))
        self.freeCheck.setText(QCoreApplication.translate("HandOverAsk", u"GM\u304c\u6c7a\u3081\u308b\u5024\u3082\u30d7\u30ec\u30a4\u30e4\u30fc\u304c\u66f8\u3044\u3066\u3088\u3044", None))
#if QT_CONFIG(tooltip)
        self.freeCheck.setToolTip(QCoreApplication.translate("HandOverAsk", u"\u30ec\u30d9\u30eb\u3001\u6210\u9577\u901f\u5ea6\u3001\u8ca1\u7523\u70b9\u3001\u30d5\u30a7\u30a4\u30c8\u30fb\u30c0\u30a4\u30b9\u306a\u3069\u3067\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.cancelButton.setText(QCoreApplication.translate("HandOverAsk", u"\u3084\u3081\u308b", None))
        self.goButton.setText(QCoreApplication.translate("HandOverAsk", u"\u624b\u6e21\u3059", None))
        pass
    # retranslateUi

