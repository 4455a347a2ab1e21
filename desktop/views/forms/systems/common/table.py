"""Compiled from ui/systems/common/table.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'table.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.systems.common.play.acquire_line import AcquireLine
from desktop.views.systems.common.play.area_card import AreaGrid
from desktop.views.systems.common.play.gm_tools import GmTools
from desktop.views.systems.common.play.order_list import OrderList
from desktop.views.systems.common.play.secret_offers import SecretOffers
from desktop.views.table.button_row import ButtonRow
from desktop.views.table.step_strip import StepStrip
from desktop.views.widgets.option_rows import OptionRows
from desktop.views.widgets.paragraph import Paragraph

class Ui_CommonTable(object):
    def setupUi(self, CommonTable):
        if not CommonTable.objectName():
            CommonTable.setObjectName(u"CommonTable")
        CommonTable.resize(1040, 560)
        CommonTable.setFrameShape(QFrame.Shape.NoFrame)
        CommonTable.setWidgetResizable(True)
        CommonTable.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = QWidget(CommonTable.viewport())
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(12)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(12, 12, 12, 12)
        self.steps = StepStrip(self.body)
        self.steps.setObjectName(u"steps")

        self.bodyLayout.addWidget(self.steps)

        self.headLine = QHBoxLayout()
        self.headLine.setSpacing(12)
        self.headLine.setObjectName(u"headLine")
        self.headLine.setContentsMargins(0, 0, 0, 0)
        self.promptLabel = Paragraph(self.body)
        self.promptLabel.setObjectName(u"promptLabel")
        self.promptLabel.setProperty(u"role", u"heading")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.promptLabel.sizePolicy().hasHeightForWidth())
        self.promptLabel.setSizePolicy(sizePolicy)

        self.headLine.addWidget(self.promptLabel)

        self.counterTitle = QLabel(self.body)
        self.counterTitle.setObjectName(u"counterTitle")
        self.counterTitle.setProperty(u"role", u"hint")
        self.counterTitle.setTextFormat(Qt.TextFormat.PlainText)

        self.headLine.addWidget(self.counterTitle)

        self.counterLabel = QLabel(self.body)
        self.counterLabel.setObjectName(u"counterLabel")
        self.counterLabel.setProperty(u"role", u"number")
        self.counterLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.headLine.addWidget(self.counterLabel)


        self.bodyLayout.addLayout(self.headLine)

        self.warningLabel = Paragraph(self.body)
        self.warningLabel.setObjectName(u"warningLabel")
        self.warningLabel.setProperty(u"role", u"warning-text")

        self.bodyLayout.addWidget(self.warningLabel)

        self.stepRow = ButtonRow(self.body)
        self.stepRow.setObjectName(u"stepRow")

        self.bodyLayout.addWidget(self.stepRow)

        self.secrets = SecretOffers(self.body)
        self.secrets.setObjectName(u"secrets")

        self.bodyLayout.addWidget(self.secrets)

        self.elapsePage = QWidget(self.body)
        self.elapsePage.setObjectName(u"elapsePage")
        self.elapseLayout = QVBoxLayout(self.elapsePage)
        self.elapseLayout.setSpacing(6)
        self.elapseLayout.setObjectName(u"elapseLayout")
        self.elapseLayout.setContentsMargins(0, 0, 0, 0)
        self.elapseHint = Paragraph(self.elapsePage)
        self.elapseHint.setObjectName(u"elapseHint")
        self.elapseHint.setProperty(u"role", u"hint")

        self.elapseLayout.addWidget(self.elapseHint)

        self.elapseRows = OptionRows(self.elapsePage)
        self.elapseRows.setObjectName(u"elapseRows")

        self.elapseLayout.addWidget(self.elapseRows)


        self.bodyLayout.addWidget(self.elapsePage)

        self.movePage = QWidget(self.body)
        self.movePage.setObjectName(u"movePage")
        self.moveLayout = QVBoxLayout(self.movePage)
        self.moveLayout.setSpacing(6)
        self.moveLayout.setObjectName(u"moveLayout")
        self.moveLayout.setContentsMargins(0, 0, 0, 0)
        self.moveHint = Paragraph(self.movePage)
        self.moveHint.setObjectName(u"moveHint")
        self.moveHint.setProperty(u"role", u"hint")

        self.moveLayout.addWidget(self.moveHint)

        self.movers = ButtonRow(self.movePage)
        self.movers.setObjectName(u"movers")

        self.moveLayout.addWidget(self.movers)


        self.bodyLayout.addWidget(self.movePage)

        self.leftPage = QWidget(self.body)
        self.leftPage.setObjectName(u"leftPage")
        self.leftLayout = QVBoxLayout(self.leftPage)
        self.leftLayout.setSpacing(6)
        self.leftLayout.setObjectName(u"leftLayout")
        self.leftLayout.setContentsMargins(0, 0, 0, 0)
        self.leftHint = Paragraph(self.leftPage)
        self.leftHint.setObjectName(u"leftHint")
        self.leftHint.setProperty(u"role", u"hint")

        self.leftLayout.addWidget(self.leftHint)

        self.leftPeople = ButtonRow(self.leftPage)
        self.leftPeople.setObjectName(u"leftPeople")

        self.leftLayout.addWidget(self.leftPeople)

        self.leftAcquire = AcquireLine(self.leftPage)
        self.leftAcquire.setObjectName(u"leftAcquire")

        self.leftLayout.addWidget(self.leftAcquire)


        self.bodyLayout.addWidget(self.leftPage)

        self.scenePage = QWidget(self.body)
        self.scenePage.setObjectName(u"scenePage")
        self.sceneLayout = QVBoxLayout(self.scenePage)
        self.sceneLayout.setSpacing(12)
        self.sceneLayout.setObjectName(u"sceneLayout")
        self.sceneLayout.setContentsMargins(0, 0, 0, 0)
        self.sceneHead = QFrame(self.scenePage)
        self.sceneHead.setObjectName(u"sceneHead")
        self.sceneHead.setProperty(u"role", u"card")
        self.sceneHeadLayout = QVBoxLayout(self.sceneHead)
        self.sceneHeadLayout.setSpacing(6)
        self.sceneHeadLayout.setObjectName(u"sceneHeadLayout")
        self.sceneHeadLayout.setContentsMargins(10, 10, 10, 10)
        self.sceneLabel = QLabel(self.sceneHead)
        self.sceneLabel.setObjectName(u"sceneLabel")
        self.sceneLabel.setProperty(u"role", u"name")
        self.sceneLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.sceneHeadLayout.addWidget(self.sceneLabel)

        self.sceneText = Paragraph(self.sceneHead)
        self.sceneText.setObjectName(u"sceneText")

        self.sceneHeadLayout.addWidget(self.sceneText)

        self.sceneNote = Paragraph(self.sceneHead)
        self.sceneNote.setObjectName(u"sceneNote")
        self.sceneNote.setProperty(u"role", u"hint")

        self.sceneHeadLayout.addWidget(self.sceneNote)

        self.castLine = QHBoxLayout()
        self.castLine.setSpacing(8)
        self.castLine.setObjectName(u"castLine")
        self.castLine.setContentsMargins(0, 0, 0, 0)
        self.castLabel = QLabel(self.sceneHead)
        self.castLabel.setObjectName(u"castLabel")
        self.castLabel.setProperty(u"role", u"hint")
        self.castLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.castLine.addWidget(self.castLabel)

        self.cast = ButtonRow(self.sceneHead)
        self.cast.setObjectName(u"cast")
        sizePolicy.setHeightForWidth(self.cast.sizePolicy().hasHeightForWidth())
        self.cast.setSizePolicy(sizePolicy)

        self.castLine.addWidget(self.cast)


        self.sceneHeadLayout.addLayout(self.castLine)


        self.sceneLayout.addWidget(self.sceneHead)

        self.sceneColumns = QHBoxLayout()
        self.sceneColumns.setSpacing(16)
        self.sceneColumns.setObjectName(u"sceneColumns")
        self.sceneColumns.setContentsMargins(0, 0, 0, 0)
        self.orderPage = QWidget(self.scenePage)
        self.orderPage.setObjectName(u"orderPage")
        self.orderPage.setMaximumSize(QSize(360, 16777215))
        self.orderLayout = QVBoxLayout(self.orderPage)
        self.orderLayout.setSpacing(8)
        self.orderLayout.setObjectName(u"orderLayout")
        self.orderLayout.setContentsMargins(0, 0, 0, 0)
        self.orderLabel = QLabel(self.orderPage)
        self.orderLabel.setObjectName(u"orderLabel")
        self.orderLabel.setProperty(u"role", u"column-head")
        self.orderLabel.setIndent(0)
        self.orderLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.orderLayout.addWidget(self.orderLabel)

        self.orderList = OrderList(self.orderPage)
        self.orderList.setObjectName(u"orderList")
        self.orderList.setMinimumSize(QSize(240, 0))

        self.orderLayout.addWidget(self.orderList)

        self.afterLabel = Paragraph(self.orderPage)
        self.afterLabel.setObjectName(u"afterLabel")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.afterLabel.sizePolicy().hasHeightForWidth())
        self.afterLabel.setSizePolicy(sizePolicy1)
        self.afterLabel.setProperty(u"role", u"hint")

        self.orderLayout.addWidget(self.afterLabel)

        self.hexLine = QHBoxLayout()
        self.hexLine.setSpacing(8)
        self.hexLine.setObjectName(u"hexLine")
        self.hexLine.setContentsMargins(0, 0, 0, 0)
        self.hexLabel = Paragraph(self.orderPage)
        self.hexLabel.setObjectName(u"hexLabel")
        self.hexLabel.setProperty(u"role", u"hint")
        self.hexLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.hexLine.addWidget(self.hexLabel)

        self.hexBox = QComboBox(self.orderPage)
        self.hexBox.setObjectName(u"hexBox")

        self.hexLine.addWidget(self.hexBox)

        self.hexButton = QPushButton(self.orderPage)
        self.hexButton.setObjectName(u"hexButton")

        self.hexLine.addWidget(self.hexButton)


        self.orderLayout.addLayout(self.hexLine)

        self.orderSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.orderLayout.addItem(self.orderSpace)


        self.sceneColumns.addWidget(self.orderPage)

        self.handPage = QWidget(self.scenePage)
        self.handPage.setObjectName(u"handPage")
        sizePolicy.setHeightForWidth(self.handPage.sizePolicy().hasHeightForWidth())
        self.handPage.setSizePolicy(sizePolicy)
        self.handLayout = QVBoxLayout(self.handPage)
        self.handLayout.setSpacing(8)
        self.handLayout.setObjectName(u"handLayout")
        self.handLayout.setContentsMargins(0, 0, 0, 0)
        self.handLabel = QLabel(self.handPage)
        self.handLabel.setObjectName(u"handLabel")
        self.handLabel.setProperty(u"role", u"column-head")
        self.handLabel.setIndent(0)
        self.handLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.handLayout.addWidget(self.handLabel)

        self.handHint = Paragraph(self.handPage)
        self.handHint.setObjectName(u"handHint")
        self.handHint.setProperty(u"role", u"hint")

        self.handLayout.addWidget(self.handHint)

        self.tradeLabel = QLabel(self.handPage)
        self.tradeLabel.setObjectName(u"tradeLabel")
        self.tradeLabel.setProperty(u"role", u"strong")
        self.tradeLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.handLayout.addWidget(self.tradeLabel)

        self.acquire = AcquireLine(self.handPage)
        self.acquire.setObjectName(u"acquire")

        self.handLayout.addWidget(self.acquire)

        self.trade = ButtonRow(self.handPage)
        self.trade.setObjectName(u"trade")

        self.handLayout.addWidget(self.trade)

        self.tiles = QWidget(self.handPage)
        self.tiles.setObjectName(u"tiles")
        self.tilesLayout = QVBoxLayout(self.tiles)
        self.tilesLayout.setSpacing(8)
        self.tilesLayout.setObjectName(u"tilesLayout")
        self.tilesLayout.setContentsMargins(0, 0, 0, 0)

        self.handLayout.addWidget(self.tiles)

        self.itemsLabel = QLabel(self.handPage)
        self.itemsLabel.setObjectName(u"itemsLabel")
        self.itemsLabel.setProperty(u"role", u"strong")
        self.itemsLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.handLayout.addWidget(self.itemsLabel)

        self.items = ButtonRow(self.handPage)
        self.items.setObjectName(u"items")

        self.handLayout.addWidget(self.items)

        self.marksLabel = QLabel(self.handPage)
        self.marksLabel.setObjectName(u"marksLabel")
        self.marksLabel.setProperty(u"role", u"strong")
        self.marksLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.handLayout.addWidget(self.marksLabel)

        self.marks = ButtonRow(self.handPage)
        self.marks.setObjectName(u"marks")

        self.handLayout.addWidget(self.marks)

        self.handSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.handLayout.addItem(self.handSpace)


        self.sceneColumns.addWidget(self.handPage)


        self.sceneLayout.addLayout(self.sceneColumns)


        self.bodyLayout.addWidget(self.scenePage)

        self.areasPage = QWidget(self.body)
        self.areasPage.setObjectName(u"areasPage")
        self.areasLayout = QVBoxLayout(self.areasPage)
        self.areasLayout.setSpacing(12)
        self.areasLayout.setObjectName(u"areasLayout")
        self.areasLayout.setContentsMargins(0, 0, 0, 0)
        self.normal = QWidget(self.areasPage)
        self.normal.setObjectName(u"normal")
        self.normalLayout = QVBoxLayout(self.normal)
        self.normalLayout.setSpacing(6)
        self.normalLayout.setObjectName(u"normalLayout")
        self.normalLayout.setContentsMargins(0, 0, 0, 0)
        self.normalLabel = QLabel(self.normal)
        self.normalLabel.setObjectName(u"normalLabel")
        self.normalLabel.setProperty(u"role", u"column-head")
        self.normalLabel.setIndent(0)
        self.normalLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.normalLayout.addWidget(self.normalLabel)

        self.normalGrid = AreaGrid(self.normal)
        self.normalGrid.setObjectName(u"normalGrid")

        self.normalLayout.addWidget(self.normalGrid)


        self.areasLayout.addWidget(self.normal)

        self.unlock = QWidget(self.areasPage)
        self.unlock.setObjectName(u"unlock")
        self.unlockLayout = QVBoxLayout(self.unlock)
        self.unlockLayout.setSpacing(6)
        self.unlockLayout.setObjectName(u"unlockLayout")
        self.unlockLayout.setContentsMargins(0, 0, 0, 0)
        self.unlockLabel = QLabel(self.unlock)
        self.unlockLabel.setObjectName(u"unlockLabel")
        self.unlockLabel.setProperty(u"role", u"column-head")
        self.unlockLabel.setIndent(0)
        self.unlockLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.unlockLayout.addWidget(self.unlockLabel)

        self.unlockGrid = AreaGrid(self.unlock)
        self.unlockGrid.setObjectName(u"unlockGrid")

        self.unlockLayout.addWidget(self.unlockGrid)


        self.areasLayout.addWidget(self.unlock)

        self.entry = QWidget(self.areasPage)
        self.entry.setObjectName(u"entry")
        self.entryLayout = QVBoxLayout(self.entry)
        self.entryLayout.setSpacing(6)
        self.entryLayout.setObjectName(u"entryLayout")
        self.entryLayout.setContentsMargins(0, 0, 0, 0)
        self.entryLabel = QLabel(self.entry)
        self.entryLabel.setObjectName(u"entryLabel")
        self.entryLabel.setProperty(u"role", u"column-head")
        self.entryLabel.setIndent(0)
        self.entryLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.entryLayout.addWidget(self.entryLabel)

        self.entryGrid = AreaGrid(self.entry)
        self.entryGrid.setObjectName(u"entryGrid")

        self.entryLayout.addWidget(self.entryGrid)


        self.areasLayout.addWidget(self.entry)


        self.bodyLayout.addWidget(self.areasPage)

        self.toolsFrame = QFrame(self.body)
        self.toolsFrame.setObjectName(u"toolsFrame")
        self.toolsFrame.setProperty(u"role", u"card")
        self.toolsFrameLayout = QVBoxLayout(self.toolsFrame)
        self.toolsFrameLayout.setSpacing(6)
        self.toolsFrameLayout.setObjectName(u"toolsFrameLayout")
        self.toolsFrameLayout.setContentsMargins(8, 8, 8, 8)
        self.toolsLine = QHBoxLayout()
        self.toolsLine.setSpacing(8)
        self.toolsLine.setObjectName(u"toolsLine")
        self.toolsLine.setContentsMargins(0, 0, 0, 0)
        self.toolsButton = QPushButton(self.toolsFrame)
        self.toolsButton.setObjectName(u"toolsButton")
        self.toolsButton.setProperty(u"role", u"flat")
        self.toolsButton.setCheckable(True)

        self.toolsLine.addWidget(self.toolsButton)

        self.rareRow = ButtonRow(self.toolsFrame)
        self.rareRow.setObjectName(u"rareRow")
        sizePolicy.setHeightForWidth(self.rareRow.sizePolicy().hasHeightForWidth())
        self.rareRow.setSizePolicy(sizePolicy)

        self.toolsLine.addWidget(self.rareRow)


        self.toolsFrameLayout.addLayout(self.toolsLine)

        self.tools = GmTools(self.toolsFrame)
        self.tools.setObjectName(u"tools")

        self.toolsFrameLayout.addWidget(self.tools)


        self.bodyLayout.addWidget(self.toolsFrame)

        self.bottomSpace = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.bodyLayout.addItem(self.bottomSpace)

        CommonTable.setWidget(self.body)

        self.retranslateUi(CommonTable)
    # setupUi

    def retranslateUi(self, CommonTable):
        self.counterTitle.setText(QCoreApplication.translate("CommonTable", u"\u73fe\u5728\u306e\u30b5\u30a4\u30af\u30eb\u6570", None))
        self.leftHint.setText(QCoreApplication.translate("CommonTable", u"GM\u304c\u8a8d\u3081\u308c\u3070\u3001\u6b8b\u3063\u305fCP\u3092\u3044\u307e\u4f7f\u3048\u307e\u3059\u3002", None))
        self.castLabel.setText(QCoreApplication.translate("CommonTable", u"\u767b\u5834", None))
        self.orderLabel.setText(QCoreApplication.translate("CommonTable", u"AP \u306e\u9806", None))
        self.hexLabel.setText(QCoreApplication.translate("CommonTable", u"\u30d8\u30af\u30b9", None))
#if QT_CONFIG(accessibility)
        self.hexBox.setAccessibleName(QCoreApplication.translate("CommonTable", u"\u30d8\u30af\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.hexButton.setText(QCoreApplication.translate("CommonTable", u"\u7f6e\u304f", None))
        self.tradeLabel.setText(QCoreApplication.translate("CommonTable", u"\u53d6\u5f97\u3068\u8cfc\u5165", None))
        self.itemsLabel.setText(QCoreApplication.translate("CommonTable", u"\u6301\u3061\u7269", None))
        self.marksLabel.setText(QCoreApplication.translate("CommonTable", u"\u5370\u3068\u767b\u5834", None))
        self.normalLabel.setText(QCoreApplication.translate("CommonTable", u"\u901a\u5e38\u306e\u30a8\u30ea\u30a2", None))
        self.unlockLabel.setText(QCoreApplication.translate("CommonTable", u"\u89e3\u653e\u306b\u306f\u6761\u4ef6\u304c\u3042\u308b\u30a8\u30ea\u30a2", None))
        self.entryLabel.setText(QCoreApplication.translate("CommonTable", u"\u7acb\u3061\u5165\u308a\u306b\u306f\u6761\u4ef6\u304c\u3042\u308b\u30a8\u30ea\u30a2", None))
        self.toolsButton.setText(QCoreApplication.translate("CommonTable", u"GM\u306e\u624b", None))
        pass
    # retranslateUi

