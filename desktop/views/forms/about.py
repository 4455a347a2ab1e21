"""Compiled from ui/about.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'about.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_AboutDialog(object):
    def setupUi(self, AboutDialog):
        if not AboutDialog.objectName():
            AboutDialog.setObjectName(u"AboutDialog")
        AboutDialog.resize(720, 560)
        AboutDialog.setProperty(u"chapter", u"start")
        self.rootLayout = QVBoxLayout(AboutDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(AboutDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(8)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(16, 16, 16, 12)
        self.name = QLabel(self.top)
        self.name.setObjectName(u"name")
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.name.setWordWrap(True)
        self.name.setProperty(u"role", u"big-heading")

        self.topLayout.addWidget(self.name)

        self.version = QLabel(self.top)
        self.version.setObjectName(u"version")
        self.version.setTextFormat(Qt.TextFormat.PlainText)
        self.version.setWordWrap(True)
        self.version.setProperty(u"role", u"quiet")

        self.topLayout.addWidget(self.version)

        self.line = QLabel(self.top)
        self.line.setObjectName(u"line")
        self.line.setTextFormat(Qt.TextFormat.PlainText)
        self.line.setWordWrap(True)

        self.topLayout.addWidget(self.line)

        self.textCombo = QComboBox(self.top)
        self.textCombo.setObjectName(u"textCombo")

        self.topLayout.addWidget(self.textCombo)

        self.notices = QPlainTextEdit(self.top)
        self.notices.setObjectName(u"notices")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.notices.sizePolicy().hasHeightForWidth())
        self.notices.setSizePolicy(sizePolicy)
        self.notices.setReadOnly(True)
        self.notices.setTabChangesFocus(True)

        self.topLayout.addWidget(self.notices)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(AboutDialog)
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

        QWidget.setTabOrder(self.textCombo, self.notices)
        QWidget.setTabOrder(self.notices, self.closeButton)

        self.retranslateUi(AboutDialog)
    # setupUi

    def retranslateUi(self, AboutDialog):
        AboutDialog.setWindowTitle(QCoreApplication.translate("AboutDialog", u"\u5353\u4e0a\u306b\u3064\u3044\u3066", None))
        self.name.setText(QCoreApplication.translate("AboutDialog", u"\u5353\u4e0a Takuj\u014d", None))
        self.line.setText(QCoreApplication.translate("AboutDialog", u"\u5353\u3092\u56f2\u3093\u3067\u904a\u3076TRPG\u306e\u305f\u3081\u306e\u3001\u30cd\u30c3\u30c8\u306e\u3044\u3089\u306a\u3044\u9053\u5177\u3067\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.textCombo.setAccessibleName(QCoreApplication.translate("AboutDialog", u"\u8aad\u3080\u6587\u66f8", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.notices.setAccessibleName(QCoreApplication.translate("AboutDialog", u"\u4f7f\u7528\u8a31\u8afe", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("AboutDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

