### 只在終端機裡出現的文字。

console-welcome = 夜幕降臨：一桌 { $ruleset }，{ $players }人。你是{ $who }，其餘都是電腦玩家。
console-keys = 直接打字就是發言，也可以打指令；打號碼就是回答提問。「{ command-help }」列出指令，「{ command-next }」跳過等待，「{ console-quit }」離開，桌子會留著。
console-quit = 退出
console-bye = 下次見。桌子給你留著，再啟動就能繼續玩。
console-resumed = 你的桌子還在，繼續玩。
# 沒有報名字的玩家。
console-name = 玩家
console-left = 還剩{ $left }
console-again = 再來一局？「{ command-start }」重新發牌，「{ console-quit }」離開。

# $seats：如下的各座位。
console-seats = 座位：{ $seats }
# $seat（數字），$name，$alive：出局為 no，$you：讀者自己的座位為 yes。
console-seat = { $seat }號 { $name }{ $you ->
        [yes] （你）
       *[no] {""}
    }{ $alive ->
        [no] （出局）
       *[yes] {""}
    }
# $ruleset，$first 至 $last 人。
console-size = { $ruleset } 適合{ $first }至{ $last }人。
# $id：所要的，$ids：現有的各種。
console-no-ruleset = 沒有「{ $id }」這種玩法。現有：{ $ids }。
# $tag：所要的，$tags：現有的各種。
console-no-language = 我不會說「{ $tag }」。我會說：{ $tags }。
console-no-home = 不知道要把桌子存在哪裡，請指定目錄：--data DIR
# $file，$ruleset：代號，$first 至 $last 人。
console-check-good = { $file }：規則 { $ruleset } 可以玩，{ $first }至{ $last }人。
# $fault：檔案、鍵和原因（英文）。
console-check-bad = 這個規則不能玩。{ $fault }
# $file；$why：下面的一句或幾句，每句一行。
console-check-stuck = { $file }：每一項都寫對了，但打起來會卡住。
    { $why }
# $option：一段時間；$days：天數。
console-stuck-endless = { $option }會拖到{ $days }天，因為一天裡幾乎沒有算時間的鐘點。請縮短安靜時段（clock.quiet_from、clock.quiet_to）或發言時間（clock.turn）。
# $phase：第一個走不到結局的階段。
console-stuck-no-end = { $phase ->
        [night] 天黑一夜接一夜，沒有盡頭：夜裡死不了人，平安夜之後又沒有白天。請讓夜裡能殺人，或把 quiet_dawn 設為「day」。
        [accusations] 不許指認，夜裡又死不了人，永遠打不完。請把 accusations 至少設為1。
       *[other] 再也沒有人會出局，永遠打不完。請讓夜裡能殺人，或讓大家投票。
    }
# $winner：good、killers 或 nobody；$role：殺不死的身分。
console-stuck-never-falls = { $winner ->
        [good] 好人永遠贏不了
        [killers] 殺手永遠贏不了
       *[other] 永遠出不了平局
    }：要等{ $role }死，可是沒有辦法讓這張牌死。請在 ends 裡換一組，或讓人能殺這張牌。
# $players：人數。
console-stuck-over-at-once = { $players }人的桌子還沒開始就結束了：殺手不比其餘的人少，而這就算結束（parity）。請少發殺手，或把 parity 設為 false。
# $role；$ask：技能。
console-stuck-never-wakes = { $role }：「{ $ask }」永遠用不上，因為要等一個在那之前死不了的人先死（after）。

# $old、$new：桌子在存檔裡和本資料目錄裡的編號。
console-imported = 存檔的第{ $old }桌，現為第{ $new }桌。
# $tables（幾張桌子）、$whole：yes 或 no。
console-rescued = { $tables ->
        [0] 一張桌子也讀不出來。
       *[other] 讀出了{ $tables }張桌子。
    }{ $whole ->
        [yes] 什麼都沒少。
       *[no] 讀不出來的列在上面。請用 import 另建一個資料目錄，損壞的那個先留著。
    }
# $at（數字）：從第幾個位元組起。
console-lost-bytes = 檔案 db 在第{ $at }個位元組處損壞，某張桌子最後的內容可能就在那裡。
# $left、$of：數字。
console-lost-commits = 結尾遺失：{ $of }步裡還剩{ $left }步。
# $table：數字。
console-lost-table = 第{ $table }桌：什麼都讀不出來。
# $table、$event：數字。
console-lost-end = 第{ $table }桌：在第{ $event }個事件之前中斷。留著查看，不能繼續玩。
console-verify-none = 這個存檔裡沒有一局遊戲。
# $table、$number：數字。$game：一串字元。$fair、$finished：yes 或 no。$faults：一串 proof-…。
console-verified = 第{ $table }桌第{ $number }局（{ $game }）：{ $fair ->
        [yes] 牌確實出自封印和玩家各自的舉動，沒有動手腳。{ $finished ->
            [yes] {""}
           *[no] 這局還沒玩完。
        }
       *[no] 對不上：{ $faults }。
    }
proof-commitment = 種子不是開桌時封存的那一個
proof-nonce = 玩家的那一份和大家的舉動對不上
proof-rules = 規則和公布的指紋對不上
proof-roster = 公布的座次和發牌的座次對不上
proof-deal = 牌不是由種子發出來的
proof-fixed = 牌是為了測試手動排好的
proof-forgotten = 這一局有人後來被忘記，玩家那一部分沒法重新算了
proof-seed = 結束時公布的種子是另一個

### `locale`，供譯者使用。

# $file：檔案，$key：哪一條。
console-locale-missing = { $file }：缺少 { $key }
# $argument：這一條能用、卻沒有用的參數。
console-locale-argument = { $file }：{ $key } 沒有用 ${ $argument }
# $word：$argument 的一個值，英文對它另有說法。
console-locale-case = { $file }：{ $key } 沒有 ${ $argument } 的 [{ $word }]
# $tag：語言，$lacking：以上共幾處，$count：一共多少條。
console-locale-checked = { $tag }：{ $lacking ->
        [0] 齊全，共{ $count }條。
       *[other] { $count }條裡有{ $lacking }處欠缺。
    }

### `simulate` 與 `balance`。

# $set：所寫的。
console-set-form = 「{ $set }」不是規則設定，請寫成 選項=值。
# 玩家怎麼玩。
console-strategy-random = 隨機玩家
console-strategy-plain = 簡單玩家
# $ruleset，$deal：各角色人數，$games，$strategy：如上，$seed。
console-lab-head = { $ruleset }，{ $deal }：{ $strategy }玩{ $games }局，種子 { $seed }。
# $side。$share、$low、$high 為百分比：二十次裡有十九次，真實比例落在區間內。
console-lab-side = { $side }勝：{ $share }%（{ $low }至{ $high }%）
console-lab-draws = 平手：{ $share }%（{ $low }至{ $high }%）
# $mean；一半的局不超過 $half 天，95% 不超過 $most 天。
console-lab-days = 天數：平均{ $mean }天，一半的局不超過{ $half }天，95%的局不超過{ $most }天。
# $list：下一條的列表。
console-lab-survivors = 活到最後：{ $list }。
console-lab-survivor = { $role } { $share }%
# $seconds，$speed：每秒局數，$cores。
console-lab-speed = 花了{ $seconds }秒，{ $cores }核心，每秒{ $speed }局。

# $ruleset，$games，$strategy：如上。
console-balance-title = { $ruleset }：{ $strategy }，每種人數{ $games }局
# 各欄的標題，也是圖的座標。
console-balance-players = 人數
console-balance-killers = 匪勝 %
console-balance-interval = 95% 區間
console-balance-good = 好人勝 %
console-balance-draws = 平手 %
console-balance-days = 天數
console-balance-deal = 配置
# $file。
console-balance-svg = 圖在 { $file }。

# $file：檔案放在哪裡；$why：技術原因。
console-saved = 已儲存：{ $file }
console-not-saved = 檔案沒能儲存：{ $why }
