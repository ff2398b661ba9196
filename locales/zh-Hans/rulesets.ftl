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
