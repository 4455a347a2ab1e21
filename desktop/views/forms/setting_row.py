"""Compiled from ui/setting_row.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'setting_row.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_SettingRow(object):
    def setupUi(self, SettingRow):
        if not SettingRow.objectName():
            SettingRow.setObjectName(u"SettingRow")
        SettingRow.resize(700, 90)
        SettingRow.setProperty(u"role", u"row")
        self.layout20 = QVBoxLayout(SettingRow)
        self.layout20.setSpacing(3)
        self.layout20.setObjectName(u"layout20")
        self.layout20.setContentsMargins(0, 10, 0, 10)
        self.head = FlowStrip(SettingRow)
        self.head.setObjectName(u"head")
        self.layout18 = QHBoxLayout(self.head)
        self.layout18.setSpacing(8)
        self.layout18.setObjectName(u"layout18")
        self.layout18.setContentsMargins(0, 0, 0, 0)
        self.title = QLabel(self.head)
        self.title.setObjectName(u"title")
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"strong")

        self.layout18.addWidget(self.title)

        self.changed = QLabel(self.head)
        self.changed.setObjectName(u"changed")
        self.changed.setProperty(u"role", u"accent-tag")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.changed.sizePolicy().hasHeightForWidth())
        self.changed.setSizePolicy(sizePolicy)

        self.layout18.addWidget(self.changed)

        self.spacer17 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout18.addItem(self.spacer17)

        self.controlHost = QWidget(self.head)
        self.controlHost.setObjectName(u"controlHost")
        self.control = QHBoxLayout(self.controlHost)
        self.control.setSpacing(4)
        self.control.setObjectName(u"control")
        self.control.setContentsMargins(0, 0, 0, 0)

        self.layout18.addWidget(self.controlHost)

        self.resetButton = QToolButton(self.head)
        self.resetButton.setObjectName(u"resetButton")

        self.layout18.addWidget(self.resetButton)


        self.layout20.addWidget(self.head)

        self.says = Paragraph(SettingRow)
        self.says.setObjectName(u"says")
        self.says.setWordWrap(True)

        self.layout20.addWidget(self.says)

        self.layout19 = QHBoxLayout()
        self.layout19.setSpacing(8)
        self.layout19.setObjectName(u"layout19")
        self.effect = Paragraph(SettingRow)
        self.effect.setObjectName(u"effect")
        self.effect.setWordWrap(True)
        self.effect.setTextFormat(Qt.TextFormat.PlainText)
        self.effect.setProperty(u"role", u"quiet")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.effect.sizePolicy().hasHeightForWidth())
        self.effect.setSizePolicy(sizePolicy1)

        self.layout19.addWidget(self.effect)

        self.rule = QLabel(SettingRow)
        self.rule.setObjectName(u"rule")
        self.rule.setProperty(u"role", u"quiet")

        self.layout19.addWidget(self.rule)


        self.layout20.addLayout(self.layout19)


        self.retranslateUi(SettingRow)
    # setupUi

    def retranslateUi(self, SettingRow):
        self.changed.setText(QCoreApplication.translate("SettingRow", u"\u5909\u66f4", None))
#if QT_CONFIG(accessibility)
        self.resetButton.setAccessibleName(QCoreApplication.translate("SettingRow", u"\u65e2\u5b9a\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.resetButton.setToolTip(QCoreApplication.translate("SettingRow", u"\u65e2\u5b9a\u306b\u623b\u3059", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi

