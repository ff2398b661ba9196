### 法官单独问一个人的话。$min、$max：选几个。

prompt-kill = 杀手请睁眼。今晚刀谁？
prompt-check = 警察请睁眼。今晚验谁？
prompt-vote = 你投谁出局？
prompt-speech = 轮到你发言，说完请打：{ command-pass }
prompt-last_words = 请留遗言，说完请打：{ command-pass }
prompt-floor = 要申辩吗？要请打：{ command-floor }，不要请打：{ command-pass }
prompt-ready = 再来一局吗？来请打：{ command-ready }
# $targets：先前选的。
prompt-chosen = 你先前选的是{ $targets }。
# $command：命令，$example：可选的号码，$max：最多选几个。
prompt-how = 直接回号码，或者打：{ $command } { $example }
prompt-how-decline = 谁也不选：{ command-none }
prompt-how-abstain = 弃权：{ command-abstain }
