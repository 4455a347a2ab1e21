"""Compiled from ui/sheet_frame.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'sheet_frame.ui'
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
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QLabel,
    QPushButton, QScrollArea, QSizePolicy, QSpacerItem,
    QToolButton, QVBoxLayout, QWidget)

class Ui_SheetFrame(object):
    def setupUi(self, SheetFrame):
        if not SheetFrame.objectName():
            SheetFrame.setObjectName(u"SheetFrame")
        SheetFrame.resize(854, 640)
        self.frameLayout = QVBoxLayout(SheetFrame)
        self.frameLayout.setSpacing(0)
        self.frameLayout.setObjectName(u"frameLayout")
        self.frameLayout.setContentsMargins(0, 0, 0, 0)
        self.scroll = QScrollArea(SheetFrame)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.host = QWidget()
        self.host.setObjectName(u"host")
        self.hostLayout = QVBoxLayout(self.host)
        self.hostLayout.setSpacing(8)
        self.hostLayout.setObjectName(u"hostLayout")
        self.hostLayout.setContentsMargins(12, 8, 12, 8)
        self.scroll.setWidget(self.host)

        self.frameLayout.addWidget(self.scroll)

        self.problemBox = QFrame(SheetFrame)
        self.problemBox.setObjectName(u"problemBox")
        self.problemBox.setProperty(u"role", u"error")
        self.problemLayout = QVBoxLayout(self.problemBox)
        self.problemLayout.setSpacing(4)
        self.problemLayout.setObjectName(u"problemLayout")
        self.problemLayout.setContentsMargins(14, 8, 12, 8)
        self.problemText = QLabel(self.problemBox)
        self.problemText.setObjectName(u"problemText")
        self.problemText.setTextFormat(Qt.TextFormat.PlainText)
        self.problemText.setWordWrap(True)
        self.problemText.setProperty(u"role", u"strong")

        self.problemLayout.addWidget(self.problemText)

        self.problemRemedy = QLabel(self.problemBox)
        self.problemRemedy.setObjectName(u"problemRemedy")
        self.problemRemedy.setTextFormat(Qt.TextFormat.PlainText)
        self.problemRemedy.setWordWrap(True)

        self.problemLayout.addWidget(self.problemRemedy)

        self.problemButtons = QHBoxLayout()
        self.problemButtons.setObjectName(u"problemButtons")
        self.fixButton = QPushButton(self.problemBox)
        self.fixButton.setObjectName(u"fixButton")
        self.fixButton.setProperty(u"role", u"primary")

        self.problemButtons.addWidget(self.fixButton)

        self.rulingButton = QPushButton(self.problemBox)
        self.rulingButton.setObjectName(u"rulingButton")

        self.problemButtons.addWidget(self.rulingButton)

        self.problemRule = QLabel(self.problemBox)
        self.problemRule.setObjectName(u"problemRule")
        self.problemRule.setProperty(u"role", u"quiet")

        self.problemButtons.addWidget(self.problemRule)

        self.problemSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.problemButtons.addItem(self.problemSpacer)

        self.problemClose = QToolButton(self.problemBox)
        self.problemClose.setObjectName(u"problemClose")

        self.problemButtons.addWidget(self.problemClose)


        self.problemLayout.addLayout(self.problemButtons)


        self.frameLayout.addWidget(self.problemBox)

        self.footer = QFrame(SheetFrame)
        self.footer.setObjectName(u"footer")
        self.footer.setProperty(u"role", u"tool")
        self.footer.setMinimumSize(QSize(0, 28))
        self.footerLayout = QHBoxLayout(self.footer)
        self.footerLayout.setObjectName(u"footerLayout")
        self.footerLayout.setContentsMargins(12, 2, 12, 2)
        self.footerState = QLabel(self.footer)
        self.footerState.setObjectName(u"footerState")
        self.footerState.setTextFormat(Qt.TextFormat.PlainText)

        self.footerLayout.addWidget(self.footerState)

        self.footerProblem = QToolButton(self.footer)
        self.footerProblem.setObjectName(u"footerProblem")
        self.footerProblem.setAutoRaise(True)

        self.footerLayout.addWidget(self.footerProblem)

        self.footerSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footerLayout.addItem(self.footerSpacer)

        self.footerHint = QLabel(self.footer)
        self.footerHint.setObjectName(u"footerHint")
        self.footerHint.setProperty(u"role", u"quiet")

        self.footerLayout.addWidget(self.footerHint)


        self.frameLayout.addWidget(self.footer)


        self.retranslateUi(SheetFrame)
    # setupUi

    def retranslateUi(self, SheetFrame):
        self.rulingButton.setText(QCoreApplication.translate("SheetFrame", u"GM\u88c1\u5b9a\u3067\u8a31\u53ef", None))
#if QT_CONFIG(accessibility)
        self.problemClose.setAccessibleName(QCoreApplication.translate("SheetFrame", u"\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
        self.footerHint.setText(QCoreApplication.translate("SheetFrame", u"\u70b9\u7dda\u306e\u6570\u5b57\u3092\u62bc\u3059\u3068 \u306a\u305c\uff1f", None))
        pass
    # retranslateUi

