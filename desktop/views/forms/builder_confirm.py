"""Compiled from ui/builder_confirm.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'builder_confirm.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QScrollArea, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.page_preview import PagePreview
from desktop.views.widgets.paragraph import Paragraph

class Ui_BuilderConfirm(object):
    def setupUi(self, BuilderConfirm):
        if not BuilderConfirm.objectName():
            BuilderConfirm.setObjectName(u"BuilderConfirm")
        BuilderConfirm.resize(800, 500)
        BuilderConfirm.setProperty(u"chapter", u"building#confirm")
        self.confirmLayout = QVBoxLayout(BuilderConfirm)
        self.confirmLayout.setObjectName(u"confirmLayout")
        self.confirmLayout.setContentsMargins(0, 0, 0, 0)
        self.columns = FlowStrip(BuilderConfirm)
        self.columns.setObjectName(u"columns")
        self.pageLayout = QHBoxLayout(self.columns)
        self.pageLayout.setSpacing(24)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 8, 24, 16)
        self.previewScroll = QScrollArea(self.columns)
        self.previewScroll.setObjectName(u"previewScroll")
        self.previewScroll.setWidgetResizable(True)
        self.previewScroll.setFrameShape(QFrame.Shape.NoFrame)
        self.previewScroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.previewScroll.setMinimumSize(QSize(160, 120))
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(3)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.previewScroll.sizePolicy().hasHeightForWidth())
        self.previewScroll.setSizePolicy(sizePolicy)
        self.previewHost = QWidget(self.previewScroll.viewport())
        self.previewHost.setObjectName(u"previewHost")
        self.previewLayout = QVBoxLayout(self.previewHost)
        self.previewLayout.setObjectName(u"previewLayout")
        self.previewLayout.setContentsMargins(0, 0, 8, 8)
        self.preview = PagePreview(self.previewHost)
        self.preview.setObjectName(u"preview")

        self.previewLayout.addWidget(self.preview)

        self.previewScroll.setWidget(self.previewHost)

        self.pageLayout.addWidget(self.previewScroll)

        self.side = QVBoxLayout()
        self.side.setSpacing(12)
        self.side.setObjectName(u"side")
        self.nameLabel = Paragraph(self.columns)
        self.nameLabel.setObjectName(u"nameLabel")
        self.nameLabel.setTextFormat(Qt.TextFormat.PlainText)
        self.nameLabel.setWordWrap(True)
        self.nameLabel.setProperty(u"role", u"big-heading")

        self.side.addWidget(self.nameLabel)

        self.summary = Paragraph(self.columns)
        self.summary.setObjectName(u"summary")
        self.summary.setProperty(u"role", u"plain")
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)

        self.side.addWidget(self.summary)

        self.problemsTitle = QLabel(self.columns)
        self.problemsTitle.setObjectName(u"problemsTitle")
        self.problemsTitle.setProperty(u"role", u"heading")

        self.side.addWidget(self.problemsTitle)

        self.problems = QListWidget(self.columns)
        self.problems.setObjectName(u"problems")
        self.problems.setWordWrap(True)

        self.side.addWidget(self.problems)

        self.printButton = QPushButton(self.columns)
        self.printButton.setObjectName(u"printButton")
        self.printButton.setProperty(u"role", u"large")

        self.side.addWidget(self.printButton)

        self.passText = Paragraph(self.columns)
        self.passText.setObjectName(u"passText")
        self.passText.setProperty(u"role", u"quiet")

        self.side.addWidget(self.passText)

        self.sideSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.side.addItem(self.sideSpacer)


        self.pageLayout.addLayout(self.side)

        self.pageLayout.setStretch(0, 3)
        self.pageLayout.setStretch(1, 1)

        self.confirmLayout.addWidget(self.columns)


        self.retranslateUi(BuilderConfirm)
    # setupUi

    def retranslateUi(self, BuilderConfirm):
#if QT_CONFIG(accessibility)
        self.previewScroll.setAccessibleName(QCoreApplication.translate("BuilderConfirm", u"\u5370\u5237\u3057\u305f\u3068\u304d\u306e\u898b\u305f\u76ee", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.preview.setAccessibleName(QCoreApplication.translate("BuilderConfirm", u"\u5370\u5237\u3057\u305f\u3068\u304d\u306e\u898b\u305f\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.problemsTitle.setText(QCoreApplication.translate("BuilderConfirm", u"\u307e\u3060\u76f4\u3059\u3068\u3053\u308d", None))
#if QT_CONFIG(accessibility)
        self.problems.setAccessibleName(QCoreApplication.translate("BuilderConfirm", u"\u307e\u3060\u76f4\u3059\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
        self.printButton.setText(QCoreApplication.translate("BuilderConfirm", u"\u5370\u5237\u30fbPDF\u2026", None))
        self.passText.setText(QCoreApplication.translate("BuilderConfirm", u"\u30d5\u30a1\u30a4\u30eb\u3067\u6e21\u3059\u3068\u304d\u306f\u3001\u3067\u304d\u3042\u304c\u308a\u306e\u3042\u3068\u3001\u30d5\u30a1\u30a4\u30eb\u30e1\u30cb\u30e5\u30fc\u306e\u300c\u30b7\u30fc\u30c8\u3092\u66f8\u304d\u51fa\u3059\u2026\u300d\u3067\u3059\u3002", None))
        pass
    # retranslateUi

