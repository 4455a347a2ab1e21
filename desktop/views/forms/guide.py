"""Compiled from ui/guide.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'guide.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QDialog, QHBoxLayout, QPushButton,
    QSizePolicy, QSpacerItem, QTextBrowser, QVBoxLayout,
    QWidget)

class Ui_GuideDialog(object):
    def setupUi(self, GuideDialog):
        if not GuideDialog.objectName():
            GuideDialog.setObjectName(u"GuideDialog")
        GuideDialog.resize(720, 640)
        self.layout3 = QVBoxLayout(GuideDialog)
        self.layout3.setSpacing(8)
        self.layout3.setObjectName(u"layout3")
        self.layout3.setContentsMargins(12, 12, 12, 12)
        self.text = QTextBrowser(GuideDialog)
        self.text.setObjectName(u"text")
        self.text.setOpenExternalLinks(False)
        self.text.setOpenLinks(False)

        self.layout3.addWidget(self.text)

        self.layout2 = QHBoxLayout()
        self.layout2.setSpacing(8)
        self.layout2.setObjectName(u"layout2")
        self.spacer1 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout2.addItem(self.spacer1)

        self.closeButton = QPushButton(GuideDialog)
        self.closeButton.setObjectName(u"closeButton")

        self.layout2.addWidget(self.closeButton)


        self.layout3.addLayout(self.layout2)


        self.retranslateUi(GuideDialog)

        self.closeButton.setDefault(True)

    # setupUi

    def retranslateUi(self, GuideDialog):
#if QT_CONFIG(accessibility)
        self.text.setAccessibleName(QCoreApplication.translate("GuideDialog", u"\u4f7f\u3044\u65b9", None))
#endif // QT_CONFIG(accessibility)
        self.closeButton.setText(QCoreApplication.translate("GuideDialog", u"\u9589\u3058\u308b", None))
        pass
    # retranslateUi

