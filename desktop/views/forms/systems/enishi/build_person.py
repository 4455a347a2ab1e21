"""Compiled from ui/systems/enishi/build_person.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_person.ui'
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
from PySide6.QtWidgets import (QApplication, QFormLayout, QLabel, QPlainTextEdit,
    QSizePolicy, QWidget)

class Ui_EnishiBuildPerson(object):
    def setupUi(self, EnishiBuildPerson):
        if not EnishiBuildPerson.objectName():
            EnishiBuildPerson.setObjectName(u"EnishiBuildPerson")
        EnishiBuildPerson.resize(830, 560)
        self.layout170 = QFormLayout(EnishiBuildPerson)
        self.layout170.setObjectName(u"layout170")
        self.layout170.setHorizontalSpacing(16)
        self.layout170.setVerticalSpacing(8)
        self.layout170.setContentsMargins(0, 0, 0, 0)
        self.label169 = QLabel(EnishiBuildPerson)
        self.label169.setObjectName(u"label169")

        self.layout170.setWidget(0, QFormLayout.ItemRole.LabelRole, self.label169)

        self.backgroundEdit = QPlainTextEdit(EnishiBuildPerson)
        self.backgroundEdit.setObjectName(u"backgroundEdit")
        self.backgroundEdit.setTabChangesFocus(True)
        self.backgroundEdit.setMinimumSize(QSize(0, 80))
        self.backgroundEdit.setProperty(u"field", u"background")

        self.layout170.setWidget(0, QFormLayout.ItemRole.FieldRole, self.backgroundEdit)

#if QT_CONFIG(shortcut)
        self.label169.setBuddy(self.backgroundEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiBuildPerson)
    # setupUi

    def retranslateUi(self, EnishiBuildPerson):
        self.label169.setText(QCoreApplication.translate("EnishiBuildPerson", u"\u8a2d\u5b9a", None))
        pass
    # retranslateUi

