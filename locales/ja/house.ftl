### コミュニティの卓すべての決まりと、一人ひとりへの知らせ方。

## !house、!ruleset、!notify、!remind の後に打つ言葉。別名は読点かコンマで区切ります。

houseword-ban = 出禁, 禁止
houseword-unban = 解除
houseword-host = 開卓者
houseword-anybody = 誰でも
houseword-ruleset = ルール
houseword-language = 言語
houseword-set = 設定
houseword-add = 追加
houseword-list = 一覧
houseword-remove = 削除
houseword-on = オン, はい
houseword-off = オフ, いいえ, なし
houseword-quiet = 静か, おやすみ
houseword-all = すべて, 全部

## 現状

house-heading = ここの卓すべての決まり：
# $value: ルールセットの名。
house-ruleset = 新しい卓のゲーム：{ $value }
# $value: 言語。
house-language = 新しい卓の言語：{ $value }
# $value: 決まりを一文で。
house-option = ハウスルール：{ $value }
# $value: id の並び。
house-rulesets = 独自のルールセット：{ $value }
# $from, $to: 時刻、$zone: タイムゾーン。
house-quiet = { $from }から{ $to }まで（{ $zone }）は催促も卓への呼び出しもしません。
house-anybody = 誰でも卓を開けます。
# $value: 人の並び。
house-hosts = 卓を開ける人：{ $value }
# $who, $given: 理由があれば yes、$reason。
house-banned = 参加できない人：{ $who }{ $given ->
        [yes] （{ $reason }）
       *[no] {""}
    }
house-how = 決めるのはモデレーターです：!{ command-house } の後に ban、unban、host と人、anybody、ruleset、language、set、quiet と値。off で取り消し。独自のルールセット：!{ command-ruleset } add とファイルの中身。

# $why: ファイル、キー、理由。
ruleset-faulty = それはまだ遊べません：{ $why }
ruleset-id = 独自の id を付けてください：小文字、数字、ハイフンで40字まで、既にあるゲームと違うもの。

notify-on = ここで次に卓が開いたら、1回だけ個別にお知らせします。
notify-off = 卓が開いてもお知らせしません。
remind-on = 期限が近づいたら催促します。
remind-off = 何も催促しません。
# $from, $to: 時刻、$zone: タイムゾーン。
remind-quiet = { $from }から{ $to }まで（{ $zone }）はお邪魔しません。

## 初めての人が最初のカードと一緒に個別に読む言葉。短い文で、絵や色に頼らない。

intro = 初めてですか。手短に説明します。
    カードは自分だけのものです。ここに私が書いたことを人に見せたり写したりしないでください。
    夜は何人かに個別に何をするか尋ねます。尋ねられたらここで答えてください。たいていは席の番号だけで足ります。
    昼は全員が部屋で話し、それから投票します。脱落した人は黙って最後まで見守ります。
    勝ち負けは陣営全体のものです。早く脱落しても同じです。
    迷ったらいつでもここで：!{ command-help } で今できること、!{ command-role } で自分のカード、!{ command-rules } でルール、!{ command-recap } でこれまでのことがわかります。答えはあなただけに見えます。
    もう一度読むには：!{ command-intro }
