"""Compiled from ui/systems/kotodama/battle.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'battle.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.table.step_strip import StepStrip
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.spin import NumberSpin

class Ui_KotodamaBattle(object):
    def setupUi(self, KotodamaBattle):
        if not KotodamaBattle.objectName():
            KotodamaBattle.setObjectName(u"KotodamaBattle")
        KotodamaBattle.resize(1054, 520)
        self.KotodamaBattleLayout = QVBoxLayout(KotodamaBattle)
        self.KotodamaBattleLayout.setSpacing(0)
        self.KotodamaBattleLayout.setObjectName(u"KotodamaBattleLayout")
        self.KotodamaBattleLayout.setContentsMargins(0, 0, 0, 0)
        self.roundBar = QFrame(KotodamaBattle)
        self.roundBar.setObjectName(u"roundBar")
        self.roundBar.setProperty(u"role", u"tool")
        self.roundBarLayout = QHBoxLayout(self.roundBar)
        self.roundBarLayout.setSpacing(12)
        self.roundBarLayout.setObjectName(u"roundBarLayout")
        self.roundBarLayout.setContentsMargins(12, 6, 12, 6)
        self.roundWord = QLabel(self.roundBar)
        self.roundWord.setObjectName(u"roundWord")
        self.roundWord.setTextFormat(Qt.TextFormat.PlainText)
        self.roundWord.setProperty(u"role", u"caption")

        self.roundBarLayout.addWidget(self.roundWord)

        self.roundNumber = QLabel(self.roundBar)
        self.roundNumber.setObjectName(u"roundNumber")
        self.roundNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.roundNumber.setProperty(u"role", u"number")

        self.roundBarLayout.addWidget(self.roundNumber)

        self.phases = StepStrip(self.roundBar)
        self.phases.setObjectName(u"phases")

        self.roundBarLayout.addWidget(self.phases)

        self.roundBarLayout.setStretch(2, 1)

        self.KotodamaBattleLayout.addWidget(self.roundBar)

        self.conditionBar = QFrame(KotodamaBattle)
        self.conditionBar.setObjectName(u"conditionBar")
        self.conditionBarLayout = QHBoxLayout(self.conditionBar)
        self.conditionBarLayout.setSpacing(8)
        self.conditionBarLayout.setObjectName(u"conditionBarLayout")
        self.conditionBarLayout.setContentsMargins(12, 4, 12, 4)
        self.conditionStrip = FlowStrip(self.conditionBar)
        self.conditionStrip.setObjectName(u"conditionStrip")
        self.conditionStripLayout = QHBoxLayout(self.conditionStrip)
        self.conditionStripLayout.setSpacing(8)
        self.conditionStripLayout.setObjectName(u"conditionStripLayout")
        self.conditionStripLayout.setContentsMargins(0, 0, 0, 0)
        self.conditionChips = QWidget(self.conditionStrip)
        self.conditionChips.setObjectName(u"conditionChips")
        self.conditionChipsLayout = QHBoxLayout(self.conditionChips)
        self.conditionChipsLayout.setSpacing(8)
        self.conditionChipsLayout.setObjectName(u"conditionChipsLayout")
        self.conditionChipsLayout.setContentsMargins(0, 0, 0, 0)

        self.conditionStripLayout.addWidget(self.conditionChips)

        self.conditionToggle = QPushButton(self.conditionStrip)
        self.conditionToggle.setObjectName(u"conditionToggle")
        self.conditionToggle.setProperty(u"role", u"small")
        self.conditionToggle.setCheckable(True)

        self.conditionStripLayout.addWidget(self.conditionToggle)

        self.conditionWarning = QLabel(self.conditionStrip)
        self.conditionWarning.setObjectName(u"conditionWarning")
        self.conditionWarning.setTextFormat(Qt.TextFormat.PlainText)
        self.conditionWarning.setProperty(u"role", u"warning-text")

        self.conditionStripLayout.addWidget(self.conditionWarning)

        self.effectChips = QWidget(self.conditionStrip)
        self.effectChips.setObjectName(u"effectChips")
        self.effectChipsLayout = QHBoxLayout(self.effectChips)
        self.effectChipsLayout.setSpacing(8)
        self.effectChipsLayout.setObjectName(u"effectChipsLayout")
        self.effectChipsLayout.setContentsMargins(0, 0, 0, 0)

        self.conditionStripLayout.addWidget(self.effectChips)

        self.effectToggle = QPushButton(self.conditionStrip)
        self.effectToggle.setObjectName(u"effectToggle")
        self.effectToggle.setProperty(u"role", u"small")
        self.effectToggle.setCheckable(True)

        self.conditionStripLayout.addWidget(self.effectToggle)


        self.conditionBarLayout.addWidget(self.conditionStrip)


        self.KotodamaBattleLayout.addWidget(self.conditionBar)

        self.scroll = QScrollArea(KotodamaBattle)
        self.scroll.setObjectName(u"scroll")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.scroll.sizePolicy().hasHeightForWidth())
        self.scroll.setSizePolicy(sizePolicy)
        self.scroll.setMinimumSize(QSize(0, 200))
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget(self.scroll.viewport())
        self.content.setObjectName(u"content")
        self.contentLayout = QVBoxLayout(self.content)
        self.contentLayout.setSpacing(8)
        self.contentLayout.setObjectName(u"contentLayout")
        self.contentLayout.setContentsMargins(0, 0, 0, 8)
        self.conditionPanel = QFrame(self.content)
        self.conditionPanel.setObjectName(u"conditionPanel")
        self.conditionPanel.setProperty(u"role", u"panel")
        self.conditionPanelLayout = QVBoxLayout(self.conditionPanel)
        self.conditionPanelLayout.setSpacing(8)
        self.conditionPanelLayout.setObjectName(u"conditionPanelLayout")
        self.conditionPanelLayout.setContentsMargins(12, 8, 12, 8)
        self.conditionHint = Paragraph(self.conditionPanel)
        self.conditionHint.setObjectName(u"conditionHint")
        self.conditionHint.setProperty(u"role", u"hint")

        self.conditionPanelLayout.addWidget(self.conditionHint)

        self.victoryStrip = FlowStrip(self.conditionPanel)
        self.victoryStrip.setObjectName(u"victoryStrip")
        self.victoryStripLayout = QHBoxLayout(self.victoryStrip)
        self.victoryStripLayout.setSpacing(8)
        self.victoryStripLayout.setObjectName(u"victoryStripLayout")
        self.victoryStripLayout.setContentsMargins(0, 0, 0, 0)
        self.victoryHead = QLabel(self.victoryStrip)
        self.victoryHead.setObjectName(u"victoryHead")
        self.victoryHead.setTextFormat(Qt.TextFormat.PlainText)
        self.victoryHead.setProperty(u"role", u"strong")

        self.victoryStripLayout.addWidget(self.victoryHead)

        self.victorySides = QWidget(self.victoryStrip)
        self.victorySides.setObjectName(u"victorySides")
        self.victorySidesLayout = QHBoxLayout(self.victorySides)
        self.victorySidesLayout.setSpacing(8)
        self.victorySidesLayout.setObjectName(u"victorySidesLayout")
        self.victorySidesLayout.setContentsMargins(0, 0, 0, 0)

        self.victoryStripLayout.addWidget(self.victorySides)

        self.victoryWho = QComboBox(self.victoryStrip)
        self.victoryWho.setObjectName(u"victoryWho")

        self.victoryStripLayout.addWidget(self.victoryWho)

        self.victoryDead = QPushButton(self.victoryStrip)
        self.victoryDead.setObjectName(u"victoryDead")
        self.victoryDead.setProperty(u"role", u"small")

        self.victoryStripLayout.addWidget(self.victoryDead)

        self.victoryText = QLineEdit(self.victoryStrip)
        self.victoryText.setObjectName(u"victoryText")

        self.victoryStripLayout.addWidget(self.victoryText)

        self.victoryAdd = QPushButton(self.victoryStrip)
        self.victoryAdd.setObjectName(u"victoryAdd")
        self.victoryAdd.setProperty(u"role", u"small")

        self.victoryStripLayout.addWidget(self.victoryAdd)


        self.conditionPanelLayout.addWidget(self.victoryStrip)

        self.defeatStrip = FlowStrip(self.conditionPanel)
        self.defeatStrip.setObjectName(u"defeatStrip")
        self.defeatStripLayout = QHBoxLayout(self.defeatStrip)
        self.defeatStripLayout.setSpacing(8)
        self.defeatStripLayout.setObjectName(u"defeatStripLayout")
        self.defeatStripLayout.setContentsMargins(0, 0, 0, 0)
        self.defeatHead = QLabel(self.defeatStrip)
        self.defeatHead.setObjectName(u"defeatHead")
        self.defeatHead.setTextFormat(Qt.TextFormat.PlainText)
        self.defeatHead.setProperty(u"role", u"strong")

        self.defeatStripLayout.addWidget(self.defeatHead)

        self.defeatSides = QWidget(self.defeatStrip)
        self.defeatSides.setObjectName(u"defeatSides")
        self.defeatSidesLayout = QHBoxLayout(self.defeatSides)
        self.defeatSidesLayout.setSpacing(8)
        self.defeatSidesLayout.setObjectName(u"defeatSidesLayout")
        self.defeatSidesLayout.setContentsMargins(0, 0, 0, 0)

        self.defeatStripLayout.addWidget(self.defeatSides)

        self.defeatWho = QComboBox(self.defeatStrip)
        self.defeatWho.setObjectName(u"defeatWho")

        self.defeatStripLayout.addWidget(self.defeatWho)

        self.defeatDead = QPushButton(self.defeatStrip)
        self.defeatDead.setObjectName(u"defeatDead")
        self.defeatDead.setProperty(u"role", u"small")

        self.defeatStripLayout.addWidget(self.defeatDead)

        self.defeatText = QLineEdit(self.defeatStrip)
        self.defeatText.setObjectName(u"defeatText")

        self.defeatStripLayout.addWidget(self.defeatText)

        self.defeatAdd = QPushButton(self.defeatStrip)
        self.defeatAdd.setObjectName(u"defeatAdd")
        self.defeatAdd.setProperty(u"role", u"small")

        self.defeatStripLayout.addWidget(self.defeatAdd)


        self.conditionPanelLayout.addWidget(self.defeatStrip)


        self.contentLayout.addWidget(self.conditionPanel)

        self.effectPanel = QFrame(self.content)
        self.effectPanel.setObjectName(u"effectPanel")
        self.effectPanel.setProperty(u"role", u"panel")
        self.effectPanelLayout = QVBoxLayout(self.effectPanel)
        self.effectPanelLayout.setSpacing(8)
        self.effectPanelLayout.setObjectName(u"effectPanelLayout")
        self.effectPanelLayout.setContentsMargins(12, 8, 12, 8)
        self.effectStrip = FlowStrip(self.effectPanel)
        self.effectStrip.setObjectName(u"effectStrip")
        self.effectStripLayout = QHBoxLayout(self.effectStrip)
        self.effectStripLayout.setSpacing(8)
        self.effectStripLayout.setObjectName(u"effectStripLayout")
        self.effectStripLayout.setContentsMargins(0, 0, 0, 0)
        self.effectHead = QLabel(self.effectStrip)
        self.effectHead.setObjectName(u"effectHead")
        self.effectHead.setTextFormat(Qt.TextFormat.PlainText)
        self.effectHead.setProperty(u"role", u"strong")

        self.effectStripLayout.addWidget(self.effectHead)

        self.effectName = QLineEdit(self.effectStrip)
        self.effectName.setObjectName(u"effectName")

        self.effectStripLayout.addWidget(self.effectName)

        self.effectUntil = QComboBox(self.effectStrip)
        self.effectUntil.setObjectName(u"effectUntil")

        self.effectStripLayout.addWidget(self.effectUntil)

        self.effectAdd = QPushButton(self.effectStrip)
        self.effectAdd.setObjectName(u"effectAdd")
        self.effectAdd.setProperty(u"role", u"small")

        self.effectStripLayout.addWidget(self.effectAdd)


        self.effectPanelLayout.addWidget(self.effectStrip)


        self.contentLayout.addWidget(self.effectPanel)

        self.lanesHost = QWidget(self.content)
        self.lanesHost.setObjectName(u"lanesHost")
        self.lanesHostLayout = QVBoxLayout(self.lanesHost)
        self.lanesHostLayout.setSpacing(0)
        self.lanesHostLayout.setObjectName(u"lanesHostLayout")
        self.lanesHostLayout.setContentsMargins(0, 0, 0, 0)

        self.contentLayout.addWidget(self.lanesHost)

        self.toolsHost = QWidget(self.content)
        self.toolsHost.setObjectName(u"toolsHost")
        self.toolsHostLayout = QVBoxLayout(self.toolsHost)
        self.toolsHostLayout.setSpacing(0)
        self.toolsHostLayout.setObjectName(u"toolsHostLayout")
        self.toolsHostLayout.setContentsMargins(0, 0, 0, 0)

        self.contentLayout.addWidget(self.toolsHost)

        self.contentSpacer4 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.contentLayout.addItem(self.contentSpacer4)

        self.scroll.setWidget(self.content)

        self.KotodamaBattleLayout.addWidget(self.scroll)

        self.actBar = QFrame(KotodamaBattle)
        self.actBar.setObjectName(u"actBar")
        self.actBar.setProperty(u"role", u"panel")
        self.actBarLayout = QVBoxLayout(self.actBar)
        self.actBarLayout.setSpacing(6)
        self.actBarLayout.setObjectName(u"actBarLayout")
        self.actBarLayout.setContentsMargins(12, 8, 12, 8)
        self.prompt = Paragraph(self.actBar)
        self.prompt.setObjectName(u"prompt")
        self.prompt.setProperty(u"role", u"strong")

        self.actBarLayout.addWidget(self.prompt)

        self.turnStrip = FlowStrip(self.actBar)
        self.turnStrip.setObjectName(u"turnStrip")
        self.turnStripLayout = QHBoxLayout(self.turnStrip)
        self.turnStripLayout.setSpacing(8)
        self.turnStripLayout.setObjectName(u"turnStripLayout")
        self.turnStripLayout.setContentsMargins(0, 0, 0, 0)
        self.turnName = QLabel(self.turnStrip)
        self.turnName.setObjectName(u"turnName")
        self.turnName.setTextFormat(Qt.TextFormat.PlainText)
        self.turnName.setProperty(u"role", u"heading")

        self.turnStripLayout.addWidget(self.turnName)

        self.turnCount = QLabel(self.turnStrip)
        self.turnCount.setObjectName(u"turnCount")
        self.turnCount.setTextFormat(Qt.TextFormat.PlainText)
        self.turnCount.setProperty(u"role", u"number")

        self.turnStripLayout.addWidget(self.turnCount)

        self.turnMost = QLabel(self.turnStrip)
        self.turnMost.setObjectName(u"turnMost")
        self.turnMost.setTextFormat(Qt.TextFormat.PlainText)
        self.turnMost.setProperty(u"role", u"caption")

        self.turnStripLayout.addWidget(self.turnMost)

        self.actButtons = QWidget(self.turnStrip)
        self.actButtons.setObjectName(u"actButtons")
        self.actButtonsLayout = QHBoxLayout(self.actButtons)
        self.actButtonsLayout.setSpacing(8)
        self.actButtonsLayout.setObjectName(u"actButtonsLayout")
        self.actButtonsLayout.setContentsMargins(0, 0, 0, 0)

        self.turnStripLayout.addWidget(self.actButtons)

        self.discardButton = KeyButton(self.turnStrip)
        self.discardButton.setObjectName(u"discardButton")

        self.turnStripLayout.addWidget(self.discardButton)


        self.actBarLayout.addWidget(self.turnStrip)

        self.artStrip = FlowStrip(self.actBar)
        self.artStrip.setObjectName(u"artStrip")
        self.artStripLayout = QHBoxLayout(self.artStrip)
        self.artStripLayout.setSpacing(8)
        self.artStripLayout.setObjectName(u"artStripLayout")
        self.artStripLayout.setContentsMargins(0, 0, 0, 0)
        self.artHead = QLabel(self.artStrip)
        self.artHead.setObjectName(u"artHead")
        self.artHead.setTextFormat(Qt.TextFormat.PlainText)
        self.artHead.setProperty(u"role", u"strong")

        self.artStripLayout.addWidget(self.artHead)

        self.artButtons = QWidget(self.artStrip)
        self.artButtons.setObjectName(u"artButtons")
        self.artButtonsLayout = QHBoxLayout(self.artButtons)
        self.artButtonsLayout.setSpacing(8)
        self.artButtonsLayout.setObjectName(u"artButtonsLayout")
        self.artButtonsLayout.setContentsMargins(0, 0, 0, 0)

        self.artStripLayout.addWidget(self.artButtons)


        self.actBarLayout.addWidget(self.artStrip)

        self.nameStrip = FlowStrip(self.actBar)
        self.nameStrip.setObjectName(u"nameStrip")
        self.nameStripLayout = QHBoxLayout(self.nameStrip)
        self.nameStripLayout.setSpacing(8)
        self.nameStripLayout.setObjectName(u"nameStripLayout")
        self.nameStripLayout.setContentsMargins(0, 0, 0, 0)
        self.nameHead = QLabel(self.nameStrip)
        self.nameHead.setObjectName(u"nameHead")
        self.nameHead.setTextFormat(Qt.TextFormat.PlainText)
        self.nameHead.setProperty(u"role", u"strong")

        self.nameStripLayout.addWidget(self.nameHead)

        self.nameButtons = QWidget(self.nameStrip)
        self.nameButtons.setObjectName(u"nameButtons")
        self.nameButtonsLayout = QHBoxLayout(self.nameButtons)
        self.nameButtonsLayout.setSpacing(8)
        self.nameButtonsLayout.setObjectName(u"nameButtonsLayout")
        self.nameButtonsLayout.setContentsMargins(0, 0, 0, 0)

        self.nameStripLayout.addWidget(self.nameButtons)


        self.actBarLayout.addWidget(self.nameStrip)

        self.aimPanel = QFrame(self.actBar)
        self.aimPanel.setObjectName(u"aimPanel")
        self.aimPanel.setProperty(u"role", u"tint")
        self.aimPanelLayout = QVBoxLayout(self.aimPanel)
        self.aimPanelLayout.setSpacing(6)
        self.aimPanelLayout.setObjectName(u"aimPanelLayout")
        self.aimPanelLayout.setContentsMargins(10, 6, 10, 6)
        self.aimHead = FlowStrip(self.aimPanel)
        self.aimHead.setObjectName(u"aimHead")
        self.aimHeadLayout = QHBoxLayout(self.aimHead)
        self.aimHeadLayout.setSpacing(8)
        self.aimHeadLayout.setObjectName(u"aimHeadLayout")
        self.aimHeadLayout.setContentsMargins(0, 0, 0, 0)
        self.aimTitle = QLabel(self.aimHead)
        self.aimTitle.setObjectName(u"aimTitle")
        self.aimTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.aimTitle.setProperty(u"role", u"strong")

        self.aimHeadLayout.addWidget(self.aimTitle)

        self.distance = NumberSpin(self.aimHead)
        self.distance.setObjectName(u"distance")
        self.distance.setMaximum(99999)

        self.aimHeadLayout.addWidget(self.distance)

        self.distanceLimit = QLabel(self.aimHead)
        self.distanceLimit.setObjectName(u"distanceLimit")
        self.distanceLimit.setTextFormat(Qt.TextFormat.PlainText)
        self.distanceLimit.setProperty(u"role", u"caption")

        self.aimHeadLayout.addWidget(self.distanceLimit)

        self.disengage = QCheckBox(self.aimHead)
        self.disengage.setObjectName(u"disengage")

        self.aimHeadLayout.addWidget(self.disengage)

        self.lasting = QCheckBox(self.aimHead)
        self.lasting.setObjectName(u"lasting")

        self.aimHeadLayout.addWidget(self.lasting)

        self.declareButton = QPushButton(self.aimHead)
        self.declareButton.setObjectName(u"declareButton")
        self.declareButton.setProperty(u"role", u"primary")

        self.aimHeadLayout.addWidget(self.declareButton)

        self.cancelButton = QPushButton(self.aimHead)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setProperty(u"role", u"small")

        self.aimHeadLayout.addWidget(self.cancelButton)

        self.aimNote = QLabel(self.aimHead)
        self.aimNote.setObjectName(u"aimNote")
        self.aimNote.setTextFormat(Qt.TextFormat.PlainText)
        self.aimNote.setProperty(u"role", u"caption")

        self.aimHeadLayout.addWidget(self.aimNote)


        self.aimPanelLayout.addWidget(self.aimHead)

        self.targetStrip = FlowStrip(self.aimPanel)
        self.targetStrip.setObjectName(u"targetStrip")
        self.targetStripLayout = QHBoxLayout(self.targetStrip)
        self.targetStripLayout.setSpacing(8)
        self.targetStripLayout.setObjectName(u"targetStripLayout")
        self.targetStripLayout.setContentsMargins(0, 0, 0, 0)

        self.aimPanelLayout.addWidget(self.targetStrip)


        self.actBarLayout.addWidget(self.aimPanel)

        self.duelPanel = QFrame(self.actBar)
        self.duelPanel.setObjectName(u"duelPanel")
        self.duelPanel.setProperty(u"role", u"tint")
        self.duelPanelLayout = QVBoxLayout(self.duelPanel)
        self.duelPanelLayout.setSpacing(6)
        self.duelPanelLayout.setObjectName(u"duelPanelLayout")
        self.duelPanelLayout.setContentsMargins(10, 6, 10, 6)
        self.duelHead = FlowStrip(self.duelPanel)
        self.duelHead.setObjectName(u"duelHead")
        self.duelHeadLayout = QHBoxLayout(self.duelHead)
        self.duelHeadLayout.setSpacing(8)
        self.duelHeadLayout.setObjectName(u"duelHeadLayout")
        self.duelHeadLayout.setContentsMargins(0, 0, 0, 0)
        self.duelTitle = QLabel(self.duelHead)
        self.duelTitle.setObjectName(u"duelTitle")
        self.duelTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.duelTitle.setProperty(u"role", u"strong")

        self.duelHeadLayout.addWidget(self.duelTitle)

        self.duelAbility = QComboBox(self.duelHead)
        self.duelAbility.setObjectName(u"duelAbility")

        self.duelHeadLayout.addWidget(self.duelAbility)

        self.duelSkill = QComboBox(self.duelHead)
        self.duelSkill.setObjectName(u"duelSkill")

        self.duelHeadLayout.addWidget(self.duelSkill)

        self.duelAgainst = QLabel(self.duelHead)
        self.duelAgainst.setObjectName(u"duelAgainst")
        self.duelAgainst.setTextFormat(Qt.TextFormat.PlainText)
        self.duelAgainst.setProperty(u"role", u"caption")

        self.duelHeadLayout.addWidget(self.duelAgainst)

        self.duelOtherAbility = QComboBox(self.duelHead)
        self.duelOtherAbility.setObjectName(u"duelOtherAbility")

        self.duelHeadLayout.addWidget(self.duelOtherAbility)

        self.duelOtherSkill = QComboBox(self.duelHead)
        self.duelOtherSkill.setObjectName(u"duelOtherSkill")

        self.duelHeadLayout.addWidget(self.duelOtherSkill)

        self.duelHidden = QCheckBox(self.duelHead)
        self.duelHidden.setObjectName(u"duelHidden")

        self.duelHeadLayout.addWidget(self.duelHidden)


        self.duelPanelLayout.addWidget(self.duelHead)

        self.duelMore = FlowStrip(self.duelPanel)
        self.duelMore.setObjectName(u"duelMore")
        self.duelMoreLayout = QHBoxLayout(self.duelMore)
        self.duelMoreLayout.setSpacing(8)
        self.duelMoreLayout.setObjectName(u"duelMoreLayout")
        self.duelMoreLayout.setContentsMargins(0, 0, 0, 0)
        self.duelTargetLabel = QLabel(self.duelMore)
        self.duelTargetLabel.setObjectName(u"duelTargetLabel")
        self.duelTargetLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.duelTargetLabel.setProperty(u"role", u"caption")

        self.duelMoreLayout.addWidget(self.duelTargetLabel)

        self.duelTarget = NumberSpin(self.duelMore)
        self.duelTarget.setObjectName(u"duelTarget")
        self.duelTarget.setMinimum(2)
        self.duelTarget.setMaximum(10)

        self.duelMoreLayout.addWidget(self.duelTarget)

        self.duelOtherTargetLabel = QLabel(self.duelMore)
        self.duelOtherTargetLabel.setObjectName(u"duelOtherTargetLabel")
        self.duelOtherTargetLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.duelOtherTargetLabel.setProperty(u"role", u"caption")

        self.duelMoreLayout.addWidget(self.duelOtherTargetLabel)

        self.duelOtherTarget = NumberSpin(self.duelMore)
        self.duelOtherTarget.setObjectName(u"duelOtherTarget")
        self.duelOtherTarget.setMinimum(2)
        self.duelOtherTarget.setMaximum(10)

        self.duelMoreLayout.addWidget(self.duelOtherTarget)

        self.duelModifierLabel = QLabel(self.duelMore)
        self.duelModifierLabel.setObjectName(u"duelModifierLabel")
        self.duelModifierLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.duelModifierLabel.setProperty(u"role", u"caption")

        self.duelMoreLayout.addWidget(self.duelModifierLabel)

        self.duelModifier = NumberSpin(self.duelMore)
        self.duelModifier.setObjectName(u"duelModifier")
        self.duelModifier.setMinimum(-99)
        self.duelModifier.setMaximum(99)

        self.duelMoreLayout.addWidget(self.duelModifier)

        self.duelOtherLabel = QLabel(self.duelMore)
        self.duelOtherLabel.setObjectName(u"duelOtherLabel")
        self.duelOtherLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.duelOtherLabel.setProperty(u"role", u"caption")

        self.duelMoreLayout.addWidget(self.duelOtherLabel)

        self.duelOtherModifier = NumberSpin(self.duelMore)
        self.duelOtherModifier.setObjectName(u"duelOtherModifier")
        self.duelOtherModifier.setMinimum(-99)
        self.duelOtherModifier.setMaximum(99)

        self.duelMoreLayout.addWidget(self.duelOtherModifier)

        self.duelDensei = QCheckBox(self.duelMore)
        self.duelDensei.setObjectName(u"duelDensei")

        self.duelMoreLayout.addWidget(self.duelDensei)

        self.duelOtherDensei = QCheckBox(self.duelMore)
        self.duelOtherDensei.setObjectName(u"duelOtherDensei")

        self.duelMoreLayout.addWidget(self.duelOtherDensei)

        self.duelSpace = QComboBox(self.duelMore)
        self.duelSpace.setObjectName(u"duelSpace")

        self.duelMoreLayout.addWidget(self.duelSpace)


        self.duelPanelLayout.addWidget(self.duelMore)

        self.duelFoot = FlowStrip(self.duelPanel)
        self.duelFoot.setObjectName(u"duelFoot")
        self.duelFootLayout = QHBoxLayout(self.duelFoot)
        self.duelFootLayout.setSpacing(8)
        self.duelFootLayout.setObjectName(u"duelFootLayout")
        self.duelFootLayout.setContentsMargins(0, 0, 0, 0)
        self.duelPools = QLabel(self.duelFoot)
        self.duelPools.setObjectName(u"duelPools")
        self.duelPools.setTextFormat(Qt.TextFormat.PlainText)
        self.duelPools.setProperty(u"role", u"strong")

        self.duelFootLayout.addWidget(self.duelPools)

        self.duelChance = QLabel(self.duelFoot)
        self.duelChance.setObjectName(u"duelChance")
        self.duelChance.setTextFormat(Qt.TextFormat.PlainText)
        self.duelChance.setProperty(u"role", u"number")

        self.duelFootLayout.addWidget(self.duelChance)

        self.duelText = QLabel(self.duelFoot)
        self.duelText.setObjectName(u"duelText")
        self.duelText.setTextFormat(Qt.TextFormat.PlainText)
        self.duelText.setProperty(u"role", u"caption")

        self.duelFootLayout.addWidget(self.duelText)

        self.duelButton = QPushButton(self.duelFoot)
        self.duelButton.setObjectName(u"duelButton")
        self.duelButton.setProperty(u"role", u"primary")

        self.duelFootLayout.addWidget(self.duelButton)

        self.noDuelButton = QPushButton(self.duelFoot)
        self.noDuelButton.setObjectName(u"noDuelButton")
        self.noDuelButton.setProperty(u"role", u"small")

        self.duelFootLayout.addWidget(self.noDuelButton)


        self.duelPanelLayout.addWidget(self.duelFoot)


        self.actBarLayout.addWidget(self.duelPanel)

        self.hitPanel = QFrame(self.actBar)
        self.hitPanel.setObjectName(u"hitPanel")
        self.hitPanel.setProperty(u"role", u"tint")
        self.hitPanelLayout = QVBoxLayout(self.hitPanel)
        self.hitPanelLayout.setSpacing(8)
        self.hitPanelLayout.setObjectName(u"hitPanelLayout")
        self.hitPanelLayout.setContentsMargins(10, 6, 10, 6)
        self.hitStrip = FlowStrip(self.hitPanel)
        self.hitStrip.setObjectName(u"hitStrip")
        self.hitStripLayout = QHBoxLayout(self.hitStrip)
        self.hitStripLayout.setSpacing(8)
        self.hitStripLayout.setObjectName(u"hitStripLayout")
        self.hitStripLayout.setContentsMargins(0, 0, 0, 0)
        self.hitTitle = QLabel(self.hitStrip)
        self.hitTitle.setObjectName(u"hitTitle")
        self.hitTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.hitTitle.setProperty(u"role", u"strong")

        self.hitStripLayout.addWidget(self.hitTitle)

        self.hitAmount = NumberSpin(self.hitStrip)
        self.hitAmount.setObjectName(u"hitAmount")
        self.hitAmount.setProperty(u"role", u"number")
        self.hitAmount.setMaximum(999)

        self.hitStripLayout.addWidget(self.hitAmount)

        self.hitAfter = QLabel(self.hitStrip)
        self.hitAfter.setObjectName(u"hitAfter")
        self.hitAfter.setTextFormat(Qt.TextFormat.PlainText)
        self.hitAfter.setProperty(u"role", u"caption")

        self.hitStripLayout.addWidget(self.hitAfter)

        self.hitButton = QPushButton(self.hitStrip)
        self.hitButton.setObjectName(u"hitButton")
        self.hitButton.setProperty(u"role", u"primary")

        self.hitStripLayout.addWidget(self.hitButton)

        self.noHitButton = QPushButton(self.hitStrip)
        self.noHitButton.setObjectName(u"noHitButton")
        self.noHitButton.setProperty(u"role", u"small")

        self.hitStripLayout.addWidget(self.noHitButton)


        self.hitPanelLayout.addWidget(self.hitStrip)


        self.actBarLayout.addWidget(self.hitPanel)

        self.endStrip = FlowStrip(self.actBar)
        self.endStrip.setObjectName(u"endStrip")
        self.endStripLayout = QHBoxLayout(self.endStrip)
        self.endStripLayout.setSpacing(8)
        self.endStripLayout.setObjectName(u"endStripLayout")
        self.endStripLayout.setContentsMargins(0, 0, 0, 0)
        self.endTitle = QLabel(self.endStrip)
        self.endTitle.setObjectName(u"endTitle")
        self.endTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.endTitle.setProperty(u"role", u"heading")

        self.endStripLayout.addWidget(self.endTitle)

        self.victoryButton = QPushButton(self.endStrip)
        self.victoryButton.setObjectName(u"victoryButton")
        self.victoryButton.setProperty(u"role", u"small")

        self.endStripLayout.addWidget(self.victoryButton)

        self.defeatButton = QPushButton(self.endStrip)
        self.defeatButton.setObjectName(u"defeatButton")
        self.defeatButton.setProperty(u"role", u"small")

        self.endStripLayout.addWidget(self.defeatButton)

        self.endButton = QPushButton(self.endStrip)
        self.endButton.setObjectName(u"endButton")
        self.endButton.setProperty(u"role", u"small")

        self.endStripLayout.addWidget(self.endButton)


        self.actBarLayout.addWidget(self.endStrip)


        self.KotodamaBattleLayout.addWidget(self.actBar)

        self.KotodamaBattleLayout.setStretch(2, 1)

        self.retranslateUi(KotodamaBattle)
    # setupUi

    def retranslateUi(self, KotodamaBattle):
        self.roundWord.setText(QCoreApplication.translate("KotodamaBattle", u"\u30e9\u30a6\u30f3\u30c9", None))
        self.roundNumber.setText("")
        self.conditionToggle.setText(QCoreApplication.translate("KotodamaBattle", u"\u6761\u4ef6\u2026", None))
        self.conditionWarning.setText("")
        self.effectToggle.setText(QCoreApplication.translate("KotodamaBattle", u"\u52b9\u679c\u2026", None))
        self.conditionHint.setText(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u6761\u4ef6\u3068\u6557\u5317\u6761\u4ef6\u306f\u3001\u59cb\u3081\u308b\u3068\u304d\u306b\u5168\u54e1\u306b\u77e5\u3089\u305b\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.victoryStrip.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u6761\u4ef6", None))
#endif // QT_CONFIG(accessibility)
        self.victoryHead.setText(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u6761\u4ef6", None))
#if QT_CONFIG(accessibility)
        self.victoryWho.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u6761\u4ef6\uff1a\u6b7b\u4ea1\u3057\u305f\u4eba", None))
#endif // QT_CONFIG(accessibility)
        self.victoryDead.setText(QCoreApplication.translate("KotodamaBattle", u"\u306e\u6b7b\u4ea1\u3092\u6761\u4ef6\u306b\u52a0\u3048\u308b", None))
        self.victoryText.setPlaceholderText(QCoreApplication.translate("KotodamaBattle", u"\u307b\u304b\u306e\u6761\u4ef6\u3092\u66f8\u304f", None))
#if QT_CONFIG(accessibility)
        self.victoryText.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u6761\u4ef6\uff1a\u307b\u304b\u306e\u6761\u4ef6", None))
#endif // QT_CONFIG(accessibility)
        self.victoryAdd.setText(QCoreApplication.translate("KotodamaBattle", u"\u52a0\u3048\u308b", None))
#if QT_CONFIG(accessibility)
        self.defeatStrip.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u6557\u5317\u6761\u4ef6", None))
#endif // QT_CONFIG(accessibility)
        self.defeatHead.setText(QCoreApplication.translate("KotodamaBattle", u"\u6557\u5317\u6761\u4ef6", None))
#if QT_CONFIG(accessibility)
        self.defeatWho.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u6557\u5317\u6761\u4ef6\uff1a\u6b7b\u4ea1\u3057\u305f\u4eba", None))
#endif // QT_CONFIG(accessibility)
        self.defeatDead.setText(QCoreApplication.translate("KotodamaBattle", u"\u306e\u6b7b\u4ea1\u3092\u6761\u4ef6\u306b\u52a0\u3048\u308b", None))
        self.defeatText.setPlaceholderText(QCoreApplication.translate("KotodamaBattle", u"\u307b\u304b\u306e\u6761\u4ef6\u3092\u66f8\u304f", None))
#if QT_CONFIG(accessibility)
        self.defeatText.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u6557\u5317\u6761\u4ef6\uff1a\u307b\u304b\u306e\u6761\u4ef6", None))
#endif // QT_CONFIG(accessibility)
        self.defeatAdd.setText(QCoreApplication.translate("KotodamaBattle", u"\u52a0\u3048\u308b", None))
        self.effectHead.setText("")
        self.effectName.setPlaceholderText(QCoreApplication.translate("KotodamaBattle", u"\u52b9\u679c\u306e\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.effectName.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u52b9\u679c\u306e\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.effectUntil.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u3044\u3064\u307e\u3067", None))
#endif // QT_CONFIG(accessibility)
        self.effectAdd.setText(QCoreApplication.translate("KotodamaBattle", u"\u52b9\u679c\u3092\u52a0\u3048\u308b", None))
        self.prompt.setText("")
        self.turnName.setText("")
        self.turnCount.setText("")
        self.turnMost.setText("")
        self.discardButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u6b8b\u308a\u3092\u7834\u68c4", None))
        self.artHead.setText(QCoreApplication.translate("KotodamaBattle", u"\u30a2\u30fc\u30c4", None))
        self.nameHead.setText(QCoreApplication.translate("KotodamaBattle", u"\u6307\u540d", None))
        self.aimTitle.setText("")
#if QT_CONFIG(accessibility)
        self.distance.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u8ddd\u96e2", None))
#endif // QT_CONFIG(accessibility)
        self.distanceLimit.setText("")
        self.disengage.setText(QCoreApplication.translate("KotodamaBattle", u"\u96e2\u8131\u3059\u308b", None))
        self.lasting.setText(QCoreApplication.translate("KotodamaBattle", u"\u52b9\u679c\u3092\u6b8b\u3059", None))
        self.declareButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u5ba3\u8a00\u3059\u308b", None))
        self.cancelButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u3084\u3081\u308b", None))
        self.aimNote.setText(QCoreApplication.translate("KotodamaBattle", u"HP\u3084\u30a4\u30cb\u30b7\u30a2\u30c6\u30a3\u30f4\u5024\u306f\u3001GM\u304c\u300c\u56de\u5fa9\u300d\u3084\u300c\u6570\u5024\u300d\u3067\u66f8\u304d\u307e\u3059\u3002", None))
        self.duelTitle.setText("")
#if QT_CONFIG(accessibility)
        self.duelAbility.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u80fd\u52d5\u5074\u306e\u3010\u80fd\u529b\u5024\u3011", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.duelSkill.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u80fd\u52d5\u5074\u306e\u226a\u6280\u80fd\u226b", None))
#endif // QT_CONFIG(accessibility)
        self.duelAgainst.setText(QCoreApplication.translate("KotodamaBattle", u"\u5bfe", None))
#if QT_CONFIG(accessibility)
        self.duelOtherAbility.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u306e\u3010\u80fd\u529b\u5024\u3011", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.duelOtherSkill.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u306e\u226a\u6280\u80fd\u226b", None))
#endif // QT_CONFIG(accessibility)
        self.duelHidden.setText(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u3092\u4f0f\u305b\u308b", None))
        self.duelTargetLabel.setText(QCoreApplication.translate("KotodamaBattle", u"\u76ee\u6a19\u5024", None))
#if QT_CONFIG(accessibility)
        self.duelTarget.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u76ee\u6a19\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.duelOtherTargetLabel.setText(QCoreApplication.translate("KotodamaBattle", u"\u5bfe", None))
#if QT_CONFIG(accessibility)
        self.duelOtherTarget.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u306e\u76ee\u6a19\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.duelModifierLabel.setText(QCoreApplication.translate("KotodamaBattle", u"\u4fee\u6b63", None))
#if QT_CONFIG(accessibility)
        self.duelModifier.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u80fd\u52d5\u5074\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.duelOtherLabel.setText(QCoreApplication.translate("KotodamaBattle", u"\u5bfe", None))
#if QT_CONFIG(accessibility)
        self.duelOtherModifier.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u306e\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.duelDensei.setText(QCoreApplication.translate("KotodamaBattle", u"\u80fd\u52d5\u5074\u306f\u226a\u96fb\u5236\u226b\u3067\u4ee3\u7528", None))
        self.duelOtherDensei.setText(QCoreApplication.translate("KotodamaBattle", u"\u53d7\u52d5\u5074\u306f\u226a\u96fb\u5236\u226b\u3067\u4ee3\u7528", None))
#if QT_CONFIG(accessibility)
        self.duelSpace.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u3069\u3061\u3089\u306e\u7a7a\u9593\u306e\u53d7\u52d5\u5074\u304b", None))
#endif // QT_CONFIG(accessibility)
        self.duelPools.setText("")
        self.duelChance.setText("")
        self.duelText.setText("")
        self.duelButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u5bfe\u6297\u5224\u5b9a\u3092\u632f\u308b", None))
        self.noDuelButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u5224\u5b9a\u306a\u3057\u3067\u5f53\u305f\u308b", None))
        self.hitTitle.setText("")
#if QT_CONFIG(accessibility)
        self.hitAmount.setAccessibleName(QCoreApplication.translate("KotodamaBattle", u"\u30c0\u30e1\u30fc\u30b8\u306e\u70b9\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.hitAfter.setText("")
        self.hitButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u30c0\u30e1\u30fc\u30b8\u3092\u4e0e\u3048\u308b", None))
        self.noHitButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u30c0\u30e1\u30fc\u30b8\u306a\u3057", None))
        self.endTitle.setText("")
        self.victoryButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u52dd\u5229\u3067\u7d42\u308f\u308b", None))
        self.defeatButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u6557\u5317\u3067\u7d42\u308f\u308b", None))
        self.endButton.setText(QCoreApplication.translate("KotodamaBattle", u"\u6226\u95d8\u7d42\u4e86", None))
        pass
    # retranslateUi

