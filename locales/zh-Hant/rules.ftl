### 用句子寫出的規則。每個選項（路徑裡的點寫成 -）：值是名稱，.about 是解釋，.is 說明取某個值時的規定。
### .is 可用的參數：$value（詞或數字）、$list（列舉）、$count（項數）、$first 和 $last（首末兩項）、
### $role、$size（人數）、$span（時間）。

## 規則全文

# $ruleset：名稱和代號。
rules-heading = { $ruleset } 的規則
rules-section-cards = —— 人數與身分牌 ——
rules-section-night = —— 夜晚 ——
rules-section-day = —— 白天 ——
rules-section-ballot = —— 投票 ——
rules-section-end = —— 勝負 ——
rules-section-table = —— 牌桌 ——
rules-manners = —— 規矩 ——
    不出示我的私訊，不賭咒發誓，違規的人房主可以請下桌。不私下串通，有話透過我轉達。勝負已定就不要拖延。有疑問請問法官：!{ command-ask }，法官說了算。
# $first 至 $last 人（$one：兩者相同為 yes），$roles：指定的牌，$rest：其餘的人是什麼。
rules-deal-row = { $one ->
        [yes] { $first }人
       *[no] { $first }至{ $last }人
    }：{ $roles }{ $all ->
        [yes] 。
       *[no] ，其餘為{ $rest }。
    }
# $name，$path。
option-named = { $name } [{ $path }]
# 沒有專門句子的選項。$option：名稱和路徑，$value。
option-other = { $option }：{ $value }

## 人數與身分牌

option-players = 人數
    .about = 最少和最多幾人，用逗號分開。
    .is = { $first }至{ $last }人。
option-standard = 標準人數
    .about = 用來比較的標準局人數。
    .is = { $count ->
        [0] 不設標準人數。
       *[other] 標準人數：{ $list }。
    }
option-deal-rest = 其餘的牌
    .about = 沒有指定的人拿什麼牌。
    .is = 沒有指定的人都是{ $list }。
# $role，$size。
option-deal-from = { $size }人起的{ $role }
    .about = 從某個人數起發幾張這種牌。
    .is = { $size }人起，{ $role }：{ $value }。
# $size（數字），$role。
option-deal-half = 一半平民時{ $size }人起的牌：{ $role }
    .about = 一半平民時，從這個人數起發幾張。
    .is = 一半平民時，{ $size }人起{ $role }：{ $value }。
# $role。
option-cards-side = { $role }的陣營
    .about = 這張牌隨哪一方獲勝。
    .is = { $role }隨{ $list }獲勝。
option-cards-team = { $role }的隊伍
    .about = 這張牌和哪一隊一起睜眼。
    .is = { $role }和{ $list }一起睜眼。
option-cards-does = { $role }的本事
    .about = 這張牌能做什麼。
    .is = { $count ->
        [0] { $role }沒有特別的本事。
       *[other] { $role }可以{ $list }。
    }

# $role，$power：一項本事，$list：身分。
option-cards-after = { $role }沉睡的本事：{ $power }
    .about = 哪些身分全死了，這項本事才醒。
    .is = { $list }死光之後，{ $role }才有這項本事：{ $power }。
option-cards-spares = { $role }刀不死誰
    .about = 這張牌永遠刀不死的身分。
    .is = { $count ->
        [0] { $role }誰都刀得死。
       *[other] { $role }刀不死{ $list }。
    }
option-cards-last_spares = { $role }最後不能刀誰
    .about = 本隊只剩這張牌時不能刀的身分。
    .is = { $count ->
        [0] 只剩一個{ $role }時也誰都能刀。
       *[other] 本隊只剩一個{ $role }時，不能刀{ $list }。
    }
option-cards-mole = { $role }是內鬼
    .about = 這張牌是不是混在隊裡的。
    .is = { $value ->
        [true] { $role }是內鬼：隊裡真正的成員還有兩個時才參與。
       *[false] { $role }不是內鬼。
    }
option-cards-unclaimable = 能不能跳{ $role }
    .about = 這個身分許不許跳。
    .is = { $value ->
        [true] 誰也不許跳{ $role }。
       *[false] 誰都可以跳{ $role }。
    }
option-cards-looks_for = { $role }找誰
    .about = 這張牌驗人只問的那一種身分。
    .is = { $role }驗人只得知是不是{ $list }。
option-cards-counts_as = { $role }算什麼
    .about = 算勝負時當作哪種身分。
    .is = 算勝負時，{ $role }當作{ $list }。
# $role，$list。
option-cards-once = { $role }只能用一次的本事
    .about = 整局只能用一次的本事。
    .is = { $count ->
        [0] { $role }的本事可以一直用。
       *[other] { $role }整局只能用一次：{ $list }。
    }
option-cards-becomes = { $role }用過之後
    .about = 用過一次性的本事之後變成什麼身分。
    .is = { $role }用過本事之後就是{ $list }。
option-cards-from_behind = { $role }在後
    .about = 這張牌壓在後面時能不能行動。
    .is = { $value ->
        [true] { $role }壓在後面也能行動。
       *[false] { $role }在前面才能行動。
    }
option-scaled = 折算人數
    .about = 別的人數是不是按比例折算。
    .is = { $value ->
        [true] 原本只有一種人數，別的人數按最接近的比例折算。
       *[false] 每種人數都有自己的配置。
    }
option-hand = 手裡的牌
    .about = single：一張；at_once：兩張同時；in_turn：兩張先後。
    .is = { $value ->
        [at_once] 每人兩張編號的牌，同時生效，都死了才出局。手裡有一張匪方的牌，就隨匪方獲勝。
        [in_turn] 每人兩張牌，先後生效，都死了才出局。手裡有一張匪方的牌，就隨匪方獲勝。
       *[single] 每人一張牌。
    }
option-begins = 從哪裡開始
    .about = night：先天黑；day：先天亮。
    .is = { $value ->
        [day] 從白天開始。
       *[night] 從夜晚開始。
    }
option-addons = 加入的身分
    .about = 另外加入的身分，各換掉一張普通牌，如 bubble。
    .is = { $count ->
        [0] 不另外加入身分。
       *[other] 另外加入，各換掉一張普通牌：{ $list }。
    }
option-police = 警察
    .about = 發不發警察；不發就換成普通牌。
    .is = { $value ->
        [true] 有警察。
       *[false] 沒有警察，換成普通牌。
    }
option-half_civilians = 一半平民
    .about = 要不要一半的牌是平民（該規則有這種發牌法時）。
    .is = { $value ->
        [true] 一半的牌是平民。
       *[false] 按規則原來的發牌法。
    }
option-choose_order = 自訂先後
    .about = 能不能自己定哪張牌在前。
    .is = { $value ->
        [true] 開局前各人自訂哪張牌在前。
       *[false] 哪張牌在前由發牌決定。
    }
option-police_killer_hand = 警匪同手
    .about = redeal：重新發牌；swap：換牌；choose：自選一張，另一張變平民。
    .is = { $value ->
        [swap] 一人同拿警和匪時，隨機換牌，換到沒有為止。
        [choose] 一人同拿警和匪時，留前一張，另一張變平民。
       *[redeal] 一人同拿警和匪時，全部重新發牌。
    }
option-deal-hidden_card = 暗牌
    .about = 法官是否暗抽一張牌。
    .is = { $value ->
        [true] 我暗抽一張牌不看，所以任何身分都可能缺席。
       *[false] 所有的牌都發給玩家。
    }
option-introductions = 互認
    .about = 開局前誰認識誰，只能在玩法檔案裡改。
    .is = 開局前一部分玩家互相認識。
# $who：互相認識或被人認識的身分，$seen_by：認識他們的身分（互相認識時 $all 為 yes）。
# $shown：亮具體身分為 role，只亮隊伍為 killers 或 police。
rules-introduction = 開局前{ $all ->
        [yes] 互相認識的：{ $who }。
       *[no] { $seen_by }認識：{ $who }。
    }{ $shown ->
        [killers] 都只以匪的面目出現。
        [police] 都只以警的面目出現。
        [detectives] 都只以偵探團成員的面目出現。
        [gin_or_vodka] 分不清誰是誰。
       *[role] {""}
    }
rules-introduction-none = 開局前誰也不認識誰。
option-marks = 編號與花色
    .about = 哪些牌帶編號或花色，只告訴持牌的人，只能在玩法檔案裡改。
    .is = 有些牌帶編號或花色。
# $who：一起編號的身分；$with：number 為編號，suit 為花色。
rules-marking = { $with ->
        [suit] { $who }的牌按發牌順序帶花色：黑桃（♠）、紅心（♥）、梅花（♣）、方塊（♦）。
       *[number] { $who }的牌繞桌編號，持牌的人知道自己是幾號。
    }

# 一張牌能做的事，如「殺手可以……」。
does-kill = 夜裡刀人
does-check = 夜裡驗人
does-save = 夜裡救人
does-shoot = 夜裡狙人
does-hug = 夜裡抱人
does-silence = 夜裡禁人的言
does-strike = 出手一次
does-honest = 讓人誠實
does-revive = 救回死者一次
does-take = 死時帶走一人
does-squeeze = 傳擠手
does-side = 選一次立場
does-notice = 用預告函殺人
does-story = 寫刀人的劇情
does-explode = 爆匪
does-confess = 認匪
does-surrender = 投降

## 夜晚

option-night_order = 夜晚的順序
    .about = 夜裡的行動按什麼順序結算。
    .is = { $count ->
        [0] 夜裡沒有行動。
       *[other] 夜裡按此順序結算：{ $list }。
    }
option-night_close = 夜晚的結束
    .about = early：都行動完就天亮；full：總是滿時間。
    .is = { $value ->
        [early] 該行動的人都行動完就天亮；夜晚的長短可能洩漏誰在局。
       *[full] 夜晚總是滿時間，長短不洩漏任何事。
    }
option-night_talk = 夜裡說話
    .about = 夜裡房間裡能不能說話。
    .is = { $value ->
        [true] 夜裡房間裡可以說話。
       *[false] 夜裡房間裡不許說話。
    }
option-team_talk = 隊內交流
    .about = 哪些隊夜裡可以透過法官交流。
    .is = { $count ->
        [0] 夜裡隊友之間不能交流。
       *[other] 夜裡私下對我說的話會轉給同隊的人：{ $list }。
    }
option-check_answer = 驗人的答覆
    .about = at_once：警察意見一致就答，不能再改；at_close：夜晚結束時答。
    .is = { $value ->
        [at_once] 在局的警點了同一個人，立即答覆，不能再改。
       *[at_close] 夜晚結束時答覆驗人的結果。
    }
option-dead_watch = 死人睜眼
    .about = 出局的人能不能看到夜裡的事。
    .is = { $value ->
        [true] 出局的人可以看夜裡的事。
       *[false] 出局的人只能看到大家都看到的。
    }
option-quiet_dawn = 平安夜之後
    .about = day：照常過白天；next_night：直接進入下一夜。
    .is = { $value ->
        [next_night] 平安夜之後直接進入下一夜。
       *[day] 平安夜之後照常過白天。
    }
option-first_night = 第一夜
    .about = 第一夜能用的本事；空著：都能用。
    .is = { $count ->
        [0] 第一夜和別的夜晚一樣。
       *[other] 第一夜只做這些：{ $list }。
    }
option-with_ballot = 隨投票截止的本事
    .about = 投票和行動同時開放時，哪些本事隨投票截止，而不是到夜裡。
    .is = { $count ->
        [0] 各人的本事都到夜裡截止。
       *[other] 隨投票一起截止的：{ $list }。其餘到夜裡截止。
    }
option-decline = 夜裡不選
    .about = 夜裡的本事能不能故意不用。
    .is = { $value ->
        [true] 夜裡被問到的人可以誰也不選。
       *[false] 夜裡被問到的人必須選一個。
    }
option-parting = 死後靜默
    .about = 每次有人死後是否靜默片刻。
    .is = { $value ->
        [true] 每次有人死後都靜默片刻，死者也許還有事要做。
       *[false] 有人死後立即繼續。
    }
option-sits_out = 歇一天
    .about = 前一張牌夜裡死了，當天是否歇著。
    .is = { $value ->
        [true] 夜裡死了一張牌的人當天歇著，下一夜帶著第二張牌回來。
       *[false] 夜裡死了一張牌的人立即用第二張牌繼續玩。
    }
option-crooked_judge = 黑法官
    .about = 暗牌是匪時，法官是否偏幫匪。
    .is = { $value ->
        [true] 暗牌若是匪，我就是黑法官：匪刀平民時，可能改刀警察或狙擊手。
       *[false] 我誰也不幫。
    }
option-kill-by = 匪怎麼選
    .about = team：一起刀一個；each：每張匪牌各刀一個。
    .is = { $value ->
        [each] 每張匪牌各刀一個目標。
       *[team] 匪一起刀一個人。
    }
option-check-by = 警怎麼選
    .about = team：一起驗一個；each：每張警牌各驗一個。
    .is = { $value ->
        [each] 每張警牌各驗一個目標。
       *[team] 警一起驗一個人。
    }
option-check-misses = 驗不出誰
    .about = 雖是匪方、驗人卻驗不出的身分。
    .is = { $count ->
        [0] 是匪就驗得出。
       *[other] 驗人驗不出{ $list }。
    }
option-save-needles = 空針
    .about = 幾次空針扎死人；0：空針無害。
    .is = { $value ->
        [0] 沒遇襲也去救，沒有壞處。
       *[other] 沒遇襲也去救就是空針，{ $value }次空針扎死人。
    }
option-save-apart = 幾個醫生的空針
    .about = 各醫生的空針是否分開算。
    .is = { $value ->
        [true] 各醫生的空針分開算。
       *[false] 所有醫生的空針合在一起算。
    }
option-save-announced = 公布救活
    .about = 殺手殺了誰又被救活，是否公布。
    .is = { $value ->
        [true] 殺手殺的人被救活，當眾公布是誰。
       *[false] 救活了誰不公布。
    }
option-save-from_both = 又刀又狙能不能救
    .about = 同一夜又被刀又被狙的人能不能救。
    .is = { $value ->
        [true] 同一夜又被刀又被狙，也救得活。
       *[false] 同一夜又被刀又被狙，救也沒用。
    }
option-hug-disables = 抱住後失效的本事
    .about = 本人被抱時無效的本事。
    .is = { $count ->
        [0] 被抱的人本事照舊。
       *[other] 本人被抱時無效的有：{ $list }。
    }
option-hug-shielded = 抱住能擋什麼
    .about = 若設護身，對被抱者下的哪些手無效。
    .is = { $count ->
        [0] 抱住擋不了什麼。
       *[other] 抱住能擋的有：{ $list }。
    }
option-hug-shields = 抱住護身
    .about = 抱住是否護身。
    .is = { $value ->
        [true] 直接對被抱者下的手，抱住就擋下。
       *[false] 抱住不護身：被抱的人照樣會中招。
    }
option-hug-shares = 被抱者分擔什麼
    .about = fate：刀、槍致死和針；strikes：一切；death：只有死。
    .is = { $value ->
        [strikes] 花蝴蝶遇到什麼，被抱的人就遇到什麼。
        [death] 花蝴蝶死了，被抱的人一起死。
       *[fate] 花蝴蝶被刀死狙死，被抱的人一起死；扎給花蝴蝶的針也有一份。
    }
option-strike-hits = 特警打死誰
    .about = killers：只打死匪；anyone：打誰誰死。
    .is = { $value ->
        [anyone] 特警打誰誰死。
       *[killers] 特警只打得死匪。
    }
option-strike-safe_until_used = 特警護身
    .about = 出手之前匪能不能刀死特警。
    .is = { $value ->
        [true] 特警出手之前，匪刀不死。
       *[false] 特警隨時會被匪刀死。
    }
option-kill-own_team = 匪殺匪
    .about = 允許、不許，或須過半數。
    .is = { $value ->
        [allowed] 匪可以刀匪，也可以自殺。
        [majority] 過半數在局的匪點同一個匪，才能刀匪。
       *[forbidden] 匪不能刀匪。
    }
option-kill-first_victim_again = 首刀
    .about = 同一個人不能連續第幾局首夜被刀；0：不限。
    .is = { $value ->
        [0] 首夜刀誰不受以往牌局的限制。
        [2] 同一個人不能連續兩局首夜被刀。
       *[other] 同一個人不能連續{ $value }局首夜被刀。
    }
option-notice-riddle_max = 謎面長度
    .about = 謎面最長多少位元組，中文字算兩個，字母算一個。
    .is = 匪用預告函殺人，謎面最長 { $value } 個位元組，中文字算兩個。
option-notice-tokens = 免死令
    .about = 是不是人人有一張免死令。
    .is = { $value ->
        [true] 人人有一張免死令，謎面說中的人用了能活命；沒說中的用了也作廢。
       *[false] 沒有免死令。
    }
option-reviewer = 審預告函
    .about = 沒有真人法官時誰來審：none 不審，dead 由出局的人多數決定。
    .is = { $value ->
        [dead] 預告函由出局的人審，多數同意才通過；出局不到兩人時不審。
       *[none] 預告函不審，交來就算。
    }
option-story-chars_min = 劇情長度
    .about = 劇情最少多少字，空白不算。
    .is = 刀人要交至少 { $value } 字的劇情才算數，空白不算；劇情公布時不署名。
option-story-turns = 輪流寫劇情
    .about = 白天是不是輪流交劇情換雙票。
    .is = { $value ->
        [true] 每天輪到一個人在投票之前交劇情，交了當天每一票算兩票。
       *[false] 只有匪寫劇情。
    }
option-check-tells = 驗人得知
    .about = role：具體身分；killer：只說是不是匪。
    .is = { $value ->
        [role] 驗人得知具體身分。
       *[killer] 驗人只得知是不是匪。
    }
option-check-own_team = 警驗警
    .about = 允許、不許，或須過半數。
    .is = { $value ->
        [allowed] 警可以驗警。
        [majority] 過半數在局的警點同一個警，才能驗警。
       *[forbidden] 警不能驗警。
    }
option-check-shared_with = 驗人結果還告訴誰
    .about = 還有哪些身分能聽到驗人的結果。
    .is = { $count ->
        [0] 只有警聽到驗人的結果。
       *[other] 也聽到驗人結果的有：{ $list }。
    }
option-check-suspects = 內推標記
    .about = 警能不能在隊內標出懷疑對象。
    .is = { $value ->
        [true] 警可以在隊內標出內推對象。
       *[false] 警不設內推標記。
    }

## 白天

option-day = 白天怎麼說話
    .about = speeches：輪流發言一次；open：隨時可說；accusations：只指控不投票；window：投票和行動整天開放；vote：只投票。
    .is = { $value ->
        [window] 白天隨時可說，投票和各人的本事同時開放。
        [accusations] 白天自由發言，可以指控，不投票。指控對了，好人當場獲勝；指控錯了，自己出局。
        [open] 白天自由發言。
        [vote] 白天只投票，話在公布死者之前說完。
       *[speeches] 白天每人輪流發言一次。
    }
option-speech-start = 誰先發言
    .about = 從夜裡死者的左手邊、右手邊，或發言方向的下一位開始。
    .is = { $value ->
        [left] 從夜裡死者左手邊的人開始發言。
        [right] 從夜裡死者右手邊的人開始發言。
       *[along] 從夜裡死者在發言方向上的下一位開始。
    }
option-speech-beside = 從誰旁邊開始
    .about = victim：匪刀的人；last_dead：最後報的死者；last_words：最後說遺言的死者。
    .is = { $value ->
        [last_dead] 死了幾個人時，以最後報的死者定誰先發言。
        [last_words] 死了幾個人時，以最後說遺言的死者定誰先發言。
       *[victim] 死了幾個人時，以匪刀的人定誰先發言。
    }
option-speech-quiet = 平安夜後誰先發言
    .about = next：昨天第一個發言者的下一位；end：1號或最後一號。
    .is = { $value ->
        [end] 平安夜之後，順時針從1號、逆時針從最後一號開始發言。
       *[next] 平安夜之後，從昨天第一個發言者的下一位開始。
    }
option-speech-direction = 發言方向
    .about = clockwise 是號碼增大的方向。
    .is = { $value ->
        [clockwise] 順時針發言，號碼由小到大。
        [alternate] 第一天順時針發言，以後每天換方向。
       *[counter_clockwise] 逆時針發言，號碼由大到小。
    }
option-defence = 申辯
    .about = 投票前被點到的人能不能申辯。
    .is = { $value ->
        [true] 發言之後，被點到的人可以申辯一次。
       *[false] 發言之後直接投票。
    }
option-last_words-quota = 遺言
    .about = 幾個人有遺言：數字、killers（與開局時匪數相同）或 all（都有）。
    .is = { $value ->
        [0] 沒有遺言。
        [1] 只有第一個出局的人有遺言。
        [killers] 有遺言的人數等於開局時的匪數，先出局的先用。
        [all] 出局的人都有遺言。
       *[other] 前{ $value }個出局的人有遺言。
    }
# $size。
option-last_words-by_size = { $size }人起的遺言
    .about = 從某個人數起另定的遺言數。
    .is = { $value ->
        [killers] { $size }人起：遺言數等於開局時的匪數。
        [all] { $size }人起：都有遺言。
       *[other] { $size }人起：遺言{ $value }個。
    }
option-last_words-executed_killer = 匪的遺言
    .about = 被推出局的匪有沒有遺言。
    .is = { $value ->
        [true] 被推出局的匪照樣有遺言。
       *[false] 被推出局的匪沒有遺言。
    }
option-last_words-order = 遺言的順序
    .about = seat：按座位號；alternate：隔天倒過來。
    .is = { $value ->
        [alternate] 夜裡死的人按座位留遺言：單日由小到大，雙日由大到小。
       *[seat] 夜裡死的人按座位號留遺言。
    }
option-accusations = 指控次數
    .about = 白天靠指控時，一輪能錯幾次。
    .is = 指控錯{ $value }次，這一天就結束。
option-explode-from_day = 爆匪
    .about = 從第幾天起可以爆匪；0：不可以。
    .is = { $value ->
        [0] 不許爆匪。
       *[other] 從第{ $value }天起可以爆匪：立即出局，當場天黑。
    }
option-confess-from_day = 認匪
    .about = 從第幾天起可以認匪；0：不可以。
    .is = { $value ->
        [0] 不許認匪。
       *[other] 從第{ $value }天起可以認匪，認完繼續玩。
    }
option-etiquette = 牌桌規矩
    .about = 違反規矩的跳身分要不要擋。
    .is = { $value ->
        [true] 活民不認殺，死民不認警。
       *[false] 跳什麼身分都可以。
    }

## 投票

option-ballot = 投票方式
    .about = sealed：結束前保密；called：逐個點名；open：隨時公開。
    .is = { $value ->
        [sealed] 暗投：結束前誰也看不到。
        [called] 逐個點名舉手，投出不改。
       *[open] 明投：票數隨時公開。
    }
option-ballot_close = 投票的結束
    .about = early：都投完就結束；full：總是滿時間。
    .is = { $value ->
        [early] 人人投完就結束。
       *[full] 投票總是滿時間。
    }
option-ballot_order = 候選人的順序
    .about = speaking：按發言順序；reverse：倒過來。
    .is = { $value ->
        [speaking] 按發言的順序報名。
       *[reverse] 按發言的倒序報名。
    }
option-vote_at_once = 說完就投
    .about = 是否各人發言完當場明投。
    .is = { $value ->
        [true] 各人發言完當場明投。
       *[false] 大家說完之後再投票。
    }
option-votes_of = 一票怎麼算
    .about = player：一人一票；card：一張活牌一票。
    .is = { $value ->
        [card] 一張活牌一票，兩票可以分開投。
       *[player] 一人一票。
    }
option-abstain = 棄權
    .about = 可不可以誰也不投。
    .is = { $value ->
        [true] 可以棄權。
       *[false] 不能棄權。
    }
option-abstentions = 棄權算什麼
    .about = blank：不算數；nobody：投「沒有人」一票。
    .is = { $value ->
        [nobody] 棄權等於投「沒有人」，「沒有人」的票不比誰少，就沒有人出局。
       *[blank] 棄權不算數。
    }
option-void_votes = 廢票
    .about = 投給不能投的人，是否照收並列為廢票。
    .is = { $value ->
        [true] 投給出局或不存在的人照收，公布時列為廢票。
       *[false] 只能投在局的人。
    }
option-self_vote = 投自己
    .about = 可不可以投自己。
    .is = { $value ->
        [true] 可以投自己。
       *[false] 不能投自己。
    }
option-finalists = 終辯人數
    .about = 票最多的幾人進入終投；0：一次定勝負。
    .is = { $value ->
        [0] 一次投票決定。
       *[other] 票最多的{ $value }人終辯，再投一次決定。
    }
option-tie = 平票
    .about = 平票之後怎麼辦，一步一步。
    .is = 平票之後：{ $list }。
option-tie_limit = 平票上限
    .about = 同樣的人連平幾輪就沒有人出局。
    .is = 一直平手下去的話：同樣的人連平{ $value }輪，就沒有人出局。

# 平票之後的各步，如「平票之後：……、……」。
tie-tied_speak = 平票者再發言
tie-others_speak = 其餘的人發言
tie-runoff = 在平票者中再投
tie-again = 再從頭來一輪
tie-draw = 平手
tie-nobody = 沒有人出局
tie-all = 平票者全部出局
tie-lot = 抽籤
tie-killers = 由殺手在夜裡截止之前定關誰

## 勝負

option-ends-good = 好人何時獲勝
    .about = 其中任何一組死光，好人獲勝；合在一起算的身分用 + 連接。
    .is = { $count ->
        [0] 沒有讓好人獲勝的條件。
        [1] { $list }死光，好人獲勝。
       *[other] 以下任何一類死光，好人獲勝：{ $list }。
    }
option-ends-killers = 匪何時獲勝
    .about = 其中任何一組死光，匪獲勝。
    .is = { $count ->
        [0] 哪一類死光都不足以讓匪獲勝。
        [1] { $list }死光，匪獲勝。
       *[other] 以下任何一類死光，匪獲勝：{ $list }。
    }
option-ends-draw = 何時平手
    .about = 其中任何一組死光，平手。
    .is = { $count ->
        [0] 哪一類死光都不算平手。
        [1] { $list }死光，平手。
       *[other] 以下任何一類死光，平手：{ $list }。
    }
option-ends-both = 同時達成
    .about = 兩種結局同時達成時怎麼算。
    .is = { $value ->
        [good] 同時達成時好人獲勝。
        [killers] 同時達成時匪獲勝。
       *[draw] 同時達成時平手。
    }
option-ends-certain = 大局已定
    .about = 投票之後好人只剩驗人的本事，人數最多比殺手多一個，是否判殺手勝。
    .is = { $value ->
        [true] 投票之後、殺人之前，好人只剩驗人的本事，人數最多比殺手多一個，殺手獲勝。
       *[false] 玩到分出勝負為止。
    }
option-parity = 人數相等
    .about = 匪和其餘人數相等時是否立即結束。
    .is = { $value ->
        [true] 匪的人數不少於其餘的人，匪立即獲勝。
       *[false] 匪不能只憑人數獲勝。
    }
option-shown-night = 夜裡死者的牌
    .about = nothing：不亮；killers：是匪才說；role：亮身分。
    .is = { $value ->
        [role] 夜裡死的人亮身分。
        [killers] 夜裡死的人，是匪才說明。
       *[nothing] 夜裡死的人到結束才亮牌。
    }
option-shown-vote = 被推者的牌
    .about = nothing：不亮；killers：是匪才說；role：亮身分。
    .is = { $value ->
        [role] 被推出局的人亮身分。
        [killers] 被推出局的人，是匪才說明。
       *[nothing] 被推出局的人到結束才亮牌。
    }
option-shown-explode = 爆匪者的牌
    .about = nothing：不亮；killers：是匪才說；role：亮身分。
    .is = { $value ->
        [role] 爆匪的人亮身分。
        [killers] 爆匪的人，是匪才說明。
       *[nothing] 爆匪的人不亮牌。
    }
option-shown-other = 其他出局者的牌
    .about = 離場、指控錯、被帶走、說謊出局的人。nothing：不亮；killers：是匪才說；role：亮身分。
    .is = { $value ->
        [role] 因其他原因出局的人亮身分。
        [killers] 因其他原因出局的人，是匪才說明。
       *[nothing] 因其他原因出局的人到結束才亮牌。
    }
# $role。
option-points-good = 好人獲勝時{ $role }的分數
    .about = 好人獲勝時某身分得幾分。
    .is = 好人獲勝時，{ $role }得{ $value }分。
option-points-killers = 匪獲勝時{ $role }的分數
    .about = 匪獲勝時某身分得幾分。
    .is = 匪獲勝時，{ $role }得{ $value }分。
option-points-draw = 平手時{ $role }的分數
    .about = 平手時某身分得幾分。
    .is = 平手時，{ $role }得{ $value }分。
option-points-warned = 警告扣分
    .about = 從第二次警告起，每次扣幾分。
    .is = { $value ->
        [0] 警告不扣分。
       *[other] 從第二次警告起，每次扣{ $value }分。
    }
option-points-left = 離場扣分
    .about = 擅自離場扣幾分。
    .is = { $value ->
        [0] 離場不扣分。
       *[other] 擅自離場扣{ $value }分。
    }
option-no_help = 平民不幫匪
    .about = 是否提醒大家。
    .is = { $value ->
        [true] 平民任何時候都不能幫匪。
       *[false] 平民怎麼做都可以。
    }

## 牌桌

option-judge = 法官
    .about = bot：我一個人當法官；human：房主也當法官，審需要真人審的東西，自己不下場玩。
    .is = { $value ->
        [human] 房主和我一起當法官：房主不下場玩，需要真人審的由房主審。
       *[bot] 我一個人當法官。
    }
option-timezone = 時區
    .about = 照哪裡的時間，如 Asia/Taipei。
    .is = 鐘點照 { $value } 的時間。
option-clock-talk = 討論截止
    .about = 鐘點，如 18:00。
    .is = 自由發言和申辯到 { $value } 截止。
option-clock-vote = 投票截止
    .about = 鐘點，如 20:00。
    .is = 投票到 { $value } 截止。
option-clock-night = 夜晚截止
    .about = 鐘點，如 22:00。
    .is = 夜裡的行動到 { $value } 截止。
option-clock-turn = 一人的時間
    .about = 秒數，只算醒著的時間。
    .is = 輪到一個人時有{ $span }，安靜時段不算。
option-clock-quiet_from = 安靜時段開始
    .about = 鐘點；和結束相同：沒有安靜時段。
    .is = 安靜時段從 { $value } 開始：不截止，也不提醒。
option-clock-quiet_to = 安靜時段結束
    .about = 鐘點。
    .is = 安靜時段到 { $value } 結束。
option-reminders = 提醒
    .about = 截止之前多少秒提醒，用逗號分開。
    .is = { $count ->
        [0] 不提醒。
       *[other] 截止之前提醒大家，也私下提醒還沒有回答的人：{ $list }。
    }
option-activity = 參與
    .about = 不參與的人是否算退出。
    .is = { $value ->
        [true] 每人每天至少發言三次，每次至少十個字。不夠的，或連續兩天沒有有效票的，先警告，再算退出遊戲。
       *[false] 不說話也不算退出。
    }
option-dreams = 託夢
    .about = 出局的人能否說話並註明。
    .is = { $value ->
        [true] 死者和被關的人可以寫給我，我註明是託夢或獄中來信，轉給大家。他們沒有投票權。
       *[false] 出局的人不說話。
    }
option-friends = 親友團
    .about = 玩家能否有知道身分而不說話的親友。
    .is = { $value ->
        [true] 玩家可以有親友，親友知道身分，但不說話、不行動、不告訴別人。同隊的親友可以透過我互通訊息。
       *[false] 沒有親友團。
    }
option-pace = 節奏
    .about = live：現場節奏；relaxed：時間加到三倍；slow：照鐘點。
    .is = { $value ->
        [slow] 照鐘點進行，時間到就截止。
        [relaxed] 節奏寬鬆：時間是現場的三倍。
       *[live] 現場節奏。
    }
option-times-night = 夜晚時長
    .about = 秒數；0：隨節奏。
    .is = 夜晚：{ $span }。
option-times-speech = 發言時長
    .about = 秒數；0：隨節奏。
    .is = 發言：{ $span }。
option-times-last_words = 遺言時長
    .about = 秒數；0：隨節奏。
    .is = 遺言：{ $span }。
option-times-discussion = 自由發言時長
    .about = 秒數；0：隨節奏。
    .is = 自由發言：{ $span }。
option-times-defence = 申辯時長
    .about = 秒數；0：隨節奏。
    .is = 申辯：{ $span }。
option-times-ballot = 投票時長
    .about = 秒數；0：隨節奏。
    .is = 投票：{ $span }。
option-times-parting = 死後靜默時長
    .about = 秒數；0：隨節奏。
    .is = 死後靜默：{ $span }。
option-times-order = 定先後的時長
    .about = 秒數；0：隨節奏。
    .is = 決定哪張牌在前：{ $span }。
option-times-notice = 交預告函的時間
    .about = 秒數；0：三小時。
    .is = 匪交預告函的時間：{ $span }。
option-times-ready = 準備時長
    .about = 秒數；0：隨節奏。
    .is = 下一局的準備時間：{ $span }。
option-times-window = 一天到投票截止的時長
    .about = 秒數；0：隨節奏。
    .is = 一天到投票截止：{ $span }。
option-times-lobby = 空桌保留
    .about = 秒數；0：一天。
    .is = 一直不開局的桌子保留{ $span }。
option-ready_check = 準備確認
    .about = 下一局之前是否人人都要確認。
    .is = { $value ->
        [true] 下一局之前人人都要打「準備」。
       *[false] 下一局可以馬上開始。
    }
option-ready_after = 開局問在不在
    .about = 秒數；0：不問。這麼久沒動靜的人，開局時先問一聲。
    .is = { $value ->
        [0] 開局時不問誰在不在。
       *[other] 開局時，{ $span }沒有動靜的人先問一聲。
    }
option-waiting_list = 排隊等座位
    .about = 遊戲中才來的人能否排隊。
    .is = { $value ->
        [true] 遊戲中才來的人可以排隊等座位。
       *[false] 不設排隊。
    }
