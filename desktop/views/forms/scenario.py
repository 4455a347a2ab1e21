"""Compiled from ui/scenario.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'scenario.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_ScenarioPage(object):
    def setupUi(self, ScenarioPage):
        if not ScenarioPage.objectName():
            ScenarioPage.setObjectName(u"ScenarioPage")
        ScenarioPage.resize(1100, 640)
        ScenarioPage.setProperty(u"chapter", u"scenario")
        self.pageLayout = QVBoxLayout(ScenarioPage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.headBar = FlowStrip(ScenarioPage)
        self.headBar.setObjectName(u"headBar")
        self.headBar.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.headBar)
        self.headLayout.setSpacing(8)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(16, 8, 16, 8)
        self.heading = QLabel(self.headBar)
        self.heading.setObjectName(u"heading")
        self.heading.setProperty(u"role", u"heading")

        self.headLayout.addWidget(self.heading)

        self.box = QComboBox(self.headBar)
        self.box.setObjectName(u"box")
        self.box.setMinimumSize(QSize(180, 0))

        self.headLayout.addWidget(self.box)

        self.newButton = QPushButton(self.headBar)
        self.newButton.setObjectName(u"newButton")

        self.headLayout.addWidget(self.newButton)

        self.importButton = QPushButton(self.headBar)
        self.importButton.setObjectName(u"importButton")

        self.headLayout.addWidget(self.importButton)

        self.exportButton = QPushButton(self.headBar)
        self.exportButton.setObjectName(u"exportButton")

        self.headLayout.addWidget(self.exportButton)

        self.printButton = QPushButton(self.headBar)
        self.printButton.setObjectName(u"printButton")

        self.headLayout.addWidget(self.printButton)

        self.versionsButton = QPushButton(self.headBar)
        self.versionsButton.setObjectName(u"versionsButton")

        self.headLayout.addWidget(self.versionsButton)

        self.deleteButton = QPushButton(self.headBar)
        self.deleteButton.setObjectName(u"deleteButton")

        self.headLayout.addWidget(self.deleteButton)

        self.undoButton = QToolButton(self.headBar)
        self.undoButton.setObjectName(u"undoButton")

        self.headLayout.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.headBar)
        self.redoButton.setObjectName(u"redoButton")

        self.headLayout.addWidget(self.redoButton)

        self.helpButton = HelpButton(self.headBar)
        self.helpButton.setObjectName(u"helpButton")

        self.headLayout.addWidget(self.helpButton)


        self.pageLayout.addWidget(self.headBar)

        self.message = Paragraph(ScenarioPage)
        self.message.setObjectName(u"message")
        self.message.setProperty(u"role", u"quiet")
        self.message.setMargin(16)

        self.pageLayout.addWidget(self.message)

        self.body = QWidget(ScenarioPage)
        self.body.setObjectName(u"body")
        self.bodyLayout = QHBoxLayout(self.body)
        self.bodyLayout.setSpacing(0)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(0, 0, 0, 0)
        self.sections = QListWidget(self.body)
        self.sections.setObjectName(u"sections")
        self.sections.setMinimumSize(QSize(140, 0))
        self.sections.setMaximumSize(QSize(180, 16777215))
        self.sections.setProperty(u"role", u"sections")

        self.bodyLayout.addWidget(self.sections)

        self.scroll = QScrollArea(self.body)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.host = QWidget(self.scroll.viewport())
        self.host.setObjectName(u"host")
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(8)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(16, 12, 16, 16)
        self.scroll.setWidget(self.host)

        self.bodyLayout.addWidget(self.scroll)

        self.side = QWidget(self.body)
        self.side.setObjectName(u"side")
        self.side.setMinimumSize(QSize(260, 0))
        self.side.setMaximumSize(QSize(300, 16777215))
        self.sideLayout = QVBoxLayout(self.side)
        self.sideLayout.setSpacing(6)
        self.sideLayout.setObjectName(u"sideLayout")
        self.sideLayout.setContentsMargins(12, 12, 12, 12)
        self.problemsLabel = QLabel(self.side)
        self.problemsLabel.setObjectName(u"problemsLabel")
        self.problemsLabel.setProperty(u"role", u"heading")

        self.sideLayout.addWidget(self.problemsLabel)

        self.state = Paragraph(self.side)
        self.state.setObjectName(u"state")

        self.sideLayout.addWidget(self.state)

        self.problems = QListWidget(self.side)
        self.problems.setObjectName(u"problems")
        self.problems.setWordWrap(True)
        self.problems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.problems.setSpacing(3)

        self.sideLayout.addWidget(self.problems)

        self.sideSpacer = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.sideLayout.addItem(self.sideSpacer)

        self.sideLayout.setStretch(2, 1)

        self.bodyLayout.addWidget(self.side)

        self.bodyLayout.setStretch(1, 1)

        self.pageLayout.addWidget(self.body)

#if QT_CONFIG(shortcut)
        self.heading.setBuddy(self.box)
        self.problemsLabel.setBuddy(self.problems)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(ScenarioPage)
    # setupUi

    def retranslateUi(self, ScenarioPage):
#if QT_CONFIG(accessibility)
        ScenarioPage.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u30b7\u30ca\u30ea\u30aa", None))
#endif // QT_CONFIG(accessibility)
        self.heading.setText(QCoreApplication.translate("ScenarioPage", u"\u30b7\u30ca\u30ea\u30aa", None))
#if QT_CONFIG(accessibility)
        self.box.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u30b7\u30ca\u30ea\u30aa\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.newButton.setText(QCoreApplication.translate("ScenarioPage", u"\u65b0\u3057\u304f\u4f5c\u308b(&N)", None))
        self.importButton.setText(QCoreApplication.translate("ScenarioPage", u"\u8aad\u307f\u8fbc\u3080\u2026", None))
        self.exportButton.setText(QCoreApplication.translate("ScenarioPage", u"\u66f8\u304d\u51fa\u3059\u2026", None))
        self.printButton.setText(QCoreApplication.translate("ScenarioPage", u"\u5370\u5237\u2026", None))
        self.versionsButton.setText(QCoreApplication.translate("ScenarioPage", u"\u524d\u306e\u7248\u2026", None))
        self.deleteButton.setText(QCoreApplication.translate("ScenarioPage", u"\u3054\u307f\u7bb1\u3078", None))
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.undoButton.setToolTip(QCoreApplication.translate("ScenarioPage", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.redoButton.setToolTip(QCoreApplication.translate("ScenarioPage", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.sections.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u30b7\u30ca\u30ea\u30aa\u306e\u9805\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.problemsLabel.setText(QCoreApplication.translate("ScenarioPage", u"\u76f4\u3059\u3068\u3053\u308d", None))
#if QT_CONFIG(accessibility)
        self.problems.setAccessibleName(QCoreApplication.translate("ScenarioPage", u"\u76f4\u3059\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

