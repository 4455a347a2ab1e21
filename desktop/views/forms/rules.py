"""Compiled from ui/rules.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'rules.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QSplitter, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_RulesDialog(object):
    def setupUi(self, RulesDialog):
        if not RulesDialog.objectName():
            RulesDialog.setObjectName(u"RulesDialog")
        RulesDialog.resize(900, 560)
        RulesDialog.setProperty(u"chapter", u"sheets#why")
        self.rootLayout = QVBoxLayout(RulesDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.tools = QFrame(RulesDialog)
        self.tools.setObjectName(u"tools")
        self.tools.setProperty(u"role", u"tool")
        self.toolsLayout = QHBoxLayout(self.tools)
        self.toolsLayout.setSpacing(8)
        self.toolsLayout.setObjectName(u"toolsLayout")
        self.toolsLayout.setContentsMargins(12, 8, 12, 8)
        self.searchEdit = QLineEdit(self.tools)
        self.searchEdit.setObjectName(u"searchEdit")
        self.searchEdit.setClearButtonEnabled(True)

        self.toolsLayout.addWidget(self.searchEdit)

        self.countLabel = QLabel(self.tools)
        self.countLabel.setObjectName(u"countLabel")
        self.countLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.countLabel.setProperty(u"role", u"quiet")

        self.toolsLayout.addWidget(self.countLabel)


        self.rootLayout.addWidget(self.tools)

        self.parts = QSplitter(RulesDialog)
        self.parts.setObjectName(u"parts")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.parts.sizePolicy().hasHeightForWidth())
        self.parts.setSizePolicy(sizePolicy)
        self.parts.setOrientation(Qt.Orientation.Horizontal)
        self.parts.setHandleWidth(1)
        self.parts.setChildrenCollapsible(False)
        self.rules = QListWidget(self.parts)
        self.rules.setObjectName(u"rules")
        self.rules.setMinimumSize(QSize(300, 0))
        self.rules.setFrameShape(QFrame.Shape.NoFrame)
        self.rules.setProperty(u"role", u"panel")
        self.rules.setSpacing(2)
        self.rules.setWordWrap(True)
        self.rules.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.parts.addWidget(self.rules)
        self.detail = QWidget(self.parts)
        self.detail.setObjectName(u"detail")
        self.detailLayout = QVBoxLayout(self.detail)
        self.detailLayout.setSpacing(12)
        self.detailLayout.setObjectName(u"detailLayout")
        self.detailLayout.setContentsMargins(16, 16, 16, 16)
        self.ruleLabel = QLabel(self.detail)
        self.ruleLabel.setObjectName(u"ruleLabel")
        self.ruleLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.ruleLabel.setProperty(u"role", u"caption")

        self.detailLayout.addWidget(self.ruleLabel)

        self.heading = QLabel(self.detail)
        self.heading.setObjectName(u"heading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        self.heading.setProperty(u"role", u"heading")

        self.detailLayout.addWidget(self.heading)

        self.says = QLabel(self.detail)
        self.says.setObjectName(u"says")
        self.says.setTextFormat(Qt.TextFormat.PlainText)
        self.says.setWordWrap(True)
        self.says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse|Qt.TextInteractionFlag.TextSelectableByKeyboard)

        self.detailLayout.addWidget(self.says)

        self.detailSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.detailLayout.addItem(self.detailSpacer)

        self.parts.addWidget(self.detail)

        self.rootLayout.addWidget(self.parts)

        self.foot = QFrame(RulesDialog)
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
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy1)

        self.footLayout.addWidget(self.message)

        self.closeButton = QPushButton(self.foot)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoDefault(False)

        self.footLayout.addWidget(self.closeButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.searchEdit, self.rules)
        QWidget.setTabOrder(self.rules, self.closeButton)

        self.retranslateUi(RulesDialog)
    # setupUi

    def retranslateUi(self, RulesDialog):
        RulesDialog.setWindowTitle(QCoreApplication.translate("RulesDialog", u"\u304d\u307e\u308a\u3092\u8aad\u3080", None))
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("RulesDialog", u"\u756a\u53f7\u30fb\u8a00\u8449\u30fb\u304b\u306a\u3067\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("RulesDialog", u"\u304d\u307e\u308a\u3092\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.rules.setAccessibleName(QCoreApplication.translate("RulesDialog", u"\u304d\u307e\u308a\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("RulesDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

