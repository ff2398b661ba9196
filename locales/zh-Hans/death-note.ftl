### 死亡笔记：基拉能做什么，会被问到、告知、拒绝什么。

role-kira = 基拉
    .one = 基拉
    .many = 基拉
    .count = { $count } 基拉
    .aliases = 笔记本

does-notebook = 用死亡笔记杀人
# $above：多于这么多人在局时可以转让。
ability-notebook = 你持有死亡笔记。轮到你的夜晚，写下一个角色和扮演者的账号：{ command-write } 5 小明。两样都对，角色死亡；不对，大家会知道这次杀人失败，而你会知道正确的账号。也可以要求联手：{ command-joinup } 5。也可以放弃：{ command-none }。什么都不说就是自杀。多于{ $above }人在局时，随时可以转让笔记，每本一次：{ command-transfer } 5。

## 问题的简称。

ask-write = 死亡笔记
ask-joinup = 联手
ask-transfer = 转让
ask-recover = 收回

## 问题。

prompt-write = 基拉，今夜轮到你。写下谁的名字？
prompt-joinup = 还是想和另一个基拉联手？请说出角色。
prompt-transfer = 死亡笔记给谁？不要向任何人透露。
prompt-recover = 有基拉出局了。你要拿这本死亡笔记、重新成为基拉吗？
# $command：命令，$example：角色的号码。
prompt-how-write = 角色加账号，例如：{ $command } { $example } 小明。账号也可以写名单上的序号或用户号。
# $command：命令，$example：角色的号码。
prompt-how-typed = 要这样做：{ $command } { $example }
# $command：命令。
prompt-how-recover = 要：{ $command }。不要：{ command-none }

## 命令。

command-write = 写
    .aliases = 写名
    .about = 基拉夜里私下写下角色和账号。
command-joinup = 联手
    .aliases = 结盟
    .about = 基拉夜里私下要求与某角色联手，代替杀人。
command-transfer = 转让
    .aliases = 转
    .about = 基拉随时私下转让死亡笔记；笔记全毁时，原持有者指定给谁。
command-recover = 收回
    .aliases = 拿回
    .about = 转让过笔记的人在有基拉出局时收回笔记。
arg-account = 账号
    .about = 参加者：名字、用户号，或名单上的序号

## 告知。

# $who：角色，$account：扮演者。
answer-account = { $who }的扮演者是{ $account }。
# $who：角色。
notice-kill-failed = 对{ $who }的杀人失败了。这个基拉已经知道其扮演者。
# $ok：yes 或 no。
notice-joined-up = { $ok ->
        [yes] 两个基拉联手了。从此每晚两人都可以杀人。
       *[no] 有基拉想联手，失败了。
    }
# $who：另一个基拉。
notice-partner = 联手成功：另一个基拉是{ $who }。
notice-transferred = 有一本死亡笔记转让了。
notice-unclaimed = 有基拉出局。转让过笔记的人现在可以拿这一本。
notice-recovered = 笔记没有销毁，被收回了。
# $count：几本。
notice-bequeathing = 死亡笔记全毁了，在局的人还太多。{ $count ->
        [1] 重新发一本，原持有者可以指定给谁。
       *[other] 两本都重新发，原持有者可以指定给谁。
    }
# $count：几本。
notice-given-anew = { $count ->
        [1] 死亡笔记有了新的主人。
       *[other] 两本死亡笔记都有了新的主人。
    }
notebook-received = 有人把死亡笔记转让给了你：从现在起你是基拉。不能拒绝，也不会知道是谁给的。
notebook-given = 你转让了死亡笔记。不要向得到它的人透露任何事。如果不久有基拉出局，你可以拿那本笔记、重新成为基拉；一直不拿，你自己就出局。
notebook-recovered = 你收回了死亡笔记，又是基拉了。
notebook-won = 你杀死的基拉的死亡笔记归你了。
notebook-anew = 死亡笔记落到了你手里：从现在起你是基拉。这本不能转让。
# $count：几本。
notebook-count = { $count ->
        [0] 你手里没有死亡笔记了。
        [1] 你持有一本死亡笔记。
       *[other] 你持有{ $count }本死亡笔记，每本可以杀一人。不用的那本要说一声放弃（{ command-none }）：有一本没有交代，就算自杀。
    }
# $count：几个名字。
ballot-names = 最多可以写{ $count }个名字，例如：{ command-vote } 5 7。投票永不公开。到时不投的人死亡。
# $who：角色。
cause-suicide = { $who }到时没有表态，自杀出局。
# $who：角色。
cause-expired = { $who }转让了死亡笔记，到期没有收回，出局。

## 拒绝。

reason-no-account = 杀人还要写账号，例如：{ command-write } 5 小明。要联手：{ command-joinup } 5
reason-given-anew = 重新发的死亡笔记不能转让。
# $min：须多于这么多人。
reason-too-few-live = 在局的人太少，不能转让。
    .min = 多于{ $min }人在局时才能转让死亡笔记。

## 阶段。

# $day，$night。
phase-recovery = 第{ $day }天：有一本死亡笔记没了主人。
    .help = 转让过笔记的人可能正在被问。其他人请稍等。
# $day，$night。
phase-anew = 第{ $day }天：重新发死亡笔记。
    .help = 原持有者可以指定给谁。其他人请稍等。

## 结局报告。$by：谁，$count：几人，$target：角色，$fate：结果。

ledger-write = { $fate ->
        [died] { $by }写下{ $target }，账号正确，死了。
        [wrong_account] { $by }写下{ $target }，账号不对。
        [given_up] { $by }放弃了这一夜。
        [unsaid] { $by }什么都没说，自杀。
       *[missed] { $by }写下{ $target }，没有用。
    }
ledger-joinup = { $fate ->
        [no_kira] { $by }想和{ $target }联手，对方不是基拉。
       *[done] { $by }和{ $target }联手了。
    }
ledger-transfer = { $count ->
        [0] 死亡笔记抽签给了{ $target }。
       *[other] { $by }把死亡笔记给了{ $target }。
    }
ledger-recover = { $by }收回了{ $target }持有过的死亡笔记。

## 规则。

option-votes_published = 公布投票
    .about = 是否公布谁投了谁。
    .is = { $value ->
        [true] 投票结束后公布谁投了谁。
       *[false] 永不公布投票，只公布谁出局。
    }
option-silent_voters = 到时不投
    .about = stay：不投也没事；die：不投就出局。
    .is = { $value ->
        [die] 到时既不投票也不弃权的人死亡，不受票数限制。
       *[stay] 不投票也没事。
    }
option-death_note-transfer_above = 转让
    .about = 多于这么多人在局时可以转让死亡笔记。
    .is = 多于{ $value }人在局时，基拉可以转让死亡笔记，每本一局一次。转让会公布，但不说是谁给谁。
option-death_note-recovery_acts = 收回
    .about = 公布转让的那一幕之后，还有几幕可以收回。
    .is = 公布转让的那一幕和之后{ $value }幕内，有基拉被杀或被投出时，转让者可以拿那本笔记；一直不拿的转让者出局。
option-death_note-both_anew_above = 两本重发
    .about = 两本全毁时多于这么多人在局，两本都重新发。
    .is = 两本笔记全毁时多于{ $value }人在局，两本都重新发。
option-death_note-one_anew_above = 一本重发
    .about = 两本全毁时多于这么多人在局，重新发一本。
    .is = 两本全毁时多于{ $value }人在局，重新发一本；否则好人获胜。

rules-death-note-night = 两个玩家各持一本死亡笔记，是基拉，互不相识。每晚轮到其中一人杀人：角色和账号都对，角色死亡；账号不对，大家会知道对谁的杀人失败，而这个基拉会知道正确的账号。杀死另一个基拉的人得到两本笔记。基拉也可以要求联手代替杀人，对方真是基拉的话，从此每晚两人都可以杀。放弃要说出来，沉默就是自杀。
rules-death-note-ballot = 有几个基拉在局，就最多写几个名字，出局的也不会更多：两个基拉时，票数前两名出局，两人并列第一都出局，几人并列第二则只出第一，三人以上并列第一则无人出局；一个基拉时，第一名出局，并列则无人出局。

ruleset-death-note = 死亡笔记
    .about = 人人扮演角色；两个基拉猜中账号才能杀人，大家不知谁是谁地投票。
