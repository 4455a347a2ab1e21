"""Compiled from ui/terms.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'terms.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QLineEdit, QListWidget, QSizePolicy, QToolButton, QVBoxLayout)

from desktop.views.widgets.paragraph import Paragraph

class Ui_Terms(object):
    def setupUi(self, Terms):
        if not Terms.objectName():
            Terms.setObjectName(u"Terms")
        Terms.resize(520, 320)
        Terms.setProperty(u"chapter", u"sheets#terms")
        Terms.setProperty(u"role", u"popup")
        self.termsLayout = QVBoxLayout(Terms)
        self.termsLayout.setSpacing(8)
        self.termsLayout.setObjectName(u"termsLayout")
        self.termsLayout.setContentsMargins(12, 8, 12, 12)
        self.headRow = QHBoxLayout()
        self.headRow.setSpacing(8)
        self.headRow.setObjectName(u"headRow")
        self.title = QLabel(Terms)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"strong")

        self.headRow.addWidget(self.title)

        self.searchEdit = QLineEdit(Terms)
        self.searchEdit.setObjectName(u"searchEdit")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.searchEdit.sizePolicy().hasHeightForWidth())
        self.searchEdit.setSizePolicy(sizePolicy)

        self.headRow.addWidget(self.searchEdit)

        self.escape = QLabel(Terms)
        self.escape.setObjectName(u"escape")
        self.escape.setText(u"Esc")
        self.escape.setProperty(u"role", u"keycap")

        self.headRow.addWidget(self.escape)

        self.closeButton = QToolButton(Terms)
        self.closeButton.setObjectName(u"closeButton")
        self.closeButton.setAutoRaise(True)

        self.headRow.addWidget(self.closeButton)


        self.termsLayout.addLayout(self.headRow)

        self.body = QHBoxLayout()
        self.body.setSpacing(12)
        self.body.setObjectName(u"body")
        self.words = QListWidget(Terms)
        self.words.setObjectName(u"words")
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        self.body.addWidget(self.words)

        self.saidLayout = QVBoxLayout()
        self.saidLayout.setSpacing(6)
        self.saidLayout.setObjectName(u"saidLayout")
        self.wordLabel = Paragraph(Terms)
        self.wordLabel.setObjectName(u"wordLabel")
        self.wordLabel.setProperty(u"role", u"heading")

        self.saidLayout.addWidget(self.wordLabel)

        self.saysLabel = Paragraph(Terms)
        self.saysLabel.setObjectName(u"saysLabel")
        self.saysLabel.setAlignment(Qt.AlignmentFlag.AlignLeft|Qt.AlignmentFlag.AlignTop)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.saysLabel.sizePolicy().hasHeightForWidth())
        self.saysLabel.setSizePolicy(sizePolicy1)

        self.saidLayout.addWidget(self.saysLabel)


        self.body.addLayout(self.saidLayout)

        self.body.setStretch(0, 2)
        self.body.setStretch(1, 3)

        self.termsLayout.addLayout(self.body)


        self.retranslateUi(Terms)
    # setupUi

    def retranslateUi(self, Terms):
        Terms.setWindowTitle(QCoreApplication.translate("Terms", u"\u7528\u8a9e\u306e\u8aac\u660e", None))
#if QT_CONFIG(accessibility)
        Terms.setAccessibleName(QCoreApplication.translate("Terms", u"\u7528\u8a9e\u306e\u8aac\u660e", None))
#endif // QT_CONFIG(accessibility)
        self.title.setText(QCoreApplication.translate("Terms", u"\u7528\u8a9e\u306e\u8aac\u660e", None))
#if QT_CONFIG(accessibility)
        self.searchEdit.setAccessibleName(QCoreApplication.translate("Terms", u"\u7528\u8a9e\u3092\u63a2\u3059", None))
#endif // QT_CONFIG(accessibility)
        self.searchEdit.setPlaceholderText(QCoreApplication.translate("Terms", u"\u63a2\u3059", None))
#if QT_CONFIG(accessibility)
        self.closeButton.setAccessibleName(QCoreApplication.translate("Terms", u"\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.words.setAccessibleName(QCoreApplication.translate("Terms", u"\u3053\u306e\u753b\u9762\u306e\u7528\u8a9e", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

