### 自带的各种玩法：名称，以及一句话说明（.about）。

# $id，$name；$known：社群自己的玩法、这里没有名称时为 no。
ruleset-named = { $known ->
        [yes] { $name } [{ $id }]
       *[no] { $id }
    }
rulesets-intro = 能玩的玩法如下。开桌时写上代号，例如：!{ command-new } v2
# $ruleset：名称和代号，$first 至 $last 人，$about；$known：没有 $about 时为 no。
rulesets-row = { $ruleset }，{ $first }至{ $last }人{ $known ->
        [yes] ：{ $about }
       *[no] {""}
    }

ruleset-v1 = 1.0版
    .about = 只有匪和平民，自由发言，一天一投，最简单。
ruleset-v2 = 2.0版
    .about = 警、匪、平民，轮流发言，最经典。
ruleset-v2-club = 俱乐部2.0
    .about = 计分的 2.0，有准备确认，可爆匪、认匪。
ruleset-v2-standard = 标准局
    .about = 宜 8、12、16 人；验人只知是不是匪；屠城也算匪赢。
ruleset-v2-thirteen = 警匪推理
    .about = 宜 12 人；投票前可申辩；杀光警或抓光匪为止。
ruleset-v2-final-two = 2.0版，双人终辩
    .about = 票最多的两人终辩，再投一次。
ruleset-v3 = 3.0版
    .about = 加医生和特警：医生救人，特警只能出手一次；平安夜直接接下一夜。
ruleset-v3-classic = 3.0版·旧
    .about = 警察、医生、特警算一边的神，死光就输；投票有终辩。
ruleset-v4 = 4.0版
    .about = 加花蝴蝶、狙击手、森林老人；一抱全乱套，两次空针扎死人。
ruleset-v4-classic = 4.0版·旧
    .about = 人人必须行动，发言完当场明投。
ruleset-v5 = 5.0版，双牌
    .about = 每人两张编号的牌同时生效，日夜都能说话，一天推一张牌。匪牌少些，一局就长些。
ruleset-v6 = 6.0版，双重角色
    .about = 每人两张牌先后生效，自己定哪张在前。
ruleset-dual = 双身份版
    .about = 两张牌先后生效，死了就亮；特杀压在后面也能刀。
ruleset-v5-infernal = 无间道版
    .about = 警队匪队里各有一个对方的卧底，自己人也不能全信。
ruleset-v7 = 7.0版，天使魔鬼
    .about = 天使和魔鬼都知道验人结果；天使死时能带走一人。
ruleset-taiwan = 台湾版
    .about = 一个杀手，背后牵手传捏，捏一下的人死；指控要有把握。
ruleset-slow = 单身份慢杀
    .about = 按钟点进行，一天一轮：发言、投票、行动同时开放；有乱民、侠客和选立场的花蝴蝶。
ruleset-notice = 杀人预告函
    .about = 匪每次杀人都要先出一条谜面；被说中的人可以用免死令逃过一劫。
ruleset-story = 剧情双票
    .about = 刀人要交 500 字剧情，不交作废；轮到写剧情的人当天双票。
