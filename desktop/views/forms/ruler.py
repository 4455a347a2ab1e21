"""Compiled from ui/ruler.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'ruler.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QDoubleSpinBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.display.screen_view import ScreenView
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_RulerDialog(object):
    def setupUi(self, RulerDialog):
        if not RulerDialog.objectName():
            RulerDialog.setObjectName(u"RulerDialog")
        RulerDialog.resize(460, 360)
        RulerDialog.setProperty(u"chapter", u"table#real-size")
        self.dialogLayout = QVBoxLayout(RulerDialog)
        self.dialogLayout.setSpacing(8)
        self.dialogLayout.setObjectName(u"dialogLayout")
        self.dialogLayout.setContentsMargins(16, 16, 16, 16)
        self.about = Paragraph(RulerDialog)
        self.about.setObjectName(u"about")

        self.dialogLayout.addWidget(self.about)

        self.grid = QGridLayout()
        self.grid.setSpacing(8)
        self.grid.setObjectName(u"grid")
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.lineLabel = QLabel(RulerDialog)
        self.lineLabel.setObjectName(u"lineLabel")
        self.lineLabel.setProperty(u"role", u"quiet")

        self.grid.addWidget(self.lineLabel, 0, 0, 1, 1)

        self.line = QDoubleSpinBox(RulerDialog)
        self.line.setObjectName(u"line")
        self.line.setMinimum(10.000000000000000)
        self.line.setMaximum(10000.000000000000000)
        self.line.setDecimals(1)
        self.line.setSuffix(u" mm")
        self.line.setProperty(u"role", u"number")

        self.grid.addWidget(self.line, 0, 1, 1, 1)

        self.hexLabel = QLabel(RulerDialog)
        self.hexLabel.setObjectName(u"hexLabel")
        self.hexLabel.setProperty(u"role", u"quiet")

        self.grid.addWidget(self.hexLabel, 1, 0, 1, 1)

        self.hex = QDoubleSpinBox(RulerDialog)
        self.hex.setObjectName(u"hex")
        self.hex.setMinimum(5.000000000000000)
        self.hex.setMaximum(200.000000000000000)
        self.hex.setDecimals(1)
        self.hex.setSuffix(u" mm")
        self.hex.setProperty(u"role", u"number")

        self.grid.addWidget(self.hex, 1, 1, 1, 1)


        self.dialogLayout.addLayout(self.grid)

        self.onCheck = QCheckBox(RulerDialog)
        self.onCheck.setObjectName(u"onCheck")

        self.dialogLayout.addWidget(self.onCheck)

        self.hint = Paragraph(RulerDialog)
        self.hint.setObjectName(u"hint")
        self.hint.setProperty(u"role", u"hint")

        self.dialogLayout.addWidget(self.hint)

        self.message = Paragraph(RulerDialog)
        self.message.setObjectName(u"message")

        self.dialogLayout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(RulerDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.doButton = QPushButton(RulerDialog)
        self.doButton.setObjectName(u"doButton")
        self.doButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.doButton)


        self.dialogLayout.addLayout(self.buttons)

#if QT_CONFIG(shortcut)
        self.lineLabel.setBuddy(self.line)
        self.hexLabel.setBuddy(self.hex)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(RulerDialog)

        self.doButton.setDefault(True)

    # setupUi

    def retranslateUi(self, RulerDialog):
        self.about.setText(QCoreApplication.translate("RulerDialog", u"\u516c\u958b\u753b\u9762\u306b\u7dda\u304c\u51fa\u3066\u3044\u307e\u3059\u3002\u9577\u3055\u3092\u5b9a\u898f\u3067\u6e2c\u3063\u3066\u3001\u4e0b\u306b\u66f8\u3044\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.lineLabel.setText(QCoreApplication.translate("RulerDialog", u"\u7dda\u306e\u9577\u3055", None))
#if QT_CONFIG(accessibility)
        self.line.setAccessibleName(QCoreApplication.translate("RulerDialog", u"\u7dda\u306e\u9577\u3055", None))
#endif // QT_CONFIG(accessibility)
        self.hexLabel.setText(QCoreApplication.translate("RulerDialog", u"\u30d8\u30af\u30b9\u306e\u5e45\uff08\u8fba\u304b\u3089\u8fba\uff09", None))
#if QT_CONFIG(accessibility)
        self.hex.setAccessibleName(QCoreApplication.translate("RulerDialog", u"\u30d8\u30af\u30b9\u306e\u5e45\uff08\u8fba\u304b\u3089\u8fba\uff09", None))
#endif // QT_CONFIG(accessibility)
        self.onCheck.setText(QCoreApplication.translate("RulerDialog", u"\u76e4\u3092\u3053\u306e\u5927\u304d\u3055\u3067\u6620\u3059(&M)", None))
        self.hint.setText(QCoreApplication.translate("RulerDialog", u"\u99d2\u3092\u3058\u304b\u306b\u7f6e\u304f\u3068\u304d\u306b\u4f7f\u3044\u307e\u3059\u3002\u76e4\u304c\u753b\u9762\u3088\u308a\u5927\u304d\u3044\u3068\u304d\u306f\u3001\u624b\u756a\u306e\u4eba\u306e\u307e\u308f\u308a\u3092\u6620\u3057\u307e\u3059\u3002", None))
        self.cancelButton.setText(QCoreApplication.translate("RulerDialog", u"\u3084\u3081\u308b", None))
        self.doButton.setText(QCoreApplication.translate("RulerDialog", u"\u6c7a\u3081\u308b", None))
        pass
    # retranslateUi

