"""Compiled from ui/choose_system.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'choose_system.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QListView, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_ChooseSystem(object):
    def setupUi(self, ChooseSystem):
        if not ChooseSystem.objectName():
            ChooseSystem.setObjectName(u"ChooseSystem")
        ChooseSystem.resize(400, 300)
        ChooseSystem.setProperty(u"chapter", u"start")
        self.rootLayout = QVBoxLayout(ChooseSystem)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(ChooseSystem)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(8)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(12, 12, 12, 12)
        self.hint = QLabel(self.top)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)

        self.topLayout.addWidget(self.hint)

        self.systems = QListWidget(self.top)
        self.systems.setObjectName(u"systems")
        self.systems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.systems.setResizeMode(QListView.ResizeMode.Adjust)
        self.systems.setSpacing(3)
        self.systems.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.systems.sizePolicy().hasHeightForWidth())
        self.systems.setSizePolicy(sizePolicy)

        self.topLayout.addWidget(self.systems)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(ChooseSystem)
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

        self.cancelButton = QPushButton(self.foot)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setAutoDefault(False)

        self.footLayout.addWidget(self.cancelButton)

        self.chooseButton = QPushButton(self.foot)
        self.chooseButton.setObjectName(u"chooseButton")
        self.chooseButton.setAutoDefault(False)
        self.chooseButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.chooseButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.systems, self.chooseButton)
        QWidget.setTabOrder(self.chooseButton, self.cancelButton)

        self.retranslateUi(ChooseSystem)
    # setupUi

    def retranslateUi(self, ChooseSystem):
#if QT_CONFIG(accessibility)
        self.systems.setAccessibleName(QCoreApplication.translate("ChooseSystem", u"\u30eb\u30fc\u30eb\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.cancelButton.setText(QCoreApplication.translate("ChooseSystem", u"\u3084\u3081\u308b(&C)", None))
        self.chooseButton.setText(QCoreApplication.translate("ChooseSystem", u"\u6b21\u3078(&N)", None))
        pass
    # retranslateUi

