"""Compiled from ui/log_panel.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'log_panel.ui'
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
from PySide6.QtWidgets import (QAbstractItemView, QApplication, QFrame, QHBoxLayout,
    QLabel, QLineEdit, QListView, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

class Ui_LogPanel(object):
    def setupUi(self, LogPanel):
        if not LogPanel.objectName():
            LogPanel.setObjectName(u"LogPanel")
        LogPanel.resize(312, 300)
        self.logLayout = QVBoxLayout(LogPanel)
        self.logLayout.setSpacing(0)
        self.logLayout.setObjectName(u"logLayout")
        self.logLayout.setContentsMargins(0, 0, 0, 0)
        self.head = QFrame(LogPanel)
        self.head.setObjectName(u"head")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.head.sizePolicy().hasHeightForWidth())
        self.head.setSizePolicy(sizePolicy)
        self.head.setProperty(u"role", u"tool")
        self.head.setMinimumSize(QSize(0, 32))
        self.headLayout = QHBoxLayout(self.head)
        self.headLayout.setObjectName(u"headLayout")
        self.headLayout.setContentsMargins(10, 2, 8, 2)
        self.title = QLabel(self.head)
        self.title.setObjectName(u"title")
        self.title.setProperty(u"role", u"strong")

        self.headLayout.addWidget(self.title)

        self.headSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.headLayout.addItem(self.headSpacer)

        self.filterEdit = QLineEdit(self.head)
        self.filterEdit.setObjectName(u"filterEdit")
        self.filterEdit.setClearButtonEnabled(True)
        self.filterEdit.setMaximumSize(QSize(140, 16777215))

        self.headLayout.addWidget(self.filterEdit)


        self.logLayout.addWidget(self.head)

        self.list = QListView(LogPanel)
        self.list.setObjectName(u"list")
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setWordWrap(True)
        self.list.setProperty(u"role", u"panel")

        self.logLayout.addWidget(self.list)


        self.retranslateUi(LogPanel)
    # setupUi

    def retranslateUi(self, LogPanel):
        self.title.setText(QCoreApplication.translate("LogPanel", u"\u8a18\u9332", None))
        self.filterEdit.setPlaceholderText(QCoreApplication.translate("LogPanel", u"\u7d5e\u308a\u8fbc\u307f", None))
#if QT_CONFIG(accessibility)
        self.filterEdit.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u8a18\u9332\u3092\u7d5e\u308a\u8fbc\u3080", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.list.setAccessibleName(QCoreApplication.translate("LogPanel", u"\u8a18\u9332", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

