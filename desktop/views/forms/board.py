"""Compiled from ui/board.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'board.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QTreeWidget, QVBoxLayout, QWidget)

from desktop.views.board.view import BoardView
from desktop.views.table.button_row import ButtonRow
from desktop.views.widgets.colour import ColourButton
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.key_button import KeyButton
from desktop.views.widgets.paragraph import Paragraph

class Ui_BoardPane(object):
    def setupUi(self, BoardPane):
        if not BoardPane.objectName():
            BoardPane.setObjectName(u"BoardPane")
        BoardPane.resize(460, 520)
        BoardPane.setProperty(u"chapter", u"board")
        self.paneLayout = QVBoxLayout(BoardPane)
        self.paneLayout.setSpacing(0)
        self.paneLayout.setObjectName(u"paneLayout")
        self.paneLayout.setContentsMargins(0, 0, 0, 0)
        self.controls = QWidget(BoardPane)
        self.controls.setObjectName(u"controls")
        self.controlsLayout = QVBoxLayout(self.controls)
        self.controlsLayout.setSpacing(0)
        self.controlsLayout.setObjectName(u"controlsLayout")
        self.controlsLayout.setContentsMargins(0, 0, 0, 0)
        self.toolBar = FlowStrip(self.controls)
        self.toolBar.setObjectName(u"toolBar")
        self.toolBar.setProperty(u"role", u"tool")
        self.toolBarLayout = QHBoxLayout(self.toolBar)
        self.toolBarLayout.setSpacing(4)
        self.toolBarLayout.setObjectName(u"toolBarLayout")
        self.toolBarLayout.setContentsMargins(6, 4, 6, 4)
        self.titleLabel = QLabel(self.toolBar)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setProperty(u"role", u"strong")
        self.titleLabel.setTextFormat(Qt.TextFormat.PlainText)

        self.toolBarLayout.addWidget(self.titleLabel)

        self.outButton = KeyButton(self.toolBar)
        self.outButton.setObjectName(u"outButton")
        self.outButton.setProperty(u"role", u"small")

        self.toolBarLayout.addWidget(self.outButton)

        self.inButton = KeyButton(self.toolBar)
        self.inButton.setObjectName(u"inButton")
        self.inButton.setProperty(u"role", u"small")

        self.toolBarLayout.addWidget(self.inButton)

        self.fitButton = KeyButton(self.toolBar)
        self.fitButton.setObjectName(u"fitButton")
        self.fitButton.setProperty(u"role", u"small")
        self.fitButton.setProperty(u"keyHint", u"Home")

        self.toolBarLayout.addWidget(self.fitButton)

        self.turnButton = KeyButton(self.toolBar)
        self.turnButton.setObjectName(u"turnButton")
        self.turnButton.setProperty(u"role", u"small")
        self.turnButton.setProperty(u"keyHint", u"R")

        self.toolBarLayout.addWidget(self.turnButton)

        self.listButton = KeyButton(self.toolBar)
        self.listButton.setObjectName(u"listButton")
        self.listButton.setProperty(u"role", u"small")
        self.listButton.setProperty(u"keyHint", u"L")
        self.listButton.setCheckable(True)

        self.toolBarLayout.addWidget(self.listButton)


        self.controlsLayout.addWidget(self.toolBar)

        self.sketchBar = FlowStrip(self.controls)
        self.sketchBar.setObjectName(u"sketchBar")
        self.sketchBar.setProperty(u"role", u"tool")
        self.sketchBarLayout = QHBoxLayout(self.sketchBar)
        self.sketchBarLayout.setSpacing(4)
        self.sketchBarLayout.setObjectName(u"sketchBarLayout")
        self.sketchBarLayout.setContentsMargins(6, 4, 6, 4)
        self.wordEdit = QLineEdit(self.sketchBar)
        self.wordEdit.setObjectName(u"wordEdit")
        self.wordEdit.setMinimumSize(QSize(110, 0))
        self.wordEdit.setMaximumSize(QSize(180, 16777215))
        self.wordEdit.setMaxLength(80)

        self.sketchBarLayout.addWidget(self.wordEdit)

        self.pieceButton = KeyButton(self.sketchBar)
        self.pieceButton.setObjectName(u"pieceButton")
        self.pieceButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.pieceButton)

        self.colourButton = ColourButton(self.sketchBar)
        self.colourButton.setObjectName(u"colourButton")
        self.colourButton.setMinimumSize(QSize(34, 0))

        self.sketchBarLayout.addWidget(self.colourButton)

        self.noteButton = KeyButton(self.sketchBar)
        self.noteButton.setObjectName(u"noteButton")
        self.noteButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.noteButton)

        self.secretButton = KeyButton(self.sketchBar)
        self.secretButton.setObjectName(u"secretButton")
        self.secretButton.setProperty(u"role", u"small")
        self.secretButton.setCheckable(True)

        self.sketchBarLayout.addWidget(self.secretButton)

        self.drawButton = KeyButton(self.sketchBar)
        self.drawButton.setObjectName(u"drawButton")
        self.drawButton.setProperty(u"role", u"small")
        self.drawButton.setCheckable(True)

        self.sketchBarLayout.addWidget(self.drawButton)

        self.wipeButton = KeyButton(self.sketchBar)
        self.wipeButton.setObjectName(u"wipeButton")
        self.wipeButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.wipeButton)

        self.hideButton = KeyButton(self.sketchBar)
        self.hideButton.setObjectName(u"hideButton")
        self.hideButton.setProperty(u"role", u"small")
        self.hideButton.setCheckable(True)

        self.sketchBarLayout.addWidget(self.hideButton)

        self.takeButton = KeyButton(self.sketchBar)
        self.takeButton.setObjectName(u"takeButton")
        self.takeButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.takeButton)

        self.shapeButton = KeyButton(self.sketchBar)
        self.shapeButton.setObjectName(u"shapeButton")
        self.shapeButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.shapeButton)

        self.pictureButton = KeyButton(self.sketchBar)
        self.pictureButton.setObjectName(u"pictureButton")
        self.pictureButton.setProperty(u"role", u"small")

        self.sketchBarLayout.addWidget(self.pictureButton)


        self.controlsLayout.addWidget(self.sketchBar)

        self.aimBar = QFrame(self.controls)
        self.aimBar.setObjectName(u"aimBar")
        self.aimLayout = QHBoxLayout(self.aimBar)
        self.aimLayout.setSpacing(8)
        self.aimLayout.setObjectName(u"aimLayout")
        self.aimLayout.setContentsMargins(8, 4, 8, 4)
        self.aims = ButtonRow(self.aimBar)
        self.aims.setObjectName(u"aims")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.aims.sizePolicy().hasHeightForWidth())
        self.aims.setSizePolicy(sizePolicy)

        self.aimLayout.addWidget(self.aims)

        self.useButton = KeyButton(self.aimBar)
        self.useButton.setObjectName(u"useButton")
        self.useButton.setProperty(u"role", u"primary")
        self.useButton.setProperty(u"keyHint", u"Enter")

        self.aimLayout.addWidget(self.useButton)


        self.controlsLayout.addWidget(self.aimBar)


        self.paneLayout.addWidget(self.controls)

        self.stage = QWidget(BoardPane)
        self.stage.setObjectName(u"stage")
        self.stageLayout = QVBoxLayout(self.stage)
        self.stageLayout.setSpacing(0)
        self.stageLayout.setObjectName(u"stageLayout")
        self.stageLayout.setContentsMargins(0, 0, 0, 0)
        self.view = BoardView(self.stage)
        self.view.setObjectName(u"view")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.view.sizePolicy().hasHeightForWidth())
        self.view.setSizePolicy(sizePolicy1)

        self.stageLayout.addWidget(self.view)

        self.status = Paragraph(self.stage)
        self.status.setObjectName(u"status")
        self.status.setProperty(u"role", u"hint")
        self.status.setMargin(4)

        self.stageLayout.addWidget(self.status)

        self.people = QTreeWidget(self.stage)
        self.people.setObjectName(u"people")
        self.people.setRootIsDecorated(False)
        self.people.setMaximumSize(QSize(16777215, 112))

        self.stageLayout.addWidget(self.people)


        self.paneLayout.addWidget(self.stage)


        self.retranslateUi(BoardPane)
    # setupUi

    def retranslateUi(self, BoardPane):
        self.titleLabel.setText(QCoreApplication.translate("BoardPane", u"\u6226\u5834\u30b7\u30fc\u30c8", None))
        self.outButton.setText(QCoreApplication.translate("BoardPane", u"\u2212", None))
#if QT_CONFIG(tooltip)
        self.outButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u9060\u3056\u304b\u308b", None))
#endif // QT_CONFIG(tooltip)
        self.inButton.setText(QCoreApplication.translate("BoardPane", u"\uff0b", None))
#if QT_CONFIG(tooltip)
        self.inButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u8fd1\u3065\u304f", None))
#endif // QT_CONFIG(tooltip)
        self.fitButton.setText(QCoreApplication.translate("BoardPane", u"\u5168\u4f53", None))
#if QT_CONFIG(tooltip)
        self.fitButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u76e4\u306e\u5168\u4f53\u3092\u53ce\u3081\u308b", None))
#endif // QT_CONFIG(tooltip)
        self.turnButton.setText(QCoreApplication.translate("BoardPane", u"\u56de\u3059", None))
#if QT_CONFIG(tooltip)
        self.turnButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u76e4\u3092 60\u00b0 \u56de\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.listButton.setText(QCoreApplication.translate("BoardPane", u"\u4e00\u89a7", None))
#if QT_CONFIG(tooltip)
        self.listButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u3060\u308c\u304c\u3069\u306e\u30d8\u30af\u30b9\u306b\u3044\u308b\u304b", None))
#endif // QT_CONFIG(tooltip)
        self.wordEdit.setPlaceholderText(QCoreApplication.translate("BoardPane", u"\u99d2\u306e\u540d\u524d\u30fb\u30e1\u30e2", None))
#if QT_CONFIG(accessibility)
        self.wordEdit.setAccessibleName(QCoreApplication.translate("BoardPane", u"\u99d2\u306e\u540d\u524d\u30fb\u30e1\u30e2", None))
#endif // QT_CONFIG(accessibility)
        self.pieceButton.setText(QCoreApplication.translate("BoardPane", u"\u99d2\u3092\u7f6e\u304f", None))
#if QT_CONFIG(tooltip)
        self.pieceButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u66f8\u3044\u305f\u540d\u524d\u306e\u99d2\u3092\u3001\u9078\u3093\u3060\u30d8\u30af\u30b9\u306b\u7f6e\u304d\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.colourButton.setAccessibleName(QCoreApplication.translate("BoardPane", u"\u99d2\u306e\u8272", None))
#endif // QT_CONFIG(accessibility)
        self.noteButton.setText(QCoreApplication.translate("BoardPane", u"\u30e1\u30e2", None))
#if QT_CONFIG(tooltip)
        self.noteButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u9078\u3093\u3060\u30d8\u30af\u30b9\u306b\u66f8\u304d\u307e\u3059\u3002\u4f55\u3082\u66f8\u304b\u306a\u3051\u308c\u3070\u30e1\u30e2\u3092\u6d88\u3057\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.secretButton.setText(QCoreApplication.translate("BoardPane", u"GM\u3060\u3051", None))
#if QT_CONFIG(tooltip)
        self.secretButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u3053\u308c\u304b\u3089\u7f6e\u304f\u99d2\u3068\u66f8\u304f\u30e1\u30e2\u3092\u3001PL\u306b\u898b\u305b\u307e\u305b\u3093", None))
#endif // QT_CONFIG(tooltip)
        self.drawButton.setText(QCoreApplication.translate("BoardPane", u"\u63cf\u304f", None))
#if QT_CONFIG(tooltip)
        self.drawButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u7dda\u3092\u5f15\u304d\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.wipeButton.setText(QCoreApplication.translate("BoardPane", u"\u7dda\u3092\u6d88\u3059", None))
#if QT_CONFIG(tooltip)
        self.wipeButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u6700\u5f8c\u306e\u7dda\u304b\u3089\u6d88\u3057\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.hideButton.setText(QCoreApplication.translate("BoardPane", u"\u4f0f\u305b\u308b", None))
#if QT_CONFIG(tooltip)
        self.hideButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u9078\u3093\u3060\u99d2\u3092\u516c\u958b\u3057\u307e\u305b\u3093", None))
#endif // QT_CONFIG(tooltip)
        self.takeButton.setText(QCoreApplication.translate("BoardPane", u"\u5916\u3059", None))
#if QT_CONFIG(tooltip)
        self.takeButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u9078\u3093\u3060\u99d2\u3092\u76e4\u304b\u3089\u5916\u3057\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.shapeButton.setText(QCoreApplication.translate("BoardPane", u"\u5927\u304d\u3055", None))
#if QT_CONFIG(tooltip)
        self.shapeButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u76e4\u306e\u5f62\u3068\u5927\u304d\u3055", None))
#endif // QT_CONFIG(tooltip)
        self.pictureButton.setText(QCoreApplication.translate("BoardPane", u"\u80cc\u666f", None))
#if QT_CONFIG(tooltip)
        self.pictureButton.setToolTip(QCoreApplication.translate("BoardPane", u"\u76e4\u306e\u4e0b\u306b\u753b\u50cf\u3092\u6577\u304d\u307e\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.useButton.setText(QCoreApplication.translate("BoardPane", u"\u4f7f\u3046", None))
#if QT_CONFIG(accessibility)
        self.view.setAccessibleName(QCoreApplication.translate("BoardPane", u"\u76e4", None))
#endif // QT_CONFIG(accessibility)
        ___qtreewidgetitem = self.people.headerItem()
        ___qtreewidgetitem.setText(3, QCoreApplication.translate("BoardPane", u"\u3044\u307e", None))
        ___qtreewidgetitem.setText(2, QCoreApplication.translate("BoardPane", u"\u8ddd\u96e2", None))
        ___qtreewidgetitem.setText(1, QCoreApplication.translate("BoardPane", u"\u30d8\u30af\u30b9", None))
        ___qtreewidgetitem.setText(0, QCoreApplication.translate("BoardPane", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.people.setAccessibleName(QCoreApplication.translate("BoardPane", u"\u76e4\u306b\u3044\u308b\u4eba", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

