"""Compiled from ui/private_view.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'private_view.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QSize, Qt)
from PySide6.QtWidgets import (QHBoxLayout, QListWidget)

from desktop.views.display.screen_view import ScreenView

class Ui_PrivateViewPage(object):
    def setupUi(self, PrivateViewPage):
        if not PrivateViewPage.objectName():
            PrivateViewPage.setObjectName(u"PrivateViewPage")
        PrivateViewPage.resize(1000, 560)
        PrivateViewPage.setProperty(u"chapter", u"hand-over#look")
        self.pageLayout = QHBoxLayout(PrivateViewPage)
        self.pageLayout.setSpacing(16)
        self.pageLayout.setObjectName(u"pageLayout")
        self.pageLayout.setContentsMargins(24, 16, 24, 16)
        self.leaves = QListWidget(PrivateViewPage)
        self.leaves.setObjectName(u"leaves")
        self.leaves.setWordWrap(True)
        self.leaves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.leaves.setMinimumSize(QSize(180, 0))
        self.leaves.setMaximumSize(QSize(260, 16777215))

        self.pageLayout.addWidget(self.leaves)

        self.view = ScreenView(PrivateViewPage)
        self.view.setObjectName(u"view")
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        self.pageLayout.addWidget(self.view)

        self.pageLayout.setStretch(1, 1)

        self.retranslateUi(PrivateViewPage)
    # setupUi

    def retranslateUi(self, PrivateViewPage):
#if QT_CONFIG(accessibility)
        PrivateViewPage.setAccessibleName(QCoreApplication.translate("PrivateViewPage", u"\u77e5\u3063\u3066\u3088\u3044\u3053\u3068", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.leaves.setAccessibleName(QCoreApplication.translate("PrivateViewPage", u"\u77e5\u3063\u3066\u3088\u3044\u3053\u3068\u306e\u4e00\u89a7", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.view.setAccessibleName(QCoreApplication.translate("PrivateViewPage", u"\u898b\u3048\u3066\u3044\u308b\u3082\u306e", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

