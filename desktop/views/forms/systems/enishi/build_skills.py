"""Compiled from ui/systems/enishi/build_skills.ui; do not edit. Command: python packaging/forms.py"""
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
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QHeaderView,
    QLabel, QLineEdit, QSizePolicy, QSpacerItem,
    QTabWidget, QVBoxLayout, QWidget)

from desktop.views.systems.enishi.skill_picker import SkillPicker
from desktop.views.widgets.derived import DerivedNumber
from desktop.views.widgets.point_discs import PointDiscs
from desktop.views.widgets.row_table import RowTable
from desktop.views.widgets.words_edit import WordsEdit

class Ui_EnishiBuildSkills(object):
    def setupUi(self, EnishiBuildSkills):
        if not EnishiBuildSkills.objectName():
            EnishiBuildSkills.setObjectName(u"EnishiBuildSkills")
        EnishiBuildSkills.resize(830, 560)
        self.layout132 = QVBoxLayout(EnishiBuildSkills)
        self.layout132.setSpacing(12)
        self.layout132.setObjectName(u"layout132")
        self.layout132.setContentsMargins(24, 4, 24, 12)
        self.layout128 = QHBoxLayout()
        self.layout128.setSpacing(32)
        self.layout128.setObjectName(u"layout128")
        self.layout123 = QVBoxLayout()
        self.layout123.setSpacing(2)
        self.layout123.setObjectName(u"layout123")
        self.label121 = QLabel(EnishiBuildSkills)
        self.label121.setObjectName(u"label121")
        self.label121.setProperty(u"role", u"quiet")

        self.layout123.addWidget(self.label121)

        self.layout122 = QHBoxLayout()
        self.layout122.setSpacing(12)
        self.layout122.setObjectName(u"layout122")
        self.leftNumber = QLabel(EnishiBuildSkills)
        self.leftNumber.setObjectName(u"leftNumber")
        self.leftNumber.setProperty(u"role", u"total")

        self.layout122.addWidget(self.leftNumber)

        self.leftOf = QLabel(EnishiBuildSkills)
        self.leftOf.setObjectName(u"leftOf")
        self.leftOf.setProperty(u"role", u"hint")

        self.layout122.addWidget(self.leftOf)

        self.discs = PointDiscs(EnishiBuildSkills)
        self.discs.setObjectName(u"discs")

        self.layout122.addWidget(self.discs)


        self.layout123.addLayout(self.layout122)


        self.layout128.addLayout(self.layout123)

        self.layout126 = QVBoxLayout()
        self.layout126.setSpacing(2)
        self.layout126.setObjectName(u"layout126")
        self.label124 = QLabel(EnishiBuildSkills)
        self.label124.setObjectName(u"label124")
        self.label124.setProperty(u"role", u"quiet")

        self.layout126.addWidget(self.label124)

        self.layout125 = QHBoxLayout()
        self.layout125.setSpacing(8)
        self.layout125.setObjectName(u"layout125")
        self.capNumber = DerivedNumber(EnishiBuildSkills)
        self.capNumber.setObjectName(u"capNumber")
        self.capNumber.setAutoRaise(True)
        self.capNumber.setProperty(u"role", u"total")
        self.capNumber.setProperty(u"derived", u"slv_cap")

        self.layout125.addWidget(self.capNumber)

        self.capText = QLabel(EnishiBuildSkills)
        self.capText.setObjectName(u"capText")
        self.capText.setProperty(u"role", u"hint")

        self.layout125.addWidget(self.capText)


        self.layout126.addLayout(self.layout125)


        self.layout128.addLayout(self.layout126)

        self.spacer127 = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.layout128.addItem(self.spacer127)


        self.layout132.addLayout(self.layout128)

        self.tabs = QTabWidget(EnishiBuildSkills)
        self.tabs.setObjectName(u"tabs")
        self.tabOne = QWidget()
        self.tabOne.setObjectName(u"tabOne")
        self.layout129 = QHBoxLayout(self.tabOne)
        self.layout129.setSpacing(24)
        self.layout129.setObjectName(u"layout129")
        self.layout129.setContentsMargins(0, 12, 0, 0)
        self.layout105 = QVBoxLayout()
        self.layout105.setSpacing(4)
        self.layout105.setObjectName(u"layout105")
        self.label103 = QLabel(self.tabOne)
        self.label103.setObjectName(u"label103")
        self.label103.setProperty(u"role", u"heading")

        self.layout105.addWidget(self.label103)

        self.perceptionPicker = SkillPicker(self.tabOne)
        self.perceptionPicker.setObjectName(u"perceptionPicker")
        self.perceptionPicker.setProperty(u"skill", u"perception")

        self.layout105.addWidget(self.perceptionPicker)

        self.willPicker = SkillPicker(self.tabOne)
        self.willPicker.setObjectName(u"willPicker")
        self.willPicker.setProperty(u"skill", u"will")

        self.layout105.addWidget(self.willPicker)

        self.negotiationPicker = SkillPicker(self.tabOne)
        self.negotiationPicker.setObjectName(u"negotiationPicker")
        self.negotiationPicker.setProperty(u"skill", u"negotiation")

        self.layout105.addWidget(self.negotiationPicker)

        self.dexterityPicker = SkillPicker(self.tabOne)
        self.dexterityPicker.setObjectName(u"dexterityPicker")
        self.dexterityPicker.setProperty(u"skill", u"dexterity")

        self.layout105.addWidget(self.dexterityPicker)

        self.athleticsPicker = SkillPicker(self.tabOne)
        self.athleticsPicker.setObjectName(u"athleticsPicker")
        self.athleticsPicker.setProperty(u"skill", u"athletics")

        self.layout105.addWidget(self.athleticsPicker)

        self.vigourPicker = SkillPicker(self.tabOne)
        self.vigourPicker.setObjectName(u"vigourPicker")
        self.vigourPicker.setProperty(u"skill", u"vigour")

        self.layout105.addWidget(self.vigourPicker)

        self.spacer104 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout105.addItem(self.spacer104)


        self.layout129.addLayout(self.layout105)

        self.layout108 = QVBoxLayout()
        self.layout108.setSpacing(4)
        self.layout108.setObjectName(u"layout108")
        self.label106 = QLabel(self.tabOne)
        self.label106.setObjectName(u"label106")
        self.label106.setProperty(u"role", u"heading")

        self.layout108.addWidget(self.label106)

        self.brawlingPicker = SkillPicker(self.tabOne)
        self.brawlingPicker.setObjectName(u"brawlingPicker")
        self.brawlingPicker.setProperty(u"skill", u"brawling")

        self.layout108.addWidget(self.brawlingPicker)

        self.meleePicker = SkillPicker(self.tabOne)
        self.meleePicker.setObjectName(u"meleePicker")
        self.meleePicker.setProperty(u"skill", u"melee")

        self.layout108.addWidget(self.meleePicker)

        self.throwingPicker = SkillPicker(self.tabOne)
        self.throwingPicker.setObjectName(u"throwingPicker")
        self.throwingPicker.setProperty(u"skill", u"throwing")

        self.layout108.addWidget(self.throwingPicker)

        self.shootingPicker = SkillPicker(self.tabOne)
        self.shootingPicker.setObjectName(u"shootingPicker")
        self.shootingPicker.setProperty(u"skill", u"shooting")

        self.layout108.addWidget(self.shootingPicker)

        self.firearmsPicker = SkillPicker(self.tabOne)
        self.firearmsPicker.setObjectName(u"firearmsPicker")
        self.firearmsPicker.setProperty(u"skill", u"firearms")

        self.layout108.addWidget(self.firearmsPicker)

        self.gunneryPicker = SkillPicker(self.tabOne)
        self.gunneryPicker.setObjectName(u"gunneryPicker")
        self.gunneryPicker.setProperty(u"skill", u"gunnery")

        self.layout108.addWidget(self.gunneryPicker)

        self.spacer107 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout108.addItem(self.spacer107)


        self.layout129.addLayout(self.layout108)

        self.layout111 = QVBoxLayout()
        self.layout111.setSpacing(4)
        self.layout111.setObjectName(u"layout111")
        self.label109 = QLabel(self.tabOne)
        self.label109.setObjectName(u"label109")
        self.label109.setProperty(u"role", u"heading")

        self.layout111.addWidget(self.label109)

        self.ridingPicker = SkillPicker(self.tabOne)
        self.ridingPicker.setObjectName(u"ridingPicker")
        self.ridingPicker.setProperty(u"skill", u"riding")

        self.layout111.addWidget(self.ridingPicker)

        self.drivingPicker = SkillPicker(self.tabOne)
        self.drivingPicker.setObjectName(u"drivingPicker")
        self.drivingPicker.setProperty(u"skill", u"driving")

        self.layout111.addWidget(self.drivingPicker)

        self.boatingPicker = SkillPicker(self.tabOne)
        self.boatingPicker.setObjectName(u"boatingPicker")
        self.boatingPicker.setProperty(u"skill", u"boating")

        self.layout111.addWidget(self.boatingPicker)

        self.aviationPicker = SkillPicker(self.tabOne)
        self.aviationPicker.setObjectName(u"aviationPicker")
        self.aviationPicker.setProperty(u"skill", u"aviation")

        self.layout111.addWidget(self.aviationPicker)

        self.spaceflightPicker = SkillPicker(self.tabOne)
        self.spaceflightPicker.setObjectName(u"spaceflightPicker")
        self.spaceflightPicker.setProperty(u"skill", u"spaceflight")

        self.layout111.addWidget(self.spaceflightPicker)

        self.repairPicker = SkillPicker(self.tabOne)
        self.repairPicker.setObjectName(u"repairPicker")
        self.repairPicker.setProperty(u"skill", u"repair")

        self.layout111.addWidget(self.repairPicker)

        self.spacer110 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout111.addItem(self.spacer110)


        self.layout129.addLayout(self.layout111)

        self.tabs.addTab(self.tabOne, "")
        self.tabTwo = QWidget()
        self.tabTwo.setObjectName(u"tabTwo")
        self.layout130 = QHBoxLayout(self.tabTwo)
        self.layout130.setSpacing(24)
        self.layout130.setObjectName(u"layout130")
        self.layout130.setContentsMargins(0, 12, 0, 0)
        self.layout114 = QVBoxLayout()
        self.layout114.setSpacing(4)
        self.layout114.setObjectName(u"layout114")
        self.label112 = QLabel(self.tabTwo)
        self.label112.setObjectName(u"label112")
        self.label112.setProperty(u"role", u"heading")

        self.layout114.addWidget(self.label112)

        self.stealthPicker = SkillPicker(self.tabTwo)
        self.stealthPicker.setObjectName(u"stealthPicker")
        self.stealthPicker.setProperty(u"skill", u"stealth")

        self.layout114.addWidget(self.stealthPicker)

        self.survivalPicker = SkillPicker(self.tabTwo)
        self.survivalPicker.setObjectName(u"survivalPicker")
        self.survivalPicker.setProperty(u"skill", u"survival")

        self.layout114.addWidget(self.survivalPicker)

        self.computingPicker = SkillPicker(self.tabTwo)
        self.computingPicker.setObjectName(u"computingPicker")
        self.computingPicker.setProperty(u"skill", u"computing")

        self.layout114.addWidget(self.computingPicker)

        self.triviaPicker = SkillPicker(self.tabTwo)
        self.triviaPicker.setObjectName(u"triviaPicker")
        self.triviaPicker.setProperty(u"skill", u"trivia")

        self.layout114.addWidget(self.triviaPicker)

        self.tacticsPicker = SkillPicker(self.tabTwo)
        self.tacticsPicker.setObjectName(u"tacticsPicker")
        self.tacticsPicker.setProperty(u"skill", u"tactics")

        self.layout114.addWidget(self.tacticsPicker)

        self.richesPicker = SkillPicker(self.tabTwo)
        self.richesPicker.setObjectName(u"richesPicker")
        self.richesPicker.setProperty(u"skill", u"riches")

        self.layout114.addWidget(self.richesPicker)

        self.spacer113 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout114.addItem(self.spacer113)


        self.layout130.addLayout(self.layout114)

        self.layout120 = QVBoxLayout()
        self.layout120.setSpacing(4)
        self.layout120.setObjectName(u"layout120")
        self.label115 = QLabel(self.tabTwo)
        self.label115.setObjectName(u"label115")
        self.label115.setProperty(u"role", u"heading")

        self.layout120.addWidget(self.label115)

        self.medicinePicker = SkillPicker(self.tabTwo)
        self.medicinePicker.setObjectName(u"medicinePicker")
        self.medicinePicker.setProperty(u"skill", u"medicine")

        self.layout120.addWidget(self.medicinePicker)

        self.languagePicker = SkillPicker(self.tabTwo)
        self.languagePicker.setObjectName(u"languagePicker")
        self.languagePicker.setProperty(u"skill", u"language")

        self.layout120.addWidget(self.languagePicker)

        self.label116 = QLabel(self.tabTwo)
        self.label116.setObjectName(u"label116")

        self.layout120.addWidget(self.label116)

        self.motherEdit = QLineEdit(self.tabTwo)
        self.motherEdit.setObjectName(u"motherEdit")
        self.motherEdit.setProperty(u"field", u"mother_tongue")

        self.layout120.addWidget(self.motherEdit)

        self.label117 = QLabel(self.tabTwo)
        self.label117.setObjectName(u"label117")

        self.layout120.addWidget(self.label117)

        self.languagesEdit = WordsEdit(self.tabTwo)
        self.languagesEdit.setObjectName(u"languagesEdit")
        self.languagesEdit.setProperty(u"field", u"languages")

        self.layout120.addWidget(self.languagesEdit)

        self.label118 = QLabel(self.tabTwo)
        self.label118.setObjectName(u"label118")

        self.layout120.addWidget(self.label118)

        self.fieldTable = RowTable(self.tabTwo)
        self.fieldTable.setObjectName(u"fieldTable")
        self.fieldTable.setMinimumSize(QSize(0, 110))
        self.fieldTable.setProperty(u"field", u"fields")

        self.layout120.addWidget(self.fieldTable)

        self.spacer119 = QSpacerItem(8, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout120.addItem(self.spacer119)


        self.layout130.addLayout(self.layout120)

        self.tabs.addTab(self.tabTwo, "")

        self.layout132.addWidget(self.tabs)

        self.tellFrame = QFrame(EnishiBuildSkills)
        self.tellFrame.setObjectName(u"tellFrame")
        self.tellFrame.setProperty(u"role", u"tint")
        self.layout131 = QHBoxLayout(self.tellFrame)
        self.layout131.setSpacing(8)
        self.layout131.setObjectName(u"layout131")
        self.layout131.setContentsMargins(16, 8, 16, 8)
        self.tell = QLabel(self.tellFrame)
        self.tell.setObjectName(u"tell")
        self.tell.setWordWrap(True)
        self.tell.setTextFormat(Qt.TextFormat.PlainText)

        self.layout131.addWidget(self.tell)


        self.layout132.addWidget(self.tellFrame)

#if QT_CONFIG(shortcut)
        self.label116.setBuddy(self.motherEdit)
        self.label117.setBuddy(self.languagesEdit)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(EnishiBuildSkills)
    # setupUi

    def retranslateUi(self, EnishiBuildSkills):
        self.label121.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u6b8b\u308a\u306e\u30ec\u30d9\u30eb", None))
        self.label124.setText(QCoreApplication.translate("EnishiBuildSkills", u"1\u3064\u306e\u30b9\u30ad\u30eb\u306e\u4e0a\u9650", None))
        self.label103.setText(QCoreApplication.translate("EnishiBuildSkills", u"A \u57fa\u790e", None))
        self.perceptionPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u77e5\u899a", None))
        self.perceptionPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6c17\u3065\u304f\u30fb\u898b\u3064\u3051\u308b", None))
        self.willPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u610f\u5fd7", None))
        self.willPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5fc3\u306e\u5f37\u3055\u30fbSP", None))
        self.negotiationPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4ea4\u6e09", None))
        self.negotiationPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u8a71\u3057\u3066\u52d5\u304b\u3059", None))
        self.dexterityPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5668\u7528", None))
        self.dexterityPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u5148\u306e\u308f\u3056", None))
        self.athleticsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u904b\u52d5", None))
        self.athleticsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u3088\u3051\u308b\u30fb\u79fb\u52d5\u529b", None))
        self.vigourPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4f53\u529b", None))
        self.vigourPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u4e08\u592b\u3055\u30fbLP\u30fb\u79fb\u52d5\u529b", None))
        self.label106.setText(QCoreApplication.translate("EnishiBuildSkills", u"B \u6226\u95d8", None))
        self.brawlingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u683c\u95d8", None))
        self.brawlingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u7d20\u624b\u30fb\u8e74\u308a", None))
        self.meleePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u767d\u5175", None))
        self.meleePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5263\u30fb\u69cd\u306a\u3069", None))
        self.throwingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u6295\u64f2", None))
        self.throwingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6295\u3052\u308b\u6b66\u5668", None))
        self.shootingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5c04\u51fa", None))
        self.shootingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5f13\u30fb\u5f29\u306a\u3069", None))
        self.firearmsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u9283\u6483", None))
        self.firearmsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u6301\u3061\u306e\u9283", None))
        self.gunneryPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u7832\u6483", None))
        self.gunneryPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u636e\u3048\u305f\u9283\u7832", None))
        self.label109.setText(QCoreApplication.translate("EnishiBuildSkills", u"C \u64cd\u7e26", None))
        self.ridingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u9a0e\u4e57", None))
        self.ridingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u99ac\u306a\u3069\u306b\u4e57\u308b", None))
        self.drivingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8eca\u4e21", None))
        self.drivingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u9678\u306e\u4e57\u308a\u7269", None))
        self.boatingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8239\u8236", None))
        self.boatingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6c34\u306e\u4e57\u308a\u7269", None))
        self.aviationPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u822a\u7a7a", None))
        self.aviationPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u7a7a\u306e\u4e57\u308a\u7269", None))
        self.spaceflightPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u5b99\u884c", None))
        self.spaceflightPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u5b87\u5b99\u306e\u4e57\u308a\u7269", None))
        self.repairPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u4fee\u7406", None))
        self.repairPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u4e57\u308a\u7269\u306e\u4fee\u7406", None))
        self.tabs.setTabText(self.tabs.indexOf(self.tabOne), QCoreApplication.translate("EnishiBuildSkills", u"\u57fa\u790e\u30fb\u6226\u95d8\u30fb\u64cd\u7e26", None))
        self.label112.setText(QCoreApplication.translate("EnishiBuildSkills", u"D \u5c02\u9580", None))
        self.stealthPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96a0\u5bc6", None))
        self.stealthPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u898b\u3064\u304b\u3089\u305a\u306b\u52d5\u304f", None))
        self.survivalPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u751f\u5b58", None))
        self.survivalPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u91ce\u5916\u3067\u751f\u304d\u5ef6\u3073\u308b", None))
        self.computingPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96fb\u5b50", None))
        self.computingPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u8a08\u7b97\u6a5f\u3092\u6271\u3046", None))
        self.triviaPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u96d1\u5b66", None))
        self.triviaPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u3046\u308f\u3055\u30fb\u4e16\u9593\u306e\u77e5\u8b58", None))
        self.tacticsPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u6226\u8853", None))
        self.tacticsPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u6226\u3044\u306e\u8aad\u307f\u30fb\u9806\u756a", None))
        self.richesPicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8ca1\u529b", None))
        self.richesPicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u304a\u91d1\u30fb\u8ca1\u7523\u70b9", None))
        self.label115.setText(QCoreApplication.translate("EnishiBuildSkills", u"E \u5b66\u8853", None))
        self.medicinePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u533b\u8853", None))
        self.medicinePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u624b\u5f53\u3066\u30fb\u8a3a\u65ad", None))
        self.languagePicker.setTitle(QCoreApplication.translate("EnishiBuildSkills", u"\u8a00\u8a9e", None))
        self.languagePicker.setHint(QCoreApplication.translate("EnishiBuildSkills", u"\u307b\u304b\u306e\u8a00\u8449", None))
        self.label116.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u6bcd\u56fd\u8a9e", None))
        self.label117.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u7fd2\u5f97\u8a00\u8a9e\uff08\u8a00\u8a9e 1 \u30ec\u30d9\u30eb\u306b 1 \u3064\uff09", None))
        self.label118.setText(QCoreApplication.translate("EnishiBuildSkills", u"\u82b8\u8853\u30fb\u77e5\u8b58\uff08\u5206\u91ce\u3054\u3068\u306b 1 \u3064\u306e\u30b9\u30ad\u30eb\uff09", None))
#if QT_CONFIG(accessibility)
        self.fieldTable.setAccessibleName(QCoreApplication.translate("EnishiBuildSkills", u"\u82b8\u8853\u30fb\u77e5\u8b58", None))
#endif // QT_CONFIG(accessibility)
        self.tabs.setTabText(self.tabs.indexOf(self.tabTwo), QCoreApplication.translate("EnishiBuildSkills", u"\u5c02\u9580\u30fb\u5b66\u8853", None))
        pass
    # retranslateUi

