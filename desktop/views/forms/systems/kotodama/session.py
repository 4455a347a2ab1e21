"""Compiled from ui/systems/kotodama/session.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'session.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.spin import NumberSpin

class Ui_KotodamaSession(object):
    def setupUi(self, KotodamaSession):
        if not KotodamaSession.objectName():
            KotodamaSession.setObjectName(u"KotodamaSession")
        KotodamaSession.resize(1054, 520)
        self.KotodamaSessionLayout = QVBoxLayout(KotodamaSession)
        self.KotodamaSessionLayout.setSpacing(0)
        self.KotodamaSessionLayout.setObjectName(u"KotodamaSessionLayout")
        self.KotodamaSessionLayout.setContentsMargins(0, 0, 0, 0)
        self.sceneBar = QFrame(KotodamaSession)
        self.sceneBar.setObjectName(u"sceneBar")
        self.sceneBar.setProperty(u"role", u"tool")
        self.sceneBarLayout = QHBoxLayout(self.sceneBar)
        self.sceneBarLayout.setSpacing(8)
        self.sceneBarLayout.setObjectName(u"sceneBarLayout")
        self.sceneBarLayout.setContentsMargins(12, 6, 12, 6)
        self.sceneStrip = FlowStrip(self.sceneBar)
        self.sceneStrip.setObjectName(u"sceneStrip")
        self.sceneStripLayout = QHBoxLayout(self.sceneStrip)
        self.sceneStripLayout.setSpacing(8)
        self.sceneStripLayout.setObjectName(u"sceneStripLayout")
        self.sceneStripLayout.setContentsMargins(0, 0, 0, 0)
        self.sceneWord = QLabel(self.sceneStrip)
        self.sceneWord.setObjectName(u"sceneWord")
        self.sceneWord.setTextFormat(Qt.TextFormat.PlainText)
        self.sceneWord.setProperty(u"role", u"caption")

        self.sceneStripLayout.addWidget(self.sceneWord)

        self.sceneNumber = QLabel(self.sceneStrip)
        self.sceneNumber.setObjectName(u"sceneNumber")
        self.sceneNumber.setTextFormat(Qt.TextFormat.PlainText)
        self.sceneNumber.setProperty(u"role", u"number")

        self.sceneStripLayout.addWidget(self.sceneNumber)

        self.sceneTitle = QLineEdit(self.sceneStrip)
        self.sceneTitle.setObjectName(u"sceneTitle")

        self.sceneStripLayout.addWidget(self.sceneTitle)

        self.sceneOther = QLineEdit(self.sceneStrip)
        self.sceneOther.setObjectName(u"sceneOther")

        self.sceneStripLayout.addWidget(self.sceneOther)

        self.sceneButton = QPushButton(self.sceneStrip)
        self.sceneButton.setObjectName(u"sceneButton")

        self.sceneStripLayout.addWidget(self.sceneButton)


        self.sceneBarLayout.addWidget(self.sceneStrip)


        self.KotodamaSessionLayout.addWidget(self.sceneBar)

        self.scroll = QScrollArea(KotodamaSession)
        self.scroll.setObjectName(u"scroll")
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
        self.lanesHost = QWidget(self.content)
        self.lanesHost.setObjectName(u"lanesHost")
        self.lanesHostLayout = QVBoxLayout(self.lanesHost)
        self.lanesHostLayout.setSpacing(0)
        self.lanesHostLayout.setObjectName(u"lanesHostLayout")
        self.lanesHostLayout.setContentsMargins(0, 0, 0, 0)

        self.contentLayout.addWidget(self.lanesHost)

        self.trackPanel = QFrame(self.content)
        self.trackPanel.setObjectName(u"trackPanel")
        self.trackPanel.setProperty(u"role", u"panel")
        self.trackPanelLayout = QVBoxLayout(self.trackPanel)
        self.trackPanelLayout.setSpacing(8)
        self.trackPanelLayout.setObjectName(u"trackPanelLayout")
        self.trackPanelLayout.setContentsMargins(12, 10, 12, 10)
        self.trackHead = QLabel(self.trackPanel)
        self.trackHead.setObjectName(u"trackHead")
        self.trackHead.setTextFormat(Qt.TextFormat.PlainText)
        self.trackHead.setProperty(u"role", u"heading")

        self.trackPanelLayout.addWidget(self.trackHead)

        self.trackRows = QWidget(self.trackPanel)
        self.trackRows.setObjectName(u"trackRows")
        self.trackRowsLayout = QVBoxLayout(self.trackRows)
        self.trackRowsLayout.setSpacing(8)
        self.trackRowsLayout.setObjectName(u"trackRowsLayout")
        self.trackRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.trackPanelLayout.addWidget(self.trackRows)

        self.newStrip = FlowStrip(self.trackPanel)
        self.newStrip.setObjectName(u"newStrip")
        self.newStripLayout = QHBoxLayout(self.newStrip)
        self.newStripLayout.setSpacing(8)
        self.newStripLayout.setObjectName(u"newStripLayout")
        self.newStripLayout.setContentsMargins(0, 0, 0, 0)
        self.trackLabel = QLineEdit(self.newStrip)
        self.trackLabel.setObjectName(u"trackLabel")

        self.newStripLayout.addWidget(self.trackLabel)

        self.trackWho = QComboBox(self.newStrip)
        self.trackWho.setObjectName(u"trackWho")

        self.newStripLayout.addWidget(self.trackWho)

        self.trackAbility = QComboBox(self.newStrip)
        self.trackAbility.setObjectName(u"trackAbility")

        self.newStripLayout.addWidget(self.trackAbility)

        self.trackSkill = QComboBox(self.newStrip)
        self.trackSkill.setObjectName(u"trackSkill")

        self.newStripLayout.addWidget(self.trackSkill)

        self.goalHead = QLabel(self.newStrip)
        self.goalHead.setObjectName(u"goalHead")
        self.goalHead.setTextFormat(Qt.TextFormat.PlainText)
        self.goalHead.setProperty(u"role", u"caption")

        self.newStripLayout.addWidget(self.goalHead)

        self.goal = NumberSpin(self.newStrip)
        self.goal.setObjectName(u"goal")
        self.goal.setMinimum(1)
        self.goal.setMaximum(999)

        self.newStripLayout.addWidget(self.goal)

        self.trackTargetHead = QLabel(self.newStrip)
        self.trackTargetHead.setObjectName(u"trackTargetHead")
        self.trackTargetHead.setTextFormat(Qt.TextFormat.PlainText)
        self.trackTargetHead.setProperty(u"role", u"caption")

        self.newStripLayout.addWidget(self.trackTargetHead)

        self.trackTarget = NumberSpin(self.newStrip)
        self.trackTarget.setObjectName(u"trackTarget")
        self.trackTarget.setMinimum(2)
        self.trackTarget.setMaximum(10)

        self.newStripLayout.addWidget(self.trackTarget)

        self.trackModifierHead = QLabel(self.newStrip)
        self.trackModifierHead.setObjectName(u"trackModifierHead")
        self.trackModifierHead.setTextFormat(Qt.TextFormat.PlainText)
        self.trackModifierHead.setProperty(u"role", u"caption")

        self.newStripLayout.addWidget(self.trackModifierHead)

        self.trackModifier = NumberSpin(self.newStrip)
        self.trackModifier.setObjectName(u"trackModifier")
        self.trackModifier.setMinimum(-99)
        self.trackModifier.setMaximum(99)

        self.newStripLayout.addWidget(self.trackModifier)

        self.trackDensei = QCheckBox(self.newStrip)
        self.trackDensei.setObjectName(u"trackDensei")

        self.newStripLayout.addWidget(self.trackDensei)

        self.trackSecret = QCheckBox(self.newStrip)
        self.trackSecret.setObjectName(u"trackSecret")

        self.newStripLayout.addWidget(self.trackSecret)

        self.trackChance = QLabel(self.newStrip)
        self.trackChance.setObjectName(u"trackChance")
        self.trackChance.setTextFormat(Qt.TextFormat.PlainText)
        self.trackChance.setProperty(u"role", u"strong")

        self.newStripLayout.addWidget(self.trackChance)

        self.trackButton = QPushButton(self.newStrip)
        self.trackButton.setObjectName(u"trackButton")

        self.newStripLayout.addWidget(self.trackButton)


        self.trackPanelLayout.addWidget(self.newStrip)


        self.contentLayout.addWidget(self.trackPanel)

        self.toolsHost = QWidget(self.content)
        self.toolsHost.setObjectName(u"toolsHost")
        self.toolsHostLayout = QVBoxLayout(self.toolsHost)
        self.toolsHostLayout.setSpacing(0)
        self.toolsHostLayout.setObjectName(u"toolsHostLayout")
        self.toolsHostLayout.setContentsMargins(0, 0, 0, 0)

        self.contentLayout.addWidget(self.toolsHost)

        self.rulingPanel = QFrame(self.content)
        self.rulingPanel.setObjectName(u"rulingPanel")
        self.rulingPanel.setProperty(u"role", u"panel")
        self.rulingPanelLayout = QVBoxLayout(self.rulingPanel)
        self.rulingPanelLayout.setSpacing(8)
        self.rulingPanelLayout.setObjectName(u"rulingPanelLayout")
        self.rulingPanelLayout.setContentsMargins(12, 10, 12, 10)
        self.rulingHead = QLabel(self.rulingPanel)
        self.rulingHead.setObjectName(u"rulingHead")
        self.rulingHead.setTextFormat(Qt.TextFormat.PlainText)
        self.rulingHead.setProperty(u"role", u"heading")

        self.rulingPanelLayout.addWidget(self.rulingHead)

        self.rulingList = QLabel(self.rulingPanel)
        self.rulingList.setObjectName(u"rulingList")
        self.rulingList.setTextFormat(Qt.TextFormat.PlainText)
        self.rulingList.setProperty(u"role", u"caption")
        self.rulingList.setWordWrap(True)

        self.rulingPanelLayout.addWidget(self.rulingList)

        self.rulingStrip = FlowStrip(self.rulingPanel)
        self.rulingStrip.setObjectName(u"rulingStrip")
        self.rulingStripLayout = QHBoxLayout(self.rulingStrip)
        self.rulingStripLayout.setSpacing(8)
        self.rulingStripLayout.setObjectName(u"rulingStripLayout")
        self.rulingStripLayout.setContentsMargins(0, 0, 0, 0)
        self.rulingText = QLineEdit(self.rulingStrip)
        self.rulingText.setObjectName(u"rulingText")

        self.rulingStripLayout.addWidget(self.rulingText)

        self.agreed = QCheckBox(self.rulingStrip)
        self.agreed.setObjectName(u"agreed")

        self.rulingStripLayout.addWidget(self.agreed)

        self.rulingAdd = QPushButton(self.rulingStrip)
        self.rulingAdd.setObjectName(u"rulingAdd")
        self.rulingAdd.setProperty(u"role", u"small")

        self.rulingStripLayout.addWidget(self.rulingAdd)


        self.rulingPanelLayout.addWidget(self.rulingStrip)


        self.contentLayout.addWidget(self.rulingPanel)

        self.contentSpacer4 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.contentLayout.addItem(self.contentSpacer4)

        self.scroll.setWidget(self.content)

        self.KotodamaSessionLayout.addWidget(self.scroll)

        self.KotodamaSessionLayout.setStretch(1, 1)

        self.retranslateUi(KotodamaSession)
    # setupUi

    def retranslateUi(self, KotodamaSession):
        self.sceneWord.setText(QCoreApplication.translate("KotodamaSession", u"\u30b7\u30fc\u30f3", None))
        self.sceneNumber.setText("")
        self.sceneTitle.setPlaceholderText(QCoreApplication.translate("KotodamaSession", u"\u901a\u5e38\u30b7\u30fc\u30f3\u306e\u984c", None))
#if QT_CONFIG(accessibility)
        self.sceneTitle.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u901a\u5e38\u30b7\u30fc\u30f3\u306e\u984c", None))
#endif // QT_CONFIG(accessibility)
        self.sceneOther.setPlaceholderText(QCoreApplication.translate("KotodamaSession", u"\u30b3\u30c8\u30c0\u30de\u30b7\u30fc\u30f3\u306e\u984c", None))
#if QT_CONFIG(accessibility)
        self.sceneOther.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u30b3\u30c8\u30c0\u30de\u30b7\u30fc\u30f3\u306e\u984c", None))
#endif // QT_CONFIG(accessibility)
        self.sceneButton.setText(QCoreApplication.translate("KotodamaSession", u"\u3053\u306e\u984c\u3067\u6b21\u306e\u30b7\u30fc\u30f3\u3078", None))
        self.trackHead.setText(QCoreApplication.translate("KotodamaSession", u"\u6642\u9593\u306e\u304b\u304b\u308b\u7d99\u7d9a\u5224\u5b9a", None))
        self.trackLabel.setPlaceholderText(QCoreApplication.translate("KotodamaSession", u"\u4f55\u3092\u3059\u308b\u304b", None))
#if QT_CONFIG(accessibility)
        self.trackLabel.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u4f55\u3092\u3059\u308b\u304b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.trackWho.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u3060\u308c\u304c", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.trackAbility.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u3010\u80fd\u529b\u5024\u3011", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.trackSkill.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u226a\u6280\u80fd\u226b", None))
#endif // QT_CONFIG(accessibility)
        self.goalHead.setText(QCoreApplication.translate("KotodamaSession", u"\u76ee\u6a19\u9054\u6210\u6570", None))
#if QT_CONFIG(accessibility)
        self.goal.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u76ee\u6a19\u9054\u6210\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.trackTargetHead.setText(QCoreApplication.translate("KotodamaSession", u"\u76ee\u6a19\u5024", None))
#if QT_CONFIG(accessibility)
        self.trackTarget.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u76ee\u6a19\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.trackModifierHead.setText(QCoreApplication.translate("KotodamaSession", u"\u4fee\u6b63", None))
#if QT_CONFIG(accessibility)
        self.trackModifier.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u4fee\u6b63", None))
#endif // QT_CONFIG(accessibility)
        self.trackDensei.setText(QCoreApplication.translate("KotodamaSession", u"\u226a\u96fb\u5236\u226b\u3067\u4ee3\u7528", None))
        self.trackSecret.setText(QCoreApplication.translate("KotodamaSession", u"\u4f0f\u305b\u308b", None))
        self.trackChance.setText("")
        self.trackButton.setText(QCoreApplication.translate("KotodamaSession", u"\u59cb\u3081\u308b", None))
        self.rulingHead.setText(QCoreApplication.translate("KotodamaSession", u"GM\u88c1\u5b9a\u3068\u30cf\u30a6\u30b9\u30eb\u30fc\u30eb", None))
        self.rulingList.setText("")
        self.rulingText.setPlaceholderText(QCoreApplication.translate("KotodamaSession", u"\u6c7a\u3081\u305f\u3053\u3068", None))
#if QT_CONFIG(accessibility)
        self.rulingText.setAccessibleName(QCoreApplication.translate("KotodamaSession", u"\u6c7a\u3081\u305f\u3053\u3068", None))
#endif // QT_CONFIG(accessibility)
        self.agreed.setText(QCoreApplication.translate("KotodamaSession", u"GM\u3068\u5168PL\u304c\u540c\u610f", None))
        self.rulingAdd.setText(QCoreApplication.translate("KotodamaSession", u"\u8a18\u9332\u3059\u308b", None))
        pass
    # retranslateUi

