"""Compiled from ui/import_preview.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'import_preview.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QFrame, QHBoxLayout, QLabel, QListWidget, QPushButton, QRadioButton, QSizePolicy, QSpacerItem, QSplitter, QTableView, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_ImportPreview(object):
    def setupUi(self, ImportPreview):
        if not ImportPreview.objectName():
            ImportPreview.setObjectName(u"ImportPreview")
        ImportPreview.resize(960, 600)
        ImportPreview.setProperty(u"chapter", u"files#import")
        self.rootLayout = QVBoxLayout(ImportPreview)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.parts = QSplitter(ImportPreview)
        self.parts.setObjectName(u"parts")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.parts.sizePolicy().hasHeightForWidth())
        self.parts.setSizePolicy(sizePolicy)
        self.parts.setOrientation(Qt.Orientation.Horizontal)
        self.parts.setHandleWidth(1)
        self.parts.setChildrenCollapsible(False)
        self.files = QListWidget(self.parts)
        self.files.setObjectName(u"files")
        self.files.setMinimumSize(QSize(240, 0))
        self.files.setFrameShape(QFrame.Shape.NoFrame)
        self.files.setProperty(u"role", u"panel")
        self.files.setSpacing(2)
        self.files.setWordWrap(True)
        self.files.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.parts.addWidget(self.files)
        self.detail = QWidget(self.parts)
        self.detail.setObjectName(u"detail")
        self.detailLayout = QVBoxLayout(self.detail)
        self.detailLayout.setSpacing(8)
        self.detailLayout.setObjectName(u"detailLayout")
        self.detailLayout.setContentsMargins(12, 12, 12, 12)
        self.title = QLabel(self.detail)
        self.title.setObjectName(u"title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setProperty(u"role", u"heading")

        self.detailLayout.addWidget(self.title)

        self.situation = QLabel(self.detail)
        self.situation.setObjectName(u"situation")
        self.situation.setTextFormat(Qt.TextFormat.PlainText)
        self.situation.setWordWrap(True)
        self.situation.setProperty(u"role", u"quiet")

        self.detailLayout.addWidget(self.situation)

        self.decisions = QHBoxLayout()
        self.decisions.setSpacing(12)
        self.decisions.setObjectName(u"decisions")
        self.decisions.setContentsMargins(0, 0, 0, 0)
        self.addRadio = QRadioButton(self.detail)
        self.addRadio.setObjectName(u"addRadio")

        self.decisions.addWidget(self.addRadio)

        self.replaceRadio = QRadioButton(self.detail)
        self.replaceRadio.setObjectName(u"replaceRadio")

        self.decisions.addWidget(self.replaceRadio)

        self.bothRadio = QRadioButton(self.detail)
        self.bothRadio.setObjectName(u"bothRadio")

        self.decisions.addWidget(self.bothRadio)

        self.refuseRadio = QRadioButton(self.detail)
        self.refuseRadio.setObjectName(u"refuseRadio")

        self.decisions.addWidget(self.refuseRadio)

        self.decisionSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.decisions.addItem(self.decisionSpacer)


        self.detailLayout.addLayout(self.decisions)

        self.problemsTitle = QLabel(self.detail)
        self.problemsTitle.setObjectName(u"problemsTitle")
        self.problemsTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.problemsTitle.setWordWrap(True)
        self.problemsTitle.setProperty(u"role", u"strong")

        self.detailLayout.addWidget(self.problemsTitle)

        self.problems = QListWidget(self.detail)
        self.problems.setObjectName(u"problems")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(1)
        sizePolicy1.setHeightForWidth(self.problems.sizePolicy().hasHeightForWidth())
        self.problems.setSizePolicy(sizePolicy1)
        self.problems.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.problems.setWordWrap(True)
        self.problems.setAlternatingRowColors(True)

        self.detailLayout.addWidget(self.problems)

        self.differencesTitle = QLabel(self.detail)
        self.differencesTitle.setObjectName(u"differencesTitle")
        self.differencesTitle.setTextFormat(Qt.TextFormat.PlainText)
        self.differencesTitle.setWordWrap(True)
        self.differencesTitle.setProperty(u"role", u"strong")

        self.detailLayout.addWidget(self.differencesTitle)

        self.differences = QTableView(self.detail)
        self.differences.setObjectName(u"differences")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(2)
        sizePolicy2.setHeightForWidth(self.differences.sizePolicy().hasHeightForWidth())
        self.differences.setSizePolicy(sizePolicy2)
        self.differences.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.differences.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.differences.setAlternatingRowColors(True)
        self.differences.setShowGrid(False)
        self.differences.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.differences.horizontalHeader().setStretchLastSection(True)
        self.differences.verticalHeader().setVisible(False)

        self.detailLayout.addWidget(self.differences)

        self.nothing = QLabel(self.detail)
        self.nothing.setObjectName(u"nothing")
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty(u"role", u"success-text")

        self.detailLayout.addWidget(self.nothing)

        self.detailSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.detailLayout.addItem(self.detailSpacer)

        self.parts.addWidget(self.detail)

        self.rootLayout.addWidget(self.parts)

        self.foot = QFrame(ImportPreview)
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
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.message.sizePolicy().hasHeightForWidth())
        self.message.setSizePolicy(sizePolicy3)

        self.footLayout.addWidget(self.message)

        self.importButton = QPushButton(self.foot)
        self.importButton.setObjectName(u"importButton")
        self.importButton.setAutoDefault(False)
        self.importButton.setProperty(u"role", u"primary")

        self.footLayout.addWidget(self.importButton)

        self.cancelButton = QPushButton(self.foot)
        self.cancelButton.setObjectName(u"cancelButton")
        self.cancelButton.setAutoDefault(False)

        self.footLayout.addWidget(self.cancelButton)


        self.rootLayout.addWidget(self.foot)

        QWidget.setTabOrder(self.files, self.addRadio)
        QWidget.setTabOrder(self.addRadio, self.replaceRadio)
        QWidget.setTabOrder(self.replaceRadio, self.bothRadio)
        QWidget.setTabOrder(self.bothRadio, self.refuseRadio)
        QWidget.setTabOrder(self.refuseRadio, self.problems)
        QWidget.setTabOrder(self.problems, self.differences)
        QWidget.setTabOrder(self.differences, self.importButton)
        QWidget.setTabOrder(self.importButton, self.cancelButton)

        self.retranslateUi(ImportPreview)

        self.importButton.setDefault(True)

    # setupUi

    def retranslateUi(self, ImportPreview):
        ImportPreview.setWindowTitle(QCoreApplication.translate("ImportPreview", u"\u30b7\u30fc\u30c8\u3092\u8aad\u307f\u8fbc\u3080", None))
#if QT_CONFIG(accessibility)
        self.files.setAccessibleName(QCoreApplication.translate("ImportPreview", u"\u8aad\u307f\u8fbc\u3080\u30d5\u30a1\u30a4\u30eb", None))
#endif // QT_CONFIG(accessibility)
        self.addRadio.setText(QCoreApplication.translate("ImportPreview", u"\u52a0\u3048\u308b(&A)", None))
#if QT_CONFIG(tooltip)
        self.addRadio.setToolTip(QCoreApplication.translate("ImportPreview", u"\u3053\u306e\u5353\u306e\u65b0\u3057\u3044\u30b7\u30fc\u30c8\u306b\u3057\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.replaceRadio.setText(QCoreApplication.translate("ImportPreview", u"\u7f6e\u304d\u63db\u3048\u308b(&E)", None))
#if QT_CONFIG(tooltip)
        self.replaceRadio.setToolTip(QCoreApplication.translate("ImportPreview", u"\u3044\u307e\u306e\u30b7\u30fc\u30c8\u306f\u300c\u524d\u306e\u7248\u300d\u306b\u6b8b\u308a\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.bothRadio.setText(QCoreApplication.translate("ImportPreview", u"\u4e21\u65b9\u6b8b\u3059(&B)", None))
#if QT_CONFIG(tooltip)
        self.bothRadio.setToolTip(QCoreApplication.translate("ImportPreview", u"\u3044\u307e\u306e\u30b7\u30fc\u30c8\u306e\u96a3\u306b\u3001\u5225\u306e\u30b7\u30fc\u30c8\u3068\u3057\u3066\u52a0\u3048\u307e\u3059\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.refuseRadio.setText(QCoreApplication.translate("ImportPreview", u"\u8aad\u307f\u8fbc\u307e\u306a\u3044(&N)", None))
#if QT_CONFIG(tooltip)
        self.refuseRadio.setToolTip(QCoreApplication.translate("ImportPreview", u"\u3053\u306e\u30d5\u30a1\u30a4\u30eb\u306b\u306f\u4f55\u3082\u3057\u307e\u305b\u3093\u3002", None))
#endif // QT_CONFIG(tooltip)
        self.problemsTitle.setText(QCoreApplication.translate("ImportPreview", u"\u76f4\u3059\u3068\u3053\u308d", None))
#if QT_CONFIG(accessibility)
        self.problems.setAccessibleName(QCoreApplication.translate("ImportPreview", u"\u76f4\u3059\u3068\u3053\u308d", None))
#endif // QT_CONFIG(accessibility)
        self.differencesTitle.setText(QCoreApplication.translate("ImportPreview", u"\u9055\u3046\u3068\u3053\u308d", None))
#if QT_CONFIG(accessibility)
        self.differences.setAccessibleName(QCoreApplication.translate("ImportPreview", u"\u3044\u307e\u306e\u30b7\u30fc\u30c8\u3068\u306e\u9055\u3044", None))
#endif // QT_CONFIG(accessibility)
        self.importButton.setText(QCoreApplication.translate("ImportPreview", u"\u8aad\u307f\u8fbc\u3080(&I)", None))
        self.cancelButton.setText(QCoreApplication.translate("ImportPreview", u"\u3084\u3081\u308b(&C)", None))
    # retranslateUi

