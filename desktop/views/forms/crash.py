"""Compiled from ui/crash.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'crash.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph
class Ui_CrashDialog(object):
    def setupUi(self, CrashDialog):
        if not CrashDialog.objectName():
            CrashDialog.setObjectName(u"CrashDialog")
        CrashDialog.resize(640, 400)
        CrashDialog.setProperty(u"chapter", u"troubleshooting#other")
        self.rootLayout = QVBoxLayout(CrashDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(CrashDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(12)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(16, 16, 16, 12)
        self.headline = Paragraph(self.top)
        self.headline.setObjectName(u"headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setWordWrap(True)
        self.headline.setProperty(u"role", u"strong")

        self.topLayout.addWidget(self.headline)

        self.explanation = Paragraph(self.top)
        self.explanation.setObjectName(u"explanation")
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.setWordWrap(True)

        self.topLayout.addWidget(self.explanation)

        self.report = QPlainTextEdit(self.top)
        self.report.setObjectName(u"report")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.report.sizePolicy().hasHeightForWidth())
        self.report.setSizePolicy(sizePolicy)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)

        self.topLayout.addWidget(self.report)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(CrashDialog)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.copyButton = QPushButton(self.foot)
        self.copyButton.setObjectName(u"copyButton")
        self.copyButton.setAutoDefault(False)

        self.footLayout.addWidget(self.copyButton)

        self.folderButton = QPushButton(self.foot)
        self.folderButton.setObjectName(u"folderButton")
        self.folderButton.setAutoDefault(False)

        self.footLayout.addWidget(self.folderButton)

        self.message = Paragraph(self.foot)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.footLayout.addWidget(self.message)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.report, self.copyButton)
        QWidget.setTabOrder(self.copyButton, self.folderButton)
        QWidget.setTabOrder(self.folderButton, self.closeButton)

        self.retranslateUi(CrashDialog)
    # setupUi

    def retranslateUi(self, CrashDialog):
        CrashDialog.setWindowTitle(QCoreApplication.translate("CrashDialog", u"\u601d\u308f\u306c\u3053\u3068\u304c\u8d77\u304d\u307e\u3057\u305f", None))
        self.headline.setText(QCoreApplication.translate("CrashDialog", u"\u25b3 \u5353\u4e0a\u306e\u306a\u304b\u3067\u601d\u308f\u306c\u3053\u3068\u304c\u8d77\u304d\u307e\u3057\u305f\u3002\u7d9a\u3051\u3066\u4f7f\u3048\u307e\u3059\u3002", None))
        self.explanation.setText(QCoreApplication.translate("CrashDialog", u"\u4e0b\u306f\u8d77\u304d\u305f\u3053\u3068\u306e\u899a\u3048\u66f8\u304d\u3067\u3059\u3002\u540d\u524d\u3084\u30e1\u30e2\u306f\u5165\u3063\u3066\u3044\u307e\u305b\u3093\u3002\u3069\u3053\u306b\u3082\u9001\u308a\u307e\u305b\u3093\u3002\u4f5c\u8005\u306b\u77e5\u3089\u305b\u308b\u3068\u304d\u306f\u3001\u30b3\u30d4\u30fc\u3057\u3066\u6e21\u3057\u3066\u304f\u3060\u3055\u3044\u3002", None))
#if QT_CONFIG(accessibility)
        self.report.setAccessibleName(QCoreApplication.translate("CrashDialog", u"\u899a\u3048\u66f8\u304d", None))
#endif // QT_CONFIG(accessibility)
        self.copyButton.setText(QCoreApplication.translate("CrashDialog", u"\u30b3\u30d4\u30fc(&Y)", None))
        self.folderButton.setText(QCoreApplication.translate("CrashDialog", u"\u30d5\u30a9\u30eb\u30c0\u30fc\u3092\u958b\u304f(&O)", None))
        self.closeButton.setText(QCoreApplication.translate("CrashDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

