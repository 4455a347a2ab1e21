"""Compiled from ui/systems/enishi/battle.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'battle.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.spin import NumberSpin

class Ui_BattleTracker(object):
    def setupUi(self, BattleTracker):
        if not BattleTracker.objectName():
            BattleTracker.setObjectName(u"BattleTracker")
        BattleTracker.resize(1054, 560)
        self.BattleTrackerLayout = QHBoxLayout(BattleTracker)
        self.BattleTrackerLayout.setSpacing(0)
        self.BattleTrackerLayout.setObjectName(u"BattleTrackerLayout")
        self.BattleTrackerLayout.setContentsMargins(0, 0, 0, 0)
        self.lane = QFrame(BattleTracker)
        self.lane.setObjectName(u"lane")
        self.lane.setProperty(u"role", u"panel")
        self.laneLayout = QVBoxLayout(self.lane)
        self.laneLayout.setSpacing(0)
        self.laneLayout.setObjectName(u"laneLayout")
        self.laneLayout.setContentsMargins(0, 0, 0, 0)
        self.laneBar = QFrame(self.lane)
        self.laneBar.setObjectName(u"laneBar")
        self.laneBar.setProperty(u"role", u"tool")
        self.laneBarLayout = QHBoxLayout(self.laneBar)
        self.laneBarLayout.setSpacing(8)
        self.laneBarLayout.setObjectName(u"laneBarLayout")
        self.laneBarLayout.setContentsMargins(12, 6, 8, 6)
        self.laneHead = QLabel(self.laneBar)
        self.laneHead.setObjectName(u"laneHead")
        self.laneHead.setWordWrap(True)
        self.laneHead.setTextFormat(Qt.TextFormat.PlainText)
        self.laneHead.setProperty(u"role", u"strong")

        self.laneBarLayout.addWidget(self.laneHead)

        self.laneBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.laneBarLayout.addItem(self.laneBarLayoutSpacer1)

        self.turnLabel = QLabel(self.laneBar)
        self.turnLabel.setObjectName(u"turnLabel")
        self.turnLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.turnLabel.setProperty(u"role", u"caption")

        self.laneBarLayout.addWidget(self.turnLabel)


        self.laneLayout.addWidget(self.laneBar)

        self.laneScroll = QScrollArea(self.lane)
        self.laneScroll.setObjectName(u"laneScroll")
        self.laneScroll.setWidgetResizable(True)
        self.laneScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.laneScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.laneScroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.laneHost = QWidget(self.laneScroll.viewport())
        self.laneHost.setObjectName(u"laneHost")
        self.laneHostLayout = QVBoxLayout(self.laneHost)
        self.laneHostLayout.setSpacing(4)
        self.laneHostLayout.setObjectName(u"laneHostLayout")
        self.laneHostLayout.setContentsMargins(0, 0, 0, 8)
        self.orderRows = QWidget(self.laneHost)
        self.orderRows.setObjectName(u"orderRows")
        self.orderRowsLayout = QVBoxLayout(self.orderRows)
        self.orderRowsLayout.setSpacing(0)
        self.orderRowsLayout.setObjectName(u"orderRowsLayout")
        self.orderRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.laneHostLayout.addWidget(self.orderRows)

        self.laneButtons = FlowStrip(self.laneHost)
        self.laneButtons.setObjectName(u"laneButtons")
        self.laneButtonsLayout = QHBoxLayout(self.laneButtons)
        self.laneButtonsLayout.setSpacing(8)
        self.laneButtonsLayout.setObjectName(u"laneButtonsLayout")
        self.laneButtonsLayout.setContentsMargins(12, 8, 8, 0)
        self.reorderButton = QPushButton(self.laneButtons)
        self.reorderButton.setObjectName(u"reorderButton")
        self.reorderButton.setProperty(u"role", u"small")

        self.laneButtonsLayout.addWidget(self.reorderButton)


        self.laneHostLayout.addWidget(self.laneButtons)

        self.hintHost = QWidget(self.laneHost)
        self.hintHost.setObjectName(u"hintHost")
        self.hintHostLayout = QVBoxLayout(self.hintHost)
        self.hintHostLayout.setSpacing(0)
        self.hintHostLayout.setObjectName(u"hintHostLayout")
        self.hintHostLayout.setContentsMargins(12, 8, 8, 0)
        self.laneHint = Paragraph(self.hintHost)
        self.laneHint.setObjectName(u"laneHint")
        self.laneHint.setProperty(u"role", u"hint")

        self.hintHostLayout.addWidget(self.laneHint)


        self.laneHostLayout.addWidget(self.hintHost)

        self.laneHostLayoutSpacer3 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.laneHostLayout.addItem(self.laneHostLayoutSpacer3)

        self.laneScroll.setWidget(self.laneHost)

        self.laneLayout.addWidget(self.laneScroll)


        self.BattleTrackerLayout.addWidget(self.lane)

        self.scroll = QScrollArea(BattleTracker)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget(self.scroll.viewport())
        self.content.setObjectName(u"content")
        self.contentLayout = QVBoxLayout(self.content)
        self.contentLayout.setSpacing(12)
        self.contentLayout.setObjectName(u"contentLayout")
        self.contentLayout.setContentsMargins(12, 8, 12, 12)
        self.placeStrip = FlowStrip(self.content)
        self.placeStrip.setObjectName(u"placeStrip")
        self.placeStripLayout = QHBoxLayout(self.placeStrip)
        self.placeStripLayout.setSpacing(8)
        self.placeStripLayout.setObjectName(u"placeStripLayout")
        self.placeStripLayout.setContentsMargins(0, 0, 0, 0)
        self.placeHead = QLabel(self.placeStrip)
        self.placeHead.setObjectName(u"placeHead")
        self.placeHead.setTextFormat(Qt.TextFormat.PlainText)
        self.placeHead.setProperty(u"role", u"strong")

        self.placeStripLayout.addWidget(self.placeHead)

        self.visionLabel = QLabel(self.placeStrip)
        self.visionLabel.setObjectName(u"visionLabel")
        self.visionLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.visionLabel.setProperty(u"role", u"caption")

        self.placeStripLayout.addWidget(self.visionLabel)

        self.vision = QComboBox(self.placeStrip)
        self.vision.setObjectName(u"vision")
        self.vision.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.placeStripLayout.addWidget(self.vision)

        self.waterLabel = QLabel(self.placeStrip)
        self.waterLabel.setObjectName(u"waterLabel")
        self.waterLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.waterLabel.setProperty(u"role", u"caption")

        self.placeStripLayout.addWidget(self.waterLabel)

        self.water = QComboBox(self.placeStrip)
        self.water.setObjectName(u"water")
        self.water.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.placeStripLayout.addWidget(self.water)


        self.contentLayout.addWidget(self.placeStrip)

        self.startPanel = QWidget(self.content)
        self.startPanel.setObjectName(u"startPanel")
        self.startPanelLayout = QVBoxLayout(self.startPanel)
        self.startPanelLayout.setSpacing(4)
        self.startPanelLayout.setObjectName(u"startPanelLayout")
        self.startPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.startTitle = QLabel(self.startPanel)
        self.startTitle.setObjectName(u"startTitle")
        self.startTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.startTitle.setProperty(u"role", u"big-heading")

        self.startPanelLayout.addWidget(self.startTitle)

        self.startHint = Paragraph(self.startPanel)
        self.startHint.setObjectName(u"startHint")

        self.startPanelLayout.addWidget(self.startHint)


        self.contentLayout.addWidget(self.startPanel)

        self.orderPanel = QWidget(self.content)
        self.orderPanel.setObjectName(u"orderPanel")
        self.orderPanelLayout = QVBoxLayout(self.orderPanel)
        self.orderPanelLayout.setSpacing(4)
        self.orderPanelLayout.setObjectName(u"orderPanelLayout")
        self.orderPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.orderHeadBar = QFrame(self.orderPanel)
        self.orderHeadBar.setObjectName(u"orderHeadBar")
        self.orderHeadBar.setProperty(u"role", u"row")
        self.orderHeadBarLayout = QHBoxLayout(self.orderHeadBar)
        self.orderHeadBarLayout.setSpacing(8)
        self.orderHeadBarLayout.setObjectName(u"orderHeadBarLayout")
        self.orderHeadBarLayout.setContentsMargins(0, 2, 0, 2)
        self.orderHead = QLabel(self.orderHeadBar)
        self.orderHead.setObjectName(u"orderHead")
        self.orderHead.setTextFormat(Qt.TextFormat.PlainText)
        self.orderHead.setProperty(u"role", u"strong")

        self.orderHeadBarLayout.addWidget(self.orderHead)

        self.orderHeadBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.orderHeadBarLayout.addItem(self.orderHeadBarLayoutSpacer1)

        self.orderNote = QLabel(self.orderHeadBar)
        self.orderNote.setObjectName(u"orderNote")
        self.orderNote.setTextFormat(Qt.TextFormat.PlainText)
        self.orderNote.setProperty(u"role", u"caption")

        self.orderHeadBarLayout.addWidget(self.orderNote)


        self.orderPanelLayout.addWidget(self.orderHeadBar)

        self.orderGrid = QWidget(self.orderPanel)
        self.orderGrid.setObjectName(u"orderGrid")
        self.orderGridLayout = QGridLayout(self.orderGrid)
        self.orderGridLayout.setObjectName(u"orderGridLayout")
        self.orderGridLayout.setHorizontalSpacing(8)
        self.orderGridLayout.setVerticalSpacing(8)
        self.orderGridLayout.setContentsMargins(0, 0, 0, 0)

        self.orderPanelLayout.addWidget(self.orderGrid)


        self.contentLayout.addWidget(self.orderPanel)

        self.actPanel = QWidget(self.content)
        self.actPanel.setObjectName(u"actPanel")
        self.actPanelLayout = QVBoxLayout(self.actPanel)
        self.actPanelLayout.setSpacing(8)
        self.actPanelLayout.setObjectName(u"actPanelLayout")
        self.actPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.actBar = QFrame(self.actPanel)
        self.actBar.setObjectName(u"actBar")
        self.actBar.setProperty(u"role", u"row")
        self.actBarLayout = QHBoxLayout(self.actBar)
        self.actBarLayout.setSpacing(8)
        self.actBarLayout.setObjectName(u"actBarLayout")
        self.actBarLayout.setContentsMargins(0, 2, 0, 2)
        self.actHead = QLabel(self.actBar)
        self.actHead.setObjectName(u"actHead")
        self.actHead.setTextFormat(Qt.TextFormat.PlainText)
        self.actHead.setProperty(u"role", u"strong")

        self.actBarLayout.addWidget(self.actHead)

        self.actBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.actBarLayout.addItem(self.actBarLayoutSpacer1)

        self.actNote = QLabel(self.actBar)
        self.actNote.setObjectName(u"actNote")
        self.actNote.setTextFormat(Qt.TextFormat.PlainText)
        self.actNote.setProperty(u"role", u"caption")

        self.actBarLayout.addWidget(self.actNote)


        self.actPanelLayout.addWidget(self.actBar)

        self.prepStrip = FlowStrip(self.actPanel)
        self.prepStrip.setObjectName(u"prepStrip")
        self.prepStripLayout = QHBoxLayout(self.prepStrip)
        self.prepStripLayout.setSpacing(8)
        self.prepStripLayout.setObjectName(u"prepStripLayout")
        self.prepStripLayout.setContentsMargins(0, 0, 0, 0)
        self.prepLabel = QLabel(self.prepStrip)
        self.prepLabel.setObjectName(u"prepLabel")
        self.prepLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.prepLabel.setProperty(u"role", u"caption")

        self.prepStripLayout.addWidget(self.prepLabel)

        self.auxButton = QPushButton(self.prepStrip)
        self.auxButton.setObjectName(u"auxButton")

        self.prepStripLayout.addWidget(self.auxButton)

        self.readyButton = QPushButton(self.prepStrip)
        self.readyButton.setObjectName(u"readyButton")

        self.prepStripLayout.addWidget(self.readyButton)

        self.signalButton = QPushButton(self.prepStrip)
        self.signalButton.setObjectName(u"signalButton")

        self.prepStripLayout.addWidget(self.signalButton)

        self.gripButton = QPushButton(self.prepStrip)
        self.gripButton.setObjectName(u"gripButton")

        self.prepStripLayout.addWidget(self.gripButton)


        self.actPanelLayout.addWidget(self.prepStrip)

        self.activeStrip = FlowStrip(self.actPanel)
        self.activeStrip.setObjectName(u"activeStrip")
        self.activeStripLayout = QHBoxLayout(self.activeStrip)
        self.activeStripLayout.setSpacing(8)
        self.activeStripLayout.setObjectName(u"activeStripLayout")
        self.activeStripLayout.setContentsMargins(0, 0, 0, 0)
        self.activeLabel = QLabel(self.activeStrip)
        self.activeLabel.setObjectName(u"activeLabel")
        self.activeLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.activeLabel.setProperty(u"role", u"caption")

        self.activeStripLayout.addWidget(self.activeLabel)

        self.cruiseButton = QPushButton(self.activeStrip)
        self.cruiseButton.setObjectName(u"cruiseButton")

        self.activeStripLayout.addWidget(self.cruiseButton)

        self.workButton = QPushButton(self.activeStrip)
        self.workButton.setObjectName(u"workButton")

        self.activeStripLayout.addWidget(self.workButton)

        self.drinkButton = QPushButton(self.activeStrip)
        self.drinkButton.setObjectName(u"drinkButton")

        self.activeStripLayout.addWidget(self.drinkButton)

        self.patient = QComboBox(self.activeStrip)
        self.patient.setObjectName(u"patient")
        self.patient.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.activeStripLayout.addWidget(self.patient)

        self.aidButton = QPushButton(self.activeStrip)
        self.aidButton.setObjectName(u"aidButton")

        self.activeStripLayout.addWidget(self.aidButton)


        self.actPanelLayout.addWidget(self.activeStrip)

        self.endStrip = FlowStrip(self.actPanel)
        self.endStrip.setObjectName(u"endStrip")
        self.endStripLayout = QHBoxLayout(self.endStrip)
        self.endStripLayout.setSpacing(8)
        self.endStripLayout.setObjectName(u"endStripLayout")
        self.endStripLayout.setContentsMargins(0, 0, 0, 0)
        self.doneButton = QPushButton(self.endStrip)
        self.doneButton.setObjectName(u"doneButton")

        self.endStripLayout.addWidget(self.doneButton)

        self.holdButton = QPushButton(self.endStrip)
        self.holdButton.setObjectName(u"holdButton")

        self.endStripLayout.addWidget(self.holdButton)

        self.nextTurnButton = QPushButton(self.endStrip)
        self.nextTurnButton.setObjectName(u"nextTurnButton")
        self.nextTurnButton.setProperty(u"role", u"flat")

        self.endStripLayout.addWidget(self.nextTurnButton)


        self.actPanelLayout.addWidget(self.endStrip)

        self.attackHeadBar = QFrame(self.actPanel)
        self.attackHeadBar.setObjectName(u"attackHeadBar")
        self.attackHeadBar.setProperty(u"role", u"row")
        self.attackHeadBarLayout = QHBoxLayout(self.attackHeadBar)
        self.attackHeadBarLayout.setSpacing(8)
        self.attackHeadBarLayout.setObjectName(u"attackHeadBarLayout")
        self.attackHeadBarLayout.setContentsMargins(0, 2, 0, 2)
        self.attackHead = QLabel(self.attackHeadBar)
        self.attackHead.setObjectName(u"attackHead")
        self.attackHead.setTextFormat(Qt.TextFormat.PlainText)
        self.attackHead.setProperty(u"role", u"strong")

        self.attackHeadBarLayout.addWidget(self.attackHead)

        self.attackHeadBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.attackHeadBarLayout.addItem(self.attackHeadBarLayoutSpacer1)

        self.attackNote = QLabel(self.attackHeadBar)
        self.attackNote.setObjectName(u"attackNote")
        self.attackNote.setTextFormat(Qt.TextFormat.PlainText)
        self.attackNote.setProperty(u"role", u"caption")

        self.attackHeadBarLayout.addWidget(self.attackNote)

        self.attackToggle = QPushButton(self.attackHeadBar)
        self.attackToggle.setObjectName(u"attackToggle")
        self.attackToggle.setProperty(u"role", u"small")
        self.attackToggle.setCheckable(True)

        self.attackHeadBarLayout.addWidget(self.attackToggle)


        self.actPanelLayout.addWidget(self.attackHeadBar)

        self.armStrip = FlowStrip(self.actPanel)
        self.armStrip.setObjectName(u"armStrip")
        self.armStripLayout = QHBoxLayout(self.armStrip)
        self.armStripLayout.setSpacing(8)
        self.armStripLayout.setObjectName(u"armStripLayout")
        self.armStripLayout.setContentsMargins(0, 0, 0, 0)
        self.armLabel = QLabel(self.armStrip)
        self.armLabel.setObjectName(u"armLabel")
        self.armLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.armLabel.setProperty(u"role", u"caption")

        self.armStripLayout.addWidget(self.armLabel)

        self.arm = QComboBox(self.armStrip)
        self.arm.setObjectName(u"arm")
        self.arm.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.armStripLayout.addWidget(self.arm)

        self.skillLabel = QLabel(self.armStrip)
        self.skillLabel.setObjectName(u"skillLabel")
        self.skillLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.skillLabel.setProperty(u"role", u"caption")

        self.armStripLayout.addWidget(self.skillLabel)

        self.skill = QComboBox(self.armStrip)
        self.skill.setObjectName(u"skill")
        self.skill.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.armStripLayout.addWidget(self.skill)


        self.actPanelLayout.addWidget(self.armStrip)

        self.modStrip = FlowStrip(self.actPanel)
        self.modStrip.setObjectName(u"modStrip")
        self.modStripLayout = QHBoxLayout(self.modStrip)
        self.modStripLayout.setSpacing(8)
        self.modStripLayout.setObjectName(u"modStripLayout")
        self.modStripLayout.setContentsMargins(0, 0, 0, 0)
        self.modLabel = QLabel(self.modStrip)
        self.modLabel.setObjectName(u"modLabel")
        self.modLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.modLabel.setProperty(u"role", u"caption")

        self.modStripLayout.addWidget(self.modLabel)

        self.modifier = NumberSpin(self.modStrip)
        self.modifier.setObjectName(u"modifier")
        self.modifier.setMinimum(-20)
        self.modifier.setMaximum(20)

        self.modStripLayout.addWidget(self.modifier)

        self.ownPlace = QCheckBox(self.modStrip)
        self.ownPlace.setObjectName(u"ownPlace")
        self.ownPlace.setChecked(True)

        self.modStripLayout.addWidget(self.ownPlace)

        self.search = QCheckBox(self.modStrip)
        self.search.setObjectName(u"search")

        self.modStripLayout.addWidget(self.search)

        self.theirLabel = QLabel(self.modStrip)
        self.theirLabel.setObjectName(u"theirLabel")
        self.theirLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.theirLabel.setProperty(u"role", u"caption")

        self.modStripLayout.addWidget(self.theirLabel)

        self.theirModifier = NumberSpin(self.modStrip)
        self.theirModifier.setObjectName(u"theirModifier")
        self.theirModifier.setMinimum(-20)
        self.theirModifier.setMaximum(20)

        self.modStripLayout.addWidget(self.theirModifier)

        self.theirPlace = QCheckBox(self.modStrip)
        self.theirPlace.setObjectName(u"theirPlace")
        self.theirPlace.setChecked(True)

        self.modStripLayout.addWidget(self.theirPlace)

        self.reactionLabel = QLabel(self.modStrip)
        self.reactionLabel.setObjectName(u"reactionLabel")
        self.reactionLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.reactionLabel.setProperty(u"role", u"caption")

        self.modStripLayout.addWidget(self.reactionLabel)

        self.reaction = QComboBox(self.modStrip)
        self.reaction.setObjectName(u"reaction")
        self.reaction.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.modStripLayout.addWidget(self.reaction)


        self.actPanelLayout.addWidget(self.modStrip)

        self.targetRows = QWidget(self.actPanel)
        self.targetRows.setObjectName(u"targetRows")
        self.targetRowsLayout = QGridLayout(self.targetRows)
        self.targetRowsLayout.setObjectName(u"targetRowsLayout")
        self.targetRowsLayout.setHorizontalSpacing(8)
        self.targetRowsLayout.setVerticalSpacing(8)
        self.targetRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.actPanelLayout.addWidget(self.targetRows)


        self.contentLayout.addWidget(self.actPanel)

        self.overPanel = QWidget(self.content)
        self.overPanel.setObjectName(u"overPanel")
        self.overPanelLayout = QVBoxLayout(self.overPanel)
        self.overPanelLayout.setSpacing(4)
        self.overPanelLayout.setObjectName(u"overPanelLayout")
        self.overPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.overTitle = QLabel(self.overPanel)
        self.overTitle.setObjectName(u"overTitle")
        self.overTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.overTitle.setProperty(u"role", u"big-heading")

        self.overPanelLayout.addWidget(self.overTitle)

        self.overHint = Paragraph(self.overPanel)
        self.overHint.setObjectName(u"overHint")

        self.overPanelLayout.addWidget(self.overHint)


        self.contentLayout.addWidget(self.overPanel)

        self.ambushPanel = QWidget(self.content)
        self.ambushPanel.setObjectName(u"ambushPanel")
        self.ambushPanelLayout = QVBoxLayout(self.ambushPanel)
        self.ambushPanelLayout.setSpacing(4)
        self.ambushPanelLayout.setObjectName(u"ambushPanelLayout")
        self.ambushPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.ambushHeadBar = QFrame(self.ambushPanel)
        self.ambushHeadBar.setObjectName(u"ambushHeadBar")
        self.ambushHeadBar.setProperty(u"role", u"row")
        self.ambushHeadBarLayout = QHBoxLayout(self.ambushHeadBar)
        self.ambushHeadBarLayout.setSpacing(8)
        self.ambushHeadBarLayout.setObjectName(u"ambushHeadBarLayout")
        self.ambushHeadBarLayout.setContentsMargins(0, 2, 0, 2)
        self.ambushHead = QLabel(self.ambushHeadBar)
        self.ambushHead.setObjectName(u"ambushHead")
        self.ambushHead.setTextFormat(Qt.TextFormat.PlainText)
        self.ambushHead.setProperty(u"role", u"strong")

        self.ambushHeadBarLayout.addWidget(self.ambushHead)

        self.ambushRule = QLabel(self.ambushHeadBar)
        self.ambushRule.setObjectName(u"ambushRule")
        self.ambushRule.setAlignment(Qt.AlignmentFlag.AlignRight|Qt.AlignmentFlag.AlignVCenter)
        self.ambushRule.setWordWrap(True)
        self.ambushRule.setTextFormat(Qt.TextFormat.PlainText)
        self.ambushRule.setProperty(u"role", u"caption")

        self.ambushHeadBarLayout.addWidget(self.ambushRule)

        self.ambushHeadBarLayout.setStretch(1, 1)

        self.ambushPanelLayout.addWidget(self.ambushHeadBar)

        self.ambushRows = QWidget(self.ambushPanel)
        self.ambushRows.setObjectName(u"ambushRows")
        self.ambushRowsLayout = QGridLayout(self.ambushRows)
        self.ambushRowsLayout.setObjectName(u"ambushRowsLayout")
        self.ambushRowsLayout.setHorizontalSpacing(8)
        self.ambushRowsLayout.setVerticalSpacing(8)
        self.ambushRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.ambushPanelLayout.addWidget(self.ambushRows)


        self.contentLayout.addWidget(self.ambushPanel)

        self.footStrip = FlowStrip(self.content)
        self.footStrip.setObjectName(u"footStrip")
        self.footStripLayout = QHBoxLayout(self.footStrip)
        self.footStripLayout.setSpacing(8)
        self.footStripLayout.setObjectName(u"footStripLayout")
        self.footStripLayout.setContentsMargins(0, 0, 0, 0)
        self.endButton = QPushButton(self.footStrip)
        self.endButton.setObjectName(u"endButton")
        self.endButton.setProperty(u"role", u"small")

        self.footStripLayout.addWidget(self.endButton)


        self.contentLayout.addWidget(self.footStrip)

        self.contentLayoutSpacer7 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.contentLayout.addItem(self.contentLayoutSpacer7)

        self.scroll.setWidget(self.content)

        self.BattleTrackerLayout.addWidget(self.scroll)


        self.retranslateUi(BattleTracker)
    # setupUi

    def retranslateUi(self, BattleTracker):
        self.laneHead.setText(QCoreApplication.translate("BattleTracker", u"\u884c\u52d5\u9806\u756a", None))
        self.turnLabel.setText("")
        self.reorderButton.setText(QCoreApplication.translate("BattleTracker", u"\u9806\u756a\u3092\u6c7a\u3081\u306a\u304a\u3059", None))
        self.laneHint.setText(QCoreApplication.translate("BattleTracker", u"\u6570\u306f 2d6 \uff0b \u6226\u8853\u3002\u540c\u5024\u306f\u6226\u8853\u306e\u9ad8\u3044\u9806\u3002", None))
        self.placeHead.setText(QCoreApplication.translate("BattleTracker", u"\u5834\u306e\u72b6\u6cc1", None))
        self.visionLabel.setText(QCoreApplication.translate("BattleTracker", u"\u8996\u754c", None))
#if QT_CONFIG(accessibility)
        self.vision.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u8996\u754c", None))
#endif // QT_CONFIG(accessibility)
        self.waterLabel.setText(QCoreApplication.translate("BattleTracker", u"\u6c34\u57df", None))
#if QT_CONFIG(accessibility)
        self.water.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u6c34\u57df", None))
#endif // QT_CONFIG(accessibility)
        self.startTitle.setText("")
        self.startHint.setText("")
        self.orderHead.setText(QCoreApplication.translate("BattleTracker", u"\u884c\u52d5\u9806\u756a\u3092\u6c7a\u3081\u308b", None))
        self.orderNote.setText(QCoreApplication.translate("BattleTracker", u"\u632f\u308b\u524d\u306b\u6226\u95d8\u30aa\u30d7\u30b7\u30e7\u30f3\u3092\u5ba3\u8a00\u3067\u304d\u307e\u3059", None))
        self.actHead.setText("")
        self.actNote.setText("")
        self.prepLabel.setText(QCoreApplication.translate("BattleTracker", u"\u6e96\u5099\u884c\u52d5", None))
        self.auxButton.setText(QCoreApplication.translate("BattleTracker", u"\u88dc\u52a9\u79fb\u52d5", None))
        self.readyButton.setText(QCoreApplication.translate("BattleTracker", u"\u6e96\u5099\u52d5\u4f5c", None))
        self.signalButton.setText(QCoreApplication.translate("BattleTracker", u"\u5408\u56f3\u78ba\u8a8d", None))
        self.gripButton.setText("")
        self.activeLabel.setText(QCoreApplication.translate("BattleTracker", u"\u80fd\u52d5\u884c\u52d5", None))
        self.cruiseButton.setText(QCoreApplication.translate("BattleTracker", u"\u5de1\u822a\u79fb\u52d5", None))
        self.workButton.setText(QCoreApplication.translate("BattleTracker", u"\u4f5c\u696d\u884c\u52d5", None))
        self.drinkButton.setText(QCoreApplication.translate("BattleTracker", u"\u6804\u990a\u30c9\u30ea\u30f3\u30af", None))
#if QT_CONFIG(accessibility)
        self.patient.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u624b\u5f53\u3066\u3059\u308b\u76f8\u624b", None))
#endif // QT_CONFIG(accessibility)
        self.aidButton.setText(QCoreApplication.translate("BattleTracker", u"\u624b\u5f53\u3066", None))
        self.doneButton.setText(QCoreApplication.translate("BattleTracker", u"\u884c\u52d5\u3092\u7d42\u3048\u308b", None))
        self.holdButton.setText(QCoreApplication.translate("BattleTracker", u"\u5f85\u6a5f", None))
        self.nextTurnButton.setText(QCoreApplication.translate("BattleTracker", u"\u6b21\u306e\u30bf\u30fc\u30f3\u3078\uff08GM\u88c1\u5b9a\uff09", None))
        self.attackHead.setText(QCoreApplication.translate("BattleTracker", u"\u653b\u6483\u884c\u52d5", None))
        self.attackNote.setText("")
        self.attackToggle.setText(QCoreApplication.translate("BattleTracker", u"GM\u88c1\u5b9a\u3067\u653b\u6483\u3059\u308b", None))
        self.armLabel.setText(QCoreApplication.translate("BattleTracker", u"\u6b66\u5668", None))
#if QT_CONFIG(accessibility)
        self.arm.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u6b66\u5668", None))
#endif // QT_CONFIG(accessibility)
        self.skillLabel.setText(QCoreApplication.translate("BattleTracker", u"\u307e\u305f\u306f \u5fc3\u3092\u653b\u3081\u308b\u30b9\u30ad\u30eb", None))
#if QT_CONFIG(accessibility)
        self.skill.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u5fc3\u3092\u653b\u3081\u308b\u30b9\u30ad\u30eb", None))
#endif // QT_CONFIG(accessibility)
        self.modLabel.setText(QCoreApplication.translate("BattleTracker", u"\u81ea\u5206\u306e\u4fee\u6b63", None))
#if QT_CONFIG(accessibility)
        self.modifier.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u81ea\u5206\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.ownPlace.setText(QCoreApplication.translate("BattleTracker", u"\u5834\u306e\u4fee\u6b63", None))
        self.search.setText(QCoreApplication.translate("BattleTracker", u"\u691c\u7d22\u3067\u304d\u308b", None))
        self.theirLabel.setText(QCoreApplication.translate("BattleTracker", u"\u76f8\u624b\u306e\u4fee\u6b63", None))
#if QT_CONFIG(accessibility)
        self.theirModifier.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u76f8\u624b\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.theirPlace.setText(QCoreApplication.translate("BattleTracker", u"\u5834\u306e\u4fee\u6b63", None))
        self.reactionLabel.setText(QCoreApplication.translate("BattleTracker", u"\u76f8\u624b\u306e\u53d7\u52d5\u884c\u52d5", None))
#if QT_CONFIG(accessibility)
        self.reaction.setAccessibleName(QCoreApplication.translate("BattleTracker", u"\u76f8\u624b\u306e\u53d7\u52d5\u884c\u52d5", None))
#endif // QT_CONFIG(accessibility)
        self.overTitle.setText(QCoreApplication.translate("BattleTracker", u"\u6226\u95d8\u304c\u7d42\u308f\u308a\u307e\u3057\u305f", None))
        self.overHint.setText(QCoreApplication.translate("BattleTracker", u"\u3082\u3046\u4e00\u5ea6 N \u3067\u7247\u3065\u3051\u307e\u3059\u3002LP\u30fbSP\u30fb\u30b2\u30fc\u30b8\u306f\u30b7\u30fc\u30c8\u306b\u66f8\u304b\u308c\u3066\u3044\u307e\u3059\u3002", None))
        self.ambushHead.setText(QCoreApplication.translate("BattleTracker", u"\u4e0d\u610f\u6253\u3061", None))
        self.ambushRule.setText(QCoreApplication.translate("BattleTracker", u"\u96a0\u5bc6\u304c\u77e5\u899a\u306b\u52dd\u3064\u3068\u3001\u3053\u306e\u30bf\u30fc\u30f3\u9632\u5fa1 \u22121", None))
        self.endButton.setText(QCoreApplication.translate("BattleTracker", u"\u6226\u95d8\u3092\u7d42\u3048\u308b", None))
        pass
    # retranslateUi

