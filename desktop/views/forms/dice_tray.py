"""Compiled from ui/dice_tray.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'dice_tray.ui'
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
from PySide6.QtWidgets import (QApplication, QComboBox, QFrame, QGridLayout,
    QHBoxLayout, QHeaderView, QLabel, QLineEdit,
    QProgressBar, QPushButton, QScrollArea, QSizePolicy,
    QSpacerItem, QToolButton, QTreeWidget, QTreeWidgetItem,
    QVBoxLayout, QWidget)

from desktop.views.dice.view import DiceView

class Ui_DiceTray(object):
    def setupUi(self, DiceTray):
        if not DiceTray.objectName():
            DiceTray.setObjectName(u"DiceTray")
        DiceTray.resize(312, 520)
        self.layout11 = QVBoxLayout(DiceTray)
        self.layout11.setSpacing(0)
        self.layout11.setObjectName(u"layout11")
        self.layout11.setContentsMargins(0, 0, 0, 0)
        self.head = QFrame(DiceTray)
        self.head.setObjectName(u"head")
        self.head.setMinimumSize(QSize(0, 32))
        self.head.setProperty(u"role", u"tool")
        self.layout3 = QHBoxLayout(self.head)
        self.layout3.setSpacing(6)
        self.layout3.setObjectName(u"layout3")
        self.layout3.setContentsMargins(10, 2, 8, 2)
        self.headIcon = QLabel(self.head)
        self.headIcon.setObjectName(u"headIcon")

        self.layout3.addWidget(self.headIcon)

        self.label1 = QLabel(self.head)
        self.label1.setObjectName(u"label1")
        self.label1.setProperty(u"role", u"strong")

        self.layout3.addWidget(self.label1)

        self.headKey = QLabel(self.head)
        self.headKey.setObjectName(u"headKey")
        self.headKey.setProperty(u"role", u"keycap")

        self.layout3.addWidget(self.headKey)

        self.spacer2 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout3.addItem(self.spacer2)

        self.handButton = QPushButton(self.head)
        self.handButton.setObjectName(u"handButton")
        self.handButton.setCheckable(True)
        self.handButton.setAutoExclusive(True)
        self.handButton.setChecked(True)
        self.handButton.setProperty(u"role", u"segment")

        self.layout3.addWidget(self.handButton)

        self.throwButton = QPushButton(self.head)
        self.throwButton.setObjectName(u"throwButton")
        self.throwButton.setCheckable(True)
        self.throwButton.setAutoExclusive(True)
        self.throwButton.setProperty(u"role", u"segment")

        self.layout3.addWidget(self.throwButton)


        self.layout11.addWidget(self.head)

        self.scroll = QScrollArea(DiceTray)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setProperty(u"role", u"panel")
        self.host = QWidget()
        self.host.setObjectName(u"host")
        self.layout10 = QVBoxLayout(self.host)
        self.layout10.setSpacing(6)
        self.layout10.setObjectName(u"layout10")
        self.layout10.setContentsMargins(10, 8, 10, 8)
        self.layout4 = QHBoxLayout()
        self.layout4.setSpacing(8)
        self.layout4.setObjectName(u"layout4")
        self.kindCombo = QComboBox(self.host)
        self.kindCombo.setObjectName(u"kindCombo")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.kindCombo.sizePolicy().hasHeightForWidth())
        self.kindCombo.setSizePolicy(sizePolicy)

        self.layout4.addWidget(self.kindCombo)

        self.facing = QLabel(self.host)
        self.facing.setObjectName(u"facing")
        self.facing.setTextFormat(Qt.TextFormat.PlainText)
        self.facing.setProperty(u"role", u"quiet")

        self.layout4.addWidget(self.facing)


        self.layout10.addLayout(self.layout4)

        self.paramHost = QWidget(self.host)
        self.paramHost.setObjectName(u"paramHost")
        self.params = QGridLayout(self.paramHost)
        self.params.setObjectName(u"params")
        self.params.setHorizontalSpacing(6)
        self.params.setVerticalSpacing(4)
        self.params.setContentsMargins(0, 0, 0, 0)

        self.layout10.addWidget(self.paramHost)

        self.moreButton = QPushButton(self.host)
        self.moreButton.setObjectName(u"moreButton")
        self.moreButton.setCheckable(True)
        self.moreButton.setFlat(True)
        self.moreButton.setProperty(u"role", u"flat")

        self.layout10.addWidget(self.moreButton)

        self.diceView = DiceView(self.host)
        self.diceView.setObjectName(u"diceView")
        self.diceView.setMinimumSize(QSize(0, 112))
        self.diceView.setProperty(u"role", u"tray")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(3)
        sizePolicy1.setHeightForWidth(self.diceView.sizePolicy().hasHeightForWidth())
        self.diceView.setSizePolicy(sizePolicy1)

        self.layout10.addWidget(self.diceView)

        self.layout5 = QHBoxLayout()
        self.layout5.setSpacing(6)
        self.layout5.setObjectName(u"layout5")
        self.sumLabel = QLabel(self.host)
        self.sumLabel.setObjectName(u"sumLabel")
        self.sumLabel.setWordWrap(True)
        self.sumLabel.setTextFormat(Qt.TextFormat.PlainText)
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy2.setHorizontalStretch(1)
        sizePolicy2.setVerticalStretch(0)
        sizePolicy2.setHeightForWidth(self.sumLabel.sizePolicy().hasHeightForWidth())
        self.sumLabel.setSizePolicy(sizePolicy2)

        self.layout5.addWidget(self.sumLabel)

        self.totalLabel = QLabel(self.host)
        self.totalLabel.setObjectName(u"totalLabel")
        self.totalLabel.setProperty(u"role", u"total")

        self.layout5.addWidget(self.totalLabel)

        self.outcomeTag = QLabel(self.host)
        self.outcomeTag.setObjectName(u"outcomeTag")
        self.outcomeTag.setProperty(u"role", u"success-tag")

        self.layout5.addWidget(self.outcomeTag)

        self.whyButton = QToolButton(self.host)
        self.whyButton.setObjectName(u"whyButton")
        self.whyButton.setAutoRaise(True)

        self.layout5.addWidget(self.whyButton)


        self.layout10.addLayout(self.layout5)

        self.detail = QLabel(self.host)
        self.detail.setObjectName(u"detail")
        self.detail.setWordWrap(True)
        self.detail.setTextFormat(Qt.TextFormat.PlainText)
        self.detail.setProperty(u"role", u"quiet")

        self.layout10.addWidget(self.detail)

        self.layout7 = QHBoxLayout()
        self.layout7.setSpacing(8)
        self.layout7.setObjectName(u"layout7")
        self.oddsLabel = QLabel(self.host)
        self.oddsLabel.setObjectName(u"oddsLabel")
        self.oddsLabel.setProperty(u"role", u"strong")

        self.layout7.addWidget(self.oddsLabel)

        self.spacer6 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout7.addItem(self.spacer6)

        self.waysLabel = QLabel(self.host)
        self.waysLabel.setObjectName(u"waysLabel")
        self.waysLabel.setProperty(u"role", u"quiet")

        self.layout7.addWidget(self.waysLabel)


        self.layout10.addLayout(self.layout7)

        self.oddsBar = QProgressBar(self.host)
        self.oddsBar.setObjectName(u"oddsBar")
        self.oddsBar.setTextVisible(False)
        self.oddsBar.setMaximum(1000)
        self.oddsBar.setMaximumSize(QSize(16777215, 9))

        self.layout10.addWidget(self.oddsBar)

        self.oddsRows = QTreeWidget(self.host)
        self.oddsRows.setObjectName(u"oddsRows")
        self.oddsRows.setColumnCount(2)
        self.oddsRows.setRootIsDecorated(False)
        self.oddsRows.setHeaderHidden(True)
        self.oddsRows.setMinimumSize(QSize(0, 96))
        self.oddsRows.setUniformRowHeights(True)

        self.layout10.addWidget(self.oddsRows)

        self.prompt = QLabel(self.host)
        self.prompt.setObjectName(u"prompt")
        self.prompt.setWordWrap(True)
        self.prompt.setTextFormat(Qt.TextFormat.PlainText)
        self.prompt.setProperty(u"role", u"accent")

        self.layout10.addWidget(self.prompt)

        self.faceHost = QWidget(self.host)
        self.faceHost.setObjectName(u"faceHost")
        self.faces = QGridLayout(self.faceHost)
        self.faces.setObjectName(u"faces")
        self.faces.setHorizontalSpacing(4)
        self.faces.setVerticalSpacing(4)
        self.faces.setContentsMargins(0, 0, 0, 0)

        self.layout10.addWidget(self.faceHost)

        self.layout8 = QHBoxLayout()
        self.layout8.setSpacing(6)
        self.layout8.setObjectName(u"layout8")
        self.entry = QLineEdit(self.host)
        self.entry.setObjectName(u"entry")
        self.entry.setProperty(u"role", u"big-entry")

        self.layout8.addWidget(self.entry)

        self.clearButton = QPushButton(self.host)
        self.clearButton.setObjectName(u"clearButton")

        self.layout8.addWidget(self.clearButton)


        self.layout10.addLayout(self.layout8)

        self.optionHost = QWidget(self.host)
        self.optionHost.setObjectName(u"optionHost")
        self.options = QVBoxLayout(self.optionHost)
        self.options.setSpacing(4)
        self.options.setObjectName(u"options")
        self.options.setContentsMargins(0, 0, 0, 0)

        self.layout10.addWidget(self.optionHost)

        self.layout9 = QHBoxLayout()
        self.layout9.setSpacing(8)
        self.layout9.setObjectName(u"layout9")
        self.againButton = QPushButton(self.host)
        self.againButton.setObjectName(u"againButton")

        self.layout9.addWidget(self.againButton)

        self.goButton = QPushButton(self.host)
        self.goButton.setObjectName(u"goButton")
        self.goButton.setProperty(u"role", u"primary")
        sizePolicy3 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sizePolicy3.setHorizontalStretch(1)
        sizePolicy3.setVerticalStretch(0)
        sizePolicy3.setHeightForWidth(self.goButton.sizePolicy().hasHeightForWidth())
        self.goButton.setSizePolicy(sizePolicy3)

        self.layout9.addWidget(self.goButton)


        self.layout10.addLayout(self.layout9)

        self.scroll.setWidget(self.host)

        self.layout11.addWidget(self.scroll)


        self.retranslateUi(DiceTray)
    # setupUi

    def retranslateUi(self, DiceTray):
        self.label1.setText(QCoreApplication.translate("DiceTray", u"\u30c0\u30a4\u30b9", None))
        self.headKey.setText(QCoreApplication.translate("DiceTray", u"D", None))
        self.handButton.setText(QCoreApplication.translate("DiceTray", u"\u624b\u3067\u5165\u529b", None))
        self.throwButton.setText(QCoreApplication.translate("DiceTray", u"\u632f\u308b", None))
#if QT_CONFIG(accessibility)
        self.kindCombo.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u5224\u5b9a\u306e\u7a2e\u985e", None))
#endif // QT_CONFIG(accessibility)
        self.moreButton.setText(QCoreApplication.translate("DiceTray", u"\u3082\u3063\u3068", None))
#if QT_CONFIG(accessibility)
        self.diceView.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u30c0\u30a4\u30b9", None))
#endif // QT_CONFIG(accessibility)
        self.whyButton.setText(QCoreApplication.translate("DiceTray", u"\u306a\u305c\uff1f", None))
#if QT_CONFIG(accessibility)
        self.oddsBar.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u6210\u529f\u306e\u898b\u3053\u307f", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.oddsRows.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u898b\u3053\u307f\u306e\u8868", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.entry.setAccessibleName(QCoreApplication.translate("DiceTray", u"\u51fa\u76ee", None))
#endif // QT_CONFIG(accessibility)
        self.clearButton.setText(QCoreApplication.translate("DiceTray", u"\u6d88\u3059", None))
        self.againButton.setText(QCoreApplication.translate("DiceTray", u"\u3082\u3046\u4e00\u5ea6", None))
        self.goButton.setText(QCoreApplication.translate("DiceTray", u"\u632f\u308b", None))
        pass
    # retranslateUi

