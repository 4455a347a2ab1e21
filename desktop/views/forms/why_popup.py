"""Compiled from ui/why_popup.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'why_popup.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget)

from desktop.views.help_link import HelpButton
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_WhyPopup(object):
    def setupUi(self, WhyPopup):
        if not WhyPopup.objectName():
            WhyPopup.setObjectName(u"WhyPopup")
        WhyPopup.resize(412, 280)
        WhyPopup.setProperty(u"chapter", u"sheets#why")
        WhyPopup.setProperty(u"role", u"popup")
        self.popupLayout = QVBoxLayout(WhyPopup)
        self.popupLayout.setSpacing(0)
        self.popupLayout.setObjectName(u"popupLayout")
        self.popupLayout.setContentsMargins(1, 1, 1, 1)
        self.headRow = QHBoxLayout()
        self.headRow.setObjectName(u"headRow")
        self.headRow.setContentsMargins(12, 6, 8, 6)
        self.title = Paragraph(WhyPopup)
        self.title.setObjectName(u"title")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.title.sizePolicy().hasHeightForWidth())
        self.title.setSizePolicy(sizePolicy)
        self.title.setProperty(u"role", u"strong")

        self.headRow.addWidget(self.title)

        self.escape = QLabel(WhyPopup)
        self.escape.setObjectName(u"escape")
        self.escape.setText(u"Esc")
        self.escape.setProperty(u"role", u"keycap")

        self.headRow.addWidget(self.escape)

        self.closeButton = QToolButton(WhyPopup)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoRaise(True)

        self.headRow.addWidget(self.closeButton)


        self.popupLayout.addLayout(self.headRow)

        self.linesHost = QWidget(WhyPopup)
        self.linesHost.setObjectName(u"linesHost")
        self.lines = QGridLayout(self.linesHost)
        self.lines.setObjectName(u"lines")
        self.lines.setHorizontalSpacing(12)
        self.lines.setVerticalSpacing(6)
        self.lines.setContentsMargins(12, 4, 12, 4)

        self.popupLayout.addWidget(self.linesHost)

        self.sentence = Paragraph(WhyPopup)
        self.sentence.setObjectName(u"sentence")
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setMargin(12)

        self.popupLayout.addWidget(self.sentence)

        self.buttonStrip = FlowStrip(WhyPopup)
        self.buttonStrip.setObjectName(u"buttonStrip")
        self.buttons = QHBoxLayout(self.buttonStrip)
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.buttons.setContentsMargins(12, 0, 12, 8)
        self.readButton = QPushButton(self.buttonStrip)
        self.readButton.setObjectName(u"readButton")

        self.buttons.addWidget(self.readButton)

        self.fixButton = QPushButton(self.buttonStrip)
        self.fixButton.setObjectName(u"fixButton")

        self.buttons.addWidget(self.fixButton)

        self.helpButton = HelpButton(self.buttonStrip)
        self.helpButton.setObjectName(u"helpButton")

        self.buttons.addWidget(self.helpButton)


        self.popupLayout.addWidget(self.buttonStrip)


        self.retranslateUi(WhyPopup)
    # setupUi

    def retranslateUi(self, WhyPopup):
#if QT_CONFIG(accessibility)
        self.closeButton.setAccessibleName(QCoreApplication.translate("WhyPopup", u"\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.readButton.setText(QCoreApplication.translate("WhyPopup", u"\u304d\u307e\u308a\u3092\u8aad\u3080", None))
        self.fixButton.setText(QCoreApplication.translate("WhyPopup", u"\u6570\u3092\u76f4\u63a5\u66f8\u304f\uff08GM\u88c1\u5b9a\uff09", None))
        pass
    # retranslateUi

