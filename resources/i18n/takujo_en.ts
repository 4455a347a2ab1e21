<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="ja_JP">
<context>
    <name>AbilitiesPage</name>
    <message>
        <source>基礎能力を振る</source>
        <translation>Roll abilities</translation>
    </message>
    <message>
        <source>能力値を振る</source>
        <translation>Roll abilities</translation>
    </message>
    <message>
        <source>気に入るまで何度でも振り直せます。最後に出た目が残ります。</source>
        <translation>Reroll as often as you like. The last faces stay.</translation>
    </message>
    <message>
        <source>振れるのは一度だけです。出た目がそのまま残ります。</source>
        <translation>They can be rolled only once; what comes up stays.</translation>
    </message>
    <message>
        <source>持っている点で{abilities}を上げます。はじめの値より下げると、その分の点が戻ります。</source>
        <translation>Raise {abilities} with your points. Going below the start gives points back.</translation>
    </message>
    <message>
        <source>ダイスで{abilities}を決めます。ひとつずつでも、まとめてでも振れます。</source>
        <translation>Dice decide {abilities}, one at a time or all together.</translation>
    </message>
    <message>
        <source>{abilities}を自由に書きます。迷ったら、はじめの値のままでかまいません。</source>
        <translation>Write {abilities} as you like. If in doubt, leave them as they are.</translation>
    </message>
    <message>
        <source>このゲームでは{abilities}を使いません。次へ進んでください。</source>
        <translation>This game does without {abilities}. Go on to the next step.</translation>
    </message>
    <message>
        <source>{least}〜{most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>1上げるのに {n} 点</source>
        <translation>{n} per step</translation>
    </message>
    <message>
        <source>{abilities}は人物を数で表したものです。ひとつに {dice} を振り、合計を書きます。判定の数には足さず、GMが決めるときの目安にします。</source>
        <translation>{abilities} put the character into numbers. Roll {dice} for each and write the total. They are not added to checks; the GM uses them as a guide.</translation>
    </message>
    <message>
        <source>{abilities}は人物を数で表したものです。好きな数を書きます。空欄でもかまいません。</source>
        <translation>{abilities} put the character into numbers. Write any you like, or leave them blank.</translation>
    </message>
    <message>
        <source>すべて振り直す</source>
        <translation>Reroll all</translation>
    </message>
    <message>
        <source>すべて振る</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>技能なし {n}個</source>
        <translation>No skill: {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>残りを振る</source>
        <translation>Roll the rest</translation>
    </message>
</context>
<context>
    <name>AbilityBody</name>
    <message>
        <source>{least}〜{most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>{name}を振る用意をする</source>
        <translation>Prepare to roll: {name}</translation>
    </message>
    <message>
        <source>{name}：ダイスを用意する</source>
        <translation>{name}: prepare its dice</translation>
    </message>
</context>
<context>
    <name>AbilityInputs</name>
    <message>
        <source>この判定のダイスを用意する</source>
        <translation>Prepare the dice of this check</translation>
    </message>
</context>
<context>
    <name>AbilityLine</name>
    <message>
        <source>{name} を下げる</source>
        <translation>Lower {name}</translation>
    </message>
    <message>
        <source>{name} を上げる</source>
        <translation>Raise {name}</translation>
    </message>
</context>
<context>
    <name>AbilityRows</name>
    <message>
        <source>能力値</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>修正</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>1d20に足す</source>
        <translation>Added to 1d20</translation>
    </message>
    <message>
        <source>{ability}の判定を用意する</source>
        <translation>Prepare a check of {ability}</translation>
    </message>
    <message>
        <source>{ability}を下げる</source>
        <translation>Lower {ability}</translation>
    </message>
    <message>
        <source>{ability}を上げる</source>
        <translation>Raise {ability}</translation>
    </message>
    <message>
        <source>この判定のダイスを用意する</source>
        <translation>Prepare the dice of this check</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>卓上 Takujō {version}
MIT License
Copyright (c) 2026 The Takujō authors
無償で使用・複製・改変・再配布できます。無保証です。</source>
        <translation>Takujō {version}
MIT License
Copyright (c) 2026 The Takujō authors
Anyone may use, copy, change and share it free of charge. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Qt {qt}・PySide6 {pyside}
GNU LGPL version 3
Copyright (c) The Qt Company Ltd. and other contributors
差し替え可能な独立したライブラリーとして使用しています。</source>
        <translation>Qt {qt}, PySide6 {pyside}
GNU LGPL version 3
Copyright (c) The Qt Company Ltd. and other contributors
Used as separate libraries that can be replaced.</translation>
    </message>
    <message>
        <source>BIZ UDPゴシック・BIZ UDゴシック
SIL Open Font License 1.1
Copyright 2022 The BIZ UDGothic Project Authors</source>
        <translation>BIZ UDPGothic, BIZ UDGothic
SIL Open Font License 1.1
Copyright 2022 The BIZ UDGothic Project Authors</translation>
    </message>
    <message>
        <source>pydantic {version}・platformdirs
MIT License</source>
        <translation>pydantic {version}, platformdirs
MIT License</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>版 {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>権利表記のまとめ</source>
        <translation>Notices in short</translation>
    </message>
    <message>
        <source>卓上について</source>
        <translation>About Takujō</translation>
    </message>
    <message>
        <source>卓上 Takujō</source>
        <translation>Takujō</translation>
    </message>
    <message>
        <source>卓を囲んで遊ぶTRPGのための、ネットのいらない道具です。</source>
        <translation>An offline companion for role-playing at a real table.</translation>
    </message>
    <message>
        <source>読む文書</source>
        <translation>Text to read</translation>
    </message>
    <message>
        <source>使用許諾</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>AcquireLine</name>
    <message>
        <source>取得するカード</source>
        <translation>Card to acquire</translation>
    </message>
    <message>
        <source>○○・□□</source>
        <translation>Word for ○○ or □□</translation>
    </message>
    <message>
        <source>取得</source>
        <translation>Acquire</translation>
    </message>
</context>
<context>
    <name>ActPanel</name>
    <message>
        <source>{name}にできること</source>
        <translation>What {name} can do</translation>
    </message>
    <message>
        <source>能動行動は使用済み（{what}）</source>
        <translation>active action taken ({what})</translation>
    </message>
    <message>
        <source>準備行動は使用済み</source>
        <translation>preparatory action taken</translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source>巡航移動 {n} m</source>
        <translation>Cruise move {n} m</translation>
    </message>
    <message>
        <source>補助移動 {n} m</source>
        <translation>Auxiliary move {n} m</translation>
    </message>
    <message>
        <source>補助移動と合わせて全力移動 {n} m</source>
        <translation>With the auxiliary move a full move of {n} m</translation>
    </message>
    <message>
        <source>栄養ドリンク 残{n}</source>
        <translation>Energy drink, {n} left</translation>
    </message>
    <message>
        <source>まだ行動していない人がいても、次のターンを始めます。</source>
        <translation>Begins the next turn although not everybody has acted.</translation>
    </message>
    <message>
        <source>攻撃行動</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>巡航移動</source>
        <translation>Cruise move</translation>
    </message>
    <message>
        <source>作業行動</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>{weapon}を片手で持つ</source>
        <translation>{weapon} in one hand</translation>
    </message>
    <message>
        <source>{weapon}を両手で持つ</source>
        <translation>{weapon} in both hands</translation>
    </message>
    <message>
        <source>押すと、GMが作業行動として認めたことになります。</source>
        <translation>Pressing it means the GM accepts it as work.</translation>
    </message>
    <message>
        <source>受ける</source>
        <translation>defends</translation>
    </message>
    <message>
        <source>受けない（0）</source>
        <translation>does not defend (0)</translation>
    </message>
    <message>
        <source>意志で抵抗、ダメージなし</source>
        <translation>resisted with Will, no damage</translation>
    </message>
    <message>
        <source>見込みは、ここにある修正すべてを入れた値です</source>
        <translation>Chances with everything set here</translation>
    </message>
    <message>
        <source>{what} → {name}</source>
        <translation>{what} → {name}</translation>
    </message>
    <message>
        <source>→ {name}</source>
        <translation>→ {name}</translation>
    </message>
    <message>
        <source>／ {n} 行動回数</source>
        <translation>/ actions: {n}</translation>
    </message>
    <message>
        <source>残りを破棄</source>
        <translation>Discard the rest</translation>
    </message>
    <message>
        <source>（GM裁定）</source>
        <translation> (GM ruling)</translation>
    </message>
    <message>
        <source>イニシアティヴ値の高い人より先に動きます</source>
        <translation>Acts before somebody with a higher initiative</translation>
    </message>
    <message>
        <source>勝利</source>
        <translation>Victory</translation>
    </message>
    <message>
        <source>敗北</source>
        <translation>Defeat</translation>
    </message>
    <message>
        <source>戦闘終了&#x3000;{result}</source>
        <translation>The battle is over&#x3000;{result}</translation>
    </message>
    <message>
        <source>条件を満たしました</source>
        <translation>A condition is met</translation>
    </message>
    <message>
        <source>距離を決める</source>
        <translation>Set the distance</translation>
    </message>
    <message>
        <source>対象を選ぶ</source>
        <translation>Choose a target</translation>
    </message>
    <message>
        <source>アクトを選ぶ</source>
        <translation>Choose an act</translation>
    </message>
    <message>
        <source>攻撃</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>戦闘移動</source>
        <translation>Combat move</translation>
    </message>
    <message>
        <source>全力移動</source>
        <translation>Full move</translation>
    </message>
    <message>
        <source>／ {n} まで</source>
        <translation>/ up to {n}</translation>
    </message>
    <message>
        <source>届かない</source>
        <translation>out of reach</translation>
    </message>
    <message>
        <source>{act}を宣言</source>
        <translation>Declare {act}</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>きょう {time}</source>
        <translation>Today {time}</translation>
    </message>
    <message>
        <source>きのう {time}</source>
        <translation>Yesterday {time}</translation>
    </message>
</context>
<context>
    <name>AreaFaces</name>
    <message>
        <source>描写済み</source>
        <translation>Described</translation>
    </message>
    <message>
        <source>未描写</source>
        <translation>Scene to come</translation>
    </message>
</context>
<context>
    <name>AskBox</name>
    <message>
        <source>この内容で行う</source>
        <translation>Do it like this</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>決める</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>技能なし</source>
        <translation>No skill</translation>
    </message>
    <message>
        <source>能動側のいる空間で</source>
        <translation>In the space of the active side</translation>
    </message>
    <message>
        <source>{a} 個 対 {b} 個</source>
        <translation>Dice: {a} vs. {b}</translation>
    </message>
    <message>
        <source>達成数が多ければ能動側の勝ち。同数なら受動側の勝ち。</source>
        <translation>More hits win for the active side. Ties go to the passive side.</translation>
    </message>
    <message>
        <source>で能動側の勝ち。同数なら受動側の勝ち。</source>
        <translation>that the active side wins. Ties go to the passive side.</translation>
    </message>
    <message>
        <source>{name} に命中。ダメージ</source>
        <translation>{name} is hit. Damage</translation>
    </message>
    <message>
        <source>&#x3000;戦闘不能</source>
        <translation>&#x3000;out of combat</translation>
    </message>
    <message>
        <source>&#x3000;死亡</source>
        <translation>&#x3000;dead</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>ファイルの内容にする</source>
        <translation>Use the file’s version</translation>
    </message>
</context>
<context>
    <name>BattleTracker</name>
    <message>
        <source>第 {n} ターン</source>
        <translation>Turn {n}</translation>
    </message>
    <message>
        <source>1 1&#x3000;ファンブル</source>
        <translation>1 1, fumble</translation>
    </message>
    <message>
        <source>{faces} ＋ 戦術 {n}</source>
        <translation>{faces} + Tactics {n}</translation>
    </message>
    <message>
        <source>手で書いた順番</source>
        <translation>written by hand</translation>
    </message>
    <message>
        <source>戦術 {n}</source>
        <translation>Tactics {n}</translation>
    </message>
    <message>
        <source>手番</source>
        <translation>now</translation>
    </message>
    <message>
        <source>済</source>
        <translation>done</translation>
    </message>
    <message>
        <source>同値</source>
        <translation>tie</translation>
    </message>
    <message>
        <source>次</source>
        <translation>next</translation>
    </message>
    <message>
        <source>よく見える</source>
        <translation>clear</translation>
    </message>
    <message>
        <source>水の外</source>
        <translation>dry</translation>
    </message>
    <message>
        <source>第 {n} ターンへ</source>
        <translation>On to turn {n}</translation>
    </message>
    <message>
        <source>全員の行動が終わりました。N で次のターンに進みます。</source>
        <translation>Everybody has acted. N begins the next turn.</translation>
    </message>
    <message>
        <source>N で始めます。不意打ちがあれば、先に下で仕掛けます。最初のターンに効きます。</source>
        <translation>N begins. Surprise is sprung below before that; it counts in the first turn.</translation>
    </message>
    <message>
        <source>行動順番</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>順番を決めなおす</source>
        <translation>Work it out again</translation>
    </message>
    <message>
        <source>数は 2d6 ＋ 戦術。同値は戦術の高い順。</source>
        <translation>2d6 + Tactics. Ties: higher Tactics first.</translation>
    </message>
    <message>
        <source>場の状況</source>
        <translation>The place</translation>
    </message>
    <message>
        <source>視界</source>
        <translation>Sight</translation>
    </message>
    <message>
        <source>水域</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>行動順番を決める</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>振る前に戦闘オプションを宣言できます</source>
        <translation>Combat options are declared before the dice</translation>
    </message>
    <message>
        <source>準備行動</source>
        <translation>Preparatory</translation>
    </message>
    <message>
        <source>補助移動</source>
        <translation>Auxiliary move</translation>
    </message>
    <message>
        <source>準備動作</source>
        <translation>Handling</translation>
    </message>
    <message>
        <source>合図確認</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>能動行動</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>巡航移動</source>
        <translation>Cruise move</translation>
    </message>
    <message>
        <source>作業行動</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>栄養ドリンク</source>
        <translation>Energy drink</translation>
    </message>
    <message>
        <source>手当てする相手</source>
        <translation>Whom to treat</translation>
    </message>
    <message>
        <source>手当て</source>
        <translation>First aid</translation>
    </message>
    <message>
        <source>行動を終える</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>待機</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>次のターンへ（GM裁定）</source>
        <translation>Next turn (GM’s ruling)</translation>
    </message>
    <message>
        <source>攻撃行動</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>GM裁定で攻撃する</source>
        <translation>Attack by the GM’s ruling</translation>
    </message>
    <message>
        <source>武器</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>または 心を攻めるスキル</source>
        <translation>or a skill that presses the mind</translation>
    </message>
    <message>
        <source>心を攻めるスキル</source>
        <translation>Skill that presses the mind</translation>
    </message>
    <message>
        <source>自分の修正</source>
        <translation>Own modifier</translation>
    </message>
    <message>
        <source>場の修正</source>
        <translation>the place counts</translation>
    </message>
    <message>
        <source>検索できる</source>
        <translation>can search the net</translation>
    </message>
    <message>
        <source>相手の修正</source>
        <translation>Their modifier</translation>
    </message>
    <message>
        <source>相手の受動行動</source>
        <translation>Their reaction</translation>
    </message>
    <message>
        <source>戦闘が終わりました</source>
        <translation>The battle is over</translation>
    </message>
    <message>
        <source>もう一度 N で片づけます。LP・SP・ゲージはシートに書かれています。</source>
        <translation>Press N again to clear it away. LP, SP and gauges are written on the sheets.</translation>
    </message>
    <message>
        <source>不意打ち</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>隠密が知覚に勝つと、このターン防御 −1</source>
        <translation>Stealth above Perception: defence −1 this turn</translation>
    </message>
    <message>
        <source>戦闘を終える</source>
        <translation>End the battle</translation>
    </message>
    <message>
        <source>攻撃対象</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>攻撃の判定</source>
        <translation>Attack roll</translation>
    </message>
    <message>
        <source>パワー</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>応じ方</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>応じる判定</source>
        <translation>Answer roll</translation>
    </message>
    <message>
        <source>手番の終わり</source>
        <translation>End of turn</translation>
    </message>
    <message>
        <source>振りません</source>
        <translation>No roll</translation>
    </message>
    <message>
        <source>パワー {n}</source>
        <translation>Power {n}</translation>
    </message>
    <message>
        <source>だれがどの陣営かを確かめて、始めます。</source>
        <translation>Check who stands on which side, then begin.</translation>
    </message>
    <message>
        <source>{title}（この順に1個ずつ振ります）</source>
        <translation>{title} (one die each, in this order)</translation>
    </message>
    <message>
        <source>{name} は、だれを攻撃しますか？</source>
        <translation>Whom does {name} attack?</translation>
    </message>
    <message>
        <source>{name} は、伏せて振ります。</source>
        <translation>{name} rolls hidden.</translation>
    </message>
    <message>
        <source>{name} は、パワーを決めます。</source>
        <translation>{name} sets the power.</translation>
    </message>
    <message>
        <source>{name} は、どう応じますか？</source>
        <translation>How does {name} answer?</translation>
    </message>
    <message>
        <source>{name} が振ります。</source>
        <translation>{name} rolls.</translation>
    </message>
    <message>
        <source>{name} の手番が終わりました。</source>
        <translation>{name} has finished.</translation>
    </message>
    <message>
        <source>戦闘は終わりました。N で片づけます。</source>
        <translation>The battle is over. N clears it away.</translation>
    </message>
    <message>
        <source>&#x3000;（同じ陣営）</source>
        <translation>  (same side)</translation>
    </message>
    <message>
        <source>ダイスは右のトレイで振るか、出目を入れます。伏せた手は、本人だけが見ます。</source>
        <translation>Roll in the tray on the right, or enter the faces. Only its owner sees a hidden hand.</translation>
    </message>
    <message>
        <source>陣営が一つだけでは始まりません。相手になる人を上で選び、「敵」を押してください。</source>
        <translation>A battle needs two sides. Choose the opponents above and press “Foes”.</translation>
    </message>
    <message>
        <source>{life} 1 で戻る人</source>
        <translation>Back with {life} 1</translation>
    </message>
    <message>
        <source>GMが認めれば {life} 1 で戻る人</source>
        <translation>Back with {life} 1 if the GM allows</translation>
    </message>
    <message>
        <source>ボーナスの{pool}</source>
        <translation>Bonus {pool}</translation>
    </message>
    <message>
        <source>セットアップ</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>全員 未行動へ</source>
        <translation>All may act</translation>
    </message>
    <message>
        <source>イニシアティヴ</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>未行動 {n} 人</source>
        <translation>{n} to act</translation>
    </message>
    <message>
        <source>メイン</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>クリンナップ</source>
        <translation>Cleanup</translation>
    </message>
    <message>
        <source>効果 {n} つが切れる</source>
        <translation>Effects that end: {n}</translation>
    </message>
</context>
<context>
    <name>BeginDialog</name>
    <message>
        <source>加える</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>あとから加わる人を選びます。</source>
        <translation>Choose who comes in late.</translation>
    </message>
    <message>
        <source>（NPC）</source>
        <translation> (NPC)</translation>
    </message>
    <message>
        <source>用意した遭遇を出す</source>
        <translation>Bring a prepared encounter</translation>
    </message>
    <message>
        <source>だれも選ばれていません。一人以上に印をつけてください。</source>
        <translation>Nobody is chosen. Tick at least one person.</translation>
    </message>
    <message>
        <source>だれが加わるかを選びます。この場にいるPCには印がついています。</source>
        <translation>Choose who takes part. The player characters who are here are already ticked.</translation>
    </message>
    <message>
        <source>全員</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>参加する人</source>
        <translation>Who takes part</translation>
    </message>
    <message>
        <source>PLから隠す</source>
        <translation>Hidden from players</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>始める</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>加わる人がいません。「準備」で、キャラクターを作るか読み込んでください。</source>
        <translation>There is nobody to take part. Build or import a character under “Prepare”.</translation>
    </message>
</context>
<context>
    <name>BesidePane</name>
    <message>
        <source>{name} に ＋1</source>
        <translation>+1 for {name}</translation>
    </message>
    <message>
        <source>{name} の状態</source>
        <translation>Conditions of {name}</translation>
    </message>
    <message>
        <source>押すと、この状態が終わります。</source>
        <translation>Press to end this condition.</translation>
    </message>
    <message>
        <source>もう一度押すと、全員のフェイト・ダイスを配り直します</source>
        <translation>Press again to deal everybody’s fate dice again</translation>
    </message>
    <message>
        <source>フェイト・ダイスを配り直す（セッション開始）</source>
        <translation>Deal fate dice again (session start)</translation>
    </message>
    <message>
        <source>順番をなくす</source>
        <translation>Drop the order</translation>
    </message>
</context>
<context>
    <name>BinController</name>
    <message>
        <source>卓</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>ひな形</source>
        <translation>Template</translation>
    </message>
    <message>
        <source>シート（{table}）</source>
        <translation>Sheet ({table})</translation>
    </message>
    <message>
        <source>シナリオ（{table}）</source>
        <translation>Scenario ({table})</translation>
    </message>
    <message>
        <source>{names} を戻しました。</source>
        <translation>Restored: {names}.</translation>
    </message>
    <message>
        <source>、</source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>BinDialog</name>
    <message>
        <source>ごみ箱は空です。</source>
        <translation>The bin is empty.</translation>
    </message>
    <message>
        <source>ごみ箱</source>
        <translation>Bin</translation>
    </message>
    <message>
        <source>捨てたものはここに残ります。選んで「戻す」を押すと、元の場所に戻ります。</source>
        <translation>What you discard is kept here. Choose it and press Restore to put it back.</translation>
    </message>
    <message>
        <source>捨てたものの一覧</source>
        <translation>List of what was discarded</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>種類</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>ごみ箱に入れた日時</source>
        <translation>Moved to the bin</translation>
    </message>
    <message>
        <source>戻す(&amp;R)</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>Binder</name>
    <message>
        <source>GMが決めます。</source>
        <translation>The GM decides this.</translation>
    </message>
    <message>
        <source>「{field}」を書き換える</source>
        <translation>Change “{field}”</translation>
    </message>
</context>
<context>
    <name>BlankBuildAbilities</name>
    <message>
        <source>残り</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>すべて振る</source>
        <translation>Roll all</translation>
    </message>
</context>
<context>
    <name>BlankBuildItems</name>
    <message>
        <source>残り</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>このゲームの品</source>
        <translation>Items of this game</translation>
    </message>
    <message>
        <source>持ち物に加える</source>
        <translation>Add to what is carried</translation>
    </message>
</context>
<context>
    <name>BlankBuildSkills</name>
    <message>
        <source>残り</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>名前で探す</source>
        <translation>Search by name</translation>
    </message>
    <message>
        <source>一覧</source>
        <translation>List</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>このゲームのシートには、まだ何も並んでいません。ゲーム定義の「シートの並び」で足せます。</source>
        <translation>This game’s sheet has nothing on it yet. Add blocks under “Layout of the sheet” in the game definition.</translation>
    </message>
</context>
<context>
    <name>BoardPane</name>
    <message>
        <source>戦場シート</source>
        <translation>Battle sheet</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>遠ざかる</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>＋</source>
        <translation>+</translation>
    </message>
    <message>
        <source>近づく</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>全体</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>盤の全体を収める</source>
        <translation>Show the whole board</translation>
    </message>
    <message>
        <source>回す</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>盤を 60° 回す</source>
        <translation>Turn the board by 60°</translation>
    </message>
    <message>
        <source>一覧</source>
        <translation>List</translation>
    </message>
    <message>
        <source>だれがどのヘクスにいるか</source>
        <translation>Who stands on which hex</translation>
    </message>
    <message>
        <source>駒の名前・メモ</source>
        <translation>Name of a piece, note</translation>
    </message>
    <message>
        <source>駒を置く</source>
        <translation>Put piece</translation>
    </message>
    <message>
        <source>書いた名前の駒を、選んだヘクスに置きます</source>
        <translation>Puts a piece with the name typed on the chosen hex</translation>
    </message>
    <message>
        <source>駒の色</source>
        <translation>Colour of a piece</translation>
    </message>
    <message>
        <source>メモ</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>選んだヘクスに書きます。何も書かなければメモを消します</source>
        <translation>Writes on the chosen hex; typing nothing takes the note away</translation>
    </message>
    <message>
        <source>GMだけ</source>
        <translation>GM only</translation>
    </message>
    <message>
        <source>これから置く駒と書くメモを、PLに見せません</source>
        <translation>Pieces and notes made from now on are not shown to players</translation>
    </message>
    <message>
        <source>線を引きます</source>
        <translation>Draws lines</translation>
    </message>
    <message>
        <source>最後の線から消します</source>
        <translation>Erases the last line first</translation>
    </message>
    <message>
        <source>選んだ駒を公開しません</source>
        <translation>Keeps the chosen piece from the players</translation>
    </message>
    <message>
        <source>選んだ駒を盤から外します</source>
        <translation>Takes the chosen piece off the board</translation>
    </message>
    <message>
        <source>大きさ</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>背景</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>盤の下に画像を敷きます</source>
        <translation>Lays a picture under the board</translation>
    </message>
    <message>
        <source>描く</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>線を消す</source>
        <translation>Erase line</translation>
    </message>
    <message>
        <source>伏せる</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>外す</source>
        <translation>Take off</translation>
    </message>
    <message>
        <source>盤の形と大きさ</source>
        <translation>Shape and size of the board</translation>
    </message>
    <message>
        <source>使う</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>盤</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>盤にいる人</source>
        <translation>Who is on the board</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ヘクス</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>距離</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>いま</source>
        <translation>Now</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>盤の外</source>
        <translation>off the board</translation>
    </message>
    <message>
        <source>ヘクス {n}</source>
        <translation>hex {n}</translation>
    </message>
    <message>
        <source>プレイヤー {name}</source>
        <translation>player {name}</translation>
    </message>
    <message>
        <source>手番</source>
        <translation>acting</translation>
    </message>
    <message>
        <source>伏せている</source>
        <translation>hidden</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>{name} は動いていません。ヘクスの上で離してください。</source>
        <translation>{name} has not moved. Let go over a hex.</translation>
    </message>
    <message>
        <source>⬡ {card} で行ける</source>
        <translation>⬡ {card} goes here</translation>
    </message>
    <message>
        <source>⬡ {card} の範囲</source>
        <translation>⬡ Reach of {card}</translation>
    </message>
    <message>
        <source>重なり</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>手番</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>盤の外</source>
        <translation>Off the board</translation>
    </message>
    <message>
        <source>駒を引くか、矢印・QWEASD・数字で行き先を選び Enter で動かします。</source>
        <translation>Drag a token, or choose a hex by arrows, QWEASD or number and press Enter.</translation>
    </message>
    <message>
        <source>ヘクス {n}</source>
        <translation>Hex {n}</translation>
    </message>
    <message>
        <source>（{n} 歩）</source>
        <translation> ({n} {n:step|steps})</translation>
    </message>
    <message>
        <source>{card} で行けます。</source>
        <translation>{card} goes there.</translation>
    </message>
    <message>
        <source>もう一度押すと {card} で移ります。</source>
        <translation>Press again to go there by {card}.</translation>
    </message>
    <message>
        <source>{card} の対象：{names}（{n}／{most}）。Space で次の人、Enter で使う</source>
        <translation>Target of {card}: {names} ({n}/{most}). Space for the next one, Enter to use</translation>
    </message>
    <message>
        <source>{card} のヘクス：{names}（{n}／{most}）。Space で選び、Enter で使う</source>
        <translation>Hexes of {card}: {names} ({n}/{most}). Space to choose, Enter to use</translation>
    </message>
    <message>
        <source>{card} が届くのは {names}。Enter で使う</source>
        <translation>{card} reaches {names}. Enter to use</translation>
    </message>
    <message>
        <source>{card} の行き先を選び、Enter で決めます。</source>
        <translation>Choose where {card} goes; Enter does it.</translation>
    </message>
    <message>
        <source>{card} を使う</source>
        <translation>Use {card}</translation>
    </message>
    <message>
        <source>{card} の対象を Space で選んでください。</source>
        <translation>Choose the target of {card} with Space.</translation>
    </message>
    <message>
        <source>{card} のヘクスを矢印か番号で選んでください。</source>
        <translation>Choose a hex for {card} with the arrows or by its number.</translation>
    </message>
    <message>
        <source>{card} の届く先がありません。</source>
        <translation>{card} reaches nothing.</translation>
    </message>
    <message>
        <source>・</source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>略図</source>
        <translation>Sketch map</translation>
    </message>
    <message>
        <source>戦場シート</source>
        <translation>Battle sheet</translation>
    </message>
</context>
<context>
    <name>Builder</name>
    <message>
        <source>新しいキャラクター</source>
        <translation>New character</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>あとで続ける</source>
        <translation>Continue later</translation>
    </message>
    <message>
        <source>作る手順</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>用語</source>
        <translation>Terms</translation>
    </message>
    <message>
        <source>この画面の用語の説明</source>
        <translation>What the terms on this screen mean</translation>
    </message>
    <message>
        <source>おまかせ</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>作り直す</source>
        <translation>Remake</translation>
    </message>
    <message>
        <source>このままにする</source>
        <translation>Leave it as it is</translation>
    </message>
    <message>
        <source>戻る</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>GM裁定で許可</source>
        <translation>Allow (GM ruling)</translation>
    </message>
    <message>
        <source>次へ</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>刷り上がり</source>
        <translation>Printed sheet</translation>
    </message>
    <message>
        <source>いまの内容</source>
        <translation>As it stands</translation>
    </message>
    <message>
        <source>印刷したときの見た目</source>
        <translation>How it will look on paper</translation>
    </message>
</context>
<context>
    <name>BuilderConfirm</name>
    <message>
        <source>印刷したときの見た目</source>
        <translation>How it will look on paper</translation>
    </message>
    <message>
        <source>まだ直すところ</source>
        <translation>Still to fix</translation>
    </message>
    <message>
        <source>印刷・PDF…</source>
        <translation>Print, PDF…</translation>
    </message>
    <message>
        <source>ファイルで渡すときは、できあがりのあと、ファイルメニューの「シートを書き出す…」です。</source>
        <translation>To pass it on as a file: “Export Sheet…” in the File menu, once it is done.</translation>
    </message>
</context>
<context>
    <name>BuilderController</name>
    <message>
        <source>作成完了</source>
        <translation>Finish creation</translation>
    </message>
    <message>
        <source>おまかせ</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>おまかせで埋められるところは、もうありません。名前と肖像のほかを、おまかせで全部作り直しますか。一度しか振れないダイスはそのままです。</source>
        <translation>There is nothing left to fill at random. Remake everything except the name and the picture at random? Dice that may be rolled only once stay as they are.</translation>
    </message>
    <message>
        <source>おまかせで作り直す</source>
        <translation>Remake at random</translation>
    </message>
    <message>
        <source>プロフィールを書き換える</source>
        <translation>Change the profile</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>できあがり</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>次へ&#x3000;{step}</source>
        <translation>Next: {step}</translation>
    </message>
    <message>
        <source>{label}（{n}）</source>
        <translation>{label} ({n})</translation>
    </message>
</context>
<context>
    <name>BuilderProfile</name>
    <message>
        <source>肖像</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ふりがな</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>プレイヤー</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>ダイスの色</source>
        <translation>Dice colour</translation>
    </message>
    <message>
        <source>メモ</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>CampaignWindow</name>
    <message>
        <source>✓ {name} のシートの編集を戻しました。</source>
        <translation>✓ Undid the last edit of {name}’s sheet.</translation>
    </message>
    <message>
        <source>✓ {name} のシートの編集をやり直しました。</source>
        <translation>✓ Redid the edit of {name}’s sheet.</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source> — 卓上 Takujō</source>
        <translation> — Takujō</translation>
    </message>
    <message>
        <source>✓ 保存済み {time}</source>
        <translation>✓ Saved {time}</translation>
    </message>
</context>
<context>
    <name>CardAdder</name>
    <message>
        <source>足す</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>カードを足す</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>○○・□□に入れる名前</source>
        <translation>Name for ○○ or □□</translation>
    </message>
    <message>
        <source>足すアビリティ</source>
        <translation>Ability to add</translation>
    </message>
    <message>
        <source>足すアイテム</source>
        <translation>Item to add</translation>
    </message>
    <message>
        <source>CPで取得するカードは「成長」で選びます。</source>
        <translation>Cards for CP are chosen under Growth.</translation>
    </message>
    <message>
        <source>ここに足すのはGMです。</source>
        <translation>Here the GM adds cards.</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>白紙のカード</source>
        <translation>Blank card</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>まだ 1 枚もありません。</source>
        <translation>None yet.</translation>
    </message>
    <message>
        <source>系統なし</source>
        <translation>No series</translation>
    </message>
    <message>
        <source>カードに印を付ける</source>
        <translation>Mark a card</translation>
    </message>
    <message>
        <source>カードを並べ替える</source>
        <translation>Reorder cards</translation>
    </message>
    <message>
        <source>カードを足す</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>カードを消す</source>
        <translation>Delete a card</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>装備</source>
        <translation>Equip</translation>
    </message>
    <message>
        <source>{card} を装備</source>
        <translation>Equip {card}</translation>
    </message>
    <message>
        <source>&lt;{card}&gt; の行為判定</source>
        <translation>Check with &lt;{card}&gt;</translation>
    </message>
    <message>
        <source>&lt;{card}&gt; を書き換える</source>
        <translation>Change &lt;{card}&gt;</translation>
    </message>
    <message>
        <source>もう1枚</source>
        <translation>One more copy</translation>
    </message>
    <message>
        <source>上へ</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>下へ</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>消す</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>入手方法</source>
        <translation>How it was gained</translation>
    </message>
    <message>
        <source>技能値</source>
        <translation>Skill value</translation>
    </message>
    <message>
        <source>残り{n}</source>
        <translation>{n} left</translation>
    </message>
    <message>
        <source>この卓の一覧にないカードです。</source>
        <translation>This card is not in the table’s list.</translation>
    </message>
    <message>
        <source>入手方法：{source}</source>
        <translation>Gained: {source}</translation>
    </message>
    <message>
        <source>この判定のダイスを用意する</source>
        <translation>Prepare the dice of this check</translation>
    </message>
</context>
<context>
    <name>CardTile</name>
    <message>
        <source>行き先のヘクス</source>
        <translation>Hex to move to</translation>
    </message>
    <message>
        <source>使える</source>
        <translation>Usable</translation>
    </message>
    <message>
        <source>ヘクス {n}</source>
        <translation>Hex {n}</translation>
    </message>
    <message>
        <source>{name} に使う</source>
        <translation>Use on {name}</translation>
    </message>
    <message>
        <source>使う</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>ここで探す</source>
        <translation>Search here</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>カード</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>費用</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>前の冒険から引き継ぐカードはGMが足します。</source>
        <translation>Cards from earlier adventures are added by the GM.</translation>
    </message>
    <message>
        <source>カードを加える</source>
        <translation>Add a card</translation>
    </message>
    <message>
        <source>カードを外す</source>
        <translation>Take a card out</translation>
    </message>
    <message>
        <source>{n} 枚</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>前の冒険から引き継いだカードは、そのまま加えます。はじめて遊ぶなら空のまま進めます。</source>
        <translation>Add the cards carried over from an earlier adventure as they are. On a first adventure leave this empty.</translation>
    </message>
    <message>
        <source>CPをはらってアビリティを取得します。ふつうCPは冒険の中でもらいます。GMがくれた数を書きます。</source>
        <translation>Pay CP to acquire abilities. CP are normally gained in play; write what the GM gave you.</translation>
    </message>
    <message>
        <source>{assets}をはらってアイテムを買います。何が売られているかはGMに聞いてください。</source>
        <translation>Items are bought ({assets}). Ask the GM what is on sale.</translation>
    </message>
    <message>
        <source>前の冒険のカードはGMが足します。CPは冒険の中でもらうので、0なら空のまま進めます。</source>
        <translation>The GM adds cards from earlier adventures. CP are earned in play; with 0, go on without cards.</translation>
    </message>
    <message>
        <source>系統なし</source>
        <translation>No series</translation>
    </message>
    <message>
        <source>左からカードを選ぶと、印刷される姿で出ます。</source>
        <translation>Choose a card on the left to see it as it will be printed.</translation>
    </message>
    <message>
        <source>○○に入れる名前を書いてください。</source>
        <translation>Write the name for ○○.</translation>
    </message>
    <message>
        <source>□□に入れる系統を 1 つ選んでください。あとで変えられません。</source>
        <translation>Choose one series for □□. It cannot be changed later.</translation>
    </message>
    <message>
        <source>○○に入れるアビリティを 1 つ選んでください。あとで変えられません。</source>
        <translation>Choose one ability for ○○. It cannot be changed later.</translation>
    </message>
    <message>
        <source>この卓の一覧にないカードです。</source>
        <translation>This card is not in the table’s list.</translation>
    </message>
</context>
<context>
    <name>ChainPanel</name>
    <message>
        <source>ほかの払い方 {n}</source>
        <translation>Other ways to pay: {n}</translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source>受付終了：{names}</source>
        <translation>Closed: {names}</translation>
    </message>
    <message>
        <source>この判定をやめる</source>
        <translation>Abandon this check</translation>
    </message>
    <message>
        <source>エフェクト</source>
        <translation>Effects</translation>
    </message>
    <message>
        <source>E のあと番号&#x3000;1人1回ずつ</source>
        <translation>E, then a number; one each</translation>
    </message>
    <message>
        <source>割り振り</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>← → で選ぶ</source>
        <translation>← → to choose</translation>
    </message>
</context>
<context>
    <name>CheckBody</name>
    <message>
        <source>{name}を振る用意をする</source>
        <translation>Prepare to roll: {name}</translation>
    </message>
    <message>
        <source>{name}：ダイスを用意する</source>
        <translation>{name}: prepare its dice</translation>
    </message>
</context>
<context>
    <name>ChooseSystem</name>
    <message>
        <source>ルールの一覧</source>
        <translation>List of rules</translation>
    </message>
    <message>
        <source>次へ(&amp;N)</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>やめる(&amp;C)</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>まとめと成長</source>
        <translation>Changes and growth</translation>
    </message>
    <message>
        <source>まとめ</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>セッションを終えました。{key} で続きに戻せます。</source>
        <translation>The session is over. {key} goes back to it.</translation>
    </message>
</context>
<context>
    <name>ColourButton</name>
    <message>
        <source>ほかの色…</source>
        <translation>Another colour…</translation>
    </message>
    <message>
        <source>色を選ぶ</source>
        <translation>Choose a colour</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>卓のフォルダー</source>
        <translation>Folder of a table</translation>
    </message>
    <message>
        <source>シートを読み込む</source>
        <translation>Import sheets</translation>
    </message>
    <message>
        <source>シート (*.takujo *.json *.pdf);;QRコードの写真 (*.png *.jpg *.jpeg);;すべて (*)</source>
        <translation>Sheets (*.takujo *.json *.pdf);;Photos of QR codes (*.png *.jpg *.jpeg);;All files (*)</translation>
    </message>
    <message>
        <source>保存先を選ぶ（空のフォルダー）</source>
        <translation>Choose where to keep everything (an empty folder)</translation>
    </message>
    <message>
        <source>卓「{title}」をごみ箱へ移しました。</source>
        <translation>Moved the table “{title}” to the bin.</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>表示言語は、次に起動したときに変わります。（The language changes at the next start.）</source>
        <translation>The language changes at the next start.</translation>
    </message>
</context>
<context>
    <name>CommonBuildCards</name>
    <message>
        <source>入手方法</source>
        <translation>How was it gained?</translation>
    </message>
    <message>
        <source>前の冒険から</source>
        <translation>Earlier adventure</translation>
    </message>
    <message>
        <source>CPで取得</source>
        <translation>Acquired with CP</translation>
    </message>
    <message>
        <source>買う</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>財産点</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>カード</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>カードを探す</source>
        <translation>Find a card</translation>
    </message>
    <message>
        <source>探す</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>持っているカード</source>
        <translation>Cards owned</translation>
    </message>
    <message>
        <source>○○</source>
        <translation>○○</translation>
    </message>
    <message>
        <source>○○・□□に入れる名前</source>
        <translation>Name for ○○ or □□</translation>
    </message>
    <message>
        <source>加える</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>外す</source>
        <translation>Take out</translation>
    </message>
</context>
<context>
    <name>CommonBuildGrowth</name>
    <message>
        <source>成長速度</source>
        <translation>Growth rate</translation>
    </message>
    <message>
        <source>どれだけ早く新しいアビリティを覚えるかの数です。ふつうは 1。あとで変わらないので、仲間とそろえると遊びやすくなります。</source>
        <translation>How fast new abilities are learnt, normally 1. It never changes, so play is easier when the whole party has the same.</translation>
    </message>
    <message>
        <source>サイクルが進んだときにもらえるCP</source>
        <translation>CP gained as cycles pass</translation>
    </message>
    <message>
        <source>1 サイクル</source>
        <translation>1 cycle</translation>
    </message>
    <message>
        <source>2 サイクル</source>
        <translation>2 cycles</translation>
    </message>
    <message>
        <source>3 サイクル</source>
        <translation>3 cycles</translation>
    </message>
    <message>
        <source>4 サイクル</source>
        <translation>4 cycles</translation>
    </message>
    <message>
        <source>5 サイクル</source>
        <translation>5 cycles</translation>
    </message>
    <message>
        <source>6 サイクル</source>
        <translation>6 cycles</translation>
    </message>
    <message>
        <source>CPはアビリティを覚えるのに使います。進むたびに新しい数に入れかわり、前の残りは消えます。</source>
        <translation>CP pay for abilities. Every advance replaces them with the new number; what was left is lost.</translation>
    </message>
    <message>
        <source>財産点</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>アイテムを買うお金です。シナリオかGMが数を決めます。</source>
        <translation>Money for items. The scenario or the GM sets it.</translation>
    </message>
    <message>
        <source>はじめから決まっている数</source>
        <translation>Fixed at the start</translation>
    </message>
    <message>
        <source>AP / MAXAP</source>
        <translation>AP / MAXAP</translation>
    </message>
    <message>
        <source>レベル</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>技能値</source>
        <translation>Skill value</translation>
    </message>
    <message>
        <source>どのカードも技能値は 10 から。APは戦闘が始まるまで −1 です。</source>
        <translation>Every card starts with skill value 10. AP is −1 until a battle begins.</translation>
    </message>
</context>
<context>
    <name>CommonSession</name>
    <message>
        <source>現在のサイクル数</source>
        <translation>Cycle counter</translation>
    </message>
    <message>
        <source>GMが認めれば、残ったCPをいま使えます。</source>
        <translation>If the GM agrees, CP that are left can be used now.</translation>
    </message>
    <message>
        <source>登場</source>
        <translation>In the scene</translation>
    </message>
    <message>
        <source>AP の順</source>
        <translation>Order of AP</translation>
    </message>
    <message>
        <source>ヘクス</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>置く</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>取得と購入</source>
        <translation>Acquire and buy</translation>
    </message>
    <message>
        <source>持ち物</source>
        <translation>Belongings</translation>
    </message>
    <message>
        <source>印と登場</source>
        <translation>Marks and entrances</translation>
    </message>
    <message>
        <source>通常のエリア</source>
        <translation>Ordinary areas</translation>
    </message>
    <message>
        <source>解放には条件があるエリア</source>
        <translation>Areas that open on a condition</translation>
    </message>
    <message>
        <source>立ち入りには条件があるエリア</source>
        <translation>Areas that ask a condition of whoever enters</translation>
    </message>
    <message>
        <source>GMの手</source>
        <translation>GM’s hand</translation>
    </message>
</context>
<context>
    <name>CommonSheet</name>
    <message>
        <source>AP / MAXAP</source>
        <translation>AP / MAXAP</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>MAXAP（基本値）</source>
        <translation>MAXAP (base)</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>財産点</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>レベル</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>成長速度</source>
        <translation>Growth rate</translation>
    </message>
    <message>
        <source>現在のエリア</source>
        <translation>Present area</translation>
    </message>
    <message>
        <source>ヘクス番号</source>
        <translation>Hex number</translation>
    </message>
    <message>
        <source>戦闘可能</source>
        <translation>Able to fight</translation>
    </message>
    <message>
        <source>戦意</source>
        <translation>Will to fight</translation>
    </message>
    <message>
        <source>アビリティ</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>アイテム</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>ステート</source>
        <translation>States</translation>
    </message>
    <message>
        <source>続いている効果</source>
        <translation>Lasting effects</translation>
    </message>
    <message>
        <source>記録</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>エリアや秘密の条件に使います。1行に1つ書きます。</source>
        <translation>Used by conditions of areas and secrets. One per line.</translation>
    </message>
    <message>
        <source>行った場所</source>
        <translation>Places visited</translation>
    </message>
    <message>
        <source>会ったキャラクター</source>
        <translation>Characters met</translation>
    </message>
    <message>
        <source>入手したアイテム</source>
        <translation>Items gained</translation>
    </message>
    <message>
        <source>成功した判定</source>
        <translation>Checks passed</translation>
    </message>
    <message>
        <source>追加欄</source>
        <translation>More fields</translation>
    </message>
    <message>
        <source>参加したシナリオ</source>
        <translation>Scenarios played</translation>
    </message>
</context>
<context>
    <name>CommonSheetPage</name>
    <message>
        <source>{state} の間だけ変わる値</source>
        <translation>Values changed while {state} lasts</translation>
    </message>
    <message>
        <source>ステートの効果を書き換える</source>
        <translation>Change the effects of a state</translation>
    </message>
    <message>
        <source>{n} 枚</source>
        <translation>{n}</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>選ばなかった方も「前の版」に残ります。</source>
        <translation>What you do not choose stays under Earlier versions.</translation>
    </message>
    <message>
        <source>この画面の内容で書く</source>
        <translation>Keep this version</translation>
    </message>
    <message>
        <source>ファイルの内容にする</source>
        <translation>Use the file’s version</translation>
    </message>
    <message>
        <source>あとで決める</source>
        <translation>Decide later</translation>
    </message>
    <message>
        <source>{title}&#x3000;この画面「{mine}」&#x3000;ファイル「{theirs}」</source>
        <translation>{title}: here “{mine}”, in the file “{theirs}”</translation>
    </message>
    <message>
        <source>ほか {n} か所</source>
        <translation>and {n} more</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>確定したものは保存してあります。</source>
        <translation>Everything confirmed has been saved.</translation>
    </message>
    <message>
        <source>保存できていないものがあります。閉じる前に、書きかけの文をほかの場所へ写してください。</source>
        <translation>Something could not be saved. Copy unfinished text elsewhere before you close the program.</translation>
    </message>
    <message>
        <source>コピーしました。</source>
        <translation>Copied.</translation>
    </message>
    <message>
        <source>思わぬことが起きました</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>△ 卓上のなかで思わぬことが起きました。続けて使えます。</source>
        <translation>△ Something went wrong inside Takujō. You can go on.</translation>
    </message>
    <message>
        <source>下は起きたことの覚え書きです。名前やメモは入っていません。どこにも送りません。作者に知らせるときは、コピーして渡してください。</source>
        <translation>Below is a report of what happened. It contains no names and none of your notes, and it is sent nowhere. To tell the authors, copy it and pass it on.</translation>
    </message>
    <message>
        <source>覚え書き</source>
        <translation>Report of what happened</translation>
    </message>
    <message>
        <source>コピー(&amp;Y)</source>
        <translation>Cop&amp;y</translation>
    </message>
    <message>
        <source>フォルダーを開く(&amp;O)</source>
        <translation>&amp;Open folder</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>CustomFields</name>
    <message>
        <source>（必ず書く）</source>
        <translation>(required)</translation>
    </message>
</context>
<context>
    <name>D20FateBuildFate</name>
    <message>
        <source>フェイト・ダイス</source>
        <translation>Fate dice</translation>
    </message>
    <message>
        <source>はじめのフェイト・ダイス</source>
        <translation>Fate dice at the start</translation>
    </message>
    <message>
        <source>リロール：失敗した判定のd20を振り直します。ファンブルも消せます。</source>
        <translation>Reroll: roll the d20 of a failed check again. Undoes even a fumble.</translation>
    </message>
    <message>
        <source>いつも足す数（アイテムや特殊能力）</source>
        <translation>Always added (items and powers)</translation>
    </message>
    <message>
        <source>魔法の剣 +1 のように、いつも効くものだけを書きます。その場の有利・不利は、数ではなくダイスの数で表します。</source>
        <translation>Only what always counts, such as a magic sword +1. Advantage and disadvantage of the moment change the number of dice instead.</translation>
    </message>
    <message>
        <source>常時の修正</source>
        <translation>Permanent modifiers</translation>
    </message>
    <message>
        <source>足す</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>アイテムや特殊能力の名前</source>
        <translation>Name of the item or power</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>足す数</source>
        <translation>Amount added</translation>
    </message>
    <message>
        <source>何の判定に足すか</source>
        <translation>Checks it is added to</translation>
    </message>
    <message>
        <source>選んだ行を消す</source>
        <translation>Delete the chosen row</translation>
    </message>
</context>
<context>
    <name>D20FateBuildLevel</name>
    <message>
        <source>レベル</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>レベルを下げる</source>
        <translation>Lower the level</translation>
    </message>
    <message>
        <source>＋</source>
        <translation>+</translation>
    </message>
    <message>
        <source>レベルを上げる</source>
        <translation>Raise the level</translation>
    </message>
    <message>
        <source>習熟ボーナス</source>
        <translation>Proficiency bonus</translation>
    </message>
</context>
<context>
    <name>D20FateBuildScores</name>
    <message>
        <source>能力</source>
        <translation>Abilities</translation>
    </message>
</context>
<context>
    <name>D20FateBuildSkills</name>
    <message>
        <source>印をつけた技能</source>
        <translation>Skills marked</translation>
    </message>
    <message>
        <source>技能</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>技能を足す</source>
        <translation>Add a skill</translation>
    </message>
    <message>
        <source>足す技能の名前</source>
        <translation>Name of the skill to add</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>足す技能の能力値</source>
        <translation>Ability of the skill to add</translation>
    </message>
    <message>
        <source>足す</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>選んだ技能を消す</source>
        <translation>Delete the chosen skill</translation>
    </message>
</context>
<context>
    <name>D20FateLoop</name>
    <message>
        <source>何をしますか</source>
        <translation>What do you do</translation>
    </message>
    <message>
        <source>宣言の言葉（書かなくてもよい）</source>
        <translation>Words of the declaration (may stay empty)</translation>
    </message>
    <message>
        <source>判定</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>対抗判定</source>
        <translation>Contest</translation>
    </message>
    <message>
        <source>有利になる理由</source>
        <translation>Reasons for advantage</translation>
    </message>
    <message>
        <source>不利になる理由</source>
        <translation>Reasons for disadvantage</translation>
    </message>
    <message>
        <source>指定</source>
        <translation>Designation</translation>
    </message>
    <message>
        <source>スタント</source>
        <translation>Stunt</translation>
    </message>
    <message>
        <source>すばらしいロールプレイに 1 個</source>
        <translation>One for splendid role-play</translation>
    </message>
    <message>
        <source>振る前の見込み</source>
        <translation>Odds before the roll</translation>
    </message>
    <message>
        <source>相手の有利・不利</source>
        <translation>The opponent’s reasons</translation>
    </message>
    <message>
        <source>これで指定する</source>
        <translation>Designate like this</translation>
    </message>
    <message>
        <source>判定不要（必ずできる）</source>
        <translation>No check (cannot fail)</translation>
    </message>
    <message>
        <source>判定不要（できない）</source>
        <translation>No check (impossible)</translation>
    </message>
    <message>
        <source>宣言を取り下げる</source>
        <translation>Withdraw the declaration</translation>
    </message>
    <message>
        <source>何が起きたかを語る（書かなくてもよい）</source>
        <translation>Tell what happened (may stay empty)</translation>
    </message>
    <message>
        <source>解決の言葉</source>
        <translation>Words of the resolution</translation>
    </message>
    <message>
        <source>自分の言葉で書く</source>
        <translation>Write it in your own words</translation>
    </message>
    <message>
        <source>語り終えて止まる</source>
        <translation>Told; stop here</translation>
    </message>
    <message>
        <source>状態</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>いつまで</source>
        <translation>Until when</translation>
    </message>
    <message>
        <source>状態にする</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>宣言の順番</source>
        <translation>Order of declarations</translation>
    </message>
    <message>
        <source>選んだ人が席を立つ</source>
        <translation>Selected person leaves</translation>
    </message>
</context>
<context>
    <name>D20FateSheet</name>
    <message>
        <source>レベル</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>習熟ボーナス</source>
        <translation>Proficiency bonus</translation>
    </message>
    <message>
        <source>フェイト・ダイス</source>
        <translation>Fate dice</translation>
    </message>
    <message>
        <source>合計が目標値（DC）以上で成功</source>
        <translation>at or above the DC succeeds</translation>
    </message>
    <message>
        <source>能力</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>名前を押すと判定</source>
        <translation>Click a name to check</translation>
    </message>
    <message>
        <source>技能</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>合計を押すと判定</source>
        <translation>Click a total to check</translation>
    </message>
    <message>
        <source>対抗判定</source>
        <translation>Contest</translation>
    </message>
    <message>
        <source>対抗判定を用意する</source>
        <translation>Prepare a contest</translation>
    </message>
    <message>
        <source>状態</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>有利・不利を決める目安</source>
        <translation>Guides for advantage and disadvantage</translation>
    </message>
    <message>
        <source>常時の修正</source>
        <translation>Permanent modifiers</translation>
    </message>
    <message>
        <source>アイテムや特殊能力など、いつも足す数</source>
        <translation>Items, powers: always added</translation>
    </message>
</context>
<context>
    <name>D20FateSheetPage</name>
    <message>
        <source>1d20＋修正値（習熟していれば＋習熟ボーナス）</source>
        <translation>1d20 + modifier (+ proficiency bonus if proficient)</translation>
    </message>
    <message>
        <source>1d20＋修正値＋習熟ボーナス</source>
        <translation>1d20 + modifier + proficiency</translation>
    </message>
    <message>
        <source>{contest}&#x3000;{own} {sum} 対 {other}</source>
        <translation>{contest}: {own} {sum} vs {other}</translation>
    </message>
</context>
<context>
    <name>D6gameBattle</name>
    <message>
        <source>手番の順</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>陣営・担当・見せる人</source>
        <translation>Sides, who acts, who is seen</translation>
    </message>
    <message>
        <source>陣営（押すと、選んだ人が移ります）</source>
        <translation>Sides (a press moves the selected person)</translation>
    </message>
    <message>
        <source>新しい陣営</source>
        <translation>New side</translation>
    </message>
    <message>
        <source>選んだ人をこの陣営へ</source>
        <translation>Selected person to this side</translation>
    </message>
    <message>
        <source>PLに見せる</source>
        <translation>Shown to players</translation>
    </message>
</context>
<context>
    <name>D6gameBuildAbilities</name>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>すべて振る</source>
        <translation>Roll all</translation>
    </message>
</context>
<context>
    <name>D6gameBuildItems</name>
    <message>
        <source>このゲームの品</source>
        <translation>Items of this game</translation>
    </message>
    <message>
        <source>持ち物に加える</source>
        <translation>Add to belongings</translation>
    </message>
    <message>
        <source>持ち物と、知ったこと</source>
        <translation>Belongings, and what was learnt</translation>
    </message>
    <message>
        <source>アイテム・情報</source>
        <translation>Items and info</translation>
    </message>
</context>
<context>
    <name>D6gameBuildLife</name>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>GMが許可：もう一度振る</source>
        <translation>The GM allows it: roll again</translation>
    </message>
</context>
<context>
    <name>D6gameBuildSkills</name>
    <message>
        <source>残り</source>
        <translation>Left</translation>
    </message>
</context>
<context>
    <name>D6gameSession</name>
    <message>
        <source>振る前の見込み</source>
        <translation>Odds before the roll</translation>
    </message>
    <message>
        <source>この判定を告げる</source>
        <translation>Announce this check</translation>
    </message>
    <message>
        <source>取り下げる</source>
        <translation>Withdraw</translation>
    </message>
    <message>
        <source>卓ぜんたい</source>
        <translation>Whole table</translation>
    </message>
</context>
<context>
    <name>D6gameSheet</name>
    <message>
        <source>ライフ</source>
        <translation>Life</translation>
    </message>
    <message>
        <source>初期ライフ</source>
        <translation>Initial life</translation>
    </message>
    <message>
        <source>＝</source>
        <translation>=</translation>
    </message>
    <message>
        <source>行動不能</source>
        <translation>Incapacitated</translation>
    </message>
    <message>
        <source>命運</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>賭け上限</source>
        <translation>Bet limit</translation>
    </message>
    <message>
        <source>行為判定</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>命運判定</source>
        <translation>Fate check</translation>
    </message>
    <message>
        <source>攻撃</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>基礎能力</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>技能</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>アイテム・情報</source>
        <translation>Items and info</translation>
    </message>
    <message>
        <source>与えるダメージ</source>
        <translation>Damage dealt</translation>
    </message>
    <message>
        <source>軽減</source>
        <translation>Damage reduction</translation>
    </message>
    <message>
        <source>陣営</source>
        <translation>Side</translation>
    </message>
</context>
<context>
    <name>D6gameSheetPage</name>
    <message>
        <source>能力か{skills}を押すと、その名で{check}を用意します。</source>
        <translation>Click an ability or one of “{skills}” to prepare: {check}.</translation>
    </message>
    <message>
        <source>選んだ{skills}で判定</source>
        <translation>Check with the chosen one ({skills})</translation>
    </message>
    <message>
        <source>パーティの一員（全員が倒れると{game_over}）</source>
        <translation>In the party (all down: {game_over})</translation>
    </message>
    <message>
        <source>{life}の出目</source>
        <translation>{life} die</translation>
    </message>
    <message>
        <source>この判定のダイスを用意する</source>
        <translation>Prepare the dice of this check</translation>
    </message>
</context>
<context>
    <name>DamageController</name>
    <message>
        <source>変えられる値がありません。先に上の参加者を選んでください。</source>
        <translation>There is no number to change. Select a participant above first.</translation>
    </message>
    <message>
        <source>{name} の{gauge}はもうありません。受けると死亡するルールもあります。</source>
        <translation>{name} has no {gauge} left. Under some rules another point means death.</translation>
    </message>
</context>
<context>
    <name>DamageDialog</name>
    <message>
        <source>{name} にダメージ</source>
        <translation>Damage to {name}</translation>
    </message>
    <message>
        <source>{name} を回復</source>
        <translation>Heal {name}</translation>
    </message>
    <message>
        <source>減らす</source>
        <translation>Take away</translation>
    </message>
    <message>
        <source>増やす</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>この値にする</source>
        <translation>Set to</translation>
    </message>
    <message>
        <source>変える値</source>
        <translation>Number to change</translation>
    </message>
    <message>
        <source>変え方</source>
        <translation>How</translation>
    </message>
    <message>
        <source>点数</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>変える</source>
        <translation>Change</translation>
    </message>
</context>
<context>
    <name>DefinitionController</name>
    <message>
        <source>ゲーム定義を書き出す</source>
        <translation>Export the game definition</translation>
    </message>
    <message>
        <source>ゲーム定義 (*.takujo-game)</source>
        <translation>Game definitions (*.takujo-game)</translation>
    </message>
    <message>
        <source>{name} に書き出しました。</source>
        <translation>Exported to {name}.</translation>
    </message>
    <message>
        <source>取り込んだあとも「元に戻す」で戻せます。なくなる行や欄に書いてあるものは、シートに残ります。</source>
        <translation>Undo takes it back. What sheets hold in rows and fields that go stays on the sheets.</translation>
    </message>
    <message>
        <source>ゲーム定義を取り込む</source>
        <translation>Import a game definition</translation>
    </message>
    <message>
        <source>もと：{name}</source>
        <translation>Based on {name}</translation>
    </message>
    <message>
        <source>用語を変える</source>
        <translation>Change a word</translation>
    </message>
    <message>
        <source>題名や表記を変える</source>
        <translation>Change title or notice</translation>
    </message>
    <message>
        <source>「{name}」を変える</source>
        <translation>Change “{name}”</translation>
    </message>
    <message>
        <source>一覧を書き換える</source>
        <translation>Change a list</translation>
    </message>
    <message>
        <source>既定のまま</source>
        <translation>Default</translation>
    </message>
    <message>
        <source>&#x3000;成功 {a} → {b}</source>
        <translation>. Success {a} → {b}</translation>
    </message>
    <message>
        <source>新しい卓</source>
        <translation>New table</translation>
    </message>
</context>
<context>
    <name>DefinitionImportDialog</name>
    <message>
        <source>ゲーム定義を取り込む</source>
        <translation>Import a game definition</translation>
    </message>
    <message>
        <source>変わるところ</source>
        <translation>What changes</translation>
    </message>
    <message>
        <source>取り込む(&amp;T)</source>
        <translation>&amp;Import</translation>
    </message>
    <message>
        <source>やめる(&amp;C)</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>DefinitionPage</name>
    <message>
        <source>この定義について</source>
        <translation>About this definition</translation>
    </message>
    <message>
        <source>作者</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>版</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>使用条件</source>
        <translation>Terms of use</translation>
    </message>
    <message>
        <source>紹介</source>
        <translation>About</translation>
    </message>
    <message>
        <source>{name}の一覧</source>
        <translation>List: {name}</translation>
    </message>
    <message>
        <source>表</source>
        <translation>Random tables</translation>
    </message>
    <message>
        <source>ほかの呼び名も変える</source>
        <translation>Rename further words</translation>
    </message>
    <message>
        <source>自分の権利表記を足す（1行に1つ）</source>
        <translation>Add rights notices of your own, one per line</translation>
    </message>
    <message>
        <source>権利表記</source>
        <translation>Rights notices</translation>
    </message>
    <message>
        <source>ゲーム定義</source>
        <translation>Game Definition</translation>
    </message>
    <message>
        <source>項目</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>題名</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>ファイルから取り込む</source>
        <translation>Import from a file</translation>
    </message>
    <message>
        <source>ファイルに書き出す</source>
        <translation>Export to a file</translation>
    </message>
    <message>
        <source>すぐに試す</source>
        <translation>Try it now</translation>
    </message>
    <message>
        <source>試す判定</source>
        <translation>Check to try</translation>
    </message>
    <message>
        <source>見込み</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>見本の判定</source>
        <translation>Sample check</translation>
    </message>
    <message>
        <source>振ってみる</source>
        <translation>Try a roll</translation>
    </message>
    <message>
        <source>見本のダイス</source>
        <translation>Sample dice</translation>
    </message>
    <message>
        <source>見本のシート</source>
        <translation>Sample sheet</translation>
    </message>
    <message>
        <source>ほかの人</source>
        <translation>Somebody else</translation>
    </message>
    <message>
        <source>直すところを見る</source>
        <translation>Show problems</translation>
    </message>
    <message>
        <source>違いを見る</source>
        <translation>Show differences</translation>
    </message>
    <message>
        <source>この定義で別の卓を作る</source>
        <translation>Another table with this definition</translation>
    </message>
</context>
<context>
    <name>DefinitionState</name>
    <message>
        <source>△ 直すところ {n} 件&#x3000;{first}</source>
        <translation>△ {n} to fix: {first}</translation>
    </message>
    <message>
        <source>△ 気をつけるところ {n} 件&#x3000;{first}</source>
        <translation>△ To look at: {n}  {first}</translation>
    </message>
    <message>
        <source>✓ 問題はありません&#x3000;変更なし</source>
        <translation>✓ No problems. No changes</translation>
    </message>
    <message>
        <source>&#x3000;いま進んでいる場面は、始めたときのルールのまま続きます。</source>
        <translation> What is under way goes on by the rules it began with.</translation>
    </message>
    <message>
        <source>ゲーム定義に直すところが {n} 件あります。</source>
        <translation>The game definition has {n} {n:problem|problems}.</translation>
    </message>
    <message>
        <source>直すところ</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>元の定義との違い</source>
        <translation>Differences from the original</translation>
    </message>
    <message>
        <source>元の定義と同じです。</source>
        <translation>Nothing differs from the original.</translation>
    </message>
    <message>
        <source>✓ この卓はこのルールで動いています&#x3000;既定から {n} か所を変更</source>
        <translation>✓ This table plays by these rules. Changes from the default: {n}</translation>
    </message>
</context>
<context>
    <name>DefinitionTables</name>
    <message>
        <source>ほか {n} 件</source>
        <translation>and {n} more</translation>
    </message>
    <message>
        <source>表を文章から読む</source>
        <translation>Read tables from text</translation>
    </message>
    <message>
        <source>表の文章 (*.txt);;すべて (*)</source>
        <translation>Tables as text (*.txt);;All (*)</translation>
    </message>
    <message>
        <source>表の文章を開く</source>
        <translation>Open tables as text</translation>
    </message>
    <message>
        <source>表</source>
        <translation>Random tables</translation>
    </message>
    <message>
        <source>表の文章 (*.txt)</source>
        <translation>Tables as text (*.txt)</translation>
    </message>
    <message>
        <source>表の文章を書き出す</source>
        <translation>Export tables as text</translation>
    </message>
    <message>
        <source>{name} に書き出しました。</source>
        <translation>Written to {name}.</translation>
    </message>
</context>
<context>
    <name>Definitions</name>
    <message>
        <source>ゲーム定義を開く</source>
        <translation>Open a game definition</translation>
    </message>
    <message>
        <source>ゲーム定義 (*.takujo-game *.json);;すべて (*)</source>
        <translation>Game definitions (*.takujo-game *.json);;All files (*)</translation>
    </message>
    <message>
        <source>ゲーム定義を取り込む</source>
        <translation>Import a game definition</translation>
    </message>
    <message>
        <source>新しい卓になります。いまある卓は変わりません。</source>
        <translation>It becomes a new table. The tables there are stay as they are.</translation>
    </message>
    <message>
        <source>「{title}」（もと：{base}）</source>
        <translation>“{title}” (based on {base})</translation>
    </message>
    <message>
        <source>作者</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>版</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>使用条件</source>
        <translation>Terms of use</translation>
    </message>
    <message>
        <source>変わるところはありません。</source>
        <translation>Nothing changes.</translation>
    </message>
    <message>
        <source>ゲームで変わるところ</source>
        <translation>What changes in the game</translation>
    </message>
    <message>
        <source>気をつけるところ</source>
        <translation>To look at</translation>
    </message>
    <message>
        <source>シートで変わるところ（{n}枚）</source>
        <translation>What changes on sheets ({n} {n:sheet|sheets})</translation>
    </message>
    <message>
        <source>「{name}」に使えない値が {n} 件あります。</source>
        <translation>“{name}” holds {n} {n:value|values} that cannot be used.</translation>
    </message>
</context>
<context>
    <name>DerivedNumber</name>
    <message>
        <source>{name} {text}&#x3000;なぜ？ F1</source>
        <translation>{name} {text}: why? F1</translation>
    </message>
</context>
<context>
    <name>DesignatePane</name>
    <message>
        <source>{name} の宣言：{text}</source>
        <translation>{name} declares: {text}</translation>
    </message>
    <message>
        <source>この指定</source>
        <translation>This designation</translation>
    </message>
</context>
<context>
    <name>DiceForms</name>
    <message>
        <source>何回か振る</source>
        <translation>roll several times</translation>
    </message>
    <message>
        <source>choice[右,左]</source>
        <translation>choice[left,right]</translation>
    </message>
    <message>
        <source>どれかを選ぶ</source>
        <translation>choose one</translation>
    </message>
    <message>
        <source>重ならずに選ぶ</source>
        <translation>choose different ones</translation>
    </message>
    <message>
        <source>成功の数を数える</source>
        <translation>count successes</translation>
    </message>
    <message>
        <source>振り足して成功の数を数える</source>
        <translation>roll again and count successes</translation>
    </message>
    <message>
        <source>振り足して最大と合計を出す</source>
        <translation>roll again: highest and total</translation>
    </message>
    <message>
        <source>大きい目だけを足す</source>
        <translation>add only the highest</translation>
    </message>
    <message>
        <source>小さい目だけを足す</source>
        <translation>add only the lowest</translation>
    </message>
    <message>
        <source>大きい目を除く</source>
        <translation>leave out the highest</translation>
    </message>
    <message>
        <source>小さい目を除く</source>
        <translation>leave out the lowest</translation>
    </message>
    <message>
        <source>いちばん大きい目</source>
        <translation>the highest die</translation>
    </message>
    <message>
        <source>いちばん小さい目</source>
        <translation>the lowest die</translation>
    </message>
    <message>
        <source>出なかった目も数える</source>
        <translation>count faces that do not show, too</translation>
    </message>
    <message>
        <source>目ごとに数える</source>
        <translation>count each face</translation>
    </message>
</context>
<context>
    <name>DiceOnlyDialog</name>
    <message>
        <source>d{n} を加える</source>
        <translation>Add a d{n}</translation>
    </message>
    <message>
        <source>ダイスだけ使う</source>
        <translation>Just dice</translation>
    </message>
    <message>
        <source>ダイスを選ぶか、2d6+3 のように書いて Enter を押します。</source>
        <translation>Choose dice, or write something like 2d6+3 and press Enter.</translation>
    </message>
    <message>
        <source>振るダイス</source>
        <translation>Dice to roll</translation>
    </message>
    <message>
        <source>振る</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>振ったダイスの一覧</source>
        <translation>What was rolled</translation>
    </message>
    <message>
        <source>ここで振ったダイスは、どの卓の記録にも残りません。</source>
        <translation>Dice rolled here are kept in no table’s log.</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>見込み</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>振る前の見込み</source>
        <translation>Odds before the roll</translation>
    </message>
    <message>
        <source>振る前の見込み {chance}</source>
        <translation>{chance} before rolling</translation>
    </message>
    <message>
        <source>成功 {chance}</source>
        <translation>Success {chance}</translation>
    </message>
    <message>
        <source>目標 {n}</source>
        <translation>target {n}</translation>
    </message>
    <message>
        <source>相手 {n}</source>
        <translation>opponent {n}</translation>
    </message>
    <message>
        <source>1回ずつのダイスは「なぜ？」で見られます。</source>
        <translation>“Why?” shows the dice of each time.</translation>
    </message>
    <message>
        <source>いまは選べません。</source>
        <translation>Not possible now.</translation>
    </message>
    <message>
        <source>{n} 個振る</source>
        <translation>Roll {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>次の判定へ</source>
        <translation>Next check</translation>
    </message>
    <message>
        <source>出目 か =値</source>
        <translation>Faces or =value</translation>
    </message>
    <message>
        <source>出目（0は10）</source>
        <translation>Faces (0 is 10)</translation>
    </message>
    <message>
        <source>出目</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>押している間だけ見る</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>見えています</source>
        <translation>Visible now</translation>
    </message>
    <message>
        <source>ダイストレイ</source>
        <translation>Dice tray</translation>
    </message>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>手で入力</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>卓の上で振ったダイスの目を入れます</source>
        <translation>Enter the faces of dice rolled on the table</translation>
    </message>
    <message>
        <source>振る</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>卓上がダイスを振ります</source>
        <translation>The program rolls the dice</translation>
    </message>
    <message>
        <source>判定の種類</source>
        <translation>Kind of check</translation>
    </message>
    <message>
        <source>画面を渡す</source>
        <translation>Hand the screen round</translation>
    </message>
    <message>
        <source>振る人と応じる人に、ほかのものを隠した画面を順に渡します</source>
        <translation>Whoever rolls and whoever answers get a screen in turn that hides everything else</translation>
    </message>
    <message>
        <source>この判定をやめる</source>
        <translation>Abandon this check</translation>
    </message>
    <message>
        <source>途中の判定に戻る</source>
        <translation>Back to the open check</translation>
    </message>
    <message>
        <source>なぜ？</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>ほかの見込み</source>
        <translation>Other odds</translation>
    </message>
    <message>
        <source>もう一度</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>途中の判定に戻る：{title}</source>
        <translation>Back to the open check: {title}</translation>
    </message>
</context>
<context>
    <name>DiceTrayController</name>
    <message>
        <source>目を打ってください。アプリが振るなら Space です。</source>
        <translation>Type the faces. Press Space to let the program roll.</translation>
    </message>
    <message>
        <source>まだ宣言できることがあります。E で選ぶか、Shift+Enter で使わずに進みます。</source>
        <translation>Something can still be declared. Press E to choose it, or Shift+Enter to go on without it.</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>項目</source>
        <translation>Field</translation>
    </message>
</context>
<context>
    <name>DisplayControl</name>
    <message>
        <source>公開画面は出ていません。出すと、こう見えます。</source>
        <translation>The display is closed. When opened, it will look like this.</translation>
    </message>
    <message>
        <source>暗くしています。</source>
        <translation>It is dark.</translation>
    </message>
    <message>
        <source>いまの絵で止めています。</source>
        <translation>It is held at this picture.</translation>
    </message>
    <message>
        <source>プレイヤーには、こう見えています。</source>
        <translation>This is what players see.</translation>
    </message>
    <message>
        <source>公開画面の手もと</source>
        <translation>Control the players’ display</translation>
    </message>
    <message>
        <source>しまう(&amp;O)</source>
        <translation>Cl&amp;ose</translation>
    </message>
    <message>
        <source>出す(&amp;O)</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>渡す(&amp;S)</source>
        <translation>&amp;Give</translation>
    </message>
    <message>
        <source>見せる(&amp;S)</source>
        <translation>&amp;Show</translation>
    </message>
    <message>
        <source>しまう(&amp;S)</source>
        <translation>Put &amp;away</translation>
    </message>
    <message>
        <source>プレイヤーに見えているもの</source>
        <translation>What players see</translation>
    </message>
    <message>
        <source>暗くする(&amp;B)</source>
        <translation>&amp;Black</translation>
    </message>
    <message>
        <source>止める(&amp;H)</source>
        <translation>&amp;Hold</translation>
    </message>
    <message>
        <source>席へ回す(&amp;R)</source>
        <translation>Tu&amp;rn</translation>
    </message>
    <message>
        <source>実寸(&amp;M)…</source>
        <translation>Real size (&amp;M)…</translation>
    </message>
    <message>
        <source>ハンドアウト</source>
        <translation>Handouts</translation>
    </message>
    <message>
        <source>ハンドアウトの一覧</source>
        <translation>List of handouts</translation>
    </message>
    <message>
        <source>次のページ(&amp;N)</source>
        <translation>&amp;Next page</translation>
    </message>
    <message>
        <source>書く(&amp;W)…</source>
        <translation>&amp;Write…</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>DisplayController</name>
    <message>
        <source>公開画面を暗くしました。もう一度で戻ります。</source>
        <translation>The players’ display is dark. The same key brings it back.</translation>
    </message>
    <message>
        <source>公開画面を戻しました。</source>
        <translation>The players’ display is lit again.</translation>
    </message>
    <message>
        <source>公開画面をいまの絵で止めました。もう一度で続きを映します。</source>
        <translation>The players’ display keeps this picture. The same key lets it follow again.</translation>
    </message>
    <message>
        <source>公開画面に続きを映します。</source>
        <translation>The players’ display follows again.</translation>
    </message>
    <message>
        <source>△ ハンドアウト「{title}」の画像が見つかりません。「ハンドアウト」で選び直してください。</source>
        <translation>△ The picture of the handout “{title}” is not there any more. Choose it again under Handouts.</translation>
    </message>
    <message>
        <source>相手</source>
        <translation>Opponent</translation>
    </message>
</context>
<context>
    <name>DisplayWindow</name>
    <message>
        <source>{name}のターン</source>
        <translation>{name}’s turn</translation>
    </message>
    <message>
        <source>行動の順</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>済</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>ほか {n} 人</source>
        <translation>{n} more</translation>
    </message>
    <message>
        <source>目標 {n}</source>
        <translation>Target {n}</translation>
    </message>
    <message>
        <source>相手 {n}</source>
        <translation>opponent {n}</translation>
    </message>
    <message>
        <source>この線の長さを定規で測ってください</source>
        <translation>Measure this line with a ruler</translation>
    </message>
    <message>
        <source>公開画面 — 卓上 Takujō</source>
        <translation>Players’ display — Takujō</translation>
    </message>
    <message>
        <source>公開画面</source>
        <translation>Players’ display</translation>
    </message>
</context>
<context>
    <name>DlPage</name>
    <message>
        <source>DLを選ぶ</source>
        <translation>Choose DL</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>タブを閉じる</source>
        <translation>Close tab</translation>
    </message>
</context>
<context>
    <name>DuplexDialog</name>
    <message>
        <source>どのプリンターでも</source>
        <translation>Any printer</translation>
    </message>
    <message>
        <source>両面のずれ</source>
        <translation>Shift of backs</translation>
    </message>
    <message>
        <source>「両面の位置合わせ」を両面（長辺とじ）で印刷し、表を手前に明かりに透かします。裏の十字が目盛りのどこに見えるかを書いてください。</source>
        <translation>Print “Alignment of both sides” on both sides (long edge) and hold its front against the light. Type where on the scale the cross behind lies.</translation>
    </message>
    <message>
        <source>プリンター(&amp;P)</source>
        <translation>&amp;Printer</translation>
    </message>
    <message>
        <source>プリンター</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>右へ(&amp;R)</source>
        <translation>To the &amp;right</translation>
    </message>
    <message>
        <source>裏が右へずれる幅</source>
        <translation>How far backs lie to the right</translation>
    </message>
    <message>
        <source>下へ(&amp;D)</source>
        <translation>&amp;Down</translation>
    </message>
    <message>
        <source>裏が下へずれる幅</source>
        <translation>How far backs lie too low</translation>
    </message>
    <message>
        <source>カードの裏は、この分だけ逆へずらして印刷します。左や上へずれていたら、マイナスで書きます。</source>
        <translation>Backs of cards are printed against it. Type a minus for left or up.</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>決める</source>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>EarlierController</name>
    <message>
        <source>卓の情報</source>
        <translation>The table’s own file</translation>
    </message>
    <message>
        <source>△ {name}（読めません）</source>
        <translation>△ {name} (cannot be read)</translation>
    </message>
</context>
<context>
    <name>EarlierDialog</name>
    <message>
        <source>卓がまだありません。作ると、シートを書き換えるたびに、ひとつ前の内容が残ります。</source>
        <translation>There is no table yet. Once there is one, every change to a sheet keeps its previous content.</translation>
    </message>
    <message>
        <source>{n} 版</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>前の版はまだありません。</source>
        <translation>No earlier versions yet.</translation>
    </message>
    <message>
        <source>前の版に戻す</source>
        <translation>Earlier versions</translation>
    </message>
    <message>
        <source>シートを書き換えるたびに、ひとつ前の内容が残ります。選ぶと卓を開き、いまの内容と比べて戻せます。</source>
        <translation>Every change to a sheet keeps its previous content. Choose one: its table opens, and you can compare and restore.</translation>
    </message>
    <message>
        <source>前の版があるシートの一覧</source>
        <translation>Sheets with earlier versions</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>前の版</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>新しい版の日時</source>
        <translation>Newest version</translation>
    </message>
    <message>
        <source>前の版を見る(&amp;V)</source>
        <translation>Show &amp;versions</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>EmptyCampaign</name>
    <message>
        <source>この卓には、まだだれもいません</source>
        <translation>Nobody is at this table yet</translation>
    </message>
    <message>
        <source>キャラクターを作る</source>
        <translation>New character</translation>
    </message>
    <message>
        <source>順に選んで、1人を作ります。</source>
        <translation>Build one step by step.</translation>
    </message>
    <message>
        <source>おまかせで作る</source>
        <translation>New at random</translation>
    </message>
    <message>
        <source>押すたびに、ルールに合った1人ができます。今夜すぐに遊ぶときに。</source>
        <translation>Each press makes a character that follows the rules. For playing tonight.</translation>
    </message>
    <message>
        <source>シートを読み込む…</source>
        <translation>Import sheets…</translation>
    </message>
    <message>
        <source>プレイヤーが持ってきたファイルから。このウィンドウにドラッグしても読み込めます。</source>
        <translation>From files that players have brought. They can be dragged into this window, too.</translation>
    </message>
    <message>
        <source>ゲーム定義</source>
        <translation>Game definition</translation>
    </message>
    <message>
        <source>この卓のルールを決めます。自分のゲームを作るなら、ここから。</source>
        <translation>The rules of this table. A game of your own begins here.</translation>
    </message>
</context>
<context>
    <name>EmptyCampaignPage</name>
    <message>
        <source>左の一覧で名前を押すと、シートが開きます。遊ぶときは、上の「卓」を押します。</source>
        <translation>Click a name in the list on the left to open a sheet. To play, press “Table” at the top.</translation>
    </message>
    <message>
        <source>1人ずつ作るか、できているシートを読み込みます。プレイヤーに画面を渡して作ってもらうときは、上の「手渡し」です。</source>
        <translation>Build people one by one, or import sheets that are ready. To let a player build on this machine, press “Hand over” at the top.</translation>
    </message>
</context>
<context>
    <name>EmptyLock</name>
    <message>
        <source>渡したシートのある場所が見つかりません。GMに返してください。</source>
        <translation>The sheet cannot be found. Please give the screen back to the GM.</translation>
    </message>
    <message>
        <source>判定の画面を渡しているあいだに止まりました。GMに返してください。</source>
        <translation>The program stopped while the screen was going round. Please hand it to the GM.</translation>
    </message>
</context>
<context>
    <name>EncounterDialog</name>
    <message>
        <source>{name} の人数</source>
        <translation>How many: {name}</translation>
    </message>
    <message>
        <source>名前がありません。名前を書いてください。</source>
        <translation>There is no name. Write a name.</translation>
    </message>
    <message>
        <source>だれもいません。NPCの人数を 1 以上にしてください。</source>
        <translation>It is empty. Set the number of at least one NPC to 1 or more.</translation>
    </message>
    <message>
        <source>遭遇を用意する</source>
        <translation>Prepare an encounter</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>橋の上の待ち伏せ</source>
        <translation>Ambush on the bridge</translation>
    </message>
    <message>
        <source>NPCごとに人数を決めます。2 人以上は、番号のついた写しで出ます。</source>
        <translation>Set how many of each NPC come. Two or more come as numbered copies.</translation>
    </message>
    <message>
        <source>NPCと人数</source>
        <translation>NPCs and numbers</translation>
    </message>
    <message>
        <source>人数</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>PLから隠して出す</source>
        <translation>Hidden from players</translation>
    </message>
    <message>
        <source>公開するまで、記録にも公開画面にも出ません。</source>
        <translation>Neither the open log nor the players’ display tells of them until you reveal them.</translation>
    </message>
    <message>
        <source>この遭遇を消す</source>
        <translation>Delete this encounter</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>用意する</source>
        <translation>Prepare</translation>
    </message>
</context>
<context>
    <name>EncounterList</name>
    <message>
        <source>用意した遭遇</source>
        <translation>Prepared encounters</translation>
    </message>
    <message>
        <source>遭遇を用意する…</source>
        <translation>Prepare an encounter…</translation>
    </message>
    <message>
        <source>まだありません。NPCの組み合わせを用意しておくと、キー 1 つで出せます。</source>
        <translation>None yet. Prepare a group of NPCs here and bring it in with one key.</translation>
    </message>
    <message>
        <source>変える…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>出す</source>
        <translation>Bring in</translation>
    </message>
    <message>
        <source>変える：{name}</source>
        <translation>Change: {name}</translation>
    </message>
    <message>
        <source>出す：{name}</source>
        <translation>Bring in: {name}</translation>
    </message>
</context>
<context>
    <name>Encounters</name>
    <message>
        <source>{who}（PLから隠す）</source>
        <translation>{who} (hidden from players)</translation>
    </message>
    <message>
        <source>△ シートがないので出せません：{names}。NPCを作るか、シナリオのNPCでシートを選んでください。</source>
        <translation>△ These have no sheet and cannot come: {names}. Make NPCs, or choose their sheets among the NPCs of the scenario.</translation>
    </message>
    <message>
        <source>△ この遭遇のNPCはもういません。「変える」で選び直してください。</source>
        <translation>△ The NPCs of this encounter no longer exist. Choose others with “Change”.</translation>
    </message>
    <message>
        <source>「{name}」を作りました。戦う気がないので、戦闘は始めていません。</source>
        <translation>{name} has been made. They do not want to fight, so no battle has begun.</translation>
    </message>
    <message>
        <source>△ NPCがまだいません。先に「キャラクター」の「NPCを作る」で作ってください。</source>
        <translation>△ There is no NPC yet. Make one with “Make an NPC” in the Character menu.</translation>
    </message>
</context>
<context>
    <name>EnishiBuildPerson</name>
    <message>
        <source>設定</source>
        <translation>Background</translation>
    </message>
</context>
<context>
    <name>EnishiBuildShop</name>
    <message>
        <source>財産の残り</source>
        <translation>Wealth left</translation>
    </message>
    <message>
        <source>移動力</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>買えるもの</source>
        <translation>For sale</translation>
    </message>
    <message>
        <source>買う</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>持っているもの</source>
        <translation>Owned</translation>
    </message>
    <message>
        <source>返す</source>
        <translation>Return</translation>
    </message>
</context>
<context>
    <name>EnishiBuildSkills</name>
    <message>
        <source>残りのレベル</source>
        <translation>Levels left</translation>
    </message>
    <message>
        <source>1つのスキルの上限</source>
        <translation>Cap per skill</translation>
    </message>
    <message>
        <source>基礎・戦闘・操縦</source>
        <translation>Basic, battle, piloting</translation>
    </message>
    <message>
        <source>A 基礎</source>
        <translation>A Basic</translation>
    </message>
    <message>
        <source>知覚</source>
        <translation>Perception</translation>
    </message>
    <message>
        <source>気づく・見つける</source>
        <translation>Noticing, finding</translation>
    </message>
    <message>
        <source>意志</source>
        <translation>Will</translation>
    </message>
    <message>
        <source>心の強さ・SP</source>
        <translation>Strength of mind; SP</translation>
    </message>
    <message>
        <source>交渉</source>
        <translation>Negotiation</translation>
    </message>
    <message>
        <source>話して動かす</source>
        <translation>Persuading people</translation>
    </message>
    <message>
        <source>器用</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>手先のわざ</source>
        <translation>Deft hands</translation>
    </message>
    <message>
        <source>運動</source>
        <translation>Athletics</translation>
    </message>
    <message>
        <source>よける・移動力</source>
        <translation>Evading; mobility</translation>
    </message>
    <message>
        <source>体力</source>
        <translation>Vigour</translation>
    </message>
    <message>
        <source>丈夫さ・LP・移動</source>
        <translation>Toughness; LP, mobility</translation>
    </message>
    <message>
        <source>B 戦闘</source>
        <translation>B Battle</translation>
    </message>
    <message>
        <source>格闘</source>
        <translation>Brawling</translation>
    </message>
    <message>
        <source>素手・蹴り</source>
        <translation>Fists, kicks</translation>
    </message>
    <message>
        <source>白兵</source>
        <translation>Melee</translation>
    </message>
    <message>
        <source>剣・槍など</source>
        <translation>Swords, spears</translation>
    </message>
    <message>
        <source>投擲</source>
        <translation>Throwing</translation>
    </message>
    <message>
        <source>投げる武器</source>
        <translation>Thrown weapons</translation>
    </message>
    <message>
        <source>射出</source>
        <translation>Shooting</translation>
    </message>
    <message>
        <source>弓・弩など</source>
        <translation>Bows, crossbows</translation>
    </message>
    <message>
        <source>銃撃</source>
        <translation>Firearms</translation>
    </message>
    <message>
        <source>手持ちの銃</source>
        <translation>Hand-held guns</translation>
    </message>
    <message>
        <source>砲撃</source>
        <translation>Gunnery</translation>
    </message>
    <message>
        <source>据えた銃砲</source>
        <translation>Mounted guns</translation>
    </message>
    <message>
        <source>C 操縦</source>
        <translation>C Piloting</translation>
    </message>
    <message>
        <source>騎乗</source>
        <translation>Riding</translation>
    </message>
    <message>
        <source>馬などに乗る</source>
        <translation>Horses and the like</translation>
    </message>
    <message>
        <source>車両</source>
        <translation>Driving</translation>
    </message>
    <message>
        <source>陸の乗り物</source>
        <translation>Land vehicles</translation>
    </message>
    <message>
        <source>船舶</source>
        <translation>Boating</translation>
    </message>
    <message>
        <source>水の乗り物</source>
        <translation>Watercraft</translation>
    </message>
    <message>
        <source>航空</source>
        <translation>Aviation</translation>
    </message>
    <message>
        <source>空の乗り物</source>
        <translation>Aircraft</translation>
    </message>
    <message>
        <source>宙行</source>
        <translation>Spaceflight</translation>
    </message>
    <message>
        <source>宇宙の乗り物</source>
        <translation>Spacecraft</translation>
    </message>
    <message>
        <source>修理</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>乗り物の修理</source>
        <translation>Repairing vehicles</translation>
    </message>
    <message>
        <source>専門・学術</source>
        <translation>Special, learning</translation>
    </message>
    <message>
        <source>D 専門</source>
        <translation>D Special</translation>
    </message>
    <message>
        <source>隠密</source>
        <translation>Stealth</translation>
    </message>
    <message>
        <source>見つからずに動く</source>
        <translation>Moving unseen</translation>
    </message>
    <message>
        <source>生存</source>
        <translation>Survival</translation>
    </message>
    <message>
        <source>野外で生き延びる</source>
        <translation>Living in the wild</translation>
    </message>
    <message>
        <source>電子</source>
        <translation>Computing</translation>
    </message>
    <message>
        <source>計算機を扱う</source>
        <translation>Using computers</translation>
    </message>
    <message>
        <source>雑学</source>
        <translation>Trivia</translation>
    </message>
    <message>
        <source>うわさ・世間の知識</source>
        <translation>Rumours, common lore</translation>
    </message>
    <message>
        <source>戦術</source>
        <translation>Tactics</translation>
    </message>
    <message>
        <source>戦いの読み・順番</source>
        <translation>Reading a fight; order</translation>
    </message>
    <message>
        <source>財力</source>
        <translation>Riches</translation>
    </message>
    <message>
        <source>お金・財産ポイント</source>
        <translation>Money; wealth points</translation>
    </message>
    <message>
        <source>E 学術</source>
        <translation>E Learning</translation>
    </message>
    <message>
        <source>医術</source>
        <translation>Medicine</translation>
    </message>
    <message>
        <source>手当て・診断</source>
        <translation>First aid, diagnosis</translation>
    </message>
    <message>
        <source>言語</source>
        <translation>Languages</translation>
    </message>
    <message>
        <source>ほかの言葉</source>
        <translation>Other tongues</translation>
    </message>
    <message>
        <source>母国語</source>
        <translation>Mother tongue</translation>
    </message>
    <message>
        <source>習得言語（言語 1 レベルに 1 つ）</source>
        <translation>Languages learnt (one per level)</translation>
    </message>
    <message>
        <source>芸術・知識（分野ごとに 1 つのスキル）</source>
        <translation>Art and knowledge (one skill per field)</translation>
    </message>
    <message>
        <source>芸術・知識</source>
        <translation>Art and knowledge</translation>
    </message>
</context>
<context>
    <name>EnishiBuildStart</name>
    <message>
        <source>CLV 1・スキル 6 レベル</source>
        <translation>CLV 1, 6 skill levels</translation>
    </message>
    <message>
        <source>スキルの多い人。1つのスキルは 2 まで、ゲージは 1 マスで始めます。</source>
        <translation>Many skills: 2 at most in one skill, and a gauge of 1 box.</translation>
    </message>
    <message>
        <source>CLV 2・スキル 3 レベル</source>
        <translation>CLV 2, 3 skill levels</translation>
    </message>
    <message>
        <source>得意を絞った人。1つのスキルは 3 まで、ゲージは 2 マスで始めます。</source>
        <translation>A specialist: up to 3 in one skill, and a gauge of 2 boxes.</translation>
    </message>
</context>
<context>
    <name>EnishiBuildValues</name>
    <message>
        <source>LP&#x3000;生命力</source>
        <translation>LP  life</translation>
    </message>
    <message>
        <source>体の強さ。けがで減り、LP か SP が 0 になると気絶します。</source>
        <translation>Strength of body. Wounds lower it; with LP or SP at 0 one is unconscious.</translation>
    </message>
    <message>
        <source>SP&#x3000;精神力</source>
        <translation>SP  spirit</translation>
    </message>
    <message>
        <source>心の強さ。疲れで減り、両方 0 になると死亡します。</source>
        <translation>Strength of mind. Fatigue lowers it; with both at 0 one is dead.</translation>
    </message>
    <message>
        <source>移動力</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>動ける速さ。重い装備で減ります。</source>
        <translation>How fast one moves. Heavy equipment lowers it.</translation>
    </message>
    <message>
        <source>財産ポイント</source>
        <translation>Wealth points</translation>
    </message>
    <message>
        <source>次の次の「装備」で使います。</source>
        <translation>Spent two steps on, under Equipment.</translation>
    </message>
    <message>
        <source>ゲージ</source>
        <translation>Gauge</translation>
    </message>
    <message>
        <source>エフェクトを使えるマスの数。振りなおしや助けに使います。</source>
        <translation>Boxes that pay for effects, such as rerolls and help.</translation>
    </message>
</context>
<context>
    <name>EnishiSheet</name>
    <message>
        <source>CLV</source>
        <translation>CLV</translation>
    </message>
    <message>
        <source>LP 生命力</source>
        <translation>LP life</translation>
    </message>
    <message>
        <source>／</source>
        <translation>/</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>SP 精神力</source>
        <translation>SP spirit</translation>
    </message>
    <message>
        <source>SP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>ゲージ</source>
        <translation>Gauge</translation>
    </message>
    <message>
        <source>状態</source>
        <translation>State</translation>
    </message>
    <message>
        <source>死亡</source>
        <translation>Dead</translation>
    </message>
    <message>
        <source>移動力</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>財産</source>
        <translation>Wealth</translation>
    </message>
    <message>
        <source>A 基礎</source>
        <translation>A Basic</translation>
    </message>
    <message>
        <source>SLV</source>
        <translation>SLV</translation>
    </message>
    <message>
        <source>知覚</source>
        <translation>Perception</translation>
    </message>
    <message>
        <source>意志</source>
        <translation>Will</translation>
    </message>
    <message>
        <source>交渉</source>
        <translation>Negotiation</translation>
    </message>
    <message>
        <source>器用</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>運動</source>
        <translation>Athletics</translation>
    </message>
    <message>
        <source>体力</source>
        <translation>Vigour</translation>
    </message>
    <message>
        <source>B 戦闘</source>
        <translation>B Battle</translation>
    </message>
    <message>
        <source>格闘</source>
        <translation>Brawling</translation>
    </message>
    <message>
        <source>白兵</source>
        <translation>Melee</translation>
    </message>
    <message>
        <source>投擲</source>
        <translation>Throwing</translation>
    </message>
    <message>
        <source>射出</source>
        <translation>Shooting</translation>
    </message>
    <message>
        <source>銃撃</source>
        <translation>Firearms</translation>
    </message>
    <message>
        <source>砲撃</source>
        <translation>Gunnery</translation>
    </message>
    <message>
        <source>C 操縦</source>
        <translation>C Piloting</translation>
    </message>
    <message>
        <source>騎乗</source>
        <translation>Riding</translation>
    </message>
    <message>
        <source>車両</source>
        <translation>Driving</translation>
    </message>
    <message>
        <source>船舶</source>
        <translation>Boating</translation>
    </message>
    <message>
        <source>航空</source>
        <translation>Aviation</translation>
    </message>
    <message>
        <source>宙行</source>
        <translation>Spaceflight</translation>
    </message>
    <message>
        <source>修理</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>D 専門</source>
        <translation>D Special</translation>
    </message>
    <message>
        <source>隠密</source>
        <translation>Stealth</translation>
    </message>
    <message>
        <source>生存</source>
        <translation>Survival</translation>
    </message>
    <message>
        <source>電子</source>
        <translation>Computing</translation>
    </message>
    <message>
        <source>雑学</source>
        <translation>Trivia</translation>
    </message>
    <message>
        <source>戦術</source>
        <translation>Tactics</translation>
    </message>
    <message>
        <source>財力</source>
        <translation>Riches</translation>
    </message>
    <message>
        <source>E 学術</source>
        <translation>E Learning</translation>
    </message>
    <message>
        <source>医術</source>
        <translation>Medicine</translation>
    </message>
    <message>
        <source>言語</source>
        <translation>Languages</translation>
    </message>
    <message>
        <source>芸術・知識</source>
        <translation>Art and knowledge</translation>
    </message>
    <message>
        <source>武器</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>攻撃 ＝ 2d6＋SLV＋攻撃修正&#x3000;打撃点 ＝ 威力値＋破壊力</source>
        <translation>attack = 2d6 + SLV + modifier, strike = impact + weapon power</translation>
    </message>
    <message>
        <source>防具</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>防御</source>
        <translation>Defence</translation>
    </message>
    <message>
        <source>構造力</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>その他の装備</source>
        <translation>Other equipment</translation>
    </message>
    <message>
        <source>移動修正</source>
        <translation>Mobility modifier</translation>
    </message>
    <message>
        <source>所縁</source>
        <translation>Bonds</translation>
    </message>
    <message>
        <source>行動順番</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>財産の残り</source>
        <translation>Wealth left</translation>
    </message>
    <message>
        <source>上限</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>巡航/補助/全力</source>
        <translation>Cruise/aux/full</translation>
    </message>
    <message>
        <source>ゲージの空き</source>
        <translation>Free gauge boxes</translation>
    </message>
    <message>
        <source>経験点</source>
        <translation>Experience</translation>
    </message>
    <message>
        <source>獲得</source>
        <translation>Gained</translation>
    </message>
    <message>
        <source>使用</source>
        <translation>Spent</translation>
    </message>
    <message>
        <source>残り</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>最後まで参加した</source>
        <translation>Took part to the end</translation>
    </message>
    <message>
        <source>他のPCと協力して行動できた</source>
        <translation>Worked together with other PCs</translation>
    </message>
    <message>
        <source>他のPCが主人公のステージに登場した</source>
        <translation>Appeared in another PC’s stage</translation>
    </message>
    <message>
        <source>リーダー役を積極的に果たした</source>
        <translation>Took the lead</translation>
    </message>
    <message>
        <source>特に優秀な活躍（全員で話し合う）</source>
        <translation>Did especially well (all decide)</translation>
    </message>
    <message>
        <source>回復</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>手当て済</source>
        <translation>Treated</translation>
    </message>
    <message>
        <source>回復に専念</source>
        <translation>Resting</translation>
    </message>
    <message>
        <source>経過日数</source>
        <translation>Days passed</translation>
    </message>
    <message>
        <source>使用記録</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>エフェクトの使用記録</source>
        <translation>Effects used</translation>
    </message>
    <message>
        <source>人物</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>設定</source>
        <translation>Background</translation>
    </message>
    <message>
        <source>その他</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>母国語</source>
        <translation>Mother tongue</translation>
    </message>
    <message>
        <source>習得言語</source>
        <translation>Languages learnt</translation>
    </message>
    <message>
        <source>作成方法</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>EnishiSheetPage</name>
    <message>
        <source>＋ 分野</source>
        <translation>+ add</translation>
    </message>
    <message>
        <source>2d6{attack}&#x3000;威力値{power}</source>
        <translation>2d6{attack}, impact {power}</translation>
    </message>
    <message>
        <source>この判定のダイスを用意する</source>
        <translation>Prepare the dice of this check</translation>
    </message>
</context>
<context>
    <name>EntryColumns</name>
    <message>
        <source>済</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>{side}の出目</source>
        <translation>Faces: {side}</translation>
    </message>
    <message>
        <source>出目</source>
        <translation>Faces</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>書き出す</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>形(&amp;S)</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>書き出す形</source>
        <translation>Format of the export</translation>
    </message>
    <message>
        <source>時刻も書く(&amp;T)</source>
        <translation>Include &amp;times</translation>
    </message>
    <message>
        <source>終わりにセッションのまとめを付ける(&amp;R)</source>
        <translation>Add the summary of the session at the end (&amp;R)</translation>
    </message>
    <message>
        <source>場所を選ぶ(&amp;W)…</source>
        <translation>Choose &amp;where…</translation>
    </message>
    <message>
        <source>やめる(&amp;C)</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>シートを書き出す</source>
        <translation>Export the sheet</translation>
    </message>
    <message>
        <source>「{name}」を1つのファイルにします。卓上が入っていれば、どのパソコンでも開けます。</source>
        <translation>Puts “{name}” into one file that opens on any computer with Takujō.</translation>
    </message>
    <message>
        <source>GMだけのメモも入れる(&amp;G)</source>
        <translation>Include notes for the &amp;GM only</translation>
    </message>
    <message>
        <source>プレイヤーに渡さないでください。</source>
        <translation>Do not give it to players.</translation>
    </message>
    <message>
        <source>シート (*.takujo)</source>
        <translation>Sheets (*.takujo)</translation>
    </message>
    <message>
        <source>記録を書き出す</source>
        <translation>Export the log</translation>
    </message>
    <message>
        <source>「{name}」の記録を、読みもの（リプレイ）にします。取り消した行は入りません。</source>
        <translation>Turns the log of “{name}” into a replay to read. Entries that were taken back are left out.</translation>
    </message>
    <message>
        <source>GMだけが知ることも書く(&amp;G)</source>
        <translation>Include what only the &amp;GM knows</translation>
    </message>
    <message>
        <source>プレイヤーに見せないでください。</source>
        <translation>Do not show it to players.</translation>
    </message>
    <message>
        <source>テキスト</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>✓ 「{name}」に書き出しました。</source>
        <translation>✓ Exported to “{name}”.</translation>
    </message>
</context>
<context>
    <name>FacePad</name>
    <message>
        <source>集計</source>
        <translation>Tally</translation>
    </message>
    <message>
        <source>出目を1個ずつではなく、数えて入れます</source>
        <translation>Counts the faces in place of typing them one by one</translation>
    </message>
    <message>
        <source>消す</source>
        <translation>⌫</translation>
    </message>
    <message>
        <source>最後の目を消す</source>
        <translation>Remove the last face</translation>
    </message>
</context>
<context>
    <name>FatePage</name>
    <message>
        <source>ブースト：失敗した判定に、1d{die} を振って足します。</source>
        <translation>Boost: after a failure, roll 1d{die} and add it.</translation>
    </message>
    <message>
        <source>セッションの始めに {n} 個。素晴らしいロールプレイ（スタント）で、GMから {m} 個もらえます。</source>
        <translation>{n} at the start of a session. A stunt (fine role-playing) earns {m} from the GM.</translation>
    </message>
    <message>
        <source>ダイスを振る</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>このゲームのほかの値</source>
        <translation>Other values of this game</translation>
    </message>
    <message>
        <source>このゲームに{fate}はありません。判定の結果も賭けも、{life}で受けます。</source>
        <translation>This game has no {fate}. Checks and bets act on {life}.</translation>
    </message>
    <message>
        <source>{fate}は {n} から始まります。ここで決めることはありません。</source>
        <translation>{fate} starts at {n}. There is nothing to decide here.</translation>
    </message>
    <message>
        <source>・{check}がうまくいくと、{score}のぶん増えます。</source>
        <translation>• {check} succeeds: it grows by the {score}.</translation>
    </message>
    <message>
        <source>・{fumble}（{hand}なし）なら、{pool}が {n} 減ります。</source>
        <translation>• {fumble} (no {hand}): {pool} falls by {n}.</translation>
    </message>
    <message>
        <source>・{fumble}（{hand}なし）なら、{pool}が {n} 増えます。</source>
        <translation>• {fumble} (no {hand}): {pool} rises by {n}.</translation>
    </message>
    <message>
        <source>・大事な場面の{fate_check}では、{pool}を賭けるほど成功しやすくなります。</source>
        <translation>• {fate_check} in an important scene: the more {pool} you bet, the better the odds.</translation>
    </message>
</context>
<context>
    <name>FateTokens</name>
    <message>
        <source>ダイスを押すと1個使い、＋を押すと1個もらいます</source>
        <translation>Click a die to spend it, + to gain one</translation>
    </message>
</context>
<context>
    <name>FieldBody</name>
    <message>
        <source>プロフィールを書き換える</source>
        <translation>Edit the profile</translation>
    </message>
</context>
<context>
    <name>FileImporter</name>
    <message>
        <source>△ シナリオです。先に卓を開いてから読み込んでください。</source>
        <translation>△ This is a scenario. Open a table first, then bring it in.</translation>
    </message>
    <message>
        <source>1 枚目だけを開きました。あとの {n} 枚は、卓を開いてから読みこんでください。</source>
        <translation>Only the first one was opened. Open a table to import the other {n}.</translation>
    </message>
    <message>
        <source>ゲーム定義「{title}」です。この定義で遊ぶ卓を作れます。</source>
        <translation>This is the game definition “{title}”. You can make a table that plays it.</translation>
    </message>
    <message>
        <source>新しい卓を作る</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>卓のひな形「{title}」です。</source>
        <translation>This is the table template “{title}”.</translation>
    </message>
    <message>
        <source>開いたのは最初の 1 つです。あとの {n} つは、1 つずつ開いてください。</source>
        <translation>Only the first one was opened. Open the others one by one ({n}).</translation>
    </message>
    <message>
        <source>この卓のゲーム定義「{title}」です。何が変わるかを見てから取り込めます。</source>
        <translation>This is a file of this table’s own game definition, “{title}”. You can see what would change before you take it in.</translation>
    </message>
    <message>
        <source>変わるところを見る</source>
        <translation>See what would change</translation>
    </message>
</context>
<context>
    <name>FileVersions</name>
    <message>
        <source>{time} の版は読めます。戻すと、いまの壊れた内容と入れ替わります。</source>
        <translation>The version of {time} can be read. Restoring puts it in the place of the damaged content.</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>フォルダーを開けません。場所は {folder} です。</source>
        <translation>The folder cannot be opened. It is {folder}.</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>日本語の書体のファイルが欠けています。卓上を入れ直してください。</source>
        <translation>The Japanese typeface files are missing. Install Takujō again.</translation>
    </message>
</context>
<context>
    <name>FormulaEdit</name>
    <message>
        <source>数を選ぶ</source>
        <translation>Choose a number</translation>
    </message>
    <message>
        <source>例：{example} のように書きます</source>
        <translation>For example: {example}</translation>
    </message>
</context>
<context>
    <name>GmNotesController</name>
    <message>
        <source>{name}（GMだけ）</source>
        <translation>{name} (GM only)</translation>
    </message>
    <message>
        <source>押すと終わります</source>
        <translation>Press to end it</translation>
    </message>
    <message>
        <source>あと {left}</source>
        <translation>{left} left</translation>
    </message>
    <message>
        <source>場面の外</source>
        <translation>Outside any scene</translation>
    </message>
    <message>
        <source>いま：{scene}</source>
        <translation>Now: {scene}</translation>
    </message>
    <message>
        <source>場面を始める</source>
        <translation>Begin a scene</translation>
    </message>
    <message>
        <source>場面の見出し</source>
        <translation>Heading of the scene</translation>
    </message>
    <message>
        <source>手で終える</source>
        <translation>Ended by hand</translation>
    </message>
    <message>
        <source>{word}の数で</source>
        <translation>After a number of: {word}</translation>
    </message>
    <message>
        <source>時計で（分）</source>
        <translation>By the clock (minutes)</translation>
    </message>
</context>
<context>
    <name>GmTools</name>
    <message>
        <source>エリア</source>
        <translation>Area</translation>
    </message>
    <message>
        <source>会った相手</source>
        <translation>Whom they met</translation>
    </message>
    <message>
        <source>カード</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>○○・□□</source>
        <translation>○○, □□</translation>
    </message>
    <message>
        <source>ステートの名前</source>
        <translation>Name of the state</translation>
    </message>
    <message>
        <source>ステート</source>
        <translation>State</translation>
    </message>
    <message>
        <source>終わらせる</source>
        <translation>End</translation>
    </message>
    <message>
        <source>プレイヤーに</source>
        <translation>To players</translation>
    </message>
    <message>
        <source>公開</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>非公開</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>きまりどおり</source>
        <translation>By the rules</translation>
    </message>
    <message>
        <source>条件を公開</source>
        <translation>Show its condition</translation>
    </message>
    <message>
        <source>条件を満たす</source>
        <translation>Condition holds</translation>
    </message>
    <message>
        <source>条件を満たさない</source>
        <translation>Condition fails</translation>
    </message>
    <message>
        <source>条件は計算どおり</source>
        <translation>Condition as reckoned</translation>
    </message>
    <message>
        <source>ここでシーン（GM裁定）</source>
        <translation>Scene here (GM’s ruling)</translation>
    </message>
    <message>
        <source>{name} が行ったことにする</source>
        <translation>{name} has been there</translation>
    </message>
    <message>
        <source>{name} を置く</source>
        <translation>Put {name} there</translation>
    </message>
    <message>
        <source>{name} と会ったことにする</source>
        <translation>{name} has met them</translation>
    </message>
    <message>
        <source>{name} に渡す</source>
        <translation>Give to {name}</translation>
    </message>
    <message>
        <source>{name} に付ける</source>
        <translation>Put on {name}</translation>
    </message>
    <message>
        <source>{name} の行き先を公開</source>
        <translation>Show where {name} goes</translation>
    </message>
    <message>
        <source>行き先はきまりどおり</source>
        <translation>Destination by the rules</translation>
    </message>
    <message>
        <source>{name} の数とカードを公開</source>
        <translation>Show {name}’s numbers and cards</translation>
    </message>
    <message>
        <source>{name} を伏せる</source>
        <translation>Hide {name}</translation>
    </message>
    <message>
        <source>{name} はきまりどおり</source>
        <translation>{name} by the rules</translation>
    </message>
</context>
<context>
    <name>GroupCheck</name>
    <message>
        <source>{name} の出目をトレイに入れてください。</source>
        <translation>Enter the faces of {name} in the tray.</translation>
    </message>
    <message>
        <source>{name} はまだ選べます。トレイで選ぶか、Enter で確定してください。</source>
        <translation>{name} may still choose: choose in the tray, or settle it with Enter.</translation>
    </message>
</context>
<context>
    <name>GroupCheckDialog</name>
    <message>
        <source>みんなで判定</source>
        <translation>Group check</translation>
    </message>
    <message>
        <source>判定の種類</source>
        <translation>Kind of check</translation>
    </message>
    <message>
        <source>全員</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>判定する人</source>
        <translation>Who rolls</translation>
    </message>
    <message>
        <source>見込み</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>結果</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>一人ずつ出目を入れる</source>
        <translation>Enter faces one by one</translation>
    </message>
    <message>
        <source>まとめて振る</source>
        <translation>Roll for all</translation>
    </message>
    <message>
        <source>もう一度まとめて振る</source>
        <translation>Roll for all again</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>{k} サイクルで CP {n}</source>
        <translation>Cycles {k}: {n} CP</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>シーンの間の距離</source>
        <translation>Distance between the scenes</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>渡したシートが見つかりません。GMに返してください。</source>
        <translation>The sheet cannot be found. Please give the screen back to the GM.</translation>
    </message>
    <message>
        <source>PINの記録が壊れているので、PINなしで戻れます。GMに返してください。</source>
        <translation>The record of the PIN is damaged, so the way back is open without one. Give this back to the GM.</translation>
    </message>
    <message>
        <source>{n} 秒待ってから入れてください。</source>
        <translation>Wait {n} s, then try again.</translation>
    </message>
    <message>
        <source>PINが違います。</source>
        <translation>Wrong PIN.</translation>
    </message>
    <message>
        <source>新しいキャラクター</source>
        <translation>New character</translation>
    </message>
    <message>
        <source>できました。シートを見て、よければGMに返してください。</source>
        <translation>Finished. Check the sheet, then give the screen back to the GM.</translation>
    </message>
    <message>
        <source>手渡し中は閉じられません。終わったらGMに返してください。</source>
        <translation>It cannot be closed while it is handed over. Give it back to the GM when you have finished.</translation>
    </message>
    <message>
        <source>判定はGMの画面でします。いまはシートだけを直せます。</source>
        <translation>Checks are made on the GM’s screen. Here only the sheet can be changed.</translation>
    </message>
    <message>
        <source>印刷の用意ができませんでした（{reason}）。シートは保存されています。GMに知らせてください。</source>
        <translation>The pages could not be prepared ({reason}). The sheet is saved. Please tell the GM.</translation>
    </message>
    <message>
        <source>印刷の用意ができました。GMが印刷します。</source>
        <translation>The pages are ready. The GM will print them.</translation>
    </message>
    <message>
        <source>手渡し中</source>
        <translation>Handed over</translation>
    </message>
    <message>
        <source>見る</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>その人が知ってよいことを見る・シートに戻る</source>
        <translation>See what this player may know, or go back to the sheet</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>GMの画面へ戻る（PIN）</source>
        <translation>Back to the GM (PIN)</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>戻る</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>HandOverAsk</name>
    <message>
        <source>この画面をプレイヤーに渡します。
戻るには、ここで決める PIN が要ります。</source>
        <translation>Hands this screen to a player.
The PIN you set here brings you back.</translation>
    </message>
    <message>
        <source>新しいキャラクターを作ってもらう</source>
        <translation>Let the player make a new character</translation>
    </message>
    <message>
        <source>このキャラクターを渡す</source>
        <translation>Hand over this character</translation>
    </message>
    <message>
        <source>渡すキャラクター</source>
        <translation>Character to hand over</translation>
    </message>
    <message>
        <source>PIN（4文字以上）</source>
        <translation>PIN (4 characters or more)</translation>
    </message>
    <message>
        <source>もう一度</source>
        <translation>PIN again</translation>
    </message>
    <message>
        <source>GMが決める値もプレイヤーが書いてよい</source>
        <translation>The player may write what the GM decides</translation>
    </message>
    <message>
        <source>レベル、成長速度、財産点、フェイト・ダイスなどです。</source>
        <translation>Level, growth rate, assets, fate dice and the like.</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>手渡す</source>
        <translation>Hand over</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>手渡し</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>PINは4文字以上にしてください。</source>
        <translation>The PIN needs at least 4 characters.</translation>
    </message>
    <message>
        <source>2つのPINが違います。もう一度入れてください。</source>
        <translation>The two PINs differ. Enter them again.</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>見る</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>シート</source>
        <translation>Sheet</translation>
    </message>
</context>
<context>
    <name>HandoutsController</name>
    <message>
        <source>ハンドアウトの題</source>
        <translation>Title of a handout</translation>
    </message>
    <message>
        <source>ハンドアウトの文章</source>
        <translation>Text of a handout</translation>
    </message>
    <message>
        <source>ハンドアウトの相手</source>
        <translation>Whom a handout is for</translation>
    </message>
    <message>
        <source>ハンドアウトの画像</source>
        <translation>Picture of a handout</translation>
    </message>
    <message>
        <source>名前のないキャラクター</source>
        <translation>Character without a name</translation>
    </message>
    <message>
        <source>いない人</source>
        <translation>Somebody who is gone</translation>
    </message>
    <message>
        <source>ハンドアウトを作る</source>
        <translation>New handout</translation>
    </message>
    <message>
        <source>ハンドアウトを消す</source>
        <translation>Delete a handout</translation>
    </message>
    <message>
        <source>ハンドアウト「{title}」を消しました。</source>
        <translation>The handout “{title}” was deleted.</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>ハンドアウトを元に戻す</source>
        <translation>Bring a handout back</translation>
    </message>
    <message>
        <source>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>ハンドアウトの画像を選ぶ</source>
        <translation>Choose the picture of a handout</translation>
    </message>
    <message>
        <source>△ ハンドアウトのファイルが、別の場所で書き換えられています。</source>
        <translation>△ The file of the handouts was changed elsewhere.</translation>
    </message>
    <message>
        <source>この画面の内容で書く</source>
        <translation>Write what is here</translation>
    </message>
</context>
<context>
    <name>HandoutsPage</name>
    <message>
        <source>題のないハンドアウト</source>
        <translation>Handout without a title</translation>
    </message>
    <message>
        <source>公開中</source>
        <translation>shown</translation>
    </message>
    <message>
        <source>個別</source>
        <translation>for some</translation>
    </message>
    <message>
        <source>印を付けた人だけが、手渡しの「見る」で読めます。公開画面には出ません。</source>
        <translation>Only those ticked can read it, under “Look” on the screen handed to them. It is never on the display.</translation>
    </message>
    <message>
        <source>だれにも印を付けなければ、みんなのものです。公開画面に出ます。</source>
        <translation>With nobody ticked it is for everybody, and is shown on the display.</translation>
    </message>
    <message>
        <source>手渡しの画面では</source>
        <translation>On the screen that is handed over</translation>
    </message>
    <message>
        <source>公開画面では</source>
        <translation>On the players’ display</translation>
    </message>
    <message>
        <source>しまう(&amp;S)</source>
        <translation>Put &amp;away</translation>
    </message>
    <message>
        <source>渡す(&amp;S)</source>
        <translation>&amp;Give</translation>
    </message>
    <message>
        <source>見せる(&amp;S)</source>
        <translation>&amp;Show</translation>
    </message>
    <message>
        <source>△ 文章は {n} 字までです。あとは別のハンドアウトに書いてください。</source>
        <translation>△ Characters in a text: {n} at most. Write the rest on another handout.</translation>
    </message>
    <message>
        <source>ハンドアウト</source>
        <translation>Handouts</translation>
    </message>
    <message>
        <source>新しく作る(&amp;N)</source>
        <translation>&amp;New</translation>
    </message>
    <message>
        <source>消す</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>印刷(&amp;P)…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>ハンドアウトの一覧</source>
        <translation>List of handouts</translation>
    </message>
    <message>
        <source>題</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>文章</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>画像</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>だれに</source>
        <translation>For whom</translation>
    </message>
    <message>
        <source>公開画面での見え方</source>
        <translation>How it looks on the players’ display</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>この画面の使い方</source>
        <translation>About this page</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>変更の一覧 — {name}</source>
        <translation>Changes — {name}</translation>
    </message>
    <message>
        <source>開いたときの内容</source>
        <translation>As it was opened</translation>
    </message>
    <message>
        <source>変更の一覧</source>
        <translation>Changes</translation>
    </message>
    <message>
        <source>行を押すと、そこまで戻るか進みます。</source>
        <translation>Click a line to go back or forward to it.</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>GM</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>{name} に渡してください</source>
        <translation>Please hand over to {name}</translation>
    </message>
    <message>
        <source>{n} 個振る</source>
        <translation>Roll {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>第 {n} {word}</source>
        <translation>{word} {n}</translation>
    </message>
    <message>
        <source>相手</source>
        <translation>Opponent</translation>
    </message>
</context>
<context>
    <name>HotSeatScreen</name>
    <message>
        <source>伏せた出目は隠れています</source>
        <translation>Hidden dice are covered</translation>
    </message>
    <message>
        <source>次に見る人</source>
        <translation>Next to see it</translation>
    </message>
    <message>
        <source>受け取りました</source>
        <translation>I’ve got it</translation>
    </message>
    <message>
        <source>押している間だけ見る</source>
        <translation>Hold to look</translation>
    </message>
    <message>
        <source>出目</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>実際の出目</source>
        <translation>Your dice’s faces</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>卓に戻る（GMのPIN）</source>
        <translation>Back to the table (GM’s PIN)</translation>
    </message>
    <message>
        <source>画面を離れると、この画面に戻ります</source>
        <translation>Leave this window and the cover comes back</translation>
    </message>
    <message>
        <source>残りの {n} 個を振る</source>
        <translation>Roll the other {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>目を打ってください。アプリが振るなら Space です。</source>
        <translation>Type the faces. Press Space to let the program roll.</translation>
    </message>
    <message>
        <source>あと {n} 個の目がありません。続けて打つか、Shift+Space で残りをアプリが振ります。</source>
        <translation>{n} {n:face is|faces are} missing. Type on, or press Shift+Space and the program rolls the rest.</translation>
    </message>
</context>
<context>
    <name>ImportController</name>
    <message>
        <source>加える</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>置き換える</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>両方残す</source>
        <translation>Keep both</translation>
    </message>
    <message>
        <source>読み込まない</source>
        <translation>Leave out</translation>
    </message>
    <message>
        <source>いま</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>読み込む方</source>
        <translation>Imported</translation>
    </message>
    <message>
        <source>この卓にはまだないシートです。&#x3000;{file}</source>
        <translation>Not at this table yet. {file}</translation>
    </message>
    <message>
        <source>この卓の「{name}」と同じ内容です。</source>
        <translation>The same as “{name}” at this table.</translation>
    </message>
    <message>
        <source>この卓に「{name}」があります。{n} か所違います。</source>
        <translation>“{name}” is at this table already. Differences: {n}</translation>
    </message>
    <message>
        <source>✓ シートを {n} 枚読み込みました。</source>
        <translation>✓ Sheets imported: {n}</translation>
    </message>
    <message>
        <source>「{name}」の肖像は、ファイルになかったか、画像として読めないので、付いていません。</source>
        <translation>“{name}” has no portrait: it did not come along, or is no picture that can be read.</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>「{table}」へ読み込む</source>
        <translation>Import into “{table}”</translation>
    </message>
    <message>
        <source>読み込む（{n} 枚）(&amp;I)</source>
        <translation>&amp;Import ({n})</translation>
    </message>
    <message>
        <source>読み込む(&amp;I)</source>
        <translation>&amp;Import</translation>
    </message>
    <message>
        <source>✓ 直すところはありません</source>
        <translation>✓ No problems</translation>
    </message>
    <message>
        <source>シートを読み込む</source>
        <translation>Import sheets</translation>
    </message>
    <message>
        <source>読み込むファイル</source>
        <translation>Files to import</translation>
    </message>
    <message>
        <source>加える(&amp;A)</source>
        <translation>&amp;Add</translation>
    </message>
    <message>
        <source>この卓の新しいシートにします。</source>
        <translation>Becomes a new sheet of this table.</translation>
    </message>
    <message>
        <source>置き換える(&amp;E)</source>
        <translation>R&amp;eplace</translation>
    </message>
    <message>
        <source>いまのシートは「前の版」に残ります。</source>
        <translation>The present sheet stays under Earlier versions.</translation>
    </message>
    <message>
        <source>両方残す(&amp;B)</source>
        <translation>Keep &amp;both</translation>
    </message>
    <message>
        <source>いまのシートの隣に、別のシートとして加えます。</source>
        <translation>Adds it beside the present one as another sheet.</translation>
    </message>
    <message>
        <source>読み込まない(&amp;N)</source>
        <translation>&amp;Leave out</translation>
    </message>
    <message>
        <source>このファイルには何もしません。</source>
        <translation>Nothing is done with this file.</translation>
    </message>
    <message>
        <source>直すところ</source>
        <translation>To fix</translation>
    </message>
    <message>
        <source>違うところ</source>
        <translation>Where it differs</translation>
    </message>
    <message>
        <source>いまのシートとの違い</source>
        <translation>Differences from the present sheet</translation>
    </message>
    <message>
        <source>やめる(&amp;C)</source>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>ItemsPage</name>
    <message>
        <source>持ち物に加える</source>
        <translation>Add to belongings</translation>
    </message>
    <message>
        <source>{money}の残り</source>
        <translation>{money} left</translation>
    </message>
    <message>
        <source>{items}を一覧から選ぶか、下の表に書きます。空のまま始めてもかまいません。</source>
        <translation>Choose {items} from the list or write them into the table below. You may begin with none.</translation>
    </message>
    <message>
        <source>{items}は下の表に書きます。空のまま次へ進んでもかまいません。</source>
        <translation>Write {items} into the table below. You may go on with none.</translation>
    </message>
    <message>
        <source>{items}に加える</source>
        <translation>Add to {items}</translation>
    </message>
    <message>
        <source>{name}&#x3000;{money} {price}</source>
        <translation>{name}  {money} {price}</translation>
    </message>
    <message>
        <source>持ち物や知ったことは、話の中で使います。空のまま始めて、遊びながら書き足してもかまいません。</source>
        <translation>Belongings and knowledge are used in the story. You may start with none and add them in play.</translation>
    </message>
    <message>
        <source>与えるダメージ</source>
        <translation>Damage dealt</translation>
    </message>
    <message>
        <source>受けるダメージ</source>
        <translation>Damage taken</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>戦闘を始める</source>
        <translation>Begin a battle</translation>
    </message>
    <message>
        <source>セッションを始める</source>
        <translation>Begin a session</translation>
    </message>
    <message>
        <source>途中から加わる</source>
        <translation>Join late</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>ダイストレイ</source>
        <translation>Dice tray</translation>
    </message>
    <message>
        <source>出目を入れる（d10 の 10 は 0）</source>
        <translation>Enter a face (0 is the 10 of a d10)</translation>
    </message>
    <message>
        <source>最後の出目を消す</source>
        <translation>Remove the last face</translation>
    </message>
    <message>
        <source>もう一度</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>ダイストレイへ移る</source>
        <translation>Go to the dice tray</translation>
    </message>
    <message>
        <source>コマンドへ移る</source>
        <translation>Go to the command line</translation>
    </message>
    <message>
        <source>シート</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>次の直すところへ</source>
        <translation>Next problem</translation>
    </message>
    <message>
        <source>次へ進む（ボタン・一覧・長い文からでも）</source>
        <translation>Go on to the next step (also from a button, a list or a long text)</translation>
    </message>
    <message>
        <source>使い方</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>前のページ・次のページ</source>
        <translation>Previous page, next page</translation>
    </message>
    <message>
        <source>次のリンク・前のリンク</source>
        <translation>Next link, previous link</translation>
    </message>
    <message>
        <source>隣の数へ移る（− ＋ の上で）</source>
        <translation>To the next number (on − or +)</translation>
    </message>
    <message>
        <source>数を増やす・減らす</source>
        <translation>Raise or lower the number</translation>
    </message>
    <message>
        <source>なぜ？（計算した数の上で）</source>
        <translation>Why? (on a calculated number)</translation>
    </message>
    <message>
        <source>レベルを上げる・下げる（四角の上で）</source>
        <translation>Raise or lower a level (on its boxes)</translation>
    </message>
    <message>
        <source>コマンド</source>
        <translation>Command line</translation>
    </message>
    <message>
        <source>盤</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>公開画面</source>
        <translation>Players’ display</translation>
    </message>
    <message>
        <source>d20フェイトの判定の流れ</source>
        <translation>Loop of d20 Fate</translation>
    </message>
    <message>
        <source>d6ゲームの卓</source>
        <translation>d6 game at the table</translation>
    </message>
    <message>
        <source>エフェクトを選ぶ（このあとに番号）</source>
        <translation>Choose an effect (a number follows)</translation>
    </message>
    <message>
        <source>卓の画面</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>参加者を選ぶ（出目を待つトレイの中では Alt と）</source>
        <translation>Select a participant (with Alt while the tray waits for faces)</translation>
    </message>
    <message>
        <source>用意した遭遇を出す（上から数えて）</source>
        <translation>Bring in a prepared encounter (counted from the top)</translation>
    </message>
    <message>
        <source>欄を出て卓へ戻る・断りの文をしまう</source>
        <translation>Leave a field for the table; dismiss a message</translation>
    </message>
    <message>
        <source>ボタンのとおりに進む（本物のダイスでは振りません）</source>
        <translation>Do what the button says (rolls nothing where real dice are used)</translation>
    </message>
    <message>
        <source>アプリが振る・残りの目だけアプリが振る</source>
        <translation>Let the program roll all dice, or only the rest</translation>
    </message>
    <message>
        <source>隣のヘクスを選ぶ</source>
        <translation>Choose the next hex</translation>
    </message>
    <message>
        <source>隣のヘクスを選ぶ（矢印で）</source>
        <translation>Choose the next hex (arrows)</translation>
    </message>
    <message>
        <source>番号でヘクスを選ぶ</source>
        <translation>Choose a hex by number</translation>
    </message>
    <message>
        <source>そこへ動かす・選んだカードを使う</source>
        <translation>Move there, use the chosen card</translation>
    </message>
    <message>
        <source>対象やヘクスを選ぶ・最後の一つをやめる</source>
        <translation>Choose a target or hex, drop the last one</translation>
    </message>
    <message>
        <source>次のカード・前のカード</source>
        <translation>Next card, previous card</translation>
    </message>
    <message>
        <source>次の人・前の人</source>
        <translation>Next person, previous person</translation>
    </message>
    <message>
        <source>そのヘクスにいる人の一覧</source>
        <translation>Who is on that hex</translation>
    </message>
    <message>
        <source>盤を回す</source>
        <translation>Turn the board</translation>
    </message>
    <message>
        <source>盤に近づく・遠ざかる・全体を見る</source>
        <translation>Zoom the board in, out, to fit</translation>
    </message>
    <message>
        <source>選んだものをやめる</source>
        <translation>Clear the selection</translation>
    </message>
    <message>
        <source>指定する・有利・不利・対抗判定（指定のとき）</source>
        <translation>Designate, advantage, disadvantage, contest (during designation)</translation>
    </message>
    <message>
        <source>ブースト・リロール（失敗したとき）</source>
        <translation>Boost, reroll (after a failure)</translation>
    </message>
    <message>
        <source>選んだ人のスタントを認める</source>
        <translation>Grant a stunt to the selected person</translation>
    </message>
    <message>
        <source>選んだ人のライフを1増やす・減らす</source>
        <translation>Raise or lower the selected person’s life</translation>
    </message>
    <message>
        <source>選んだ人の命運を1増やす・減らす</source>
        <translation>Raise or lower the selected person’s fate</translation>
    </message>
    <message>
        <source>命運判定にする</source>
        <translation>Switch to the fate check</translation>
    </message>
    <message>
        <source>暗くする・いまの絵で止める・次の席へ回す</source>
        <translation>Darken, hold the picture, turn to the next seat</translation>
    </message>
    <message>
        <source>しまう</source>
        <translation>Put it away</translation>
    </message>
    <message>
        <source>表の行を消す</source>
        <translation>Delete a row</translation>
    </message>
    <message>
        <source>表の行を上・下へ動かす</source>
        <translation>Move a row up or down</translation>
    </message>
    <message>
        <source>ポップアップを閉じる</source>
        <translation>Close a pop-up</translation>
    </message>
    <message>
        <source>写す・切り取る・貼り付ける</source>
        <translation>Copy, cut, paste</translation>
    </message>
    <message>
        <source>すべて選ぶ</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>次の欄へ・前の欄へ</source>
        <translation>Next field, previous field</translation>
    </message>
    <message>
        <source>前に入れた行を出す</source>
        <translation>Bring back a line entered before</translation>
    </message>
    <message>
        <source>ようこそ画面</source>
        <translation>Welcome page</translation>
    </message>
    <message>
        <source>新しい卓を作る（上から数えて）</source>
        <translation>Make a new table (counted from the top)</translation>
    </message>
    <message>
        <source>作成</source>
        <translation>Creation</translation>
    </message>
    <message>
        <source>次へ進む</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>すること</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>キー</source>
        <translation>Key</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>すべてのキー</source>
        <translation>All keys</translation>
    </message>
    <message>
        <source>探す</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>キーを探す</source>
        <translation>Find a key</translation>
    </message>
    <message>
        <source>キーの一覧</source>
        <translation>List of keys</translation>
    </message>
    <message>
        <source>すること</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>キー</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>新しいキー</source>
        <translation>New key</translation>
    </message>
    <message>
        <source>選んだ行の新しいキー</source>
        <translation>New key of the chosen line</translation>
    </message>
    <message>
        <source>キーをはずす</source>
        <translation>No key</translation>
    </message>
    <message>
        <source>元のキー</source>
        <translation>Default key</translation>
    </message>
    <message>
        <source>選んだ行を、はじめのキーに戻します</source>
        <translation>Gives the chosen line its default key</translation>
    </message>
    <message>
        <source>すべて元のキー</source>
        <translation>All default keys</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>このキーは、欄や一覧のものなので変えられません。</source>
        <translation>This key belongs to a field or a list and cannot be changed.</translation>
    </message>
    <message>
        <source>このキーにする</source>
        <translation>Use this key</translation>
    </message>
    <message>
        <source>{key} は空いています。</source>
        <translation>{key} is free.</translation>
    </message>
    <message>
        <source>{key} は「{user}」のキーです。付けると、そちらからははずれます。</source>
        <translation>{key} is the key of “{user}”. If you use it here, that line loses it.</translation>
    </message>
    <message>
        <source>はずして付ける</source>
        <translation>Take it from there</translation>
    </message>
    <message>
        <source>{key} は「{user}」に使うので付けられません。ほかのキーにしてください。</source>
        <translation>{key} is needed for “{user}”. Please choose another key.</translation>
    </message>
</context>
<context>
    <name>KotodamaBattle</name>
    <message>
        <source>ラウンド</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>条件…</source>
        <translation>Conditions…</translation>
    </message>
    <message>
        <source>効果…</source>
        <translation>Effects…</translation>
    </message>
    <message>
        <source>勝利条件と敗北条件は、始めるときに全員に知らせます。</source>
        <translation>Victory and defeat conditions are told to everybody when the battle begins.</translation>
    </message>
    <message>
        <source>勝利条件</source>
        <translation>Victory</translation>
    </message>
    <message>
        <source>勝利条件：死亡した人</source>
        <translation>Victory: who has died</translation>
    </message>
    <message>
        <source>の死亡を条件に加える</source>
        <translation>Add this death</translation>
    </message>
    <message>
        <source>ほかの条件を書く</source>
        <translation>Write another condition</translation>
    </message>
    <message>
        <source>勝利条件：ほかの条件</source>
        <translation>Victory: another condition</translation>
    </message>
    <message>
        <source>加える</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>敗北条件</source>
        <translation>Defeat</translation>
    </message>
    <message>
        <source>敗北条件：死亡した人</source>
        <translation>Defeat: who has died</translation>
    </message>
    <message>
        <source>敗北条件：ほかの条件</source>
        <translation>Defeat: another condition</translation>
    </message>
    <message>
        <source>効果の名前</source>
        <translation>Name of the effect</translation>
    </message>
    <message>
        <source>いつまで</source>
        <translation>Until when</translation>
    </message>
    <message>
        <source>効果を加える</source>
        <translation>Add the effect</translation>
    </message>
    <message>
        <source>残りを破棄</source>
        <translation>Discard the rest</translation>
    </message>
    <message>
        <source>アーツ</source>
        <translation>Arts</translation>
    </message>
    <message>
        <source>指名</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>距離</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>離脱する</source>
        <translation>Disengage</translation>
    </message>
    <message>
        <source>効果を残す</source>
        <translation>Leave its effect</translation>
    </message>
    <message>
        <source>宣言する</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>HPやイニシアティヴ値は、GMが「回復」や「数値」で書きます。</source>
        <translation>The GM writes HP and initiative with “Heal” and “Numbers”.</translation>
    </message>
    <message>
        <source>能動側の【能力値】</source>
        <translation>Ability of the active side</translation>
    </message>
    <message>
        <source>能動側の≪技能≫</source>
        <translation>Skill of the active side</translation>
    </message>
    <message>
        <source>対</source>
        <translation>v</translation>
    </message>
    <message>
        <source>受動側の【能力値】</source>
        <translation>Ability of the passive side</translation>
    </message>
    <message>
        <source>受動側の≪技能≫</source>
        <translation>Skill of the passive side</translation>
    </message>
    <message>
        <source>受動側を伏せる</source>
        <translation>Cover the passive side</translation>
    </message>
    <message>
        <source>目標値</source>
        <translation>Target number</translation>
    </message>
    <message>
        <source>受動側の目標値</source>
        <translation>Target number of the passive side</translation>
    </message>
    <message>
        <source>修正</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>能動側の修正</source>
        <translation>Modifier of the active side</translation>
    </message>
    <message>
        <source>受動側の修正</source>
        <translation>Modifier of the passive side</translation>
    </message>
    <message>
        <source>能動側は≪電制≫で代用</source>
        <translation>Active side uses Densei</translation>
    </message>
    <message>
        <source>受動側は≪電制≫で代用</source>
        <translation>Passive side uses Densei</translation>
    </message>
    <message>
        <source>どちらの空間の受動側か</source>
        <translation>Which self of the passive side</translation>
    </message>
    <message>
        <source>対抗判定を振る</source>
        <translation>Roll the opposed check</translation>
    </message>
    <message>
        <source>判定なしで当たる</source>
        <translation>Hits without a check</translation>
    </message>
    <message>
        <source>ダメージの点数</source>
        <translation>Points of damage</translation>
    </message>
    <message>
        <source>ダメージを与える</source>
        <translation>Deal damage</translation>
    </message>
    <message>
        <source>ダメージなし</source>
        <translation>No damage</translation>
    </message>
    <message>
        <source>勝利で終わる</source>
        <translation>End in victory</translation>
    </message>
    <message>
        <source>敗北で終わる</source>
        <translation>End in defeat</translation>
    </message>
    <message>
        <source>戦闘終了</source>
        <translation>End the battle</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildAbilities</name>
    <message>
        <source>この資料に作成の決まりはありません。2を人なみとして、得意なものを上げてください。</source>
        <translation>The source has no rules for creation. Take 2 as average and raise what the character is good at.</translation>
    </message>
    <message>
        <source>アクト</source>
        <translation>Act</translation>
    </message>
    <message>
        <source>しかける側で使う：攻める、押し通す、持ちかける</source>
        <translation>For the active side: attack, push through, propose</translation>
    </message>
    <message>
        <source>リアクト</source>
        <translation>React</translation>
    </message>
    <message>
        <source>受ける側で使う：よける、耐える、見ぬく</source>
        <translation>For the passive side: dodge, endure, see through</translation>
    </message>
    <message>
        <source>能力値の名前を変える・足す</source>
        <translation>Rename or add abilities</translation>
    </message>
    <message>
        <source>能力値の一覧</source>
        <translation>List of abilities</translation>
    </message>
    <message>
        <source>名前と系統はこの卓に合わせて変えられます（アプリ独自の一覧）。いちばん下の行に書くと増えます。</source>
        <translation>Names and groups may be changed to suit the table (the list is this program’s own). Write in the last row to add one.</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildDl</name>
    <message>
        <source>ふつうの人（モータル）ならDL 0、ニンジャならDL 1以上です。いくつにするかはGMと決めてください。</source>
        <translation>Ordinary people (mortals) have DL 0, ninja DL 1 or more. Decide how much with the GM.</translation>
    </message>
    <message>
        <source>0&#x3000;モータル</source>
        <translation>0  Mortal</translation>
    </message>
    <message>
        <source>1&#x3000;ニンジャ</source>
        <translation>1  Ninja</translation>
    </message>
    <message>
        <source>2&#x3000;ニンジャ</source>
        <translation>2  Ninja</translation>
    </message>
    <message>
        <source>ほかの数</source>
        <translation>Another number</translation>
    </message>
    <message>
        <source>いまは</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>DLが1以上ならニンジャです。</source>
        <translation>DL 1 or more is a ninja.</translation>
    </message>
    <message>
        <source>増えるダイス</source>
        <translation>Bonus dice</translation>
    </message>
    <message>
        <source>通常・対抗・継続のどの判定でも、これだけ多く振ります（DLの2倍）。</source>
        <translation>Added to every normal, opposed and extended check (twice the DL).</translation>
    </message>
    <message>
        <source>行動回数</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>戦闘のメインフェイズで使える数です。攻撃や戦闘移動に1、全力移動に2使います。</source>
        <translation>Spent in a main phase of battle: 1 for an attack or combat move, 2 for a full move.</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildGear</name>
    <message>
        <source>アーツ</source>
        <translation>Arts</translation>
    </message>
    <message>
        <source>射程がオーバーレンジの技だけが、もう一方の空間に届きます。</source>
        <translation>Only over-range arts reach the other space.</translation>
    </message>
    <message>
        <source>例から足す</source>
        <translation>Add a sample</translation>
    </message>
    <message>
        <source>アウトフィット</source>
        <translation>Outfits</translation>
    </message>
    <message>
        <source>身につけているものに「装備」の印をつけます。</source>
        <translation>Tick “Worn” for what is worn.</translation>
    </message>
    <message>
        <source>UNIX・LANジャック</source>
        <translation>UNIX / LAN jack</translation>
    </message>
    <message>
        <source>認識に移るときに使うもの</source>
        <translation>What is used to become aware</translation>
    </message>
    <message>
        <source>アクター</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>アーツ：例から足す</source>
        <translation>Arts: Add a sample</translation>
    </message>
    <message>
        <source>アウトフィット：例から足す</source>
        <translation>Outfits: Add a sample</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildNumbers</name>
    <message>
        <source>HP最大値</source>
        <translation>Maximum HP</translation>
    </message>
    <message>
        <source>受けられるダメージの量です。満タンで始めます。</source>
        <translation>How much damage can be taken. It starts full.</translation>
    </message>
    <message>
        <source>HPを数える</source>
        <translation>Count HP</translation>
    </message>
    <message>
        <source>インガオホー初期値</source>
        <translation>Initial karma</translation>
    </message>
    <message>
        <source>ウカツ!のたびに1減ります。</source>
        <translation>Every Ukatsu! lowers it by 1.</translation>
    </message>
    <message>
        <source>インガオホー値を数える</source>
        <translation>Count karma</translation>
    </message>
    <message>
        <source>イニシアティヴ値</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>大きい人から先に動きます。</source>
        <translation>Higher acts first.</translation>
    </message>
    <message>
        <source>戦闘移動</source>
        <translation>Combat move</translation>
    </message>
    <message>
        <source>行動回数1で動ける距離です。</source>
        <translation>How far 1 action goes.</translation>
    </message>
    <message>
        <source>全力移動</source>
        <translation>Full move</translation>
    </message>
    <message>
        <source>行動回数2で動ける距離です。その場から離脱できます。</source>
        <translation>How far 2 actions go. It can disengage.</translation>
    </message>
    <message>
        <source>その場かぎりの敵など、HPやインガオホー値のいらない人は印を外します。</source>
        <translation>Untick HP or karma for those who need none, such as enemies of a single scene.</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildPerson</name>
    <message>
        <source>種別</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>プレイヤーが動かす（PC）</source>
        <translation>Played by a player (PC)</translation>
    </message>
    <message>
        <source>陣営</source>
        <translation>Side</translation>
    </message>
</context>
<context>
    <name>KotodamaBuildSkills</name>
    <message>
        <source>得意な分野の数を上げると、その判定で振るダイスが増えます。0の下は「未所持」で、能力値だけで振ります。</source>
        <translation>Higher skills mean more dice in their checks. Below 0 a skill is not owned: the ability alone is rolled.</translation>
    </message>
    <message>
        <source>技能の名前を変える・足す</source>
        <translation>Rename or add skills</translation>
    </message>
    <message>
        <source>技能の一覧</source>
        <translation>List of skills</translation>
    </message>
    <message>
        <source>名前はこの卓に合わせて変えられます（≪電制≫のほかはアプリ独自）。≪電制≫は消せません。</source>
        <translation>Names may be changed to suit the table (all but Densei are this program’s own). Densei cannot be deleted.</translation>
    </message>
</context>
<context>
    <name>KotodamaExamples</name>
    <message>
        <source>「{name}」を足す</source>
        <translation>Add “{name}”</translation>
    </message>
</context>
<context>
    <name>KotodamaLanes</name>
    <message>
        <source>通常シーン</source>
        <translation>Ordinary scene</translation>
    </message>
    <message>
        <source>通常空間</source>
        <translation>ordinary space</translation>
    </message>
    <message>
        <source>コトダマシーン</source>
        <translation>Kotodama scene</translation>
    </message>
    <message>
        <source>IRCコトダマ空間</source>
        <translation>IRC Kotodama space</translation>
    </message>
</context>
<context>
    <name>KotodamaSession</name>
    <message>
        <source>シーン</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>通常シーンの題</source>
        <translation>Title of the ordinary scene</translation>
    </message>
    <message>
        <source>コトダマシーンの題</source>
        <translation>Title of the Kotodama scene</translation>
    </message>
    <message>
        <source>この題で次のシーンへ</source>
        <translation>Next scene with this title</translation>
    </message>
    <message>
        <source>時間のかかる継続判定</source>
        <translation>Extended checks that take time</translation>
    </message>
    <message>
        <source>何をするか</source>
        <translation>What is being done</translation>
    </message>
    <message>
        <source>だれが</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>【能力値】</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>≪技能≫</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>目標達成数</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>目標値</source>
        <translation>Target number</translation>
    </message>
    <message>
        <source>修正</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>≪電制≫で代用</source>
        <translation>Use Densei</translation>
    </message>
    <message>
        <source>伏せる</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>始める</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>GM裁定とハウスルール</source>
        <translation>GM rulings and house rules</translation>
    </message>
    <message>
        <source>決めたこと</source>
        <translation>What was decided</translation>
    </message>
    <message>
        <source>GMと全PLが同意</source>
        <translation>GM and every player agree</translation>
    </message>
    <message>
        <source>記録する</source>
        <translation>Write it down</translation>
    </message>
</context>
<context>
    <name>KotodamaSheet</name>
    <message>
        <source>HP（いま／最大）</source>
        <translation>HP (now / max.)</translation>
    </message>
    <message>
        <source>／</source>
        <translation>/</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>インガオホー値（いま／初期）</source>
        <translation>Karma (now / initial)</translation>
    </message>
    <message>
        <source>インガオホー値</source>
        <translation>Karma</translation>
    </message>
    <message>
        <source>DL</source>
        <translation>DL</translation>
    </message>
    <message>
        <source>行動回数</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>イニシアティヴ値</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>戦闘移動 → 全力移動</source>
        <translation>Combat → full move</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>状態</source>
        <translation>State</translation>
    </message>
    <message>
        <source>陣営</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>ワザマエカウンター</source>
        <translation>Wazamae counter</translation>
    </message>
    <message>
        <source>接続状態</source>
        <translation>Connection</translation>
    </message>
    <message>
        <source>ダイスプール</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>数字を押すと判定を用意します。見出しを押すと値を書き換えます。一覧はアプリ独自です（≪電制≫を除く）。</source>
        <translation>Click a number to prepare a check, a heading to change its value. The lists are this program’s own (except Densei).</translation>
    </message>
    <message>
        <source>ダイスプールの表</source>
        <translation>Table of pools</translation>
    </message>
    <message>
        <source>ボーナス</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>用意する</source>
        <translation>Prepare</translation>
    </message>
    <message>
        <source>通常判定</source>
        <translation>Normal check</translation>
    </message>
    <message>
        <source>対抗判定（能動側）</source>
        <translation>Opposed check (active)</translation>
    </message>
    <message>
        <source>対抗判定（受動側）</source>
        <translation>Opposed check (passive)</translation>
    </message>
    <message>
        <source>継続判定</source>
        <translation>Extended check</translation>
    </message>
    <message>
        <source>アーツ</source>
        <translation>Arts</translation>
    </message>
    <message>
        <source>射程がオーバーレンジの技だけが、もう一方の空間に届きます。</source>
        <translation>Only over-range arts reach the other space.</translation>
    </message>
    <message>
        <source>例から足す</source>
        <translation>Add a sample</translation>
    </message>
    <message>
        <source>アウトフィット</source>
        <translation>Outfits</translation>
    </message>
    <message>
        <source>身につけているものに「装備」の印をつけます。</source>
        <translation>Tick “Worn” for what is worn.</translation>
    </message>
    <message>
        <source>【能力値】</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>≪技能≫</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>空欄は未所持です。</source>
        <translation>Blank: not owned.</translation>
    </message>
    <message>
        <source>つなぐもの</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>UNIX・LANジャック</source>
        <translation>UNIX / LAN jack</translation>
    </message>
    <message>
        <source>アクター</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>アーツ：例から足す</source>
        <translation>Arts: Add a sample</translation>
    </message>
    <message>
        <source>アウトフィット：例から足す</source>
        <translation>Outfits: Add a sample</translation>
    </message>
</context>
<context>
    <name>KotodamaSheetPage</name>
    <message>
        <source>いる空間：{present}&#x3000;操作する空間：{moved}</source>
        <translation>In: {present}; acts in: {moved}</translation>
    </message>
    <message>
        <source>。</source>
        <translation>.</translation>
    </message>
    <message>
        <source>≪技能≫を≪電制≫とみなせます。</source>
        <translation>Densei may stand for any skill.</translation>
    </message>
</context>
<context>
    <name>KotodamaTools</name>
    <message>
        <source>点数</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>ダメージ</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>回復</source>
        <translation>Heal</translation>
    </message>
    <message>
        <source>戦闘不能</source>
        <translation>Out of combat</translation>
    </message>
    <message>
        <source>戦闘不能を解除</source>
        <translation>Lift out of combat</translation>
    </message>
    <message>
        <source>死亡</source>
        <translation>Dead</translation>
    </message>
    <message>
        <source>未行動に戻す</source>
        <translation>Back to unacted</translation>
    </message>
    <message>
        <source>行動完了にする</source>
        <translation>Mark as done</translation>
    </message>
    <message>
        <source>判定</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>通常判定</source>
        <translation>Normal check</translation>
    </message>
    <message>
        <source>対抗判定（能動側）</source>
        <translation>Opposed check (active)</translation>
    </message>
    <message>
        <source>対抗判定（受動側）</source>
        <translation>Opposed check (passive)</translation>
    </message>
    <message>
        <source>継続判定</source>
        <translation>Extended check</translation>
    </message>
    <message>
        <source>接続状態</source>
        <translation>Connection</translation>
    </message>
    <message>
        <source>未接続</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>認識</source>
        <translation>Aware</translation>
    </message>
    <message>
        <source>ダイブ</source>
        <translation>Dive</translation>
    </message>
    <message>
        <source>完全ダイブ</source>
        <translation>Full dive</translation>
    </message>
    <message>
        <source>理由</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>移る理由</source>
        <translation>Reason of the change</translation>
    </message>
    <message>
        <source>数値</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>変える値</source>
        <translation>Number to change</translation>
    </message>
    <message>
        <source>新しい値</source>
        <translation>New value</translation>
    </message>
    <message>
        <source>この値にする</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>なしにする</source>
        <translation>Set to none</translation>
    </message>
    <message>
        <source>姿を現す</source>
        <translation>Reveal</translation>
    </message>
    <message>
        <source>隠す</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>離場</source>
        <translation>Leave</translation>
    </message>
</context>
<context>
    <name>LanesPanel</name>
    <message>
        <source>通常シーン</source>
        <translation>Ordinary scene</translation>
    </message>
    <message>
        <source>シーン</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>オーバーレンジ</source>
        <translation>Over range</translation>
    </message>
    <message>
        <source>{n} 人</source>
        <translation>{n} here</translation>
    </message>
    <message>
        <source>{n} 人と体 {more}</source>
        <translation>{n} here, {more} {more:body|bodies}</translation>
    </message>
    <message>
        <source>{n} 人&#x3000;認識 {more}</source>
        <translation>{n} here, {more} aware</translation>
    </message>
    <message>
        <source>射程がオーバーレンジの技だけが、となりの空間に届きます。</source>
        <translation>Only arts with the range over range reach the other space.</translation>
    </message>
    <message>
        <source>通常空間</source>
        <translation>ordinary space</translation>
    </message>
    <message>
        <source>IRCコトダマ空間</source>
        <translation>IRC Kotodama space</translation>
    </message>
    <message>
        <source>{name} の体</source>
        <translation>Body of {name}</translation>
    </message>
    <message>
        <source>ニンジャ DL {n}</source>
        <translation>Ninja DL {n}</translation>
    </message>
    <message>
        <source>モータル</source>
        <translation>Mortal</translation>
    </message>
    <message>
        <source>イニシアティヴ</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>インガオホー</source>
        <translation>Karma</translation>
    </message>
    <message>
        <source>伏せている</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>手番</source>
        <translation>Turn</translation>
    </message>
</context>
<context>
    <name>LevelExtra</name>
    <message>
        <source>レベルは {low}〜{high}。GMから何も聞いていなければ {low} です。</source>
        <translation>Level {low} to {high}; {low} unless the GM says otherwise.</translation>
    </message>
    <message>
        <source>レベルはGMが決めます。</source>
        <translation>The GM decides the level.</translation>
    </message>
    <message>
        <source>次に習熟ボーナスが増えるのはレベル {n}。</source>
        <translation>The proficiency bonus next grows at level {n}.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>{when}に作成</source>
        <translation>made {when}</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>名前のないキャラクター</source>
        <translation>Nameless character</translation>
    </message>
</context>
<context>
    <name>LifePage</name>
    <message>
        <source>ダイスを振る</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>入れた目を直す</source>
        <translation>Correct the face</translation>
    </message>
    <message>
        <source>合計ではなく、ダイスの目を入れてください。</source>
        <translation>Enter the face of the die, not the total.</translation>
    </message>
    <message>
        <source>作成中の振り直し</source>
        <translation>Reroll during creation</translation>
    </message>
    <message>
        <source>{life}は、どこまで持ちこたえられるかの数です。傷や事故で減り、0 以下で{down}になります。</source>
        <translation>{life} is how much the character can take. Wounds and accidents lower it; at 0 or less: {down}.</translation>
    </message>
    <message>
        <source>はじめは {start} です。</source>
        <translation> It starts at {start}.</translation>
    </message>
    <message>
        <source>入れまちがえた目は、この手順を出るまで直せます。</source>
        <translation>A face typed wrongly can be corrected until you leave this step.</translation>
    </message>
    <message>
        <source>振るのは一度だけです。もう一度振るには、GMの許可が要ります。</source>
        <translation>It is rolled once. Rolling again needs the GM’s consent.</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>コマンドの候補</source>
        <translation>Ways to go on</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>キャラクター</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>作りかけ</source>
        <translation>Drafts</translation>
    </message>
    <message>
        <source>アーカイブ</source>
        <translation>Archived</translation>
    </message>
    <message>
        <source>シナリオ</source>
        <translation>Scenarios</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>、</source>
        <translation>, </translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>LiveColumn</name>
    <message>
        <source>△ このままではキャラクターを作れません&#x3000;{why}</source>
        <translation>△ No character can be made like this: {why}</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>実</source>
        <translation>real</translation>
    </message>
    <message>
        <source>（隠）</source>
        <translation>(hidden) </translation>
    </message>
    <message>
        <source>▾ たたむ</source>
        <translation>▾ Fold</translation>
    </message>
    <message>
        <source>▸ あと {n} 行</source>
        <translation>▸ {n} more {n:line|lines}</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>実</source>
        <translation>real</translation>
    </message>
    <message>
        <source>（伏せてあったダイスを開いた手順）</source>
        <translation>(a step that uncovered dice)</translation>
    </message>
    <message>
        <source>（GMだけ）</source>
        <translation>(GM only)</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>全員</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>すべての種類</source>
        <translation>All kinds</translation>
    </message>
    <message>
        <source>GMだけの行</source>
        <translation>GM only</translation>
    </message>
    <message>
        <source>ここまで戻す</source>
        <translation>Go back to here</translation>
    </message>
    <message>
        <source>この行を取り消す</source>
        <translation>Undo this line</translation>
    </message>
    <message>
        <source>コピー</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>たたむ</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>全部見る</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>隠した内容を見る・伏せる</source>
        <translation>Look at what is hidden / cover it</translation>
    </message>
    <message>
        <source>記録</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>絞り込み</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>記録のうち見たい行だけを残します。もう一度押すとすべて見せます。</source>
        <translation>Shows only the lines you want to see; press again to show everything.</translation>
    </message>
    <message>
        <source>ことばでさがす</source>
        <translation>Search words</translation>
    </message>
    <message>
        <source>記録をことばでさがす</source>
        <translation>Search the log for words</translation>
    </message>
    <message>
        <source>だれの行を見るか</source>
        <translation>Whose lines to show</translation>
    </message>
    <message>
        <source>どの種類の行を見るか</source>
        <translation>Which kind of line to show</translation>
    </message>
    <message>
        <source>判定</source>
        <translation>Checks</translation>
    </message>
    <message>
        <source>ダイス</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>変更</source>
        <translation>Changes</translation>
    </message>
    <message>
        <source>戦闘</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>進行</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>場面</source>
        <translation>Scenes</translation>
    </message>
    <message>
        <source>メモ</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>LoopTracker</name>
    <message>
        <source>悪くなることを選ぶ</source>
        <translation>Choose what gets worse</translation>
    </message>
    <message>
        <source>語り終えて止まる</source>
        <translation>Told; stop here</translation>
    </message>
    <message>
        <source>宣言</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>指定</source>
        <translation>Designate</translation>
    </message>
    <message>
        <source>ロール</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>フェイト</source>
        <translation>Fate</translation>
    </message>
    <message>
        <source>解決</source>
        <translation>Resolve</translation>
    </message>
    <message>
        <source>停止</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>{name}（GM裁定）</source>
        <translation>{name} (GM ruling)</translation>
    </message>
    <message>
        <source>セッション開始：フェイト・ダイスを配る</source>
        <translation>Session start: deal fate dice</translation>
    </message>
    <message>
        <source>使うものを選ぶか、「確定」で先へ進みます。失敗しているあいだ、何度でも使えます。</source>
        <translation>Choose a use, or go on with “Confirm”. Fate can be used as often as you like while the check fails.</translation>
    </message>
    <message>
        <source>相手のダイスは解決まで伏せています。フェイト・ダイスを使う人がいなければ「確定」で先へ。</source>
        <translation>The opponent’s dice stay hidden until the resolution. If nobody uses a fate die, go on with “Confirm”.</translation>
    </message>
    <message>
        <source>右のトレイで振るか、出目を入れてください。</source>
        <translation>Roll in the tray on the right, or enter the face.</translation>
    </message>
</context>
<context>
    <name>MainController</name>
    <message>
        <source>{folder} に書けないので、このパソコンの {library} にしまいます。</source>
        <translation>{folder} cannot be written, so everything is kept in {library} on this machine.</translation>
    </message>
    <message>
        <source>保存できていない変更があるため、終了していません。</source>
        <translation>Some changes could not be saved, so the program stays open.</translation>
    </message>
    <message>
        <source>保存せずに終わる</source>
        <translation>Quit without saving</translation>
    </message>
    <message>
        <source>開いたのは「{name}」の卓です。ほかの {n} つは、あとで開いてください。</source>
        <translation>The table in “{name}” was opened. Open the others later ({n}).</translation>
    </message>
    <message>
        <source>手渡しのあいだに「{name}」が届きました。</source>
        <translation>“{name}” arrived while the machine was handed over.</translation>
    </message>
    <message>
        <source>手渡しのあいだにファイルが {n} つ届きました（「{name}」ほか）。</source>
        <translation>Files arrived while the machine was handed over: {n}, the first is “{name}”.</translation>
    </message>
    <message>
        <source>開く</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>手渡し中 — 卓上 Takujō</source>
        <translation>Handed over — Takujō</translation>
    </message>
    <message>
        <source>卓上 Takujō</source>
        <translation>Takujō</translation>
    </message>
    <message>
        <source>知らせ</source>
        <translation>Notice</translation>
    </message>
    <message>
        <source>知らせを閉じる</source>
        <translation>Close the message</translation>
    </message>
</context>
<context>
    <name>ManualController</name>
    <message>
        <source>（キーなし）</source>
        <translation>(no key)</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>{chapter} — 使い方</source>
        <translation>{chapter} — Manual</translation>
    </message>
    <message>
        <source>{n} 件</source>
        <translation>{n} found</translation>
    </message>
    <message>
        <source>見つかりません。別の言葉で探してください。</source>
        <translation>Nothing found. Try another word.</translation>
    </message>
    <message>
        <source>使い方 — 卓上 Takujō</source>
        <translation>Manual — Takujō</translation>
    </message>
    <message>
        <source>前のページ</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>次のページ</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>使い方を探す</source>
        <translation>Search the manual</translation>
    </message>
    <message>
        <source>使い方を探す（かな・ローマ字でも）</source>
        <translation>Search the manual</translation>
    </message>
    <message>
        <source>すべてのキー</source>
        <translation>All keys</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>目次</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>見つかったところ</source>
        <translation>Where it was found</translation>
    </message>
    <message>
        <source>使い方の本文</source>
        <translation>The chapter</translation>
    </message>
</context>
<context>
    <name>MarkDialog</name>
    <message>
        <source>休憩を取る</source>
        <translation>Take a break</translation>
    </message>
    <message>
        <source>状態・タイマー</source>
        <translation>State or timer</translation>
    </message>
    <message>
        <source>卓のみんな</source>
        <translation>Everybody at the table</translation>
    </message>
    <message>
        <source>何分(&amp;M)</source>
        <translation>&amp;Minutes</translation>
    </message>
    <message>
        <source>何{word}(&amp;R)</source>
        <translation>How many: {word} (&amp;R)</translation>
    </message>
    <message>
        <source>上の帯で押すまで続きます。</source>
        <translation>It lasts until you press it in the bar above.</translation>
    </message>
    <message>
        <source>そこまで行くと、ひとりでに終わります。</source>
        <translation>It ends by itself at that point.</translation>
    </message>
    <message>
        <source>数え始めは今の{word}です。終わるとひとりでに消えます。</source>
        <translation>The current one ({word}) counts as the first. It ends by itself after the last.</translation>
    </message>
    <message>
        <source>時間になると知らせます。手は止まりません。</source>
        <translation>You are told when the time is up. Nothing stops.</translation>
    </message>
    <message>
        <source>休憩</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>名前がありません。何の状態か、短く書いてください。</source>
        <translation>There is no name. Write in a few words what it is.</translation>
    </message>
    <message>
        <source>名前(&amp;N)</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>例&#x3000;毒、祝福、橋が落ちるまで</source>
        <translation>e.g. poison, blessing, until the bridge falls</translation>
    </message>
    <message>
        <source>だれの(&amp;W)</source>
        <translation>&amp;Whose</translation>
    </message>
    <message>
        <source>いつまで(&amp;U)</source>
        <translation>&amp;Until</translation>
    </message>
    <message>
        <source>GMだけ（プレイヤーに伏せる）(&amp;G)</source>
        <translation>&amp;GM only (hidden from players)</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>始める</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>ファイル(&amp;F)</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>新しい卓…</source>
        <translation>New Table…</translation>
    </message>
    <message>
        <source>卓を開く…</source>
        <translation>Open Table…</translation>
    </message>
    <message>
        <source>ようこそ画面</source>
        <translation>Welcome Page</translation>
    </message>
    <message>
        <source>タブを閉じる</source>
        <translation>Close Tab</translation>
    </message>
    <message>
        <source>シートを読み込む…</source>
        <translation>Import Sheets…</translation>
    </message>
    <message>
        <source>シートを書き出す…</source>
        <translation>Export Sheet…</translation>
    </message>
    <message>
        <source>前の版…</source>
        <translation>Earlier Versions…</translation>
    </message>
    <message>
        <source>前の版に戻す…</source>
        <translation>Earlier Versions of All Sheets…</translation>
    </message>
    <message>
        <source>ごみ箱…</source>
        <translation>Bin…</translation>
    </message>
    <message>
        <source>保存先フォルダーを開く</source>
        <translation>Open Library Folder</translation>
    </message>
    <message>
        <source>保存先を変える…</source>
        <translation>Move Library…</translation>
    </message>
    <message>
        <source>終わる</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>編集(&amp;E)</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>変更の一覧…</source>
        <translation>Changes…</translation>
    </message>
    <message>
        <source>名前・かなで探す</source>
        <translation>Find by Name or Reading</translation>
    </message>
    <message>
        <source>表示(&amp;V)</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>文字を大きく</source>
        <translation>Larger Text</translation>
    </message>
    <message>
        <source>文字を小さく</source>
        <translation>Smaller Text</translation>
    </message>
    <message>
        <source>文字をふつうの大きさに</source>
        <translation>Normal Text Size</translation>
    </message>
    <message>
        <source>テーマ：システムに合わせる</source>
        <translation>Theme: Same as System</translation>
    </message>
    <message>
        <source>テーマ：ライト</source>
        <translation>Theme: Light</translation>
    </message>
    <message>
        <source>テーマ：ダーク</source>
        <translation>Theme: Dark</translation>
    </message>
    <message>
        <source>表示言語：日本語</source>
        <translation>Language: 日本語</translation>
    </message>
    <message>
        <source>表示言語：English</source>
        <translation>Language: English</translation>
    </message>
    <message>
        <source>ダイスを転がす</source>
        <translation>Animate Dice</translation>
    </message>
    <message>
        <source>動きを減らす：システムに合わせる</source>
        <translation>Reduce Motion: Same as System</translation>
    </message>
    <message>
        <source>動きを減らす：はい</source>
        <translation>Reduce Motion: Yes</translation>
    </message>
    <message>
        <source>動きを減らす：いいえ</source>
        <translation>Reduce Motion: No</translation>
    </message>
    <message>
        <source>全画面</source>
        <translation>Full Screen</translation>
    </message>
    <message>
        <source>キャラクター(&amp;C)</source>
        <translation>&amp;Character</translation>
    </message>
    <message>
        <source>作る…</source>
        <translation>New…</translation>
    </message>
    <message>
        <source>おまかせで作る</source>
        <translation>New at Random</translation>
    </message>
    <message>
        <source>NPCを作る</source>
        <translation>New NPC</translation>
    </message>
    <message>
        <source>ひな形から作る…</source>
        <translation>New from Template…</translation>
    </message>
    <message>
        <source>複製</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>ひな形にする</source>
        <translation>Save as Template</translation>
    </message>
    <message>
        <source>名前を変える…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>アーカイブする・一覧に戻す</source>
        <translation>Archive or Bring Back</translation>
    </message>
    <message>
        <source>ごみ箱へ</source>
        <translation>Move to Bin</translation>
    </message>
    <message>
        <source>卓(&amp;T)</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>ゲーム定義</source>
        <translation>Game Definition</translation>
    </message>
    <message>
        <source>卓の名前を変える…</source>
        <translation>Rename Table…</translation>
    </message>
    <message>
        <source>卓をひな形にする…</source>
        <translation>Save Table as Template…</translation>
    </message>
    <message>
        <source>確率を見せる</source>
        <translation>Show Chances</translation>
    </message>
    <message>
        <source>準備と卓を切りかえる</source>
        <translation>Switch between Preparation and Table</translation>
    </message>
    <message>
        <source>手渡し…</source>
        <translation>Hand Over…</translation>
    </message>
    <message>
        <source>公開画面</source>
        <translation>Players’ Display</translation>
    </message>
    <message>
        <source>公開画面の手もと…</source>
        <translation>Control the Players’ Display…</translation>
    </message>
    <message>
        <source>公開画面を暗くする・戻す</source>
        <translation>Darken or Light the Players’ Display</translation>
    </message>
    <message>
        <source>公開画面を止める・続ける</source>
        <translation>Hold or Release the Players’ Display</translation>
    </message>
    <message>
        <source>公開画面を席へ回す</source>
        <translation>Turn the Players’ Display to the Next Seat</translation>
    </message>
    <message>
        <source>シナリオ</source>
        <translation>Scenarios</translation>
    </message>
    <message>
        <source>ハンドアウト</source>
        <translation>Handouts</translation>
    </message>
    <message>
        <source>セッションのまとめ</source>
        <translation>What the Session Has Changed</translation>
    </message>
    <message>
        <source>進行(&amp;G)</source>
        <translation>P&amp;lay</translation>
    </message>
    <message>
        <source>次の手順</source>
        <translation>Next Step</translation>
    </message>
    <message>
        <source>残りを使わずに手番や場面を終える</source>
        <translation>End the turn or scene, whatever is left</translation>
    </message>
    <message>
        <source>エフェクトを使わずダイスまで進む</source>
        <translation>Go On to the Dice without Effects</translation>
    </message>
    <message>
        <source>ひとつ前の手順へ戻す</source>
        <translation>Take Back the Last Step</translation>
    </message>
    <message>
        <source>戻した手順をやり直す</source>
        <translation>Redo the Step</translation>
    </message>
    <message>
        <source>戦闘を始める…</source>
        <translation>Begin a Battle…</translation>
    </message>
    <message>
        <source>セッションを始める…</source>
        <translation>Begin a Session…</translation>
    </message>
    <message>
        <source>選んだ人にダメージ…</source>
        <translation>Damage the Selected Person…</translation>
    </message>
    <message>
        <source>選んだ人を回復…</source>
        <translation>Heal the Selected Person…</translation>
    </message>
    <message>
        <source>記録を書き出す…</source>
        <translation>Export Log…</translation>
    </message>
    <message>
        <source>卓をごみ箱へ</source>
        <translation>Move Table to Bin</translation>
    </message>
    <message>
        <source>遭遇を用意する…</source>
        <translation>Prepare an Encounter…</translation>
    </message>
    <message>
        <source>すぐ出すNPC…</source>
        <translation>Quick NPC…</translation>
    </message>
    <message>
        <source>みんなで判定…</source>
        <translation>Group Check…</translation>
    </message>
    <message>
        <source>盤を出す・しまう</source>
        <translation>Show or Hide the Board</translation>
    </message>
    <message>
        <source>状態・タイマー…</source>
        <translation>State or Timer…</translation>
    </message>
    <message>
        <source>選んだPCのプレイヤーを替える…</source>
        <translation>Another Player for This PC…</translation>
    </message>
    <message>
        <source>休憩…</source>
        <translation>Break…</translation>
    </message>
    <message>
        <source>シナリオを手元に出す・たたむ</source>
        <translation>Scenario at Hand</translation>
    </message>
    <message>
        <source>場面のメモを書く</source>
        <translation>Write a Scene Note</translation>
    </message>
    <message>
        <source>場面の見出し…</source>
        <translation>Scene Heading…</translation>
    </message>
    <message>
        <source>ダイス(&amp;D)</source>
        <translation>&amp;Dice</translation>
    </message>
    <message>
        <source>ダイスへ</source>
        <translation>Go to Dice</translation>
    </message>
    <message>
        <source>コマンドへ</source>
        <translation>Go to Command Line</translation>
    </message>
    <message>
        <source>ダイスだけ使う…</source>
        <translation>Just Dice…</translation>
    </message>
    <message>
        <source>印刷(&amp;P)</source>
        <translation>&amp;Print</translation>
    </message>
    <message>
        <source>このシートを印刷…</source>
        <translation>Print This Sheet…</translation>
    </message>
    <message>
        <source>全員のシートを印刷…</source>
        <translation>Print Everybody’s Sheets…</translation>
    </message>
    <message>
        <source>今夜の印刷…</source>
        <translation>Print for Tonight…</translation>
    </message>
    <message>
        <source>白紙を印刷…</source>
        <translation>Print Blank Sheets…</translation>
    </message>
    <message>
        <source>紙から戻す…</source>
        <translation>Back from Paper…</translation>
    </message>
    <message>
        <source>ヘルプ(&amp;H)</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>使い方</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>用語の説明…</source>
        <translation>Glossary…</translation>
    </message>
    <message>
        <source>これは何？（指して調べる）</source>
        <translation>What’s This? (Point at It)</translation>
    </message>
    <message>
        <source>すべてのキー…</source>
        <translation>All keys…</translation>
    </message>
    <message>
        <source>きまりを読む…</source>
        <translation>Read the Rules…</translation>
    </message>
    <message>
        <source>卓上について</source>
        <translation>About Takujō</translation>
    </message>
</context>
<context>
    <name>MistakesDialog</name>
    <message>
        <source>読み込めません</source>
        <translation>Cannot be read</translation>
    </message>
    <message>
        <source>間違いの一覧</source>
        <translation>List of mistakes</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>コピー</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>行をクリックするか Enter を押すと、その欄へ移ります。</source>
        <translation>Click a line, or press Enter on it, to go to its field.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>番号で選ぶ</source>
        <translation>Choose by number</translation>
    </message>
    <message>
        <source>ダイストレイで続ける</source>
        <translation>Go on in the dice tray</translation>
    </message>
    <message>
        <source>次へ</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>だれが何をするかを選びます</source>
        <translation>Choose who does what</translation>
    </message>
    <message>
        <source>片づける</source>
        <translation>Clear away</translation>
    </message>
    <message>
        <source>選んで進めます</source>
        <translation>Choose to go on</translation>
    </message>
    <message>
        <source>次の手順はありません</source>
        <translation>No next step</translation>
    </message>
    <message>
        <source>ほかにできることが残っています。「{step}」は Shift+Enter です。</source>
        <translation>Something can still be done. Press Shift+Enter for “{step}”.</translation>
    </message>
    <message>
        <source>戻ったところで、まだ何もしていません。次の手順はボタンか N です。</source>
        <translation>You are back, and nothing has been done yet. The next step is on the button and on N.</translation>
    </message>
    <message>
        <source>判定に戻りました。目を打つか、Space で振ります。</source>
        <translation>Back at the check. Type the faces, or press Space to roll.</translation>
    </message>
    <message>
        <source>判定に戻りました。ここから選んで進めます。</source>
        <translation>Back at the check. Choose how it continues.</translation>
    </message>
    <message>
        <source>先に Enter か N で判定に戻ります。目はそのあとで打ちます。</source>
        <translation>Press Enter or N to return to the check first; then type the faces.</translation>
    </message>
    <message>
        <source>先に N で判定へ進みます。人は Alt と数字で選びます。</source>
        <translation>Press N first to go on to the roll. Alt and a number choose a person.</translation>
    </message>
    <message>
        <source>いま終えるものはありません。</source>
        <translation>There is nothing to end now.</translation>
    </message>
    <message>
        <source>だれが何をするかを選んでから、N で始めます。</source>
        <translation>Choose who does what, then press N to begin.</translation>
    </message>
    <message>
        <source>セッションを始める…</source>
        <translation>Begin a session…</translation>
    </message>
    <message>
        <source>戦闘を始める…</source>
        <translation>Begin a battle…</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>GMだけのメモを伏せる</source>
        <translation>Cover the GM’s notes</translation>
    </message>
    <message>
        <source>GMだけのメモを見る（{n}）</source>
        <translation>See the GM’s notes ({n})</translation>
    </message>
    <message>
        <source>書き直す</source>
        <translation>Rewrite</translation>
    </message>
    <message>
        <source>書く</source>
        <translation>Write</translation>
    </message>
    <message>
        <source>場面のメモ</source>
        <translation>Scene notes</translation>
    </message>
    <message>
        <source>メモをたたむ</source>
        <translation>Hide the notes</translation>
    </message>
    <message>
        <source>どの場面のメモか</source>
        <translation>Notes of which scene</translation>
    </message>
    <message>
        <source>この場面のメモはまだありません。下に書くと、記録にも残り、記録の検索で見つかります。</source>
        <translation>No notes on this scene yet. What you write below also goes into the log, where you can search for it.</translation>
    </message>
    <message>
        <source>みんなのメモ</source>
        <translation>Notes for everybody</translation>
    </message>
    <message>
        <source>GMだけのメモ</source>
        <translation>Notes for the GM only</translation>
    </message>
    <message>
        <source>消す</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>新しいメモ</source>
        <translation>New note</translation>
    </message>
    <message>
        <source>Enter：書く
Shift+Enter：改行</source>
        <translation>Enter: write it down
Shift+Enter: new line</translation>
    </message>
    <message>
        <source>GMだけ</source>
        <translation>GM only</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>Notifier</name>
    <message>
        <source>前の版を見る</source>
        <translation>Show versions</translation>
    </message>
</context>
<context>
    <name>NumberSpin</name>
    <message>
        <source>{n} は入りません。{low}〜{high} の数を書いてください。</source>
        <translation>{n} does not fit. Enter a number from {low} to {high}.</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>はじめの値を変える</source>
        <translation>Change a starting value</translation>
    </message>
    <message>
        <source>数えるかどうかを変える</source>
        <translation>Change what is counted</translation>
    </message>
</context>
<context>
    <name>OddsBar</name>
    <message>
        <source>確率</source>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>確率の表</source>
        <translation>Table of chances</translation>
    </message>
</context>
<context>
    <name>OpenPages</name>
    <message>
        <source>「{name}」を保存できました。</source>
        <translation>“{name}” has been saved.</translation>
    </message>
</context>
<context>
    <name>OpeningNotices</name>
    <message>
        <source>△ いまのきまりでは続けられないので、{what}をしまいました（記録の {line} 行目）。シートはそのままです。</source>
        <translation>△ Put away: {what}. Line {line} of the log does not fit today’s rules. Sheets stay as they are.</translation>
    </message>
    <message>
        <source>途中だった判定をトレイに戻しました。</source>
        <translation>A check that was open is back in the tray.</translation>
    </message>
    <message>
        <source>この卓は {host} で開かれています。ここでは読むだけです。</source>
        <translation>This table is open on {host}. Here it is read-only.</translation>
    </message>
    <message>
        <source>{host} からこの卓を引きつぐ</source>
        <translation>Take this table over from {host}</translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source>△ この卓の{parts}は壊れているので、読まずに開きました。</source>
        <translation>△ This table’s {parts} is damaged and was left out.</translation>
    </message>
    <message>
        <source>この卓は新しい版の卓上で作られているので、読むだけです。書くには、卓上を新しくしてください。</source>
        <translation>This table was made by a newer version of Takujō and can only be read. Update Takujō to write in it.</translation>
    </message>
    <message>
        <source>この卓の場所には書き込めないので、読むだけです。書くには、書き込める場所へコピーしてください。</source>
        <translation>The place of this table cannot be written to, so it can only be read. Copy it to a place that can be written to.</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>name</translation>
    </message>
    <message>
        <source>参加者の並び</source>
        <translation>order of the party</translation>
    </message>
    <message>
        <source>続きの場所</source>
        <translation>place where it stopped</translation>
    </message>
    <message>
        <source>ゲーム定義</source>
        <translation>game definition</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>▲ まだ使えるもの {n}</source>
        <translation>▲ Still possible: {n}</translation>
    </message>
    <message>
        <source>▼ まだ使えるもの {n}</source>
        <translation>▼ Still possible: {n}</translation>
    </message>
    <message>
        <source>GM裁定で：{name}</source>
        <translation>By GM ruling: {name}</translation>
    </message>
</context>
<context>
    <name>OrderFaces</name>
    <message>
        <source>手番</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>0以下</source>
        <translation>0 or less</translation>
    </message>
    <message>
        <source>同値</source>
        <translation>Tied</translation>
    </message>
    <message>
        <source>ターン終了 → {name} {ap}/{max}</source>
        <translation>End of turn → {name} {ap}/{max}</translation>
    </message>
    <message>
        <source>つぎは {names} でダイス</source>
        <translation>Then dice between {names}</translation>
    </message>
    <message>
        <source>つぎは {name}</source>
        <translation>Then {name}</translation>
    </message>
    <message>
        <source>つぎはクリンナッププロセス</source>
        <translation>Then the cleanup process</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>振る前に戦闘オプションを宣言できます</source>
        <translation>Combat options are declared before the dice</translation>
    </message>
    <message>
        <source>戦闘オプションは、押すとGMが認めたことになります</source>
        <translation>Pressing a combat option means the GM allows it</translation>
    </message>
    <message>
        <source>戦術 {n}</source>
        <translation>Tactics {n}</translation>
    </message>
    <message>
        <source>振る</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>済</source>
        <translation>done</translation>
    </message>
    <message>
        <source>もう一度押すと取り消します</source>
        <translation>Press again to take it back</translation>
    </message>
    <message>
        <source>隠密で仕掛ける</source>
        <translation>Hide (Stealth)</translation>
    </message>
    <message>
        <source>知覚で気づく</source>
        <translation>Notice (Perception)</translation>
    </message>
    <message>
        <source>相手の側に、隠れている人がいません。</source>
        <translation>Nobody of the other side is hiding.</translation>
    </message>
    <message>
        <source>不意打ちを受けない</source>
        <translation>Cannot be surprised</translation>
    </message>
    <message>
        <source>姿を見せる</source>
        <translation>Be seen</translation>
    </message>
    <message>
        <source>隠れている</source>
        <translation>hiding</translation>
    </message>
    <message>
        <source>不意を打たれた（防御 −1）</source>
        <translation>surprised (defence −1)</translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source>名簿の順（{life}が同じ人は、この順に動きます）</source>
        <translation>Roster order (equal {life} acts in this order)</translation>
    </message>
    <message>
        <source>手番の順</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>&#x3000;済み</source>
        <translation>  done</translation>
    </message>
    <message>
        <source>▲ {name} を前へ</source>
        <translation>▲ {name} earlier</translation>
    </message>
    <message>
        <source>▼ {name} を後へ</source>
        <translation>▼ {name} later</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>白紙</source>
        <translation>Blank</translation>
    </message>
</context>
<context>
    <name>PaperBack</name>
    <message>
        <source>「{name}」を取り込みました。</source>
        <translation>“{name}” has been updated.</translation>
    </message>
    <message>
        <source>紙のコード</source>
        <translation>Code on the paper</translation>
    </message>
    <message>
        <source>このコードのシートは、この卓にありません。</source>
        <translation>The sheet of this code is not at this table.</translation>
    </message>
    <message>
        <source>写真から探す</source>
        <translation>Find in a photo</translation>
    </message>
    <message>
        <source>写真 (*.png *.jpg *.jpeg *.webp *.bmp);;すべて (*)</source>
        <translation>Photos (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</translation>
    </message>
    <message>
        <source>いま</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>紙</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>紙から戻す</source>
        <translation>Back from paper</translation>
    </message>
    <message>
        <source>シート</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>紙のコード(&amp;Q)</source>
        <translation>Code on the paper (&amp;Q)</translation>
    </message>
    <message>
        <source>QRコードの文字を入れて Enter を押すと、そのシートになります。</source>
        <translation>Type what the QR code says and press Enter to go to its sheet.</translation>
    </message>
    <message>
        <source>写真から探す(&amp;F)…</source>
        <translation>&amp;Find in a photo…</translation>
    </message>
    <message>
        <source>紙の右上のQRコードを写した写真から、どのシートかを読み取ります。</source>
        <translation>Reads from a photo of the QR code at the top right of the paper which sheet it is.</translation>
    </message>
    <message>
        <source>紙の数を上から順に入れて Enter。変わらない所は Enter だけで進みます。</source>
        <translation>Type what the paper says from top to bottom, each with Enter. Where nothing changed, Enter goes on.</translation>
    </message>
    <message>
        <source>変わるところ</source>
        <translation>What changes</translation>
    </message>
    <message>
        <source>取り込んで次へ(&amp;T)</source>
        <translation>&amp;Update and go on</translation>
    </message>
    <message>
        <source>変わるところをシートに書き、次のシートへ進みます（Ctrl+Enter）。</source>
        <translation>Writes what changes into the sheet and goes to the next one (Ctrl+Enter).</translation>
    </message>
    <message>
        <source>次のシート(&amp;N)</source>
        <translation>&amp;Next sheet</translation>
    </message>
    <message>
        <source>このシートはそのままにして進みます（PageDown）。</source>
        <translation>Leaves this sheet as it is and goes on (Page Down).</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>PaperBackDialog</name>
    <message>
        <source>{field}（いま {value}／{n} マス）</source>
        <translation>{field} (now {value} of {n})</translation>
    </message>
    <message>
        <source>{field}（いま {value}）</source>
        <translation>{field} (now {value})</translation>
    </message>
    <message>
        <source>これで最後のシートです。</source>
        <translation>This was the last sheet.</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>紙面</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>ParamForm</name>
    <message>
        <source>ほかの条件</source>
        <translation>More conditions</translation>
    </message>
    <message>
        <source>自動</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>する</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>しない</source>
        <translation>No</translation>
    </message>
    <message>
        <source>なし</source>
        <translation>None</translation>
    </message>
    <message>
        <source>自動：{text}</source>
        <translation>Auto: {text}</translation>
    </message>
</context>
<context>
    <name>Party</name>
    <message>
        <source>{n} 分</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>まだ</source>
        <translation>yet to act</translation>
    </message>
</context>
<context>
    <name>PartyStrip</name>
    <message>
        <source>参加者</source>
        <translation>Participants</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>プレイヤー {name}</source>
        <translation>Player {name}</translation>
    </message>
    <message>
        <source>手番</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>待っている：{idle}</source>
        <translation>Waiting: {idle}</translation>
    </message>
    <message>
        <source>{state}（{ends}）</source>
        <translation>{state} ({ends})</translation>
    </message>
    <message>
        <source>済</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>{state}&#x3000;終わるとき：{ends}</source>
        <translation>{state}, ends: {ends}</translation>
    </message>
</context>
<context>
    <name>PersonTools</name>
    <message>
        <source>{name}の数・所縁・エフェクト</source>
        <translation>{name}: numbers, bonds, effects</translation>
    </message>
    <message>
        <source>{name}の数・所縁</source>
        <translation>Numbers and bonds of {name}</translation>
    </message>
    <message>
        <source>{name}の数・エフェクト</source>
        <translation>Numbers and effects of {name}</translation>
    </message>
    <message>
        <source>{name}の数</source>
        <translation>Numbers of {name}</translation>
    </message>
    <message>
        <source>ゲージのチェック</source>
        <translation>Gauge ticks</translation>
    </message>
    <message>
        <source>死亡の印（0か1）</source>
        <translation>Dead (0 or 1)</translation>
    </message>
    <message>
        <source>行動順番</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>使った受動行動</source>
        <translation>Reactions used</translation>
    </message>
    <message>
        <source>獲得経験点</source>
        <translation>XP gained</translation>
    </message>
    <message>
        <source>財産ポイント</source>
        <translation>Wealth points</translation>
    </message>
    <message>
        <source>経過日数（0〜2）</source>
        <translation>Days passed (0–2)</translation>
    </message>
    <message>
        <source>新しい所縁</source>
        <translation>new bond</translation>
    </message>
    <message>
        <source>戦闘から離れる</source>
        <translation>Leave the battle</translation>
    </message>
    <message>
        <source>直す</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>数</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>直す数</source>
        <translation>Number to set</translation>
    </message>
    <message>
        <source>新しい値</source>
        <translation>New value</translation>
    </message>
    <message>
        <source>この数にする</source>
        <translation>Set it</translation>
    </message>
    <message>
        <source>ダメージ</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>ダメージの点数</source>
        <translation>Points of damage</translation>
    </message>
    <message>
        <source>負傷</source>
        <translation>Wounds</translation>
    </message>
    <message>
        <source>疲労</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>エフェクト</source>
        <translation>Effects</translation>
    </message>
    <message>
        <source>CLVを払う人</source>
        <translation>Who pays a CLV</translation>
    </message>
    <message>
        <source>全回復</source>
        <translation>Full recovery</translation>
    </message>
    <message>
        <source>蘇生</source>
        <translation>Revival</translation>
    </message>
    <message>
        <source>所縁</source>
        <translation>Bond</translation>
    </message>
    <message>
        <source>書き換える所縁</source>
        <translation>Bond to rewrite</translation>
    </message>
    <message>
        <source>所縁の相手</source>
        <translation>Person of the bond</translation>
    </message>
    <message>
        <source>関係</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>GMが認めて書く</source>
        <translation>Write it (GM agrees)</translation>
    </message>
    <message>
        <source>栄養ドリンクを飲む</source>
        <translation>Drink an energy drink</translation>
    </message>
    <message>
        <source>姿を見せる</source>
        <translation>Be seen</translation>
    </message>
    <message>
        <source>離れる</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>{name} は戦闘不能です。1点でも受けると死亡します。</source>
        <translation>{name} is out of combat. A single point of damage kills.</translation>
    </message>
    <message>
        <source>続けて移行：{way}</source>
        <translation>Move on: {way}</translation>
    </message>
    <message>
        <source>なし</source>
        <translation>None</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>インガオホー値</source>
        <translation>Karma</translation>
    </message>
    <message>
        <source>ワザマエカウンター</source>
        <translation>Wazamae counters</translation>
    </message>
    <message>
        <source>イニシアティヴ値</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>DL</source>
        <translation>DL</translation>
    </message>
    <message>
        <source>行動回数</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>戦闘移動</source>
        <translation>Combat move</translation>
    </message>
</context>
<context>
    <name>PickMany</name>
    <message>
        <source>△ {name}（ありません）</source>
        <translation>△ {name} (not there)</translation>
    </message>
    <message>
        <source>選べるものがまだありません。</source>
        <translation>Nothing to choose from yet.</translation>
    </message>
</context>
<context>
    <name>PickOne</name>
    <message>
        <source>△ {name}（ありません）</source>
        <translation>△ {name} (not there)</translation>
    </message>
</context>
<context>
    <name>PinGate</name>
    <message>
        <source>4文字以上。卓に戻るときに入れます。この卓を閉じるまで使えます。</source>
        <translation>At least 4 characters. It is asked for on the way back to the table, until this table is closed.</translation>
    </message>
    <message>
        <source>GMのPINを決めてください</source>
        <translation>GM: choose a PIN</translation>
    </message>
    <message>
        <source>次へ</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>PINは4文字以上にしてください。</source>
        <translation>A PIN has at least 4 characters.</translation>
    </message>
    <message>
        <source>もう一度、同じPINを入れてください</source>
        <translation>Type the same PIN again</translation>
    </message>
    <message>
        <source>決める</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>2つのPINが違います。はじめから入れてください。</source>
        <translation>The two PINs differ. Please begin again.</translation>
    </message>
    <message>
        <source>Escで、渡す画面に戻ります。</source>
        <translation>Esc goes back to the screen that is handed round.</translation>
    </message>
    <message>
        <source>卓に戻るには GMのPIN</source>
        <translation>Back to the table: the GM’s PIN</translation>
    </message>
    <message>
        <source>卓に戻る</source>
        <translation>Back to the table</translation>
    </message>
</context>
<context>
    <name>PlainTracker</name>
    <message>
        <source>上の人を選ぶと、その人にできることが出ます。</source>
        <translation>Choose somebody above to see what they can do.</translation>
    </message>
    <message>
        <source>進行</source>
        <translation>Story</translation>
    </message>
    <message>
        <source>だれが動くか</source>
        <translation>Who acts</translation>
    </message>
    <message>
        <source>{name} にできること</source>
        <translation>What {name} can do</translation>
    </message>
    <message>
        <source>手番の順</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>{head}（第 {n} {word}・まだの人 {left}）</source>
        <translation>{head} ({word} {n}, {left} still to act)</translation>
    </message>
    <message>
        <source>済</source>
        <translation>done</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>&#x3000;・&#x3000;</source>
        <translation> · </translation>
    </message>
    <message>
        <source>例&#x3000;{lines}</source>
        <translation>e.g. {lines}</translation>
    </message>
    <message>
        <source>判定</source>
        <translation>check</translation>
    </message>
    <message>
        <source>{step}&#x3000;Enter で行う</source>
        <translation>{step}, Enter does it</translation>
    </message>
    <message>
        <source>行頭に ! でGM裁定。</source>
        <translation> With ! before it, it is a GM ruling.</translation>
    </message>
    <message>
        <source>出目 {faces}&#x3000;Enter で入れる</source>
        <translation>Faces {faces}: Enter</translation>
    </message>
    <message>
        <source>「{name}」という数はありません。</source>
        <translation>There is no number “{name}”.</translation>
    </message>
    <message>
        <source>「{text}」は分かりません。例&#x3000;{example}</source>
        <translation>“{text}” is not understood. E.g. {example}</translation>
    </message>
    <message>
        <source>「{text}」という{kind}はありません。{names} から選べます。</source>
        <translation>{kind}: there is no “{text}”. There are {names}.</translation>
    </message>
    <message>
        <source>{check}&#x3000;Enter で記録</source>
        <translation>{check}: Enter to log</translation>
    </message>
    <message>
        <source>&#x3000;成功 {p}</source>
        <translation>, success {p}</translation>
    </message>
    <message>
        <source>{dice} を振る&#x3000;Enter</source>
        <translation>Roll {dice}: Enter</translation>
    </message>
    <message>
        <source>&#x3000;Enter で準備</source>
        <translation>: Enter to prepare</translation>
    </message>
    <message>
        <source>{name} はこの場にいないので、宣言とは別の判定です。宣言の相手にするなら「途中参加…」で加えます。</source>
        <translation>{name} is not here, so this is a check beside the declaration. To face them in it, add them by “Join…”.</translation>
    </message>
    <message>
        <source>記録に書く：{text}</source>
        <translation>Write into the log: {text}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>戦闘…</source>
        <translation>Battle…</translation>
    </message>
    <message>
        <source>セッション…</source>
        <translation>Session…</translation>
    </message>
    <message>
        <source>戦闘を始める…</source>
        <translation>Begin a battle…</translation>
    </message>
    <message>
        <source>セッションを始める…</source>
        <translation>Begin a session…</translation>
    </message>
    <message>
        <source>いまは何も動いていません</source>
        <translation>Nothing is running now</translation>
    </message>
    <message>
        <source>続いているもの（{n}）</source>
        <translation>Running ({n})</translation>
    </message>
    <message>
        <source>メモ（{n}）</source>
        <translation>Notes ({n})</translation>
    </message>
    <message>
        <source>メモ</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>このきまりを読む</source>
        <translation>Read this rule</translation>
    </message>
    <message>
        <source>卓</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>戦闘</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>セッション</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>始める…</source>
        <translation>Begin…</translation>
    </message>
    <message>
        <source>途中参加…</source>
        <translation>Join…</translation>
    </message>
    <message>
        <source>みんなで判定…</source>
        <translation>Group check…</translation>
    </message>
    <message>
        <source>状態・タイマー…</source>
        <translation>States…</translation>
    </message>
    <message>
        <source>休憩…</source>
        <translation>Break…</translation>
    </message>
    <message>
        <source>シナリオ</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>盤</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>まとめと成長</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>このセッションで変わったものを人ごとに見て、成長に進みます</source>
        <translation>See by person what this session has changed, and go on to growth</translation>
    </message>
    <message>
        <source>終える</source>
        <translation>End</translation>
    </message>
    <message>
        <source>理由（書かなくてもよい）</source>
        <translation>Reason (may stay empty)</translation>
    </message>
    <message>
        <source>GM裁定の理由</source>
        <translation>Reason of the GM ruling</translation>
    </message>
    <message>
        <source>GM裁定で行う</source>
        <translation>Do it by GM ruling</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>続いているもの</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>続いている状態とタイマー</source>
        <translation>States and timers still running</translation>
    </message>
    <message>
        <source>まだ何も始まっていません</source>
        <translation>Nothing has begun yet</translation>
    </message>
    <message>
        <source>判定はこのままできます。上の参加者を選び、右のトレイで振るか、下のコマンドに書いてください。</source>
        <translation>Checks can be made right away. Select a participant above and roll in the tray, or type a command below.</translation>
    </message>
    <message>
        <source>前のセッションのまとめ</source>
        <translation>What the last session changed</translation>
    </message>
    <message>
        <source>この卓には、まだだれもいません。上の「準備」で、キャラクターを作るか読み込んでください。ダイスだけなら、下のコマンドに書けば振れます。</source>
        <translation>Nobody is at this table yet. Build or import characters under “Prepare” at the top. To roll dice alone, use the command line below.</translation>
    </message>
    <message>
        <source>まとめ</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>このセッションで変わったものを人ごとに見ます</source>
        <translation>What this session has changed, person by person</translation>
    </message>
</context>
<context>
    <name>PlayPageController</name>
    <message>
        <source>第 {n} {word}&#x3000;{phase}</source>
        <translation>{word} {n}  {phase}</translation>
    </message>
    <message>
        <source>{name} を操作するプレイヤー</source>
        <translation>Who plays {name}</translation>
    </message>
    <message>
        <source>プレイヤーの名前</source>
        <translation>Player’s name</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>{name} — 卓上 Takujō</source>
        <translation>{name} — Takujō</translation>
    </message>
    <message>
        <source>△ このシートは「{game}」のルールのものです。ここでは元のルールで出ます。</source>
        <translation>△ This sheet follows the rules of “{game}”. Here it is shown by the published rules.</translation>
    </message>
    <message>
        <source>書き換えずに、その卓で読み込んでください。</source>
        <translation>Leave it as it is, and import it at that table.</translation>
    </message>
    <message>
        <source>判定は、卓にこのシートを読み込むとできます。</source>
        <translation>Import this sheet into a table to make checks.</translation>
    </message>
    <message>
        <source>✓ 保存済み {time}</source>
        <translation>✓ Saved {time}</translation>
    </message>
    <message>
        <source>選ばなかった方も「前の版」に残ります。</source>
        <translation>What you do not choose stays under Earlier versions.</translation>
    </message>
    <message>
        <source>この画面の内容で書く</source>
        <translation>Keep this version</translation>
    </message>
    <message>
        <source>ようこそ</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>前の版</source>
        <translation>Earlier versions</translation>
    </message>
    <message>
        <source>印刷</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>保存できました。</source>
        <translation>Saved.</translation>
    </message>
    <message>
        <source>「{game}」のルールで開きました。ルールはこのシートに入っています。</source>
        <translation>Opened by the rules of “{game}”, which are inside this sheet.</translation>
    </message>
    <message>
        <source>自分の卓に読み込む…</source>
        <translation>Import into a table of your own…</translation>
    </message>
    <message>
        <source>△ シートに入っている肖像の画像は使えないので、出していません。</source>
        <translation>△ The portrait inside this sheet cannot be used and is not shown.</translation>
    </message>
    <message>
        <source>肖像を選び直せば、そちらが入ります。</source>
        <translation>Choose another portrait, and that goes in.</translation>
    </message>
</context>
<context>
    <name>PointDiscs</name>
    <message>
        <source>使った点</source>
        <translation>Points used</translation>
    </message>
</context>
<context>
    <name>PoolModel</name>
    <message>
        <source>【{name}】{value}&#x3000;押すと値を書き換えます</source>
        <translation>{name} {value}: click to change it</translation>
    </message>
    <message>
        <source>≪{name}≫&#x3000;押すと値を書き換えます</source>
        <translation>{name}: click to change it</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>画像を選ぶか、ここにドロップするか、貼り付けます</source>
        <translation>Choose a picture, drop it here, or paste it</translation>
    </message>
    <message>
        <source>画像を選ぶ…</source>
        <translation>Choose a picture…</translation>
    </message>
    <message>
        <source>貼り付ける</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>画像を外す</source>
        <translation>Remove the picture</translation>
    </message>
</context>
<context>
    <name>PortraitInput</name>
    <message>
        <source>肖像を外す</source>
        <translation>Remove the portrait</translation>
    </message>
    <message>
        <source>肖像を替える</source>
        <translation>Change the portrait</translation>
    </message>
    <message>
        <source>肖像を選ぶ</source>
        <translation>Choose a portrait</translation>
    </message>
    <message>
        <source>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>ふつう</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>節約</source>
        <translation>Economy</translation>
    </message>
    <message>
        <source>色付き</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>なし</source>
        <translation>None</translation>
    </message>
    <message>
        <source>名札</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>控え</source>
        <translation>Whole sheet</translation>
    </message>
    <message>
        <source>{n} ページ</source>
        <translation>{n} {n:page|pages}</translation>
    </message>
    <message>
        <source>形のない字が□になります：{signs}</source>
        <translation>Signs without a shape become □: {signs}</translation>
    </message>
    <message>
        <source>「{name}」に保存しました。書き込んだら「シートを読み込む」で戻せます。</source>
        <translation>Saved to “{name}”. Once it is filled in, “Import sheets” brings it back.</translation>
    </message>
    <message>
        <source>「{name}」に保存しました。</source>
        <translation>Saved as “{name}”.</translation>
    </message>
    <message>
        <source>{n} ページを送りました。</source>
        <translation>{n} {n:page|pages} sent.</translation>
    </message>
    <message>
        <source>やめました。何も書かれていません。</source>
        <translation>Stopped. Nothing was written.</translation>
    </message>
    <message>
        <source>プリンターが見つかりません。PDFにして、別のパソコンから印刷してください。</source>
        <translation>No printer was found. Make a PDF and print it from another computer.</translation>
    </message>
    <message>
        <source>PDFにする</source>
        <translation>Save PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>書き込めるPDFにする</source>
        <translation>Make a PDF to fill in</translation>
    </message>
    <message>
        <source>印刷</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>記入済み(&amp;F)</source>
        <translation>&amp;Filled in</translation>
    </message>
    <message>
        <source>いまの値をすべて印刷します。</source>
        <translation>Prints every value as it stands.</translation>
    </message>
    <message>
        <source>鉛筆用(&amp;E)</source>
        <translation>P&amp;encil</translation>
    </message>
    <message>
        <source>遊びながら変わる値を空けて印刷します。</source>
        <translation>Leaves blank what changes in play.</translation>
    </message>
    <message>
        <source>白紙(&amp;B)</source>
        <translation>&amp;Blank</translation>
    </message>
    <message>
        <source>何も書いていないシートを印刷します。</source>
        <translation>Prints an empty sheet.</translation>
    </message>
    <message>
        <source>用紙(&amp;S)</source>
        <translation>Paper &amp;size</translation>
    </message>
    <message>
        <source>用紙の大きさ</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>インク(&amp;I)</source>
        <translation>&amp;Ink</translation>
    </message>
    <message>
        <source>QR(&amp;Q)</source>
        <translation>&amp;QR</translation>
    </message>
    <message>
        <source>名札：右上の小さなコードで、どのシートの紙か分かります。控え：シートの全部が入ったページも付けます。</source>
        <translation>Name: a small code at the top right tells which sheet this is. Whole sheet: another page holds all of it.</translation>
    </message>
    <message>
        <source>QRコード</source>
        <translation>QR codes</translation>
    </message>
    <message>
        <source>大きく見る(&amp;W)</source>
        <translation>Fit &amp;width</translation>
    </message>
    <message>
        <source>ページを幅いっぱいに広げます。もう一度押すと全体が見えます。</source>
        <translation>Fits the page to the width. Press again for the whole page.</translation>
    </message>
    <message>
        <source>インクの使い方</source>
        <translation>How ink is used</translation>
    </message>
    <message>
        <source>節約は地の色と黒い帯を刷りません。色付きは帯をルールの色で刷ります。</source>
        <translation>Economy prints no tints and no black bars. Colour prints bars in the colour of the rules.</translation>
    </message>
    <message>
        <source>大きな文字(&amp;G)</source>
        <translation>Lar&amp;ge text</translation>
    </message>
    <message>
        <source>紙を横にして、ページを分けて大きく刷ります。</source>
        <translation>Turns the paper on its side and prints larger, on more pages.</translation>
    </message>
    <message>
        <source>ページの一覧</source>
        <translation>List of pages</translation>
    </message>
    <message>
        <source>選んだページ</source>
        <translation>Chosen page</translation>
    </message>
    <message>
        <source>PDFにする(&amp;D)…</source>
        <translation>Save P&amp;DF…</translation>
    </message>
    <message>
        <source>書き込めるPDF(&amp;K)…</source>
        <translation>PDF to fill in (&amp;K)…</translation>
    </message>
    <message>
        <source>画面で書き込めるPDFにする。書き込んだら「シートを読み込む」で戻せる</source>
        <translation>Makes a PDF that can be filled in on a screen; “Import sheets” brings it back</translation>
    </message>
    <message>
        <source>印刷(&amp;P)…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>白紙を印刷</source>
        <translation>Print blank sheets</translation>
    </message>
    <message>
        <source>どのルールの白紙を印刷しますか。</source>
        <translation>For which rules?</translation>
    </message>
    <message>
        <source>ハンドアウト</source>
        <translation>Handouts</translation>
    </message>
    <message>
        <source>シナリオ</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>ページを作っています。</source>
        <translation>Making pages.</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>PrivateView</name>
    <message>
        <source>題のないハンドアウト</source>
        <translation>Handout without a title</translation>
    </message>
    <message>
        <source>いまの場面</source>
        <translation>The scene now</translation>
    </message>
</context>
<context>
    <name>PrivateViewPage</name>
    <message>
        <source>知ってよいこと</source>
        <translation>What you may know</translation>
    </message>
    <message>
        <source>知ってよいことの一覧</source>
        <translation>List of what you may know</translation>
    </message>
    <message>
        <source>見えているもの</source>
        <translation>What is seen</translation>
    </message>
</context>
<context>
    <name>QuickNpcDialog</name>
    <message>
        <source>名前がありません。名前を書いてください。</source>
        <translation>There is no name. Write a name.</translation>
    </message>
    <message>
        <source>すぐ出すNPC</source>
        <translation>Quick NPC</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>出す</source>
        <translation>Bring in</translation>
    </message>
</context>
<context>
    <name>RecapController</name>
    <message>
        <source>{time} からのセッション</source>
        <translation>Session since {time}</translation>
    </message>
    <message>
        <source>{time} から</source>
        <translation>Since {time}</translation>
    </message>
    <message>
        <source>✓ コピーしました。</source>
        <translation>✓ Copied.</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>成長…</source>
        <translation>Growth…</translation>
    </message>
    <message>
        <source>シートを開く</source>
        <translation>Open the sheet</translation>
    </message>
    <message>
        <source>セッションのまとめ</source>
        <translation>What the session has changed</translation>
    </message>
    <message>
        <source>どのセッションか</source>
        <translation>Which session</translation>
    </message>
    <message>
        <source>NPCと、本人やGMだけが知ることも(&amp;G)</source>
        <translation>Also NPCs and what only the player or the &amp;GM knows</translation>
    </message>
    <message>
        <source>文章でコピー(&amp;C)</source>
        <translation>&amp;Copy as text</translation>
    </message>
    <message>
        <source>印刷(&amp;P)…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>記録を書き出す(&amp;W)…</source>
        <translation>E&amp;xport the log…</translation>
    </message>
    <message>
        <source>このセッションで変わったものは、まだありません。</source>
        <translation>Nothing has changed in this session yet.</translation>
    </message>
    <message>
        <source>だれもが知ってよいものは変わっていません。本人やGMだけが知ることは、上の印を付けると出ます。</source>
        <translation>Nothing that all may know has changed. Tick the box above for what one player or the GM alone knows.</translation>
    </message>
</context>
<context>
    <name>RecentDelegate</name>
    <message>
        <source>つづける</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>開く</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message>
        <source>決めておく</source>
        <translation>Set it</translation>
    </message>
    <message>
        <source>{title}：決めておく</source>
        <translation>{title}: set it</translation>
    </message>
</context>
<context>
    <name>ResolvePane</name>
    <message>
        <source>失敗には結果が要ります。状況がどう悪くなったかを選ぶか書いてください。</source>
        <translation>A failure needs a consequence. Choose or write how things got worse.</translation>
    </message>
    <message>
        <source>悪くなること</source>
        <translation>What gets worse</translation>
    </message>
    <message>
        <source>起きること</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>悪くなることを選ぶか書いてください。</source>
        <translation>Choose or write what gets worse.</translation>
    </message>
    <message>
        <source>{name} を「{state}」にする</source>
        <translation>Give {name} the condition “{state}”</translation>
    </message>
</context>
<context>
    <name>RollLine</name>
    <message>
        <source>振る</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>卓のダイスを使うなら、目を入れる</source>
        <translation>Real dice? Enter the faces</translation>
    </message>
    <message>
        <source>目</source>
        <translation>?</translation>
    </message>
    <message>
        <source>振り直す</source>
        <translation>Reroll</translation>
    </message>
    <message>
        <source>{name} の出目</source>
        <translation>Faces: {name}</translation>
    </message>
</context>
<context>
    <name>RowBody</name>
    <message>
        <source>{list}の一覧から足す</source>
        <translation>Add from the list: {list}</translation>
    </message>
    <message>
        <source>一覧から足す…</source>
        <translation>Add from the list …</translation>
    </message>
    <message>
        <source>行を足す</source>
        <translation>Add a row</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>消す</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>コピー</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>貼り付ける</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>上へ</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>下へ</source>
        <translation>Down</translation>
    </message>
</context>
<context>
    <name>RowsEditor</name>
    <message>
        <source>まだありません。＋ で足します。</source>
        <translation>Nothing yet. Add with ＋.</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>新しい項目</source>
        <translation>New item</translation>
    </message>
    <message>
        <source>変更</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>既定に戻す</source>
        <translation>Reset to default</translation>
    </message>
    <message>
        <source>行</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>足す</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>複製</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>消す</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>上へ</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>下へ</source>
        <translation>Down</translation>
    </message>
</context>
<context>
    <name>RowsModel</name>
    <message>
        <source>行を足す</source>
        <translation>Add a row</translation>
    </message>
    <message>
        <source>行を消す</source>
        <translation>Delete rows</translation>
    </message>
    <message>
        <source>行を並べ替える</source>
        <translation>Reorder rows</translation>
    </message>
    <message>
        <source>並べ替え</source>
        <translation>Reorder</translation>
    </message>
    <message>
        <source>行を貼り付ける</source>
        <translation>Paste rows</translation>
    </message>
    <message>
        <source>＋ 書いて足す</source>
        <translation>+ add</translation>
    </message>
</context>
<context>
    <name>RulerDialog</name>
    <message>
        <source>公開画面の実寸</source>
        <translation>Real size on the players’ display</translation>
    </message>
    <message>
        <source>公開画面に線が出ています。長さを定規で測って、下に書いてください。</source>
        <translation>There is a line on the players’ display. Measure it with a ruler and write its length below.</translation>
    </message>
    <message>
        <source>線の長さ</source>
        <translation>Length of the line</translation>
    </message>
    <message>
        <source>ヘクスの幅（辺から辺）</source>
        <translation>Width of a hex (side to side)</translation>
    </message>
    <message>
        <source>盤をこの大きさで映す(&amp;M)</source>
        <translation>Draw boards in this size (&amp;M)</translation>
    </message>
    <message>
        <source>駒をじかに置くときに使います。盤が画面より大きいときは、手番の人のまわりを映します。</source>
        <translation>For figures that stand on the screen. A board larger than the screen is shown around whoever acts.</translation>
    </message>
    <message>
        <source>やめる</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>決める</source>
        <translation>Set</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>きまりを読む — {system}</source>
        <translation>Read the rules — {system}</translation>
    </message>
    <message>
        <source>{n} 件</source>
        <translation>{n} found</translation>
    </message>
    <message>
        <source>見つかりません。</source>
        <translation>Nothing found.</translation>
    </message>
    <message>
        <source>番号の一部や、別の言葉で探してください。</source>
        <translation>Try part of a number, or another word.</translation>
    </message>
    <message>
        <source>資料のルール</source>
        <translation>Rule of the book</translation>
    </message>
    <message>
        <source>資料にないところの読み方</source>
        <translation>Our reading where the book is open</translation>
    </message>
    <message>
        <source>アプリの機能</source>
        <translation>What the program does</translation>
    </message>
    <message>
        <source>きまりを読む</source>
        <translation>Read the rules</translation>
    </message>
    <message>
        <source>番号・言葉・かなで探す</source>
        <translation>Find by number or word</translation>
    </message>
    <message>
        <source>きまりを探す</source>
        <translation>Find a rule</translation>
    </message>
    <message>
        <source>きまりの一覧</source>
        <translation>List of rules</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>SampleFormulas</name>
    <message>
        <source>見本のシートでは {value}</source>
        <translation>On the sample sheet: {value}</translation>
    </message>
    <message>
        <source>見本のシートで結果 {total}、差 {margin} なら {value}</source>
        <translation>On the sample sheet, with result {total} and margin {margin}: {value}</translation>
    </message>
</context>
<context>
    <name>ScenarioChoice</name>
    <message>
        <source>シナリオ</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>シナリオなし</source>
        <translation>No scenario</translation>
    </message>
</context>
<context>
    <name>ScenarioController</name>
    <message>
        <source>新しいシナリオ</source>
        <translation>New scenario</translation>
    </message>
    <message>
        <source>シナリオ「{title}」をごみ箱へ移しました。</source>
        <translation>Moved the scenario “{title}” to the bin.</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>「{name}」に使えない値が {n} 件あります。</source>
        <translation>“{name}” has {n} {n:value|values} that cannot be used.</translation>
    </message>
    <message>
        <source>△ シナリオのファイルが、別の場所で書き換えられています。どちらも「前の版」に残ります。</source>
        <translation>△ The scenario’s file was changed elsewhere. Both are kept among the earlier versions.</translation>
    </message>
    <message>
        <source>この画面の内容で書く</source>
        <translation>Write what is on this screen</translation>
    </message>
    <message>
        <source>{name} に書き出しました。</source>
        <translation>Written to {name}.</translation>
    </message>
    <message>
        <source>シナリオを書き出す</source>
        <translation>Export the scenario</translation>
    </message>
    <message>
        <source>シナリオ (*.json)</source>
        <translation>Scenario (*.json)</translation>
    </message>
    <message>
        <source>シナリオを読み込む</source>
        <translation>Import a scenario</translation>
    </message>
    <message>
        <source>シナリオ (*.json);;すべて (*)</source>
        <translation>Scenario (*.json);;All files (*)</translation>
    </message>
    <message>
        <source>シナリオのあらまし</source>
        <translation>Outline of the scenario</translation>
    </message>
    <message>
        <source>シナリオの{part}</source>
        <translation>{part} of the scenario</translation>
    </message>
    <message>
        <source>題のないハンドアウト</source>
        <translation>Handout without a title</translation>
    </message>
    <message>
        <source>「新しく作る」で書きはじめるか、「読み込む…」で受け取ったシナリオを開きます。</source>
        <translation>Begin with “New”, or open a scenario you were given with “Import…”.</translation>
    </message>
    <message>
        <source>△ {name}（読めません）</source>
        <translation>△ {name} (cannot be read)</translation>
    </message>
    <message>
        <source>△ 直すところ {n} 件</source>
        <translation>△ To fix: {n}</translation>
    </message>
    <message>
        <source>✓ 遊べます&#x3000;気をつけるところ {n} 件</source>
        <translation>✓ Ready to play. Worth a look: {n}</translation>
    </message>
    <message>
        <source>✓ 問題はありません</source>
        <translation>✓ No problems</translation>
    </message>
</context>
<context>
    <name>ScenarioHand</name>
    <message>
        <source>遊んでいるシナリオがありません。「セッションを始める…」で選べます。</source>
        <translation>No scenario is being played. Choose one with “Begin a session…”.</translation>
    </message>
    <message>
        <source>あらまし</source>
        <translation>Outline</translation>
    </message>
    <message>
        <source>NPC&#x3000;{name}</source>
        <translation>NPC: {name}</translation>
    </message>
    <message>
        <source>遭遇&#x3000;{name}</source>
        <translation>Encounter: {name}</translation>
    </message>
    <message>
        <source>メモ&#x3000;{name}</source>
        <translation>Note: {name}</translation>
    </message>
    <message>
        <source>題のないハンドアウト</source>
        <translation>Handout without a title</translation>
    </message>
</context>
<context>
    <name>ScenarioPage</name>
    <message>
        <source>GM用(&amp;G)</source>
        <translation>For the &amp;GM</translation>
    </message>
    <message>
        <source>プレイヤー用(&amp;P)</source>
        <translation>For &amp;players</translation>
    </message>
    <message>
        <source>あらまし</source>
        <translation>Outline</translation>
    </message>
    <message>
        <source>ためす</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>シナリオ</source>
        <translation>Scenarios</translation>
    </message>
    <message>
        <source>シナリオの一覧</source>
        <translation>List of scenarios</translation>
    </message>
    <message>
        <source>新しく作る(&amp;N)</source>
        <translation>&amp;New</translation>
    </message>
    <message>
        <source>読み込む…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>書き出す…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>印刷…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>前の版…</source>
        <translation>Earlier versions…</translation>
    </message>
    <message>
        <source>ごみ箱へ</source>
        <translation>Move to bin</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>シナリオの項目</source>
        <translation>Parts of the scenario</translation>
    </message>
    <message>
        <source>直すところ</source>
        <translation>To fix</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>手元のシナリオ</source>
        <translation>Scenario at hand</translation>
    </message>
    <message>
        <source>シナリオをたたむ</source>
        <translation>Hide the scenario</translation>
    </message>
    <message>
        <source>シナリオのどこか</source>
        <translation>Where in the scenario</translation>
    </message>
    <message>
        <source>シナリオの文</source>
        <translation>Text of the scenario</translation>
    </message>
    <message>
        <source>読み上げる文</source>
        <translation>Read aloud</translation>
    </message>
    <message>
        <source>GMだけ</source>
        <translation>GM only</translation>
    </message>
    <message>
        <source>出す：{name}</source>
        <translation>Bring in: {name}</translation>
    </message>
    <message>
        <source>しまう：{name}</source>
        <translation>Put away: {name}</translation>
    </message>
    <message>
        <source>見せる：{name}</source>
        <translation>Show: {name}</translation>
    </message>
</context>
<context>
    <name>ScenarioStart</name>
    <message>
        <source>シナリオ</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>シナリオなし（エリアは一つ）</source>
        <translation>No scenario (one area)</translation>
    </message>
    <message>
        <source>シナリオは、「卓」メニューの「シナリオ」で書きます。</source>
        <translation>Scenarios are written with “Scenarios” in the Table menu.</translation>
    </message>
    <message>
        <source>登場するNPC：{names}</source>
        <translation>NPCs in it: {names}</translation>
    </message>
</context>
<context>
    <name>ScenarioVersions</name>
    <message>
        <source>「{title}」</source>
        <translation>“{title}”</translation>
    </message>
    <message>
        <source>いまの内容と同じです。</source>
        <translation>The same as now.</translation>
    </message>
    <message>
        <source>前の版に戻す</source>
        <translation>Bring back an earlier version</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>{low}〜{high} のあいだで決めます。10 が人並み、16 あれば得意です。点数の配り方はGMに聞いてください。</source>
        <translation>Between {low} and {high}. 10 is average, 16 is a strength. Ask the GM how scores are given out.</translation>
    </message>
    <message>
        <source>能力値から修正が決まり、修正がダイスに足されます。上げ下げして見てください。</source>
        <translation>A score gives a modifier, and the modifier is added to the die. Raise and lower it to see.</translation>
    </message>
    <message>
        <source>{ability} {n} なので修正は {modifier}。</source>
        <translation>{ability} {n} gives {modifier}.</translation>
    </message>
    <message>
        <source>{n} になると {modifier}。</source>
        <translation>At {n}: {modifier}.</translation>
    </message>
    <message>
        <source>使う技能：{skills}。</source>
        <translation>Skills: {skills}.</translation>
    </message>
    <message>
        <source>、</source>
        <translation>, </translation>
    </message>
    <message>
        <source>{about}。</source>
        <translation>{about}.</translation>
    </message>
</context>
<context>
    <name>SecretOffers</name>
    <message>
        <source>{name} に渡す</source>
        <translation>Give to {name}</translation>
    </message>
    <message>
        <source>全員に渡す</source>
        <translation>Give to all</translation>
    </message>
    <message>
        <source>全員に渡さない</source>
        <translation>Give to nobody</translation>
    </message>
    <message>
        <source>渡さない</source>
        <translation>Do not give</translation>
    </message>
</context>
<context>
    <name>SessionStart</name>
    <message>
        <source>前回のシナリオの続き（所縁のマスを戻さない）</source>
        <translation>The last scenario goes on (boxes of bonds stay)</translation>
    </message>
</context>
<context>
    <name>SessionTracker</name>
    <message>
        <source>{ends}（{n} 日たつ）</source>
        <translation>{ends} (days that pass: {n})</translation>
    </message>
    <message>
        <source>{stage}（主人公 {who}）</source>
        <translation>{stage} (protagonist {who})</translation>
    </message>
    <message>
        <source>・</source>
        <translation> · </translation>
    </message>
    <message>
        <source>クール {n}&#x3000;{stage}</source>
        <translation>Cycle {n}: {stage}</translation>
    </message>
    <message>
        <source>{n} 番目のステージ</source>
        <translation>Stage no. {n}</translation>
    </message>
    <message>
        <source>経過 {n} 日</source>
        <translation>Days passed: {n}</translation>
    </message>
    <message>
        <source>バトル {n} 回</source>
        <translation>Battles: {n}</translation>
    </message>
    <message>
        <source>&#x3000;</source>
        <translation>   </translation>
    </message>
    <message>
        <source>ラストステージのあとに終えます。押せばGM裁定で終えられます。</source>
        <translation>It ends after the last stage. Pressing it lets the GM rule otherwise.</translation>
    </message>
    <message>
        <source>{stage}を終える</source>
        <translation>End: {stage}</translation>
    </message>
    <message>
        <source>NPC</source>
        <translation>NPC</translation>
    </message>
    <message>
        <source>登場する</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>スポット</source>
        <translation>Spotlight</translation>
    </message>
    <message>
        <source>バックステージへ</source>
        <translation>Go backstage</translation>
    </message>
    <message>
        <source>専念をやめる</source>
        <translation>Stop resting</translation>
    </message>
    <message>
        <source>回復に専念</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>だれも立てない</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>{name}（このクールで済み）</source>
        <translation>{name} (had it this cycle)</translation>
    </message>
    <message>
        <source>1 日で SP が全部、3 日で LP が 1 戻る</source>
        <translation>SP full after 1 day, 1 LP after 3</translation>
    </message>
    <message>
        <source>このPCはこのクールでもう主人公でした。</source>
        <translation>This PC has had the spotlight in this cycle.</translation>
    </message>
    <message>
        <source>△ {reason}</source>
        <translation>△ {reason}</translation>
    </message>
    <message>
        <source>{stage}を始める</source>
        <translation>Begin: {stage}</translation>
    </message>
    <message>
        <source>{stage}を始める（GM裁定）</source>
        <translation>Begin: {stage} (GM’s ruling)</translation>
    </message>
    <message>
        <source>セッションを終える</source>
        <translation>End the session</translation>
    </message>
    <message>
        <source>次のステージ</source>
        <translation>Next stage</translation>
    </message>
    <message>
        <source>名</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>書かなくてもよい</source>
        <translation>may be left out</translation>
    </message>
    <message>
        <source>次のステージの名</source>
        <translation>Name of the next stage</translation>
    </message>
    <message>
        <source>主人公</source>
        <translation>Protagonist</translation>
    </message>
    <message>
        <source>メインステージに数える</source>
        <translation>counts as a main stage</translation>
    </message>
    <message>
        <source>登場する人</source>
        <translation>Who appears</translation>
    </message>
    <message>
        <source>始める</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>ステージの外で</source>
        <translation>Between stages</translation>
    </message>
    <message>
        <source>過ぎる日数</source>
        <translation>Days that pass</translation>
    </message>
    <message>
        <source>日たつ</source>
        <translation>days pass</translation>
    </message>
    <message>
        <source>セッションが終わりました</source>
        <translation>The session is over</translation>
    </message>
    <message>
        <source>N で片づけます。経験点・LP・SP はシートに書かれています。成長は準備の画面のシートで選びます。</source>
        <translation>N clears it away. XP, LP and SP are written on the sheets; growth is chosen on each sheet, under “Prepare”.</translation>
    </message>
    <message>
        <source>経験点</source>
        <translation>Experience</translation>
    </message>
    <message>
        <source>ステージの名（書かなくてもよい）</source>
        <translation>Name of the stage (may be left out)</translation>
    </message>
    <message>
        <source>ステージの名</source>
        <translation>Name of the stage</translation>
    </message>
    <message>
        <source>脇役</source>
        <translation>Supporting</translation>
    </message>
    <message>
        <source>バックステージ</source>
        <translation>Backstage</translation>
    </message>
    <message>
        <source>ステージのあと</source>
        <translation>After the stage</translation>
    </message>
    <message>
        <source>ステージのあとに過ぎる日数</source>
        <translation>Days that pass after the stage</translation>
    </message>
    <message>
        <source>ステージを終える</source>
        <translation>End the stage</translation>
    </message>
    <message>
        <source>まだゲームは始まっていません</source>
        <translation>No game has begun yet</translation>
    </message>
    <message>
        <source>第 {n} 回のゲーム</source>
        <translation>Game {n}</translation>
    </message>
    <message>
        <source>{name} の判定を告げます。目標や賭けは、振る前に決まります。</source>
        <translation>Announce a check of {name}. Target and bet are fixed before the roll.</translation>
    </message>
    <message>
        <source>告げました：{title}&#x3000;右のトレイで振ってください。</source>
        <translation>Announced: {title}  Roll in the tray on the right.</translation>
    </message>
    <message>
        <source>振る前の見込み</source>
        <translation>Odds before the roll</translation>
    </message>
    <message>
        <source>{hand}から成功します。</source>
        <translation>Succeeds from {hand}.</translation>
    </message>
    <message>
        <source>ボーナスの{pool}</source>
        <translation>Bonus {pool}</translation>
    </message>
    <message>
        <source>{name} へ</source>
        <translation>to {name}</translation>
    </message>
    <message>
        <source>PC全員へ</source>
        <translation>to every PC</translation>
    </message>
    <message>
        <source>成功</source>
        <translation>Success</translation>
    </message>
    <message>
        <source>印 1 つで 1 点。「特に優秀な活躍」は全員で話し合って決めます</source>
        <translation>One point for each tick. Everybody decides together who did especially well</translation>
    </message>
    <message>
        <source>通常シーンの題</source>
        <translation>Title of the ordinary scene</translation>
    </message>
    <message>
        <source>シーンの題</source>
        <translation>Title of the scene</translation>
    </message>
    <message>
        <source>全員の同意：{text}</source>
        <translation>Agreed by all: {text}</translation>
    </message>
    <message>
        <source>GM裁定：{text}</source>
        <translation>GM ruling: {text}</translation>
    </message>
    <message>
        <source>行き先を選ぶ</source>
        <translation>Choose where to go</translation>
    </message>
    <message>
        <source>シーンを選ぶ</source>
        <translation>Choose the scene</translation>
    </message>
    <message>
        <source>数を選ぶと、レベルが上がり、CPが成長速度×その数になり、描写済みが消えます。</source>
        <translation>With the number, levels rise, CP becomes growth rate × that number, and every area is undescribed again.</translation>
    </message>
    <message>
        <source>数を選ぶと、レベルとCPが表のとおりになり、描写済みが消えます。</source>
        <translation>Choosing a number gives levels and CP by the table and clears “described”.</translation>
    </message>
    <message>
        <source>レベル {level}、CP 成長速度×{n}</source>
        <translation>Level {level}, CP growth rate × {n}</translation>
    </message>
    <message>
        <source>{areas} 開く</source>
        <translation>{areas} opens</translation>
    </message>
    <message>
        <source>{areas} とびこす</source>
        <translation>{areas} is jumped over</translation>
    </message>
    <message>
        <source>サイクル {now} → {then}</source>
        <translation>Cycle {now} → {then}</translation>
    </message>
    <message>
        <source>経過 {n}</source>
        <translation>Passing: {n}</translation>
    </message>
    <message>
        <source>まだ</source>
        <translation>not yet</translation>
    </message>
    <message>
        <source>不在</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>いまのサイクル数 {n} で判定します。</source>
        <translation>Judged with the counter as it is now, {n}.</translation>
    </message>
    <message>
        <source>レベル {level}&#x3000;CP {cp}&#x3000;財産点 {assets}</source>
        <translation>Level {level}&#x3000;CP {cp}&#x3000;Assets {assets}</translation>
    </message>
    <message>
        <source>{name} はこのシーンにいません。</source>
        <translation>{name} is not in this scene.</translation>
    </message>
    <message>
        <source>{name} のヘクス</source>
        <translation>Hex of {name}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>はい</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>いいえ</source>
        <translation>No</translation>
    </message>
    <message>
        <source>なし</source>
        <translation>None</translation>
    </message>
    <message>
        <source>変更</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>既定に戻す</source>
        <translation>Reset to default</translation>
    </message>
</context>
<context>
    <name>SheetController</name>
    <message>
        <source>名前のないキャラクター</source>
        <translation>Nameless character</translation>
    </message>
    <message>
        <source>プロフィールを書き換える</source>
        <translation>Change the profile</translation>
    </message>
    <message>
        <source>GM裁定を取り消す</source>
        <translation>Withdraw a GM ruling</translation>
    </message>
    <message>
        <source>GM裁定</source>
        <translation>GM ruling</translation>
    </message>
    <message>
        <source>{name} を次の数にします</source>
        <translation>Set {name} to</translation>
    </message>
    <message>
        <source>成長する</source>
        <translation>Grow</translation>
    </message>
</context>
<context>
    <name>SheetDocument</name>
    <message>
        <source>GM裁定</source>
        <translation>GM ruling</translation>
    </message>
</context>
<context>
    <name>SheetFrame</name>
    <message>
        <source>シート</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>成長</source>
        <translation>Growth</translation>
    </message>
    <message>
        <source>設定・メモ</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>GMだけ</source>
        <translation>GM only</translation>
    </message>
    <message>
        <source>✓ 直すところはありません</source>
        <translation>✓ No problems</translation>
    </message>
    <message>
        <source>△ 直すところ {n} 件</source>
        <translation>△ {n} to fix</translation>
    </message>
    <message>
        <source>△ 気をつけるところ {n}</source>
        <translation>△ {n} to note</translation>
    </message>
    <message>
        <source>F8 で次の直すところへ</source>
        <translation>F8: next problem</translation>
    </message>
    <message>
        <source>点線の数字を押すと なぜ？</source>
        <translation>Click a dotted number: Why?</translation>
    </message>
    <message>
        <source>肖像</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ふりがな</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>プレイヤー</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>色</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>PC</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>シートのページ</source>
        <translation>Pages of the sheet</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>成長で選べるもの</source>
        <translation>What growth offers</translation>
    </message>
    <message>
        <source>選べるもの</source>
        <translation>Choices</translation>
    </message>
    <message>
        <source>費用</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>いま</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>成長する</source>
        <translation>Grow</translation>
    </message>
    <message>
        <source>これまで</source>
        <translation>So far</translation>
    </message>
    <message>
        <source>成長と裁定の履歴</source>
        <translation>History of growth and rulings</translation>
    </message>
    <message>
        <source>プロフィール</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>メモ</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>GMだけが見るメモ</source>
        <translation>Notes only the GM sees</translation>
    </message>
    <message>
        <source>GM裁定</source>
        <translation>GM ruling</translation>
    </message>
    <message>
        <source>GM裁定の一覧</source>
        <translation>List of GM rulings</translation>
    </message>
    <message>
        <source>選んだ裁定を取り消す</source>
        <translation>Withdraw the chosen ruling</translation>
    </message>
    <message>
        <source>GM裁定で許可</source>
        <translation>Allow (GM ruling)</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>用語</source>
        <translation>Terms</translation>
    </message>
    <message>
        <source>この画面の用語の説明</source>
        <translation>What the terms on this screen mean</translation>
    </message>
    <message>
        <source>残り：{points}</source>
        <translation>Left: {points}</translation>
    </message>
</context>
<context>
    <name>SheetListCommands</name>
    <message>
        <source>アーカイブする・一覧に戻す</source>
        <translation>Archive or bring back</translation>
    </message>
    <message>
        <source>名前を変える</source>
        <translation>Rename</translation>
    </message>
</context>
<context>
    <name>ShopPage</name>
    <message>
        <source>品</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>費用</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>はたらき</source>
        <translation>Effect</translation>
    </message>
    <message>
        <source>買う</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>「{name}」を買いました。</source>
        <translation>You bought “{name}”.</translation>
    </message>
    <message>
        <source>返す</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>破壊力 {n}</source>
        <translation>weapon power {n}</translation>
    </message>
    <message>
        <source>攻撃 {n}</source>
        <translation>attack {n}</translation>
    </message>
    <message>
        <source>構造力 {n}</source>
        <translation>structure {n}</translation>
    </message>
    <message>
        <source>防御 {n}</source>
        <translation>defence {n}</translation>
    </message>
    <message>
        <source>達成値 {n}</source>
        <translation>achievement {n}</translation>
    </message>
    <message>
        <source>移動 {n}</source>
        <translation>mobility {n}</translation>
    </message>
</context>
<context>
    <name>SidesPanel</name>
    <message>
        <source>味方</source>
        <translation>Party</translation>
    </message>
    <message>
        <source>敵</source>
        <translation>Foes</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>GM</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>本人のPL</source>
        <translation>Their own player</translation>
    </message>
    <message>
        <source>{name} のPL</source>
        <translation>Player of {name}</translation>
    </message>
    <message>
        <source>{name} が抜ける</source>
        <translation>{name} leaves</translation>
    </message>
    <message>
        <source>{name} を動かす人</source>
        <translation>Who acts for {name}</translation>
    </message>
</context>
<context>
    <name>SketchTools</name>
    <message>
        <source>画像を選ぶ…</source>
        <translation>Choose a picture…</translation>
    </message>
    <message>
        <source>画像を外す</source>
        <translation>Take the picture away</translation>
    </message>
    <message>
        <source>六角形（{n} ヘクス）</source>
        <translation>Hexagon ({n} {n:hex|hexes})</translation>
    </message>
    <message>
        <source>四角形（{columns} × {rows}）</source>
        <translation>Rectangle ({columns} × {rows})</translation>
    </message>
    <message>
        <source>盤の背景の画像が見つかりません。「背景」で選び直してください。</source>
        <translation>The picture under the board cannot be found. Choose it again with “Picture”.</translation>
    </message>
    <message>
        <source>駒の名前を書いてから押してください。</source>
        <translation>Type the name of the piece first.</translation>
    </message>
    <message>
        <source>この駒の色はシートのものです</source>
        <translation>This piece takes its colour from its sheet</translation>
    </message>
    <message>
        <source>選んだ駒の色を変えます</source>
        <translation>Changes the colour of the chosen piece</translation>
    </message>
    <message>
        <source>これから置く駒の色を選びます</source>
        <translation>Chooses the colour of new pieces</translation>
    </message>
    <message>
        <source>先に盤のヘクスを選んでください。</source>
        <translation>Choose a hex on the board first.</translation>
    </message>
    <message>
        <source>画像 (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)</translation>
    </message>
    <message>
        <source>背景の画像を選ぶ</source>
        <translation>Choose a picture for the board</translation>
    </message>
</context>
<context>
    <name>SkillBody</name>
    <message>
        <source>名前で探す</source>
        <translation>Search by name</translation>
    </message>
</context>
<context>
    <name>SkillChoice</name>
    <message>
        <source>{skill}をもう一つ</source>
        <translation>Another {skill}</translation>
    </message>
    <message>
        <source>{skill}の{specialty}</source>
        <translation>{skill}: {specialty}</translation>
    </message>
    <message>
        <source>{specialty}&#x3000;例：{hint}</source>
        <translation>{specialty}, such as {hint}</translation>
    </message>
</context>
<context>
    <name>SkillModel</name>
    <message>
        <source>訓練なし</source>
        <translation>Untrained</translation>
    </message>
    <message>
        <source>訓練</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>合計</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>1点の費用</source>
        <translation>Cost of a point</translation>
    </message>
    <message>
        <source>{name}：2回押すと訓練を書く</source>
        <translation>{name}: double-click to write the training</translation>
    </message>
    <message>
        <source>{name}：押すと なぜ？</source>
        <translation>{name}: click for Why?</translation>
    </message>
    <message>
        <source>{name}：押すと訓練を1減らす</source>
        <translation>{name}: click to take a point of training away</translation>
    </message>
    <message>
        <source>{name}：押すと訓練を1増やす</source>
        <translation>{name}: click to add a point of training</translation>
    </message>
    <message>
        <source>{name}：押すとダイスを用意する</source>
        <translation>{name}: click to prepare its dice</translation>
    </message>
</context>
<context>
    <name>SkillPicker</name>
    <message>
        <source>{skill}を下げる</source>
        <translation>Lower {skill}</translation>
    </message>
    <message>
        <source>{skill}を上げる</source>
        <translation>Raise {skill}</translation>
    </message>
</context>
<context>
    <name>SkillRows</name>
    <message>
        <source>押すと判定を用意する</source>
        <translation>Click to prepare a check</translation>
    </message>
    <message>
        <source>押すと なぜ？</source>
        <translation>Click for Why?</translation>
    </message>
</context>
<context>
    <name>SkillsPage</name>
    <message>
        <source>印のある技能だけ習熟ボーナスを足します。いくつ選ぶかはGMに聞いてください。</source>
        <translation>Only marked skills add the proficiency bonus. Ask the GM how many to mark.</translation>
    </message>
    <message>
        <source>どの技能も使え、習熟ボーナスもいつも足します。印は得意分野の目じるしです。</source>
        <translation>Every skill may be used and always adds the proficiency bonus. Marks only show strengths.</translation>
    </message>
    <message>
        <source>技能を選ぶと、何に使うかをここに示します。</source>
        <translation>Choose a skill to see what it is for.</translation>
    </message>
    <message>
        <source>ダイスに {sum} を足します。</source>
        <translation>{sum} is added to the die.</translation>
    </message>
    <message>
        <source>技能を選ぶ</source>
        <translation>Choose a skill</translation>
    </message>
    <message>
        <source>得意分野を書く</source>
        <translation>Write a specialty</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>このゲームでは{skills}を使いません。次へ進んでください。</source>
        <translation>This game does without {skills}. Go on to the next step.</translation>
    </message>
    <message>
        <source>持っている点で{skills}を訓練します。ひとつに使えるのは {n} 点までです。</source>
        <translation>Train {skills} with your points, up to {n} in one.</translation>
    </message>
    <message>
        <source>持っている点で{skills}を訓練します。訓練しなくても「訓練なし」の値で振れます。</source>
        <translation>Train {skills} with your points. Without training the untrained value counts.</translation>
    </message>
    <message>
        <source>できることを {n} つまで選び、その中で何が得意かを自分の言葉で書きます。{skills}はGMが目標を決めるときの目安です。</source>
        <translation>Choose up to {n} and say in your own words where the strength lies. {skills} guide the GM in setting targets.</translation>
    </message>
    <message>
        <source>できることを {n} つまで選びます。{skills}はGMが目標を決めるときの目安です。</source>
        <translation>Choose up to {n}. {skills} guide the GM in setting targets.</translation>
    </message>
    <message>
        <source>{skill}を{n}にする</source>
        <translation>Set {skill} to {n}</translation>
    </message>
    <message>
        <source>＝ CLV {clv} ＋ 1</source>
        <translation>= CLV {clv} + 1</translation>
    </message>
    <message>
        <source>基礎・戦闘・操縦</source>
        <translation>Basic, battle, piloting</translation>
    </message>
    <message>
        <source>専門・学術</source>
        <translation>Special, learning</translation>
    </message>
    <message>
        <source>あと {n} レベル配れます。</source>
        <translation>Levels still to give out: {n}.</translation>
    </message>
    <message>
        <source>すべて配りました。</source>
        <translation>All given out.</translation>
    </message>
    <message>
        <source>上限の {cap} に届きました。</source>
        <translation>The cap of {cap} is reached.</translation>
    </message>
    <message>
        <source>【{ability}】と {n}個</source>
        <translation>with {ability}: {n} {n:die|dice}</translation>
    </message>
</context>
<context>
    <name>StageMapView</name>
    <message>
        <source>売りもの {n}</source>
        <translation>On sale: {n}</translation>
    </message>
    <message>
        <source>ドロップ {n}</source>
        <translation>Drops: {n}</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>＋ エリアを足す</source>
        <translation>+ Add an area</translation>
    </message>
</context>
<context>
    <name>StagePath</name>
    <message>
        <source>セッションの流れ</source>
        <translation>Course of the session</translation>
    </message>
</context>
<context>
    <name>StartController</name>
    <message>
        <source>ようこそ — 卓上 Takujō</source>
        <translation>Welcome — Takujō</translation>
    </message>
    <message>
        <source>△ 読めません</source>
        <translation>△ Cannot be read</translation>
    </message>
    <message>
        <source>開くと、わけと直し方が出ます。</source>
        <translation>Opening it says why and what to do.</translation>
    </message>
    <message>
        <source>シート {n} 枚</source>
        <translation>Sheets: {n}</translation>
    </message>
    <message>
        <source>どの見本の卓を開きますか。</source>
        <translation>Which sample table do you want to open?</translation>
    </message>
    <message>
        <source>見本の卓</source>
        <translation>Sample tables</translation>
    </message>
    <message>
        <source>白紙から</source>
        <translation>From a blank page</translation>
    </message>
    <message>
        <source>何から始めますか。ルールはあとから変えられます。</source>
        <translation>What do you want to begin with? All rules can be changed later.</translation>
    </message>
    <message>
        <source>{name}の卓</source>
        <translation>{name} table</translation>
    </message>
    <message>
        <source>新しい卓</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>卓の名前</source>
        <translation>Name of the table</translation>
    </message>
    <message>
        <source>どのルールのシートを作りますか。</source>
        <translation>For which rules do you want to make a sheet?</translation>
    </message>
    <message>
        <source>シートだけ作る</source>
        <translation>Just make a sheet</translation>
    </message>
    <message>
        <source>わたしのキャラクター</source>
        <translation>My character</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>保存先&#x3000;{folder}</source>
        <translation>Library: {folder}</translation>
    </message>
    <message>
        <source>スキルの多い人。1つのスキルは 2 までです。</source>
        <translation>Many skills. No skill above 2.</translation>
    </message>
    <message>
        <source>得意を絞った人。1つのスキルは 3 までです。</source>
        <translation>Few strengths. No skill above 3.</translation>
    </message>
    <message>
        <source>作成方法を選ぶ</source>
        <translation>Choose a starting build</translation>
    </message>
    <message>
        <source>ようこそ</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>最近の卓</source>
        <translation>Recent tables</translation>
    </message>
    <message>
        <source>ほかの卓を開く</source>
        <translation>Open another table</translation>
    </message>
    <message>
        <source>まだ卓がありません。右の「見本の卓」を開くと、4人のキャラクターですぐに遊べます。</source>
        <translation>No tables yet. Open a sample table on the right and play at once with its four characters.</translation>
    </message>
    <message>
        <source>持ってきたファイル</source>
        <translation>Files you brought</translation>
    </message>
    <message>
        <source>選ぶ…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>前の版に戻す</source>
        <translation>Earlier versions</translation>
    </message>
    <message>
        <source>シートは、書き換えるたびにひとつ前の内容が残ります。消したものは、ごみ箱から戻せます。</source>
        <translation>Every change to a sheet is kept. Deleted things wait in the bin.</translation>
    </message>
    <message>
        <source>前の版を見る</source>
        <translation>Show versions</translation>
    </message>
    <message>
        <source>ごみ箱を見る</source>
        <translation>Show the bin</translation>
    </message>
    <message>
        <source>フォルダーを開く</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>使い方</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>新しい卓</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>自分のゲーム定義から…</source>
        <translation>From my game definition…</translation>
    </message>
    <message>
        <source>シートだけ作る</source>
        <translation>Just make a sheet</translation>
    </message>
    <message>
        <source>ダイスだけ使う</source>
        <translation>Just dice</translation>
    </message>
    <message>
        <source>白紙を印刷</source>
        <translation>Print blank sheets</translation>
    </message>
    <message>
        <source>USBメモリーのシートやゲームを開きます。卓に加えるシートなら、先に卓を開いてください。</source>
        <translation>Opens sheets and games from a USB stick. To add a sheet to a table, open the table first.</translation>
    </message>
</context>
<context>
    <name>StepBoxes</name>
    <message>
        <source>経過</source>
        <translation>Elapse</translation>
    </message>
    <message>
        <source>レベル</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>成長速度×{n}</source>
        <translation>Rate × {n}</translation>
    </message>
    <message>
        <source>描写を消す</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>行き先</source>
        <translation>Where to</translation>
    </message>
    <message>
        <source>サイクル</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>クリンナップ</source>
        <translation>Cleanup</translation>
    </message>
    <message>
        <source>メイン</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>描写 {n}</source>
        <translation>Scenes {n}</translation>
    </message>
    <message>
        <source>セットアップ</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>イニシアティヴ</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>第 {n} ラウンド</source>
        <translation>Round {n}</translation>
    </message>
    <message>
        <source>「{title}」を始めます。</source>
        <translation>“{title}” begins.</translation>
    </message>
    <message>
        <source>この場</source>
        <translation>Here and now</translation>
    </message>
    <message>
        <source>経過させるサイクル数を決めます。</source>
        <translation>How many cycles pass?</translation>
    </message>
    <message>
        <source>{name} の行き先を選びます。</source>
        <translation>Where does {name} go?</translation>
    </message>
    <message>
        <source>全員が選びました。移動を確定します。</source>
        <translation>Everybody has chosen. Confirm the moves.</translation>
    </message>
    <message>
        <source>シーンを描写するエリアを選びます。</source>
        <translation>Choose the area whose scene comes next.</translation>
    </message>
    <message>
        <source>{area} のシーン</source>
        <translation>Scene: {area}</translation>
    </message>
    <message>
        <source>すべてのエリアを描写しました。サイクルを終えます。</source>
        <translation>Every area is described. End the cycle.</translation>
    </message>
    <message>
        <source>シナリオが終わりました。</source>
        <translation>The scenario has ended.</translation>
    </message>
    <message>
        <source>セットアッププロセスのカードを使い、終えるとAPが増えます。</source>
        <translation>Use cards of the setup process; AP rises when it ends.</translation>
    </message>
    <message>
        <source>{n} 人のAPの割合が同じです。ダイスで決めます。</source>
        <translation>The same share of AP: {n}. Dice decide.</translation>
    </message>
    <message>
        <source>{names} のAPの割合が同じです。ダイスで決めます。</source>
        <translation>{names} have the same share of AP. Dice decide.</translation>
    </message>
    <message>
        <source>{name} の手番</source>
        <translation>Turn of {name}</translation>
    </message>
    <message>
        <source>クリンナッププロセスのカードを使い、ラウンドを終えます。</source>
        <translation>Use cards of the cleanup process, then end the round.</translation>
    </message>
</context>
<context>
    <name>StepStrip</name>
    <message>
        <source>手順</source>
        <translation>Steps</translation>
    </message>
</context>
<context>
    <name>SumPane</name>
    <message>
        <source>目標 {n}</source>
        <translation>DC {n}</translation>
    </message>
    <message>
        <source>相手 {n}</source>
        <translation>opponent {n}</translation>
    </message>
</context>
<context>
    <name>SystemCard</name>
    <message>
        <source>新しい卓</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>{name} の新しい卓</source>
        <translation>New table: {name}</translation>
    </message>
    <message>
        <source>{name} の見本の卓</source>
        <translation>Sample table: {name}</translation>
    </message>
    <message>
        <source>見本の卓</source>
        <translation>Sample table</translation>
    </message>
</context>
<context>
    <name>TableRowsModel</name>
    <message>
        <source>行を消す</source>
        <translation>Remove rows</translation>
    </message>
    <message>
        <source>行を並べ替える</source>
        <translation>Reorder rows</translation>
    </message>
    <message>
        <source>並べ替え</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>目ごとに行を足す</source>
        <translation>Add a row per number</translation>
    </message>
    <message>
        <source>行を貼り付ける</source>
        <translation>Paste rows</translation>
    </message>
    <message>
        <source>続けて振る表</source>
        <translation>Then roll on</translation>
    </message>
    <message>
        <source>結果</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>△ 消された表</source>
        <translation>△ removed table</translation>
    </message>
    <message>
        <source>割合</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>出目</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>確率</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>＋ ここに結果を書いて足す</source>
        <translation>＋ Write a result here to add a row</translation>
    </message>
    <message>
        <source>行を足す</source>
        <translation>Add a row</translation>
    </message>
</context>
<context>
    <name>TablesEditor</name>
    <message>
        <source>割合で決める</source>
        <translation>By shares</translation>
    </message>
    <message>
        <source>表の名前</source>
        <translation>Name of the table</translation>
    </message>
    <message>
        <source>表のふりがな</source>
        <translation>Reading of the table’s name</translation>
    </message>
    <message>
        <source>GMだけが見る</source>
        <translation>Only the GM sees it</translation>
    </message>
    <message>
        <source>新しい表</source>
        <translation>New table</translation>
    </message>
    <message>
        <source>表を足す</source>
        <translation>Add a table</translation>
    </message>
    <message>
        <source>表を複製</source>
        <translation>Copy the table</translation>
    </message>
    <message>
        <source>表を消す</source>
        <translation>Remove the table</translation>
    </message>
    <message>
        <source>表を並べ替える</source>
        <translation>Reorder tables</translation>
    </message>
    <message>
        <source>表のダイス</source>
        <translation>Dice of the table</translation>
    </message>
    <message>
        <source>（名前なし）</source>
        <translation>(no name)</translation>
    </message>
    <message>
        <source>表（ランダムに振る表）</source>
        <translation>Random tables</translation>
    </message>
    <message>
        <source>名前・ダイス・出目ごとの結果を書くと、コマンド欄の 表 名前 かダイストレイで振れます。実物のダイスの目も入れられます。</source>
        <translation>Write a name, dice and a result for each number: “table NAME” in the command line or the dice tray rolls on it, also with the faces of real dice.</translation>
    </message>
    <message>
        <source>書いている表</source>
        <translation>The table being written</translation>
    </message>
    <message>
        <source>表を上へ</source>
        <translation>Move the table up</translation>
    </message>
    <message>
        <source>表を下へ</source>
        <translation>Move the table down</translation>
    </message>
    <message>
        <source>文章で読み書き…</source>
        <translation>As text…</translation>
    </message>
    <message>
        <source>名前</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>ふりがな</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>表の行</source>
        <translation>Rows of the table</translation>
    </message>
    <message>
        <source>目ごとに行を足す</source>
        <translation>Add a row per number</translation>
    </message>
    <message>
        <source>行を消す</source>
        <translation>Remove rows</translation>
    </message>
    <message>
        <source>試しに振る</source>
        <translation>Roll on this table</translation>
    </message>
</context>
<context>
    <name>TablesTextDialog</name>
    <message>
        <source>表を文章で読み書き</source>
        <translation>Tables as text</translation>
    </message>
    <message>
        <source>1行目に名前、2行目にダイス（2D6、D66、1D100 など）、3行目から 2:結果 と書きます。2-5:結果 のような範囲も、行の終わりの →[名前] も読めます。表と表の間は1行空けます。同じ名前の表は書き換わります。</source>
        <translation>The first line is the name, the second the dice (2D6, D66, 1D100 …), and from the third on 2:result. Ranges such as 2-5:result are read, and →[NAME] at the end of a row leads on to another table. An empty line parts tables. A table of the same name is replaced.</translation>
    </message>
    <message>
        <source>表の文章</source>
        <translation>Tables as text</translation>
    </message>
    <message>
        <source>ファイルから(&amp;O)…</source>
        <translation>&amp;Open a file…</translation>
    </message>
    <message>
        <source>ファイルへ(&amp;S)…</source>
        <translation>&amp;Save to a file…</translation>
    </message>
    <message>
        <source>定義に入れる(&amp;T)</source>
        <translation>&amp;Take into the definition</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>新しいキャラクター</source>
        <translation>New character</translation>
    </message>
</context>
<context>
    <name>TallyEntry</name>
    <message>
        <source>入れる</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>集計をこの回の出目にします</source>
        <translation>Takes the tally as the faces of these dice</translation>
    </message>
    <message>
        <source>集計：{kind}</source>
        <translation>Tally: {kind}</translation>
    </message>
    <message>
        <source>残り {n}個</source>
        <translation>{n} left over</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>✓ 卓のひな形にしました。「シートを読み込む…」で、保存先の {folder} の {name} を選ぶと、新しい卓になります。</source>
        <translation>✓ Saved as a template. Choose {name}, in {folder} of the library, with “Import Sheets…” to start a new table.</translation>
    </message>
    <message>
        <source>✓ {names} をひな形にしました。</source>
        <translation>✓ Saved as template: {names}</translation>
    </message>
</context>
<context>
    <name>TemplatesController</name>
    <message>
        <source>{name} をごみ箱へ移しました。</source>
        <translation>Moved to the bin: {name}.</translation>
    </message>
</context>
<context>
    <name>TemplatesDialog</name>
    <message numerus="yes">
        <source>ひな形を探しています（あと %n ファイル）。</source>
        <translation>
            <numerusform>Looking for templates (%n file left).</numerusform>
            <numerusform>Looking for templates (%n files left).</numerusform>
        </translation>
    </message>
    <message>
        <source>選んだひな形から、新しいキャラクターを作ります。</source>
        <translation>Makes a new character from the chosen template.</translation>
    </message>
    <message>
        <source>ひな形はまだありません。左の一覧でシートを選び、「ひな形にする」を押すと、ここに並びます。</source>
        <translation>No templates yet. Choose a sheet in the list on the left and use Save as Template.</translation>
    </message>
    <message>
        <source>ひな形から作る</source>
        <translation>New from a template</translation>
    </message>
    <message>
        <source>ひな形の一覧</source>
        <translation>List of templates</translation>
    </message>
    <message>
        <source>ごみ箱へ(&amp;D)</source>
        <translation>Move to &amp;bin</translation>
    </message>
    <message>
        <source>作る(&amp;M)</source>
        <translation>&amp;Make</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>用語の説明</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>用語を探す</source>
        <translation>Find a term</translation>
    </message>
    <message>
        <source>探す</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>この画面の用語</source>
        <translation>Terms on this screen</translation>
    </message>
</context>
<context>
    <name>TermsPanel</name>
    <message>
        <source>勝利</source>
        <translation>Victory</translation>
    </message>
    <message>
        <source>敗北</source>
        <translation>Defeat</translation>
    </message>
    <message>
        <source>押すと、満たした・満たしていないを切り替えます</source>
        <translation>Press to mark it as met; press again to unmark it</translation>
    </message>
    <message>
        <source>押すと外します</source>
        <translation>Press to remove it</translation>
    </message>
    <message>
        <source>{side}全員の戦闘不能</source>
        <translation>All of {side} out of combat</translation>
    </message>
    <message>
        <source>押すと解除します</source>
        <translation>Press to end it</translation>
    </message>
    <message>
        <source>{name} に</source>
        <translation>On {name}</translation>
    </message>
</context>
<context>
    <name>TermsPopover</name>
    <message>
        <source>その用語はありません。短くして探してください。</source>
        <translation>No such term. Try a shorter one.</translation>
    </message>
</context>
<context>
    <name>Timers</name>
    <message>
        <source>休憩が終わりました。</source>
        <translation>The break is over.</translation>
    </message>
    <message>
        <source>タイマーの時間になりました。</source>
        <translation>A timer has run out.</translation>
    </message>
    <message>
        <source>「{name}」の時間になりました。</source>
        <translation>Time is up: “{name}”.</translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message>
        <source>やめました。「{name}」は前のままです。</source>
        <translation>Stopped. “{name}” is unchanged.</translation>
    </message>
    <message>
        <source>「{name}」に保存しました。</source>
        <translation>Saved as “{name}”.</translation>
    </message>
    <message>
        <source>{paper} {n}枚</source>
        <translation>{n} × {paper}</translation>
    </message>
    <message>
        <source>形のない字が□になります：{signs}</source>
        <translation>Signs without a shape become □: {signs}</translation>
    </message>
    <message>
        <source>今夜の印刷（{table}）</source>
        <translation>Print for tonight ({table})</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDFにする</source>
        <translation>Save as PDF</translation>
    </message>
</context>
<context>
    <name>TonightDialog</name>
    <message>
        <source>印刷するもの</source>
        <translation>What to print</translation>
    </message>
    <message>
        <source>ページ</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>鉛筆用</source>
        <translation>For pencil</translation>
    </message>
    <message>
        <source>記入済み</source>
        <translation>Filled in</translation>
    </message>
    <message>
        <source>両面のずれ(&amp;O)…</source>
        <translation>Shift &amp;of backs…</translation>
    </message>
    <message>
        <source>裏が表とずれるプリンターで、ずれの幅を書いておきます。</source>
        <translation>For a printer that does not line up backs with fronts: type by how much.</translation>
    </message>
    <message>
        <source>「シート」のとおり</source>
        <translation>As “Sheets” says</translation>
    </message>
    <message>
        <source>白紙</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>選んだ人のシートの形</source>
        <translation>How this person’s sheet is printed</translation>
    </message>
    <message>
        <source>印刷するページ</source>
        <translation>Pages to print</translation>
    </message>
    <message>
        <source>すべて（例 1-3、7）</source>
        <translation>All (e.g. 1-3, 7)</translation>
    </message>
    <message>
        <source>この人だけ(&amp;P)</source>
        <translation>Only this &amp;person</translation>
    </message>
    <message>
        <source>ページ(&amp;G)</source>
        <translation>Pa&amp;ges</translation>
    </message>
    <message>
        <source>{part}&#x3000;GMだけ</source>
        <translation>{part}  GM only</translation>
    </message>
    <message>
        <source>{n} ページ</source>
        <translation>{n} {n:page|pages}</translation>
    </message>
    <message>
        <source>全部で {n} ページ（{papers}。両面なら {both}枚）</source>
        <translation>{n} {n:page|pages} in all ({papers}; {both} {both:sheet|sheets} when printed on both sides)</translation>
    </message>
    <message>
        <source>プレイヤーのシート</source>
        <translation>Player sheets</translation>
    </message>
    <message>
        <source>NPCのシート</source>
        <translation>NPC sheets</translation>
    </message>
    <message>
        <source>卓に置くもの</source>
        <translation>For the table</translation>
    </message>
    <message>
        <source>ハンドアウト</source>
        <translation>Handouts</translation>
    </message>
    <message>
        <source>読みもの</source>
        <translation>To read</translation>
    </message>
    <message>
        <source>今夜の印刷</source>
        <translation>Print for tonight</translation>
    </message>
    <message>
        <source>シート(&amp;E)</source>
        <translation>She&amp;ets</translation>
    </message>
    <message>
        <source>シートの形</source>
        <translation>How sheets are filled in</translation>
    </message>
    <message>
        <source>白紙(&amp;B)</source>
        <translation>&amp;Blank</translation>
    </message>
    <message>
        <source>白紙のシートの枚数</source>
        <translation>Number of blank sheets</translation>
    </message>
    <message>
        <source>シナリオ(&amp;N)</source>
        <translation>Sce&amp;nario</translation>
    </message>
    <message>
        <source>どのシナリオの地図か</source>
        <translation>Scenario whose map is printed</translation>
    </message>
    <message>
        <source>用紙(&amp;S)</source>
        <translation>Paper &amp;size</translation>
    </message>
    <message>
        <source>用紙の大きさ</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>刷り上がりを見る(&amp;L)…</source>
        <translation>Pre&amp;view…</translation>
    </message>
    <message>
        <source>全部のページを見てから、PDFかプリンターへ送ります。</source>
        <translation>See every page first, then send them to a PDF or a printer.</translation>
    </message>
    <message>
        <source>PDFにする(&amp;D)…</source>
        <translation>Save as P&amp;DF…</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>TrackLine</name>
    <message>
        <source>「{field}」を書き換える</source>
        <translation>Edit “{field}”</translation>
    </message>
</context>
<context>
    <name>TrackRow</name>
    <message>
        <source>押している間だけ見る</source>
        <translation>Hold to look</translation>
    </message>
</context>
<context>
    <name>TracksPanel</name>
    <message>
        <source>累積 {n}、目標 {goal}</source>
        <translation>{n} so far, goal {goal}</translation>
    </message>
    <message>
        <source>成功</source>
        <translation>Success</translation>
    </message>
    <message>
        <source>失敗</source>
        <translation>Failure</translation>
    </message>
    <message>
        <source>中断</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>次は {n} 個</source>
        <translation>{n} {n:die|dice} next</translation>
    </message>
    <message>
        <source>{n} 個で振る</source>
        <translation>Roll {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>続けて振る</source>
        <translation>Roll on</translation>
    </message>
    <message>
        <source>技能なし</source>
        <translation>No skill</translation>
    </message>
    <message>
        <source>成功 {p} %</source>
        <translation>Success {p} %</translation>
    </message>
    <message>
        <source>継続判定</source>
        <translation>Extended check</translation>
    </message>
</context>
<context>
    <name>TrayEntry</name>
    <message>
        <source>残りの {n} 個を振る</source>
        <translation>Roll the other {n} {n:die|dice}</translation>
    </message>
    <message>
        <source>あと {n} 個の目がありません。続けて打つか、Shift+Space で残りをアプリが振ります。</source>
        <translation>{n} {n:face is|faces are} missing. Type on, or press Shift+Space and the program rolls the rest.</translation>
    </message>
    <message>
        <source>あと {n} 個の目を先に打つか、Esc でやめます。</source>
        <translation>{n} {n:face is|faces are} missing. Type {n:it|them} first, or press Esc to give up.</translation>
    </message>
    <message>
        <source>この目にする</source>
        <translation>Take this face</translation>
    </message>
</context>
<context>
    <name>TrayPicture</name>
    <message>
        <source>相手</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>まだ振る人がいません</source>
        <translation>Nobody to roll for yet</translation>
    </message>
    <message>
        <source>上から選んでください</source>
        <translation>Choose above</translation>
    </message>
    <message>
        <source>手順の画面で進めます</source>
        <translation>Go on with the steps</translation>
    </message>
    <message>
        <source>次へ</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>GM裁定で判定する</source>
        <translation>Roll by GM ruling</translation>
    </message>
    <message>
        <source>ダイスなしで終える</source>
        <translation>Finish without dice</translation>
    </message>
    <message>
        <source>止める</source>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>ためす</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>サイクル数と起きたことを決めると、どのエリアが選べるかが分かります。遊びの記録には残りません。</source>
        <translation>Set the cycle counter and what has happened to see which areas can be chosen. Nothing of it is kept.</translation>
    </message>
    <message>
        <source>現在のサイクル数</source>
        <translation>Cycle counter</translation>
    </message>
    <message>
        <source>起きたこと</source>
        <translation>What has happened</translation>
    </message>
    <message>
        <source>経過させるサイクル数の下見</source>
        <translation>What each choice of elapsed cycles does</translation>
    </message>
    <message>
        <source>経過</source>
        <translation>Elapsed</translation>
    </message>
    <message>
        <source>サイクル</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>開く</source>
        <translation>Opens</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Closes</translation>
    </message>
    <message>
        <source>とびこす</source>
        <translation>Jumps over</translation>
    </message>
    <message>
        <source>いま選べるエリア</source>
        <translation>Areas that can be chosen now</translation>
    </message>
    <message>
        <source>まだ選べないエリア</source>
        <translation>Areas that cannot be chosen yet</translation>
    </message>
    <message>
        <source>なし</source>
        <translation>None</translation>
    </message>
    <message>
        <source>{name} — {why}</source>
        <translation>{name} — {why}</translation>
    </message>
</context>
<context>
    <name>TypedFaces</name>
    <message>
        <source>余りの目は使いません。次の人の目は、Enter か Space のあとで打ちます。</source>
        <translation>Surplus faces are not used. Press Enter or Space, then type the next person&apos;s faces.</translation>
    </message>
    <message>
        <source>目はそろっています。余りの目は使いません。</source>
        <translation>All faces are there. Surplus ones are not used.</translation>
    </message>
</context>
<context>
    <name>TypedSteps</name>
    <message>
        <source>GM裁定 </source>
        <translation>GM ruling: </translation>
    </message>
</context>
<context>
    <name>ValueLine</name>
    <message>
        <source>未所持</source>
        <translation>not owned</translation>
    </message>
    <message>
        <source>{name} {value} を下げる</source>
        <translation>Lower {name} {value}</translation>
    </message>
    <message>
        <source>{name} {value} を上げる</source>
        <translation>Raise {name} {value}</translation>
    </message>
</context>
<context>
    <name>VersionsController</name>
    <message>
        <source>{time}&#x3000;読めません</source>
        <translation>{time}  unreadable</translation>
    </message>
    <message>
        <source>{time}&#x3000;いまと同じ</source>
        <translation>{time}  same as now</translation>
    </message>
    <message>
        <source>{time}&#x3000;{n} か所違う</source>
        <translation>{time}  differences: {n}</translation>
    </message>
    <message>
        <source>この版</source>
        <translation>This version</translation>
    </message>
    <message>
        <source>いま</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>{time} の版</source>
        <translation>Version of {time}</translation>
    </message>
    <message>
        <source>いまの内容と同じです。</source>
        <translation>The same as now.</translation>
    </message>
    <message>
        <source>{time} の版に戻す</source>
        <translation>Restore the version of {time}</translation>
    </message>
    <message>
        <source>戻しました。「元に戻す」で取り消せます。</source>
        <translation>Restored. Undo takes it back.</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>前の版 — {name}</source>
        <translation>Earlier versions — {name}</translation>
    </message>
    <message>
        <source>前の版はまだありません。書き換えるたびに、ひとつ前の内容が残ります。</source>
        <translation>No earlier versions yet. Every change keeps the previous content.</translation>
    </message>
    <message>
        <source>前の版</source>
        <translation>Earlier versions</translation>
    </message>
    <message>
        <source>前の版の一覧</source>
        <translation>List of earlier versions</translation>
    </message>
    <message>
        <source>選んだ版といまの違い</source>
        <translation>Differences between that version and now</translation>
    </message>
    <message>
        <source>この版に戻す(&amp;R)</source>
        <translation>&amp;Restore this version</translation>
    </message>
    <message>
        <source>閉じる(&amp;C)</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>WhyPopup</name>
    <message>
        <source>なぜ {name} は {value}？</source>
        <translation>Why is {name} {value}?</translation>
    </message>
    <message>
        <source>シート</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>閉じる</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>きまりを読む</source>
        <translation>Read the rules</translation>
    </message>
    <message>
        <source>数を直接書く（GM裁定）</source>
        <translation>Set the number (GM ruling)</translation>
    </message>
</context>
<context>
    <name>WordsEdit</name>
    <message>
        <source>、で区切って書く</source>
        <translation>Separate with commas</translation>
    </message>
    <message>
        <source>、</source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>WorkScreen</name>
    <message>
        <source>開いている卓</source>
        <translation>Open table</translation>
    </message>
    <message>
        <source>準備</source>
        <translation>Prepare</translation>
    </message>
    <message>
        <source>卓</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>手渡し</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>公開画面</source>
        <translation>Display</translation>
    </message>
    <message>
        <source>元に戻す</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>やり直す</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>キャラクターを作る</source>
        <translation>New character</translation>
    </message>
    <message>
        <source>印刷</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>名前・かなで探す</source>
        <translation>Find by name</translation>
    </message>
    <message>
        <source>この卓のもの</source>
        <translation>What belongs to this table</translation>
    </message>
    <message>
        <source>開いているページ</source>
        <translation>Open pages</translation>
    </message>
    <message>
        <source>コマンド</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>すべてのキー</source>
        <translation>All keys</translation>
    </message>
</context>
<context>
    <name>XpPanel</name>
    <message>
        <source>＋{n} 点</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>これまで {n}（援護込み）</source>
        <translation>{n} so far, support included</translation>
    </message>
    <message>
        <source>合わせて {n}（援護込み）</source>
        <translation>{n} now, support included</translation>
    </message>
    <message>
        <source>援護の経験点を足し引きします</source>
        <translation>Adds or removes support XP</translation>
    </message>
</context>
<context>
    <name>_ValuesPage</name>
    <message>
        <source>「{name}」の値を変える</source>
        <translation>Change the value of “{name}”</translation>
    </message>
</context>
</TS>
