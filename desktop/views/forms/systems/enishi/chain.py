"""Compiled from ui/systems/enishi/chain.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'chain.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_ChainPanel(object):
    def setupUi(self, ChainPanel):
        if not ChainPanel.objectName():
            ChainPanel.setObjectName(u"ChainPanel")
        ChainPanel.resize(800, 400)
        self.ChainPanelLayout = QVBoxLayout(ChainPanel)
        self.ChainPanelLayout.setSpacing(8)
        self.ChainPanelLayout.setObjectName(u"ChainPanelLayout")
        self.ChainPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.chainBar = QFrame(ChainPanel)
        self.chainBar.setObjectName(u"chainBar")
        self.chainBarLayout = QHBoxLayout(self.chainBar)
        self.chainBarLayout.setSpacing(8)
        self.chainBarLayout.setObjectName(u"chainBarLayout")
        self.chainBarLayout.setContentsMargins(0, 0, 0, 0)
        self.chainTitle = QLabel(self.chainBar)
        self.chainTitle.setObjectName(u"chainTitle")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.chainTitle.sizePolicy().hasHeightForWidth())
        self.chainTitle.setSizePolicy(sizePolicy)
        self.chainTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.chainTitle.setWordWrap(True)
        self.chainTitle.setProperty(u"role", u"strong")

        self.chainBarLayout.addWidget(self.chainTitle)

        self.dropButton = QPushButton(self.chainBar)
        self.dropButton.setObjectName(u"dropButton")
        self.dropButton.setProperty(u"role", u"small")

        self.chainBarLayout.addWidget(self.dropButton)


        self.ChainPanelLayout.addWidget(self.chainBar)

        self.links = FlowStrip(ChainPanel)
        self.links.setObjectName(u"links")
        self.linksLayout = QHBoxLayout(self.links)
        self.linksLayout.setSpacing(0)
        self.linksLayout.setObjectName(u"linksLayout")
        self.linksLayout.setContentsMargins(0, 0, 0, 0)

        self.ChainPanelLayout.addWidget(self.links)

        self.deedBar = QFrame(ChainPanel)
        self.deedBar.setObjectName(u"deedBar")
        self.deedBar.setProperty(u"role", u"row")
        self.deedBarLayout = QHBoxLayout(self.deedBar)
        self.deedBarLayout.setSpacing(8)
        self.deedBarLayout.setObjectName(u"deedBarLayout")
        self.deedBarLayout.setContentsMargins(0, 2, 0, 2)
        self.deedHead = QLabel(self.deedBar)
        self.deedHead.setObjectName(u"deedHead")
        self.deedHead.setTextFormat(Qt.TextFormat.PlainText)
        self.deedHead.setProperty(u"role", u"strong")

        self.deedBarLayout.addWidget(self.deedHead)

        self.windowTag = QLabel(self.deedBar)
        self.windowTag.setObjectName(u"windowTag")
        self.windowTag.setTextFormat(Qt.TextFormat.PlainText)
        self.windowTag.setProperty(u"role", u"tag")

        self.deedBarLayout.addWidget(self.windowTag)

        self.deedBarLayoutSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.deedBarLayout.addItem(self.deedBarLayoutSpacer2)

        self.deedNote = QLabel(self.deedBar)
        self.deedNote.setObjectName(u"deedNote")
        self.deedNote.setTextFormat(Qt.TextFormat.PlainText)
        self.deedNote.setProperty(u"role", u"caption")

        self.deedBarLayout.addWidget(self.deedNote)


        self.ChainPanelLayout.addWidget(self.deedBar)

        self.deedRows = QWidget(ChainPanel)
        self.deedRows.setObjectName(u"deedRows")
        self.deedRowsLayout = QGridLayout(self.deedRows)
        self.deedRowsLayout.setObjectName(u"deedRowsLayout")
        self.deedRowsLayout.setHorizontalSpacing(8)
        self.deedRowsLayout.setVerticalSpacing(8)
        self.deedRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.ChainPanelLayout.addWidget(self.deedRows)

        self.moreBar = QWidget(ChainPanel)
        self.moreBar.setObjectName(u"moreBar")
        self.moreBarLayout = QHBoxLayout(self.moreBar)
        self.moreBarLayout.setSpacing(0)
        self.moreBarLayout.setObjectName(u"moreBarLayout")
        self.moreBarLayout.setContentsMargins(0, 0, 0, 0)
        self.moreDeeds = QPushButton(self.moreBar)
        self.moreDeeds.setObjectName(u"moreDeeds")
        self.moreDeeds.setProperty(u"role", u"flat")
        self.moreDeeds.setCheckable(True)

        self.moreBarLayout.addWidget(self.moreDeeds)

        self.moreBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.moreBarLayout.addItem(self.moreBarLayoutSpacer1)


        self.ChainPanelLayout.addWidget(self.moreBar)

        self.closedLabel = Paragraph(ChainPanel)
        self.closedLabel.setObjectName(u"closedLabel")
        self.closedLabel.setProperty(u"role", u"hint")

        self.ChainPanelLayout.addWidget(self.closedLabel)

        self.splitBar = QFrame(ChainPanel)
        self.splitBar.setObjectName(u"splitBar")
        self.splitBar.setProperty(u"role", u"row")
        self.splitBarLayout = QHBoxLayout(self.splitBar)
        self.splitBarLayout.setSpacing(8)
        self.splitBarLayout.setObjectName(u"splitBarLayout")
        self.splitBarLayout.setContentsMargins(0, 2, 0, 2)
        self.splitHead = QLabel(self.splitBar)
        self.splitHead.setObjectName(u"splitHead")
        self.splitHead.setTextFormat(Qt.TextFormat.PlainText)
        self.splitHead.setProperty(u"role", u"strong")

        self.splitBarLayout.addWidget(self.splitHead)

        self.splitWho = QLabel(self.splitBar)
        self.splitWho.setObjectName(u"splitWho")
        self.splitWho.setTextFormat(Qt.TextFormat.PlainText)

        self.splitBarLayout.addWidget(self.splitWho)

        self.splitBarLayoutSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.splitBarLayout.addItem(self.splitBarLayoutSpacer2)

        self.splitNote = QLabel(self.splitBar)
        self.splitNote.setObjectName(u"splitNote")
        self.splitNote.setTextFormat(Qt.TextFormat.PlainText)
        self.splitNote.setProperty(u"role", u"caption")

        self.splitBarLayout.addWidget(self.splitNote)


        self.ChainPanelLayout.addWidget(self.splitBar)

        self.wayRows = FlowStrip(ChainPanel)
        self.wayRows.setObjectName(u"wayRows")
        self.wayRowsLayout = QHBoxLayout(self.wayRows)
        self.wayRowsLayout.setSpacing(8)
        self.wayRowsLayout.setObjectName(u"wayRowsLayout")
        self.wayRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.ChainPanelLayout.addWidget(self.wayRows)


        self.retranslateUi(ChainPanel)
    # setupUi

    def retranslateUi(self, ChainPanel):
        self.chainTitle.setText("")
        self.dropButton.setText(QCoreApplication.translate("ChainPanel", u"\u3053\u306e\u5224\u5b9a\u3092\u3084\u3081\u308b", None))
        self.deedHead.setText(QCoreApplication.translate("ChainPanel", u"\u30a8\u30d5\u30a7\u30af\u30c8", None))
        self.windowTag.setText("")
        self.deedNote.setText(QCoreApplication.translate("ChainPanel", u"E \u306e\u3042\u3068\u756a\u53f7\u30001\u4eba1\u56de\u305a\u3064", None))
        self.moreDeeds.setText("")
        self.splitHead.setText(QCoreApplication.translate("ChainPanel", u"\u5272\u308a\u632f\u308a", None))
        self.splitWho.setText("")
        self.splitNote.setText(QCoreApplication.translate("ChainPanel", u"\u2190 \u2192 \u3067\u9078\u3076", None))
        pass
    # retranslateUi

