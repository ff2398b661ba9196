//! The closed lists of the field's words: roles, sides, what players are asked.

use serde::{Deserialize, Serialize};

/// A word that stands in no list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown word `{0}`")]
pub struct UnknownWord(pub String);

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them, in the order of the catalogue.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The id used in files, protocols and message keys.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::game::UnknownWord;

            fn from_str(text: &str) -> Result<Self, $crate::game::UnknownWord> {
                $name::ALL.iter().copied().find(|w| w.id() == text).ok_or_else(|| $crate::game::UnknownWord(text.to_owned()))
            }
        }
    };
}
pub(crate) use words;

words! {
    /// What a card says. Source: the catalogue's list of role ids.
    Role {
        /// 杀手/匪
        Killer = "killer",
        /// 警察/警
        Police = "police",
        /// 平民/水民
        Civilian = "civilian",
        /// 医生
        Doctor = "doctor",
        /// 特警/秘密警察
        SecretPolice = "secret_police",
        /// 狙击手
        Sniper = "sniper",
        /// 花蝴蝶
        Butterfly = "butterfly",
        /// 森林老人
        ForestElder = "forest_elder",
        /// 卧底: a killer among the police
        Undercover = "undercover",
        /// 警方老大
        PoliceChief = "police_chief",
        /// 杀手头子
        KillerBoss = "killer_boss",
        /// 暗警: a policeman among the killers
        CopMole = "cop_mole",
        /// 暗杀: a killer among the police
        KillerMole = "killer_mole",
        /// 特杀
        SpecialKiller = "special_killer",
        /// 侠客
        Vigilante = "vigilante",
        /// 乱民
        Rioter = "rioter",
        /// 天使
        Angel = "angel",
        /// 魔鬼
        Devil = "devil",
        /// 泡泡
        Bubble = "bubble",
        /// 柯南
        Conan = "conan",
        /// 小五郎
        Kogoro = "kogoro",
        /// 服部平次
        Heiji = "heiji",
        /// 兰
        Ran = "ran",
        /// Boss
        Boss = "boss",
        /// 琴酒
        Gin = "gin",
        /// 伏特加
        Vodka = "vodka",
        /// 苦艾酒
        Vermouth = "vermouth",
        /// 园子
        Sonoko = "sonoko",
        /// 朱迪
        Jodie = "jodie",
        /// 灰原哀
        Haibara = "haibara",
        /// 青山刚昌
        Aoyama = "aoyama",
        /// 基拉: whoever holds a Death Note
        Kira = "kira",
    }
}

words! {
    /// Who wins together.
    Side {
        /// Police, civilians and all who win with them.
        Good = "good",
        /// The killers' side.
        Killers = "killers",
        /// Whoever plays for nobody else.
        Third = "third",
    }
}

words! {
    /// A group whose members know each other and choose together.
    Team {
        /// 匪队
        Killers = "killers",
        /// 警队
        Police = "police",
        /// Doctors who know each other.
        Doctors = "doctors",
        /// Secret police who know each other.
        SecretPolice = "secret_police",
        /// 侦探团
        Detectives = "detectives",
        /// Gin and vodka, of whom one is not told which is which.
        GinOrVodka = "gin_or_vodka",
        /// 乱民: rioters who know each other. Source: SL-08
        Rioters = "rioters",
    }
}

words! {
    /// What the judge asks of a player; for secret powers also the name of the verb.
    Ask {
        /// The killers' victim.
        Kill = "kill",
        /// Whom the police look at.
        Check = "check",
        /// Whom the doctor's needle is for.
        Save = "save",
        /// Whom the sniper shoots.
        Shoot = "shoot",
        /// Whom the butterfly embraces.
        Hug = "hug",
        /// Whom the forest elder silences.
        Silence = "silence",
        /// Whom the secret police strikes.
        Strike = "strike",
        /// Whom the bubble makes honest.
        Honest = "honest",
        /// Whether the angel calls tonight's victim back.
        Revive = "revive",
        /// Whom the dead angel takes along.
        Take = "take",
        /// Which card comes first.
        Order = "order",
        /// How many squeezes, and which way.
        Squeeze = "squeeze",
        /// Whom one investigates.
        Investigate = "investigate",
        /// Whether the watch is used.
        Watch = "watch",
        /// Among whom one searches.
        Search = "search",
        /// Whose skill fails.
        Glare = "glare",
        /// Whose role one learns.
        TrueGlare = "trueglare",
        /// Whose next vote is void.
        VoidVote = "voidvote",
        /// Who cannot be called the boss.
        TrueVoid = "truevoid",
        /// Whether one goes to kidnap.
        Kidnap = "kidnap",
        /// As whom one disguises oneself, to learn their target.
        Raven = "raven",
        /// As whom one disguises oneself, to learn their looks.
        Surpass = "surpass",
        /// Whose sex one asks for.
        Gossip = "gossip",
        /// Whom one hunts.
        Hunt = "hunt",
        /// Which role the writer plays, and its target.
        Play = "play",
        /// What the great detective has deduced.
        Deduce = "deduce",
        /// How one wants to look.
        Cover = "cover",
        /// Which side one plays for. Source: SL-11
        Side = "side",
        /// Who of the tied goes to jail. Source: SL-05
        Tiebreak = "tiebreak",
        /// Whose character and account are written into a Death Note.
        Write = "write",
        /// With whom a kira would join up.
        JoinUp = "joinup",
        /// To whom a Death Note goes.
        Transfer = "transfer",
        /// Whether a former holder takes a Death Note back.
        Recover = "recover",
        /// The killers' victim, with the riddle that announces it. Source: NO-02
        Notice = "notice",
        /// The killers' story, or by day that of whoever's turn it is. Source: ST2-02, ST2-03
        Story = "story",
        /// Whether a notice may be published. Source: NO-03
        Approve = "approve",
        /// One's one immunity token. Source: NO-05
        Token = "token",
        /// Whom one accuses.
        Accuse = "accuse",
        /// The day's ballot.
        Vote = "vote",
        /// One's turn to speak, ended by `pass`.
        Speech = "speech",
        /// Last words, ended by `pass`.
        LastWords = "last_words",
        /// Taking the floor in a defence.
        Floor = "floor",
        /// Saying that one is back for another game.
        Ready = "ready",
    }
}

impl Ask {
    /// Whether it is a secret power of the night.
    #[must_use]
    pub const fn is_night_power(self) -> bool {
        match self {
            Ask::Kill
            | Ask::Check
            | Ask::Save
            | Ask::Shoot
            | Ask::Hug
            | Ask::Silence
            | Ask::Strike
            | Ask::Honest
            | Ask::Revive
            | Ask::Squeeze
            | Ask::Investigate
            | Ask::Watch
            | Ask::Search
            | Ask::Glare
            | Ask::TrueGlare
            | Ask::VoidVote
            | Ask::TrueVoid
            | Ask::Kidnap
            | Ask::Raven
            | Ask::Surpass
            | Ask::Gossip
            | Ask::Hunt
            | Ask::Play
            | Ask::Deduce
            | Ask::Side
            | Ask::Tiebreak
            | Ask::Notice
            | Ask::Story => true,
            Ask::Take
            | Ask::Cover
            | Ask::Order
            | Ask::Write
            | Ask::JoinUp
            | Ask::Transfer
            | Ask::Recover
            | Ask::Approve
            | Ask::Token
            | Ask::Accuse
            | Ask::Vote
            | Ask::Speech
            | Ask::LastWords
            | Ask::Floor
            | Ask::Ready => false,
        }
    }

    /// Whether it names the killers' victim.
    #[must_use]
    pub const fn is_kill(self) -> bool {
        matches!(self, Ask::Kill | Ask::Notice)
    }

    /// Whether its answer is more than targets, and so is written in words: `play gin 4`, `cover child f`,
    /// `deduce boss 5`, `notice 5 | RIDDLE | LINK`, a story. A menu of targets cannot hold it.
    #[must_use]
    pub const fn is_in_words(self) -> bool {
        matches!(self, Ask::Play | Ask::Cover | Ask::Deduce | Ask::Notice | Ask::Story)
    }

    /// Whether it is used up by one use in the game.
    #[must_use]
    pub const fn is_once(self) -> bool {
        matches!(self, Ask::Strike | Ask::Revive)
    }
}
