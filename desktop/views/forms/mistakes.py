"""Compiled from ui/mistakes.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'mistakes.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_MistakesDialog(object):
    def setupUi(self, MistakesDialog):
        if not MistakesDialog.objectName():
            MistakesDialog.setObjectName(u"MistakesDialog")
        MistakesDialog.resize(600, 400)
        MistakesDialog.setProperty(u"chapter", u"troubleshooting#files")
        self.rootLayout = QVBoxLayout(MistakesDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(MistakesDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(12)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(16, 16, 16, 12)
        self.headline = QLabel(self.top)
        self.headline.setObjectName(u"headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setWordWrap(True)
        self.headline.setProperty(u"role", u"strong")

        self.topLayout.addWidget(self.headline)

        self.mistakes = QPlainTextEdit(self.top)
        self.mistakes.setObjectName(u"mistakes")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.mistakes.sizePolicy().hasHeightForWidth())
        self.mistakes.setSizePolicy(sizePolicy)
        self.mistakes.setReadOnly(True)
        self.mistakes.setTabChangesFocus(True)

        self.topLayout.addWidget(self.mistakes)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(MistakesDialog)
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

        QWidget.setTabOrder(self.mistakes, self.closeButton)

        self.retranslateUi(MistakesDialog)
    # setupUi

    def retranslateUi(self, MistakesDialog):
        MistakesDialog.setWindowTitle(QCoreApplication.translate("MistakesDialog", u"\u8aad\u307f\u8fbc\u3081\u307e\u305b\u3093", None))
#if QT_CONFIG(accessibility)
        self.mistakes.setAccessibleName(QCoreApplication.translate("MistakesDialog", u"\u9593\u9055\u3044\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("MistakesDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

