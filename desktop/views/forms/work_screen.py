"""Compiled from ui/work_screen.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'work_screen.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QSplitter, QToolButton, QTreeView, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.document_tabs import DocumentTabs
from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.elided_combo import ElidedCombo
from desktop.views.widgets.front_stack import FrontStack
from desktop.views.widgets.key_button import KeyButton

class Ui_WorkScreen(object):
    def setupUi(self, WorkScreen):
        if not WorkScreen.objectName():
            WorkScreen.setObjectName(u"WorkScreen")
        self.workLayout = QVBoxLayout(WorkScreen)
        self.workLayout.setSpacing(0)
        self.workLayout.setObjectName(u"workLayout")
        self.workLayout.setContentsMargins(0, 0, 0, 0)
        self.toolArea = QFrame(WorkScreen)
        self.toolArea.setObjectName(u"toolArea")
        self.toolArea.setProperty(u"chapter", u"start#window")
        self.toolArea.setProperty(u"role", u"tool")
        self.toolLayout = QHBoxLayout(self.toolArea)
        self.toolLayout.setSpacing(8)
        self.toolLayout.setObjectName(u"toolLayout")
        self.toolLayout.setContentsMargins(8, 4, 12, 4)
        self.tableCombo = ElidedCombo(self.toolArea)
        self.tableCombo.setObjectName(u"tableCombo")
        self.tableCombo.setMinimumSize(QSize(160, 0))
        self.tableCombo.setMaximumSize(QSize(320, 16777215))
        self.tableCombo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

        self.toolLayout.addWidget(self.tableCombo)

        self.modeLayout = QHBoxLayout()
        self.modeLayout.setSpacing(0)
        self.modeLayout.setObjectName(u"modeLayout")
        self.prepareButton = QPushButton(self.toolArea)
        self.prepareButton.setObjectName(u"prepareButton")
        self.prepareButton.setCheckable(True)
        self.prepareButton.setChecked(True)
        self.prepareButton.setProperty(u"role", u"segment")

        self.modeLayout.addWidget(self.prepareButton)

        self.tableButton = QPushButton(self.toolArea)
        self.tableButton.setObjectName(u"tableButton")
        self.tableButton.setCheckable(True)
        self.tableButton.setProperty(u"role", u"segment")

        self.modeLayout.addWidget(self.tableButton)

        self.handOverButton = QPushButton(self.toolArea)
        self.handOverButton.setObjectName(u"handOverButton")
        self.handOverButton.setProperty(u"role", u"segment")

        self.modeLayout.addWidget(self.handOverButton)

        self.displayButton = QPushButton(self.toolArea)
        self.displayButton.setObjectName(u"displayButton")
        self.displayButton.setProperty(u"role", u"segment")

        self.modeLayout.addWidget(self.displayButton)


        self.toolLayout.addLayout(self.modeLayout)

        self.undoButton = QToolButton(self.toolArea)
        self.undoButton.setObjectName(u"undoButton")

        self.toolLayout.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.toolArea)
        self.redoButton.setObjectName(u"redoButton")

        self.toolLayout.addWidget(self.redoButton)

        self.buildButton = QToolButton(self.toolArea)
        self.buildButton.setObjectName(u"buildButton")
        self.buildButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.toolLayout.addWidget(self.buildButton)

        self.printButton = QToolButton(self.toolArea)
        self.printButton.setObjectName(u"printButton")
        self.printButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

        self.toolLayout.addWidget(self.printButton)

        self.toolSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.toolLayout.addItem(self.toolSpacer)

        self.savedLabel = ElidedLabel(self.toolArea)
        self.savedLabel.setObjectName(u"savedLabel")
        self.savedLabel.setProperty(u"role", u"quiet")
        self.savedLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.toolLayout.addWidget(self.savedLabel)

        self.toolLayout.setStretch(0, 1)
        self.toolLayout.setStretch(6, 1)

        self.workLayout.addWidget(self.toolArea)

        self.stripHost = QFrame(WorkScreen)
        self.stripHost.setObjectName(u"stripHost")
        self.stripHost.setProperty(u"role", u"tool")
        self.stripLayout = QVBoxLayout(self.stripHost)
        self.stripLayout.setObjectName(u"stripLayout")
        self.stripLayout.setContentsMargins(0, 0, 0, 0)

        self.workLayout.addWidget(self.stripHost)

        self.columns = QSplitter(WorkScreen)
        self.columns.setObjectName(u"columns")
        self.columns.setOrientation(Qt.Orientation.Horizontal)
        self.columns.setHandleWidth(1)
        self.columns.setChildrenCollapsible(False)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.columns.sizePolicy().hasHeightForWidth())
        self.columns.setSizePolicy(sizePolicy)
        self.libraryPanel = QFrame(self.columns)
        self.libraryPanel.setObjectName(u"libraryPanel")
        self.libraryPanel.setProperty(u"chapter", u"sheets#list")
        self.libraryPanel.setMinimumSize(QSize(168, 0))
        self.libraryPanel.setProperty(u"role", u"panel")
        self.libraryLayout = QVBoxLayout(self.libraryPanel)
        self.libraryLayout.setSpacing(8)
        self.libraryLayout.setObjectName(u"libraryLayout")
        self.libraryLayout.setContentsMargins(8, 8, 0, 0)
        self.searchLayout = QHBoxLayout()
        self.searchLayout.setObjectName(u"searchLayout")
        self.searchLayout.setContentsMargins(-1, -1, 8, -1)
        self.searchEdit = QLineEdit(self.libraryPanel)
        self.searchEdit.setObjectName(u"searchEdit")
        self.searchEdit.setClearButtonEnabled(True)

        self.searchLayout.addWidget(self.searchEdit)


        self.libraryLayout.addLayout(self.searchLayout)

        self.libraryTree = QTreeView(self.libraryPanel)
        self.libraryTree.setObjectName(u"libraryTree")
        self.libraryTree.setFrameShape(QFrame.Shape.NoFrame)
        self.libraryTree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.libraryTree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.libraryTree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.libraryTree.setUniformRowHeights(True)
        self.libraryTree.setHeaderHidden(True)
        self.libraryTree.setIndentation(14)
        self.libraryTree.setProperty(u"role", u"panel")

        self.libraryLayout.addWidget(self.libraryTree)

        self.columns.addWidget(self.libraryPanel)
        self.centre = FrontStack(self.columns)
        self.centre.setObjectName(u"centre")
        self.documents = DocumentTabs(self.centre)
        self.documents.setObjectName(u"documents")
        self.documents.setDocumentMode(True)
        self.documents.setTabsClosable(True)
        self.documents.setMovable(True)
        self.documents.setElideMode(Qt.TextElideMode.ElideRight)
        self.centre.addWidget(self.documents)
        self.tableHost = QWidget(self.centre)
        self.tableHost.setObjectName(u"tableHost")
        self.tableHost.setProperty(u"chapter", u"table")
        self.tableLayout = QVBoxLayout(self.tableHost)
        self.tableLayout.setObjectName(u"tableLayout")
        self.tableLayout.setContentsMargins(0, 0, 0, 0)
        self.centre.addWidget(self.tableHost)
        self.columns.addWidget(self.centre)
        self.sidePanel = QFrame(self.columns)
        self.sidePanel.setObjectName(u"sidePanel")
        self.sidePanel.setMinimumSize(QSize(280, 0))
        self.sidePanel.setProperty(u"role", u"panel")
        self.sideLayout = QVBoxLayout(self.sidePanel)
        self.sideLayout.setSpacing(0)
        self.sideLayout.setObjectName(u"sideLayout")
        self.sideLayout.setContentsMargins(0, 0, 0, 0)
        self.trayHost = QWidget(self.sidePanel)
        self.trayHost.setObjectName(u"trayHost")
        self.trayHost.setProperty(u"chapter", u"checks")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(5)
        sizePolicy1.setHeightForWidth(self.trayHost.sizePolicy().hasHeightForWidth())
        self.trayHost.setSizePolicy(sizePolicy1)
        self.trayLayout = QVBoxLayout(self.trayHost)
        self.trayLayout.setObjectName(u"trayLayout")
        self.trayLayout.setContentsMargins(0, 0, 0, 0)

        self.sideLayout.addWidget(self.trayHost)

        self.logHost = QWidget(self.sidePanel)
        self.logHost.setObjectName(u"logHost")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(2)
        sizePolicy2.setHeightForWidth(self.logHost.sizePolicy().hasHeightForWidth())
        self.logHost.setSizePolicy(sizePolicy2)
        self.logHostLayout = QVBoxLayout(self.logHost)
        self.logHostLayout.setObjectName(u"logHostLayout")
        self.logHostLayout.setContentsMargins(0, 0, 0, 0)

        self.sideLayout.addWidget(self.logHost)

        self.columns.addWidget(self.sidePanel)

        self.workLayout.addWidget(self.columns)

        self.commandBar = QFrame(WorkScreen)
        self.commandBar.setObjectName(u"commandBar")
        self.commandBar.setProperty(u"chapter", u"commands")
        self.commandBar.setProperty(u"role", u"tool")
        self.commandLayout = QHBoxLayout(self.commandBar)
        self.commandLayout.setSpacing(8)
        self.commandLayout.setObjectName(u"commandLayout")
        self.commandLayout.setContentsMargins(8, 4, 8, 4)
        self.commandLabel = QLabel(self.commandBar)
        self.commandLabel.setObjectName(u"commandLabel")

        self.commandLayout.addWidget(self.commandLabel)

        self.commandKey = QLabel(self.commandBar)
        self.commandKey.setObjectName(u"commandKey")
        self.commandKey.setText(u"/")
        self.commandKey.setProperty(u"role", u"keycap")

        self.commandLayout.addWidget(self.commandKey)

        self.commandEdit = QLineEdit(self.commandBar)
        self.commandEdit.setObjectName(u"commandEdit")
        self.commandEdit.setMinimumSize(QSize(300, 0))

        self.commandLayout.addWidget(self.commandEdit)

        self.commandHint = ElidedLabel(self.commandBar)
        self.commandHint.setObjectName(u"commandHint")
        self.commandHint.setProperty(u"role", u"quiet")
        self.commandHint.setTextFormat(Qt.TextFormat.PlainText)

        self.commandLayout.addWidget(self.commandHint)

        self.nextButton = KeyButton(self.commandBar)
        self.nextButton.setObjectName(u"nextButton")
        self.nextButton.setMinimumSize(QSize(200, 32))
        self.nextButton.setProperty(u"role", u"primary")

        self.commandLayout.addWidget(self.nextButton)

        self.keysButton = QPushButton(self.commandBar)
        self.keysButton.setObjectName(u"keysButton")

        self.commandLayout.addWidget(self.keysButton)

        self.helpButton = HelpButton(self.commandBar)
        self.helpButton.setObjectName(u"helpButton")

        self.commandLayout.addWidget(self.helpButton)


        self.workLayout.addWidget(self.commandBar)

#if QT_CONFIG(shortcut)
        self.commandLabel.setBuddy(self.commandEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(WorkScreen)
    # setupUi

    def retranslateUi(self, WorkScreen):
#if QT_CONFIG(accessibility)
        self.tableCombo.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u958b\u3044\u3066\u3044\u308b\u5353", None))
#endif // QT_CONFIG(accessibility)
        self.prepareButton.setText(QCoreApplication.translate("WorkScreen", u"\u6e96\u5099", None))
        self.tableButton.setText(QCoreApplication.translate("WorkScreen", u"\u5353", None))
        self.handOverButton.setText(QCoreApplication.translate("WorkScreen", u"\u624b\u6e21\u3057", None))
        self.displayButton.setText(QCoreApplication.translate("WorkScreen", u"\u516c\u958b\u753b\u9762", None))
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.buildButton.setText(QCoreApplication.translate("WorkScreen", u"\u30ad\u30e3\u30e9\u30af\u30bf\u30fc\u3092\u4f5c\u308b", None))
        self.printButton.setText(QCoreApplication.translate("WorkScreen", u"\u5370\u5237", None))
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("WorkScreen", u"\u540d\u524d\u30fb\u304b\u306a\u3067\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u540d\u524d\u30fb\u304b\u306a\u3067\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.libraryTree.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u3053\u306e\u5353\u306e\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.documents.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u958b\u3044\u3066\u3044\u308b\u30da\u30fc\u30b8", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.commandBar.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u30b3\u30de\u30f3\u30c9", None))
#endif // QT_CONFIG(accessibility)
        self.commandLabel.setText(QCoreApplication.translate("WorkScreen", u"\u30b3\u30de\u30f3\u30c9", None))
#if QT_CONFIG(accessibility)
        self.commandEdit.setAccessibleName(QCoreApplication.translate("WorkScreen", u"\u30b3\u30de\u30f3\u30c9", None))
#endif // QT_CONFIG(accessibility)
        self.keysButton.setText(QCoreApplication.translate("WorkScreen", u"\u3059\u3079\u3066\u306e\u30ad\u30fc", None))
        pass
    # retranslateUi

