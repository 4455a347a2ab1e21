"""Compiled from ui/log_panel.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'log_panel.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout)

from desktop.views.help_link import HelpButton
from desktop.views.log_view import LogView

class Ui_LogPanel(object):
    def setupUi(self, LogPanel):
        if not LogPanel.objectName():
            LogPanel.setObjectName(u"LogPanel")
        LogPanel.resize(312, 300)
        LogPanel.setProperty(u"chapter", u"log")
        self.logLayout = QVBoxLayout(LogPanel)
        self.logLayout.setSpacing(0)
        self.logLayout.setObjectName(u"logLayout")
        self.logLayout.setContentsMargins(0, 0, 0, 0)
        self.head = QFrame(LogPanel)
        self.head.setObjectName(u"head")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.head.sizePolicy().hasHeightForWidth())
        self.head.setSizePolicy(sizePolicy)
        self.head.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.head)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(10, 2, 8, 2)
        self.title = QLabel(self.head)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"strong")

        self.headLayout.addWidget(self.title)

        self.headSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.headLayout.addItem(self.headSpacer)

        self.countLabel = QLabel(self.head)
        self.countLabel.setObjectName(u"countLabel")
        self.countLabel.setProperty(u"role", u"quiet")

        self.headLayout.addWidget(self.countLabel)

        self.helpButton = HelpButton(self.head)
        self.helpButton.setObjectName(u"helpButton")

        self.headLayout.addWidget(self.helpButton)

        self.filterButton = QToolButton(self.head)
        self.filterButton.setObjectName(u"filterButton")
        self.filterButton.setCheckable(True)
        self.filterButton.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.filterButton.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.filterButton.setProperty(u"role", u"flat")

        self.headLayout.addWidget(self.filterButton)


        self.logLayout.addWidget(self.head)

        self.filters = QFrame(LogPanel)
        self.filters.setObjectName(u"filters")
        sizePolicy.setHeightForWidth(self.filters.sizePolicy().hasHeightForWidth())
        self.filters.setSizePolicy(sizePolicy)
        self.filters.setProperty(u"role", u"tool")
        self.filtersLayout = QVBoxLayout(self.filters)
        self.filtersLayout.setSpacing(4)
        self.filtersLayout.setObjectName(u"filtersLayout")
        self.filtersLayout.setContentsMargins(8, 6, 8, 6)
        self.filterEdit = QLineEdit(self.filters)
        self.filterEdit.setObjectName(u"filterEdit")
        self.filterEdit.setClearButtonEnabled(True)

        self.filtersLayout.addWidget(self.filterEdit)

        self.choicesLayout = QHBoxLayout()
        self.choicesLayout.setSpacing(6)
        self.choicesLayout.setObjectName(u"choicesLayout")
        self.personBox = QComboBox(self.filters)
        self.personBox.setObjectName(u"personBox")
        self.personBox.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.personBox.setMinimumContentsLength(4)
        self.personBox.setMaxVisibleItems(16)

        self.choicesLayout.addWidget(self.personBox)

        self.kindBox = QComboBox(self.filters)
        self.kindBox.setObjectName(u"kindBox")
        self.kindBox.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kindBox.setMinimumContentsLength(4)
        self.kindBox.setMaxVisibleItems(16)

        self.choicesLayout.addWidget(self.kindBox)

        self.choicesLayout.setStretch(0, 1)
        self.choicesLayout.setStretch(1, 1)

        self.filtersLayout.addLayout(self.choicesLayout)


        self.logLayout.addWidget(self.filters)

        self.list = LogView(LogPanel)
        self.list.setObjectName(u"list")
        self.list.setMinimumSize(QSize(0, 56))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setProperty(u"role", u"panel")

        self.logLayout.addWidget(self.list)


        self.retranslateUi(LogPanel)
    # setupUi

    def retranslateUi(self, LogPanel):
#if QT_CONFIG(accessibility)
        LogPanel.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u8a18\u9332", None))
#endif // QT_CONFIG(accessibility)
        self.title.setText(QCoreApplication.translate("LogPanel", u"\u8a18\u9332", None))
        self.filterButton.setText(QCoreApplication.translate("LogPanel", u"\u7d5e\u308a\u8fbc\u307f", None))
#if QT_CONFIG(accessibility)
        self.filterButton.setAccessibleDescription(QCoreApplication.translate("LogPanel", u"\u8a18\u9332\u306e\u3046\u3061\u898b\u305f\u3044\u884c\u3060\u3051\u3092\u6b8b\u3057\u307e\u3059\u3002\u3082\u3046\u4e00\u5ea6\u62bc\u3059\u3068\u3059\u3079\u3066\u898b\u305b\u307e\u3059\u3002", None))
#endif // QT_CONFIG(accessibility)
        self.filterEdit.setPlaceholderText(QCoreApplication.translate("LogPanel", u"\u3053\u3068\u3070\u3067\u3055\u304c\u3059", None))
#if QT_CONFIG(accessibility)
        self.filterEdit.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u8a18\u9332\u3092\u3053\u3068\u3070\u3067\u3055\u304c\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.personBox.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u3060\u308c\u306e\u884c\u3092\u898b\u308b\u304b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.kindBox.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u3069\u306e\u7a2e\u985e\u306e\u884c\u3092\u898b\u308b\u304b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u8a18\u9332", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

