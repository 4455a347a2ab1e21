"""Compiled from ui/history.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'history.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_HistoryDialog(object):
    def setupUi(self, HistoryDialog):
        if not HistoryDialog.objectName():
            HistoryDialog.setObjectName(u"HistoryDialog")
        HistoryDialog.resize(440, 520)
        HistoryDialog.setProperty(u"chapter", u"sheets#undo")
        self.rootLayout = QVBoxLayout(HistoryDialog)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.top = QWidget(HistoryDialog)
        self.top.setObjectName(u"top")
        self.topLayout = QVBoxLayout(self.top)
        self.topLayout.setSpacing(8)
        self.topLayout.setObjectName(u"topLayout")
        self.topLayout.setContentsMargins(12, 12, 12, 12)
        self.hint = QLabel(self.top)
        self.hint.setObjectName(u"hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setProperty(u"role", u"quiet")

        self.topLayout.addWidget(self.hint)

        self.steps = QListWidget(self.top)
        self.steps.setObjectName(u"steps")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.steps.sizePolicy().hasHeightForWidth())
        self.steps.setSizePolicy(sizePolicy)
        self.steps.setAlternatingRowColors(True)

        self.topLayout.addWidget(self.steps)


        self.rootLayout.addWidget(self.top)

        self.foot = QFrame(HistoryDialog)
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

        QWidget.setTabOrder(self.steps, self.closeButton)

        self.retranslateUi(HistoryDialog)
    # setupUi

    def retranslateUi(self, HistoryDialog):
        HistoryDialog.setWindowTitle(QCoreApplication.translate("HistoryDialog", u"\u5909\u66f4\u306e\u4e00\u89a7", None))
        self.hint.setText(QCoreApplication.translate("HistoryDialog", u"\u884c\u3092\u62bc\u3059\u3068\u3001\u305d\u3053\u307e\u3067\u623b\u308b\u304b\u9032\u307f\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.steps.setAccessibleName(QCoreApplication.translate("HistoryDialog", u"\u5909\u66f4\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("HistoryDialog", u"\u9589\u3058\u308b(&C)", None))
    # retranslateUi

