### 法官單獨問一個人的話。$min、$max：選幾個。

prompt-kill = 殺手請睜眼。今晚刀誰？
    .window = 殺手，今天殺誰？
prompt-check = 警察請睜眼。今晚驗誰？
    .window = 你們今天驗誰？
prompt-save = 醫生請睜眼。今晚救誰？
    .window = 醫生，今天救誰？
prompt-shoot = 狙擊手請睜眼。今晚狙誰？
    .window = 俠客，今天出手嗎？殺誰？整局只有一次。
prompt-hug = 花蝴蝶請睜眼。今晚抱誰？
    .window = 花蝴蝶，今天抱誰？
prompt-silence = 森林老人請睜眼。明天讓誰禁言？
prompt-strike = 特警請睜眼。今晚出手嗎？打誰？整局只有一次。
prompt-honest = 泡泡請睜眼。明天讓誰誠實？
prompt-revive = 天使請睜眼。不管今晚死的是誰，要救回來嗎？整局只有一次。要的話請打：{ command-revive }，不要請打：{ command-none }
prompt-take = 你出局了。天使，要帶走誰嗎？
prompt-order = 你的兩張牌，哪張在前？
prompt-squeeze = 殺手請睜眼。擠幾下，往哪一邊傳？
prompt-side = 花蝴蝶，你站哪一邊？只能選一次；不選就是好人。
prompt-tiebreak = 平票了。殺手，關誰？
# $count：謎面最長多少。
prompt-notice = 殺手們，這一輪預告誰？謎面是公開的，最長 { $count } 個位元組，中文字算兩個。
# $count：最少多少字。
prompt-story = 請交劇情，至少 { $count } 字：{ command-story } 加上正文。要分幾次傳的話，除了最後一次，都用 … 結尾，下一次接著寫。
prompt-approve = 這份預告函能通過嗎？線索要人人都查得到，也不能太偏。
prompt-token = 謎面說的是你嗎？說中了，免死令救你一命；沒說中，也一樣作廢。要用的話請打：{ command-token }
prompt-accuse = 要指控誰嗎？指錯了，你就出局。
prompt-vote = 你投誰出局？
prompt-speech = 輪到你發言，說完請打：{ command-pass }
prompt-last_words = 請留遺言，說完請打：{ command-pass }
prompt-floor = 要申辯嗎？要的話請打：{ command-floor }，不要請打：{ command-pass }
prompt-ready = 要開局了，來嗎？要的話請打：{ command-ready }
# $targets：先前選的。
prompt-chosen = 你先前選的是{ $targets }。
# $command：指令，$example：可選的號碼，$max：最多選幾個，$exact：必須選滿時為 yes，$several：是否同時還問了別的。
prompt-how = { $several ->
        [yes] 請打：{ $command } { $example }
       *[no] 直接回覆號碼，或者打：{ $command } { $example }
    }{ $max ->
        [0] {""}
        [1] {""}
       *[other] { $exact ->
            [yes] （要 { $max } 個號碼，用空格隔開）
           *[no] （最多 { $max } 個號碼，用空格隔開）
        }
    }
prompt-how-order = 照原來的順序：{ command-order } 1 2。反過來：{ command-order } 2 1
prompt-how-squeeze = 1 到 10 的數加方向，例如：{ command-squeeze } 4 { hand-left }
prompt-how-side = 1 是好人，2 是殺手。直接回覆號碼，或者打：{ command-side } 好人
# $example：可選的號碼。
prompt-how-notice = 請打：{ command-notice } { $example } | 謎面 | 謎面和目標的聯繫。時間到之前可以再交。
# 上面列有各份的編號。
prompt-how-approve = 通過請打：{ command-approve } 1，不通過請打：{ command-refuse } 1 加上理由
prompt-how-accuse = 沒有要說的了：{ command-pass }
# $command：指令，$several：是否同時還問了別的。
prompt-how-decline = 誰也不選：{ command-none }{ $several ->
        [yes] {" "}{ $command }
       *[no] {""}
    }
prompt-how-abstain = 棄權：{ command-abstain }
