"""Compiled from ui/player_sheet.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'player_sheet.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget)

class Ui_PlayerSheet(object):
    def setupUi(self, PlayerSheet):
        if not PlayerSheet.objectName():
            PlayerSheet.setObjectName(u"PlayerSheet")
        PlayerSheet.resize(1100, 700)
        PlayerSheet.setProperty(u"chapter", u"files#alone")
        self.rootLayout = QVBoxLayout(PlayerSheet)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.tools = QFrame(PlayerSheet)
        self.tools.setObjectName(u"tools")
        self.tools.setProperty(u"role", u"tool")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(8, 4, 12, 4)
        self.backButton = QToolButton(self.tools)
        self.backButton.setObjectName(u"backButton")
        self.backButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.toolsLayout.addWidget(self.backButton)

        self.fileLabel = QLabel(self.tools)
        self.fileLabel.setObjectName(u"fileLabel")
        self.fileLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.fileLabel.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.fileLabel.sizePolicy().hasHeightForWidth())
        self.fileLabel.setSizePolicy(sizePolicy)

        self.toolsLayout.addWidget(self.fileLabel)

        self.savedLabel = QLabel(self.tools)
        self.savedLabel.setObjectName(u"savedLabel")
        self.savedLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.savedLabel.setProperty(u"role", u"quiet")

        self.toolsLayout.addWidget(self.savedLabel)

        self.undoButton = QToolButton(self.tools)
        self.undoButton.setObjectName(u"undoButton")

        self.toolsLayout.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.tools)
        self.redoButton.setObjectName(u"redoButton")

        self.toolsLayout.addWidget(self.redoButton)

        self.versionsButton = QToolButton(self.tools)
        self.versionsButton.setObjectName(u"versionsButton")
        self.versionsButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.toolsLayout.addWidget(self.versionsButton)

        self.printButton = QToolButton(self.tools)
        self.printButton.setObjectName(u"printButton")
        self.printButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.toolsLayout.addWidget(self.printButton)


        self.rootLayout.addWidget(self.tools)

        self.host = QWidget(PlayerSheet)
        self.host.setObjectName(u"host")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.host.sizePolicy().hasHeightForWidth())
        self.host.setSizePolicy(sizePolicy1)
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(0)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(0, 0, 0, 0)

        self.rootLayout.addWidget(self.host)

        QWidget.setTabOrder(self.backButton, self.undoButton)
        QWidget.setTabOrder(self.undoButton, self.redoButton)
        QWidget.setTabOrder(self.redoButton, self.versionsButton)
        QWidget.setTabOrder(self.versionsButton, self.printButton)

        self.retranslateUi(PlayerSheet)
    # setupUi

    def retranslateUi(self, PlayerSheet):
        self.backButton.setText(QCoreApplication.translate("PlayerSheet", u"\u3088\u3046\u3053\u305d", None))
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("PlayerSheet", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("PlayerSheet", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.versionsButton.setText(QCoreApplication.translate("PlayerSheet", u"\u524d\u306e\u7248", None))
        self.printButton.setText(QCoreApplication.translate("PlayerSheet", u"\u5370\u5237", None))
        pass
    # retranslateUi

