"""Compiled from ui/tables_text.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'tables_text.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_TablesTextDialog(object):
    def setupUi(self, TablesTextDialog):
        if not TablesTextDialog.objectName():
            TablesTextDialog.setObjectName(u"TablesTextDialog")
        TablesTextDialog.resize(680, 520)
        TablesTextDialog.setProperty(u"chapter", u"own-games#random-tables")
        self.rootLayout = QVBoxLayout(TablesTextDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(TablesTextDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(12)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(16, 16, 16, 12)
        self.headline = Paragraph(self.top)
        self.headline.setObjectName(u"headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setWordWrap(True)
        self.headline.setProperty(u"role", u"quiet")

        self.topLayout.addWidget(self.headline)

        self.textEdit = QPlainTextEdit(self.top)
        self.textEdit.setObjectName(u"textEdit")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.textEdit.sizePolicy().hasHeightForWidth())
        self.textEdit.setSizePolicy(sizePolicy)
        self.textEdit.setTabChangesFocus(True)

        self.topLayout.addWidget(self.textEdit)

        self.message = Paragraph(self.top)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)

        self.topLayout.addWidget(self.message)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(TablesTextDialog)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.openButton = QPushButton(self.foot)
        self.openButton.setObjectName(u"openButton")
        self.openButton.setAutoDefault(False)

        self.footLayout.addWidget(self.openButton)

        self.saveButton = QPushButton(self.foot)
        self.saveButton.setObjectName(u"saveButton")
        self.saveButton.setAutoDefault(False)

        self.footLayout.addWidget(self.saveButton)

        self.footSpacer = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footLayout.addItem(self.footSpacer)

        self.takeButton = QPushButton(self.foot)
        self.takeButton.setObjectName(u"takeButton")
        self.takeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.takeButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.textEdit, self.openButton)
        QWidget.setTabOrder(self.openButton, self.saveButton)
        QWidget.setTabOrder(self.saveButton, self.takeButton)
        QWidget.setTabOrder(self.takeButton, self.closeButton)

        self.retranslateUi(TablesTextDialog)
    # setupUi

    def retranslateUi(self, TablesTextDialog):
        TablesTextDialog.setWindowTitle(QCoreApplication.translate("TablesTextDialog", u"\u8868\u3092\u6587\u7ae0\u3067\u8aad\u307f\u66f8\u304d", None))
        self.headline.setText(QCoreApplication.translate("TablesTextDialog", u"1\u884c\u76ee\u306b\u540d\u524d\u30012\u884c\u76ee\u306b\u30c0\u30a4\u30b9\uff082D6\u3001D66\u30011D100 \u306a\u3069\uff09\u30013\u884c\u76ee\u304b\u3089 2:\u7d50\u679c \u3068\u66f8\u304d\u307e\u3059\u30022-5:\u7d50\u679c \u306e\u3088\u3046\u306a\u7bc4\u56f2\u3082\u3001\u884c\u306e\u7d42\u308f\u308a\u306e \u2192[\u540d\u524d] \u3082\u8aad\u3081\u307e\u3059\u3002\u8868\u3068\u8868\u306e\u9593\u306f1\u884c\u7a7a\u3051\u307e\u3059\u3002\u540c\u3058\u540d\u524d\u306e\u8868\u306f\u66f8\u304d\u63db\u308f\u308a\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.textEdit.setAccessibleName(QCoreApplication.translate("TablesTextDialog", u"\u8868\u306e\u6587\u7ae0", None))
#endif // QT_CONFIG(accessibility)
        self.openButton.setText(QCoreApplication.translate("TablesTextDialog", u"\u30d5\u30a1\u30a4\u30eb\u304b\u3089(&O)\u2026", None))
        self.saveButton.setText(QCoreApplication.translate("TablesTextDialog", u"\u30d5\u30a1\u30a4\u30eb\u3078(&S)\u2026", None))
        self.takeButton.setText(QCoreApplication.translate("TablesTextDialog", u"\u5b9a\u7fa9\u306b\u5165\u308c\u308b(&T)", None))
        self.closeButton.setText(QCoreApplication.translate("TablesTextDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

