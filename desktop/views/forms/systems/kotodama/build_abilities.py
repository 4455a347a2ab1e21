"""Compiled from ui/systems/kotodama/build_abilities.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_abilities.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout)

from desktop.views.widgets.row_table import RowTable

class Ui_KotodamaBuildAbilities(object):
    def setupUi(self, KotodamaBuildAbilities):
        if not KotodamaBuildAbilities.objectName():
            KotodamaBuildAbilities.setObjectName(u"KotodamaBuildAbilities")
        KotodamaBuildAbilities.resize(830, 560)
        self.layout111 = QVBoxLayout(KotodamaBuildAbilities)
        self.layout111.setSpacing(8)
        self.layout111.setObjectName(u"layout111")
        self.layout111.setContentsMargins(24, 4, 24, 12)
        self.layout100 = QHBoxLayout()
        self.layout100.setSpacing(24)
        self.layout100.setObjectName(u"layout100")
        self.total = QLabel(KotodamaBuildAbilities)
        self.total.setObjectName(u"total")
        self.total.setTextFormat(Qt.TextFormat.PlainText)
        self.total.setProperty(u"role", u"heading")

        self.layout100.addWidget(self.total)

        self.label99 = QLabel(KotodamaBuildAbilities)
        self.label99.setObjectName(u"label99")
        self.label99.setWordWrap(True)
        self.label99.setProperty(u"role", u"quiet")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.label99.sizePolicy().hasHeightForWidth())
        self.label99.setSizePolicy(sizePolicy)

        self.layout100.addWidget(self.label99)


        self.layout111.addLayout(self.layout100)

        self.groupLayout = QHBoxLayout()
        self.groupLayout.setSpacing(20)
        self.groupLayout.setObjectName(u"groupLayout")
        self.layout104 = QVBoxLayout()
        self.layout104.setSpacing(4)
        self.layout104.setObjectName(u"layout104")
        self.label101 = QLabel(KotodamaBuildAbilities)
        self.label101.setObjectName(u"label101")
        self.label101.setProperty(u"role", u"heading")

        self.layout104.addWidget(self.label101)

        self.label102 = QLabel(KotodamaBuildAbilities)
        self.label102.setObjectName(u"label102")
        self.label102.setWordWrap(True)
        self.label102.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label102.sizePolicy().hasHeightForWidth())
        self.label102.setSizePolicy(sizePolicy)

        self.layout104.addWidget(self.label102)

        self.actGrid = QGridLayout()
        self.actGrid.setObjectName(u"actGrid")
        self.actGrid.setHorizontalSpacing(20)
        self.actGrid.setVerticalSpacing(4)
        self.actGrid.setContentsMargins(0, 0, 0, 0)

        self.layout104.addLayout(self.actGrid)

        self.spacer103 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout104.addItem(self.spacer103)


        self.groupLayout.addLayout(self.layout104)

        self.layout108 = QVBoxLayout()
        self.layout108.setSpacing(4)
        self.layout108.setObjectName(u"layout108")
        self.label105 = QLabel(KotodamaBuildAbilities)
        self.label105.setObjectName(u"label105")
        self.label105.setProperty(u"role", u"heading")

        self.layout108.addWidget(self.label105)

        self.label106 = QLabel(KotodamaBuildAbilities)
        self.label106.setObjectName(u"label106")
        self.label106.setWordWrap(True)
        self.label106.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.label106.sizePolicy().hasHeightForWidth())
        self.label106.setSizePolicy(sizePolicy)

        self.layout108.addWidget(self.label106)

        self.reactGrid = QGridLayout()
        self.reactGrid.setObjectName(u"reactGrid")
        self.reactGrid.setHorizontalSpacing(20)
        self.reactGrid.setVerticalSpacing(4)
        self.reactGrid.setContentsMargins(0, 0, 0, 0)

        self.layout108.addLayout(self.reactGrid)

        self.spacer107 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout108.addItem(self.spacer107)


        self.groupLayout.addLayout(self.layout108)

        self.groupLayout.setStretch(0, 1)
        self.groupLayout.setStretch(1, 1)

        self.layout111.addLayout(self.groupLayout)

        self.namesButton = QPushButton(KotodamaBuildAbilities)
        self.namesButton.setObjectName(u"namesButton")
        self.namesButton.setCheckable(True)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.namesButton.sizePolicy().hasHeightForWidth())
        self.namesButton.setSizePolicy(sizePolicy1)

        self.layout111.addWidget(self.namesButton)

        self.namesTell = QLabel(KotodamaBuildAbilities)
        self.namesTell.setObjectName(u"namesTell")
        self.namesTell.setWordWrap(True)
        self.namesTell.setProperty(u"role", u"quiet")
        sizePolicy.setHeightForWidth(self.namesTell.sizePolicy().hasHeightForWidth())
        self.namesTell.setSizePolicy(sizePolicy)

        self.layout111.addWidget(self.namesTell)

        self.abilityTable = RowTable(KotodamaBuildAbilities)
        self.abilityTable.setObjectName(u"abilityTable")
        self.abilityTable.setMinimumSize(QSize(0, 180))
        self.abilityTable.setProperty(u"field", u"abilities")

        self.layout111.addWidget(self.abilityTable)

        self.foldSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout111.addItem(self.foldSpacer)


        self.retranslateUi(KotodamaBuildAbilities)
    # setupUi

    def retranslateUi(self, KotodamaBuildAbilities):
        self.label99.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u3053\u306e\u8cc7\u6599\u306b\u4f5c\u6210\u306e\u6c7a\u307e\u308a\u306f\u3042\u308a\u307e\u305b\u3093\u30022\u3092\u4eba\u306a\u307f\u3068\u3057\u3066\u3001\u5f97\u610f\u306a\u3082\u306e\u3092\u4e0a\u3052\u3066\u304f\u3060\u3055\u3044\u3002", None))
        self.label101.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u30a2\u30af\u30c8", None))
        self.label102.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u3057\u304b\u3051\u308b\u5074\u3067\u4f7f\u3046\uff1a\u653b\u3081\u308b\u3001\u62bc\u3057\u901a\u3059\u3001\u6301\u3061\u304b\u3051\u308b", None))
        self.label105.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u30ea\u30a2\u30af\u30c8", None))
        self.label106.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u53d7\u3051\u308b\u5074\u3067\u4f7f\u3046\uff1a\u3088\u3051\u308b\u3001\u8010\u3048\u308b\u3001\u898b\u306c\u304f", None))
        self.namesButton.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u80fd\u529b\u5024\u306e\u540d\u524d\u3092\u5909\u3048\u308b\u30fb\u8db3\u3059", None))
        self.namesTell.setText(QCoreApplication.translate("KotodamaBuildAbilities", u"\u540d\u524d\u3068\u7cfb\u7d71\u306f\u3053\u306e\u5353\u306b\u5408\u308f\u305b\u3066\u5909\u3048\u3089\u308c\u307e\u3059\uff08\u30a2\u30d7\u30ea\u72ec\u81ea\u306e\u4e00\u89a7\uff09\u3002\u3044\u3061\u3070\u3093\u4e0b\u306e\u884c\u306b\u66f8\u304f\u3068\u5897\u3048\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.abilityTable.setAccessibleName(QCoreApplication.translate("KotodamaBuildAbilities", u"\u80fd\u529b\u5024\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

