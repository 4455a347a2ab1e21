<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What Qt's own Japanese lacks: read beside qtbase_ja, which comes with Qt. Written by hand. -->
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>エイリアス</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Start:</source>
        <translation>始め(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>終わり(&amp;E):</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>刷る時刻(&amp;P):</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>優先度(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>請求先(&amp;B):</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Password:</source>
        <translation>パスワード:</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>ユーザー名:</translation>
    </message>
    <message>
        <source>Authentication Needed</source>
        <translation>認証が要ります</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>%1 を使うには認証が要ります。</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>%2 の %1 を使うには認証が要ります。</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>誤りが起きました</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>重大な誤り:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>お知らせ:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>ページの順(&amp;O):</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>1枚のページ数(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>「%1」はページの書き方ではありません。ページと範囲は「,」で区切り、範囲は「-」で書き、重ならないようにしてください。</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>両面印刷の設定の食い違い</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>ページの書き方の誤り</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>両面印刷の設定が食い違っています。直しますか。</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>詳しい設定の食い違い</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>ページ設定の食い違い</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>ページ設定が食い違っています。直しますか。</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>詳しい設定が食い違っています。直しますか。</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>食い違っている設定があります。直してください。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳しい設定</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>印刷するページ(&amp;S):</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ指定</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>長い辺でとじる</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短い辺でとじる</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>ページや範囲を「,」で区切って書きます。範囲は2つの数を「-」でつなぎます。例: 3,5-7,9 は 3、5、6、7、9 ページを刷ります。</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>両面印刷</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>しない</translation>
    </message>
</context>
</TS>
