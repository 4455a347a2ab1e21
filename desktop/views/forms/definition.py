"""Compiled from ui/definition.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'definition.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView
from desktop.views.help_link import HelpButton
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.form_scroll import FormScroll
from desktop.views.widgets.odds import OddsTable
from desktop.views.widgets.page_preview import PagePreview
from desktop.views.widgets.paragraph import Paragraph

class Ui_DefinitionPage(object):
    def setupUi(self, DefinitionPage):
        if not DefinitionPage.objectName():
            DefinitionPage.setObjectName(u"DefinitionPage")
        DefinitionPage.resize(1100, 660)
        DefinitionPage.setProperty(u"chapter", u"own-games")
        self.layout16 = QVBoxLayout(DefinitionPage)
        self.layout16.setSpacing(0)
        self.layout16.setObjectName(u"layout16")
        self.layout16.setContentsMargins(0, 0, 0, 0)
        self.layout14 = QHBoxLayout()
        self.layout14.setSpacing(0)
        self.layout14.setObjectName(u"layout14")
        self.sections = QListWidget(DefinitionPage)
        self.sections.setObjectName(u"sections")
        self.sections.setMinimumSize(QSize(150, 0))
        self.sections.setMaximumSize(QSize(220, 16777215))
        self.sections.setProperty(u"role", u"sections")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.sections.sizePolicy().hasHeightForWidth())
        self.sections.setSizePolicy(sizePolicy)

        self.layout14.addWidget(self.sections)

        self.layout4 = QVBoxLayout()
        self.layout4.setSpacing(0)
        self.layout4.setObjectName(u"layout4")
        self.head = FlowStrip(DefinitionPage)
        self.head.setObjectName(u"head")
        self.layout3 = QHBoxLayout(self.head)
        self.layout3.setSpacing(8)
        self.layout3.setObjectName(u"layout3")
        self.layout3.setContentsMargins(16, 8, 16, 8)
        self.label1 = QLabel(self.head)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"quiet")

        self.layout3.addWidget(self.label1)

        self.titleEdit = QLineEdit(self.head)
        self.titleEdit.setObjectName(u"titleEdit")
        self.titleEdit.setMinimumSize(QSize(120, 0))
        self.titleEdit.setProperty(u"role", u"name")

        self.layout3.addWidget(self.titleEdit)

        self.basedOn = QLabel(self.head)
        self.basedOn.setObjectName(u"basedOn")
        self.basedOn.setProperty(u"role", u"quiet")

        self.layout3.addWidget(self.basedOn)

        self.spacer2 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout3.addItem(self.spacer2)

        self.undoButton = QToolButton(self.head)
        self.undoButton.setObjectName(u"undoButton")

        self.layout3.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.head)
        self.redoButton.setObjectName(u"redoButton")

        self.layout3.addWidget(self.redoButton)

        self.helpButton = HelpButton(self.head)
        self.helpButton.setObjectName(u"helpButton")

        self.layout3.addWidget(self.helpButton)

        self.importButton = QPushButton(self.head)
        self.importButton.setObjectName(u"importButton")

        self.layout3.addWidget(self.importButton)

        self.exportButton = QPushButton(self.head)
        self.exportButton.setObjectName(u"exportButton")

        self.layout3.addWidget(self.exportButton)


        self.layout4.addWidget(self.head)

        self.scroll = QScrollArea(DefinitionPage)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.host = QWidget(self.scroll.viewport())
        self.host.setObjectName(u"host")
        self.rows = QVBoxLayout(self.host)
        self.rows.setSpacing(0)
        self.rows.setObjectName(u"rows")
        self.rows.setContentsMargins(16, 4, 16, 16)
        self.scroll.setWidget(self.host)

        self.layout4.addWidget(self.scroll)


        self.layout14.addLayout(self.layout4)

        self.side = QFrame(DefinitionPage)
        self.side.setObjectName(u"side")
        self.side.setMaximumSize(QSize(336, 16777215))
        self.side.setProperty(u"role", u"panel")
        self.sideLayout = QVBoxLayout(self.side)
        self.sideLayout.setObjectName(u"sideLayout")
        self.sideLayout.setContentsMargins(0, 0, 0, 0)
        self.sideScroll = FormScroll(self.side)
        self.sideScroll.setObjectName(u"sideScroll")
        self.sideScroll.setWidgetResizable(True)
        self.sideHost = QWidget(self.sideScroll.viewport())
        self.sideHost.setObjectName(u"sideHost")
        self.layout13 = QVBoxLayout(self.sideHost)
        self.layout13.setSpacing(8)
        self.layout13.setObjectName(u"layout13")
        self.layout13.setContentsMargins(12, 8, 12, 8)
        self.label5 = QLabel(self.sideHost)
        self.label5.setObjectName(u"label5")
        self.label5.setProperty(u"role", u"heading")

        self.layout13.addWidget(self.label5)

        self.kindCombo = QComboBox(self.sideHost)
        self.kindCombo.setObjectName(u"kindCombo")

        self.layout13.addWidget(self.kindCombo)

        self.oddsScroll = QScrollArea(self.sideHost)
        self.oddsScroll.setObjectName(u"oddsScroll")
        self.oddsScroll.setWidgetResizable(True)
        self.oddsScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.oddsScroll.setMinimumSize(QSize(236, 98))
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.oddsScroll.sizePolicy().hasHeightForWidth())
        self.oddsScroll.setSizePolicy(sizePolicy1)
        self.oddsHost = QWidget(self.oddsScroll.viewport())
        self.oddsHost.setObjectName(u"oddsHost")
        self.oddsLayout = QVBoxLayout(self.oddsHost)
        self.oddsLayout.setObjectName(u"oddsLayout")
        self.oddsLayout.setContentsMargins(0, 0, 4, 0)
        self.odds = OddsTable(self.oddsHost)
        self.odds.setObjectName(u"odds")

        self.oddsLayout.addWidget(self.odds)

        self.oddsSpacer = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.oddsLayout.addItem(self.oddsSpacer)

        self.oddsScroll.setWidget(self.oddsHost)

        self.layout13.addWidget(self.oddsScroll)

        self.layout8 = QHBoxLayout()
        self.layout8.setSpacing(8)
        self.layout8.setObjectName(u"layout8")
        self.label6 = QLabel(self.sideHost)
        self.label6.setObjectName(u"label6")
        self.label6.setProperty(u"role", u"strong")

        self.layout8.addWidget(self.label6)

        self.spacer7 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout8.addItem(self.spacer7)

        self.rollButton = QPushButton(self.sideHost)
        self.rollButton.setObjectName(u"rollButton")
        self.rollButton.setProperty(u"role", u"small")

        self.layout8.addWidget(self.rollButton)


        self.layout13.addLayout(self.layout8)

        self.dice = DiceView(self.sideHost)
        self.dice.setObjectName(u"dice")
        self.dice.setProperty(u"role", u"tray")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.dice.sizePolicy().hasHeightForWidth())
        self.dice.setSizePolicy(sizePolicy2)

        self.layout13.addWidget(self.dice)

        self.outcome = Paragraph(self.sideHost)
        self.outcome.setObjectName(u"outcome")
        self.outcome.setWordWrap(True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)

        self.layout13.addWidget(self.outcome)

        self.layout11 = QHBoxLayout()
        self.layout11.setSpacing(8)
        self.layout11.setObjectName(u"layout11")
        self.label9 = QLabel(self.sideHost)
        self.label9.setObjectName(u"label9")
        self.label9.setProperty(u"role", u"strong")

        self.layout11.addWidget(self.label9)

        self.spacer10 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout11.addItem(self.spacer10)

        self.sheetButton = QPushButton(self.sideHost)
        self.sheetButton.setObjectName(u"sheetButton")
        self.sheetButton.setProperty(u"role", u"small")

        self.layout11.addWidget(self.sheetButton)


        self.layout13.addLayout(self.layout11)

        self.preview = PagePreview(self.sideHost)
        self.preview.setObjectName(u"preview")
        self.preview.setMinimumSize(QSize(120, 96))

        self.layout13.addWidget(self.preview)

        self.spacer12 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout13.addItem(self.spacer12)

        self.sideScroll.setWidget(self.sideHost)

        self.sideLayout.addWidget(self.sideScroll)


        self.layout14.addWidget(self.side)


        self.layout16.addLayout(self.layout14)

        self.foot = QFrame(DefinitionPage)
        self.foot.setObjectName(u"foot")
        self.foot.setProperty(u"role", u"foot")
        self.layout15 = QHBoxLayout(self.foot)
        self.layout15.setSpacing(8)
        self.layout15.setObjectName(u"layout15")
        self.layout15.setContentsMargins(12, 6, 12, 6)
        self.state = Paragraph(self.foot)
        self.state.setObjectName(u"state")
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setWordWrap(True)
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.state.sizePolicy().hasHeightForWidth())
        self.state.setSizePolicy(sizePolicy3)

        self.layout15.addWidget(self.state)

        self.problemsButton = QPushButton(self.foot)
        self.problemsButton.setObjectName(u"problemsButton")

        self.layout15.addWidget(self.problemsButton)

        self.diffButton = QPushButton(self.foot)
        self.diffButton.setObjectName(u"diffButton")

        self.layout15.addWidget(self.diffButton)

        self.newButton = QPushButton(self.foot)
        self.newButton.setObjectName(u"newButton")

        self.layout15.addWidget(self.newButton)


        self.layout16.addWidget(self.foot)

#if QT_CONFIG(shortcut)
        self.label1.setBuddy(self.titleEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(DefinitionPage)
    # setupUi

    def retranslateUi(self, DefinitionPage):
#if QT_CONFIG(accessibility)
        DefinitionPage.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u30b2\u30fc\u30e0\u5b9a\u7fa9", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.sections.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u9805\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.label1.setText(QCoreApplication.translate("DefinitionPage", u"\u984c\u540d", None))
#if QT_CONFIG(accessibility)
        self.titleEdit.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u984c\u540d", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.importButton.setText(QCoreApplication.translate("DefinitionPage", u"\u30d5\u30a1\u30a4\u30eb\u304b\u3089\u53d6\u308a\u8fbc\u3080", None))
        self.exportButton.setText(QCoreApplication.translate("DefinitionPage", u"\u30d5\u30a1\u30a4\u30eb\u306b\u66f8\u304d\u51fa\u3059", None))
        self.label5.setText(QCoreApplication.translate("DefinitionPage", u"\u3059\u3050\u306b\u8a66\u3059", None))
#if QT_CONFIG(accessibility)
        self.kindCombo.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u8a66\u3059\u5224\u5b9a", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.oddsScroll.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u898b\u8fbc\u307f", None))
#endif // QT_CONFIG(accessibility)
        self.label6.setText(QCoreApplication.translate("DefinitionPage", u"\u898b\u672c\u306e\u5224\u5b9a", None))
        self.rollButton.setText(QCoreApplication.translate("DefinitionPage", u"\u632f\u3063\u3066\u307f\u308b", None))
#if QT_CONFIG(accessibility)
        self.dice.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u898b\u672c\u306e\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.label9.setText(QCoreApplication.translate("DefinitionPage", u"\u898b\u672c\u306e\u30b7\u30fc\u30c8", None))
        self.sheetButton.setText(QCoreApplication.translate("DefinitionPage", u"\u307b\u304b\u306e\u4eba", None))
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("DefinitionPage", u"\u898b\u672c\u306e\u30b7\u30fc\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.problemsButton.setText(QCoreApplication.translate("DefinitionPage", u"\u76f4\u3059\u3068\u3053\u308d\u3092\u898b\u308b", None))
        self.diffButton.setText(QCoreApplication.translate("DefinitionPage", u"\u9055\u3044\u3092\u898b\u308b", None))
        self.newButton.setText(QCoreApplication.translate("DefinitionPage", u"\u3053\u306e\u5b9a\u7fa9\u3067\u5225\u306e\u5353\u3092\u4f5c\u308b", None))
    # retranslateUi

