### 一個社群所有牌桌的規矩，以及怎樣寫給每個人。

## 跟在 !house、!ruleset、!notify、!remind 後面的詞。一個詞可有幾個名字，用逗號隔開。

houseword-ban = 封鎖, 拉黑, 禁止
houseword-unban = 解禁
houseword-host = 開桌人
houseword-anybody = 誰都行, 人人
houseword-ruleset = 規則
houseword-language = 語言
houseword-set = 設定
houseword-add = 加入, 新增
houseword-list = 列表, 列出
houseword-remove = 去掉, 刪除
houseword-on = 開, 要
houseword-off = 關, 不要, 取消
houseword-quiet = 勿擾, 安靜
houseword-all = 全部, 所有

## 現狀

house-heading = 這裡所有牌桌的規矩：
# $value: 規則集名。
house-ruleset = 新桌預設玩：{ $value }
# $value: 語言。
house-language = 新桌預設說：{ $value }
# $value: 一句規則。
house-option = 館規：{ $value }
# $value: 一串編號。
house-rulesets = 自己的規則集：{ $value }
# $from, $to: 時刻，$zone: 時區。
house-quiet = { $from }到{ $to }（{ $zone }）不提醒人，也不叫人來玩。
house-anybody = 誰都可以開桌。
# $value: 一串人。
house-hosts = 可以開桌的人：{ $value }
# $who, $given: 有理由是 yes，$reason。
house-banned = 不歡迎：{ $who }{ $given ->
        [yes] （{ $reason }）
       *[no] {""}
    }
house-how = 由管理員設定：!{ command-house } 後面寫 ban、unban 或 host 加上人；anybody；ruleset、language、set 或 quiet 加上值；寫 off 就取消。自己的規則集：!{ command-ruleset } add 加上檔案內容。

# $why: 檔案、鍵和原因。
ruleset-faulty = 這個還不能玩：{ $why }
ruleset-id = 請給它一個自己的 id：小寫字母、數字和連字號，最多40個，不能和我已有的遊戲重名。

notify-on = 這裡下次開桌時，我私下告訴你一次。
notify-off = 開桌時不再告訴你。
remind-on = 快到時限時我會提醒你。
remind-off = 我什麼都不提醒你。
# $from, $to: 時刻，$zone: 時區。
remind-quiet = { $from }到{ $to }（{ $zone }）不打擾你。

## 第一次玩的人拿到第一張牌時私下看到的話。短句；不靠圖和顏色。

intro = 第一次跟我玩？簡單說：
    牌只有自己知道，我在這裡寫給你的話不要給別人看，也不要轉發。
    天黑後我會私下問一些人要做什麼。問到你，就在這裡回答，一般寫一個座位號就行。
    天亮後大家在房間裡發言，然後投票。出局的人不說話，看到最後。
    輸贏算整個陣營的，早出局也一樣。
    拿不準隨時在這裡問：!{ command-help } 看現在能做什麼，!{ command-role } 看自己的牌，!{ command-rules } 看規則，!{ command-recap } 看到目前為止的情況。回答只有你看得到。
    想再看一遍：!{ command-intro }
