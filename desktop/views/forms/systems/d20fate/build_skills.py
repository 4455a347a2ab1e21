"""Compiled from ui/systems/d20fate/build_skills.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'build_skills.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QFrame, QHBoxLayout,
    QHeaderView, QLabel, QLineEdit, QPushButton,
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from desktop.views.widgets.row_table import RowTable

class Ui_D20FateBuildSkills(object):
    def setupUi(self, D20FateBuildSkills):
        if not D20FateBuildSkills.objectName():
            D20FateBuildSkills.setObjectName(u"D20FateBuildSkills")
        D20FateBuildSkills.resize(830, 560)
        self.layout46 = QVBoxLayout(D20FateBuildSkills)
        self.layout46.setSpacing(12)
        self.layout46.setObjectName(u"layout46")
        self.layout46.setContentsMargins(24, 4, 24, 12)
        self.ruleLayout = QHBoxLayout()
        self.ruleLayout.setSpacing(32)
        self.ruleLayout.setObjectName(u"ruleLayout")
        self.layout42 = QVBoxLayout()
        self.layout42.setSpacing(2)
        self.layout42.setObjectName(u"layout42")
        self.label39 = QLabel(D20FateBuildSkills)
        self.label39.setObjectName(u"label39")
        self.label39.setProperty(u"role", u"quiet")

        self.layout42.addWidget(self.label39)

        self.layout41 = QHBoxLayout()
        self.layout41.setSpacing(8)
        self.layout41.setObjectName(u"layout41")
        self.trainedNumber = QLabel(D20FateBuildSkills)
        self.trainedNumber.setObjectName(u"trainedNumber")
        self.trainedNumber.setProperty(u"role", u"total")

        self.layout41.addWidget(self.trainedNumber)

        self.trainedOf = QLabel(D20FateBuildSkills)
        self.trainedOf.setObjectName(u"trainedOf")
        self.trainedOf.setProperty(u"role", u"hint")

        self.layout41.addWidget(self.trainedOf)

        self.spacer40 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout41.addItem(self.spacer40)


        self.layout42.addLayout(self.layout41)


        self.ruleLayout.addLayout(self.layout42)

        self.ruleText = QLabel(D20FateBuildSkills)
        self.ruleText.setObjectName(u"ruleText")
        self.ruleText.setWordWrap(True)
        self.ruleText.setTextFormat(Qt.TextFormat.PlainText)
        self.ruleText.setProperty(u"role", u"hint")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.ruleText.sizePolicy().hasHeightForWidth())
        self.ruleText.setSizePolicy(sizePolicy)

        self.ruleLayout.addWidget(self.ruleText)

        self.ruleLayout.setStretch(1, 1)

        self.layout46.addLayout(self.ruleLayout)

        self.skillTable = RowTable(D20FateBuildSkills)
        self.skillTable.setObjectName(u"skillTable")
        self.skillTable.setMinimumSize(QSize(0, 216))
        self.skillTable.setProperty(u"field", u"skills")

        self.layout46.addWidget(self.skillTable)

        self.layout45 = QHBoxLayout()
        self.layout45.setSpacing(8)
        self.layout45.setObjectName(u"layout45")
        self.label43 = QLabel(D20FateBuildSkills)
        self.label43.setObjectName(u"label43")
        self.label43.setProperty(u"role", u"strong")

        self.layout45.addWidget(self.label43)

        self.nameEdit = QLineEdit(D20FateBuildSkills)
        self.nameEdit.setObjectName(u"nameEdit")
        self.nameEdit.setMaxLength(200)

        self.layout45.addWidget(self.nameEdit)

        self.abilityCombo = QComboBox(D20FateBuildSkills)
        self.abilityCombo.setObjectName(u"abilityCombo")

        self.layout45.addWidget(self.abilityCombo)

        self.addButton = QPushButton(D20FateBuildSkills)
        self.addButton.setObjectName(u"addButton")

        self.layout45.addWidget(self.addButton)

        self.spacer44 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout45.addItem(self.spacer44)

        self.removeButton = QPushButton(D20FateBuildSkills)
        self.removeButton.setObjectName(u"removeButton")

        self.layout45.addWidget(self.removeButton)


        self.layout46.addLayout(self.layout45)

        self.tellFrame = QFrame(D20FateBuildSkills)
        self.tellFrame.setObjectName(u"tellFrame")
        self.tellFrame.setProperty(u"role", u"tint")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.tellFrame.sizePolicy().hasHeightForWidth())
        self.tellFrame.setSizePolicy(sizePolicy1)
        self.layout36 = QHBoxLayout(self.tellFrame)
        self.layout36.setSpacing(8)
        self.layout36.setObjectName(u"layout36")
        self.layout36.setContentsMargins(16, 8, 16, 8)
        self.tell = QLabel(self.tellFrame)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy.setHeightForWidth(self.tell.sizePolicy().hasHeightForWidth())
        self.tell.setSizePolicy(sizePolicy)

        self.layout36.addWidget(self.tell)


        self.layout46.addWidget(self.tellFrame)

#if QT_CONFIG(shortcut)
        self.label43.setBuddy(self.nameEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(D20FateBuildSkills)
    # setupUi

    def retranslateUi(self, D20FateBuildSkills):
        self.label39.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u5370\u3092\u3064\u3051\u305f\u6280\u80fd", None))
#if QT_CONFIG(accessibility)
        self.skillTable.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u6280\u80fd", None))
#endif // QT_CONFIG(accessibility)
        self.label43.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u6280\u80fd\u3092\u8db3\u3059", None))
#if QT_CONFIG(accessibility)
        self.nameEdit.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059\u6280\u80fd\u306e\u540d\u524d", None))
#endif // QT_CONFIG(accessibility)
        self.nameEdit.setPlaceholderText(QCoreApplication.translate("D20FateBuildSkills", u"\u540d\u524d", None))
#if QT_CONFIG(accessibility)
        self.abilityCombo.setAccessibleName(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059\u6280\u80fd\u306e\u80fd\u529b\u5024", None))
#endif // QT_CONFIG(accessibility)
        self.addButton.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u8db3\u3059", None))
        self.removeButton.setText(QCoreApplication.translate("D20FateBuildSkills", u"\u9078\u3093\u3060\u6280\u80fd\u3092\u6d88\u3059", None))
        pass
    # retranslateUi

