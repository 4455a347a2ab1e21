"""Compiled from ui/keys.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'keys.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QKeySequenceEdit, QLabel, QLineEdit, QPushButton, QSizePolicy, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_KeysDialog(object):
    def setupUi(self, KeysDialog):
        if not KeysDialog.objectName():
            KeysDialog.setObjectName(u"KeysDialog")
        KeysDialog.resize(640, 600)
        KeysDialog.setProperty(u"chapter", u"keys")
        self.rootLayout = QVBoxLayout(KeysDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.tools = QFrame(KeysDialog)
        self.tools.setObjectName(u"tools")
        self.tools.setProperty(u"role", u"tool")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(12, 8, 12, 8)
        self.searchEdit = QLineEdit(self.tools)
        self.searchEdit.setObjectName(u"searchEdit")
        self.searchEdit.setClearButtonEnabled(True)

        self.toolsLayout.addWidget(self.searchEdit)


        self.rootLayout.addWidget(self.tools)

        self.keys = QTreeWidget(KeysDialog)
        self.keys.setObjectName(u"keys")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.keys.sizePolicy().hasHeightForWidth())
        self.keys.setSizePolicy(sizePolicy)
        self.keys.setFrameShape(QFrame.Shape.NoFrame)
        self.keys.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.keys.setRootIsDecorated(False)
        self.keys.setAlternatingRowColors(True)
        self.keys.setAllColumnsShowFocus(True)

        self.rootLayout.addWidget(self.keys)

        self.editor = QFrame(KeysDialog)
        self.editor.setObjectName(u"editor")
        self.editor.setProperty(u"role", u"tool")
        self.editorLayout = QHBoxLayout(self.editor)
        self.editorLayout.setSpacing(4)
        self.editorLayout.setObjectName(u"editorLayout")
        self.editorLayout.setContentsMargins(8, 8, 8, 8)
        self.keyLabel = QLabel(self.editor)
        self.keyLabel.setObjectName(u"keyLabel")

        self.editorLayout.addWidget(self.keyLabel)

        self.keyEdit = QKeySequenceEdit(self.editor)
        self.keyEdit.setObjectName(u"keyEdit")
        self.keyEdit.setClearButtonEnabled(True)

        self.editorLayout.addWidget(self.keyEdit)

        self.giveButton = QPushButton(self.editor)
        self.giveButton.setObjectName(u"giveButton")
        self.giveButton.setAutoDefault(False)

        self.editorLayout.addWidget(self.giveButton)

        self.noneButton = QPushButton(self.editor)
        self.noneButton.setObjectName(u"noneButton")
        self.noneButton.setAutoDefault(False)

        self.editorLayout.addWidget(self.noneButton)

        self.ownButton = QPushButton(self.editor)
        self.ownButton.setObjectName(u"ownButton")
        self.ownButton.setAutoDefault(False)

        self.editorLayout.addWidget(self.ownButton)


        self.rootLayout.addWidget(self.editor)

        self.foot = QFrame(KeysDialog)
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

        self.allOwnButton = QPushButton(self.foot)
        self.allOwnButton.setObjectName(u"allOwnButton")
        self.allOwnButton.setAutoDefault(False)

        self.footLayout.addWidget(self.allOwnButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.keyLabel.setBuddy(self.keyEdit)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.searchEdit, self.keys)
        QWidget.setTabOrder(self.keys, self.keyEdit)
        QWidget.setTabOrder(self.keyEdit, self.giveButton)
        QWidget.setTabOrder(self.giveButton, self.noneButton)
        QWidget.setTabOrder(self.noneButton, self.ownButton)
        QWidget.setTabOrder(self.ownButton, self.allOwnButton)
        QWidget.setTabOrder(self.allOwnButton, self.closeButton)

        self.retranslateUi(KeysDialog)
    # setupUi

    def retranslateUi(self, KeysDialog):
        KeysDialog.setWindowTitle(QCoreApplication.translate("KeysDialog", u"\u3059\u3079\u3066\u306e\u30ad\u30fc", None))
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("KeysDialog", u"\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("KeysDialog", u"\u30ad\u30fc\u3092\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
        ___qtreewidgetitem = self.keys.headerItem()
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("KeysDialog", u"\u30ad\u30fc", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("KeysDialog", u"\u3059\u308b\u3053\u3068", None))
#if QT_CONFIG(accessibility)
        self.keys.setAccessibleName(QCoreApplication.translate("KeysDialog", u"\u30ad\u30fc\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.keyLabel.setText(QCoreApplication.translate("KeysDialog", u"\u65b0\u3057\u3044\u30ad\u30fc", None))
#if QT_CONFIG(accessibility)
        self.keyEdit.setAccessibleName(QCoreApplication.translate("KeysDialog", u"\u9078\u3093\u3060\u884c\u306e\u65b0\u3057\u3044\u30ad\u30fc", None))
#endif // QT_CONFIG(accessibility)
        self.giveButton.setText(QCoreApplication.translate("KeysDialog", u"\u3053\u306e\u30ad\u30fc\u306b\u3059\u308b", None))
        self.noneButton.setText(QCoreApplication.translate("KeysDialog", u"\u30ad\u30fc\u3092\u306f\u305a\u3059", None))
        self.ownButton.setText(QCoreApplication.translate("KeysDialog", u"\u5143\u306e\u30ad\u30fc", None))
#if QT_CONFIG(tooltip)
        self.ownButton.setToolTip(QCoreApplication.translate("KeysDialog", u"\u9078\u3093\u3060\u884c\u3092\u3001\u306f\u3058\u3081\u306e\u30ad\u30fc\u306b\u623b\u3057\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.allOwnButton.setText(QCoreApplication.translate("KeysDialog", u"\u3059\u3079\u3066\u5143\u306e\u30ad\u30fc", None))
        self.closeButton.setText(QCoreApplication.translate("KeysDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

