"""Compiled from ui/systems/kotodama/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.row_table import RowTable

class Ui_KotodamaBuildSkills(object):
    def setupUi(self, KotodamaBuildSkills):
        if not KotodamaBuildSkills.objectName():
            KotodamaBuildSkills.setObjectName(u"KotodamaBuildSkills")
        KotodamaBuildSkills.resize(830, 560)
        self.layout116 = QVBoxLayout(KotodamaBuildSkills)
        self.layout116.setSpacing(8)
        self.layout116.setObjectName(u"layout116")
        self.layout116.setContentsMargins(24, 4, 24, 12)
        self.layout113 = QHBoxLayout()
        self.layout113.setSpacing(24)
        self.layout113.setObjectName(u"layout113")
        self.total = QLabel(KotodamaBuildSkills)
        self.total.setObjectName(u"total")
        self.total.setTextFormat(Qt.TextFormat.PlainText)
        self.total.setProperty(u"role", u"heading")

        self.layout113.addWidget(self.total)

        self.label112 = QLabel(KotodamaBuildSkills)
        self.label112.setObjectName(u"label112")
        self.label112.setWordWrap(True)
        self.label112.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.label112.sizePolicy().hasHeightForWidth())
        self.label112.setSizePolicy(sizePolicy)

        self.layout113.addWidget(self.label112)


        self.layout116.addLayout(self.layout113)

        self.skillGrid = QGridLayout()
        self.skillGrid.setObjectName(u"skillGrid")
        self.skillGrid.setHorizontalSpacing(20)
        self.skillGrid.setVerticalSpacing(4)
        self.skillGrid.setContentsMargins(0, 0, 0, 0)

        self.layout116.addLayout(self.skillGrid)

        self.namesButton = QPushButton(KotodamaBuildSkills)
        self.namesButton.setObjectName(u"namesButton")
        self.namesButton.setCheckable(True)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.namesButton.sizePolicy().hasHeightForWidth())
        self.namesButton.setSizePolicy(sizePolicy1)

        self.layout116.addWidget(self.namesButton)

        self.namesTell = QLabel(KotodamaBuildSkills)
        self.namesTell.setObjectName(u"namesTell")
        self.namesTell.setWordWrap(True)
        self.namesTell.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.namesTell.sizePolicy().hasHeightForWidth())
        self.namesTell.setSizePolicy(sizePolicy)

        self.layout116.addWidget(self.namesTell)

        self.skillTable = RowTable(KotodamaBuildSkills)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setMinimumSize(QSize(0, 160))
        self.skillTable.setProperty(u"field", u"skills")

        self.layout116.addWidget(self.skillTable)

        self.foldSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout116.addItem(self.foldSpacer)


        self.retranslateUi(KotodamaBuildSkills)
    # setupUi

    def retranslateUi(self, KotodamaBuildSkills):
        self.label112.setText(QCoreApplication.translate("KotodamaBuildSkills", u"\u5f97\u610f\u306a\u5206\u91ce\u306e\u6570\u3092\u4e0a\u3052\u308b\u3068\u3001\u305d\u306e\u5224\u5b9a\u3067\u632f\u308b\u30c0\u30a4\u30b9\u304c\u5897\u3048\u307e\u3059\u30020\u306e\u4e0b\u306f\u300c\u672a\u6240\u6301\u300d\u3067\u3001\u80fd\u529b\u5024\u3060\u3051\u3067\u632f\u308a\u307e\u3059\u3002", None))
        self.namesButton.setText(QCoreApplication.translate("KotodamaBuildSkills", u"\u6280\u80fd\u306e\u540d\u524d\u3092\u5909\u3048\u308b\u30fb\u8db3\u3059", None))
        self.namesTell.setText(QCoreApplication.translate("KotodamaBuildSkills", u"\u540d\u524d\u306f\u3053\u306e\u5353\u306b\u5408\u308f\u305b\u3066\u5909\u3048\u3089\u308c\u307e\u3059\uff08\u226a\u96fb\u5236\u226b\u306e\u307b\u304b\u306f\u30a2\u30d7\u30ea\u72ec\u81ea\uff09\u3002\u226a\u96fb\u5236\u226b\u306f\u6d88\u305b\u307e\u305b\u3093\u3002", None))
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("KotodamaBuildSkills", u"\u6280\u80fd\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

