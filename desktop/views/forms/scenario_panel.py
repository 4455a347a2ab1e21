"""Compiled from ui/scenario_panel.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'scenario_panel.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.paragraph import Paragraph

class Ui_ScenarioPanel(object):
    def setupUi(self, ScenarioPanel):
        if not ScenarioPanel.objectName():
            ScenarioPanel.setObjectName(u"ScenarioPanel")
        ScenarioPanel.resize(280, 480)
        ScenarioPanel.setProperty(u"chapter", u"scenario#hand")
        ScenarioPanel.setProperty(u"role", u"panel")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(ScenarioPanel.sizePolicy().hasHeightForWidth())
        ScenarioPanel.setSizePolicy(sizePolicy)
        self.layout = QVBoxLayout(ScenarioPanel)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(12, 8, 12, 8)
        self.headLayout = QHBoxLayout()
        self.headLayout.setObjectName(u"headLayout")
        self.head = ElidedLabel(ScenarioPanel)
        self.head.setObjectName(u"head")
        self.head.setProperty(u"role", u"heading")

        self.headLayout.addWidget(self.head)

        self.foldButton = QToolButton(ScenarioPanel)
        self.foldButton.setObjectName(u"foldButton")
        self.foldButton.setProperty(u"role", u"flat")

        self.headLayout.addWidget(self.foldButton)

        self.headLayout.setStretch(0, 1)

        self.layout.addLayout(self.headLayout)

        self.what = QComboBox(ScenarioPanel)
        self.what.setObjectName(u"what")
        self.what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.what.setMinimumContentsLength(8)

        self.layout.addWidget(self.what)

        self.scroll = QScrollArea(ScenarioPanel)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setWidgetResizable(True)
        self.host = QWidget(self.scroll.viewport())
        self.host.setObjectName(u"host")
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(6)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(0, 0, 4, 0)
        self.aloudLabel = QLabel(self.host)
        self.aloudLabel.setObjectName(u"aloudLabel")
        self.aloudLabel.setProperty(u"role", u"quiet")

        self.hostLayout.addWidget(self.aloudLabel)

        self.aloud = Paragraph(self.host)
        self.aloud.setObjectName(u"aloud")

        self.hostLayout.addWidget(self.aloud)

        self.noteLabel = QLabel(self.host)
        self.noteLabel.setObjectName(u"noteLabel")
        self.noteLabel.setProperty(u"role", u"quiet")

        self.hostLayout.addWidget(self.noteLabel)

        self.note = Paragraph(self.host)
        self.note.setObjectName(u"note")

        self.hostLayout.addWidget(self.note)

        self.who = Paragraph(self.host)
        self.who.setObjectName(u"who")
        self.who.setProperty(u"role", u"quiet")

        self.hostLayout.addWidget(self.who)

        self.acts = QVBoxLayout()
        self.acts.setSpacing(6)
        self.acts.setObjectName(u"acts")

        self.hostLayout.addLayout(self.acts)

        self.spacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.hostLayout.addItem(self.spacer)

        self.scroll.setWidget(self.host)

        self.layout.addWidget(self.scroll)


        self.retranslateUi(ScenarioPanel)
    # setupUi

    def retranslateUi(self, ScenarioPanel):
#if QT_CONFIG(accessibility)
        ScenarioPanel.setAccessibleName(QCoreApplication.translate("ScenarioPanel", u"\u624b\u5143\u306e\u30b7\u30ca\u30ea\u30aa", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.foldButton.setAccessibleName(QCoreApplication.translate("ScenarioPanel", u"\u30b7\u30ca\u30ea\u30aa\u3092\u305f\u305f\u3080", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.what.setAccessibleName(QCoreApplication.translate("ScenarioPanel", u"\u30b7\u30ca\u30ea\u30aa\u306e\u3069\u3053\u304b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.scroll.setAccessibleName(QCoreApplication.translate("ScenarioPanel", u"\u30b7\u30ca\u30ea\u30aa\u306e\u6587", None))
#endif // QT_CONFIG(accessibility)
        self.aloudLabel.setText(QCoreApplication.translate("ScenarioPanel", u"\u8aad\u307f\u4e0a\u3052\u308b\u6587", None))
        self.noteLabel.setText(QCoreApplication.translate("ScenarioPanel", u"GM\u3060\u3051", None))
    # retranslateUi

