"""Compiled from ui/templates.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'templates.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_TemplatesDialog(object):
    def setupUi(self, TemplatesDialog):
        if not TemplatesDialog.objectName():
            TemplatesDialog.setObjectName(u"TemplatesDialog")
        TemplatesDialog.resize(480, 420)
        TemplatesDialog.setProperty(u"chapter", u"building#templates")
        self.rootLayout = QVBoxLayout(TemplatesDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(TemplatesDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(8)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(12, 12, 12, 12)
        self.hint = QLabel(self.top)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"quiet")

        self.topLayout.addWidget(self.hint)

        self.templates = QListWidget(self.top)
        self.templates.setObjectName(u"templates")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.templates.sizePolicy().hasHeightForWidth())
        self.templates.setSizePolicy(sizePolicy)
        self.templates.setAlternatingRowColors(True)

        self.topLayout.addWidget(self.templates)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(TemplatesDialog)
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

        self.deleteButton = QPushButton(self.foot)
        self.deleteButton.setObjectName(u"deleteButton")
        self.deleteButton.setAutoDefault(False)

        self.footLayout.addWidget(self.deleteButton)

        self.makeButton = QPushButton(self.foot)
        self.makeButton.setObjectName(u"makeButton")
        self.makeButton.setAutoDefault(False)
        self.makeButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.makeButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.templates, self.makeButton)
        QWidget.setTabOrder(self.makeButton, self.deleteButton)
        QWidget.setTabOrder(self.deleteButton, self.closeButton)

        self.retranslateUi(TemplatesDialog)
    # setupUi

    def retranslateUi(self, TemplatesDialog):
        TemplatesDialog.setWindowTitle(QCoreApplication.translate("TemplatesDialog", u"\u3072\u306a\u5f62\u304b\u3089\u4f5c\u308b", None))
#if QT_CONFIG(accessibility)
        self.templates.setAccessibleName(QCoreApplication.translate("TemplatesDialog", u"\u3072\u306a\u5f62\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.deleteButton.setText(QCoreApplication.translate("TemplatesDialog", u"\u3054\u307f\u7bb1\u3078(&D)", None))
        self.makeButton.setText(QCoreApplication.translate("TemplatesDialog", u"\u4f5c\u308b(&M)", None))
        self.closeButton.setText(QCoreApplication.translate("TemplatesDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

