### 法官单独问一个人的话。$min、$max：选几个。

prompt-kill = 杀手请睁眼。今晚刀谁？
    .window = 杀手，今天杀谁？
prompt-check = 警察请睁眼。今晚验谁？
    .window = 你们今天验谁？
prompt-save = 医生请睁眼。今晚救谁？
    .window = 医生，今天救谁？
prompt-shoot = 狙击手请睁眼。今晚狙谁？
    .window = 侠客，今天出手吗？杀谁？全局只有一次。
prompt-hug = 花蝴蝶请睁眼。今晚抱谁？
    .window = 花蝴蝶，今天抱谁？
prompt-silence = 森林老人请睁眼。明天让谁禁言？
prompt-strike = 特警请睁眼。今晚出手吗？打谁？全局只有一次。
prompt-honest = 泡泡请睁眼。明天让谁诚实？
prompt-revive = 天使请睁眼。不管今晚死的是谁，要救回来吗？全局只有一次。要请打：{ command-revive }，不要请打：{ command-none }
prompt-take = 你出局了。天使，要带走谁吗？
prompt-order = 你的两张牌，哪张在前？
prompt-squeeze = 杀手请睁眼。捏几下，往哪一边传？
prompt-side = 花蝴蝶，你站哪一边？只能选一次；不选就是好人。
prompt-tiebreak = 平票了。杀手，关谁？
# $count：谜面最长多少。
prompt-notice = 杀手们，这一轮预告谁？谜面是公开的，最长 { $count } 个字节，汉字算两个。
# $count：最少多少字。
prompt-story = 请交剧情，至少 { $count } 字：{ command-story } 加上正文。要分几次发，除最后一次外都用 … 结尾，下一次接着写。
prompt-approve = 这份预告函能通过吗？线索要人人都查得到，也不能太偏。
prompt-token = 谜面说的是你吗？说中了，免死令救你一命；没说中，也一样作废。要用请打：{ command-token }
prompt-accuse = 要指控谁吗？指错了，你就出局。
prompt-vote = 你投谁出局？
prompt-speech = 轮到你发言，说完请打：{ command-pass }
prompt-last_words = 请留遗言，说完请打：{ command-pass }
prompt-floor = 要申辩吗？要请打：{ command-floor }，不要请打：{ command-pass }
prompt-ready = 要开局了，来吗？来请打：{ command-ready }
# $targets：先前选的。
prompt-chosen = 你先前选的是{ $targets }。
# $command：命令，$example：可选的号码，$max：最多选几个，$exact：必须选满时为 yes，$several：是否同时还问了别的。
prompt-how = { $several ->
        [yes] 请打：{ $command } { $example }
       *[no] 直接回号码，或者打：{ $command } { $example }
    }{ $max ->
        [0] {""}
        [1] {""}
       *[other] { $exact ->
            [yes] （要 { $max } 个号码，用空格隔开）
           *[no] （最多 { $max } 个号码，用空格隔开）
        }
    }
prompt-how-order = 照原样：{ command-order } 1 2。反过来：{ command-order } 2 1
prompt-how-squeeze = 1 到 10 的数加方向，例如：{ command-squeeze } 4 { hand-left }
prompt-how-side = 1 是好人，2 是杀手。直接回号码，或者打：{ command-side } 好人
# $example：可选的号码。
prompt-how-notice = 请打：{ command-notice } { $example } | 谜面 | 谜面和目标的联系。时间到之前可以再交。
# 上面列有各份的编号。
prompt-how-approve = 通过请打：{ command-approve } 1，不通过请打：{ command-refuse } 1 加上理由
prompt-how-accuse = 没有要说的了：{ command-pass }
# $command：命令，$several：是否同时还问了别的。
prompt-how-decline = 谁也不选：{ command-none }{ $several ->
        [yes] {" "}{ $command }
       *[no] {""}
    }
prompt-how-abstain = 弃权：{ command-abstain }
