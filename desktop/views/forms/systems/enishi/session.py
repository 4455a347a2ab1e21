"""Compiled from ui/systems/enishi/session.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'session.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.spin import NumberSpin

class Ui_SessionTracker(object):
    def setupUi(self, SessionTracker):
        if not SessionTracker.objectName():
            SessionTracker.setObjectName(u"SessionTracker")
        SessionTracker.resize(1054, 560)
        SessionTracker.setWidgetResizable(True)
        SessionTracker.setFrameShape(QFrame.Shape.NoFrame)
        SessionTracker.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        SessionTracker.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.content = QWidget(SessionTracker.viewport())
        self.content.setObjectName(u"content")
        self.contentLayout = QVBoxLayout(self.content)
        self.contentLayout.setSpacing(12)
        self.contentLayout.setObjectName(u"contentLayout")
        self.contentLayout.setContentsMargins(12, 8, 12, 12)
        self.pathHost = QWidget(self.content)
        self.pathHost.setObjectName(u"pathHost")
        self.pathHostLayout = QVBoxLayout(self.pathHost)
        self.pathHostLayout.setSpacing(0)
        self.pathHostLayout.setObjectName(u"pathHostLayout")
        self.pathHostLayout.setContentsMargins(0, 0, 0, 0)

        self.contentLayout.addWidget(self.pathHost)

        self.factsBar = QFrame(self.content)
        self.factsBar.setObjectName(u"factsBar")
        self.factsBar.setProperty(u"role", u"row")
        self.factsBarLayout = QHBoxLayout(self.factsBar)
        self.factsBarLayout.setSpacing(8)
        self.factsBarLayout.setObjectName(u"factsBarLayout")
        self.factsBarLayout.setContentsMargins(0, 2, 0, 2)
        self.facts = QLabel(self.factsBar)
        self.facts.setObjectName(u"facts")
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setProperty(u"role", u"caption")

        self.factsBarLayout.addWidget(self.facts)

        self.factsBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.factsBarLayout.addItem(self.factsBarLayoutSpacer1)

        self.closeButton = QPushButton(self.factsBar)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setProperty(u"role", u"small")

        self.factsBarLayout.addWidget(self.closeButton)


        self.contentLayout.addWidget(self.factsBar)

        self.betweenPanel = QWidget(self.content)
        self.betweenPanel.setObjectName(u"betweenPanel")
        self.betweenPanelLayout = QVBoxLayout(self.betweenPanel)
        self.betweenPanelLayout.setSpacing(8)
        self.betweenPanelLayout.setObjectName(u"betweenPanelLayout")
        self.betweenPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.betweenTitle = QLabel(self.betweenPanel)
        self.betweenTitle.setObjectName(u"betweenTitle")
        self.betweenTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.betweenTitle.setProperty(u"role", u"big-heading")

        self.betweenPanelLayout.addWidget(self.betweenTitle)

        self.doorStrip = FlowStrip(self.betweenPanel)
        self.doorStrip.setObjectName(u"doorStrip")
        self.doorStripLayout = QHBoxLayout(self.doorStrip)
        self.doorStripLayout.setSpacing(8)
        self.doorStripLayout.setObjectName(u"doorStripLayout")
        self.doorStripLayout.setContentsMargins(0, 0, 0, 0)

        self.betweenPanelLayout.addWidget(self.doorStrip)

        self.doorHint = Paragraph(self.betweenPanel)
        self.doorHint.setObjectName(u"doorHint")
        self.doorHint.setProperty(u"role", u"hint")

        self.betweenPanelLayout.addWidget(self.doorHint)

        self.nameStrip = FlowStrip(self.betweenPanel)
        self.nameStrip.setObjectName(u"nameStrip")
        self.nameStripLayout = QHBoxLayout(self.nameStrip)
        self.nameStripLayout.setSpacing(8)
        self.nameStripLayout.setObjectName(u"nameStripLayout")
        self.nameStripLayout.setContentsMargins(0, 0, 0, 0)
        self.nameLabel = QLabel(self.nameStrip)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.nameLabel.setProperty(u"role", u"caption")

        self.nameStripLayout.addWidget(self.nameLabel)

        self.nextTitle = QLineEdit(self.nameStrip)
        self.nextTitle.setObjectName(u"nextTitle")
        self.nextTitle.setMaxLength(120)

        self.nameStripLayout.addWidget(self.nextTitle)

        self.whoLabel = QLabel(self.nameStrip)
        self.whoLabel.setObjectName(u"whoLabel")
        self.whoLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.whoLabel.setProperty(u"role", u"caption")

        self.nameStripLayout.addWidget(self.whoLabel)

        self.protagonist = QComboBox(self.nameStrip)
        self.protagonist.setObjectName(u"protagonist")
        self.protagonist.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

        self.nameStripLayout.addWidget(self.protagonist)

        self.asMain = QCheckBox(self.nameStrip)
        self.asMain.setObjectName(u"asMain")

        self.nameStripLayout.addWidget(self.asMain)


        self.betweenPanelLayout.addWidget(self.nameStrip)

        self.presentStrip = FlowStrip(self.betweenPanel)
        self.presentStrip.setObjectName(u"presentStrip")
        self.presentStripLayout = QHBoxLayout(self.presentStrip)
        self.presentStripLayout.setSpacing(8)
        self.presentStripLayout.setObjectName(u"presentStripLayout")
        self.presentStripLayout.setContentsMargins(0, 0, 0, 0)
        self.presentLabel = QLabel(self.presentStrip)
        self.presentLabel.setObjectName(u"presentLabel")
        self.presentLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.presentLabel.setProperty(u"role", u"caption")

        self.presentStripLayout.addWidget(self.presentLabel)


        self.betweenPanelLayout.addWidget(self.presentStrip)

        self.goStrip = FlowStrip(self.betweenPanel)
        self.goStrip.setObjectName(u"goStrip")
        self.goStripLayout = QHBoxLayout(self.goStrip)
        self.goStripLayout.setSpacing(8)
        self.goStripLayout.setObjectName(u"goStripLayout")
        self.goStripLayout.setContentsMargins(0, 0, 0, 0)
        self.goButton = QPushButton(self.goStrip)
        self.goButton.setObjectName(u"goButton")
        self.goButton.setProperty(u"role", u"primary")

        self.goStripLayout.addWidget(self.goButton)


        self.betweenPanelLayout.addWidget(self.goStrip)

        self.timeStrip = FlowStrip(self.betweenPanel)
        self.timeStrip.setObjectName(u"timeStrip")
        self.timeStripLayout = QHBoxLayout(self.timeStrip)
        self.timeStripLayout.setSpacing(8)
        self.timeStripLayout.setObjectName(u"timeStripLayout")
        self.timeStripLayout.setContentsMargins(0, 0, 0, 0)
        self.timeLabel = QLabel(self.timeStrip)
        self.timeLabel.setObjectName(u"timeLabel")
        self.timeLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.timeLabel.setProperty(u"role", u"caption")

        self.timeStripLayout.addWidget(self.timeLabel)

        self.days = NumberSpin(self.timeStrip)
        self.days.setObjectName(u"days")
        self.days.setMinimum(1)
        self.days.setMaximum(36500)

        self.timeStripLayout.addWidget(self.days)

        self.daysButton = QPushButton(self.timeStrip)
        self.daysButton.setObjectName(u"daysButton")

        self.timeStripLayout.addWidget(self.daysButton)

        self.daysNote = QLabel(self.timeStrip)
        self.daysNote.setObjectName(u"daysNote")
        self.daysNote.setTextFormat(Qt.TextFormat.PlainText)
        self.daysNote.setProperty(u"role", u"caption")

        self.timeStripLayout.addWidget(self.daysNote)


        self.betweenPanelLayout.addWidget(self.timeStrip)


        self.contentLayout.addWidget(self.betweenPanel)

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

        self.xpPanel = QWidget(self.content)
        self.xpPanel.setObjectName(u"xpPanel")
        self.xpPanelLayout = QVBoxLayout(self.xpPanel)
        self.xpPanelLayout.setSpacing(4)
        self.xpPanelLayout.setObjectName(u"xpPanelLayout")
        self.xpPanelLayout.setContentsMargins(0, 0, 0, 0)
        self.xpHeadBar = QFrame(self.xpPanel)
        self.xpHeadBar.setObjectName(u"xpHeadBar")
        self.xpHeadBar.setProperty(u"role", u"row")
        self.xpHeadBarLayout = QHBoxLayout(self.xpHeadBar)
        self.xpHeadBarLayout.setSpacing(8)
        self.xpHeadBarLayout.setObjectName(u"xpHeadBarLayout")
        self.xpHeadBarLayout.setContentsMargins(0, 2, 0, 2)
        self.xpHead = QLabel(self.xpHeadBar)
        self.xpHead.setObjectName(u"xpHead")
        self.xpHead.setTextFormat(Qt.TextFormat.PlainText)
        self.xpHead.setProperty(u"role", u"strong")

        self.xpHeadBarLayout.addWidget(self.xpHead)

        self.xpHeadBarLayoutSpacer1 = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.xpHeadBarLayout.addItem(self.xpHeadBarLayoutSpacer1)

        self.xpNote = QLabel(self.xpHeadBar)
        self.xpNote.setObjectName(u"xpNote")
        self.xpNote.setTextFormat(Qt.TextFormat.PlainText)
        self.xpNote.setProperty(u"role", u"caption")

        self.xpHeadBarLayout.addWidget(self.xpNote)


        self.xpPanelLayout.addWidget(self.xpHeadBar)

        self.xpGrid = QWidget(self.xpPanel)
        self.xpGrid.setObjectName(u"xpGrid")
        self.xpGridLayout = QGridLayout(self.xpGrid)
        self.xpGridLayout.setObjectName(u"xpGridLayout")
        self.xpGridLayout.setHorizontalSpacing(8)
        self.xpGridLayout.setVerticalSpacing(8)
        self.xpGridLayout.setContentsMargins(0, 0, 0, 0)

        self.xpPanelLayout.addWidget(self.xpGrid)


        self.contentLayout.addWidget(self.xpPanel)

        self.stagePanel = QWidget(self.content)
        self.stagePanel.setObjectName(u"stagePanel")
        self.stagePanelLayout = QVBoxLayout(self.stagePanel)
        self.stagePanelLayout.setSpacing(8)
        self.stagePanelLayout.setObjectName(u"stagePanelLayout")
        self.stagePanelLayout.setContentsMargins(0, 0, 0, 0)
        self.stageLine = QWidget(self.stagePanel)
        self.stageLine.setObjectName(u"stageLine")
        self.stageLineLayout = QHBoxLayout(self.stageLine)
        self.stageLineLayout.setSpacing(12)
        self.stageLineLayout.setObjectName(u"stageLineLayout")
        self.stageLineLayout.setContentsMargins(0, 0, 0, 0)
        self.stageTitle = QLabel(self.stageLine)
        self.stageTitle.setObjectName(u"stageTitle")
        self.stageTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.stageTitle.setProperty(u"role", u"big-heading")

        self.stageLineLayout.addWidget(self.stageTitle)

        self.titleEdit = QLineEdit(self.stageLine)
        self.titleEdit.setObjectName(u"titleEdit")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.titleEdit.sizePolicy().hasHeightForWidth())
        self.titleEdit.setSizePolicy(sizePolicy)
        self.titleEdit.setMaxLength(120)

        self.stageLineLayout.addWidget(self.titleEdit)


        self.stagePanelLayout.addWidget(self.stageLine)

        self.groupStrip = QWidget(self.stagePanel)
        self.groupStrip.setObjectName(u"groupStrip")
        self.groupStripLayout = QHBoxLayout(self.groupStrip)
        self.groupStripLayout.setSpacing(8)
        self.groupStripLayout.setObjectName(u"groupStripLayout")
        self.groupStripLayout.setContentsMargins(0, 0, 0, 0)
        self.leadGroup = QFrame(self.groupStrip)
        self.leadGroup.setObjectName(u"leadGroup")
        self.leadGroup.setProperty(u"role", u"card")
        self.leadGroupLayout = QVBoxLayout(self.leadGroup)
        self.leadGroupLayout.setSpacing(8)
        self.leadGroupLayout.setObjectName(u"leadGroupLayout")
        self.leadGroupLayout.setContentsMargins(12, 8, 12, 8)
        self.leadHead = QLabel(self.leadGroup)
        self.leadHead.setObjectName(u"leadHead")
        self.leadHead.setTextFormat(Qt.TextFormat.PlainText)
        self.leadHead.setProperty(u"role", u"strong")

        self.leadGroupLayout.addWidget(self.leadHead)

        self.leadRows = QWidget(self.leadGroup)
        self.leadRows.setObjectName(u"leadRows")
        self.leadRowsLayout = QVBoxLayout(self.leadRows)
        self.leadRowsLayout.setSpacing(8)
        self.leadRowsLayout.setObjectName(u"leadRowsLayout")
        self.leadRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.leadGroupLayout.addWidget(self.leadRows)

        self.leadGroupLayoutSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.leadGroupLayout.addItem(self.leadGroupLayoutSpacer2)


        self.groupStripLayout.addWidget(self.leadGroup)

        self.supportGroup = QFrame(self.groupStrip)
        self.supportGroup.setObjectName(u"supportGroup")
        self.supportGroup.setProperty(u"role", u"card")
        self.supportGroupLayout = QVBoxLayout(self.supportGroup)
        self.supportGroupLayout.setSpacing(8)
        self.supportGroupLayout.setObjectName(u"supportGroupLayout")
        self.supportGroupLayout.setContentsMargins(12, 8, 12, 8)
        self.supportHead = QLabel(self.supportGroup)
        self.supportHead.setObjectName(u"supportHead")
        self.supportHead.setTextFormat(Qt.TextFormat.PlainText)
        self.supportHead.setProperty(u"role", u"strong")

        self.supportGroupLayout.addWidget(self.supportHead)

        self.supportRows = QWidget(self.supportGroup)
        self.supportRows.setObjectName(u"supportRows")
        self.supportRowsLayout = QVBoxLayout(self.supportRows)
        self.supportRowsLayout.setSpacing(8)
        self.supportRowsLayout.setObjectName(u"supportRowsLayout")
        self.supportRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.supportGroupLayout.addWidget(self.supportRows)

        self.supportGroupLayoutSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.supportGroupLayout.addItem(self.supportGroupLayoutSpacer2)


        self.groupStripLayout.addWidget(self.supportGroup)

        self.awayGroup = QFrame(self.groupStrip)
        self.awayGroup.setObjectName(u"awayGroup")
        self.awayGroup.setProperty(u"role", u"card")
        self.awayGroupLayout = QVBoxLayout(self.awayGroup)
        self.awayGroupLayout.setSpacing(8)
        self.awayGroupLayout.setObjectName(u"awayGroupLayout")
        self.awayGroupLayout.setContentsMargins(12, 8, 12, 8)
        self.awayHead = QLabel(self.awayGroup)
        self.awayHead.setObjectName(u"awayHead")
        self.awayHead.setTextFormat(Qt.TextFormat.PlainText)
        self.awayHead.setProperty(u"role", u"strong")

        self.awayGroupLayout.addWidget(self.awayHead)

        self.awayRows = QWidget(self.awayGroup)
        self.awayRows.setObjectName(u"awayRows")
        self.awayRowsLayout = QVBoxLayout(self.awayRows)
        self.awayRowsLayout.setSpacing(8)
        self.awayRowsLayout.setObjectName(u"awayRowsLayout")
        self.awayRowsLayout.setContentsMargins(0, 0, 0, 0)

        self.awayGroupLayout.addWidget(self.awayRows)

        self.awayGroupLayoutSpacer2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.awayGroupLayout.addItem(self.awayGroupLayoutSpacer2)


        self.groupStripLayout.addWidget(self.awayGroup)


        self.stagePanelLayout.addWidget(self.groupStrip)

        self.endStrip = FlowStrip(self.stagePanel)
        self.endStrip.setObjectName(u"endStrip")
        self.endStripLayout = QHBoxLayout(self.endStrip)
        self.endStripLayout.setSpacing(8)
        self.endStripLayout.setObjectName(u"endStripLayout")
        self.endStripLayout.setContentsMargins(0, 0, 0, 0)
        self.daysLabel = QLabel(self.endStrip)
        self.daysLabel.setObjectName(u"daysLabel")
        self.daysLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.daysLabel.setProperty(u"role", u"caption")

        self.endStripLayout.addWidget(self.daysLabel)

        self.endDays = NumberSpin(self.endStrip)
        self.endDays.setObjectName(u"endDays")
        self.endDays.setMaximum(36500)

        self.endStripLayout.addWidget(self.endDays)

        self.daysUnit = QLabel(self.endStrip)
        self.daysUnit.setObjectName(u"daysUnit")
        self.daysUnit.setTextFormat(Qt.TextFormat.PlainText)
        self.daysUnit.setProperty(u"role", u"caption")

        self.endStripLayout.addWidget(self.daysUnit)

        self.endButton = QPushButton(self.endStrip)
        self.endButton.setObjectName(u"endButton")

        self.endStripLayout.addWidget(self.endButton)


        self.stagePanelLayout.addWidget(self.endStrip)


        self.contentLayout.addWidget(self.stagePanel)

        self.feelings = Paragraph(self.content)
        self.feelings.setObjectName(u"feelings")
        self.feelings.setProperty(u"role", u"hint")

        self.contentLayout.addWidget(self.feelings)

        self.contentLayoutSpacer7 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.contentLayout.addItem(self.contentLayoutSpacer7)

        SessionTracker.setWidget(self.content)

        self.retranslateUi(SessionTracker)
    # setupUi

    def retranslateUi(self, SessionTracker):
        self.facts.setText("")
        self.closeButton.setText(QCoreApplication.translate("SessionTracker", u"\u30bb\u30c3\u30b7\u30e7\u30f3\u3092\u7d42\u3048\u308b", None))
        self.betweenTitle.setText(QCoreApplication.translate("SessionTracker", u"\u6b21\u306e\u30b9\u30c6\u30fc\u30b8", None))
        self.nameLabel.setText(QCoreApplication.translate("SessionTracker", u"\u540d", None))
        self.nextTitle.setPlaceholderText(QCoreApplication.translate("SessionTracker", u"\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044", None))
#if QT_CONFIG(accessibility)
        self.nextTitle.setAccessibleName(QCoreApplication.translate("SessionTracker", u"\u6b21\u306e\u30b9\u30c6\u30fc\u30b8\u306e\u540d", None))
#endif // QT_CONFIG(accessibility)
        self.whoLabel.setText(QCoreApplication.translate("SessionTracker", u"\u4e3b\u4eba\u516c", None))
#if QT_CONFIG(accessibility)
        self.protagonist.setAccessibleName(QCoreApplication.translate("SessionTracker", u"\u4e3b\u4eba\u516c", None))
#endif // QT_CONFIG(accessibility)
        self.asMain.setText(QCoreApplication.translate("SessionTracker", u"\u30e1\u30a4\u30f3\u30b9\u30c6\u30fc\u30b8\u306b\u6570\u3048\u308b", None))
        self.presentLabel.setText(QCoreApplication.translate("SessionTracker", u"\u767b\u5834\u3059\u308b\u4eba", None))
        self.goButton.setText(QCoreApplication.translate("SessionTracker", u"\u59cb\u3081\u308b", None))
        self.timeLabel.setText(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u306e\u5916\u3067", None))
#if QT_CONFIG(accessibility)
        self.days.setAccessibleName(QCoreApplication.translate("SessionTracker", u"\u904e\u304e\u308b\u65e5\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.daysButton.setText(QCoreApplication.translate("SessionTracker", u"\u65e5\u305f\u3064", None))
        self.daysNote.setText("")
        self.overTitle.setText(QCoreApplication.translate("SessionTracker", u"\u30bb\u30c3\u30b7\u30e7\u30f3\u304c\u7d42\u308f\u308a\u307e\u3057\u305f", None))
        self.overHint.setText(QCoreApplication.translate("SessionTracker", u"N \u3067\u7247\u3065\u3051\u307e\u3059\u3002\u7d4c\u9a13\u70b9\u30fbLP\u30fbSP \u306f\u30b7\u30fc\u30c8\u306b\u66f8\u304b\u308c\u3066\u3044\u307e\u3059\u3002\u6210\u9577\u306f\u6e96\u5099\u306e\u753b\u9762\u306e\u30b7\u30fc\u30c8\u3067\u9078\u3073\u307e\u3059\u3002", None))
        self.xpHead.setText(QCoreApplication.translate("SessionTracker", u"\u7d4c\u9a13\u70b9", None))
        self.xpNote.setText(QCoreApplication.translate("SessionTracker", u"\u5370 1 \u3064\u3067 1 \u70b9\u3002\u300c\u7279\u306b\u512a\u79c0\u306a\u6d3b\u8e8d\u300d\u306f\u5168\u54e1\u3067\u8a71\u3057\u5408\u3063\u3066\u6c7a\u3081\u307e\u3059", None))
        self.stageTitle.setText("")
        self.titleEdit.setPlaceholderText(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u306e\u540d\uff08\u66f8\u304b\u306a\u304f\u3066\u3082\u3088\u3044\uff09", None))
#if QT_CONFIG(accessibility)
        self.titleEdit.setAccessibleName(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u306e\u540d", None))
#endif // QT_CONFIG(accessibility)
        self.leadHead.setText(QCoreApplication.translate("SessionTracker", u"\u4e3b\u4eba\u516c", None))
        self.supportHead.setText(QCoreApplication.translate("SessionTracker", u"\u8107\u5f79", None))
        self.awayHead.setText(QCoreApplication.translate("SessionTracker", u"\u30d0\u30c3\u30af\u30b9\u30c6\u30fc\u30b8", None))
        self.daysLabel.setText(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u306e\u3042\u3068", None))
#if QT_CONFIG(accessibility)
        self.endDays.setAccessibleName(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u306e\u3042\u3068\u306b\u904e\u304e\u308b\u65e5\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.daysUnit.setText(QCoreApplication.translate("SessionTracker", u"\u65e5\u305f\u3064", None))
        self.endButton.setText(QCoreApplication.translate("SessionTracker", u"\u30b9\u30c6\u30fc\u30b8\u3092\u7d42\u3048\u308b", None))
        pass
    # retranslateUi

