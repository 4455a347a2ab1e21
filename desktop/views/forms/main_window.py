"""Compiled from ui/main_window.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'main_window.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QFrame, QHBoxLayout, QMenuBar, QPushButton, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.front_stack import FrontStack
from desktop.views.widgets.notice_scroll import NoticeScroll
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.work_screen import WorkScreen

class Ui_MainWindow(object):
    def setupUi(self, MainWindow):
        if not MainWindow.objectName():
            MainWindow.setObjectName(u"MainWindow")
        MainWindow.resize(1366, 768)
        MainWindow.setAcceptDrops(True)
        self.centralwidget = QWidget(MainWindow)
        self.centralwidget.setObjectName(u"centralwidget")
        self.rootLayout = QVBoxLayout(self.centralwidget)
        self.rootLayout.setSpacing(0)
        self.rootLayout.setObjectName(u"rootLayout")
        self.rootLayout.setContentsMargins(0, 0, 0, 0)
        self.noticeBar = QFrame(self.centralwidget)
        self.noticeBar.setObjectName(u"noticeBar")
        self.noticeBar.setProperty(u"role", u"warning")
        self.noticeLayout = QHBoxLayout(self.noticeBar)
        self.noticeLayout.setObjectName(u"noticeLayout")
        self.noticeLayout.setContentsMargins(12, 4, 8, 4)
        self.noticeScroll = NoticeScroll(self.noticeBar)
        self.noticeScroll.setObjectName(u"noticeScroll")
        self.noticeText = Paragraph(self.noticeScroll.viewport())
        self.noticeText.setObjectName(u"noticeText")
        self.noticeText.setTextFormat(Qt.TextFormat.PlainText)
        self.noticeScroll.setWidget(self.noticeText)

        self.noticeLayout.addWidget(self.noticeScroll)

        self.noticeAction = QPushButton(self.noticeBar)
        self.noticeAction.setObjectName(u"noticeAction")

        self.noticeLayout.addWidget(self.noticeAction)

        self.noticeClose = QToolButton(self.noticeBar)
        self.noticeClose.setObjectName(u"noticeClose")

        self.noticeLayout.addWidget(self.noticeClose)


        self.rootLayout.addWidget(self.noticeBar)

        self.screens = FrontStack(self.centralwidget)
        self.screens.setObjectName(u"screens")
        self.noScreen = QWidget(self.screens)
        self.noScreen.setObjectName(u"noScreen")
        self.screens.addWidget(self.noScreen)
        self.workScreen = WorkScreen(self.screens)
        self.workScreen.setObjectName(u"workScreen")
        self.screens.addWidget(self.workScreen)

        self.rootLayout.addWidget(self.screens)

        MainWindow.setCentralWidget(self.centralwidget)
        self.menubar = QMenuBar(MainWindow)
        self.menubar.setObjectName(u"menubar")
        MainWindow.setMenuBar(self.menubar)

        self.retranslateUi(MainWindow)

        self.screens.setCurrentIndex(0)

    # setupUi

    def retranslateUi(self, MainWindow):
        MainWindow.setWindowTitle(QCoreApplication.translate("MainWindow", u"\u5353\u4e0a Takuj\u014d", None))
#if QT_CONFIG(accessibility)
        self.noticeScroll.setAccessibleName(QCoreApplication.translate("MainWindow", u"\u77e5\u3089\u305b", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.noticeClose.setAccessibleName(QCoreApplication.translate("MainWindow", u"\u77e5\u3089\u305b\u3092\u9589\u3058\u308b", None))
#endif // QT_CONFIG(accessibility)
    # retranslateUi

