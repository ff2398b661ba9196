### 法官在一局遊戲裡說的話。$who、$target 等是玩家的稱呼，如「5號 小明」。

## 開局之前

# $ruleset：規則的名稱和代號。$host：房主。
notice-opened = { $ruleset } 開桌了，房主是{ $host }。入座請打：!{ command-join }
# 用來事後證明發牌公平的封印。$commitment：一串字元。
notice-commitment = 下一副牌的封印：{ $commitment }
# 一局結束之後。$ruleset，$players（人數）。
notice-lobby = 桌子還在，繼續玩 { $ruleset }。現有{ $players }人在座。再來一局：!{ command-start }
# $who，$players（現在的人數），$computer：電腦玩家為 yes。
notice-joined = { $computer ->
        [yes] { $who }入座。
       *[no] 歡迎{ $who }入座！
    }現有{ $players }人。
# $who，$players（現在的人數）。
notice-left = { $who }離座了。現有{ $players }人。
# $rule：一句話，現在的規定。
notice-option-set = 規則有變。{ $rule }
# $options：各選項的名稱。
notice-house-rules = 本桌自訂規則：{ $options }
notice-language-set = 從現在起，我在這一桌說繁體中文。
# $who，$ready、$players：多少人裡有多少人準備好了。
notice-ready = { $who }準備好了。（{ $ready }/{ $players }）
# 要開局了，有些人可能不在。$who：幾個人。
notice-ready-asked = 開局前問一聲，{ $who }，還在嗎？在的話請打：!{ command-ready }。人齊了我就開局；沒有回應的，座位就沒了。
# $who。
notice-host-passed = 現在由{ $who }當房主。
# $who, $serves: yes 或 no。
notice-cohost = { $serves ->
        [no] { $who }不再是副房主。
       *[yes] { $who }現在是副房主，可以做房主能做的事。
    }
# $who, $plays: 還在這局裡就是 yes。
notice-deed = { $plays ->
        [yes] 操作的人：{ $who }，也在這局裡。
       *[no] 操作的人：{ $who }。
    }
# 誰做的，不知道名字的時候；用在 notice-deed 裡。
keeper-host = 房主
keeper-cohost = 副房主
keeper-moderator = 管理員
keeper-unknown = 管理這裡的人
# $reason: 操作的人寫的。
notice-deed-reason = 理由：{ $reason }
# $said: 營運程式的人寫的。
notice-proclaimed = 營運我的人說：{ $said }
# 私下告訴要求通知的人。$ruleset, $players。
notice-invited = 你要我通知的：開桌了，{ $ruleset }。{ $players ->
        [0] 還沒有人入座。
       *[other] 已有{ $players }人入座。
    }只通知這一次，下次再用 !{ command-notify }

## 桌上的事。$who 可能用不到；$amount（數字）。

note-kicked = { $who }被請下桌了。
note-shuffled = 座位重新排過了。
note-skipped = 不等了，繼續。
note-early_night = 本桌該行動的人都行動完就天亮。請注意：夜晚的長短可能洩漏誰還在局。
note-edge_police = 平民比標準局多，對警方有利。
note-edge_killers = 平民比標準局少，對匪方有利。
note-scaled = 這個人數的牌是按另一個人數的配置折算的。
note-expired = 一直沒有人開局，我先把桌子收了。
note-closed = 桌子收了，謝謝大家。
note-cleared = 抱歉，營運我的人不得不把這桌收掉。這裡發生的一切都留有紀錄。
note-stopping = 這一局提前結束。
note-fined = { $who }扣{ $amount }分。
note-seat_lost = { $who }沒有準時回來，座位沒了。
note-start_dropped = 那就先不開局：剩下的人玩不了這一局。入座：!{ command-join }，然後：!{ command-start }
note-start_halted = 這一局現在不開了：我快要停一會兒，不再開新的。等我回來再開：!{ command-start }
note-lot = 平票抽籤，抽中：{ $who }。
note-substitute_asked = 有人要接替{ $who }，還需要另一方同意：!{ command-sub }
note-away = { $who }請假暫離。
note-queued = { $who }在排隊等座。
note-no_help = 記住：平民任何時候都不能幫匪。
note-tie_killers = 平票由殺手決定關誰，與死者一同公布。
note-tie_undecided = 殺手沒有定人：平票無人被關。
# $user：親友，$who：誰的親友。
note-friend_asked = { $user }想做{ $who }的親友，同意請打：!{ command-friend } { $user }
note-friend_made = { $user }成了{ $who }的親友，從此不在這裡說話，也不參與遊戲。
note-given_up = 這一輪沒有預告函，兇手放棄了。
note-fault = 我這裡出了狀況，這一桌只好停下，抱歉。牌局紀錄還在，別桌不受影響。

## 計時

notice-paused = 計時暫停。
notice-resumed = 計時繼續。
notice-extended = 時間延長了。

## 發牌

# $ruleset。
notice-started = 遊戲開始：{ $ruleset }。大家看牌。
# $roles：如「2 殺手、2 警察、4 平民」。
notice-started-roles = 本局配置：{ $roles }。
# $commitment、$nonce、$hash：一串字元。
notice-started-proof = 事後可驗證發牌：封印 { $commitment }，玩家部分 { $nonce }，規則 { $hash }
# $seat（數字），$hand：如「殺手」或「警察、平民」，$count：幾張牌。
deal-hand = 你是{ $seat }號，{ $count ->
        [1] 你的身分牌：{ $hand }。
       *[other] 你的{ $count }張身分牌：{ $hand }。
    }
# 有編號的一張牌。$card（數字），$role。
deal-card = { $card }號{ $role }
# $hand：at_once 或 in_turn：兩張牌怎麼用。
# 自己某張牌的編號或花色。$card：牌號，$ring：繞桌編號時為 yes，$group：身分，$number：編號，
# $suit：none、spade、heart、club、diamond。
deal-mark = { $ring ->
        [yes] { $card }號牌
       *[no] 你的第{ $card }張牌
    }是{ $suit ->
        [spade] 黑桃（♠）殺手牌。
        [heart] 紅心（♥）殺手牌。
        [club] 梅花（♣）殺手牌。
        [diamond] 方塊（♦）殺手牌。
       *[none] { $group }{ $number }號。
    }
deal-how = { $hand ->
        [at_once] 兩張牌同時生效，都死了才出局。
       *[in_turn] 兩張牌先後生效：前一張死了，才輪到後一張。
    }
# 幾張牌時，寫在其中一張的本事前面。$role：身分。
deal-as = 作為{ $role }：
# $side。
deal-side = 你隨{ $side }獲勝。
# 兩張牌先後生效、可以自訂先後時的建議，按兩種身分（照身分表的順序）。
advice-killer-killer = 建議：兩張都是刀。前一張被揪出來，後一張繼續刀。
advice-killer-police = 建議：警匪不能在同一手。放在前面的那張會留下。
advice-killer-civilian = 建議：平民在前好偽裝，殺手在前才幫得上匪隊。
advice-killer-doctor = 建議：你隨匪方獲勝。救自己人，空針扎好人，做個獸醫。
advice-killer-sniper = 建議：你隨匪方獲勝。槍口對準警察和好人，別狙自己人。
advice-police-police = 建議：兩張都能驗。趁後一張還安全，把驗出來的說清楚。
advice-police-civilian = 建議：平民在前替警察擋刀，警察在前早點驗人。
advice-police-doctor = 建議：救驗過的好人，沒有危險的人別亂扎。
advice-police-sniper = 建議：先驗後狙，驗出是匪再開槍，沒驗過就是亂槍打鳥。
advice-civilian-civilian = 建議：兩條命，沒有本事。大膽說話，仔細聽，替別人擋刀。
advice-civilian-doctor = 建議：你隨好人獲勝。救匪想刀的人，猜錯就是空針。
advice-civilian-sniper = 建議：你隨好人獲勝。有幾分把握是匪再開槍。
advice-doctor-doctor = 建議：兩張都救人，同一個醫生別給沒事的人扎兩次。
advice-doctor-sniper = 建議：你隨好人獲勝。救信得過的，狙可疑的，別弄反。
advice-sniper-sniper = 建議：你隨好人獲勝，兩條命都能開槍。狙錯一個就是幫了匪。
deal-knows-nobody = 別人的身分你都不知道。
# $what：身分或隊伍，$who：一人或數人。
deal-knows = 你知道的{ $what }：{ $who }。
deal-secret = 只有你自己能看：把法官的私訊給別人看是犯規。

## 夜晚

# $night（數字）。
notice-night = 第{ $night }夜，天黑請閉眼。
# $ask：所問之事。$targets。
notice-noted = 記下了（{ $ask }）：{ $targets }。
# 擠手：幾下（$count），往哪邊（$hand）。
notice-noted-squeeze = 記下了（{ $ask }）：往{ $hand }，擠{ $count }下。
notice-noted-none = 記下了（{ $ask }）：誰也不選。
# 對同隊其他人說。$who，$ask，$targets；$named：誰也沒選時為 no。
notice-team-named = { $named ->
        [yes] { $who }的意見（{ $ask }）：{ $targets }。
       *[no] { $who }誰也不選（{ $ask }）。
    }
# 對同隊其他人說。$who，$said。
notice-team-said = { $who }對隊友說：{ $said }
notice-friend-said = { $who }的親友對本隊的親友團說：{ $said }

## 法官的回答。$who：所問的人。

# $role：身分。
answer-role = { $who }是{ $role }。
answer-not_killer = { $who }不是匪。
# 所問的是，或不是。
answer-yes = 是的，{ $who }正是你要找的。
answer-no = 不是，{ $who }不是你要找的。
answer-none = { $who }：我不作答。

## 天亮

# $day（數字）。
notice-dawn-quiet = 第{ $day }天，天亮請睜眼。昨晚平安無事，大家都在。
notice-dawn = 第{ $day }天，天亮請睜眼。
# $who：死者。
notice-dawn-deaths = 第{ $day }天，天亮請睜眼。昨晚死的是{ $who }。
# 幾張牌裡的一張。$who，$card（數字）。
death-card = { $who }的{ $card }號牌死了。
# $role：身分。
death-shown = { $who }的身分是{ $role }。
# 被推的若是匪會說明，這一個不是。
death-good = { $who }不是匪，是好人。
# 現在開放什麼。$part：first（第零夜）、day（投票截止之前）或 evening（投票之後）。
notice-window = { $part ->
        [first] 第零夜。有事要做的人我會私下問；殺手定第一個目標。
        [evening] 投票已經截止。今晚行動的人現在定目標，也可以改。
       *[day] 新的一天。隨時發言，投票和各人的本事都私下告訴我，以最後一次為準。
    }
# 截止之前一段時間，對所有人說。
notice-reminder = 提醒：時間不多了。
# 對一個人說。$asks：還沒有回答的事。
notice-reminder-asked = 還在等你：{ $asks }。
# $who：殺手殺的、醫生救活的人。
notice-saved = 殺手殺了{ $who }，但是被救活了。
# $who 已出局，$jailed：是被關的為 yes；$said：說的話。
notice-dream = { $jailed ->
        [yes] 獄中的{ $who }說：{ $said }
       *[no] { $who }託夢說：{ $said }
    }
# $who 已出局，$jailed：是被關的為 yes；剛在這裡寫了什麼。
notice-dream-mark = { $jailed ->
        [yes] { $who }在這裡寫的是獄中的話。
       *[no] { $who }在這裡寫的是託夢。
    }
# 對親友說。$who：誰的親友，$hand：那人的牌。
notice-befriended = 你是{ $who }的親友，身分是{ $hand }。不能在這裡說話，不能行動，也不能告訴任何人。
# $who 今天不能發言。
notice-silenced = { $who }今天禁言：不能發言，沒有遺言，但能投票。
# 每次有人死後都靜默片刻時，對死者說。
notice-parted = 你出局了。跟每次有人死後一樣，靜默片刻。
# 一張牌翻到前面，或變了身分。$card：1 或 2，$role：身分。
notice-identity = 現在生效的是你的第{ $card }張牌：你是{ $role }。
# $card：1 或 2。
notice-promoted = 你轉職了：第{ $card }張牌從現在起是特殺。
# $count：擠了幾下，$side：左或右。
notice-squeezed = { $side }邊的手擠了你{ $count }下。
notice-last-words = { $who }請留遺言。

## 白天

# $round：0 為當天的發言，更大的數為平票之後。$computer：電腦玩家為 yes，不用提示。
notice-speak = { $round ->
        [0] { $who }請發言。
       *[other] 投票之前，{ $who }再說幾句。
    }{ $computer ->
        [yes] {""}
       *[no] 說完請打：!{ command-pass }
    }
notice-discussion = 自由發言，誰都可以說。
notice-defence = 被點到的人可以申辯，要說話請打：!{ command-floor }
notice-accusations = 自由發言。有把握就指控：!{ command-accuse } 5。指對了抓住殺手，指錯了自己出局。沒有話說了請打：!{ command-pass }
# $who 指控 $target；$right：指對了為 yes。
notice-accused = { $who }指控{ $target }。{ $right ->
        [yes] 指對了，殺手找到了！
       *[no] 指錯了！
    }
notice-floor-taken = { $who }申辯。
notice-confessed = { $who }認匪。白天繼續。
# $role：身分。
notice-claimed = { $who }跳{ $role }。
# 對警隊說。$who，$target。
notice-suspect = { $who }懷疑{ $target }。
# $who，$living 人裡有 $agreed 人同意。
notice-draw-asked = { $who }同意平手。（{ $agreed }/{ $living }）同意請打：!{ command-draw }
# $seat（數字），$who：來人。
notice-substituted = { $who }接替{ $seat }號。

## 寫下來的東西

# 匪交預告函的時間。$night：第幾輪。
notice-notice-time = 第{ $night }輪，兇手交預告函的時間。大家可以照常說話。
# 對審稿的人說。$number：第幾份，$who：目標，$riddle，$link。
notice-review = 第{ $number }份預告函，目標是{ $who }。
    謎面：{ $riddle }
    聯繫：{ $link }
# 用編號指一份預告函。
review-number = 第{ $number }份
# $number：第幾份，$approves：通過為 yes。
notice-review-noted = { $approves ->
        [yes] 記下了：第{ $number }份，你說通過。
       *[no] 記下了：第{ $number }份，你說駁回。
    }
# 對匪說。$who：目標，$approved：通過為 yes。
notice-reviewed = { $approved ->
        [yes] 預告{ $who }的那份通過了。
       *[no] 預告{ $who }的那份被駁回了，時間到之前可以再交。
    }
# $reason：所寫的理由。
notice-reviewed-reason = 理由：{ $reason }
notice-riddle = 兇手的預告函：{ $riddle }
notice-riddle-token = 說的是誰？大家討論看看。覺得是自己的，可以私下用掉唯一的一張免死令：{ command-token }
# $who：目標，$riddle，$link。
notice-solution = 謎底揭曉：「{ $riddle }」指的是{ $who }。{ $link }
# $who：目標。
notice-token-used = { $who }用了免死令，這一刀無效。
notice-noted-token = 你的免死令用掉了。
notice-noted-story = 記下了：劇情。
# 對別的匪說。$who。
notice-team-story = { $who }交了一段劇情。
# $count：現有多少字，$min：要多少字。
notice-story-part = 記下了，現有 { $count } 字，至少要 { $min } 字。請繼續打：{ command-story } 加上後面的內容。
# $count：現有多少字，$min：要多少字。白天用。
notice-story-enough = 記下了，現有 { $count } 字，已夠 { $min } 字。請繼續打：{ command-story } 加上後面的內容。結尾不是「…」就算寫完；投票開始時寫到哪裡就公布到哪裡。
# 後面是正文。
notice-story = 昨夜的劇情：
# $who：誰寫的，後面是正文。
notice-story-by = { $who }寫的劇情：
# $who：輪到誰，$count：最少多少字。
notice-story-turn = 今天輪到{ $who }交劇情，至少 { $count } 字，投票之前私下給我：{ command-story }。交了，今天每一票都算兩票。輪次可以對調：!{ command-swap }
# $who 向 $target 提議。
notice-swap-offered = { $who }想和{ $target }對調輪次。同意的話，請{ $target }打 !{ command-swap } 加對方的號碼。
notice-swapped = { $who }和{ $target }對調了輪次。

# 電腦玩家當匪時寫的謎面。$first、$second：兩個數，加起來是目標的座位號，
# $number：從 0 起，選哪一條。最長 60 個位元組。
computer-riddle = { $number ->
        [0] 先敲{ $first }下，再敲{ $second }下，誰來開門？
        [1] 走{ $first }步，再走{ $second }步，那把椅子涼了。
       *[other] { $first }再添{ $second }，吹熄那一支蠟燭。
    }
# $seat：目標的座位號。
computer-link = 兩個數加起來是{ $seat }，就是目標的座位號。
# 電腦玩家寫的劇情。$number：從 0 起，選哪一段。每段至少 500 字。
computer-story = { $number ->
        [0] 鎮口那座老鐘又停了，所以後來誰也說不清，事情究竟是幾點發生的。那天夜裡下著細雪，客棧的窗子都亮著燈，廚房裡有人哼著小曲，院子裡的狗平日見了月亮就要叫幾聲，偏偏那一夜一聲也沒有叫。磨坊主推門進來，抖掉肩上的雪，開口就問樓上的客人睡了沒有。老闆娘這才想起來，自從晚飯以後，誰也沒有再見過那位客人。三個人舉著蠟燭上了樓，磨坊主走在前面，老闆娘跟在中間，打雜的孩子走在最後。他們敲了門，等了一會兒，又敲了一次，裡面靜得只聽得見雪落在屋簷上的聲音。門沒有鎖，一推就開了。窗戶敞著，簾子被風吹得一起一落，桌上擺著一副切得整整齊齊的紙牌，數來數去，偏偏少了一張。床鋪沒有動過，椅子卻倒在牆角，牆上的影子隨著燭火晃來晃去，像是有人剛剛從那裡走開。孩子忽然小聲說，他在樓梯上聞到過一股菸草味，可是今天店裡沒有一個人抽菸。老闆娘叫他別亂講，自己的手卻抖得連蠟燭都拿不穩。等天亮了，我們大家又要圍著那張桌子坐下，你看著我，我看著你，都說自己昨晚睡得很好。這裡面總有一個人在撒謊。誰哭得最傷心，誰第一個說要查個明白，誰又從頭到尾一句話也不講，大家心裡都有一本帳。我只勸各位一句：數牌的時候，別忘了數一數桌邊的人。少掉的那張牌，說不定就藏在你身邊那個人的袖子裡。
        [1] 山谷裡人人都認得那個擺渡的，卻沒有一個人知道他叫什麼名字。他渡人過河，只收一枚銅錢和一件新鮮事，兩樣都記得清清楚楚，從來沒有算錯過。廟會的最後一晚，他送了七個人到對岸，照他自己的數，回來的卻只有六個。他把這事告訴了賣燒餅的，賣燒餅的告訴了打鐵的，不到半夜，全村的人都提著燈籠站在渡口上。船裡是乾的，一滴水也沒有。纜繩斷了，斷口又平又齊，一看就是天天使刀的人割的。有個老婆婆賭咒說，天黑的時候聽見兩個人在樹下為一筆舊帳吵架；有個孩子卻說根本沒有人吵架，他只聽見笑聲，笑得很開心。擺渡的兩邊都聽了，一聲不吭，從懷裡掏出一個小本子，就著燈籠的光寫了幾個字。大家問他寫的是什麼，他把本子一合，說：我記的是今天晚上沒有人去叫、自己就先到了渡口的人。明天一早，我當著大家的面唸出來，要是明天一早我還在的話。聽到這裡，燈籠滅了好幾盞，也不知道是風吹的，還是有人故意吹的。回去的路上誰都不肯走在最前面，誰也不肯走在最後面，一群人擠成一團，你踩我的腳，我碰你的肩。有人說那本子裡一個字也沒有，是空的，嚇唬人罷了；有人說他看見了，上面只有一個字。問他是什麼字，他又不說了，只是把衣領往上提了提，說天真冷。河水還是照樣流，聲音不大不小，像有人在背後慢慢地數著步子。到了村口，大家不約而同地回頭看了一眼，渡口上一盞燈也沒有，船卻不見了。
       *[other] 燈亮起來的時候，戲園子裡已經沒有人了。那是台上從來不滅的一盞小燈，唱戲的留著它，說是給走掉的前輩照路用的。可是那天夜裡，有人把它從台中央搬到了第一排，放在那位專寫戲評的先生腳邊。先生還坐在他的老位子上，看門的老頭來鎖門，看見了他，先摘下帽子，然後才想起來要去叫人，因為他實在不願意一個人陪著先生坐下去。我們都是披著外衣趕來的，站在畫出來的樹林子裡，誰也不敢先下台。提詞的姑娘說她走得最晚，做衣裳的師傅說他走得最晚，唱頭牌的那位平時話最多，這一回卻一句話也沒有說。先生的口袋裡有一篇寫好的戲評，評的是一齣誰也沒有寫過、誰也沒有演過的戲。他誇兇手演得安靜，演得自然，一點火氣也沒有，還說自己看到最後一刻才明白過來，可惜已經來不及鼓掌了。文章末尾寫著日子，寫的是明天。我們把這篇東西傳來傳去，看了一遍又一遍，紙都快揉爛了。上面沒有寫是哪一個角色，也沒有寫是誰演的，只在空白的地方畫了一個小小的圓圈，像一隻睜著的眼睛。看門的老頭忽然說，他鎖後門的時候，明明聽見裡面還有人在練那一句詞，就是第三幕閉眼之前的那一句。大家你看我，我看你，都說自己沒有練過。後來有人把小燈搬回了台中央，燈一放穩，所有人的影子都齊齊整整地落在了幕布上，數一數，比站著的人多出來一個。誰也沒有再數第二遍。
    }

## 投票

# $round：0 為當天第一次。$candidates：按順序，$count：幾人，$voters：幾人可投。
notice-ballot = { $round ->
        [0] 現在投票。
       *[other] 再投一次，只能投這幾個。
    }{ $count ->
        [1] 要不要推{ $candidates }？
       *[other] 可投：{ $candidates }。
    }
# 各人發言後當場單獨投票。$who：輪到誰。
notice-ballot-one = 請{ $who }當眾投票。可投：{ $candidates }。
# $who，$count：幾票。
ballot-weight = { $who }有{ $count }票。
# $kind：sealed、called 或 open。$abstain：可以棄權時為 yes。
ballot-how = { $kind ->
        [sealed] 請私下告訴我，例如：{ command-vote } 5。結束之前誰也看不到。
        [called] 我逐個點名，點到你要投的人時打：!{ command-vote }。投出不改。
       *[open] 例如：!{ command-vote } 5。票數隨時公開。
    }{ $abstain ->
        [yes] 不投請打：{ command-abstain }
       *[no] 人人都要投。
    }
notice-call = 投{ $who }的請舉手。
notice-tally = 目前的票數：
notice-result = 投票結束。
# $who：被投的人，$count：票數，$voters：誰投的。
votes-row = { $who } —— { $count }票：{ $voters }
votes-abstained = 棄權：{ $voters }
# $who 投了不能投的人：$known 為 yes 時是 $target。
votes-voided = 廢票：{ $who }{ $known ->
        [yes] 投{ $target }
       *[no] {""}
    }
# 投票的結果。$who：票最多的人。
outcome-out = 大家推的是{ $who }。
outcome-tie = 平票：{ $who }。
outcome-nobody = 沒有人出局。
outcome-draw = 又是平票，次數用完了。
outcome-runoff = 進入終投的是：{ $who }。

## 白天出局。$who；$out：兩張牌只死了一張、人還在局時為 no。

cause-voted = { $out ->
        [no] { $who }被推掉一張牌。
       *[yes] { $who }出局。
    }
cause-exploded = { $who }爆匪！今天到此為止。
cause-removed = { $who }被請出局。
cause-left = { $who }擅自離場，出局。
cause-accused = { $who }指控錯了，出局。
cause-taken_along = { $out ->
        [no] { $who }被死者帶走一張牌。
       *[yes] { $who }被死者一起帶走。
    }
cause-liar = { $out ->
        [no] { $who }今天必須誠實卻說了謊，死一張牌。
       *[yes] { $who }今天必須誠實卻說了謊，也出局。
    }
cause-inactive = { $who }沒有參與，視為退出，出局。

## 提醒。$who。

warning-out_of_turn = { $who }，還沒輪到你，請等一等。
warning-night = { $who }，現在是天黑，請安靜。
warning-dead = { $who }，出局的人請不要說話。
warning-by_host = 警告{ $who }一次。
warning-away = { $who }連續三次沒有回應，房主可以換人接替。
warning-target_out = { $who }已經出局。你選的目標無效了，請改。
warning-few_posts = { $who }，你今天發言還不到三次。到一天結束還不夠，就算退出遊戲。
warning-no_vote = { $who }，你連續第二天沒有有效票。到截止還沒有，就算退出遊戲。
warning-friend = 你是{ $who }的親友，請不要在這裡說話。
warning-dreams = { $who }，今天說得夠多了。
warning-unheard = { $who }，現在隊友之間不能說話，這句我不轉達。

## 其他

notice-called-back = 這局結束了，回桌上來吧，下一局馬上開始。
# 對房主說。$who，$said。
notice-question = { $who }問：{ $said }

## 法官自己的事，發到正在進行遊戲的房間裡，不進任何紀錄。

bulletin-full = 我記錄用的磁碟滿了，暫時什麼都收不了。什麼都沒丟，計時也停著，騰出空間就接著來。
bulletin-room = 又能記錄了，遊戲繼續，停掉的時間補回來。
bulletin-stopping = 我要停一小會兒，回來還是這一局。什麼都不會丟，什麼都不變，時限照舊。
