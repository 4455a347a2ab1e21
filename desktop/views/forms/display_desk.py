"""Compiled from ui/display_desk.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'display_desk.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.display.screen_view import ScreenView
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_DisplayDesk(object):
    def setupUi(self, DisplayDesk):
        if not DisplayDesk.objectName():
            DisplayDesk.setObjectName(u"DisplayDesk")
        DisplayDesk.resize(420, 640)
        DisplayDesk.setProperty(u"chapter", u"table#display-desk")
        self.dialogLayout = QVBoxLayout(DisplayDesk)
        self.dialogLayout.setSpacing(8)
        self.dialogLayout.setObjectName(u"dialogLayout")
        self.dialogLayout.setContentsMargins(16, 16, 16, 16)
        self.state = Paragraph(DisplayDesk)
        self.state.setObjectName(u"state")
        self.state.setProperty(u"role", u"strong")

        self.dialogLayout.addWidget(self.state)

        self.preview = ScreenView(DisplayDesk)
        self.preview.setObjectName(u"preview")
        self.preview.setMinimumSize(QSize(0, 210))

        self.dialogLayout.addWidget(self.preview)

        self.tools = FlowStrip(DisplayDesk)
        self.tools.setObjectName(u"tools")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(0, 0, 0, 0)
        self.openButton = QPushButton(self.tools)
        self.openButton.setObjectName(u"openButton")

        self.toolsLayout.addWidget(self.openButton)

        self.darkButton = QPushButton(self.tools)
        self.darkButton.setObjectName(u"darkButton")
        self.darkButton.setCheckable(True)

        self.toolsLayout.addWidget(self.darkButton)

        self.holdButton = QPushButton(self.tools)
        self.holdButton.setObjectName(u"holdButton")
        self.holdButton.setCheckable(True)

        self.toolsLayout.addWidget(self.holdButton)

        self.turnButton = QPushButton(self.tools)
        self.turnButton.setObjectName(u"turnButton")

        self.toolsLayout.addWidget(self.turnButton)

        self.rulerButton = QPushButton(self.tools)
        self.rulerButton.setObjectName(u"rulerButton")

        self.toolsLayout.addWidget(self.rulerButton)


        self.dialogLayout.addWidget(self.tools)

        self.listLabel = QLabel(DisplayDesk)
        self.listLabel.setObjectName(u"listLabel")
        self.listLabel.setProperty(u"role", u"heading")

        self.dialogLayout.addWidget(self.listLabel)

        self.list = QListWidget(DisplayDesk)
        self.list.setObjectName(u"list")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumSize(QSize(0, 90))

        self.dialogLayout.addWidget(self.list)

        self.handLayout = QHBoxLayout()
        self.handLayout.setSpacing(8)
        self.handLayout.setObjectName(u"handLayout")
        self.handLayout.setContentsMargins(0, 0, 0, 0)
        self.showButton = QPushButton(DisplayDesk)
        self.showButton.setObjectName(u"showButton")
        self.showButton.setProperty(u"role", u"primary")

        self.handLayout.addWidget(self.showButton)

        self.leafButton = QPushButton(DisplayDesk)
        self.leafButton.setObjectName(u"leafButton")

        self.handLayout.addWidget(self.leafButton)

        self.writeButton = QPushButton(DisplayDesk)
        self.writeButton.setObjectName(u"writeButton")

        self.handLayout.addWidget(self.writeButton)

        self.handSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.handLayout.addItem(self.handSpacer)

        self.closeButton = QPushButton(DisplayDesk)
        self.closeButton.setObjectName(u"closeButton")

        self.handLayout.addWidget(self.closeButton)


        self.dialogLayout.addLayout(self.handLayout)

        self.message = Paragraph(DisplayDesk)
        self.message.setObjectName(u"message")

        self.dialogLayout.addWidget(self.message)

#if QT_CONFIG(shortcut)
        self.listLabel.setBuddy(self.list)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(DisplayDesk)
    # setupUi

    def retranslateUi(self, DisplayDesk):
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("DisplayDesk", u"\u30d7\u30ec\u30a4\u30e4\u30fc\u306b\u898b\u3048\u3066\u3044\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.openButton.setText(QCoreApplication.translate("DisplayDesk", u"\u51fa\u3059(&O)", None))
        self.darkButton.setText(QCoreApplication.translate("DisplayDesk", u"\u6697\u304f\u3059\u308b(&B)", None))
        self.holdButton.setText(QCoreApplication.translate("DisplayDesk", u"\u6b62\u3081\u308b(&H)", None))
        self.turnButton.setText(QCoreApplication.translate("DisplayDesk", u"\u5e2d\u3078\u56de\u3059(&R)", None))
        self.rulerButton.setText(QCoreApplication.translate("DisplayDesk", u"\u5b9f\u5bf8(&M)\u2026", None))
        self.listLabel.setText(QCoreApplication.translate("DisplayDesk", u"\u30cf\u30f3\u30c9\u30a2\u30a6\u30c8", None))
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("DisplayDesk", u"\u30cf\u30f3\u30c9\u30a2\u30a6\u30c8\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.showButton.setText(QCoreApplication.translate("DisplayDesk", u"\u898b\u305b\u308b(&S)", None))
        self.leafButton.setText(QCoreApplication.translate("DisplayDesk", u"\u6b21\u306e\u30da\u30fc\u30b8(&N)", None))
        self.writeButton.setText(QCoreApplication.translate("DisplayDesk", u"\u66f8\u304f(&W)\u2026", None))
        self.closeButton.setText(QCoreApplication.translate("DisplayDesk", u"\u9589\u3058\u308b", None))
        pass
    # retranslateUi

