### 自帶的各種玩法：名稱，以及一句話說明（.about）。

# $id，$name；$known：社群自己的玩法、這裡沒有名稱時為 no。
ruleset-named = { $known ->
        [yes] { $name } [{ $id }]
       *[no] { $id }
    }
rulesets-intro = 能玩的玩法如下。開桌時寫上代號，例如：!{ command-new } v2
# $ruleset：名稱和代號，$first 至 $last 人，$about；$known：沒有 $about 時為 no。
rulesets-row = { $ruleset }，{ $first }至{ $last }人{ $known ->
        [yes] ：{ $about }
       *[no] {""}
    }

ruleset-v1 = 1.0版
    .about = 只有匪和平民，自由發言，一天一投，最簡單。
ruleset-v2 = 2.0版
    .about = 警、匪、平民，輪流發言，最經典。
ruleset-v2-club = 俱樂部2.0
    .about = 計分的 2.0，有準備確認，可爆匪、認匪。
ruleset-v2-standard = 標準局
    .about = 宜 8、12、16 人；驗人只知是不是匪；屠城也算匪贏。
ruleset-v2-thirteen = 警匪推理
    .about = 宜 12 人；投票前可申辯；殺光警或抓光匪為止。
ruleset-v2-final-two = 2.0版，雙人終辯
    .about = 票最多的兩人終辯，再投一次。
ruleset-v3 = 3.0版
    .about = 加醫生和特警：醫生救人，特警只能出手一次；平安夜直接接下一夜。
ruleset-v3-classic = 3.0版．舊
    .about = 警察、醫生、特警算一邊的神，死光就輸；投票有終辯。
ruleset-v4 = 4.0版
    .about = 加花蝴蝶、狙擊手、森林老人；一抱全亂了套，兩次空針扎死人。
ruleset-v4-classic = 4.0版．舊
    .about = 人人必須行動，發言完當場明投。
ruleset-v5 = 5.0版，雙牌
    .about = 每人兩張編號的牌同時生效，日夜都能說話，一天推一張牌。匪牌少些，一局就長些。
ruleset-v6 = 6.0版，雙重角色
    .about = 每人兩張牌先後生效，自己定哪張在前。
ruleset-dual = 雙身分版
    .about = 兩張牌先後生效，死了就亮；特殺壓在後面也能刀。
ruleset-v5-infernal = 無間道版
    .about = 警隊匪隊裡各有一個對方的臥底，自己人也不能全信。
ruleset-v7 = 7.0版，天使魔鬼
    .about = 天使和魔鬼都知道驗人結果；天使死時能帶走一人。
ruleset-taiwan = 台灣版
    .about = 一個殺手，大家背後牽手傳擠手，只被擠一下的人死；指控要有把握。
ruleset-slow = 單身分慢殺
    .about = 照鐘點進行，一天一輪：發言、投票、行動同時開放；有亂民、俠客和選立場的花蝴蝶。
ruleset-notice = 殺人預告函
    .about = 匪每次殺人都要先出一則謎面；被說中的人可以用免死令逃過一劫。
ruleset-story = 劇情雙票
    .about = 刀人要交 500 字劇情，不交作廢；輪到寫劇情的人當天雙票。
