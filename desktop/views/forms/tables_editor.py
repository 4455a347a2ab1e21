"""Compiled from ui/tables_editor.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'tables_editor.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.flow_strip import FlowStrip
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.row_table import RowTable

class Ui_TablesEditor(object):
    def setupUi(self, TablesEditor):
        if not TablesEditor.objectName():
            TablesEditor.setObjectName(u"TablesEditor")
        TablesEditor.resize(700, 420)
        TablesEditor.setProperty(u"role", u"row")
        self.outer = QVBoxLayout(TablesEditor)
        self.outer.setSpacing(6)
        self.outer.setObjectName(u"outer")
        self.outer.setContentsMargins(0, 10, 0, 10)
        self.title = QLabel(TablesEditor)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"heading")

        self.outer.addWidget(self.title)

        self.about = Paragraph(TablesEditor)
        self.about.setObjectName(u"about")
        self.about.setWordWrap(True)
        self.about.setProperty(u"role", u"quiet")

        self.outer.addWidget(self.about)

        self.choice = FlowStrip(TablesEditor)
        self.choice.setObjectName(u"choice")
        self.choiceRow = QHBoxLayout(self.choice)
        self.choiceRow.setSpacing(6)
        self.choiceRow.setObjectName(u"choiceRow")
        self.choiceRow.setContentsMargins(0, 0, 0, 0)
        self.tableCombo = QComboBox(self.choice)
        self.tableCombo.setObjectName(u"tableCombo")
        self.tableCombo.setMinimumSize(QSize(180, 0))

        self.choiceRow.addWidget(self.tableCombo)

        self.addButton = QToolButton(self.choice)
        self.addButton.setObjectName(u"addButton")

        self.choiceRow.addWidget(self.addButton)

        self.copyButton = QToolButton(self.choice)
        self.copyButton.setObjectName(u"copyButton")

        self.choiceRow.addWidget(self.copyButton)

        self.removeButton = QToolButton(self.choice)
        self.removeButton.setObjectName(u"removeButton")

        self.choiceRow.addWidget(self.removeButton)

        self.upButton = QToolButton(self.choice)
        self.upButton.setObjectName(u"upButton")

        self.choiceRow.addWidget(self.upButton)

        self.downButton = QToolButton(self.choice)
        self.downButton.setObjectName(u"downButton")

        self.choiceRow.addWidget(self.downButton)

        self.textButton = QPushButton(self.choice)
        self.textButton.setObjectName(u"textButton")

        self.choiceRow.addWidget(self.textButton)


        self.outer.addWidget(self.choice)

        self.body = QWidget(TablesEditor)
        self.body.setObjectName(u"body")
        self.bodyLayout = QVBoxLayout(self.body)
        self.bodyLayout.setSpacing(6)
        self.bodyLayout.setObjectName(u"bodyLayout")
        self.bodyLayout.setContentsMargins(0, 0, 0, 0)
        self.head = FlowStrip(self.body)
        self.head.setObjectName(u"head")
        self.headRow = QHBoxLayout(self.head)
        self.headRow.setSpacing(8)
        self.headRow.setObjectName(u"headRow")
        self.headRow.setContentsMargins(0, 0, 0, 0)
        self.nameEdit = QLineEdit(self.head)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(200)
        self.nameEdit.setMinimumSize(QSize(150, 0))

        self.headRow.addWidget(self.nameEdit)

        self.readingEdit = QLineEdit(self.head)
        self.readingEdit.setObjectName(u"readingEdit")
        self.readingEdit.setMaxLength(200)
        self.readingEdit.setMinimumSize(QSize(120, 0))

        self.headRow.addWidget(self.readingEdit)

        self.diceCombo = QComboBox(self.head)
        self.diceCombo.setObjectName(u"diceCombo")
        self.diceCombo.setEditable(True)
        self.diceCombo.setMinimumSize(QSize(110, 0))

        self.headRow.addWidget(self.diceCombo)

        self.secretCheck = QCheckBox(self.head)
        self.secretCheck.setObjectName(u"secretCheck")

        self.headRow.addWidget(self.secretCheck)


        self.bodyLayout.addWidget(self.head)

        self.rows = RowTable(self.body)
        self.rows.setObjectName(u"rows")

        self.bodyLayout.addWidget(self.rows)

        self.foot = FlowStrip(self.body)
        self.foot.setObjectName(u"foot")
        self.footRow = QHBoxLayout(self.foot)
        self.footRow.setSpacing(8)
        self.footRow.setObjectName(u"footRow")
        self.footRow.setContentsMargins(0, 0, 0, 0)
        self.fillButton = QPushButton(self.foot)
        self.fillButton.setObjectName(u"fillButton")

        self.footRow.addWidget(self.fillButton)

        self.removeRowButton = QPushButton(self.foot)
        self.removeRowButton.setObjectName(u"removeRowButton")

        self.footRow.addWidget(self.removeRowButton)

        self.tryButton = QPushButton(self.foot)
        self.tryButton.setObjectName(u"tryButton")

        self.footRow.addWidget(self.tryButton)


        self.bodyLayout.addWidget(self.foot)

        self.tried = Paragraph(self.body)
        self.tried.setObjectName(u"tried")
        self.tried.setWordWrap(True)
        self.tried.setTextFormat(Qt.TextFormat.PlainText)

        self.bodyLayout.addWidget(self.tried)


        self.outer.addWidget(self.body)

        self.problem = Paragraph(TablesEditor)
        self.problem.setObjectName(u"problem")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setProperty(u"role", u"error-text")

        self.outer.addWidget(self.problem)


        self.retranslateUi(TablesEditor)
    # setupUi

    def retranslateUi(self, TablesEditor):
        self.title.setText(QCoreApplication.translate("TablesEditor", u"\u8868\uff08\u30e9\u30f3\u30c0\u30e0\u306b\u632f\u308b\u8868\uff09", None))
        self.about.setText(QCoreApplication.translate("TablesEditor", u"\u540d\u524d\u30fb\u30c0\u30a4\u30b9\u30fb\u51fa\u76ee\u3054\u3068\u306e\u7d50\u679c\u3092\u66f8\u304f\u3068\u3001\u30b3\u30de\u30f3\u30c9\u6b04\u306e \u8868 \u540d\u524d \u304b\u30c0\u30a4\u30b9\u30c8\u30ec\u30a4\u3067\u632f\u308c\u307e\u3059\u3002\u5b9f\u7269\u306e\u30c0\u30a4\u30b9\u306e\u76ee\u3082\u5165\u308c\u3089\u308c\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.tableCombo.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u66f8\u3044\u3066\u3044\u308b\u8868", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.addButton.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u8db3\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.addButton.setToolTip(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u8db3\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.copyButton.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u8907\u88fd", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.copyButton.setToolTip(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u8907\u88fd", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.removeButton.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u6d88\u3059", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.removeButton.setToolTip(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u6d88\u3059", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.upButton.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u4e0a\u3078", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.upButton.setToolTip(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u4e0a\u3078", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.downButton.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u4e0b\u3078", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(tooltip)
        self.downButton.setToolTip(QCoreApplication.translate("TablesEditor", u"\u8868\u3092\u4e0b\u3078", None))
#endif // QT_CONFIG(tooltip)
        self.textButton.setText(QCoreApplication.translate("TablesEditor", u"\u6587\u7ae0\u3067\u8aad\u307f\u66f8\u304d\u2026", None))
#if QT_CONFIG(accessibility)
        self.nameEdit.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u306e\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
        self.nameEdit.setPlaceholderText(QCoreApplication.translate("TablesEditor", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.readingEdit.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u306e\u3075\u308a\u304c\u306a", None))
#endif // QT_CONFIG(accessibility)
        self.readingEdit.setPlaceholderText(QCoreApplication.translate("TablesEditor", u"\u3075\u308a\u304c\u306a", None))
#if QT_CONFIG(accessibility)
        self.diceCombo.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u306e\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.secretCheck.setText(QCoreApplication.translate("TablesEditor", u"GM\u3060\u3051\u304c\u898b\u308b", None))
#if QT_CONFIG(accessibility)
        self.rows.setAccessibleName(QCoreApplication.translate("TablesEditor", u"\u8868\u306e\u884c", None))
#endif // QT_CONFIG(accessibility)
        self.fillButton.setText(QCoreApplication.translate("TablesEditor", u"\u76ee\u3054\u3068\u306b\u884c\u3092\u8db3\u3059", None))
        self.removeRowButton.setText(QCoreApplication.translate("TablesEditor", u"\u884c\u3092\u6d88\u3059", None))
        self.tryButton.setText(QCoreApplication.translate("TablesEditor", u"\u8a66\u3057\u306b\u632f\u308b", None))
        pass
    # retranslateUi

