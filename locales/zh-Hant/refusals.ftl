### 做不到時法官說的話：告訴對方接下來怎麼辦。只對發話的人說。
### 知道某個參數時，用同名的屬性代替值。

## 按代碼

code-bad_request = 這句我看不懂。
# $typed：所打的字，$suggestion：一個指令。
code-unknown_command = 沒有這個指令。全部指令：!{ command-help }
    .suggestion = 沒有「{ $typed }」這個指令，你是不是想打 { $suggestion }？
# $ruleset：所打的字。
code-unknown_ruleset = 沒有這種玩法。看看有哪些：!{ command-rulesets }
    .ruleset = 沒有「{ $ruleset }」這種玩法。看看有哪些：!{ command-rulesets }
# $option：所打的字。
code-unknown_option = 沒有這個選項。全部選項：!{ command-help } { command-set }
    .option = 沒有「{ $option }」這個選項。全部選項：!{ command-help } { command-set }
# $usage：指令的寫法；$name：選項名；$value：所打的字；$why：技術性的原因；
# $locale：所打的字；$locales：有哪些語言；$max：最大的數。
code-bad_value = 這個值不合適。
    .command = 請這樣寫：{ $usage }
    .option = { $name } 不能是「{ $value }」。
    .locale = 我不會說「{ $locale }」，我會說：{ $locales }
    .max = 太多了，最多 { $max }。
    .value = 「{ $value }」在這裡不合適。
# $tables：像「#3:」這樣寫在開頭、說明是哪一桌的記號。
code-no_table = 這裡還沒有桌子。開一桌：!{ command-new }
    .tables = 你同時坐在幾張桌上，請在開頭寫明是哪一桌：{ $tables }
code-table_exists = 這裡已經開桌了。入座：!{ command-join }
code-not_host = 只有房主能這樣做。
code-already_joined = 你已經在座了。
code-not_joined = 你不在這一桌。下一局之前先入座：!{ command-join }
# $max：還有幾個空位，或最多幾人。
code-table_full = 沒有空位了。
    .max = 沒有那麼多座位，最多 { $max }。
# $min：最少幾人。
code-too_few_players = 人還不夠。再叫幾個人，或者加電腦：!{ command-add } 3
    .min = 至少要{ $min }人。再叫幾個人，或者加電腦：!{ command-add } 3
code-in_game = 正在玩，請等這一局結束。
code-no_game = 還沒有開局。開始：!{ command-start }
code-wrong_phase = 現在不行。看看進行到哪裡：!{ command-explain }
code-not_your_turn = 還沒輪到你，等我叫你。
code-not_alive = 你已經出局了，安靜看戲吧。
# $player：所打的字。
code-no_such_player = 我不知道你說的是誰，請報座位號：!{ command-table }
    .player = 我不知道「{ $player }」是誰，請報座位號：!{ command-table }
code-ambiguous_player = 這可能是好幾個人，請報座位號。
    .player = 「{ $player }」可能是好幾個人，請報座位號。
code-bad_target = 不能選這個人，請換一個。
code-not_yours = 你現在沒有這個本事。
code-used_up = 你已經用過了。
code-final = 已經定了，不能再改。
code-must_vote = 這裡每個人都要投，請選一個。
code-too_short = 什麼也沒寫，再多寫一點。
# $max（字數）。
code-too_long = 太長了。
    .max = 太長了，最多 { $max } 字。
code-forbidden = 現在規則不允許。
code-bad_deal = 這副牌不適合這一桌。
code-no_deadline = 現在沒有在計時。

## 按原因

# $max：最多能有幾桌。
reason-tables-here = 這個伺服器裡已經開了{ $max }桌，不能再多了。請先用「!{ command-stop }」收掉一桌，或者等一桌打完。
reason-tables-all = 我已經同時開著{ $max }桌，開不下了。請等有桌子打完再來。
reason-first-victim-again = 不能連續幾局首夜都刀同一個人，請換一個。
reason-say-it-privately = 噓！這話只能私下對我說。
reason-vote-privately = 這次是暗投，請私下告訴我。在這裡說的不算數。
reason-say-it-in-the-room = 這話請當著大家的面說。
# $day：從哪一天起可以。
reason-not-on-this-day = 今天還不可以。
    .day = 第{ $day }天起才可以。
reason-not-the-last = 己方還有別的有身分的人在局，只有最後一人才能投降。
reason-yourself = 不能選自己，請換一個。
reason-target-out = 這人已經出局了，請換一個。
reason-team-mate = 這是自己人，請換一個。
reason-not-candidate = 這一輪不能投這個人，請從我報的人裡選。
reason-old-prompt = 那是先前的事了，現在不算數。
reason-etiquette = 牌桌規矩：活民不認殺，死民不認警。
reason-not-called = 我正在點別人的名，點到你要投的人再說。
reason-seen-another-hand = 看過本局一個座位的牌，就不能再坐別的座位。
# $count：幾人。
reason-not-ready = 還有人沒準備好：!{ command-ready }
    .count = 還有{ $count }人沒準備好：!{ command-ready }
reason-paused = 計時暫停了，等房主繼續。
reason-had-the-floor = 你今天已經申辯過了。
# $typed：所打的字；$role_name：別的玩法裡的身分。
reason-no-such-role = 本局沒有這個身分。
    .typed = 沒有「{ $typed }」這個身分。
    .role = 本局沒有{ $role_name }。
# $max：幾個。
reason-how-many = 選的人數不對。
    .max = 最多選 { $max } 個。
reason-no-team-talk = 現在隊友之間不能說話，這句我不轉達。
# $max（字數）。
reason-text-limit = 太長了，請寫短一點。
    .max = 太長了，最多 { $max } 字。
reason-computer = 電腦玩家做不了這個。
reason-last-spares = 本隊只剩你一個，不能刀這個人，請換一個。
reason-silenced = 你今天被禁言了，不能發言，票照樣算。
reason-unclaimable = 按規則，這個身分真假都不許跳。
# $typed：打的內容；$suggestion：可能想寫的時區。
reason-unknown-timezone = 沒有這個時區。請寫成 Asia/Taipei 或 Europe/Berlin 這樣。
    .suggestion = 沒有「{ $typed }」這個時區。是不是 { $suggestion }？
    .typed = 沒有「{ $typed }」這個時區。請寫成 Asia/Taipei 或 Europe/Berlin 這樣。
reason-like-the-judge = 角色的名字不能像法官，請換一個。
    .typed = 「{ $typed }」會被當成法官，請給這個角色換個名字。
# $count：角色數，$players：人數。
reason-few-characters = 角色比玩家少。
    .players = { $players }個人玩，只有{ $count }個角色。請用 !{ command-set } characters 多列幾個，或者用我自帶的：!{ command-set } characters none
reason-no-friends = 本局規則沒有親友團。
reason-friend-plays = 在局的人不能當別人的親友團；親友團只能是不上桌的人。
# $seat（數字）。
reason-friend-asks-first = 要對方先提出，然後你再同意。
    .seat = 要對方先提出：!{ command-friend } { $seat }，然後你再同意。
# $ways：指令。
reason-which-one = 我同時問了你幾件事，請先說是哪一件。
    .asks = 我同時問了你幾件事，請先說是哪一件：{ $ways }
reason-judge-plays = 本桌由房主當法官，房主不能下場。請先離座（!{ command-leave }），或者改由我一個人當法官：!{ command-set } judge bot
reason-unreadable = 這段文字裡有認不出來的字，請用一般文字重寫一次。
reason-no-riddle = 沒有謎面。請這樣寫：{ command-notice } 5 | 謎面 | 謎面和目標的聯繫
reason-no-link = 沒有寫聯繫。請這樣寫：{ command-notice } 5 | 謎面 | 謎面和目標的聯繫
# $max：最長多少，$width：現有多少；中文字算兩個，字母算一個。
reason-riddle-too-long = 謎面太長了，請寫短一點。
    .width = 謎面有 { $width } 個位元組，最長 { $max } 個（中文字算兩個）。
reason-no-notice = 現在沒有謎面，免死令沒有地方用。
# $min：最少多少字，$count：現有多少字；空白不算。
reason-story-too-short = 劇情太短了，請再多寫一點。
    .min = 劇情現有 { $count } 字，至少要 { $min } 字。如果後面還有，這一段請用 … 結尾。
reason-one-swap = 你的輪次已經過了，或者已經對調過一次。
reason-no-swap-with = 對方的輪次已經過了，或者已經對調過一次，請換一個。
reason-not-the-host = 副房主不能這樣對待房主，管理員可以。
reason-banned = 這個社群的牌桌不歡迎你。原因請問管理員。
reason-newcomer-banned = 這個社群的牌桌不歡迎那個人。
reason-not-on-the-list = 在這裡只有名單上的人能開桌：!{ command-house }
reason-moderators-only = 只有這裡的管理員能這樣做。
reason-no-community = 請在相關的房間裡說，或在那裡用指令。
reason-draining = 我快要停一會兒：正在進行的局會打完，但不再開新的。請過一會兒再來。
reason-too-many-tables = 同時開的桌子太多了。請先關掉一張沒人玩的：!{ command-stop }
reason-too-much = 一下子說得太多了，請等我答完再說。
reason-no-room = 我記錄用的磁碟滿了。什麼都沒丟：等維護的人騰出空間，再說一遍就行。
reason-stopped = 這一桌出了狀況，停下來了。請另開一桌。
reason-no-such-game = 沒有這樣一局玩完的、你可以看的牌局。有哪些：!{ command-history }
reason-not-forgotten = 現在做不到，什麼也沒有改。請架設我的人看一下日誌。
# $tables：桌號，如 #3。
reason-leave-first = 你還在一桌上（坐著、排隊或當房主）。玩完以後先離開：!{ command-leave }
    .tables = 你還在 { $tables }（坐著、排隊或當房主）。玩完以後先離開：!{ command-leave }
