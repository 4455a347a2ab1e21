; Installer of Windows, for one user and without administrator's rights. Compiled by packaging/build.py, which gives Version and Source.
#ifndef Version
  #error Start packaging/build.py setup instead
#endif

[Setup]
AppId={{5B0C7C2E-6E0D-4D0B-9A44-7B7E1C6B0F51}
AppName=卓上 Takujō
AppVersion={#Version}
AppVerName=卓上 Takujō {#Version}
DefaultDirName={localappdata}\Programs\Takujo
DefaultGroupName=卓上 Takujō
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Qt asks for Windows 10 1809; before it a system library that Qt loads is missing
MinVersion=10.0.17763
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto
LicenseFile=..\..\LICENSE
UninstallDisplayIcon={app}\takujo.exe
ChangesAssociations=yes
; a running program is asked to close; where it will not, the set-up ends and nothing is replaced
AppMutex=TakujoIsRunning
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
ja.Desktop=デスクトップにもアイコンを置く
en.Desktop=Put an icon on the desktop, too
ja.Sheet=卓上のキャラクターシート
en.Sheet=Takujō character sheet
ja.Game=卓上のゲーム定義
en.Game=Takujō game definition

[Tasks]
Name: "desktop"; Description: "{cm:Desktop}"; Flags: unchecked

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; files of an earlier version that this one no longer has
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\卓上 Takujō"; Filename: "{app}\takujo.exe"
Name: "{autodesktop}\卓上 Takujō"; Filename: "{app}\takujo.exe"; Tasks: desktop

[Registry]
Root: HKCU; Subkey: "Software\Classes\.takujo"; ValueType: string; ValueData: "Takujo.Sheet"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.takujo-game"; ValueType: string; ValueData: "Takujo.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\Takujo.Sheet"; ValueType: string; ValueData: "{cm:Sheet}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Takujo.Sheet\DefaultIcon"; ValueType: string; ValueData: "{app}\takujo.exe,0"
Root: HKCU; Subkey: "Software\Classes\Takujo.Sheet\shell\open\command"; ValueType: string; ValueData: """{app}\takujo.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\Takujo.Game"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Takujo.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\takujo.exe,0"
Root: HKCU; Subkey: "Software\Classes\Takujo.Game\shell\open\command"; ValueType: string; ValueData: """{app}\takujo.exe"" ""%1"""

[Run]
Filename: "{app}\takujo.exe"; Description: "{cm:LaunchProgram,卓上 Takujō}"; Flags: nowait postinstall skipifsilent
