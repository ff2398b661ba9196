### 一个社区所有牌桌的规矩，以及怎样写给每个人。

## 跟在 !house、!ruleset、!notify、!remind 后面的词。一个词可有几个名字，用逗号隔开。

houseword-ban = 拉黑, 禁止
houseword-unban = 解禁
houseword-host = 开桌人
houseword-anybody = 谁都行, 人人
houseword-ruleset = 规则
houseword-language = 语言
houseword-set = 设定, 设置
houseword-add = 加入, 添加
houseword-list = 列表, 列出
houseword-remove = 去掉, 删除
houseword-on = 开, 要
houseword-off = 关, 不要, 取消
houseword-quiet = 免打扰, 安静
houseword-all = 全部, 所有

## 现状

house-heading = 这里所有牌桌的规矩：
# $value: 规则集名。
house-ruleset = 新桌默认玩：{ $value }
# $value: 语言。
house-language = 新桌默认说：{ $value }
# $value: 一句规则。
house-option = 馆规：{ $value }
# $value: 一串编号。
house-rulesets = 自己的规则集：{ $value }
# $from, $to: 时刻，$zone: 时区。
house-quiet = { $from }到{ $to }（{ $zone }）不提醒人，也不叫人来玩。
house-anybody = 谁都可以开桌。
# $value: 一串人。
house-hosts = 可以开桌的人：{ $value }
# $who, $given: 有理由是 yes，$reason。
house-banned = 不欢迎：{ $who }{ $given ->
        [yes] （{ $reason }）
       *[no] {""}
    }
house-how = 由管理员设定：!{ command-house } 后面写 ban、unban 或 host 加上人；anybody；ruleset、language、set 或 quiet 加上值；写 off 就取消。自己的规则集：!{ command-ruleset } add 加上文件内容。

# $why: 文件、键和原因。
ruleset-faulty = 这个还不能玩：{ $why }
ruleset-id = 请给它一个自己的 id：小写字母、数字和连字符，最多40个，不能和我已有的游戏重名。

notify-on = 这里下次开桌时，我私下告诉你一次。
notify-off = 开桌时不再告诉你。
remind-on = 快到时限时我会提醒你。
remind-off = 我什么都不提醒你。
# $from, $to: 时刻，$zone: 时区。
remind-quiet = { $from }到{ $to }（{ $zone }）不打扰你。

## 第一次玩的人拿到第一张牌时私下看到的话。短句；不靠图和颜色。

intro = 第一次跟我玩？简单说：
    牌只有自己知道，我在这里写给你的话不要给别人看，也不要转发。
    天黑后我会私下问一些人要做什么。问到你，就在这里回答，一般写一个座位号就行。
    天亮后大家在房间里发言，然后投票。出局的人不说话，看到最后。
    输赢算整个阵营的，早出局也一样。
    拿不准随时在这里问：!{ command-help } 看现在能做什么，!{ command-role } 看自己的牌，!{ command-rules } 看规则，!{ command-recap } 看到目前为止的情况。回答只有你看得到。
    想再看一遍：!{ command-intro }
