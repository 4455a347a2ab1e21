"""Compiled from ui/dice_only.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'dice_only.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QSizePolicy, QVBoxLayout)

from desktop.views.dice.view import DiceView
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_DiceOnlyDialog(object):
    def setupUi(self, DiceOnlyDialog):
        if not DiceOnlyDialog.objectName():
            DiceOnlyDialog.setObjectName(u"DiceOnlyDialog")
        DiceOnlyDialog.resize(480, 600)
        DiceOnlyDialog.setProperty(u"chapter", u"checks#dice-only")
        self.rootLayout = QVBoxLayout(DiceOnlyDialog)
        self.rootLayout.setSpacing(8)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(12, 12, 12, 12)
        self.diceView = DiceView(DiceOnlyDialog)
        self.diceView.setObjectName(u"diceView")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(3)
        sizePolicy.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy)

        self.rootLayout.addWidget(self.diceView)

        self.totalLine = QHBoxLayout()
        self.totalLine.setSpacing(12)
        self.totalLine.setObjectName(u"totalLine")
        self.total = QLabel(DiceOnlyDialog)
        self.total.setObjectName(u"total")
        self.total.setProperty(u"role", u"number")

        self.totalLine.addWidget(self.total)

        self.message = Paragraph(DiceOnlyDialog)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.totalLine.addWidget(self.message)


        self.rootLayout.addLayout(self.totalLine)

        self.entryLine = QHBoxLayout()
        self.entryLine.setSpacing(8)
        self.entryLine.setObjectName(u"entryLine")
        self.diceEdit = QLineEdit(DiceOnlyDialog)
        self.diceEdit.setObjectName(u"diceEdit")
        self.diceEdit.setPlaceholderText(u"2d6+3")
        self.diceEdit.setClearButtonEnabled(True)

        self.entryLine.addWidget(self.diceEdit)

        self.throwButton = QPushButton(DiceOnlyDialog)
        self.throwButton.setObjectName(u"throwButton")
        self.throwButton.setProperty(u"role", u"primary")

        self.entryLine.addWidget(self.throwButton)


        self.rootLayout.addLayout(self.entryLine)

        self.diceStrip = FlowStrip(DiceOnlyDialog)
        self.diceStrip.setObjectName(u"diceStrip")
        self.diceRow = QHBoxLayout(self.diceStrip)
        self.diceRow.setSpacing(8)
        self.diceRow.setObjectName(u"diceRow")
        self.diceRow.setContentsMargins(0, 0, 0, 0)

        self.rootLayout.addWidget(self.diceStrip)

        self.thrown = QListWidget(DiceOnlyDialog)
        self.thrown.setObjectName(u"thrown")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(2)
        sizePolicy2.setHeightForWidth(self.thrown.sizePolicy().hasHeightForWidth())
        self.thrown.setSizePolicy(sizePolicy2)
        self.thrown.setWordWrap(True)

        self.rootLayout.addWidget(self.thrown)

        self.footLine = QHBoxLayout()
        self.footLine.setSpacing(8)
        self.footLine.setObjectName(u"footLine")
        self.hint = Paragraph(DiceOnlyDialog)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"quiet")
        sizePolicy1.setHeightForWidth(self.hint.sizePolicy().hasHeightForWidth())
        self.hint.setSizePolicy(sizePolicy1)

        self.footLine.addWidget(self.hint)

        self.closeButton = QPushButton(DiceOnlyDialog)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLine.addWidget(self.closeButton)


        self.rootLayout.addLayout(self.footLine)


        self.retranslateUi(DiceOnlyDialog)

        self.throwButton.setDefault(True)

    # setupUi

    def retranslateUi(self, DiceOnlyDialog):
        DiceOnlyDialog.setWindowTitle(QCoreApplication.translate("DiceOnlyDialog", u"\u30c0\u30a4\u30b9\u3060\u3051\u4f7f\u3046", None))
        self.message.setText(QCoreApplication.translate("DiceOnlyDialog", u"\u30c0\u30a4\u30b9\u3092\u9078\u3076\u304b\u30012d6+3 \u306e\u3088\u3046\u306b\u66f8\u3044\u3066 Enter \u3092\u62bc\u3057\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.diceEdit.setAccessibleName(QCoreApplication.translate("DiceOnlyDialog", u"\u632f\u308b\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.throwButton.setText(QCoreApplication.translate("DiceOnlyDialog", u"\u632f\u308b", None))
#if QT_CONFIG(accessibility)
        self.thrown.setAccessibleName(QCoreApplication.translate("DiceOnlyDialog", u"\u632f\u3063\u305f\u30c0\u30a4\u30b9\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.hint.setText(QCoreApplication.translate("DiceOnlyDialog", u"\u3053\u3053\u3067\u632f\u3063\u305f\u30c0\u30a4\u30b9\u306f\u3001\u3069\u306e\u5353\u306e\u8a18\u9332\u306b\u3082\u6b8b\u308a\u307e\u305b\u3093\u3002", None))
        self.closeButton.setText(QCoreApplication.translate("DiceOnlyDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

