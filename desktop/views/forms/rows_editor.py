"""Compiled from ui/rows_editor.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'rows_editor.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QLabel, QListWidget, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.paragraph import Paragraph

class Ui_RowsEditor(object):
    def setupUi(self, RowsEditor):
        if not RowsEditor.objectName():
            RowsEditor.setObjectName(u"RowsEditor")
        RowsEditor.resize(700, 240)
        RowsEditor.setProperty(u"role", u"row")
        self.layout26 = QVBoxLayout(RowsEditor)
        self.layout26.setSpacing(6)
        self.layout26.setObjectName(u"layout26")
        self.layout26.setContentsMargins(0, 10, 0, 10)
        self.layout22 = QHBoxLayout()
        self.layout22.setSpacing(8)
        self.layout22.setObjectName(u"layout22")
        self.title = QLabel(RowsEditor)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"heading")

        self.layout22.addWidget(self.title)

        self.changed = QLabel(RowsEditor)
        self.changed.setObjectName(u"changed")
        self.changed.setProperty(u"role", u"accent-tag")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.changed.sizePolicy().hasHeightForWidth())
        self.changed.setSizePolicy(sizePolicy)

        self.layout22.addWidget(self.changed)

        self.spacer21 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout22.addItem(self.spacer21)

        self.resetButton = QToolButton(RowsEditor)
        self.resetButton.setObjectName(u"resetButton")

        self.layout22.addWidget(self.resetButton)


        self.layout26.addLayout(self.layout22)

        self.body = QHBoxLayout()
        self.body.setSpacing(12)
        self.body.setObjectName(u"body")
        self.layout25 = QVBoxLayout()
        self.layout25.setSpacing(4)
        self.layout25.setObjectName(u"layout25")
        self.list = QListWidget(RowsEditor)
        self.list.setObjectName(u"list")
        self.list.setMinimumSize(QSize(150, 140))

        self.layout25.addWidget(self.list)

        self.layout24 = QHBoxLayout()
        self.layout24.setSpacing(2)
        self.layout24.setObjectName(u"layout24")
        self.addButton = QToolButton(RowsEditor)
        self.addButton.setObjectName(u"addButton")

        self.layout24.addWidget(self.addButton)

        self.copyButton = QToolButton(RowsEditor)
        self.copyButton.setObjectName(u"copyButton")

        self.layout24.addWidget(self.copyButton)

        self.removeButton = QToolButton(RowsEditor)
        self.removeButton.setObjectName(u"removeButton")

        self.layout24.addWidget(self.removeButton)

        self.upButton = QToolButton(RowsEditor)
        self.upButton.setObjectName(u"upButton")

        self.layout24.addWidget(self.upButton)

        self.downButton = QToolButton(RowsEditor)
        self.downButton.setObjectName(u"downButton")

        self.layout24.addWidget(self.downButton)

        self.spacer23 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout24.addItem(self.spacer23)


        self.layout25.addLayout(self.layout24)


        self.body.addLayout(self.layout25)

        self.formHost = QWidget(RowsEditor)
        self.formHost.setObjectName(u"formHost")
        self.formLayout = QVBoxLayout(self.formHost)
        self.formLayout.setSpacing(4)
        self.formLayout.setObjectName(u"formLayout")
        self.formLayout.setContentsMargins(0, 0, 0, 0)

        self.body.addWidget(self.formHost)

        self.body.setStretch(0, 1)
        self.body.setStretch(1, 2)

        self.layout26.addLayout(self.body)

        self.problem = Paragraph(RowsEditor)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setProperty(u"role", u"error-text")

        self.layout26.addWidget(self.problem)


        self.retranslateUi(RowsEditor)
    # setupUi

    def retranslateUi(self, RowsEditor):
        self.changed.setText(QCoreApplication.translate("RowsEditor", u"\u5909\u66f4", None))
#if QT_CONFIG(accessibility)
        self.resetButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u65e2\u5b9a\u306b\u623b\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.resetButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u65e2\u5b9a\u306b\u623b\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u884c", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.addButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.addButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u8db3\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.copyButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u8907\u88fd", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.copyButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u8907\u88fd", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.removeButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u6d88\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.removeButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u6d88\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.upButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u4e0a\u3078", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.upButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u4e0a\u3078", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.downButton.setAccessibleName(QCoreApplication.translate("RowsEditor", u"\u4e0b\u3078", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.downButton.setToolTip(QCoreApplication.translate("RowsEditor", u"\u4e0b\u3078", None))
#endif // QT_CONFIG(tooltip)
        pass
    # retranslateUi

