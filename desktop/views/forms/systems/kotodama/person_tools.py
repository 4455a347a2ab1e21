"""Compiled from ui/systems/kotodama/person_tools.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'person_tools.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton)

from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.spin import NumberSpin

class Ui_KotodamaTools(object):
    def setupUi(self, KotodamaTools):
        if not KotodamaTools.objectName():
            KotodamaTools.setObjectName(u"KotodamaTools")
        KotodamaTools.resize(1054, 520)
        KotodamaTools.setProperty(u"role", u"panel")
        self.KotodamaToolsLayout = QGridLayout(KotodamaTools)
        self.KotodamaToolsLayout.setObjectName(u"KotodamaToolsLayout")
        self.KotodamaToolsLayout.setHorizontalSpacing(12)
        self.KotodamaToolsLayout.setVerticalSpacing(8)
        self.KotodamaToolsLayout.setContentsMargins(12, 10, 12, 10)
        self.toolsName = ElidedLabel(KotodamaTools)
        self.toolsName.setObjectName(u"toolsName")
        self.toolsName.setMaximumSize(QSize(240, 16777215))
        self.toolsName.setTextFormat(Qt.TextFormat.PlainText)
        self.toolsName.setProperty(u"role", u"heading")

        self.KotodamaToolsLayout.addWidget(self.toolsName, 0, 0, 1, 1)

        self.hurtStrip = FlowStrip(KotodamaTools)
        self.hurtStrip.setObjectName(u"hurtStrip")
        self.hurtStripLayout = QHBoxLayout(self.hurtStrip)
        self.hurtStripLayout.setSpacing(8)
        self.hurtStripLayout.setObjectName(u"hurtStripLayout")
        self.hurtStripLayout.setContentsMargins(0, 0, 0, 0)
        self.amount = NumberSpin(self.hurtStrip)
        self.amount.setObjectName(u"amount")
        self.amount.setMaximum(999)

        self.hurtStripLayout.addWidget(self.amount)

        self.damageButton = QPushButton(self.hurtStrip)
        self.damageButton.setObjectName(u"damageButton")

        self.hurtStripLayout.addWidget(self.damageButton)

        self.healButton = QPushButton(self.hurtStrip)
        self.healButton.setObjectName(u"healButton")

        self.hurtStripLayout.addWidget(self.healButton)

        self.downButton = QPushButton(self.hurtStrip)
        self.downButton.setObjectName(u"downButton")
        self.downButton.setProperty(u"role", u"small")

        self.hurtStripLayout.addWidget(self.downButton)

        self.releaseButton = QPushButton(self.hurtStrip)
        self.releaseButton.setObjectName(u"releaseButton")
        self.releaseButton.setProperty(u"role", u"small")

        self.hurtStripLayout.addWidget(self.releaseButton)

        self.killButton = QPushButton(self.hurtStrip)
        self.killButton.setObjectName(u"killButton")
        self.killButton.setProperty(u"role", u"small")

        self.hurtStripLayout.addWidget(self.killButton)

        self.readyButton = QPushButton(self.hurtStrip)
        self.readyButton.setObjectName(u"readyButton")
        self.readyButton.setProperty(u"role", u"small")

        self.hurtStripLayout.addWidget(self.readyButton)

        self.doneButton = QPushButton(self.hurtStrip)
        self.doneButton.setObjectName(u"doneButton")
        self.doneButton.setProperty(u"role", u"small")

        self.hurtStripLayout.addWidget(self.doneButton)


        self.KotodamaToolsLayout.addWidget(self.hurtStrip, 0, 1, 1, 1)

        self.toolsWarning = Paragraph(KotodamaTools)
        self.toolsWarning.setObjectName(u"toolsWarning")
        self.toolsWarning.setProperty(u"role", u"warning-text")

        self.KotodamaToolsLayout.addWidget(self.toolsWarning, 1, 0, 1, 2)

        self.checkHead = QLabel(KotodamaTools)
        self.checkHead.setObjectName(u"checkHead")
        self.checkHead.setTextFormat(Qt.TextFormat.PlainText)
        self.checkHead.setProperty(u"role", u"strong")

        self.KotodamaToolsLayout.addWidget(self.checkHead, 2, 0, 1, 1)

        self.checkStrip = FlowStrip(KotodamaTools)
        self.checkStrip.setObjectName(u"checkStrip")
        self.checkStripLayout = QHBoxLayout(self.checkStrip)
        self.checkStripLayout.setSpacing(8)
        self.checkStripLayout.setObjectName(u"checkStripLayout")
        self.checkStripLayout.setContentsMargins(0, 0, 0, 0)
        self.normalButton = QPushButton(self.checkStrip)
        self.normalButton.setObjectName(u"normalButton")
        self.normalButton.setProperty(u"role", u"small")

        self.checkStripLayout.addWidget(self.normalButton)

        self.opposedButton = QPushButton(self.checkStrip)
        self.opposedButton.setObjectName(u"opposedButton")
        self.opposedButton.setProperty(u"role", u"small")

        self.checkStripLayout.addWidget(self.opposedButton)

        self.reactButton = QPushButton(self.checkStrip)
        self.reactButton.setObjectName(u"reactButton")
        self.reactButton.setProperty(u"role", u"small")

        self.checkStripLayout.addWidget(self.reactButton)

        self.extendedButton = QPushButton(self.checkStrip)
        self.extendedButton.setObjectName(u"extendedButton")
        self.extendedButton.setProperty(u"role", u"small")

        self.checkStripLayout.addWidget(self.extendedButton)


        self.KotodamaToolsLayout.addWidget(self.checkStrip, 2, 1, 1, 1)

        self.linkHead = QLabel(KotodamaTools)
        self.linkHead.setObjectName(u"linkHead")
        self.linkHead.setTextFormat(Qt.TextFormat.PlainText)
        self.linkHead.setProperty(u"role", u"strong")

        self.KotodamaToolsLayout.addWidget(self.linkHead, 3, 0, 1, 1)

        self.linkStrip = FlowStrip(KotodamaTools)
        self.linkStrip.setObjectName(u"linkStrip")
        self.linkStripLayout = QHBoxLayout(self.linkStrip)
        self.linkStripLayout.setSpacing(8)
        self.linkStripLayout.setObjectName(u"linkStripLayout")
        self.linkStripLayout.setContentsMargins(0, 0, 0, 0)
        self.offlineButton = QPushButton(self.linkStrip)
        self.offlineButton.setObjectName(u"offlineButton")
        self.offlineButton.setProperty(u"role", u"small")
        self.offlineButton.setCheckable(True)

        self.linkStripLayout.addWidget(self.offlineButton)

        self.awareButton = QPushButton(self.linkStrip)
        self.awareButton.setObjectName(u"awareButton")
        self.awareButton.setProperty(u"role", u"small")
        self.awareButton.setCheckable(True)

        self.linkStripLayout.addWidget(self.awareButton)

        self.diveButton = QPushButton(self.linkStrip)
        self.diveButton.setObjectName(u"diveButton")
        self.diveButton.setProperty(u"role", u"small")
        self.diveButton.setCheckable(True)

        self.linkStripLayout.addWidget(self.diveButton)

        self.fullButton = QPushButton(self.linkStrip)
        self.fullButton.setObjectName(u"fullButton")
        self.fullButton.setProperty(u"role", u"small")
        self.fullButton.setCheckable(True)

        self.linkStripLayout.addWidget(self.fullButton)

        self.reasonHead = QLabel(self.linkStrip)
        self.reasonHead.setObjectName(u"reasonHead")
        self.reasonHead.setTextFormat(Qt.TextFormat.PlainText)
        self.reasonHead.setProperty(u"role", u"caption")

        self.linkStripLayout.addWidget(self.reasonHead)

        self.reason = QComboBox(self.linkStrip)
        self.reason.setObjectName(u"reason")

        self.linkStripLayout.addWidget(self.reason)


        self.KotodamaToolsLayout.addWidget(self.linkStrip, 3, 1, 1, 1)

        self.numberHead = QLabel(KotodamaTools)
        self.numberHead.setObjectName(u"numberHead")
        self.numberHead.setTextFormat(Qt.TextFormat.PlainText)
        self.numberHead.setProperty(u"role", u"strong")

        self.KotodamaToolsLayout.addWidget(self.numberHead, 4, 0, 1, 1)

        self.numberStrip = FlowStrip(KotodamaTools)
        self.numberStrip.setObjectName(u"numberStrip")
        self.numberStripLayout = QHBoxLayout(self.numberStrip)
        self.numberStripLayout.setSpacing(8)
        self.numberStripLayout.setObjectName(u"numberStripLayout")
        self.numberStripLayout.setContentsMargins(0, 0, 0, 0)
        self.field = QComboBox(self.numberStrip)
        self.field.setObjectName(u"field")

        self.numberStripLayout.addWidget(self.field)

        self.value = NumberSpin(self.numberStrip)
        self.value.setObjectName(u"value")

        self.numberStripLayout.addWidget(self.value)

        self.setButton = QPushButton(self.numberStrip)
        self.setButton.setObjectName(u"setButton")
        self.setButton.setProperty(u"role", u"small")

        self.numberStripLayout.addWidget(self.setButton)

        self.noneButton = QPushButton(self.numberStrip)
        self.noneButton.setObjectName(u"noneButton")
        self.noneButton.setProperty(u"role", u"small")

        self.numberStripLayout.addWidget(self.noneButton)

        self.revealButton = QPushButton(self.numberStrip)
        self.revealButton.setObjectName(u"revealButton")
        self.revealButton.setProperty(u"role", u"small")

        self.numberStripLayout.addWidget(self.revealButton)

        self.hideButton = QPushButton(self.numberStrip)
        self.hideButton.setObjectName(u"hideButton")
        self.hideButton.setProperty(u"role", u"small")

        self.numberStripLayout.addWidget(self.hideButton)

        self.leaveButton = QPushButton(self.numberStrip)
        self.leaveButton.setObjectName(u"leaveButton")
        self.leaveButton.setProperty(u"role", u"small")

        self.numberStripLayout.addWidget(self.leaveButton)


        self.KotodamaToolsLayout.addWidget(self.numberStrip, 4, 1, 1, 1)

        self.KotodamaToolsLayout.setColumnStretch(1, 1)

        self.retranslateUi(KotodamaTools)
    # setupUi

    def retranslateUi(self, KotodamaTools):
        self.toolsName.setText("")
#if QT_CONFIG(accessibility)
        self.amount.setAccessibleName(QCoreApplication.translate("KotodamaTools", u"\u70b9\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.damageButton.setText(QCoreApplication.translate("KotodamaTools", u"\u30c0\u30e1\u30fc\u30b8", None))
        self.healButton.setText(QCoreApplication.translate("KotodamaTools", u"\u56de\u5fa9", None))
        self.downButton.setText(QCoreApplication.translate("KotodamaTools", u"\u6226\u95d8\u4e0d\u80fd", None))
        self.releaseButton.setText(QCoreApplication.translate("KotodamaTools", u"\u6226\u95d8\u4e0d\u80fd\u3092\u89e3\u9664", None))
        self.killButton.setText(QCoreApplication.translate("KotodamaTools", u"\u6b7b\u4ea1", None))
        self.readyButton.setText(QCoreApplication.translate("KotodamaTools", u"\u672a\u884c\u52d5\u306b\u623b\u3059", None))
        self.doneButton.setText(QCoreApplication.translate("KotodamaTools", u"\u884c\u52d5\u5b8c\u4e86\u306b\u3059\u308b", None))
        self.toolsWarning.setText("")
        self.checkHead.setText(QCoreApplication.translate("KotodamaTools", u"\u5224\u5b9a", None))
        self.normalButton.setText(QCoreApplication.translate("KotodamaTools", u"\u901a\u5e38\u5224\u5b9a", None))
        self.opposedButton.setText(QCoreApplication.translate("KotodamaTools", u"\u5bfe\u6297\u5224\u5b9a\uff08\u80fd\u52d5\u5074\uff09", None))
        self.reactButton.setText(QCoreApplication.translate("KotodamaTools", u"\u5bfe\u6297\u5224\u5b9a\uff08\u53d7\u52d5\u5074\uff09", None))
        self.extendedButton.setText(QCoreApplication.translate("KotodamaTools", u"\u7d99\u7d9a\u5224\u5b9a", None))
        self.linkHead.setText(QCoreApplication.translate("KotodamaTools", u"\u63a5\u7d9a\u72b6\u614b", None))
        self.offlineButton.setText(QCoreApplication.translate("KotodamaTools", u"\u672a\u63a5\u7d9a", None))
        self.awareButton.setText(QCoreApplication.translate("KotodamaTools", u"\u8a8d\u8b58", None))
        self.diveButton.setText(QCoreApplication.translate("KotodamaTools", u"\u30c0\u30a4\u30d6", None))
        self.fullButton.setText(QCoreApplication.translate("KotodamaTools", u"\u5b8c\u5168\u30c0\u30a4\u30d6", None))
        self.reasonHead.setText(QCoreApplication.translate("KotodamaTools", u"\u7406\u7531", None))
#if QT_CONFIG(accessibility)
        self.reason.setAccessibleName(QCoreApplication.translate("KotodamaTools", u"\u79fb\u308b\u7406\u7531", None))
#endif // QT_CONFIG(accessibility)
        self.numberHead.setText(QCoreApplication.translate("KotodamaTools", u"\u6570\u5024", None))
#if QT_CONFIG(accessibility)
        self.field.setAccessibleName(QCoreApplication.translate("KotodamaTools", u"\u5909\u3048\u308b\u5024", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.value.setAccessibleName(QCoreApplication.translate("KotodamaTools", u"\u65b0\u3057\u3044\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.setButton.setText(QCoreApplication.translate("KotodamaTools", u"\u3053\u306e\u5024\u306b\u3059\u308b", None))
        self.noneButton.setText(QCoreApplication.translate("KotodamaTools", u"\u306a\u3057\u306b\u3059\u308b", None))
        self.revealButton.setText(QCoreApplication.translate("KotodamaTools", u"\u59ff\u3092\u73fe\u3059", None))
        self.hideButton.setText(QCoreApplication.translate("KotodamaTools", u"\u96a0\u3059", None))
        self.leaveButton.setText(QCoreApplication.translate("KotodamaTools", u"\u96e2\u5834", None))
        pass
    # retranslateUi

