### 玩家打的命令。值是命令在本语言里的名称：不带空格。
### .aliases：别名，用逗号分开。.about：一句话说明，不超过一百字。
### 所有语言的命令名都不能重复。

command-new = 开桌
    .aliases = 新局, 建桌
    .about = 在这里开一桌。
command-join = 加入
    .aliases = 入座, 坐下, 报名
    .about = 入座。
command-leave = 离开
    .aliases = 退出, 离座
    .about = 离座；游戏中离开就算出局。
command-add = 加电脑
    .aliases = 电脑, 添电脑
    .about = 加入电脑玩家。
command-ready = 准备
    .aliases = 准备好了, 我回来了
    .about = 表示可以再来一局。
command-start = 开始
    .aliases = 开局, 发牌
    .about = 发牌，游戏开始。
command-away = 暂离
    .aliases = 请假
    .about = 告诉房主你要离开一会儿。
command-sub = 顶替
    .aliases = 换人, 替补
    .about = 换一个人接替座位，身份和所知一并交接；双方都要打。
command-selfreport = 自首
    .aliases = 误睁眼
    .about = 看见了不该看的，自己报告，出局。
command-pass = 过
    .aliases = 说完, 说完了, 完毕
    .about = 发言完毕。
command-vote = 投
    .aliases = 票, 投票, 上票
    .about = 投某人一票。
command-abstain = 弃权
    .aliases = 弃票, 不投, 弃
    .about = 谁也不投。
command-unvote = 撤票
    .aliases = 收票
    .about = 收回自己的票。
command-floor = 申辩
    .aliases = 辩, 举手
    .about = 在申辩时要求发言。
command-claim = 跳
    .aliases = 声称, 自称
    .about = 当众自报身份，真假随意。
command-explode = 爆
    .aliases = 爆匪, 自爆
    .about = 匪亮明身份：立即出局，当场天黑。
command-confess = 认匪
    .aliases = 认杀
    .about = 匪承认身份，接着玩。
command-surrender = 投降
    .aliases = 认输
    .about = 一方最后一人认输。
command-draw = 平局
    .aliases = 求和, 和
    .about = 提议或同意平局。
command-accuse = 指控
    .aliases = 控告
    .about = 指控某人是杀手，可以附上理由；指错了自己出局。
command-kill = 杀
    .aliases = 刀, 杀人, 刀人
    .about = 夜里匪私下点要刀的人。
command-check = 验
    .aliases = 查, 验人, 指认
    .about = 夜里警私下点要验的人。
command-save = 救
    .aliases = 扎, 打针, 救人
    .about = 夜里医生私下点要救的人。
command-shoot = 狙
    .aliases = 狙击, 开枪
    .about = 夜里狙击手私下点要狙的人。
command-hug = 抱
    .aliases = 拥抱, 抱人
    .about = 夜里花蝴蝶私下点要抱的人。
command-silence = 禁言
    .aliases = 禁, 封口
    .about = 夜里森林老人私下点第二天禁言的人。
command-strike = 特
    .aliases = 特警出手, 出手
    .about = 夜里特警私下使出唯一的一击。
command-honest = 诚实
    .aliases = 老实
    .about = 夜里泡泡私下点第二天必须诚实的人。
command-revive = 复活
    .aliases = 救回
    .about = 天使救回今晚的死者，全局一次。
command-take = 带走
    .aliases = 带
    .about = 死去的天使带走一个人。
command-order = 顺序
    .aliases = 排序, 先后
    .about = 开局前说明两张牌哪张在前。
command-squeeze = 捏
    .aliases = 捏手
    .about = 杀手传出捏手：几下，往哪一边。
command-suspect = 内推
    .aliases = 怀疑
    .about = 私下对警队标出怀疑的人。
command-none = 不选
    .aliases = 不用, 无, 算了
    .about = 对法官的提问谁也不选。
command-help = 帮助
    .aliases = 命令, 怎么玩
    .about = 列出命令，或说明其中一个。
command-explain = 说明
    .aliases = 现在, 该干嘛
    .about = 现在进行到哪了，你能做什么。
command-role = 身份
    .aliases = 我的牌, 看牌
    .about = 私下再看一遍自己的身份牌。
command-table = 座位
    .aliases = 桌子, 在座
    .about = 看看桌上都有谁。
command-recap = 回顾
    .aliases = 小结, 局势
    .about = 本局到现在的小结：出局、跳身份、票型。
command-rules = 规则
    .aliases = 选项
    .about = 本桌或某种玩法的全部规则。
command-rulesets = 玩法
    .aliases = 版本
    .about = 列出能玩的各种玩法。
command-terms = 术语
    .aliases = 行话, 黑话
    .about = 解释牌桌上的用语。
command-history = 战绩
    .aliases = 历史
    .about = 列出这里玩过的牌局。
command-posts = 发言数
    .aliases = 帖数
    .about = 统计各人说了多少。
command-ask = 问
    .aliases = 提问
    .about = 私下问房主一句话。
command-lang = 语言
    .aliases = 换语言
    .about = 列出或选择语言：私下只对自己，在房间里对全桌。
command-set = 设置
    .aliases = 设
    .about = 开局前修改本桌的规则。
command-shuffle = 换座
    .aliases = 洗座
    .about = 重新排座位。
command-next = 下一步
    .aliases = 跳过, 下一个
    .about = 立即结束当前阶段。
command-extend = 延长
    .aliases = 加时
    .about = 延长当前阶段的时间。
command-pause = 暂停
    .aliases = 停表
    .about = 停止计时。
command-resume = 恢复
    .aliases = 走表, 继续
    .about = 继续计时。
command-kick = 踢
    .aliases = 请出
    .about = 请一个人下桌。
command-warn = 警告
    .aliases = 黄牌
    .about = 警告一个人。
command-host = 房主
    .aliases = 让位
    .about = 把房主让给别人。
command-stop = 结束
    .aliases = 散桌, 收桌
    .about = 结束这一局；没有在玩就收桌。

## 命令后面要写的东西。值用在写法里；.about 是说明。

arg-player = 玩家
    .about = 座位号、提及某人，或名字的开头
arg-newcomer = 来人
    .about = 提及一个不在座的人，或其用户号
arg-role = 身份
    .about = 一种身份，如 警察
arg-count = 数量
    .about = 几个
arg-duration = 时间
    .about = 如 60 或 2分钟
arg-option = 选项
    .about = 一条规则，如 ballot；全部选项：!{ command-help } { command-set }
arg-value = 值
    .about = 新的值，多个用逗号分开
arg-ruleset = 玩法
    .about = 玩法的代号，如 v2
arg-locale = 语言
    .about = 如 en 或 zh-Hans
arg-word = 词
    .about = 一个术语
arg-command = 命令
    .about = 一个命令
arg-power = 哪一项
    .about = 同时问了几件事时，不选的是哪一件
arg-card = 牌
    .about = 自己的第几张牌，1 或 2
arg-side = 方向
    .about = 左 或 右
arg-text = 内容
    .about = 想说的话

## 帮助

help-intro = 我是法官：发牌、喊天黑天亮、替大家保密。在房间里命令以 ! 开头，私聊时可以不写。
# 各组命令的标题。
help-group-seat = 入座离座：
help-group-day = 白天：
help-group-secret = 私下对我说：
help-group-info = 查询：
help-group-host = 房主：
# $usage：写法，$about：说明。
help-row = { $usage } —— { $about }
# $names：一串名称。
help-also = 也可以打：{ $names }
# $typed：所打的字。
help-unknown = 没有“{ $typed }”这个命令。
help-outro = 想知道某个命令的细节：!{ command-help } { command-vote }

## 术语

terms-intro = 牌桌用语：
# $word，$about。
terms-row = { $word } —— { $about }
# $typed：所打的字。
terms-unknown = 没有“{ $typed }”这个词。

## 语言

# $languages：一串语言。$name、$tag：语言自己的名称和代号。
languages = 我会说{ $languages }。
# 有人为自己选定一种语言之后听到的话。
language-own = 从现在起我和你说中文。
language-row = { $name }（{ $tag }）
