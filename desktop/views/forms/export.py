"""Compiled from ui/export.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'export.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_ExportDialog(object):
    def setupUi(self, ExportDialog):
        if not ExportDialog.objectName():
            ExportDialog.setObjectName(u"ExportDialog")
        ExportDialog.resize(480, 260)
        ExportDialog.setProperty(u"chapter", u"files#export")
        self.rootLayout = QVBoxLayout(ExportDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(ExportDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(12)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(16, 16, 16, 12)
        self.hint = Paragraph(self.top)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)

        self.topLayout.addWidget(self.hint)

        self.styleRow = QHBoxLayout()
        self.styleRow.setSpacing(8)
        self.styleRow.setObjectName(u"styleRow")
        self.styleRow.setContentsMargins(0, 0, 0, 0)
        self.styleLabel = QLabel(self.top)
        self.styleLabel.setObjectName(u"styleLabel")

        self.styleRow.addWidget(self.styleLabel)

        self.styleBox = QComboBox(self.top)
        self.styleBox.setObjectName(u"styleBox")

        self.styleRow.addWidget(self.styleBox)

        self.styleSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.styleRow.addItem(self.styleSpacer)


        self.topLayout.addLayout(self.styleRow)

        self.timesCheck = QCheckBox(self.top)
        self.timesCheck.setObjectName(u"timesCheck")

        self.topLayout.addWidget(self.timesCheck)

        self.summaryCheck = QCheckBox(self.top)
        self.summaryCheck.setObjectName(u"summaryCheck")
        self.summaryCheck.setChecked(True)

        self.topLayout.addWidget(self.summaryCheck)

        self.secretCheck = QCheckBox(self.top)
        self.secretCheck.setObjectName(u"secretCheck")

        self.topLayout.addWidget(self.secretCheck)

        self.warning = Paragraph(self.top)
        self.warning.setObjectName(u"warning")
        self.warning.setTextFormat(Qt.TextFormat.PlainText)
        self.warning.setWordWrap(True)
        self.warning.setProperty(u"role", u"warning-text")

        self.topLayout.addWidget(self.warning)

        self.topSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.topLayout.addItem(self.topSpacer)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(ExportDialog)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.message = Paragraph(self.foot)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy)

        self.footLayout.addWidget(self.message)

        self.writeButton = QPushButton(self.foot)
        self.writeButton.setObjectName(u"writeButton")
        self.writeButton.setAutoDefault(False)
        self.writeButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.writeButton)

        self.cancelButton = QPushButton(self.foot)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setAutoDefault(False)

        self.footLayout.addWidget(self.cancelButton)


        self.rootLayout.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.styleLabel.setBuddy(self.styleBox)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.styleBox, self.timesCheck)
        QWidget.setTabOrder(self.timesCheck, self.summaryCheck)
        QWidget.setTabOrder(self.summaryCheck, self.secretCheck)
        QWidget.setTabOrder(self.secretCheck, self.writeButton)
        QWidget.setTabOrder(self.writeButton, self.cancelButton)

        self.retranslateUi(ExportDialog)

        self.writeButton.setDefault(True)

    # setupUi

    def retranslateUi(self, ExportDialog):
        ExportDialog.setWindowTitle(QCoreApplication.translate("ExportDialog", u"\u66f8\u304d\u51fa\u3059", None))
        self.styleLabel.setText(QCoreApplication.translate("ExportDialog", u"\u5f62(&S)", None))
#if QT_CONFIG(accessibility)
        self.styleBox.setAccessibleName(QCoreApplication.translate("ExportDialog", u"\u66f8\u304d\u51fa\u3059\u5f62", None))
#endif // QT_CONFIG(accessibility)
        self.timesCheck.setText(QCoreApplication.translate("ExportDialog", u"\u6642\u523b\u3082\u66f8\u304f(&T)", None))
        self.summaryCheck.setText(QCoreApplication.translate("ExportDialog", u"\u7d42\u308f\u308a\u306b\u30bb\u30c3\u30b7\u30e7\u30f3\u306e\u307e\u3068\u3081\u3092\u4ed8\u3051\u308b(&R)", None))
        self.writeButton.setText(QCoreApplication.translate("ExportDialog", u"\u5834\u6240\u3092\u9078\u3076(&W)\u2026", None))
        self.cancelButton.setText(QCoreApplication.translate("ExportDialog", u"\u3084\u3081\u308b(&C)", None))
    # retranslateUi

