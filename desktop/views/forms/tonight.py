"""Compiled from ui/tonight.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'tonight.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QSpinBox, QTreeView, QVBoxLayout)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.elided_combo import ElidedCombo
from desktop.views.widgets.paragraph import Paragraph

class Ui_TonightDialog(object):
    def setupUi(self, TonightDialog):
        if not TonightDialog.objectName():
            TonightDialog.setObjectName(u"TonightDialog")
        TonightDialog.resize(640, 620)
        TonightDialog.setProperty(u"chapter", u"printing#tonight")
        self.rootLayout = QVBoxLayout(TonightDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.tools = QFrame(TonightDialog)
        self.tools.setObjectName(u"tools")
        self.tools.setProperty(u"role", u"tool")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(12, 8, 12, 8)
        self.modeLabel = QLabel(self.tools)
        self.modeLabel.setObjectName(u"modeLabel")

        self.toolsLayout.addWidget(self.modeLabel)

        self.modeBox = QComboBox(self.tools)
        self.modeBox.setObjectName(u"modeBox")

        self.toolsLayout.addWidget(self.modeBox)

        self.blankLabel = QLabel(self.tools)
        self.blankLabel.setObjectName(u"blankLabel")

        self.toolsLayout.addWidget(self.blankLabel)

        self.blankBox = QSpinBox(self.tools)
        self.blankBox.setObjectName(u"blankBox")

        self.toolsLayout.addWidget(self.blankBox)

        self.scenarioLabel = QLabel(self.tools)
        self.scenarioLabel.setObjectName(u"scenarioLabel")

        self.toolsLayout.addWidget(self.scenarioLabel)

        self.scenarioBox = ElidedCombo(self.tools)
        self.scenarioBox.setObjectName(u"scenarioBox")
        self.scenarioBox.setMinimumContentsLength(8)
        self.scenarioBox.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

        self.toolsLayout.addWidget(self.scenarioBox)

        self.toolsSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.toolsLayout.addItem(self.toolsSpacer)

        self.sizeLabel = QLabel(self.tools)
        self.sizeLabel.setObjectName(u"sizeLabel")

        self.toolsLayout.addWidget(self.sizeLabel)

        self.sizeBox = QComboBox(self.tools)
        self.sizeBox.setObjectName(u"sizeBox")

        self.toolsLayout.addWidget(self.sizeBox)

        self.helpButton = HelpButton(self.tools)
        self.helpButton.setObjectName(u"helpButton")

        self.toolsLayout.addWidget(self.helpButton)


        self.rootLayout.addWidget(self.tools)

        self.parts = QTreeView(TonightDialog)
        self.parts.setObjectName(u"parts")
        self.parts.setFrameShape(QFrame.Shape.NoFrame)
        self.parts.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.parts.setRootIsDecorated(False)
        self.parts.setItemsExpandable(False)
        self.parts.setMinimumSize(QSize(360, 200))

        self.rootLayout.addWidget(self.parts)

        self.choices = QFrame(TonightDialog)
        self.choices.setObjectName(u"choices")
        self.choices.setProperty(u"role", u"tool")

        self.rootLayout.addWidget(self.choices)

        self.foot = QFrame(TonightDialog)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.footLayout = QHBoxLayout(self.foot)
        self.footLayout.setSpacing(8)
        self.footLayout.setObjectName(u"footLayout")
        self.footLayout.setContentsMargins(12, 8, 12, 8)
        self.message = Paragraph(self.foot)
        self.message.setObjectName(u"message")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy)

        self.footLayout.addWidget(self.message)

        self.lookButton = QPushButton(self.foot)
        self.lookButton.setObjectName(u"lookButton")
        self.lookButton.setAutoDefault(False)
        self.lookButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.lookButton)

        self.pdfButton = QPushButton(self.foot)
        self.pdfButton.setObjectName(u"pdfButton")
        self.pdfButton.setAutoDefault(False)

        self.footLayout.addWidget(self.pdfButton)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.modeLabel.setBuddy(self.modeBox)
        self.blankLabel.setBuddy(self.blankBox)
        self.scenarioLabel.setBuddy(self.scenarioBox)
        self.sizeLabel.setBuddy(self.sizeBox)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(TonightDialog)

        self.lookButton.setDefault(True)

    # setupUi

    def retranslateUi(self, TonightDialog):
        TonightDialog.setWindowTitle(QCoreApplication.translate("TonightDialog", u"\u4eca\u591c\u306e\u5370\u5237", None))
        self.modeLabel.setText(QCoreApplication.translate("TonightDialog", u"\u30b7\u30fc\u30c8(&E)", None))
#if QT_CONFIG(accessibility)
        self.modeBox.setAccessibleName(QCoreApplication.translate("TonightDialog", u"\u30b7\u30fc\u30c8\u306e\u5f62", None))
#endif // QT_CONFIG(accessibility)
        self.blankLabel.setText(QCoreApplication.translate("TonightDialog", u"\u767d\u7d19(&B)", None))
#if QT_CONFIG(accessibility)
        self.blankBox.setAccessibleName(QCoreApplication.translate("TonightDialog", u"\u767d\u7d19\u306e\u30b7\u30fc\u30c8\u306e\u679a\u6570", None))
#endif // QT_CONFIG(accessibility)
        self.scenarioLabel.setText(QCoreApplication.translate("TonightDialog", u"\u30b7\u30ca\u30ea\u30aa(&N)", None))
#if QT_CONFIG(accessibility)
        self.scenarioBox.setAccessibleName(QCoreApplication.translate("TonightDialog", u"\u3069\u306e\u30b7\u30ca\u30ea\u30aa\u306e\u5730\u56f3\u304b", None))
#endif // QT_CONFIG(accessibility)
        self.sizeLabel.setText(QCoreApplication.translate("TonightDialog", u"\u7528\u7d19(&S)", None))
#if QT_CONFIG(accessibility)
        self.sizeBox.setAccessibleName(QCoreApplication.translate("TonightDialog", u"\u7528\u7d19\u306e\u5927\u304d\u3055", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.parts.setAccessibleName(QCoreApplication.translate("TonightDialog", u"\u5370\u5237\u3059\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
        self.lookButton.setText(QCoreApplication.translate("TonightDialog", u"\u5237\u308a\u4e0a\u304c\u308a\u3092\u898b\u308b(&L)\u2026", None))
#if QT_CONFIG(tooltip)
        self.lookButton.setToolTip(QCoreApplication.translate("TonightDialog", u"\u5168\u90e8\u306e\u30da\u30fc\u30b8\u3092\u898b\u3066\u304b\u3089\u3001PDF\u304b\u30d7\u30ea\u30f3\u30bf\u30fc\u3078\u9001\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.pdfButton.setText(QCoreApplication.translate("TonightDialog", u"PDF\u306b\u3059\u308b(&D)\u2026", None))
        self.closeButton.setText(QCoreApplication.translate("TonightDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

