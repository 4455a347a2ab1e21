"""Compiled from ui/notes_panel.ui; do not edit. Command: python packaging/forms.py"""
# mypy: ignore-errors
# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'notes_panel.ui'
##
##
################################################################################

from PySide6.QtCore import (QCoreApplication, Qt)
from PySide6.QtWidgets import (QAbstractItemView, QCheckBox, QComboBox, QHBoxLayout, QLabel, QListWidget, QPushButton, QSizePolicy, QSpacerItem, QToolButton, QVBoxLayout, QWidget)

from desktop.views.widgets.elided_combo import ElidedCombo
from desktop.views.widgets.note_entry import NoteEntry
from desktop.views.widgets.paragraph import Paragraph

class Ui_NotesPanel(object):
    def setupUi(self, NotesPanel):
        if not NotesPanel.objectName():
            NotesPanel.setObjectName(u"NotesPanel")
        NotesPanel.resize(240, 480)
        NotesPanel.setProperty(u"chapter", u"table#notes")
        NotesPanel.setProperty(u"role", u"panel")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(NotesPanel.sizePolicy().hasHeightForWidth())
        NotesPanel.setSizePolicy(sizePolicy)
        self.layout = QVBoxLayout(NotesPanel)
        self.layout.setSpacing(8)
        self.layout.setObjectName(u"layout")
        self.layout.setContentsMargins(12, 8, 12, 8)
        self.headLayout = QHBoxLayout()
        self.headLayout.setObjectName(u"headLayout")
        self.head = QLabel(NotesPanel)
        self.head.setObjectName(u"head")
        self.head.setProperty(u"role", u"heading")

        self.headLayout.addWidget(self.head)

        self.headSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.headLayout.addItem(self.headSpacer)

        self.foldButton = QToolButton(NotesPanel)
        self.foldButton.setObjectName(u"foldButton")
        self.foldButton.setProperty(u"role", u"flat")

        self.headLayout.addWidget(self.foldButton)


        self.layout.addLayout(self.headLayout)

        self.scene = ElidedCombo(NotesPanel)
        self.scene.setObjectName(u"scene")
        self.scene.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.scene.setMinimumContentsLength(8)

        self.layout.addWidget(self.scene)

        self.empty = Paragraph(NotesPanel)
        self.empty.setObjectName(u"empty")
        self.empty.setProperty(u"role", u"quiet")

        self.layout.addWidget(self.empty)

        self.open = QListWidget(NotesPanel)
        self.open.setObjectName(u"open")
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy1.setHorizontalStretch(0)
        sizePolicy1.setVerticalStretch(3)
        sizePolicy1.setHeightForWidth(self.open.sizePolicy().hasHeightForWidth())
        self.open.setSizePolicy(sizePolicy1)
        self.open.setWordWrap(True)
        self.open.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.open.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.layout.addWidget(self.open)

        self.coverButton = QPushButton(NotesPanel)
        self.coverButton.setObjectName(u"coverButton")
        self.coverButton.setCheckable(True)
        self.coverButton.setProperty(u"role", u"small")

        self.layout.addWidget(self.coverButton)

        self.secret = QListWidget(NotesPanel)
        self.secret.setObjectName(u"secret")
        sizePolicy2 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        sizePolicy2.setHorizontalStretch(0)
        sizePolicy2.setVerticalStretch(2)
        sizePolicy2.setHeightForWidth(self.secret.sizePolicy().hasHeightForWidth())
        self.secret.setSizePolicy(sizePolicy2)
        self.secret.setWordWrap(True)
        self.secret.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.secret.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

        self.layout.addWidget(self.secret)

        self.chosenBar = QWidget(NotesPanel)
        self.chosenBar.setObjectName(u"chosenBar")
        self.chosenLayout = QHBoxLayout(self.chosenBar)
        self.chosenLayout.setSpacing(8)
        self.chosenLayout.setObjectName(u"chosenLayout")
        self.chosenLayout.setContentsMargins(0, 0, 0, 0)
        self.editButton = QPushButton(self.chosenBar)
        self.editButton.setObjectName(u"editButton")
        self.editButton.setProperty(u"role", u"small")

        self.chosenLayout.addWidget(self.editButton)

        self.removeButton = QPushButton(self.chosenBar)
        self.removeButton.setObjectName(u"removeButton")
        self.removeButton.setProperty(u"role", u"small")

        self.chosenLayout.addWidget(self.removeButton)

        self.chosenSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.chosenLayout.addItem(self.chosenSpacer)


        self.layout.addWidget(self.chosenBar)

        self.gap = QSpacerItem(8, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.layout.addItem(self.gap)

        self.entry = NoteEntry(NotesPanel)
        self.entry.setObjectName(u"entry")

        self.layout.addWidget(self.entry)

        self.writeLayout = QHBoxLayout()
        self.writeLayout.setSpacing(8)
        self.writeLayout.setObjectName(u"writeLayout")
        self.gm = QCheckBox(NotesPanel)
        self.gm.setObjectName(u"gm")

        self.writeLayout.addWidget(self.gm)

        self.writeSpacer = QSpacerItem(8, 8, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.writeLayout.addItem(self.writeSpacer)

        self.dropButton = QPushButton(NotesPanel)
        self.dropButton.setObjectName(u"dropButton")
        self.dropButton.setProperty(u"role", u"small")

        self.writeLayout.addWidget(self.dropButton)

        self.writeButton = QPushButton(NotesPanel)
        self.writeButton.setObjectName(u"writeButton")

        self.writeLayout.addWidget(self.writeButton)


        self.layout.addLayout(self.writeLayout)


        self.retranslateUi(NotesPanel)
    # setupUi

    def retranslateUi(self, NotesPanel):
        self.head.setText(QCoreApplication.translate("NotesPanel", u"\u5834\u9762\u306e\u30e1\u30e2", None))
#if QT_CONFIG(accessibility)
        self.foldButton.setAccessibleName(QCoreApplication.translate("NotesPanel", u"\u30e1\u30e2\u3092\u305f\u305f\u3080", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.scene.setAccessibleName(QCoreApplication.translate("NotesPanel", u"\u3069\u306e\u5834\u9762\u306e\u30e1\u30e2\u304b", None))
#endif // QT_CONFIG(accessibility)
        self.empty.setText(QCoreApplication.translate("NotesPanel", u"\u3053\u306e\u5834\u9762\u306e\u30e1\u30e2\u306f\u307e\u3060\u3042\u308a\u307e\u305b\u3093\u3002\u4e0b\u306b\u66f8\u304f\u3068\u3001\u8a18\u9332\u306b\u3082\u6b8b\u308a\u3001\u8a18\u9332\u306e\u691c\u7d22\u3067\u898b\u3064\u304b\u308a\u307e\u3059\u3002", None))
#if QT_CONFIG(accessibility)
        self.open.setAccessibleName(QCoreApplication.translate("NotesPanel", u"\u307f\u3093\u306a\u306e\u30e1\u30e2", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.secret.setAccessibleName(QCoreApplication.translate("NotesPanel", u"GM\u3060\u3051\u306e\u30e1\u30e2", None))
#endif // QT_CONFIG(accessibility)
        self.editButton.setText(QCoreApplication.translate("NotesPanel", u"\u66f8\u304d\u76f4\u3059", None))
        self.removeButton.setText(QCoreApplication.translate("NotesPanel", u"\u6d88\u3059", None))
#if QT_CONFIG(accessibility)
        self.entry.setAccessibleName(QCoreApplication.translate("NotesPanel", u"\u65b0\u3057\u3044\u30e1\u30e2", None))
#endif // QT_CONFIG(accessibility)
        self.entry.setPlaceholderText(QCoreApplication.translate("NotesPanel", u"Enter\uff1a\u66f8\u304f\n"
"Shift+Enter\uff1a\u6539\u884c", None))
        self.gm.setText(QCoreApplication.translate("NotesPanel", u"GM\u3060\u3051", None))
        self.dropButton.setText(QCoreApplication.translate("NotesPanel", u"\u3084\u3081\u308b", None))
        self.writeButton.setText(QCoreApplication.translate("NotesPanel", u"\u66f8\u304f", None))
        pass
    # retranslateUi

