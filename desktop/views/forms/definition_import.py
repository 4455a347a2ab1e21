"""Compiled from ui/definition_import.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'definition_import.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QPushButton, QSizePolicy, QTextEdit, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_DefinitionImportDialog(object):
    def setupUi(self, DefinitionImportDialog):
        if not DefinitionImportDialog.objectName():
            DefinitionImportDialog.setObjectName(u"DefinitionImportDialog")
        DefinitionImportDialog.resize(680, 520)
        DefinitionImportDialog.setProperty(u"chapter", u"own-games#share")
        self.rootLayout = QVBoxLayout(DefinitionImportDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(DefinitionImportDialog)
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

        self.changes = QTextEdit(self.top)
        self.changes.setObjectName(u"changes")
        self.changes.setReadOnly(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.changes.sizePolicy().hasHeightForWidth())
        self.changes.setSizePolicy(sizePolicy)
        self.changes.setTabChangesFocus(True)

        self.topLayout.addWidget(self.changes)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(DefinitionImportDialog)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.wayOut = Paragraph(self.foot)
        self.wayOut.setObjectName(u"wayOut")
        self.wayOut.setTextFormat(Qt.TextFormat.PlainText)
        self.wayOut.setWordWrap(True)
        self.wayOut.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.wayOut.sizePolicy().hasHeightForWidth())
        self.wayOut.setSizePolicy(sizePolicy1)

        self.footLayout.addWidget(self.wayOut)

        self.takeButton = QPushButton(self.foot)
        self.takeButton.setObjectName(u"takeButton")
        self.takeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.takeButton)

        self.cancelButton = QPushButton(self.foot)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setAutoDefault(False)

        self.footLayout.addWidget(self.cancelButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.changes, self.takeButton)
        QWidget.setTabOrder(self.takeButton, self.cancelButton)

        self.retranslateUi(DefinitionImportDialog)
    # setupUi

    def retranslateUi(self, DefinitionImportDialog):
        DefinitionImportDialog.setWindowTitle(QCoreApplication.translate("DefinitionImportDialog", u"\u30b2\u30fc\u30e0\u5b9a\u7fa9\u3092\u53d6\u308a\u8fbc\u3080", None))
#if QT_CONFIG(accessibility)
        self.changes.setAccessibleName(QCoreApplication.translate("DefinitionImportDialog", u"\u5909\u308f\u308b\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
        self.takeButton.setText(QCoreApplication.translate("DefinitionImportDialog", u"\u53d6\u308a\u8fbc\u3080(&T)", None))
        self.cancelButton.setText(QCoreApplication.translate("DefinitionImportDialog", u"\u3084\u3081\u308b(&C)", None))
    # retranslateUi

