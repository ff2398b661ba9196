### 法官在一局游戏里说的话。$who、$target 等是玩家的称呼，如“5号 小明”。

## 开局之前

# $ruleset：规则的名称和代号。$host：房主。
notice-opened = { $ruleset } 开桌了，房主是{ $host }。入座请打：!{ command-join }
# 用来事后证明发牌公平的封印。$commitment：一串字符。
notice-commitment = 下一副牌的封印：{ $commitment }
# 一局结束之后。$ruleset，$players（人数）。
notice-lobby = 桌子还在，接着玩 { $ruleset }。现有{ $players }人在座。再来一局：!{ command-start }
# $who，$players（现在的人数），$computer：电脑玩家为 yes。
notice-joined = { $computer ->
        [yes] { $who }入座。
       *[no] 欢迎{ $who }入座！
    }现有{ $players }人。
# $who，$players（现在的人数）。
notice-left = { $who }离座了。现有{ $players }人。
# $rule：一句话，现在的规定。
notice-option-set = 规则有变。{ $rule }
# $options：各选项的名称。
notice-house-rules = 本桌自定规则：{ $options }
notice-language-set = 从现在起，本桌我说中文。
# $who，$ready、$players：多少人里有多少人准备好了。
notice-ready = { $who }准备好了。（{ $ready }/{ $players }）
# 要开局了，有些人可能不在。$who：几个人。
notice-ready-asked = 开局前问一声，{ $who }，还在吗？在就打：!{ command-ready }。人齐了我就开局；不回应的，座位就没了。
# $who。
notice-host-passed = 现在由{ $who }当房主。
# $who, $serves: yes 或 no。
notice-cohost = { $serves ->
        [no] { $who }不再是副房主。
       *[yes] { $who }现在是副房主，可以做房主能做的事。
    }
# $who, $plays: 还在这局里就是 yes。
notice-deed = { $plays ->
        [yes] 操作的人：{ $who }，也在这局里。
       *[no] 操作的人：{ $who }。
    }
# 谁做的，不知道名字的时候；用在 notice-deed 里。
keeper-host = 房主
keeper-cohost = 副房主
keeper-moderator = 管理员
keeper-unknown = 管理这里的人
# $reason: 操作的人写的。
notice-deed-reason = 理由：{ $reason }
# $said: 运行程序的人写的。
notice-proclaimed = 运行我的人说：{ $said }
# 私下告诉要求通知的人。$ruleset, $players。
notice-invited = 你要我通知的：开桌了，{ $ruleset }。{ $players ->
        [0] 还没有人入座。
       *[other] 已有{ $players }人入座。
    }只通知这一次，下次再用 !{ command-notify }

## 桌上的事。$who 可能用不到；$amount（数字）。

note-kicked = { $who }被请下桌了。
note-shuffled = 座位重新排过了。
note-skipped = 不等了，继续。
note-early_night = 本桌人人行动完就天亮。请注意：夜晚的长短可能泄露谁还在局。
note-edge_police = 平民比标准局多，警方占便宜。
note-edge_killers = 平民比标准局少，匪方占便宜。
note-scaled = 这个人数的牌是按另一个人数的配置折算的。
note-expired = 一直没人开局，我先把桌子收了。
note-closed = 桌子收了，谢谢大家。
note-cleared = 抱歉，运行我的人不得不把这桌收掉。这里发生的一切都留有记录。
note-stopping = 这一局提前结束。
note-fined = { $who }扣{ $amount }分。
note-seat_lost = { $who }没有按时回来，座位没了。
note-start_dropped = 那就先不开局：剩下的人玩不了这一局。入座：!{ command-join }，然后：!{ command-start }
note-start_halted = 这一局现在不开了：我快要停一会儿，不再开新的。等我回来再开：!{ command-start }
note-lot = 平票抽签，抽中：{ $who }。
note-substitute_asked = 有人要顶替{ $who }，还需要另一方同意：!{ command-sub }
note-away = { $who }请假暂离。
note-queued = { $who }在排队等座。
note-no_help = 记住：平民任何时候都不能帮匪。
note-tie_killers = 平票由杀手决定关谁，与死者一同公布。
note-tie_undecided = 杀手没有定人：平票无人被关。
# $user：亲友，$who：谁的亲友。
note-friend_asked = { $user }想做{ $who }的亲友，同意请打：!{ command-friend } { $user }
note-friend_made = { $user }成了{ $who }的亲友，从此不在这里说话，也不参与游戏。
note-given_up = 这一轮没有预告函，凶手放弃了。
note-fault = 我这里出了故障，本桌只好停下，抱歉。牌局记录还在，别的桌不受影响。

## 计时

notice-paused = 计时暂停。
notice-resumed = 计时继续。
notice-extended = 时间延长了。

## 发牌

# $ruleset。
notice-started = 游戏开始：{ $ruleset }。大家看牌。
# $roles：如“2 杀手、2 警察、4 平民”。
notice-started-roles = 本局配置：{ $roles }。
# $commitment、$nonce、$hash：一串字符。
notice-started-proof = 事后可验证发牌：封印 { $commitment }，玩家部分 { $nonce }，规则 { $hash }
# $seat（数字），$hand：如“杀手”或“警察、平民”，$count：几张牌。
deal-hand = 你是{ $seat }号，{ $count ->
        [1] 你的身份牌：{ $hand }。
       *[other] 你的{ $count }张身份牌：{ $hand }。
    }
# 有编号的一张牌。$card（数字），$role。
deal-card = { $card }号{ $role }
# $hand：at_once 或 in_turn：两张牌怎么用。
# 自己某张牌的编号或花色。$card：牌号，$ring：绕桌编号时为 yes，$group：身份，$number：编号，
# $suit：none、spade、heart、club、diamond。
deal-mark = { $ring ->
        [yes] { $card }号牌
       *[no] 你的第{ $card }张牌
    }是{ $suit ->
        [spade] 黑桃（♠）杀手牌。
        [heart] 红桃（♥）杀手牌。
        [club] 梅花（♣）杀手牌。
        [diamond] 方块（♦）杀手牌。
       *[none] { $group }{ $number }号。
    }
deal-how = { $hand ->
        [at_once] 两张牌同时生效，都死了才出局。
       *[in_turn] 两张牌先后生效：前一张死了，才轮到后一张。
    }
# 几张牌时，写在其中一张的本事前面。$role：身份。
deal-as = 作为{ $role }：
# $side。
deal-side = 你随{ $side }获胜。
# 两张牌先后生效、可以自定先后时的建议，按两种身份（照身份表的顺序）。
advice-killer-killer = 建议：两张都是刀。前一张被揪出来，后一张接着刀。
advice-killer-police = 建议：警匪不能同手。放在前面的那张留下。
advice-killer-civilian = 建议：平民在前好伪装，杀手在前才帮得上匪队。
advice-killer-doctor = 建议：你随匪方获胜。救自己人，空针扎好人，做个兽医。
advice-killer-sniper = 建议：你随匪方获胜。枪口对准警察和好人，别狙自己人。
advice-police-police = 建议：两张都能验。趁后一张还安全，把验出来的说清楚。
advice-police-civilian = 建议：平民在前替警察挡刀，警察在前早点验人。
advice-police-doctor = 建议：救验过的好人，没有危险的人别乱扎。
advice-police-sniper = 建议：先验后狙，验出来的匪再开枪，没验过就是瞎打。
advice-civilian-civilian = 建议：两条命，没有本事。大胆说话，仔细听，替别人挡刀。
advice-civilian-doctor = 建议：你随好人获胜。救匪想刀的人，猜错就是空针。
advice-civilian-sniper = 建议：你随好人获胜。有几分把握是匪再开枪。
advice-doctor-doctor = 建议：两张都救人，同一个医生别给没事的人扎两次。
advice-doctor-sniper = 建议：你随好人获胜。救信得过的，狙可疑的，别弄反。
advice-sniper-sniper = 建议：你随好人获胜，两条命都能开枪。狙错一个就是帮匪。
deal-knows-nobody = 别人的身份你都不知道。
# $what：身份或队伍，$who：一人或数人。
deal-knows = 你知道的{ $what }：{ $who }。
deal-secret = 只许你自己看：把法官的私信给别人看是犯规。

## 夜晚

# $night（数字）。
notice-night = 第{ $night }夜，天黑请闭眼。
# $ask：所问之事。$targets。
notice-noted = 记下了（{ $ask }）：{ $targets }。
# 捏手：几下（$count），往哪边（$hand）。
notice-noted-squeeze = 记下了（{ $ask }）：往{ $hand }，{ $count }下。
notice-noted-none = 记下了（{ $ask }）：谁也不选。
# 对同队其他人说。$who，$ask，$targets；$named：谁也没选时为 no。
notice-team-named = { $named ->
        [yes] { $who }的意见（{ $ask }）：{ $targets }。
       *[no] { $who }谁也不选（{ $ask }）。
    }
# 对同队其他人说。$who，$said。
notice-team-said = { $who }对队友说：{ $said }
notice-friend-said = { $who }的亲友对本队的亲友团说：{ $said }

## 法官的回答。$who：所问的人。

# $role：身份。
answer-role = { $who }是{ $role }。
answer-not_killer = { $who }不是匪。
# 所问的是，或不是。
answer-yes = 是的，{ $who }正是你要找的。
answer-no = 不是，{ $who }不是你要找的。
answer-none = { $who }：我不作答。

## 天亮

# $day（数字）。
notice-dawn-quiet = 第{ $day }天，天亮请睁眼。昨晚平安无事，大家都在。
notice-dawn = 第{ $day }天，天亮请睁眼。
# $who：死者。
notice-dawn-deaths = 第{ $day }天，天亮请睁眼。昨晚死的是{ $who }。
# 几张牌里的一张。$who，$card（数字）。
death-card = { $who }的{ $card }号牌死了。
# $role：身份。
death-shown = { $who }的身份是{ $role }。
# 被推的若是匪会说明，这一个不是。
death-good = { $who }不是匪，是好人。
# 现在开放什么。$part：first（第零夜）、day（投票截止之前）或 evening（投票之后）。
notice-window = { $part ->
        [first] 第零夜。有事要做的人我会私下问；杀手定第一个目标。
        [evening] 投票已经截止。今晚行动的人现在定目标，也可以改。
       *[day] 新的一天。随便发言，投票和各人的本事都私下告诉我，以最后一次为准。
    }
# 截止之前一段时间，对所有人说。
notice-reminder = 提醒：时间不多了。
# 对一个人说。$asks：还没有回答的事。
notice-reminder-asked = 还在等你：{ $asks }。
# $who：杀手杀的、医生救活的人。
notice-saved = 杀手杀{ $who }，但是被救活了。
# $who 已出局，$jailed：是被关的为 yes；$said：说的话。
notice-dream = { $jailed ->
        [yes] 狱中的{ $who }说：{ $said }
       *[no] { $who }托梦说：{ $said }
    }
# $who 已出局，$jailed：是被关的为 yes；刚在这里写了什么。
notice-dream-mark = { $jailed ->
        [yes] { $who }在这里写的是狱中的话。
       *[no] { $who }在这里写的是托梦。
    }
# 对亲友说。$who：谁的亲友，$hand：那人的牌。
notice-befriended = 你是{ $who }的亲友，身份是{ $hand }。不能在这里说话，不能行动，也不能告诉任何人。
# $who 今天不能发言。
notice-silenced = { $who }今天禁言：不能发言，没有遗言，但能投票。
# 每次有人死后都静默片刻时，对死者说。
notice-parted = 你出局了。和每次有人死后一样，静默片刻。
# 一张牌翻到前面，或变了身份。$card：1 或 2，$role：身份。
notice-identity = 现在生效的是你的第{ $card }张牌：你是{ $role }。
# $card：1 或 2。
notice-promoted = 你转职了：第{ $card }张牌从现在起是特杀。
# $count：捏了几下，$side：左或右。
notice-squeezed = { $side }边的手捏了你{ $count }下。
notice-last-words = { $who }请留遗言。

## 白天

# $round：0 为当天的发言，更大的数为平票之后。$computer：电脑玩家为 yes，不用提示。
notice-speak = { $round ->
        [0] { $who }请发言。
       *[other] 投票之前，{ $who }再说几句。
    }{ $computer ->
        [yes] {""}
       *[no] 说完请打：!{ command-pass }
    }
notice-discussion = 自由发言，谁都可以说。
notice-defence = 被点到的人可以申辩，要说请打：!{ command-floor }
notice-accusations = 自由发言。有把握就指控：!{ command-accuse } 5。指对了抓住杀手，指错了自己出局。没有话说了请打：!{ command-pass }
# $who 指控 $target；$right：指对了为 yes。
notice-accused = { $who }指控{ $target }。{ $right ->
        [yes] 指对了，杀手找到了！
       *[no] 指错了！
    }
notice-floor-taken = { $who }申辩。
notice-confessed = { $who }认匪。白天继续。
# $role：身份。
notice-claimed = { $who }跳{ $role }。
# 对警队说。$who，$target。
notice-suspect = { $who }怀疑{ $target }。
# $who，$living 人里有 $agreed 人同意。
notice-draw-asked = { $who }同意平局。（{ $agreed }/{ $living }）同意请打：!{ command-draw }
# $seat（数字），$who：来人。
notice-substituted = { $who }顶替{ $seat }号。

## 写下来的东西

# 匪交预告函的时间。$night：第几轮。
notice-notice-time = 第{ $night }轮，凶手交预告函的时间。大家可以照常说话。
# 对审稿的人说。$number：第几份，$who：目标，$riddle，$link。
notice-review = 第{ $number }份预告函，目标是{ $who }。
    谜面：{ $riddle }
    联系：{ $link }
# 用编号指一份预告函。
review-number = 第{ $number }份
# $number：第几份，$approves：通过为 yes。
notice-review-noted = { $approves ->
        [yes] 记下了：第{ $number }份，你说通过。
       *[no] 记下了：第{ $number }份，你说驳回。
    }
# 对匪说。$who：目标，$approved：通过为 yes。
notice-reviewed = { $approved ->
        [yes] 预告{ $who }的那份通过了。
       *[no] 预告{ $who }的那份被驳回了，时间到之前可以再交。
    }
# $reason：所写的理由。
notice-reviewed-reason = 理由：{ $reason }
notice-riddle = 凶手的预告函：{ $riddle }
notice-riddle-token = 说的是谁？大家议一议。觉得是自己的，可以私下用掉唯一的一张免死令：{ command-token }
# $who：目标，$riddle，$link。
notice-solution = 谜底揭晓：“{ $riddle }”指的是{ $who }。{ $link }
# $who：目标。
notice-token-used = { $who }用了免死令，这一刀无效。
notice-noted-token = 你的免死令用掉了。
notice-noted-story = 记下了：剧情。
# 对别的匪说。$who。
notice-team-story = { $who }交了一段剧情。
# $count：现有多少字，$min：要多少字。
notice-story-part = 记下了，现有 { $count } 字，至少要 { $min } 字。接着打：{ command-story } 加上下文。
# $count：现有多少字，$min：要多少字。白天用。
notice-story-enough = 记下了，现有 { $count } 字，已够 { $min } 字。接着打：{ command-story } 加上下文。结尾不是“…”就算写完；投票开始时写到哪里就公布到哪里。
# 后面是正文。
notice-story = 昨夜的剧情：
# $who：谁写的，后面是正文。
notice-story-by = { $who }写的剧情：
# $who：轮到谁，$count：最少多少字。
notice-story-turn = 今天轮到{ $who }交剧情，至少 { $count } 字，投票之前私下给我：{ command-story }。交了，今天每一票都算两票。轮次可以对调：!{ command-swap }
# $who 向 $target 提议。
notice-swap-offered = { $who }想和{ $target }对调轮次。同意的话，请{ $target }打 !{ command-swap } 加对方的号码。
notice-swapped = { $who }和{ $target }对调了轮次。

# 电脑玩家当匪时写的谜面。$first、$second：两个数，加起来是目标的座位号，
# $number：从 0 起，选哪一条。最长 60 个字节。
computer-riddle = { $number ->
        [0] 先敲{ $first }下，再敲{ $second }下，谁来开门？
        [1] 走{ $first }步，再走{ $second }步，那把椅子凉了。
       *[other] { $first }添上{ $second }，吹灭那一支蜡烛。
    }
# $seat：目标的座位号。
computer-link = 两个数加起来是{ $seat }，就是目标的座位号。
# 电脑玩家写的剧情。$number：从 0 起，选哪一段。每段至少 500 字。
computer-story = { $number ->
        [0] 镇口那座老钟又停了，所以后来谁也说不清，事情究竟是几点发生的。那天夜里下着细雪，客栈的窗子都亮着灯，厨房里有人哼着小曲，院子里的狗平日见了月亮就要叫几声，偏偏那一夜一声也没有叫。磨坊主推门进来，抖掉肩上的雪，开口就问楼上的客人睡了没有。老板娘这才想起来，自从晚饭以后，谁也没有再见过那位客人。三个人举着蜡烛上了楼，磨坊主走在前面，老板娘跟在中间，打杂的孩子走在最后。他们敲了门，等了一会儿，又敲了一次，里面静得只听得见雪落在屋檐上的声音。门没有锁，一推就开了。窗户敞着，帘子被风吹得一起一落，桌上摆着一副切得整整齐齐的纸牌，数来数去，偏偏少了一张。床铺没有动过，椅子却倒在墙角，墙上的影子随着烛火晃来晃去，像是有人刚刚从那里走开。孩子忽然小声说，他在楼梯上闻到过一股烟草味，可是今天店里没有一个人抽烟。老板娘叫他别乱讲，自己的手却抖得连蜡烛都拿不稳。等天亮了，我们大家又要围着那张桌子坐下，你看着我，我看着你，都说自己昨晚睡得很好。这里面总有一个人在撒谎。谁哭得最伤心，谁第一个说要查个明白，谁又从头到尾一句话也不讲，大家心里都有一本账。我只劝各位一句：数牌的时候，别忘了数一数桌边的人。少掉的那张牌，说不定就藏在你身边那个人的袖子里。
        [1] 山谷里人人都认得那个摆渡的，却没有一个人知道他叫什么名字。他渡人过河，只收一枚铜钱和一条新鲜事，两样都记得清清楚楚，从来没有算错过。庙会的最后一晚，他送了七个人到对岸，照他自己的数，回来的却只有六个。他把这事告诉了卖烧饼的，卖烧饼的告诉了打铁的，不到半夜，全村的人都提着灯笼站在渡口上。船里是干的，一滴水也没有。缆绳断了，断口又平又齐，一看就是天天使刀的人割的。有个老婆婆赌咒说，天黑的时候听见两个人在树下为一笔旧账吵架；有个孩子却说根本没有人吵架，他只听见笑声，笑得很开心。摆渡的两边都听了，一声不吭，从怀里掏出一个小本子，就着灯笼的光写了几个字。大家问他写的是什么，他把本子一合，说：我记的是今天晚上没有人去叫、自己就先到了渡口的人。明天一早，我当着大家的面念出来，要是明天一早我还在的话。听到这里，灯笼灭了好几盏，也不知道是风吹的，还是有人故意吹的。回去的路上谁都不肯走在最前面，谁也不肯走在最后面，一群人挤成一团，你踩我的脚，我碰你的肩。有人说那本子里一个字也没有，是空的，吓唬人罢了；有人说他看见了，上面只有一个字。问他是什么字，他又不说了，只是把衣领往上提了提，说天真冷。河水还是照样流，声音不大不小，像有人在背后慢慢地数着步子。到了村口，大家不约而同地回头看了一眼，渡口上一盏灯也没有，船却不见了。
       *[other] 灯亮起来的时候，戏园子里已经没有人了。那是台上从来不灭的一盏小灯，唱戏的留着它，说是给走掉的前辈照路用的。可是那天夜里，有人把它从台中央搬到了第一排，放在那位专写戏评的先生脚边。先生还坐在他的老位子上，看门的老头来锁门，看见了他，先摘下帽子，然后才想起来要去叫人，因为他实在不愿意一个人陪着先生坐下去。我们都是披着外衣赶来的，站在画出来的树林子里，谁也不敢先下台。提词的姑娘说她走得最晚，做衣裳的师傅说他走得最晚，唱头牌的那位平时话最多，这一回却一句话也没有说。先生的口袋里有一篇写好的戏评，评的是一出谁也没有写过、谁也没有演过的戏。他夸凶手演得安静，演得自然，一点火气也没有，还说自己看到最后一刻才明白过来，可惜已经来不及鼓掌了。文章末尾写着日子，写的是明天。我们把这篇东西传来传去，看了一遍又一遍，纸都快揉烂了。上面没有写是哪一个角色，也没有写是谁演的，只在空白的地方画了一个小小的圆圈，像一只睁着的眼睛。看门的老头忽然说，他锁后门的时候，明明听见里面还有人在练那一句词，就是第三幕闭眼之前的那一句。大家你看我，我看你，都说自己没有练过。后来有人把小灯搬回了台中央，灯一放稳，所有人的影子都齐齐整整地落在了幕布上，数一数，比站着的人多出来一个。谁也没有再数第二遍。
    }

## 投票

# $round：0 为当天第一次。$candidates：按顺序，$count：几人，$voters：几人可投。
notice-ballot = { $round ->
        [0] 现在投票。
       *[other] 再投一次，只能投这几个。
    }{ $count ->
        [1] 出不出{ $candidates }？
       *[other] 可投：{ $candidates }。
    }
# 各人发言后当场单独投票。$who：轮到谁。
notice-ballot-one = 请{ $who }当众投票。可投：{ $candidates }。
# $who，$count：几票。
ballot-weight = { $who }有{ $count }票。
# $kind：sealed、called 或 open。$abstain：可以弃权时为 yes。
ballot-how = { $kind ->
        [sealed] 请私下告诉我，例如：{ command-vote } 5。结束之前谁也看不到。
        [called] 我逐个点名，点到你要投的人时打：!{ command-vote }。投出不改。
       *[open] 例如：!{ command-vote } 5。票数随时公开。
    }{ $abstain ->
        [yes] 不投请打：{ command-abstain }
       *[no] 人人都要投。
    }
notice-call = 投{ $who }的请举手。
notice-tally = 目前的票数：
notice-result = 投票结束。
# $who：被投的人，$count：票数，$voters：谁投的。
votes-row = { $who } —— { $count }票：{ $voters }
votes-abstained = 弃权：{ $voters }
# $who 投了不能投的人：$known 为 yes 时是 $target。
votes-voided = 废票：{ $who }{ $known ->
        [yes] 投{ $target }
       *[no] {""}
    }
# 投票的结果。$who：票最多的人。
outcome-out = 大家推的是{ $who }。
outcome-tie = 平票：{ $who }。
outcome-nobody = 没有人出局。
outcome-draw = 又是平票，次数用完了。
outcome-runoff = 进入终投的是：{ $who }。

## 白天出局。$who；$out：两张牌只死了一张、人还在局时为 no。

cause-voted = { $out ->
        [no] { $who }被推掉一张牌。
       *[yes] { $who }出局。
    }
cause-exploded = { $who }爆匪！今天到此为止。
cause-removed = { $who }被请出局。
cause-left = { $who }擅自离场，出局。
cause-accused = { $who }指控错了，出局。
cause-taken_along = { $out ->
        [no] { $who }被死者带走一张牌。
       *[yes] { $who }被死者一起带走。
    }
cause-liar = { $out ->
        [no] { $who }今天必须诚实却说了谎，死一张牌。
       *[yes] { $who }今天必须诚实却说了谎，也出局。
    }
cause-inactive = { $who }没有参与，视为退出，出局。

## 提醒。$who。

warning-out_of_turn = { $who }，还没轮到你，请等一等。
warning-night = { $who }，现在是天黑，请安静。
warning-dead = { $who }，出局的人请不要说话。
warning-by_host = 警告{ $who }一次。
warning-away = { $who }连续三次没有回应，房主可以换人顶替。
warning-target_out = { $who }已经出局。你选的目标无效了，请改。
warning-few_posts = { $who }，你今天发言还不到三次。到一天结束还不够就算退出游戏。
warning-no_vote = { $who }，你连续第二天没有有效票。到截止还没有就算退出游戏。
warning-friend = 你是{ $who }的亲友，请不要在这里说话。
warning-dreams = { $who }，今天说得够多了。
warning-unheard = { $who }，现在队友之间不能说话，这句我不转达。

## 其他

notice-called-back = 这局结束了，回桌子来吧，下一局马上开始。
# 对房主说。$who，$said。
notice-question = { $who }问：{ $said }

## 法官自己的事，发到正在进行游戏的房间里，不进任何记录。

bulletin-full = 我记录用的磁盘满了，暂时什么都收不了。什么都没丢，计时也停着，腾出地方就接着来。
bulletin-room = 又能记录了，游戏继续，停掉的时间补回来。
bulletin-stopping = 我要停一小会儿，回来还是这一局。什么都不会丢，什么都不变，时限照旧。
