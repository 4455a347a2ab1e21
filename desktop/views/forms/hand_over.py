"""Compiled from ui/hand_over.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'hand_over.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.elided import ElidedLabel
from desktop.views.widgets.paragraph import Paragraph

class Ui_HandOver(object):
    def setupUi(self, HandOver):
        if not HandOver.objectName():
            HandOver.setObjectName(u"HandOver")
        HandOver.resize(1366, 768)
        self.layout7 = QVBoxLayout(HandOver)
        self.layout7.setSpacing(0)
        self.layout7.setObjectName(u"layout7")
        self.layout7.setContentsMargins(0, 0, 0, 0)
        self.banner = QFrame(HandOver)
        self.banner.setObjectName(u"banner")
        self.banner.setMinimumSize(QSize(0, 56))
        self.banner.setProperty(u"role", u"banner")
        self.layout2 = QHBoxLayout(self.banner)
        self.layout2.setSpacing(12)
        self.layout2.setObjectName(u"layout2")
        self.layout2.setContentsMargins(24, 4, 24, 4)
        self.lockIcon = QLabel(self.banner)
        self.lockIcon.setObjectName(u"lockIcon")

        self.layout2.addWidget(self.lockIcon)

        self.title = ElidedLabel(self.banner)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty(u"role", u"banner-title")

        self.layout2.addWidget(self.title)

        self.tableLabel = ElidedLabel(self.banner)
        self.tableLabel.setObjectName(u"tableLabel")
        self.tableLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.tableLabel.setProperty(u"role", u"banner-text")

        self.layout2.addWidget(self.tableLabel)

        self.spacer1 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout2.addItem(self.spacer1)

        self.note = ElidedLabel(self.banner)
        self.note.setObjectName(u"note")
        self.note.setProperty(u"role", u"banner-text")

        self.layout2.addWidget(self.note)

        self.lookButton = QPushButton(self.banner)
        self.lookButton.setObjectName(u"lookButton")
        self.lookButton.setCheckable(True)
        self.lookButton.setProperty(u"role", u"banner-button")

        self.layout2.addWidget(self.lookButton)

        self.undoButton = QToolButton(self.banner)
        self.undoButton.setObjectName(u"undoButton")
        self.undoButton.setProperty(u"role", u"banner-button")

        self.layout2.addWidget(self.undoButton)

        self.redoButton = QToolButton(self.banner)
        self.redoButton.setObjectName(u"redoButton")
        self.redoButton.setProperty(u"role", u"banner-button")

        self.layout2.addWidget(self.redoButton)

        self.backButton = QPushButton(self.banner)
        self.backButton.setObjectName(u"backButton")
        self.backButton.setProperty(u"role", u"banner-button")

        self.layout2.addWidget(self.backButton)


        self.layout7.addWidget(self.banner)

        self.pinPanel = QFrame(HandOver)
        self.pinPanel.setObjectName(u"pinPanel")
        self.pinPanel.setProperty(u"role", u"tool")
        self.layout6 = QHBoxLayout(self.pinPanel)
        self.layout6.setSpacing(8)
        self.layout6.setObjectName(u"layout6")
        self.layout6.setContentsMargins(24, 8, 24, 8)
        self.spacer3 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout6.addItem(self.spacer3)

        self.label4 = QLabel(self.pinPanel)
        self.label4.setObjectName(u"label4")

        self.layout6.addWidget(self.label4)

        self.pinEdit = QLineEdit(self.pinPanel)
        self.pinEdit.setObjectName(u"pinEdit")
        self.pinEdit.setMaximumSize(QSize(200, 16777215))
        self.pinEdit.setMaxLength(32)
        self.pinEdit.setProperty(u"role", u"big-entry")
        self.pinEdit.setEchoMode(QLineEdit.EchoMode.Password)

        self.layout6.addWidget(self.pinEdit)

        self.pinButton = QPushButton(self.pinPanel)
        self.pinButton.setObjectName(u"pinButton")
        self.pinButton.setProperty(u"role", u"primary")

        self.layout6.addWidget(self.pinButton)

        self.pinCancel = QPushButton(self.pinPanel)
        self.pinCancel.setObjectName(u"pinCancel")

        self.layout6.addWidget(self.pinCancel)

        self.pinTell = QLabel(self.pinPanel)
        self.pinTell.setObjectName(u"pinTell")
        self.pinTell.setTextFormat(Qt.TextFormat.PlainText)
        self.pinTell.setProperty(u"role", u"warning-text")

        self.layout6.addWidget(self.pinTell)

        self.spacer5 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout6.addItem(self.spacer5)


        self.layout7.addWidget(self.pinPanel)

        self.tell = Paragraph(HandOver)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)
        self.tell.setMargin(12)
        self.tell.setProperty(u"role", u"hint")

        self.layout7.addWidget(self.tell)

        self.host = QWidget(HandOver)
        self.host.setObjectName(u"host")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.host.sizePolicy().hasHeightForWidth())
        self.host.setSizePolicy(sizePolicy)
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(0)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(0, 0, 0, 0)

        self.layout7.addWidget(self.host)

#if QT_CONFIG(shortcut)
        self.label4.setBuddy(self.pinEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(HandOver)
    # setupUi

    def retranslateUi(self, HandOver):
        self.note.setText(QCoreApplication.translate("HandOver", u"\u624b\u6e21\u3057\u4e2d", None))
        self.lookButton.setText(QCoreApplication.translate("HandOver", u"\u898b\u308b", None))
#if QT_CONFIG(tooltip)
        self.lookButton.setToolTip(QCoreApplication.translate("HandOver", u"\u305d\u306e\u4eba\u304c\u77e5\u3063\u3066\u3088\u3044\u3053\u3068\u3092\u898b\u308b\u30fb\u30b7\u30fc\u30c8\u306b\u623b\u308b", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("HandOver", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.undoButton.setToolTip(QCoreApplication.translate("HandOver", u"\u5143\u306b\u623b\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("HandOver", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.redoButton.setToolTip(QCoreApplication.translate("HandOver", u"\u3084\u308a\u76f4\u3059", None))
#endif // QT_CONFIG(tooltip)
        self.backButton.setText(QCoreApplication.translate("HandOver", u"GM\u306e\u753b\u9762\u3078\u623b\u308b\uff08PIN\uff09", None))
        self.label4.setText(QCoreApplication.translate("HandOver", u"PIN", None))
#if QT_CONFIG(accessibility)
        self.pinEdit.setAccessibleName(QCoreApplication.translate("HandOver", u"PIN", None))
#endif // QT_CONFIG(accessibility)
        self.pinButton.setText(QCoreApplication.translate("HandOver", u"\u623b\u308b", None))
        self.pinCancel.setText(QCoreApplication.translate("HandOver", u"\u3084\u3081\u308b", None))
        pass
    # retranslateUi

