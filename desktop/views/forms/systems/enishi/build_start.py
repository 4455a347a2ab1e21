"""Compiled from ui/systems/enishi/build_start.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_start.ui'
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
from PySide6.QtWidgets import (QApplication, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

class Ui_EnishiBuildStart(object):
    def setupUi(self, EnishiBuildStart):
        if not EnishiBuildStart.objectName():
            EnishiBuildStart.setObjectName(u"EnishiBuildStart")
        EnishiBuildStart.resize(830, 560)
        self.layout102 = QVBoxLayout(EnishiBuildStart)
        self.layout102.setSpacing(12)
        self.layout102.setObjectName(u"layout102")
        self.layout102.setContentsMargins(24, 8, 24, 16)
        self.aButton = QPushButton(EnishiBuildStart)
        self.aButton.setObjectName(u"aButton")
        self.aButton.setCheckable(True)
        self.aButton.setAutoExclusive(True)
        self.aButton.setProperty(u"role", u"choice")

        self.layout102.addWidget(self.aButton)

        self.aText = QLabel(EnishiBuildStart)
        self.aText.setObjectName(u"aText")
        self.aText.setWordWrap(True)
        self.aText.setProperty(u"role", u"hint")

        self.layout102.addWidget(self.aText)

        self.bButton = QPushButton(EnishiBuildStart)
        self.bButton.setObjectName(u"bButton")
        self.bButton.setCheckable(True)
        self.bButton.setAutoExclusive(True)
        self.bButton.setProperty(u"role", u"choice")

        self.layout102.addWidget(self.bButton)

        self.bText = QLabel(EnishiBuildStart)
        self.bText.setObjectName(u"bText")
        self.bText.setWordWrap(True)
        self.bText.setProperty(u"role", u"hint")

        self.layout102.addWidget(self.bText)

        self.spacer101 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout102.addItem(self.spacer101)


        self.retranslateUi(EnishiBuildStart)
    # setupUi

    def retranslateUi(self, EnishiBuildStart):
        self.aButton.setText(QCoreApplication.translate("EnishiBuildStart", u"a\u3000CLV 1\u30fb\u30b9\u30ad\u30eb 6 \u30ec\u30d9\u30eb", None))
        self.aText.setText(QCoreApplication.translate("EnishiBuildStart", u"\u30b9\u30ad\u30eb\u306e\u591a\u3044\u4eba\u30021\u3064\u306e\u30b9\u30ad\u30eb\u306f 2 \u307e\u3067\u3001\u30b2\u30fc\u30b8\u306f 1 \u30de\u30b9\u3067\u59cb\u3081\u307e\u3059\u3002", None))
        self.bButton.setText(QCoreApplication.translate("EnishiBuildStart", u"b\u3000CLV 2\u30fb\u30b9\u30ad\u30eb 3 \u30ec\u30d9\u30eb", None))
        self.bText.setText(QCoreApplication.translate("EnishiBuildStart", u"\u5f97\u610f\u3092\u7d5e\u3063\u305f\u4eba\u30021\u3064\u306e\u30b9\u30ad\u30eb\u306f 3 \u307e\u3067\u3001\u30b2\u30fc\u30b8\u306f 2 \u30de\u30b9\u3067\u59cb\u3081\u307e\u3059\u3002", None))
        pass
    # retranslateUi

