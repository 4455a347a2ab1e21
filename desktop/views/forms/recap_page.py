"""Compiled from ui/recap_page.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'recap_page.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph

class Ui_RecapPage(object):
    def setupUi(self, RecapPage):
        if not RecapPage.objectName():
            RecapPage.setObjectName(u"RecapPage")
        RecapPage.resize(1000, 560)
        RecapPage.setProperty(u"chapter", u"log#summary")
        self.pageLayout = QVBoxLayout(RecapPage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.headBar = FlowStrip(RecapPage)
        self.headBar.setObjectName(u"headBar")
        self.headBar.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.headBar)
        self.headLayout.setSpacing(8)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(16, 8, 16, 8)
        self.title = QLabel(self.headBar)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"heading")

        self.headLayout.addWidget(self.title)

        self.session = QComboBox(self.headBar)
        self.session.setObjectName(u"session")

        self.headLayout.addWidget(self.session)

        self.secrets = QCheckBox(self.headBar)
        self.secrets.setObjectName(u"secrets")

        self.headLayout.addWidget(self.secrets)

        self.copyButton = QPushButton(self.headBar)
        self.copyButton.setObjectName(u"copyButton")

        self.headLayout.addWidget(self.copyButton)

        self.printButton = QPushButton(self.headBar)
        self.printButton.setObjectName(u"printButton")

        self.headLayout.addWidget(self.printButton)

        self.replayButton = QPushButton(self.headBar)
        self.replayButton.setObjectName(u"replayButton")

        self.headLayout.addWidget(self.replayButton)


        self.pageLayout.addWidget(self.headBar)

        self.message = Paragraph(RecapPage)
        self.message.setObjectName(u"message")
        self.message.setProperty(u"role", u"quiet")

        self.pageLayout.addWidget(self.message)

        self.scroll = QScrollArea(RecapPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.content = QWidget(self.scroll.viewport())
        self.content.setObjectName(u"content")
        self.contentLayout = QVBoxLayout(self.content)
        self.contentLayout.setSpacing(16)
        self.contentLayout.setObjectName(u"contentLayout")
        self.contentLayout.setContentsMargins(16, 16, 16, 16)
        self.empty = Paragraph(self.content)
        self.empty.setObjectName(u"empty")

        self.contentLayout.addWidget(self.empty)

        self.people = QFrame(self.content)
        self.people.setObjectName(u"people")

        self.contentLayout.addWidget(self.people)

        self.foot = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.contentLayout.addItem(self.foot)

        self.contentLayout.setStretch(2, 1)
        self.scroll.setWidget(self.content)

        self.pageLayout.addWidget(self.scroll)


        self.retranslateUi(RecapPage)
    # setupUi

    def retranslateUi(self, RecapPage):
        self.title.setText(QCoreApplication.translate("RecapPage", u"\u30bb\u30c3\u30b7\u30e7\u30f3\u306e\u307e\u3068\u3081", None))
#if QT_CONFIG(accessibility)
        self.session.setAccessibleName(QCoreApplication.translate("RecapPage", u"\u3069\u306e\u30bb\u30c3\u30b7\u30e7\u30f3\u304b", None))
#endif // QT_CONFIG(accessibility)
        self.secrets.setText(QCoreApplication.translate("RecapPage", u"NPC\u3068\u3001\u672c\u4eba\u3084GM\u3060\u3051\u304c\u77e5\u308b\u3053\u3068\u3082(&G)", None))
        self.copyButton.setText(QCoreApplication.translate("RecapPage", u"\u6587\u7ae0\u3067\u30b3\u30d4\u30fc(&C)", None))
        self.printButton.setText(QCoreApplication.translate("RecapPage", u"\u5370\u5237(&P)\u2026", None))
        self.replayButton.setText(QCoreApplication.translate("RecapPage", u"\u8a18\u9332\u3092\u66f8\u304d\u51fa\u3059(&W)\u2026", None))
        self.empty.setText(QCoreApplication.translate("RecapPage", u"\u3053\u306e\u30bb\u30c3\u30b7\u30e7\u30f3\u3067\u5909\u308f\u3063\u305f\u3082\u306e\u306f\u3001\u307e\u3060\u3042\u308a\u307e\u305b\u3093\u3002", None))
        pass
    # retranslateUi

