//! The commands that people type: ids and shapes. Their names and help are in `locales/*/commands.ftl`.

use crate::game::Ask;

/// What a command means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the commands' own names; `help` says what each does")]
pub enum Verb {
    New,
    Join,
    Leave,
    Add,
    Ready,
    Start,
    Stop,
    Kick,
    Warn,
    Fine,
    Cohost,
    House,
    OwnRuleset,
    Notify,
    Remind,
    Intro,
    Substitute,
    PassHost,
    Shuffle,
    Set,
    Next,
    Extend,
    Pause,
    Resume,
    Away,
    SelfReport,
    AskHost,
    Vote,
    Abstain,
    Unvote,
    Pass,
    Floor,
    Explode,
    Confess,
    Surrender,
    Claim,
    Draw,
    Suspect,
    Squeeze,
    /// Which side one plays for.
    Side,
    Friend,
    /// Into a Death Note.
    Write,
    Accuse,
    Play,
    Cover,
    Deduce,
    Announce,
    Tell,
    Approve,
    Refuse,
    Swap,
    /// A secret power.
    Act(Ask),
    Decline,
    Rules,
    Rulesets,
    Table,
    Role,
    Lang,
    Terms,
    Explain,
    Recap,
    History,
    Replay,
    Stats,
    Ranking,
    Season,
    Picture,
    Export,
    Privacy,
    Posts,
    Help,
}

/// Where a command stands in the list that `help` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CommandGroup {
    /// Coming, going and getting ready.
    Seat,
    /// What only the host may do.
    Host,
    /// By day.
    Day,
    /// To the judge alone.
    Secret,
    /// Questions to the judge.
    Info,
}

impl CommandGroup {
    /// All groups, in the order of the list.
    pub const ALL: &'static [CommandGroup] = &[
        CommandGroup::Seat,
        CommandGroup::Day,
        CommandGroup::Secret,
        CommandGroup::Info,
        CommandGroup::Host,
    ];

    /// The last part of its heading's key, `help-group-…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            CommandGroup::Seat => "seat",
            CommandGroup::Host => "host",
            CommandGroup::Day => "day",
            CommandGroup::Secret => "secret",
            CommandGroup::Info => "info",
        }
    }
}

/// What kind of thing an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArgKind {
    /// Somebody at the table, or a card number.
    Player,
    /// Somebody who does not sit at the table.
    Newcomer,
    /// A role.
    Role,
    /// A number.
    Count,
    /// A span of time.
    Duration,
    /// An option's path.
    Option,
    /// An option's value.
    Value,
    /// A rule set's id.
    Ruleset,
    /// A language tag.
    Locale,
    /// A word of the glossary.
    Word,
    /// A command's name.
    Command,
    /// A secret power's name.
    Power,
    /// The number of a card of one's own hand.
    Card,
    /// Left or right.
    Side,
    /// A type of person.
    Kind,
    /// A build.
    Build,
    /// A sex.
    Sex,
    /// What a deduction is about.
    Clue,
    /// One of the two sides of the game.
    Faction,
    /// Who plays, where it is hidden as whom.
    Account,
    /// A victim, a riddle and the link between them, with a sign between.
    Letter,
    /// Why something is done.
    Reason,
    /// What one wants to be otherwise.
    Wish,
    /// A finished game's number.
    Game,
    /// A step of a finished game.
    Step,
    /// With whose eyes a finished game is looked at.
    Watch,
    /// A season's number.
    Season,
    /// What one chooses about one's privacy.
    Choice,
    /// Free text.
    Text,
}

impl ArgKind {
    /// All kinds.
    pub const ALL: &'static [ArgKind] = &[
        ArgKind::Player,
        ArgKind::Newcomer,
        ArgKind::Role,
        ArgKind::Count,
        ArgKind::Duration,
        ArgKind::Option,
        ArgKind::Value,
        ArgKind::Ruleset,
        ArgKind::Locale,
        ArgKind::Word,
        ArgKind::Command,
        ArgKind::Power,
        ArgKind::Card,
        ArgKind::Side,
        ArgKind::Kind,
        ArgKind::Build,
        ArgKind::Sex,
        ArgKind::Clue,
        ArgKind::Faction,
        ArgKind::Account,
        ArgKind::Letter,
        ArgKind::Reason,
        ArgKind::Wish,
        ArgKind::Game,
        ArgKind::Step,
        ArgKind::Watch,
        ArgKind::Season,
        ArgKind::Choice,
        ArgKind::Text,
    ];

    /// The last part of its message's key, `arg-…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            ArgKind::Player => "player",
            ArgKind::Newcomer => "newcomer",
            ArgKind::Role => "role",
            ArgKind::Count => "count",
            ArgKind::Duration => "duration",
            ArgKind::Option => "option",
            ArgKind::Value => "value",
            ArgKind::Ruleset => "ruleset",
            ArgKind::Locale => "locale",
            ArgKind::Word => "word",
            ArgKind::Command => "command",
            ArgKind::Power => "power",
            ArgKind::Card => "card",
            ArgKind::Side => "side",
            ArgKind::Kind => "kind",
            ArgKind::Build => "build",
            ArgKind::Sex => "sex",
            ArgKind::Clue => "clue",
            ArgKind::Faction => "faction",
            ArgKind::Account => "account",
            ArgKind::Letter => "letter",
            ArgKind::Reason => "reason",
            ArgKind::Wish => "wish",
            ArgKind::Game => "game",
            ArgKind::Step => "step",
            ArgKind::Watch => "watch",
            ArgKind::Season => "season",
            ArgKind::Choice => "choice",
            ArgKind::Text => "text",
        }
    }
}

/// One argument of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgSpec {
    /// What it is.
    pub kind: ArgKind,
    /// Whether the command means nothing without it.
    pub required: bool,
    /// Whether several may be given.
    pub many: bool,
}

/// A command: everything about it but its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandSpec {
    /// Its id: the English name, and the last part of its messages' key, `command-…`.
    pub id: &'static str,
    /// What it means.
    pub verb: Verb,
    /// Where `help` lists it.
    pub group: CommandGroup,
    /// What it takes, in order.
    pub args: &'static [ArgSpec],
}

const fn one(kind: ArgKind) -> ArgSpec {
    ArgSpec { kind, required: true, many: false }
}

const fn maybe(kind: ArgKind) -> ArgSpec {
    ArgSpec { kind, required: false, many: false }
}

const fn many(kind: ArgKind) -> ArgSpec {
    ArgSpec { kind, required: true, many: true }
}

const fn spec(id: &'static str, verb: Verb, group: CommandGroup, args: &'static [ArgSpec]) -> CommandSpec {
    CommandSpec { id, verb, group, args }
}

/// Every command that can be given now, in the order in which `help` lists them.
pub const COMMANDS: &[CommandSpec] = {
    use ArgKind as A;
    use CommandGroup::{Day, Host, Info, Seat, Secret};
    &[
        spec("new", Verb::New, Seat, &[maybe(A::Ruleset)]),
        spec("join", Verb::Join, Seat, &[]),
        spec("leave", Verb::Leave, Seat, &[]),
        spec("add", Verb::Add, Seat, &[maybe(A::Count)]),
        spec("ready", Verb::Ready, Seat, &[]),
        spec("start", Verb::Start, Seat, &[]),
        spec("away", Verb::Away, Seat, &[]),
        spec("sub", Verb::Substitute, Seat, &[one(A::Player), one(A::Newcomer)]),
        spec("selfreport", Verb::SelfReport, Seat, &[]),
        spec("friend", Verb::Friend, Seat, &[one(A::Player)]),
        spec("pass", Verb::Pass, Day, &[]),
        spec("vote", Verb::Vote, Day, &[many(A::Player)]),
        spec("abstain", Verb::Abstain, Day, &[]),
        spec("unvote", Verb::Unvote, Day, &[]),
        spec("floor", Verb::Floor, Day, &[]),
        spec("claim", Verb::Claim, Day, &[one(A::Role)]),
        spec("explode", Verb::Explode, Day, &[]),
        spec("confess", Verb::Confess, Day, &[]),
        spec("surrender", Verb::Surrender, Day, &[]),
        spec("draw", Verb::Draw, Day, &[]),
        spec("accuse", Verb::Accuse, Day, &[one(A::Player), maybe(A::Text)]),
        spec("swap", Verb::Swap, Day, &[one(A::Player)]),
        spec("kill", Verb::Act(Ask::Kill), Secret, &[many(A::Player)]),
        spec("check", Verb::Act(Ask::Check), Secret, &[many(A::Player)]),
        spec("save", Verb::Act(Ask::Save), Secret, &[many(A::Player)]),
        spec("shoot", Verb::Act(Ask::Shoot), Secret, &[many(A::Player)]),
        spec("hug", Verb::Act(Ask::Hug), Secret, &[many(A::Player)]),
        spec("silence", Verb::Act(Ask::Silence), Secret, &[many(A::Player)]),
        spec("strike", Verb::Act(Ask::Strike), Secret, &[many(A::Player)]),
        spec("honest", Verb::Act(Ask::Honest), Secret, &[many(A::Player)]),
        spec("revive", Verb::Act(Ask::Revive), Secret, &[]),
        spec("take", Verb::Act(Ask::Take), Secret, &[many(A::Player)]),
        spec("order", Verb::Act(Ask::Order), Secret, &[many(A::Card)]),
        spec("squeeze", Verb::Squeeze, Secret, &[one(A::Count), one(A::Side)]),
        spec("investigate", Verb::Act(Ask::Investigate), Secret, &[many(A::Player)]),
        spec("watch", Verb::Act(Ask::Watch), Secret, &[]),
        spec("deduce", Verb::Deduce, Secret, &[one(A::Clue), maybe(A::Player), maybe(A::Word)]),
        spec("search", Verb::Act(Ask::Search), Secret, &[many(A::Player)]),
        spec("glare", Verb::Act(Ask::Glare), Secret, &[many(A::Player)]),
        spec("trueglare", Verb::Act(Ask::TrueGlare), Secret, &[many(A::Player)]),
        spec("voidvote", Verb::Act(Ask::VoidVote), Secret, &[many(A::Player)]),
        spec("truevoid", Verb::Act(Ask::TrueVoid), Secret, &[many(A::Player)]),
        spec("kidnap", Verb::Act(Ask::Kidnap), Secret, &[]),
        spec("raven", Verb::Act(Ask::Raven), Secret, &[many(A::Player)]),
        spec("surpass", Verb::Act(Ask::Surpass), Secret, &[many(A::Player)]),
        spec("gossip", Verb::Act(Ask::Gossip), Secret, &[many(A::Player)]),
        spec("hunt", Verb::Act(Ask::Hunt), Secret, &[many(A::Player)]),
        spec("play", Verb::Play, Secret, &[one(A::Role), many(A::Player)]),
        spec("cover", Verb::Cover, Secret, &[maybe(A::Kind), one(A::Build), one(A::Sex)]),
        spec("side", Verb::Side, Secret, &[one(A::Faction)]),
        spec("tiebreak", Verb::Act(Ask::Tiebreak), Secret, &[many(A::Player)]),
        spec("write", Verb::Write, Secret, &[one(A::Player), one(A::Account)]),
        spec("joinup", Verb::Act(Ask::JoinUp), Secret, &[one(A::Player)]),
        spec("transfer", Verb::Act(Ask::Transfer), Secret, &[many(A::Player)]),
        spec("recover", Verb::Act(Ask::Recover), Secret, &[]),
        spec("notice", Verb::Announce, Secret, &[one(A::Letter)]),
        spec("story", Verb::Tell, Secret, &[one(A::Text)]),
        spec("token", Verb::Act(Ask::Token), Secret, &[]),
        spec("approve", Verb::Approve, Secret, &[maybe(A::Count)]),
        spec("refuse", Verb::Refuse, Secret, &[maybe(A::Text)]),
        spec("suspect", Verb::Suspect, Secret, &[one(A::Player)]),
        spec("none", Verb::Decline, Secret, &[maybe(A::Power)]),
        spec("help", Verb::Help, Info, &[maybe(A::Command)]),
        spec("explain", Verb::Explain, Info, &[]),
        spec("role", Verb::Role, Info, &[]),
        spec("table", Verb::Table, Info, &[]),
        spec("recap", Verb::Recap, Info, &[]),
        spec("rules", Verb::Rules, Info, &[maybe(A::Ruleset)]),
        spec("rulesets", Verb::Rulesets, Info, &[]),
        spec("terms", Verb::Terms, Info, &[maybe(A::Word)]),
        spec("history", Verb::History, Info, &[]),
        spec("replay", Verb::Replay, Info, &[maybe(A::Game), maybe(A::Step), maybe(A::Watch)]),
        spec("stats", Verb::Stats, Info, &[maybe(A::Player)]),
        spec("ranking", Verb::Ranking, Info, &[maybe(A::Ruleset)]),
        spec("season", Verb::Season, Info, &[maybe(A::Season)]),
        spec("picture", Verb::Picture, Info, &[maybe(A::Game)]),
        spec("export", Verb::Export, Info, &[maybe(A::Game)]),
        spec("privacy", Verb::Privacy, Info, &[maybe(A::Choice)]),
        spec("notify", Verb::Notify, Info, &[maybe(A::Wish)]),
        spec("remind", Verb::Remind, Info, &[maybe(A::Wish)]),
        spec("intro", Verb::Intro, Info, &[]),
        spec("posts", Verb::Posts, Info, &[]),
        spec("ask", Verb::AskHost, Info, &[one(A::Text)]),
        spec("lang", Verb::Lang, Info, &[maybe(A::Locale)]),
        spec("set", Verb::Set, Host, &[one(A::Option), one(A::Value)]),
        spec("shuffle", Verb::Shuffle, Host, &[]),
        spec("next", Verb::Next, Host, &[]),
        spec("extend", Verb::Extend, Host, &[maybe(A::Duration)]),
        spec("pause", Verb::Pause, Host, &[]),
        spec("resume", Verb::Resume, Host, &[]),
        spec("kick", Verb::Kick, Host, &[one(A::Player), maybe(A::Reason)]),
        spec("warn", Verb::Warn, Host, &[one(A::Player), maybe(A::Reason)]),
        spec("fine", Verb::Fine, Host, &[one(A::Player), one(A::Count), maybe(A::Reason)]),
        spec("cohost", Verb::Cohost, Host, &[one(A::Player)]),
        spec("house", Verb::House, Host, &[maybe(A::Wish)]),
        spec("ruleset", Verb::OwnRuleset, Host, &[maybe(A::Text)]),
        spec("host", Verb::PassHost, Host, &[one(A::Player)]),
        spec("stop", Verb::Stop, Host, &[]),
    ]
};

/// Names of the protocol that no rule set has a use for yet: nobody has such a power, and
/// the answer says so instead of pretending not to know the word. The flag: only for the judge's ear.
pub(super) const POWERLESS: &[(&str, bool)] = &[];
