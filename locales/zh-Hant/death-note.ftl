### 死亡筆記本：奇樂能做什麼，會被問到、告知、拒絕什麼。

role-kira = 奇樂
    .one = 奇樂
    .many = 奇樂
    .count = { $count } 奇樂
    .aliases = 基拉, 筆記本

does-notebook = 用死亡筆記本殺人
# $above：多於這麼多人在局時可以轉讓。
ability-notebook = 你持有死亡筆記本。輪到你的夜晚，寫下一個角色和扮演者的帳號：{ command-write } 5 小明。兩樣都對，角色死亡；不對，大家會知道這次殺人失敗，而你會知道正確的帳號。也可以要求聯手：{ command-joinup } 5。也可以放棄：{ command-none }。什麼都不說就是自殺。多於{ $above }人在局時，隨時可以轉讓筆記本，每本一次：{ command-transfer } 5。

## 問題的簡稱。

ask-write = 死亡筆記本
ask-joinup = 聯手
ask-transfer = 轉讓
ask-recover = 收回

## 問題。

prompt-write = 奇樂，今晚輪到你。寫下誰的名字？
prompt-joinup = 還是想和另一個奇樂聯手？請說出角色。
prompt-transfer = 死亡筆記本給誰？不要向任何人透露。
prompt-recover = 有奇樂出局了。你要拿這本死亡筆記本、重新成為奇樂嗎？
# $command：指令，$example：角色的號碼。
prompt-how-write = 角色加帳號，例如：{ $command } { $example } 小明。帳號也可以寫名單上的序號或使用者 ID。
# $command：指令，$example：角色的號碼。
prompt-how-typed = 要這樣做：{ $command } { $example }
# $command：指令。
prompt-how-recover = 要：{ $command }。不要：{ command-none }

## 指令。

command-write = 寫
    .aliases = 寫名
    .about = 奇樂夜裡私下寫下角色和帳號。
command-joinup = 聯手
    .aliases = 結盟
    .about = 奇樂夜裡私下要求與某角色聯手，代替殺人。
command-transfer = 轉讓
    .aliases = 轉
    .about = 奇樂隨時私下轉讓死亡筆記本；筆記本全毀時，原持有者指定給誰。
command-recover = 收回
    .aliases = 拿回
    .about = 轉讓過筆記本的人在有奇樂出局時收回筆記本。
arg-account = 帳號
    .about = 參加者：名字、使用者 ID，或名單上的序號

## 告知。

# $who：角色，$account：扮演者。
answer-account = { $who }的扮演者是{ $account }。
# $who：角色。
notice-kill-failed = 對{ $who }的殺人失敗了。這個奇樂已經知道其扮演者。
# $ok：yes 或 no。
notice-joined-up = { $ok ->
        [yes] 兩個奇樂聯手了。從此每晚兩人都可以殺人。
       *[no] 有奇樂想聯手，失敗了。
    }
# $who：另一個奇樂。
notice-partner = 聯手成功：另一個奇樂是{ $who }。
notice-transferred = 有一本死亡筆記本轉讓了。
notice-unclaimed = 有奇樂出局。轉讓過筆記本的人現在可以拿這一本。
notice-recovered = 筆記本沒有銷毀，被收回了。
# $count：幾本。
notice-bequeathing = 死亡筆記本全毀了，在局的人還太多。{ $count ->
        [1] 重新發一本，原持有者可以指定給誰。
       *[other] 兩本都重新發，原持有者可以指定給誰。
    }
# $count：幾本。
notice-given-anew = { $count ->
        [1] 死亡筆記本有了新的主人。
       *[other] 兩本死亡筆記本都有了新的主人。
    }
notebook-received = 有人把死亡筆記本轉讓給了你：從現在起你是奇樂。不能拒絕，也不會知道是誰給的。
notebook-given = 你轉讓了死亡筆記本。不要向得到它的人透露任何事。如果不久有奇樂出局，你可以拿那本筆記本、重新成為奇樂；一直不拿，你自己就出局。
notebook-recovered = 你收回了死亡筆記本，又是奇樂了。
notebook-won = 你殺死的奇樂的死亡筆記本歸你了。
notebook-anew = 死亡筆記本落到了你手裡：從現在起你是奇樂。這本不能轉讓。
# $count：幾本。
notebook-count = { $count ->
        [0] 你手裡沒有死亡筆記本了。
        [1] 你持有一本死亡筆記本。
       *[other] 你持有{ $count }本死亡筆記本，每本可以殺一人。不用的那本要說一聲放棄（{ command-none }）：有一本沒有交代，就算自殺。
    }
# $count：幾個名字。
ballot-names = 最多可以寫{ $count }個名字，例如：{ command-vote } 5 7。投票永不公開。到時不投的人死亡。
# $who：角色。
cause-suicide = { $who }到時沒有表態，自殺出局。
# $who：角色。
cause-expired = { $who }轉讓了死亡筆記本，到期沒有收回，出局。

## 拒絕。

reason-no-account = 殺人還要寫帳號，例如：{ command-write } 5 小明。要聯手：{ command-joinup } 5
reason-given-anew = 重新發的死亡筆記本不能轉讓。
# $min：須多於這麼多人。
reason-too-few-live = 在局的人太少，不能轉讓。
    .min = 多於{ $min }人在局時才能轉讓死亡筆記本。

## 階段。

# $day，$night。
phase-recovery = 第{ $day }天：有一本死亡筆記本沒了主人。
    .help = 轉讓過筆記本的人可能正在被問。其他人請稍等。
# $day，$night。
phase-anew = 第{ $day }天：重新發死亡筆記本。
    .help = 原持有者可以指定給誰。其他人請稍等。

## 結局報告。$by：誰，$count：幾人，$target：角色，$fate：結果。

ledger-write = { $fate ->
        [died] { $by }寫下{ $target }，帳號正確，死了。
        [wrong_account] { $by }寫下{ $target }，帳號不對。
        [given_up] { $by }放棄了這一夜。
        [unsaid] { $by }什麼都沒說，自殺。
       *[missed] { $by }寫下{ $target }，沒有用。
    }
ledger-joinup = { $fate ->
        [no_kira] { $by }想和{ $target }聯手，對方不是奇樂。
       *[done] { $by }和{ $target }聯手了。
    }
ledger-transfer = { $count ->
        [0] 死亡筆記本抽籤給了{ $target }。
       *[other] { $by }把死亡筆記本給了{ $target }。
    }
ledger-recover = { $by }收回了{ $target }持有過的死亡筆記本。

## 規則。

option-votes_published = 公布投票
    .about = 是否公布誰投了誰。
    .is = { $value ->
        [true] 投票結束後公布誰投了誰。
       *[false] 永不公布投票，只公布誰出局。
    }
option-silent_voters = 到時不投
    .about = stay：不投也沒事；die：不投就出局。
    .is = { $value ->
        [die] 到時既不投票也不棄權的人死亡，不受票數限制。
       *[stay] 不投票也沒事。
    }
option-death_note-transfer_above = 轉讓
    .about = 多於這麼多人在局時可以轉讓死亡筆記本。
    .is = 多於{ $value }人在局時，奇樂可以轉讓死亡筆記本，每本一局一次。轉讓會公布，但不說是誰給誰。
option-death_note-recovery_acts = 收回
    .about = 公布轉讓的那一幕之後，還有幾幕可以收回。
    .is = 公布轉讓的那一幕和之後{ $value }幕內，有奇樂被殺或被投出時，轉讓者可以拿那本筆記本；一直不拿的轉讓者出局。
option-death_note-both_anew_above = 兩本重發
    .about = 兩本全毀時多於這麼多人在局，兩本都重新發。
    .is = 兩本筆記本全毀時多於{ $value }人在局，兩本都重新發。
option-death_note-one_anew_above = 一本重發
    .about = 兩本全毀時多於這麼多人在局，重新發一本。
    .is = 兩本全毀時多於{ $value }人在局，重新發一本；否則好人獲勝。

rules-death-note-night = 兩個玩家各持一本死亡筆記本，是奇樂，互不相識。每晚輪到其中一人殺人：角色和帳號都對，角色死亡；帳號不對，大家會知道對誰的殺人失敗，而這個奇樂會知道正確的帳號。殺死另一個奇樂的人得到兩本筆記本。奇樂也可以要求聯手代替殺人，對方真是奇樂的話，從此每晚兩人都可以殺。放棄要說出來，沉默就是自殺。
rules-death-note-ballot = 有幾個奇樂在局，就最多寫幾個名字，出局的也不會更多：兩個奇樂時，票數前兩名出局，兩人並列第一都出局，幾人並列第二則只出第一，三人以上並列第一則無人出局；一個奇樂時，第一名出局，並列則無人出局。

ruleset-death-note = 死亡筆記本
    .about = 人人扮演角色；兩個奇樂猜中帳號才能殺人，大家不知誰是誰地投票。
