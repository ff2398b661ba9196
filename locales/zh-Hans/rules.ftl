### 用句子写出的规则。每个选项（路径里的点写成 -）：值是名称，.about 是解释，.is 说明取某个值时的规定。
### .is 可用的参数：$value（词或数字）、$list（列举）、$count（项数）、$first 和 $last（首末两项）、
### $role、$size（人数）、$span（时间）。

## 规则全文

# $ruleset：名称和代号。
rules-heading = { $ruleset } 的规则
rules-section-cards = —— 人数与身份牌 ——
rules-section-night = —— 夜晚 ——
rules-section-day = —— 白天 ——
rules-section-ballot = —— 投票 ——
rules-section-end = —— 胜负 ——
rules-section-table = —— 牌桌 ——
rules-manners = —— 规矩 ——
    不出示我的私信，不赌咒发誓，违者房主可以请出。不私下串通，有话通过我转。胜局已定不要拖延。有疑问请问法官：!{ command-ask }，法官说了算。
# $first 至 $last 人（$one：两者相同为 yes），$roles：点明的牌，$rest：其余的人是什么。
rules-deal-row = { $one ->
        [yes] { $first }人
       *[no] { $first }至{ $last }人
    }：{ $roles }{ $all ->
        [yes] 。
       *[no] ，其余为{ $rest }。
    }
# $name，$path。
option-named = { $name } [{ $path }]
# 没有专门句子的选项。$option：名称和路径，$value。
option-other = { $option }：{ $value }

## 人数与身份牌

option-players = 人数
    .about = 最少和最多几人，用逗号分开。
    .is = { $first }至{ $last }人。
option-standard = 标准人数
    .about = 用来比较的标准局人数。
    .is = { $count ->
        [0] 不设标准人数。
       *[other] 标准人数：{ $list }。
    }
option-deal-rest = 其余的牌
    .about = 没有点明的人拿什么牌。
    .is = 没有点明的人都是{ $list }。
# $role，$size。
option-deal-from = { $size }人起的{ $role }
    .about = 从某个人数起发几张这种牌。
    .is = { $size }人起，{ $role }：{ $value }。
# $size（数字），$role。
option-deal-half = 一半平民时{ $size }人起的牌：{ $role }
    .about = 一半平民时，从这个人数起发几张。
    .is = 一半平民时，{ $size }人起{ $role }：{ $value }。
# $role。
option-cards-side = { $role }的阵营
    .about = 这张牌随哪一方获胜。
    .is = { $role }随{ $list }获胜。
option-cards-team = { $role }的队伍
    .about = 这张牌和哪一队一起睁眼。
    .is = { $role }和{ $list }一起睁眼。
option-cards-does = { $role }的本事
    .about = 这张牌能做什么。
    .is = { $count ->
        [0] { $role }没有特别的本事。
       *[other] { $role }可以{ $list }。
    }

# $role，$power：一项本事，$list：身份。
option-cards-after = { $role }沉睡的本事：{ $power }
    .about = 哪些身份全死了，这项本事才醒。
    .is = { $list }死光之后，{ $role }才有这项本事：{ $power }。
option-cards-spares = { $role }刀不死谁
    .about = 这张牌永远刀不死的身份。
    .is = { $count ->
        [0] { $role }谁都刀得死。
       *[other] { $role }刀不死{ $list }。
    }
option-cards-last_spares = { $role }最后不能刀谁
    .about = 本队只剩这张牌时不能刀的身份。
    .is = { $count ->
        [0] 只剩一个{ $role }时也谁都能刀。
       *[other] 本队只剩一个{ $role }时，不能刀{ $list }。
    }
option-cards-mole = { $role }是内鬼
    .about = 这张牌是不是混在队里的。
    .is = { $value ->
        [true] { $role }是内鬼：队里真正的成员还有两个时才参与。
       *[false] { $role }不是内鬼。
    }
option-cards-unclaimable = 能不能跳{ $role }
    .about = 这个身份许不许跳。
    .is = { $value ->
        [true] 谁也不许跳{ $role }。
       *[false] 谁都可以跳{ $role }。
    }
option-cards-looks_for = { $role }找谁
    .about = 这张牌验人只问的那一种身份。
    .is = { $role }验人只得知是不是{ $list }。
option-cards-counts_as = { $role }算什么
    .about = 算胜负时当作哪种身份。
    .is = 算胜负时，{ $role }当作{ $list }。
# $role，$list。
option-cards-once = { $role }只能用一次的本事
    .about = 全局只能用一次的本事。
    .is = { $count ->
        [0] { $role }的本事可以一直用。
       *[other] { $role }全局只能用一次：{ $list }。
    }
option-cards-becomes = { $role }用过之后
    .about = 用过一次性的本事之后变成什么身份。
    .is = { $role }用过本事之后就是{ $list }。
option-cards-from_behind = { $role }在后
    .about = 这张牌压在后面时能不能行动。
    .is = { $value ->
        [true] { $role }压在后面也能行动。
       *[false] { $role }在前面才能行动。
    }
option-scaled = 折算人数
    .about = 别的人数是不是按比例折算。
    .is = { $value ->
        [true] 原本只有一种人数，别的人数按最接近的比例折算。
       *[false] 每种人数都有自己的配置。
    }
option-hand = 手里的牌
    .about = single：一张；at_once：两张同时；in_turn：两张先后。
    .is = { $value ->
        [at_once] 每人两张编号的牌，同时生效，都死了才出局。手里有一张匪方的牌，就随匪方获胜。
        [in_turn] 每人两张牌，先后生效，都死了才出局。手里有一张匪方的牌，就随匪方获胜。
       *[single] 每人一张牌。
    }
option-begins = 从哪里开始
    .about = night：先天黑；day：先天亮。
    .is = { $value ->
        [day] 从白天开始。
       *[night] 从夜晚开始。
    }
option-addons = 加入的身份
    .about = 另外加入的身份，各换掉一张普通牌，如 bubble。
    .is = { $count ->
        [0] 不另外加入身份。
       *[other] 另外加入，各换掉一张普通牌：{ $list }。
    }
option-police = 警察
    .about = 发不发警察；不发就换成普通牌。
    .is = { $value ->
        [true] 有警察。
       *[false] 没有警察，换成普通牌。
    }
option-half_civilians = 一半平民
    .about = 要不要一半的牌是平民（该规则有这种发牌法时）。
    .is = { $value ->
        [true] 一半的牌是平民。
       *[false] 按规则原来的发牌法。
    }
option-choose_order = 自定先后
    .about = 能不能自己定哪张牌在前。
    .is = { $value ->
        [true] 开局前各人自定哪张牌在前。
       *[false] 哪张牌在前由发牌决定。
    }
option-police_killer_hand = 警匪同手
    .about = redeal：重新发牌；swap：换牌；choose：自选一张，另一张变平民。
    .is = { $value ->
        [swap] 一人同拿警和匪时，随机换牌，换到没有为止。
        [choose] 一人同拿警和匪时，留前一张，另一张变平民。
       *[redeal] 一人同拿警和匪时，全部重新发牌。
    }
option-deal-hidden_card = 暗牌
    .about = 法官是否暗抽一张牌。
    .is = { $value ->
        [true] 我暗抽一张牌不看，所以任何身份都可能缺席。
       *[false] 所有的牌都发给玩家。
    }
option-introductions = 互认
    .about = 开局前谁认识谁，只能在玩法文件里改。
    .is = 开局前一部分玩家互相认识。
# $who：互相认识或被人认识的身份，$seen_by：认识他们的身份（互相认识时 $all 为 yes）。
# $shown：亮具体身份为 role，只亮队伍为 killers 或 police。
rules-introduction = 开局前{ $all ->
        [yes] 互相认识的：{ $who }。
       *[no] { $seen_by }认识：{ $who }。
    }{ $shown ->
        [killers] 都只以匪的面目出现。
        [police] 都只以警的面目出现。
        [detectives] 都只以侦探团成员的面目出现。
        [gin_or_vodka] 分不清谁是谁。
       *[role] {""}
    }
rules-introduction-none = 开局前谁也不认识谁。
option-marks = 编号与花色
    .about = 哪些牌带编号或花色，只告诉持牌的人，只能在玩法文件里改。
    .is = 有些牌带编号或花色。
# $who：一起编号的身份；$with：number 为编号，suit 为花色。
rules-marking = { $with ->
        [suit] { $who }的牌按发牌顺序带花色：黑桃（♠）、红桃（♥）、梅花（♣）、方块（♦）。
       *[number] { $who }的牌绕桌编号，持牌的人知道自己是几号。
    }

# 一张牌能做的事，如“杀手可以……”。
does-kill = 夜里刀人
does-check = 夜里验人
does-save = 夜里救人
does-shoot = 夜里狙人
does-hug = 夜里抱人
does-silence = 夜里禁人的言
does-strike = 出手一次
does-honest = 让人诚实
does-revive = 救回死者一次
does-take = 死时带走一人
does-squeeze = 传捏手
does-side = 选一次立场
does-notice = 用预告函杀人
does-story = 写刀人的剧情
does-explode = 爆匪
does-confess = 认匪
does-surrender = 投降

## 夜晚

option-night_order = 夜晚的顺序
    .about = 夜里的行动按什么顺序结算。
    .is = { $count ->
        [0] 夜里没有行动。
       *[other] 夜里按此顺序结算：{ $list }。
    }
option-night_close = 夜晚的结束
    .about = early：都行动完就天亮；full：总是满时间。
    .is = { $value ->
        [early] 该行动的人都行动完就天亮；夜晚的长短可能泄露谁在局。
       *[full] 夜晚总是满时间，长短不泄露任何事。
    }
option-night_talk = 夜里说话
    .about = 夜里房间里能不能说话。
    .is = { $value ->
        [true] 夜里房间里可以说话。
       *[false] 夜里房间里不许说话。
    }
option-team_talk = 队内交流
    .about = 哪些队夜里可以通过法官交流。
    .is = { $count ->
        [0] 夜里队友之间不能交流。
       *[other] 夜里私下对我说的话会转给同队的人：{ $list }。
    }
option-check_answer = 验人的答复
    .about = at_once：警察意见一致就答，不能再改；at_close：夜晚结束时答。
    .is = { $value ->
        [at_once] 在局的警点了同一个人，立即答复，不能再改。
       *[at_close] 夜晚结束时答复验人的结果。
    }
option-dead_watch = 死人睁眼
    .about = 出局的人能不能看到夜里的事。
    .is = { $value ->
        [true] 出局的人可以看夜里的事。
       *[false] 出局的人只能看到大家都看到的。
    }
option-quiet_dawn = 平安夜之后
    .about = day：照常过白天；next_night：直接进入下一夜。
    .is = { $value ->
        [next_night] 平安夜之后直接进入下一夜。
       *[day] 平安夜之后照常过白天。
    }
option-first_night = 第一夜
    .about = 第一夜能用的本事；空着：都能用。
    .is = { $count ->
        [0] 第一夜和别的夜晚一样。
       *[other] 第一夜只做这些：{ $list }。
    }
option-with_ballot = 随投票截止的本事
    .about = 投票和行动同时开放时，哪些本事随投票截止，而不是到夜里。
    .is = { $count ->
        [0] 各人的本事都到夜里截止。
       *[other] 随投票一起截止的：{ $list }。其余到夜里截止。
    }
option-decline = 夜里不选
    .about = 夜里的本事能不能故意不用。
    .is = { $value ->
        [true] 夜里被问到的人可以谁也不选。
       *[false] 夜里被问到的人必须选一个。
    }
option-parting = 死后静默
    .about = 每次有人死后是否静默片刻。
    .is = { $value ->
        [true] 每次有人死后都静默片刻，死者也许还有事要做。
       *[false] 有人死后立即继续。
    }
option-sits_out = 歇一天
    .about = 前一张牌夜里死了，当天是否歇着。
    .is = { $value ->
        [true] 夜里死了一张牌的人当天歇着，下一夜带着第二张牌回来。
       *[false] 夜里死了一张牌的人立即用第二张牌接着玩。
    }
option-crooked_judge = 黑法官
    .about = 暗牌是匪时，法官是否偏帮匪。
    .is = { $value ->
        [true] 暗牌若是匪，我就是黑法官：匪刀平民时，可能改刀警察或狙击手。
       *[false] 我谁也不帮。
    }
option-kill-by = 匪怎么选
    .about = team：一起刀一个；each：每张匪牌各刀一个。
    .is = { $value ->
        [each] 每张匪牌各刀一个目标。
       *[team] 匪一起刀一个人。
    }
option-check-by = 警怎么选
    .about = team：一起验一个；each：每张警牌各验一个。
    .is = { $value ->
        [each] 每张警牌各验一个目标。
       *[team] 警一起验一个人。
    }
option-check-misses = 验不出谁
    .about = 虽是匪方、验人却验不出的身份。
    .is = { $count ->
        [0] 是匪就验得出。
       *[other] 验人验不出{ $list }。
    }
option-save-needles = 空针
    .about = 几次空针扎死人；0：空针无害。
    .is = { $value ->
        [0] 没遇袭也去救，没有坏处。
       *[other] 没遇袭也去救就是空针，{ $value }次空针扎死人。
    }
option-save-apart = 几个医生的空针
    .about = 各医生的空针是否分开算。
    .is = { $value ->
        [true] 各医生的空针分开算。
       *[false] 所有医生的空针合在一起算。
    }
option-save-announced = 公布救活
    .about = 杀手杀了谁又被救活，是否公布。
    .is = { $value ->
        [true] 杀手杀的人被救活，当众公布是谁。
       *[false] 救活了谁不公布。
    }
option-save-from_both = 又刀又狙能不能救
    .about = 同一夜又被刀又被狙的人能不能救。
    .is = { $value ->
        [true] 同一夜又被刀又被狙，也救得活。
       *[false] 同一夜又被刀又被狙，救也没用。
    }
option-hug-disables = 抱住后失效的本事
    .about = 本人被抱时无效的本事。
    .is = { $count ->
        [0] 被抱的人本事照旧。
       *[other] 本人被抱时无效的有：{ $list }。
    }
option-hug-shielded = 抱住能挡什么
    .about = 若设护身，冲被抱者来的哪些行动无效。
    .is = { $count ->
        [0] 抱住挡不了什么。
       *[other] 抱住能挡的有：{ $list }。
    }
option-hug-shields = 抱住护身
    .about = 抱住是否护身。
    .is = { $value ->
        [true] 直接冲被抱者来的，抱住就挡下。
       *[false] 抱住不护身：被抱的人照样会中招。
    }
option-hug-shares = 被抱者分担什么
    .about = fate：刀、枪致死和针；strikes：一切；death：只有死。
    .is = { $value ->
        [strikes] 花蝴蝶遇到什么，被抱的人就遇到什么。
        [death] 花蝴蝶死了，被抱的人一起死。
       *[fate] 花蝴蝶被刀死狙死，被抱的人一起死；扎给花蝴蝶的针也有一份。
    }
option-strike-hits = 特警打死谁
    .about = killers：只打死匪；anyone：打谁谁死。
    .is = { $value ->
        [anyone] 特警打谁谁死。
       *[killers] 特警只打得死匪。
    }
option-strike-safe_until_used = 特警护身
    .about = 出手之前匪能不能刀死特警。
    .is = { $value ->
        [true] 特警出手之前，匪刀不死。
       *[false] 特警随时会被匪刀死。
    }
option-kill-own_team = 匪杀匪
    .about = 允许、不许，或须过半数。
    .is = { $value ->
        [allowed] 匪可以刀匪，也可以自杀。
        [majority] 过半数在局的匪点同一个匪，才能刀匪。
       *[forbidden] 匪不能刀匪。
    }
option-kill-first_victim_again = 头刀
    .about = 同一个人不能连着第几局头一夜被刀；0：不限。
    .is = { $value ->
        [0] 头一夜刀谁不受以往牌局的限制。
        [2] 同一个人不能连着两局头一夜被刀。
       *[other] 同一个人不能连着{ $value }局头一夜被刀。
    }
option-notice-riddle_max = 谜面长度
    .about = 谜面最长多少字节，汉字算两个，字母算一个。
    .is = 匪用预告函杀人，谜面最长 { $value } 个字节，汉字算两个。
option-notice-tokens = 免死令
    .about = 是不是人人有一张免死令。
    .is = { $value ->
        [true] 人人有一张免死令，谜面说中的人用了能活命；没说中的用了也作废。
       *[false] 没有免死令。
    }
option-reviewer = 审预告函
    .about = 没有真人法官时谁来审：none 不审，dead 由出局的人多数决定。
    .is = { $value ->
        [dead] 预告函由出局的人审，多数同意才通过；出局不到两人时不审。
       *[none] 预告函不审，交来就算。
    }
option-story-chars_min = 剧情长度
    .about = 剧情最少多少字，空白不算。
    .is = 刀人要交至少 { $value } 字的剧情才算数，空白不算；剧情公布时不署名。
option-story-turns = 轮流写剧情
    .about = 白天是不是轮流交剧情换双票。
    .is = { $value ->
        [true] 每天轮到一个人在投票之前交剧情，交了当天每一票算两票。
       *[false] 只有匪写剧情。
    }
option-check-tells = 验人得知
    .about = role：具体身份；killer：只说是不是匪。
    .is = { $value ->
        [role] 验人得知具体身份。
       *[killer] 验人只得知是不是匪。
    }
option-check-own_team = 警验警
    .about = 允许、不许，或须过半数。
    .is = { $value ->
        [allowed] 警可以验警。
        [majority] 过半数在局的警点同一个警，才能验警。
       *[forbidden] 警不能验警。
    }
option-check-shared_with = 验人结果还告诉谁
    .about = 还有哪些身份能听到验人的结果。
    .is = { $count ->
        [0] 只有警听到验人的结果。
       *[other] 也听到验人结果的有：{ $list }。
    }
option-check-suspects = 内推标记
    .about = 警能不能在队内标出怀疑对象。
    .is = { $value ->
        [true] 警可以在队内标出内推对象。
       *[false] 警不设内推标记。
    }

## 白天

option-day = 白天怎么说话
    .about = speeches：轮流发言一次；open：随时可说；accusations：只指控不投票；window：投票和行动整天开放；vote：只投票。
    .is = { $value ->
        [window] 白天随时可说，投票和各人的本事同时开放。
        [accusations] 白天自由发言，可以指控，不投票。指控对了，好人当场获胜；指控错了，自己出局。
        [open] 白天自由发言。
        [vote] 白天只投票，话在公布死者之前说完。
       *[speeches] 白天每人轮流发言一次。
    }
option-speech-start = 谁先发言
    .about = 从夜里死者的左手边、右手边，或发言方向的下一位开始。
    .is = { $value ->
        [left] 从夜里死者左手边的人开始发言。
        [right] 从夜里死者右手边的人开始发言。
       *[along] 从夜里死者在发言方向上的下一位开始。
    }
option-speech-beside = 从谁旁边开始
    .about = victim：匪刀的人；last_dead：最后报的死者；last_words：最后说遗言的死者。
    .is = { $value ->
        [last_dead] 死了几个人时，以最后报的死者定谁先发言。
        [last_words] 死了几个人时，以最后说遗言的死者定谁先发言。
       *[victim] 死了几个人时，以匪刀的人定谁先发言。
    }
option-speech-quiet = 平安夜后谁先发言
    .about = next：昨天头一个发言者的下一位；end：1号或末号。
    .is = { $value ->
        [end] 平安夜之后，顺时针从1号、逆时针从末号开始发言。
       *[next] 平安夜之后，从昨天头一个发言者的下一位开始。
    }
option-speech-direction = 发言方向
    .about = clockwise 是号码增大的方向。
    .is = { $value ->
        [clockwise] 顺时针发言，号码由小到大。
        [alternate] 第一天顺时针发言，以后每天换方向。
       *[counter_clockwise] 逆时针发言，号码由大到小。
    }
option-defence = 申辩
    .about = 投票前被点到的人能不能申辩。
    .is = { $value ->
        [true] 发言之后，被点到的人可以申辩一次。
       *[false] 发言之后直接投票。
    }
option-last_words-quota = 遗言
    .about = 几个人有遗言：数字、killers（与开局时匪数相同）或 all（都有）。
    .is = { $value ->
        [0] 没有遗言。
        [1] 只有第一个出局的人有遗言。
        [killers] 有遗言的人数等于开局时的匪数，先出局的先用。
        [all] 出局的人都有遗言。
       *[other] 前{ $value }个出局的人有遗言。
    }
# $size。
option-last_words-by_size = { $size }人起的遗言
    .about = 从某个人数起另定的遗言数。
    .is = { $value ->
        [killers] { $size }人起：遗言数等于开局时的匪数。
        [all] { $size }人起：都有遗言。
       *[other] { $size }人起：遗言{ $value }个。
    }
option-last_words-executed_killer = 匪的遗言
    .about = 被推出局的匪有没有遗言。
    .is = { $value ->
        [true] 被推出局的匪照样有遗言。
       *[false] 被推出局的匪没有遗言。
    }
option-last_words-order = 遗言的顺序
    .about = seat：按座位号；alternate：隔天倒过来。
    .is = { $value ->
        [alternate] 夜里死的人按座位留遗言：单日由小到大，双日由大到小。
       *[seat] 夜里死的人按座位号留遗言。
    }
option-accusations = 指控次数
    .about = 白天靠指控时，一轮能错几次。
    .is = 指控错{ $value }次，这一天就结束。
option-explode-from_day = 爆匪
    .about = 从第几天起可以爆匪；0：不可以。
    .is = { $value ->
        [0] 不许爆匪。
       *[other] 从第{ $value }天起可以爆匪：立即出局，当场天黑。
    }
option-confess-from_day = 认匪
    .about = 从第几天起可以认匪；0：不可以。
    .is = { $value ->
        [0] 不许认匪。
       *[other] 从第{ $value }天起可以认匪，认完接着玩。
    }
option-etiquette = 牌桌规矩
    .about = 违反规矩的跳身份要不要拦。
    .is = { $value ->
        [true] 活民不认杀，死民不认警。
       *[false] 跳什么身份都可以。
    }

## 投票

option-ballot = 投票方式
    .about = sealed：结束前保密；called：逐个点名；open：随时公开。
    .is = { $value ->
        [sealed] 暗投：结束前谁也看不到。
        [called] 逐个点名举手，投出不改。
       *[open] 明投：票数随时公开。
    }
option-ballot_close = 投票的结束
    .about = early：都投完就结束；full：总是满时间。
    .is = { $value ->
        [early] 人人投完就结束。
       *[full] 投票总是满时间。
    }
option-ballot_order = 候选人的顺序
    .about = speaking：按发言顺序；reverse：倒过来。
    .is = { $value ->
        [speaking] 按发言的顺序报名。
       *[reverse] 按发言的倒序报名。
    }
option-vote_at_once = 说完就投
    .about = 是否各人发言完当场明投。
    .is = { $value ->
        [true] 各人发言完当场明投。
       *[false] 大家说完之后再投票。
    }
option-votes_of = 一票怎么算
    .about = player：一人一票；card：一张活牌一票。
    .is = { $value ->
        [card] 一张活牌一票，两票可以分开投。
       *[player] 一人一票。
    }
option-abstain = 弃权
    .about = 可不可以谁也不投。
    .is = { $value ->
        [true] 可以弃权。
       *[false] 不能弃权。
    }
option-abstentions = 弃权算什么
    .about = blank：不算数；nobody：投“没有人”一票。
    .is = { $value ->
        [nobody] 弃权等于投“没有人”，“没有人”的票不比谁少，就没有人出局。
       *[blank] 弃权不算数。
    }
option-void_votes = 废票
    .about = 投给不能投的人，是否照收并列为废票。
    .is = { $value ->
        [true] 投给出局或不存在的人照收，公布时列为废票。
       *[false] 只能投在局的人。
    }
option-self_vote = 投自己
    .about = 可不可以投自己。
    .is = { $value ->
        [true] 可以投自己。
       *[false] 不能投自己。
    }
option-finalists = 终辩人数
    .about = 票最多的几人进入终投；0：一次定胜负。
    .is = { $value ->
        [0] 一次投票决定。
       *[other] 票最多的{ $value }人终辩，再投一次决定。
    }
option-tie = 平票
    .about = 平票之后怎么办，一步一步。
    .is = 平票之后：{ $list }。
option-tie_limit = 平票上限
    .about = 同样的人连平几轮就没人出局。
    .is = 一直平下去的话：同样的人连平{ $value }轮，没人出局。

# 平票之后的各步，如“平票之后：……、……”。
tie-tied_speak = 平票者再发言
tie-others_speak = 其余的人发言
tie-runoff = 在平票者中再投
tie-again = 再从头来一轮
tie-draw = 平局
tie-nobody = 没人出局
tie-all = 平票者全部出局
tie-lot = 抽签
tie-killers = 由杀手在夜里截止之前定关谁

## 胜负

option-ends-good = 好人何时获胜
    .about = 其中任何一组死光，好人获胜；合在一起算的身份用 + 连接。
    .is = { $count ->
        [0] 没有让好人获胜的条件。
        [1] { $list }死光，好人获胜。
       *[other] 以下任何一类死光，好人获胜：{ $list }。
    }
option-ends-killers = 匪何时获胜
    .about = 其中任何一组死光，匪获胜。
    .is = { $count ->
        [0] 哪一类死光都不足以让匪获胜。
        [1] { $list }死光，匪获胜。
       *[other] 以下任何一类死光，匪获胜：{ $list }。
    }
option-ends-draw = 何时平局
    .about = 其中任何一组死光，平局。
    .is = { $count ->
        [0] 哪一类死光都不算平局。
        [1] { $list }死光，平局。
       *[other] 以下任何一类死光，平局：{ $list }。
    }
option-ends-both = 同时达成
    .about = 两种结局同时达成时怎么算。
    .is = { $value ->
        [good] 同时达成时好人获胜。
        [killers] 同时达成时匪获胜。
       *[draw] 同时达成时平局。
    }
option-ends-certain = 大局已定
    .about = 投票之后好人只剩验人的本事，人数最多比杀手多一个，是否判杀手胜。
    .is = { $value ->
        [true] 投票之后、杀人之前，好人只剩验人的本事，人数最多比杀手多一个，杀手获胜。
       *[false] 打到分出胜负为止。
    }
option-parity = 人数相等
    .about = 匪和其余人数相等时是否立即结束。
    .is = { $value ->
        [true] 匪的人数不少于其余的人，匪立即获胜。
       *[false] 匪不能只凭人数获胜。
    }
option-shown-night = 夜里死者的牌
    .about = nothing：不亮；killers：是匪才说；role：亮身份。
    .is = { $value ->
        [role] 夜里死的人亮身份。
        [killers] 夜里死的人，是匪才说明。
       *[nothing] 夜里死的人到结束才亮牌。
    }
option-shown-vote = 被推者的牌
    .about = nothing：不亮；killers：是匪才说；role：亮身份。
    .is = { $value ->
        [role] 被推出局的人亮身份。
        [killers] 被推出局的人，是匪才说明。
       *[nothing] 被推出局的人到结束才亮牌。
    }
option-shown-explode = 爆匪者的牌
    .about = nothing：不亮；killers：是匪才说；role：亮身份。
    .is = { $value ->
        [role] 爆匪的人亮身份。
        [killers] 爆匪的人，是匪才说明。
       *[nothing] 爆匪的人不亮牌。
    }
option-shown-other = 其他出局者的牌
    .about = 离场、指控错、被带走、说谎出局的人。nothing：不亮；killers：是匪才说；role：亮身份。
    .is = { $value ->
        [role] 因其他原因出局的人亮身份。
        [killers] 因其他原因出局的人，是匪才说明。
       *[nothing] 因其他原因出局的人到结束才亮牌。
    }
# $role。
option-points-good = 好人获胜时{ $role }的分数
    .about = 好人获胜时某身份得几分。
    .is = 好人获胜时，{ $role }得{ $value }分。
option-points-killers = 匪获胜时{ $role }的分数
    .about = 匪获胜时某身份得几分。
    .is = 匪获胜时，{ $role }得{ $value }分。
option-points-draw = 平局时{ $role }的分数
    .about = 平局时某身份得几分。
    .is = 平局时，{ $role }得{ $value }分。
option-points-warned = 警告扣分
    .about = 从第二次警告起，每次扣几分。
    .is = { $value ->
        [0] 警告不扣分。
       *[other] 从第二次警告起，每次扣{ $value }分。
    }
option-points-left = 离场扣分
    .about = 擅自离场扣几分。
    .is = { $value ->
        [0] 离场不扣分。
       *[other] 擅自离场扣{ $value }分。
    }
option-no_help = 平民不帮匪
    .about = 是否提醒大家。
    .is = { $value ->
        [true] 平民任何时候都不能帮匪。
       *[false] 平民怎么做都可以。
    }

## 牌桌

option-judge = 法官
    .about = bot：我一人当法官；human：房主也当法官，审要人来审的东西，自己不下场。
    .is = { $value ->
        [human] 房主和我一起当法官：房主不下场，要人来审的由房主审。
       *[bot] 我一人当法官。
    }
option-timezone = 时区
    .about = 按哪里的钟点，如 Asia/Shanghai。
    .is = 钟点按 { $value } 的时间。
option-clock-talk = 讨论截止
    .about = 钟点，如 18:00。
    .is = 自由发言和申辩到 { $value } 截止。
option-clock-vote = 投票截止
    .about = 钟点，如 20:00。
    .is = 投票到 { $value } 截止。
option-clock-night = 夜晚截止
    .about = 钟点，如 22:00。
    .is = 夜里的行动到 { $value } 截止。
option-clock-turn = 一人的时间
    .about = 秒数，只算醒着的时间。
    .is = 轮到一个人时有{ $span }，安静时段不算。
option-clock-quiet_from = 安静时段开始
    .about = 钟点；和结束相同：没有安静时段。
    .is = 安静时段从 { $value } 开始：不截止，也不提醒。
option-clock-quiet_to = 安静时段结束
    .about = 钟点。
    .is = 安静时段到 { $value } 结束。
option-reminders = 提醒
    .about = 截止之前多少秒提醒，用逗号分开。
    .is = { $count ->
        [0] 不提醒。
       *[other] 截止之前提醒大家，也私下提醒还没有回答的人：{ $list }。
    }
option-activity = 参与
    .about = 不参与的人是否算退出。
    .is = { $value ->
        [true] 每人每天至少发言三次，每次至少十个字。不够的，或连续两天没有有效票的，先警告，再算退出游戏。
       *[false] 不说话也不算退出。
    }
option-dreams = 托梦
    .about = 出局的人能否说话并标明。
    .is = { $value ->
        [true] 死者和被关的人可以写给我，我标明托梦或狱中转给大家。他们没有投票权。
       *[false] 出局的人不说话。
    }
option-friends = 亲友团
    .about = 玩家能否有知道身份而不说话的亲友。
    .is = { $value ->
        [true] 玩家可以有亲友，亲友知道身份，但不说话、不行动、不告诉别人。同队的亲友可以通过我互通。
       *[false] 没有亲友团。
    }
option-pace = 节奏
    .about = live：现场节奏；relaxed：时间加到三倍；slow：按钟点。
    .is = { $value ->
        [slow] 按钟点进行，到点截止。
        [relaxed] 节奏宽松：时间是现场的三倍。
       *[live] 现场节奏。
    }
option-times-night = 夜晚时长
    .about = 秒数；0：随节奏。
    .is = 夜晚：{ $span }。
option-times-speech = 发言时长
    .about = 秒数；0：随节奏。
    .is = 发言：{ $span }。
option-times-last_words = 遗言时长
    .about = 秒数；0：随节奏。
    .is = 遗言：{ $span }。
option-times-discussion = 自由发言时长
    .about = 秒数；0：随节奏。
    .is = 自由发言：{ $span }。
option-times-defence = 申辩时长
    .about = 秒数；0：随节奏。
    .is = 申辩：{ $span }。
option-times-ballot = 投票时长
    .about = 秒数；0：随节奏。
    .is = 投票：{ $span }。
option-times-parting = 死后静默时长
    .about = 秒数；0：随节奏。
    .is = 死后静默：{ $span }。
option-times-order = 定先后的时长
    .about = 秒数；0：随节奏。
    .is = 决定哪张牌在前：{ $span }。
option-times-notice = 交预告函的时间
    .about = 秒数；0：三小时。
    .is = 匪交预告函的时间：{ $span }。
option-times-ready = 准备时长
    .about = 秒数；0：随节奏。
    .is = 下一局的准备时间：{ $span }。
option-times-window = 一天到投票截止的时长
    .about = 秒数；0：随节奏。
    .is = 一天到投票截止：{ $span }。
option-times-lobby = 空桌保留
    .about = 秒数；0：一天。
    .is = 一直不开局的桌子保留{ $span }。
option-ready_check = 准备确认
    .about = 下一局之前是否人人都要确认。
    .is = { $value ->
        [true] 下一局之前人人都要打“准备”。
       *[false] 下一局可以马上开始。
    }
option-ready_after = 开局问在不在
    .about = 秒数；0：不问。这么久没动静的人，开局时先问一声。
    .is = { $value ->
        [0] 开局时不问谁在不在。
       *[other] 开局时，{ $span }没有动静的人先问一声。
    }
option-waiting_list = 排队等座
    .about = 游戏中来的人能否排队。
    .is = { $value ->
        [true] 游戏中来的人可以排队等座。
       *[false] 不设排队。
    }
