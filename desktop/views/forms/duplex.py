"""Compiled from ui/duplex.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'duplex.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QComboBox, QDoubleSpinBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph

class Ui_DuplexDialog(object):
    def setupUi(self, DuplexDialog):
        if not DuplexDialog.objectName():
            DuplexDialog.setObjectName(u"DuplexDialog")
        DuplexDialog.resize(460, 280)
        DuplexDialog.setProperty(u"chapter", u"printing#backs")
        self.dialogLayout = QVBoxLayout(DuplexDialog)
        self.dialogLayout.setSpacing(8)
        self.dialogLayout.setObjectName(u"dialogLayout")
        self.dialogLayout.setContentsMargins(16, 16, 16, 16)
        self.about = Paragraph(DuplexDialog)
        self.about.setObjectName(u"about")
        self.about.setWordWrap(True)

        self.dialogLayout.addWidget(self.about)

        self.grid = QGridLayout()
        self.grid.setSpacing(8)
        self.grid.setObjectName(u"grid")
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.printerLabel = QLabel(DuplexDialog)
        self.printerLabel.setObjectName(u"printerLabel")

        self.grid.addWidget(self.printerLabel, 0, 0, 1, 1)

        self.printerBox = QComboBox(DuplexDialog)
        self.printerBox.setObjectName(u"printerBox")
        self.printerBox.setMinimumContentsLength(12)
        self.printerBox.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

        self.grid.addWidget(self.printerBox, 0, 1, 1, 1)

        self.rightLabel = QLabel(DuplexDialog)
        self.rightLabel.setObjectName(u"rightLabel")

        self.grid.addWidget(self.rightLabel, 1, 0, 1, 1)

        self.rightBox = QDoubleSpinBox(DuplexDialog)
        self.rightBox.setObjectName(u"rightBox")
        self.rightBox.setMinimum(-20.000000000000000)
        self.rightBox.setMaximum(20.000000000000000)
        self.rightBox.setDecimals(1)
        self.rightBox.setSingleStep(0.100000000000000)
        self.rightBox.setSuffix(u" mm")
        self.rightBox.setProperty(u"role", u"number")

        self.grid.addWidget(self.rightBox, 1, 1, 1, 1)

        self.downLabel = QLabel(DuplexDialog)
        self.downLabel.setObjectName(u"downLabel")

        self.grid.addWidget(self.downLabel, 2, 0, 1, 1)

        self.downBox = QDoubleSpinBox(DuplexDialog)
        self.downBox.setObjectName(u"downBox")
        self.downBox.setMinimum(-20.000000000000000)
        self.downBox.setMaximum(20.000000000000000)
        self.downBox.setDecimals(1)
        self.downBox.setSingleStep(0.100000000000000)
        self.downBox.setSuffix(u" mm")
        self.downBox.setProperty(u"role", u"number")

        self.grid.addWidget(self.downBox, 2, 1, 1, 1)


        self.dialogLayout.addLayout(self.grid)

        self.hint = Paragraph(DuplexDialog)
        self.hint.setObjectName(u"hint")
        self.hint.setProperty(u"role", u"hint")
        self.hint.setWordWrap(True)

        self.dialogLayout.addWidget(self.hint)

        self.message = Paragraph(DuplexDialog)
        self.message.setObjectName(u"message")

        self.dialogLayout.addWidget(self.message)

        self.buttons = QHBoxLayout()
        self.buttons.setObjectName(u"buttons")
        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.spacer)

        self.cancelButton = QPushButton(DuplexDialog)
        self.cancelButton.setObjectName(u"cancelButton")

        self.buttons.addWidget(self.cancelButton)

        self.doButton = QPushButton(DuplexDialog)
        self.doButton.setObjectName(u"doButton")
        self.doButton.setProperty(u"role", u"primary")

        self.buttons.addWidget(self.doButton)


        self.dialogLayout.addLayout(self.buttons)

#if QT_CONFIG(shortcut)
        self.printerLabel.setBuddy(self.printerBox)
        self.rightLabel.setBuddy(self.rightBox)
        self.downLabel.setBuddy(self.downBox)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(DuplexDialog)

        self.doButton.setDefault(True)

    # setupUi

    def retranslateUi(self, DuplexDialog):
        DuplexDialog.setWindowTitle(QCoreApplication.translate("DuplexDialog", u"\u4e21\u9762\u306e\u305a\u308c", None))
        self.about.setText(QCoreApplication.translate("DuplexDialog", u"\u300c\u4e21\u9762\u306e\u4f4d\u7f6e\u5408\u308f\u305b\u300d\u3092\u4e21\u9762\uff08\u9577\u8fba\u3068\u3058\uff09\u3067\u5370\u5237\u3057\u3001\u8868\u3092\u624b\u524d\u306b\u660e\u304b\u308a\u306b\u900f\u304b\u3057\u307e\u3059\u3002\u88cf\u306e\u5341\u5b57\u304c\u76ee\u76db\u308a\u306e\u3069\u3053\u306b\u898b\u3048\u308b\u304b\u3092\u66f8\u3044\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.printerLabel.setText(QCoreApplication.translate("DuplexDialog", u"\u30d7\u30ea\u30f3\u30bf\u30fc(&P)", None))
#if QT_CONFIG(accessibility)
        self.printerBox.setAccessibleName(QCoreApplication.translate("DuplexDialog", u"\u30d7\u30ea\u30f3\u30bf\u30fc", None))
#endif // QT_CONFIG(accessibility)
        self.rightLabel.setText(QCoreApplication.translate("DuplexDialog", u"\u53f3\u3078(&R)", None))
#if QT_CONFIG(accessibility)
        self.rightBox.setAccessibleName(QCoreApplication.translate("DuplexDialog", u"\u88cf\u304c\u53f3\u3078\u305a\u308c\u308b\u5e45", None))
#endif // QT_CONFIG(accessibility)
        self.downLabel.setText(QCoreApplication.translate("DuplexDialog", u"\u4e0b\u3078(&D)", None))
#if QT_CONFIG(accessibility)
        self.downBox.setAccessibleName(QCoreApplication.translate("DuplexDialog", u"\u88cf\u304c\u4e0b\u3078\u305a\u308c\u308b\u5e45", None))
#endif // QT_CONFIG(accessibility)
        self.hint.setText(QCoreApplication.translate("DuplexDialog", u"\u30ab\u30fc\u30c9\u306e\u88cf\u306f\u3001\u3053\u306e\u5206\u3060\u3051\u9006\u3078\u305a\u3089\u3057\u3066\u5370\u5237\u3057\u307e\u3059\u3002\u5de6\u3084\u4e0a\u3078\u305a\u308c\u3066\u3044\u305f\u3089\u3001\u30de\u30a4\u30ca\u30b9\u3067\u66f8\u304d\u307e\u3059\u3002", None))
        self.cancelButton.setText(QCoreApplication.translate("DuplexDialog", u"\u3084\u3081\u308b", None))
        self.doButton.setText(QCoreApplication.translate("DuplexDialog", u"\u6c7a\u3081\u308b", None))
    # retranslateUi

