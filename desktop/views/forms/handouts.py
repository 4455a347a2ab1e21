"""Compiled from ui/handouts.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'handouts.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QGridLayout, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget)

from desktop.views.display.screen_view import ScreenView
from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.picture import PictureButton

class Ui_HandoutsPage(object):
    def setupUi(self, HandoutsPage):
        if not HandoutsPage.objectName():
            HandoutsPage.setObjectName(u"HandoutsPage")
        HandoutsPage.resize(1100, 600)
        HandoutsPage.setProperty(u"chapter", u"table#handouts")
        self.pageLayout = QVBoxLayout(HandoutsPage)
        self.pageLayout.setSpacing(0)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(0, 0, 0, 0)
        self.headBar = FlowStrip(HandoutsPage)
        self.headBar.setObjectName(u"headBar")
        self.headBar.setProperty(u"role", u"tool")
        self.headLayout = QHBoxLayout(self.headBar)
        self.headLayout.setSpacing(8)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(16, 8, 16, 8)
        self.heading = QLabel(self.headBar)
        self.heading.setObjectName(u"heading")
        self.heading.setProperty(u"role", u"heading")

        self.headLayout.addWidget(self.heading)

        self.newButton = QPushButton(self.headBar)
        self.newButton.setObjectName(u"newButton")

        self.headLayout.addWidget(self.newButton)

        self.deleteButton = QPushButton(self.headBar)
        self.deleteButton.setObjectName(u"deleteButton")

        self.headLayout.addWidget(self.deleteButton)

        self.undoButton = QPushButton(self.headBar)
        self.undoButton.setObjectName(u"undoButton")

        self.headLayout.addWidget(self.undoButton)

        self.redoButton = QPushButton(self.headBar)
        self.redoButton.setObjectName(u"redoButton")

        self.headLayout.addWidget(self.redoButton)

        self.printButton = QPushButton(self.headBar)
        self.printButton.setObjectName(u"printButton")

        self.headLayout.addWidget(self.printButton)

        self.showButton = QPushButton(self.headBar)
        self.showButton.setObjectName(u"showButton")
        self.showButton.setProperty(u"role", u"primary")

        self.headLayout.addWidget(self.showButton)


        self.pageLayout.addWidget(self.headBar)

        self.message = Paragraph(HandoutsPage)
        self.message.setObjectName(u"message")
        self.message.setProperty(u"role", u"quiet")
        self.message.setMargin(8)

        self.pageLayout.addWidget(self.message)

        self.bodyLayout = QHBoxLayout()
        self.bodyLayout.setSpacing(16)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(16, 12, 16, 16)
        self.list = QListWidget(HandoutsPage)
        self.list.setObjectName(u"list")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumSize(QSize(170, 0))
        self.list.setMaximumSize(QSize(230, 16777215))

        self.bodyLayout.addWidget(self.list)

        self.editor = QWidget(HandoutsPage)
        self.editor.setObjectName(u"editor")
        self.editorLayout = QGridLayout(self.editor)
        self.editorLayout.setSpacing(8)
        self.editorLayout.setObjectName(u"editorLayout")
        self.editorLayout.setContentsMargins(0, 0, 0, 0)
        self.titleLabel = QLabel(self.editor)
        self.titleLabel.setObjectName(u"titleLabel")
        self.titleLabel.setProperty(u"role", u"quiet")

        self.editorLayout.addWidget(self.titleLabel, 0, 0, 1, 1)

        self.titleEdit = QLineEdit(self.editor)
        self.titleEdit.setObjectName(u"titleEdit")
        self.titleEdit.setMaxLength(200)

        self.editorLayout.addWidget(self.titleEdit, 0, 1, 1, 1)

        self.textLabel = QLabel(self.editor)
        self.textLabel.setObjectName(u"textLabel")
        self.textLabel.setProperty(u"role", u"quiet")

        self.editorLayout.addWidget(self.textLabel, 1, 0, 1, 1, Qt.AlignmentFlag.AlignTop)

        self.textEdit = QPlainTextEdit(self.editor)
        self.textEdit.setObjectName(u"textEdit")
        self.textEdit.setTabChangesFocus(True)

        self.editorLayout.addWidget(self.textEdit, 1, 1, 1, 1)

        self.pictureLabel = QLabel(self.editor)
        self.pictureLabel.setObjectName(u"pictureLabel")
        self.pictureLabel.setProperty(u"role", u"quiet")

        self.editorLayout.addWidget(self.pictureLabel, 2, 0, 1, 1)

        self.pictureButton = PictureButton(self.editor)
        self.pictureButton.setObjectName(u"pictureButton")

        self.editorLayout.addWidget(self.pictureButton, 2, 1, 1, 1)

        self.whoLabel = QLabel(self.editor)
        self.whoLabel.setObjectName(u"whoLabel")
        self.whoLabel.setProperty(u"role", u"quiet")

        self.editorLayout.addWidget(self.whoLabel, 3, 0, 1, 1, Qt.AlignmentFlag.AlignTop)

        self.whoList = QListWidget(self.editor)
        self.whoList.setObjectName(u"whoList")
        self.whoList.setWordWrap(True)
        self.whoList.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.whoList.setMaximumSize(QSize(16777215, 120))

        self.editorLayout.addWidget(self.whoList, 3, 1, 1, 1)

        self.whoHint = Paragraph(self.editor)
        self.whoHint.setObjectName(u"whoHint")
        self.whoHint.setProperty(u"role", u"hint")

        self.editorLayout.addWidget(self.whoHint, 4, 1, 1, 1)


        self.bodyLayout.addWidget(self.editor)

        self.previewLayout = QVBoxLayout()
        self.previewLayout.setSpacing(4)
        self.previewLayout.setObjectName(u"previewLayout")
        self.previewLayout.setContentsMargins(0, 0, 0, 0)
        self.previewLabel = Paragraph(HandoutsPage)
        self.previewLabel.setObjectName(u"previewLabel")
        self.previewLabel.setProperty(u"role", u"quiet")

        self.previewLayout.addWidget(self.previewLabel)

        self.preview = ScreenView(HandoutsPage)
        self.preview.setObjectName(u"preview")

        self.previewLayout.addWidget(self.preview)


        self.bodyLayout.addLayout(self.previewLayout)

        self.bodyLayout.setStretch(1, 3)
        self.bodyLayout.setStretch(2, 2)

        self.pageLayout.addLayout(self.bodyLayout)

#if QT_CONFIG(shortcut)
        self.titleLabel.setBuddy(self.titleEdit)
        self.textLabel.setBuddy(self.textEdit)
        self.pictureLabel.setBuddy(self.pictureButton)
        self.whoLabel.setBuddy(self.whoList)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(HandoutsPage)
    # setupUi

    def retranslateUi(self, HandoutsPage):
#if QT_CONFIG(accessibility)
        HandoutsPage.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u30cf\u30f3\u30c9\u30a2\u30a6\u30c8", None))
#endif // QT_CONFIG(accessibility)
        self.heading.setText(QCoreApplication.translate("HandoutsPage", u"\u30cf\u30f3\u30c9\u30a2\u30a6\u30c8", None))
        self.newButton.setText(QCoreApplication.translate("HandoutsPage", u"\u65b0\u3057\u304f\u4f5c\u308b(&N)", None))
        self.deleteButton.setText(QCoreApplication.translate("HandoutsPage", u"\u6d88\u3059", None))
        self.undoButton.setText(QCoreApplication.translate("HandoutsPage", u"\u5143\u306b\u623b\u3059", None))
        self.redoButton.setText(QCoreApplication.translate("HandoutsPage", u"\u3084\u308a\u76f4\u3059", None))
        self.printButton.setText(QCoreApplication.translate("HandoutsPage", u"\u5370\u5237(&P)\u2026", None))
        self.showButton.setText(QCoreApplication.translate("HandoutsPage", u"\u898b\u305b\u308b(&S)", None))
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u30cf\u30f3\u30c9\u30a2\u30a6\u30c8\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.titleLabel.setText(QCoreApplication.translate("HandoutsPage", u"\u984c", None))
#if QT_CONFIG(accessibility)
        self.titleEdit.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u984c", None))
#endif // QT_CONFIG(accessibility)
        self.textLabel.setText(QCoreApplication.translate("HandoutsPage", u"\u6587\u7ae0", None))
#if QT_CONFIG(accessibility)
        self.textEdit.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u6587\u7ae0", None))
#endif // QT_CONFIG(accessibility)
        self.pictureLabel.setText(QCoreApplication.translate("HandoutsPage", u"\u753b\u50cf", None))
#if QT_CONFIG(accessibility)
        self.pictureButton.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u753b\u50cf", None))
#endif // QT_CONFIG(accessibility)
        self.whoLabel.setText(QCoreApplication.translate("HandoutsPage", u"\u3060\u308c\u306b", None))
#if QT_CONFIG(accessibility)
        self.whoList.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u3060\u308c\u306b", None))
#endif // QT_CONFIG(accessibility)
        self.previewLabel.setText(QCoreApplication.translate("HandoutsPage", u"\u516c\u958b\u753b\u9762\u3067\u306f", None))
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("HandoutsPage", u"\u516c\u958b\u753b\u9762\u3067\u306e\u898b\u3048\u65b9", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

