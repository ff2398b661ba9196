### 只在终端里出现的文字。

console-welcome = 夜幕降临：一桌 { $ruleset }，{ $players }人。你是{ $who }，其余都是电脑玩家。
console-keys = 直接打字就是发言，也可以打命令；回号码就是回答提问。“{ command-help }”列出命令，“{ command-next }”跳过等待，“{ console-quit }”离开，桌子会留着。
console-quit = 再见
console-bye = 下次见。桌子给你留着，再启动就能接着玩。
console-resumed = 你的桌子还在，接着玩。
console-you = 你
console-left = 还剩{ $left }
console-seats = 座位
console-out = 出局
console-again = 再来一局？“{ command-start }”重新发牌，“{ console-quit }”离开。
