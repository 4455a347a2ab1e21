"""Compiled from ui/systems/d6game/battle.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'battle.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QVBoxLayout, QWidget)

from desktop.views.table.button_row import ButtonRow
from desktop.views.table.step_strip import StepStrip
from desktop.views.widgets.option_rows import OptionRows
from desktop.views.widgets.outcome_tag import OutcomeTag
from desktop.views.widgets.paragraph import Paragraph

class Ui_D6gameBattle(object):
    def setupUi(self, D6gameBattle):
        if not D6gameBattle.objectName():
            D6gameBattle.setObjectName(u"D6gameBattle")
        D6gameBattle.resize(1040, 560)
        D6gameBattle.setFrameShape(QFrame.Shape.NoFrame)
        D6gameBattle.setWidgetResizable(True)
        D6gameBattle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = QWidget(D6gameBattle.viewport())
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(12)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(12, 12, 12, 12)
        self.steps = StepStrip(self.body)
        self.steps.setObjectName(u"steps")

        self.bodyLayout.addWidget(self.steps)

        self.orderLabel = QLabel(self.body)
        self.orderLabel.setObjectName(u"orderLabel")
        self.orderLabel.setProperty(u"role", u"caption")

        self.bodyLayout.addWidget(self.orderLabel)

        self.order = ButtonRow(self.body)
        self.order.setObjectName(u"order")

        self.bodyLayout.addWidget(self.order)

        self.moves = ButtonRow(self.body)
        self.moves.setObjectName(u"moves")

        self.bodyLayout.addWidget(self.moves)

        self.duelLine = QHBoxLayout()
        self.duelLine.setSpacing(12)
        self.duelLine.setObjectName(u"duelLine")
        self.duelLine.setContentsMargins(0, 0, 0, 0)
        self.attackerLabel = QLabel(self.body)
        self.attackerLabel.setObjectName(u"attackerLabel")
        self.attackerLabel.setProperty(u"role", u"number")
        self.attackerLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.duelLine.addWidget(self.attackerLabel)

        self.arrowLabel = QLabel(self.body)
        self.arrowLabel.setObjectName(u"arrowLabel")
        self.arrowLabel.setText(u"\u2192")
        self.arrowLabel.setProperty(u"role", u"number")

        self.duelLine.addWidget(self.arrowLabel)

        self.targetLabel = QLabel(self.body)
        self.targetLabel.setObjectName(u"targetLabel")
        self.targetLabel.setProperty(u"role", u"number")
        self.targetLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.duelLine.addWidget(self.targetLabel)

        self.powerLabel = QLabel(self.body)
        self.powerLabel.setObjectName(u"powerLabel")
        self.powerLabel.setProperty(u"role", u"accent")
        self.powerLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.duelLine.addWidget(self.powerLabel)

        self.resultTag = OutcomeTag(self.body)
        self.resultTag.setObjectName(u"resultTag")

        self.duelLine.addWidget(self.resultTag)

        self.duelSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.duelLine.addItem(self.duelSpace)


        self.bodyLayout.addLayout(self.duelLine)

        self.resultLabel = Paragraph(self.body)
        self.resultLabel.setObjectName(u"resultLabel")
        self.resultLabel.setProperty(u"role", u"plain")

        self.bodyLayout.addWidget(self.resultLabel)

        self.askLabel = Paragraph(self.body)
        self.askLabel.setObjectName(u"askLabel")
        self.askLabel.setProperty(u"role", u"heading")

        self.bodyLayout.addWidget(self.askLabel)

        self.targets = ButtonRow(self.body)
        self.targets.setObjectName(u"targets")

        self.bodyLayout.addWidget(self.targets)

        self.powers = ButtonRow(self.body)
        self.powers.setObjectName(u"powers")

        self.bodyLayout.addWidget(self.powers)

        self.answers = OptionRows(self.body)
        self.answers.setObjectName(u"answers")

        self.bodyLayout.addWidget(self.answers)

        self.hintLabel = Paragraph(self.body)
        self.hintLabel.setObjectName(u"hintLabel")
        self.hintLabel.setProperty(u"role", u"quiet")

        self.bodyLayout.addWidget(self.hintLabel)

        self.endFrame = QFrame(self.body)
        self.endFrame.setObjectName(u"endFrame")
        self.endFrame.setProperty(u"role", u"panel")
        self.endLayout = QVBoxLayout(self.endFrame)
        self.endLayout.setSpacing(8)
        self.endLayout.setObjectName(u"endLayout")
        self.endLayout.setContentsMargins(12, 12, 12, 12)
        self.returnLabel = QLabel(self.endFrame)
        self.returnLabel.setObjectName(u"returnLabel")
        self.returnLabel.setProperty(u"role", u"strong")

        self.endLayout.addWidget(self.returnLabel)

        self.returns = ButtonRow(self.endFrame)
        self.returns.setObjectName(u"returns")

        self.endLayout.addWidget(self.returns)

        self.mercyLabel = QLabel(self.endFrame)
        self.mercyLabel.setObjectName(u"mercyLabel")
        self.mercyLabel.setProperty(u"role", u"strong")

        self.endLayout.addWidget(self.mercyLabel)

        self.mercies = ButtonRow(self.endFrame)
        self.mercies.setObjectName(u"mercies")

        self.endLayout.addWidget(self.mercies)

        self.bonusLine = QHBoxLayout()
        self.bonusLine.setSpacing(8)
        self.bonusLine.setObjectName(u"bonusLine")
        self.bonusLabel = QLabel(self.endFrame)
        self.bonusLabel.setObjectName(u"bonusLabel")
        self.bonusLabel.setProperty(u"role", u"strong")

        self.bonusLine.addWidget(self.bonusLabel)

        self.bonusSpin = QSpinBox(self.endFrame)
        self.bonusSpin.setObjectName(u"bonusSpin")
        self.bonusSpin.setMinimum(0)
        self.bonusSpin.setMaximum(999)

        self.bonusLine.addWidget(self.bonusSpin)

        self.bonusSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.bonusLine.addItem(self.bonusSpace)


        self.endLayout.addLayout(self.bonusLine)

        self.bonusFor = ButtonRow(self.endFrame)
        self.bonusFor.setObjectName(u"bonusFor")

        self.endLayout.addWidget(self.bonusFor)


        self.bodyLayout.addWidget(self.endFrame)

        self.steering = ButtonRow(self.body)
        self.steering.setObjectName(u"steering")

        self.bodyLayout.addWidget(self.steering)

        self.moreLine = QHBoxLayout()
        self.moreLine.setObjectName(u"moreLine")
        self.moreButton = QPushButton(self.body)
        self.moreButton.setObjectName(u"moreButton")
        self.moreButton.setCheckable(True)

        self.moreLine.addWidget(self.moreButton)

        self.moreSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.moreLine.addItem(self.moreSpace)


        self.bodyLayout.addLayout(self.moreLine)

        self.sidesFrame = QFrame(self.body)
        self.sidesFrame.setObjectName(u"sidesFrame")
        self.sidesFrame.setProperty(u"role", u"panel")
        self.sidesLayout = QVBoxLayout(self.sidesFrame)
        self.sidesLayout.setSpacing(8)
        self.sidesLayout.setObjectName(u"sidesLayout")
        self.sidesLayout.setContentsMargins(12, 12, 12, 12)
        self.sidesLabel = QLabel(self.sidesFrame)
        self.sidesLabel.setObjectName(u"sidesLabel")
        self.sidesLabel.setProperty(u"role", u"strong")

        self.sidesLayout.addWidget(self.sidesLabel)

        self.sides = ButtonRow(self.sidesFrame)
        self.sides.setObjectName(u"sides")

        self.sidesLayout.addWidget(self.sides)

        self.sideLine = QHBoxLayout()
        self.sideLine.setSpacing(8)
        self.sideLine.setObjectName(u"sideLine")
        self.sideLine.setContentsMargins(0, 0, 0, 0)
        self.sideEdit = QLineEdit(self.sidesFrame)
        self.sideEdit.setObjectName(u"sideEdit")
        self.sideEdit.setMaxLength(40)

        self.sideLine.addWidget(self.sideEdit)

        self.sideButton = QPushButton(self.sidesFrame)
        self.sideButton.setObjectName(u"sideButton")

        self.sideLine.addWidget(self.sideButton)

        self.sideSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.sideLine.addItem(self.sideSpace)


        self.sidesLayout.addLayout(self.sideLine)

        self.controlLabel = QLabel(self.sidesFrame)
        self.controlLabel.setObjectName(u"controlLabel")
        self.controlLabel.setProperty(u"role", u"strong")

        self.sidesLayout.addWidget(self.controlLabel)

        self.control = ButtonRow(self.sidesFrame)
        self.control.setObjectName(u"control")

        self.sidesLayout.addWidget(self.control)

        self.shownLabel = QLabel(self.sidesFrame)
        self.shownLabel.setObjectName(u"shownLabel")
        self.shownLabel.setProperty(u"role", u"strong")

        self.sidesLayout.addWidget(self.shownLabel)

        self.seen = ButtonRow(self.sidesFrame)
        self.seen.setObjectName(u"seen")

        self.sidesLayout.addWidget(self.seen)


        self.bodyLayout.addWidget(self.sidesFrame)

        self.foot = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.bodyLayout.addItem(self.foot)

        D6gameBattle.setWidget(self.body)

        self.retranslateUi(D6gameBattle)
    # setupUi

    def retranslateUi(self, D6gameBattle):
        self.orderLabel.setText(QCoreApplication.translate("D6gameBattle", u"\u624b\u756a\u306e\u9806", None))
        self.moreButton.setText(QCoreApplication.translate("D6gameBattle", u"\u9663\u55b6\u30fb\u62c5\u5f53\u30fb\u898b\u305b\u308b\u4eba", None))
        self.sidesLabel.setText(QCoreApplication.translate("D6gameBattle", u"\u9663\u55b6\uff08\u62bc\u3059\u3068\u3001\u9078\u3093\u3060\u4eba\u304c\u79fb\u308a\u307e\u3059\uff09", None))
        self.sideEdit.setPlaceholderText(QCoreApplication.translate("D6gameBattle", u"\u65b0\u3057\u3044\u9663\u55b6", None))
#if QT_CONFIG(accessibility)
        self.sideEdit.setAccessibleName(QCoreApplication.translate("D6gameBattle", u"\u65b0\u3057\u3044\u9663\u55b6", None))
#endif // QT_CONFIG(accessibility)
        self.sideButton.setText(QCoreApplication.translate("D6gameBattle", u"\u9078\u3093\u3060\u4eba\u3092\u3053\u306e\u9663\u55b6\u3078", None))
        self.shownLabel.setText(QCoreApplication.translate("D6gameBattle", u"PL\u306b\u898b\u305b\u308b", None))
        pass
    # retranslateUi

